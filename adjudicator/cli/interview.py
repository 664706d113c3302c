"""The interview on the command line, whichever verb it starts from."""

from __future__ import annotations

import sys

from adjudicator.cli import errors
from adjudicator.cli.answer import guided, show_answer
from adjudicator.cli.exits import Exit
from adjudicator.interview.terminal import interviewed, save_scenario, show_again
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang


def interview_and_show(
    judge: Adjudicator, case: Case, house: str, lang: Lang, *, strict: bool = False, why: bool = False, save: str | None = None
) -> Exit:
    """Ask what is missing, print the ruling and how to get it again; `house` is as it was typed. Raises InvalidInputError."""

    def complain(error: InvalidInputError) -> None:
        print(errors.input_errors(error, lang), file=sys.stderr)

    interview = interviewed(judge, case, lang, complain, strict=strict)
    ruling = judge.rule(interview.case, strict=strict, explain=why)
    print()
    code = show_answer(guided(ruling, interview.case, judge.rulebook), judge.rulebook, lang, why=why)
    show_again(interview, house, lang)
    if save is not None:
        save_scenario(interview, house, save, lang)
    return code
