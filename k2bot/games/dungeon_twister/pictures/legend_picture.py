"""The picture of all tokens: the eight characters by outline and letters, the six objects by symbol."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import (
    CHARACTERS_OF,
    COMBAT,
    IS_CHARACTER,
    OBJECTS,
    SPEED,
    TOKENS,
)
from k2bot.games.dungeon_twister.pictures import panels, rooms
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BONE_SHADE, INK
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render.scene import Area, Box, Plate, Scene

if TYPE_CHECKING:
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_COLUMNS: Final = 4


@dataclass(frozen=True, slots=True)
class LegendPicture:
    """Every kind of token with its name; characters with speed and combat, one seat's above the other's."""

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        people = Box(24, 24, frame.right - 24, 712)
        things = Box(24, people.bottom + 26, frame.right - 24, frame.bottom - 24)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *panels.panel(people),
            *panels.panel(things),
        ]
        for number, token in enumerate(CHARACTERS_OF[0]):
            row, column = divmod(number, _COLUMNS)
            box = people.grown(-14).rows(1, 1)[row].columns(*[1] * _COLUMNS)[column]
            shapes += _character(token, CHARACTERS_OF[1][number], box.grown(-8), writing)
        objects = [token for token in range(len(TOKENS) // 2) if not IS_CHARACTER[token]]
        for token, box in zip(objects, things.grown(-14).columns(*[1] * len(OBJECTS)), strict=True):
            side = min(box.width - 70, box.height - 84)
            sign = Box.around((box.centre[0], box.top + side / 2 + 8), side, side)
            name = Box(box.left + 6, sign.bottom + 4, box.right - 6, box.bottom)
            shapes += thing(token, sign)
            shapes += panels.line(panels.kind(token, writing), name, INK, align="m")
        areas = (Area("characters", people), Area("objects", things))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)


def _character(blue: int, yellow: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """Both tokens of a kind side by side, its name, speed and combat below them."""
    side = min(box.width / 2 - 14, box.height - 140)
    one, other = box.columns(1, 1)
    name = Box(box.left + 6, box.top + side + 10, box.right - 6, box.top + side + 68)
    foot = Box(box.left + 40, name.bottom, box.right - 40, box.bottom - 4)
    shapes: list[Shape] = [
        Plate(foot, BONE_SHADE, 16),
        *character(blue, Box.at(one.right - side - 8, box.top, side, side), writing),
        *character(yellow, Box.at(other.left + 8, box.top, side, side), writing),
        *panels.line(panels.kind(blue, writing), name, INK, weight="ExtraBold", align="m"),
    ]
    for part, is_speed in zip(foot.columns(1, 1), (True, False), strict=True):
        sign = Box.around((part.left + part.width * 0.34, part.centre[1]), 46, 46)
        figure = Box(sign.right + 8, part.top, part.right, part.bottom)
        value = SPEED[blue] if is_speed else COMBAT[blue]
        shapes += symbol("feet" if is_speed else "swords", sign, INK)
        shapes += panels.line(f"{value}", figure, INK, size=panels.LARGE, weight="ExtraBold")
    return tuple(shapes)
