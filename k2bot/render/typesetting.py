"""Lines that Manrope alone can't write: names in other scripts, from right to left, with emoji.

A line is split into runs of one direction (``bidi``) and pieces of one typeface (``typefaces``), all on its
baseline. Pieces that would reach above or below a line of Manrope become smaller, so that no pile of marks
leaves its box. ``theme`` measures and draws lines, with this or with Manrope alone.
"""

from __future__ import annotations

import math
import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from typing import TYPE_CHECKING, Final

from PIL import Image, ImageChops, ImageDraw

from k2bot.render import bidi, manrope
from k2bot.render.typefaces import Extent, Typeface, fallback_typeface
from k2bot.text.formatting import FLAG_LETTERS, ISOLATE, RELEASE, SKIN_TONES, graphemes, isolate

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.render.manrope import Weight

_ASCENT: Final = 0.96
_DESCENT: Final = 0.39
"""Maximum reach of a line above and below its baseline, in em; together its height."""
_SHAPING: Final = "\u200c\u200d"
_SELECTORS: Final = range(0xFE00, 0xFE10)
_KEYCAP: Final = "\u20e3"
_MOST_MARKS: Final = 4
"""Marks on one letter; more are left out."""
_NO_LINE_START: Final = f"{RELEASE}、。・ー々」』ぁぃぅぇぉっゃゅょァィゥェォッャュョ"
"""Characters that no line begins with."""
_COUNTED: Final = {"L", "N"}


@dataclass(frozen=True, slots=True)
class Piece:
    """Characters or a glyph of one typeface, with the start of its baseline; in em."""

    text: str
    typeface: Typeface | None
    """None for Manrope."""
    right: float
    up: float
    scale: float

    def bounds(self, size: float, weight: Weight) -> Extent:
        """Extent of the ink, relative to the start of the line's baseline."""
        if self.typeface is None:
            left, top, right, bottom = manrope.ink_bounds(self.text, size, weight)
            return Extent(self.right + left / size, -top / size, self.right + right / size, bottom / size)
        own = self.typeface.extent(self.text)
        return Extent(
            self.right + own.left * self.scale,
            self.up + own.above * self.scale,
            self.right + own.right * self.scale,
            own.below * self.scale - self.up,
        )


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of text ready to be painted; in em."""

    pieces: tuple[Piece, ...]
    width: float
    extent: Extent


@lru_cache(maxsize=1024)
def typeset(text: str, size: float, weight: Weight) -> TextLine:
    """The pieces of a line, from left to right; typefaces that reach too far from the line become smaller."""
    setter = _Typesetter(text, size, weight, {})
    if shrunk := {one.key: scale for one in setter.typefaces if (scale := setter.fitting_scale(one)) < 1}:
        setter = _Typesetter(text, size, weight, shrunk)
    bounds = [piece.bounds(size, weight) for piece in setter.pieces] or [Extent(0, 0, 0, 0)]
    extent = Extent(
        min(one.left for one in bounds),
        max(one.above for one in bounds),
        max(one.right for one in bounds),
        max(one.below for one in bounds),
    )
    return TextLine(tuple(setter.pieces), setter.width, extent)


class _Typesetter:
    """Sets one line, with typefaces at these scales."""

    def __init__(self, text: str, size: float, weight: Weight, scales: dict[str, float]) -> None:
        self.size, self.weight, self.scales = size, weight, scales
        self.pieces: list[Piece] = []
        self.width = 0.0
        for run in bidi.visual_runs(text):
            parts = tuple(_typeface_runs(run.text))
            for own, part in reversed(parts) if run.backwards else parts:
                if own is None:
                    self._add_manrope(bidi.mirror_text(part) if run.backwards else part)
                else:
                    self._add(own, part, backwards=run.backwards)

    def _add_manrope(self, part: str) -> None:
        self.pieces.append(Piece(part, None, self.width, 0, 1))
        self.width += manrope.line_width(part, self.size, self.weight) / self.size

    def _add(self, own: Typeface, part: str, *, backwards: bool) -> None:
        scale = self.scales.get(own.key, 1.0)
        for glyph in own.shape_glyphs(part, backwards=backwards):
            right, up = self.width + glyph.right * scale, glyph.up * scale
            self.pieces.append(Piece(glyph.character, own, right, up, scale))
            self.width += glyph.advance * scale

    @property
    def typefaces(self) -> set[Typeface]:
        return {piece.typeface for piece in self.pieces if piece.typeface}

    def fitting_scale(self, own: Typeface) -> float:
        """The scale at which a typeface keeps to the line."""
        bounds = [piece.bounds(self.size, self.weight) for piece in self.pieces if piece.typeface is own]
        ascent, descent = max(one.above for one in bounds), max(one.below for one in bounds)
        return min(1.0, _ASCENT / max(ascent, _ASCENT), _DESCENT / max(descent, _DESCENT))


def _typeface_runs(text: str) -> Iterator[tuple[Typeface | None, str]]:
    """Parts of one typeface each."""
    own: Typeface | None = None
    part = ""
    for its, seen in chain.from_iterable(map(_with_typefaces, graphemes(text))):
        if part and its is not own:
            yield own, part
            part = ""
        own = its
        part += seen
    if part:
        yield own, part


def _with_typefaces(cluster: str) -> Iterator[tuple[Typeface | None, str]]:
    """A grapheme's characters, in the typeface of the first where it has them; None is Manrope."""
    first = fallback_typeface(cluster[0]) if not manrope.has_glyph(cluster[0]) else None
    for one in cluster:
        if first and (one in _SHAPING or first.has(one)):
            yield first, one
        elif manrope.has_glyph(one) or (fallback_typeface(one) and one.isprintable()):
            yield (None if manrope.has_glyph(one) else fallback_typeface(one)), one


def paint(
    line: TextLine,
    mask: Image.Image,
    position: tuple[float, float],
    size: float,
    weight: Weight,
    *,
    stroke: int,
) -> None:
    """Add a line to a mask, with the start of its baseline at a point in pixels."""
    for piece in line.pieces:
        face = piece.typeface.face(size * piece.scale) if piece.typeface else manrope.font(size, weight)
        x, y = position[0] + piece.right * size, position[1] - piece.up * size
        left, top, right, bottom = face.getbbox(piece.text, anchor="ls", stroke_width=stroke)
        corner = math.floor(x + left) - 1, math.floor(y + top) - 1
        own = Image.new("L", (math.ceil(x + right) + 1 - corner[0], math.ceil(y + bottom) + 1 - corner[1]), 0)
        ImageDraw.Draw(own).text(
            (x - corner[0], y - corner[1]), piece.text, fill=255, font=face, anchor="ls", stroke_width=stroke
        )
        box = (*corner, corner[0] + own.width, corner[1] + own.height)
        # glyphs that join overlap
        mask.paste(ImageChops.lighter(mask.crop(box), own), box)


# ------------------------------------------------------------------------------------------------ names


def drawable_text(text: str, instead: str) -> str:
    """The text in characters that some typeface has, isolated if it's read from right to left.

    What no typeface has is left out, and so are skin tones of emoji. ``instead`` replaces a text that would
    lose more than half of its letters and digits, or that has nothing to call somebody by.
    """
    clusters: list[str] = []
    letters = lost = 0
    for cluster in graphemes(unicodedata.normalize("NFC", text)):
        seen = _displayable_text(cluster)
        clusters.append(seen)
        if any(unicodedata.category(one)[0] in _COUNTED for one in cluster):
            letters += 1
            lost += not seen.strip()
    clean = " ".join("".join(clusters).split())
    if not any(_is_telling(one) for one in clean) or lost * 2 > letters:
        return instead
    return isolate(clean)


def _is_telling(character: str) -> bool:
    return character.isalnum() or unicodedata.category(character) == "So"


def _displayable_text(cluster: str) -> str:
    """Displayable characters of a grapheme; empty if there are none."""
    cluster = "".join(one for one in cluster if not _is_ignorable(one))
    if not cluster:
        return ""
    if ord(cluster[0]) in FLAG_LETTERS:  # by the letters of the country
        return "".join(
            chr(ord("A") + ord(one) - FLAG_LETTERS.start) for one in cluster if ord(one) in FLAG_LETTERS
        )
    first = cluster[0]
    if unicodedata.decomposition(first).startswith("<"):
        plain = unicodedata.normalize("NFKD", cluster)
        if all(manrope.has_glyph(one) for one in plain):
            return plain
    if own := None if manrope.has_glyph(first) else fallback_typeface(first):
        visible = [one for one in cluster if one in _SHAPING or own.has(one)]
        most = _MOST_MARKS + 1 if unicodedata.category(first)[0] == "L" else len(visible)
        return "".join(visible[:most]).rstrip(_SHAPING)
    return "".join(_decomposed(cluster))


def _is_ignorable(character: str) -> bool:
    return (
        character == _KEYCAP
        or ord(character) in _SELECTORS
        or ord(character) in SKIN_TONES
        or not (character in _SHAPING or character.isprintable())
    )


def _decomposed(cluster: str) -> Iterator[str]:
    """Each character, or the characters it is composed of, as far as some typeface has them."""
    for character in cluster:
        for part in (character, unicodedata.normalize("NFKD", character)):
            if readable := "".join(one for one in part if manrope.has_glyph(one) or _stands_alone(one)):
                yield readable
                break


def _stands_alone(character: str) -> bool:
    return unicodedata.category(character)[0] != "M" and fallback_typeface(character) is not None


def truncations(text: str) -> Iterator[str]:
    """The text, and then shorter and shorter beginnings of it with an ellipsis; graphemes stay whole."""
    yield text
    parts = [one for one in graphemes(text) if one != RELEASE]
    for count in range(len(parts) - 1, 0, -1):
        beginning = "".join(parts[:count]).rstrip()
        if beginning.strip(ISOLATE):
            yield f"{beginning}…{RELEASE * beginning.count(ISOLATE)}"


def words(text: str) -> Iterator[tuple[str, str]]:
    """Words, each with the gap before it; East Asian text is broken anywhere but before small letters."""
    for word in text.split(" "):
        gap, part = " ", ""
        for cluster in graphemes(word):
            can_break = part and cluster not in _NO_LINE_START and part[-1] != ISOLATE
            if can_break and (_is_east_asian(cluster) or _is_east_asian(part[-1])):
                yield gap, part
                gap, part = "", ""
            part += cluster
        yield gap, part


def _is_east_asian(cluster: str) -> bool:
    return unicodedata.east_asian_width(cluster[0]) == "W" and unicodedata.category(cluster[0])[0] == "L"


def split_isolates(lines: list[str]) -> list[str]:
    """Lines of one text, with isolates closed at a line's end and opened again on the next."""
    closed: list[str] = []
    opened = 0
    for line in lines:
        whole = ISOLATE * opened + line
        opened = max(0, whole.count(ISOLATE) - whole.count(RELEASE))
        closed.append(whole + RELEASE * opened)
    return closed
