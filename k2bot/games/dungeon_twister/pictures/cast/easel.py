"""Drawing of figures and objects: flat tones between dark lines, lit from the upper left, in a light rim.

A figure is a list of parts on a grid: its head and shoulders take the square from 0 to 100, its feet are at
``GROUND``. It looks to the right; mirrored it looks to the left, and the light still comes from the upper
left.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from PIL import Image, ImageChops, ImageDraw

from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, BRASS, INK, LIVERIES
from k2bot.render import art
from k2bot.render.art import Move, Part, Window, flat_part
from k2bot.render.cache import PART_CACHE, Bitmap
from k2bot.render.painting import masks
from k2bot.render.painting.figures import Canvas, Pixels
from k2bot.render.symbols import flatten_path, oval, path, rod
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.render.scene import Box, Point

Framing: TypeAlias = Literal["face", "half", "full", "fallen"]
Eyes: TypeAlias = Literal["open", "half", "crosses"]
"""Eyes of a character: unwounded, wounded or knocked out."""


class Figure(NamedTuple):
    """A character: its parts, the lowest first, and its eyes, which are drawn over them."""

    parts: tuple[Part, ...]
    eyes: tuple[Point, ...] = ()
    eye: float = 4.2
    """Radius of an eye."""
    gaze: str = "ink"
    """Tone of its eyes."""
    hands: tuple[Part, ...] = ()
    """Hands, drawn over the object they hold up."""
    face: tuple[Part, ...] = ()
    """Parts visible in its face, and their window on the grid."""
    square: Window = Window(0, 0, 100, 100)
    tilt: float = 0
    """Degrees clockwise by which the head, and so the eyes, are turned."""
    stars: tuple[Point, ...] = ()
    """Positions of the stars it sees if it's knocked out; if it's wounded, its blood is at the first."""


GROUND: Final = 184
WHOLE: Final = Window(-22, -4, 122, 188)
"""The grid of a full figure."""
HALF: Final = Window(-14, -4, 114, 122)
"""The part of it above the knees."""
_STAR: Final = 11
"""Radius of the stars that somebody who's knocked out sees."""
LYING: Final = Window(-46, 44, 146, 188)
"""The grid of a figure on the ground, as large as that of a full one on its side."""
_WINDOWS: Final[dict[Framing, Window]] = {"half": HALF, "full": WHOLE, "fallen": LYING}
_THING: Final = Window(0, 0, 100, 100)
"""The grid of an object."""
LINE: Final = 2.6
"""Width of lines between parts."""
RIM, OUTLINE = 2.7, 2.2
"""Width of the light rim and of the dark outline around it."""
_WOUND: Final = 4.6
"""Width of the red rim of the wounded."""
_LEAST_RIM, _LEAST_OUTLINE = 1.4, 1.1
"""Least widths of the light rim and the dark outline in pixels."""
_SHADE, _LIGHT = 4.5, 2.0
"""Width of shade and light along the edges of a part."""
_CORNER: Final = 16
"""Radius of the lower corners of a figure that is cut there."""
_PERIOD: Final = 16
"""Distance between the stripes of a livery."""
_DARK: Final = 0.05
"""Luminance below which a tone needs deeper shade."""
_FACE: Final = 148
"""Size in pixels at which a face is drawn, at twice the resolution, to be scaled down for smaller ones."""
_WHITE: Final = parse_colour("#FFFFFF")
_SMALL, _MIDDLE = 2_500, 45_000
"""Sizes in pixels up to which a drawing is made four and three times as large; larger ones twice."""

_LIVERY: Final[tuple[dict[str, Colour], ...]] = (
    {"cloth": LIVERIES[0].colour, "deep": parse_colour("#12326B"), "pale": parse_colour("#7FA9E8")},
    {"cloth": LIVERIES[1].colour, "deep": parse_colour("#D18A10"), "pale": parse_colour("#FFE9A6")},
)
_MATERIALS: Final[dict[str, Colour]] = {
    "skin": parse_colour("#EDBE95"),
    "hide": parse_colour("#A9B577"),
    "fur": parse_colour("#9C8C80"),
    "steel": parse_colour("#C3CDD6"),
    "iron": parse_colour("#6C7884"),
    "wood": parse_colour("#8C5A32"),
    "brass": BRASS,
    "bone": BONE,
    "ink": INK,
    "stone": parse_colour("#DCCBA6"),
    "hemp": parse_colour("#C79A5B"),
    "brew": parse_colour("#B23AA6"),
    "fire": parse_colour("#E2761B"),
    "glow": parse_colour("#FFE9A8"),
    "patina": parse_colour("#43A59D"),
    "ember": parse_colour("#E2491F"),
}
TONES: Final = frozenset({*_LIVERY[0], *_MATERIALS})
"""What parts can be made of."""


def star(x: float, y: float, radius: float) -> str:
    """Path of a five-pointed star standing on two rays."""
    return path(
        (
            x + radius * (0.46 if step % 2 else 1) * math.sin(math.pi * step / 5),
            y - radius * (0.46 if step % 2 else 1) * math.cos(math.pi * step / 5),
        )
        for step in range(10)
    )


def read_figure(name: str) -> Figure:
    """The figure in a file of this package: see ``render.art``.

    Tags are ``face`` for what is visible in its face (``behind`` for what is below all of that there),
    ``hand``, ``eye`` and ``star``, and ``square`` for the window of the face.
    """
    drawing = art.read_drawing(__package__, f"{name}.svg")
    eyes, squares = drawing.tagged("eye"), drawing.tagged("square")
    figure = Figure(
        drawing.parts("hand", "eye", "star", "square"),
        hands=tuple(shape.part for shape in drawing.tagged("hand")),
        face=tuple(shape.part for tag in ("behind", "face") for shape in drawing.tagged(tag)),
        stars=tuple(star.centre for star in drawing.tagged("star")),
    )
    if squares:
        figure = figure._replace(square=squares[0].window)
    if eyes:
        one, centres = eyes[0], tuple(eye.centre for eye in eyes)
        figure = figure._replace(eyes=centres, eye=one.reach[1], gaze=one.part.tone, tilt=one.turn)
    return figure


@dataclass(frozen=True, slots=True)
class Portrait:
    """A figure in its owner's livery: upright, or on the ground, head to its back."""

    figure: Figure
    seat: int
    framing: Framing = "face"
    is_mirrored: bool = False
    is_wounded: bool = False
    """Eyes half closed; a face lies on its side. Whoever has fallen is knocked out otherwise."""

    @property
    def is_down(self) -> bool:
        """Whether it's on the ground, in a red rim."""
        return self.framing == "fallen"

    @property
    def window(self) -> Window:
        """Visible part of the grid."""
        return self.figure.square if self.framing == "face" else _WINDOWS[self.framing]

    @property
    def shape(self) -> float:
        """Width as a fraction of height."""
        return self.window.shape

    @property
    def head(self) -> float:
        """Width of 100 units of the grid as a fraction of the drawing's width."""
        return 100 / (self.window.right - self.window.left)

    def wound_point(self, box: Box) -> Point:
        """Where the blood of a fallen figure is, if it's drawn in a box."""
        (left, top, right, bottom), (x, y) = self.window, self.figure.stars[0]
        across = (x - left) / (right - left)
        return (
            box.left + box.width * (1 - across if self.is_mirrored else across),
            box.top + box.height * (y - top) / (bottom - top),
        )

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA). Faces are drawn once, and smaller from that."""
        if self.framing == "face" and width == height < _FACE:
            whole = PART_CACHE.get(("face", self), lambda: Bitmap(self._drawn(_FACE, _FACE, 2))).image
            return whole.resize((width, height), Image.Resampling.LANCZOS)
        return self._drawn(width, height)

    def _drawn(self, width: int, height: int, fine: int | None = None) -> Image.Image:
        figure, is_face = self.figure, self.framing == "face"
        turn = -90 if is_face and self.is_wounded else 0
        view = _View(self.window, width, height, self.is_mirrored, turn)
        rim = (INK, 0) if is_face else (BLOOD, _WOUND) if self.is_down else (BONE, RIM)
        canvas = _Canvas(view, self.seat, rim, fine)
        parts = figure.face if is_face else figure.parts
        eyes: Eyes = "half" if self.is_wounded else "crosses" if self.is_down else "open"
        canvas.paint_figure(figure, parts, eyes)
        return canvas.finished(_CORNER if is_face else 0)


@dataclass(frozen=True, slots=True)
class HeldObject:
    """Something that a figure holds up: an object's parts, and where they are on the figure's grid."""

    parts: tuple[Part, ...]
    centre: Point
    size: float
    tilt: float
    """Degrees clockwise."""

    def placed(self, point: Point) -> Point:
        """A point of the object's grid on the figure's."""
        return Move((50, 50), self.centre, self.tilt, self.size / 100).point(point)


@dataclass(frozen=True, slots=True)
class Pose:
    """A figure large in a scene: leaning or turned by any angle, perhaps in the shadow."""

    figure: Figure
    seat: int
    window: Window
    is_mirrored: bool = False
    held: HeldObject | None = None
    lean: float = 0
    """Forward shift of each point per unit of its height above the ground."""
    turn: float = 0
    """Degrees clockwise, the other way round if mirrored."""
    eyes: Eyes = "open"
    shade: float = 0
    """Darkness, from 0 to 1."""

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        view = _View(self.window, width, height, self.is_mirrored, self.turn, self.lean)
        canvas = _Canvas(view, self.seat, (BONE.mixed(INK, self.shade), RIM))
        canvas.paint_figure(self.figure, self.figure.parts, self.eyes)
        for part in self.held.parts if self.held else ():
            canvas.paint_part(part, self.held.placed if self.held else None)
        for part in self.figure.hands:
            canvas.paint_part(part)
        return canvas.finished(None, self.shade)


@dataclass(frozen=True, slots=True)
class Still:
    """An object on a grid of 100 by 100."""

    parts: tuple[Part, ...]

    def image(self, width: int, height: int) -> Image.Image:
        """Render it at this size (RGBA)."""
        canvas = _Canvas(_View(_THING, width, height))
        for part in self.parts:
            canvas.paint_part(part)
        return canvas.finished()


class _View(NamedTuple):
    """A window of the grid, and the size in pixels at which it is drawn."""

    window: Window
    width: int
    height: int
    is_mirrored: bool = False
    turn: float = 0
    """Degrees clockwise, the other way round if mirrored."""
    lean: float = 0


class _Canvas(Canvas):
    """A drawing in progress."""

    def __init__(
        self, view: _View, seat: int = 0, rim: tuple[Colour, float] = (BONE, RIM), fine: int | None = None
    ) -> None:
        area = view.width * view.height
        self._fine = fine or (4 if area <= _SMALL else 3 if area <= _MIDDLE else 2)
        super().__init__(view.width, view.height, self._fine)
        self._view, self._rim, self._seat = view, rim, seat
        left, top, right, bottom = view.window
        angle = math.radians(view.turn)
        self._turn = math.cos(angle), math.sin(angle)
        across, upright = (abs(part) for part in self._turn)
        wide, high = right - left, bottom - top
        wide, high = wide * across + high * upright, wide * upright + high * across
        # Rim and outline stay inside.
        edge = 2 * (rim[1] + OUTLINE)
        self._unit = min(self.size[0] / (wide + edge), self.size[1] / (high + edge))

    def _placed(self, points: Iterable[Point]) -> list[Point]:
        """Points of the grid in pixels."""
        left, top, right, bottom = self._view.window
        x0, y0, way = (left + right) / 2, (top + bottom) / 2, -1 if self._view.is_mirrored else 1
        cos, sin = self._turn
        placed = []
        for x, y in points:
            x_leaning, y_from_centre = x - x0 + self._view.lean * (GROUND - y), y - y0
            x_placed, y_placed = (
                (x_leaning * cos - y_from_centre * sin) * way,
                x_leaning * sin + y_from_centre * cos,
            )
            placed.append(
                (self.size[0] / 2 + x_placed * self._unit, self.size[1] / 2 + y_placed * self._unit)
            )
        return placed

    def paint_figure(self, figure: Figure, parts: Iterable[Part], eyes: Eyes) -> None:
        """Paint some parts of a figure, its eyes, and the stars it sees."""
        for part in parts:
            self.paint_part(part)
        size = figure.eye
        for x, y in figure.eyes:
            moved = Move((x, y), (x, y), figure.tilt).point
            match eyes:
                case "open":
                    paths = [oval(x, y, size * 0.86, size)]
                case "half":
                    paths = [
                        rod(x - size * 1.2, y, x + size * 1.2, y, 2.6),
                        oval(x, y + size * 0.5, size * 0.7, size * 0.6),
                    ]
                case "crosses":
                    paths = [rod(x - size, y - way * size, x + size, y + way * size, 3.2) for way in (-1, 1)]
            for outline in paths:
                self.paint_part(flat_part(outline, figure.gaze), moved)
        for place in figure.stars if eyes == "crosses" else ():
            self.paint_part(Part(star(*place, _STAR), "glow", has_relief=False))

    def paint_part(self, part: Part, moved: Callable[[Point], Point] | None = None) -> None:
        """Paint a part on top; ``moved`` places its points on the figure's grid."""

        def paint(mask: Image.Image, box: Pixels) -> None:
            tone = _LIVERY[self._seat].get(part.tone) or _MATERIALS[part.tone]
            self.colours.paste(tone[:3], box, mask)
            if not part.has_relief:
                return
            if part.tone == "cloth" and self._seat == 1:
                stripes = _stripes(self.size, round(_PERIOD * self._unit)).crop(box)
                fill = tone.mixed(LIVERIES[self._seat].second, 0.55)
                self.colours.paste(fill[:3], box, ImageChops.multiply(stripes, mask))
            far, near = -max(1, round(_SHADE * self._unit)), max(1, round(_LIGHT * self._unit))
            self.shade(mask, box, (far, far), tone.mixed(INK, 0.3 if tone.luminance > _DARK else 0.45))
            self.shade(mask, box, (near, near), tone.mixed(_WHITE, 0.4))

        outlines = (flatten_path(outline) for outline in (part.path, *part.holes))
        rings = [self._placed(map(moved, points) if moved else points) for points in outlines]
        self.fill(rings, LINE * self._unit if part.has_line else 0, INK, paint)

    def finished(self, rounded: float | None = 0, shade: float = 0) -> Image.Image:
        """The drawing in its rim (RGBA), cut at the window, whose lower corners are ``rounded``.

        Not cut if ``rounded`` is None.
        """
        unit, (tone, wide) = self._unit, self._rim
        if rounded is not None:
            self.whole = ImageChops.multiply(self.whole, self._cut(rounded))
        light = (
            masks.dilated_mask(self.whole, max(wide * unit, _LEAST_RIM * self._fine)) if wide else self.whole
        )
        dark = masks.dilated_mask(light, max(OUTLINE * unit, _LEAST_OUTLINE * self._fine))
        lines = masks.dilated_mask(self.whole, LINE * unit * 0.35)
        image = self.rimmed_image((dark, INK), (light, tone), (lines, INK))
        if shade:
            alpha, image = image.getchannel("A"), image.convert("RGB")
            image = Image.blend(image, Image.new("RGB", image.size, INK[:3]), shade)
            image.putalpha(alpha)
        return image

    def _cut(self, rounded: float) -> Image.Image:
        """The window as a mask."""
        left, top, right, bottom = self._view.window
        corners = self._placed([(left, top), (right, bottom)])
        (x1, x2), (y1, y2) = (sorted(part) for part in zip(*corners, strict=True))
        mask = Image.new("1", self.size)
        edges = (x1, y1, x2 - 1, y2 - 1)
        ImageDraw.Draw(mask).rounded_rectangle(
            edges, rounded * self._unit, 255, corners=(False, False, True, True)
        )
        return mask


@lru_cache(maxsize=16)
def _stripes(size: tuple[int, int], period: int) -> Image.Image:
    """Diagonal stripes as a mask. Shared: don't draw on it."""
    mask = Image.new("1", size)
    pen = ImageDraw.Draw(mask)
    high, wide = size[1], period * 0.42
    for x in range(-high, size[0], max(4, period)):
        pen.polygon([(x, high), (x + high, 0), (x + high + wide, 0), (x + wide, high)], 255)
    return mask
