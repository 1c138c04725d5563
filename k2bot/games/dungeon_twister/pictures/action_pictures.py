"""Pictures of other actions: a turning room, and the line of sight of the wand."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OWNER
from k2bot.games.dungeon_twister.engine.squares import (
    at,
    coordinates,
)
from k2bot.games.dungeon_twister.pictures import changed_rooms, drawn_traces, panels, pieces, rooms
from k2bot.games.dungeon_twister.pictures.palette import (
    BLOOD,
    BONE,
    BRASS,
    INK,
    LIVERIES,
)
from k2bot.games.dungeon_twister.pictures.pieces import character
from k2bot.games.dungeon_twister.pictures.rooms import ACROSS, DOWN, Grid
from k2bot.render import layout, symbols, theme
from k2bot.render.layout import label, strong
from k2bot.render.scene import Box, Disc, Plate, Scene
from k2bot.render.theme import colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape, Shapes

_PAST: Final = 110
"""Opacity of the dark on the room as it was."""
OPENED: Final = colour("#1F7A6B")
"""A newly opened passage."""
_TITLE, _LETTERS, _HEAD = 94, 50, 217
"""Heights in pixels of the title, of the column letters, and of everything above the rooms."""
_NUMBERS, _EDGE, _GEAR = 64, 24, 124
"""Pixels: width of row numbers, margin of the picture, and width of the gear before the title."""


class Side(NamedTuple):
    """A side on a room's edge: its inner and its outer square."""

    inner: int
    outer: int


def changes(before: Observation, after: Observation, slot: int) -> tuple[tuple[Side, ...], tuple[Side, ...]]:
    """Passages at the edge of a slot's room that a rotation opened, and those it closed.

    Next to a face-down room only the own side counts, since it allows a reveal (rule 11).
    """
    was, now = _free(before, slot), _free(after, slot)
    return tuple(sorted(now - was)), tuple(sorted(was - now))


def _free(seen: Observation, slot: int) -> set[Side]:
    maze = seen.maze
    left, top = board.corner(slot)
    found = set()
    for x in range(left, left + board.SIDE):
        for y in range(top, top + board.SIDE):
            for dx, dy, own in (
                (1, 0, maze.own_sides.east),
                (-1, 0, maze.own_sides.west),
                (0, 1, maze.own_sides.south),
                (0, -1, maze.own_sides.north),
            ):
                there = x + dx, y + dy
                inside = left <= there[0] < left + board.SIDE and top <= there[1] < top + board.SIDE
                if inside or not 0 <= there[1] < board.WIDTH:
                    continue
                inner, outer = board.at(x, y), board.at(*there)
                is_shown = bool(maze.shown >> outer & 1)
                if own >> inner & 1 and (not is_shown or outer in maze.neighbours(inner)):
                    found.add(Side(inner, outer))
    return found


@dataclass(frozen=True, slots=True)
class RotationPicture:
    """A slot's room before and after a quarter turn."""

    before: Observation
    after: Observation
    slot: int

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        before, after = self._grids
        opened, closed = changes(self.before, self.after, self.slot)
        standing = pieces.by_square(self.after)
        shapes: list[Shape] = [*self._title(writing)]
        for seen, grid in ((self.before, before), (self.after, after)):
            shapes += _around(seen, self.slot, grid, self._turn)
            shapes += panels.coordinates_around(grid)
            if seen is self.before:
                shapes.append(Plate(grid.box, rooms.NIGHT.at(_PAST)))
                shapes += changed_rooms.frame(grid.room(self.slot), grid.side, self._turn)
            shapes += panels.inhabitants(seen, grid, writing)
        for sides, is_open in ((closed, False), (opened, True)):
            for side in sides:
                (x1, y1), (x2, y2) = after.centre(side.inner), after.centre(side.outer)
                free = (
                    is_open * 0.27 * ((side.inner in standing) - (side.outer in standing))
                )  # beside letters
                middle = (x1 + x2) / 2 + free * (x2 - x1), (y1 + y2) / 2 + free * (y2 - y1)
                shapes += _crossing(middle, after.side, is_open=is_open, is_upright=y1 == y2)
        shapes += _words(before.box, after.box, writing)
        foot = Box(_EDGE, before.box.bottom + 26, ACROSS - _EDGE, DOWN - 28)
        shapes += _outcome(writing, len(opened), len(closed), foot)
        return panels.scene(shapes, before=before.box, after=after.box, legend=foot)

    @property
    def _grids(self) -> tuple[Grid, Grid]:
        """The room with a margin of one square before and after, with equal columns and rows."""
        x, y = board.corner(self.slot)
        rows = max(0, y - 1), min(board.WIDTH, y + board.SIDE + 1)
        side = int((ACROSS - 2 * _NUMBERS - _EDGE) / (2 * (board.SIDE + 2)))
        before = Grid(_NUMBERS, _HEAD, side, (x - 1, x + board.SIDE + 1), rows)
        return before, replace(before, left=round(before.box.right + _NUMBERS))

    @property
    def way(self) -> str:
        """Word for the direction of rotation."""
        return "right" if self._turn > 0 else "left"

    @property
    def _turn(self) -> int:
        """1 if the room turned clockwise, else -1."""
        was, now = self.before.rooms[self.slot].rotation or 0, self.after.rooms[self.slot].rotation or 0
        return 1 if (now - was) % 4 == 1 else -1

    def _title(self, writing: Writing) -> Shapes:
        """Which room turned which way, after a gear with an arrow for the direction."""
        x, y = board.corner(self.slot)
        text = writing.text(
            "dungeon-picture-turns",
            room=self.slot + 1,
            first=board.NAMES[board.at(x, y)],
            last=board.NAMES[board.at(x + board.SIDE - 1, y + board.SIDE - 1)],
            way=self.way,
        )
        title = layout.Label(text, BONE, 66, "ExtraBold").narrowed(ACROSS - 2 * _EDGE - _GEAR - 40)
        row = layout.Row(
            (layout.Fixed(_GEAR, _TITLE, lambda box: rooms.turning(box.centre, 84, self._turn)), title),
            gap=40,
            align="middle",
        )
        return row.placed(Box(_EDGE, 6, ACROSS - _EDGE, 6 + _TITLE))


def _words(before: Box, after: Box, writing: Writing) -> Shapes:
    """Captions of the two parts, with an arrow between them."""
    middle = before.top - _LETTERS - 33
    one = Box(before.left, middle - 30, before.right, middle + 30)
    other = Box(after.left, middle - 30, after.right, middle + 30)
    arrow = Box.around(((before.right + after.left) / 2, middle), 64)
    return (
        label(writing.text("dungeon-picture-before"), one, rooms.LETTER, 52),
        *symbols.placed(symbols.RIGHT, arrow, BRASS),
        strong(writing.text("dungeon-picture-after"), other, panels.LIT, panels.LARGE),
    )


def _crossing(middle: Point, side: float, *, is_open: bool, is_upright: bool = True) -> Shapes:
    """The edge between two squares, with an arrow across it if it opens, else with a bar along it."""
    if is_open:
        return pieces.badge(middle, side * 0.56, "across" if is_upright else "along", OPENED)
    long, thick = side * 0.92, side * 0.2
    bar = Box.around(middle, *((thick, long) if is_upright else (long, thick)))
    return (
        Plate(bar.grown(side * 0.04), INK, thick / 2),
        Plate(bar, BLOOD, thick / 3, BONE, side * 0.03),
        *pieces.badge(middle, side * 0.42, "cross", BLOOD),
    )


def _around(seen: Observation, slot: int, grid: Grid, turn: int) -> Iterator[Shape]:
    """A room with its surroundings, darkened, without tokens; its gear shows around whoever is on it."""
    room, standing = grid.room(slot), pieces.by_square(seen)
    yield from rooms.maze(seen, grid, chips=False)
    for gear in (one for one, its_slot in seen.maze.gears.items() if its_slot == slot):
        below = rooms.gear_below(seen, gear, grid) if gear in standing else ()
        yield from below or rooms.turning(grid.centre(gear), grid.side * 0.78, turn)
    yield from (Plate(part, rooms.NIGHT.at(105)) for part in rooms.ring(grid.box, room))
    yield Plate(room.grown(3), BONE.at(0), 6, INK, 10)
    yield Plate(room.grown(1), BONE.at(0), 6, changed_rooms.GLOW, 6)


def _outcome(writing: Writing, opened: int, closed: int, box: Box) -> Iterator[Shape]:
    """How many passages opened and closed, on plates of their signs' colours, or that none did."""
    told = [
        (count, fill, is_open, f"dungeon-picture-{'opened' if is_open else 'closed'}")
        for count, fill, is_open in ((opened, OPENED, True), (closed, BLOOD, False))
        if count
    ]
    if not told:
        none = layout.Label(writing.text("dungeon-picture-unchanged"), INK, 64)
        yield from (*panels.panel(box), *layout.Row((none,), align="middle").placed(box))
    places = box.columns(*(1 for _ in told), gap=28) if told else ()
    for (count, fill, is_open, message), place in zip(told, places, strict=True):
        sign = layout.Fixed(100, 100, partial(_large, is_open=is_open))
        # words: dungeon-picture-opened, dungeon-picture-closed
        said = layout.Label(writing.text(message, count=count), theme.WHITE, 72, "ExtraBold")
        yield Plate(place.grown(4), INK, 24)
        yield Plate(place, fill, 20)
        yield from layout.Row((sign, said), gap=28, align="middle").placed(place.grown(-16))


def _large(box: Box, *, is_open: bool) -> Shapes:
    """The sign of passages that opened or closed, as large as a box."""
    return _crossing(box.centre, box.height * (1.7 if is_open else 1.08), is_open=is_open)


_FOOT: Final = 250
"""Height in pixels of the panel below the crop."""
_BEAM: Final = theme.colour("#FF5A3C")


@dataclass(frozen=True, slots=True)
class SightPicture:
    """The character a wand would hit, and the line of sight to it."""

    seen: Observation
    character: str
    target: str

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        seen, frame = self.seen, panels.FRAME
        shooter, target = BY_NAME[self.character], BY_NAME[self.target]
        way = _between(seen.at[shooter], seen.at[target])
        place = frame.part(76, 66, -30, -_FOOT - 50)
        grid = panels.window(way, place, is_left=False)
        foot = frame.part(24, -_FOOT - 18, -24, -24)
        shapes: list[Shape] = [
            *panels.ground(seen, grid),
            *panels.coordinates_around(grid),
            *(Plate(grid.square(square).grown(-6), _BEAM.at(0), 10, _BEAM, 6) for square in way[1:-1]),
            # A dashed arrow that leaves the floor visible.
            *drawn_traces.arrow(
                (grid.centre(way[0]), grid.centre(way[-1])),
                _BEAM,
                grid.side * 0.8,
                dash=(grid.side * 0.16, grid.side * 0.2),
                short=0.62,
            ),
            *_cross(grid.square(way[-1])),
            *panels.inhabitants(seen, grid, writing),
            *self._told(shooter, target, foot, writing),
        ]
        return panels.scene(shapes, crop=grid.box, panel=foot)

    def _told(self, shooter: int, target: int, box: Box, writing: Writing) -> Shapes:
        """Who fires at whom, and who would score for it."""
        left, sign, middle, result = box.columns(1.12, 0.24, 1.12, 1.1)
        gains = 1 - OWNER[target]
        livery = LIVERIES[gains]
        skull = result.left + 86, result.centre[1]
        upper, lower = result.part(160, 44, -20, -44).rows(1, 1)
        return (
            *panels.panel(box),
            *_person(self.seen, shooter, left, writing),
            pieces.still("wand", Box.around(sign.centre, 130)),
            *_person(self.seen, target, middle, writing),
            Plate(result, livery.colour, 14, corners=(False, True, True, False)),
            *pieces.badge(skull, 124, "skull", BLOOD),
            strong(writing.text("dungeon-picture-shot"), upper, livery.letter, 66, "l"),
            *layout.named(writing, gains, lower, livery.letter, panels.LARGE),
        )


def _person(seen: Observation, token: int, box: Box, writing: Writing) -> Shapes:
    """A character with its name and its player's."""
    sign = Box.at(box.left + 22, box.top + 14, 164, box.height - 28)
    text = Box(sign.right + 18, box.top + 38, box.right - 16, box.bottom - 38)
    upper, lower = text.rows(1, 1)
    return (
        *character(token, sign, writing, wounded=pieces.is_wounded(seen, token)),
        strong(panels.kind(token, writing), upper, INK, panels.LARGE, "l"),
        label(writing.name(OWNER[token]), lower, INK, panels.BODY, align="l", least=panels.SMALL),
    )


def _between(start: int, end: int) -> list[int]:
    """The squares on a straight line, both ends included."""
    (x1, y1), (x2, y2) = coordinates(start), coordinates(end)
    steps = max(abs(x2 - x1), abs(y2 - y1), 1)
    return [at(x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps) for step in range(steps + 1)]


def _cross(box: Box) -> Shapes:
    """A ring around the target."""
    ring = box.grown(box.width * 0.06)
    return (Disc(ring, _BEAM.at(0), INK, 18), Disc(ring.grown(-4), _BEAM.at(0), _BEAM, 10))
