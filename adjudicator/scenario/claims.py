"""Reads what a scenario says of slots, with the words of the rulebook that it is about: `slots`, `not`, `options`, `unanswered`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.rulebook.model import Content, Rulebook
from adjudicator.rulebook.outcomes import Target, find_target, parse_slot
from adjudicator.rulebook.scope import Scope
from adjudicator.ruling.figures import figures
from adjudicator.scenario.model import ChoiceClaim, Claim
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence

ANY = "any"
"""Stands for whatever value."""

_SEAT = re.compile(r"seat ([1-9][0-9]{0,3})", re.ASCII)


@dataclass(frozen=True, slots=True)
class ClaimReader:
    """Reads claims about the slots of one rulebook. What is wrong is added to `diagnostics` and left out of the answer."""

    rulebook: Rulebook
    diagnostics: list[Diagnostic]

    @property
    def scope(self) -> Scope:
        """Where the names of expressions are looked up."""
        return Scope(self.rulebook.vocabulary.facts, self.rulebook.parameters, self.diagnostics, written_out=True)

    def claims(self, node: Node) -> tuple[Claim, ...]:
        """`slot: value`, `role: {slot: value}`, `seat N: {slot: value}`: one claim for each value."""
        return tuple(claim for target, key, value in self._targets(node) for claim in self._claims(target, key, value))

    def choices(self, node: Node) -> tuple[ChoiceClaim, ...]:
        """`slot: [option, …]` of the table or of somebody."""
        return tuple(
            ChoiceClaim(target.who, target.slot.id, options, key.place)
            for target, key, value in self._targets(node)
            for options in self._options(target, value)
        )

    def unanswered(self, node: Node) -> tuple[frozenset[tuple[str, str]], ...]:
        """A list of `slot`, `role.slot`, with `|` between alternatives."""
        found: list[frozenset[tuple[str, str]]] = []
        for item in node.items if isinstance(node, Sequence) else ():
            text = item.text if isinstance(item, Scalar) else ""
            targets = [self._target(name.strip(), item.place) for name in text.split("|")]
            named = [(target.who, target.slot.id) for target in targets if target is not None]
            if len(named) == len(targets):
                found.append(frozenset(named))
        return tuple(found)

    def _targets(self, node: Node) -> Iterator[tuple[Target, Scalar, Node]]:
        for key, value in node.entries if isinstance(node, Mapping) else ():
            if key.text in self.rulebook.vocabulary.roles or key.text.startswith("seat "):
                yield from self._of_somebody(key, value)
            else:
                target = self._target(key.text, key.place)
                if target is not None:
                    yield target, key, value

    def _of_somebody(self, who: Scalar, node: Node) -> Iterator[tuple[Target, Scalar, Node]]:
        if who.text not in self.rulebook.vocabulary.roles and not _SEAT.fullmatch(who.text):
            self.diagnostics.append(Diagnostic("not_a_seat", who.place, {"text": who.text}))
        elif not isinstance(node, Mapping) or not node.entries:
            self.diagnostics.append(Diagnostic("outcome_role_no_slot", node.place, {"role": who.text}))
        else:
            for key, value in node.entries:
                target = self._target(f"{who.text}.{key.text}", key.place)
                if target is not None:
                    yield target, key, value

    def _target(self, text: str, place: Place) -> Target | None:
        who, _, name = text.rpartition(".")
        slot = self.rulebook.vocabulary.slots.get(name)
        if not _SEAT.fullmatch(who):
            return find_target(text, place, self.rulebook.vocabulary, self.scope)
        if slot is not None and slot.of_role:
            return Target(who, slot)
        # A seat takes the slots that a role takes: any role serves to say what is wrong.
        role = next(iter(self.rulebook.vocabulary.roles), who)
        find_target(f"{role}.{name}", place, self.rulebook.vocabulary, self.scope)
        return None

    def _claims(self, target: Target, key: Scalar, node: Node) -> Iterator[Claim]:
        if isinstance(node, Scalar) and node.text == ANY:
            yield Claim(target.who, target.slot.id, None, key.place)
            return
        for content in self._contents(target, node):
            yield Claim(target.who, target.slot.id, content, key.place)

    def _options(self, target: Target, node: Node) -> Iterator[tuple[Content, ...]]:
        if target.slot.type == "options":
            yield from ((content,) for content in self._contents(target, node))
        elif not isinstance(node, Sequence) or len(node.items) < 2:
            self.diagnostics.append(Diagnostic("scenario_options_list", node.place))
        else:
            yield tuple(content for item in node.items for content in self._contents(target, item))

    def _contents(self, target: Target, node: Node) -> Iterator[Content]:
        for outcome in parse_slot(target, node, self.rulebook.vocabulary, self.scope):
            # A formula would leave to the program what the scenario is to tell.
            if None in figures(outcome.content, {}).values():
                self.diagnostics.append(Diagnostic("scenario_figure", node.place))
            else:
                yield outcome.content
