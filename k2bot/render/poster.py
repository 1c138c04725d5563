"""Posters: full-bleed art with one sentence, set big on a slanted band in a player's colour."""

from __future__ import annotations

from itertools import accumulate, pairwise
from typing import TYPE_CHECKING, Final

from k2bot.render import theme
from k2bot.render.layout import Column, Label, Part
from k2bot.render.scene import Area, Box, Polygon, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.render.theme import Colour

BAND_TOP: Final = (816, 764)
"""Top of the band in pixels, at the left and the right edge of the picture; art above it is fully visible."""
_EDGES: Final = (theme.INK, theme.WHITE)
"""Colours of the lines along the band, from above."""
_LINES: Final = (8, 18)
"""Their heights in pixels."""
_MARGIN: Final = 60
_GAP: Final = 36
_LARGEST, _ALONE, _TWO, _LEAST = 136, 100, 88, 42
"""Font sizes: the largest, the smallest on one line, the largest on two, and the smallest before it's cut."""
_LEAST_APART: Final = 48
"""Font size from which a name has a line of its own."""
_BREAK, _MARKS = "\n", 2
"""Character for a possible line break; and how many characters beside a name still aren't words."""
_LINES_OF_WORDS: Final = (2, 3, 4)
"""Lines of the sentence: more than two only for several long names."""
_HIGH: Final = 1.1
"""Height of a line, relative to its font size."""
_CLEAR: Final = 4
"""Minimum distance in pixels between a line's descenders and the next one's ascenders."""


def with_line_breaks(sentence: str, name: str) -> str:
    """The sentence with breaks for when it needs several lines: a name has a line of its own, unbroken."""
    before, _, after = sentence.partition(name)
    if len(before) > _MARKS:
        return f"{before.rstrip(' ')}{_BREAK}{name}{after}"
    return f"{before}{name}{_BREAK}{after.lstrip(' ')}" if len(after) > _MARKS else sentence


def sentence_band(
    sentence: str, fill: Colour, ink: Colour, sign: Part | None = None
) -> tuple[Shapes, tuple[Area, ...]]:
    """The band along the foot of a picture that fills ``theme.FRAME``; a ``sign`` precedes the sentence.

    If it doesn't fit on one line, the sentence is broken where a line break says so.
    """
    width, height = theme.FRAME
    shapes: list[Shape] = [
        Polygon(
            ((0, BAND_TOP[0] + offset), (width, BAND_TOP[1] + offset), (width, height), (0, height)), colour
        )
        for offset, colour in zip((0, *accumulate(_LINES)), (*_EDGES, fill), strict=True)
    ]
    room = Box(_MARGIN, BAND_TOP[0] + sum(_LINES) + 4, width - _MARGIN, height - 14)
    left = room.left + (sign.width + _GAP if sign and sign.width else 0)
    words = room._replace(left=left)
    shapes += _typeset_sentence(sentence, words, ink).place(words)
    if sign:
        shapes += sign.place(room.part(right=sign.width))
    return tuple(shapes), (Area("sentence", room),)


def _typeset_sentence(sentence: str, room: Box, ink: Colour) -> Part:
    """The sentence on one line if it can be large, else on several: its own, or of about the same length."""
    parts = sentence.split(_BREAK)
    sentence = " ".join(parts)
    for size in range(_LARGEST, _ALONE - 1, -1):
        if theme.fits(sentence, room.width, size, "ExtraBold"):
            return Label(sentence, ink, size, "ExtraBold", least=size)
    for size in range(_TWO, _LEAST_APART, -1) if len(parts) > 1 else ():
        if (
            not _is_too_wide(parts, room.width, size)
            and len(parts) * _line_distance(parts, size) <= room.height
        ):
            return _centred_lines(parts, ink, size)
    for most in _LINES_OF_WORDS:
        size = _TWO
        while size > _LEAST and (
            _is_too_wide(
                lines := theme.break_lines(sentence, room.width, size, "ExtraBold", most), room.width, size
            )
            or max(2, len(lines)) * _line_distance(lines, size) > room.height
        ):
            size -= 1
        if not _is_too_wide(
            theme.break_lines(sentence, room.width, size, "ExtraBold", most), room.width, size
        ):
            break
    lines = theme.wrap_text(sentence, room.width, size, "ExtraBold", most)
    return _centred_lines(lines, ink, size)


def _centred_lines(lines: Sequence[str], ink: Colour, size: int) -> Column:
    """Lines in the middle of their room."""
    height = _line_distance(lines, size)
    return Column(
        tuple(Label(line, ink, size, "ExtraBold", height=height, least=size) for line in lines),
        align="middle",
    )


def _line_distance(lines: Sequence[str], size: int) -> float:
    """Distance of lines in pixels: closer than usual, unless accents would touch descenders."""
    if len(lines) == 1:
        return size * _HIGH
    rises = [theme.vertical_extent(line, size, "ExtraBold") for line in lines]
    return max(size * _HIGH, *(descent + ascent + _CLEAR for (_, descent), (ascent, _) in pairwise(rises)))


def _is_too_wide(lines: Sequence[str], width: float, size: int) -> bool:
    return not all(theme.fits(line, width, size, "ExtraBold") for line in lines)
