"""The pictures of the board: the whole maze with all that stands in it, the last turn, and whose turn it is.

One is wide, for the frame of a desktop; in the tall one the halves of the maze are below each other, so that
a phone shows squares twice as large. A part of the maze is legible on both.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import exits
from k2bot.games.dungeon_twister.engine.content import BY_NAME, MARKS
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE
from k2bot.games.dungeon_twister.engine.squares import LENGTH, at
from k2bot.games.dungeon_twister.pictures import arrows, panels, rooms, tally, tokens, traces
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.games.dungeon_twister.pictures.things import back
from k2bot.render.scene import Area, Box, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

_SIDE: Final = 72
"""Pixels of a square, in both pictures: stone is painted once for them."""
GRID: Final = Grid((ACROSS - LENGTH * _SIDE) / 2, rooms.LABEL + rooms.OUTER + 4, _SIDE)
_INSET: Final = 3.5
"""Pixels that tokens keep from the sides of their square."""
NARROW: Final = 900
"""Pixels across the tall picture: seen 400 wide, its least letters are more than 10 high."""
_EDGE: Final = 70
"""Pixels at least beside a part of the maze, for the numbers of rows."""
_HEAD: Final = 314
"""Pixels above the halves, for both players and the turn."""
_HALF: Final = LENGTH // 2
_STEP: Final = 10 * _SIDE + 2 * rooms.OUTER + rooms.LABEL + 14
"""Pixels from one half to the next."""
HALVES: Final = tuple(
    Grid(
        (NARROW - _HALF * _SIDE) / 2,
        _HEAD + rooms.LABEL + rooms.OUTER + half * _STEP,
        _SIDE,
        (half * _HALF, (half + 1) * _HALF),
    )
    for half in (0, 1)
)
TALL: Final = _HEAD + 2 * _STEP
"""Pixels from top to bottom of the tall picture."""


@dataclass(frozen=True, slots=True)
class MazePicture:
    """The maze at a moment; ``events`` are those of the last turn, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen = self.seen
        still = (
            *rooms.night(Box(0, 0, ACROSS, DOWN)),
            *rooms.surround(GRID),
            *rooms.maze(seen, GRID, chips=False),
            *rooms.torches(GRID),
        )
        shapes, areas = _moving(seen, GRID, traces.traced(self.events, seen.at), writing)
        below = Box(20, GRID.box.bottom + rooms.OUTER + 18, ACROSS - 20, DOWN - 14)
        shapes += tally.table(seen, writing, below, self.events)
        areas.append(Area("table", below))
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


@dataclass(frozen=True, slots=True)
class TallMazePicture:
    """The same for narrow screens: blue's half of the maze, yellow's below it, and the score on top."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, found = self.seen, traces.traced(self.events, self.seen.at)
        still: tuple[Shape, ...] = rooms.night(Box(0, 0, NARROW, TALL))
        for grid in HALVES:
            still += (*rooms.surround(grid, NARROW), *rooms.maze(seen, grid, chips=False))
        shapes: list[Shape] = []
        areas: list[Area] = []
        for grid in HALVES:
            drawn, places = _moving(seen, grid, traces.within(found, grid), writing)
            shapes += drawn
            areas += places
        above = Box(20, 14, NARROW - 20, _HEAD - 8)
        shapes += tally.headed(seen, writing, above, self.events)
        areas.append(Area("table", above))
        return Scene(NARROW, TALL, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


@dataclass(frozen=True, slots=True)
class PartPicture:
    """The part of the maze around some squares, one of them at its upper wall, as large as fits.

    The names of rooms are in that wall. Points and cards are left to the text beside it.
    """

    seen: Observation
    squares: tuple[str, ...]
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen = self.seen
        top = GRID.top + 14  # its letters are larger
        room = Box(_EDGE, top, ACROSS - _EDGE, DOWN - rooms.OUTER - 6)
        window = panels.window([SQUARE[name] for name in self.squares], room, is_left=False)
        grid = replace(window, top=top)
        found = traces.within(traces.traced(self.events, seen.at), grid)
        still = (
            *rooms.night(Box(0, 0, ACROSS, DOWN)),
            *rooms.surround(grid, size=panels.BODY),
            *rooms.maze(seen, grid, chips=False),
        )
        shapes, areas = _moving(seen, grid, found, writing)
        return Scene(ACROSS, DOWN, rooms.NIGHT, (*still, *shapes), tuple(areas), len(still))


def _moving(seen: Observation, grid: Grid, found: Traces, writing: Writing) -> tuple[list[Shape], list[Area]]:
    """What changes from turn to turn on the squares of a grid, and where each token is."""
    gates = [rooms.gate_box(seen, gate, grid) for gate in found.gates]
    shapes: list[Shape] = [
        *rooms.backs(seen, grid),
        *arrows.below(found, grid, [box for box in gates if box is not None and grid.box.holds(box)]),
        *rooms.plaques(seen, grid, writing, _news(found), arrows.GLOW),
    ]
    areas = []
    standing = tokens.by_square(seen)
    leaving = {seen.at[BY_NAME[one.character]] for one in exits.leaving(seen)}
    for square, there in standing.items():
        if not grid.shows(square):
            continue
        box = grid.square(square).grown(-_INSET)
        shapes += tally.way_out(grid.square(square).grown(-1)) if square in leaving else ()
        shapes += tokens.group(seen, there, box, writing)
        areas.append(Area(f"square {square}", box))
    shapes += _teams(seen, grid)
    shapes += arrows.above(found, grid, standing)
    return shapes, areas


def _news(found: Traces) -> dict[int, str]:
    """What the last turn made of rooms, by slot, as messages."""
    turned = dict.fromkeys(found.turned, "dungeon-picture-news-turned")
    return turned | dict.fromkeys(found.revealed, "dungeon-picture-news-revealed")


def _teams(seen: Observation, grid: Grid) -> tuple[Shape, ...]:
    """Teams that are chosen and not shown yet: backs on the marks of their line (rule 5)."""
    shapes: list[Shape] = []
    taken = tokens.by_square(seen)
    for own in seen.seats:
        if seen.number or not own.has_team:
            continue
        for y in MARKS:
            square = at(0 if own.seat == 0 else LENGTH - 1, y)
            if square not in taken and grid.shows(square):
                shapes += back(own.seat, grid.square(square).grown(-_INSET))
    return tuple(shapes)
