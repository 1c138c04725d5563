"""What a picture shows, as plain values: shapes in the order of painting, and areas that must not collide.

Coordinates are pixels of the finished picture, y growing downwards. Nothing here draws.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from PIL import Image

    from k2bot.render.theme import Colour, PatternName, Weight

Point: TypeAlias = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; right and bottom lie just outside."""

    left: float
    top: float
    right: float
    bottom: float

    @staticmethod
    def at(left: float, top: float, width: float, height: float) -> Box:
        """A box by its corner and size."""
        return Box(left, top, left + width, top + height)

    @staticmethod
    def around(centre: Point, width: float, height: float) -> Box:
        """A box by its centre and size."""
        return Box.at(centre[0] - width / 2, centre[1] - height / 2, width, height)

    @staticmethod
    def over(boxes: Iterable[Box]) -> Box:
        """The smallest box that holds all of at least one box."""
        found = tuple(boxes)
        return Box(
            min(box.left for box in found),
            min(box.top for box in found),
            max(box.right for box in found),
            max(box.bottom for box in found),
        )

    @property
    def width(self) -> float:
        """Pixels from left to right."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """Pixels from top to bottom."""
        return self.bottom - self.top

    @property
    def centre(self) -> Point:
        """The point in the middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def grown(self, by: float) -> Box:
        """The box with that much more on each side; less where negative."""
        return Box(self.left - by, self.top - by, self.right + by, self.bottom + by)

    def moved(self, right: float, down: float) -> Box:
        """The box somewhere else."""
        return Box(self.left + right, self.top + down, self.right + right, self.bottom + down)

    def part(
        self,
        left: float = 0,
        top: float = 0,
        right: float | None = None,
        bottom: float | None = None,
    ) -> Box:
        """The part between positions in pixels, those below 0 counted from the right edge and the bottom.

        Without a right or a bottom it reaches to that edge.
        """
        return Box(
            (self.right if left < 0 else self.left) + left,
            (self.bottom if top < 0 else self.top) + top,
            self.right if right is None else (self.right if right < 0 else self.left) + right,
            self.bottom if bottom is None else (self.bottom if bottom < 0 else self.top) + bottom,
        )

    def overlaps(self, other: Box) -> bool:
        """Whether the two share more than an edge."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )

    def touches(self, other: Box) -> bool:
        """Whether the two share an edge or more."""
        return (
            self.left <= other.right
            and other.left <= self.right
            and self.top <= other.bottom
            and other.top <= self.bottom
        )

    def holds(self, other: Box) -> bool:
        """Whether the other box is inside this one."""
        return (
            self.left <= other.left
            and self.top <= other.top
            and self.right >= other.right
            and self.bottom >= other.bottom
        )

    def span(self, start: Point, end: Point) -> tuple[float, float]:
        """The shares of a straight line between which it is inside; the first is larger if it misses."""
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

    def meets(self, start: Point, end: Point) -> bool:
        """Whether the straight line between two points runs through the inside."""
        (x1, y1), (x2, y2) = start, end
        if (
            (x1 <= self.left and x2 <= self.left)
            or (x1 >= self.right and x2 >= self.right)
            or (y1 <= self.top and y2 <= self.top)
            or (y1 >= self.bottom and y2 >= self.bottom)
        ):
            return False  # as most lines that are asked about
        first, last = self.span(start, end)
        return first < last

    @property
    def corners(self) -> tuple[Point, Point, Point, Point]:
        """The corners, from the upper left one clockwise."""
        return (
            (self.left, self.top),
            (self.right, self.top),
            (self.right, self.bottom),
            (self.left, self.bottom),
        )

    def whole(self) -> tuple[int, int, int, int]:
        """Left, top, width and height in whole pixels; at least one pixel each way."""
        left, top = round(self.left), round(self.top)
        return left, top, max(1, round(self.right) - left), max(1, round(self.bottom) - top)

    def columns(self, *shares: float, gap: float = 0) -> tuple[Box, ...]:
        """The box cut into columns of those shares, with gaps between."""
        room = self.width - gap * (len(shares) - 1)
        cut, left = [], self.left
        for share in shares:
            width = room * share / sum(shares)
            cut.append(Box(left, self.top, left + width, self.bottom))
            left += width + gap
        return tuple(cut)

    def rows(self, *shares: float) -> tuple[Box, ...]:
        """The box cut into rows of those shares."""
        turned = Box(self.top, self.left, self.bottom, self.right).columns(*shares)
        return tuple(Box(self.left, part.left, self.right, part.right) for part in turned)


@dataclass(frozen=True, slots=True)
class Plate:
    """A rectangle with round corners, perhaps with a soft shadow."""

    box: Box
    fill: Colour
    radius: float = 0
    outline: Colour | None = None
    line: float = 0
    shadow: int = 0
    """Blur of the shadow in pixels; 0 for none."""
    corners: tuple[bool, bool, bool, bool] = (True, True, True, True)
    """Which corners are round: top left, top right, bottom right, bottom left."""


@dataclass(frozen=True, slots=True)
class Disc:
    """An ellipse that fills its box."""

    box: Box
    fill: Colour
    outline: Colour | None = None
    line: float = 0


@dataclass(frozen=True, slots=True)
class Polygon:
    """A closed shape; ``holes`` are cut out of it."""

    points: tuple[Point, ...]
    fill: Colour
    outline: Colour | None = None
    line: float = 0
    holes: tuple[tuple[Point, ...], ...] = ()


@dataclass(frozen=True, slots=True)
class Stroke:
    """A line with round ends; ``dash`` gives the lengths of strokes and gaps, none for an unbroken line."""

    points: tuple[Point, ...]
    fill: Colour
    width: float
    dash: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class Pattern:
    """A pattern in a second colour, cut to the outline of a disc or polygon."""

    outline: Disc | Polygon
    name: PatternName
    fill: Colour
    scale: float = 1
    """How large its marks are, beside those of a picture that fills ``theme.FRAME``."""


@dataclass(frozen=True, slots=True)
class Text:
    """A line of text, which stays inside ``box``; ``at`` and ``anchor`` are as Pillow has them."""

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
    """A painted ground of a game's: a plain value, by which it is known; equal ones show equal pixels."""

    def image(self) -> Image.Image:
        """The painting (RGB). It may be shared: to be copied, not drawn on."""


class Cloth(Hashable, Protocol):
    """What a game's veils are made of: a plain value, by which it is known; equal ones show equal pixels."""

    def layers(self, width: int, height: int) -> Sequence[tuple[Colour | Image.Image, Image.Image]]:
        """Colours or images, and their masks, all of that size, in the order of painting."""


@dataclass(frozen=True, slots=True)
class Backdrop:
    """A window of a background painting (in its pixels), scaled to a box."""

    painting: Painting
    box: Box
    window: Box


@dataclass(frozen=True, slots=True)
class Veil:
    """A translucent layer over a box, such as fog or snow."""

    cloth: Cloth
    box: Box


@dataclass(frozen=True, slots=True)
class Uncovered:
    """A rectangle with round corners where the still shapes are seen again, whatever was painted on them."""

    box: Box
    radius: float = 0


@dataclass(frozen=True, slots=True)
class Slab:
    """Says that the next ``count`` shapes lie in a box and the first of them covers it, whatever is below.

    They are then painted once for many pictures; the slab itself paints nothing. The box is of whole pixels.
    """

    box: Box
    count: int


@dataclass(frozen=True, slots=True)
class Decal:
    """Says that the next ``count`` shapes lie in a box, with whatever is below seen around them.

    They are then painted once for all places where the same lie in a box of that size; the decal itself
    paints nothing.
    """

    box: Box
    count: int

    @staticmethod
    def of(shapes: Sequence[Shape], box: Box) -> Shapes:
        """Shapes that lie in a box, as a decal; nothing where there are none."""
        return (Decal(box, len(shapes)), *shapes) if shapes else ()


Shape: TypeAlias = (
    Plate | Disc | Polygon | Stroke | Pattern | Text | Backdrop | Veil | Uncovered | Slab | Decal
)
Shapes: TypeAlias = "tuple[Shape, ...]"
"""Shapes, painted from the first to the last."""


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the picture that must be seen whole: no two areas of a scene overlap."""

    name: str
    box: Box


@dataclass(frozen=True, slots=True)
class Scene:
    """A picture to be painted."""

    width: int
    height: int
    ground: Colour
    shapes: Shapes
    areas: tuple[Area, ...] = ()
    still: int = 0
    """How many of the first shapes stay the same from one picture to the next: they are painted once."""
