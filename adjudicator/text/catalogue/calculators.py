"""What the calculators say: how a value was reached, and which statements clash."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "cards_twice": Text(en="the card `{card}` stands there twice", fr="la carte `{card}` y figure deux fois"),
    "race_no_seat": Text(
        en="the card `{card}` is no seat's: write `3:{card}` for one dealt to seat 3",
        fr="la carte `{card}` n'est à aucun siège : écrivez `3:{card}` pour une carte donnée au siège 3",
    ),
    "race_no_card": Text(
        en="seat {seat} has no other chips, but was dealt no card: it has a chip to race for",
        fr="le siège {seat} n'a pas d'autres jetons, mais n'a reçu aucune carte : il a pourtant un jeton à jouer",
    ),
    "race_card": Text(
        en="seat {seat} has the {card}; players with a higher card: {above}, new chips: {chips}",
        fr="le siège {seat} a {card} ; joueurs avec une carte plus haute : {above}, nouveaux jetons : {chips}",
    ),
    "race_equal": Text(
        en="seat {seat} has the {card}; players with a card of that rank: {players}, new chips left for them: {chips}",
        fr="le siège {seat} a {card} ; joueurs avec une carte de ce rang : {players}, nouveaux jetons pour eux : {chips}",
    ),
    "button_big_blind": Text(
        en="seat {seat} is the first with chips after the last big blind, seat {last}",
        fr="le siège {seat} est le premier à avoir des jetons après la dernière grosse blinde, siège {last}",
    ),
    "button_small_blind": Text(
        en="seat {seat} was the big blind and still has chips",
        fr="le siège {seat} était de grosse blinde et a encore des jetons",
    ),
    "button_no_small_blind": Text(
        en="the last big blind, seat {seat}, is out: nobody posts the small blind",
        fr="la dernière grosse blinde, siège {seat}, est éliminée : personne ne poste la petite blinde",
    ),
    "button_moves": Text(
        en="seat {seat} was the small blind; the button goes there, whether the seat is empty or not",
        fr="le siège {seat} était de petite blinde ; le bouton y va, que le siège soit vide ou non",
    ),
    "button_moves_dead": Text(
        en="nobody posted the small blind; seat {seat}, empty, before the last big blind in seat {last}, stands for it",
        fr="personne n'a posté la petite blinde ; le siège {seat}, vide, avant la dernière grosse blinde (siège {last}), en tient lieu",
    ),
    "balancing_no_seat": Text(
        en="no free seat will do: each is the small blind, or lies between it and the button",
        fr="aucune place libre ne convient : chacune est en petite blinde, ou entre elle et le bouton",
    ),
    "balancing_big_blind": Text(
        en="in seat {seat} he has the big blind in the next hand",
        fr="au siège {seat}, il est de grosse blinde dès le coup suivant",
    ),
    "balancing_seat": Text(
        en="of the free seats, seat {seat} has the big blind soonest, the small blind left out",
        fr="parmi les places libres, le siège {seat} est le plus tôt de grosse blinde, petite blinde exclue",
    ),
    "button_newcomers": Text(
        en="players joined between the blinds: the button goes to seat {seat}, the first with chips to the right of seat {last}",
        fr="des joueurs sont arrivés entre les blindes : le bouton va au siège {seat}, le premier à avoir des jetons à la droite du siège {last}",
    ),
    "button_dealer": Text(
        en="seat {seat} has the button",
        fr="le siège {seat} a le bouton",
    ),
    "button_dealer_right": Text(
        en="the button is on the empty seat {button}; seat {seat} is the first with chips to its right",
        fr="le bouton est au siège {button}, vide ; le siège {seat} est le premier à avoir des jetons à sa droite",
    ),
    "button_first_card": Text(
        en="seat {seat} is the first with chips to the left of the button, seat {button}",
        fr="le siège {seat} est le premier à avoir des jetons à la gauche du bouton, siège {button}",
    ),
    "button_heads_up_small_blind": Text(
        en="heads-up: seat {seat}, on the button, posts the small blind",
        fr="en tête-à-tête : le siège {seat}, au bouton, poste la petite blinde",
    ),
    "button_heads_up_button": Text(
        en="heads-up: seat {big} is the big blind, so seat {seat} has the button",
        fr="en tête-à-tête : le siège {big} est de grosse blinde, donc le siège {seat} a le bouton",
    ),
    "button_heads_up_first_card": Text(
        en="heads-up: the deal starts with the big blind, seat {seat}",
        fr="en tête-à-tête : la donne commence par la grosse blinde, siège {seat}",
    ),
    "button_no_such_seat": Text(
        en="there is no seat `{seat}` at a table of {size} seats",
        fr="il n'y a pas de siège `{seat}` à une table de {size} sièges",
    ),
    "button_seat_twice": Text(
        en="seat `{seat}` is named twice among the seats with chips: one player a seat",
        fr="le siège `{seat}` est cité deux fois parmi les sièges qui ont des jetons : un joueur par siège",
    ),
    "button_too_few": Text(
        en="a next hand needs at least 2 seats with chips, there are {count}",
        fr="il faut au moins 2 sièges avec des jetons pour un coup suivant, il y en a {count}",
    ),
    "button_same_blinds": Text(
        en="seat `{seat}` cannot have been both the small blind and the big blind",
        fr="le siège `{seat}` ne peut pas avoir été à la fois de petite et de grosse blinde",
    ),
    "button_is_big_blind": Text(
        en="seat `{seat}` cannot have had both the button and the big blind with more than two players",
        fr="le siège `{seat}` ne peut pas avoir eu à la fois le bouton et la grosse blinde à plus de deux joueurs",
    ),
    "button_order": Text(
        en="the small blind in seat `{small}` does not stand between the button in seat `{button}` and the big blind in seat `{big}`",
        fr="la petite blinde au siège `{small}` n'est pas entre le bouton au siège `{button}` et la grosse blinde au siège `{big}`",
    ),
    "button_no_room": Text(
        en="the big blind in seat `{big}` sits next to the button in seat `{button}`: no empty seat can stand for the small blind",
        fr="la grosse blinde au siège `{big}` suit le bouton au siège `{button}` : aucun siège vide ne peut en tenir lieu",
    ),
    "level_from_minutes": Text(
        en="{played} minutes played at {length} a level: level {level}",
        fr="{played} minutes jouées, à {length} par niveau : niveau {level}",
    ),
    "level_no_time": Text(
        en="a level cannot last `{minutes}` minutes: it lasts 1 at the least",
        fr="un niveau ne peut pas durer `{minutes}` minute : il en dure 1 au moins",
    ),
    "colour_up_nearest": Text(
        en="{amount} to the nearest {unit} is {rounded}",
        fr="{amount} au plus proche multiple de {unit} : {rounded}",
    ),
    "colour_up_exact": Text(
        en="{amount} in chips of {unit} comes to {lower} at equal value",
        fr="{amount} en jetons de {unit} font {lower} à valeur égale",
    ),
    "colour_up_cards": Text(en="{rest} in chips of {chip}", fr="{rest} en jetons de {chip}"),
    "colour_up_no_multiple": Text(
        en="what is left over, {amount}, cannot be made of chips of {chip}, those that leave",
        fr="le reste, {amount}, ne peut se faire en jetons de {chip}, ceux qui sont retirés",
    ),
    "colour_up_half": Text(
        en="{amount} lies half way between {lower} and {upper}",
        fr="{amount} est au milieu entre {lower} et {upper}",
    ),
    "colour_up_no_chip": Text(
        en="a chip of `{chip}` cannot stay in play: it is worth 1 at the least",
        fr="un jeton de `{chip}` ne peut rester en jeu : il vaut 1 au moins",
    ),
}
