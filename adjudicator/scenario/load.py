"""Reads a file of scenarios. Every error of the file is reported at once, each with its place and the nearest valid word."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from adjudicator.rulebook.library import shown
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.case import Case
from adjudicator.ruling.read_case import read_case
from adjudicator.scenario.houses import Houses, Loaded
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.reading import ExpectationReader, asserts_something
from adjudicator.scenario.schema import ScenarioForm
from adjudicator.source.data import find, find_key
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.validation import validate
from adjudicator.source.yaml_source import read_source

_CASE = ("incident", "facts", "players", "hand", "about", "events")
_SIGNS = ("::", "[", "]", "\n")
"""What pytest gives a meaning to in the name of a test."""


def load(path: Path, loaded: Loaded | None = None) -> tuple[Scenario, ...]:
    """The scenarios of a file, one for each house that it names, in the order of the file. `loaded` keeps the rulebooks for further files.

    Raises InvalidInputError with everything that is wrong.
    """
    return load_node(read_source(path, shown(path)), path.parent, loaded)


def load_node(node: Node, folder: Path, loaded: Loaded | None = None) -> tuple[Scenario, ...]:
    """The scenarios of a file already read, which lies in `folder`. Raises InvalidInputError with everything that is wrong."""
    diagnostics: list[Diagnostic] = []
    houses = Houses(folder, loaded)
    names: dict[str, Place] = {}
    scenarios: list[Scenario] = []
    items = (node,) if isinstance(node, Mapping) else node.items if isinstance(node, Sequence) else ()
    if not items:
        diagnostics.append(Diagnostic("scenario_not_list" if isinstance(node, Scalar) else "scenario_no_scenario", node.place))
    for item in items:
        if isinstance(item, Mapping):
            _check_name(item, names, diagnostics)
            scenarios += _scenarios(item, houses, diagnostics)
        else:
            diagnostics.append(Diagnostic("scenario_not_list", item.place))
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return tuple(scenarios)


def _check_name(node: Mapping, names: dict[str, Place], diagnostics: list[Diagnostic]) -> None:
    name = find(node, "name")
    if not isinstance(name, Scalar):
        return
    if any(sign in name.text for sign in _SIGNS):
        diagnostics.append(Diagnostic("scenario_name_signs", name.place, {"name": name.text}))
    if name.text in names:
        diagnostics.append(Diagnostic("scenario_name_twice", name.place, {"name": name.text, "line": names[name.text].line}))
    names.setdefault(name.text, name.place)


def _scenarios(node: Mapping, houses: Houses, diagnostics: list[Diagnostic]) -> Iterator[Scenario]:
    form = validate(node, ScenarioForm, diagnostics)
    combined = list(_check_keys(node))
    diagnostics += combined
    if form is None or combined:
        return
    named = list(_named(node))
    for word, expected in named:
        rulebook = houses.rulebook(word, diagnostics)
        if rulebook is None:
            continue
        own: list[Diagnostic] = []
        case = _case(node, rulebook, own)
        seats = frozenset() if case is None else frozenset(seat for event in case.events for seat in event.players)
        reader = ExpectationReader(rulebook, own, seats)
        expectation = reader.expectation(expected)
        never = find(node, "not")
        claims = () if never is None else reader.slots.claims(never)
        if case is not None:
            own += _check_events(expected, case)
        # Several houses say the same of the same word.
        diagnostics += [one for one in own if one not in diagnostics]
        if case is not None and not own:
            house = rulebook.id if "/" in word.text or "\\" in word.text else word.text
            yield Scenario(form.name, house, len(named) > 1, rulebook, case, form.strict, expectation, claims, form.dispute, node.place)


def _check_keys(node: Mapping) -> Iterator[Diagnostic]:
    """Keys that need or exclude one another."""
    has = {key.text: key.place for key, _ in node.entries}
    if "house" not in has and "houses" not in has:
        yield Diagnostic("scenario_no_house", node.place)
    if "houses" in has:
        for beside in ("house", "expect"):
            if beside in has:
                yield Diagnostic("scenario_both_houses", has[beside], {"key": beside})
    if "incident" not in has and "events" not in has:
        yield Diagnostic("scenario_no_incident", node.place)
    if asserts_something(find(node, "not")):
        return
    if "houses" not in has:
        if not asserts_something(find(node, "expect")):
            yield Diagnostic("scenario_asserts_nothing", has.get("expect", node.place))
        return
    houses = find(node, "houses")
    empty = isinstance(houses, Mapping) and not houses.entries
    for key, expected in houses.entries if isinstance(houses, Mapping) else ():
        if not asserts_something(expected):
            yield Diagnostic("scenario_asserts_nothing", key.place)
    if empty:
        yield Diagnostic("scenario_no_house", has["houses"])


def _named(node: Mapping) -> Iterator[tuple[Scalar, Node]]:
    """Each house with what is expected of it."""
    houses, house = find(node, "houses"), find(node, "house")
    if isinstance(houses, Mapping):
        yield from houses.entries
    elif isinstance(house, Scalar):
        expected = find(node, "expect")
        yield house, Mapping((), node.place) if expected is None else expected


def _case(node: Mapping, rulebook: Rulebook, diagnostics: list[Diagnostic]) -> Case | None:
    entries = tuple((key, value) for key, value in node.entries if key.text in _CASE)
    try:
        return read_case(Mapping(entries, node.place), rulebook.vocabulary)
    except InvalidInputError as error:
        diagnostics += error.diagnostics
        return None


def _check_events(expected: Node, case: Case) -> Iterator[Diagnostic]:
    events, key = find(expected, "events"), find_key(expected, "events")
    further = len(case.events) - 1
    if isinstance(events, Sequence) and key is not None and len(events.items) > further:
        yield Diagnostic("scenario_too_many_events", key.place, {"expected": len(events.items), "events": further})
