"""Incidents looked for by a word or two."""

from __future__ import annotations

from typing import Final

from adjudicator.recognise.features import Featurer
from adjudicator.recognise.index import read_index
from adjudicator.recognise.letters import seconded
from adjudicator.recognise.ranking import rank
from adjudicator.recognise.typos import Corrector
from adjudicator.vocabulary.model import Vocabulary

MOST: Final = 12
_NEAR = 0.4
"""What is found has this part of the best one's score."""


def search(vocabulary: Vocabulary, words: str) -> list[str]:
    """The incidents of `vocabulary` that `words`, in either language, speak of, the nearest first; none when none is near."""
    index = read_index(vocabulary.words)
    featured = Featurer(index.lexicon, Corrector(index.known, index.lexicon.small)).read(words)
    matches = [match for match in rank([feature.name for feature in featured.features], index) if match.incident in vocabulary.incidents]
    if not matches:
        return []
    least = _NEAR * matches[0].score
    return [match.incident for match in seconded(words, matches, index) if match.score >= least][:MOST]
