"""Each tension of the sources is found: now, or once what settles it in the rulebook is taken out. Those that are no conflict say why."""

from __future__ import annotations

import shutil
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from adjudicator.check.house import House
from adjudicator.check.model import Finding
from adjudicator.check.registry import all_checks
from adjudicator.check.run import open_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.rulebook.model import Rule, Rulebook
from tests.check.support import HERE

TENSIONS: Sequence[Mapping[str, Any]] = yaml.safe_load((HERE / "tensions.yaml").read_text(encoding="utf-8"))
FOUND = [one for one in TENSIONS if "finds" in one and "take_out" not in one]
SETTLED = [one for one in TENSIONS if "take_out" in one]
READ = [one for one in TENSIONS if "reading" in one]


def name_of(one: Mapping[str, Any]) -> str:
    return f"{one['house']} {' '.join(one['of'])}"


def full(house: str, word: str) -> str:
    return word if "/" in word else f"{house}/{word}"


@cache
def opened(house: str) -> House:
    return open_house(house)


@cache
def findings(house: str, check: str) -> tuple[Finding, ...]:
    return tuple(all_checks()[check].find(opened(house)))


def is_meant(finding: Finding, one: Mapping[str, Any]) -> bool:
    """Whether a finding is about what is expected: all the articles, rules, incidents and slots named are in it."""
    wanted, about = one["finds"], finding.about
    named = {key: {full(one["house"], word) for word in wanted.get(key, ())} for key in ("articles", "rules")}
    plain = {key: set(wanted.get(key, ())) for key in ("incident", "slots")}
    return all(words <= set(getattr(about, key)) for key, words in (named | plain).items())


@pytest.mark.parametrize("one", FOUND, ids=name_of)
def test_it_is_found_and_known(one: Mapping[str, Any]) -> None:
    meant = [finding for finding in findings(one["house"], one["finds"]["check"]) if is_meant(finding, one)]
    assert meant
    assert all(opened(one["house"]).recorded.record_of(finding) is not None for finding in meant)


@pytest.mark.parametrize("one", SETTLED, ids=name_of)
def test_it_is_found_once_what_settles_it_is_taken_out(one: Mapping[str, Any], tmp_path: Path) -> None:
    check = one["finds"]["check"]
    assert not any(is_meant(finding, one) for finding in findings(one["house"], check) if opened(one["house"]).recorded.record_of(finding) is None)
    house = opened(one["house"])
    unsettled = without_replaces(one, tmp_path) if "replaces" in one["take_out"] else House(without(house.rulebook, one), house.folder, house.name)
    assert any(is_meant(finding, one) for finding in all_checks()[check].find(unsettled))


def without(rulebook: Rulebook, one: Mapping[str, Any]) -> Rulebook:
    """The rulebook without the exceptions of some rules to some articles, and without their readings."""
    names = {full(one["house"], name) for name in one["take_out"]["rules"]}
    articles = {full(one["house"], article) for article in one["take_out"]["from"]}
    by_name = {rule.name: rule for rule in rulebook.rules}
    assert names <= by_name.keys()

    def kept(targets: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(name for name in targets if f"{by_name[name].house}/{by_name[name].article}" not in articles)

    def changed(rule: Rule) -> Rule:
        if rule.name not in names:
            return rule
        bare = replace(rule, exception_to=kept(rule.exception_to), instead_of=kept(rule.instead_of), reading=None)
        assert bare != rule
        return bare

    return replace(rulebook, rules=tuple(changed(rule) for rule in rulebook.rules))


def without_replaces(one: Mapping[str, Any], tmp_path: Path) -> House:
    """The house, in a copy of the library, with the rules of one article that take no rule's place any more."""
    library = Library(tmp_path / "rulebooks")
    shutil.copytree(shipped_library().folder, library.folder)
    file = library.folder / one["house"] / one["take_out"]["replaces"]
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if line.startswith(f'"{one["take_out"]["article"]}":'))
    last = next((index for index, line in enumerate(lines) if index > first and line.startswith('"')), len(lines))
    kept = [line for index, line in enumerate(lines) if not (first < index < last and line.strip().startswith("replaces:"))]
    assert len(kept) < len(lines)
    file.write_text("".join(kept), encoding="utf-8")
    return open_house(one["house"], library)


@pytest.mark.parametrize("one", READ, ids=name_of)
def test_what_is_no_conflict_is_told_by_a_reading(one: Mapping[str, Any]) -> None:
    rules = {rule.name: rule for rule in opened(one["house"]).rulebook.rules}
    assert rules[full(one["house"], one["reading"])].reading is not None
    assert one["why"]
