"""Random programs and incidents: facts of all types, nested conditions, definitions in strata, `none`, negation, linear comparisons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.program import Program
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.model import Case, Definition, Rule
from adjudicator.source.diagnostics import Place

PLACE = Place("club/01-test.yaml", 1, 1)

WORDS = ("flop", "turn", "river", "none", "it's", "\\", '"', "é", "\ud800", "true", "1")
SMALL = (0, 1, 2, 3, 5)
LARGE = (-(2**70), 2**62, 2**62 + 1, 10**30)
SEATS = ((), (1,), (1, 2), (2, 5, 9))

GIVEN: Mapping[str, FactType] = {
    "street": FactType.WORD,
    "{facts}": FactType.WORD,
    "burn's": FactType.YES_NO,
    "seen": FactType.YES_NO,
    "actions": FactType.COUNT,
    'put "in"': FactType.AMOUNT,
    "level": FactType.AMOUNT,
    "seat\nnumber": FactType.SEAT,
    "seats": FactType.SEATS,
    "card\\": FactType.CARD,
}
"""Ids that would break careless quoting; the vocabulary allows far less."""

DERIVED: Mapping[str, FactType] = {
    "substantial": FactType.YES_NO,
    "size": FactType.WORD,
    "half": FactType.COUNT,
    "late": FactType.YES_NO,
    "kind": FactType.WORD,
}

ALL_FACTS: Mapping[str, FactType] = {**GIVEN, **DERIVED}


def values(fact_type: FactType) -> st.SearchStrategy[Value]:
    """Any value of a fact, `none` included."""
    own: st.SearchStrategy[Value]
    if fact_type is FactType.YES_NO:
        own = st.booleans()
    elif fact_type in (FactType.WORD, FactType.CARD):
        own = st.sampled_from(WORDS)
    elif fact_type is FactType.SEATS:
        own = st.sampled_from(SEATS)
    else:
        own = st.sampled_from(SMALL) | st.sampled_from(LARGE)
    return own | st.just(NONE)


@st.composite
def members(draw: st.DrawFn, facts: Sequence[str]) -> Member:
    fact = draw(st.sampled_from(facts))
    return Member(fact, draw(st.frozensets(values(ALL_FACTS[fact]), max_size=3)), draw(st.booleans()))


@st.composite
def compares(draw: st.DrawFn, facts: Sequence[str]) -> Compare:
    terms = draw(st.dictionaries(st.sampled_from(facts), st.sampled_from((-200, -3, -2, -1, 1, 2, 6, 100)), max_size=3))
    constant = draw(st.sampled_from((-7, -2, -1, 0, 1, 4, 600)) | st.sampled_from(LARGE))
    return Compare(Linear(tuple(sorted(terms.items())), constant), draw(st.booleans()), "key", "words", draw(st.booleans()))


def conditions(facts: Sequence[str]) -> st.SearchStrategy[Condition]:
    """Conditions on `facts`, nested, with few enough alternatives."""
    numeric = [fact for fact in facts if ALL_FACTS[fact].numeric]
    leaves: st.SearchStrategy[Condition] = members(facts)
    if numeric:
        leaves = leaves | compares(numeric)
    inner = (
        leaves | st.lists(leaves, max_size=2).map(lambda parts: All(tuple(parts))) | st.lists(leaves, max_size=2).map(lambda parts: Any(tuple(parts)))
    )
    return (
        leaves | st.lists(inner, max_size=3).map(lambda parts: All(tuple(parts))) | st.lists(inner, max_size=3).map(lambda parts: Any(tuple(parts)))
    )


def rule(name: str, when: Condition, unless: Condition | None = None) -> Rule:
    """A rule that decides nothing."""
    return Rule(name, "club", "1", name, frozenset({"misdeal"}), False, when, unless, (), (), (), (), None, None, PLACE)


def definition(fact: str, cases: Sequence[tuple[Condition, Value]], otherwise: Value | None = None) -> Definition:
    return Definition(fact, "club", "1", tuple(Case(when, value) for when, value in cases), otherwise, PLACE)


@st.composite
def definitions(draw: st.DrawFn, fact: str, facts: Sequence[str]) -> Definition:
    if ALL_FACTS[fact] is FactType.YES_NO:
        return definition(fact, [(draw(conditions(facts)), True)], draw(st.sampled_from((None, False))))
    cases = draw(st.lists(st.tuples(conditions(facts), values(ALL_FACTS[fact])), min_size=1, max_size=3))
    return definition(fact, cases, draw(st.none() | values(ALL_FACTS[fact])))


@st.composite
def programs(draw: st.DrawFn) -> Program:
    """Programs; a definition may read the given facts and those defined before it, a rule any."""
    known = list(GIVEN)
    defined: list[Definition] = []
    for fact in draw(st.lists(st.sampled_from(list(DERIVED)), unique=True)):
        defined.append(draw(definitions(fact, known)))
        known.append(fact)
    count = draw(st.integers(0, 6))
    rules = tuple(rule(f"club/1.{number}", draw(conditions(known)), draw(st.none() | conditions(known))) for number in range(count))
    return Program(rules, tuple(defined), ALL_FACTS)


def incidents() -> st.SearchStrategy[dict[str, Value]]:
    """Facts of an incident: some, or all; derived facts may be given too."""
    given_facts = {fact: values(fact_type) for fact, fact_type in GIVEN.items()}
    derived = {fact: values(fact_type) for fact, fact_type in DERIVED.items()}
    return (
        st.fixed_dictionaries(given_facts)
        | st.fixed_dictionaries({}, optional={**given_facts, **derived})
        | st.fixed_dictionaries({}, optional=given_facts)
    )
