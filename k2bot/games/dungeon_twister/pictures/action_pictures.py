"""Pictures of an action's effect, before and after, and of a wand's target."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS, BY_NAME, OWNER
from k2bot.games.dungeon_twister.engine.events import Event, GateChanged, RoomRevealed, RoomRotated
from k2bot.games.dungeon_twister.engine.squares import ROOM_SQUARES, SQUARES, square_at, squares_of
from k2bot.games.dungeon_twister.pictures import (
    changed_rooms,
    cutouts,
    drawn_traces,
    masonry,
    news,
    panels,
    pieces,
    rooms,
)
from k2bot.games.dungeon_twister.pictures.cutouts import Card, Entry, Outcome
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, BRASS_DARK, INK
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.games.dungeon_twister.pictures.traces import find_traces
from k2bot.render.layout import Label, Row, Writing
from k2bot.render.scene import Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Sprite, Stroke
from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid

OPENED: Final = parse_colour("#1F7A6B")
"""Colour of a newly opened passage."""
_SIGN_SIZE, _SIGN_DISTANCE = 0.76, 0.45
"""Size of the sign of a passage that opened or closed, and its distance from the edge, in squares."""
_EDGE, _EDGE_DISTANCE = (0.98, 0.2), 0.06
"""Length and thickness of the marks of that edge, and their distance from it towards the sign, in squares."""
_BENDS, _SHORT, _INSIDE = 16, 0.76, 0.24
"""Segments of a quarter circle; and in squares, distance from the head of an arrow along one to the middle of
its square, and its least distance from the room's edge."""
_SLIM, _DOT, _DOT_RIM = 0.7, 0.2, 0.05
"""Size of such an arrow relative to a path's; and of the dot where it begins and its edge, in squares."""
_NIGHT: Final = 4
"""Darkness around a room that turned, as of squares that take this many action points."""
_FIRE: Final = masonry.Light(parse_colour("#FFFDF6"), parse_colour("#E0B07C"), 1.7)
"""Light on the room: a fire in its middle."""
_GLOW: Final = (0.3, 0.22, 0.14)
"""Distances of the light around its frame, in squares."""
_GEAR: Final = 166
"""Size in pixels of the gear at the title."""
_BEAM: Final = parse_colour("#FF5A3C")
_STEP: Final = 180
"""Size in pixels of the largest squares of an example: four side by side."""


class Side(NamedTuple):
    """A side on a room's edge: its inner and its outer square."""

    inner: int
    outer: int


def changed_passages(
    before: Observation, after: Observation, slot: int
) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    """Passages at the edge of a slot's room that a rotation opened, and those it closed.

    Next to a face-down room only the own side counts, since it allows a reveal (rule 11).
    """
    was, now = _free_sides(before, slot), _free_sides(after, slot)
    return tuple(sorted(now - was)), tuple(sorted(was - now))


def _free_sides(seen: Observation, slot: int) -> set[Side]:
    maze = seen.maze
    left, top = board.slot_corner(slot)
    sides = set()
    for x in range(left, left + board.SIDE):
        for y in range(top, top + board.SIDE):
            for dx, dy, own in (
                (1, 0, maze.own_sides.east),
                (-1, 0, maze.own_sides.west),
                (0, 1, maze.own_sides.south),
                (0, -1, maze.own_sides.north),
            ):
                neighbour = x + dx, y + dy
                inside = left <= neighbour[0] < left + board.SIDE and top <= neighbour[1] < top + board.SIDE
                if inside or not 0 <= neighbour[1] < board.WIDTH:
                    continue
                inner, outer = square_at(x, y), square_at(*neighbour)
                is_shown = bool(maze.shown >> outer & 1)
                if own >> inner & 1 and (not is_shown or outer in maze.neighbours(inner)):
                    sides.add(Side(inner, outer))
    return sides


@dataclass(frozen=True, slots=True)
class RotationPicture:
    """A slot's room after a quarter turn, and before it."""

    before: Observation
    after: Observation
    slot: int

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        grid = panels.crop_grid(squares_of(ROOM_SQUARES[self.slot]), cutouts.PAIR, is_filled=False)
        opened, closed = changed_passages(self.before, self.after, self.slot)

        def was(place: MazeGrid) -> Iterator[Shape]:
            yield from self._title(writing)
            yield from self._room(self.before, place)
            yield from _room_arrow(self.before, place, self.slot, self._turn)
            yield from panels.grid_tokens(self.before, place, writing)

        def now(place: MazeGrid) -> Iterator[Shape]:
            yield from self._room(self.after, place)
            yield from self._carry_arrows(place)
            yield from panels.grid_tokens(self.after, place, writing)
            for sides, is_open in ((closed, False), (opened, True)):
                for side in sides:
                    yield from self._passage_sign(side, place, is_open=is_open)

        outcomes = tuple(_outcome(len(opened), len(closed), writing))
        return cutouts.comparison_scene(grid, was, now, outcomes, writing)

    @property
    def direction_word(self) -> str:
        """Word for the direction of rotation."""
        return "right" if self._turn > 0 else "left"

    @property
    def _turn(self) -> int:
        """1 if the room turned clockwise, else -1."""
        was, now = self.before.rooms[self.slot].rotation or 0, self.after.rooms[self.slot].rotation or 0
        return 1 if (now - was) % 4 == 1 else -1

    def _room(self, seen: Observation, grid: MazeGrid) -> Iterator[Shape]:
        """The room in its frame without tokens, shining into the night around it."""
        yield from panels.crop_background(seen, grid, light=_FIRE)
        inside, room = ROOM_SQUARES[self.slot], grid.room(self.slot)
        dark = {square: 1 if inside >> square & 1 else _NIGHT for square in grid.squares}
        yield Sprite(replace(panels.light_overlay(seen, grid, dark), is_dark=True), grid.box)
        for reach in _GLOW:
            glow = panels.LIT.with_alpha(0), 14, panels.LIT.with_alpha(46), grid.side * _GLOW[0]
            yield Plate(room.expanded(grid.side * reach), *glow)
        yield from changed_rooms.change_frame(room.expanded(grid.side * 0.16), grid.side)

    def _carry_arrows(self, grid: MazeGrid) -> Iterator[Shape]:
        """Arrows from where the room has carried its tokens."""
        inside, room = ROOM_SQUARES[self.slot], grid.room(self.slot)
        (x, y), reach = room.centre, room.width / 2 - grid.side * _INSIDE
        for place in (square for square in pieces.standing_tokens(self.after) if inside >> square & 1):
            right, down = grid.centre(place)[0] - x, grid.centre(place)[1] - y
            radius, end = math.hypot(right, down), math.atan2(down, right)
            if radius < grid.side / 2:
                continue
            quarter, short = math.pi / 2, _SHORT * grid.side / radius
            angles = [
                end - self._turn * (quarter + (short - quarter) * number / _BENDS)
                for number in range(_BENDS + 1)
            ]
            # An arc between two corners would leave the room, and cross tokens beside it.
            line = [
                (
                    x + max(-reach, min(reach, radius * math.cos(angle))),
                    y + max(-reach, min(reach, radius * math.sin(angle))),
                )
                for angle in angles
            ]
            start, lilac = Box.from_centre(line[0], grid.side * _DOT), changed_rooms.CHANGED_COLOUR
            yield Disc(start.expanded(grid.side * _DOT_RIM), INK)
            yield from drawn_traces.path_arrow(line, lilac, grid.side * _SLIM, short=-drawn_traces.HEAD)
            yield Disc(start, lilac)

    def _passage_sign(self, side: Side, grid: MazeGrid, *, is_open: bool) -> Iterator[Shape]:
        """Marks of a side that opened or closed, and a sign on a free square at it, or else on the edge."""
        (x1, y1), (x2, y2) = grid.centre(side.inner), grid.centre(side.outer)
        standing = pieces.standing_tokens(self.after)
        towards = 1 if side.outer not in standing else -1 if side.inner not in standing else 0
        sign, edge = (
            (x1 + share * (x2 - x1), y1 + share * (y2 - y1))
            for share in (0.5 + _SIGN_DISTANCE * towards, 0.5 + _EDGE_DISTANCE * towards)
        )
        yield from _edge(edge, grid.side, is_open=is_open, is_upright=y1 == y2)
        yield from _sign(sign, grid.side * _SIGN_SIZE, is_open=is_open, is_upright=y1 == y2)

    def _title(self, writing: Writing) -> Iterator[Shape]:
        """Title: which room turned, and which way."""
        text = writing.text("dungeon-picture-turns", room=self.slot + 1, way=self.direction_word)
        title = Label(text, BONE, panels.TITLE, "ExtraBold")
        band = panels.FRAME.part(88, 16, -24, 98)
        yield from (Plate(band.expanded(4), BRASS, 22), Plate(band, INK, 18))
        yield from Row((title,), align="middle").place(band.part(84, 0, -20))
        yield from _large_gear((18 + _GEAR / 2, 6 + _GEAR / 2), _GEAR, self._turn)


def _large_gear(centre: Point, side: float, turn: int) -> Iterator[Shape]:
    """A brass gear with an arrow the way it turns."""
    x, y = centre
    for down, reach, fill in ((9, 1.0, INK), (5, 0.96, BRASS_DARK), (0, 0.96, BRASS)):
        yield Polygon(tuple(masonry.gear_teeth((x, y + down), side / 2 * reach, 12)), fill)
    for share, fill in ((0.68, BRASS_DARK), (0.64, INK)):
        yield Disc(Box.from_centre(centre, side * share), fill)
    line, head = masonry.arrow_around((x, y + side * 0.03), side * 0.17, turn)
    yield Stroke(tuple(line), BONE, side * 0.075)
    yield Polygon(tuple(head), BONE)


def _sign(middle: Point, side: float, *, is_open: bool, is_upright: bool = True) -> Shapes:
    """The sign of an edge between two squares: an arrow across it if it opened, else a cross."""
    name = ("across" if is_upright else "along") if is_open else "cross"
    return pieces.badge(middle, side, name, OPENED if is_open else BLOOD)


def _edge(middle: Point, side: float, *, is_open: bool, is_upright: bool) -> Iterator[Shape]:
    """A bar along an edge that closed, or the posts of one that opened."""
    long, thick, fill = side * _EDGE[0], side * _EDGE[1], OPENED if is_open else BLOOD
    bar = Box.from_centre(middle, *((thick, long) if is_upright else (long, thick)))
    parts = [bar]
    if is_open:
        first, _, last = bar.rows(1.2, 2, 1.2) if is_upright else bar.columns(1.2, 2, 1.2)
        parts = [first, last]
    for part in parts:
        for rim, tone in ((0.05, INK), (0.025, BONE), (0, fill)):
            yield Plate(part.expanded(side * rim), tone, thick / 2)


def _room_arrow(seen: Observation, grid: MazeGrid, slot: int, turn: int) -> Shapes:
    """The arrow over the walls of a room that turns, its gap towards the emptiest corner."""
    room = grid.room(slot)
    tokens = [grid.square(one) for one in pieces.standing_tokens(seen) if grid.shows(one)]
    corner = changed_rooms.emptiest_corner(room, grid.side, tokens)
    return changed_rooms.rotation_arrow(room, grid.side, turn, corner, changed_rooms.BROAD)


def _outcome(opened: int, closed: int, writing: Writing) -> Iterator[Outcome]:
    """Number of passages opened and closed, or that none did."""
    for count, is_open in ((opened, True), (closed, False)):
        if count:
            # words: dungeon-picture-opened, dungeon-picture-closed
            text = writing.text(f"dungeon-picture-{'opened' if is_open else 'closed'}", count=count)
            yield Outcome(partial(_large_sign, is_open=is_open), text, OPENED if is_open else BLOOD)
    if not opened and not closed:
        text = writing.text("dungeon-picture-unchanged")
        yield Outcome(partial(symbol, "across", fill=BONE), text, BRASS_DARK)


def _large_sign(box: Box, *, is_open: bool) -> Shapes:
    """The sign of passages that opened or closed, as large as a box."""
    return _sign(box.centre, box.height * 0.95, is_open=is_open)


@dataclass(frozen=True, slots=True)
class StepPicture:
    """The effect of some actions, before and after; their ``events`` are drawn as arrows over it."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        traces, standing = find_traces(self.events, self.after.places), pieces.standing_tokens(self.after)

        def was(grid: MazeGrid) -> Iterator[Shape]:
            yield from panels.crop_background(self.before, grid, light=masonry.DAYLIGHT)
            for event in self.events:
                if isinstance(event, RoomRotated):
                    yield from _room_arrow(self.before, grid, event.slot, event.direction)
            yield from panels.grid_tokens(self.before, grid, writing)

        def now(grid: MazeGrid) -> Shapes:
            boxes = [rooms.gate_box(self.after, gate, grid) for gate in traces.gates]
            return (
                *panels.crop_background(self.after, grid, light=masonry.DAYLIGHT),
                *drawn_traces.under_tokens(traces, grid, standing, [box for box in boxes if box is not None]),
                *panels.grid_tokens(self.after, grid, writing),
                *drawn_traces.over_tokens(traces, grid, writing, standing),
            )

        grid = panels.crop_grid(self._changed_squares(), cutouts.PAIR._replace(top=140), most=_STEP)
        return cutouts.comparison_scene(grid, was, now, tuple(self._costs(writing)), writing)

    def _changed_squares(self) -> set[int]:
        """Squares on which something changed, and the paths between them."""
        before, after = self.before, self.after
        touched: set[int] = set()
        for token in ALL_TOKENS:
            was, now = before.places[token], after.places[token]
            if was != now or (before.wounded ^ after.wounded) >> token & 1:
                touched.update(place for place in (was, now) if place < SQUARES)
        for way in find_traces(self.events, after.places).ways:
            touched.update(way.squares)
        for event in self.events:
            if isinstance(event, (RoomRevealed, RoomRotated)):
                touched.update(squares_of(ROOM_SQUARES[event.slot]))
            if isinstance(event, GateChanged):
                touched.add(after.places[BY_NAME[event.character]])
        return touched or {square for square in after.places if square < SQUARES}

    def _costs(self, writing: Writing) -> Iterator[Outcome]:
        """The action points and the jump card it took."""
        if (spent := self.before.ap - self.after.ap) > 0:
            text = writing.text("dungeon-picture-spent", count=spent)
            yield Outcome(partial(symbol, "bolt", fill=BONE), text, BRASS_DARK)
        if sum(seat.jumps for seat in self.after.seats) < sum(seat.jumps for seat in self.before.seats):
            text = writing.text("dungeon-picture-jump")
            yield Outcome(partial(pieces.card, "jump", "1"), text, BRASS_DARK)


@dataclass(frozen=True, slots=True)
class SightPicture:
    """The character a wand would hit, and the line of sight to it."""

    seen: Observation
    character: str
    target: str

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen = self.seen
        shooter, target = BY_NAME[self.character], BY_NAME[self.target]
        start, goal = seen.places[shooter], seen.places[target]
        line = next(line for line in seen.maze.sight(start) if goal in line)
        way = (start, *line[: line.index(goal) + 1])
        grid = panels.crop_grid(way, cutouts.ROOM)
        ring = grid.square(way[-1]).expanded(grid.side * 0.06)
        shapes: list[Shape] = [
            *panels.crop_background(seen, grid, light=masonry.DAYLIGHT),
            *panels.coordinates_around(grid),
            *(
                Plate(grid.square(square).expanded(-6), _BEAM.with_alpha(0), 10, _BEAM, 6)
                for square in way[1:-1]
            ),
            # A dashed arrow that leaves the floor visible.
            *drawn_traces.path_arrow(
                (grid.centre(way[0]), grid.centre(way[-1])),
                _BEAM,
                grid.side * 0.8,
                dash=(grid.side * 0.16, grid.side * 0.2),
                short=0.62,
            ),
            Disc(ring, _BEAM.with_alpha(0), INK, 18),
            Disc(ring.expanded(-4), _BEAM.with_alpha(0), _BEAM, 10),
            *panels.grid_tokens(seen, grid, writing),
        ]
        hurt = partial(pieces.token, target, writing=writing, wounded=pieces.is_wounded(seen, target))
        entries = (
            Entry(
                lambda box: (pieces.object_sprite("wand", box),), panels.kind_name(BY_NAME["b.wand"], writing)
            ),
            Entry(hurt, news.coloured_name(target, writing)),
            Entry(
                lambda box: pieces.badge(box.centre, box.width, "skull", BLOOD),
                writing.text("dungeon-picture-shot", name=writing.name(1 - OWNER[target])),
            ),
        )
        card = Card(
            entries, cutouts.actor_stage(shooter, pieces.load_of(seen, shooter), writing), OWNER[shooter]
        )
        return cutouts.cutout_scene(grid, shapes, card, writing)
