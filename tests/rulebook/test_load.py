"""What a house's files become."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.engine.condition import All, Compare, Linear, Member
from adjudicator.engine.expression import Binary, Number, Ref
from adjudicator.engine.values import NONE
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Choice, Figure, Note, Options, Outcome, Phrase, See, Steps
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import TABLE
from tests.rulebook.support import LIBRARY, compiled, lines, rules, write_house


def test_a_rule_has_its_articles_condition_and_its_own() -> None:
    rule = rules(compiled("base"))["base/51-A.completed"]
    assert rule.when == All(
        (
            Member("event", frozenset({"tournament"})),
            Compare(Linear((("amount_put", -1), ("level", 1)), -1), False, "amount_put", "less than level"),
        )
    )
    assert rule.unless == Member("amount_said", frozenset({NONE}))
    assert rule.on == frozenset({"chips_put"})
    assert rule.reading == Text("The bet is the largest one on the table.", "La mise est la plus grande de la table.")
    assert rule.outcomes == (
        Outcome("offender", "action", Phrase("becomes", (("becomes", "call"), ("to", Ref("level"))))),
        Outcome("offender", "payment", Figure(Binary("minus", Ref("level"), Ref("amount_put")))),
    )


def test_each_row_of_a_table_is_a_rule() -> None:
    found = rules(compiled("base"))
    assert found["base/51-B.half"].when == All(
        (
            Compare(Linear((("level", -1), ("raise_part", 2))), False, "raise_part", "at least 50% of level"),
            Member("amount_said", frozenset({NONE})),
        )
    )
    assert found["base/51-B.less"].outcomes == (Outcome("offender", "action", Phrase("becomes", (("becomes", "call"),))),)
    assert "amount_said" not in str(found["base/51-B.less"].when)


def test_a_table_may_narrow_the_incidents(tmp_path: Path) -> None:
    tables = {
        "1": "on: [chips_put, premature_board]\n  table: {on: chips_put, columns: [id, level, then deal], rows: [[a, 5, misdeal]]}",
        "2": "table: {on: chips_put, columns: [id, level, then deal], rows: [[a, 5, misdeal]]}\n"
        "  rules: [{id: b, on: premature_board, then: {deal: misdeal}}]",
    }
    found = rules(compile_house(write_house(tmp_path, "levels", tables), LIBRARY))
    assert {name: set(rule.on) for name, rule in found.items()} == {
        "levels/1.a": {"chips_put"},
        "levels/2.a": {"chips_put"},
        "levels/2.b": {"premature_board"},
    }


def test_what_a_rule_may_say() -> None:
    found = {**rules(compiled("base")), **rules(compiled("child"))}
    assert found["base/20.dead"].outcomes == (
        Outcome("offender", "hand", Phrase("dead")),
        Outcome("offender", "penalty", Phrase("may")),
        Outcome("offender", "penalty", Phrase("rounds", (("rounds", Number(2)),))),
    )
    assert found["base/52.locked"].each_player
    assert found["base/52.locked"].outcomes == (Outcome("player", "choices", Options(("fold", "call"))),)
    choice = found["base/52.td"].outcomes[0].content
    assert choice == Choice(
        (Phrase("cancelled"), Phrase("goes_on")),
        (Text("how far the hand has gone", "l'avancement du coup"),),
        "td",
        {"cancelled": (Outcome(TABLE, "pot", Phrase("shared")),)},
    )
    steps = found["child/8.again"].outcomes[0].content
    assert steps == Steps((Phrase("burn"), Phrase("mix", (("mix", ("turn", "stub")),)), Phrase("deal", (("deal", "turn"),))))


def test_articles_that_decide_nothing() -> None:
    articles = compiled("base").articles
    assert articles["base/1"].authority
    assert articles["base/1"].policy
    assert articles["base/52"].notes[0].forbidden == Text("Raising again is not allowed here.", "Relancer de nouveau n'est pas permis ici.")
    assert articles["base/40"].notes == (Note(frozenset({"chips_put"}), All(()), None, See("The annex", "page 2", False)),)


def test_definitions_stand_in_the_order_of_their_strata(tmp_path: Path) -> None:
    house = write_house(
        tmp_path,
        "strata",
        {
            "1": "define: {noticed: {cases: [{when: {substantial_action: yes}, is: late}], otherwise: early}}",
            "2": "define: {substantial_action: {looked_at_cards: yes}}",
            "3": "define: {looked_at_cards: {cards_held: 2}}",
        },
    )
    definitions = compile_house(house, LIBRARY).definitions
    assert [definition.fact for definition in definitions] == ["looked_at_cards", "substantial_action", "noticed"]
    assert [definition.otherwise for definition in definitions] == [False, False, "early"]


def test_a_definition_depends_on_what_computed_and_relevant_facts_read(tmp_path: Path) -> None:
    # `chip_actions` matters only when `actions_before_notice` says so: nothing of the kind is defined here, so there is no circle.
    house = write_house(tmp_path, "through", {"1": "define: {substantial_action: {chip_actions: 1}}"})
    assert [definition.fact for definition in compile_house(house, LIBRARY).definitions] == ["substantial_action"]


def test_the_vocabulary_of_a_house_comes_on_top(tmp_path: Path) -> None:
    house = write_house(tmp_path, "words", {"1": "on: late_start\n  rules: [{id: a, when: {street: showdown}, then: {deal: misdeal}}]"})
    (house / "vocabulary").mkdir()
    (house / "vocabulary" / "words.yaml").write_text(
        "incidents:\n  late_start:\n    title: {en: late start, fr: retard}\n    facts: [street]\n    asks: [deal]\n"
        "facts:\n  street: {values: {showdown: {en: the showdown, fr: l'abattage}}}\n",
        encoding="utf-8",
    )
    rulebook = compile_house(house, LIBRARY)
    assert "late_start" in rulebook.vocabulary.incidents
    assert rulebook.rules[0].when == Member("street", frozenset({"showdown"}))


def test_errors_of_the_base_are_reported_at_the_base(tmp_path: Path) -> None:
    base = write_house(tmp_path, "below", {"1": "on: chips_put\n  rules: [{id: a, then: {deal: misdael}}]"})
    house = write_house(tmp_path, "above", {"1": "policy: yes"}, "extends: below")
    with pytest.raises(InvalidInputError) as refused:
        compile_house(house, LIBRARY)
    (error,) = refused.value.diagnostics
    assert error.place is not None
    assert error.place.file == f"{base.as_posix()}/chapter.yaml"


def test_houses_that_extend_each_other_are_refused(tmp_path: Path) -> None:
    write_house(tmp_path, "one", {"1": "policy: yes"}, "extends: two")
    house = write_house(tmp_path, "two", {"1": "policy: yes"}, "extends: one")
    with pytest.raises(InvalidInputError) as refused:
        compile_house(house, LIBRARY)
    assert lines(refused.value) == ["the houses extend each other in a circle: `two` → `one` → `two`"]


def test_a_base_is_called_by_the_name_of_its_folder(tmp_path: Path) -> None:
    write_house(tmp_path, "other", {"1": "policy: yes"}).rename(tmp_path / "named")
    house = write_house(tmp_path, "above", {"1": "policy: yes"}, "extends: named")
    with pytest.raises(InvalidInputError) as refused:
        compile_house(house, LIBRARY)
    assert lines(refused.value) == ["the folder `named` holds the house `other`: a folder that others extend is named like its house"]


def test_a_folder_without_a_house_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInputError) as refused:
        compile_house(tmp_path, LIBRARY)
    assert lines(refused.value) == ["there is no such file"]
