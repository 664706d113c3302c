"""The catalogue, one module a topic; keys are unique over all of them."""

from __future__ import annotations

from adjudicator.text.catalogue import (
    calculators,
    cases,
    cli,
    conditions,
    engine,
    general,
    render,
    rulebooks,
    rulings,
    scenarios,
    sources,
    vocabulary,
)
from adjudicator.text.languages import Text

CATALOGUE: dict[str, Text] = {
    **calculators.TEXTS,
    **cases.TEXTS,
    **cli.TEXTS,
    **conditions.TEXTS,
    **engine.TEXTS,
    **general.TEXTS,
    **render.TEXTS,
    **rulebooks.TEXTS,
    **rulings.TEXTS,
    **scenarios.TEXTS,
    **sources.TEXTS,
    **vocabulary.TEXTS,
}
