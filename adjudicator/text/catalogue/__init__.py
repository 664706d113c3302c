"""The catalogue, one module a topic; keys are unique over all of them."""

from __future__ import annotations

from adjudicator.text.catalogue import (
    betting,
    calculators,
    cases,
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
    sources,
    usage,
    vocabulary,
)
from adjudicator.text.languages import Text

CATALOGUE: dict[str, Text] = {
    **betting.TEXTS,
    **calculators.TEXTS,
    **cases.TEXTS,
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
    **sources.TEXTS,
    **usage.TEXTS,
    **vocabulary.TEXTS,
}
