"""Whatever is typed where a path could stand is looked for, and not found."""

from __future__ import annotations

import pytest

from adjudicator.cli.main import main
from adjudicator.source.paths import exists, from_home, is_file, is_folder

NO_PATHS = {
    "too long": "a" * 5_000,
    "folders too long": "/".join(["b" * 300] * 40),
    "a zero": "a\0b",
    "nobody's home": "~nobody-of-that-name/x",
    "half": "\ud800",
}


@pytest.mark.parametrize("text", NO_PATHS.values(), ids=NO_PATHS)
def test_nothing_is_there(text: str) -> None:
    path = from_home(text)
    assert not is_file(path)
    assert not is_folder(path)
    assert not exists(path)


@pytest.mark.parametrize("text", NO_PATHS.values(), ids=NO_PATHS)
@pytest.mark.parametrize(
    "arguments",
    [
        ("rule", "{}", "premature_board"),
        ("rule", "parc", "--file", "{}"),
        ("rule", "parc", "--file", "{}.json"),
        ("show", "{}"),
        ("incidents", "thin_cut", "--house", "{}"),
        ("test", "{}"),
        ("batch", "parc", "{}"),
        ("batch", "parc", "-", "--output", "{}/x"),
        ("new", "/dev/null/{}"),
        ("new", "/nowhere/{}", "--extends", "{}"),
    ],
    ids=" ".join,
)
def test_every_door_says_so(arguments: tuple[str, ...], text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([word.replace("{}", text) for word in arguments]) == 2
    captured = capsys.readouterr()
    assert captured.err
    assert len(captured.err) < 10_000
    assert "\0" not in captured.out + captured.err


def test_a_house_of_the_environment_and_of_a_scenario(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ADJUDICATOR_HOUSE", "c" * 5_000)
    assert main(["rule", "premature_board"]) == 2
    assert capsys.readouterr().err.startswith("error: ")
