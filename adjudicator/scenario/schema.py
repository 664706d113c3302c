"""What a scenario file may say: the shape, each key described. Its JSON Schema lets an editor complete and check scenarios while they are written.

Only the shape stands here. What a value means (is it a fact of this house, a value of that slot) is read by `adjudicator.scenario.load`.
"""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, JsonValue

from adjudicator.ruling.model import SilentReason
from adjudicator.source.forms import ConditionForm, Form, Sentence, ValueForm

Word = Annotated[str, Field(min_length=1)]
Facts = dict[Word, ValueForm]
"""Fact to value; `unknown` and `disputed` say that it is not settled."""
Claims = dict[Word, JsonValue]
"""`slot: value` of the table, `role: {slot: value}` or `seat N: {slot: value}` of somebody; a value is written as in a rule's `then`,
or is `any`: whatever value it is."""
StatusWord = Literal["conflict", "depends", "discretion", "ruled", "silent"]


class AnswerForm(Form):
    """What an answer must be. Everything is a subset unless it says otherwise; an empty list or mapping says that there is none."""

    status: StatusWord | None = Field(None, description="conflict, depends, discretion, ruled or silent")
    slots: Claims | None = Field(
        None,
        description="what is settled: `slot: value` of the table, `role: {slot: value}` or `seat N: {slot: value}` of somebody; "
        "arguments of a value that are left out are not compared; of a slot that takes several values, one value or a list",
    )
    cites: list[Word] | None = Field(None, description="articles that the answer cites")
    unanswered: list[Word] | None = Field(None, description="slots asked and answered by nothing: `pot`, `offender.cards`, `chips|pot`")
    conflicts: list[Annotated[list[Word], Field(min_length=2)]] | None = Field(None, description="for each conflict, one article for each side")
    set_aside: list[Word] | None = Field(None, description="rules or articles that would apply and are set aside")
    reason: SilentReason | None = Field(None, description="why it is silent: no_article, no_consequence, text_not_here")
    options: Claims | None = Field(
        None, description="what somebody chooses between: `slot: [option, …]`, `role: {slot: [option, …]}`; all the options, in any order"
    )
    never: Claims | None = Field(None, alias="not", description="what must not come out anywhere, written like `slots`")


class BranchForm(AnswerForm):
    """A branch of a ruling that depends on missing facts."""

    when: ConditionForm | None = Field(None, description="the condition of the branch, as in a rule; another wording of the same condition will do")
    after: dict[Word, JsonValue] | None = Field(None, description="in a chain: how an earlier event came out, written as under `slots`")


class ExpectationForm(AnswerForm):
    """What the ruling must be."""

    branches: list[BranchForm] | None = Field(None, description="all the branches, in any order")
    missing: list[Word] | None = Field(None, description="exactly the facts that are missing and matter")
    presumed: Facts | None = Field(None, description="presumptions that the ruling prints")
    events: list[ExpectationForm] | None = Field(None, description="of the further events of a chain, in order")


class EventForm(Form):
    """One event of a chain."""

    incident: Word | list[Word] = Field(description="the kind of event, or the kinds of one event")
    facts: Facts = Field(default={}, description="facts given")
    players: dict[Word, Facts] = Field(default={}, description="facts of seats, by seat number")
    hand: Word | None = Field(None, description="the hand, in the notation of docs/hand-notation.md")
    about: Word | None = Field(None, description="the seat or position whose last action in the hand is in question")


class ScenarioForm(Form):
    """A case, and what must (and must not) come out of it under one house or several."""

    name: Word = Field(description="what happens, in a few words; unique in the file")
    house: Word | None = Field(None, description="an id, or the path to a house's folder, relative to this file")
    houses: dict[Word, ExpectationForm] | None = Field(None, description="instead of `house` and `expect`: what each house must say")
    dispute: Word | None = Field(None, description="the id of the dispute that it comes from")
    query: dict[Literal["en", "fr"], Word | list[Word]] | None = Field(None, description="how somebody at the table would put it")
    incident: Word | list[Word] | None = Field(None, description="the kind of event, or the kinds of one event")
    facts: Facts = Field(default={}, description="facts given; `unknown` and `disputed` are possible")
    players: dict[Word, Facts] = Field(default={}, description="facts of seats, by seat number")
    hand: Word | None = Field(None, description="the hand, in the notation of docs/hand-notation.md")
    about: Word | None = Field(None, description="the seat or position whose last action in the hand is in question")
    events: list[EventForm] | None = Field(None, min_length=1, description="instead of `incident`, `facts` and `players`: a chain of events")
    strict: bool = Field(default=False, description="nothing is presumed")
    expect: ExpectationForm | None = Field(None, description="what must come out")
    never: Claims | None = Field(None, alias="not", description="what must not come out of any event under any house")
    reading: str | Sentence | None = Field(None, description="how the article was read, and why, where it can be read otherwise")
    note: str | Sentence | None = Field(None, description="for the reader of the scenario")
