"""What a text says: the incidents that it may tell of, its facts, what it leaves open. Nothing is printed or asked here."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from adjudicator.recognise.clashes import clashes_of
from adjudicator.recognise.features import Featured, Featurer
from adjudicator.recognise.index import Index, read_index
from adjudicator.recognise.letters import seconded
from adjudicator.recognise.mentions import mentions_of
from adjudicator.recognise.ranking import Match, explained, rank
from adjudicator.recognise.scope import Scopes
from adjudicator.recognise.statements import Stated, stated
from adjudicator.recognise.typos import Corrector
from adjudicator.recognise.understanding import Clash, Reading, Understanding
from adjudicator.text.languages import Lang
from adjudicator.vocabulary.model import Vocabulary

MOST_READINGS: Final = 3
_CLOSE = 0.6
"""A reading with this part of the best one's score is as good as it."""
_ELSEWHERE = 0.4
"""One whose words are nearly all others than those of the best is told beside it from this part of its score."""
_WHOLE = 0.8
"""It then needs this much of its phrase."""
_ENOUGH = 0.5
"""The best reading needs this much of its phrase to be taken without asking."""
_PLAIN = 6.0
_ALL = 0.8
"""It also needs this score, or to account for so much of what the text says."""
_LEAST = 4.0
"""A score under this one is no reading at all: a word or two that many incidents share."""


def understand(vocabulary: Vocabulary, text: str, lang: Lang = "en") -> Understanding:
    """What `text` says in the words of a house's `vocabulary`. The words of both languages are recognised in every text: tables mix them.

    `lang` is the language to answer in.
    """
    index = read_index(vocabulary.words)
    featured = Featurer(index.lexicon, Corrector(index.known, index.lexicon.small)).read(text)
    names = [feature.name for feature in featured.features]
    matches = [match for match in rank(names, index) if match.incident in vocabulary.incidents]
    matches = seconded(text, matches, index)
    close = _close(matches, names, index)
    readings = tuple(_readings(close, featured, vocabulary))
    scopes = Scopes(featured, index)
    facts = dict.fromkeys(name for match in close for name in _facts(vocabulary, match.incident))
    told = stated(facts, featured, index, scopes)
    return Understanding(
        text,
        lang,
        readings,
        tuple(match.incident for match in matches),
        told.facts,
        told.open,
        told.disputed,
        mentions_of(featured, index, told.tokens),
        _clashes(readings, told, vocabulary),
        tuple((featured.tokens.all[position].word, word) for position, word in featured.corrected.items()),
        denied=bool(close) and _denied(close[0], featured, index, scopes),
    )


def _close(matches: Sequence[Match], features: Sequence[str], index: Index) -> list[Match]:
    """The readings that nothing decides between, the best first: one alone is sure."""
    if not matches or matches[0].score < _LEAST:
        return []
    best = matches[0]
    close = [best]
    for match in matches[1:]:
        other = len(match.shared - best.shared) >= len(match.shared) / 2
        if match.score >= _CLOSE * best.score or (other and match.covered >= _WHOLE and match.score >= _ELSEWHERE * best.score):
            close.append(match)
    if len(close) == 1 and (best.covered < _ENOUGH or (best.score < _PLAIN and explained(features, best, index) < _ALL)):
        close = list(matches[:MOST_READINGS])
    return close[:MOST_READINGS]


def _denied(best: Match, featured: Featured, index: Index, scopes: Scopes) -> bool:
    """Whether a denial that is no word of the incident stands right before its words, which are all in one clause."""
    if not index.negative.isdisjoint(best.shared):
        return False
    places = [place for place, feature in enumerate(featured.features) if feature.name in best.shared]
    if not places or not places[0] or len({featured.features[place].clause for place in places}) > 1:
        return False
    before, first = featured.features[places[0] - 1], featured.features[places[0]]
    return before.name in index.negative and scopes.together(before.last, first.first)


def _facts(vocabulary: Vocabulary, incident: str) -> tuple[str, ...]:
    return vocabulary.incidents[incident].facts


def _readings(close: Sequence[Match], featured: Featured, vocabulary: Vocabulary) -> Iterator[Reading]:
    """The readings with their scores. Letters have a say in the order, so that none has a higher score than the one before it."""
    highest = max((match.score for match in close), default=1.0)
    least = 1.0
    for match in close:
        words = tuple(dict.fromkeys(_stretches(match.shared, featured)))
        least = min(least, match.covered * match.score / highest)
        yield Reading(match.incident, round(least, 2), words, frozenset(_facts(vocabulary, match.incident)))


def _stretches(shared: frozenset[str], featured: Featured) -> Iterator[str]:
    """The words of the shared features; of several one after the other, small words between them aside, the whole stretch."""
    for together, features in groupby(featured.features, lambda one: (one.name in shared, one.clause)):
        if together[0]:
            run = list(features)
            yield featured.words(run[0].first, run[-1].last)


def _clashes(readings: Sequence[Reading], told: Stated, vocabulary: Vocabulary) -> tuple[Clash, ...]:
    if not readings:
        return ()
    best = readings[0]
    return clashes_of([fact for fact in told.facts if fact.fact in best.facts], best.incident, vocabulary)
