"""The printer: a telling as text, one way of writing for each thing. Reading it back gives the same telling."""

from __future__ import annotations

from itertools import groupby

from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.steps import Amount, Motion, Plain, PullBack, Put, Ruled, Say, Step
from adjudicator.facts.notation.positions import name_of
from adjudicator.facts.notation.telling import (
    Acts,
    Ante,
    Blinds,
    DeadSmallBlind,
    Deals,
    Game,
    HasChips,
    Irregularity,
    PassedOver,
    Players,
    Posts,
    Remain,
    Sits,
    SmallestChip,
    Spot,
    Stake,
    Statement,
    Telling,
    TellsPot,
)
from adjudicator.facts.notation.words import printed
from adjudicator.text.languages import Lang


def telling_text(telling: Telling, lang: Lang) -> str:
    """The telling in one line."""
    return "; ".join(_statement(statement, lang) for statement in telling)


def _word(symbol: str, lang: Lang) -> str:
    return printed(symbol)[lang]


def spot_text(spot: Spot, lang: Lang) -> str:
    """A seat as the notation writes it."""
    return name_of(spot)[lang] if isinstance(spot, str) else f"{_word('seat', lang)} {spot}"


def _statement(statement: Statement, lang: Lang) -> str:
    if isinstance(statement, Acts):
        who = ", ".join(spot_text(spot, lang) for spot in statement.spots)
        return f"{who} {_action(statement.action, lang)}"
    if isinstance(statement, Deals):
        return " ".join((_word(statement.street, lang), *statement.cards))
    if isinstance(statement, HasChips):
        return f"{_word('stacks', lang)} " + ", ".join(f"{spot_text(spot, lang)} {chips}" for spot, chips in statement.chips)
    if isinstance(statement, Sits):
        return f"{name_of(statement.position)[lang]} = {_word('seat', lang)} {statement.seat}"
    if isinstance(statement, Posts):
        return f"{spot_text(statement.spot, lang)} {_word('posts', lang)} {_chips(statement.chips, statement.total, lang)}"
    if isinstance(statement, PassedOver):
        return f"{spot_text(statement.spot, lang)} {_word('skipped', lang)}"
    return _stake(statement, lang)


def _stake(statement: Stake | TellsPot | Remain | Irregularity, lang: Lang) -> str:
    if isinstance(statement, Blinds):
        return f"{_word('blinds', lang)} {'-' if statement.small is None else statement.small}/{statement.big}"
    if isinstance(statement, DeadSmallBlind):
        return _word("dead_small_blind", lang)
    if isinstance(statement, Ante):
        return f"{_word('ante' if statement.by == 'all' else 'big_blind_ante', lang)} {statement.amount}"
    if isinstance(statement, Game):
        bets = [str(bet) for bet in (statement.small_bet, statement.big_bet) if bet is not None]
        return " ".join((_word(statement.structure, lang), *(["/".join(bets)] if bets else ())))
    if isinstance(statement, Players):
        return f"{statement.count} {_word('players', lang)}"
    if isinstance(statement, SmallestChip):
        return f"{_word('smallest_chip', lang)} {statement.value}"
    if isinstance(statement, TellsPot):
        return f"{_word('pot', lang)} {statement.amount}"
    return f"{statement.count} {_word('left', lang)}" if isinstance(statement, Remain) else _word("error", lang)


def _action(action: Action, lang: Lang) -> str:
    parts: list[str] = []
    for place, step in enumerate(action.steps):
        together = not isinstance(step, Plain) and step.with_previous
        if place:
            parts.append(_word("with" if together else "then", lang))
        parts.append(_step(step, lang))
    if action.motions is not None:
        parts.append(f"{_word('in', lang)} {action.motions} {_word('motions', lang)}")
    if action.silent:
        parts.append(_word("silent", lang))
    if action.last_chips is not None:
        parts.append(_word("last_chips" if action.last_chips else "chips_behind", lang))
    if action.behind is not None:
        parts.append(f"{_word('keeps', lang)} {action.behind}")
    if action.out_of_turn:
        parts.append(_word("out_of_turn", lang))
    if action.in_question:
        parts.append(_word("in_question", lang))
    if action.ruled is not None:
        parts.append(f"{_word('ruled', lang)} {_ruled(action.ruled, lang)}")
    return " ".join(parts)


def _ruled(ruled: Ruled, lang: Lang) -> str:
    if ruled.to is None:
        return _word(ruled.kind, lang)
    leaving = f" {_word('leaving', lang)}" if ruled.kind == "fold" else ""
    return f"{_word(ruled.kind, lang)}{leaving} {ruled.to}"


def _step(step: Step, lang: Lang) -> str:
    if isinstance(step, Plain):
        return _word(step.kind, lang) + _amount(step.amount, step.by, lang)
    if isinstance(step, Say):
        return f"{_word('says', lang)} {_said(step, lang)}"
    if isinstance(step, Put):
        return f"{_word('puts', lang)} {_put(step, lang)}"
    if isinstance(step, PullBack):
        return f"{_word('pulls_back', lang)} {_word('all', lang) if step.whole else _figure(step.amount)}"
    if isinstance(step, Motion):
        return _word("taps", lang) if step.tap else f"{_word('gestures', lang)} {_quoted(step.literal or '')}"
    return _word("shows" if step.shown else "throws_cards", lang)


def _figure(amount: Amount) -> str:
    return str(amount) if isinstance(amount, int) else "?"


def _amount(amount: Amount, by: bool, lang: Lang) -> str:
    if amount is None:
        return ""
    return f" {_word('by', lang)} {_figure(amount)}" if by and lang == "en" else f" {_figure(amount)}" + (f" {_word('more', lang)}" if by else "")


def _said(step: Say, lang: Lang) -> str:
    if step.literal is not None:
        return _quoted(step.literal)
    if step.word == "amount":
        return _figure(step.amount)
    return _word(step.word, lang) + _amount(step.amount, step.by, lang)


def _quoted(literal: str) -> str:
    return f'"{literal}"' if '"' not in literal else f"«{literal}»"


def _put(step: Put, lang: Lang) -> str:
    if step.whole:
        return _word("all", lang) + ("" if step.total is None else f" {_figure(step.total)}")
    return _chips(step.chips, step.total, lang)


def _chips(chips: tuple[int, ...] | None, total: Amount, lang: Lang) -> str:
    if chips is None:
        return _figure(total)
    if len(chips) == 1:
        return f"{_word('chip', lang)} {chips[0]}"
    return "+".join(f"{count}x{value}" if count > 1 else str(value) for value, count in ((value, len(list(same))) for value, same in groupby(chips)))
