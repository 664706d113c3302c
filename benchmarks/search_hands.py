"""Hands that tell what no situation tells yet: ``python -m benchmarks.search_hands [HOUSE ...] [--hands N] [--seed N]``.

For each mutant that `benchmarks.compare_mutation` lists as not told apart, random hands are tried: parts of the hands of ``situations.yaml`` put
together anew, with words and chips in further orders and amounts shaken to one chip next to each other. What is found is printed, for somebody to
add to ``situations.yaml``; a mutant without a hand has perhaps an impossible combination that nobody has written down, or a test too many.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from adjudicator.compare.detect import Detector
from adjudicator.compare.mutants import mutants
from adjudicator.compare.samples import COUNTS, Sample, Samples, read_samples
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.facts import assignment
from benchmarks.compare_mutation import OPEN, PAGE

_LAST = re.compile(r"(?P<before>.*; (?:seat \d+|SB|BB|UTG(?:\+1)?|MP|HJ|CO|BTN)) (?P<does>(?:says|puts|chips?|pulls back|all in) ?.*)$")
_FIGURE = re.compile(r"(?<![\dx])\d+(?![\dx])")
_SEAT = re.compile(r"^(seat \d+ ?|[A-Z]{2,3}(?:\+1)? )")
_FIXED = ("blinds", "limit", "pot", "no limit", "flop", "turn", "river", "BTN =")
_WORDS = ("check", "call", "call 200", "bet", "bet 300", "raise", "raise 600", "all in", "pot", "fold", "300", "600", "'let us see'")
_CHIPS = (
    "chip 1",
    "chip 25",
    "2x25",
    "chip 50",
    "chip 100",
    "2x100",
    "3x100",
    "4x100",
    "6x100",
    "100+50",
    "300+25",
    "chip 500",
    "chip 1000",
    "99",
    "101",
)
_AFTER = ("; SB calls", "; BB folds", "; seat 2 shows", "; seat 3 folds", "; seat 3 calls", "; CO folds")
_REMARKS = (" last chips", " chips behind", " silent", " out of turn")


def untold(house: str) -> frozenset[str]:
    """The mutants that the page lists as not told apart."""
    section = PAGE.read_text(encoding="utf-8").partition(f"\n## {house}\n")[2].partition("\n## ")[0]
    listed = section.partition(f"{OPEN[0].upper()}{OPEN[1:]}:\n")[2]
    return frozenset(line.removeprefix("- ") for line in listed.splitlines() if line.startswith("- "))


class Hands:
    """Random hands made of those that there are."""

    def __init__(self, hands: Sequence[str], seed: int) -> None:
        """`hands`: those of the situations."""
        self._hands = hands
        self._random = random.Random(seed)
        split = [match for hand in hands if (match := _LAST.match(hand)) is not None]
        self._before = list(dict.fromkeys(match["before"] for match in split))
        self._does = list(dict.fromkeys(match["does"] for match in split))

    def __iter__(self) -> Iterator[str]:
        while True:
            yield self._hand()

    def _hand(self) -> str:
        choose, chance = self._random.choice, self._random.random()
        if chance < 0.1:
            return self._shaken(choose(self._hands))
        hand = f"{choose(self._before)} {self._action() if chance < 0.5 else choose(self._does)}"
        if self._random.random() < 0.15:
            hand += choose(_REMARKS)
        if self._random.random() < 0.15:
            hand += choose(_AFTER)
        return self._shaken(hand) if self._random.random() < 0.5 else hand

    def _action(self) -> str:
        """Words and chips in any order."""
        choose = self._random.choice
        steps = [choose((f"says {choose(_WORDS)}", f"puts {choose(_CHIPS)}")) for _ in range(self._random.randint(1, 3))]
        taken = choose(("", "", "", "pulls back 25 then ", "pulls back all then "))
        return taken + choose((" then ", " with ")).join(steps[:2]) + "".join(f" then {step}" for step in steps[2:])

    def _shaken(self, hand: str) -> str:
        """The hand with some of its amounts changed; seats and blinds stay."""
        return "; ".join(part if part.startswith(_FIXED) or part.endswith(("left", "players")) else self._part(part) for part in hand.split("; "))

    def _part(self, part: str) -> str:
        seat = _SEAT.match(part)
        head = seat[0] if seat is not None else ""
        return head + _FIGURE.sub(lambda figure: self._near(int(figure[0])), part.removeprefix(head))

    def _near(self, amount: int) -> str:
        others = (amount, amount, amount - 1, amount + 1, amount // 2, 2 * amount, 2 * amount - 1, 2 * amount + 1, amount + 50, 3 * amount)
        return str(max(1, self._random.choice(others)))


def with_hands(samples: Samples, most: int, seed: int) -> Samples:
    """The samples with so many random hands more for every incident that is tried on hands."""
    found: dict[str, None] = {}
    for hand in Hands(samples.every_hand, seed):
        try:
            samples.hand(hand)
        except InvalidInputError:
            continue
        found[hand] = None
        if len(found) >= most:
            break
    more = [Sample(hand=hand) for hand in (*samples.every_hand, *found)]
    return replace(
        samples,
        by_incident={
            incident: own if incident == COUNTS or any(one.facts for one in own) else [*own, *more] for incident, own in samples.by_incident.items()
        },
    )


def main() -> None:
    """Print for each mutant of the page whether a hand tells it, and which."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("houses", nargs="*", metavar="HOUSE")
    parser.add_argument("--hands", type=int, default=5_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    samples = with_hands(read_samples(), told.hands, told.seed)
    for house in told.houses or house_ids():
        rulebook, listed = load_house(house), untold(house)
        detector = Detector(rulebook, samples)
        for mutant in mutants(rulebook):
            if mutant.id in listed:
                found = detector.found(mutant)
                if found is None:
                    print(f"-  {mutant.id}", flush=True)
                else:
                    incident, case = found
                    facts = " ".join(assignment(name, value) for name, value in case.facts.items())
                    print(f"+  {mutant.id}\n   {incident}: {case.hand}{f' ({facts})' if facts else ''}", flush=True)


if __name__ == "__main__":
    main()
