"""What `--version` says: the version, the engine and why, the editions of the houses."""

from __future__ import annotations

import json
import platform
from importlib.metadata import PackageNotFoundError, version

from adjudicator import __version__
from adjudicator.cli.exits import Exit
from adjudicator.cli.houses import load_all
from adjudicator.cli.verb import OutputFormat
from adjudicator.engine.select import engine_status
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


def show_version(lang: Lang, output: OutputFormat) -> Exit:
    """Print it."""
    engine, reason = engine_status()
    durable = _durable_version()
    houses, code = load_all(lang)
    if output == "json":
        data = {
            "version": __version__,
            "python": platform.python_version(),
            "engine": engine,
            "engine_reason": reason,
            "durable_rules": durable,
            "houses": {house.id: house.edition for house in houses},
        }
        print(json.dumps(data, ensure_ascii=False, indent=2))
        return code
    print(f"adjudicator {__version__} (Python {platform.python_version()})")
    print(message("version_durable", lang, version=durable or "?") if reason is None else message("version_python", lang, reason=reason))
    for house in houses:
        print(message("version_house", lang, house=house.id, edition=house.edition))
    return code


def _durable_version() -> str | None:
    """The version of durable-rules that is installed; None where none is, or nobody says."""
    try:
        return version("durable-rules")
    except PackageNotFoundError:
        return None
