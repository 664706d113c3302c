"""The order in which a ruling is carried out: by the phase of each slot (stop, hands, bets, board, play on, after)."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.rulebook.model import Choice, Rulebook
from adjudicator.ruling.model import Answer, Ruling, Settled, Status
from adjudicator.text.languages import Lang
from adjudicator.text.outcomes import Words, content_steps, content_text
from adjudicator.vocabulary.model import TABLE, Vocabulary


def in_order(settled: Sequence[Settled], vocabulary: Vocabulary) -> list[Settled]:
    """What is settled in the order of phases, then of slots in the vocabulary, else as given."""
    phases = {phase: position for position, phase in enumerate(vocabulary.phases)}
    slots = {slot: position for position, slot in enumerate(vocabulary.slots)}

    def key(outcome: Settled) -> tuple[int, int]:
        slot = vocabulary.slots.get(outcome.slot)
        return (phases.get(slot.phase, len(phases)) if slot is not None else len(phases), slots.get(outcome.slot, len(slots)))

    return sorted(settled, key=key)


def steps_of(settled: Sequence[Settled], words: Words) -> list[str]:
    """The steps to carry out, in order, without saying one twice. Only what is ruled is a step, a choice of the director is none."""
    steps: list[str] = []
    for outcome in in_order(settled, words.vocabulary):
        if outcome.status is not Status.RULED or outcome.when is not None:
            continue
        content = outcome.content
        texts: Sequence[str]
        if isinstance(content, Choice):
            texts = (content_text(content, outcome.who, outcome.slot, words, outcome.figures),)
        else:
            texts = content_steps(content, outcome.who, outcome.slot, words, outcome.figures)
        # A procedure may say a step twice on purpose (burn, deal, burn, deal); two outcomes that say the same are one step.
        if len(texts) > 1 or texts[0] not in steps:
            steps.extend(texts)
    return steps


def headline_of(answer: Answer, incidents: Sequence[str], vocabulary: Vocabulary) -> Settled | None:
    """The outcome that a director needs first: the first one asked that is ruled, else the first ruled in order."""
    ruled = [outcome for outcome in answer.settled if outcome.status is Status.RULED and outcome.when is None]
    for name in incidents:
        incident = vocabulary.incidents.get(name)
        for ask in incident.asks if incident is not None else ():
            for who, slot in ask.slots:
                for outcome in ruled:
                    # A seat answers what is asked of the player in it.
                    if outcome.slot == slot and (outcome.who == who or (who != TABLE and outcome.who.startswith("seat "))):
                        return outcome
    ordered = in_order(ruled, vocabulary)
    return ordered[0] if ordered else None


def ruling_steps(ruling: Ruling, rulebook: Rulebook, lang: Lang) -> list[str]:
    """The steps of a ruling."""
    return steps_of(ruling.answer.settled, Words(rulebook.vocabulary, lang, ruling.names))
