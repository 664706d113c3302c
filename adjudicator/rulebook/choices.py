"""A choice that an article leaves to somebody: ``{choose: [cancelled, goes_on], weigh: […], by: td, then_if: {…}}``."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as AbstractSequence

from adjudicator.rulebook.model import Choice, Outcome, Phrase, SlotContent, Steps
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find
from adjudicator.source.forms import Sentence
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.validation import validate
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Vocabulary

DIRECTOR = "td"
_KEYS = ("choose", "weigh", "by", "then_if")


def parse_choice(
    node: Mapping,
    vocabulary: Vocabulary,
    scope: Scope,
    option: Callable[[Node], SlotContent | None],
    following: Callable[[Node], tuple[Outcome, ...]],
) -> Choice | None:
    """The choice that `node` says. `option` reads one option, `following` what follows from one. Errors go to the scope."""
    found = len(scope.diagnostics)
    for key, _ in node.entries:
        if key.text not in _KEYS:
            scope.report("key_unknown", key.place, {"key": key.text}, (key.text, _KEYS))
    options = _options(find(node, "choose"), node, scope, option)
    choice = Choice(
        tuple(options),
        _weigh(find(node, "weigh"), scope),
        _by(find(node, "by"), vocabulary, scope),
        _then_if(find(node, "then_if"), options, scope, following),
    )
    return choice if len(scope.diagnostics) == found else None


def _options(node: Node | None, choice: Mapping, scope: Scope, option: Callable[[Node], SlotContent | None]) -> list[SlotContent]:
    items = node.items if isinstance(node, Sequence) else ()
    if len(items) < 2:
        scope.report("choice_of_one", (node or choice).place, {})
    options: list[SlotContent] = []
    for item in items:
        content = option(item)
        if content is not None and content in options:
            scope.report("choice_twice", item.place, {})
        elif content is not None:
            options.append(content)
    return options


def _weigh(node: Node | None, scope: Scope) -> tuple[Text, ...]:
    if node is None:
        return ()
    if not isinstance(node, Sequence):
        scope.report("choice_weigh_list", node.place, {})
        return ()
    shapes = [validate(item, Sentence, scope.diagnostics) for item in node.items]
    return tuple(shape.text() for shape in shapes if shape is not None)


def _by(node: Node | None, vocabulary: Vocabulary, scope: Scope) -> str:
    if node is None:
        return DIRECTOR
    text = node.text if isinstance(node, Scalar) else "…"
    if text != DIRECTOR and text not in vocabulary.roles:
        scope.report("choice_by_unknown", node.place, {"by": text}, (text, [DIRECTOR, *vocabulary.roles]))
    return text


def option_word(content: SlotContent) -> str | None:
    """The word by which an option is named under ``then_if``: a value, or the step of a procedure of one step."""
    if isinstance(content, Phrase):
        return content.word
    if isinstance(content, Steps) and len(content.steps) == 1:
        return content.steps[0].word
    return None


def _then_if(
    node: Node | None, options: AbstractSequence[SlotContent], scope: Scope, following: Callable[[Node], tuple[Outcome, ...]]
) -> dict[str, tuple[Outcome, ...]]:
    if node is None:
        return {}
    if not isinstance(node, Mapping):
        scope.report("choice_then_if_mapping", node.place, {})
        return {}
    words = [word for word in map(option_word, options) if word is not None]
    result: dict[str, tuple[Outcome, ...]] = {}
    for key, value in node.entries:
        if key.text not in words:
            scope.report("choice_no_option", key.place, {"option": key.text}, (key.text, words))
        elif words.count(key.text) > 1:
            scope.report("choice_option_unclear", key.place, {"option": key.text})
        result[key.text] = following(value)
    return result
