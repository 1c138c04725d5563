"""Scenes as plain values: shapes in z-order, and areas that must not overlap.

Coordinates are pixels of the final picture, y downwards. Nothing here draws.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple, Protocol, TypeAlias

if TYPE_CHECKING:
    from PIL import Image

    from k2bot.render.theme import Colour, PatternName, Weight

Point: TypeAlias = tuple[float, float]


class Box(NamedTuple):
    """A rectangle; right and bottom are exclusive."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def from_corner(left: float, top: float, width: float, height: float | None = None) -> Box:
        """A box from its corner and size; square without a height."""
        return Box(left, top, left + width, top + (width if height is None else height))

    @staticmethod
    def from_centre(centre: Point, width: float, height: float | None = None) -> Box:
        """A box from its centre and size; square without a height."""
        high = width if height is None else height
        return Box.from_corner(centre[0] - width / 2, centre[1] - high / 2, width, high)

    @staticmethod
    def enclosing(boxes: Iterable[Box]) -> Box:
        """The smallest box around all of these, of which there must be at least one."""
        covered = tuple(boxes)
        return Box(
            min(box.left for box in covered),
            min(box.top for box in covered),
            max(box.right for box in covered),
            max(box.bottom for box in covered),
        )

    @property
    def width(self) -> float:
        """Width in pixels."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Height in pixels."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The centre."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    @property
    def inscribed_square(self) -> Box:
        """The largest square in its middle."""
        return Box.from_centre(self.centre, min(self.width, self.height))

    def expanded(self, margin: float) -> Box:
        """The box expanded on each side; shrunk if negative."""
        return Box(self.left - margin, self.top - margin, self.right + margin, self.bottom + margin)

    def translated(self, right: float, down: float) -> Box:
        """The box offset."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def part(
        self,
        left: float = 0,
        top: float = 0,
        right: float | None = None,
        bottom: float | None = None,
    ) -> Box:
        """The part between these positions in pixels; negative ones count from the right edge and the bottom.

        Without ``right`` or ``bottom`` it extends to that edge.
        """
        return Box(
            (self.right if left < 0 else self.left) + left,
            (self.bottom if top < 0 else self.top) + top,
            self.right if right is None else (self.right if right < 0 else self.left) + right,
            self.bottom if bottom is None else (self.bottom if bottom < 0 else self.top) + bottom,
        )

    def overlaps(self, other: Box) -> bool:
        """Whether the interiors intersect."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def common(self, other: Box) -> Box:
        """The part that this box shares with one that overlaps it."""
        low, high = map(max, self[:2], other[:2]), map(min, self[2:], other[2:])
        return Box(*low, *high)

    def overlap_area(self, others: Iterable[Box]) -> float:
        """The area in square pixels that the box shares with others, added up."""
        left, top, right, bottom = self
        area = 0.0
        for its_left, its_top, its_right, its_bottom in others:
            if left < its_right and its_left < right and top < its_bottom and its_top < bottom:
                overlap = min(right, its_right) - max(left, its_left)
                area += overlap * (min(bottom, its_bottom) - max(top, its_top))
        return area

    def touches(self, other: Box) -> bool:
        """Whether the boxes share at least an edge."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def contains(self, other: Box) -> bool:
        """Whether the other box is inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def clip_interval(self, start: Point, end: Point) -> tuple[float, float]:
        """Interval of a line segment inside the box, as fractions; the first is larger if it misses."""
        (x1, y1), (x2, y2) = start, end
        first, last = 0.0, 1.0
        if x1 != x2:
            one, two = (self.left - x1) / (x2 - x1), (self.right - x1) / (x2 - x1)
            first, last = (
                (max(first, one), min(last, two)) if one < two else (max(first, two), min(last, one))
            )
        elif not self.left < x1 < self.right:
            return 1.0, 0.0
        if y1 != y2:
            one, two = (self.top - y1) / (y2 - y1), (self.bottom - y1) / (y2 - y1)
            first, last = (
                (max(first, one), min(last, two)) if one < two else (max(first, two), min(last, one))
            )
        elif not self.top < y1 < self.bottom:
            return 1.0, 0.0
        return first, last

    def intersects_segment(self, start: Point, end: Point) -> bool:
        """Whether a line segment crosses the interior."""
        (x1, y1), (x2, y2) = start, end
        if (
            (x1 <= self.left and x2 <= self.left)
            or (x1 >= self.right and x2 >= self.right)
            or (y1 <= self.top and y2 <= self.top)
            or (y1 >= self.bottom and y2 >= self.bottom)
        ):
            return False  # the usual case
        first, last = self.clip_interval(start, end)
        return first < last

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """Corners, clockwise from the upper left."""
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )

    def octagon(self, length: float) -> tuple[Point, ...]:
        """An octagon: the box without its corners, clockwise from the upper left."""
        left, top, right, bottom = self.left, self.top, self.right, self.bottom
        return (
            (left + length, top), (right - length, top), (right, top + length), (right, bottom - length),
            (right - length, bottom), (left + length, bottom), (left, bottom - length), (left, top + length),
        )  # fmt: skip

    def pixel_rect(self) -> tuple[int, int, int, int]:
        """Left, top, width and height in whole pixels, at least one pixel each."""
        left, top = round(self.left), round(self.top)
        return left, top, max(1, round(self.right) - left), max(1, round(self.bottom) - top)

    def columns(self, *shares: float, gap: float = 0) -> tuple[Box, ...]:
        """Split into columns in proportion to the shares, with gaps."""
        room = self.width - gap * (len(shares) - 1)
        columns, left = [], self.left
        for share in shares:
            width = room * share / sum(shares)
            columns.append(Box(left, self.top, left + width, self.bottom))
            left += width + gap
        return tuple(columns)

    def rows(self, *shares: float) -> tuple[Box, ...]:
        """Split into rows in proportion to the shares."""
        turned = Box(self.top, self.left, self.bottom, self.right).columns(*shares)
        return tuple(Box(self.left, part.left, self.right, part.right) for part in turned)


# What a picture has by the hundred are tuples: they are made, and hashed in cache keys, several times as
# fast as dataclasses. No two kinds can be equal.


class Plate(NamedTuple):
    """A rounded rectangle, optionally with a soft shadow."""

    box: Box
    fill: Colour
    radius: float = 0
    outline: Colour | None = None
    line: float = 0
    shadow: int = 0
    """Blur of the shadow in pixels; 0 for none."""
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """Which corners are round: top left, top right, bottom right, bottom left."""


class Disc(NamedTuple):
    """An ellipse filling its box."""

    box: Box
    fill: Colour
    outline: Colour | None = None
    line: float = 0


class Polygon(NamedTuple):
    """A closed shape with ``holes``."""

    points: tuple[Point, ...]
    fill: Colour
    outline: Colour | None = None
    line: float = 0
    holes: tuple[tuple[Point, ...], ...] = ()


class Stroke(NamedTuple):
    """A line with round ends; ``dash`` gives the lengths of dashes and gaps, None for a solid line."""

    points: tuple[Point, ...]
    fill: Colour
    width: float
    dash: tuple[float, float] | None = None


class Pattern(NamedTuple):
    """A pattern in a second colour, clipped to a disc or polygon."""

    outline: Disc | Polygon
    name: PatternName
    fill: Colour
    scale: float = 1
    """Size of its marks relative to those of a picture that fills ``theme.FRAME``."""


class Text(NamedTuple):
    """A line of text that stays inside ``box``; ``at`` and ``anchor`` as in Pillow."""

    text: str
    at: Point
    size: float
    fill: Colour
    box: Box
    weight: Weight = "Bold"
    anchor: str = "mm"
    halo: Colour | None = None
    halo_width: int = 0


class Painting(Hashable, Protocol):
    """A game's painted background: a plain value and cache key; equal ones have equal pixels."""

    def image(self) -> Image.Image:
        """Load the painting (RGB). It may be shared: copy it before drawing on it."""


class Cloth(Hashable, Protocol):
    """Material of a game's veil: a plain value and cache key; equal ones have equal pixels."""

    def layers(self, width: int, height: int) -> Sequence[tuple[Colour | Image.Image, Image.Image]]:
        """Colours or images with their masks, all of this size, in z-order."""


class Artwork(Hashable, Protocol):
    """A game's drawing with transparency: a plain value and cache key; equal ones have equal pixels."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size in pixels (RGBA or RGBa)."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A window of a background painting (in its pixels), scaled to a box."""

    painting: Painting
    box: Box
    window: Box


@dataclass(frozen=True, slots=True)
class Sprite:
    """A drawing that fills a box; rendered once per size."""

    artwork: Artwork
    box: Box


@dataclass(frozen=True, slots=True)
class Veil:
    """A translucent layer over a box, such as fog or snow."""

    cloth: Cloth
    box: Box


@dataclass(frozen=True, slots=True)
class Cutout:
    """A rounded rectangle where the still shapes show again, over anything drawn on them."""

    box: Box
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Slab:
    """Declares that the next ``count`` shapes lie in a box that the first of them covers.

    They are rendered once for many pictures; the slab itself draws nothing. The box has whole pixels.
    """

    box: Box
    count: int


@dataclass(frozen=True, slots=True)
class Decal:
    """Declares that the next ``count`` shapes lie in a box with the background visible around them.

    They are rendered once for all boxes of that size with the same contents; the decal itself draws nothing.
    """

    box: Box
    count: int

    @staticmethod
    def wrap(shapes: Iterable[Shape], box: Box) -> Shapes:
        """Wrap shapes in a box as a decal; empty without shapes."""
        parts = tuple(shapes)
        return (Decal(box, len(parts)), *parts) if parts else ()


Shape: TypeAlias = (
    Plate | Disc | Polygon | Stroke | Pattern | Text | Backdrop | Sprite | Veil | Cutout | Slab | Decal
)
Shapes: TypeAlias = "tuple[Shape, ...]"
"""Shapes in z-order, lowest first."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the picture that must be fully visible: areas of a scene don't overlap."""

    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to be rendered."""

    width: int
    height: int
    ground: Colour
    shapes: Shapes
    areas: tuple[Area, ...] = ()
    still: int = 0
    """Number of leading shapes that stay the same from picture to picture, so that they are cached."""
