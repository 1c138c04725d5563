"""A turn's traces over the current maze: movement arrows, attacks, changed rooms.

Rooms that turn carry earlier paths along.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightBegan,
    GateChanged,
    Left,
    Moved,
    RoomRevealed,
    RoomTurned,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.maze import turned_square
from k2bot.games.dungeon_twister.pictures import pieces
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, INK, LIVERIES
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Box, Decal, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.scene import Point, Shape
    from k2bot.render.theme import Colour

_FULL_TURN = 4


class Way(NamedTuple):
    """A path of a character, square by square."""

    character: int
    squares: tuple[int, ...]
    is_leap: bool
    """Whether it is a jump or a step through a wall."""
    ends: bool
    """Whether the path ends here; otherwise a turning room has cut it."""
    resumes: bool = False
    """Whether it continues a path drawn elsewhere."""


class Clash(NamedTuple):
    """An attack, with the squares of both sides."""

    attacker: int
    target: int
    is_wand: bool
    seat: int
    """The attacker's owner."""


class Exit(NamedTuple):
    """Characters of one seat leaving the maze from the same square, and their points."""

    seat: int
    square: int
    points: int


@dataclass
class Traces:
    """All visible traces of a turn's events."""

    ways: list[Way] = field(default_factory=list)
    turned: dict[int, int] = field(default_factory=dict)
    """Total quarter turns by slot, clockwise positive."""
    revealed: list[int] = field(default_factory=list)
    clashes: list[Clash] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    gates: list[int] = field(default_factory=list)
    """Portcullises opened, closed or broken."""


def traced(events: Sequence[Event], at: Sequence[int]) -> Traces:
    """Traces of these events; ``at`` holds the current places of tokens."""
    found = Traces()
    ways: list[Way] = []
    left: list[Exit] = []
    for number, event in enumerate(events):
        later = [one for one in events[number + 1 :] if isinstance(one, RoomTurned)]
        match event:
            case Moved():
                ways += _walked(event, later)
            case RoomTurned():
                found.turned[event.slot] = found.turned.get(event.slot, 0) + event.turn
            case RoomRevealed():
                found.revealed.append(event.slot)
            case Eliminated():
                found.dead.append(_carried(board.SQUARE_BY_NAME[event.square], later))
            case GateChanged():
                found.gates.append(content.GATE_BY_NAME[event.gate])
            case Left():
                character = content.BY_NAME[event.character]
                last = next((way for way in reversed(ways) if way.character == character), None)
                if last is not None:
                    left.append(Exit(content.OWNER[character], last.squares[-1], event.points))
            case FightBegan() | WandFired():
                found.clashes += _clashes(event, events, at)
    found.ways = _joined(ways)
    for seat, square in dict.fromkeys(one[:2] for one in left):
        points = sum(one.points for one in left if one[:2] == (seat, square))
        found.exits.append(Exit(seat, square, points))
    found.turned = {slot: _least(turn) for slot, turn in found.turned.items() if turn % _FULL_TURN}
    return found


def cut_to(traces: Traces, grid: Grid) -> Traces:
    """The traces within a partial grid; paths are cut at its edge."""
    ways = []
    for way in traces.ways:
        runs: list[list[int]] = []
        for number, square in enumerate(way.squares):
            if not grid.shows(square):
                continue
            if not number or not runs or runs[-1][-1] != way.squares[number - 1]:
                runs.append([])
            runs[-1].append(square)
        for run in runs:
            resumes, ends = run[0] != way.squares[0], way.ends and run[-1] == way.squares[-1]
            if run[1:]:
                ways.append(way._replace(squares=tuple(run), ends=ends, resumes=way.resumes or resumes))
    return replace(traces, ways=ways)


def _least(turn: int) -> int:
    """The equivalent shortest rotation: 1, 2 or -1 quarters."""
    return {1: 1, 2: 2, 3: -1}[turn % _FULL_TURN]


def _carried(square: int, later: Sequence[RoomTurned]) -> int:
    """Position of a square after rooms turned."""
    for event in later:
        if board.slot_of(square) == event.slot:
            square = turned_square(square, event.slot, event.turn)
    return square


def _walked(event: Moved, later: Sequence[RoomTurned]) -> list[Way]:
    """A move in the current maze, in pieces where turning rooms have cut it."""
    names = (event.start, *(word for word in event.path if word in board.SQUARE_BY_NAME))
    squares = [_carried(board.SQUARE_BY_NAME[name], later) for name in names]
    runs = [[squares[0]]]
    for one, other in pairwise(squares):
        if _beside(one, other):
            runs[-1].append(other)
        else:
            runs.append([other])
    character = content.BY_NAME[event.character]
    return [Way(character, tuple(run), event.way != "move", run is runs[-1]) for run in runs if len(run) > 1]


def _beside(one: int, other: int) -> bool:
    (x1, y1), (x2, y2) = board.coordinates(one), board.coordinates(other)
    return abs(x1 - x2) + abs(y1 - y2) == 1


def _joined(ways: Sequence[Way]) -> list[Way]:
    """Consecutive moves of one character joined into one path."""
    found: list[Way] = []
    for way in ways:
        last = next((one for one in reversed(found) if one.character == way.character), None)
        follows = last is not None and last.ends and last.squares[-1] == way.squares[0]
        if last is not None and follows and not last.is_leap and not way.is_leap:
            found[found.index(last)] = last._replace(squares=last.squares + way.squares[1:], ends=way.ends)
        elif last is not None and follows:
            found[found.index(last)] = last._replace(ends=False)
            found.append(way)
        else:
            found.append(way)
    return found


def _clashes(event: FightBegan | WandFired, events: Sequence[Event], at: Sequence[int]) -> list[Clash]:
    """Attacks whose two squares are still known."""
    is_wand = isinstance(event, WandFired)
    one = event.character if isinstance(event, WandFired) else event.attacker
    fallen = {
        out.character: board.SQUARE_BY_NAME[out.square] for out in events if isinstance(out, Eliminated)
    }
    squares = [fallen.get(name, at[content.BY_NAME[name]]) for name in (one, event.target)]
    if max(squares) >= board.SQUARES or not (is_wand or _beside(*squares)):
        return []
    return [Clash(squares[0], squares[1], is_wand, content.OWNER[content.BY_NAME[one]])]


_WIDTH: Final = 0.13
"""Width of a path, in squares."""
_HEAD: Final = 0.34
_BROAD: Final = 0.27
"""Length and half width of an arrowhead, in squares; keeps clear of the character that moved."""
_CORE: Final = 0.055
"""Width of the line along the middle of a path, in squares."""
_LANE: Final = 0.3
_LANES: Final = 0.7
"""Distance of paths side by side, and most room for all of them, in squares."""
_HALO: Final = 0.025
"""How far around a character the paths it stands on stop, in squares."""
_ROUND: Final = 0.06
"""How far the frame of a character that has moved reaches beyond its square, in squares."""
_DOT: Final = 0.48
"""Diameter of the dot where a path begins, in squares."""
GLOW: Final = theme.colour("#CE9BFF")
"""Changes: rooms revealed or turned, portcullises changed."""
_NEXT: Final = 0.46
"""How far before the middle of its last square a path ends, in squares."""
_BROADER, _SHORT = 1.6, 0.7
"""How much broader a way out is than others, and how far its end is from its last square's middle."""
_GAIN: Final = 0.12
"""How far the points of whoever left reach beyond its square, in squares."""
_RAYS, _STAR = 10, 0.24
_FLASH: Final = theme.colour("#FFD9A8")
"""Rays of the star behind a skull, how far it reaches beyond it as a fraction of that, and its colour."""
_CLEAR: Final = BONE.at(0)
_RADIUS, _THICK, _POINT, _SPREAD = 1.75, 0.15, 0.62, 0.36
"""Arrow around the middle of a turned room: radius, width, length of its head and half the head's width, in
squares."""
_START, _AROUND, _HALFWAY, _STEPS = -20, 285, 135, 48
"""Where it starts, in degrees clockwise from the right, its length for a quarter and in each half of half a
turn, and the number of its pieces."""
_FAINT: Final = 190
"""Opacity of its dark edge."""


def under_tokens(
    traces: Traces,
    grid: Grid,
    standing: Mapping[int, Sequence[int]],
    gates: Sequence[Box | None] = (),
) -> tuple[Shape, ...]:
    """Traces below tokens: changed rooms and portcullises, and paths with a dot where they begin.

    ``standing`` holds the tokens by square, which paths pass under; ``gates`` the boxes of changed
    portcullises.
    """
    shapes: list[Shape] = []
    for slot in traces.revealed:
        shapes += _framed(grid.room(slot), grid)
    for slot, turn in traces.turned.items():
        shapes += _turned(grid.room(slot), grid, turn)
    for box in gates:
        if box is not None:
            rim = box.grown(grid.side * 0.16)
            shapes.append(Plate(rim, _CLEAR, grid.side * 0.14, INK, grid.side * 0.11))
            shapes.append(Plate(rim.grown(-2), _CLEAR, grid.side * 0.12, GLOW, grid.side * 0.06))
    ways = [way for way in traces.ways if all(grid.shows(square) for square in way.squares)]
    lanes = _lanes(ways)
    exits = {(one.seat, one.square) for one in traces.exits}
    for way in ways:
        is_out = way.ends and (content.OWNER[way.character], way.squares[-1]) in exits
        shapes += _way(way, grid, lanes, is_out=is_out)
    for square in dict.fromkeys(square for way in ways for square in way.squares[:-1]):
        if any(content.IS_CHARACTER[token] for token in standing.get(square, ())):
            shapes.append(Plate(grid.square(square).grown(grid.side * _HALO), INK, grid.side * 0.24))
    for square in dict.fromkeys(way.squares[-1] for way in ways if way.ends):
        if square in standing:
            shapes += _arrived(grid.square(square), grid)
    return (*shapes, *_cuts(ways, grid, lanes, standing), *_origins(traces, ways, grid, lanes, standing))


def _arrived(square: Box, grid: Grid) -> tuple[Shape, ...]:
    """A bright frame around the square of a character that has moved: others may hide its path's end."""
    side, rim = grid.side, square.grown(grid.side * _ROUND)
    rim = Box(max(rim.left, grid.box.left), rim.top, min(rim.right, grid.box.right), rim.bottom)
    return (Plate(rim, INK, side * 0.24), Plate(rim.grown(-side * 0.02), BONE, side * 0.22))


def _lanes(ways: Sequence[Way]) -> dict[int, int]:
    """The lane of each character's paths: different ones where they share squares."""
    squares: dict[int, set[int]] = {}
    for way in ways:
        squares.setdefault(way.character, set()).update(way.squares)
    lanes: dict[int, int] = {}
    for character, own in squares.items():
        used = {lane for other, lane in lanes.items() if own & squares[other]}
        lanes[character] = next(lane for lane in range(len(squares)) if lane not in used)
    return lanes


def _cuts(
    ways: Sequence[Way], grid: Grid, lanes: Mapping[int, int], standing: Mapping[int, Sequence[int]]
) -> tuple[Shape, ...]:
    """A dot in the colour of turned rooms where one has cut a path, on both sides of the cut."""
    if grid.columns != (0, board.LENGTH):  # paths are cut at its edges, too
        return ()
    shapes: list[Shape] = []
    for character in lanes:
        own = [way for way in ways if way.character == character]
        for way, later in pairwise(own):
            for side, number in ((way, -1), (later, 0)):
                if way.squares[-1] != later.squares[0] and side.squares[number] not in standing:
                    x, y = _points(side, grid, lanes)[number]
                    dot = Box.around((x, y), grid.side * _DOT * 0.8, grid.side * _DOT * 0.8)
                    shapes += (Disc(dot.grown(grid.side * 0.05), INK), Disc(dot, GLOW))
    return tuple(shapes)


def _origins(
    traces: Traces,
    ways: Sequence[Way],
    grid: Grid,
    lanes: Mapping[int, int],
    standing: Mapping[int, Sequence[int]],
) -> tuple[Shape, ...]:
    """A dot in the side's colour where each character's path begins, on its first square that is free."""
    taken = {*standing, *traces.dead, *(one.square for one in traces.exits)}
    begun: set[int] = set()
    shapes: list[Shape] = []
    for way in ways:
        if way.resumes or way.character in begun:
            continue
        begun.add(way.character)
        for square, point in zip(way.squares[:-1], _points(way, grid, lanes), strict=False):
            if square in taken:
                continue
            taken.add(square)
            dot = Box.around(point, grid.side * _DOT, grid.side * _DOT)
            fill = LIVERIES[content.OWNER[way.character]].colour
            shapes += (Disc(dot.grown(grid.side * 0.07), INK), Disc(dot, fill, BONE, grid.side * 0.08))
            break
    return tuple(shapes)


def over_tokens(traces: Traces, grid: Grid, taken: Collection[int]) -> tuple[Shape, ...]:
    """Traces above tokens: attacks, skulls for eliminations, points for exits.

    On ``taken`` squares signs make way for tokens: smaller, in a corner.
    """
    shapes: list[Shape] = []
    for clash in traces.clashes:
        shapes += _clash(clash, grid)
    for square in traces.dead:
        if grid.shows(square):
            box, side = grid.square(square), grid.side
            if square in taken:
                box = Box.around((box.left + side * 0.12, box.top + side * 0.12), side * 0.66, side * 0.66)
            star = _inside(box.grown(box.width * _STAR), grid)
            shapes += _burst(star.centre, star.width / 2)
            shapes += pieces.badge(star.centre, box.width, "skull", BLOOD)
    for way_out in traces.exits:
        if grid.shows(way_out.square):
            box, side = grid.square(way_out.square), grid.side
            if way_out.square in taken:  # before the feet of whoever stands there
                inner = box.right if way_out.seat else box.left
                box = Box.around((inner, box.bottom - side * 0.2), side * 0.62, side * 0.62)
            else:
                box = _inside(box.grown(side * _GAIN), grid)
            shapes += _out(way_out, box)
    return tuple(shapes)


def _inside(box: Box, grid: Grid) -> Box:
    """A box moved so that it leaves the row numbers beside the maze legible."""
    rim = grid.box.grown(grid.side * 0.04)
    return box.moved(max(0, rim.left - box.left) - max(0, box.right - rim.right), 0)


def _burst(centre: Point, reach: float) -> tuple[Shape, ...]:
    """A star of light behind the skull of whoever was knocked out."""
    points = tuple(
        (centre[0] + reach * out * math.cos(angle), centre[1] + reach * out * math.sin(angle))
        for number in range(2 * _RAYS)
        for out, angle in (((1.0, 0.72)[number % 2], math.pi * number / _RAYS),)
    )
    return (Polygon(points, INK, INK, reach * 0.16), Polygon(points, _FLASH))


def _way(way: Way, grid: Grid, lanes: Mapping[int, int], *, is_out: bool) -> tuple[Shape, ...]:
    """A path in its owner's colour between light and dark edges; leaps are dashed, ways out are broad.

    Lanes lie side by side, and every other one has a line along its middle.
    """
    livery = LIVERIES[content.OWNER[way.character]]
    dash = (grid.side * 0.2, grid.side * 0.2) if way.is_leap else None
    core = livery.letter if lanes[way.character] % 2 else None
    points = _points(way, grid, lanes)
    short, wide = (_SHORT, _BROADER) if is_out else (_NEXT, 1.0)
    return arrow(
        points, livery.colour, grid.side, dash=dash, short=short, has_head=way.ends, core=core, wide=wide
    )


def _points(way: Way, grid: Grid, lanes: Mapping[int, int]) -> list[Point]:
    """The points of a path in its lane."""
    lane, count = lanes[way.character], max(lanes.values()) + 1
    aside = (lane - (count - 1) / 2) * min(_LANE, _LANES / count) * grid.side
    return [(x + aside, y + aside) for x, y in map(grid.centre, way.squares)]


def arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    dash: tuple[float, float] | None = None,
    short: float = _NEXT,
    has_head: bool = True,
    core: Colour | None = None,
    wide: float = 1.0,
) -> tuple[Shape, ...]:
    """An arrow along points, for squares of this size; it ends ``short`` squares before the last point.

    A ``core`` is the colour of a thin line along its middle; ``wide`` is how much broader it is.
    """
    rim = side * 0.04 * wide
    line = tuple(points)
    (x1, y1), (x2, y2) = points[-2:]
    length = math.dist((x1, y1), (x2, y2)) or 1.0
    along = (x2 - x1) / length, (y2 - y1) / length
    tip = x2 - along[0] * side * short, y2 - along[1] * side * short
    head_length = side * _HEAD * math.sqrt(wide)
    foot = tip[0] - along[0] * head_length, tip[1] - along[1] * head_length
    if has_head:
        line = (*line[:-1], foot)

    def head(grow: float) -> tuple[Point, ...]:
        half = side * _BROAD * math.sqrt(wide) + grow
        return (
            (tip[0] + along[0] * grow * 1.8, tip[1] + along[1] * grow * 1.8),
            (foot[0] - along[1] * half - along[0] * grow, foot[1] + along[0] * half - along[1] * grow),
            (foot[0] + along[1] * half - along[0] * grow, foot[1] - along[0] * half - along[1] * grow),
        )

    shapes: list[Shape] = []
    for grow, tone in ((2 * rim, INK), (rim, BONE), (0, fill)):
        shapes.append(Stroke(line, tone, side * _WIDTH * wide + 2 * grow, None if tone == INK else dash))
        if has_head:
            shapes.append(Polygon(head(grow), tone))
    if core:
        shapes.append(Stroke(line, core, side * _CORE * wide, dash))
    return tuple(shapes)


def _framed(box: Box, grid: Grid) -> tuple[Shape, ...]:
    """A room with a bright rim."""
    if not grid.box.holds(box):
        return ()
    return (
        Plate(box.grown(-1), _CLEAR, 8, INK, grid.side * 0.18),
        Plate(box.grown(-grid.side * 0.03), _CLEAR, 6, GLOW, grid.side * 0.11),
    )


def _turned(box: Box, grid: Grid, turn: int) -> tuple[Shape, ...]:
    """An open circle on the floor of a turned room with an arrowhead, or with two after half a turn."""
    if not grid.box.holds(box):
        return ()
    side, way = grid.side, 1 if turn > 0 else -1
    count = abs(turn)
    lines, heads = [], []
    for number in range(count):
        start = _START + 360 * number / count
        end = start + (_AROUND if count == 1 else _HALFWAY)
        angles = [math.radians(start + (end - start) * step / _STEPS) for step in range(_STEPS + 1)]
        last, tip = angles[-1], angles[-1] + _POINT / _RADIUS
        corners = ((_RADIUS + _SPREAD, last), (_RADIUS, tip), (_RADIUS - _SPREAD, last))
        lines.append(_around(box.centre, [(_RADIUS * side, angle) for angle in angles], way))
        heads.append(_around(box.centre, [(reach * side, angle) for reach, angle in corners], way))
    shapes: list[Shape] = []
    for tone, by in ((INK.at(_FAINT), side * 0.09), (GLOW, 0)):
        shapes += (Stroke(line, tone, side * _THICK + by) for line in lines)
        shapes += (Polygon(head, tone, tone, by) for head in heads)
    return Decal.of(shapes, box)


def _around(centre: Point, points: Sequence[tuple[float, float]], way: int) -> tuple[Point, ...]:
    """Points given by their distance and angle, clockwise from the right, or mirrored."""
    x, y = centre
    return tuple((x + way * reach * math.cos(angle), y + reach * math.sin(angle)) for reach, angle in points)


def _clash(clash: Clash, grid: Grid) -> tuple[Shape, ...]:
    """Crossed swords between fighters; for a wand, a line to its target."""
    if not (grid.shows(clash.attacker) and grid.shows(clash.target)):
        return ()
    one, other = grid.centre(clash.attacker), grid.centre(clash.target)
    if clash.is_wand:
        return arrow((one, other), BLOOD, grid.side, dash=(grid.side * 0.12, grid.side * 0.2), short=0.42)
    return pieces.badge(meeting(one, other, grid.side, clash.seat), grid.side * 0.42, "swords", BLOOD)


def meeting(one: Point, other: Point, side: float, seat: int) -> Point:
    """Where a token of ``seat`` meets an enemy in the next square, clear of the letters of the upper one."""
    aside = 0.0 if one[1] == other[1] else side * 0.4 * (-1 if (one[1] < other[1]) == (seat == 1) else 1)
    return (one[0] + other[0]) / 2 + aside, (one[1] + other[1]) / 2


def _out(way_out: Exit, box: Box) -> tuple[Shape, ...]:
    """The points of those that left, on a disc in their side's colour that fills a box."""
    livery, side = LIVERIES[way_out.seat], box.width
    size = round(side * 0.56)
    return (
        Disc(box, INK),
        Disc(box.grown(-side * 0.03), BONE),
        Disc(box.grown(-side * 0.07), livery.colour),
        label(
            f"+{way_out.points}",
            box.grown(-side * 0.1),
            livery.letter,
            size=size,
            least=size,
            weight="ExtraBold",
        ),
    )
