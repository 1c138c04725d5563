"""A sheet of the cast: every figure large and small, standing and lying, and all objects."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, IS_CHARACTER, TOKENS_OF
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.games.dungeon_twister.pictures.masonry import FLAGSTONES
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Scene

if TYPE_CHECKING:
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Shape

_STANDING, _SMALL = 330, 60
"""Sizes in pixels of a full figure, and of a face that a chat shows 20 pixels wide."""
_THING = 104


@dataclass(frozen=True, slots=True)
class CastSheet:
    """All characters and objects of both players, on the floors of rooms."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the sheet."""
        wide, high = theme.FRAME
        whole = Box(0, 0, wide, high)
        columns = whole.columns(*[1] * len(CHARACTERS_OF[0]))
        shapes: list[Shape] = [
            Plate(box, FLAGSTONES[number % len(FLAGSTONES)]) for number, box in enumerate(columns)
        ]
        for number, column in enumerate(columns):
            shapes += _figure((CHARACTERS_OF[0][number], CHARACTERS_OF[1][number]), column, writing)
        things = [token for tokens in TOKENS_OF for token in tokens if not IS_CHARACTER[token]]
        for token, box in zip(
            things, whole.part(0, -_THING - 14, wide, -14).columns(*[1] * len(things)), strict=True
        ):
            shapes += pieces.object_token(token, Box.from_centre(box.centre, _THING, _THING))
        return Scene(wide, high, FLAGSTONES[0], tuple(shapes))


def _figure(pair: tuple[int, int], column: Box, writing: Writing) -> tuple[Shape, ...]:
    """A column: both players' figures standing, one lying, and faces."""
    blue, yellow = pair
    shapes: list[Shape] = []
    top = 14.0
    for token in pair:
        standing = Box.from_corner(column.left + 2, top, column.width - 4, _STANDING)
        shapes += pieces.actor_shapes(token, None, standing, writing)
        top += _STANDING + 4
    lying = Box.from_corner(column.left + 6, top, column.width - 12, 146)
    shapes += pieces.actor_shapes(yellow, None, lying, writing, wounded=True)
    top += 156
    for number, (token, wounded) in enumerate(((blue, False), (yellow, False), (blue, True))):
        place = Box.from_corner(column.left + 6 + number * (_SMALL + 6), top, _SMALL, _SMALL)
        shapes += pieces.single_character(token, place, writing, wounded=wounded)
    return tuple(shapes)
