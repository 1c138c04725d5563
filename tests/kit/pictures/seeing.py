"""Whether parts of pictures are told apart in a chat: in grey, and by people who see fewer colours."""

from collections import Counter
from functools import cache
from math import dist

from PIL import ImageFilter

from k2bot.render import theme
from k2bot.render.painting import paint
from tools import vision

SHRUNK = 3
"""How many times smaller a chat shows a picture until it is clicked."""
STEP = 20.0
"""ΔE from which on nobody takes one pixel for the other, side by side or not."""
LEAST = 0.1
"""The share of the pixels that must differ so much: an edge that is moved a little is less."""
_CELLS = 17
"""Colours of each channel for which a vision is worked out; those between are mixed."""


@cache
def _lab(pixel):
    """Where a pixel is among all colours, by how different they look."""
    return vision.lab(theme.Colour(*pixel))


def in_a_chat(scene):
    """A scene as a chat shows it."""
    return paint.paint(scene).reduce(SHRUNK)


def part(image, box):
    """What a box of the scene shows in a chat."""
    edges = (box.left, box.top, box.right, box.bottom)
    return image.crop(tuple(round(edge / SHRUNK) for edge in edges))


@cache
def _lens(name):
    """A vision for whole pictures."""

    def seen(*parts):
        colour = theme.Colour(*(round(255 * one) for one in parts))
        return tuple(value / 255 for value in vision.VISIONS[name](colour)[:3])

    return ImageFilter.Color3DLUT.generate(_CELLS, seen)


def difference(one, other, name):
    """The share of pixels that differ by ``STEP`` at least for a vision; for images of the same size."""
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
    """The parts of the same name that somebody may take for each other, with the vision."""
    for name in visions:
        for what, image in one.items():
            share = difference(image, other[what], name)
            if share < LEAST:
                yield f"{what} looks the same in {name}: {share:.0%} of it differs, less than {LEAST:.0%}"
