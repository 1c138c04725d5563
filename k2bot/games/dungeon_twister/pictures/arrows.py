"""What happened in a turn, as arrows over the maze: ways, jumps, attacks, rooms that turned or came up."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightBegan,
    Moved,
    RoomRevealed,
    RoomTurned,
    WandFired,
)
from k2bot.games.dungeon_twister.pictures import brass
from k2bot.games.dungeon_twister.pictures.liveries import BLOOD, BONE, BRASS, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.symbols import symbol
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.pictures.grid import Grid
    from k2bot.games.dungeon_twister.pictures.symbols import Name
    from k2bot.render.scene import Point, Shape
    from k2bot.render.theme import Colour

_WIDTH: Final = 0.13
"""The breadth of a way, in squares."""
_CLEAR: Final = BONE.at(0)


def below(events: Iterable[Event], grid: Grid) -> tuple[Shape, ...]:
    """What lies under tokens: ways they went, with a dot where they began, and rooms that changed."""
    shapes: list[Shape] = []
    for event in events:
        match event:
            case RoomTurned():
                shapes += _turned(event, grid)
            case RoomRevealed():
                shapes += _framed(event.slot, grid)
            case Moved():
                shapes += _way(event, grid)
    return tuple(shapes)


def above(events: Sequence[Event], grid: Grid, at: Sequence[int]) -> tuple[Shape, ...]:
    """What lies over tokens: attacks, and a skull for whoever was eliminated; ``at`` is where tokens are."""
    shapes: list[Shape] = []
    for event in events:
        match event:
            case FightBegan() | WandFired():
                attacker = event.attacker if isinstance(event, FightBegan) else event.character
                shapes += _attack(attacker, event.target, grid, at, events)
            case Eliminated():
                square = board.BY_NAME[event.square]
                if grid.shows(square):
                    shapes += _badge(grid.square(square), "skull", BLOOD)
    return tuple(shapes)


def _way(event: Moved, grid: Grid) -> tuple[Shape, ...]:
    """A way from square to square, in its owner's colour between dark edges; jumps are broken lines."""
    squares = [board.BY_NAME[event.start]]
    squares += [board.BY_NAME[word] for word in event.path if word in board.BY_NAME]
    if len(squares) < 2 or not all(grid.shows(square) for square in squares):
        return ()
    livery = LIVERIES[content.OWNER[content.BY_NAME[event.character]]]
    points = [grid.centre(square) for square in squares]
    dash = (grid.side * 0.22, grid.side * 0.16) if event.way != "move" else None
    return (*arrow(points, livery.colour, grid.side, dash=dash), _dot(points[0], livery.colour, grid.side))


def _dot(at: Point, fill: Colour, side: float) -> Shape:
    return Disc(Box.around(at, side * 0.34, side * 0.34), fill, BONE, side * 0.04)


def arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    dash: tuple[float, float] | None = None,
    short: float = 0.3,
) -> tuple[Shape, ...]:
    """An arrow along points, for squares of that side; it ends ``short`` squares before the last point."""
    (x1, y1), (x2, y2) = points[-2], points[-1]
    length = math.dist((x1, y1), (x2, y2)) or 1.0
    along = (x2 - x1) / length, (y2 - y1) / length
    tip = x2 - along[0] * side * short, y2 - along[1] * side * short
    foot = tip[0] - along[0] * side * 0.3, tip[1] - along[1] * side * 0.3

    def head(grow: float) -> tuple[Point, ...]:
        wide = side * 0.21 + grow
        return (
            (tip[0] + along[0] * grow * 1.8, tip[1] + along[1] * grow * 1.8),
            (foot[0] - along[1] * wide - along[0] * grow, foot[1] + along[0] * wide - along[1] * grow),
            (foot[0] + along[1] * wide - along[0] * grow, foot[1] - along[0] * wide - along[1] * grow),
        )

    line = (*points[:-1], foot)
    rim = side * 0.045
    return (
        Stroke(line, INK, side * _WIDTH + 4 * rim),
        Polygon(head(2 * rim), INK),
        Stroke(line, BONE, side * _WIDTH + 2 * rim, dash),
        Polygon(head(rim), BONE),
        Stroke(line, fill, side * _WIDTH, dash),
        Polygon(head(0), fill),
    )


def _framed(slot: int, grid: Grid) -> tuple[Shape, ...]:
    """A room with a bright rim: it was turned up."""
    box = grid.room(slot)
    if not grid.box.holds(box):
        return ()
    return (
        Plate(box.grown(-2), _CLEAR, 6, INK, grid.side * 0.14),
        Plate(box.grown(-4), _CLEAR, 6, BRASS.mixed(BONE, 0.4), grid.side * 0.08),
    )


def _turned(event: RoomTurned, grid: Grid) -> tuple[Shape, ...]:
    """A wide arrow around a room that was turned."""
    box = grid.room(event.slot)
    if not grid.box.holds(box):
        return ()
    line, head = brass.sweep(box.centre, grid.side * 2.05, event.turn)
    head = _smaller(head, 0.55, line[-1])
    return (
        Stroke(tuple(line), INK.at(190), grid.side * 0.34),
        Polygon(tuple(head), INK.at(190), INK.at(190), grid.side * 0.14),
        Stroke(tuple(line), BRASS.mixed(BONE, 0.25), grid.side * 0.2),
        Polygon(tuple(head), BRASS.mixed(BONE, 0.25)),
    )


def _smaller(points: Sequence[Point], share: float, towards: Point) -> list[Point]:
    return [(towards[0] + (x - towards[0]) * share, towards[1] + (y - towards[1]) * share) for x, y in points]


def _attack(
    attacker: str, target: str, grid: Grid, at: Sequence[int], events: Sequence[Event]
) -> tuple[Shape, ...]:
    """Crossed swords between two who fought, where both were."""
    places = []
    for name in (attacker, target):
        square = at[content.BY_NAME[name]]
        for event in events:
            if isinstance(event, Eliminated) and event.character == name:
                square = board.BY_NAME[event.square]
        if square >= board.SQUARES or not grid.shows(square):
            return ()
        places.append(grid.centre(square))
    (x1, y1), (x2, y2) = places
    middle = (x1 + x2) / 2, (y1 + y2) / 2
    side = grid.side * 0.56
    return _badge(Box.around(middle, side / 0.6, side / 0.6), "swords", BLOOD)


def _badge(square: Box, name: Name, fill: Colour) -> tuple[Shape, ...]:
    side = square.width * 0.6
    box = Box.around(square.centre, side, side)
    return (
        Disc(box.grown(side * 0.1), INK),
        Disc(box.grown(side * 0.03), BONE),
        Disc(box, fill),
        *symbol(name, box.grown(-side * 0.18), BONE),
    )
