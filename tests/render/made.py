"""A rulebook and rulings made by hand, for the tests of pages and data."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import TRUE, All, Condition, negate
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Article, Choice, Content, Outcome, Phrase, Rule, Rulebook, Steps
from adjudicator.ruling.model import (
    Answer,
    Because,
    Branch,
    Conflict,
    FactUsed,
    Missing,
    Presumed,
    Ruling,
    SetAside,
    Settled,
    Status,
    Unanswered,
)
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import TABLE
from tests.text.words import VOCABULARY, at_least, words, yes

PLACE = Place("club/06.yaml", 1, 1)
READING = Text(
    "6.6 is read as setting 6.5 aside once there was substantial action", "on lit 6.6 comme écartant 6.5 dès qu'il y a eu action substantielle"
)


def article(number: str, en: str, fr: str, *, authority: bool = False) -> Article:
    gist = Text(f"What {number} says.", f"Ce que dit {number}.")
    return Article("club", number, Text(en, fr), gist, policy=False, authority=authority, notes=(), place=PLACE)


def rule(article_number: str, name: str, when: Condition, *outcomes: Outcome, exception_to: tuple[str, ...] = ()) -> Rule:
    return Rule(
        name=f"club/{article_number}.{name}",
        house="club",
        article=article_number,
        id=name,
        on=frozenset({"premature_board"}),
        each_player=False,
        when=when,
        unless=None,
        outcomes=outcomes,
        exception_to=exception_to,
        instead_of=(),
        replaces=(),
        reading=None,
        note=None,
        place=PLACE,
    )


AGAIN = Steps((Phrase("mix", (("mix", ("flop", "stub")),)), Phrase("deal", (("deal", "flop"),))))
BURNED = Steps((Phrase("mix", (("mix", ("flop", "stub")),)), Phrase("burn"), Phrase("deal", (("deal", "flop"),))))

RULEBOOK = Rulebook(
    id="club",
    title=Text("Our club", "Notre club"),
    edition="2026-01",
    bases=(),
    parameters={},
    parameters_set_by={},
    context={},
    articles={
        f"club/{a.number}": a
        for a in (
            article("2.4", "Last word", "Le dernier mot", authority=True),
            article("6.5", "Misdeal", "La fausse donne"),
            article("6.6", "Substantial action", "Action substantielle"),
            article("6.8", "Premature flop", "Flop prématuré"),
        )
    },
    rules=(
        rule("6.8", "known", All((words("street", "flop"), yes("burn_identifiable"))), Outcome(TABLE, "board", AGAIN)),
        rule("6.8", "lost", All((words("street", "flop"), negate(yes("burn_identifiable")))), Outcome(TABLE, "board", BURNED)),
        rule("6.5", "misdeal", TRUE, Outcome(TABLE, "deal", Phrase("misdeal"))),
        rule("6.6", "goes_on", at_least("actions_before_notice", 3), Outcome(TABLE, "deal", Phrase("goes_on")), exception_to=("club/6.5.misdeal",)),
    ),
    definitions=(),
    vocabulary=VOCABULARY,
)


def settled(
    who: str,
    slot: str,
    content: Content,
    cites: tuple[str, ...],
    *,
    status: Status = Status.RULED,
    rules: tuple[str, ...] = (),
    reading: bool = False,
) -> Settled:
    return Settled(who, slot, content, status, rules, cites, (READING,) if reading else ())


def answer(
    *outcomes: Settled, status: Status = Status.RULED, unanswered: tuple[Unanswered, ...] = (), conflicts: tuple[Conflict, ...] = ()
) -> Answer:
    cites = tuple(dict.fromkeys(cite for outcome in outcomes for cite in outcome.cites))
    return Answer(status, outcomes, conflicts, (), unanswered, cites)


def ruling(
    status: Status,
    of: Answer,
    *,
    facts: Mapping[str, Value] | None = None,
    branches: tuple[Branch, ...] = (),
    missing: tuple[Missing, ...] = (),
    presumed: tuple[Presumed, ...] = (),
    not_applied: tuple[Because, ...] = (),
    warnings: tuple[Text, ...] = (),
    events: tuple[Ruling, ...] = (),
) -> Ruling:
    return Ruling(
        house="club",
        edition="2026-01",
        incident=("premature_board",),
        status=status,
        answer=of,
        branches=branches,
        missing=missing,
        presumed=presumed,
        not_applied=not_applied,
        facts=tuple(FactUsed(name, value, "given") for name, value in (facts or {}).items()),
        authority=("2.4",),
        silent_notes=(),
        warnings=warnings,
        events=events,
    )


AGAIN_BY_68 = settled(TABLE, "board", AGAIN, ("6.8",), rules=("club/6.8.known",))
BURNED_BY_68 = settled(TABLE, "board", BURNED, ("6.8",), rules=("club/6.8.lost",))
NO_PENALTY = Unanswered((("offender", "penalty"),), "no_article")
MISSING_BURN = Missing("burn_identifiable", ((TABLE, "board"),), ("6.8",), disputed=False)

RULED = ruling(
    Status.RULED,
    answer(AGAIN_BY_68, unanswered=(NO_PENALTY,)),
    facts={"street": "flop", "burn_identifiable": True},
    presumed=(Presumed("actions_before_notice", 0),),
    not_applied=(
        Because("club/6.6.goes_on", (at_least("actions_before_notice", 3),), excluded=False),
        Because("club/6.8.lost", (negate(yes("burn_identifiable")),), excluded=False),
    ),
)
DEPENDS = ruling(
    Status.DEPENDS,
    answer(status=Status.DEPENDS),
    facts={"street": "flop"},
    branches=(Branch(yes("burn_identifiable"), answer(AGAIN_BY_68)), Branch(negate(yes("burn_identifiable")), answer(BURNED_BY_68))),
    missing=(MISSING_BURN,),
)
DEPENDS_ON_MORE = ruling(
    Status.DEPENDS,
    answer(settled("offender", "penalty", Phrase("may"), ("6.5",)), status=Status.DEPENDS),
    branches=(
        Branch(at_least("actions_before_notice", 3), answer(settled(TABLE, "deal", Phrase("goes_on"), ("6.6",), reading=True))),
        Branch(negate(at_least("actions_before_notice", 3)), answer(settled(TABLE, "deal", Phrase("misdeal"), ("6.5",)), unanswered=(NO_PENALTY,))),
    ),
    missing=(
        Missing("actions_before_notice", ((TABLE, "deal"),), ("6.6",), disputed=True),
        Missing("street", (), (), disputed=False),
    ),
)
DISCRETION = ruling(
    Status.DISCRETION,
    answer(
        settled(
            TABLE,
            "deal",
            Choice(
                (Phrase("misdeal"), Phrase("goes_on")),
                (Text("how far the hand has gone", "l'avancement du coup"),),
                "td",
                {"misdeal": (Outcome("offender", "penalty", Phrase("may")),)},
            ),
            ("6.5",),
            status=Status.DISCRETION,
        ),
        settled("offender", "hand", Phrase("dead"), ("6.6",)),
        status=Status.DISCRETION,
    ),
)
_SIDES = (
    settled(TABLE, "deal", Phrase("misdeal"), ("6.5",), status=Status.CONFLICT),
    settled(TABLE, "deal", Phrase("goes_on"), ("6.6",), status=Status.CONFLICT),
)
CONFLICT = ruling(Status.CONFLICT, answer(*_SIDES, status=Status.CONFLICT, conflicts=(Conflict(_SIDES),)))
SILENT = ruling(Status.SILENT, answer(status=Status.SILENT, unanswered=(Unanswered(((TABLE, "chips"), (TABLE, "pot")), "no_article"),)))
FORBIDDEN = ruling(Status.SILENT, answer(status=Status.SILENT, unanswered=(Unanswered(((TABLE, "deal"),), "no_consequence", ("6.5",)),)))
SET_ASIDE = ruling(
    Status.RULED,
    Answer(
        Status.RULED,
        (settled(TABLE, "deal", Phrase("goes_on"), ("6.6",), rules=("club/6.6.goes_on",)),),
        (),
        (SetAside("club/6.5.misdeal", "club/6.6.goes_on", ((TABLE, "deal"),), READING),),
        (),
        ("6.6",),
    ),
    facts={"actions_before_notice": 4},
    warnings=(Text("`street` is not used by any rule on this incident", "`street` n'est utilisé par aucune règle sur cet incident"),),
)
CHAIN = ruling(Status.RULED, answer(AGAIN_BY_68), facts={"street": "flop"}, events=(SILENT,))

ALL = {
    "ruled": RULED,
    "depends": DEPENDS,
    "depends_on_more": DEPENDS_ON_MORE,
    "discretion": DISCRETION,
    "conflict": CONFLICT,
    "silent": SILENT,
    "forbidden": FORBIDDEN,
    "set_aside": SET_ASIDE,
    "chain": CHAIN,
}
