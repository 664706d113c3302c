"""Words of the command line: errors of usage, hints, help."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "error": Text(en="error: {what}", fr="erreur : {what}"),
}
