"""Cut the typefaces for names in other scripts from Noto, into the files that the bot ships.

``make fonts`` downloads the packages with Noto (``tools/fonts.txt``) and runs this on them, for some minutes.
Each font is pinned to one weight and loses its hinting. Fonts that are shaped get a code point for each
glyph, from ``FIRST_GLYPH`` on, because Pillow draws characters and not glyphs.
"""

from __future__ import annotations

import sys
import zipfile
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont
from fontTools.ttLib.tables._c_m_a_p import CmapSubtable
from fontTools.varLib import instancer

from k2bot.render.manrope import has_glyph
from k2bot.render.typefaces import FIRST_GLYPH, FOLDER

if TYPE_CHECKING:
    from collections.abc import Iterable

_BOLD: Final = 700
_CJK_WEIGHT: Final = 650
"""Ideographs have many strokes: this weight looks as dark as the Latin Bold beside it."""

_SHAPED: Final = {
    "arabic": "NotoSansArabic",
    "armenian": "NotoSansArmenian",
    "bengali": "NotoSansBengali",
    "devanagari": "NotoSansDevanagari",
    "emoji": "NotoEmoji",
    "georgian": "NotoSansGeorgian",
    "hebrew": "NotoSansHebrew",
    "tamil": "NotoSansTamil",
    "thai": "NotoSansThai",
}
_TOO_FINE: Final = {0xFDFD}
"""A whole phrase as one character, of which FreeType draws no small size."""
_CHINESE, _JAPANESE, _KOREAN, _TAIWANESE = "gb2312", "euc_jp", "euc_kr", "big5"
_LATIN: Final = (
    *range(0x00A0, 0x0300), *range(0x0370, 0x0530), *range(0x1D00, 0x1DC0), *range(0x1E00, 0x2000),
    *range(0x2010, 0x2028), *range(0x2030, 0x2060), *range(0x20A0, 0x20C1), *range(0x2C60, 0x2C80),
)  # fmt: skip
"""Latin, Greek and Cyrillic with their accents, phonetic letters, punctuation and currencies."""
_KANA: Final = (*range(0x3000, 0x3130), *range(0xFF61, 0xFFA0))
"""Punctuation of East Asia, kana, Bopomofo, and narrow kana."""


def main(downloads: Path) -> None:
    """Write all fonts."""
    files = {
        Path(name).name.partition("[")[0]: (wheel, name)
        for wheel in sorted(downloads.glob("*.whl"))
        for name in zipfile.ZipFile(wheel).namelist()
    }

    def opened(name: str) -> BytesIO:
        wheel, path = files[name]
        return BytesIO(zipfile.ZipFile(wheel).read(path))

    for key, name in _SHAPED.items():
        font = _pinned(TTFont(opened(name)), _BOLD)
        _ship(key, _numbered(_cut(font, font.getBestCmap().keys() - _TOO_FINE)))
    latin = _cut(_pinned(TTFont(opened("NotoSans")), _BOLD), filter(_lacking, _LATIN), shaped=False)
    latin["cmap"].tables = [_mapping(latin.getBestCmap())]
    _ship("latin", latin)
    _ship("cjk", _east_asian(TTCollection(opened("NotoSansCJK-VF.otf.ttc"), lazy=True)))


def _lacking(character: int) -> bool:
    """Whether Manrope lacks it."""
    return not has_glyph(chr(character))


def _pinned(font: TTFont, weight: int) -> TTFont:
    """A variable font at one weight, and normal width."""
    axes = {
        axis.axisTag: weight if axis.axisTag == "wght" else axis.defaultValue for axis in font["fvar"].axes
    }
    return instancer.instantiateVariableFont(font, axes, inplace=True, optimize=False)


def _cut(font: TTFont, characters: Iterable[int], *, shaped: bool = True) -> TTFont:
    """A font without hinting and tables nobody reads, and with these characters alone."""
    options = subset.Options(
        hinting=False,
        notdef_outline=True,
        name_IDs=[0, 13, 14],
        name_languages=[0x409],
        recalc_timestamp=False,
    )
    options.drop_tables += ["BASE", "STAT", "MVAR", "VORG", "vhea", "vmtx", "HVAR", "VVAR"]
    if not shaped:
        options.drop_tables += ["GSUB", "GPOS", "GDEF"]
    cutter = subset.Subsetter(options)
    known = font.getBestCmap()
    cutter.populate(unicodes=[one for one in characters if one in known])
    cutter.subset(font)
    return font


def _numbered(font: TTFont) -> TTFont:
    """A font with a code point for each glyph."""
    glyphs = {FIRST_GLYPH + number: name for number, name in enumerate(font.getGlyphOrder())}
    font["cmap"].tables = [_mapping(font.getBestCmap() | glyphs)]
    return font


def _mapping(characters: dict[int, str]) -> CmapSubtable:
    table = CmapSubtable.newSubtable(12)
    table.platformID, table.platEncID, table.language = 3, 10, 0
    table.format, table.reserved, table.length, table.nGroups = 12, 0, 0, 0
    table.cmap = characters
    return table


def _east_asian(fonts: TTCollection) -> TTFont:
    """Japanese forms first, then simplified Chinese, traditional Chinese; and Korean."""
    japanese, korean, simplified, traditional, _ = fonts.fonts
    order = japanese.getGlyphOrder()
    chosen: dict[int, str] = {}
    for characters, font in (
        (_encoded(_JAPANESE) | set(_KANA), japanese),
        (_encoded(_CHINESE), simplified),
        (_encoded(_TAIWANESE, range(0xA4, 0xC7)), traditional),
        (_encoded(_KOREAN), korean),
    ):
        names, number = font.getBestCmap(), font.getReverseGlyphMap()
        for one in sorted(characters):
            # the ideographs of Korean names are among the others; full-width Latin has normal forms
            is_spare = font is korean and not 0xAC00 <= one <= 0xD7A3
            if one >= 0x2190 and not is_spare and not 0xFF01 <= one <= 0xFF5E and one in names:
                # the fonts share their glyphs, under different names
                chosen.setdefault(one, order[number[names[one]]])
    japanese["cmap"].tables = [_mapping(chosen)]
    small = _saved(_cut(japanese, chosen, shaped=False), names=True)
    return _pinned(TTFont(small, recalcTimestamp=False), _CJK_WEIGHT)


def _encoded(codec: str, first: range = range(0xA1, 0xFF)) -> set[int]:
    """The characters of a national standard."""
    found = set()
    for one in first:
        for two in range(0x40, 0xFF):
            text = bytes((one, two)).decode(codec, errors="ignore")
            if len(text) == 1 and ord(text) > 0xFF:
                found.add(ord(text))
    return found


def _saved(font: TTFont, *, names: bool) -> BytesIO:
    """The font's file, with or without the names of its glyphs."""
    font.recalcTimestamp = False
    # Whether HarfBuzz is there must not change the file.
    font.cfg["fontTools.ttLib.tables.otBase:USE_HARFBUZZ_REPACKER"] = False
    post = font["post"]
    post.formatType, post.extraNames, post.mapping = 2.0 if names else 3.0, [], {}
    out = BytesIO()
    font.save(out)
    out.seek(0)
    return out


def _ship(key: str, font: TTFont) -> None:
    data = _saved(font, names=False).getvalue()
    FOLDER.joinpath(f"{key}.otf").write_bytes(data)
    print(f"{key:12} {len(font.getGlyphOrder()):6} glyphs {len(data):9,} bytes")  # noqa: T201 - command output


if __name__ == "__main__":
    main(Path(sys.argv[1]))
