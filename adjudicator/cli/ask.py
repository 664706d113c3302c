"""The verb `ask`: what a text tells, and the ruling on it."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from dataclasses import replace

import click

from adjudicator.cli.answer import guided
from adjudicator.cli.exits import Exit, exit_of
from adjudicator.cli.told import is_house, sort_words
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.recognise.case import case_of
from adjudicator.recognise.corrected import with_facts
from adjudicator.recognise.understand import understand
from adjudicator.recognise.understanding import Reading, Understanding
from adjudicator.rulebook.houses import default_house, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator, worst
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling, Status
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.facts import assignment
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

LONGEST = 2_000
"""A longer text is no question at a table."""


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], why: bool, strict: bool) -> int:
        return ask(words, lang, why=why, strict=strict)

    options = [
        click.Option(["--why"], is_flag=True, help=message("help_rule_why", lang)),
        click.Option(["--strict"], is_flag=True, help=message("help_rule_strict", lang)),
    ]
    return Verb("ask", lang, callback, arguments='HOUSE "TEXT" [FACT=VALUE ...]', options=options)


def ask(words: tuple[str, ...], lang: Lang, *, why: bool, strict: bool) -> int:
    """Print what was understood and the ruling on it, on every reading where several are close; give the exit code. Raises InvalidInputError.

    At a terminal one reading is confirmed first, and what is missing is asked.
    """
    typed = sort_words(words, in_text=True)
    house, rulebook, text = _house_and_text(typed.words)
    understood = with_facts(understand(rulebook.vocabulary, text, lang), typed.facts, rulebook.vocabulary)
    _refuse_clashes(understood, lang)
    if not understood.readings:
        invalid("ask_nothing")
    terminal = output_format() == "text" and sys.stdin.isatty() and sys.stdout.isatty()
    if terminal and not understood.sure:
        from adjudicator.cli.confirm import chosen_reading  # only at a terminal

        understood = chosen_reading(understood, rulebook.vocabulary, lang)
    judge = Adjudicator(rulebook)
    given = frozenset(name for name, _ in typed.facts)
    understood, rulings = _ruled(understood, judge, given, strict=strict, why=why)
    if output_format() == "json":
        _print_data(understood, rulings, rulebook, lang)
    elif terminal and understood.sure and rulings[0].status is Status.DEPENDS:
        from adjudicator.cli.interview import interview_and_show  # only at a terminal

        show_understanding(understood, rulebook, lang)
        print()
        return interview_and_show(judge, _case(understood, understood.readings[0], judge, given), house, lang, strict=strict, why=why)
    else:
        _print_pages(understood, rulings, rulebook, lang, why=why)
    return exit_of(worst(rulings[0])) if understood.sure else Exit.DEPENDS


def _house_and_text(words: Sequence[str]) -> tuple[str, Rulebook, str]:
    """The house as typed and its rulebook, which may be left out when the environment names one, and the text, which need not be one argument."""
    house = default_house()
    if words and (house is None or is_house(words[0])):
        house, words = words[0], words[1:]
    if house is None:
        invalid("no_house")
    rulebook = load_house(house)
    text = " ".join(words).strip()
    if not text:
        invalid("ask_no_text")
    if len(text) > LONGEST:
        invalid("ask_too_long", length=len(text), most=LONGEST)
    return house, rulebook, text


def _refuse_clashes(understood: Understanding, lang: Lang) -> None:
    """Statements that cannot both be so are an error: the two, and why. Raises InvalidInputError."""
    if understood.clashes:
        raise InvalidInputError(
            [
                Diagnostic(
                    "ask_clash" if clash.because is None else "ask_clash_because",
                    None,
                    {
                        "first": clash.first.words,
                        "first_fact": assignment(clash.first.fact, clash.first.value),
                        "second": clash.second.words,
                        "second_fact": assignment(clash.second.fact, clash.second.value),
                        "because": "" if clash.because is None else clash.because[lang],
                    },
                )
                for clash in understood.clashes
            ]
        )


def _ruled(understood: Understanding, judge: Adjudicator, given: frozenset[str], *, strict: bool, why: bool) -> tuple[Understanding, list[Ruling]]:
    """The rulings on the readings, those left out under which the facts told cannot be. Raises InvalidInputError when that is all of them."""
    kept: list[Reading] = []
    rulings: list[Ruling] = []
    impossible: InvalidInputError | None = None
    for reading in understood.readings:
        try:
            case = _case(understood, reading, judge, given)
            rulings.append(guided(judge.rule(case, strict=strict, explain=why), case, judge.rulebook))
            kept.append(reading)
        except InvalidInputError as error:
            impossible = impossible or error
    if impossible is not None and not kept:
        raise impossible
    return replace(understood, readings=tuple(kept)), rulings


def _case(understood: Understanding, reading: Reading, judge: Adjudicator, given: frozenset[str]) -> Case:
    """The case of a reading, with the facts that this house's rules read, and those `given` beside the text."""
    plan, _ = judge.plan((reading.incident,))
    return case_of(understood, reading, {*plan.facts, *given})


def _print_data(understood: Understanding, rulings: Sequence[Ruling], rulebook: Rulebook, lang: Lang) -> None:
    from adjudicator.render.understanding import understanding_data
    from adjudicator.ruling.data import ruling_data

    data = {
        "understood": understanding_data(understood, rulebook.vocabulary, lang),
        "rulings": [ruling_data(ruling, rulebook, lang) for ruling in rulings],
    }
    print(json.dumps(data, ensure_ascii=False, indent=2))


def show_understanding(understood: Understanding, rulebook: Rulebook, lang: Lang) -> None:
    """Print what was understood, and from which words."""
    from adjudicator.render.terminal import page_width, show
    from adjudicator.render.understanding import understanding_page

    show(understanding_page(understood, rulebook.vocabulary, lang, page_width()))


def _print_pages(understood: Understanding, rulings: Sequence[Ruling], rulebook: Rulebook, lang: Lang, *, why: bool) -> None:
    from adjudicator.render.page import Page, Run
    from adjudicator.render.ruling import ruling_page
    from adjudicator.render.terminal import page_width, show

    width = page_width()
    show_understanding(understood, rulebook, lang)
    for number, ruling in enumerate(rulings, 1):
        page = Page(width)
        page.lines.append([])
        if len(rulings) > 1:
            page.paragraph(Run(message("ask_if_reading", lang, number=number), "open"), indent=0)
        show(page)
        show(ruling_page(ruling, rulebook, lang, width, why=why, brief=not why))
