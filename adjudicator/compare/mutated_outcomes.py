"""Outcomes with exactly one thing changed: one of them dropped, another value of the slot, another figure, a step or an option less."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.engine.expression import Binary, Number
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Figure, Options, Outcome, Phrase, SlotContent, Steps
from adjudicator.vocabulary.model import Argument, Slot, Vocabulary

TD = "td"
_NUMBERS = ("amount", "count", "seat")
"""What one more of makes sense."""


def mutated_outcomes(outcomes: tuple[Outcome, ...], vocabulary: Vocabulary) -> Iterator[tuple[str, tuple[Outcome, ...]]]:
    """Each change with a few words on what was done."""
    for index, outcome in enumerate(outcomes):
        before, after = outcomes[:index], outcomes[index + 1 :]
        name = f"{outcome.who}.{outcome.slot}"
        number = sum(1 for other in before if (other.who, other.slot) == (outcome.who, outcome.slot))
        label = f"{name} ({number + 1})" if number else name
        if before or after:
            yield f"{label} dropped", (*before, *after)
        for what, content in _mutated(outcome.content, vocabulary.slots[outcome.slot], vocabulary):
            yield f"{label} {what}", (*before, replace(outcome, content=content), *after)


def _mutated(content: Content, slot: Slot, vocabulary: Vocabulary) -> Iterator[tuple[str, Content]]:
    if isinstance(content, Choice):
        yield from _mutated_choice(content, slot, vocabulary)
    else:
        yield from _mutated_content(content, slot, vocabulary)


def _mutated_content(content: SlotContent, slot: Slot, vocabulary: Vocabulary) -> Iterator[tuple[str, SlotContent]]:
    if isinstance(content, Figure):
        if slot.type in _NUMBERS:
            yield "one more", Figure(Binary("plus", content.expression, Number(1)))
    elif isinstance(content, Options):
        for option in content.options:
            if len(content.options) > 1:
                yield f"without option {option}", Options(tuple(other for other in content.options if other != option))
        for option in [word for word in slot.values if word not in content.options][:1]:
            yield f"with option {option}", Options((*content.options, option))
    elif isinstance(content, Steps):
        for index, step in enumerate(content.steps):
            rest = content.steps[:index] + content.steps[index + 1 :]
            if rest:
                yield f"without step {index + 1} ({step.word})", Steps(rest)
            for what, phrase in _mutated_arguments(step, slot, vocabulary):
                yield f"step {index + 1} {what}", Steps((*content.steps[:index], phrase, *content.steps[index + 1 :]))
        if len(content.steps) > 1:
            yield "steps turned round", Steps(content.steps[::-1])
    else:
        for word in [word for word, value in slot.values.items() if word != content.word and not value.arguments][:1]:
            yield f"{word} for {content.word}", Phrase(word)
        yield from _mutated_arguments(content, slot, vocabulary)


def _mutated_arguments(phrase: Phrase, slot: Slot, vocabulary: Vocabulary) -> Iterator[tuple[str, Phrase]]:
    allowed = slot.values[phrase.word].arguments or {}
    for index, (name, argument) in enumerate(phrase.arguments):
        for what, other in _other_arguments(argument, allowed[name], vocabulary):
            arguments = (*phrase.arguments[:index], (name, other), *phrase.arguments[index + 1 :])
            yield f"{phrase.word}.{name} {what}", Phrase(phrase.word, arguments)


def _other_arguments(argument: ArgumentValue, allowed: Argument, vocabulary: Vocabulary) -> Iterator[tuple[str, ArgumentValue]]:
    terms = allowed.terms or tuple(vocabulary.terms)
    if isinstance(argument, str):
        for term in [term for term in terms if term != argument][:1]:
            yield f"{term} for {argument}", term
    elif isinstance(argument, tuple):
        if len(argument) > 1:
            yield f"without {argument[-1]}", argument[:-1]
        for term in [term for term in terms if term not in argument][:1]:
            yield f"with {term}", (*argument, term)
    elif allowed.kind in _NUMBERS:
        yield "one more", Binary("plus", argument, Number(1))


def _mutated_choice(choice: Choice, slot: Slot, vocabulary: Vocabulary) -> Iterator[tuple[str, Content]]:
    for index, option in enumerate(choice.options):
        rest = choice.options[:index] + choice.options[index + 1 :]
        if len(rest) > 1:
            yield f"without option {index + 1}", replace(choice, options=rest)
        if rest:
            yield f"option {index + 1} decided", option
        for what, content in _mutated_arguments(option, slot, vocabulary) if isinstance(option, Phrase) else ():
            yield f"option {index + 1} {what}", replace(choice, options=(*choice.options[:index], content, *choice.options[index + 1 :]))
    for word in choice.then_if:
        yield f"nothing follows from {word}", replace(choice, then_if={other: then for other, then in choice.then_if.items() if other != word})
    if choice.by != TD:
        yield "left to the director", replace(choice, by=TD)
