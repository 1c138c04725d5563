"""Faults of a scene's layout; each says which text or shape, where, and by how much."""

from __future__ import annotations

import math
from bisect import bisect_left
from functools import lru_cache
from itertools import combinations
from typing import TypeAlias

from PIL import Image, ImageDraw

from k2bot.render import theme
from k2bot.render.scene import (
    Backdrop,
    Box,
    Cutout,
    Decal,
    Disc,
    Pattern,
    Plate,
    Polygon,
    Slab,
    Sprite,
    Stroke,
    Text,
    Veil,
)
from k2bot.text.formatting import ISOLATE, RELEASE

Reach: TypeAlias = tuple[float, float, float, float]

SLACK = 2.0
"""Pixels by which glyphs may leave their box: round letters overshoot, and positions are rounded."""
LEAST_LETTER = 23
"""Pixels of a climber's letter in the tightest crowds, which may be below the smallest text size."""
_TOUCH = 0.5
_FEW = 0.03
WHOLE = 0.97
"""Share of a box that counts as all of it."""


def faults(scene, people=()):
    """Everything that is wrong with a scene; ``people`` are the names that may be cut where they are long."""
    places = Places(scene)
    return [
        *colliding_areas(scene),
        *overlapping_texts(places),
        *texts_outside(places),
        *pieces_outside(places),
        *covered_texts(places),
        *small_texts(places),
        *cut_texts(places, people),
    ]


def shapes_of(drawn, kind, fill=None):
    """Shapes of a kind, of any colour or of one, in a scene or in a part of one."""
    shapes = getattr(drawn, "shapes", drawn)
    return [one for one in shapes if isinstance(one, kind) and (fill is None or one.fill == fill)]


def texts_of(drawn):
    """Contents of the texts of a scene or a part of one."""
    return [text.text for text in shapes_of(drawn, Text)]


# ------------------------------------------------------------------------------------------------ texts


def told(box):
    """A box in words."""
    return f"x {box.left:.0f} to {box.right:.0f}, y {box.top:.0f} to {box.bottom:.0f}"


@lru_cache(maxsize=8192)
def ink(text):
    """The box that the glyphs of a text take, with their halo."""
    left, top, right, bottom = theme.ink_bounds(text.text, text.size, text.weight, text.anchor)
    x, y = text.at
    return Box(x + left, y + top, x + right, y + bottom).expanded(text.halo_width if text.halo else 0)


def overlapping_texts(places):
    """Texts that overlap."""
    inks = [(text, places.ink(number)) for number, text in places.texts.items()]
    inks.sort(key=lambda pair: pair[1].top)
    for number, (one, box) in enumerate(inks):
        for other, its in inks[number + 1 :]:
            if its.top >= box.bottom - _TOUCH:
                break
            wide = min(box.right, its.right) - max(box.left, its.left)
            high = min(box.bottom, its.bottom) - max(box.top, its.top)
            if wide > _TOUCH and high > _TOUCH:
                yield f"{one.text!r} and {other.text!r} overlap by {wide:.0f} x {high:.0f} px at {told(box)}"


def texts_outside(places):
    """Texts that leave their own box, or the picture."""
    whole = Box(0, 0, places.scene.width, places.scene.height)
    for number, text in places.texts.items():
        shown = places.ink(number)
        own = text.box.expanded(text.halo_width if text.halo else 0)
        for outer, limit, slack in (("its box", own, SLACK), ("the picture", whole, 0.0)):
            beyond = {
                "left": limit.left - shown.left,
                "top": limit.top - shown.top,
                "right": shown.right - limit.right,
                "bottom": shown.bottom - limit.bottom,
            }
            over = ", ".join(f"{side} by {by:.1f} px" for side, by in beyond.items() if by > slack)
            if over:
                yield f"{text.text!r} leaves {outer}: {over} ({told(shown)} of {told(limit)})"


def small_texts(places):
    """Texts below the smallest size, except for letters of tents and of climbers in crowds.

    Tall pictures are shown on phones, at a larger scale than others in their frame.
    """
    wide, high = places.scene.width, places.scene.height
    framed = (wide, high) == theme.FRAME or high > wide
    for text in places.texts.values():
        least = theme.LEAST_TEXT if framed else theme.SMALL
        least = LEAST_LETTER if text.text in {"A", "B"} else least
        if text.size < least:
            yield f"{text.text!r} is set in {text.size} px, less than {least}, at {told(text.box)}"


def cut_texts(places, people=()):
    """Texts that are empty, or cut with an ellipsis although they aren't somebody's name."""
    names = [bare(theme.drawable_text(name, "")) for name in people]
    for text in places.texts.values():
        if not text.text.strip():
            yield f"a text is empty: nothing of it fits into {text.box.width:.0f} px at {told(text.box)}"
        stem = bare(text.text).removesuffix("…")
        if stem != bare(text.text) and not any(_is_cut_name(stem, name) for name in names):
            yield f"{text.text!r} is cut: its box is {text.box.width:.0f} px wide, at {told(text.box)}"


def bare(text):
    """A text without directional isolates."""
    return text.replace(ISOLATE, "").replace(RELEASE, "")


def _is_cut_name(stem, name):
    """Whether the text before an ellipsis is part of a name, alone or at the end of a sentence.

    A Spanish sentence may open with a mark right before the name.
    """
    stem = stem.lstrip("¡¿")
    return bool(stem) and (
        stem in name or any(stem.endswith(f" {name[:length]}") for length in range(2, len(name)))
    )


# ------------------------------------------------------------------------------------------------ areas


def colliding_areas(scene):
    """Areas that overlap or leave the picture."""
    for one, other in combinations(scene.areas, 2):
        if one.box.overlaps(other.box):
            wide = min(one.box.right, other.box.right) - max(one.box.left, other.box.left)
            high = min(one.box.bottom, other.box.bottom) - max(one.box.top, other.box.top)
            yield f"{one.name} ({told(one.box)}) overlaps {other.name} by {wide:.0f} x {high:.0f} px"
    for area in scene.areas:
        if not Box(0, 0, scene.width, scene.height).contains(area.box):
            yield f"{area.name} leaves the picture: {told(area.box)}"


def pieces_outside(places):
    """Shapes that leave the picture."""
    wide, high = places.scene.width + SLACK, places.scene.height + SLACK
    for shape, known in zip(places.scene.shapes, places.reaches, strict=True):
        its = reach(shape.outline) if isinstance(shape, Pattern) else known
        if (
            its
            and (its[0] < -SLACK or its[1] < -SLACK or its[2] > wide or its[3] > high)
            and not isinstance(shape, Text | Veil)
        ):
            beyond = max(-its[0], -its[1], its[2] - places.scene.width, its[3] - places.scene.height)
            yield f"a {type(shape).__name__.lower()} leaves the picture by {beyond:.1f} px: {shape!r:.120}"


# ------------------------------------------------------------------------------------------------ covers


def covered_texts(places):
    """Texts that are partly or wholly covered by something painted later.

    Translucent shapes over the whole text only dim it; that is checked by contrast.
    """
    for number, text in places.texts.items():
        shown = places.ink(number)
        for later in places.above(number):
            shape = places.scene.shapes[later]
            share = covered(shown, shape)
            if share > _FEW and not (is_sheer(shape) and share >= WHOLE):
                kind = type(shape).__name__.lower()
                by = f"by a later {kind} {shape!r:.160}"
                yield f"{text.text!r} is covered to {share:.0%} {by} at {told(shown)}"


class Places:
    """Index of a scene's shapes, which finds those that may touch a box."""

    _ROW = 48

    def __init__(self, scene):
        self.scene = scene
        self.reaches = [reach(shape) for shape in scene.shapes]
        self._rows: dict[int, list[tuple[int, Reach]]] = {}
        for number, its in enumerate(self.reaches):
            if its:
                top, bottom = max(its[1], 0), min(its[3], scene.height)
                for row in range(int(top // self._ROW), int(bottom // self._ROW) + 1):
                    self._rows.setdefault(row, []).append((number, its))
        last = {shape: number for number, shape in enumerate(scene.shapes) if isinstance(shape, Text)}
        self.texts = {number: text for text, number in last.items()}
        """Visible texts by their place in the order of painting.

        If a text is painted again (with its plate), only the last time counts.
        """

    def ink(self, number):
        """The box that the glyphs of a text take, with their halo."""
        return Box(*self.reaches[number])

    def near(self, box, after=-1):
        """Places (in painting order, after ``after``) of shapes whose extent overlaps a box."""
        left, top, right, bottom = box.left, box.top, box.right, box.bottom
        found = set()
        for row in range(int(top // self._ROW), int(bottom // self._ROW) + 1):
            painted = self._rows.get(row, [])
            for number, its in painted[bisect_left(painted, (after + 1,)) :]:
                if its[0] < right and its[2] > left and its[1] < bottom and its[3] > top:
                    found.add(number)
        return sorted(found)

    def above(self, number):
        """Places of shapes, other than texts, that are painted later and may touch a text's glyphs.

        Shapes over a still text don't count once the text was wholly uncovered again.
        """
        shown, shapes = self.ink(number), self.scene.shapes
        found = [later for later in self.near(shown, number) if not isinstance(shapes[later], Text)]
        if number < self.scene.still:
            for at in reversed(range(len(found))):
                shape = shapes[found[at]]
                if isinstance(shape, Cutout) and covered(shown, shape) >= WHOLE:
                    return [later for later in found[:at] if later < self.scene.still] + found[at + 1 :]
        return found


def is_sheer(shape):
    """Whether a shape is translucent."""
    return not isinstance(shape, Text | Backdrop | Sprite | Veil | Cutout) and shape.fill.alpha < 255


def reach(shape):
    """Left, top, right and bottom of what a shape paints; None for nothing."""
    match shape:
        case Plate() | Disc():
            if not shape.fill.alpha and not shape.outline:
                return None
            box = shape.box
        case Slab() | Decal():
            return None
        case Polygon():
            return _over(shape.points)
        case Stroke():
            return _over(shape.points, shape.width / 2)
        case Pattern():
            return None if shape.name == "plain" else reach(shape.outline)
        case Text():
            box = ink(shape)
        case _:
            box = shape.box
    return box.left, box.top, box.right, box.bottom


def _over(points, and_around=0):
    across, down = zip(*points, strict=True)
    return min(across) - and_around, min(down) - and_around, max(across) + and_around, max(down) + and_around


def covered(box, shape):
    """Share of a box, 0 to 1, that a shape covers; gaps of broken lines count as covered."""
    if isinstance(shape, Plate | Cutout) and shape.box.expanded(-0.3 * shape.radius).contains(box):
        filled = isinstance(shape, Cutout) or shape.fill.alpha
        if filled or shape.box.expanded(-shape.line - 0.3 * shape.radius).contains(box):
            return 1.0 if filled else 0.0
    mask = Image.new("L", (max(1, math.ceil(box.width)), max(1, math.ceil(box.height))), 0)
    trace(ImageDraw.Draw(mask), shape, box.left, box.top)
    return mask.histogram()[255] / (mask.width * mask.height)


def trace(pen, shape, left, top):
    """Draw a shape's area in white on a mask whose corner is at ``left`` and ``top``."""

    def edges(box):
        x, y = box.left - left, box.top - top
        return x, y, max(x, box.right - left - 1), max(y, box.bottom - top - 1)

    def moved(points):
        return [(x - left, y - top) for x, y in points]

    match shape:
        case Plate() | Disc():
            inside = 255 if shape.fill.alpha else None
            rim, line = (255, max(1, round(shape.line))) if shape.outline else (None, 0)
            if isinstance(shape, Disc):
                pen.ellipse(edges(shape.box), inside, rim, line)
            else:
                pen.rounded_rectangle(
                    edges(shape.box), shape.radius, inside, rim, line, corners=shape.corners
                )
        case Cutout():
            pen.rounded_rectangle(edges(shape.box), shape.radius, 255)
        case Polygon():
            pen.polygon(moved(shape.points), 255)
            for hole in shape.holes:
                pen.polygon(moved(hole), 0)
        case Stroke():
            points, half = moved(shape.points), shape.width / 2
            pen.line(points, 255, max(1, round(shape.width)), joint="curve")
            for x, y in (points[0], points[-1]):
                pen.ellipse((x - half, y - half, x + half, y + half), 255)
        case Pattern():
            trace(pen, shape.outline, left, top)
        case Sprite():
            pen.bitmap((round(shape.box.left - left), round(shape.box.top - top)), _outline(shape), 255)
        case _:
            pen.rectangle(edges(ink(shape) if isinstance(shape, Text) else shape.box), 255)


@lru_cache(maxsize=512)
def _outline(sprite):
    """Mask of a drawing's visible area."""
    size = max(1, round(sprite.box.width)), max(1, round(sprite.box.height))
    return sprite.artwork.image(*size).getchannel("A").point(lambda value: 255 * (value > 127))


def listed(found, most=30):
    """Faults as lines for a failing test, the first ``most`` of them in full."""
    more = f"\n... and {len(found) - most} more" if len(found) > most else ""
    return f"{len(found)} faults:\n" + "\n".join(found[:most]) + more
