"""The picture of the board: the whole maze with all that stands in it, the last turn, and the table below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import exits
from k2bot.games.dungeon_twister.engine.content import BY_NAME, MARKS
from k2bot.games.dungeon_twister.engine.squares import LENGTH, at
from k2bot.games.dungeon_twister.pictures import arrows, rooms, tally, tokens
from k2bot.games.dungeon_twister.pictures.grid import Grid
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN
from k2bot.games.dungeon_twister.pictures.things import back
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render.scene import Area, Box, Scene

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing

GRID: Final = Grid((ACROSS - 22 * 72) / 2, rooms.LABEL + rooms.OUTER + 4, 72)
_INSET: Final = 3.5
"""Pixels that tokens keep from the sides of their square."""


@dataclass(frozen=True, slots=True)
class MazePicture:
    """The maze at a moment; ``events`` are those of the last turn, drawn as arrows."""

    seen: Observation
    events: tuple[Event, ...] = ()

    def scene(self, writing: Writing) -> Scene:
        """The picture in shapes."""
        seen, traces = self.seen, traced(self.events, self.seen.at)
        frame = Box(0, 0, ACROSS, DOWN)
        still = (
            *rooms.night(frame),
            *rooms.surround(GRID),
            *rooms.maze(seen, GRID, chips=False),
            *rooms.torches(GRID),
        )
        gates = [rooms.gate_box(seen, gate, GRID) for gate in traces.gates]
        shapes: list[Shape] = [
            *still,
            *rooms.backs(seen, GRID),
            *arrows.below(traces, GRID, gates),
            *rooms.plaques(seen, GRID, writing, _news(traces), arrows.GLOW),
        ]
        areas = []
        standing = tokens.by_square(seen)
        leaving = {seen.at[BY_NAME[one.character]] for one in exits.leaving(seen)}
        for square, found in standing.items():
            box = GRID.square(square).grown(-_INSET)
            shapes += tally.way_out(GRID.square(square).grown(-1)) if square in leaving else ()
            shapes += tokens.group(seen, found, box, writing)
            areas.append(Area(f"square {square}", box))
        shapes += _teams(seen)
        shapes += arrows.above(traces, GRID, standing)
        below = Box(20, GRID.box.bottom + rooms.OUTER + 18, ACROSS - 20, DOWN - 14)
        shapes += tally.table(seen, writing, below, self.events)
        return Scene(ACROSS, DOWN, rooms.NIGHT, tuple(shapes), (*areas, Area("table", below)), len(still))


def _news(traces: Traces) -> dict[int, str]:
    """What the last turn made of rooms, by slot, as messages."""
    turned = dict.fromkeys(traces.turned, "dungeon-picture-news-turned")
    return turned | dict.fromkeys(traces.revealed, "dungeon-picture-news-revealed")


def _teams(seen: Observation) -> tuple[Shape, ...]:
    """Teams that are chosen and not shown yet: backs on the marks of their line (rule 5)."""
    shapes: list[Shape] = []
    taken = tokens.by_square(seen)
    for own in seen.seats:
        if seen.number or not own.has_team:
            continue
        for y in MARKS:
            square = at(0 if own.seat == 0 else LENGTH - 1, y)
            if square not in taken:
                shapes += back(own.seat, GRID.square(square).grown(-_INSET))
    return tuple(shapes)
