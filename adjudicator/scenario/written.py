"""A scenario written from a ruling: the case as it was told, and what came out of it, for somebody to check against the article and keep."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import yaml

from adjudicator.engine.expression import Number
from adjudicator.engine.values import NONE
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import Choice, Content, Phrase, Rulebook
from adjudicator.ruling.case import Case
from adjudicator.ruling.content_data import choice_data, content_data
from adjudicator.ruling.figures import Figures, expressions
from adjudicator.ruling.model import Answer, Branch, Ruling, Settled, Status
from adjudicator.ruling.written_case import case_data
from adjudicator.vocabulary.model import TABLE

Data = dict[str, object]


def scenario_data(name: str, house: str, case: Case, ruling: Ruling, rulebook: Rulebook, *, strict: bool = False) -> Data:
    """The scenario as plain data. It expects what is certain, what is missing and what was presumed; of a ruling that depends, every branch."""
    data: Data = {"name": name, "house": house, **case_data(case)}
    if strict:
        data["strict"] = True
    return {**data, "expect": _expected(ruling, rulebook)}


def scenario_text(scenarios: Iterable[Data]) -> str:
    """Scenarios as the text of a file."""
    return yaml.dump(list(scenarios), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=140, default_flow_style=None)


class _Dumper(yaml.SafeDumper):
    """Writes yes and no as the rule language does."""


def _plain_yes(dumper: yaml.SafeDumper, value: bool | str) -> yaml.Node:
    text = value if isinstance(value, str) else "yes" if value else "no"
    return dumper.represent_scalar("tag:yaml.org,2002:bool" if text in ("yes", "no") else "tag:yaml.org,2002:str", text)


_Dumper.add_representer(bool, _plain_yes)
_Dumper.add_representer(str, _plain_yes)


def _expected(ruling: Ruling, rulebook: Rulebook) -> Data:
    expected = _answer(ruling.status, ruling.answer)
    if ruling.branches:
        expected["branches"] = [_branch(branch, rulebook) for branch in ruling.branches]
    expected["missing"] = list(dict.fromkeys(one.fact for one in ruling.missing))
    if ruling.presumed:
        expected["presumed"] = {one.fact: "none" if one.value is NONE else one.value for one in ruling.presumed}
    if ruling.events:
        expected["events"] = [_expected(event, rulebook) for event in ruling.events]
    return expected


def _branch(branch: Branch, rulebook: Rulebook) -> Data:
    when: Data = dict(condition_data(branch.when, rulebook.vocabulary.facts))
    data: Data = {"when": when} if when else {}
    if branch.assumed:
        data["after"] = _slots(branch.assumed)
    return {**data, **_answer(branch.answer.status, branch.answer)}


def _answer(status: Status, answer: Answer) -> Data:
    data: Data = {"status": status.value}
    certain = [one for one in answer.settled if one.status is Status.RULED and one.when is None and not isinstance(one.content, Choice)]
    left = [one for one in answer.settled if isinstance(one.content, Choice) and one.when is None]
    data |= {key: slots for key, slots in (("slots", _slots(certain)), ("options", _slots(left))) if slots}
    if answer.conflicts:
        data["conflicts"] = [[side.cites[0] for side in conflict.sides] for conflict in answer.conflicts]
    if answer.cites:
        data["cites"] = list(answer.cites)
    return data


def _slots(settled: Iterable[Settled]) -> Data:
    """What is settled, by person and slot; a slot with several values has a list."""
    found: dict[tuple[str, str], list[object]] = {}
    for one in settled:
        known = _without_open_figures(one.content, one.figures)
        if known is None:
            continue
        content = choice_data(known, one.figures) if isinstance(known, Choice) else content_data(known, one.figures)
        found.setdefault((one.who, one.slot), []).append(content)
    data: Data = {}
    for (who, slot), contents in found.items():
        value = contents[0] if len(contents) == 1 else contents
        if who == TABLE:
            data[slot] = value
        else:
            own = data.setdefault(who, {})
            assert isinstance(own, dict)
            own[slot] = value
    return data


def _without_open_figures(content: Content, figures: Figures) -> Content | None:
    """The content without the figures that are not known yet, which a scenario cannot name; None where nothing is left of it then."""
    open_ones = {key for key, expression in expressions(content) if figures.get(key) is None and not isinstance(expression, Number)}
    if not open_ones:
        return content
    if not isinstance(content, Phrase):
        return None
    return replace(content, arguments=tuple((name, value) for name, value in content.arguments if name not in open_ones))
