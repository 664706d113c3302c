"""How long a hand of ten actions takes: from the hand as data to the facts that a ruling on chips reads, and to every fact there is.

Run: ``python benchmarks/betting.py``. The aim is under 50 µs for the betting of ten actions; every fact read adds one or two. Processor time is
counted, so that other work on the machine does not matter; the first line, a thousand function calls, tells how fast the machine is.
"""

from __future__ import annotations

import time
import timeit
from collections.abc import Callable

from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.notation.resolve import hand_of

HAND = (
    "9 players; blinds 50/100; stacks UTG 5000, BTN 8000; UTG calls; UTG+1 raises 300; MP folds; LJ calls; HJ raises 900; CO folds; BTN calls; "
    "SB folds; BB folds; UTG chips 1000+500 silent"
)
FACED = ("acted", "to_call", "facing_bet", "faces_since_acted", "full_raises_since_acted", "last_full_raise", "level", "minimum_raise_to")
"""The facts that articles on the right to raise compare, of the seat in question."""
READ = (
    *FACED,
    "increment",
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
    return min(timeit.repeat(work, number=number, repeat=15, timer=time.process_time)) / number * 1_000_000


def _nothing() -> None:
    """What the machine is measured by."""


def main() -> None:
    """Prints the times."""
    hand = hand_of(HAND)
    print(f"{'a thousand calls of a function':44}{1000 * best(_nothing, 100_000):8.1f} µs")
    print(f"{'hand read from its notation':44}{best(lambda: hand_of(HAND), 100):8.1f} µs")
    print(f"{'situation of ten actions':44}{best(lambda: Situation(hand), 1000):8.1f} µs")
    print(f"{f'situation and the {len(FACED)} facts of what a seat faces':44}{best(lambda: Situation(hand).facts(FACED), 1000):8.1f} µs")
    print(f"{f'situation and the {len(READ)} facts of a ruling on chips':44}{best(lambda: Situation(hand).facts(READ), 1000):8.1f} µs")
    print(f"{f'situation and all {len(Situation(hand).facts())} facts':44}{best(lambda: Situation(hand).facts(), 300):8.1f} µs")


if __name__ == "__main__":
    main()
