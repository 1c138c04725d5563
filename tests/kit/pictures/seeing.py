"""Whether parts of pictures are distinguishable in a chat: in grey, and with colour deficiencies."""

from collections import Counter
from functools import cache
from math import dist

from PIL import ImageFilter

from k2bot.render import theme
from k2bot.render.painting import paint
from tools import vision

SHRUNK = 3
"""Factor by which a chat shrinks a picture until it's clicked."""
STEP = 20.0
"""ΔE from which two pixels are clearly different, side by side or not."""
LEAST = 0.1
"""Share of pixels that must differ so much; a slightly moved edge is less."""
_CELLS = 17
"""Sampled values per channel of a vision's colour table; those between are interpolated."""


@cache
def _lab(pixel):
    """A pixel in Lab colour space."""
    return vision.lab(theme.Colour(*pixel))


def in_a_chat(scene):
    """A scene as a chat shows it."""
    return paint.paint(scene).reduce(SHRUNK)


def part(image, box):
    """A box of the scene as a chat shows it."""
    edges = (box.left, box.top, box.right, box.bottom)
    return image.crop(tuple(round(edge / SHRUNK) for edge in edges))


@cache
def _lens(name):
    """A kind of vision as a filter for whole pictures."""

    def seen(*parts):
        colour = theme.Colour(*(round(255 * one) for one in parts))
        return tuple(value / 255 for value in vision.VISIONS[name](colour)[:3])

    return ImageFilter.Color3DLUT.generate(_CELLS, seen)


def difference(one, other, name):
    """Share of pixels that differ by ``STEP`` or more in a vision, for images of the same size."""
    both = [image.convert("RGB").filter(_lens(name)).tobytes() for image in (one, other)]
    pixels = [zip(data[::3], data[1::3], data[2::3], strict=True) for data in both]
    counted = Counter(zip(*pixels, strict=True))
    apart = sum(count for (this, that), count in counted.items() if dist(_lab(this), _lab(that)) >= STEP)
    return apart / counted.total()


def alike(
    one,
    other,
    *,
    visions=tuple(vision.VISIONS),
):
    """Parts that could be mistaken for each other, with the kind of vision."""
    for name in visions:
        for what, image in one.items():
            share = difference(image, other[what], name)
            if share < LEAST:
                yield f"{what} looks the same in {name}: {share:.0%} of it differs, less than {LEAST:.0%}"
