"""Every check there is: each module of `adjudicator.check.checks` has one, as `CHECK`."""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping
from functools import cache
from importlib import import_module

from adjudicator.check import checks
from adjudicator.check.model import Check


@cache
def all_checks() -> Mapping[str, Check]:
    """The checks by id, in the order of their ids."""
    modules = (import_module(f"{checks.__name__}.{name}") for _, name, _ in pkgutil.iter_modules(checks.__path__))
    found: list[Check] = [module.CHECK for module in modules]
    return {check.id: check for check in sorted(found, key=lambda check: check.id)}
