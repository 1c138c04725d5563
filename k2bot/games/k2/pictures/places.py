"""Positions of the spaces on both sides of the board, and sizes of their plates.

Positions follow the altitudes of the data, so that ropes show which way is up, and leave room for every rope
to be visible and for pieces beside every plate, however crowded.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise, product
from operator import itemgetter
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from k2bot.games.k2.engine import Side, content
from k2bot.render.scene import Box, Point

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable

    from k2bot.games.k2.engine import ClimberKey

T = TypeVar("T")

MAP = Box(0, 0, 1110, 1050)
"""The map's part of a picture; the table is beside it."""
PIECES_AREA = MAP.expanded(-16)._replace(bottom=MAP.bottom - 26)
"""Area for pieces, so that no outline touches the map's edges."""
TABLE = Box(1116, 14, 1642, 1036)
"""Box of the table beside the map."""
HEAD, FOOT = 42, 30
"""Heights in pixels of a plate's header (name and points) and chips (cost and air)."""
PLATE = (104, HEAD + FOOT)
BASE_PLATE = (140, HEAD + FOOT)
_BARE, _LARGE, _THIRD = 4, 17, 17
"""Pixels of a plate of one line: height below its header, width for larger numbers and for a third letter."""
DOT, DOT_LETTER, BASE_DOT = (18.0, 36.0), 17.0, 106.0
"""Size in pixels of a space's dot without its name, width of a letter of that, and of base camp's dot."""

PLACES: dict[Side, dict[str, Point]] = {
    "easy": {
        "base": (1030, 988), "a1": (697, 1001), "a2": (848, 996), "a3": (465, 990), "a4": (239, 988),
        "a5": (89, 948), "a6": (790, 850), "a7": (646, 847), "a8": (468, 843), "a9": (229, 886),
        "a10": (327, 759), "a11": (64, 766), "a12": (566, 745), "b1": (269, 645), "b2": (425, 634),
        "b3": (89, 650), "b4": (622, 594), "b5": (329, 536), "b6": (456, 498), "b7": (79, 495),
        "b8": (758, 499), "c1": (236, 398), "c2": (721, 382), "c3": (477, 387), "c4": (572, 291),
        "c5": (363, 283), "d1": (681, 183), "summit": (533, 97),
    },
    "hard": {
        "base": (1032, 988), "a1": (419, 994), "a2": (850, 999), "a3": (632, 993), "a4": (72, 977),
        "a5": (758, 862), "a6": (260, 895), "a7": (522, 893), "a8": (80, 852), "a9": (585, 768),
        "a10": (370, 759), "a11": (868, 762), "a12": (64, 740), "b2": (223, 661), "b1": (438, 649),
        "b3": (635, 647), "b4": (827, 643), "b5": (304, 529), "b6": (864, 532), "b7": (516, 503),
        "b8": (696, 500), "c1": (619, 390), "c2": (854, 406), "c3": (427, 350), "c4": (800, 295),
        "c5": (614, 291), "d1": (875, 188), "d2": (691, 181), "d3": (520, 168), "summit": (492, 50),
    },
}  # fmt: skip
"""Centre of each space's plate, in pixels of the painting."""


# ---------------------------------------------------------------------------- what is drawn larger

_SKY, _SCALE_ABOVE, _SCALE_BARE, _SCALE_CALM, _SCALE_BETWEEN, _SCALE_BELOW = 300.0, 0.75, 0.55, 0.3, 0.62, 0.5
"""Height in the painting below which no legend is; and least vertical scales: above it, less if no spaces are
there; from there to the first spaces; to the pieces; and below those."""
_BARE_FROM, _MOST = 280.0, 2.3
"""Height above which no spaces are, for that; and the greatest scale, of the heights with pieces."""
_BESIDE_FIRST, _BESIDE_LAST = 100.0, 210.0
"""Pixels that a narrow map shows left of the first piece's space, and right of the last one's with notes."""
_PEAK, _HEADROOM, _CLIMBED = 14.0, 52.0, 166.0
"""Pixels of the painting's sky above both peaks; and least distance of the summit's space from the upper
edge, empty and with climbers on it, whose heads and signs were cut off."""
_MARGIN_ABOVE, _MARGIN_BELOW, _ABOVE_FIRST, _GRID = 100, 40, 50, 70
"""Pixels above the highest piece's space and below the lowest one's that are drawn larger with them; above
the first space drawn; and steps of these limits: maps that change little in a turn share their background."""
_FOOT, _BELOW_LAST = 48.0, 143.0
"""Pixels of the painting below all spaces; and least pixels of the map below the lowest space with pieces,
for tents."""
_FLOOR, _LEAST_HEIGHT, _NEAR_FOOT = 105, 490.0, 960.0
"""Pixels of the painting that are shown below the lowest space, and altogether, or it would look stretched;
lower limits than the last aren't cropped."""
_EDGE = 60.0
"""Pixels of the painting between a space that's used and the edge of a map."""
_FIRST_X, _PEAK_X, _LAST_X, _CLOSEST, _CLOSER = 100.0, 460.0, 950.0, 1.5, 1.08
"""Pixels from the left edge to the first space of a close-up, to the summit, right of the legend, and
to the last space; its greatest scale; and the least that is worth it."""


class Focus(NamedTuple):
    """Part of the mountain that a map shows, and the heights it enlarges, in pixels of the painting."""

    top: float = MAP.top
    bottom: float = MAP.bottom
    """Limits of the heights that are drawn larger than the others."""
    left: float = MAP.left
    right: float = MAP.right
    """Left and right limits of the part that is shown."""
    width: float = MAP.width
    """Width in pixels of the map."""
    sky: float = 0.0
    """Pixels by which the sky above the peak is taller."""
    floor: float = MAP.bottom
    """Lower limit of the part that is shown."""
    calm: float = MAP.top
    """Height above which no spaces but the summit are drawn."""
    foot: float = 0.0
    """Pixels by which the ground below all spaces is taller."""
    below: float = _SCALE_BELOW
    """Least vertical scale below the larger heights."""

    @classmethod
    def for_spaces(cls, side: Side, spaces: Collection[str], drawn: Collection[str] = ()) -> Focus:
        """Enlarge the heights with pieces at these spaces, to give them more room; all if there are none.

        With ``drawn``, all spaces of the map, it's a close-up of their part of the mountain.
        """
        heights = [PLACES[side][space][1] for space in spaces]
        if not heights:
            return WHOLE
        top = (min(heights) - _MARGIN_ABOVE) // _GRID * _GRID
        bottom = -((-max(heights) - _MARGIN_BELOW) // _GRID) * _GRID
        focus = cls(max(MAP.top, top), min(MAP.bottom, bottom)).closer(side, drawn)
        least = _CLIMBED if content.SUMMIT in spaces else _HEADROOM
        focus = focus._replace(sky=max(0.0, least - focus.map_y(PLACES[side][content.SUMMIT][1])))
        return focus._replace(foot=max(0.0, _BELOW_LAST - MAP.bottom + focus.map_y(max(heights))))

    def closer(self, side: Side, drawn: Collection[str]) -> Focus:
        """The part of the mountain with these spaces, in steps, and without what is below them."""
        if not drawn:
            return self
        xs, ys = zip(*(PLACES[side][space] for space in drawn), strict=True)
        first = min((y for y in ys if y > PLACES[side][content.SUMMIT][1]), default=MAP.top)
        calm = (first - _ABOVE_FIRST) // _GRID * _GRID
        focus = self._replace(calm=max(MAP.top, min(self.top, calm)))
        floor = -((-max(ys) - _FLOOR) // _GRID) * _GRID
        if floor < _NEAR_FOOT:
            focus = focus._replace(floor=max(self.bottom, floor, _LEAST_HEIGHT))
        first, last = min(xs) // _GRID * _GRID, -(-max(xs) // _GRID) * _GRID
        peak = PLACES[side][content.SUMMIT][0]
        scale = min(
            _CLOSEST, (_LAST_X - _FIRST_X) / max(1, last - first), (_LAST_X - _PEAK_X) / max(1, last - peak)
        )
        if scale < _CLOSER:
            return focus
        middle = (first + last - (_FIRST_X + _LAST_X) / scale) / 2
        left = max(0.0, min(middle, peak - _PEAK_X / scale))
        return focus._replace(left=round(left), right=round(left + MAP.width / scale))

    def shows(self, side: Side, space: str) -> bool:
        """Whether a space is in the part that is shown, at a scale that leaves room for people."""
        x, y = PLACES[side][space]
        is_high = y < max(self.calm, min(self.top, _SKY)) or space == content.SUMMIT
        return self.left + _EDGE <= x <= self.right - _EDGE and y <= self.floor - _EDGE and not is_high

    def narrowed(self, side: Side, spaces: Collection[str], width: float) -> Focus:
        """The same heights on a narrower map, which shows the part of the mountain with these spaces.

        That part is scaled down only if it's wider than the map.
        """
        xs = [PLACES[side][space][0] for space in spaces] or [MAP.centre[0]]
        first, last = min(xs) - _BESIDE_FIRST, max(xs) + _BESIDE_LAST
        visible = min(max(last - first, width), MAP.width)
        left = min(max(MAP.left, (first + last - visible) / 2), MAP.right - visible)
        return self._replace(left=round(left), right=round(left + visible), width=width)

    def map_x(self, x: float) -> float:
        """Convert a horizontal position in the painting to one on the map."""
        if (self.left, self.right) == (MAP.left, self.width):
            return x
        return round((x - self.left) * self.width / (self.right - self.left))

    def map_y(self, y: float) -> float:
        """Convert a height in the painting to one on the map."""
        every = bands(self)
        top, bottom, first, last = next((band for band in every if y <= band[1]), every[-1])
        return first + (y - top) * (last - first) / (bottom - top)


@lru_cache(maxsize=64)
def bands(focus: Focus) -> tuple[tuple[float, float, float, float], ...]:
    """Bands of constant scale: top and bottom in the painting, and in whole pixels of the map."""
    calm = min(max(_SKY, focus.calm), focus.top)
    others = (
        (MAP.top, min(_SKY, focus.top), _SCALE_BARE if focus.calm >= _BARE_FROM else _SCALE_ABOVE),
        (_SKY, calm, _SCALE_CALM),
        (calm, focus.top, _SCALE_BETWEEN),
        (focus.bottom, focus.floor, focus.below),
    )
    least = [scale * max(0.0, bottom - top) for top, bottom, scale in others]
    height = MAP.height - focus.sky - focus.foot
    larger = min(_MOST * (focus.bottom - focus.top), height - sum(least))
    spare = (height - larger) / max(sum(least), 1)
    spare_above, spare_calm, spare_within, spare_below = (share * spare for share in least)
    joints = [
        (MAP.top, 0.0),
        (min(_SKY, focus.top), spare_above),
        (calm, spare_above + spare_calm),
        (focus.top, spare_above + spare_calm + spare_within),
        (focus.bottom, height - spare_below),
        (focus.floor, height),
    ]
    joints = [joint for joint, after in pairwise(joints) if joint[0] < after[0]] + joints[-1:]
    if focus.sky:
        first, *lower_joints = joints
        peak = _PEAK, _PEAK * lower_joints[0][1] / lower_joints[0][0]
        joints = [first, *((y, at + focus.sky) for y, at in (peak, *lower_joints))]
    if focus.foot:
        (y, at), (floor, end) = joints[-2:]
        joints[-1:] = [(floor - _FOOT, end - _FOOT * (end - at) / (floor - y)), (floor, end + focus.foot)]
    return tuple(
        (top, bottom, round(first), round(last)) for (top, first), (bottom, last) in pairwise(joints)
    )


WHOLE, HIGH = Focus(), Focus(bottom=420.0, below=0.79)
"""The mountain at one scale; and with more room above 7000 m, where plates with two lines still fit below."""


# --------------------------------------------------------------------------------- plates and dots


def plate(space: str, centre: Point, *, bare: bool = False) -> Box:
    """The box of a space's plate; of its header alone if ``bare``."""
    wide, high = BASE_PLATE if space == content.BASE_CAMP else PLATE
    if bare:
        wide, high = wide + _LARGE + (_THIRD if len(space) == 3 else 0), HEAD + _BARE
    return Box.from_centre(centre, wide, high)


def dot(space: str, centre: Point, scale: float = 1.0) -> Box:
    """The box of a space's dot; the summit's is a flag, as wide as two letters."""
    letters = 2 if space == content.SUMMIT else len(space)
    wide = BASE_DOT if space == content.BASE_CAMP else DOT[0] + DOT_LETTER * letters
    return Box.from_centre(centre, scale * wide, scale * DOT[1])


# ------------------------------------------------------------------------ arranging pieces


class Camp(NamedTuple):
    """Climbers on a space, those whose tents are there, and the width of each climber's sign, 0 for none."""

    climbers: tuple[ClimberKey, ...] = ()
    tents: tuple[ClimberKey, ...] = ()
    signs: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class PieceKind:
    """A kind of pieces, in pixels at scale 1; there are only the two below."""

    size: tuple[float, float]
    pitch: tuple[float, float]
    """Distances from one to the next in a row, and from row to row."""
    abreast: int
    """Greatest number in a row."""
    scales: tuple[tuple[float, float], ...]
    """Scales of a space's whole group, each with its price."""
    sides: tuple[tuple[str, float], ...]
    """Sides of a plate, each with its price."""
    foot: float
    """Pixels by which the feet of pieces beside a plate are above its foot."""
    margin: float
    """Pixels of a group's ground around it."""
    rise: float
    """Share of a group above its plate behind which its ground is."""


_HELD, NEXT_TO_SIGN, _LEAST_SIGN = 9.0, 22.0, 0.82
"""Pixels by which a sign overlaps its climber's hand, and to the next climber; and its least scale."""
PERSON = (62.0, 94.0)
"""Pixels, at scale 1, of a climber."""
_CLIMBER_SCALES = {
    2.0: 0, 1.75: 0, 1.5: 0, 1.35: 0.8, 1.2: 1.6, 1.1: 2.4, 1.0: 3.2, 0.9: 4.6, 0.8: 6.6, 0.7: 16,
    0.6: 22, 0.55: 33, 0.5: 50,
}  # fmt: skip
"""Prices of scales: people of one size are the easiest to compare, and small ones hard to see on a phone."""
_TENT_SCALES = {0.75: 0, 0.65: 3, 0.55: 8}
"""Prices of scales of tents, which get the room that climbers leave; larger ones were clutter."""
_ABOVE_PLATE = {"N": 0, "NE": 1, "NW": 1, "ENE": 2.5, "WNW": 2.5, "E": 5, "W": 5, "SE": 11, "SW": 11, "S": 10}
_BESIDE_OR_BELOW = {"S": 0, "SE": 0.4, "SW": 0.4, "E": 0.4, "W": 0.6}
_TENT_SIDES = {**_BESIDE_OR_BELOW, **dict.fromkeys(("ENE", "WNW", "NE", "NW", "N"), 20)}
CLIMBERS = PieceKind(
    PERSON, (64.0, 99.0), 5, tuple(_CLIMBER_SCALES.items()), tuple(_ABOVE_PLATE.items()), 4.0, 0.0, 0.2
)
TENTS = PieceKind(
    (80.0, 68.0), (54.0, 76.0), 5, tuple(_TENT_SCALES.items()), tuple(_TENT_SIDES.items()), 8.0, 4.0, 1.0
)
"""Climbers are preferably above their plate; tents below all plates, or else beside them."""
_ROW = 5
"""Price of each extra row."""
_END = 36.0
"""Pixels of a plate's width below a group that's above it, but mostly to one side."""


def sign_box(figure: Box, side: float) -> Box:
    """Box of a climber's sign, on the ground at its right hand: it used to cover faces and neighbours."""
    unit = figure.width / PERSON[0]
    side *= max(unit, _LEAST_SIGN)
    return Box.from_corner(figure.right - _HELD * unit, figure.bottom - side, side, side)


class Arrangement(NamedTuple):
    """An arrangement of a group's pieces, relative to (0, 0)."""

    price: float
    side: str
    scale: float
    boxes: tuple[Box, ...]
    room: Box
    """Box of all pieces and their signs."""


@lru_cache(maxsize=256)
def piece_placements(kind: PieceKind, count: int, signs: tuple[float, ...] = ()) -> tuple[Arrangement, ...]:
    """Every arrangement of the pieces, the cheapest first; a piece with a sign takes more of its row."""
    options: list[Arrangement] = []
    fewest = math.ceil(count / kind.abreast)
    heights = range(fewest, max(fewest, math.ceil(count / 2)) + 1)
    for lines, (scale, price) in product(heights, kind.scales):
        boxes, room = _rows(kind, lines, scale, count, signs)
        least = price + _ROW * (lines - fewest)
        options += [Arrangement(least + more, side, scale, boxes, room) for side, more in kind.sides]
    return tuple(sorted(options, key=itemgetter(0)))


def _rows(
    kind: PieceKind, lines: int, scale: float, count: int, signs: tuple[float, ...]
) -> tuple[tuple[Box, ...], Box]:
    """Boxes of pieces in rows, centred, and the box of all with their signs."""
    (wide, high), (x_pitch, y_pitch) = ((scale * x, scale * y) for x, y in (kind.size, kind.pitch))
    most = math.ceil(count / lines)
    rows: list[list[Box]] = []
    ends: list[float] = []
    for first in range(0, count, most):
        row, left, end = list[Box](), 0.0, 0.0
        for number in range(first, min(first + most, count)):
            row.append(Box.from_corner(left, ((count - 1) // most - len(rows)) * y_pitch, wide, high))
            left, end = left + x_pitch, row[-1].right
            if number < len(signs) and signs[number]:
                end = sign_box(row[-1], signs[number]).right
                left = end + NEXT_TO_SIGN * scale
        rows.append(row)
        ends.append(end)
    widest = max(ends)
    boxes = tuple(
        box.translated((widest - end) / 2, 0.0) for row, end in zip(rows, ends, strict=True) for box in row
    )
    return boxes, Box.enclosing(boxes)._replace(left=0.0, right=widest)


def box_beside(own: Box, size: Box, side: str, gap: float, foot: float) -> Box:
    """Box of this size at a side of a plate, a compass point, with a gap; kept on the map.

    Beside a plate, it's ``foot`` pixels above the plate's foot. Above and below it, a box at a corner is
    flush with that end, or, if wider, juts out there; one further out (ENE, WNW) only overlaps that end.
    """
    wide, high = size.width, size.height
    left = {
        "W": own.left - gap - wide,
        "E": own.right + gap,
        "WNW": own.left + _END - wide,
        "ENE": own.right - _END,
        "NW": min(own.left, own.right - wide),
        "SW": min(own.left, own.right - wide),
        "NE": max(own.left, own.right - wide),
        "SE": max(own.left, own.right - wide),
    }.get(side, own.centre[0] - wide / 2)
    level = own.bottom - foot - high
    top = own.top - gap - high if "N" in side else own.bottom + gap if "S" in side else level
    left = min(max(left, PIECES_AREA.left), PIECES_AREA.right - wide)
    return Box.from_corner(left, min(max(top, PIECES_AREA.top), PIECES_AREA.bottom - high), wide, high)


def least_covering_spot(spots: Iterable[T], covered: Callable[[T], float]) -> T:
    """The first spot that covers nothing; if there is none, the one that covers least."""
    costs: list[tuple[float, T]] = []
    for spot in spots:
        costs.append((covered(spot), spot))
        if not costs[-1][0]:
            break
    return min(costs, key=itemgetter(0))[1]
