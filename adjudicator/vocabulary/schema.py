"""The shape of the vocabulary files. Their JSON Schema lets an editor complete and check them while they are written.

Conditions, expressions and values are taken as they are here and read from their nodes by the loader, with exact places.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, WithJsonSchema

from adjudicator.facts.betting.steps import AboutAction
from adjudicator.source.forms import ConditionForm, ExpressionForm, Form, Id, Sentence, ValueForm
from adjudicator.vocabulary.model import SlotType

FactTypeName = Literal["yes/no", "word", "count", "amount", "seat", "seats", "numbers", "card", "cards", "amounts", "pots", "hand"]


class FactForm(Form):
    """A fact: something that is so or not, said or not, so many, at this event."""

    type: FactTypeName = Field(description="What its values are; counts and amounts are whole numbers, amounts in chips.")
    question: Sentence | None = Field(None, description="The question by which it is asked.")
    ask: Id = Field("td", description="The party that the question is put to.")
    yes_sentence: Sentence | None = Field(None, alias="yes", description="Of a yes/no fact: the sentence when it is so.")
    no_sentence: Sentence | None = Field(None, alias="no", description="Of a yes/no fact: the sentence when it is not so.")
    says: Sentence | None = Field(None, description="Of the other types: its sentence, with {value} (words, seats, cards) or {n} (counts, amounts).")
    noun: Sentence | None = Field(
        None, description="Of a count or an amount: what it is called within a sentence, with its article, where its value is not known."
    )
    zero: Sentence | None = Field(None, description="Of a count or an amount: its sentence for 0, where it has one of its own.")
    values: dict[Id, Sentence] | None = Field(None, description="Of a word fact: its values as nouns with their definite article.", min_length=1)
    none: Sentence | None = Field(None, description="The sentence for `none`; with it `none` is a value of the fact.")
    only_if: ConditionForm | None = Field(None, description="The fact matters only when this holds; otherwise its value is that of `otherwise`.")
    otherwise: ValueForm | None = Field(None, description="The value when `only_if` does not hold.")
    presumed: ValueForm | None = Field(None, description="The value taken when nobody alleges another one.")
    from_event: Literal["event"] | None = Field(None, alias="from", description="`event`: set once for the event.")
    per: Literal["player"] | None = Field(None, description="`player`: a fact of each seat.")
    formula: ExpressionForm | None = Field(None, alias="is", description="The expression by which it is computed from other facts.")
    by: Id | None = Field(None, description="The calculator that computes it from other facts.")


class FactAddition(Form):
    """What a house may add to a fact of the shared vocabulary."""

    values: dict[Id, Sentence] = Field(description="Further values of a word fact.", min_length=1)


class AskForm(Form):
    """Slots that need an answer, under a condition."""

    ask: str = Field(description="`slot`, `role.slot`, or several joined by `|`, of which one is enough.")
    when: ConditionForm | None = Field(None, description="Only when this holds.")
    after: dict[Id, Id | Annotated[list[Id], Field(min_length=1)]] | None = Field(
        None, description="Only once these slots have these values.", min_length=1
    )


class IncidentForm(Form):
    """A kind of event at the table."""

    title: Sentence = Field(description="What it is called.")
    titled: Sentence | None = Field(None, description="A title that names facts, used when all of them are known.")
    facts: list[Id] = Field(description="The facts that describe it, the most telling first.")
    asks: list[str | AskForm] = Field(description="The slots that a director needs answered.", min_length=1)
    presume: dict[Id, ValueForm] = Field({}, description="Facts that have this value in this incident when nobody alleges another one.")
    also: list[Id] = Field([], description="It is of these kinds too.")
    subject: Id | None = Field(None, description="The role of the player in question when a hand is told.")
    roles: dict[Id, Sentence] = Field({}, description="What people are called in this incident, with the definite article, by role.")
    before_play: bool = Field(False, description="The error came before the first action: actions are counted from the beginning of the hand.")
    about_action: AboutAction = Field(
        False,
        description="The event is an action: the last one that a hand tells, where nothing else is in question; `call`, …: the last told as that; "
        "`out_of_turn`: the one that came out of turn; `error`: as `yes`, and actions are counted from the one that is in question.",
    )


class IncidentAddition(Form):
    """What a house may add to an incident of the shared vocabulary."""

    facts: list[Id] = Field([], description="Further facts.")
    asks: list[str | AskForm] = Field([], description="Further slots that need an answer.")


ArgumentForm = Literal["amount", "count", "seat", "seats", "pots", "hand", "term", "terms"] | Annotated[list[Id], Field(min_length=1)]


Severity = Annotated[list[Annotated[int, Field(ge=0, le=9)]], Field(min_length=2, max_length=2)]


class SlotValueForm(Form):
    """A value of a slot."""

    en: str = Field(description="Its sentence in English.", min_length=1)
    fr: str = Field(description="Its sentence in French.", min_length=1)
    arguments: dict[Id, ArgumentForm] | None = Field(
        None,
        alias="with",
        description="Its arguments, the first named like the value: amount, count, seat, seats, pots, hand, term, terms, or the terms allowed.",
        min_length=1,
    )
    headline: Sentence | None = Field(None, description="Of a step: the sentence that stands for the whole procedure.")
    acts: Id | None = Field(
        None, description="What it makes of the action in question: fold, check, call, bet, raise, all_in, void, or the argument that names one."
    )
    severity: Severity | None = Field(
        None, description="Of a penalty: the mildest and the severest that it allows, from 0 (none at all) to 9. Rulebooks are compared by it."
    )


class SlotForm(Form):
    """Something that a ruling settles."""

    title: Sentence = Field(description="What it is called.")
    type: SlotType = Field("word", description="`procedure`: steps in order; `options`: what a player may do; amount, count, seat: an expression.")
    of: Literal["role"] | None = Field(None, description="`role`: of somebody; of the table when left out.")
    merge: Literal["one", "many"] = Field("one", description="`many`: several values may stand together.")
    phase: Id = Field(description="When it is carried out, one of `phases`.")
    says: Sentence | None = Field(None, description="Of options, amounts, counts and seats: its sentence, with {value}.")
    values: dict[Id, SlotValueForm] | None = Field(None, description="Its values, or the steps of a procedure.", min_length=1)


class SlotAddition(Form):
    """What a house may add to a slot of the shared vocabulary."""

    values: dict[Id, SlotValueForm] = Field(description="Further values.", min_length=1)


class ImpossibleForm(Form):
    """A combination of facts that cannot be."""

    on: Id | Annotated[list[Id], Field(min_length=1)] | None = Field(
        None, description="The incidents in which it cannot be; all of them when left out."
    )
    when: ConditionForm = Field(description="The combination.")
    because: Sentence = Field(description="Why it cannot be.")


_PATTERN: dict[str, Any] = {
    "type": "object",
    "minProperties": 1,
    "maxProperties": 1,
    "additionalProperties": {"anyOf": [{"type": "string"}, {"type": "array", "items": {"type": "string"}}]},
    "description": "A slot and the value meant, several of them, or `any`.",
}
ClashForm = Annotated[
    list[Any], Field(min_length=2, max_length=2), WithJsonSchema({"type": "array", "items": _PATTERN, "minItems": 2, "maxItems": 2})
]
"""Two slots that cannot both be so."""


class VocabularyForm(Form):
    """A file of the shared vocabulary."""

    facts: dict[Id, FactForm] = Field({}, description="What is known of a case.")
    incidents: dict[Id, IncidentForm] = Field({}, description="Kinds of events.")
    roles: dict[Id, Sentence] = Field({}, description="The people a ruling speaks of, with their definite article.")
    parties: dict[Id, Sentence] = Field({}, description="Those to whom questions are put, with their definite article.")
    terms: dict[Id, Sentence] = Field({}, description="Nouns that slot values take as arguments, with their definite article.")
    phases: list[Id] = Field([], description="The order in which a ruling is carried out.")
    slots: dict[Id, SlotForm] = Field({}, description="What a ruling settles.")
    clashes: list[ClashForm] = Field([], description="Pairs of outcomes that cannot stand together.")
    impossible: list[ImpossibleForm] = Field([], description="Combinations of facts that cannot be.")


class HouseVocabularyForm(Form):
    """A file of a house's own words: new ones, and what is added to those of the shared vocabulary."""

    facts: dict[Id, FactForm | FactAddition] = Field({}, description="Facts of its own, or `values` added to a word fact.")
    incidents: dict[Id, IncidentForm | IncidentAddition] = Field({}, description="Incidents of its own, or `facts` and `asks` added to one.")
    roles: dict[Id, Sentence] = Field({}, description="Roles of its own.")
    parties: dict[Id, Sentence] = Field({}, description="Parties of its own.")
    terms: dict[Id, Sentence] = Field({}, description="Terms of its own.")
    slots: dict[Id, SlotForm | SlotAddition] = Field({}, description="Slots of its own, or `values` added to one.")
    clashes: list[ClashForm] = Field([], description="Further pairs of outcomes that cannot stand together.")
    impossible: list[ImpossibleForm] = Field([], description="Further combinations that cannot be.")
