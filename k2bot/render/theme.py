"""The look of all pictures: colours, type scale, fonts, and fitting text.

Pictures fill the 550 x 350 frame in which Discord shows them (``FRAME``), or are seen 400 wide.
"""

from __future__ import annotations

import io
import threading
import unicodedata
from functools import lru_cache
from importlib import resources
from typing import Literal, NamedTuple, TypeAlias

from PIL import ImageFont

PatternName: TypeAlias = Literal[
    "plain", "dots", "stripes", "checks", "bars", "ring", "cross", "half", "quarters", "band"
]
Weight: TypeAlias = Literal["Medium", "SemiBold", "Bold", "ExtraBold"]

FRAME = (1650, 1050)
"""Size in pixels of a picture for the 550 x 350 frame in which Discord shows it."""
CONSTANT = 30
"""Font size for text that never changes: capitals are seven pixels high in the frame."""
CHANGING = 38
"""Font size for text that changes: capitals are nine pixels high in the frame."""

LEAST = 24
"""Minimum font size, for a language's long words; legible after a click."""

SMALL = 34
BODY = 40
FIGURE = 46
TITLE = 60


class Colour(NamedTuple):
    """A colour; alpha 255 is opaque."""

    red: int
    green: int
    blue: int
    alpha: int = 255

    def at(self, alpha: int) -> Colour:
        """The same colour with this opacity."""
        return self._replace(alpha=alpha)

    def mixed(self, other: Colour, share: float) -> Colour:
        """A mix with this share (0 to 1) of the other colour; keeps its own alpha."""
        red, green, blue = (
            round(own + (theirs - own) * share) for own, theirs in zip(self[:3], other[:3], strict=True)
        )
        return Colour(red, green, blue, self.alpha)

    @property
    def luminance(self) -> float:
        """Relative luminance from 0 (black) to 1 (white), as WCAG defines it."""
        red, green, blue = (
            part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
            for part in (value / 255 for value in self[:3])
        )
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def colour(text: str) -> Colour:
    """Parse ``#rrggbb``."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return Colour(red, green, blue)


# ------------------------------------------------------------------------------------------------ palette

INK = colour("#1B2738")
"""Text on paper, outlines, plates of spaces."""
SLATE = colour("#56657A")
"""Secondary text on paper."""
MIST = colour("#B9C6D6")
"""Secondary text on ink."""
PAPER = colour("#F6F2E9")
PAPER_SHADE = colour("#E7E0D2")
WHITE = colour("#FFFFFF")

TURN = colour("#F4C542")
"""The active player, and anything selected."""


class Livery(NamedTuple):
    """A player's look: colour, pattern in a second colour, and colour of letters on it."""

    colour: Colour
    pattern: PatternName
    second: Colour
    letter: Colour


LIVERIES: tuple[Livery, ...] = (
    Livery(colour("#F0702A"), "plain", colour("#F0702A"), INK),
    Livery(colour("#7138B8"), "dots", colour("#CDB4F2"), WHITE),
    Livery(colour("#FFCB1F"), "stripes", colour("#6A4B00"), INK),
    Livery(colour("#1E2631"), "checks", colour("#56657C"), WHITE),
    Livery(colour("#FFFFFF"), "bars", colour("#BACBDF"), INK),
    Livery(colour("#1038FF"), "ring", colour("#9FB4FF"), WHITE),
    Livery(colour("#116633"), "cross", colour("#7FCF9B"), WHITE),
    Livery(colour("#00DD88"), "half", colour("#00683C"), INK),
    Livery(colour("#88AAEE"), "quarters", colour("#3D5C9E"), INK),
    Livery(colour("#AA4488"), "band", colour("#FADDF1"), WHITE),
)
"""By seat. Any two are distinguishable with every colour deficiency; in greyscale by their patterns."""


# ------------------------------------------------------------------------------------------------ fonts


class _Fonts(threading.local):
    """Fonts by weight and size, per thread, since font faces are not thread-safe."""

    def __init__(self) -> None:
        self.loaded: dict[tuple[Weight, float], ImageFont.FreeTypeFont] = {}


_fonts = _Fonts()


@lru_cache(maxsize=8)
def _font_file(weight: Weight) -> bytes:
    return resources.files("font_manrope").joinpath("files", f"Manrope-{weight}.ttf").read_bytes()


def font(size: float, weight: Weight = "Bold") -> ImageFont.FreeTypeFont:
    """Manrope at this size (pixels) and weight."""
    key = (weight, size)
    if key not in _fonts.loaded:
        _fonts.loaded[key] = ImageFont.truetype(
            io.BytesIO(_font_file(weight)), size, layout_engine=ImageFont.Layout.BASIC
        )
    return _fonts.loaded[key]


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, weight: Weight = "Bold") -> float:
    """Width of a line in pixels."""
    return font(size, weight).getlength(text)


@lru_cache(maxsize=4096)
def overhang(text: str, size: int, weight: Weight = "Bold") -> float:
    """Pixels that a line extends to the left of its origin."""
    return max(0.0, -font(size, weight).getbbox(text, anchor="ls")[0])


@lru_cache(maxsize=4096)
def rise(text: str, size: int, weight: Weight = "Bold") -> tuple[int, int]:
    """Pixels that a line extends above and below its baseline."""
    _, top, _, bottom = font(size, weight).getbbox(text, anchor="ls")
    return -int(top), int(bottom)


@lru_cache(maxsize=4096)
def has_glyph(character: str) -> bool:
    """Whether the font has the character, instead of a box for what it lacks."""
    face = font(24)
    return bytes(face.getmask(character)) != bytes(face.getmask("\uffff"))


@lru_cache(maxsize=1024)
def player_name(name: str, seat: int) -> str:
    """A player's name in characters the font has; the number of the seat if none of it can be drawn."""
    return writable(name, f"{seat + 1}")


@lru_cache(maxsize=1024)
def writable(text: str, instead: str = "") -> str:
    """The text in characters the font has: accents it lacks and other unsupported characters are dropped.

    ``instead`` replaces a text with nothing readable left.
    """
    kept: list[str] = []
    for character in unicodedata.normalize("NFC", text):
        for part in (character, unicodedata.normalize("NFKD", character)):
            readable = "".join(one for one in part if one.isprintable() and has_glyph(one))
            if readable:
                kept.append(readable)
                break
    clean = " ".join("".join(kept).split())
    return clean if any(one.isalnum() for one in clean) else instead


_ROUNDING = 0.01
"""Tolerance in pixels for rounding differences between measured and computed widths."""


@lru_cache(maxsize=1024)
def fitted(
    text: str, width: float, size: int, weight: Weight = "Bold", least: int = SMALL
) -> tuple[str, int]:
    """The text and font size that fit: shrinks down to ``least``, then truncates with an ellipsis."""
    width += _ROUNDING
    while size > least and text_width(text, size, weight) > width:
        size -= 1
    if text_width(text, size, weight) <= width:
        return text, size
    cut = text
    while cut and text_width(cut.rstrip() + "…", size, weight) > width:
        cut = cut[:-1]
    return (cut.rstrip() + "…" if cut else ""), size


@lru_cache(maxsize=1024)
def wrapped(text: str, width: float, size: int, weight: Weight = "Bold", most: int = 2) -> tuple[str, ...]:
    """The text on up to ``most`` lines broken at spaces, each truncated if too wide."""
    found: list[str] = []
    for word in text.split(" "):
        longer = f"{found[-1]} {word}" if found else word
        if found and (len(found) == most or text_width(longer, size, weight) <= width):
            found[-1] = longer
        else:
            found.append(word)
    return tuple(fitted(line, width, size, weight, size)[0] for line in found)
