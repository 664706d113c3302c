"""What is wrong with a hand as written: one sentence for each thing that was expected, and for each thing that cannot be."""

from __future__ import annotations

from adjudicator.text.languages import Text

_EXPECTED: dict[str, Text] = {
    "statement": Text(
        en="a seat or position with what its player does (`UTG raise 150`), or the stakes, a street, the players",
        fr="un siège ou une position avec ce que fait son joueur (`UTG relance 150`), ou les blindes, un tour, les joueurs",
    ),
    "seat": Text(en="a seat or position (`seat 3`, `CO`)", fr="un siège ou une position (`siège 3`, `CO`)"),
    "seat_number": Text(en="a seat number from 1", fr="un numéro de siège à partir de 1"),
    "action": Text(
        en="an action (`fold`, `check`, `call`, `bet`, `raise`, `all in`, `puts`, `says` …)",
        fr="une action (`passe`, `parole`, `paie`, `mise`, `relance`, `tapis`, `met`, `dit` …)",
    ),
    "remark": Text(
        en="the end of the action, `then` with what he did next, or a remark (`silent`, `out of turn`, `last chips`, `ruled` …)",
        fr="la fin de l'action, `puis` avec la suite, ou une précision (`sans rien dire`, `hors de son tour`, `derniers jetons`, `jugé` …)",
    ),
    "amount": Text(en="an amount (`150`, `1,200`, `1.2k`, `?`)", fr="un montant (`150`, `1 200`, `1,2k`, `?`)"),
    "chips": Text(en="chips (`225`, `100+100+25`, `2x500`, `chip 1000`)", fr="des jetons (`225`, `100+100+25`, `2x500`, `jeton 1000`)"),
    "words": Text(
        en="what was said: an action, an amount, or the words themselves in quotes",
        fr="ce qui a été dit : une action, un montant, ou les mots eux-mêmes entre guillemets",
    ),
    "quoted": Text(en="the gesture in quotes", fr="le geste entre guillemets"),
    "motions": Text(en="a number of motions (`in 2 motions`)", fr="un nombre de gestes (`en 2 gestes`)"),
    "ruling": Text(
        en="what it was ruled to be (`fold`, `check`, `call`, `raise 250`, `taken back` …)",
        fr="ce qui a été décidé (`passe`, `parole`, `paie`, `relance 250`, `repris` …)",
    ),
    "slash": Text(en="`/` and the big blind (`blinds 25/50`)", fr="`/` et la grosse blinde (`blindes 25/50`)"),
    "count": Text(en="a number of players", fr="un nombre de joueurs"),
    "players": Text(en="`players` or `left`", fr="`joueurs` ou `en jeu`"),
    "cards": Text(en="cards (`Ah Kd 7s`), how many are left, or `;`", fr="des cartes (`Ah Kd 7s`), combien restent en jeu, ou `;`"),
    "end": Text(en="`;` before the next statement", fr="`;` avant la suite"),
}


def _expected(noun: Text) -> Text:
    return Text(en="`{text}` is not understood: expected " + noun.en, fr="`{text}` n'est pas compris : il faut " + noun.fr)


def _ends(noun: Text) -> Text:
    return Text(en="something is missing here: expected " + noun.en, fr="il manque quelque chose ici : il faut " + noun.fr)


TEXTS: dict[str, Text] = {
    **{f"notation_expected_{key}": _expected(noun) for key, noun in _EXPECTED.items()},
    **{f"notation_ends_{key}": _ends(noun) for key, noun in _EXPECTED.items()},
    "notation_character": Text(en="`{text}` has no meaning in a hand", fr="`{text}` n'a pas de sens dans un coup"),
    "notation_empty": Text(en="the hand is empty", fr="le coup est vide"),
    "notation_too_long": Text(en="the hand is longer than {limit} characters", fr="le coup dépasse {limit} caractères"),
    "notation_amount": Text(
        en="`{text}` is not a whole number of chips: write `1200`, `1,200`, `1 200` or `1.2k`",
        fr="`{text}` n'est pas un nombre entier de jetons : écrivez `1200`, `1 200` ou `1,2k`",
    ),
    "notation_several_chips": Text(
        en="`{text}` can be read in two ways: write `{total}` for one amount or `{count}` for several chips",
        fr="`{text}` peut se lire de deux façons : écrivez `{total}` pour un montant ou `{count}` pour plusieurs jetons",
    ),
    "notation_folded": Text(
        en="`{who}` has folded already: where that fold is to be judged, tell it in words (`says fold`) or with `in question`",
        fr="`{who}` s'est déjà couché : si ce fold est à juger, dites-le en paroles (`dit passe`) ou avec `en cause`",
    ),
    "notation_all_in_already": Text(
        en="`{who}` is all-in already, and has nothing left to act with",
        fr="`{who}` est déjà à tapis, et n'a plus rien pour parler",
    ),
    "notation_more_than_stack": Text(
        en="`{who}` puts in {chips} and has {stack}: put less, tell an all-in, or leave out the stack",
        fr="`{who}` met {chips} et n'a que {stack} : mettez moins, dites un tapis, ou ne donnez pas son tapis",
    ),
    "notation_says_more_than_stack": Text(
        en="`{who}` announces {chips} more and has {stack}: more than that is an all-in, tell it as one (`says all in`), or leave out the stack",
        fr="`{who}` annonce {chips} de plus et n'a que {stack} : au-delà c'est un tapis, dites-le ainsi (`dit tapis`), ou ne donnez pas son tapis",
    ),
    "notation_keeps_otherwise": Text(
        en="`{who}` had {stack} and put in {chips}: {left} are left, not {behind}",
        fr="`{who}` avait {stack} et a mis {chips} : il reste {left}, pas {behind}",
    ),
    "notation_last_chips_or_not": Text(
        en="`{who}` had {stack} and put in {chips}: {left} are left",
        fr="`{who}` avait {stack} et a mis {chips} : il reste {left}",
    ),
    "notation_stack_twice": Text(en="the stack of `{who}` was told already", fr="le tapis de `{who}` a déjà été donné"),
    "notation_card_twice": Text(en="the card `{card}` was told already", fr="la carte `{card}` a déjà été donnée"),
    "notation_asked_twice": Text(
        en="one action is in question, and that at {first} is already: leave out one",
        fr="une seule action est en cause, et celle de {first} l'est déjà : enlevez-en une",
    ),
    "notation_nothing": Text(
        en="`{text}` chips are no action: leave it out, or write `?` for an amount that nobody knows",
        fr="`{text}` jeton n'est pas une action : supprimez-le, ou écrivez `?` pour un montant que personne ne connaît",
    ),
    "notation_too_many_chips": Text(
        en="more than {most} chips to lay out one by one: give their total",
        fr="plus de {most} jetons à compter un à un : donnez leur total",
    ),
    "notation_and": Text(
        en="`{text}` does not tell which came first: write `then`, or `with` when both came at once",
        fr="`{text}` ne dit pas ce qui est venu d'abord : écrivez `puis`, ou `avec` si c'était en même temps",
    ),
    "notation_raise_by": Text(
        en="`de {amount}` can be read in two ways: write `{amount}` for the total or `{amount} de plus` for what is added",
        fr="`de {amount}` peut se lire de deux façons : écrivez `à {amount}` pour le total ou `{amount} de plus` pour ce qui s'ajoute",
    ),
    "notation_by": Text(en="only a raise can be told by what it adds", fr="seule une relance peut être donnée par ce qu'elle ajoute"),
    "notation_several": Text(
        en="`{text}` is one player's: several seats together can only fold, check or call",
        fr="`{text}` n'est l'action que d'un joueur : plusieurs sièges ensemble ne peuvent que passer, faire parole ou payer",
    ),
    "notation_third_blind": Text(
        en="a third figure can be read in two ways: write `ante 25` or `big blind ante 200`",
        fr="un troisième chiffre peut se lire de deux façons : écrivez `ante 25` ou `ante de grosse blinde 200`",
    ),
    "notation_blinds_order": Text(
        en="the small blind of {small} is more than the big blind of {big}",
        fr="la petite blinde de {small} dépasse la grosse blinde de {big}",
    ),
    "notation_twice": Text(en="this was told already at {first}", fr="cela a déjà été dit à {first}"),
    "notation_street_order": Text(en="`{street}` comes before `{before}`", fr="`{street}` vient avant `{before}`"),
    "notation_players": Text(
        en="{count} players cannot play at one table: from {fewest} to {most}",
        fr="{count} joueurs ne tiennent pas à une table : de {fewest} à {most}",
    ),
    "notation_no_position": Text(
        en="there is no `{position}` at a table of {count}",
        fr="il n'y a pas de `{position}` à une table de {count}",
    ),
    "notation_where_button": Text(
        en="which seat is `{position}`? write `{position} = seat 4`, or tell seats all by number or all by position",
        fr="quel siège est `{position}` ? écrivez `{position} = siège 4`, ou donnez tous les sièges par numéro ou tous par position",
    ),
}
