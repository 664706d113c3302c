"""docs/betting-facts.md names every fact of the betting model with its type, and every parameter with its words."""

from __future__ import annotations

import pytest

from adjudicator.facts.betting.parameters import PARAMETERS
from adjudicator.facts.betting.registry import FACT_TYPES
from tests.docs.examples import DOCS

PAGE = (DOCS / "betting-facts.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", FACT_TYPES)
def test_fact(name: str) -> None:
    assert f"| `{name}` | {FACT_TYPES[name].value} | " in PAGE


@pytest.mark.parametrize("name", PARAMETERS)
def test_parameter(name: str) -> None:
    assert all(f"`{word}`" in PAGE for word in (name, *(PARAMETERS[name] or ())))
