"""The interview on the command line, whichever verb it starts from."""

from __future__ import annotations

import sys
from collections.abc import Callable

from adjudicator.cli import errors
from adjudicator.cli.answer import Addition, guided, show_answer
from adjudicator.cli.exits import Exit
from adjudicator.interview.terminal import interviewed, refuse_existing, save_scenario, show_again
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang

Beside = Callable[[Case, Ruling], Addition | None]
"""Gives what stands beside the ruling on the case in the end."""


def interview_and_show(
    judge: Adjudicator,
    case: Case,
    house: str,
    lang: Lang,
    *,
    strict: bool = False,
    why: bool = False,
    save: str | None = None,
    beside: Beside = lambda _case, _ruling: None,
) -> Exit:
    """Ask what is missing, print the ruling and how to get it again; `house` is as it was typed. Raises InvalidInputError."""
    if save is not None:
        refuse_existing(save)

    def complain(error: InvalidInputError) -> None:
        print(errors.input_errors(error, lang), file=sys.stderr)

    interview = interviewed(judge, case, lang, complain, strict=strict)
    ruling = judge.rule(interview.case, strict=strict, explain=why)
    print()
    shown = guided(ruling, interview.case, judge.rulebook)
    code = show_answer(shown, judge.rulebook, lang, why=why, beside=beside(interview.case, ruling))
    show_again(interview, house, lang)
    if save is not None:
        save_scenario(interview, house, save, lang)
    return code
