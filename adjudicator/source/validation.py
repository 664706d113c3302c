"""Errors of the pydantic models as sentences of ours, each at its place."""

from __future__ import annotations

import types
from collections.abc import Iterable
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import pydantic
from pydantic import BaseModel, RootModel
from pydantic_core import ErrorDetails

from adjudicator.source.data import key_place_at, node_at, node_path, shown, to_data
from adjudicator.source.diagnostics import Diagnostic, Place, each_once
from adjudicator.source.forms import ID_PATTERN
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Node, Scalar

Location = tuple[int | str, ...]
M = TypeVar("M", bound=BaseModel)

_KINDS = {
    "string_type": "text",
    "int_type": "number",
    "int_parsing": "number",
    "bool_type": "yes_no",
    "bool_parsing": "yes_no",
    "list_type": "list",
    "dict_type": "mapping",
    "model_type": "mapping",
}
"""What pydantic expected, by the type of its error."""

_COMBINED = frozenset({"list_text", "mapping_text", "list_mapping", "list_mapping_text", "number_text", "text_yes_no"})
"""Unions that have a sentence of their own."""


_MOST = 200
"""Errors of one model that are looked at: each has to be found in the source again."""


def validate(node: Node, model: type[M], diagnostics: list[Diagnostic]) -> M | None:
    """`node` as a `model`; None when it is not one, with every error appended to `diagnostics`."""
    try:
        return model.model_validate(to_data(node))
    except pydantic.ValidationError as error:
        diagnostics.extend(diagnostics_of(error, node, model))
        return None


def diagnostics_of(error: pydantic.ValidationError, node: Node, model: type[BaseModel] | None = None) -> list[Diagnostic]:
    """One diagnostic an error, in the order of the file; what the members of a union say of one node becomes one.

    With `model`, an unknown key is given the nearest valid ones.
    """
    details = error.errors(include_url=False)[:_MOST]
    entered = _entered(details, node)
    kinds: dict[int, set[str]] = {}
    at: dict[int, Node] = {}
    found: list[Diagnostic] = []
    chosen = {id(node_at(node, detail["loc"])) for detail in details if detail["type"] == "literal_error"}
    for detail in details:
        target = node_at(node, detail["loc"])
        kind = _KINDS.get(detail["type"])
        if kind is None:
            if detail["type"] != "literal_error" or id(target) not in entered:
                found.append(_diagnostic(detail, node, model))
        elif id(target) not in entered | (chosen if isinstance(target, Scalar) else set()):
            kinds.setdefault(id(target), set()).add(kind)
            at[id(target)] = target
    found += [_wrong_kind(at[key], names) for key, names in kinds.items()]
    return sorted(each_once(found), key=lambda d: d.place or Place(""))


def _entered(details: Iterable[ErrorDetails], node: Node) -> set[int]:
    """The lists and mappings that a member of a union accepted as such: what its other members say of them is noise."""
    entered: set[int] = set()
    for detail in details:
        path = node_path(node, detail["loc"])
        entered.update(id(step) for step in path[:-1])
        if detail["type"] not in (*_KINDS, "literal_error") and not isinstance(path[-1], Scalar):
            entered.add(id(path[-1]))
    return entered


def _wrong_kind(node: Node, kinds: set[str]) -> Diagnostic:
    name = "_".join(sorted(kinds))
    if len(kinds) > 1 and name not in _COMBINED:
        name = "other"
    return Diagnostic(f"expected_{name}", node.place, {"text": shown(node)})


def _diagnostic(detail: ErrorDetails, node: Node, model: type[BaseModel] | None) -> Diagnostic:
    loc: Location = detail["loc"]
    target = node_at(node, loc)
    kind = detail["type"]
    context = detail.get("ctx", {})
    if kind == "missing":
        return Diagnostic("key_missing", key_place_at(node, loc[:-1]), {"key": loc[-1]})
    if kind == "extra_forbidden":
        valid = _keys_at(model, loc[:-1]) if model is not None else ()
        return Diagnostic("key_unknown", key_place_at(node, loc), {"key": loc[-1]}, nearest(str(loc[-1]), valid))
    if kind in ("literal_error", "enum"):
        expected = [word.strip("'") for word in str(context.get("expected", "")).replace(" or ", ", ").split(", ")]
        words = ", ".join(f"`{word}`" for word in expected)
        return Diagnostic("value_not_one_of", target.place, {"text": shown(target), "words": words}, nearest(shown(target), expected))
    if kind == "string_pattern_mismatch":
        is_key = bool(loc) and loc[-1] == "[key]"
        key = "value_not_id" if context.get("pattern") == ID_PATTERN else "value_wrong"
        return Diagnostic(key, key_place_at(node, loc) if is_key else target.place, {"text": loc[-2] if is_key else shown(target)})
    if kind in ("greater_than_equal", "greater_than", "less_than_equal", "less_than"):
        limit = next(iter(context.values()), "")
        return Diagnostic(f"value_{kind}", target.place, {"text": shown(target), "limit": limit})
    if kind == "string_too_short":
        return Diagnostic("value_empty", target.place)
    if kind == "too_short":
        return Diagnostic("value_too_few", target.place, {"least": context.get("min_length", 1)})
    if kind == "too_long":
        return Diagnostic("value_too_many", target.place, {"most": context.get("max_length", "")})
    return Diagnostic("value_wrong", target.place, {"text": shown(target)})


def _keys_at(model: type[BaseModel], loc: Location) -> tuple[str, ...]:
    """The keys that are valid in the mapping that `loc` leads to."""
    reached: list[Any] = _members(model)
    for part in loc:
        following: list[Any] = []
        for annotation in reached:
            following += _step(annotation, part)
        # A part that leads nowhere names a member of a union.
        reached = following or [a for a in reached if getattr(a, "__name__", None) == part] or reached
    return tuple(name for annotation in reached for name in _fields(annotation))


def _step(annotation: Any, part: int | str) -> list[Any]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        field = _fields(annotation).get(str(part))
        return _members(field) if field is not None else []
    arguments = get_args(annotation)
    if get_origin(annotation) is dict and isinstance(part, str) and len(arguments) == 2:
        return _members(arguments[1])
    if get_origin(annotation) is list and isinstance(part, int):
        return _members(arguments[0])
    return []


def _fields(annotation: Any) -> dict[str, Any]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return {field.alias or name: field.annotation for name, field in annotation.model_fields.items()}
    return {}


def _members(annotation: Any) -> list[Any]:
    """The members of a union, `Annotated` and root models taken off."""
    origin = get_origin(annotation)
    if origin is Annotated:
        return _members(get_args(annotation)[0])
    if origin is Union or origin is types.UnionType:
        return [member for argument in get_args(annotation) for member in _members(argument)]
    if isinstance(annotation, type) and issubclass(annotation, RootModel):
        return _members(annotation.model_fields["root"].annotation)
    return [annotation]
