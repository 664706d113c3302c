"""What a house's files may say: the shape of `house.yaml` and of a chapter, each key described.

Their JSON Schema lets an editor complete and check rulebooks while they are written. Only the shape stands here: whether a word is a fact,
an incident or a value of a slot is read by the passes after it.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Discriminator, Field, JsonValue, RootModel, Tag, TypeAdapter

from adjudicator.source.forms import Form, Id, Sentence, ValueForm
from adjudicator.vocabulary.model import Vocabulary

Word = Annotated[str, Field(min_length=1)]
HOUSE_ID = r"^[a-z0-9]+(?:[.-][a-z0-9]+)*$"
HouseId = Annotated[Word, Field(json_schema_extra={"pattern": HOUSE_ID})]
Reference = Annotated[Word, Field(description='`"6.5"`, `"6.5.wrong_number"`, `HOUSE/51`; `51` means all of 51-A, 51-B …')]
References = Annotated[list[Reference], Field(min_length=1)]
Incidents = Word | Annotated[list[Word], Field(min_length=1)]
Value = bool | int | Word
Outcomes = Annotated[dict[Word, JsonValue], Field(min_length=1)]
"""Slot or role to what is said of it; read by `adjudicator.rulebook.outcomes`."""

_TEST = {"anyOf": [{"type": ["boolean", "integer", "string"]}, {"type": "array", "minItems": 1, "items": {"type": ["boolean", "integer", "string"]}}]}
_CONDITION = {"$ref": "#/$defs/Condition"}


class Condition(RootModel[Any]):
    """Tests by fact, all of which must hold. Its tests are read by `adjudicator.rulebook.conditions`, which can say what would be right."""


class CaseShape(Form):
    """One line of a word-valued definition."""

    when: Condition = Field(description="when this holds")
    value: ValueForm = Field(alias="is", description="the fact is this")


class CasesShape(Form):
    """A definition with values: the first line that holds."""

    cases: Annotated[list[CaseShape], Field(min_length=1)] = Field(description="the lines, the first that holds decides")
    otherwise: ValueForm | None = Field(None, description="the value when no line holds; unknown when left out")


def _definition_form(value: object) -> str:
    return "with_values" if isinstance(value, CasesShape) or (isinstance(value, dict) and "cases" in value) else "yes_or_no"


DefinitionShape = Annotated[
    Annotated[CasesShape, Tag("with_values")] | Annotated[Condition, Tag("yes_or_no")],
    Discriminator(_definition_form),
]


class SeeShape(Form):
    """A pointer to another text."""

    document: Word = Field(description="the text that the article sends to")
    at: Word = Field(description="where in it")
    here: bool = Field(description="`no`: that text is not in the source")
    on: Incidents | None = Field(None, description="incidents in which it sends there; those of the article when left out")
    when: Condition | None = Field(None, description="when it does; always when left out")


class ForbiddenShape(Sentence):
    """What is forbidden, with nothing said to follow."""

    on: Incidents | None = Field(None, description="incidents in which it is forbidden; those of the article when left out")
    when: Condition | None = Field(None, description="when it is; always when left out")


class RuleShape(Form):
    """A rule: on an incident, when a condition holds, then outcomes."""

    id: Id = Field(description="its name within the article; the full name is house/article.id")
    on: Incidents | None = Field(None, description="incidents; those of the article when left out")
    each: Literal["player"] | None = Field(None, description="`player`: matched once for each seat")
    when: Condition | None = Field(None, description="the condition under which it applies")
    unless: Condition | None = Field(None, description="and not when this holds; the explanation then says that it is excluded")
    then: Outcomes = Field(description="`slot: value` of the table, `role: {slot: value}` of somebody")
    exception_to: References | None = Field(None, description="rules or articles whose word in the same slots (or clashing ones) it sets aside")
    instead_of: References | None = Field(None, description="rules or articles that it sets aside whole")
    replaces: References | None = Field(None, description="rules or articles of the base whose place it takes")
    reading: Sentence | None = Field(None, description="how the article is read where it can be read otherwise; printed with the ruling")
    note: Sentence | str | None = Field(None, description="for the reader of the rulebook only")


class TableShape(Form):
    """Rules written as the rows of a table."""

    on: Incidents | None = Field(None, description="incidents, those of the article when left out")
    columns: Annotated[list[Word], Field(min_length=2)] = Field(description="`id`, facts, and outcomes: `then SLOT`, `then ROLE.SLOT`")
    rows: Annotated[list[Annotated[list[JsonValue], Field(min_length=1)]], Field(min_length=1)] = Field(
        description="one rule a row: its id, a test (or `any`) for each fact, a value for each outcome"
    )


class ArticleShape(Form):
    """An article of the regulation."""

    title: Sentence = Field(description="its title")
    gist: Sentence = Field(description="what it says, in one's own words")
    on: Incidents | None = Field(None, description="incidents that it is about; a rule may narrow it")
    given: Condition | None = Field(None, description="a condition added to each of its rules")
    rules: Annotated[list[RuleShape], Field(min_length=1)] | None = Field(None, description="what it decides")
    table: TableShape | None = Field(None, description="what it decides, as a table")
    define: Annotated[dict[Word, DefinitionShape], Field(min_length=1)] | None = Field(
        None, description="derived facts: true exactly when the condition holds, or cases with values"
    )
    set: Annotated[dict[Word, Value], Field(min_length=1)] | None = Field(None, description="parameters")
    see: SeeShape | None = Field(None, description="it sends to another text")
    forbidden: ForbiddenShape | None = Field(None, description="it forbids, and says no more")
    policy: Any = Field(
        None,
        description="`yes`: nothing to decide at the table; `authority`: the general-authority article",
        json_schema_extra={"enum": [True, "authority"]},
    )


class HouseShape(Form):
    """`house.yaml`: the house itself."""

    id: HouseId = Field(description="the name by which the house is called")
    title: Sentence = Field(description="its name in full")
    edition: Word = Field(description="the edition of the regulation, in quotes")
    extends: HouseId | None = Field(None, description="the house whose regulation it builds on")
    removes: References | None = Field(None, description="articles or rules of the base that do not apply here")
    parameters: dict[Word, Value] = Field(default={}, description="what the calculators need to know of the house")
    facts: dict[Word, ValueForm] = Field(default={}, description="facts of the event, set once")


class ChapterShape(RootModel[dict[Word, ArticleShape]]):
    """A chapter: article number, in quotes, to article."""


def house_schema() -> dict[str, Any]:
    """The JSON Schema of `house.yaml`."""
    schema: dict[str, Any] = without_null(HouseShape.model_json_schema())
    return schema


def chapter_schema(vocabulary: Vocabulary | None = None) -> dict[str, Any]:
    """The JSON Schema of a chapter; with `vocabulary`, facts, incidents, roles and slots are completed and checked too."""
    schema: dict[str, Any] = without_null(TypeAdapter(ChapterShape).json_schema())
    schema["$defs"]["Condition"] = {
        "type": "object",
        "description": "tests by fact, all of which must hold",
        "properties": {
            "any": {"type": "array", "minItems": 1, "items": _CONDITION, "description": "one of these mappings must hold"},
            "not": {**_CONDITION, "description": "this mapping must not hold"},
        },
        "additionalProperties": _TEST,
    }
    if vocabulary is not None:
        _add_words(schema["$defs"], vocabulary)
    return schema


def without_null(schema: Any) -> Any:
    """The schema without the null that stands for a key left out: our files have no null, and an editor's errors come out plainer."""
    if isinstance(schema, list):
        return [without_null(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {key: without_null(value) for key, value in schema.items() if not (key == "default" and value is None)}
    members = [member for member in result.get("anyOf", ()) if member != {"type": "null"}]
    if "anyOf" in result and len(members) < len(result["anyOf"]):
        del result["anyOf"]
        result = {**members[0], **result} if len(members) == 1 else {**result, "anyOf": members}
    return result


def _add_words(definitions: dict[str, Any], vocabulary: Vocabulary) -> None:
    condition = definitions["Condition"]
    for name, fact in vocabulary.facts.items():
        condition["properties"][name] = {**_TEST, "description": fact.question.en} if fact.question else _TEST
    condition["additionalProperties"] = False
    incidents = {"enum": list(vocabulary.incidents)}
    for shape in ("ArticleShape", "RuleShape"):
        definitions[shape]["properties"]["on"]["anyOf"] = [incidents, {"type": "array", "items": incidents, "minItems": 1}]
    of_table = {slot.id: {"description": slot.title.en} for slot in vocabulary.slots.values() if not slot.of_role}
    of_role = {slot.id: {"description": slot.title.en} for slot in vocabulary.slots.values() if slot.of_role}
    roles = {role: {"type": "object", "properties": of_role, "additionalProperties": False} for role in vocabulary.roles}
    definitions["RuleShape"]["properties"]["then"].update({"properties": {**of_table, **roles}, "additionalProperties": False})
    definitions["ArticleShape"]["properties"]["define"]["propertyNames"] = {"enum": list(vocabulary.facts)}
