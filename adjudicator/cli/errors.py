"""Errors as people read them: one line each, with a hint where there is one, in the language asked for. Never a traceback."""

from __future__ import annotations

import os
from collections.abc import Sequence

import click

from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.escape import escaped
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

DEBUG_VARIABLE = "ADJUDICATOR_DEBUG"

_HINTS = {
    "unknown_incident": "hint_incidents",
    "unknown_shared_incident": "hint_house_incident",
    "told_unknown_fact": "hint_incident",
    "house_unknown": "hint_houses",
    "no_house": "hint_houses",
    "no_incident": "hint_incidents",
    "unknown_verb": "hint_help",
    "ask_nothing": "hint_search",
    "unknown_article": "hint_show",
}
"""The hint that follows an error."""


_SHOWN = 100
"""Errors that are shown of one input."""


def input_errors(error: InvalidInputError, lang: Lang) -> str:
    """Every diagnostic on a line; hints once each; for errors in files, how many there are."""
    lines: list[str] = []
    hints: dict[str, None] = {}
    placed = [found for found in error.diagnostics if found.place is not None]
    for found in error.diagnostics[:_SHOWN]:
        lines.append(found.line(lang) if found.place is not None else message("error", lang, what=found.text(lang)))
        if found.message in _HINTS:
            hints[_hint(found, lang)] = None
    if len(error.diagnostics) > _SHOWN:
        lines.append(message("errors_more", lang, count=len(error.diagnostics) - _SHOWN))
    lines += hints
    if placed:
        lines.append(message("errors_one" if len(placed) == 1 else "errors_many", lang, count=len(placed)))
    return "\n".join(lines)


def usage_error(error: click.ClickException, lang: Lang) -> str:
    """What click refuses, in our words."""
    return input_errors(InvalidInputError([_of_click(error)]), lang)


def unexpected(error: BaseException, lang: Lang) -> str:
    """A fault of the program itself; with ADJUDICATOR_DEBUG=1 the whole traceback."""
    if os.environ.get(DEBUG_VARIABLE):
        import traceback

        return "".join(traceback.format_exception(error)).rstrip()
    if isinstance(error, OSError) and error.strerror:
        # The system says no: a full disk, a folder where nothing may be written.
        where = "" if error.filename is None else f" `{escaped(str(error.filename))}`"
        return message("error", lang, what=message("system_refuses", lang, reason=error.strerror.lower() + where, variable=DEBUG_VARIABLE))
    what = f"{type(error).__name__}: {escaped(' '.join(str(error).split()))}" if str(error) else type(error).__name__
    return message("error", lang, what=message("unexpected", lang, what=what, variable=DEBUG_VARIABLE))


def _hint(found: Diagnostic, lang: Lang) -> str:
    return message(_HINTS[found.message], lang, **{name: escaped(str(value)) for name, value in found.values.items()})


def _of_click(error: click.ClickException) -> Diagnostic:
    if isinstance(error, click.NoSuchOption):
        return Diagnostic("unknown_option", None, {"option": error.option_name}, _first(error.possibilities))
    if isinstance(error, click.BadOptionUsage):
        # click tells the two apart in its sentence only.
        return Diagnostic("option_no_value" if "not take a value" in error.message else "option_value", None, {"option": error.option_name})
    if isinstance(error, click.BadParameter) and error.param is not None and isinstance(error.param.type, click.Choice):
        choices = [str(choice) for choice in error.param.type.choices]
        return Diagnostic("option_choice", None, {"option": error.param.opts[0], "choices": ", ".join(f"`{choice}`" for choice in choices)})
    return Diagnostic("usage", None, {"what": error.format_message()})


def _first(words: Sequence[str] | None) -> tuple[str, ...]:
    return tuple(sorted(words or ())[:3])
