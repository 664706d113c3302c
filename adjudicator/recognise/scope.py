"""How the words of a text are meant: what is denied, doubted, asked or only claimed, and how far that reaches."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.recognise.features import Featured
from adjudicator.recognise.index import Index
from adjudicator.recognise.understanding import Doubt

_NEGATION_REACH = 4
"""A negation this many words off in the same clause may belong to a statement."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A word that says how something is meant: tokens `first` to `last`."""

    kind: str
    first: int
    last: int


class Scopes:
    """The cues of a text, and its clauses: those of its punctuation, and the smaller ones between connecting words."""

    def __init__(self, featured: Featured, index: Index) -> None:
        self._featured = featured
        self._tokens = featured.tokens.all
        cues = _cues(featured, index)
        halves = {cue.first for cue in cues if cue.kind == "half"}
        self._cues = [cue for cue in cues if cue.kind != "negation" or cue.first not in halves or not self._whole(cue.first, halves, index)]
        self._small = index.lexicon.small
        self._part: list[int] = self._parts()
        self.denied = any(cue.kind == "denial" for cue in self._cues)
        """Whether somebody contradicts somebody else."""

    def _whole(self, half: int, halves: set[int], index: Index) -> bool:
        """Whether the word that denies stands behind the one that goes with it, be it one of several that mean one thing: "n'était *pas assis*",
        or one that only restricts: "n'a *que* 51 cartes".
        """
        deny = index.cues.get("negation", frozenset()) | index.cues.get("restrict", frozenset())
        return any(
            token.word in deny and token.clause == self._tokens[half].clause
            for position, token in enumerate(self._tokens[half + 1 : half + 1 + _NEGATION_REACH], half + 1)
            if position not in halves
        )

    def _parts(self) -> list[int]:
        starts = {cue.first for cue in self._cues if cue.kind in ("clause", "before")}
        parts: list[int] = []
        part = 0
        for position, token in enumerate(self._tokens):
            if position and (position in starts or token.clause != self._tokens[position - 1].clause):
                part += 1
            parts.append(part)
        return parts

    def doubt(self, first: int, last: int, held: frozenset[int], *, denies: bool) -> Doubt | None:
        """Why what tokens `first` to `last` say is not to be taken; None when it is. `held` are the tokens that the statement itself
        is made of; where it `denies`, denials about it are its own.
        """
        if self._claimed(first):
            return "claimed"
        if self._beside_alternative(first, last):
            return "alternative"
        if self._asked(first):
            return "asked"
        parts = {self._part[position] for position in range(first, last + 1)}
        around = [cue for cue in self._cues if self._part[cue.first] in parts and held.isdisjoint(range(cue.first, cue.last + 1))]
        if any(cue.kind == "doubt" for cue in around):
            return "doubted"
        if any(cue.kind == "before" and cue.first < first for cue in around):
            return "not_yet"
        if not denies and self._denied_after(last):
            return "negated"
        near = any(cue.kind == "negation" and first - _NEGATION_REACH <= cue.first <= last + 2 for cue in around)
        return "negated" if near and not denies else None

    def _denied_after(self, last: int) -> bool:
        """Whether nothing but a denial follows: "burn identifiable: no", "burn identifiable (wrong, it is not)"."""
        deny = {position for cue in self._cues if cue.kind in ("negation", "refusal") for position in range(cue.first, cue.last + 1)}
        after = last + 1
        if after >= len(self._tokens):
            return False
        following = [position for position in range(after, len(self._tokens)) if self._tokens[position].clause == self._tokens[after].clause]
        if deny.isdisjoint(following):
            return False
        return all(position in deny or self._tokens[position].word in self._small for position in following)

    def broken(self, first: int, last: int) -> bool:
        """Whether another clause begins between two tokens: "three players had acted *when* the flop came"."""
        return any(cue.kind == "break" and first < cue.first <= last for cue in self._cues)

    def bounded(self, number: int) -> bool:
        """Whether a number is only a bound, or not exact: "at least two players", "about three actions"."""
        return any(cue.kind == "bound" and cue.last == number - 1 for cue in self._cues)

    def unsettled(self, first: int, last: int) -> bool:
        """Whether what the tokens say is a condition ("when the burn is identifiable"), or something undid it ("…, but he has mixed it since")."""
        return self._condition(first, last) or self._reversed(last)

    def _condition(self, first: int, last: int) -> bool:
        clause = self._tokens[first].clause
        begins = any(
            cue.kind == "when" and cue.first <= first and self._tokens[cue.first].clause == clause and self._first(cue.first) for cue in self._cues
        )
        return begins and any(cue.kind == "present" and first <= cue.first <= last for cue in self._cues)

    def _first(self, position: int) -> bool:
        return position == 0 or self._tokens[position - 1].clause != self._tokens[position].clause

    def _reversed(self, last: int) -> bool:
        """Whether a "but" follows whose clause speaks of the same thing."""
        turn = next((cue for cue in self._cues if cue.kind == "reversal" and cue.first == last + 1), None)
        if turn is None:
            return False
        clause = self._tokens[turn.first].clause
        return any(cue.kind == "again" and cue.first > turn.last and self._tokens[cue.first].clause == clause for cue in self._cues)

    def together(self, first: int, second: int) -> bool:
        """Whether two tokens stand in the same small clause."""
        return self._part[first] == self._part[second]

    def not_yet(self, first: int) -> bool:
        """Whether a token stands behind "before": what is told there had not happened."""
        return any(cue.kind == "before" and cue.first < first and self._part[cue.first] == self._part[first] for cue in self._cues)

    def asked(self, first: int) -> bool:
        """Whether a token stands in a question."""
        return self._asked(first)

    def _asked(self, first: int) -> bool:
        clause = self._tokens[first].clause
        if clause in self._featured.tokens.asked:
            return True
        return any(
            cue.kind == "question" and self._tokens[cue.first].clause == clause and cue.first <= first and self._begins(cue.first)
            for cue in self._cues
        )

    def _begins(self, position: int) -> bool:
        """Whether a token is the first of its clause, connecting words aside."""
        before = position - 1
        while before >= 0 and self._tokens[before].clause == self._tokens[position].clause:
            if self._part[before] != self._part[position] or any(cue.kind == "alternative" and cue.first == before for cue in self._cues):
                return True
            if not any(cue.kind == "clause" and cue.first <= before <= cue.last for cue in self._cues):
                return False
            before -= 1
        return True

    def _claimed(self, first: int) -> bool:
        clause = self._tokens[first].clause
        return any(cue.kind == "claim" and self._tokens[cue.first].clause == clause and cue.first <= first for cue in self._cues)

    def _beside_alternative(self, first: int, last: int) -> bool:
        return any(cue.kind == "alternative" and (cue.last == first - 1 or cue.first == last + 1) for cue in self._cues)


def _cues(featured: Featured, index: Index) -> list[Cue]:
    tokens, stems = featured.tokens.all, featured.stems
    words = [featured.corrected.get(position, token.word) for position, token in enumerate(tokens)]
    taken = {position for feature in featured.features if feature.last > feature.first for position in range(feature.first, feature.last + 1)}
    found: list[Cue] = []
    for kind, sequences in index.cues.items():
        longest = max((key.count(" ") + 1 for key in sequences), default=0)
        position = 0
        while position < len(tokens):
            for last in range(min(position + longest, len(tokens)) - 1, position - 1, -1):
                if tokens[last].clause != tokens[position].clause:
                    continue
                exact = " ".join(words[position : last + 1]) in sequences
                if (exact or (last > position and " ".join(stems[position : last + 1]) in sequences)) and (last > position or position not in taken):
                    found.append(Cue(kind, position, last))
                    position = last
                    break
            position += 1
    return found
