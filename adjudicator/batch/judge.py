"""From one line to its ruling as one line."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from adjudicator.batch.alike import Alike
from adjudicator.batch.compact import compact_ruling
from adjudicator.batch.quick import MAX_KEPT, Quick, Said, compact_json
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator, worst
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.guidance import with_guidance
from adjudicator.ruling.model import Status
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.read_case import DISPUTED_WORDS, UNKNOWN_WORDS, read_case
from adjudicator.source.data import to_node
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.json_source import json_data
from adjudicator.source.nodes import Node
from adjudicator.text.escape import escaped
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Fact

ID = "id"
"""The key of a line that comes back with its ruling."""

_PLAIN = frozenset(("incident", "facts", "house", ID))
"""Keys of a line that may go the quick way."""

_LARGEST = 10**18


@dataclass(frozen=True, slots=True)
class How:
    """How to rule: under which rulebook, in which language and form. `others` gives the houses that guidance is taken from."""

    rulebook: Rulebook
    lang: Lang
    shown: str
    """The name of the input in places."""
    compact: bool = False
    strict: bool = False
    others: Callable[[], Iterable[Rulebook]] = tuple


@dataclass(frozen=True, slots=True)
class Ruled:
    """One line of the output. `status` is None for a line that could not be ruled, `errors` says why; `fault`: the program is to blame."""

    text: str
    status: Status | None
    errors: tuple[str, ...] = ()
    fault: bool = False


class Judge:
    """Rules lines, with everything kept that makes the next one quicker; memory is bounded."""

    def __init__(self, how: How) -> None:
        """The rules are matched by the Python evaluator, which is held equal to durable-rules and several times as fast."""
        self._how = how
        self._adjudicator = Adjudicator(how.rulebook, "python")
        self._values = {name: _values(fact) for name, fact in how.rulebook.vocabulary.facts.items()}
        self._ways: dict[tuple[str, ...], tuple[Quick, Alike]] = {}
        self._alike: dict[object, Said] = {}
        self._others: tuple[Rulebook, ...] | None = None

    def plan(self, kind: str) -> Plan:
        """The plan of one kind of incident of the vocabulary."""
        return self._adjudicator.plan((kind,))[0]

    def rule(self, number: int, line: bytes | None) -> Ruled:
        """The ruling on the line `number` of the input. Whatever is wrong with it is said in its place."""
        try:
            text, status = self._said(number, line)
            return Ruled(text, status)
        except InvalidInputError as error:
            return self._refused(number, error.diagnostics)
        except Exception as error:
            what = f"{type(error).__name__}: {' '.join(str(error).split())}"
            place = Place(self._how.shown, number)
            return self._refused(number, (Diagnostic("batch_fault", place, {"what": what}),), fault=True)

    def _said(self, number: int, line: bytes | None) -> Said:
        data = self._read(number, line)
        identity = data.get(ID)
        if identity is not None and not isinstance(identity, (str, int)):
            raise InvalidInputError([Diagnostic("batch_id", Place(self._how.shown, number))])
        said = self._quick(data) if self._how.compact and data.keys() <= _PLAIN else None
        if said is None:
            said = self._whole(read_case(self._node(data, number), self._how.rulebook.vocabulary, also=(ID,)))
        return said if identity is None else (f'{{"{ID}":{json.dumps(identity, ensure_ascii=False)},{said[0][1:]}', said[1])

    def _read(self, number: int, line: bytes | None) -> dict[str, Any]:
        place = Place(self._how.shown, number)
        if line is None:
            raise InvalidInputError([Diagnostic("batch_long", place)])
        try:
            text = line.decode("utf-8")
        except UnicodeDecodeError as error:
            byte = f"0x{error.object[error.start]:02x}"
            raise InvalidInputError([Diagnostic("source_not_utf8", Place(place.file, number, error.start + 1), {"byte": byte})]) from None
        data = json_data(text, place)
        if not isinstance(data, dict):
            raise InvalidInputError([Diagnostic("batch_object", place)])
        return data

    def _node(self, data: Mapping[str, Any], number: int) -> Node:
        place = Place(self._how.shown, number)
        try:
            return to_node(data, place)
        except TypeError:
            raise InvalidInputError([Diagnostic("json_null", place)]) from None

    # The quick way

    def _quick(self, data: Mapping[str, Any]) -> Said | None:
        """The ruling of a plain line, where it is known or quickly found; None where the line has to be read with more care."""
        incident = data.get("incident")
        if isinstance(incident, str):
            kinds = (incident,)
        elif isinstance(incident, list) and all(isinstance(kind, str) for kind in incident):
            kinds = tuple(dict.fromkeys(incident))
        else:
            return None
        ways = self._ways.get(kinds) or self._prepare(kinds)
        told = data.get("facts", {})
        if ways is None or not isinstance(told, dict):
            return None
        facts: dict[str, Value] = {}
        for name, raw in told.items():
            value = self._value(name, raw)
            if value is None:
                return None
            facts[name] = value
        quick, alike = ways
        said = quick.rule(facts) if quick.usable else None
        return said or self._as_another(kinds, facts, alike)

    def _value(self, name: str, raw: object) -> Value | None:
        values = self._values.get(name)
        if values is None:
            return None
        if isinstance(raw, str):
            return values.words.get(raw)
        if isinstance(raw, bool):
            return raw if values.yes_no else None
        if isinstance(raw, int) and values.least is not None and values.least <= raw < _LARGEST:
            return raw
        return None

    def _prepare(self, kinds: tuple[str, ...]) -> tuple[Quick, Alike] | None:
        if not kinds or not all(kind in self._how.rulebook.vocabulary.incidents for kind in kinds):
            return None
        plan, _ = self._adjudicator.plan(kinds)
        ways = self._ways[kinds] = (Quick(plan, strict=self._how.strict), Alike(plan))
        return ways

    def _as_another(self, kinds: tuple[str, ...], facts: Mapping[str, Value], alike: Alike) -> Said:
        """The ruling of another event that was ruled alike, or the whole way."""
        event = Event(kinds, facts)
        key = (kinds, alike.key(event))
        said = self._alike.get(key)
        if said is None:
            said = self._whole(Case((event,)))
            if len(self._alike) >= MAX_KEPT:
                self._alike.clear()
            self._alike[key] = said
        return said

    # The whole way

    def _whole(self, case: Case) -> Said:
        ruling = self._adjudicator.rule(case, strict=self._how.strict)
        status = worst(ruling)
        if self._how.compact:
            return compact_json(compact_ruling(ruling, self._how.rulebook)), status
        if Status.SILENT in (ruling.status, *(one.status for one in ruling.events)):
            if self._others is None:
                self._others = tuple(self._how.others())
            ruling = with_guidance(ruling, case, self._how.rulebook, self._others)
        return compact_json(ruling_data(ruling, self._how.rulebook, self._how.lang)), status

    def _refused(self, number: int, diagnostics: Iterable[Diagnostic], *, fault: bool = False) -> Ruled:
        found = tuple(diagnostics)
        place = Place(self._how.shown, number)
        lines = tuple(f"{escaped(str(one.place or place))}: {message('error', self._how.lang, what=one.text(self._how.lang))}" for one in found)
        return Ruled(compact_json({"line": number, "errors": [one.text(self._how.lang) for one in found]}), None, lines, fault)


@dataclass(frozen=True, slots=True)
class _Values:
    """What a fact may be in JSON: strings with their values, yes/no, whole numbers from `least` on."""

    words: Mapping[str, Value]
    yes_no: bool
    least: int | None


def _values(fact: Fact) -> _Values:
    words: dict[str, Value] = {"none": NONE} if fact.allows_none else {}
    if fact.type is FactType.YES_NO:
        words.update(yes=True, no=False)
    elif fact.type is FactType.WORD:
        words.update((word, word) for word in fact.words if word not in UNKNOWN_WORDS | DISPUTED_WORDS)
    least = (1 if fact.type is FactType.SEAT else 0) if fact.type.numeric else None
    return _Values(words, fact.type is FactType.YES_NO, least)
