"""Pictures of an action's effect, before and after, and of a wand's target."""

from __future__ import annotations

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
from k2bot.games.dungeon_twister.pictures.cutouts import CardRow, OutcomePlate, SideCard
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, BRASS_DARK, INK
from k2bot.games.dungeon_twister.pictures.pieces import symbol
from k2bot.games.dungeon_twister.pictures.traces import find_traces
from k2bot.games.dungeon_twister.pictures.trails import Trails
from k2bot.render import theme
from k2bot.render.layout import Label, Row, Writing
from k2bot.render.scene import Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Sprite, Stroke
from k2bot.render.theme import parse_colour

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import MazeGrid
    from k2bot.render.theme import Colour

_OPENED: Final = parse_colour("#1F7A6B")
"""Ground of the number of newly opened passages."""
BARRED: Final = parse_colour("#D92636")
"""Colour of a newly closed one."""
DOORLIGHT: Final = parse_colour("#8FF5D2")
"""Light that falls through the former."""
_THRESHOLD: Final = 0.06, -0.08
"""Distance of a doorway from the room's edge, where its frame is, and if it's drawn inside, in squares."""
_JAMB, _SILL = 0.1, 0.2
"""How much shorter an open one is at each end, and the depth of its sill, in squares."""
_BEAM_REACH, _SPREAD, _BEAMS, _BEAM_OPACITY = 0.95, 0.22, 12, 34
"""Reach of its light in squares, and how much wider it gets; number of its layers, and their opacity."""
_ARROW, _ARROW_REACH = 0.5, 0.34
"""Size of the arrow in it, and its distance from the sill, in squares."""
_WALL: Final = 0.27
"""Depth of a closed one, in squares."""
_RED_LIGHT: Final = (0.74, -0.08), (0.52, -0.03)
"""Depths of its light, and how much shorter it is, in squares."""
_BEFORE: Final = panels.FRAME.part(62, 206, 594, 206 + 532)
_AFTER: Final = panels.FRAME.part(660, 206, -28, -27)
"""Boxes of the room before, and of it and the squares around it after its turn."""
_COG: Final = 0.64, 0.58
"""Radii of the gear below a token, and of its brass, in squares."""
_DUSK: Final = 2
"""Darkness around a room that turned, as of squares that take this many action points."""
_FIRE: Final = masonry.Light(parse_colour("#FFFAEC"), parse_colour("#F0CA94"), 1.5, gain=1.07)
"""Light on the room: a fire in its middle."""
_GLOW: Final = (0.2, 0.16, 0.12)
"""Distances of the light around its frame, in squares."""
_GEAR: Final = 140
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
        inside = tuple(squares_of(ROOM_SQUARES[self.slot]))
        before = panels.crop_grid(inside, _BEFORE, is_filled=False, margin=0)
        after = panels.crop_grid(inside, _AFTER, is_filled=False)
        opened, closed = changed_passages(self.before, self.after, self.slot)
        foot = Box(before.box.left, before.box.bottom + 34, before.box.right, after.box.bottom)
        shapes: list[Shape] = [
            *self._title(writing),
            *panels.crop_background(self.before, before, light=masonry.DAYLIGHT),
            *panels.grid_tokens(self.before, before, writing, _cog_below),
            *self._room(after),
            *self._trails(after),
        ]
        standing = pieces.standing_tokens(self.after)
        for sides, draw in ((opened, Doorway.opened), (closed, Doorway.closed)):
            for run in adjacent_sides(sides):
                shapes += draw(Doorway.of(run, after, standing))
        shapes += panels.grid_tokens(self.after, after, writing, _cog_below)
        shapes += cutouts.captions(before, after, writing)
        outcomes = tuple(_outcome(len(opened), len(closed), writing))
        shapes += cutouts.outcome_plates(outcomes, [bar.expanded(-9) for bar in foot.rows(1, 1)])
        return panels.scene(shapes, before=before.box, after=after.box, legend=foot)

    @property
    def direction_word(self) -> str:
        """Word for the direction of rotation."""
        return "right" if self._turn > 0 else "left"

    @property
    def _turn(self) -> int:
        """1 if the room turned clockwise, else -1."""
        was, now = self.before.rooms[self.slot].rotation or 0, self.after.rooms[self.slot].rotation or 0
        return 1 if (now - was) % 4 == 1 else -1

    def _room(self, grid: MazeGrid) -> Iterator[Shape]:
        """The room after its turn in its frame without tokens, shining into the night around it."""
        yield from panels.crop_background(self.after, grid, light=masonry.NIGHTFALL)
        inside, room, (left, top) = (
            ROOM_SQUARES[self.slot],
            grid.room(self.slot),
            board.slot_corner(self.slot),
        )
        columns, rows = (left, left + board.SIDE), (top, top + board.SIDE)
        inner = replace(grid, left=room.left, top=room.top, columns=columns, rows=rows)
        yield from rooms.maze_shapes(self.after, inner, light=_FIRE)
        dark = {square: 1 if inside >> square & 1 else _DUSK for square in grid.squares}
        middle = left + board.SIDE // 2 - grid.columns[0], top + board.SIDE // 2 - grid.rows[0]
        dusk = replace(panels.light_overlay(self.after, grid, dark), is_dark=True, source=middle)
        yield Sprite(dusk, grid.box)
        for reach in _GLOW:
            glow = panels.LIT.with_alpha(0), 14, panels.LIT.with_alpha(46), grid.side * _GLOW[0]
            yield Plate(room.expanded(grid.side * reach), *glow)
        yield from changed_rooms.change_frame(room.expanded(grid.side * 0.16), grid.side)

    def _trails(self, grid: MazeGrid) -> Iterator[Shape]:
        """Light behind the tokens that the room has carried, on the floor below its walls."""
        left, top = board.slot_corner(self.slot)
        moved = {
            board.coordinates(now)
            for was, now in zip(self.before.places, self.after.places, strict=True)
            if was != now and grid.shows(now)
        }
        if ends := tuple((x - left - board.SIDE // 2, y - top - board.SIDE // 2) for x, y in sorted(moved)):
            yield Sprite(Trails(ends, self._turn), grid.room(self.slot))
            yield from rooms.wall_shapes(self.after, grid, [self.slot])

    def _title(self, writing: Writing) -> Iterator[Shape]:
        """Title: which room turned, and which way."""
        text = writing.text("dungeon-picture-turns", room=self.slot + 1, way=self.direction_word)
        title = Label(text, BONE, panels.TITLE, "ExtraBold")
        band = panels.FRAME.part(88, 8, -24, 84)
        yield from (Plate(band.expanded(4), BRASS, 22), Plate(band, INK, 18))
        yield from Row((title,), align="middle").place(band.part(84, 0, -20))
        yield from _large_gear((86, 70), _GEAR, self._turn)


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


def adjacent_sides(sides: Iterable[Side]) -> list[list[Side]]:
    """Sides of a room in runs without a gap, each along one of its edges."""
    runs: list[list[Side]] = []
    for side in sorted(sides, key=lambda one: (one.outer - one.inner, one.inner)):
        if runs and _follows(runs[-1][-1], side):
            runs[-1].append(side)
        else:
            runs.append([side])
    return runs


class Doorway(NamedTuple):
    """Adjacent edges of a room that opened or closed, on its frame."""

    middle: Point
    long: int
    """Number of edges."""
    out: tuple[int, int]
    """Direction across, to the right and down: out of the room, or into it if tokens are outside alone."""
    side: float
    """Size of a square in pixels."""

    @classmethod
    def of(cls, run: Sequence[Side], grid: MazeGrid, standing: Container[int]) -> Doorway:
        """That of a run of sides, clear of these squares if possible."""
        near, far = (Box.enclosing(grid.square(side[part]) for side in run).centre for part in (0, 1))
        right, down = (round((end - start) / grid.side) for start, end in zip(near, far, strict=True))
        inner, outer = (any(side[part] in standing for side in run) for part in (0, 1))
        is_inside = outer and not inner
        reach, way = grid.side * (0.5 + _THRESHOLD[is_inside]), -1 if is_inside else 1
        middle = near[0] + right * reach, near[1] + down * reach
        return cls(middle, len(run), (way * right, way * down), grid.side)

    def at(self, reach: float, aside: float = 0) -> Point:
        """The point so many squares across from its middle and aside."""
        (x, y), (right, down) = self.middle, self.out
        across, along = reach * self.side, aside * self.side
        return x + right * across + down * along, y + down * across + right * along

    def band(self, deep: float, short: float) -> Box:
        """The box around its middle with this depth, shorter at each end; in squares."""
        half = self.long / 2 - short
        corners = self.at(-deep / 2, -half), self.at(deep / 2, half)
        return Box(*map(min, *corners), *map(max, *corners))

    def opened(self) -> Iterator[Shape]:
        """Light that falls through, and arrows both ways."""
        half = self.long / 2 - _JAMB
        for step in range(_BEAMS, 0, -1):
            far = _BEAM_REACH * step / _BEAMS
            wide = half + _SPREAD * far
            corners = self.at(0, half), self.at(0, -half), self.at(far, -wide), self.at(far, wide)
            yield Polygon(corners, DOORLIGHT.with_alpha(_BEAM_OPACITY))
        yield Plate(self.band(_SILL, _JAMB), DOORLIGHT)
        yield from self._signs("across" if self.out[0] else "along", _ARROW_REACH, _ARROW, INK)

    def closed(self) -> Iterator[Shape]:
        """A red wall with crosses, in red light."""
        for deep, short in _RED_LIGHT:
            yield Plate(self.band(deep, short), BARRED.with_alpha(70), self.side * 0.2)
        for deep, short, tone in ((_WALL + 0.09, 0.0, INK), (_WALL, 0.04, BARRED)):
            yield Plate(self.band(deep, short), tone, self.side * 0.06)
        yield from self._signs("cross", 0, _WALL, theme.WHITE)

    def _signs(self, name: str, reach: float, size: float, fill: Colour) -> Iterator[Shape]:
        """A sign for each edge, as far across, of this size in squares."""
        for place in range(self.long):
            box = Box.from_centre(self.at(reach, place - (self.long - 1) / 2), self.side * size)
            yield from symbol(name, box, fill)


def _follows(last: Side, side: Side) -> bool:
    """Whether a side continues another one along the same edge."""
    step = side.inner - last.inner
    is_beside = abs(step) in {abs(square_at(0, 1) - square_at(0, 0)), abs(square_at(1, 0) - square_at(0, 0))}
    return is_beside and side.outer - last.outer == step and step != side.outer - side.inner


def _cog_below(seen: Observation, square: int, grid: MazeGrid) -> Iterator[Shape]:
    """A gear below a token, of brass like the title's."""
    if rooms.gear_turn(seen, square):
        for reach, fill in zip(_COG, (INK, BRASS), strict=True):
            yield Polygon(tuple(masonry.gear_teeth(grid.centre(square), grid.side * reach, 12)), fill)


def _room_arrow(seen: Observation, grid: MazeGrid, slot: int, turn: int) -> Shapes:
    """The arrow over the walls of a room that turns, its head where it's emptiest."""
    room = grid.room(slot)
    tokens = [grid.square(one) for one in pieces.standing_tokens(seen) if grid.shows(one)]
    corner = changed_rooms.head_corner(room, grid.side, turn, tokens, changed_rooms.BROAD)
    return changed_rooms.rotation_arrow(room, grid.side, turn, corner, changed_rooms.BROAD)


def _outcome(opened: int, closed: int, writing: Writing) -> Iterator[OutcomePlate]:
    """Number of passages opened and closed, or that none did."""
    for name, sign, count, fill in (
        ("opened", _open_sign, opened, _OPENED),
        ("closed", _closed_sign, closed, BLOOD),
    ):
        if count:  # words: dungeon-picture-opened, dungeon-picture-closed
            yield OutcomePlate(sign, writing.text(f"dungeon-picture-{name}", count=count), fill)
    if not opened and not closed:
        text = writing.text("dungeon-picture-unchanged")
        yield OutcomePlate(partial(symbol, "across", fill=BONE), text, BRASS_DARK)


def _open_sign(box: Box) -> Shapes:
    """An arrow in the light of an open passage."""
    return Plate(box, DOORLIGHT, 12), *symbol("across", box.expanded(-10), INK)


def _closed_sign(box: Box) -> Shapes:
    """A part of a red wall, with its cross."""
    wall = box.expanded(-4)
    return (
        Plate(wall.expanded(4), INK, 14),
        Plate(wall, BARRED, 10),
        *symbol("cross", wall.expanded(-14), theme.WHITE),
    )


@dataclass(frozen=True, slots=True)
class StepPicture:
    """The effect of some actions, before and after; their ``events`` are drawn as arrows over it."""

    before: Observation
    after: Observation
    events: tuple[Event, ...]

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        traces = find_traces(self.events, self.after.places)

        def was(grid: MazeGrid) -> Iterator[Shape]:
            yield from panels.crop_background(self.before, grid, light=masonry.DAYLIGHT)
            for event in self.events:
                if isinstance(event, RoomRotated):
                    yield from _room_arrow(self.before, grid, event.slot, event.direction)
            yield from panels.grid_tokens(self.before, grid, writing)

        def now(grid: MazeGrid) -> Shapes:
            boxes = [rooms.gate_box(self.after, gate, grid) for gate in traces.gates]
            standing = {one: grid.square(one) for one in pieces.standing_tokens(self.after)}
            return (
                *panels.crop_background(self.after, grid, light=masonry.DAYLIGHT),
                *drawn_traces.under_tokens(traces, grid, standing, [box for box in boxes if box is not None]),
                *panels.grid_tokens(self.after, grid, writing),
                *drawn_traces.over_tokens(traces, grid, writing, standing),
            )

        grid = panels.crop_grid(self._changed_squares(), cutouts.PAIR, most=_STEP)
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

    def _costs(self, writing: Writing) -> Iterator[OutcomePlate]:
        """The action points and the jump card it took."""
        if (spent := self.before.ap - self.after.ap) > 0:
            text = writing.text("dungeon-picture-spent", count=spent)
            yield OutcomePlate(partial(symbol, "bolt", fill=BONE), text, BRASS_DARK)
        if sum(seat.jumps for seat in self.after.seats) < sum(seat.jumps for seat in self.before.seats):
            text = writing.text("dungeon-picture-jump")
            yield OutcomePlate(partial(pieces.card, "jump", "1"), text, BRASS_DARK)


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
            *panels.framed_crop(seen, grid, light=masonry.DAYLIGHT),
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
            *panels.grid_tokens(seen, grid, writing, kept=[grid.square(square) for square in way]),
        ]
        hurt = partial(pieces.token, target, writing=writing, wounded=pieces.is_wounded(seen, target))
        entries = (
            CardRow(
                lambda box: (pieces.object_sprite("wand", box),), panels.kind_name(BY_NAME["b.wand"], writing)
            ),
            CardRow(hurt, news.coloured_name(target, writing)),
            CardRow(
                lambda box: pieces.badge(box.centre, box.width, "skull", BLOOD),
                writing.text("dungeon-picture-shot", name=writing.name(1 - OWNER[target])),
            ),
        )
        card = SideCard(
            entries, cutouts.actor_stage(shooter, pieces.load_of(seen, shooter), writing), OWNER[shooter]
        )
        return cutouts.cutout_scene(grid, shapes, card, writing)
