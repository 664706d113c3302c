"""The catalogue, one module a topic; keys are unique over all of them."""

from __future__ import annotations

from adjudicator.text.catalogue import (
    batch,
    betting,
    calculators,
    cases,
    checks,
    cli,
    conditions,
    draws,
    engine,
    general,
    notation,
    recognise,
    render,
    rulebooks,
    rulings,
    scenarios,
    showdown,
    sources,
    usage,
    vocabulary,
)
from adjudicator.text.languages import Text

CATALOGUE: dict[str, Text] = {
    **batch.TEXTS,
    **betting.TEXTS,
    **calculators.TEXTS,
    **cases.TEXTS,
    **checks.TEXTS,
    **cli.TEXTS,
    **conditions.TEXTS,
    **draws.TEXTS,
    **engine.TEXTS,
    **general.TEXTS,
    **notation.TEXTS,
    **recognise.TEXTS,
    **render.TEXTS,
    **rulebooks.TEXTS,
    **rulings.TEXTS,
    **scenarios.TEXTS,
    **showdown.TEXTS,
    **sources.TEXTS,
    **usage.TEXTS,
    **vocabulary.TEXTS,
}
