"""Mutants: a rulebook with exactly one thing changed."""

from __future__ import annotations

from collections import Counter

import pytest

from adjudicator.compare.mutants import mutants, mutants_of
from adjudicator.engine.condition import All, Any, Compare, Linear, Member
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook


def changed_parts(one: Rulebook, other: Rulebook) -> list[str]:
    """Which parts of the rulebook differ; a rule or definition by its name."""
    rules = {rule.name: rule for rule in other.rules}
    definitions = {definition.fact: definition for definition in other.definitions}
    # What is the same object is not compared part by part: there are thousands of mutants of hundreds of rules.
    found = [rule.name for rule in one.rules if rules.get(rule.name) is not rule and rules.get(rule.name) != rule]
    found += [d.fact for d in one.definitions if definitions.get(d.fact) is not d and definitions.get(d.fact) != d]
    found += [name for name, value in one.parameters.items() if other.parameters[name] != value]
    found += [name for name, value in one.context.items() if other.context[name] != value]
    found += [name for name, article in one.articles.items() if other.articles[name] is not article and other.articles[name] != article]
    return found


@pytest.mark.parametrize("house", house_ids())
def test_each_mutant_changes_one_thing_and_has_a_name_of_its_own(house: str) -> None:
    rulebook = load_house(house)
    names: Counter[str] = Counter()
    for mutant in mutants(rulebook):
        names[mutant.id] += 1
        # A rule taken out takes the exceptions to it along, in other rules.
        assert mutant.where in changed_parts(rulebook, mutant.rulebook)
        assert mutant.kind == "rule" or changed_parts(rulebook, mutant.rulebook) == [mutant.where]
    assert max(names.values()) == 1
    assert {"rule", "condition", "value"} <= {name.split()[0] for name in names}


def test_a_house_that_builds_on_another_mutates_its_own_rules_only() -> None:
    assert {mutant.where.split("/")[0] for mutant in mutants_of("pkr4u") if "/" in mutant.where} == {"pkr4u"}


def test_a_condition_is_changed_in_every_leaf() -> None:
    from adjudicator.compare.mutated_conditions import mutated_conditions

    vocabulary = load_house("parc").vocabulary
    street = Member("street", frozenset({"flop"}))
    count = Compare(Linear((("actions_before_notice", 1),), -2), False, "actions_before_notice", "at least 2")
    condition = All((street, Any((count, Member("burn_identifiable", frozenset({True}))))))
    changes = dict(mutated_conditions(condition, vocabulary))
    assert changes["dropped `street: flop`"] == All((condition.parts[1],))
    assert changes["not `street: flop`"] == All((Member("street", frozenset({"flop"}), negated=True), condition.parts[1]))
    assert "`street: flop` with turn for flop" in changes
    moved = {what for what in changes if "moved" in what}
    assert moved == {"`actions_before_notice: at least 2` moved by -1", "`actions_before_notice: at least 2` moved by +1"}
    assert "dropped `burn_identifiable: yes`" in changes
