"""The showdown: hands by their names, pots, and what clashes among cards and chips told."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "hand_high_card": Text(en="{one1} high", fr="une hauteur {one1}"),
    "hand_pair": Text(en="a pair of {of1}", fr="une paire {of1}"),
    "hand_two_pair": Text(en="two pair, {many1} and {many2}", fr="deux paires, {many1} et {many2}"),
    "hand_three": Text(en="three {of1}", fr="un brelan {of1}"),
    "hand_straight": Text(en="{to1}-high straight", fr="une quinte {to1}"),
    "hand_flush": Text(en="{to1}-high flush", fr="une couleur {to1}"),
    "hand_full_house": Text(en="a full house, {many1} full of {many2}", fr="un full aux {many1} par les {many2}"),
    "hand_four": Text(en="four {of1}", fr="un carré {of1}"),
    "hand_straight_flush": Text(en="{to1}-high straight flush", fr="une quinte flush {to1}"),
    "hand_royal": Text(en="a royal flush", fr="une quinte flush royale"),
    "hand_kicker": Text(en="{hand}, {kickers} kicker", fr="{hand}, kicker {kickers}"),
    "hand_kickers": Text(en="{hand}, {kickers} kickers", fr="{hand}, kickers {kickers}"),
    "hand_then": Text(en="{hand}, then {kickers}", fr="{hand}, puis {kickers}"),
    "amount_of_seat": Text(en="{seat} {amount}", fr="{seat} {amount}"),
    "pot_alone": Text(en="the pot of {amount} ({seats})", fr="le pot de {amount} ({seats})"),
    "pot_main": Text(en="main pot {amount} ({seats})", fr="pot principal {amount} ({seats})"),
    "pot_side": Text(en="side pot {amount} ({seats})", fr="pot extérieur {amount} ({seats})"),
    "pot_side_number": Text(en="side pot {number}, {amount} ({seats})", fr="pot extérieur {number}, {amount} ({seats})"),
    "fact_of_seat": Text(en="seat {seat}: {text}", fr="siège {seat} : {text}"),
    "seat_listed": Text(en="seat {seats}", fr="siège {seats}"),
    "seats_listed": Text(en="seats {seats}", fr="sièges {seats}"),
    "showdown_hand_size": Text(
        en="cards shown by seat {seat}: {cards}, by seat {other}: {others}; whole hands are compared, leave out who has not shown all his cards",
        fr="cartes montrées au siège {seat} : {cards}, au siège {other} : {others} ; il faut des mains entières, sans qui n'a pas tout montré",
    ),
    "showdown_one_card": Text(
        en="seat {seat} shows a single card; whole hands are compared, leave out who has not shown all his cards",
        fr="le siège {seat} ne montre qu'une carte ; on compare des mains entières, laissez de côté qui n'a pas tout montré",
    ),
    "showdown_board_size": Text(
        en="cards on the board: {cards}; hands are compared once all five are there",
        fr="cartes au tableau : {cards} ; on compare les mains quand les cinq y sont",
    ),
    "showdown_too_few": Text(
        en="cards of seat {seat}: {cards}; without a board a hand takes five to seven",
        fr="cartes du siège {seat} : {cards} ; sans tableau, une main en compte de cinq à sept",
    ),
    "showdown_nobody": Text(
        en="no seat shows cards: write each player's with the seat, as in `3:KhQd`",
        fr="aucun siège ne montre de cartes : écrivez celles de chacun avec son siège, comme `3:KhQd`",
    ),
    "showdown_hand": Text(en="{cards}: best five of the cards shown", fr="{cards} : les cinq meilleures des cartes montrées"),
    "showdown_compared": Text(en="stronger hands: {above}, equal ones: {equal}", fr="mains plus fortes : {above}, égales : {equal}"),
    "pots_nothing_put": Text(
        en="seat {seat} still holds cards, but has put nothing in: give its chips, or leave it out",
        fr="le siège {seat} a encore ses cartes, mais n'a rien mis : indiquez ses jetons, ou laissez-le de côté",
    ),
    "pots_hand_hidden": Text(
        en="seat {seat} can win a pot and shows no cards: give its cards, or leave it out of those who still hold any (`live_seats`)",
        fr="le siège {seat} peut gagner un pot et ne montre rien : donnez ses cartes, ou retirez-le de ceux qui en ont encore (`live_seats`)",
    ),
    "pots_no_multiple": Text(
        en="a pot of {amount} cannot be made of chips of {chip}, the smallest in play",
        fr="un pot de {amount} ne peut se faire en jetons de {chip}, le plus petit en jeu",
    ),
    "pots_told": Text(en="the pots as told", fr="les pots tels qu'indiqués"),
    "pots_layers": Text(en="chips put in by each seat ({chips}), layer by layer", fr="jetons mis par chaque siège ({chips}), tranche par tranche"),
    "pots_odd": Text(en="chips of {unit} left over, at most in one pot", fr="jetons de {unit} restants, au plus dans un pot"),
    "pots_sum": Text(en="{amounts}, of the pots and their winners {pots}", fr="{amounts}, des pots et de leurs gagnants {pots}"),
    "order_not_live": Text(
        en="seat {seat}, the first left of the button, is not among those who still hold cards (`live_seats`)",
        fr="le siège {seat}, premier à gauche du bouton, n'est pas de ceux qui ont encore des cartes (`live_seats`)",
    ),
    "order_nobody": Text(en="nobody who still holds cards is the first", fr="aucun de ceux qui ont encore des cartes n'est le premier"),
    "order_clockwise": Text(en="clockwise from seat {seat}", fr="dans le sens horaire à partir du siège {seat}"),
    "showdown_best": Text(en="no hand shown beats these", fr="aucune main montrée ne les bat"),
    "showdown_board": Text(
        en="best five cards of the board, compared with the best hand", fr="les cinq cartes du tableau, comparées à la meilleure main"
    ),
}
