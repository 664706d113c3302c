"""Small rulebooks made by hand, and random ones, for tests of the passes behind the loader."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member, negate
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Article, Case, Choice, Definition, Outcome, Phrase, Rule, Rulebook
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import TABLE, Ask, Fact, Impossible, Incident, Pattern, Slot, SlotValue, Vocabulary

PLACE = Place("test.yaml", 1, 1)


def text(words: str) -> Text:
    return Text(en=words, fr=words)


def fact(name: str, kind: FactType, words: Sequence[str] = (), *, question: bool = True) -> Fact:
    says = {"yes": text(f"{name}"), "no": text(f"not {name}")} if kind is FactType.YES_NO else {"value": text(f"{name} {{value}}")}
    return Fact(name, kind, says, text(f"{name}?") if question else None, labels={word: text(f"the {word}") for word in words} or None)


def slot(name: str, values: Sequence[str], *, of_role: bool = False, many: bool = False) -> Slot:
    return Slot(name, text(name), "stop", "word", of_role, many, {value: SlotValue(value, text(f"{name} is {value}")) for value in values})


def is_(name: str, *values: Value) -> Member:
    return Member(name, frozenset(values))


def at_least(name: str, number: int) -> Compare:
    return Compare(Linear(((name, 1),), -number), False, name, f"at least {number}")


def more(name: str, other: str) -> Compare:
    terms = tuple(sorted(((name, 1), (other, -1))))
    return Compare(Linear(terms, -1), False, name, f"more than {other}")


def rule(
    name: str,
    when: Condition,
    outcomes: Sequence[Outcome],
    *,
    exception_to: Sequence[str] = (),
    instead_of: Sequence[str] = (),
    unless: Condition | None = None,
    each: bool = False,
    house: str = "h",
    on: str = "event",
) -> Rule:
    article, _, short = name.partition(".")
    full = f"{house}/{name}"
    targets = [tuple(f"{house}/{one}" if "/" not in one else one for one in names) for names in (exception_to, instead_of)]
    return Rule(full, house, article, short, frozenset((on,)), each, when, unless, tuple(outcomes), targets[0], targets[1], (), None, None, PLACE)


def says(slot_name: str, word: str, who: str = TABLE) -> Outcome:
    return Outcome(who, slot_name, Phrase(word))


def choose(slot_name: str, *words: str, who: str = TABLE) -> Outcome:
    return Outcome(who, slot_name, Choice(tuple(Phrase(word) for word in words), (), "td", {}))


def yes_when(name: str, condition: Condition, article: str = "9") -> Definition:
    return Definition(name, "h", article, (Case(condition, True),), None, PLACE)


FACTS = (
    fact("a", FactType.YES_NO),
    fact("b", FactType.YES_NO),
    fact("w", FactType.WORD, ("x", "y", "z")),
    fact("n", FactType.COUNT),
    fact("m", FactType.COUNT),
    fact("d", FactType.YES_NO),
    fact("e", FactType.YES_NO, question=False),
)
SLOTS = (slot("deal", ("p", "q", "r")), slot("board", ("p", "q")), slot("hand", ("p", "q"), of_role=True), slot("note", ("p", "q"), many=True))


def vocabulary(asks: Sequence[Ask] = (), presume: Mapping[str, Value] | None = None, facts: Sequence[Fact] = FACTS) -> Vocabulary:
    incident = Incident("event", text("event"), None, tuple(one.id for one in facts), tuple(asks), presume or {})
    return Vocabulary(
        facts={one.id: one for one in facts},
        incidents={"event": incident},
        roles={"offender": text("the offender"), "player": text("the player")},
        parties={"td": text("the director")},
        terms={},
        phases=("stop",),
        slots={one.id: one for one in SLOTS},
        clashes=((Pattern("deal", frozenset(("r",))), Pattern("board", None)),),
        impossible=(Impossible(more("m", "n"), text("m cannot be more than n")),),
    )


def book(
    rules: Sequence[Rule], words: Vocabulary, definitions: Sequence[Definition] = (), bases: tuple[str, ...] = (), authority: str | None = None
) -> Rulebook:
    articles = {f"{one.house}/{one.article}": _article(one.house, one.article) for one in rules}
    if authority is not None:
        articles[f"h/{authority}"] = replace(_article("h", authority), authority=True, policy=True)
    return Rulebook("h", text("H"), "1", bases, {}, {}, {}, articles, tuple(rules), tuple(definitions), words)


def _article(house: str, number: str) -> Article:
    return Article(house, number, text(number), text("gist"), policy=False, authority=False, notes=(), place=PLACE)


def tests(names: Sequence[str]) -> st.SearchStrategy[Condition]:
    """A random test of one or two of the facts named."""
    options: list[Condition] = [more("n", "m")] if "n" in names and "m" in names else []
    for name in names:
        if name in ("n", "m"):
            options += [at_least(name, number) for number in (1, 2, 3)] + [is_(name, number) for number in (0, 1, 2, 3)]
        elif name == "w":
            options += [is_("w", "x"), is_("w", "z"), is_("w", "x", "y")]
        else:
            options += [is_(name, True), is_(name, False)]
    return st.sampled_from(options + [negate(one) for one in options])


def _combined(kind: bool, parts: Sequence[Condition]) -> Condition:
    return All(tuple(parts)) if kind else Any(tuple(parts))


def conditions(names: Sequence[str]) -> st.SearchStrategy[Condition]:
    """A random condition over the facts named."""
    return st.recursive(tests(names), lambda inner: st.builds(_combined, st.booleans(), st.lists(inner, min_size=1, max_size=3)), max_leaves=4)


@st.composite
def rulebooks(draw: st.DrawFn) -> Rulebook:
    """A random rulebook with definitions (one that is asked, one that is not), exceptions, clashes and asks."""
    definitions = [yes_when("d", draw(conditions(("n", "m", "a")))), yes_when("e", draw(conditions(("b", "w", "d"))))]
    names = ("a", "b", "w", "n", "m", "d", "e")
    outcomes = st.one_of(
        st.sampled_from("pqr").map(lambda word: says("deal", word)),
        st.sampled_from("pq").map(lambda word: says("board", word)),
        st.sampled_from("pq").map(lambda word: says("hand", word, "offender")),
        st.sampled_from("pq").map(lambda word: says("note", word)),
        st.just(choose("deal", "p", "q")),
    )
    rules = []
    for index in range(draw(st.integers(1, 4))):
        earlier = [f"{i}.r" for i in range(index)]
        targets = draw(st.lists(st.sampled_from(earlier), max_size=2, unique=True)) if earlier else []
        whole = draw(st.booleans())
        rules.append(
            rule(
                f"{index}.r",
                draw(conditions(names)),
                draw(st.lists(outcomes, min_size=1, max_size=2, unique_by=lambda o: (o.who, o.slot))),
                unless=draw(st.one_of(st.none(), conditions(names))),
                exception_to=() if whole else targets,
                instead_of=targets if whole else (),
            )
        )
    asks = draw(st.sampled_from([(), (Ask(((TABLE, "deal"),)),), (Ask(((TABLE, "board"), ("offender", "hand"))),)]))
    return book(rules, vocabulary(asks), definitions)
