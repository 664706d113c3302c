"""What the pydantic models of all files have in common.

Their JSON Schema is exported, so that editors complete and check files while they are written.
"""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema

from adjudicator.text.languages import Text

ID_PATTERN = r"^[a-z][a-z0-9_]*$"

Id = Annotated[str, StringConstraints(pattern=ID_PATTERN)]
"""An id: small letters, digits and underscores."""


class Form(BaseModel):
    """A mapping of a file: known keys only, no conversion of types. Lists are `list`, as strict models take no list for a tuple."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, populate_by_name=False)


class Sentence(Form):
    """A sentence in both languages."""

    en: Annotated[str, StringConstraints(min_length=1)] = Field(description="In English.")
    fr: Annotated[str, StringConstraints(min_length=1)] = Field(description="In French.")

    def text(self) -> Text:
        """The sentence as the program holds it."""
        return Text(en=self.en, fr=self.fr)


_TEST_SCHEMA: dict[str, Any] = {
    "description": "A test: yes, no, a word, a number, none, a list of these, `not WORD`, `at least N` (at most, more than, less than, other than).",
    "anyOf": [{"type": ["string", "integer", "boolean"]}, {"type": "array", "items": {"type": ["string", "integer", "boolean"]}}],
}
_CONJUNCTION: dict[str, Any] = {
    "type": "object",
    "description": "Facts and their tests; all must hold.",
    "properties": {
        "any": {"type": "array", "items": {"type": "object"}, "description": "One of these must hold."},
        "not": {"type": "object", "description": "This must not hold."},
    },
    "additionalProperties": _TEST_SCHEMA,
}

ConditionForm = Annotated[Any, WithJsonSchema(_CONJUNCTION)]
"""A condition, taken as it is: `adjudicator.rulebook.conditions.parse_condition` reads it from its node, with exact places."""

ExpressionForm = Annotated[
    Any, WithJsonSchema({"type": ["string", "integer"], "description": "A number, a fact, `A plus B`, `2 times A`, `50% of A`."})
]
"""An expression, taken as it is: `adjudicator.rulebook.expressions.parse_expression` reads it."""

ValueForm = Annotated[
    Any, WithJsonSchema({"type": ["string", "integer", "boolean", "array"], "description": "A value of a fact: yes, no, a word, a number, none."})
]
"""A value of a fact, taken as it is: `adjudicator.rulebook.fact_values.parse_value` reads it."""
