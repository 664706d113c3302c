"""Resolve: from the rules that apply to what is settled, slot by slot.

Exceptions set aside what they name (slot by slot, or whole with `instead_of`); an exception set aside is without effect. What is left in one
slot agrees, or is a conflict; so are outcomes of clashing slots. What was asked and not said is unanswered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.engine.expression import expression_facts
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Choice, Content, Phrase, Rule
from adjudicator.ruling.figures import Figures, expressions, figures, same_content
from adjudicator.ruling.model import Answer, Conflict, SetAside, Settled, SilentReason, Status, Unanswered
from adjudicator.ruling.plan import PLAYER, Plan
from adjudicator.vocabulary.model import TABLE, Ask

MAX_ANSWERS = 4096
"""Answers that a plan keeps; then it begins anew."""


@dataclass(slots=True)
class Item:
    """One outcome of one rule that applies, about one person."""

    index: int
    rule: Rule
    who: str
    slot: str
    content: Content
    figures: Figures
    alive: bool = True


@dataclass(frozen=True, slots=True)
class Fired:
    """A rule of the plan (by index) that applies; `seat` for a rule about each player, None for the anonymous player or the table."""

    index: int
    seat: int | None = None


def resolve(plan: Plan, fired: Sequence[Fired], case: Known) -> Answer:
    """The answer that `fired` give on what is known.

    Without figures in it an answer hangs on nothing but the rules that apply and the conditions of asks and notes: it is then kept by the plan.
    """
    if any(one.index in plan.with_figures for one in fired):
        return _resolved(plan, fired, case)
    conditions = tuple([plan.truth(condition, case.facts) for condition in plan.asides])
    key = (tuple(fired), conditions)
    answer = plan.answers.get(key)
    if answer is None:
        if len(plan.answers) >= MAX_ANSWERS:
            plan.answers.clear()
        answer = plan.answers[key] = _resolved(plan, fired, case)
    return answer


def _resolved(plan: Plan, fired: Sequence[Fired], case: Known) -> Answer:
    items = [item for one in fired for item in _items(plan, one, case)]
    set_aside = _set_aside(plan, items)
    settled, conflicts, overridden = _settle(plan, [item for item in items if item.alive], case)
    unanswered = tuple(_unanswered(plan, settled, case.facts))
    cites = dict.fromkeys(cite for one in settled for cite in one.cites)
    return Answer(
        status=overall(plan, settled), settled=tuple(settled), conflicts=tuple(conflicts), set_aside=(*set_aside, *overridden),
        unanswered=unanswered, cites=tuple(cites),
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class Known:
    """What is known in one combination. `facts` may hold a standing value for a number of which only the range is known; `exact` does not.

    `branching`: the numbers that the combination is a range of. A figure that hangs on them alone is said in words ("that amount").
    """

    facts: Mapping[str, Value]
    exact: Mapping[str, Value]
    seats: Mapping[int, Mapping[str, Value]]
    branching: frozenset[str] = frozenset()


def _hangs_only_on(content: Content, case: Known) -> bool:
    missing = {fact for _, expression in expressions(content) for fact in expression_facts(expression) if fact not in case.exact}
    return bool(missing) and missing <= case.branching


def seat_name(seat: int | None) -> str:
    """Who a rule about each player speaks of."""
    return PLAYER if seat is None else f"seat {seat}"


def _items(plan: Plan, one: Fired, case: Known) -> Iterable[Item]:
    rule = plan.rules[one.index]
    own = case.exact if one.seat is None else case.seats[one.seat]
    for outcome in rule.outcomes:
        who = seat_name(one.seat) if rule.each_player and outcome.who == PLAYER else outcome.who
        known = figures(outcome.content, own) if one.index in plan.with_figures else {}
        yield Item(one.index, rule, who, outcome.slot, outcome.content, known)


def _set_aside(plan: Plan, items: list[Item]) -> list[SetAside]:
    if not plan.precedence.slotwise and not plan.precedence.whole:
        return []
    by_rule: dict[int, list[Item]] = {}
    for item in items:
        by_rule.setdefault(item.index, []).append(item)
    result: list[SetAside] = []
    for index in plan.precedence.order:
        own = [item for item in by_rule.get(index, ()) if item.alive]
        if not own:
            continue
        rule = plan.rules[index]
        for target in plan.precedence.whole.get(index, ()):
            others = [item for item in by_rule.get(target, ()) if item.alive]
            for item in others:
                item.alive = False
            if others:
                result.append(SetAside(plan.rules[target].name, rule.name, (), rule.reading))
        for target in plan.precedence.slotwise.get(index, ()):
            lost = [item for item in by_rule.get(target, ()) if item.alive and any(_yields(plan, item, one) for one in own)]
            for item in lost:
                item.alive = False
            if lost:
                slots = tuple(dict.fromkeys((item.who, item.slot) for item in lost))
                result.append(SetAside(plan.rules[target].name, rule.name, slots, rule.reading))
    return result


def _yields(plan: Plan, item: Item, exception: Item) -> bool:
    if item.who == exception.who and item.slot == exception.slot:
        return True
    return plan.clashes.clash(exception.who, exception.slot, exception.content, item.who, item.slot, item.content)


def _settle(plan: Plan, items: list[Item], case: Known) -> tuple[list[Settled], list[Conflict], list[SetAside]]:
    places: dict[tuple[str, str], list[list[Item]]] = {}
    for item in items:
        groups = places.setdefault((item.who, item.slot), [])
        for group in groups:
            if same_content(group[0].content, group[0].figures, item.content, item.figures):
                group.append(item)
                break
        else:
            groups.append([item])
    overridden: list[SetAside] = []
    conflicting: set[int] = set()
    pairs: list[tuple[int, ...]] = []
    kept: list[list[Item]] = []
    for (_, slot), groups in places.items():
        many = plan.rulebook.vocabulary.slots[slot].many
        standing = groups if many or len(groups) == 1 else _nearest_house(plan, groups, overridden)
        first = len(kept)
        kept += standing
        if not many and len(standing) > 1:
            pairs.append(tuple(range(first, len(kept))))
    if plan.clashes:
        for i, group in enumerate(kept):
            for j in range(i + 1, len(kept)):
                one, other = group[0], kept[j][0]
                if plan.clashes.clash(one.who, one.slot, one.content, other.who, other.slot, other.content):
                    pairs.append((i, j))
    for pair in pairs:
        conflicting.update(pair)
    settled = [_settled(plan, group, i in conflicting, case) for i, group in enumerate(kept)]
    return settled, [Conflict(tuple(settled[i] for i in pair)) for pair in pairs], overridden


def _nearest_house(plan: Plan, groups: list[list[Item]], overridden: list[SetAside]) -> list[list[Item]]:
    """A leftover clash between a house and its base goes to the house."""
    rank = {house: position for position, house in enumerate((plan.rulebook.id, *plan.rulebook.bases))}
    ranks = [min(rank[item.rule.house] for item in group) for group in groups]
    best = min(ranks)
    if max(ranks) == best:
        return groups
    winner = next(item for group in groups for item in group if rank[item.rule.house] == best)
    for group, own in zip(groups, ranks, strict=True):
        if own > best:
            overridden += [SetAside(item.rule.name, winner.rule.name, ((item.who, item.slot),), None) for item in group]
    return [group for group, own in zip(groups, ranks, strict=True) if own == best]


def _settled(plan: Plan, group: list[Item], conflicting: bool, case: Known) -> Settled:
    head = group[0]
    if conflicting:
        status = Status.CONFLICT
    elif None in head.figures.values() and not _hangs_only_on(head.content, case):
        status = Status.DEPENDS
    elif isinstance(head.content, Choice) and head.content.by == "td":
        status = Status.DISCRETION
    else:
        status = Status.RULED
    rules: tuple[str, ...] = (head.rule.name,)
    cites = plan.cites[head.index]
    if len(group) > 1:
        rules = tuple(dict.fromkeys(item.rule.name for item in group))
        cites = tuple(dict.fromkeys(cite for item in group for cite in plan.cites[item.index]))
    readings = tuple(dict.fromkeys(item.rule.reading for item in group if item.rule.reading is not None))
    return Settled(head.who, head.slot, head.content, status, rules, cites, readings, head.figures)


def overall(plan: Plan, settled: Iterable[Settled]) -> Status:
    """The first status, in the order of `Status`, that a slot asked has; silent when nothing asked is answered."""
    found = {one.status for one in settled if plan.is_asked(one.who, one.slot)}
    return next((status for status in Status if status in found), Status.SILENT)


def _unanswered(plan: Plan, settled: list[Settled], facts: Mapping[str, Value]) -> Iterable[Unanswered]:
    answered = {(one.who, one.slot) for one in settled}
    # What follows from an option is said too, as far as it can be before somebody chooses.
    choices = [one.content for one in settled if isinstance(one.content, Choice)]
    answered |= {(then.who, then.slot) for choice in choices for ones in choice.then_if.values() for then in ones}
    slots = {slot for _, slot in answered}
    for ask in plan.asks:
        if any(_filled(pair, answered, slots) for pair in ask.slots) or not _is_asked(plan, ask, settled, facts):
            continue
        reason, cites = silence(plan, facts)
        yield Unanswered(ask.slots, reason, cites)


def _filled(pair: tuple[str, str], answered: set[tuple[str, str]], slots: set[str]) -> bool:
    who, slot = pair
    return pair in answered or (who == PLAYER and slot in slots)


def _is_asked(plan: Plan, ask: Ask, settled: list[Settled], facts: Mapping[str, Value]) -> bool:
    if ask.when is not None and plan.truth(ask.when, facts) is not True:
        return False
    if not ask.after:
        return True
    words = {(one.slot, one.content.word) for one in settled if one.who == TABLE and isinstance(one.content, Phrase) and one.status is Status.RULED}
    return all(any((slot, value) in words for value in values) for slot, values in ask.after.items())


def silence(plan: Plan, facts: Mapping[str, Value]) -> tuple[SilentReason, tuple[str, ...]]:
    """Why the house says nothing: it forbids without consequence, sends to a text that is not here, or has no article; with the citations."""
    notes = [(cite, note) for cite, note in plan.notes if plan.truth(note.when, facts) is True]
    forbidding = tuple(dict.fromkeys(cite for cite, note in notes if note.forbidden is not None))
    if forbidding:
        return "no_consequence", forbidding
    elsewhere = tuple(dict.fromkeys(cite for cite, note in notes if note.see is not None and not note.see.here))
    return ("text_not_here", elsewhere) if elsewhere else ("no_article", ())
