"""Typefaces for what Manrope lacks: other scripts, accents and emoji, one file each.

They are cut from Noto by ``tools/fonts.py``, in one weight near Manrope's Bold. A file is opened when a name
first needs it. Measures here are in em, as parts of the font size.
"""

from __future__ import annotations

import struct
import threading
from bisect import bisect_right
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from PIL import ImageFont

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER: Final = Path(__file__).parent / "fonts"
FIRST_GLYPH: Final = 0xF0000
"""Code point of glyph 0 in typefaces that are shaped: Pillow draws characters, not glyphs."""
_PLAIN: Final = 100
"""Size in pixels at which typefaces are measured."""
_OPEN_SIZES: Final = 32
"""Sizes of typefaces that each thread keeps open."""


class Extent(NamedTuple):
    """How far glyphs reach from the start of their baseline."""

    left: float
    above: float
    right: float
    below: float


class Glyph(NamedTuple):
    """A glyph of a shaped text, with its offset and its advance."""

    character: str
    right: float
    up: float
    advance: float


@dataclass(frozen=True, eq=False)
class Typeface:
    """Typeface in one of the files; ``scale`` makes its letters as large as Manrope's."""

    key: str
    scale: float = 1.0
    script: str = ""
    """ISO 15924 tag of its script if its text is shaped; empty if each character has its glyph."""
    path: Path = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "path", FOLDER / f"{self.key}.otf")

    def has(self, character: str) -> bool:
        """Whether it has a glyph for the character."""
        starts, ends = self._characters
        place = bisect_right(starts, ord(character)) - 1
        return place >= 0 and ord(character) <= ends[place] and ord(character) < FIRST_GLYPH

    @cached_property
    def _characters(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """First and last of each range of characters: the file's only cmap table, of format 12."""
        with self.path.open("rb") as file:
            head = file.read(12)
            (tables,) = struct.unpack_from(">H", head, 4)
            listed = {
                tag: offset for tag, _, offset, _ in struct.iter_unpack(">4sIII", file.read(16 * tables))
            }
            file.seek(listed[b"cmap"] + 12 + 12)  # header and record; format and length; language
            (count,) = struct.unpack(">I", file.read(4))
            groups = tuple(struct.iter_unpack(">III", file.read(12 * count)))
        return tuple(start for start, _, _ in groups), tuple(end for _, end, _ in groups)

    def face(self, size: float) -> ImageFont.FreeTypeFont:
        """The font for text of this size in pixels, for the current thread."""
        loaded, key = _faces.loaded, (self.key, size)
        if key not in loaded:
            loaded[key] = ImageFont.truetype(
                str(self.path), size * self.scale, layout_engine=ImageFont.Layout.BASIC
            )
            if len(loaded) > _OPEN_SIZES:
                loaded.popitem(last=False)
        loaded.move_to_end(key)
        return loaded[key]

    def extent(self, character: str) -> Extent:
        """How far a character's glyph reaches."""
        return _extent(self, character)

    def shape_glyphs(self, text: str, *, backwards: bool) -> tuple[Glyph, ...]:
        """The glyphs of a text, from left to right: joined, with marks in place.

        Without HarfBuzz, which some machines lack, each character has its own glyph.
        """
        return _shaped(self, text, backwards)


class _Faces(threading.local):
    """Fonts by typeface and size, per thread, since font faces are not thread-safe."""

    def __init__(self) -> None:
        self.loaded: OrderedDict[tuple[str, float], ImageFont.FreeTypeFont] = OrderedDict()


_faces = _Faces()

TYPEFACES: Final = {
    one.key: one
    for one in (
        Typeface("latin"),
        Typeface("arabic", 0.88, "Arab"),
        Typeface("armenian", 1.0, "Armn"),
        Typeface("bengali", 0.95, "Beng"),
        Typeface("cjk", 0.95),
        Typeface("devanagari", 0.95, "Deva"),
        Typeface("emoji", 0.85, "Zsye"),
        Typeface("georgian", 1.0, "Geor"),
        Typeface("hebrew", 1.0, "Hebr"),
        Typeface("tamil", 0.9, "Taml"),
        Typeface("thai", 1.0, "Thai"),
    )
}
_BLOCKS: Final = (
    (0x0080, "latin"),
    (0x0530, "armenian"),
    (0x0590, "hebrew"),
    (0x0600, "arabic"),
    (0x0780, ""),
    (0x08A0, "arabic"),
    (0x0900, "devanagari"),
    (0x0980, "bengali"),
    (0x0A00, ""),
    (0x0B80, "tamil"),
    (0x0C00, ""),
    (0x0E00, "thai"),
    (0x0E80, ""),
    (0x10A0, "georgian"),
    (0x1100, "latin"),
    (0x1C90, "georgian"),
    (0x1CC0, "latin"),
    (0xA8E0, "devanagari"),
    (0xA900, ""),
    (0xFB13, "armenian"),
    (0xFB1D, "hebrew"),
    (0xFB50, "arabic"),
    (0xFE00, ""),
    (0xFE70, "arabic"),
    (0xFF00, ""),
)
"""First character of each block and the typeface of its script."""
_FALLBACKS: Final = ("emoji", "cjk", "latin")
"""Typefaces for characters outside of these blocks, in this order."""


@lru_cache(maxsize=4096)
def fallback_typeface(character: str) -> Typeface | None:
    """The typeface that has a character Manrope lacks, if there is one."""
    block = bisect_right(_BLOCKS, (ord(character), "~")) - 1
    own = _BLOCKS[block][1] if block >= 0 else ""
    for key in (own, *_FALLBACKS) if own else _FALLBACKS:
        if TYPEFACES[key].has(character):
            return TYPEFACES[key]
    return None


@lru_cache(maxsize=4096)
def _extent(one: Typeface, character: str) -> Extent:
    left, top, right, bottom = one.face(_PLAIN).getbbox(character, anchor="ls")
    return Extent(left / _PLAIN, -top / _PLAIN, right / _PLAIN, bottom / _PLAIN)


@lru_cache(maxsize=1024)
def _shaped(one: Typeface, text: str, backwards: bool) -> tuple[Glyph, ...]:  # noqa: FBT001 - a cache key
    if one.script:
        try:
            return tuple(_harfbuzz_glyphs(one, text, backwards=backwards))
        except ImportError:
            pass
    return tuple(_unshaped_glyphs(one, text, backwards=backwards))


def _unshaped_glyphs(one: Typeface, text: str, *, backwards: bool) -> Iterator[Glyph]:
    for character in reversed(text) if backwards else text:
        if one.has(character):
            yield Glyph(character, 0, 0, one.face(_PLAIN).getlength(character) / _PLAIN)


_LOCK: Final = threading.Lock()


def _harfbuzz_glyphs(one: Typeface, text: str, *, backwards: bool) -> Iterator[Glyph]:
    from uharfbuzz import Buffer, shape  # noqa: PLC0415 - only such names need it

    with _LOCK:
        font, em = _harfbuzz_font(one)
        buffer = Buffer()
        buffer.add_str(text)
        buffer.direction = "rtl" if backwards else "ltr"
        buffer.script = one.script
        shape(font, buffer)
        shaped = list(zip(buffer.glyph_infos, buffer.glyph_positions, strict=True))
    for info, position in shaped:
        numbers = (position.x_offset, position.y_offset, position.x_advance)
        yield Glyph(chr(FIRST_GLYPH + info.codepoint), *(number / em * one.scale for number in numbers))


@cache
def _harfbuzz_font(one: Typeface) -> tuple[object, int]:
    from uharfbuzz import Blob, Face, Font  # noqa: PLC0415 - see above

    face = Face(Blob.from_file_path(str(one.path)))
    return Font(face), face.upem
