"""Marks of changed rooms: a frame, and in the wall, beside the room's number, those of the steps."""

from __future__ import annotations

import math
from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine.content import ROOM_IDS, ROOMS
from k2bot.games.dungeon_twister.pictures import masonry
from k2bot.games.dungeon_twister.pictures.palette import INK
from k2bot.games.dungeon_twister.pictures.rooms import LETTER, OUTER, PRINTED, MazeGrid
from k2bot.render import theme
from k2bot.render.layout import CachedPart, Fixed, Label, Part, Row, Writing, strong_text
from k2bot.render.scene import Box, Decal, Plate, Point, Polygon, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.traces import Traces
    from k2bot.render.theme import Colour

CHANGED_COLOUR: Final = theme.parse_colour("#CE9BFF")
"""Colour of rooms turned and portcullises changed."""
REVEALED_COLOUR: Final = theme.parse_colour("#FFF3D0")
"""Colour of rooms revealed."""
_WITHIN, _BAND, _EDGE = 0.08, 0.08, 0.035
"""Inset of a changed room's frame to its middle line, its width and that of its edges, in squares."""
_GLOWS: Final = 1.2, 1.05, 0.9, 0.75
"""Radii of the glow around a place or a token, in squares."""
_RADIUS: Final = 0.95
"""Radius of the ring around a place that was changed, to its middle line, in squares."""
_STEPS: Final = 24
"""Number of corners of each side of an arrow around a room, less one."""


class Ring(NamedTuple):
    """Shape of an arrow around the middle of a room that turned."""

    radius: float = 2.12
    breadth: float = 0.2
    """Both in squares."""
    wider: float = 3.2
    """Breadth of its head relative to the arrow's."""
    opacity: int = 210


SLIM: Final = Ring()
"""Among all other marks of a turn: near the room's edge, where it crosses the fewest tokens."""
FINE: Final = Ring(2.12, 0.07, 4.2, 120)
"""The same where another step was decisive."""
BROAD: Final = Ring(1.75, 0.21, 2.4)
"""Where the rotation is the subject."""
_LEAD, _LONG = 29, 0.28
"""Half of the gap between its end and its tip in degrees, and length of its head in radians."""
_GAP: Final = 12
"""Gap in pixels between the parts of a room's caption."""
_NAME_SIZE: Final = 36
"""Font size in a caption."""
_GEAR_RADIUS: Final = 22
"""Radius in pixels of the gear in a caption."""
CARVED: Final = INK.mixed(LETTER, 0.06)
"""Colour of the number on that gear."""


def change_frame(box: Box, side: float, fill: Colour = CHANGED_COLOUR) -> Iterator[Shape]:
    """A frame within a changed box, for squares of this size."""
    edge, band, line = side * _EDGE, side * _BAND, box.expanded(-side * _WITHIN)
    for tone, wide in ((INK, band + 2 * edge), (fill, band)):
        yield Plate(line.expanded(wide / 2), fill.with_alpha(0), side * 0.1, tone, wide)


def glow(middle: Point, side: float, maze: Box) -> Iterator[Shape]:
    """Light around a place within the maze, for squares of this size."""
    for reach in _GLOWS:
        lit = Box.from_centre(middle, 2 * side * reach).common(maze)
        yield Plate(lit, REVEALED_COLOUR.with_alpha(50), min(side * reach, lit.width / 2, lit.height / 2))


def ring_of_light(middle: Point, side: float, maze: Box) -> Iterator[Shape]:
    """A ring with a glow around a place that was changed, larger than a token; arguments as in ``glow``."""
    yield from glow(middle, 1.25 * side, maze)
    ring = Box.from_centre(middle, 2 * side * _RADIUS).common(maze.expanded(-side * _WITHIN))
    bend = min(ring.width, ring.height) / 2
    for fill, wide in ((INK, 0.22), (CHANGED_COLOUR, 0.14)):
        box, half = ring.expanded(side * wide / 2), side * wide / 2
        yield Plate(box, fill.with_alpha(0), bend + half, fill, side * wide)


def head_corner(room: Box, side: float, turn: int, busy: Collection[Box], ring: Ring = SLIM) -> int:
    """Corner of a room towards which the head of an arrow around its middle is seen best.

    Other arguments as in ``rotation_arrow``; ``busy`` boxes cover the arrow.
    """

    def head(corner: int) -> Box:
        before = _LEAD + math.degrees(_LONG) / 2
        angle = math.radians(90 * corner - 135 - (1 if turn > 0 else -1) * before)
        return Box.from_centre(masonry.circle_point(room.centre, side * ring.radius, angle), side * 0.9)

    return min(range(4), key=lambda corner: head(corner).overlap_area(busy))


def rotation_arrow(room: Box, side: float, turn: int, corner: int, ring: Ring = SLIM) -> Shapes:
    """A large arrow around the middle of a room that turned, the way it did, for squares of this size.

    The gap between its end and its tip is towards this corner, counted clockwise from the upper left.
    """
    way = 1 if turn > 0 else -1
    first = math.radians(90 * corner - 135 + way * _LEAD)
    last = first + way * (math.radians(360 - 2 * _LEAD) - _LONG)
    angles = [first + (last - first) * step / _STEPS for step in range(_STEPS + 1)]
    middle, half, radius = room.centre, side * ring.breadth / 2, side * ring.radius

    def at(reach: float, angle: float) -> Point:
        return middle[0] + reach * math.cos(angle), middle[1] + reach * math.sin(angle)

    points = (
        *(at(radius + half, angle) for angle in angles),
        at(radius + half * ring.wider, last),
        at(radius, last + way * _LONG),
        at(radius - half * ring.wider, last),
        *(at(radius - half, angle) for angle in reversed(angles)),
    )
    edge = side * _EDGE
    rim = Polygon(points, INK.with_alpha(0), INK.with_alpha(ring.opacity * 3 // 4), 2 * edge)
    return Decal.wrap((rim, Polygon(points, CHANGED_COLOUR.with_alpha(ring.opacity))), room)


def room_captions(
    seen: Observation, grid: MazeGrid, writing: Writing, traces: Traces, heads: Collection[Box] = ()
) -> tuple[Shapes, list[Box]]:
    """Captions in the outer wall beside revealed rooms: number, gear in the tone of its pair, and signs.

    In a crop, that's the wall along its edge. They make room for ``heads`` that rise into that wall, if it's
    wide enough. A long caption has only the room's number, always beside its gear. Returned with their boxes.
    """
    shapes: list[Shape] = []
    boxes: list[Box] = []
    for slot in grid.slots:
        is_upper = slot < len(seen.rooms) // 2
        name = seen.rooms[slot].id
        if name is None:
            continue
        place, room = grid.room(slot).common(grid.box), ROOMS[ROOM_IDS.index(name)]
        y = grid.box.top - OUTER / 2 - 2 if is_upper else grid.box.bottom + OUTER / 2
        wall = Box.from_centre((place.centre[0], y), place.width, OUTER - 5)
        caption = _Caption(
            slot,
            room.pair,
            room.numeral,
            slot in traces.revealed,
        )
        drawn, box = _caption(caption, wall, writing, tuple(head for head in heads if head.overlaps(wall)))
        shapes += drawn
        boxes.append(box)
    return tuple(shapes), boxes


class _Caption(NamedTuple):
    """Content of a room's caption."""

    slot: int
    pair: int
    numeral: str
    """Number of its pair, from 1, and as it's written."""
    is_new: bool


@lru_cache(maxsize=256)
def _caption(caption: _Caption, wall: Box, writing: Writing, heads: tuple[Box, ...]) -> tuple[Shapes, Box]:
    """A room's caption in its part of the wall, and its box; most are the same from turn to turn."""
    gear = Fixed(2 * _GEAR_RADIUS, 0, partial(_gear, caption.pair, caption.numeral))
    room = _printed(writing.text("dungeon-picture-room", room=caption.slot + 1))
    signs = tuple(_signs(caption, writing))
    rows = [
        CachedPart(Row((name, gear, *signs), _GAP, "middle"), 6)
        for name in (room, _printed(f"{caption.slot + 1}"))
    ]
    row = next((row for row in rows if row.width <= wall.width), rows[-1])
    places = (
        Box.from_corner(wall.left + (wall.width - row.width) * share, wall.top, row.width, wall.height)
        for share in (0.5, 0, 1, 0.25, 0.75)
    )
    box = min(places, key=lambda place: place.overlap_area(heads))
    return row.place(box), box


def _printed(text: str) -> Label:
    return Label(text, LETTER, _NAME_SIZE, "Bold", least=theme.LEAST_TEXT)


def _gear(pair: int, numeral: str, box: Box) -> Iterator[Shape]:
    """A gear in the wall, in the tone of its pair's floor, with its number."""
    tone = masonry.FLAGSTONES[pair - 1]
    yield Polygon(tuple(masonry.gear_teeth(box.centre, _GEAR_RADIUS, masonry.COG_TEETH)), tone)
    yield strong_text(
        numeral, Box.from_centre(box.centre, 1.6 * _GEAR_RADIUS), CARVED, PRINTED, least=PRINTED
    )


def _signs(caption: _Caption, writing: Writing) -> Iterator[Part]:
    """Sign that a room was revealed."""
    if caption.is_new:
        new = Label(writing.text("dungeon-picture-new"), INK, PRINTED, "ExtraBold")
        yield Fixed(new.width + 10, 0, partial(_badge, new.text))


def _badge(text: str, box: Box) -> Iterator[Shape]:
    """A word on a pale plate; its descenders stay clear of the edge."""
    yield Plate(box, REVEALED_COLOUR, 7, INK, 2)
    yield strong_text(text, box.part(5, 3.5, -5, -3.5), INK, PRINTED, "l")
