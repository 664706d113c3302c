"""The chip race: a card for each small chip that is left over, and the highest cards win the new chips, one a player at most."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.cards import Card, refuse_repeats, table_and_seats
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("race_cards", "race_chips")
OPTIONAL_INPUTS = ("race_last_chips",)
OUTPUTS = ("race_result",)


def results(facts: Mapping[str, Value]) -> Computed:
    """What the race brings each seat.

    Given: `race_cards`, the cards dealt, each with its seat; `race_chips`, how many new chips are raced for; `race_last_chips`, the seats that
    have no other chips, needed where somebody wins nothing. Gives `race_result` of each seat that was dealt a card: `wins`, `loses`,
    `last_chip` (loses, and has no other chips), or `equal`, where players with cards of the same rank are more than the chips that are left for them.
    Raises ImpossibleError for a card without a seat or dealt twice, and for a seat without other chips that was dealt no card.
    """
    dealt, chips = table_and_seats(facts.get("race_cards")), facts.get("race_chips")
    if dealt is None or not isinstance(chips, int):
        return dict.fromkeys(OUTPUTS, Unknown(tuple(name for name in INPUTS if name not in facts)))
    table, seats = dealt
    last = facts.get("race_last_chips")
    alone = last if isinstance(last, tuple) else () if last is NONE else None
    if table:
        raise ImpossibleError(tuple(Diagnostic("race_no_seat", values={"card": card.name}) for card in table))
    refuse_repeats(card for cards in seats.values() for card in cards)
    strangers = [seat for seat in alone or () if seat not in seats]
    if strangers:
        raise ImpossibleError(tuple(Diagnostic("race_no_card", values={"seat": seat}) for seat in strangers))
    found = {f"race_result@{seat}": _result(seat, seats, chips, alone=seat in (alone or ())) for seat in seats}
    if alone is None and any(result.value == "loses" for result in found.values()):
        return dict.fromkeys(OUTPUTS, Unknown(OPTIONAL_INPUTS))
    return found


def _result(seat: int, seats: Mapping[int, tuple[Card, ...]], chips: int, *, alone: bool) -> Known:
    best = {one: max(cards, key=lambda card: card.rank) for one, cards in seats.items()}
    own = best[seat]
    above = sum(1 for card in best.values() if card.rank > own.rank)
    level = sum(1 for card in best.values() if card.rank == own.rank)
    if above < chips < above + level:
        return Known("equal", sentence("race_equal", seat=seat, card=own.name, players=level, chips=chips - above))
    result = "wins" if above < chips else "last_chip" if alone else "loses"
    return Known(result, sentence("race_card", seat=seat, card=own.name, above=above, chips=chips))
