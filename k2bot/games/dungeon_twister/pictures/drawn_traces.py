"""Draws a turn's traces: paths and changed rooms below tokens, attacks and numbers of steps above them."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.pictures import changed_rooms, pieces
from k2bot.games.dungeon_twister.pictures.changed_rooms import step_number
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.traces import beside
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.games.dungeon_twister.pictures.traces import Clash, TracePath, Traces
    from k2bot.render.scene import Point, Shape, Shapes
    from k2bot.render.theme import Colour

_TAGS = 0.62
"""Where a figure's letters begin in its square, from above."""
_WIDTH, _THIN = 0.19, 0.6
"""Width of the loudest path in squares, and that of all others relative to it."""
_HEAD, _BROAD = 0.3, 0.28
"""Length and half width of an arrowhead, in squares; keeps clear of the character that moved."""
_BEND: Final = 0.22
"""Radius of a path's bends, in squares: small enough for a straight end before a head in the next square."""
_ARC: Final = 0.95
"""How far the middle of a jump over a square bends aside, in squares, before it is drawn half as far."""
_LANES: Final = (0.0, 0.27, -0.27, 0.4, -0.4)
"""How far paths that share squares lie beside the middle of these, in squares."""
_HALO: Final = 0.025
"""How far around a character the paths it stands on stop, in squares."""
_ROUND: Final = 0.045
"""How far the frame of a character that has moved reaches beyond its tile, in squares."""
_DOT: Final = 0.54
"""Diameter of a step's number, in squares."""
_START: Final = 0.36
"""Diameter of the dot where the loudest path begins, in squares."""
_HANGS: Final = 0.22
"""How far the number of a step hangs over the corner of whoever took it, relative to its size."""
_NEXT: Final = 0.5
"""How far before the middle of its last square a path ends, in squares."""
_BROADER: Final = 1.25
"""How much broader a way out is than others, which ends at its points, without a head."""
_GAIN: Final = 0.12
"""How far the points of whoever left reach beyond its square, in squares."""
_NAMED_GAIN: Final = 0.2
"""The same if they say who left."""
_WITHIN: Final = 0.05
"""How far within its squares the frame around a fight begins."""
_STEP: Final = 0.5
"""Distance of the dots between the parts of a path that a turning room has cut, in squares."""
_RAYS, _STAR = 10, 0.2
_FLASH: Final = theme.colour("#FFD9A8")
"""Rays of the star behind a skull, how far it reaches beyond it as a fraction of that, and its colour."""
_CLEAR: Final = BONE.at(0)
_SWORDS: Final = 0.5
"""Width of the sign of an attack, in squares."""
_FRESH: Final = 0.78
"""Size of the drop at who was just wounded, as a fraction of a tile."""
_ACROSS, _NARROW = 0.1, 0.6
"""How far from the border of two squares a path that passes a token is over it, in squares, and how wide the
loudest one is there, relative to the rest of it."""
_SLACK: Final = 0.12
"""How far a number may reach into the square of a token, in squares."""
_STARTS: Final = (0, board.LENGTH - 1)
"""Columns of the starting lines."""
_LONG, _BESIDE, _SLIM = 3, 0.46, 0.7
"""Squares of a path along one that others may stand on, how far from their middle it runs, in squares, and
how broad the loudest one is, which keeps off the rows' numbers."""


def under_tokens(
    traces: Traces,
    grid: Grid,
    standing: Mapping[int, Sequence[int]],
    gates: Mapping[int, Box] | None = None,
) -> Shapes:
    """Traces below tokens: changed rooms and portcullises, and paths, the loudest one over the others.

    ``standing`` holds the tokens by square; ``gates`` the boxes of changed portcullises.
    """
    shapes = _changed(traces, grid, standing, gates or {})
    ways = [way for way in traces.ways if all(grid.shows(square) for square in way.squares)]
    lanes = _lanes(traces, ways)
    for way in sorted(ways, key=lambda way: way.character == traces.shown):
        is_out, is_loud = traces.leads_out(way), way.character == traces.shown
        shapes += _path(way, grid, lanes, is_out=is_out, is_loud=is_loud)
    for square in dict.fromkeys(square for way in ways for square in way.squares[:-1]):
        if any(content.IS_CHARACTER[token] for token in standing.get(square, ())):
            shapes.append(
                Plate(pieces.tile(grid.square(square)).grown(grid.side * _HALO), INK, grid.side * 0.26)
            )
    for square in dict.fromkeys(way.squares[-1] for way in ways if way.ends):
        if square in standing:
            shapes += _arrived(grid.square(square), grid)
    shapes += _fighting(traces, grid)
    shapes += (*_cuts(ways, grid, lanes, standing), *_origins(traces, ways, grid, lanes, standing))
    return tuple(shapes)


def _fighting(traces: Traces, grid: Grid) -> Iterator[Shape]:
    """A red frame around who was hit in fights in which nobody was knocked out."""
    side, fallen = grid.side, {one.square for one in traces.dead}
    for clash in traces.clashes:
        if clash.is_wand or {clash.attacker, clash.target} & fallen:
            continue
        for square in filter(grid.shows, _hit(clash)):
            frame = grid.square(square).grown(-grid.side * _WITHIN)
            for by, fill in ((0.13, INK), (0.1, BLOOD), (-0.02, _FLASH)):
                yield Plate(frame.grown(side * by), fill, side * (0.28 + by))


def _hit(clash: Clash) -> tuple[int, ...]:
    """The squares of who was wounded, or if nobody was, of who was attacked."""
    return tuple(dict.fromkeys(one.square for one in clash.hurt)) or (clash.target,)


def _changed(
    traces: Traces, grid: Grid, standing: Mapping[int, Sequence[int]], gates: Mapping[int, Box]
) -> list[Shape]:
    """Marks of rooms and portcullises that changed."""
    shapes: list[Shape] = []
    for slot, turn in traces.turned.items():
        shapes += changed_rooms.turned(slot, grid, turn, standing)
    for slot in traces.revealed:
        shapes += changed_rooms.revealed(grid.room(slot), grid, is_turned=slot in traces.turned)
    for box in gates.values():
        rim = box.grown(grid.side * 0.16)
        shapes.append(Plate(rim, _CLEAR, grid.side * 0.14, INK, grid.side * 0.11))
        shapes.append(Plate(rim.grown(-2), _CLEAR, grid.side * 0.12, changed_rooms.GLOW, grid.side * 0.06))
    return shapes


def _free_corner(rim: Box, side: float, grid: Grid, standing: Collection[int], rows: Sequence[Box]) -> Point:
    """The first corner around which a disc of this size is clear of tokens and others; else the first one."""
    tokens = [grid.square(square).grown(-grid.side * _SLACK) for square in standing if grid.shows(square)]
    tokens += rows
    outer = rim.grown(side / 3)
    corners = [
        (x, y) for near in (rim, outer) for y in (near.top, near.bottom) for x in (near.right, near.left)
    ]
    discs = {corner: Box.around(corner, side) for corner in corners}
    free = (corner for corner, disc in discs.items() if not any(disc.touches(token) for token in tokens))
    return next(free, corners[0])


def _step(traces: Traces, shown: int, at: Point, side: float) -> Shapes:
    """The number of a step on the colour of whose turn it was."""
    livery = LIVERIES[traces.seat]
    rim = max(2, round(side * 0.07))
    disc = Box.around(at, round(side))
    return (
        Disc(disc.grown(rim), INK),
        Disc(disc, BONE),
        *step_number(shown, at, side - 2 * rim, livery.colour, livery.letter, share=1.16),
    )


def _arrived(square: Box, grid: Grid) -> Shapes:
    """A bright frame around the square of a character that has moved: others may hide its path's end."""
    side, rim = grid.side, pieces.tile(square).grown(grid.side * _ROUND)
    return (Plate(rim.grown(side * 0.02), INK, side * 0.32), Plate(rim, BONE, side * 0.3))


def _lanes(traces: Traces, ways: Sequence[TracePath]) -> dict[int, float]:
    """How far each character's paths lie beside the middle of squares: different where they share some."""
    squares: dict[int, set[int]] = {}
    for way in sorted(ways, key=lambda way: way.character != traces.shown):
        squares.setdefault(way.character, set()).update(way.squares)
    lanes: dict[int, float] = {}
    for character, own in squares.items():
        used = {lane for other, lane in lanes.items() if own & squares[other]}
        lanes[character] = next((lane for lane in _LANES if lane not in used), 0.0)
    return lanes


def _cuts(
    ways: Sequence[TracePath], grid: Grid, lanes: Mapping[int, float], standing: Mapping[int, Sequence[int]]
) -> Shapes:
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
                    dot = Box.around((x, y), grid.side * _DOT * 0.7)
                    shapes += (Disc(dot.grown(grid.side * 0.05), INK), Disc(dot, changed_rooms.GLOW))
    return tuple(shapes)


def _origins(
    traces: Traces,
    ways: Sequence[TracePath],
    grid: Grid,
    lanes: Mapping[int, float],
    standing: Mapping[int, Sequence[int]],
) -> Shapes:
    """A dot in the side's colour where each character's paths begin, on the first square that is free."""
    taken = {*standing, *(one.square for one in traces.dead), *(one.square for one in traces.exits)}
    begun: set[int] = set()
    shapes: list[Shape] = []
    for way in ways:
        if way.resumes or way.character in begun:
            continue
        begun.add(way.character)
        points = _along_start(way, grid, lanes)[:1] or _points(way, grid, lanes)
        for square, point in zip(way.squares[:-1], points, strict=False):
            if square not in taken:
                taken.add(square)
                is_loud = way.character == traces.shown
                dot = Box.around(point, grid.side * (_START if is_loud else _DOT * _START))
                rim = grid.side * (0.05 if is_loud else 0.035)
                shapes += (
                    Disc(dot.grown(2 * rim), INK),
                    Disc(dot.grown(rim), BONE),
                    Disc(dot, LIVERIES[content.OWNER[way.character]].colour),
                )
                break
    return tuple(shapes)


def _numbers(
    traces: Traces,
    grid: Grid,
    standing: Collection[int],
    signs: Sequence[Box],
    gates: Mapping[int, Box],
) -> Iterator[Shape]:
    """The numbers of steps: of those in which somebody walked where they ended, and beside portcullises.

    There, at an upper corner of whoever stands there, otherwise on the way. Of a way out, before the points.
    """
    shown = traces.numbered or {}
    ways = [way for way in traces.ways if all(map(grid.shows, way.squares))]
    lanes = _lanes(traces, ways)
    ended: dict[int, tuple[Point, list[int]]] = {}
    for way in {way.act: way for way in ways if way.act in shown}.values():
        place = len(way.squares) - 1
        if traces.leads_out(way):
            free = (number for number in range(place) if way.squares[number] not in standing)
            place = max(free, default=place - 1)
        point = _points(way, grid, lanes)[place]
        ended.setdefault(way.squares[place], (point, []))[1].append(shown[way.act])
    tiles = {square: grid.square(square) for square in standing if grid.shows(square)}
    side = grid.side * _DOT
    taken = [*signs]
    for square, (point, numbers) in ended.items():
        row = Box.around(point, side * len(numbers), side)
        if square in tiles:
            own = tiles[square]
            boxes = [row.moved(own.left - row.left, 0), row.moved(own.right - row.right, 0)]
            boxes = [_inside(box.moved(0, own.top - box.top - side * _HANGS), grid) for box in boxes]
            boxes = [box.moved((-1, 1)[n] * side * _HANGS, 0) for n, box in enumerate(boxes)]
            others = [*taken, *(box for other, box in tiles.items() if other != square)]
            row = min(boxes, key=lambda box: sum(map(box.shared, others)))
        taken.append(row)
        for place, number in enumerate(numbers):
            yield from _step(traces, number, (row.left + side * (place + 0.5), row.centre[1]), side)
    for gate, box in gates.items():
        if (opened := shown.get(traces.gates[gate])) is not None:
            corner = _free_corner(box.grown(grid.side * 0.16), side, grid, standing, taken)
            yield from _step(traces, opened, corner, side)


def over_tokens(
    traces: Traces, grid: Grid, taken: Collection[int], gates: Mapping[int, Box] | None = None
) -> Shapes:
    """Traces above tokens: attacks, fresh wounds, skulls for eliminations, points for exits, steps' numbers.

    On ``taken`` squares signs make way for tokens: in a corner. ``gates`` as in ``under_tokens``.
    """
    shapes: list[Shape] = []
    side, fallen = grid.side, {one.square for one in traces.dead}
    hurt = dict.fromkeys(one for clash in traces.clashes for one in clash.hurt if grid.shows(one.square))
    drops = [pieces.wound(one.seat, pieces.tile(grid.square(one.square)), _FRESH) for one in hurt]
    for clash in traces.clashes:
        if {clash.attacker, clash.target} & fallen:
            continue
        hit = next(filter(grid.shows, _hit(clash)), None)
        if grid.shows(clash.attacker) and grid.shows(clash.target):
            shapes += _clash(clash, grid)
        if hit is not None:
            ends = grid.centre(clash.attacker), grid.centre(clash.target)
            middle = meeting(*ends, side, clash.seat)
            if clash.is_wand:
                middle = (ends[0][0] + ends[1][0]) / 2, (ends[0][1] + ends[1][1]) / 2
            swords = Box.around(middle, side * _SWORDS)
            shapes += _numbered(traces, clash.act, swords, grid, taken=taken, others=drops)
    for square, gains, act in traces.dead:
        if grid.shows(square):
            box = grid.square(square).grown(-side * 0.06)
            if square in taken:
                box = Box.around((box.left, box.top), side * 0.56)
            star = _inside(box.grown(box.width * _STAR), grid)
            shapes += _burst(star.centre, star.width / 2)
            shapes += pieces.badge(star.centre, box.width, "skull", BLOOD)
            point = box.width * 0.7
            near = star.grown(-point * 0.3)
            corners = [(x, y) for x in (near.right, near.left) for y in (near.bottom, near.top)]
            boxes = [_inside(Box.around(corner, point), grid) for corner in corners]
            gain = clear(boxes, grid, taken)
            shapes += _gained(gains, 1, gain)
            sign = Box.around(star.centre, box.width)
            shapes += _numbered(traces, act, sign, grid, taken=taken, others=[gain])
    shapes += _passing(traces, grid, taken)
    for way_out in traces.exits:
        if grid.shows(way_out.square):
            box = grid.square(way_out.square)
            who = [traces.letters.get(one, "") for one in way_out.characters]
            name = who[0] if len(who) == 1 else ""
            if way_out.square in taken:  # before the feet of whoever stands there
                inner = box.right if way_out.seat else box.left
                box, name = Box.around((inner, box.bottom - side * 0.2), side * 0.72), ""
            else:
                box = _inside(box.grown(side * (_NAMED_GAIN if name else _GAIN)), grid)
            shapes += _gained(way_out.seat, way_out.points, box, name)
    shapes += _numbers(traces, grid, taken, drops, gates or {})
    return (*shapes, *(shape for drop in drops for shape in pieces.blood(drop, 0.12)))


def _passing(traces: Traces, grid: Grid, taken: Collection[int]) -> Iterator[Shape]:
    """Of paths that pass tokens, parts over their sides: those that dived below seemed to begin there.

    Not of those beside the middle of squares, which would cover letters.
    """
    ways = [way for way in traces.ways if all(map(grid.shows, way.squares)) and not way.is_leap]
    lanes, side = _lanes(traces, ways), grid.side
    for way in (way for way in ways if not lanes[way.character] and not _along_start(way, grid, lanes)):
        points = _points(way, grid, lanes)
        wide = side * _WIDTH * (_NARROW if way.character == traces.shown else _THIN)
        own, fill = {way.squares[-1]} if way.ends else set(), LIVERIES[content.OWNER[way.character]].colour
        for (square, point), (other, far) in pairwise(zip(way.squares, points, strict=True)):
            if not ({square, other} - own).isdisjoint(taken):
                middle = (point[0] + far[0]) / 2, (point[1] + far[1]) / 2
                line = tuple(_towards(middle, end, side * _ACROSS) for end in (point, far))
                for grow, tone in ((0.112, INK), (0.056, BONE), (0.0, fill)):
                    yield Stroke(line, tone, wide + side * grow)


def _numbered(
    traces: Traces, act: int, sign: Box, grid: Grid, *, taken: Collection[int], others: Sequence[Box] = ()
) -> Shapes:
    """The number of a step, if it has one, beside its sign: where it covers least of tokens and of others."""
    shown = (traces.numbered or {}).get(act)
    if shown is None:
        return ()
    side = grid.side * _DOT
    rim = sign.grown(side * 0.36)
    (x, y), diagonal = rim.centre, sign.grown(side * 0.2)
    places = [(rim.right, y), (rim.left, y), (x, rim.top), (x, rim.bottom)]
    places += [(x, y) for x in (diagonal.right, diagonal.left) for y in (diagonal.top, diagonal.bottom)]
    boxes = [_inside(Box.around(place, side), grid) for place in places]
    kept = [*others, *(grid.square(square) for square in taken if grid.shows(square))]
    return _step(traces, shown, min(boxes, key=lambda box: sum(map(box.shared, kept))).centre, side)


def clear(boxes: Sequence[Box], grid: Grid, taken: Collection[int]) -> Box:
    """The first of these boxes that covers least of tokens' letters."""
    tags = [grid.square(square).part(top=grid.side * _TAGS) for square in taken if grid.shows(square)]
    return min(boxes, key=lambda box: sum(box.shared(tag) for tag in tags))


def _inside(box: Box, grid: Grid) -> Box:
    """A box moved so that it leaves the row numbers beside the maze legible."""
    rim = grid.box.grown(grid.side * 0.04)
    return box.moved(max(0, rim.left - box.left) - max(0, box.right - rim.right), 0)


def _burst(centre: Point, reach: float) -> Shapes:
    """A star of light behind the skull of whoever was knocked out."""
    points = tuple(
        (centre[0] + reach * out * math.cos(angle), centre[1] + reach * out * math.sin(angle))
        for number in range(2 * _RAYS)
        for out, angle in (((1.0, 0.72)[number % 2], math.pi * number / _RAYS),)
    )
    return (Polygon(points, INK, INK, reach * 0.16), Polygon(points, _FLASH))


def _path(way: TracePath, grid: Grid, lanes: Mapping[int, float], *, is_out: bool, is_loud: bool) -> Shapes:
    """A path in its owner's colour between light and dark edges; leaps are dashed, ways out have no head."""
    along = _along_start(way, grid, lanes)
    wide = (_SLIM if along else 1.0) if is_loud else _THIN
    dash = (grid.side * 0.24 * wide**0.5, grid.side * 0.26 * wide**0.5) if way.is_leap else None
    return arrow(
        _line(way, grid, lanes),
        LIVERIES[content.OWNER[way.character]].colour,
        grid.side,
        dash=dash,
        has_head=way.ends and not is_out and not along,
        wide=wide * _BROADER if is_out and is_loud else wide,
    )


def _line(way: TracePath, grid: Grid, lanes: Mapping[int, float]) -> list[Point]:
    """A path as drawn: with round bends, a jump over a square as one arc, beside starting lines."""
    points = _along_start(way, grid, lanes) or _points(way, grid, lanes)
    if way.is_leap and len(points) == _JUMP:
        (x1, y1), bend, (x2, y2) = points
        if x1 != x2 and y1 != y2:
            return _curve(points[0], bend, points[-1], _SMOOTH)
        middle = (x1 + x2) / 2 + abs(y2 - y1) / 2 * _ARC, (y1 + y2) / 2 - abs(x2 - x1) / 2 * _ARC
        return _curve(points[0], middle, points[-1], _SMOOTH)
    line, radius = points[:1], grid.side * _BEND
    for one, corner, other in zip(points, points[1:], points[2:], strict=False):
        if one[0] == other[0] or one[1] == other[1]:
            continue
        line += _curve(_towards(corner, one, radius), corner, _towards(corner, other, radius), 4)
    return [*line, points[-1]]


_JUMP, _SMOOTH = 3, 14
"""Squares of a jump, and parts of its arc."""


def _along_start(way: TracePath, grid: Grid, lanes: Mapping[int, float]) -> list[Point]:
    """A path along a starting line beside its squares, where other tokens stand; empty for all others.

    On the outer side, or on the other one if it shares squares with a louder path.
    """
    column = board.coordinates(way.squares[0])[0]
    is_along = all(board.coordinates(square)[0] == column for square in way.squares)
    if way.is_leap or not is_along or column not in _STARTS or len(way.squares) < _LONG:
        return []
    (x, first), (_, last) = grid.centre(way.squares[0]), grid.centre(way.squares[-1])
    aside = grid.side * _BESIDE * (-1 if (column == 0) == (lanes[way.character] == 0) else 1)
    return [(x, first), (x + aside, first), (x + aside, last), (x, last)]


def _towards(one: Point, other: Point, by: float) -> Point:
    """A point this far on the way from one point to another."""
    share = by / math.dist(one, other)
    return one[0] + (other[0] - one[0]) * share, one[1] + (other[1] - one[1]) * share


def _curve(first: Point, control: Point, last: Point, parts: int) -> list[Point]:
    """Points of a curve that starts towards a control point and ends coming from it."""

    def between(by: float, start: float, bend: float, end: float) -> float:
        return (1 - by) ** 2 * start + 2 * by * (1 - by) * bend + by**2 * end

    (x1, y1), (x2, y2), (x3, y3) = first, control, last
    shares = [step / parts for step in range(parts + 1)]
    return [(between(by, x1, x2, x3), between(by, y1, y2, y3)) for by in shares]


def _points(way: TracePath, grid: Grid, lanes: Mapping[int, float]) -> list[Point]:
    """The points of a path in its lane."""
    aside = lanes[way.character] * grid.side
    return [(x + aside, y + aside) for x, y in map(grid.centre, way.squares)]


def _ended(
    points: Sequence[Point], side: float, short: float, length: float
) -> tuple[tuple[Point, ...], Callable[[float, float], tuple[Point, ...]]]:
    """A line that ends ``short`` squares before its last point, without room for a head of some length.

    And what gives that head's corners by half its width, and how much larger it is.
    """
    (x1, y1), (x2, y2) = points[-2:]
    far = math.dist((x1, y1), (x2, y2)) or 1.0
    along = (x2 - x1) / far, (y2 - y1) / far
    tip = x2 - along[0] * side * short, y2 - along[1] * side * short
    foot = tip[0] - along[0] * side * length, tip[1] - along[1] * side * length

    def head(half: float, grow: float) -> tuple[Point, ...]:
        wide = half + grow
        return (
            (tip[0] + along[0] * grow * 1.8, tip[1] + along[1] * grow * 1.8),
            (foot[0] - along[1] * wide - along[0] * grow, foot[1] + along[0] * wide - along[1] * grow),
            (foot[0] + along[1] * wide - along[0] * grow, foot[1] - along[0] * wide - along[1] * grow),
        )

    kept = [point for point in points[1:-1] if math.dist(point, (x2, y2)) > side * (short + length)]
    return (points[0], *kept, foot), head


def arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    dash: tuple[float, float] | None = None,
    short: float = _NEXT,
    has_head: bool = True,
    wide: float = 1.0,
) -> Shapes:
    """An arrow along points, for squares of this size; it ends ``short`` squares before the last point.

    ``wide`` is how much broader it is.
    """
    rim = side * 0.034 * max(wide, 0.8)
    line, head = _ended(points, side, short, _HEAD * math.sqrt(wide))
    line = line if has_head else tuple(points)
    shapes: list[Shape] = []
    for grow, tone in ((2 * rim, INK), (rim, BONE), (0, fill)):
        shapes.append(Stroke(line, tone, side * _WIDTH * wide + 2 * grow, None if tone == INK else dash))
        if has_head:
            shapes.append(Polygon(head(side * _BROAD * math.sqrt(wide), grow), tone))
    return tuple(shapes)


def between(one: Point, other: Point, side: float, seat: int) -> Iterator[Shape]:
    """Dots from where a turning room has cut a path to where it goes on."""
    size, far = side * _STEP * 0.6, math.dist(one, other)
    count = round(far / (side * _STEP))
    for number in range(1, count):
        x, y = ((a + (b - a) * number / count) for a, b in zip(one, other, strict=True))
        dot = Box.around((x, y), size)
        yield from (Disc(dot.grown(side * 0.07), INK), Disc(dot, LIVERIES[seat].colour.mixed(BONE, 0.3)))


def _clash(clash: Clash, grid: Grid) -> Shapes:
    """Crossed swords between where fighters stood; for a wand, a line to its target."""
    ends = grid.centre(clash.attacker), grid.centre(clash.target)
    if clash.is_wand:
        return arrow(ends, BLOOD, grid.side, dash=(grid.side * 0.12, grid.side * 0.2), short=0.42)
    if not beside(clash.attacker, clash.target):  # one of them was carried away
        return ()
    return pieces.badge(meeting(*ends, grid.side, clash.seat), grid.side * _SWORDS, "swords", BLOOD)


def meeting(one: Point, other: Point, side: float, seat: int) -> Point:
    """Where a token of ``seat`` meets an enemy in the next square, clear of the letters of the upper one."""
    aside = 0.0 if one[1] == other[1] else side * 0.4 * (-1 if (one[1] < other[1]) == (seat == 1) else 1)
    return (one[0] + other[0]) / 2 + aside, (one[1] + other[1]) / 2


def _gained(seat: int, points: int, box: Box, name: str = "") -> Shapes:
    """Points just scored, on a disc in their side's colour that fills a box; above them, who scored."""
    livery, side = LIVERIES[seat], box.width
    inner = box.grown(-side * 0.1)
    upper, lower = inner.part(bottom=side * 0.4), inner.part(0, side * 0.36)
    return (
        Disc(box, INK),
        Disc(box.grown(-side * 0.03), BONE),
        Disc(box.grown(-side * 0.07), livery.colour),
        *((strong(name, upper, livery.letter, round(side * 0.38)),) if name else ()),
        strong(f"+{points}", lower if name else inner, livery.letter, round(side * (0.42 if name else 0.56))),
    )
