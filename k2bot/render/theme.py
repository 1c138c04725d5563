"""The look of all pictures: colours, type scale, fonts, and fitting text.

Pictures fill the 550 x 350 frame in which Discord shows them (``FRAME``), or are seen 400 wide.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.render import manrope
from k2bot.render.manrope import InkBounds, Weight, font, has_glyph
from k2bot.text.formatting import split_number

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PIL import Image

    from k2bot.render.typesetting import TextLine

__all__ = ["Weight", "font", "has_glyph"]

PatternName: TypeAlias = Literal[
    "plain", "dots", "stripes", "checks", "bars", "ring", "cross", "half", "quarters", "band"
]

FRAME = (1650, 1050)
"""Size in pixels of a picture for the 550 x 350 frame in which Discord shows it."""
CONSTANT_TEXT = 30
"""Font size for text that never changes: capitals are seven pixels high in the frame."""
CHANGING_TEXT = 38
"""Font size for text that changes: capitals are nine pixels high in the frame."""

LEAST_TEXT = 24
"""Minimum font size, for a language's long words; legible after a click."""

SMALL = 34
BODY = 40
NUMBER = 46
TITLE = 60


class Colour(NamedTuple):
    """A colour; alpha 255 is opaque."""

    red: int
    green: int
    blue: int
    alpha: int = 255

    def with_alpha(self, alpha: int) -> Colour:
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


def parse_colour(text: str) -> Colour:
    """Parse ``#rrggbb``."""
    red, green, blue = bytes.fromhex(text.removeprefix("#"))
    return Colour(red, green, blue)


# ------------------------------------------------------------------------------------------------ palette

INK = parse_colour("#1B2738")
"""Text on paper, outlines, plates of spaces."""
SLATE = parse_colour("#56657A")
"""Secondary text on paper."""
MIST = parse_colour("#B9C6D6")
"""Secondary text on ink."""
PAPER = parse_colour("#F6F2E9")
PAPER_SHADE = parse_colour("#E7E0D2")
WHITE = parse_colour("#FFFFFF")

HIGHLIGHT = parse_colour("#F4C542")
"""The active player, and anything selected."""


class Livery(NamedTuple):
    """A player's look: colour, pattern in a second colour, and colour of letters on it."""

    colour: Colour
    pattern: PatternName
    second: Colour
    letter: Colour


LIVERIES: tuple[Livery, ...] = (
    Livery(parse_colour("#F0702A"), "plain", parse_colour("#F0702A"), INK),
    Livery(parse_colour("#7138B8"), "dots", parse_colour("#CDB4F2"), WHITE),
    Livery(parse_colour("#FFCB1F"), "stripes", parse_colour("#6A4B00"), INK),
    Livery(parse_colour("#1E2631"), "checks", parse_colour("#56657C"), WHITE),
    Livery(parse_colour("#FFFFFF"), "bars", parse_colour("#BACBDF"), INK),
    Livery(parse_colour("#1038FF"), "ring", parse_colour("#9FB4FF"), WHITE),
    Livery(parse_colour("#116633"), "cross", parse_colour("#7FCF9B"), WHITE),
    Livery(parse_colour("#00DD88"), "half", parse_colour("#00683C"), INK),
    Livery(parse_colour("#88AAEE"), "quarters", parse_colour("#3D5C9E"), INK),
    Livery(parse_colour("#AA4488"), "band", parse_colour("#FADDF1"), WHITE),
)
"""By seat. Any two are distinguishable with every colour deficiency; in greyscale by their patterns."""

SEAT_COLOURS = (
    "orange", "purple", "yellow", "black", "white", "blue", "green", "mint", "sky", "magenta",
)  # fmt: skip
"""Names of the livery colours, as in the message ``talk-seat-colour``."""


# ------------------------------------------------------------------------------------------------ fonts


_DESCENT, _ASCENT = 0.28, 0.96
"""How far Manrope's letters reach below and above the baseline, in em."""


def _words(text: str) -> Iterable[tuple[str, str]]:
    """Words, each with the gap before it."""
    if _is_plain(text):
        return ((" ", word) for word in text.split(" "))
    from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

    return typesetting.words(text)


def _is_plain(text: str) -> bool:
    """Whether Manrope has every character, so that nothing else is needed."""
    return text.isascii() or all(map(has_glyph, text))


@lru_cache(maxsize=4096)
def text_width(text: str, size: int, weight: Weight = "Bold") -> float:
    """Width of a line in pixels."""
    if _is_plain(text):
        return manrope.line_width(text, size, weight)
    return _typeset(text, size, weight).width * size


def left_overhang(text: str, size: int, weight: Weight) -> float:
    """Pixels that a line extends to the left of its origin."""
    return max(0.0, -ink_bounds(text, size, weight)[0])


def vertical_extent(text: str, size: int, weight: Weight = "Bold") -> tuple[int, int]:
    """Pixels that a line extends above and below its baseline."""
    _, top, _, bottom = ink_bounds(text, size, weight)
    return -int(top), int(bottom)


def baseline_shift(text: str, size: int, weight: Weight) -> float:
    """Pixels by which to raise a line that reaches further below its baseline than Manrope ever does."""
    if _is_plain(text):
        return 0.0
    extent = _typeset(text, size, weight).extent
    return max(0.0, min(extent.below - _DESCENT, _ASCENT - extent.above)) * size


@lru_cache(maxsize=4096)
def ink_bounds(
    text: str, size: float, weight: Weight = "Bold", anchor: str = "ls", stroke: int = 0
) -> InkBounds:
    """Left, top, right and bottom of a line's glyphs around its anchor, in pixels."""
    if _is_plain(text):
        return manrope.ink_bounds(text, size, weight, anchor, stroke)
    line = _typeset(text, size, weight)
    x, y = baseline_start(text, size, weight, anchor)
    return (
        x + line.extent.left * size - stroke,
        y - line.extent.above * size - stroke,
        x + line.extent.right * size + stroke,
        y + line.extent.below * size + stroke,
    )


def baseline_start(text: str, size: float, weight: Weight, anchor: str) -> tuple[float, float]:
    """Start of a line's baseline, relative to its anchor."""
    x = {"l": 0.0, "m": 0.5, "r": 1.0}[anchor[0]] * text_width(text, size, weight)
    ascent, descent = font(size, weight).getmetrics()
    return -x, (ascent - descent) / 2 if anchor[1] == "m" else 0.0


def draw_text(
    image: Image.Image,
    position: tuple[float, float],
    text: str,
    size: float,
    weight: Weight,
    *,
    anchor: str,
    stroke: int = 0,
) -> None:
    """Draw a line in white on a mask, with its anchor at a point in pixels."""
    if _is_plain(text):
        manrope.paint(image, position, text, size, weight, anchor=anchor, stroke=stroke)
        return
    from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

    x, y = baseline_start(text, size, weight, anchor)
    line = _typeset(text, size, weight)
    typesetting.paint(line, image, (position[0] + x, position[1] + y), size, weight, stroke=stroke)


def _typeset(text: str, size: float, weight: Weight) -> TextLine:
    from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

    return typesetting.typeset(text, size, weight)


@lru_cache(maxsize=1024)
def drawable_text(text: str, instead: str) -> str:
    """The text in characters that can be drawn; ``instead`` if too little of it is left to be recognized.

    A number that tells a name apart stays.
    """
    own, number = split_number(text)
    return _drawable_text(own, instead) + number


def _drawable_text(text: str, instead: str) -> str:
    if _is_plain(text) and text.isprintable() and any(map(str.isalnum, text)):
        return " ".join(text.split())
    from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

    return typesetting.drawable_text(text, instead)


_SHORT_NAME_LENGTH = 14
"""Maximum length of a name that isn't shortened, and of the words that a long one is shortened to."""
_PARTICLE = 3
"""Most letters of a small word, such as "von" or "the": those words don't end with one, nor are shorter."""


@lru_cache(maxsize=1024)
def short_name(name: str, others: tuple[str, ...]) -> str:
    """A long name's first words, if they tell somebody from all others; otherwise the whole name."""
    own, number = split_number(name)
    if len(own) <= _SHORT_NAME_LENGTH or not own[0].isalnum():  # as those that are read from right to left
        return name
    words = own.split(" ")
    while words[1:] and (len(" ".join(words)) > _SHORT_NAME_LENGTH or _is_particle(words[-1])):
        words.pop()
    first = " ".join(words)
    tells = _PARTICLE <= len(first) <= _SHORT_NAME_LENGTH and not any(
        other.startswith(first) for other in others
    )
    return first + number if tells else name


def _is_particle(word: str) -> bool:
    return word.islower() and len(word) <= _PARTICLE


_ROUNDING = 0.01
"""Tolerance in pixels for rounding differences between measured and computed widths."""


@lru_cache(maxsize=1024)
def fit_text(
    text: str, width: float, size: int, weight: Weight = "Bold", least: int = SMALL
) -> tuple[str, int]:
    """The text and font size that fit: shrinks down to ``least``, then truncates with an ellipsis."""
    while size > least and not fits(text, width, size, weight):
        # Letters advance by whole pixels: at another size, a line is at most two pixels wider per letter.
        fitting = (width + 2 * len(text)) * size / text_width(text, size, weight)
        size = max(least, min(size - 1, int(fitting)))
    if fits(text, width, size, weight):
        return text, size
    return next((cut for cut in truncations(text) if fits(cut, width, size, weight)), ""), size


def fits(text: str, width: float, size: int, weight: Weight = "Bold") -> bool:
    """Whether a line is no wider than that."""
    return text_width(text, size, weight) <= width + _ROUNDING


def truncations(text: str) -> Iterator[str]:
    """The text, and then shorter and shorter beginnings of it with an ellipsis.

    A number at its end that tells a name apart stays, in the end alone.
    """
    own, number = split_number(text)
    yield from (f"{cut}{number}" for cut in _truncations(own))
    if number:
        yield number.strip()


def _truncations(text: str) -> Iterator[str]:
    if _is_plain(text):
        yield text
        for end in range(len(text) - 1, 0, -1):
            yield text[:end].rstrip() + "…"
        return
    from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

    yield from typesetting.truncations(text)


@lru_cache(maxsize=1024)
def wrap_text(text: str, width: float, size: int, weight: Weight = "Bold", most: int = 2) -> tuple[str, ...]:
    """The text on up to ``most`` lines of about the same length, each truncated if too wide."""
    lines = balance_lines(text, width, size, weight, most)
    return tuple(fit_text(line, width, size, weight, size)[0] for line in lines)


_NARROWER = 20
"""Steps in pixels in which lines are made narrower."""


@lru_cache(maxsize=1024)
def balance_lines(
    text: str, width: float, size: int, weight: Weight = "Bold", most: int = 2
) -> tuple[str, ...]:
    """The text on as few lines as ``break_lines`` needs, of about the same length: no word is left alone."""
    lines, narrow = break_lines(text, width, size, weight, most), width
    while lines[1:] and narrow > width / 2:
        narrow -= _NARROWER
        closer = break_lines(text, narrow, size, weight, most)
        if len(closer) > len(lines) or any(text_width(line, size, weight) > narrow for line in closer):
            break
        lines = closer
    return lines


@lru_cache(maxsize=1024)
def break_lines(
    text: str, width: float, size: int, weight: Weight = "Bold", most: int = 2
) -> tuple[str, ...]:
    """The text on up to ``most`` lines broken between words, even if one is too wide."""
    lines: list[str] = []
    for gap, word in _words(text):
        longer = f"{lines[-1]}{gap}{word}" if lines else word
        if lines and (len(lines) == most or text_width(longer, size, weight) <= width):
            lines[-1] = longer
        else:
            lines.append(word)
    if not _is_plain(text):
        from k2bot.render import typesetting  # noqa: PLC0415 - only names in other scripts need it

        lines = typesetting.split_isolates(lines)
    return tuple(lines)
