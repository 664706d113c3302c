"""Which engine is used, and what happens where durable-rules does not load."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from adjudicator.engine import select
from adjudicator.engine.condition import Member
from adjudicator.engine.durable import Api
from adjudicator.engine.program import Match, Program
from adjudicator.engine.select import EngineName, engine_status, matcher
from tests.engine.strategies import rule

PROGRAM = Program((rule("club/1.a", Member("a", frozenset({True}))),), (), {})
MATCH = Match({"club/1.a": (0,)}, {})


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    select._loaded.cache_clear()
    yield
    select._loaded.cache_clear()


def test_durable_rules_where_it_loads() -> None:
    pytest.importorskip("durable_rules_engine")
    assert engine_status() == ("durable", None)
    asked: tuple[EngineName | None, ...] = (None, "durable", "python")
    for engine, name in zip(asked, ("durable", "durable", "python"), strict=True):
        found = matcher(PROGRAM, engine)
        assert found.name == name
        assert found.program is PROGRAM
        assert found.match({"a": True}) == MATCH
        found.close()


@pytest.mark.parametrize("error", [ImportError("undefined symbol: PyEval_CallObject"), ModuleNotFoundError("no module"), OSError("not a library")])
def test_the_generated_evaluator_where_it_does_not(error: Exception, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Api:
        raise error

    monkeypatch.setattr(select, "load_api", broken)
    assert engine_status() == ("python", str(error))
    asked: tuple[EngineName | None, ...] = (None, "durable", "python")
    for engine in asked:
        found = matcher(PROGRAM, engine)
        assert found.name == "python"
        assert found.match({"a": True}) == MATCH
        found.close()


def test_an_error_without_words_is_told_by_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> Api:
        raise ImportError

    monkeypatch.setattr(select, "load_api", broken)
    assert engine_status() == ("python", "ImportError")
