"""Inheritance: a child stands on its base, and says where it parts from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.engine.condition import Compare, Linear
from adjudicator.rulebook.load import compile_house
from adjudicator.source.diagnostics import InvalidInputError
from tests.rulebook.support import LIBRARY, compiled, lines, rules, write_house

DECIDES = "on: wrong_card_count\n  rules: [{{id: r, then: {{deal: {value}}}{more}}}]"


def decides(value: str, **references: str) -> str:
    return DECIDES.format(value=value, more="".join(f", {key}: {names}" for key, names in references.items()))


def test_articles_and_rules_of_the_base_come_along() -> None:
    rulebook = compiled("child")
    assert rulebook.bases == ("base",)
    assert "base/36.goes_on" in rules(rulebook)
    assert rulebook.cite("base", "36") == "base:36"
    assert rulebook.cite("child", "36") == "36"


def test_two_articles_of_one_number_are_two_articles() -> None:
    articles = compiled("child").articles
    assert articles["child/36"].title.en == "Played on"
    assert articles["base/36"].title.en == "Substantial action"


def test_what_is_removed_is_gone() -> None:
    rulebook = compiled("child")
    assert "base/51-A" not in rulebook.articles
    assert "base/51-A.completed" not in rules(rulebook)


def test_a_replacing_rule_takes_the_place_in_the_exception_tree() -> None:
    found = rules(compiled("child"))
    assert "base/20.misdeal" not in found
    assert found["child/2.misdeal"].replaces == ("base/20.misdeal",)
    assert found["base/36.goes_on"].exception_to == ("child/2.misdeal", "base/20.dead")


def test_the_place_is_handed_on_along_a_chain() -> None:
    found = rules(compiled("grandchild"))
    assert "child/2.misdeal" not in found
    assert found["base/36.goes_on"].exception_to == ("grandchild/2.plays", "base/20.dead")
    assert found["grandchild/1.goes_on"].exception_to == ("grandchild/2.plays", "base/20.dead")


def test_exceptions_of_the_replaced_rule_do_not_pass_to_the_new_one(tmp_path: Path) -> None:
    write_house(tmp_path, "low", {"1": decides("misdeal"), "2": decides("goes_on", exception_to='["1"]')})
    house = write_house(tmp_path, "high", {"3": decides("cancelled", replaces="[low/2]")}, "extends: low")
    found = rules(compile_house(house, LIBRARY))
    assert found["high/3.r"].exception_to == ()
    assert set(found) == {"low/1.r", "high/3.r"}


def test_two_rules_may_take_one_place(tmp_path: Path) -> None:
    write_house(tmp_path, "low", {"1": decides("misdeal"), "2": decides("goes_on", exception_to='["1"]')})
    house = write_house(
        tmp_path, "high", {"3": decides("cancelled", replaces="[low/1]"), "4": decides("misdeal", replaces="[low/1.r]")}, "extends: low"
    )
    assert rules(compile_house(house, LIBRARY))["low/2.r"].exception_to == ("high/3.r", "high/4.r")


def test_instead_of_follows_the_place_too(tmp_path: Path) -> None:
    write_house(tmp_path, "low", {"1": decides("misdeal"), "2": decides("goes_on", instead_of='["1"]')})
    house = write_house(tmp_path, "high", {"3": decides("cancelled", replaces="[low/1]")}, "extends: low")
    assert rules(compile_house(house, LIBRARY))["low/2.r"].instead_of == ("high/3.r",)


def test_taking_a_place_may_close_a_circle(tmp_path: Path) -> None:
    write_house(tmp_path, "low", {"1": decides("misdeal"), "2": decides("goes_on", exception_to='["1"]')})
    house = write_house(tmp_path, "high", {"3": decides("cancelled", replaces="[low/1]", exception_to="[low/2]")}, "extends: low")
    with pytest.raises(InvalidInputError) as refused:
        compile_house(house, LIBRARY)
    assert lines(refused.value) == ["the exceptions go in a circle: `high/3.r` → `low/2.r` → `high/3.r`"]


def test_an_article_replaced_whole_loses_its_notes_and_keeps_what_it_defines(tmp_path: Path) -> None:
    write_house(
        tmp_path,
        "low",
        {
            "1": decides("misdeal") + "\n  forbidden: {en: Not so., fr: Pas ainsi.}",
            "2": decides("goes_on") + "\n  define: {substantial_action: {chip_actions: 2}}",
            "3": "on: wrong_card_count\n  see: {document: Another, at: page 1, here: no}",
        },
    )
    house = write_house(tmp_path, "high", {"9": decides("cancelled", replaces="[low/1, low/2, low/3]")}, "extends: low")
    rulebook = compile_house(house, LIBRARY)
    assert set(rulebook.articles) == {"high/9", "low/2"}
    assert [definition.article for definition in rulebook.definitions] == ["2"]


def test_an_article_of_which_one_rule_is_left_stays(tmp_path: Path) -> None:
    two = "on: wrong_card_count\n  rules: [{id: a, then: {deal: misdeal}}, {id: b, when: {cards_held: 3}, then: {pot: shared}}]"
    write_house(tmp_path, "low", {"1": two})
    house = write_house(tmp_path, "high", {"9": decides("cancelled", replaces="[low/1.a]")}, "extends: low")
    assert set(compile_house(house, LIBRARY).articles) == {"high/9", "low/1"}


def test_a_number_means_all_its_lettered_articles(tmp_path: Path) -> None:
    write_house(tmp_path, "low", {"51-A": decides("misdeal"), "51-B": decides("goes_on"), "510": decides("cancelled")})
    house = write_house(tmp_path, "high", {"1": decides("cancelled", replaces="[low/51]")}, "extends: low")
    assert rules(compile_house(house, LIBRARY))["high/1.r"].replaces == ("low/51-A.r", "low/51-B.r")


def test_a_childs_definition_takes_the_parents_place() -> None:
    definitions = {definition.fact: definition for definition in compiled("child").definitions}
    assert definitions["substantial_action"].house == "child"
    assert definitions["noticed"].house == "base"
    assert [definition.fact for definition in compiled("child").definitions] == ["substantial_action", "noticed"]


def test_parameters_are_the_parents_then_the_childs() -> None:
    base, child, grandchild = compiled("base"), compiled("child"), compiled("grandchild")
    assert base.parameters == {"short_opening": "add", "minimum_raise": "increment", "cap": 3}
    assert base.parameters_set_by == {"minimum_raise": "40", "cap": "40"}
    assert child.parameters == {"short_opening": "add", "minimum_raise": "double", "cap": 4}
    assert child.parameters_set_by == {"minimum_raise": "36"}
    assert grandchild.parameters_set_by == {"minimum_raise": "child:36"}


@pytest.mark.parametrize(("house", "cap"), [("base", 3), ("child", 4)])
def test_conditions_of_the_base_read_the_parameters_of_the_child(house: str, cap: int) -> None:
    condition = rules(compiled(house))["base/52.td"].when
    assert condition == Compare(Linear((("amount_put", 1), ("level", -cap))), False, "amount_put", "at least cap times level")


def test_facts_of_the_event_are_the_parents_then_the_childs() -> None:
    assert compiled("base").context == {"event": "tournament"}
    assert compiled("grandchild").context == {"event": "challenge"}


def test_an_article_that_is_removed_sets_nothing(tmp_path: Path) -> None:
    house = write_house(tmp_path, "high", {"1": "policy: yes"}, 'extends: child\nremoves: ["36"]')
    rulebook = compile_house(house, LIBRARY)
    assert rulebook.parameters["minimum_raise"] == "increment"
    assert rulebook.parameters_set_by == {"minimum_raise": "base:40"}
    assert "child/36" not in rulebook.articles
    assert "base/36" in rulebook.articles


def test_a_place_that_was_taken_cannot_be_removed(tmp_path: Path) -> None:
    house = write_house(tmp_path, "high", {"1": "policy: yes"}, "extends: child\nremoves: [base/20.misdeal]")
    with pytest.raises(InvalidInputError) as refused:
        compile_house(house, LIBRARY)
    assert lines(refused.value) == [
        "the place of `base/20.misdeal` has been taken by another rule: remove that one (did you mean `child/2.misdeal`?)"
    ]


def test_exceptions_to_what_is_removed_fall_away(tmp_path: Path) -> None:
    house = write_house(tmp_path, "high", {"1": "policy: yes"}, 'extends: base\nremoves: ["20.dead"]')
    assert rules(compile_house(house, LIBRARY))["base/36.goes_on"].exception_to == ("base/20.misdeal",)


def test_a_parent_and_a_child_may_differ_without_saying_so(tmp_path: Path) -> None:
    house = write_house(tmp_path, "high", {"1": decides("goes_on")}, "extends: base")
    found = rules(compile_house(house, LIBRARY))
    assert found["high/1.r"].exception_to == ()
    assert "base/20.misdeal" in found


def test_a_kind_that_is_of_another_kind_too_shares_its_incident(tmp_path: Path) -> None:
    # Every forgotten player is a wrong number of cards as well.
    articles = {"1": decides("misdeal"), "2": 'on: player_forgotten\n  rules: [{id: r, then: {deal: goes_on}, exception_to: ["1"]}]'}
    house = write_house(tmp_path, "kinds", articles)
    assert rules(compile_house(house, LIBRARY))["kinds/2.r"].exception_to == ("kinds/1.r",)


def test_an_exception_to_its_own_article_is_one_to_the_other_rules(tmp_path: Path) -> None:
    two = (
        'on: wrong_card_count\n  rules: [{id: a, then: {deal: misdeal}}, {id: b, when: {cards_held: 3}, then: {deal: goes_on}, exception_to: ["1"]}]'
    )
    assert rules(compile_house(write_house(tmp_path, "own", {"1": two}), LIBRARY))["own/1.b"].exception_to == ("own/1.a",)
