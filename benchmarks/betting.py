"""How long a hand of ten actions takes: from the hand as data to the facts that a ruling on chips reads, and to every fact there is.

Run: ``python benchmarks/betting.py``. The aim is under 50 µs for the first on a machine with nothing else to do.
"""

from __future__ import annotations

import timeit
from collections.abc import Callable

from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.notation.resolve import hand_of

HAND = (
    "9 players; blinds 50/100; stacks UTG 5000, BTN 8000; UTG calls; UTG+1 raises 300; MP folds; LJ calls; HJ raises 900; CO folds; BTN calls; "
    "SB folds; BB folds; UTG chips 1000+500 silent"
)
READ = (
    "level",
    "minimum_raise_to",
    "increment",
    "to_call",
    "facing_bet",
    "acted",
    "faces_since_acted",
    "last_full_raise",
    "said",
    "amount_put",
    "raise_part",
    "new_chips",
    "every_chip_needed",
    "prior_chips_cover_call",
    "pulled_back",
    "last_chips",
)
"""The facts that articles on chips put without a word compare."""


def best(work: Callable[[], object], number: int) -> float:
    """The best of several runs, in microseconds."""
    return min(timeit.repeat(work, number=number, repeat=9)) / number * 1_000_000


def main() -> None:
    """Prints the times."""
    hand = hand_of(HAND)
    print(f"{'hand read from its notation':44}{best(lambda: hand_of(HAND), 100):8.1f} µs")
    print(f"{'situation of ten actions':44}{best(lambda: Situation(hand), 2000):8.1f} µs")
    print(f"{f'situation and the {len(READ)} facts of a ruling on chips':44}{best(lambda: Situation(hand).facts(READ), 2000):8.1f} µs")
    print(f"{f'situation and all {len(Situation(hand).facts())} facts':44}{best(lambda: Situation(hand).facts(), 1000):8.1f} µs")


if __name__ == "__main__":
    main()
