"""Facts of turn and order: out of turn, who was passed over, whether the action changed, and the counts for substantial action."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, NamedTuple

from adjudicator.engine.values import NONE, Nothing
from adjudicator.facts.betting.fact import Fact, Known, Missing, Unknown, unknown
from adjudicator.facts.betting.hand import STREETS, Action, Deal, Hand
from adjudicator.facts.betting.state import Told

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation


def out_of_turn(situation: Situation) -> Fact[bool]:
    """Whether the action in question came out of turn."""
    if situation.out_of_turn is None:
        return unknown("action")
    if situation.turn_doubt is not None and not situation.out_of_turn:
        return situation.turn_doubt
    return Known(situation.out_of_turn, "betting_order", (), _question(situation))


def _order_doubt(situation: Situation) -> Unknown | None:
    """Why it is not known who was passed over."""
    return situation.turn_doubt or situation.state.order_doubt


def skipped_seats(situation: Situation) -> Fact[tuple[int, ...]]:
    """The seats that the action in question passed over; without one, those that were passed over and have not acted since."""
    doubt = _order_doubt(situation)
    if doubt is not None:
        return doubt
    if situation.question is None:
        return Known(tuple(sorted(situation.state.skipped)), "betting_order")
    if situation.out_of_turn and not situation.skipped:
        return unknown("players")
    return Known(tuple(sorted(situation.skipped)), "betting_order", (), _question(situation))


def action_changed(situation: Situation) -> Fact[bool]:
    """Whether a seat that was passed over has bet or raised since."""
    if situation.question is None:
        return unknown("action")
    doubt = _order_doubt(situation)
    if doubt is not None:
        return doubt
    if not situation.out_of_turn:
        return Known(False, "betting_order", (), _question(situation))
    hand = situation.hand
    if not situation.skipped:
        return unknown("players")
    since = _since(situation, situation.question)
    for told in since.values():
        if told.kind == "wager":
            return Known(True, "betting_raised_since", (hand.name(told.seat),), (told.at,))
    quiet = [seat for seat in situation.skipped if seat not in since or since[seat].kind is None]
    if quiet:
        return Unknown(tuple(Missing("ruling" if seat in since else "turn", seat, hand.name(seat)) for seat in quiet))
    return Known(False, "betting_no_raise_since", (), tuple(told.at for told in since.values()))


def changed_by_short_all_in(situation: Situation) -> Fact[bool]:
    """Whether all that the seats passed over have bet or raised since are all-ins over a bet, each short of a full raise."""
    changed = action_changed(situation)
    if isinstance(changed, Unknown):
        return changed
    if not changed.value or situation.question is None:
        return Known(False, changed.key, changed.figures, changed.because)
    at = {told.at for told in _since(situation, situation.question).values() if told.kind == "wager"}
    wagers = [wager for wager in situation.state.wagers if wager.at in at]
    if len(wagers) < len(at):
        return unknown("ruling")  # the bets of a street that is over are not kept
    for wager in wagers:
        if wager.full is None or not isinstance(wager.above, int):
            return wager.lacking
        if wager.full or not wager.above or wager.seat not in situation.state.all_in:
            return Known(False, "betting_raised_since", (situation.hand.name(wager.seat),), (wager.at,))
    return Known(True, "betting_raised_since", (situation.hand.name(wagers[-1].seat),), tuple(sorted(at)))


def called_since(situation: Situation) -> Fact[bool]:
    """Whether a player has called in turn since the action in question."""
    if situation.question is None:
        return unknown("action")
    hand = situation.hand
    since = [told for told in situation.state.told if told.at > situation.question and told.in_turn]
    for told in since:
        if told.kind == "call":
            return Known(True, "betting_called_since", (hand.name(told.seat),), (told.at,))
    if any(told.kind is None for told in since):
        return unknown("ruling")
    return Known(False, "betting_no_call_since", (), tuple(told.at for told in since))


def skipped_all_check(situation: Situation) -> Fact[bool]:
    """Whether every seat that was passed over has checked since; no when the action in question came in its turn."""
    if situation.question is None:
        return unknown("action")
    doubt = _order_doubt(situation)
    if doubt is not None:
        return doubt
    if not situation.out_of_turn:
        return Known(False, "betting_order", (), _question(situation))
    if not situation.skipped:
        return unknown("players")
    hand, since = situation.hand, _since(situation, situation.question)
    for told in since.values():
        if told.kind not in ("check", None):
            return Known(False, "betting_no_check_since", (hand.name(told.seat),), (told.at,))
    quiet = [seat for seat in situation.skipped if seat not in since or since[seat].kind is None]
    if quiet:
        return Unknown(tuple(Missing("ruling" if seat in since else "turn", seat, hand.name(seat)) for seat in quiet))
    return Known(True, "betting_all_check_since", (), tuple(told.at for told in since.values()))


def _since(situation: Situation, question: int) -> dict[int, Told]:
    """What each seat that was passed over has done in its turn since."""
    return {told.seat: told for told in situation.state.told if told.at > question and told.in_turn and told.seat in situation.skipped}


def _question(situation: Situation) -> tuple[int, ...]:
    return () if situation.question is None else (situation.question,)


def passed_over(situation: Situation, seat: int) -> Fact[bool]:
    """Whether the seat was passed over and has not acted since, or had not when the action in question came."""
    doubt = _order_doubt(situation)
    if doubt is not None:
        return doubt
    return Known(seat in situation.skipped or seat in situation.state.skipped, "betting_order", (), _question(situation))


def turn_had_come(situation: Situation, seat: int) -> Fact[bool | Nothing]:
    """Of a seat passed over: whether the player before it had acted, so that it was its turn; `none` for the others."""
    doubt = _order_doubt(situation)
    if doubt is not None:
        return doubt
    skipped = situation.skipped or tuple(situation.state.skipped)
    if seat not in skipped:
        return Known(NONE, "betting_nobody")
    return Known(seat == skipped[0], "betting_first_waiting", (situation.hand.name(skipped[0]),))


# Counts for substantial action ---------------------------------------------------------------------------------------


class Counts(NamedTuple):
    """Actions, those with chips, the longest run of consecutive actions with chips, and the indices of all of them."""

    actions: int
    chips: int
    run: int
    because: tuple[int, ...]


def counted(told: Iterable[Told], start: int, until: int | None = None, *, only_in_turn: bool = True) -> Counts:
    """The counts among the events from `start` to `until`."""
    actions = chips = run = longest = 0
    indices: list[int] = []
    for one in told:
        if one.at < start or (until is not None and one.at >= until) or (only_in_turn and not one.in_turn):
            continue
        actions += 1
        indices.append(one.at)
        if one.chips:
            chips += 1
            run += 1
            longest = max(longest, run)
        else:
            run = 0
    return Counts(actions, chips, longest, tuple(indices))


def _window(situation: Situation) -> int | Unknown:
    """From which event actions are counted: the moment of the irregularity, told or an action, or the start when only one street was told."""
    state = situation.state
    if state.mark is not None:
        return state.mark
    if situation.after_error is not None:
        return situation.after_error
    if len(state.streets_told) > 1 or (state.streets_told and state.street not in state.streets_told):
        return unknown("moment")
    return 0


def _counts(situation: Situation) -> Counts | Unknown:
    found = situation.cache.get("counts")
    if not isinstance(found, (Counts, Unknown)):
        found = situation.cache["counts"] = _count_all(situation)
    return found


def _count_all(situation: Situation) -> Counts | Unknown:
    state, start = situation.state, _window(situation)
    if isinstance(start, Unknown):
        return start
    street = _street_at(situation.hand, start)
    silent = [seat for at, seat in state.untold if at >= street]
    if silent:
        return Unknown(tuple(Missing("turn", seat, situation.hand.name(seat)) for seat in silent))
    told: Iterable[Told] = state.told
    if situation.action is not None and situation.question is not None and not situation.out_of_turn:
        told = (*state.told, *_later(situation, situation.question))
    return counted(told, start)


def _later(situation: Situation, question: int) -> tuple[Told, ...]:
    """The action in question and those told after it, as far as they can be counted without a ruling."""
    from adjudicator.facts.betting.effect import announces_chips

    return tuple(
        Told(index, event.seat, announces_chips(event), True, None)
        for index, event in enumerate(situation.hand.events)
        if isinstance(event, Action) and index >= question and event.is_play
    )


def _street_at(hand: Hand, start: int) -> int:
    street = 0
    for event in hand.events[:start]:
        if isinstance(event, Deal):
            street = STREETS.index(event.street)
    return street


def actions_before_notice(situation: Situation) -> Fact[int]:
    """Actions in turn since the irregularity; blinds do not count."""
    found = _counts(situation)
    return found if isinstance(found, Unknown) else Known(found.actions, "betting_counted", (), found.because)


def chip_actions_before_notice(situation: Situation) -> Fact[int]:
    """Those of them that put chips in the pot."""
    found = _counts(situation)
    return found if isinstance(found, Unknown) else Known(found.chips, "betting_counted", (), found.because)


def consecutive_chip_actions(situation: Situation) -> Fact[int]:
    """The longest run of consecutive actions with chips among them."""
    found = _counts(situation)
    return found if isinstance(found, Unknown) else Known(found.run, "betting_counted", (), found.because)


def _behind(situation: Situation) -> Counts | Unknown | None:
    """The counts of what was done behind the first seat passed over, until it acted."""
    state, doubt = situation.state, _order_doubt(situation)
    if doubt is not None:
        return doubt
    skipped = situation.skipped or tuple(state.skipped)
    if not skipped:
        return None
    if situation.out_of_turn and situation.question is not None:
        # A fold behind him is no action in question, and counts all the same when it came before it.
        start = min(situation.question, state.skipped.get(skipped[0], situation.question))
    else:
        start = min(state.skipped.values(), default=0)
    played = state.told
    until = next((told.at for told in played if told.seat == skipped[0] and told.at > start), None)
    return counted(played, start, until, only_in_turn=False)


def actions_behind(situation: Situation) -> Fact[int | Nothing]:
    """Actions behind the first seat passed over, before it was heard; `none` when nobody was."""
    found = _behind(situation)
    if isinstance(found, Unknown):
        return found
    return Known(NONE, "betting_nobody") if found is None else Known(found.actions, "betting_counted", (), found.because)


def chip_actions_behind(situation: Situation) -> Fact[int | Nothing]:
    """Those of them that put chips in the pot."""
    found = _behind(situation)
    if isinstance(found, Unknown):
        return found
    return Known(NONE, "betting_nobody") if found is None else Known(found.chips, "betting_counted", (), found.because)


def consecutive_chip_actions_behind(situation: Situation) -> Fact[int | Nothing]:
    """The longest run of consecutive actions with chips among them."""
    found = _behind(situation)
    if isinstance(found, Unknown):
        return found
    return Known(NONE, "betting_nobody") if found is None else Known(found.run, "betting_counted", (), found.because)
