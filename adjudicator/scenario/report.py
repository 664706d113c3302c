"""What is printed of a scenario that fails: expected, got, the deciding rule with its place, why others did not apply, the value of each fact."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.rulebook.model import Rule
from adjudicator.ruling.case import Event
from adjudicator.ruling.model import Because, FactUsed, Ruling
from adjudicator.scenario.notation import condition_line
from adjudicator.scenario.outcome import Mismatch, Outcome
from adjudicator.source.diagnostics import Place
from adjudicator.text.facts import assignment
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

_EXPECTED, _GOT, _DECIDED, _NOT_APPLIED, _FACTS = _LABELS = (
    "scenario_expected",
    "scenario_got",
    "label_decided_by",
    "label_not_applied",
    "label_facts",
)
_GAP = 2
_MOST = 5
"""Rules that did not apply, at most."""


def report(outcome: Outcome, lang: Lang) -> str:
    """The report, without the line that names the scenario. Several lines, no newline at the end."""
    width = max(len(message(label, lang)) for label in _LABELS) + _GAP
    lines: list[str] = []
    for mismatch in outcome.mismatches:
        lines += [_line(label, text, lang, width) for label, text in _of_mismatch(mismatch, outcome, lang)]
    for number, (ruling, event) in enumerate(zip((outcome.ruling, *outcome.ruling.events), outcome.scenario.case.events, strict=False), start=1):
        facts = " · ".join(_facts(ruling, event, lang)) or message("scenario_none", lang)
        if outcome.ruling.events:
            facts = message("scenario_facts_of", lang, event=message("scenario_event", lang, number=number), facts=facts)
        lines.append(_line(_FACTS, facts, lang, width))
    return "\n".join(lines)


def _line(label: str, text: str, lang: Lang, width: int) -> str:
    word = message(label, lang) if label else ""
    return f"  {word.ljust(width)}{text}"


def _of_mismatch(mismatch: Mismatch, outcome: Outcome, lang: Lang) -> Iterator[tuple[str, str]]:
    about = mismatch.about[lang]
    yield _EXPECTED, f"{about} = {mismatch.expected[lang]}   [{_short(mismatch.place)}]"
    yield _GOT, f"{about} = {mismatch.got[lang]}"
    rules = {rule.name: rule for rule in outcome.scenario.rulebook.rules}
    for position, name in enumerate(mismatch.rules):
        place = f"   [{_short(rules[name].place)}]" if name in rules else ""
        yield _DECIDED if position == 0 else "", f"{name}{place}"
    if mismatch.wanted is not None:
        yield from _why_not(mismatch.wanted, outcome, rules, lang)


def _why_not(wanted: tuple[str, str], outcome: Outcome, rules: dict[str, Rule], lang: Lang) -> Iterator[tuple[str, str]]:
    who, slot = wanted
    # The further events of a chain are looked at too: the slot may be wanted there.
    reasons = [because for ruling in (outcome.ruling, *outcome.ruling.events) for because in ruling.not_applied]
    shown = 0
    for because in reasons:
        rule = rules.get(because.rule)
        if rule is None or not any(o.slot == slot and (o.who == who or who.startswith("seat ")) for o in rule.outcomes):
            continue
        if shown == _MOST:
            break
        yield _NOT_APPLIED if shown == 0 else "", f"{rule.name}: {_failed(because, outcome, lang)}   [{_short(rule.place)}]"
        shown += 1


def _failed(because: Because, outcome: Outcome, lang: Lang) -> str:
    conditions = " · ".join(_bare(condition_line(condition, outcome.scenario.rulebook)) for condition in because.failed)
    return message("scenario_excluded" if because.excluded else "scenario_false", lang, condition=conditions)


def _bare(line: str) -> str:
    return line.removeprefix("{").removesuffix("}")


def _facts(ruling: Ruling, event: Event, lang: Lang) -> Iterator[str]:
    for used in ruling.facts:
        yield assignment(used.fact, used.value) + _origin(used, lang)
    listed = {used.fact for used in ruling.facts}
    missing = {one.fact: one.disputed for one in ruling.missing}
    for fact in sorted(event.unsettled):
        if fact not in listed:
            missing.setdefault(fact, fact in event.disputed)
    for fact, disputed in missing.items():
        yield f"{fact}={'disputed' if disputed else 'unknown'}"


def _origin(used: FactUsed, lang: Lang) -> str:
    if used.origin == "given":
        return ""
    return f" ({message(f'origin_{used.origin}', lang, article=used.article or used.fact)})"


def _short(place: Place) -> str:
    return f"{place.file}:{place.line}" if place.line else place.file
