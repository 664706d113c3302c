"""Everything that is refused, with its exact diagnostics: one folder a topic, its `expected.txt` beside the files."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.rulebook.load import compile_house
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.catalogue.rulebooks import TEXTS
from tests.rulebook.support import HERE, LIBRARY

CASES = sorted(path for path in (HERE / "bad").iterdir() if path.is_dir())


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_error_is_reported_at_its_place(case: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)
    with pytest.raises(InvalidInputError) as refused:
        compile_house(case, LIBRARY)
    lines = [diagnostic.line("en").replace(f"bad/{case.name}/", "") for diagnostic in refused.value.diagnostics]
    assert lines == (case / "expected.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_error_is_said_in_french_too(case: Path) -> None:
    with pytest.raises(InvalidInputError) as refused:
        compile_house(case, LIBRARY)
    for diagnostic in refused.value.diagnostics:
        assert diagnostic.text("fr") != diagnostic.text("en")


def test_every_sentence_about_rulebooks_is_reached() -> None:
    """Save those about finding a house and creating one, which the tests of those reach, and of circles of houses."""
    elsewhere = {
        "house_unknown", "house_no_file", "house_not_empty", "house_not_written", "extends_cycle", "extends_other_id", "removes_replaced",
    }  # fmt: skip
    reached = set()
    for case in CASES:
        with pytest.raises(InvalidInputError) as refused:
            compile_house(case, LIBRARY)
        reached |= {diagnostic.message for diagnostic in refused.value.diagnostics}
    refusals = {key for key in TEXTS if not key.startswith("new_")}
    assert refusals - reached == elsewhere
