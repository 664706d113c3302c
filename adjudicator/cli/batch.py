"""The verb `batch`: many cases at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import BinaryIO

import click

from adjudicator.cli.answer import other_houses
from adjudicator.cli.exits import Exit, exit_of
from adjudicator.cli.told import STANDARD_INPUT
from adjudicator.cli.verb import Verb, invalid
from adjudicator.rulebook.houses import default_house, load_house
from adjudicator.ruling.adjudicate import SEVERITY
from adjudicator.ruling.model import Status
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text

MOST_JOBS = 256


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], compact: bool, output: str | None, resume: bool, jobs: str | None, strict: bool) -> int:
        return batch(words, lang, compact=compact, output=output, resume=resume, jobs=jobs, strict=strict)

    options = [
        click.Option(["--compact"], is_flag=True, help=message("help_batch_compact", lang)),
        click.Option(["--output"], metavar="FILE", help=message("help_batch_output", lang)),
        click.Option(["--resume"], is_flag=True, help=message("help_batch_resume", lang)),
        click.Option(["--jobs"], metavar="N", help=message("help_batch_jobs", lang)),
        click.Option(["--strict"], is_flag=True, help=message("help_rule_strict", lang)),
    ]
    return Verb("batch", lang, callback, arguments="HOUSE FILE", most=2, options=options)


def batch(words: tuple[str, ...], lang: Lang, *, compact: bool, output: str | None, resume: bool, jobs: str | None, strict: bool) -> int:
    """Rule the cases of a file, and say on standard error what came of it. Raises InvalidInputError."""
    from adjudicator.batch.judge import How
    from adjudicator.batch.lines import TooFewLinesError
    from adjudicator.batch.run import Total, run
    from adjudicator.batch.workers import WorkerLostError, cores

    house, file = _named(words)
    processes = cores() if jobs is None else _jobs(jobs)
    if resume and output is None:
        invalid("batch_resume_where")
    rulebook = load_house(house)
    how = How(rulebook, lang, "<stdin>" if file == STANDARD_INPUT else file, compact, strict, other_houses)
    total = Total()
    with ExitStack() as stack:
        source, size = stack.enter_context(_source(file))
        out, skip = stack.enter_context(_output(output, file, resume))
        try:
            bar = sys.stderr.isatty() and not out.isatty()
            run(how, source, out, total, jobs=processes, skip=skip, size=size, bar=bar)
        except KeyboardInterrupt:
            print(message("batch_interrupted" if output is None else "batch_goes_on", lang), file=sys.stderr)
            return Exit.INTERRUPTED
        except TooFewLinesError:
            invalid("batch_other_output", file=output)
        except WorkerLostError:
            print(message("error", lang, what=message("batch_worker", lang)), file=sys.stderr)
            return Exit.COULD_NOT_RUN
        except OSError as error:
            if isinstance(error, BrokenPipeError):
                raise
            print(message("error", lang, what=message("batch_stopped", lang, reason=_reason(error))), file=sys.stderr)
            return Exit.COULD_NOT_RUN
    print(_summary(total.lines, total.seconds, total.statuses, total.bad, lang), file=sys.stderr)
    return _exit(total.statuses, total.bad, total.faults)


def _named(words: tuple[str, ...]) -> tuple[str, str]:
    house = default_house()
    if len(words) == 2:
        return words[0], words[1]
    if not words or house is None:
        invalid("no_batch_file" if words else "no_house")
    return house, words[0]


def _jobs(text: str) -> int:
    if not (text.isdecimal() and text.isascii() and len(text) < 10 and 1 <= int(text) <= MOST_JOBS):
        invalid("batch_jobs", text=text, most=MOST_JOBS)
    return int(text)


@contextmanager
def _source(file: str) -> Iterator[tuple[BinaryIO, int | None]]:
    """The cases, and how many bytes they take where that is known. Raises InvalidInputError."""
    if file == STANDARD_INPUT:
        yield sys.stdin.buffer, None
        return
    with ExitStack() as stack:
        try:
            source = stack.enter_context(Path(file).open("rb"))
            source.peek(1)
        except (OSError, ValueError) as error:
            invalid("batch_unreadable", file=file, reason=_reason(error))
        yield source, os.fstat(source.fileno()).st_size or None


@contextmanager
def _output(output: str | None, file: str, resume: bool) -> Iterator[tuple[BinaryIO, int]]:
    """Where the rulings go, and how many are there already. Raises InvalidInputError."""
    if output is None:
        yield sys.stdout.buffer, 0
        return
    from adjudicator.batch.output import resume as open_earlier

    path = Path(output)
    try:
        if file != STANDARD_INPUT and path.exists() and path.samefile(file):
            invalid("batch_same_file", file=output)
        if path.is_file() and not resume:
            invalid("batch_exists", file=output)
        special = path.exists() and not path.is_file()  # a device or a pipe keeps nothing to go on with
        out, done = (path.open("wb"), 0) if special else open_earlier(path)
    except (OSError, ValueError) as error:
        invalid("batch_unwritable", file=output, reason=_reason(error))
    with out:
        yield out, done


def _reason(error: Exception) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _summary(lines: int, seconds: float, statuses: dict[Status, int], bad: int, lang: Lang) -> str:
    rate = round(lines / seconds) if seconds > 0 else lines
    told = message(
        "batch_done_one" if lines == 1 else "batch_done", lang, count=number_text(lines, lang), seconds=f"{seconds:.1f}", rate=number_text(rate, lang)
    )
    counts = [f"{status.value} {number_text(statuses[status], lang)}" for status in Status if status in statuses]
    counts += [message("batch_bad", lang, count=number_text(bad, lang))] if bad else []
    return " · ".join([told, *counts])


def _exit(statuses: dict[Status, int], bad: int, faults: int) -> Exit:
    """As a chain of events ends with the worst of its events, so does a batch."""
    if faults:
        return Exit.COULD_NOT_RUN
    if bad:
        return Exit.INVALID
    return next((exit_of(status) for status in SEVERITY if status in statuses), Exit.ANSWERED)
