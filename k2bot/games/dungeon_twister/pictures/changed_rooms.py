"""What shows that a room was revealed or turned: its frame, and a sign in the wall with the step's number."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import ROOM_IDS, ROOMS
from k2bot.games.dungeon_twister.engine.squares import WIDTH
from k2bot.games.dungeon_twister.pictures import masonry
from k2bot.games.dungeon_twister.pictures.palette import INK, LIVERIES
from k2bot.games.dungeon_twister.pictures.rooms import LETTER, OUTER, PRINTED, printed, ring
from k2bot.render import theme
from k2bot.render.layout import strong
from k2bot.render.scene import Box, Decal, Disc, Plate, Polygon, Stroke

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pictures.rooms import Grid
    from k2bot.render.layout import Writing
    from k2bot.render.scene import Point, Shape, Shapes
    from k2bot.render.theme import Colour

GLOW: Final = theme.colour("#CE9BFF")
"""Rooms turned, portcullises changed."""
FOUND: Final = theme.colour("#FFF3D0")
"""Rooms revealed."""
_WITHIN: Final = 0.075
"""How far within the edge of a changed room its frame runs, in squares, so that walls beside it are seen."""
_BAND, _POINT, _SPREAD = 0.11, 0.52, 0.25
"""Arrow along the frame of a turned room, in squares: its width, its head's length and half width."""
_APART, _SWEEP = 0.62, 0.5
"""How far from corners arrows begin and end, and the radius of their bend, in squares."""
_BRACKET, _BROAD_BAND = 1.05, 0.15
"""Length and width of the brackets at the corners of a revealed room, in squares."""
_LIT, _LIGHT = 0.3, 56
"""Width in squares and opacity of the light that a changed room's frame casts on its floor."""
_WORDS: Final = 32
"""Font size of what is said of a room that changed."""


def step_number(
    act: int, at: Point, side: float, fill: Colour, ink: Colour, *, share: float = 0.98
) -> Shapes:
    """The number of a step, counted from 0, on a disc around a point, this ``share`` of it high."""
    side, rim = round(side), max(2, round(side * 0.06))
    box = Box.at(round(at[0] - side / 2), round(at[1] - side / 2), side)
    size = round(side * share)
    shapes = (
        Disc(box.grown(rim), INK),
        Disc(box, fill),
        strong(f"{act + 1}", box, ink, size),
    )
    return Decal.of(shapes, box.grown(rim + 1))


def _glowing(box: Box, grid: Grid, tone: Colour) -> Iterator[Shape]:
    """Light of a colour along the edge of a room's floor."""
    for part in ring(box, box.grown(-round(grid.side * _LIT))):
        yield Plate(part, tone.at(_LIGHT))


def revealed(box: Box, grid: Grid, *, is_turned: bool = False) -> Shapes:
    """Bright brackets at the corners of a revealed room, within the frame of one that was turned as well."""
    if not grid.box.holds(box):
        return ()
    side = grid.side
    rim = box.grown(-side * _WITHIN * (3 if is_turned else 1))
    lines = [
        ((x + across * side * _BRACKET, y), (x, y), (x, y + down * side * _BRACKET))
        for x, across in ((rim.left, 1), (rim.right, -1))
        for y, down in ((rim.top, 1), (rim.bottom, -1))
    ]
    return (
        *_glowing(box, grid, FOUND),
        *(Stroke(line, INK, side * (_BROAD_BAND + 0.08)) for line in lines),
        *(Stroke(line, FOUND, side * _BROAD_BAND) for line in lines),
    )


def turned(slot: int, grid: Grid, turn: int, standing: Collection[int]) -> Shapes:
    """A frame of two thin arrows along the edge of a turned room, of four after half a turn.

    Two begin and end at those two opposite corners near which fewer tokens stand.
    """
    box = grid.room(slot)
    if not grid.box.holds(box):
        return ()
    is_half, way = abs(turn) > 1, 1 if turn > 0 else -1
    # An arrow ends two corners after the one before which it begins.
    corners = range(4) if is_half else min((0, 2), (1, 3), key=lambda two: _crowding(slot, two, standing))
    rim = box.grown(-grid.side * _WITHIN)
    arrows = [_swept(rim, grid.side, corner, way, is_half=is_half) for corner in corners]
    width, edge = grid.side * _BAND, grid.side * 0.07
    return (
        *_glowing(box, grid, GLOW),
        *(
            shape
            for line, head in arrows
            for shape in (Stroke(line, INK, width + edge), Polygon(head, INK, INK, edge))
        ),
        *(shape for line, head in arrows for shape in (Stroke(line, GLOW, width), Polygon(head, GLOW))),
    )


def _crowding(slot: int, corners: Sequence[int], standing: Collection[int]) -> int:
    """How many squares with tokens lie where arrows round these corners of a room go."""
    x, y = board.corner(slot)
    last = board.SIDE - 1
    ends = ((x, y), (x + last, y), (x + last, y + last), (x, y + last))
    near = {
        board.at(*square)
        for left, top in (ends[corner] for corner in corners)
        for by in range(3)
        for square in (
            (left + by * (1 if left == x else -1), top),
            (left, top + by * (1 if top == y else -1)),
        )
    }
    return len(near & set(standing))


def _swept(
    rim: Box, side: float, corner: int, way: int, *, is_half: bool
) -> tuple[tuple[Point, ...], tuple[Point, Point, Point]]:
    """An arrow along a rim round one of its corners: its line and its head, clockwise if ``way`` is 1.

    Corners go clockwise from the upper left one. Its head is before the next corner, or if it's one of a half
    turn's four, in the middle of the next side.
    """
    x, y = ((rim.left, rim.top), (rim.right, rim.top), (rim.right, rim.bottom), (rim.left, rim.bottom))[
        corner
    ]
    inward = (1 if x == rim.left else -1), (1 if y == rim.top else -1)
    down, across = (0, inward[1]), (inward[0], 0)
    first, last = (down, across) if (corner % 2 == 0) == (way > 0) else (across, down)
    point, bend = side * _POINT, side * _SWEEP
    begin = rim.width / 2 - point * 0.35 if is_half else rim.width - side * _APART
    end = rim.width / 2 + point * 0.35 if is_half else rim.width - side * _APART
    line = [(x + first[0] * begin, y + first[1] * begin)]
    for step in range(9):
        angle = math.pi / 2 * step / 8
        before, after = bend * (1 - math.sin(angle)), bend * (1 - math.cos(angle))
        line.append((x + first[0] * before + last[0] * after, y + first[1] * before + last[1] * after))
    tip = (x + last[0] * end, y + last[1] * end)
    foot = tip[0] - last[0] * point, tip[1] - last[1] * point
    wide = side * _SPREAD
    head = (
        tip,
        (foot[0] - last[1] * wide, foot[1] + last[0] * wide),
        (foot[0] + last[1] * wide, foot[1] - last[0] * wide),
    )
    return (*line, foot), head


class RoomSign(NamedTuple):
    """What happened to a room: the numbers of the steps, words, and for a rotation an arrow its way."""

    seat: int
    """Whose turn it was."""
    acts: tuple[int, ...]
    turn: int
    """Quarters, clockwise positive; 0 for a room that was only revealed."""
    words: str
    size: int = _WORDS
    """Font size of the words."""

    def width(self, high: float) -> float:
        """Its width if it's this high."""
        parts = [high * 0.94] * len(self.acts) + ([high * 0.9] if self.turn else [])
        parts += [theme.text_width(self.words, self.size, "ExtraBold") + 2] if self.words else []
        return sum(parts) + high * 0.2 * (len(parts) + 0.8 - bool(self.turn) * 0.5)

    def shapes(self, box: Box) -> Shapes:
        """On a plate as wide as it needs, at the left of a box."""
        high, livery = box.height, LIVERIES[self.seat]
        plate = Box.at(box.left, box.top, self.width(high), high)
        fill = GLOW if self.turn else FOUND
        shapes: list[Shape] = [Plate(plate.grown(2), INK, 9), Plate(plate, fill, 7)]
        gap = high * 0.2
        left = plate.left + high * 0.14
        for act in self.acts:
            middle = left + high * 0.47, plate.centre[1]
            shapes += step_number(act, middle, high * 0.96, livery.colour, livery.letter, share=1.12)
            left += high * 0.94 + gap
        if self.words:
            wide = theme.text_width(self.words, self.size, "ExtraBold") + 2
            place = Box(left, plate.top, left + wide, plate.bottom)
            shapes.append(strong(self.words, place, INK, self.size, "l"))
            left += wide + gap
        if self.turn:
            line, head = masonry.sweep(
                (left + high * 0.42, plate.centre[1]), high * 0.32, 1 if self.turn > 0 else -1
            )
            shapes += (Stroke(tuple(line), INK, high * 0.12), Polygon(tuple(head), INK))
        return tuple(shapes)


def _smaller(signs: Sequence[RoomSign]) -> Iterator[Sequence[RoomSign]]:
    """Signs side by side with ever smaller words; of a second one, an arrow tells without them, too."""
    first, *others = signs
    bare = [first, *(one._replace(words="") for one in others)]
    for shown, least in ((signs, theme.CONSTANT), (bare, theme.LEAST)):
        for size in range(_WORDS, least - 1, -1):
            yield [one._replace(size=size) for one in shown]


def _wide(signs: Sequence[RoomSign], high: float) -> float:
    """The width of signs side by side, each of this height, with the gaps before them."""
    return sum(_BESIDE + one.width(high) for one in signs)


_BESIDE: Final = 8
"""Gap in pixels before each of a room's signs."""
_SPILL: Final = 40
"""By how many pixels a room's number with two signs may be wider than the room: others are narrower."""
CARVED: Final = INK.mixed(LETTER, 0.06)
"""The number on a gear in the wall."""
_TEETH: Final = 21
"""Radius in pixels of a gear beside a room's number."""
_CLOSE: Final = 7
"""Gap in pixels on either side of that."""


def captions(
    seen: Observation,
    grid: Grid,
    writing: Writing,
    signs: Mapping[int, Sequence[RoomSign]],
) -> Shapes:
    """The number of each revealed room in the outer wall beside it; ``signs`` say what happened to a room.

    After it, on the same line, a gear with the rooms that it rotates, if there is room for that.
    """
    shapes: list[Shape] = []
    for slot in grid.slots:
        is_upper = slot < len(seen.rooms) // 2
        if seen.rooms[slot].id is None or (grid.rows[0] if is_upper else WIDTH - grid.rows[1]):
            continue  # face down, or its outer wall is not visible
        room = grid.room(slot)
        y = room.top - OUTER / 2 - 3 if is_upper else room.bottom + OUTER / 2
        whole = Box.around((room.centre[0], y), room.width - 4, OUTER - 5)
        said = writing.text("dungeon-picture-room", room=slot + 1)
        numeral, *texts = _gear(seen, slot, writing)
        changed = signs.get(slot, ())
        for text, shown in _ways(texts, changed):
            caption = _caption(said, numeral, text)
            wide = caption.width + _wide(shown, whole.height)
            if wide <= whole.width + _SPILL * (len(changed) > 1):
                break
        left = float(round(whole.centre[0] - wide / 2))
        shapes += caption.shapes(Box.at(left, whole.top, caption.width, whole.height))
        left += caption.width
        for sign in shown:
            shapes += sign.shapes(whole._replace(left=left + _BESIDE))
            left += _BESIDE + sign.width(whole.height)
    return tuple(shapes)


def _ways(texts: Sequence[str], signs: Sequence[RoomSign]) -> Iterator[tuple[str, Sequence[RoomSign]]]:
    """What may follow a room's number, the best first: what its gear does, and signs.

    Rather than their words, there is the shortest text of the gear; rather than that, signs have their words.
    """
    if not signs:
        yield from ((text, ()) for text in (*texts, ""))
        return
    yield texts[-1], signs
    yield texts[-1], [one._replace(words="") for one in signs]
    yield from (("", shown) for shown in _smaller(signs))


def _gear(seen: Observation, slot: int, writing: Writing) -> tuple[str, str, str]:
    """The number on a room's gear, and which rooms it rotates: in words, and their numbers alone."""
    name, twin = seen.rooms[slot].id, seen.maze.twin(slot)
    rooms = ", ".join(f"{one + 1}" for one in sorted({slot, slot if twin is None else twin}))
    numeral = ROOMS[ROOM_IDS.index(name or "")].numeral
    return numeral, writing.text("dungeon-picture-rotates", rooms=rooms), rooms


class _Caption(NamedTuple):
    """A room's number, and a gear with its number and what it rotates, or none if that's empty."""

    said: str
    numeral: str
    text: str
    wide: int
    width: int

    def shapes(self, box: Box) -> Shapes:
        """In a box of its width."""
        place = Box.at(box.left, box.top, self.wide, box.height)
        if not self.text:
            return Decal.of((printed(self.said, place, LETTER),), box.grown(6))
        centre = place.right + _CLOSE + _TEETH, round(box.centre[1])
        disc = Box.around(centre, 1.5 * _TEETH)
        rest = box._replace(left=centre[0] + _TEETH + _CLOSE)
        return Decal.of(
            (
                printed(self.said, place, LETTER),
                Polygon(tuple(masonry.gear_teeth(centre, _TEETH, masonry.COG)), LETTER),
                strong(self.numeral, disc, CARVED, PRINTED, least=PRINTED),
                printed(self.text, rest, LETTER),
            ),
            box.grown(6),
        )


@lru_cache(maxsize=128)
def _caption(said: str, numeral: str, text: str) -> _Caption:
    wide, long = (round(theme.text_width(one, PRINTED, "SemiBold")) + 4 for one in (said, text))
    return _Caption(said, numeral, text, wide, wide + (2 * _TEETH + 2 * _CLOSE + long if text else 0))
