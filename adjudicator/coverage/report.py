"""The coverage of houses: counts, and what is not reached."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from adjudicator.coverage.items import Item, Kind, Listed, items_of
from adjudicator.coverage.reach import reach
from adjudicator.rulebook.houses import find_house, load_house
from adjudicator.rulebook.library import shipped_library
from adjudicator.rulebook.model import Rulebook
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.houses import Loaded
from adjudicator.scenario.load import load
from adjudicator.scenario.model import Scenario
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.conditions import condition_text
from adjudicator.text.explain import rule_cite
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

KINDS: tuple[Kind, ...] = ("rule", "alternative", "value", "outcome", "exception", "definition")
SCENARIOS = "scenarios"


@dataclass(frozen=True, slots=True)
class Coverage:
    """What of a house's own rules the scenarios reach. `counts`: by kind, how many items there are and how many are reached."""

    rulebook: Rulebook
    scenarios: int
    counts: Mapping[Kind, tuple[int, int]]
    missed: tuple[Listed, ...]

    @property
    def percent(self) -> float:
        """How much of everything is reached, 100 where there is nothing to reach."""
        every = sum(every for every, _ in self.counts.values())
        return 100 * sum(reached for _, reached in self.counts.values()) / every if every else 100.0


def cover(houses: Sequence[str], paths: Sequence[Path] = (), progress: Callable[[Scenario], None] | None = None) -> list[Coverage]:
    """The coverage of houses (the shipped ones when none is named) by the scenarios below `paths`.

    Without paths: ``./scenarios``, and the scenarios in the folders of houses named by their path. What a scenario of one house reaches in
    another that it builds on counts there too. Raises InvalidInputError: no such house, an invalid file, no scenario at all.
    """
    names = list(houses) or list(shipped_library().houses())
    rulebooks = [load_house(name) for name in names]
    places = list(paths) or [path for path in (Path(SCENARIOS), *(find_house(name) / SCENARIOS for name in names)) if path.is_dir()]
    absent = [path for path in places if not path.exists()]
    if absent:
        raise InvalidInputError([Diagnostic("scenario_no_path", values={"path": path.as_posix()}) for path in absent])
    scenarios = _scenarios(places, {rulebook.id for rulebook in rulebooks})
    if not scenarios:
        listed = ", ".join(f"`{path.as_posix()}`" for path in places or [Path(SCENARIOS)])
        raise InvalidInputError([Diagnostic("scenario_none_found", values={"paths": listed})])
    reached = reach(scenarios, progress)
    return [_of(rulebook, reached, sum(one.rulebook.id == rulebook.id for one in scenarios)) for rulebook in rulebooks]


def _scenarios(places: Iterable[Path], houses: set[str]) -> list[Scenario]:
    loaded: Loaded = {}
    files = dict.fromkeys(file.absolute() for place in places for file in (scenario_files(place) if place.is_dir() else (place,)))
    found = [scenario for file in files for scenario in load(file, loaded)]
    return [scenario for scenario in found if houses & {scenario.rulebook.id, *scenario.rulebook.bases}]


def _of(rulebook: Rulebook, reached: Mapping[Item, int], scenarios: int) -> Coverage:
    listed = list(items_of(rulebook))
    counts: dict[Kind, tuple[int, int]] = {}
    for kind in KINDS:
        of_kind = [one for one in listed if one.item.kind == kind]
        counts[kind] = (len(of_kind), sum(1 for one in of_kind if one.item in reached))
    # The branches of a rule that is not reached at all go without saying.
    unreached = {one.item.of for one in listed if one.item.kind == "rule" and one.item not in reached}
    missed = [one for one in listed if one.item not in reached and (one.item.kind == "rule" or one.item.of not in unreached)]
    return Coverage(rulebook, scenarios, counts, tuple(_together(missed)))


def _together(missed: Iterable[Listed]) -> Iterator[Listed]:
    """The items, those values of one fact that the same test lists as one: ``street=turn|river``."""
    waiting: Listed | None = None
    for one in missed:
        if waiting is not None and (waiting.item.kind, one.item.kind) == ("value", "value") and _test(waiting) == _test(one):
            waiting = replace(waiting, word=f"{waiting.word}|{one.word.partition('=')[2]}")
            continue
        if waiting is not None:
            yield waiting
        waiting = one
    if waiting is not None:
        yield waiting


def _test(one: Listed) -> tuple[str, tuple[int | str, ...]]:
    return one.item.of, one.item.path[:-1]


def missed_text(one: Listed, rulebook: Rulebook, lang: Lang) -> str:
    """What is not reached, in words."""
    values = {"what": _named(one, rulebook), "part": "", "word": one.word}
    if one.part is not None and one.item.kind != "value":
        values["part"] = condition_text(one.part, rulebook.vocabulary, lang)
    if one.item.kind == "exception":
        house, _, article = one.word.partition("/")
        values["word"] = rulebook.cite(house, article)
    if one.item.kind == "outcome":
        values["word"] = one.word.removeprefix("table.")
    return message(f"coverage_{one.item.kind}", lang, **values)


def _named(one: Listed, rulebook: Rulebook) -> str:
    if "=" in one.item.of:
        return one.item.of.partition("=")[2]
    return f"{rule_cite(one.item.of, rulebook)} [{one.item.of.rpartition('.')[2]}]"


def coverage_data(found: Sequence[Coverage], lang: Lang) -> list[dict[str, Any]]:
    """As plain data."""
    return [
        {
            "house": one.rulebook.id,
            "scenarios": one.scenarios,
            "percent": round(one.percent, 2),
            "counts": {kind: {"all": every, "reached": reached} for kind, (every, reached) in one.counts.items()},
            "missed": [
                {"kind": item.item.kind, "of": item.item.of, "place": str(item.place), "text": missed_text(item, one.rulebook, lang)}
                for item in one.missed
            ],
        }
        for one in found
    ]
