"""Pile-Up's pictures for the gallery: turns in which somebody has to take a row."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.render.layout import Writing
from k2bot.render.painting.paint import EXTENSION
from k2bot.text.words import words
from tests.kit.pile_up.engine import Setup, apply, cautious, decisions, new_game, observe
from tests.kit.pile_up.pictures import TablePicture
from tools.gallery import Case

if TYPE_CHECKING:
    from collections.abc import Iterator

NAMES = ("Ann", "Bob", "Cid", "Dora", "Eve", "Finn", "Gwen", "Hugo", "Ines", "Jon")


def cases() -> Iterator[Case]:
    """Tables of two, of five and of ten players."""
    for players in (2, 5, 10):
        game = new_game(Setup(players), "gallery").game
        while not game.shown or game.turn < 5:
            seat = decisions(game)[0].seat
            game = apply(game, seat, cautious(observe(game, seat))).game
        yield Case("Tables", f"table-{players}.{EXTENSION}", partial(_scene, game, NAMES[:players]))


def _scene(game, names, said=None):
    return TablePicture(observe(game, None)).scene(Writing(said or words(), names))
