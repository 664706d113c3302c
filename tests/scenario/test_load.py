"""A scenario file that is wrong: every error at once, each with its place and the nearest valid word."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.scenario.load import load_node
from adjudicator.scenario.schema import ScenarioForm
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.yaml_source import read_text
from tests.scenario.told import WET, errors

NAMED = "{name: n, house: club, incident: straw_lost, expect: {status: silent}}"

WRONG = [
    ("word", ["told.yaml:1:1: a list of scenarios is expected here, each with `name`, `house`, `incident` and `expect`"]),
    ("[]", ["told.yaml:1:1: there is no scenario in this file"]),
    ("[word]", ["told.yaml:1:2: a list of scenarios is expected here, each with `name`, `house`, `incident` and `expect`"]),
    (WET % "{}", ["told.yaml:1:86: nothing is expected: say under `expect` what must come out, or under `not` what must not"]),
    (WET % "{events: []}", ["told.yaml:1:86: nothing is expected: say under `expect` what must come out, or under `not` what must not"]),
    (
        "{name: n, house: club, incident: straw_lost}",
        ["told.yaml:1:1: nothing is expected: say under `expect` what must come out, or under `not` what must not"],
    ),
    (
        "{name: n, houses: {club: {status: silent}, circle: {}}, incident: straw_lost}",
        ["told.yaml:1:44: nothing is expected: say under `expect` what must come out, or under `not` what must not"],
    ),
    ("{name: n, incident: straw_lost, expect: {status: silent}}", ["told.yaml:1:1: `house` or `houses` is missing"]),
    ("{name: n, house: club, expect: {status: silent}}", ["told.yaml:1:1: `incident` or `events` is missing"]),
    (
        "{name: n, house: club, houses: {club: {status: silent}}, incident: straw_lost, expect: {status: silent}}",
        [
            "told.yaml:1:11: `house` cannot stand beside `houses`, which says what each house must say",
            "told.yaml:1:80: `expect` cannot stand beside `houses`, which says what each house must say",
        ],
    ),
    (
        "{name: n, house: clup, incident: straw_lost, expect: {status: silent}}",
        ["told.yaml:1:18: unknown house `clup`: an id, or the path to a house's folder relative to this file (did you mean `club`?)"],
    ),
    (
        "{name: 'a::b', house: club, incident: straw_lost, expect: {status: silent}}",
        ["told.yaml:1:8: `a::b`: a name stands on one line and has no `::`, `[` or `]` in it"],
    ),
    (
        f"[{NAMED},\n {NAMED}]",
        ["told.yaml:2:9: `n` is the name of another scenario of this file (line 1)"],
    ),
    (
        WET % "{status: rulled}",
        ["told.yaml:1:103: `rulled` is not one of `conflict`, `depends`, `discretion`, `ruled`, `silent` (did you mean `ruled`?)"],
    ),
    (WET % "{satus: ruled}", ["told.yaml:1:95: unknown key `satus` (did you mean `status`?)"]),
    (WET % "{slots: {wet_card: kept}}", ["told.yaml:1:103: unknown slot or role `wet_card` (did you mean `wet_cards`?)"]),
    (
        WET % "{slots: {wet_cards: replace}}",
        ["told.yaml:1:114: `replace` is not a value of `wet_cards`: kept, replaced, all_new (did you mean `replaced`?)"],
    ),
    (WET % "{slots: {drink: allowed}}", ["told.yaml:1:103: `drink` is of somebody: write it under a role, as in `ROLE: {drink: …}`"]),
    (WET % "{slots: {seat 0: {drink: allowed}}}", ["told.yaml:1:103: `seat 0` is not a seat: seats are numbered from 1"]),
    (
        WET % "{slots: {bill: 5 times glass_price}}",
        ["told.yaml:1:109: a number is expected here: what a formula gives is what the scenario is to tell"],
    ),
    (WET % "{options: {wet_cards: kept}}", ["told.yaml:1:116: a list of options is expected here"]),
    (WET % '{cites: ["11"]}', ["told.yaml:1:103: `club` has no article `11` (did you mean `1`?)"]),
    (WET % '{set_aside: ["1.wett"]}', ["told.yaml:1:107: `club` has no rule or article `1.wett` (did you mean `1.wet`?)"]),
    (WET % "{missing: [spiled_wilfully]}", ["told.yaml:1:105: unknown fact `spiled_wilfully` (did you mean `spilled_wilfully`?)"]),
    (WET % "{presumed: {spilled_wilfully: 3}}", ["told.yaml:1:124: `3`: `spilled_wilfully` is `yes` or `no`"]),
    (WET % "{branches: [{status: ruled}]}", ["told.yaml:1:106: the key `when` is missing"]),
    (
        WET % "{branches: [{when: {spiled_wilfully: yes}}]}",
        ["told.yaml:1:114: unknown fact `spiled_wilfully` (did you mean `spilled_wilfully`?)"],
    ),
    (
        WET % "{status: ruled, events: [{status: ruled}]}",
        ["told.yaml:1:110: more further events are expected (1) than the case has after the first (0)"],
    ),
    (
        "{name: n, house: club, incident: glass_spiled, facts: {spiled_wilfully: yes, drops: many}, expect: {status: ruled}}",
        [
            "told.yaml:1:34: unknown incident `glass_spiled` (did you mean `glass_spilled`?)",
            "told.yaml:1:56: unknown fact `spiled_wilfully` (did you mean `spilled_wilfully`?)",
            "told.yaml:1:85: `many` is not a number (`drops`)",
        ],
    ),
]


@pytest.mark.parametrize(("text", "said"), WRONG)
def test_errors(text: str, said: list[str]) -> None:
    assert errors(text) == said


def test_a_house_with_errors_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "shed").mkdir()
    (tmp_path / "shed" / "house.yaml").write_text("id: shed\nedition: '1'\n", encoding="utf-8")
    two = "[{name: a, house: shed, incident: x, expect: {status: silent}}, {name: b, house: shed, incident: x, expect: {status: silent}}]"
    with pytest.raises(InvalidInputError) as caught:
        load_node(read_text(two, "told.yaml"), tmp_path)
    said = [one.line("en") for one in caught.value.diagnostics]
    assert said == [
        "told.yaml:1:19: the rulebook of `shed` has errors of its own, which follow",
        f"{tmp_path}/shed/house.yaml:1:1: the key `title` is missing",
    ]


def test_the_shape_has_a_json_schema() -> None:
    schema = ScenarioForm.model_json_schema()
    assert set(schema["properties"]) >= {"name", "house", "houses", "incident", "facts", "players", "events", "expect", "not"}
    for definition in (schema, *schema["$defs"].values()):
        assert all("description" in field for field in definition.get("properties", {}).values())
