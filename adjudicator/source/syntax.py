"""What is wrong with the YAML itself, in our words instead of the parser's."""

from __future__ import annotations

from typing import Final

import yaml

from adjudicator.source.diagnostics import Diagnostic, Place

MAX_DEPTH: Final = 30
"""The deepest nesting that is read."""

_OPENED = {
    "while scanning a quoted scalar": "yaml_quote_open",
    "while parsing a quoted scalar": "yaml_quote_open",
    "while parsing a flow sequence": "yaml_list_open",
    "while parsing a flow mapping": "yaml_mapping_open",
}
_INDENTATION = ("expected key", "expected '-' indicator", "<block end>", "block mapping", "block sequence", "not allowed in this context")


def syntax_error(error: yaml.YAMLError, lines: list[str], shown: str) -> Diagnostic:
    """The diagnostic for an error of the parser. `lines` are those of the text."""
    if not isinstance(error, yaml.MarkedYAMLError) or error.problem_mark is None:
        return Diagnostic("yaml_unreadable", Place(shown))
    line, column = error.problem_mark.line, error.problem_mark.column
    place = Place(shown, line + 1, column + 1)
    written = lines[line] if line < len(lines) else ""
    rest = written[column:]
    problem, context = error.problem or "", error.context or ""
    if "block scalar" in context:
        return Diagnostic("yaml_symbol", _context_place(error, shown) or place, {"text": _after(lines, error)})
    if "cannot start any token" in problem:
        if rest.startswith("\t"):
            return Diagnostic("yaml_tab", place)
        return Diagnostic("yaml_bad_start", place, {"character": rest[:1]})
    if "escape" in problem or "escape" in context:
        return Diagnostic("yaml_escape", place)
    if "depth" in problem or "nest" in problem:
        return Diagnostic("source_depth", place, {"limit": MAX_DEPTH})
    if "scanning an alias" in context or "scanning an anchor" in context:
        key = "source_alias" if "alias" in context else "source_anchor"
        return Diagnostic(key, _context_place(error, shown) or place, {"text": _after(lines, error)})
    if _OPENED.get(context) == "yaml_quote_open":
        return Diagnostic("yaml_quote_open", _context_place(error, shown) or place)
    if context in _OPENED and ("end of stream" in problem or "document" in problem or "',' or" in problem):
        opened = _context_place(error, shown)
        line_opened = opened.line if opened else line + 1
        return Diagnostic(_OPENED[context], place, {"line": line_opened})
    if "mapping values are not allowed" in problem:
        key = "yaml_second_colon" if ": " in written[:column] else "yaml_indentation"
        return Diagnostic(key, place)
    if "block sequence entries are not allowed" in problem:
        return Diagnostic("yaml_dash", place)
    if "expected ':'" in problem:
        return Diagnostic("yaml_no_colon", place if "could" not in problem else _context_place(error, shown) or place)
    if rest[:1] in ("]", "}"):
        return Diagnostic("yaml_closing", place, {"character": rest[0]})
    if rest[:1] == ",":
        return Diagnostic("yaml_bad_start", place, {"character": ","})
    if any(words in problem for words in _INDENTATION):
        return Diagnostic("yaml_key_expected", place)
    return Diagnostic("yaml_unreadable", place)


def _context_place(error: yaml.MarkedYAMLError, shown: str) -> Place | None:
    mark = error.context_mark
    return Place(shown, mark.line + 1, mark.column + 1) if mark is not None else None


def _after(lines: list[str], error: yaml.MarkedYAMLError) -> str:
    """The text from the place where the parser's context began to the end of that line."""
    mark = error.context_mark
    return lines[mark.line][mark.column :].strip() if mark is not None and mark.line < len(lines) else ""
