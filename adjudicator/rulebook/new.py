"""A new house: a small rulebook to start from, written from the template files beside this module.

In the templates a line that begins with ``#en`` or ``#fr`` is for one language alone, and ``@name@`` stands for what is filled in.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator, Mapping
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path, PurePosixPath

from adjudicator.rulebook.cache import load_folder
from adjudicator.rulebook.library import VOCABULARY, Library, shipped_library
from adjudicator.rulebook.model import Rulebook
from adjudicator.schema.names import FOLDER as SCHEMAS
from adjudicator.schema.names import house_schemas, modeline
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.paths import exists, is_folder
from adjudicator.source.yaml_source import read_text
from adjudicator.text.languages import LANGS, Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Vocabulary

_TEMPLATE = "template"
_SUFFIX = ".template"
_SCENARIOS = ("three_cards", "three_actions", "dry", "wet")


def create_house(folder: Path, extends: str | None = None, lang: Lang = "en", library: Library | None = None) -> list[Path]:
    """Writes a house to `folder`, with remarks in `lang`, and gives the files written. With `extends` it builds on that house.

    Raises InvalidInputError: the folder has something in it, it cannot be written, there is no house `extends`.
    """
    library = library or shipped_library()
    base = _base(folder, extends, library)
    values = {
        "id": house_id(folder),
        "title": json.dumps(folder.absolute().name, ensure_ascii=False),
        "extends": extends or "",
        **{name: json.dumps(message(f"new_{name}", lang), ensure_ascii=False) for name in _SCENARIOS},
    }
    template = files(__package__) / _TEMPLATE
    written: list[Path] = []
    try:
        for part in ("alone" if extends is None else "extending", "common"):
            for path, source in _templates(template / part):
                text = modeline(PurePosixPath(path)) + _filled(source.read_text(encoding="utf-8"), values, lang)
                if base is not None and path.startswith(f"{VOCABULARY}/") and _has_incidents_of(base.vocabulary, text):
                    continue  # the base was made from these templates too, and brings the same words
                written.append(_write(folder / path, text))
        written += [_write(folder / SCHEMAS / name, source.read_text(encoding="utf-8")) for name, source in house_schemas()]
    except (OSError, ValueError) as error:  # a ValueError where no file can have that name
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise InvalidInputError([Diagnostic("house_not_written", None, {"folder": str(folder), "reason": reason})]) from error
    return sorted(written)


def _write(file: Path, text: str) -> Path:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, encoding="utf-8")
    return file


def _base(folder: Path, extends: str | None, library: Library) -> Rulebook | None:
    """The rulebook of the house to build on; None when there is to be none. Raises InvalidInputError, also when the folder is not empty."""
    if exists(folder) and (not is_folder(folder) or any(folder.iterdir())):
        raise InvalidInputError([Diagnostic("house_not_empty", None, {"folder": str(folder)})])
    if extends is None:
        return None
    if extends == house_id(folder):
        raise InvalidInputError([Diagnostic("extends_cycle", None, {"circle": f"`{extends}` → `{extends}`"})])
    base = library.base_of(folder, extends)
    if base is None:
        houses = library.houses()
        values: dict[str, object] = {"house": extends, "houses": ", ".join(f"`{house}`" for house in houses)}
        raise InvalidInputError([Diagnostic("extends_unknown", None, values, nearest(extends, houses))])
    return load_folder(base, library)


def _has_incidents_of(vocabulary: Vocabulary, text: str) -> bool:
    incidents = find(read_text(text, _TEMPLATE), "incidents")
    return isinstance(incidents, MappingNode) and any(key.text in vocabulary.incidents for key, _ in incidents.entries)


def house_id(folder: Path) -> str:
    """An id made of the name of a folder: ``Club de l'Été`` is ``club-de-l-ete``."""
    letters = unicodedata.normalize("NFKD", folder.absolute().name.casefold())
    return re.sub(r"[^a-z0-9]+", "-", "".join(letter for letter in letters if not unicodedata.combining(letter))).strip("-") or "house"


def _templates(folder: Traversable, within: str = "") -> Iterator[tuple[str, Traversable]]:
    """The template files of a folder and those below it, with the path that each is written to."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _templates(entry, f"{within}{entry.name}/")
        elif entry.name.endswith(_SUFFIX):
            yield within + entry.name.removesuffix(_SUFFIX), entry


def _filled(template: str, values: Mapping[str, str], lang: Lang) -> str:
    lines: list[str] = []
    for line in template.splitlines():
        language = next((language for language in LANGS if line.startswith(f"#{language} ")), None)
        if language in (None, lang):
            text = line if language is None else line.removeprefix(f"#{language} ")
            lines.append(re.sub(r"@(\w+)@", lambda match: values[match[1]], text))
    return "\n".join(lines) + "\n"
