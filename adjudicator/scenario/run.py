"""Runs a scenario: rules its case under its house, and compares."""

from __future__ import annotations

from collections import OrderedDict

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.plan import Plan
from adjudicator.scenario.expectations.event import check_event, check_nowhere
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.outcome import Mismatch, Outcome

_KEPT = 8
"""Rulebooks whose plans are kept from one scenario to the next."""

_adjudicators: OrderedDict[int, Adjudicator] = OrderedDict()
"""By the identity of the rulebook, which its adjudicator keeps alive."""


def run(scenario: Scenario) -> Outcome:
    """The outcome, with every mismatch. The ruling of a scenario that fails is explained (why rules did not apply).

    Raises InvalidInputError when the case cannot be (facts that clash).
    """
    adjudicator = _adjudicator(scenario.rulebook)
    ruling, mismatches = compared(scenario, adjudicator)
    if mismatches:
        ruling = adjudicator.rule(scenario.case, strict=scenario.strict, explain=True)
    return Outcome(scenario, ruling, mismatches)


def compared(scenario: Scenario, adjudicator: Adjudicator) -> tuple[Ruling, tuple[Mismatch, ...]]:
    """The ruling of `adjudicator`, whosever rulebook it has, and where it is not what the scenario expects. Raises InvalidInputError as `run`."""

    def plan_of(kinds: tuple[str, ...]) -> Plan:
        return adjudicator.plan(kinds)[0]

    ruling = adjudicator.rule(scenario.case, strict=scenario.strict)
    expected = check_event(scenario.expectation, ruling, plan_of)
    return ruling, (*expected, *check_nowhere(scenario.never, adjudicator.rulebook, ruling))


def _adjudicator(rulebook: Rulebook) -> Adjudicator:
    adjudicator = _adjudicators.pop(id(rulebook), None) or Adjudicator(rulebook)
    _adjudicators[id(rulebook)] = adjudicator
    if len(_adjudicators) > _KEPT:
        _adjudicators.popitem(last=False)
    return adjudicator
