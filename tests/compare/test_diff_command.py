"""The verb `diff`: what it prints, and its exit codes."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from adjudicator.cli.main import main
from adjudicator.rulebook.library import shipped_library

DOCS = Path(__file__).parents[2] / "docs" / "diff.md"
VOID = {"meta", "link", "br", "hr", "img"}


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = main(list(words))
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    """A copy of a house, to be changed, beside those that it may build on."""
    for name, folder in shipped_library().houses().items():
        shutil.copytree(folder, tmp_path / "new" / name)
    return tmp_path / "new" / "roberts-3.5"


def change(house: Path, old: str, new: str) -> None:
    for file in house.glob("*.yaml"):
        text = file.read_text(encoding="utf-8")
        if old in text:
            file.write_text(text.replace(old, new, 1), encoding="utf-8")
            return
    raise AssertionError(f"{old} stands nowhere")


def test_a_house_does_not_differ_from_itself(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "diff", "roberts-3.5", "roberts-3.5", "--lang", "en")
    assert code == 0
    assert "They rule alike in every situation." in out


def test_differences_are_found_and_can_be_accepted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("diff", "parc", "tda-2024", "--incident", "premature_board", "--lang", "en")
    code, out, _ = run(capsys, *words, "--format", "json")
    data = json.loads(out)
    found = [one["fingerprint"] for one in data["incidents"][0]["differences"]]
    assert code == 3
    assert len(found) == len(set(found)) > 1

    accepted = tmp_path / "accepted.yaml"
    accepted.write_text("".join(f'"{one}": "we know"\n' for one in found) + '"0123456789ab": "long ago"\n', encoding="utf-8")
    code, out, _ = run(capsys, *words, "--accepted", str(accepted))
    assert code == 0
    assert f"{len(found)} accepted" in out
    assert "accepted, but no longer there: 0123456789ab" in out

    accepted.write_text(f'"{found[0]}": "we know"\n', encoding="utf-8")
    assert run(capsys, *words, "--accepted", str(accepted))[0] == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("nonsense: because\n", ":1:1: `nonsense` is no fingerprint: 12 digits and letters a to f"),
        ('"0123456789ab": ""\n', ":1:17: `0123456789ab` is accepted without a reason"),
        ("- 0123456789ab\n", ":1:1: accepted differences are written `fingerprint: reason`"),
    ],
)
def test_a_bad_list_of_accepted_differences(text: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "accepted.yaml"
    file.write_text(text, encoding="utf-8")
    code, _, err = run(capsys, "diff", "parc", "tda-2024", "--incident", "thin_cut", "--accepted", str(file), "--lang", "en")
    assert code == 2
    assert said in err


def test_usage_errors(capsys: pytest.CaptureFixture[str]) -> None:
    def error(*words: str) -> str:
        code, _, err = run(capsys, "diff", *words, "--lang", "en")
        assert code == 2
        return err.strip().splitlines()[0]

    assert error("parc") == "error: `diff` needs two houses: HOUSE HOUSE, or --all"
    assert error("parc", "tda-2024", "--hand", "flop") == "error: `--hand` belongs to `diff --all`"
    assert error("--all") == "error: `diff --all` needs one incident: --incident INCIDENT"
    assert error("--all", "parc", "--incident", "thin_cut") == "error: `parc` is too much: `diff --all` takes facts, as fact=value"
    assert error("parc", "tda-2024", "--incident", "thin_cot") == "error: unknown incident `thin_cot` (did you mean `thin_cut`?)"
    assert error("--all", "--incident", "thin_cot").startswith("error: unknown incident `thin_cot`")
    assert error("nowhere:rulebooks/parc", "parc").startswith("error: git does not find `nowhere`")
    assert error("parc", "tda-2024", "--incident", "thin_cut", "--html", "/").startswith("error: `/` cannot be written")


def test_an_edition_with_another_number_and_the_same_rulings_is_structure_only(edition: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(edition, '"3.5.1":', '"3.5.101":')
    code, out, _ = run(capsys, "diff", "roberts-3.5", str(edition), "--lang", "en")
    assert code == 0
    assert "0 differences" in out
    assert "renumbered" in out
    assert "3.5.1 → 3.5.101" in out
    assert run(capsys, "diff", "roberts-3.5", str(edition), "--structure")[0] == 3


def test_html_is_one_whole_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    class Page(HTMLParser):
        def __init__(self) -> None:
            super().__init__()
            self.open: list[str] = []
            self.outside: list[str] = []
            self.ids: list[str] = []
            self.links: list[str] = []

        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag not in VOID:
                self.open.append(tag)
            for name, value in attrs:
                if name == "id" and value:
                    self.ids.append(value)
                if name in ("href", "src") and value:
                    (self.links if value.startswith("#") else self.outside).append(value)

        def handle_endtag(self, tag: str) -> None:
            assert self.open.pop() == tag

    file = tmp_path / "page.html"
    for lang in ("en", "fr"):
        run(capsys, "diff", "parc", "tda-2024", "--incident", "hand_shown", "--incident", "premature_board", "--html", str(file), "--lang", lang)
        text = file.read_text(encoding="utf-8")
        page = Page()
        page.feed(text)
        assert page.open == []
        assert page.outside == []
        assert "<script" not in text
        assert len(page.ids) == len(set(page.ids))
        assert {link[1:] for link in page.links} <= set(page.ids)
        assert f'<html lang="{lang}">' in text


def test_one_case_under_all_houses(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("diff", "--all", "--incident", "chips_put", "--hand", "blinds 50/100; flop; seat 1 bets 100; seat 2 chips 100+50 silent")
    code, out, _ = run(capsys, *words, "--lang", "en")
    assert code == 3
    assert "alike: parc, pkr4u, roberts-3.5, tda-2024 · alone: grasse-2010" in out
    code, out, _ = run(capsys, *words, "--format", "json")
    assert json.loads(out)["groups"][0] == ["parc", "pkr4u", "roberts-3.5", "tda-2024"]


@pytest.mark.parametrize("columns", ["40", "80"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_lines_fit(columns: str, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    for words in (("parc", "tda-2024", "--incident", "premature_board"), ("--all", "--incident", "premature_board", "street=flop")):
        _, out, _ = run(capsys, "diff", *words, "--lang", lang)
        assert max(map(len, out.splitlines())) <= int(columns)


def git(folder: Path, *words: str, path: str = "") -> str:
    who = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.org"}
    environment = {**os.environ, **who, "PATH": f"{path}{os.pathsep}{os.environ['PATH']}", "ADJUDICATOR_LANG": "en", "LC_ALL": "C.UTF-8"}
    done = subprocess.run(["git", *words], cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.skipif(shutil.which("git") is None, reason="git is not installed")
def test_an_edition_in_git(edition: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    top = edition.parents[1]
    git(top, "init", "-q")
    git(top, "add", ".")
    git(top, "commit", "-q", "-m", "first")
    change(edition, "{becomes: raise, to: ", "{becomes: call, to: ")
    monkeypatch.chdir(top)
    code, out, _ = run(capsys, "diff", "HEAD:new/roberts-3.5", "new/roberts-3.5", "--lang", "en")
    assert code == 3
    assert "articles changed" in out
    code, _, err = run(capsys, "diff", "HEAD:new/nothing", "new/roberts-3.5", "--lang", "en")
    assert code == 2
    assert "there is no house at `new/nothing` in `HEAD`" in err
    code, _, err = run(capsys, "diff", "HEAD:../elsewhere", "new/roberts-3.5", "--lang", "en")
    assert code == 2
    assert "lies outside the repository" in err
    assert run(capsys, "diff", "--output=x:new/roberts-3.5", "new/roberts-3.5")[0] == 2


@pytest.mark.skipif(shutil.which("git") is None or os.name == "nt", reason="needs git and a shell")
def test_the_driver_for_git_of_the_documentation_works(edition: Path, tmp_path: Path) -> None:
    text = DOCS.read_text(encoding="utf-8")
    script = "#!/bin/sh\n# git gives" + text.split("#!/bin/sh\n# git gives", 1)[1].split("```", 1)[0]
    bin_ = tmp_path / "bin"
    bin_.mkdir()
    root = Path(__file__).parents[2]
    shim = f'#!/bin/sh\nPYTHONPATH="{root}" exec "{sys.executable}" -m adjudicator "$@" --lang en\n'
    for name, content in (("adjudicator-git-diff", script), ("adjudicator", shim)):
        (bin_ / name).write_text(content, encoding="utf-8")
        (bin_ / name).chmod(0o755)
    top = edition.parent
    git(top, "init", "-q")
    git(top, "config", "diff.rulebook.command", "adjudicator-git-diff")
    (top / ".gitattributes").write_text("roberts-3.5/*.yaml diff=rulebook\n", encoding="utf-8")
    git(top, "add", ".")
    git(top, "commit", "-q", "-m", "first")
    change(edition, "{becomes: raise, to: ", "{becomes: call, to: ")
    out = git(top, "diff", path=str(bin_))
    assert "old against" in out or "Robert's Rules of Poker" in out
    assert "counts as a call" in out
