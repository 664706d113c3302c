"""The interview at a terminal: it prints a question with its answers, reads one, and ends with the ruling and how to get it again."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import click

from adjudicator.interview.choices import BACK, MORE, offered, reply_of
from adjudicator.interview.state import Interview, Question, answered, back, begin, with_presumptions
from adjudicator.render.page import Page, Run
from adjudicator.render.terminal import page_width, show
from adjudicator.rulebook.houses import find_house, house_ids
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.written_case import command_line
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.explain import missing_why
from adjudicator.text.facts import assignment, fact_text, party_text, question_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.nouns import seat_noun
from adjudicator.text.outcomes import Words

Complain = Callable[[InvalidInputError], None]
"""Prints what is wrong with an answer."""


def interviewed(judge: Adjudicator, case: Case, lang: Lang, complain: Complain, *, strict: bool = False) -> Interview:
    """The interview once nothing more is asked, or once the answers end (end of input, Ctrl-C). Raises InvalidInputError for an impossible case."""
    interview = begin(judge, case, strict=strict)
    while (question := interview.question) is not None:
        try:
            interview = _asked(interview, question, lang, complain)
        except (click.Abort, EOFError, KeyboardInterrupt):
            print()
            show(_line(message("interview_cut", lang)))
            break
    return interview


def show_again(interview: Interview, house: str, lang: Lang) -> None:
    """Print the command line that gives the same ruling; of a chain, that only a file can tell it."""
    command = command_line(house, interview.case)
    if command is None:
        page = _line(message("interview_again_chain", lang))
        page.lines.insert(0, [])
        show(page)
        return
    page = Page(page_width())
    page.blank()
    page.paragraph(message("interview_again", lang))
    show(page)
    # In one piece, however long: it is there to be copied.
    print(f"    {command}{' --strict' if interview.strict else ''}")


def save_scenario(interview: Interview, house: str, file: str, lang: Lang) -> None:
    """Write the case and its ruling as a scenario to a new file. Raises InvalidInputError where the file is there already or cannot be written."""
    from adjudicator.scenario.written import scenario_data, scenario_text

    rulebook = interview.judge.rulebook
    title = ", ".join(rulebook.vocabulary.incidents[kind].title["en"] for kind in interview.case.events[0].incident)
    data = scenario_data(title, _seen_from(house, Path(file).absolute().parent), interview.case, interview.ruling, rulebook, strict=interview.strict)
    try:
        with Path(file).open("x", encoding="utf-8") as out:
            out.write(scenario_text([data]))
    except FileExistsError:
        raise InvalidInputError([Diagnostic("interview_save_exists", values={"file": file})]) from None
    except OSError as error:
        raise InvalidInputError([Diagnostic("interview_save_failed", values={"file": file, "reason": error.strerror})]) from None
    show(_line(message("interview_saved", lang, file=file)))


def refuse_existing(file: str) -> None:
    """Raises InvalidInputError where the file is there already: said before anything is asked."""
    if Path(file).exists():
        raise InvalidInputError([Diagnostic("interview_save_exists", values={"file": file})])


def _seen_from(house: str, folder: Path) -> str:
    """The house as a scenario in `folder` names it: an id stays, the path to a house's folder is taken from there."""
    if house in house_ids():
        return house
    return Path(os.path.relpath(find_house(house).absolute(), folder)).as_posix()


def _asked(interview: Interview, question: Question, lang: Lang, complain: Complain) -> Interview:
    """The interview after one answer."""
    show(_question_page(interview, question, lang))
    while True:
        typed: str = click.prompt(f"  {message('interview_prompt', lang)}", prompt_suffix=" > ", default="", show_default=False)
        try:
            reply = reply_of(typed, question, lang)
            if reply == MORE:
                return with_presumptions(interview)
            if reply != BACK:
                return answered(interview, question, reply)
            if interview.before is not None:
                return back(interview)
            show(_line(message("interview_nothing_back", lang)))
        except InvalidInputError as error:
            complain(error)


def _question_page(interview: Interview, question: Question, lang: Lang) -> Page:
    vocabulary = interview.judge.rulebook.vocabulary
    left = interview.left - 1
    number = len(interview.given) + 1
    page = Page(page_width())
    page.lines.append([])
    count = message("interview_count", lang, number=number, left=left) if left else message("interview_last", lang, number=number)
    page.paragraph(Run(count, "faint"))
    page.paragraph([Run(_question_text(interview, question, lang), "strong")])
    ruling = (interview.ruling, *interview.ruling.events)[question.event]
    if question.presumed is None:
        why = missing_why(question.missing, Words(vocabulary, lang, ruling.names))
    else:
        given = assignment(question.fact.id, question.presumed)
        why = message("presumed_line", lang, text=fact_text(question.fact.id, question.presumed, vocabulary, lang), given=given)
    page.paragraph(Run(why, "faint"), indent=4)
    page.blank()
    more = not interview.presumptions and any(one.presumed for one in (interview.ruling, *interview.ruling.events))
    lines = offered(question, vocabulary, lang, first=interview.before is None, more=more)
    page.rows([(Run(one.sign, "strong"), one.label) for one in lines], indent=4)
    page.blank()
    return page


def _question_text(interview: Interview, question: Question, lang: Lang) -> str:
    """The question, of whom it is asked, of which seat and which event."""
    vocabulary = interview.judge.rulebook.vocabulary
    text = question_text(question.fact.id, vocabulary, lang)
    if question.missing.seat is not None:
        text = message("of_seat", lang, seat=seat_noun(question.missing.seat, lang).text, what=text)
    if len(interview.case.events) > 1:
        text = message("interview_event", lang, number=question.event + 1, what=text)
    if question.fact.ask == "td":
        return text
    return f"{text} {message('ask_whom', lang, who=party_text(question.fact.ask, vocabulary, lang))}"


def _line(text: str) -> Page:
    page = Page(page_width())
    page.paragraph(text)
    return page
