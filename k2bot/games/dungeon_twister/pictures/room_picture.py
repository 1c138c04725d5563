"""The picture of a revealed room that is being filled: its free squares by name, and who places what next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.squares import NAMES, ROOM_SQUARES, squares_of
from k2bot.games.dungeon_twister.pictures import panels, rooms, tokens
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.liveries import BONE, BONE_SHADE, INK
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render.scene import Area, Box, Plate, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Placing
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_PANEL: Final = 520
"""Pixels of the panel beside the room."""
_ROW: Final = 190
_LEGEND: Final = 220
"""Pixels of the legend below the last player's tokens."""
_ABOVE: Final = 206
"""Pixels of a player's panel above the tokens."""


@dataclass(frozen=True, slots=True)
class RoomPicture:
    """A revealed room, and the tokens that are still to be placed in it: who, what and where, next first."""

    seen: Observation
    slot: int
    placing: Placing

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        frame = panels.FRAME
        place = Box(frame.left + 76, frame.top + 66, frame.right - _PANEL - 60, frame.bottom - 24)
        grid = panels.window(squares_of(ROOM_SQUARES[self.slot]), place, is_filled=False)
        own = grid.room(self.slot)
        side = Box(grid.box.right + 40, 26, frame.right - 24, frame.bottom - 26)
        shapes: list[Shape] = [
            Plate(frame, rooms.NIGHT),
            *panels.ground(self.seen, grid),
            *_dimmed(grid.box, own),
            *panels.inhabitants(self.seen, grid, writing),
            *panels.coordinates_around(grid),
            *self._names(grid),
            *self._waiting(side, writing),
        ]
        areas = (Area("crop", grid.box), Area("panel", side))
        return Scene(round(frame.width), round(frame.height), rooms.NIGHT, tuple(shapes), areas)

    @property
    def _free(self) -> tuple[int, ...]:
        """The squares on which a token may be placed (11)."""
        taken, pits = tokens.by_square(self.seen), self.seen.maze.pits
        squares = squares_of(ROOM_SQUARES[self.slot])
        return tuple(square for square in squares if square not in taken and not pits >> square & 1)

    def _legend(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """How many squares there are to choose from, and which there are not."""
        upper, lower = (Box(row.left, row.top + 8, row.right, row.bottom - 8) for row in box.rows(1, 1))
        free = panels.sign_of(upper)
        plate = Box.around(free.centre, free.width, free.height * 0.76)
        pit = panels.sign_of(lower)
        return (
            *panels.entry(
                (Plate(plate.grown(4), INK, 18), Plate(plate, panels.LIT, 15)),
                writing.text("dungeon-picture-free", count=len(self._free)),
                upper,
            ),
            *panels.entry(
                (Plate(pit, BONE_SHADE, 8, INK, 4), Plate(pit.grown(-12), INK, 4)),
                writing.text("dungeon-picture-no-pit"),
                lower,
            ),
        )

    def _names(self, grid: Grid) -> tuple[Shape, ...]:
        """The names of the squares on which a token may be placed."""
        shapes: list[Shape] = []
        for square in self._free:
            box = Box.around(grid.centre(square), grid.side * 0.66, grid.side * 0.5)
            shapes += [
                Plate(box.grown(4), INK, box.height * 0.34),
                Plate(box, panels.LIT, box.height * 0.3),
                *panels.line(NAMES[square], box, INK, size=panels.LARGE, weight="ExtraBold", align="m"),
            ]
        return tuple(shapes)

    def _waiting(self, box: Box, writing: Writing) -> tuple[Shape, ...]:
        """For each player what is to be placed, whoever is next on top, and why that player places it."""
        order = tuple(dict.fromkeys(seat for seat, _, _ in self.placing))
        waiting = {
            seat: [token for who, token, slot in self.placing if who == seat and slot == self.slot]
            for seat in order
        }
        rows = sum(len(found) for found in waiting.values())
        free = box.height - len(order) * (_ABOVE + 22) - (len(order) - 1) * 26
        step = min(_ROW, free / max(1, rows))
        spare = (free - step * rows) / len(order)
        shapes: list[Shape] = []
        top = box.top
        for number, (seat, found) in enumerate(waiting.items()):
            height = _ABOVE + 22 + step * len(found) + spare
            part = Box.at(box.left, top, box.width, height)
            shapes += panels.panel(part, lit=number == 0)
            shapes += panels.headline(seat, writing, Box(part.left, part.top + 12, part.right, part.top + 92))
            now = "now" if number == 0 else "then"
            text = Box(part.left + 24, part.top + 98, part.right - 24, part.top + _ABOVE - 6)
            reason = "all" if seat == self.seen.turn else "rest"
            words = writing.text("dungeon-picture-places", when=now, who=reason)
            shapes += panels.said(words, text, INK)
            for row, token in enumerate(found):
                line = Box.at(part.left + 24, part.top + _ABOVE + row * step, part.width - 48, step - 10)
                shapes += self._token(token, line, writing, is_next=number == 0 and row == 0)
            top += height + 26
            if number == len(order) - 1 and spare > _LEGEND:
                foot = Box(part.left + 24, part.bottom - _LEGEND, part.right - 24, part.bottom - 20)
                shapes += self._legend(foot, writing)
        return tuple(shapes)

    def _token(self, token: int, box: Box, writing: Writing, *, is_next: bool) -> tuple[Shape, ...]:
        sign = Box.at(box.left + 10, box.top, box.height, box.height)
        draw = character(token, sign, writing) if panels.is_character(token) else thing(token, sign)
        name = Box(sign.right + 22, box.top, box.right - 8, box.bottom)
        ground = (Plate(box.grown(4), panels.LIT, 14),) if is_next else ()
        size = panels.LARGE if is_next else panels.BODY
        return (*ground, *draw, *panels.line(panels.kind(token, writing), name, INK, size=size))


def _dimmed(whole: Box, room: Box) -> tuple[Shape, ...]:
    """Shade over what is beside the room, and a bright rim around it."""
    shade = rooms.NIGHT.at(120)
    sides = (
        Box(whole.left, whole.top, whole.right, room.top),
        Box(whole.left, room.bottom, whole.right, whole.bottom),
        Box(whole.left, room.top, room.left, room.bottom),
        Box(room.right, room.top, whole.right, room.bottom),
    )
    return (
        *(Plate(box, shade) for box in sides if box.width >= 1 and box.height >= 1),
        Plate(room.grown(4), BONE.at(0), 6, panels.LIT, 7),
    )
