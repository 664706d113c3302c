"""Which rule yields to which: the exceptions among the rules of a plan, in an order in which they can be applied one after the other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.rulebook.model import Content, Phrase, Rule
from adjudicator.vocabulary.model import Pattern, Vocabulary


@dataclass(frozen=True, slots=True)
class Precedence:
    """`order`: indices of rules, an exception always before what it sets aside. `slotwise`, `whole`: rule index to the indices it sets aside."""

    order: tuple[int, ...]
    slotwise: Mapping[int, tuple[int, ...]]
    whole: Mapping[int, tuple[int, ...]]


def precedence(rules: Sequence[Rule]) -> Precedence:
    """The precedence among `rules`; exceptions to rules outside of them have no effect. Cycles were refused when the rulebook was loaded."""
    index = {rule.name: position for position, rule in enumerate(rules)}
    slotwise = {i: tuple(index[name] for name in rule.exception_to if name in index) for i, rule in enumerate(rules)}
    whole = {i: tuple(index[name] for name in rule.instead_of if name in index) for i, rule in enumerate(rules)}
    order: list[int] = []
    done: set[int] = set()
    above: dict[int, list[int]] = {i: [] for i in range(len(rules))}
    for i in range(len(rules)):
        for target in (*slotwise[i], *whole[i]):
            above[target].append(i)

    def visit(i: int) -> None:
        if i in done:
            return
        done.add(i)
        for superior in above[i]:
            visit(superior)
        order.append(i)

    for i in range(len(rules)):
        visit(i)
    return Precedence(tuple(order), {i: t for i, t in slotwise.items() if t}, {i: t for i, t in whole.items() if t})


class Clashes:
    """The clashes of a vocabulary, looked up by pair of slots."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        """Index the clashes of `vocabulary` both ways round."""
        self._vocabulary = vocabulary
        self._by_slots: dict[tuple[str, str], list[tuple[Pattern, Pattern]]] = {}
        for first, second in vocabulary.clashes:
            self._by_slots.setdefault((first.slot, second.slot), []).append((first, second))
            self._by_slots.setdefault((second.slot, first.slot), []).append((second, first))

    def __bool__(self) -> bool:
        return bool(self._by_slots)

    def slots_against(self, slot: str) -> Iterable[str]:
        """The slots that may clash with `slot`."""
        return (second for first, second in self._by_slots if first == slot)

    def clash(self, first_who: str, first_slot: str, first: Content, second_who: str, second_slot: str, second: Content) -> bool:
        """Whether two outcomes of different slots cannot stand together. Two role slots clash only when they are about the same person."""
        pairs = self._by_slots.get((first_slot, second_slot))
        if not pairs:
            return False
        slots = self._vocabulary.slots
        if slots[first_slot].of_role and slots[second_slot].of_role and first_who != second_who:
            return False
        return any(_matches(one, first) and _matches(other, second) for one, other in pairs)


def _matches(pattern: Pattern, content: Content) -> bool:
    if pattern.values is None:
        return True
    return isinstance(content, Phrase) and content.word in pattern.values
