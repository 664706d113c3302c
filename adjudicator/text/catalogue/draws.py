"""What the draws and the balancing of tables say: how a place was drawn, and which statements clash."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "draw_whole": Text(
        en="seed {seed}, the players of each table in the order of the seats: {tables}",
        fr="graine {seed}, les joueurs de chaque table dans l'ordre des places : {tables}",
    ),
    "draw_no_seats": Text(
        en="a table cannot have `{size}` seats: it has 1 at the least",
        fr="une table ne peut pas avoir `{size}` place : elle en a 1 au moins",
    ),
    "draw_no_player": Text(
        en="there is no player number `{number}`: players are numbered from 1 to {players}",
        fr="il n'y a pas de joueur n° `{number}` : les joueurs vont de 1 à {players}",
    ),
    "draw_no_first_player": Text(
        en="there is no player number `{number}`: players are numbered from 1",
        fr="il n'y a pas de joueur n° `{number}` : les joueurs sont numérotés à partir de 1",
    ),
    "draw_uneven_band": Text(
        en="numbers `{first}` to `{last}` do not spread evenly over {tables} tables",
        fr="les n° `{first}` à `{last}` ne se répartissent pas également sur {tables} tables",
    ),
    "moves_drawn": Text(
        en="{drawn}, drawn among {among} with the seed {seed}",
        fr="{drawn}, au sort parmi {among} avec la graine {seed}",
    ),
    "moves_near": Text(
        en="seat {seat} is the first free one clockwise after the last big blind, seat {last}",
        fr="le siège {seat} est le premier libre dans le sens horaire après la dernière grosse blinde, siège {last}",
    ),
    "moves_no_such_table": Text(
        en="table `{table}` is not among the tables in play",
        fr="la table `{table}` n'est pas parmi les tables en jeu",
    ),
    "moves_one_table": Text(
        en="table `{table}` is the only one in play: no other can give a player",
        fr="la table `{table}` est la seule en jeu : aucune autre ne peut donner un joueur",
    ),
    "moves_seat_twice": Text(
        en="seat `{seat}` is named twice: one player a seat",
        fr="le siège `{seat}` est nommé deux fois : un joueur par siège",
    ),
    "moves_nobody": Text(en="nobody sits at that table", fr="personne n'est assis à cette table"),
    "moves_full": Text(
        en="the table is full: all its `{size}` seats are taken",
        fr="la table est pleine : ses `{size}` places sont prises",
    ),
}
