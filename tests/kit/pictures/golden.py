"""Golden pictures to compare drawings with, and a report of the differences.

Golden pictures are half as wide as those in the chat, without loss, in few tones (16 steps a channel), so
that all of them together stay small. A pixel differs if it's outside its tone; single pixels at the edges
of glyphs may do so with another version of FreeType, whole patches may not.
"""

from __future__ import annotations

import html
import io
from dataclasses import dataclass
from itertools import product

import pytest
from PIL import Image, ImageChops, features

from k2bot.render.painting import paint
from k2bot.render.scene import Box, Text
from tests.kit.pictures import layout

COMPARABLE = pytest.mark.skipif(
    (features.version("freetype2") or "").split(".")[:2] < ["2", "14"],
    reason="golden pictures are those of FreeType 2.14 (Pillow 12): older ones set glyphs a pixel apart",
)
SCALE = 2
"""Scale between a picture and its golden picture."""

_STEP = 16
_BEYOND = 40
"""Allowed distance of a channel from its tone: half a step, plus differences of FreeType versions."""
_CELL = 12
"""Pixels of the squares in which differing pixels are counted."""
_PATCH = 0.2
"""Share of a square that must differ to count as a patch: more than single pixels at edges."""
_SHADE = 14
"""Allowed distance of a square's mean colour from the golden picture's: half a step, and rounding."""
_STRAY = 0.0015
"""Share of all pixels that may differ individually."""


# ------------------------------------------------------------------------------------------------ pictures


def shrunk(scene):
    """A scene drawn at the size of golden pictures."""
    return paint.paint(scene).reduce(SCALE)


def kept(image):
    """Encode a drawing as a golden picture."""
    toned = image.point([value // _STEP * _STEP + _STEP // 2 for value in range(256)] * 3)
    out = io.BytesIO()
    toned.save(out, "WEBP", lossless=True, quality=60, method=4)
    return out.getvalue()


def opened(data):
    """The picture in a file."""
    return Image.open(io.BytesIO(data)).convert("RGB")


# ------------------------------------------------------------------------------------------------ difference


@dataclass(frozen=True)
class Patch:
    """A part of a picture that differs: its box in the picture's own pixels, how many pixels, by how much."""

    box: Box
    pixels: int
    most: int
    shown: tuple[str, ...]


@dataclass(frozen=True)
class Difference:
    """How a drawing differs from its golden picture."""

    name: str
    pixels: int
    all_pixels: int
    most: int
    patches: tuple[Patch, ...]
    resized: str = ""
    """The two sizes, where they are not the same."""

    @property
    def matters(self):
        """Whether it's more than another version of the libraries could cause."""
        return bool(self.resized or self.patches) or self.pixels > _STRAY * self.all_pixels

    def told(self):
        """Description of the difference."""
        if self.resized:
            return f"{self.name}: {self.resized}"
        share = self.pixels / self.all_pixels
        count = f"{self.pixels} of {self.all_pixels} pixels differ ({share:.2%})"
        lines = [f"{self.name}: {count}, by up to {self.most} of 255"]
        for patch in self.patches[:8]:
            lines.append(
                f"  at {layout.told(patch.box)}: {patch.pixels} pixels, by up to {patch.most}; there stand"
            )
            lines += [f"    {one}" for one in patch.shown]
        if len(self.patches) > 8:
            lines.append(f"  ... and {len(self.patches) - 8} more places")
        return "\n".join(lines)


def difference(name, expected, actual, scene):
    """Compare a drawing (not toned) with its golden picture."""
    if expected.size != actual.size:
        sizes = (
            f"the golden picture is {expected.size} large, today's drawing {actual.size} (at half the width)"
        )
        return Difference(name, 0, 1, 0, (), sizes)
    apart = _apart(expected, actual)
    beyond = apart.point([255 * (value > _BEYOND) for value in range(256)])
    count = beyond.histogram()[255]
    patches = tuple(
        Patch(
            box := Box(*(float(edge * SCALE) for edge in edges)),
            beyond.crop(edges).histogram()[255],
            apart.crop(edges).getextrema()[1],
            _shown(scene, box),
        )
        for edges in _patches(beyond, _apart(expected.reduce(_CELL), actual.reduce(_CELL)))
    )
    ranked = tuple(sorted(patches, key=lambda patch: -patch.pixels))
    return Difference(name, count, beyond.width * beyond.height, apart.getextrema()[1], ranked)


def _apart(expected, actual):
    """Largest difference of the channels, per pixel."""
    red, green, blue = ImageChops.difference(expected, actual).split()
    return ImageChops.lighter(ImageChops.lighter(red, green), blue)


def _patches(beyond, shades):
    """Boxes of differing squares, with touching ones joined.

    ``beyond`` marks the pixels that differ, ``shades`` the distance of the squares' mean colours.
    """
    counts = dict.fromkeys(product(range(shades.width), range(shades.height)), 0)
    shaded = {square for square in counts if shades.getpixel(square) > _SHADE}
    if differing := beyond.getbbox():
        left, top, right, bottom = differing
        for column, row in counts:
            square = (column * _CELL, row * _CELL, (column + 1) * _CELL, (row + 1) * _CELL)
            if square[0] < right and left < square[2] and square[1] < bottom and top < square[3]:
                counts[column, row] = beyond.crop(square).histogram()[255]
    touched = {square for square, count in counts.items() if count} | shaded
    found = []
    for square in [one for one, count in counts.items() if count >= _PATCH * _CELL**2 or one in shaded]:
        if square not in touched:
            continue
        group, edge = set(), [square]
        touched.discard(square)
        while edge:
            x, y = edge.pop()
            group.add((x, y))
            near = {(x + right, y + below) for right in (-1, 0, 1) for below in (-1, 0, 1)} & touched
            touched -= near
            edge += sorted(near)
        columns, rows = [x for x, _ in group], [y for _, y in group]
        found.append(
            (
                min(columns) * _CELL,
                min(rows) * _CELL,
                min(beyond.width, (max(columns) + 1) * _CELL),
                min(beyond.height, (max(rows) + 1) * _CELL),
            )
        )
    return found


def _shown(scene, box, most=8):
    """What a scene shows in a box: texts, then other shapes from the uppermost down."""
    texts, others = [], []
    for shape in reversed(scene.shapes):
        its = layout.reach(shape)
        if its is None or not box.overlaps(Box(*its)):
            continue
        if isinstance(shape, Text):
            texts.append(f"the text {shape.text!r} ({shape.size} px) at {layout.told(layout.ink(shape))}")
        else:
            fill = getattr(shape, "fill", None)
            tone = " #{:02X}{:02X}{:02X}".format(*fill[:3]) if fill else ""
            others.append(f"a {type(shape).__name__.lower()}{tone} at {layout.told(Box(*its))}")
    areas = [f"the area {area.name}" for area in scene.areas if area.box.overlaps(box)]
    return tuple(dict.fromkeys((*texts[:most], *areas[:3], *others[: max(2, most - len(texts))])))


# ------------------------------------------------------------------------------------------------ report


def report(folder, differing):
    """Write expected, actual and difference of each picture, and a page with them side by side."""
    parts = []
    for one, expected, actual in differing:
        images = {"expected": expected, "actual": actual}
        if not one.resized:
            images["difference"] = _apart(expected, actual).point(lambda value: min(255, value * 3))
        cells = []
        for word, image in images.items():
            file = f"{one.name}-{word}.png"
            image.save(folder / file)
            cells.append(
                f"<figure><img src='{file}' width={image.width}><figcaption>{word}</figcaption></figure>"
            )
        parts.append(f"<h2>{html.escape(one.name)}</h2><pre>{html.escape(one.told())}</pre>{''.join(cells)}")
    page = folder / "golden.html"
    style = "body{font:15px sans-serif;background:#ddd}figure{display:inline-block;margin:4px}"
    page.write_text(
        f"<!doctype html><meta charset=utf-8><title>Pictures that became different</title>"
        f"<style>{style}</style>{''.join(parts)}",
        encoding="utf-8",
    )
    return page


# ------------------------------------------------------------------------------------------------ the test


def check(scene, file, tests, tmp_path, *, accepts):
    """Fail if a scene no longer looks like its golden picture; ``accepts`` updates that.

    ``tests`` is the path of the module that calls this.
    """
    command = f"make accept ARGS={tests}"
    actual = shrunk(scene)
    if accepts:
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(kept(actual))
    if not file.exists():
        pytest.fail(f"there is no golden picture {file.name} yet. To make it: {command}")
    expected = opened(file.read_bytes())
    found = difference(file.stem, expected, actual, scene)
    if found.matters:
        page = report(tmp_path, [(found, expected, actual)])
        pytest.fail(
            f"{found.told()}\nLook at both: {page}\nIf it is meant to be so: {command}", pytrace=False
        )
