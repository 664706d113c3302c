"""A ruling printed, the way it is on every verb that gives one, and its exit code."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from adjudicator.cli.exits import Exit, exit_of
from adjudicator.cli.verb import output_format
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import worst
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling, Status
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang

if TYPE_CHECKING:
    from adjudicator.render.page import Page


def other_houses() -> Iterator[Rulebook]:
    """The shipped houses, those that do not load left out: guidance is no reason to fail."""
    for house in house_ids():
        try:
            yield load_house(house)
        except InvalidInputError:
            continue


def guided(ruling: Ruling, case: Case, rulebook: Rulebook) -> Ruling:
    """The ruling with what other houses say where this one is silent."""
    if Status.SILENT not in (ruling.status, *(one.status for one in ruling.events)):
        return ruling
    from adjudicator.ruling.guidance import with_guidance  # only where the house is silent

    return with_guidance(ruling, case, rulebook, other_houses())


class Addition(Protocol):
    """What stands beside a ruling: more keys in its data, more lines under it."""

    def data(self, lang: Lang) -> dict[str, Any]:
        """The keys."""

    def add_to(self, page: Page, lang: Lang) -> None:
        """The lines."""


def show_answer(ruling: Ruling, rulebook: Rulebook, lang: Lang, *, why: bool, beside: Addition | None = None) -> Exit:
    """Print the ruling in the format asked for, with what stands beside it, and give the exit code that goes with it."""
    if output_format() == "json":
        from adjudicator.ruling.data import ruling_data

        more = {} if beside is None else beside.data(lang)
        print(json.dumps({**ruling_data(ruling, rulebook, lang), **more}, ensure_ascii=False, indent=2))
    else:
        from adjudicator.render.ruling import ruling_page
        from adjudicator.render.terminal import page_width, show

        page = ruling_page(ruling, rulebook, lang, page_width(), why=why)
        if beside is not None:
            beside.add_to(page, lang)
        show(page)
    return exit_of(worst(ruling))
