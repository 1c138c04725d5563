"""Contrast of texts and symbols with what is under them.

A text's ground is taken from the scene if one shape is under all of it. If it's on the
painting, on weather or on an edge, the picture is painted without texts and measured: the worst of the
pixels around the glyphs counts.
"""

from __future__ import annotations

import math
import sys
from collections import Counter
from copy import copy
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import TYPE_CHECKING

from PIL import Image, ImageDraw, ImageFilter

from k2bot.render import layout as rows
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Cutout, Decal, Disc, Pattern, Plate, Polygon, Slab, Stroke, Text
from tests.kit.pictures import layout

if TYPE_CHECKING:
    from k2bot.render.scene import Shape

LEAST_OF_TEXTS, LEAST_OF_SYMBOLS = 4.5, 3.0
"""WCAG 2.2: success criteria 1.4.3 and 1.4.11."""
_AROUND = 1
"""Pixels around glyphs that count as their ground."""
_STRAY = 0.02
"""Share of worst pixels around glyphs that are ignored: edges blurred by scaling."""
_CROSSED = 0.2
"""Share of pixels around a symbol that may belong to a line behind it."""


def contrast_of(one, other):
    """WCAG contrast ratio of two colours, 1 to 21."""
    light, dark = sorted((one.luminance, other.luminance), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def faint_texts(scene):
    """Texts with too little contrast."""
    painted = None
    stood = list(stood_on(scene))
    for number, text, fill, below in stood:
        ratio, against, how = min(
            (contrast_of(fill, ground), _hex(ground), "read off the scene") for ground in below
        )
        if ratio >= LEAST_OF_TEXTS:
            continue
        if len(below) > 1:
            painted = painted or without_texts(scene, [one for _, one, *its in stood if _in_doubt(*its)])
            ratio, against = _worst(painted, fill, layout.ink(text), glyphs(text), _STRAY)
            how = "painted"
        if ratio < LEAST_OF_TEXTS:
            yield (
                f"{text.text!r} {_hex(fill)} has contrast {ratio:.2f} against {against} ({how}), less than"
                f" {LEAST_OF_TEXTS}, at {layout.told(layout.ink(scene.shapes[number]))}"
            )


def stood_on(scene):
    """Each text with its place, its colour, and the colours that may lie under it and around its glyphs.

    Colours are as seen through veils over the whole text.
    For the painting and weather they are black and white, the worst possible.
    """
    places = layout.Places(scene)
    for number, text in places.texts.items():
        if text.text.strip():
            lens = _veils_over(number, places)
            below = (text.halo,) if text.halo else _grounds(number, places)
            seen = tuple(dict.fromkeys(_through(ground, lens) for ground in below))
            yield number, text, _through(text.fill, lens), seen


def _veils_over(number, places):
    """Translucent colours over the whole of a text, lowest first."""
    shown = places.ink(number)
    later = (places.scene.shapes[at] for at in places.above(number))
    return tuple(
        shape.fill
        for shape in later
        if layout.is_sheer(shape) and layout.covered(shown, shape) >= layout.WHOLE
    )


def _grounds(number, places):
    """The colours that may lie under a text or close around it."""
    found = ()
    lenses = ((),)
    for shape, share in _under(number, places):
        if not isinstance(shape, Plate | Disc | Polygon | Stroke | Pattern):
            ends = (theme.Colour(0, 0, 0), theme.WHITE)
            return found + tuple(_through(end, lens) for end in ends for lens in lenses)
        if shape.fill.alpha == 255:
            found += tuple(_through(shape.fill, lens) for lens in lenses)
            if share >= layout.WHOLE and not isinstance(shape, Pattern):
                return found
        else:
            more = tuple((shape.fill, *lens) for lens in lenses)
            # The many discs of a glow are alike: with doubles, they filled the memory.
            lenses = more if share >= layout.WHOLE else tuple(dict.fromkeys(lenses + more))
    return found + tuple(_through(places.scene.ground, lens) for lens in lenses)


def _through(fill, lens):
    """A colour seen through translucent colours, lowest first."""
    for sheer in lens:
        fill = fill.mixed(sheer, sheer.alpha / 255)
    return fill.with_alpha(255)


def _under(number, places):
    """Shapes under a text or close around it, uppermost first, with the share they cover."""
    around = places.ink(number).expanded(_AROUND)
    for at in reversed(places.near(around)):
        shape = places.scene.shapes[at]
        if at < number and not isinstance(shape, Text | Cutout):
            share = layout.covered(around, shape)
            if share:
                yield shape, share


def texts_on_the_painting(scene):
    """The texts that might not stand out, depending on what is painted under them."""
    return [text for _, text, fill, below in stood_on(scene) if _in_doubt(fill, below)]


def _in_doubt(fill, below):
    """Whether a text must be checked on the painted picture, as some possible ground is too similar."""
    return len(below) > 1 and min(contrast_of(fill, one) for one in below) < LEAST_OF_TEXTS


# ------------------------------------------------------------------------------------------------ pixels


def without(scene, hidden):
    """The scene without some of its shapes and without glyphs; halos stay."""
    kept = []
    still = 0
    for number, shape in enumerate(scene.shapes):
        if isinstance(shape, Text) and shape.halo:
            kept.append(shape._replace(fill=shape.halo))
        elif number not in hidden and not isinstance(shape, Text | Slab | Decal):
            kept.append(shape)
        if number < scene.still:
            still = len(kept)
    return replace(scene, shapes=tuple(kept), still=still)


def without_texts(scene, near):
    """The scene painted without texts, and without shapes that reach none of those texts."""
    boxes = [layout.ink(text).expanded(_AROUND) for text in near]
    far = (
        number
        for number, shape in enumerate(scene.shapes)
        if number and (its := _shaded(shape)) and not any(its.touches(box) for box in boxes)
    )
    return paint.paint(without(scene, frozenset(far)))


def _shaded(shape):
    """A box that holds what a shape paints, its edge and shadow included; None where none is known."""
    if its := layout.reach(shape):
        shadow = shape.shadow if isinstance(shape, Plate) else 0
        return layout.Box(*its).expanded(4 * shadow + getattr(shape, "line", 0) + 4)
    return None


def _ground(box):
    """Left, top and size of the whole pixels of a box and of some around it."""
    left, top = math.floor(box.left) - _AROUND, math.floor(box.top) - _AROUND
    return left, top, (math.ceil(box.right) + _AROUND - left, math.ceil(box.bottom) + _AROUND - top)


@lru_cache(maxsize=4096)
def glyphs(text):
    """Mask of a text's glyphs, with a margin of a few pixels."""
    left, top, size = _ground(layout.ink(text))
    mask = Image.new("L", size, 0)
    spot = (text.at[0] - left, text.at[1] - top)
    theme.draw_text(mask, spot, text.text, text.size, text.weight, anchor=text.anchor)
    return mask


def _worst(painted, fill, box, mask, stray):
    """The lowest contrast of a colour with the pixels around a mask, and the colour it's with.

    ``stray`` is the share of worst pixels that are ignored.
    """
    left, top, _ = _ground(box)
    ground = painted.crop((left, top, left + mask.width, top + mask.height))
    ring = mask.filter(ImageFilter.MaxFilter(2 * _AROUND + 1)).point(lambda value: 255 * (value > 127))
    values = ground.tobytes()
    pixels = zip(values[::3], values[1::3], values[2::3], strict=True)
    counted = Counter(pixel for pixel, near in zip(pixels, ring.tobytes(), strict=True) if near)
    by_ratio = sorted((contrast_of(_over(fill, pixel), theme.Colour(*pixel)), pixel) for pixel in counted)
    aside = stray * counted.total()
    for ratio, pixel in by_ratio:
        aside -= counted[pixel]
        if aside < 0:
            return ratio, _hex(theme.Colour(*pixel))
    return math.inf, "nothing"


def _over(fill, pixel):
    return theme.Colour(*pixel).mixed(fill, fill.alpha / 255)


def _hex(colour):
    return "#{:02X}{:02X}{:02X}".format(*colour[:3])


# ------------------------------------------------------------------------------------------------ symbols


@dataclass(frozen=True)
class Drawing:
    """A symbol as it was drawn: its name and shapes."""

    name: str
    shapes: tuple[Shape, ...]


class SymbolBook:
    """Records which shapes of a scene are a symbol while it's being built."""

    def __init__(self):
        self.drawn: list[Drawing] = []
        self._smaller = {}
        """Scaled shapes by the id of what they were; both are kept, so that no id is used again."""

    def open(self, patch):
        """Record every symbol drawn from now on by any module of pictures."""
        for name, module in list(sys.modules.items()):
            draw = getattr(module, "symbol", None)
            is_picture = name.startswith("k2bot.games.") and not name.endswith("symbols")
            if is_picture and callable(draw):
                patch.setattr(module, "symbol", self._noting(draw))
        scaled = rows.scaled

        def noted(shape, factor):
            self._smaller[id(shape)] = shape, scaled(shape, factor)
            return self._smaller[id(shape)][1]

        patch.setattr(rows, "scaled", noted)

    def _noting(self, draw):
        def noted(name, *where, **more):
            shapes = tuple(copy(shape) for shape in draw(name, *where, **more))
            self.drawn.append(Drawing(name, shapes))
            return shapes

        return noted

    def found(self, scene):
        """The symbols of a scene, with the places of their shapes in the order of painting."""
        places = {id(shape): number for number, shape in enumerate(scene.shapes)}
        drawn = [replace(one, shapes=tuple(map(self._as_placed, one.shapes))) for one in self.drawn]
        return [
            (drawing, frozenset(places[id(shape)] for shape in drawing.shapes))
            for drawing in drawn
            if drawing.shapes and all(id(shape) in places for shape in drawing.shapes)
        ]

    def _as_placed(self, shape):
        """A shape of a symbol, scaled if its row was."""
        while id(shape) in self._smaller:
            _, shape = self._smaller[id(shape)]
        return shape


def faint_symbols(scene, found):
    """Symbols whose most distinct colour has too little contrast."""
    painted = paint.paint(without(scene, frozenset(number for _, places in found for number in places)))
    for drawing, places in found:
        box = layout.Box.enclosing(
            layout.Box(*its) for shape in drawing.shapes if (its := layout.reach(shape))
        )
        seen = []
        for fill in dict.fromkeys(shape.fill for shape in drawing.shapes):
            shown = _dimmed_after(scene, max(places), box, fill)
            seen.append((*_worst(painted, shown, box, _outline(drawing, box, fill), _CROSSED), _hex(fill)))
        ratio, against, fill = max(seen)
        if ratio < LEAST_OF_SYMBOLS:
            yield (
                f"the symbol {drawing.name!r} {fill} has contrast {ratio:.2f} against {against}, less than"
                f" {LEAST_OF_SYMBOLS}, at {layout.told(box)}"
            )


def _outline(drawing, box, fill):
    """Where a symbol shows a colour, as a mask with some pixels around it."""
    left, top, size = _ground(box)
    mask = Image.new("L", size, 0)
    for shape in drawing.shapes:
        if shape.fill == fill:
            layout.trace(ImageDraw.Draw(mask), shape, left, top)
    return mask


def _dimmed_after(scene, number, box, fill):
    """A symbol's colour as seen through the translucent plates over all of it."""
    for shape in scene.shapes[number + 1 :]:
        if isinstance(shape, Plate) and 0 < shape.fill.alpha < 255 and shape.box.contains(box):
            fill = fill.mixed(shape.fill, shape.fill.alpha / 255)
    return fill
