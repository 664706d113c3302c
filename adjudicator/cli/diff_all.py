"""``diff --all``: one case under every house, side by side."""

from __future__ import annotations

import json
from collections.abc import Sequence

from adjudicator.cli.exits import Exit
from adjudicator.cli.houses import load_all
from adjudicator.cli.told import sort_words
from adjudicator.cli.verb import invalid, output_format
from adjudicator.compare.matrix import matrix
from adjudicator.rulebook.houses import default_house, load_house
from adjudicator.ruling.case import Case
from adjudicator.ruling.read_case import typed_case
from adjudicator.text.languages import Lang
from adjudicator.vocabulary.model import Vocabulary


def diff_all(words: Sequence[str], incidents: Sequence[str], lang: Lang, *, hand: str | None, about: str | None) -> int:
    """Print the matrix; FOUND when the houses do not rule alike. Raises InvalidInputError."""
    typed = sort_words(words)
    if typed.words:
        invalid("diff_all_words", word=typed.words[0])
    if len(incidents) != 1:
        invalid("diff_all_incident")
    incident = incidents[0]
    houses, code = load_all(lang)
    named = default_house()
    if named is not None:
        mine = load_house(named)
        houses = [mine, *(house for house in houses if house.id != mine.id)]
    known = {name for house in houses for name in house.vocabulary.incidents}
    if incident not in known:
        from adjudicator.source.nearest import nearest

        invalid("unknown_shared_incident", nearest(incident, known), incident=incident)
    speaking = [house.vocabulary for house in houses if incident in house.vocabulary.incidents]
    elsewhere = {name for name, _ in typed.facts if any(name in vocabulary.facts for vocabulary in speaking)}

    def case_for(vocabulary: Vocabulary) -> Case:
        """The case; facts that only another house has a word for are left out."""
        facts = [(name, value) for name, value in typed.facts if name in vocabulary.facts or name not in elsewhere]
        return typed_case([incident], facts, vocabulary, hand, about)

    made = matrix(incident, houses, case_for)
    if output_format() == "json":
        from adjudicator.render.matrix import matrix_data

        print(json.dumps(matrix_data(made, lang), ensure_ascii=False, indent=2))
    else:
        from adjudicator.render.matrix import matrix_page
        from adjudicator.render.terminal import page_width, show

        show(matrix_page(made, lang, page_width()))
    return code or (Exit.ANSWERED if made.alike else Exit.FOUND)
