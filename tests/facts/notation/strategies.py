"""Tellings at random, whatever they mean."""

from __future__ import annotations

from hypothesis import strategies as st

from adjudicator.facts.betting.hand import Action, Street, Structure
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Amount, Cards, Kind, Motion, Plain, PullBack, Put, Ruled, Say, Step
from adjudicator.facts.notation.telling import (
    Acts,
    Ante,
    Blinds,
    DeadSmallBlind,
    Deals,
    Game,
    HasChips,
    Irregularity,
    PassedOver,
    Players,
    Posts,
    Remain,
    Sits,
    SmallestChip,
    Spot,
    Statement,
    TellsPot,
)
from adjudicator.source.diagnostics import Place

HERE = Place("--hand", 1, 1)
amounts = st.integers(1, 2_000_000)
spots: st.SearchStrategy[Spot] = st.one_of(st.integers(1, 11), st.sampled_from(["SB", "BB", "UTG", "UTG+1", "UTG+2", "MP", "LJ", "HJ", "CO", "BTN"]))
chips = st.lists(st.sampled_from([25, 100, 500, 1000, 5000]), min_size=1, max_size=6).map(lambda values: tuple(sorted(values, reverse=True)))
known_or_not: st.SearchStrategy[Amount] = st.one_of(amounts, st.just(UNKNOWN_AMOUNT))
literals = st.text("abcdefgh 'éà", min_size=1, max_size=8).map(str.strip).filter(bool)


def _plain(kind: Kind) -> st.SearchStrategy[Plain]:
    if kind in ("fold", "check"):
        return st.just(Plain(kind))
    if kind == "raise":
        return st.builds(Plain, st.just(kind), known_or_not, st.booleans())
    return st.builds(Plain, st.just(kind), known_or_not if kind == "bet" else st.one_of(known_or_not, st.none()))


kinds: st.SearchStrategy[Kind] = st.sampled_from(["fold", "check", "call", "bet", "raise", "all_in"])
plain = kinds.flatmap(_plain)
announced = st.one_of(
    st.sampled_from([Say("fold"), Say("check"), Say("pot"), Say("call"), Say("raise"), Say("bet"), Say("all_in")]),
    st.builds(Say, st.sampled_from(["call", "bet", "raise", "all_in", "amount"]), known_or_not),
    st.builds(Say, st.just("raise"), amounts, st.just(True)),
    st.sampled_from([Say("amount", literal="five", number=5), Say("amount", literal="dix-sept", number=17)]),
    literals.map(lambda text: Say("other", literal=text)),
)


def _put(values: tuple[int, ...]) -> Put:
    return Put(values, sum(values))


put = st.one_of(chips.map(_put), known_or_not.map(lambda total: Put(None, total)), st.just(Put(None, None, whole=True)))
pulled = st.one_of(known_or_not.map(PullBack), st.just(PullBack(None, whole=True)))
gestures = st.one_of(st.just(Motion(True)), literals.map(lambda text: Motion(False, text)))
single: st.SearchStrategy[Step] = st.one_of(announced, put, pulled, gestures, st.sampled_from([Cards(True), Cards(False)]))


@st.composite
def steps(draw: st.DrawFn) -> tuple[Step, ...]:
    if draw(st.booleans()):
        return (draw(plain),)
    found: list[Step] = []
    for place, step in enumerate(draw(st.lists(single, min_size=1, max_size=4))):
        together = bool(place) and draw(st.booleans())
        assert not isinstance(step, Plain)
        if isinstance(step, Say):
            found.append(Say(step.word, step.amount, step.by, step.literal, step.number, together))
        elif isinstance(step, Put):
            found.append(Put(step.chips, step.total, step.whole, together))
        elif isinstance(step, PullBack):
            found.append(PullBack(step.amount, step.whole, together))
        elif isinstance(step, Motion):
            found.append(Motion(step.tap, step.literal, together))
        else:
            found.append(Cards(step.shown, together))
    return tuple(found)


rulings = st.one_of(
    st.none(),
    st.sampled_from([Ruled("check"), Ruled("void"), Ruled("fold"), Ruled("call"), Ruled("raise")]),
    st.builds(Ruled, st.sampled_from(["fold", "call", "bet", "raise", "all_in"]), amounts),
)
actions = st.builds(
    Action,
    st.just(0),
    steps(),
    out_of_turn=st.booleans(),
    silent=st.booleans(),
    last_chips=st.sampled_from([None, True, False]),
    behind=st.one_of(st.none(), amounts),
    motions=st.one_of(st.none(), st.integers(1, 3)),
    ruled=rulings,
    in_question=st.booleans(),
)


def _together(many: list[Spot]) -> Statement:
    return Acts(tuple(many), Action(0, (Plain("fold"),)), HERE)


structures: st.SearchStrategy[Structure] = st.sampled_from(["no_limit", "pot_limit"])
streets: st.SearchStrategy[Street] = st.sampled_from(["preflop", "flop", "turn", "river"])
cards = st.lists(st.sampled_from(["Ah", "Td", "2c", "9s"]), max_size=3).map(tuple)
blinds = st.tuples(st.one_of(st.none(), amounts), amounts).map(lambda pair: Blinds(None if pair[0] is None else min(pair[0], pair[1]), pair[1], HERE))
statements: st.SearchStrategy[Statement] = st.one_of(
    blinds,
    st.just(DeadSmallBlind(HERE)),
    st.builds(Ante, amounts, st.sampled_from(["all", "big_blind"]), st.just(HERE)),
    structures.map(lambda structure: Game(structure, None, None, HERE)),
    st.builds(Game, st.just("limit"), amounts, st.one_of(st.none(), amounts), st.just(HERE)),
    st.builds(Players, st.integers(2, 11), st.just(HERE)),
    st.builds(Sits, st.sampled_from(["SB", "BB", "BTN", "UTG"]), st.integers(1, 11), st.just(HERE)),
    st.lists(st.tuples(spots, amounts), min_size=1, max_size=4).map(lambda pairs: HasChips(tuple(pairs), HERE)),
    st.builds(SmallestChip, amounts, st.just(HERE)),
    st.builds(TellsPot, amounts, st.just(HERE)),
    st.builds(Deals, streets, cards, st.just(HERE)),
    st.builds(Remain, st.integers(2, 9), st.just(HERE)),
    st.just(Irregularity(HERE)),
    chips.flatmap(lambda values: st.builds(Posts, spots, st.just(sum(values)), st.just(values), st.just(HERE))),
    st.builds(Posts, spots, amounts, st.none(), st.just(HERE)),
    st.builds(PassedOver, spots, st.just(HERE)),
    st.lists(spots, min_size=2, max_size=3).map(_together),
    st.builds(Acts, spots.map(lambda spot: (spot,)), actions, st.just(HERE)),
)
tellings = st.lists(statements, min_size=1, max_size=8).map(tuple)
