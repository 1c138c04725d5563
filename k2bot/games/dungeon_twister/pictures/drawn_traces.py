"""Draws a turn's traces: changed rooms and paths below tokens, signs and numbers of steps above them.

A path is a line with a head, a way that could be walked a line of dots; both end at an arrow where they lead
out of the maze. A fight is one red sign. Every step has its number at its mark, where it covers least.
"""

from __future__ import annotations

import math
from itertools import groupby, pairwise, starmap, zip_longest
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.content import OWNER
from k2bot.games.dungeon_twister.engine.squares import at, coordinates
from k2bot.games.dungeon_twister.pictures import changed_rooms, pieces
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, GREEN, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.traces import beside
from k2bot.render.scene import Box, Decal, Disc, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.games.dungeon_twister.pictures.traces import TracePath, Traces
    from k2bot.render.scene import Point, Shape, Shapes
    from k2bot.render.theme import Colour

_WIDE: Final = 0.18
"""Width of a path in squares."""
_EDGES: Final = ((INK, 0.06), (BONE, 0.03))
"""Its edges from outside, and how far each reaches beyond it, in squares."""
_HEAD, _BROAD = 0.3, 0.25
"""Length and half width of its head, in squares."""
_SHORT: Final = 0.47
"""How far before the middle of its last square a path ends, in squares: at the token there."""
_LANES: Final = (0.0, 0.25, -0.25)
"""How far paths that share squares lie beside the middle of these, in squares."""
_DOT: Final = 0.25
"""Size of the dots on ways, in squares."""
_NUMBER, _SIGN, _OUT = 0.5, 0.6, 1.0
"""Size of a step's number, of the sign of a fight and of an arrow out of the maze, in squares."""
_HANGS: Final = 0.28
"""How far the middle of a number is within the corner over which it hangs, relative to its size."""
_GATE: Final = 0.25
"""How far the frame of a changed portcullis reaches beyond it, in squares."""
_TAGS: Final = 0.5
"""Where a figure's letters begin in its square, from above."""


def under_tokens(traces: Traces, grid: Grid, gates: Iterable[Box] = ()) -> Shapes:
    """Frames of what changed, paths, and lines from wands; ``gates`` are boxes of changed portcullises."""
    shapes: list[Shape] = []
    for slot in {**traces.revealed, **traces.turned}:
        if grid.box.holds(room := grid.room(slot)):
            shapes += changed_rooms.frame(room, grid.side, traces.turned.get(slot, 0))
    for box in gates:
        shapes += changed_rooms.frame(box.grown(grid.side * _GATE), grid.side)
    for way, points in _paths(traces, grid):
        has_head = way.ends and (OWNER[way.character], way.squares[-1]) not in traces.exits
        shapes += arrow(points, LIVERIES[OWNER[way.character]].colour, grid.side, has_head=has_head)
    for clash in traces.clashes:
        if clash.is_wand and grid.shows(clash.attacker) and grid.shows(clash.target):
            ends = grid.centre(clash.attacker), grid.centre(clash.target)
            shapes += arrow(ends, BLOOD, grid.side, dash=(grid.side * 0.12, grid.side * 0.2))
    return tuple(shapes)


def over_tokens(
    traces: Traces,
    grid: Grid,
    standing: Collection[int],
    gates: Mapping[int, Box] | None = None,
    ways_out: Sequence[tuple[int, Sequence[int]]] = (),
) -> Shapes:
    """Paths past tokens, ways out, fights, and the numbers of steps, of which none covers letters.

    ``standing`` holds the squares with tokens, ``gates`` the boxes of changed portcullises, and ``ways_out``
    seats and squares of ways that could be walked.
    """
    outs = dict.fromkeys([*traces.exits, *((seat, way[-1]) for seat, way in ways_out)])
    arrows = [
        (seat, _free(square, _OUT, grid, standing, seat)) for seat, square in outs if grid.shows(square)
    ]
    signs = list(_signs(traces, grid, standing))
    others = [(act, box) for act, _, box in signs]
    others += [(traces.gates[gate], box.grown(grid.side * _GATE)) for gate, box in (gates or {}).items()]
    return (
        *_passing(traces, grid, standing),
        *_trails(ways_out, grid, standing),
        *(shape for seat, box in arrows for shape in Decal.of(pieces.exit_arrow(box, seat), box.grown(2))),
        *(shape for _, name, box in signs for shape in pieces.badge(box.centre, box.width, name, BLOOD)),
        *_numbers(traces, grid, standing, others, [box for _, box in arrows]),
    )


def _paths(traces: Traces, grid: Grid) -> Iterator[tuple[TracePath, list[Point]]]:
    """The visible parts of paths with their points: beside those of others with which they share squares."""
    squares: dict[int, set[int]] = {}
    for way in traces.ways:
        squares.setdefault(way.character, set()).update(way.squares)
    lanes: dict[int, float] = {}
    for character, own in squares.items():
        used = {lane for other, lane in lanes.items() if own & squares[other]}
        lanes[character] = next((lane for lane in _LANES if lane not in used), 0.0)
    for way in traces.ways:
        aside = lanes[way.character] * grid.side
        for is_shown, run in groupby(way.squares, grid.shows):
            part = tuple(run)
            if is_shown and part[1:]:
                ends = way.ends and part[-1] == way.squares[-1]
                points = [(x + aside, y + aside) for x, y in map(grid.centre, part)]
                yield way._replace(squares=part, ends=ends), points


def arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    dash: tuple[float, float] | None = None,
    short: float = _SHORT,
    has_head: bool = True,
) -> Iterator[Shape]:
    """A line along points with a head that ends ``short`` squares of this size before the last one."""
    (x1, y1), (x2, y2) = points[-2:]
    far = math.dist((x1, y1), (x2, y2))
    across, down = (x2 - x1) / far * side, (y2 - y1) / far * side
    tip, foot = ((x2 - across * by, y2 - down * by) for by in (short, short + _HEAD))
    line = (*points[:-1], foot) if has_head else tuple(points)
    head = (
        tip,
        (foot[0] - down * _BROAD, foot[1] + across * _BROAD),
        (foot[0] + down * _BROAD, foot[1] - across * _BROAD),
    )
    for tone, edge in (*_EDGES, (fill, 0.0)):
        yield Stroke(line, tone, side * (_WIDE + 2 * edge), None if tone == INK else dash)
        if has_head:
            yield Polygon(head, tone, tone if edge else None, 2 * edge * side)


def _passing(traces: Traces, grid: Grid, standing: Collection[int]) -> Iterator[Shape]:
    """Dots on paths at the sides of tokens that they pass: paths below tokens seemed to begin there."""
    for way, points in _paths(traces, grid):
        own = {way.squares[-1]} if way.ends else set()
        for (square, one), (other, far) in pairwise(zip(way.squares, points, strict=True)):
            if not ({square, other} - own).isdisjoint(standing):
                yield from _dot(_between(one, far), OWNER[way.character], BONE, grid)


def _trails(
    ways_out: Iterable[tuple[int, Sequence[int]]], grid: Grid, standing: Collection[int]
) -> Iterator[Shape]:
    """Dots along ways that could be walked: between squares, and in those without tokens."""
    points: dict[Point, int] = {}
    for seat, way in ways_out:
        centres = [grid.centre(square) for square in way if grid.shows(square)]
        points |= dict.fromkeys((*centres, *starmap(_between, pairwise(centres))), seat)
    taken = set(map(grid.centre, filter(grid.shows, standing)))
    for point, seat in points.items():
        if point not in taken:
            yield from _dot(point, seat, GREEN, grid)


def _dot(point: Point, seat: int, rim: Colour, grid: Grid) -> Shapes:
    """A dot of a way in a seat's colour."""
    dot = Box.around(point, grid.side * _DOT)
    return Disc(dot.grown(grid.side * 0.03), INK), Disc(dot, LIVERIES[seat].colour, rim, grid.side * 0.06)


def _between(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def by_corners(way: Sequence[int], pits: Collection[int]) -> Iterator[int]:
    """A way's squares with the pits at whose corners it bends: it leads over them, not through walls."""
    for square, following in zip_longest(way, way[1:]):
        yield square
        if following is not None:
            (x1, y1), (x2, y2) = coordinates(square), coordinates(following)
            if x1 != x2 and y1 != y2:
                yield from [one for one in (at(x2, y1), at(x1, y2)) if one in pits][:1]


def _free(square: int, size: float, grid: Grid, standing: Collection[int], seat: int = 1) -> Box:
    """A box of this size in squares in the middle of one; where somebody stands, at an upper corner."""
    whole = grid.square(square)
    corner = (whole.left if seat else whole.right), whole.top
    return Box.around(corner if square in standing else whole.centre, size * grid.side)


def _signs(traces: Traces, grid: Grid, standing: Collection[int]) -> Iterator[tuple[int, str, Box]]:
    """The signs of fights with their steps: skulls where somebody fell, otherwise swords between fighters."""
    for fall in traces.dead:
        if grid.shows(fall.square):
            yield fall.act, "skull", _free(fall.square, _SIGN, grid, standing)
    fallen = {one.act for one in traces.dead}
    for clash in traces.clashes:
        if clash.act in fallen or not grid.shows(clash.target):
            continue
        one, other = grid.centre(clash.attacker), grid.centre(clash.target)
        if beside(clash.attacker, clash.target):
            box = Box.around(meeting(one, other, grid.side, clash.seat), grid.side * _SIGN)
        else:  # a wand, or one of them was carried away
            box = _free(clash.target, _SIGN, grid, standing)
        yield clash.act, "swords", box


def meeting(one: Point, other: Point, side: float, seat: int) -> Point:
    """Where a token of ``seat`` meets an enemy in the next square, clear of the letters of the upper one."""
    aside = 0.0 if one[1] == other[1] else side * 0.4 * (-1 if (one[1] < other[1]) == (seat == 1) else 1)
    x, y = _between(one, other)
    return x + aside, y


def _numbers(
    traces: Traces,
    grid: Grid,
    standing: Collection[int],
    others: Sequence[tuple[int, Box]],
    arrows: Sequence[Box],
) -> Iterator[Shape]:
    """The numbers of steps: on free squares where ways ended, otherwise at corners of tokens.

    And at those of ``others``: marks with their steps. Each covers as little as can be of letters, marks,
    arrows and other numbers.
    """
    side, livery, shown = grid.side * _NUMBER, LIVERIES[traces.seat], traces.numbered or {}
    places = {act: [*_corners(box.grown(side * 0.45), side, grid)] for act, box in others}
    for act, square in traces.ended.items():
        if grid.shows(square):
            whole = grid.square(square)
            middle = [Box.around(whole.centre, side)] * (square not in standing)
            places[act] = [*middle, *_corners(pieces.tile(whole), side, grid)]
    kept = [grid.square(square).part(top=grid.side * _TAGS) for square in standing if grid.shows(square)]
    kept += [*arrows, *(box for _, box in others)]
    for act in sorted(places.keys() & shown.keys()):
        place = min(places[act], key=lambda one: sum(map(one.shared, kept)))
        kept.append(place)
        yield from changed_rooms.step_number(shown[act], place.centre, side, livery.colour, livery.letter)


def _corners(box: Box, side: float, grid: Grid) -> Iterator[Box]:
    """Boxes of this size that hang over the corners of a box, upper ones first, beside row numbers."""
    rim, room = box.grown(-side * _HANGS), grid.box.grown(grid.side * 0.05 - side / 2)
    for y in (rim.top, rim.bottom):
        for x in (rim.right, rim.left):
            yield Box.around((min(max(x, room.left), room.right), y), side)
