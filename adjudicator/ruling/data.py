"""A ruling as plain data, the JSON of `--format json`. The top-level keys are fixed and always all present."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import Choice, Rulebook
from adjudicator.ruling.content_data import choice_data, content_data
from adjudicator.ruling.model import Answer, Branch, Conflict, Missing, Ruling, Settled, Status, Unanswered
from adjudicator.ruling.steps import steps_of
from adjudicator.text.branches import branch_text
from adjudicator.text.explain import missing_why, why_not_applied, why_set_aside
from adjudicator.text.facts import fact_text, question_text, value_data
from adjudicator.text.languages import Lang, Text
from adjudicator.text.outcomes import Words, content_text

RulingData = dict[str, Any]
"""JSON: str, int, None, lists and dicts of them."""

KEYS = (
    "house",
    "edition",
    "incident",
    "status",
    "outcomes",
    "steps",
    "cites",
    "branches",
    "missing",
    "presumed",
    "unanswered",
    "options",
    "conflicts",
    "set_aside",
    "not_applied",
    "facts",
    "guidance",
    "authority",
    "warnings",
    "events",
)
"""The top-level keys of a ruling, in their order."""


def ruling_data(ruling: Ruling, rulebook: Rulebook, lang: Lang) -> RulingData:
    """`ruling` as data, its sentences in `lang`. `rulebook` is the one that it was made under."""
    words = Words(rulebook.vocabulary, lang, ruling.names)
    answer = ruling.answer
    known = {one.fact: one.value for one in ruling.facts}
    return {
        "house": ruling.house,
        "edition": ruling.edition,
        "incident": list(ruling.incident),
        "status": ruling.status.value,
        "outcomes": [_outcome(settled, rulebook, words) for settled in answer.settled],
        "steps": steps_of(answer.settled, words),
        "cites": list(answer.cites),
        "branches": [_branch(branch, rulebook, words) for branch in ruling.branches],
        "missing": [_missing(missing, words) for missing in ruling.missing],
        "presumed": [
            {"fact": one.fact, "value": value_data(one.value), "text": fact_text(one.fact, one.value, rulebook.vocabulary, lang)}
            for one in ruling.presumed
        ],
        "unanswered": [_unanswered(one) for one in answer.unanswered],
        "options": _options(answer, lang),
        "conflicts": [_conflict(conflict, rulebook, words) for conflict in answer.conflicts],
        "set_aside": [{"rule": one.rule, "by": one.by, "why": why_set_aside(one, rulebook, lang)} for one in answer.set_aside],
        "not_applied": [{"rule": one.rule, "because": why_not_applied(one, rulebook, lang, known)} for one in ruling.not_applied],
        "facts": [
            {"fact": one.fact, "value": value_data(one.value), "origin": one.origin, "formula": _in(one.formula, lang)} for one in ruling.facts
        ],
        "guidance": [{"house": one.house, "status": one.status.value, "cites": list(one.cites), "text": one.text[lang]} for one in ruling.guidance],
        "authority": list(ruling.authority),
        "warnings": [warning[lang] for warning in ruling.warnings],
        "events": [ruling_data(event, rulebook, lang) for event in ruling.events],
    }


def _outcome(settled: Settled, rulebook: Rulebook, words: Words) -> RulingData:
    data: RulingData = {
        "slot": settled.slot,
        "who": settled.who,
        "value": content_data(settled.content, settled.figures),
        "status": settled.status.value,
        "text": content_text(settled.content, settled.who, settled.slot, words, settled.figures),
        "cites": list(settled.cites),
        "rule": settled.rules[0] if settled.rules else None,
        "reading": " ".join(reading[words.lang] for reading in settled.readings) or None,
    }
    if settled.when is not None:
        data["when"] = condition_data(settled.when, rulebook.vocabulary.facts)
    return data


def _branch(branch: Branch, rulebook: Rulebook, words: Words) -> RulingData:
    answer = branch.answer
    when: RulingData = dict(condition_data(branch.when, rulebook.vocabulary.facts))
    if branch.assumed:
        when = {"after": {f"{one.who}.{one.slot}": content_data(one.content, one.figures) for one in branch.assumed}, **when}
    return {
        "when": when,
        "text": branch_text(branch, words),
        "status": answer.status.value,
        "outcomes": [_outcome(settled, rulebook, words) for settled in answer.settled],
        "steps": steps_of(answer.settled, words),
        "cites": list(answer.cites),
    }


def _missing(missing: Missing, words: Words) -> RulingData:
    fact = words.vocabulary.facts.get(missing.fact)
    return {
        "fact": missing.fact,
        "question": question_text(missing.fact, words.vocabulary, words.lang),
        "ask": fact.ask if fact is not None else "td",
        "why": missing_why(missing, words),
    }


def _unanswered(unanswered: Unanswered) -> RulingData:
    whos = list(dict.fromkeys(who for who, _ in unanswered.slots))
    return {"slot": "|".join(slot for _, slot in unanswered.slots), "who": "|".join(whos), "reason": unanswered.reason}


def _options(answer: Answer, lang: Lang) -> list[RulingData]:
    return [
        {
            "slot": settled.slot,
            "who": settled.who,
            "choose": choice_data(settled.content, settled.figures),
            "weigh": [weigh[lang] for weigh in settled.content.weigh],
            "cites": list(settled.cites),
        }
        for settled in answer.settled
        if isinstance(settled.content, Choice) and settled.status is Status.DISCRETION
    ]


def _conflict(conflict: Conflict, rulebook: Rulebook, words: Words) -> RulingData:
    return {
        "slots": _unique([settled.slot for settled in conflict.sides]),
        "cites": _unique([cite for settled in conflict.sides for cite in settled.cites]),
        "sides": [_outcome(settled, rulebook, words) for settled in conflict.sides],
    }


def _unique(words: Sequence[str]) -> list[str]:
    return list(dict.fromkeys(words))


def _in(text: Text | str | None, lang: Lang) -> str | None:
    return text[lang] if isinstance(text, Text) else text
