"""What must not change a ruling, under every shipped house, on random cases; and how rulings of one case told more fully hang together."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.batch.compact import Compact, compact_ruling
from adjudicator.engine.three_valued import evaluate
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.data import RulingData, ruling_data
from adjudicator.ruling.figures import content_key
from adjudicator.ruling.model import Answer, Ruling, Status
from adjudicator.source.diagnostics import InvalidInputError
from benchmarks.incidents import MADE, Facts, kinds_of, random_facts, random_value, tellable
from tests.seeded import sources

HOUSES = house_ids()

cases = given(source=sources(), house=st.sampled_from(HOUSES))


@cache
def rulebook(house: str) -> Rulebook:
    return load_house(house)


@cache
def judge(house: str) -> Adjudicator:
    return Adjudicator(rulebook(house), "python")


def random_case(source: Random, house: str) -> tuple[tuple[str, ...], Facts]:
    kinds = tuple(source.sample(kinds_of(rulebook(house)), source.choice((1, 1, 1, 2))))
    return kinds, random_facts(judge(house).plan(kinds)[0], source, source.choice((1.0, 0.9, 0.7, 0.5)))


def ruling_of(under: Adjudicator, kinds: tuple[str, ...], facts: Facts) -> Ruling | None:
    try:
        return under.rule(Case((Event(kinds, facts),)))
    except InvalidInputError:
        return None


def said(ruling: Ruling | None, house: Rulebook) -> Compact | None:
    """All that a ruling says, in any order."""
    return None if ruling is None else unordered(compact_ruling(ruling, house))


def unordered(data: Compact) -> Compact:
    """Lists of which nobody promises the order, sorted."""
    return {
        key: sorted((unordered(one) if isinstance(one, dict) else one for one in value), key=repr)
        if isinstance(value, list)
        else unordered(value)
        if isinstance(value, dict)
        else value
        for key, value in data.items()
    }


@cases
@settings(max_examples=150, deadline=None)
def test_a_fact_that_nothing_reads_changes_nothing_and_is_said_to(source: Random, house: str) -> None:
    kinds, facts = random_case(source, house)
    plan, _ = judge(house).plan(kinds)
    tied = {name for reads, _, _ in plan.impossible_reads for name in plan.bases_of(reads)}
    others = [fact for _, fact in sorted(rulebook(house).vocabulary.facts.items()) if fact.id not in plan.facts | tied and fact.type in MADE]
    other = source.choice(others)
    plain = ruling_of(judge(house), kinds, facts)
    more = ruling_of(judge(house), kinds, {**facts, other.id: random_value(other, source)})
    assert said(plain, rulebook(house)) == said(more, rulebook(house))
    if plain is not None and more is not None:
        assert len(more.warnings) == len(plain.warnings) + 1
        assert any(f"`{other.id}`" in warning["en"] for warning in more.warnings)


@cases
@settings(max_examples=150, deadline=None)
def test_the_order_in_which_facts_and_kinds_are_told_changes_nothing(source: Random, house: str) -> None:
    kinds, facts = random_case(source, house)
    shuffled = list(facts.items())
    source.shuffle(shuffled)
    turned = ruling_of(judge(house), kinds, dict(shuffled))
    assert said(ruling_of(judge(house), kinds, facts), rulebook(house)) == said(turned, rulebook(house))


def key(answer: Answer, house: str, kinds: tuple[str, ...]) -> frozenset[object]:
    """What an answer settles of what was asked."""
    plan, _ = judge(house).plan(kinds)
    return frozenset(
        (one.who, one.slot, content_key(one.content, one.figures)) for one in answer.settled if one.when is None and plan.is_asked(one.who, one.slot)
    )


@cases
@settings(max_examples=200, deadline=None)
def test_a_missing_fact_that_is_given_leads_to_one_of_the_branches(source: Random, house: str) -> None:
    """Every fact missing is given in turn: what was certain stays, no branch comes that was not there, in the end one of them is the ruling."""
    kinds, facts = random_case(source, house)
    plan, matching = judge(house).plan(kinds)
    known = {fact.id: fact for fact in tellable(plan)}
    ruling = ruling_of(judge(house), kinds, facts)
    if ruling is None or not ruling.branches or any(one.seat is not None for one in ruling.missing):
        return
    before = ruling
    ends = [key(one.answer, house, kinds) for one in ruling.branches]
    for _ in range(12):
        missing = [one.fact for one in ruling.missing if one.fact in known]
        if not ruling.branches or not missing:
            break
        facts = {**facts, missing[0]: random_value(known[missing[0]], source)}
        further = ruling_of(judge(house), kinds, facts)
        if further is None:
            return  # what was given cannot be
        ruling = further
    if ruling.branches or ruling.status is Status.DEPENDS:
        return
    end = key(ruling.answer, house, kinds)
    assert end in ends or any(None in one.figures.values() for branch in before.branches for one in branch.answer.settled)
    everything = {**{one.fact: one.value for one in ruling.facts}, **facts}
    true = [one for one in before.branches if evaluate(one.when, {**everything, **matching.derived(everything)}) is True]
    assert len(true) <= 1
    if true:
        figures = any(None in one.figures.values() for one in true[0].answer.settled)
        assert figures or key(true[0].answer, house, kinds) == end


@cases
@settings(max_examples=100, deadline=None)
def test_english_and_french_carry_the_same(source: Random, house: str) -> None:
    """Sentences differ, and there are as many of them; everything else is the same."""
    ruling = ruling_of(judge(house), *random_case(source, house))
    if ruling is not None:
        english, french = (shape(ruling_data(ruling, rulebook(house), lang)) for lang in ("en", "fr"))
        assert english == french


SENTENCES = frozenset(("text", "steps", "reading", "question", "why", "weigh", "warnings", "formula", "because"))


def shape(data: RulingData) -> RulingData:
    return {
        key: len(value) if key in SENTENCES and isinstance(value, list) else value is None if key in SENTENCES else part(value)
        for key, value in data.items()
    }


def part(value: object) -> object:
    if isinstance(value, Mapping):
        return shape(dict(value))
    return [part(one) for one in value] if isinstance(value, list) else value


@cache
def shuffled_house(house: str) -> Adjudicator:
    """The house with its rules and definitions the other way round."""
    whole = rulebook(house)
    turned = replace(whole, rules=tuple(reversed(whole.rules)), articles=dict(reversed(list(whole.articles.items()))))
    return Adjudicator(turned, "python")


@cases
@settings(max_examples=150, deadline=None)
def test_the_order_of_rules_changes_nothing(source: Random, house: str) -> None:
    kinds, facts = random_case(source, house)
    turned = said(ruling_of(shuffled_house(house), kinds, facts), rulebook(house))
    assert said(ruling_of(judge(house), kinds, facts), rulebook(house)) == turned


CHILD = 'id: child\ntitle: {{en: A child, fr: Un enfant}}\nedition: "1"\nextends: {house}\n'


@pytest.fixture(scope="module", params=HOUSES)
def child(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Rulebook]:
    """A house that builds on a shipped one and changes nothing."""
    folder = tmp_path_factory.mktemp("child") / "child"
    folder.mkdir()
    (folder / "house.yaml").write_text(CHILD.format(house=request.param), encoding="utf-8")
    return request.param, compile_house(folder, shipped_library())


def test_a_rulebook_that_changes_nothing_rules_as_its_base(child: tuple[str, Rulebook]) -> None:
    house, own = child
    source, under = Random(house), Adjudicator(own, "python")
    for _ in range(60):
        kinds, facts = random_case(source, house)
        base = said(ruling_of(judge(house), kinds, facts), rulebook(house))
        assert unqualified(said(ruling_of(under, kinds, facts), own), house) == base


def unqualified(data: object, house: str) -> object:
    """Without the name of the base before its articles."""
    if isinstance(data, dict):
        return {name: unqualified(value, house) for name, value in data.items()}
    if isinstance(data, list):
        return sorted((unqualified(one, house) for one in data), key=repr)
    return data.removeprefix(f"{house}:") if isinstance(data, str) else data


@pytest.mark.parametrize("house", ["parc", "pkr4u"])
def test_the_names_of_files_change_nothing(house: str, tmp_path: Path) -> None:
    """Chapters under other names are read in another order."""
    shipped = shipped_library()
    folder = tmp_path / "rulebooks"
    shutil.copytree(shipped.folder, folder)
    for place in (folder / house, folder / "vocabulary"):
        files = sorted(path for path in place.glob("*.yaml") if path.name not in ("house.yaml", "findings.yaml"))
        for number, path in enumerate(reversed(files)):
            path.rename(path.with_name(f"{number:03}-turned.yaml"))
    turned = compile_house(folder / house, Library(folder))
    source, under = Random(3), Adjudicator(turned, "python")
    for _ in range(60):
        kinds, facts = random_case(source, house)
        assert said(ruling_of(under, kinds, facts), turned) == said(ruling_of(judge(house), kinds, facts), rulebook(house))
