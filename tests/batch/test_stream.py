"""Lines in, lines out: chunks, processes, and going on where an earlier run stopped."""

from __future__ import annotations

import io
import pickle
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.batch.judge import How, Judge
from adjudicator.batch.lines import CHUNK_LINES, TooFewLinesError, chunks, is_blank
from adjudicator.batch.output import resume
from adjudicator.batch.run import Total, run
from adjudicator.batch.workers import Crew, WorkerLostError, rule_chunk
from adjudicator.rulebook.houses import load_house
from adjudicator.source.characters import MAX_BYTES

LINES = st.lists(st.binary(max_size=20).map(lambda data: data.replace(b"\n", b"")), max_size=700)


@given(lines=LINES, ended=st.booleans(), skip=st.integers(0, 5))
@settings(max_examples=150, deadline=None)
def test_chunks_are_the_lines(lines: list[bytes], ended: bool, skip: int) -> None:
    data = b"\n".join(lines) + (b"\n" if ended and lines else b"")
    told = io.BytesIO(data).readlines()
    if told:
        told[0] = told[0].removeprefix(b"\xef\xbb\xbf")
    wanted = [(number, line) for number, line in enumerate(told, 1) if line and not is_blank(line)]
    if skip > len(wanted):
        with pytest.raises(TooFewLinesError):
            list(chunks(io.BytesIO(data), skip))
        return
    found = list(chunks(io.BytesIO(data), skip))
    numbered = [(number, line) for chunk in found for number, line in enumerate(chunk.lines, chunk.first)]
    assert [(number, line) for number, line in numbered if line is not None and not is_blank(line)] == wanted[skip:]
    assert all(len(chunk.lines) <= CHUNK_LINES for chunk in found)
    assert not found or found[-1].end == len(data)


def test_a_line_that_never_ends_is_not_kept() -> None:
    data = b'{"a": 1}\n' + b"x" * (3 * MAX_BYTES) + b"\n" + b'{"b": 2}\n'
    (chunk,) = chunks(io.BytesIO(data))
    assert chunk.lines == (b'{"a": 1}\n', None, b'{"b": 2}\n')
    assert chunk.end == len(data)
    (chunk,) = chunks(io.BytesIO(data), 2)
    assert (chunk.first, chunk.lines) == (3, (b'{"b": 2}\n',))


def how() -> How:
    return How(load_house("parc"), "en", "cases", compact=True)


CASES = [
    b'{"incident":"premature_board","facts":{"street":"flop"}}\n',
    b"\n",
    b'{"incident":"thin_cut","facts":{"smaller_pile":2}}\n',
    b"nonsense\n",
    b'{"incident":"dealt_in_break"}\n',
]


def ruled(jobs: int, data: bytes, skip: int = 0) -> tuple[bytes, Total]:
    out, total = io.BytesIO(), Total()
    run(how(), io.BytesIO(data), out, total, jobs=jobs, skip=skip, size=None, bar=False)
    return out.getvalue(), total


def test_several_processes_give_what_one_gives(capsys: pytest.CaptureFixture[str]) -> None:
    data = b"".join(CASES * 400)
    one, alone = ruled(1, data)
    many, shared = ruled(3, data)
    assert one == many
    assert one.count(b"\n") == 1600
    assert (alone.lines, alone.bad, alone.statuses) == (shared.lines, shared.bad, shared.statuses)
    assert alone.bad == 400
    errors = capsys.readouterr().err.splitlines()
    assert errors[:2] == ["cases:4:1: error: this cannot be read as JSON", "cases:9:1: error: this cannot be read as JSON"]
    assert errors[:400] == errors[400:]


def test_what_a_process_is_told_can_be_sent_to_it() -> None:
    sent = pickle.loads(pickle.dumps(how()))
    (chunk,) = chunks(io.BytesIO(b"".join(CASES)))
    assert rule_chunk(Judge(sent), chunk).output == rule_chunk(Judge(how()), chunk).output


def test_a_process_that_dies_is_noticed() -> None:
    with Crew(how(), 2) as crew:
        for process in crew.processes:
            process.kill()
        with pytest.raises(WorkerLostError):
            list(crew.rule(chunks(io.BytesIO(b"".join(CASES) * 400))))


@given(cut=st.integers(0, 700), tail=st.sampled_from((b"", b"\0\0\0", b'{"half', b"\0\n", b"\xff\n")))
@settings(max_examples=60, deadline=None)
def test_going_on_after_a_cut_gives_the_same(cut: int, tail: bytes) -> None:
    data = b"".join(CASES * 2)
    whole, _ = ruled(1, data)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "out.jsonl"
        path.write_bytes(whole[:cut] + tail)
        file, done = resume(path)
        with file:
            run(how(), io.BytesIO(data), file, Total(), jobs=1, skip=done, size=None, bar=False)
        assert path.read_bytes() == whole
