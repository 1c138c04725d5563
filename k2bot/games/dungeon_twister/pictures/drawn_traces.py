"""Drawing of a turn's traces: changed rooms and paths below tokens, and signs above them.

A path is a line to a head, or to a plate with points where somebody left the maze. Only that of the decisive
step is bold. Whoever could leave for most points has a ring, and a dashed line to an arrow out of the maze. A
fight has a red ground with swords, and both fighters are larger than everybody else.
"""

from __future__ import annotations

import math
from itertools import groupby, pairwise, product, zip_longest
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import BROKEN, OPEN, OWNER
from k2bot.games.dungeon_twister.engine.squares import LENGTH, coordinates, slot_of, square_at
from k2bot.games.dungeon_twister.pictures import changed_rooms, pieces
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, GREEN, INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import OUTER, OVERHANG
from k2bot.games.dungeon_twister.pictures.traces import Clash, Fall, Leaver, TracePath, Traces, is_adjacent
from k2bot.render.layout import Writing, strong_text
from k2bot.render.scene import Box, Decal, Disc, Plate, Point, Polygon, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
    from k2bot.render.theme import Colour


class WayOut(NamedTuple):
    """Possible way out of the maze for a character of a seat, square by square."""

    seat: int
    squares: tuple[int, ...]


_WIDE: Final = 0.18
"""Width of a path in squares."""
_THIN: Final = 0.07
"""Width of a path of any but the decisive step, in squares."""
_SMALLER: Final = 0.6
"""Size of the head and edge of a thin path, relative to those of the decisive one."""
_BORNE: Final = 0.08
"""Width of the line to where a room carried somebody, in squares."""
_RIM: Final = 0.07
"""Width of a path's dark edge, which parts yellow from yellow, in squares."""
HEAD, _BROAD = 0.3, 0.25
"""Length and half width of a path's head, in squares."""
_SHORT, _BEFORE = 0.54, 0.04
"""Distance from a path's end to the middle of its last square, and to a token's box there, in squares."""
_LANES: Final = (0.0, 0.25, -0.25)
"""Offsets of paths that share squares from the middle of these, in squares."""
_LANE_DISTANCE: Final = 0.31
"""Offset of a possible way from the middle of squares where somebody walked, in squares."""
_RIGHT: Final = 0.16
"""Offset to the right, from the middle of its squares, of a path that goes there and back, in squares."""
_TRAIL: Final = ((INK, 0.16, None), (GREEN, 0.09, (0.2, 0.2)))
"""Colours and widths in squares of a possible way, from below, with the length and distance of its dashes."""
_START, _RING = 0.34, 0.08
"""Size of the dot where a path starts, and margin of the ring where a possible way does: squares."""
_SIGN, _EXIT_ARROW, _SMALL_ARROW = 0.74, 0.8, 0.54
"""Size of the signs of fights without a ground and of a way out, also between two row numbers, in squares."""
_ARENA, _BEND = 0.26, 0.4
"""Margin of the ground below fighters around their tiles, and radius of its corners, in squares."""
_FALLEN, _BUSY_FALLEN, _DECISIVELY_FALLEN = 1.6, 0.9, (2.4, 2)
"""Size of the burst with somebody knocked out, in squares; where somebody else stands now; and that of the
decisive step, of which the first is taken that's clear of tokens in its room."""
_FIGHTERS: Final = ((1.5, True), (1.35, True), (1.5, False), (1.35, False), (1.2, False))
"""Sizes of two fighters in squares, and whether heads rise; the first is taken that covers nobody."""
_ASIDE: Final = sorted(
    ((x / 4, y / 4) for x in range(-3, 4) for y in range(-3, 4)), key=lambda one: math.hypot(*one)
)
"""How far both may then stand from where they are, in squares."""
_APART: Final = (0.16, 0.1)
"""Gap between them side by side, or one above the other, in squares."""
_HIGHER: Final = 0.2
"""Height of swords between two side by side above the middle of their squares, in squares."""
_SWORDS: Final = 0.85
"""Size of the swords at the edge of that ground, in squares."""
_FAR, _GATE_SIGN = 1.0, 1.2
"""Distance of the sign of a changed portcullis from it, and its size, in squares."""
_EXIT_PLATE, _EXIT_LINE = 1.5, 0.54
"""Height of the plate of somebody who left the maze, and of each further one's line on it, in squares."""
_LOW_PLATES: Final = (1.25, 1.0)
"""Heights where the next squares are taken, in squares."""
_ABOVE: Final = 0.5
"""How far a plate may reach into the wall above the maze, in squares."""
_TIP: Final = 0.24
"""Half width and length of a plate's tip, in squares."""


def under_tokens(
    traces: Traces,
    grid: MazeGrid,
    standing: Mapping[int, Box],
    gates: Sequence[Box] = (),
    *,
    walls: Callable[[Box], Shapes] | None = None,
    way_out: WayOut | None = None,
    has_all_steps: bool = False,
) -> Shapes:
    """Marks of changes, light around whoever acted, a way out with its ring, paths, wand shots, and fights.

    There's no light in a fight nor beside a ring. Paths are those of the decisive step, unless the picture
    ``has_all_steps``.

    A burst with somebody knocked out is here, too, unless somebody else stands there now: then it's on top.

    Arguments as in ``over_tokens``; ``gates`` are the boxes of changed portcullises. ``walls`` draws those
    in a box again, over the ground of a fight.
    """
    shapes: list[Shape] = [*_frames(traces, grid, standing, gates, has_all_steps=has_all_steps)]
    in_fight = any(clash.act in traces.decisive for clash in traces.clashes)
    actor = None if traces.actor is None else standing.get(traces.actor)
    if actor is not None and not (gates or in_fight):
        shapes += changed_rooms.glow(actor.centre, actor.width, grid.box)
    if way_out is not None:
        shapes += _trail(way_out, grid, _way_out_offsets(traces, way_out))
    shapes += _arrows(traces, grid, standing, has_all_steps=has_all_steps)
    for clash in traces.clashes:
        if clash.is_wand and grid.shows(clash.attacker) and grid.shows(clash.target):
            ends = grid.centre(clash.attacker), grid.centre(clash.target)
            shapes += path_arrow(ends, BLOOD, grid.side, dash=(grid.side * 0.12, grid.side * 0.2))
    for arena in arenas(traces, grid, standing):
        grounds = [
            Plate(arena.expanded(-grid.side * inset), tone, grid.side * (_BEND - inset))
            for inset, tone in ((0, INK), (0.05, BONE), (0.12, BLOOD))
        ]
        shapes += (*grounds, *(walls(grounds[-1].box) if walls is not None else ()))
    shapes += _starts(traces, grid, standing)
    if way_out is not None and grid.shows(square := way_out.squares[0]):
        ring, bend = pieces.tile_box(standing[square]).expanded(grid.side * _RING), grid.side * 0.3
        shapes += Plate(ring.expanded(grid.side * 0.05), INK, bend), Plate(ring, GREEN, bend)
    for fall, box in _fall_bursts(traces, grid, standing):
        shapes += pieces.knocked_out_face(fall.character, box) if fall.square not in standing else ()
    return tuple(shapes)


def _arrows(
    traces: Traces, grid: MazeGrid, standing: Mapping[int, Box], *, has_all_steps: bool
) -> Iterator[Shape]:
    """The bold path of the decisive step, or above all others, and arrows to where rooms carried somebody."""
    left_from = {(one.character, one.square) for one in traces.exits}
    for is_bold in (False, True) if has_all_steps else (True,):
        for way, points in _paths(traces, grid, is_bold=is_bold):
            has_head = way.ends and (way.character, way.squares[-1]) not in left_from
            fill = LIVERIES[OWNER[way.character]].colour
            wide, scale = (_WIDE, 1) if is_bold else (_THIN, _SMALLER)
            short = _distance(points, standing.get(way.squares[-1]), grid.side)
            yield from path_arrow(
                points, fill, grid.side, wide=wide, scale=scale, short=short, has_head=has_head
            )
    for character, (one, other), _ in traces.carried:
        if not has_all_steps and character not in traces.walkers:
            continue
        if grid.shows(one) and grid.shows(other):
            ends, dash = (grid.centre(one), grid.centre(other)), (grid.side * 0.14, grid.side * 0.2)
            short = _distance(ends, standing.get(other), grid.side)
            yield from path_arrow(
                ends,
                changed_rooms.CHANGED_COLOUR,
                grid.side,
                wide=_BORNE,
                scale=_SMALLER,
                dash=dash,
                short=short,
            )


def _distance(points: Sequence[Point], box: Box | None, side: float) -> float:
    """Distance in squares before its last point at which a path's head ends: just before a token's box."""
    return _SHORT if box is None else max(_SHORT, _reach(points[-2], points[-1], box) / side + _BEFORE)


def _reach(outer: Point, inner: Point, box: Box) -> float:
    """How far a box reaches from a point in it towards one beside it."""
    (x1, y1), (x2, y2) = outer, inner
    if abs(x2 - x1) > abs(y2 - y1):
        return x2 - box.left if x2 > x1 else box.right - x2
    return y2 - box.top if y2 > y1 else box.bottom - y2


def grown_fighters(
    traces: Traces, grid: MazeGrid, standing: Mapping[int, pieces.Standing], hidden: Sequence[Box] = ()
) -> dict[int, pieces.Standing]:
    """Tokens by square with both fighters of the decisive step larger, if they're there, than all others.

    They may cover walls, but nobody, nor ``hidden`` tokens; heads below them don't rise.
    """
    clashes = [one for one in _drawn_clashes(traces, grid) if one.act in traces.decisive]
    places, side = dict(standing), grid.side
    for clash in clashes[:1]:
        pair = clash.attacker, clash.target
        if not is_adjacent(*pair) or not standing.keys() >= {*pair}:
            continue
        others = {square: one for square, one in standing.items() if square not in pair}
        whole = Box.enclosing(map(grid.square, pair)).expanded(2 * side)
        busy = [pieces.tile_box(one.box) for one in others.values()]
        busy += [box.expanded(side * _ARENA) for box in hidden]
        busy = [box for box in busy if box.overlaps(whole)]
        for (size, is_high), aside in product(_FIGHTERS, _ASIDE):
            boxes = _grown_pair(pair, grid, size, aside)
            upper = [box for box in boxes if is_high and box.top == min(one.top for one in boxes)]
            taken = [*boxes, *map(pieces.head_box, upper)]
            if all(map(grid.box.contains, taken)) and not any(
                one.overlaps(other) for one, other in product(taken, busy)
            ):
                break
        else:
            continue
        for square, box in zip(pair, boxes, strict=True):
            rise = pieces.HIGH_RISE if box in upper else pieces.RISE
            places[square] = standing[square]._replace(box=box, rise=rise)
        whole = Box.enclosing(boxes).expanded(side * 0.1)
        for square, one in others.items():
            if one.rise > pieces.RISE and pieces.head_box(one.box, one.rise).overlaps(whole):
                places[square] = one._replace(rise=pieces.RISE)
    return places


def _grown_pair(pair: tuple[int, int], grid: MazeGrid, size: float, aside: Point) -> list[Box]:
    """Boxes of this size in squares for tokens on adjacent squares, around the middle between them."""
    side = grid.side
    x, y = _midpoint(*map(grid.centre, pair))
    boxes = []
    for square in pair:
        (own_x, own_y), is_beside = grid.centre(square), grid.centre(square)[1] == y
        reach = (size + _APART[not is_beside]) / 2 * side
        across, down = (
            (math.copysign(reach, own_x - x), 0) if is_beside else (0, math.copysign(reach, own_y - y))
        )
        middle = x + across + aside[0] * side, y + down + aside[1] * side
        boxes.append(Box.from_centre((round(middle[0]), round(middle[1])), 2 * round(size * side / 2)))
    return boxes


def _frames(
    traces: Traces,
    grid: MazeGrid,
    standing: Mapping[int, Box],
    gates: Iterable[Box],
    *,
    has_all_steps: bool,
) -> Iterator[Shape]:
    """Frames of rooms that were revealed or decisively turned, rings around portcullises with given boxes.

    All rooms that turned have an arrow in the direction of their rotation.
    """
    for slot, act in traces.revealed.items():
        if grid.box.contains(room := grid.room(slot)):
            side = grid.side * (1 if has_all_steps or act in traces.decisive else _SMALLER)
            yield from changed_rooms.change_frame(room, side, fill=changed_rooms.REVEALED_COLOUR)
    for slot, turn in traces.turned.items():
        if grid.box.contains(room := grid.room(slot)):
            corner = _head_corner(slot, turn, traces, grid, standing)
            is_bold = not {*traces.decisive}.isdisjoint(traces.turns.get(slot, ()))
            if is_bold:
                yield from changed_rooms.change_frame(room, grid.side)
            ring = changed_rooms.SLIM if is_bold or has_all_steps else changed_rooms.FINE
            yield from changed_rooms.rotation_arrow(room, grid.side, turn, corner, ring)
    for box in gates:
        yield from changed_rooms.ring_of_light(box.centre, grid.side, grid.box)


def _head_corner(slot: int, turn: int, traces: Traces, grid: MazeGrid, standing: Mapping[int, Box]) -> int:
    """The corner of a room that turned where the head of its arrow is seen best."""
    squares = (square for way in traces.ways for square in way.squares if grid.shows(square))
    boxes = [part for box in standing.values() for part in (box, pieces.head_box(box))]
    boxes += [*map(grid.square, squares)]
    return changed_rooms.head_corner(grid.room(slot), grid.side, turn, boxes)


def over_tokens(
    traces: Traces,
    grid: MazeGrid,
    writing: Writing,
    standing: Mapping[int, Box],
    *,
    way_out: WayOut | None = None,
    wounds: Mapping[int, Box] | None = None,
    gates: Sequence[tuple[Box, int]] = (),
    hidden: Sequence[Box] = (),
    has_all_steps: bool = False,
) -> Shapes:
    """An arrow out, leavers, and fights, none of which covers letters.

    Fights are that of the decisive step, unless the picture ``has_all_steps``.

    ``standing`` and ``wounds`` have the boxes of tokens and drops of blood by square, ``way_out`` is a
    possible way, ``gates`` are the boxes of changed portcullises, with their states, and
    ``hidden`` of face-down tokens.
    """
    arrow_out, wounds = None, wounds or {}
    if way_out is not None and grid.shows(way_out.squares[-1]):
        end, plates = way_out.squares[-1], _leaver_plates(traces, grid, standing, [*wounds.values()])
        taken = {*standing, *(end for _, box in plates if box.overlaps(grid.square(end)))}
        size = _SMALL_ARROW if end in taken else _EXIT_ARROW
        arrow_out = _free_box(end, size, grid, taken, way_out.seat)
    reserved = [*wounds.values(), *([] if arrow_out is None else [arrow_out])]
    marks: list[Shape] = []
    for fall, box in _fall_bursts(traces, grid, standing):
        skull = pieces.skull_box(fall.character, box)
        marks += pieces.knocked_out_face(fall.character, box) if fall.square in standing else ()
        marks += pieces.badge(skull.centre, skull.width, "skull", BLOOD)
    for box in _swords(traces, grid, standing, wounds, hidden, has_all_steps=has_all_steps):
        marks += pieces.badge(box.centre, box.width, "swords", BLOOD)
    for gate, state in gates:
        marks += _gate_sign(_beside(gate, grid, standing), state)
    return (
        *(
            Decal.wrap(pieces.exit_arrow(arrow_out, way_out.seat), arrow_out.expanded(2))
            if way_out is not None and arrow_out is not None
            else ()
        ),
        *(
            shape
            for leavers, box in _leaver_plates(traces, grid, standing, reserved)
            for shape in _leaver_plate(leavers, box, grid, writing)
        ),
        *marks,
    )


def _paths(
    traces: Traces, grid: MazeGrid, *, is_bold: bool = True
) -> Iterator[tuple[TracePath, list[Point]]]:
    """The visible parts of paths with their points, offset from other paths that share their squares.

    Those are of whoever walked in the decisive steps, if they're ``is_bold``, otherwise those of all others.
    """
    lanes = _lanes(traces)
    left, top, right, bottom = grid.box.expanded(-grid.side * _BROAD)
    for way in traces.ways:
        if (way.character in traces.walkers) != is_bold:
            continue
        offset = lanes[way.character] * grid.side
        for is_shown, run in groupby(way.squares, grid.shows):
            part = tuple(run)
            if is_shown and part[1:]:
                ends = way.ends and part[-1] == way.squares[-1]
                points = [(x + offset, y + offset) for x, y in map(grid.centre, part)]
                if is_bold and _is_walked_twice(part):
                    part, points = _two_way_lane(part, points, grid.side * _RIGHT)
                points = [(min(max(x, left), right), min(max(y, top), bottom)) for x, y in points]
                yield way._replace(squares=part, ends=ends), points


def _is_walked_twice(squares: Sequence[int]) -> bool:
    """Whether a way goes between the same two squares more than once."""
    steps = [frozenset(step) for step in pairwise(squares)]
    return len({*steps}) < len(steps)


def _two_way_lane(
    squares: Sequence[int], points: Sequence[Point], offset: float
) -> tuple[tuple[int, ...], list[Point]]:
    """A way's squares and points, offset to the right of its direction; turning squares are listed twice."""
    ways = [_unit_vector(one, other) for one, other in pairwise(points)]
    stops: list[tuple[int, Point]] = []
    for square, (x, y), into, onward in zip(
        squares, points, (ways[0], *ways), (*ways, ways[-1]), strict=True
    ):
        is_back = into == (-onward[0], -onward[1])
        right, down = into if is_back or into == onward else (into[0] + onward[0], into[1] + onward[1])
        stops.append((square, (x - down * offset, y + right * offset)))
        if is_back:
            stops.append((square, (x + down * offset, y - right * offset)))
    return tuple(square for square, _ in stops), [point for _, point in stops]


def _unit_vector(one: Point, other: Point) -> Point:
    """Unit vector from a point to another."""
    far = math.dist(one, other)
    return (other[0] - one[0]) / far, (other[1] - one[1]) / far


def _lanes(traces: Traces) -> dict[int, float]:
    """Offset of each character's paths from the middle of their squares, in squares."""
    squares: dict[int, set[int]] = {}
    for way in traces.ways:
        squares.setdefault(way.character, set()).update(way.squares)
    lanes: dict[int, float] = {}
    for character, own in squares.items():
        used = {lane for other, lane in lanes.items() if own & squares[other]}
        lanes[character] = next((lane for lane in _LANES if lane not in used), 0.0)
    return lanes


def path_arrow(
    points: Sequence[Point],
    fill: Colour,
    side: float,
    *,
    wide: float = _WIDE,
    scale: float = 1,
    dash: tuple[float, float] | None = None,
    short: float = _SHORT,
    has_head: bool = True,
) -> Iterator[Shape]:
    """A line along points with a head that ends ``short`` squares of this size before the last one.

    The line is ``wide`` squares wide; ``scale`` is the size of its head and edge, relative to a bold path's.
    """
    (x1, y1), (x2, y2) = points[-2:]
    far, size = math.dist((x1, y1), (x2, y2)), side * scale
    right, down = (x2 - x1) / far, (y2 - y1) / far
    tip = x2 - right * short * side, y2 - down * short * side
    foot = tip[0] - right * HEAD * size, tip[1] - down * HEAD * size
    line = (*points[:-1], foot) if has_head else tuple(points)
    head = (
        tip,
        (foot[0] - down * _BROAD * size, foot[1] + right * _BROAD * size),
        (foot[0] + down * _BROAD * size, foot[1] - right * _BROAD * size),
    )
    for tone, edge in ((INK, _RIM * size), (fill, 0.0)):
        yield Stroke(line, tone, side * wide + 2 * edge, None if tone == INK else dash)
        if has_head:
            yield Polygon(head, tone, tone if edge else None, 2 * edge)


def _starts(traces: Traces, grid: MazeGrid, standing: Mapping[int, Box]) -> Iterator[Shape]:
    """A dot where each bold path starts; beside the token if somebody stands there now."""
    begun: set[int] = set()
    for way, points in _paths(traces, grid):
        if way.character not in begun:
            begun.add(way.character)
            middle, box = points[0], standing.get(way.squares[0])
            if box is not None:
                far = _reach(points[1], middle, box) / grid.side + _START / 2
                middle = _towards(middle, points[1], far * grid.side)
            dot, livery = Box.from_centre(middle, grid.side * _START), LIVERIES[OWNER[way.character]]
            yield Disc(dot.expanded(grid.side * 0.03), INK)
            yield Disc(dot, livery.colour, BONE, grid.side * 0.06)


def _towards(one: Point, other: Point, far: float) -> Point:
    """The point so far from one towards another."""
    right, down = _unit_vector(one, other)
    return one[0] + right * far, one[1] + down * far


def beside_exits(traces: Traces, standing: Collection[int]) -> Iterator[int]:
    """Squares above and below those by which somebody left, where somebody else stands now: for plates."""
    for exit_square in {one.square for one in traces.exits}.intersection(standing):
        yield from (one for one in (exit_square - 1, exit_square + 1) if is_adjacent(one, exit_square))


def _leaver_plates(
    traces: Traces, grid: MazeGrid, standing: Mapping[int, Box], reserved: Sequence[Box]
) -> Iterator[tuple[list[Leaver], Box]]:
    """Characters that left the maze by each square, most points first, with the box of their plate.

    The plate covers that square, and a part of the next ones or of the wall above if these are free. Where
    somebody stands now, it's beside, as near as possible, though low. It's clear of tokens and of
    ``reserved`` boxes.
    """
    by_square: dict[int, list[Leaver]] = {}
    for one in sorted(traces.exits, key=lambda one: -one.points):
        if grid.shows(one.square):
            by_square.setdefault(one.square, []).append(one)
    column, side = grid.box, grid.side
    top = column.top - (min(side * _ABOVE, OUTER) if grid.rows[0] == 0 else 0)
    taken = [*reserved, *standing.values()]
    for square, leavers in by_square.items():
        near = grid.square(square)
        busy = [*taken, *(grid.square(other) for other in by_square if other != square)]
        places = [
            Box(near.left, column.bottom - up * side / 4 - high, near.right, column.bottom - up * side / 4)
            for high in (side * size for size in (_exit_height(leavers), *_LOW_PLATES * (not leavers[1:])))
            for up in range(int((column.bottom - top - high) / side * 4) + 1)
        ]
        place = min(
            places,
            key=lambda place: (
                round(place.overlap_area(busy)),
                not place.contains(near),
                round(max(near.top - place.bottom, place.top - near.bottom, 0)),
                -place.height,
                abs(place.centre[1] - near.centre[1]),
                place.top,
            ),
        )
        taken.append(place)
        yield leavers, place


def _exit_height(leavers: Sequence[Leaver]) -> float:
    """Height of a plate in squares: the points, and a line for each of those who left."""
    return _EXIT_PLATE + _EXIT_LINE * (len(leavers) - 1)


def _leaver_plate(leavers: Sequence[Leaver], box: Box, grid: MazeGrid, writing: Writing) -> Iterator[Shape]:
    """Plate of those who left the maze by a square, in their side's colour: points, and letters of each.

    Beside that square it has a tip towards it, unless somebody is between.
    """
    seat, side, near = OWNER[leavers[0].character], grid.side, grid.square(leavers[0].square)
    livery, plate = LIVERIES[seat], box.expanded(-1)
    is_low = box.height < side * _EXIT_PLATE
    points, *lines = plate.expanded(-side * (0.07 if is_low else 0.1)).rows(
        1, *(0.9 if is_low else 0.75,) * len(leavers)
    )
    if near.expanded(side / 4).overlaps(box) and not near.expanded(-2).overlaps(box):
        x, size = box.centre[0], side * _TIP
        y, end = (box.top, near.bottom - size) if near.top < box.top else (box.bottom, near.top + size)
        yield Polygon(((x - size, y), (x, end), (x + size, y)), GREEN, INK, side * 0.07)
    for inset, fill in ((0, INK), (0.03, BONE), (0.07, GREEN)):
        yield Plate(plate.expanded(-side * inset), fill, side * (0.26 - inset))
    total = sum(one.points for one in leavers)
    yield strong_text(f"+{total}", points, INK, round(min(side * 0.8, points.height * 1.2)))
    tip = side * 0.2
    for one, line in zip(leavers, lines, strict=True):
        (top, bottom), y = (line.top, line.bottom), line.centre[1]
        back, edge, front = (
            (line.right, line.left + tip, line.left) if seat else (line.left, line.right - tip, line.right)
        )
        corners = (back, top), (edge, top), (front, y), (edge, bottom), (back, bottom)
        yield Polygon(corners, livery.colour, INK, side * 0.04)
        inner = line.part(tip / 2, 0, -1) if seat else line.part(1, 0, -tip / 2)
        letters = pieces.token_letters(one.character, writing)
        yield strong_text(letters, inner, livery.letter, round(min(side * 0.56, line.height * 1.1)))


def _way_out_offsets(traces: Traces, way_out: WayOut) -> dict[int, float]:
    """Offsets in squares of a possible way from the middle of the squares that it shares with paths."""
    lanes, used = _lanes(traces), dict[frozenset[int], set[float]]()
    for path in traces.ways:
        for step in map(frozenset, pairwise(path.squares)):
            used.setdefault(step, set()).add(lanes[path.character])
    shared = [step for step in map(frozenset, pairwise(way_out.squares)) if step in used]
    return {
        square: -_LANE_DISTANCE if max(used[step]) > 0 else _LANE_DISTANCE
        for step in shared
        for square in step
    }


def _trail(way_out: WayOut, grid: MazeGrid, offsets: Mapping[int, float]) -> Iterator[Shape]:
    """A dashed green line for a possible way, with these offsets from the middles of squares.

    It has the colour of the ring where it begins; plain lines were walked.
    """

    def point(square: int) -> Point:
        x, y = grid.centre(square)
        offset = grid.side * offsets.get(square, 0)
        return x + offset, y + offset

    runs = [[*map(point, run)] for is_shown, run in groupby(way_out.squares, grid.shows) if is_shown]
    for fill, wide, dashes in _TRAIL:
        dash = None if dashes is None else (dashes[0] * grid.side, dashes[1] * grid.side)
        for points in (run for run in runs if run[1:]):
            yield Stroke(tuple(points), fill, wide * grid.side, dash)


def _midpoint(one: Point, other: Point) -> Point:
    return (one[0] + other[0]) / 2, (one[1] + other[1]) / 2


def path_around_pits(way: Sequence[int], pits: Collection[int]) -> Iterator[int]:
    """A way's squares with the pits at whose corners it bends: it leads over them, not through walls."""
    for square, following in zip_longest(way, way[1:]):
        yield square
        if following is not None:
            (x1, y1), (x2, y2) = coordinates(square), coordinates(following)
            if x1 != x2 and y1 != y2:
                yield from [one for one in (square_at(x2, y1), square_at(x1, y2)) if one in pits][:1]


def _free_box(square: int, size: float, grid: MazeGrid, standing: Collection[int], seat: int = 1) -> Box:
    """Box of this size (in squares) in the middle of a square; at an upper corner if that's occupied.

    Below names of rooms it's at a lower one.
    """
    whole = grid.square(square)
    is_below_name = whole.top <= grid.box.top and slot_of(square) is not None
    corner = (whole.left if seat else whole.right), (whole.bottom if is_below_name else whole.top)
    return Box.from_centre(corner if square in standing else whole.centre, size * grid.side)


def _sign_box(square: int, size: float, grid: MazeGrid, standing: Collection[int]) -> Box:
    """The same for a sign, which in a crop stays clear of row numbers."""
    box = _free_box(square, size, grid, standing)
    if grid.columns == (0, LENGTH):
        return box
    inner = grid.box.expanded(OVERHANG)
    return box.translated(max(0, inner.left - box.left) - max(0, box.right - inner.right), 0)


def _swords(
    traces: Traces,
    grid: MazeGrid,
    standing: Mapping[int, Box],
    wounds: Collection[int],
    hidden: Sequence[Box],
    *,
    has_all_steps: bool,
) -> Iterator[Box]:
    """Boxes of the crossed swords of the decisive fight, or of all if the picture ``has_all_steps``.

    There are none where somebody fell. If one of the fighters is gone and a drop of blood marks the fight,
    that drop is its sign.
    """
    for clash in _drawn_clashes(traces, grid):
        is_decisive = clash.act in traces.decisive
        if not (is_decisive or has_all_steps):
            continue
        if not _is_met(clash, standing):
            if clash.target not in wounds:
                yield _sign_box(clash.target, _SIGN, grid, standing)
        elif is_decisive:
            yield _swords_box(clash, grid, standing, hidden)
        else:
            one, other = grid.centre(clash.attacker), grid.centre(clash.target)
            yield Box.from_centre(meeting_point(one, other, grid.side, clash.seat), grid.side * _SIGN)


def _fall_bursts(traces: Traces, grid: MazeGrid, standing: Mapping[int, Box]) -> Iterator[tuple[Fall, Box]]:
    """Characters knocked out, each with the box of its burst, clear of the names of rooms around the maze."""
    for fall in traces.dead:
        if not grid.shows(fall.square):
            continue
        if fall.square in standing:
            yield fall, _sign_box(fall.square, _BUSY_FALLEN, grid, standing)
            continue
        x, y = grid.centre(fall.square)
        sizes = _DECISIVELY_FALLEN if fall.act in traces.decisive else ()
        slot = slot_of(fall.square)
        room = grid.box if slot is None else grid.room(slot).expanded(grid.side * 0.3).common(grid.box)
        boxes = (
            Box.from_centre((x + across * grid.side, y + down * grid.side), size * grid.side)
            for size, (across, down) in product((*sizes, _FALLEN), _ASIDE)
        )
        inside = [box for box in boxes if room.contains(box)]
        clear = (box for box in inside if not any(map(pieces.tile_box(box).overlaps, standing.values())))
        smallest = next(box for box in inside if box.width < grid.side * _FALLEN + 1)
        yield fall, next(clear, smallest) if sizes else smallest


def _drawn_clashes(traces: Traces, grid: MazeGrid) -> Iterator[Clash]:
    """Visible fights in which nobody fell."""
    fallen = {one.act for one in traces.dead}
    return (one for one in traces.clashes if one.act not in fallen and grid.shows(one.target))


def arenas(traces: Traces, grid: MazeGrid, standing: Mapping[int, Box]) -> Iterator[Box]:
    """The ground below the two fighters of the decisive step, if they're adjacent, within the maze."""
    for clash in _drawn_clashes(traces, grid):
        if clash.act in traces.decisive and _is_met(clash, standing):
            yield _arena(clash, grid, standing)


def _arena(clash: Clash, grid: MazeGrid, standing: Mapping[int, Box]) -> Box:
    fighters = (standing.get(square, grid.square(square)) for square in (clash.attacker, clash.target))
    ground = Box.enclosing(map(pieces.tile_box, fighters)).expanded(grid.side * _ARENA)
    return ground.common(grid.box.expanded(grid.side * 0.05))


def _is_met(clash: Clash, standing: Collection[int]) -> bool:
    """Whether both fighters are still there, in adjacent squares."""
    return clash.attacker in standing and is_adjacent(clash.attacker, clash.target)


def _swords_box(clash: Clash, grid: MazeGrid, standing: Mapping[int, Box], hidden: Sequence[Box]) -> Box:
    """Box of the swords at the edge of the ground below fighters, where they cover the least of all faces.

    If nothing is near, that's below two who are side by side, or beside two one above the other.
    """
    arena, size, pair = _arena(clash, grid, standing), grid.side * _SWORDS, (clash.attacker, clash.target)
    (x, y), within = arena.centre, grid.box.expanded(-size / 2)
    points = [*product((arena.right, arena.left), (y, arena.bottom, arena.top))]
    if grid.centre(pair[0])[1] == grid.centre(pair[1])[1]:
        points.insert(0, (x, arena.bottom))
    boxes = (
        Box.from_centre(
            (min(max(x, within.left), within.right), min(max(y, within.top), within.bottom)), size
        )
        for x, y in points
    )
    taken = [*hidden]
    for square, box in standing.items():
        tile = pieces.tile_box(box)
        taken += [tile.expanded(-tile.width / 4)] if square in pair else [tile, pieces.head_box(box)]
    return min(boxes, key=lambda box: box.overlap_area(taken))


def meeting_point(one: Point, other: Point, side: float, seat: int) -> Point:
    """Point between a token of ``seat`` and an enemy in the next square, clear of letters."""
    x, y = _midpoint(one, other)
    if one[1] == other[1]:
        return x, y - side * _HIGHER
    return x + side * 0.4 * (-1 if (one[1] < other[1]) == (seat == 1) else 1), y


def _beside(gate: Box, grid: MazeGrid, standing: Mapping[int, Box]) -> Box:
    """Box of the sign of a changed portcullis: beside it, where it covers least."""
    x, y = gate.centre
    far, size = grid.side * _FAR, grid.side * _GATE_SIGN
    ways = (1, 0), (-1, 0), (0, 1), (0, -1)
    boxes = [Box.from_centre((x + across * far, y + down * far), size) for across, down in ways]
    within = [box for box in boxes if grid.box.contains(box)]
    taken = [part for box in standing.values() for part in (box, pieces.head_box(box))]
    return min(within, key=lambda box: box.overlap_area(taken))


def _gate_sign(box: Box, state: int) -> Iterator[Shape]:
    """A portcullis on a round sign: down, raised with an arrow up, or with bent bars."""
    side = box.width
    for inset, fill in ((0, INK), (0.05, changed_rooms.CHANGED_COLOUR), (0.15, INK)):
        yield Disc(box.expanded(-inset * side), fill)

    def line(*points: Point, wide: float = 0.07) -> Stroke:
        placed = tuple((box.left + x * side, box.top + y * side) for x, y in points)
        return Stroke(placed, BONE, wide * side)

    foot = 0.42 if state == OPEN else 0.76
    if state == BROKEN:
        yield line((0.34, 0.24), (0.34, 0.46), (0.26, 0.62))
        yield line((0.5, 0.2), (0.44, 0.4))
        yield line((0.5, 0.8), (0.56, 0.62))
        yield line((0.66, 0.24), (0.66, 0.42), (0.76, 0.58))
    else:
        for x in (0.32, 0.44, 0.56, 0.68):
            yield line((x, 0.24), (x, foot))
        for y in (0.32, 0.5, 0.66)[: 1 if state == OPEN else 3]:
            yield line((0.26, y), (0.74, y))
    if state == OPEN:
        arrow = (
            (0.5, 0.48),
            (0.68, 0.66),
            (0.56, 0.66),
            (0.56, 0.82),
            (0.44, 0.82),
            (0.44, 0.66),
            (0.32, 0.66),
        )
        yield Polygon(
            tuple((box.left + x * side, box.top + y * side) for x, y in arrow), changed_rooms.CHANGED_COLOUR
        )
