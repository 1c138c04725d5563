"""Prerendered mountain, skies, veils and avalanches, made by ``python -m tools.k2.bake``."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal, TypeAlias

from PIL import Image, ImageChops

from k2bot.games.k2.pictures.places import MAP, Focus, bands
from k2bot.render import cache
from k2bot.render.cache import Bitmap, load_packaged_image
from k2bot.render.scene import Backdrop, Box, Point, Veil
from k2bot.render.theme import Colour, parse_colour

if TYPE_CHECKING:
    from k2bot.games.k2.engine import Side, Zone


# ----------------------------------------------------------------------------- the painted mountain

Sky: TypeAlias = Literal["clear", "wind", "storm", "snow", "avalanche"]
Hour: TypeAlias = Literal["dawn", "day", "dusk", "night"]

PAINTING_SIZE = (1650, 1050)
"""Size of a painting in pixels."""
_CORNER, _SCALE = (-20.0, 11.0), (1100.0, 1035.0)
"""Offset and scale that map the data's fractions to pixels of the painting."""


def to_pixels(x: float, y: float) -> Point:
    """Convert fractions of the mountain picture to pixels of the painting."""
    return _CORNER[0] + x * _SCALE[0], _CORNER[1] + y * _SCALE[1]


MOONS: dict[Side, Point] = {"easy": to_pixels(0.775, 0.075), "hard": to_pixels(0.72, 0.03)}
MOON_RADIUS = 34
MOONLIGHT = parse_colour("#F6F3E4")
"""Centre of the moon of a clear night on each side, its radius in pixels, and its colour."""


@dataclass(frozen=True, slots=True)
class Mountain:
    """The painted mountain on one side of the board, under one sky at one hour."""

    side: Side
    sky: Sky
    hour: Hour = "day"

    @property
    def file(self) -> str:
        """Path within this package."""
        return f"data/mountain-{self.side}-{self.sky}-{self.hour}.webp"

    def image(self) -> Image.Image:
        """Load the painting. Shared: copy it before drawing on it."""
        return load_packaged_image(__package__, self.file)


def mountain_backdrop(
    side: Side, sky: Sky, hour: Hour = "day", share: float = 1, summit: float = 0.5
) -> Backdrop:
    """The mountain as a picture's background: all of it, or the upper ``share``.

    The summit is at this fraction of the width, as far as the painting reaches.
    """
    width, height = PAINTING_SIZE[0] * share, PAINTING_SIZE[1] * share
    left = _CORNER[0] + 0.52 * _SCALE[0] - summit * width
    left = max(0.0, min(left, PAINTING_SIZE[0] - width))
    return Backdrop(
        Mountain(side, sky, hour), Box(0, 0, *PAINTING_SIZE), Box.from_corner(left, 0, width, height)
    )


def map_backdrops(painting: Mountain, focus: Focus) -> tuple[Backdrop, ...]:
    """The mountain as a map's background, where some heights are drawn larger.

    The part that a narrow map leaves out on the right is behind the table beside it.
    """
    share = (focus.right - focus.left) / MAP.width
    columns = [(focus.left, focus.left + share * PAINTING_SIZE[0], 0.0, float(PAINTING_SIZE[0]))]
    if focus.width != MAP.width:
        columns = [
            (focus.left, focus.right, 0.0, focus.width),
            (focus.right, float(PAINTING_SIZE[0]), focus.width, float(PAINTING_SIZE[0])),
        ]
    return tuple(
        Backdrop(painting, Box(start, first, end, last), Box(left, top, right, bottom))
        for left, right, start, end in columns
        for top, bottom, first, last in bands(focus)
    )


# ---------------------------------------------------------------------------------------- close-ups

Stage: TypeAlias = Literal["summit", "high", "death", "rescue", "avalanche"]
_HOURS: dict[Stage, Hour] = {
    "summit": "dawn",
    "high": "day",
    "death": "night",
    "rescue": "dusk",
    "avalanche": "dusk",
}
"""The light in which each great moment is painted."""


@dataclass(frozen=True, slots=True)
class CloseUp:
    """The painted stage of a great moment, under one sky."""

    stage: Stage
    sky: Sky

    @property
    def hour(self) -> Hour:
        """The light in which it is painted."""
        return _HOURS[self.stage]

    @property
    def file(self) -> str:
        """Path within this package."""
        return f"data/close-{self.stage}-{self.sky}.webp"

    def image(self) -> Image.Image:
        """Load the painting. Shared: copy it before drawing on it."""
        return load_packaged_image(__package__, self.file)


# --------------------------------------------------------------------------------------- avalanches

AVALANCHE_BOXES: dict[tuple[Side, Zone], Box] = {
    ("easy", "8000"): Box(441, 132, 515, 237),
    ("easy", "7000"): Box(741, 239, 848, 457),
    ("easy", "6000"): Box(817, 457, 943, 709),
    ("easy", "low"): Box(894, 710, 980, 931),
    ("hard", "8000"): Box(577, 83, 643, 243),
    ("hard", "7000"): Box(688, 235, 770, 451),
    ("hard", "6000"): Box(739, 452, 812, 607),
    ("hard", "low"): Box(847, 711, 928, 941),
}
"""Position of each avalanche cloud, in pixels of the painting."""


@dataclass(frozen=True, slots=True)
class AvalancheCloud:
    """An avalanche cloud in one zone of one side, lit for one hour."""

    side: Side
    zone: Zone
    hour: Hour

    @property
    def file(self) -> str:
        """Path within this package."""
        return f"data/slide-{self.side}-{self.zone}-{self.hour}.webp"

    def layers(self, width: int, height: int) -> tuple[tuple[Image.Image, Image.Image], ...]:
        """The cloud at this size, with its mask."""
        cloud = load_packaged_image(__package__, self.file, "RGBA")
        if cloud.size != (width, height):
            cloud = cloud.resize((width, height), Image.Resampling.BICUBIC)
        return ((cloud.convert("RGB"), cloud.getchannel("A")),)


def avalanche_veil(side: Side, zone: Zone, hour: Hour, focus: Focus) -> Veil:
    """The avalanche cloud at its position on the full mountain, where some heights are drawn larger."""
    box = AVALANCHE_BOXES[side, zone]
    top, bottom = focus.map_y(box.top), focus.map_y(box.bottom)
    return Veil(
        AvalancheCloud(side, zone, hour), Box(focus.map_x(box.left), top, focus.map_x(box.right), bottom)
    )


# ------------------------------------------------------------------------------------ wind and snow

VeilKind: TypeAlias = Literal["air", "cost", "both", "avalanche"]

_TINTS: dict[VeilKind, Colour] = {
    "air": parse_colour("#35507E"),
    "cost": parse_colour("#DCE8F4"),
    "both": parse_colour("#4E6A9C"),
    "avalanche": parse_colour("#7A3F55"),
}
_SPECKS: dict[VeilKind, Colour] = {
    "air": parse_colour("#E6EFF8"),
    "cost": parse_colour("#FFFFFF"),
    "both": parse_colour("#FFFFFF"),
    "avalanche": parse_colour("#FBE9DC"),
}
_CLEAR: dict[VeilKind, float] = {"air": 0.55, "cost": 0.8, "both": 0.65, "avalanche": 1.0}
"""Opacity factor of specks: readers found streaks behind letters and ropes busy."""
_DEPTHS: dict[VeilKind, int] = {"air": 22, "cost": 46, "both": 40, "avalanche": 95}
"""Opacity of the tint, out of 255; that of gusts grows with their strength."""
DRIFT = "data/drift.webp"
"""Greyscale cloud texture around 128 that shapes the edges of all tints."""
VEIL_SIZE = (1110, 1050)
"""Size in pixels of the map, which veils cover."""
COARSE = 4
"""Downscaling factor of the tint."""
_FADE = 64
"""Width in pixels of the fade at a zone's edges."""


@dataclass(frozen=True, slots=True)
class Drift:
    """Layers of a weather veil; ``strength`` (1 or 2) matters only for gusts."""

    kind: VeilKind
    strength: int = 1

    @property
    def file(self) -> str:
        """Path of its specks within this package."""
        strength = f"-{min(2, self.strength)}" if self.kind == "air" else ""
        return f"data/veil-{self.kind}{strength}.webp"

    def layers(self, width: int, height: int) -> tuple[tuple[Colour, Image.Image], ...]:
        """The tint, and the specks in it."""
        tint = cache.PART_CACHE.get((self, width, height), lambda: Bitmap(self._tint(width, height))).image
        specks = load_packaged_image(__package__, self.file, "L").crop((0, 0, width, height))
        quiet = specks.point([round(value * _CLEAR[self.kind]) for value in range(256)])
        return (_TINTS[self.kind], tint), (_SPECKS[self.kind], _faded(quiet, 24))

    def _tint(self, width: int, height: int) -> Image.Image:
        """Mask of the tint: even in the middle of the zone, fading above and below like banks of cloud."""
        depth = _DEPTHS[self.kind] + (16 * self.strength if self.kind == "air" else 0)
        size = (max(2, width // COARSE), max(2, height // COARSE))
        inside = Image.new("L", (1, size[1]))
        fade = min(_FADE / COARSE, size[1] / 3)
        for y in range(size[1]):
            inside.putpixel((0, y), min(255, round(55 * min(y, size[1] - 1 - y) / fade)))
        banks = (
            load_packaged_image(__package__, DRIFT, "L")
            .crop((0, 0, *size))
            .point([value * 0.65 for value in range(256)])
        )
        mask = ImageChops.add(inside.resize(size), banks, 1 / 6, -664)
        mask = _faded(mask.resize((width, height), Image.Resampling.BICUBIC), 6)
        return mask.point([value * depth // 255 for value in range(256)])


def _faded(mask: Image.Image, edge: int) -> Image.Image:
    """Fade a mask out towards its top and bottom, over ``edge`` pixels."""
    column = Image.new("L", (1, mask.height), 255)
    for y in range(min(edge, mask.height // 2)):
        for row in (y, mask.height - 1 - y):
            column.putpixel((0, row), y * 255 // edge)
    return ImageChops.multiply(mask, column.resize(mask.size))
