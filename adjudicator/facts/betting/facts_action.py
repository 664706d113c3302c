"""Facts of the action in question: what was said, what was put, in what order, and what it is measured against."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from adjudicator.engine.values import NONE, Nothing
from adjudicator.facts.betting.effect import call_to, minimum_wager, owed, put_total
from adjudicator.facts.betting.fact import Fact, Known, Quantity, Unknown, merge, minus, plus, unknown
from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.laying import Laying, amount_of, laying_of, said_word
from adjudicator.facts.betting.spoken import READINGS
from adjudicator.facts.betting.steps import Cards, Plain, Put, Say

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation

NO_ACTION = unknown("action")


def _laid(situation: Situation) -> Laying | None:
    """The figures of the action in question; None without one."""
    found = situation.cache.get("laying")
    if isinstance(found, Laying):
        return found
    if situation.action is None:
        return None
    laid = situation.cache["laying"] = laying_of(situation.state, situation.action)
    return laid


def _because(situation: Situation) -> tuple[int, ...]:
    return () if situation.question is None else (situation.question,)


def _figure(situation: Situation, value: Quantity, key: str = "betting_told", *figures: int) -> Fact[int]:
    return value if isinstance(value, Unknown) else Known(value, key, figures, _because(situation))


def said(situation: Situation) -> Fact[str]:
    """What was announced first: nothing, fold, check, call, bet, raise, all_in, amount, pot or other; ``raise_amount`` with a figure."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.said is None:
        return _lack(situation, "words")
    return Known(said_word(laid.said[0]) if laid.said else "nothing", "betting_told", (), _because(situation))


def said_then(situation: Situation) -> Fact[str | Nothing]:
    """What was announced after that; `none` when nothing was."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.said is None:
        return _lack(situation, "words")
    return Known(said_word(laid.said[1]) if len(laid.said) > 1 else NONE, "betting_told", (), _because(situation))


def _lack(situation: Situation, what: Literal["words", "chips"]) -> Unknown:
    """Unknown for want of what the player in question said or put."""
    seat = situation.subject
    return unknown(what, seat, situation.hand.name(seat)) if seat is not None else NO_ACTION


def amount_said(situation: Situation) -> Fact[int | Nothing]:
    """The total announced; `none` when no amount was."""
    laid, action = _laid(situation), situation.action
    if laid is None or action is None:
        return NO_ACTION
    if laid.said is None:
        return _lack(situation, "words")
    for one in laid.said:
        amount = amount_of(situation.state, action.seat, one)
        if isinstance(amount, Unknown):
            return amount
        if amount is not None:
            return Known(amount, "betting_told", (), _because(situation))
    return Known(NONE, "betting_told", (), _because(situation))


def said_first(situation: Situation) -> Fact[str]:
    """Which came first: words, chips, together or neither."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    return _lack(situation, "words") if laid.first is None else Known(laid.first, "betting_told", (), _because(situation))


def amount_put(situation: Situation) -> Fact[int]:
    """What lies in front of the player after the action, in this round."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if isinstance(laid.prior, int) and laid.prior and isinstance(laid.new, int) and laid.new and isinstance(laid.pulled, int):
        return _figure(situation, laid.total, "betting_prior_new", laid.prior - laid.pulled, laid.new)
    return _figure(situation, laid.total)


def raise_part(situation: Situation) -> Fact[int]:
    """What lies in front of the player above the level; below zero when it is less."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    level, total = situation.state.level, laid.total
    if isinstance(level, int) and isinstance(total, int):
        return Known(total - level, "betting_difference", (total, level), _because(situation))
    return merge(level, total)


def prior_chips(situation: Situation) -> Fact[int]:
    """What lay in front of the player before, as chips (a 1000 chip posted for a blind of 100 is 1000)."""
    laid = _laid(situation)
    return NO_ACTION if laid is None else _figure(situation, laid.prior)


def prior_chips_left(situation: Situation) -> Fact[int]:
    """What of that he left there."""
    laid = _laid(situation)
    return NO_ACTION if laid is None else _figure(situation, minus(laid.prior, laid.pulled))


def prior_chips_cover_call(situation: Situation) -> Fact[bool]:
    """Whether what lay in front of the player before was already enough for a call."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    level = situation.state.level
    if isinstance(level, int) and isinstance(laid.prior, int):
        return Known(laid.prior >= level, "betting_against", (laid.prior, level), _because(situation))
    return merge(level, laid.prior)


def pulled_back(situation: Situation) -> Fact[str]:
    """How much of the earlier chips was taken back: nothing, part or everything."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.pulled_all:
        return Known("everything", "betting_told", (), _because(situation))
    if isinstance(laid.pulled, Unknown):
        return laid.pulled
    return Known("part" if laid.pulled else "nothing", "betting_told", (), _because(situation))


def new_chips(situation: Situation) -> Fact[int]:
    """How many chips were put out."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    return _lack(situation, "chips") if laid.chips is None else Known(len(laid.chips), "betting_counted", (), _because(situation))


def new_chips_value(situation: Situation) -> Fact[int]:
    """What the chips put out come to."""
    laid = _laid(situation)
    return NO_ACTION if laid is None else _figure(situation, laid.new)


def smallest_new_chip(situation: Situation) -> Fact[int | Nothing]:
    """The value of the smallest chip put out; `none` when none was."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.chips is None:
        return _lack(situation, "chips")
    return Known(min(laid.chips) if laid.chips else NONE, "betting_told", (), _because(situation))


def amount_without_smallest_chip(situation: Situation) -> Fact[int]:
    """What would lie in front of the player without the smallest chip put out."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.chips is None:
        return _lack(situation, "chips")
    smallest = min(laid.chips, default=0)
    if isinstance(laid.total, Unknown):
        return laid.total
    return Known(laid.total - smallest, "betting_difference", (laid.total, smallest), _because(situation))


def every_chip_needed(situation: Situation) -> Fact[bool]:
    """Whether the call would fail without the smallest chip put out."""
    rest = amount_without_smallest_chip(situation)
    due, _ = call_to(situation.state, situation.subject) if situation.subject is not None else (NO_ACTION, False)
    if isinstance(rest, Unknown) or isinstance(due, Unknown):
        return merge(rest, due)
    return Known(rest.value < due, "betting_against", (rest.value, due), _because(situation))


def last_chips(situation: Situation) -> Fact[bool]:
    """Whether the chips put out are the player's last."""
    action, laid = situation.action, _laid(situation)
    if action is None or laid is None:
        return NO_ACTION
    if action.last_chips is not None:
        return Known(action.last_chips, "betting_told", (), _because(situation))
    if action.behind is not None:
        return Known(action.behind == 0, "betting_against", (action.behind, 0), _because(situation))
    if (laid.plain is not None and laid.plain.kind == "all_in") or any(isinstance(step, Put) and step.whole for step in action.steps):
        return Known(True, "betting_told", (), _because(situation))
    stack = situation.state.stack(action.seat)
    added = minus(laid.total, situation.state.committed[action.seat])
    if isinstance(stack, int) and isinstance(added, int):
        return Known(added >= stack, "betting_against", (added, stack), _because(situation))
    if added == 0:
        return Known(False, "betting_told", (), _because(situation))
    return merge(stack, added)


def motions(situation: Situation) -> Fact[int]:
    """In how many motions the chips came."""
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    return _lack(situation, "chips") if laid.motions is None else Known(laid.motions, "betting_counted", (), _because(situation))


def chips_added_later(situation: Situation) -> Fact[int]:
    """What came in motions after the first one that put chips out."""
    laid, action = _laid(situation), situation.action
    if laid is None or action is None:
        return NO_ACTION
    puts = [put_total(situation.state, action, step) for step in action.steps if isinstance(step, Put)]
    if laid.motions == max(len(puts), 1):
        later: Quantity = 0
        for chips in puts[1:]:
            later = plus(later, chips)
        return _figure(situation, later)
    return _figure(situation, 0) if laid.new == 0 else _lack(situation, "chips")


def undercall(situation: Situation) -> Fact[bool]:
    """Whether chips were put out that do not reach the call, the player having more."""
    laid = _laid(situation)
    if laid is None or situation.subject is None:
        return NO_ACTION
    due, _ = call_to(situation.state, situation.subject)
    if isinstance(due, Unknown) or isinstance(laid.total, Unknown) or isinstance(laid.new, Unknown):
        return merge(due, laid.total, laid.new)
    if laid.total >= due or not laid.new:
        return Known(False, "betting_against", (laid.total, due), _because(situation))
    last = last_chips(situation)
    if isinstance(last, Unknown):
        # Chips that do not reach the call are all that he had, or an undercall: only his stack tells, unless he was heard to have more.
        return last
    return Known(not last.value, "betting_against", (laid.total, due), _because(situation))


def bet_before_last(situation: Situation) -> Fact[int | Nothing]:
    """The level before the last bet or raise: what somebody faced who did not see it; `none` when there was no bet."""
    wagers = situation.state.wagers
    if not wagers:
        return Known(NONE, "betting_nobody")
    if not wagers[-1].sure:
        return wagers[-1].lacking
    above = wagers[-1].above
    return above if isinstance(above, Unknown) else Known(above, "betting_told", (), (wagers[-1].at,))


def minimum_raise_over_bet_before_last(situation: Situation) -> Fact[int | Nothing]:
    """The least raise over the bet before the last one, as a total; `none` when there was no bet."""
    state = situation.state
    if not state.wagers:
        return Known(NONE, "betting_nobody")
    if not state.wagers[-1].sure:
        return state.wagers[-1].lacking
    unit: Quantity = state.unit
    full_level: Quantity = state.hand.stakes.big_blind or 0 if state.street == 0 else 0
    for wager in state.wagers[:-1]:
        if wager.full is None:
            return wager.lacking
        if wager.full:
            unit, full_level = minus(wager.to, wager.above), wager.to
    above = state.wagers[-1].above
    if state.hand.stakes.structure == "limit":
        unit, above = state.unit, full_level
    elif situation.parameters.minimum_raise == "double" and above != 0:
        unit = above
    least = plus(above, unit)
    if isinstance(least, Unknown) or not isinstance(above, int):
        return merge(least, above)
    return Known(least, "betting_sum", (above, least - above), (state.wagers[-1].at,))


def all_in_shown(situation: Situation) -> Fact[bool]:
    """Whether a player who is all-in has shown his cards since the action in question."""
    if situation.question is None:
        return NO_ACTION
    for index, event in enumerate(situation.hand.events):
        if index <= situation.question or not isinstance(event, Action) or event.seat not in situation.state.all_in:
            continue
        if any(isinstance(step, Cards) and step.shown for step in event.steps):
            return Known(True, "betting_told", (), (index,))
    return unknown("showing")


def actions_after(situation: Situation) -> Fact[int]:
    """How many actions were told after the action in question."""
    if situation.question is None:
        return NO_ACTION
    after = tuple(
        index for index, event in enumerate(situation.hand.events) if index > situation.question and isinstance(event, Action) and event.is_play
    )
    return Known(len(after), "betting_counted", (), after)


def action_claimed(situation: Situation) -> Fact[str]:
    """What the action in question is as told: fold, check, call, bet, raise, all_in, chips, words or gesture."""
    action = situation.action
    if action is None:
        return NO_ACTION
    for step in action.steps:
        if isinstance(step, Plain):
            return Known(step.kind, "betting_told", (), _because(situation))
        if isinstance(step, Say) and step.word in ("fold", "check", "call", "bet", "raise", "all_in"):
            return Known(step.word, "betting_told", (), _because(situation))
    laid = _laid(situation)
    if laid is not None and laid.new != 0:
        return Known("chips", "betting_told", (), _because(situation))
    return Known("words" if any(isinstance(step, Say) for step in action.steps) else "gesture", "betting_told", (), _because(situation))


def largest_amount_within_pot(situation: Situation) -> Fact[int | Nothing]:
    """Where a number was said without its unit: its largest reading that is not above the pot and is a legal size.

    When no reading is both, the least one of a legal size. `none` where no such number was said.
    """
    laid = _laid(situation)
    if laid is None:
        return NO_ACTION
    if laid.said is None:
        return _lack(situation, "words")
    number = next((one.number for one in laid.said if one.number is not None), None)
    if number is None:
        return Known(NONE, "betting_nobody")
    pot, due = situation.state.pot(), owed(situation.state, situation.subject or 0)
    least = minimum_wager(situation.state)
    if isinstance(pot, Unknown) or isinstance(least, Unknown):
        return merge(pot, least, due)
    legal = [number * unit for unit in READINGS if number * unit >= least]
    within = [amount for amount in legal if amount <= pot]
    return Known(max(within, default=min(legal)), "betting_within_pot", (pot,), _because(situation))
