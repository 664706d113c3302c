"""A matrix as a page and as data: a row a house, then which of them agree."""

from __future__ import annotations

from typing import Any

from adjudicator.compare.matrix import Cell, Matrix
from adjudicator.render.difference import SEPARATOR, said_texts
from adjudicator.render.page import Page, Run, Style
from adjudicator.render.ruling import incident_title
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.model import Answer, Ruling, Status
from adjudicator.text.branches import branch_text
from adjudicator.text.elision import elided
from adjudicator.text.explain import silence_text
from adjudicator.text.facts import question_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.outcomes import Words
from adjudicator.text.template import small

_STYLES: dict[Status, Style] = {
    Status.CONFLICT: "wrong",
    Status.DEPENDS: "open",
    Status.DISCRETION: "open",
    Status.RULED: "plain",
    Status.SILENT: "silent",
}


def matrix_page(matrix: Matrix, lang: Lang, width: int) -> Page:
    """`matrix` on a page of `width` columns."""
    page = Page(width)
    page.paragraph([Run(_title(matrix, lang), "strong"), Run(SEPARATOR), Run(matrix.incident, "faint")], indent=0)
    page.blank()
    rows: list[tuple[list[Run], list[Run]]] = []
    for cell in matrix.cells:
        lines = _lines(cell, lang)
        style: Style = "silent" if cell.ruling is None else _STYLES[cell.ruling.status]
        for position, (text, cites) in enumerate(lines):
            label = [Run(cell.rulebook.id if position == 0 else "", "strong")]
            rows.append((label, [Run(text, style), *([Run(f" ({', '.join(cites)})", "cite")] if cites else [])]))
    page.rows(rows, most=24)
    page.blank()
    page.paragraph(agreement(matrix, lang), hang=4)
    return page


def agreement(matrix: Matrix, lang: Lang) -> str:
    """Which houses rule alike."""
    groups = [group for group in matrix.groups if group[0].ruling is not None and group[0].ruling.status is not Status.SILENT]
    if len(groups) == 1 and len(matrix.groups) == 1:
        return message("matrix_all_alike", lang)
    if groups and all(len(group) == 1 for group in groups):
        return message("matrix_unlike", lang)
    named = [
        message("matrix_agree", lang, houses=", ".join(cell.rulebook.id for cell in group))
        if len(group) > 1
        else message("matrix_alone", lang, house=group[0].rulebook.id)
        for group in groups
    ]
    return SEPARATOR.join(named)


def _title(matrix: Matrix, lang: Lang) -> str:
    cell = next(cell for cell in matrix.cells if matrix.incident in cell.rulebook.vocabulary.incidents)
    facts = {} if cell.ruling is None else {fact.fact: fact.value for fact in cell.ruling.facts}
    return incident_title(cell.rulebook.vocabulary.incidents[matrix.incident], Words(cell.rulebook.vocabulary, lang), facts)


def _lines(cell: Cell, lang: Lang) -> list[tuple[str, tuple[str, ...]]]:
    """What a house says, in lines with their articles: one, or one a branch."""
    if cell.error is not None:
        return [(message("matrix_impossible", lang, why=cell.error.diagnostics[0].text(lang)), ())]
    if cell.ruling is None:
        return [(message("matrix_unknown", lang), ())]
    ruling = cell.ruling
    if ruling.status is not Status.DEPENDS and not ruling.branches:
        return [_answer(ruling.answer, cell, ruling, lang)]
    question = small(question_text(ruling.missing[0].fact, cell.rulebook.vocabulary, lang)) if ruling.missing else ""
    lines: list[tuple[str, tuple[str, ...]]] = [(message("matrix_depends", lang, what=question), ())]
    words = Words(cell.rulebook.vocabulary, lang, ruling.names)
    for branch in ruling.branches:
        text, cites = _answer(branch.answer, cell, ruling, lang)
        head = elided(message("if_it_is_so", lang, what=branch_text(branch, words)), lang)
        lines.append((message("matrix_branch", lang, head=head, text=text), cites))
    return lines


def _answer(answer: Answer, cell: Cell, ruling: Ruling, lang: Lang) -> tuple[str, tuple[str, ...]]:
    texts = said_texts(answer.settled, cell.rulebook, lang, ruling.names)
    if texts:
        return " ".join(texts), answer.cites
    for lack in answer.unanswered:
        if lack.reason != "no_article":
            return silence_text(lack.reason, lack.cites, lang), lack.cites
    return message("diff_says_nothing", lang), ()


def matrix_data(matrix: Matrix, lang: Lang) -> dict[str, Any]:
    """`matrix` as data: the rulings as `rule` gives them, and the groups of houses that rule alike."""
    return {
        "incident": matrix.incident,
        "houses": [
            {
                "house": cell.rulebook.id,
                "ruling": None if cell.ruling is None else ruling_data(cell.ruling, cell.rulebook, lang),
                "error": None if cell.error is None else [one.text(lang) for one in cell.error.diagnostics],
            }
            for cell in matrix.cells
        ],
        "groups": [[cell.rulebook.id for cell in group] for group in matrix.groups],
        "alike": matrix.alike,
    }
