"""Each kind of expectation: what satisfies it, and exactly what is said when it does not hold."""

from __future__ import annotations

import pytest

from tests.scenario.told import LOST, OPEN, THROWN, WET, mismatches, outcome

CHOICE = "{choose: [allowed, forbidden], by: td} (3)"

HOLDS = [
    (WET, "{status: discretion}"),
    (WET, "{slots: {wet_cards: replaced}}"),
    (WET, "{slots: {cleaning: [wipe, {lay: towel, minutes: 6}]}}"),
    (WET, "{slots: {cleaning: [wipe, {lay: towel}]}}"),
    (WET, "{slots: {wet_cards: any, offender: {drink: {choose: [forbidden, allowed]}}}}"),
    (WET, "{options: {offender: {drink: [forbidden, allowed]}}}"),
    (WET, '{cites: ["1", "3"]}'),
    (WET, "{presumed: {spilled_wilfully: no}}"),
    (WET, "{missing: [], branches: [], unanswered: [], conflicts: [], set_aside: []}"),
    (WET, "{not: {wet_cards: kept, bill: any, cleaning: [{lay: cloth}]}}"),
    (OPEN, "{status: depends, missing: [cards_wet], presumed: {}}"),
    (OPEN, "{slots: {offender: {drink: forbidden, remark: warning}}, options: {}}"),
    (OPEN, "{slots: {offender: {remark: [apology, warning]}}}"),
    (OPEN, "{branches: [{when: {cards_wet: yes}}, {when: {cards_wet: no}}]}"),
    (OPEN, '{branches: [{when: {not: {cards_wet: yes}}, slots: {wet_cards: kept}, cites: ["1"]}, {when: {cards_wet: yes}, status: ruled}]}'),
    (THROWN, '{status: conflict, conflicts: [["4", "5"]], unanswered: [bill|cleaning]}'),
    (THROWN, '{conflicts: [["5", "4"]], unanswered: [cleaning], cites: ["4", "5"]}'),
    (LOST, "{status: silent, reason: no_article, unanswered: [wet_cards], slots: {}, cites: []}"),
]


@pytest.mark.parametrize(("case", "expect"), HOLDS)
def test_holds(case: str, expect: str) -> None:
    assert mismatches(case % expect) == []


FAILS = [
    (WET, "{status: ruled}", ["status: ruled | discretion"]),
    (WET, "{slots: {wet_cards: kept}}", ["wet_cards: kept | replaced (1)"]),
    (WET, "{slots: {bill: 50}}", ["bill: 50 | nothing"]),
    (WET, "{slots: {bill: any}}", ["bill: some value | nothing"]),
    (
        WET,
        "{slots: {cleaning: [wipe, {lay: towel, minutes: 7}]}}",
        ["cleaning: [wipe, {lay: towel, minutes: 7}] | [wipe, {lay: towel, minutes: 6}] (1)"],
    ),
    (WET, "{slots: {cleaning: [wipe]}}", ["cleaning: [wipe] | [wipe, {lay: towel, minutes: 6}] (1)"]),
    (WET, "{slots: {offender: {drink: forbidden}}}", [f"offender.drink: forbidden | {CHOICE}"]),
    (
        WET,
        "{slots: {}}",
        [f"slots: nothing | wet_cards = replaced (1), cleaning = [wipe, {{lay: towel, minutes: 6}}] (1), offender.drink = {CHOICE}"],
    ),
    (WET, "{options: {}}", [f"options: none | offender.drink = {CHOICE}"]),
    (WET, "{options: {wet_cards: [kept, replaced]}}", ["options wet_cards: [kept, replaced] | replaced (1)"]),
    (WET, '{cites: ["1", "2"]}', ["cites: 1, 2 | 1, 3"]),
    (WET, "{cites: []}", ["cites: none | 1, 3"]),
    (WET, "{presumed: {}}", ["presumed: none | spilled_wilfully=no"]),
    (WET, "{presumed: {spilled_wilfully: yes}}", ["presumed: spilled_wilfully=yes | spilled_wilfully=no"]),
    (WET, "{missing: [cards_wet]}", ["missing: cards_wet | none"]),
    (WET, "{unanswered: [wet_cards]}", ["unanswered: wet_cards | none"]),
    (WET, "{reason: no_article}", ["reason: no_article | none"]),
    (WET, '{set_aside: ["1.wet"]}', ["set_aside: 1.wet | none"]),
    (WET, '{conflicts: [["1", "2"]]}', ["conflicts: 1 / 2 | none"]),
    (WET, "{branches: [{when: {cards_wet: no}}]}", ["branches: {cards_wet: no} | none"]),
    (WET, "{not: {wet_cards: replaced}}", ["wet_cards: not replaced | replaced (1)"]),
    (WET, "{not: {wet_cards: any}}", ["wet_cards: not some value | replaced (1)"]),
    (WET, "{not: {cleaning: [{lay: towel}]}}", ["cleaning: not [{lay: towel}] | [wipe, {lay: towel, minutes: 6}] (1)"]),
    (WET, "{not: {offender: {drink: forbidden}}}", [f"offender.drink: not forbidden | {CHOICE}"]),
    (OPEN, "{slots: {wet_cards: replaced}}", ["wet_cards: replaced | nothing"]),
    (OPEN, "{missing: []}", ["missing: none | cards_wet"]),
    (OPEN, "{branches: []}", ["branches: none | {cards_wet: yes}, {cards_wet: no}"]),
    (
        OPEN,
        "{branches: [{when: {cards_wet: yes}, status: silent}, {when: {cards_wet: no}, slots: {wet_cards: all_new}}]}",
        ["status ({cards_wet: yes}): silent | ruled", "wet_cards ({cards_wet: no}): all_new | kept (1)"],
    ),
    (OPEN, "{not: {wet_cards: kept}}", ["wet_cards (branch 2): not kept | kept (1)"]),
    (THROWN, "{conflicts: []}", ["conflicts: none | 4: offender.drink = allowed / 5: offender.drink = forbidden"]),
    (THROWN, '{conflicts: [["4", "4"]]}', ["conflicts: 4 / 4 | 4: offender.drink = allowed / 5: offender.drink = forbidden"]),
    (THROWN, "{slots: {offender: {drink: allowed}}}", ["offender.drink: allowed | conflict: allowed (4) / forbidden (5)"]),
    (THROWN, "{not: {offender: {drink: forbidden}}}", ["offender.drink: not forbidden | conflict: allowed (4) / forbidden (5)"]),
    (LOST, "{unanswered: []}", ["unanswered: none | wet_cards"]),
    (LOST, "{reason: text_not_here}", ["reason: text_not_here | no_article"]),
]


@pytest.mark.parametrize(("case", "expect", "said"), FAILS)
def test_fails(case: str, expect: str, said: list[str]) -> None:
    assert mismatches(case % expect) == said


def test_in_french() -> None:
    assert mismatches(THROWN % "{slots: {offender: {drink: allowed}}, not: {offender: {drink: any}}}", "fr") == [
        "offender.drink: allowed | conflit : allowed (4) / forbidden (5)",
        "offender.drink: pas une valeur | conflit : allowed (4) / forbidden (5)",
    ]


def test_set_aside_by_an_exception() -> None:
    case = "{name: flood, house: club, incident: glass_spilled, facts: {cards_wet: yes, drops: 100, glass_price: 100}, expect: %s}"
    assert mismatches(case % '{slots: {wet_cards: all_new, bill: 500}, set_aside: ["1"], not: {wet_cards: replaced}}') == []
    assert mismatches(case % "{set_aside: [], slots: {bill: 499}}") == ["bill: 499 | 500 (2)", "set_aside: none | club/1.wet"]


def test_the_deciding_rule_is_told() -> None:
    (mismatch,) = outcome(WET % "{slots: {wet_cards: kept}}").mismatches
    assert mismatch.rules == ("club/1.wet",)
    assert str(mismatch.place).startswith("told.yaml:1:")


def test_seats() -> None:
    case = (
        "{name: splash, house: club, incident: glass_spilled, facts: {cards_wet: no, drops: 1},"
        " players: {3: {splashed: yes}, 6: {splashed: no}}, expect: %s}"
    )
    assert mismatches(case % "{slots: {seat 3: {remark: comfort}}, not: {seat 6: {remark: any}}}") == []
    assert mismatches(case % "{slots: {seat 6: {remark: comfort}}}") == ["seat 6.remark: comfort | nothing"]
    assert mismatches(case % "{not: {seat 3: {remark: comfort}}}") == ["seat 3.remark: not comfort | comfort (3)"]


def test_a_fact_of_one_seat_is_missing() -> None:
    case = "{name: tray, house: club, incident: tray_dropped, players: {3: {splashed: yes}, 5: {splashed: unknown}}, expect: %s}"
    branches = "{when: {splashed@5: no}, slots: {seat 5: {remark: warning}}}, {when: {splashed@5: %s}, slots: {seat 3: {remark: comfort}}}"
    assert mismatches(case % ("{missing: [splashed], branches: [%s]}" % (branches % "yes"))) == []
    assert mismatches(case % ("{branches: [%s]}" % (branches % "no"))) == [
        "branches: {splashed@5: no}, {splashed@5: no} | {splashed@5: yes}, {splashed@5: no}"
    ]


def test_strict_presumes_nothing() -> None:
    case = "{name: strict, house: club, strict: yes, incident: glass_spilled, facts: {cards_wet: no, drops: 1}, expect: %s}"
    assert mismatches(case % "{status: depends, missing: [spilled_wilfully], presumed: {}}") == []


def test_said_to_be_unknown_or_disputed() -> None:
    case = "{name: told, house: club, incident: glass_spilled, facts: {cards_wet: no, drops: 1, spilled_wilfully: %s}, expect: %s}"
    for word in ("unknown", "disputed"):
        assert mismatches(case % (word, "{missing: [spilled_wilfully]}")) == []


def test_not_beside_expect_is_of_every_event() -> None:
    case = (
        "{name: chain, house: club, events: [{incident: glass_spilled, facts: {cards_wet: no, drops: 1}}, {incident: glass_thrown}],"
        " expect: {slots: {wet_cards: kept}, events: [{status: conflict}]}, not: {wet_cards: kept, offender: {drink: allowed}}}"
    )
    assert mismatches(case) == [
        "wet_cards (event 1): not kept | kept (1)",
        f"offender.drink (event 1): not allowed | {CHOICE}",
        "offender.drink (event 2): not allowed | conflict: allowed (4) / forbidden (5)",
    ]


def test_further_events() -> None:
    case = (
        "{name: chain, house: club, events: [{incident: glass_spilled, facts: {cards_wet: no, drops: 1}}, {incident: glass_thrown}],"
        " expect: {status: ruled, events: [{status: silent, conflicts: []}]}}"
    )
    assert mismatches(case) == [
        "status (event 1): ruled | discretion",
        "status (event 2): silent | conflict",
        "conflicts (event 2): none | 4: offender.drink = allowed / 5: offender.drink = forbidden",
    ]
