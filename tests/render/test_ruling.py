from __future__ import annotations

import pytest

from adjudicator.engine.condition import negate
from adjudicator.render.ruling import ruling_page
from adjudicator.rulebook.model import Phrase
from adjudicator.ruling.model import Branch, Missing, Ruling, Status
from adjudicator.text.languages import LANGS, Lang
from adjudicator.vocabulary.model import TABLE
from tests.render import made
from tests.render.made import RULEBOOK, answer, ruling, settled
from tests.text.words import at_least


def shown(ruling: Ruling, lang: Lang = "en", width: int = 80, *, why: bool = False) -> str:
    return ruling_page(ruling, RULEBOOK, lang, width, why=why).plain()


def test_ruled() -> None:
    assert shown(made.RULED, why=True) == (
        """\
Our club · flop dealt before the betting ended

  RULING   The flop is dealt again.

  1  Shuffle the flop and the stub together.
  2  Deal the flop.

  ARTICLES 6.8 Premature flop
  taken for granted: 0 actions before it was noticed (actions_before_notice=0)
  the articles do not say: the penalty (the player at fault)
  general authority: 2.4 Last word

  decided by
    6.8 Premature flop [known]  the card that came early is the flop; the burn
                                card can be told apart
  did not apply
    6.8 Premature flop [lost]         the burn card can be told apart
    6.6 Substantial action [goes_on]  fewer than 3 actions before it was noticed
  facts
    the card that came early is the flop (street=flop) · given
    the burn card can be told apart (burn_identifiable=yes) · given
"""
    )


def test_two_branches_that_differ_in_their_steps_do_not_look_alike() -> None:
    assert """
  DEPENDS  on one thing: can the burn card be told apart? (ask the dealer)

  if yes  Shuffle the flop and the stub together. Deal the flop. (6.8)
  if no   Shuffle the flop and the stub together. Burn a card. Deal the flop.
          (6.8)

  add burn_identifiable=yes|no

  ARTICLES 6.8 Premature flop
  why: --why
""" in shown(made.DEPENDS)


def test_several_questions_and_what_is_certain() -> None:
    assert shown(made.DEPENDS_ON_MORE, "fr") == (
        """\
Notre club · carte du tableau sortie avant la fin des enchères

  À PRÉCISER  2 choses. D'abord, combien d'actions avant qu'on s'en aperçoive ?
              C'est contesté : établissez-le d'abord.

  si au moins 3 actions avant qu'on s'en aperçoive
      Le coup se poursuit. (6.6)
  si moins de 3 actions avant qu'on s'en aperçoive
      Fausse donne : on redonne. Les articles ne disent rien sur : la sanction
      (le joueur fautif). (6.5)

  ajoutez actions_before_notice=N
  aussi street=flop|turn|river     Quelle carte est sortie trop tôt ?

  ACQUIS   Le joueur fautif peut être sanctionné.

  ARTICLES 6.5 La fausse donne · 6.6 Action substantielle
  pourquoi : --why
"""
    )


def test_discretion() -> None:
    assert shown(made.DISCRETION) == (
        """\
Our club · board card dealt before the betting ended

  THE TD DECIDES  on whether the hand goes on (6.5)
    · Misdeal: the hand is dealt again. The player at fault may be penalised.
    · The hand goes on.
    to weigh: how far the hand has gone

  CERTAIN  The player at fault's hand is dead.

  ARTICLES 6.5 Misdeal · 6.6 Substantial action
  general authority: 2.4 Last word
  why: --why
"""
    )


def test_conflict() -> None:
    assert shown(made.CONFLICT, "fr", 40) == (
        """\
Notre club · carte du tableau sortie
  avant la fin des enchères

  LES ARTICLES SE CONTREDISENT
    sur la suite du coup
    6.5  Fausse donne : on redonne.
    6.6  Le coup se poursuit.

  ARTICLES 6.5 La fausse donne · 6.6
    Action substantielle
  autorité générale : 2.4 Le dernier mot
  pourquoi : --why
"""
    )


def test_silence_and_its_reasons() -> None:
    assert "  SILENT   Our club speaks of such incidents, but no article settles this case.\n" in shown(made.SILENT)
    assert "  SILENT   Forbidden by 6.5, without saying what follows.\n" in shown(made.FORBIDDEN)
    for silent in (made.SILENT, made.FORBIDDEN):
        assert "RULING" not in shown(silent)


def test_set_aside_with_its_reading() -> None:
    text = shown(made.SET_ASIDE, why=True)
    assert "  reading: 6.6 is read as setting 6.5 aside once there was substantial action\n" in text
    assert "  warning: `street` is not used by any rule on this incident\n" in text
    assert "    6.5 Misdeal [misdeal]  6.6 is its exception. 6.6 is read as" in text


def test_a_chain_is_numbered() -> None:
    text = shown(made.CHAIN)
    assert text.startswith("1. Our club · flop dealt before the betting ended\n")
    assert "\n\n2. Our club · board card dealt before the betting ended\n" in text


@pytest.mark.parametrize("name", sorted(made.ALL))
@pytest.mark.parametrize("width", [30, 40, 60, 80, 120])
def test_every_ruling_fits_every_width(name: str, width: int) -> None:
    for lang in LANGS:
        for line in shown(made.ALL[name], lang, width, why=True).splitlines():
            assert len(line) <= width
            assert line == line.rstrip()


@pytest.mark.parametrize("name", sorted(made.ALL))
def test_the_width_changes_no_word(name: str) -> None:
    for lang in LANGS:
        wide, narrow = shown(made.ALL[name], lang, 120, why=True), shown(made.ALL[name], lang, 40, why=True)
        assert wide.split() == narrow.split()


def test_a_branch_says_what_it_adds_to_what_is_certain() -> None:
    may = settled("offender", "penalty", Phrase("may"), ("6.5",))
    must = settled("offender", "penalty", Phrase("must"), ("6.6",))
    late = at_least("actions_before_notice", 3)
    depends = ruling(
        Status.DEPENDS,
        answer(may, status=Status.DEPENDS),
        branches=(Branch(late, answer(may, must)), Branch(negate(late), answer(may))),
        missing=(Missing("actions_before_notice", (), ("6.6",), disputed=False),),
    )
    page = " ".join(shown(depends).split())
    assert "must (6.5, 6.6)" in page
    assert "Nothing more. (6.5)" in page
    assert "The articles do not say" not in page


def test_a_branch_names_what_it_leaves_open_when_all_else_is_certain() -> None:
    goes_on = settled(TABLE, "deal", Phrase("goes_on"), ("6.6",))
    late = at_least("actions_before_notice", 3)
    depends = ruling(
        Status.DEPENDS,
        answer(goes_on, status=Status.DEPENDS),
        branches=(Branch(late, answer(goes_on, unanswered=(made.NO_PENALTY,))), Branch(negate(late), answer(goes_on))),
        missing=(Missing("actions_before_notice", (), ("6.6",), disputed=False),),
    )
    assert "The articles do not say: the penalty (the player at fault). (6.6)" in " ".join(shown(depends).split())
