"""Differences that are accepted, each with its reason: a YAML mapping from fingerprint to reason."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path

from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Scalar
from adjudicator.source.yaml_source import read_source

_FINGERPRINT = re.compile(r"[0-9a-f]{12}")


def read_accepted(path: Path) -> Mapping[str, str]:
    """The reason by fingerprint. Raises InvalidInputError with everything that is wrong with the file."""
    source = read_source(path)
    if not isinstance(source, MappingNode):
        raise InvalidInputError([Diagnostic("accepted_not_mapping", source.place)])
    diagnostics: list[Diagnostic] = []
    reasons: dict[str, str] = {}
    for key, value in source.entries:
        if not _FINGERPRINT.fullmatch(key.text):
            diagnostics.append(Diagnostic("accepted_fingerprint", key.place, {"text": key.text}))
        elif not isinstance(value, Scalar) or not value.text.strip():
            diagnostics.append(Diagnostic("accepted_reason", value.place, {"fingerprint": key.text}))
        else:
            reasons[key.text] = value.text.strip()
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return reasons
