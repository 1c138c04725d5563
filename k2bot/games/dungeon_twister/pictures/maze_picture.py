"""The picture of the board: the whole maze with all that stands in it, the last turn, and the table below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.pictures import arrows, rooms, tally, tokens
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.render.scene import Area, Box, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

GRID: Final = Grid((ACROSS - 22 * 72) / 2, rooms.LABEL + rooms.OUTER + 4, 72)
_FILLED: Final = 0.9
"""How much of a square its tokens take."""


@dataclass(frozen=True, slots=True)
class MazePicture:
    """The maze at a moment; ``events`` are those of the last turn, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen = self.seen
        frame = Box(0, 0, ACROSS, DOWN)
        still = (*rooms.night(frame), *rooms.surround(seen, GRID), *rooms.maze(seen, GRID))
        shapes: list[Shape] = [*still, *arrows.below(self.events, GRID)]
        areas = []
        for square, found in tokens.by_square(seen).items():
            box = GRID.square(square)
            inner = box.grown(-(1 - _FILLED) * GRID.side / 2)
            shapes += tokens.group(seen, found, inner, writing)
            areas.append(Area(f"square {square}", inner))
        shapes += arrows.above(self.events, GRID, seen.at)
        below = Box(20, GRID.box.bottom + rooms.OUTER + 20, ACROSS - 20, DOWN - 14)
        shapes += tally.table(seen, writing, below)
        return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), (*areas, Area("table", below)), len(still))
