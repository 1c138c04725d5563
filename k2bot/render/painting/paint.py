"""Rendering scenes with Pillow, and encoding them."""

from __future__ import annotations

import io
from collections.abc import Iterable, Sequence
from functools import lru_cache

from PIL import Image, WebPImagePlugin  # noqa: F401 - saves Pillow a search through all formats

from k2bot.render.cache import PART_CACHE, Bitmap, ByteLRU, CachedHashKey
from k2bot.render.painting import masks
from k2bot.render.painting.masks import MaskedBox, Outline, text_mask
from k2bot.render.scaling import relative_to, scaled, scaled_box
from k2bot.render.scene import (
    Backdrop,
    Box,
    Cutout,
    Decal,
    Disc,
    Pattern,
    Plate,
    Point,
    Polygon,
    Scene,
    Shape,
    Shapes,
    Slab,
    Sprite,
    Stroke,
    Text,
    Veil,
)
from k2bot.render.theme import FRAME, Colour

EXTENSION = "webp"
"""File extension of pictures."""
FLEETING_EXTENSION = "jpg"
"""File extension of fleeting pictures."""
POSTED, FLEETING = 5 * FRAME[0] // 6, 2 * FRAME[0] // 3
"""Widths in pixels of pictures that stay, and of fleeting ones: 2.5 and two times that shown by Discord."""

EMOJI = Box(0, 0, 128, 128)
"""Square in which emoji are drawn, in pixels."""

_SHADOW = Colour(16, 26, 44)


def draw(scene: Scene, *, fleeting: bool = False) -> bytes:
    """Render the scene to a file; a fleeting one smaller and faster."""
    return encode_fast(paint_at(FLEETING, scene)) if fleeting else encode(paint_at(POSTED, scene))


def encode(image: Image.Image) -> bytes:
    """Encode an image; docs/picture-files.md explains the choice."""
    output = io.BytesIO()
    image.save(output, "WEBP", quality=78, method=0)
    return output.getvalue()


def encode_fast(image: Image.Image) -> bytes:
    """Encode an image in a fifth of the time, at nearly twice the size."""
    output = io.BytesIO()
    # Optimal codes would make it 7 % smaller, and take as long again.
    image.save(output, "JPEG", quality=72, subsampling=0)
    return output.getvalue()


def draw_emoji(shapes: Sequence[Shape]) -> bytes:
    """Render shapes in the EMOJI square as a PNG with transparent background."""
    image = paint_transparent((round(EMOJI.width), round(EMOJI.height)), shapes).convert("RGBA")
    output = io.BytesIO()
    image.save(output, "PNG")
    return output.getvalue()


def paint(scene: Scene, cache: ByteLRU = PART_CACHE, *, factor: float = 1) -> Image.Image:
    """Render the scene, scaled by ``factor``, to a new image.

    Its still shapes and slabs go into the ``cache`` for the next scene. Raises ValueError for a scene that
    uncovers still shapes but has none.
    """
    size = round(scene.width * factor), round(scene.height * factor)
    background, ground = scene.shapes[: scene.still], None

    def painted() -> Bitmap:
        image = Image.new("RGB", size, scene.ground[:3])
        _paint_all(image, background, cache, factor=factor)
        return Bitmap(image)

    if background:
        ground = cache.get(("ground", size, scene.ground, background), painted).image
    image = ground.copy() if ground else painted().image
    _paint_all(image, scene.shapes[scene.still :], cache, ground, factor=factor)
    return image


def paint_at(width: int, scene: Scene) -> Image.Image:
    """Render the scene to a new image of at most this width in pixels; raises ValueError like ``paint``."""
    return paint(scene, factor=min(1.0, width / scene.width))


def paint_transparent(
    size: tuple[int, int], shapes: Sequence[Shape], cache: ByteLRU = PART_CACHE, *, factor: float = 1
) -> Image.Image:
    """Shapes scaled by ``factor`` on a transparent background (RGBa, which pastes faster than RGBA)."""
    # With every colour's fourth channel at 255, that channel accumulates coverage.
    image = Image.new("RGBX", size, (0, 0, 0, 0))
    _paint_all(image, shapes, cache, factor=factor)
    return Image.merge("RGBa", image.split())


def _paint_all(
    image: Image.Image,
    shapes: Sequence[Shape],
    cache: ByteLRU,
    ground: Image.Image | None = None,
    *,
    factor: float = 1,
) -> None:
    """Draw shapes, scaled by ``factor``, on an image."""
    number = 0
    while number < len(shapes):
        shape = shapes[number]
        number += 1
        if isinstance(shape, Slab | Decal):
            parts = shapes[number : number + shape.count]
            number += shape.count
            position, part = scaled_box(shape.box, factor)[:2], _part(shape, parts, factor, cache)
            if isinstance(shape, Slab):
                image.paste(part.image, position)
            else:
                _paste(image, part, position)
            continue
        if isinstance(shape, Veil):
            _veil(image, shape, factor)
            continue
        seen = shape if factor == 1 else scaled(shape, factor)
        if isinstance(seen, Cutout):
            _cut_through(image, seen, ground)
        elif isinstance(seen, Sprite):
            _sprite(image, seen, cache)
        else:
            _paint(image, seen)


def _part(shape: Slab | Decal, shapes: Sequence[Shape], factor: float, cache: ByteLRU) -> Bitmap:
    """The rendered contents of a slab, or of a decal on a transparent background, scaled by ``factor``.

    They're the same wherever it is. Shared: paste it, don't draw on it.
    """
    box = shape.box
    _, _, width, height = scaled_box(Box(0, 0, box.width, box.height), factor)
    parts, hashed = _local_shapes(tuple(shapes), (box.left, box.top))

    def painted() -> Bitmap:
        if isinstance(shape, Decal):
            return _trimmed(paint_transparent((width, height), parts, cache, factor=factor))
        image = Image.new("RGB", (width, height))
        _paint_all(image, parts, cache, factor=factor)
        return Bitmap(image)

    return cache.get((type(shape).__name__, factor, width, height, hashed), painted)


def _trimmed(image: Image.Image) -> Bitmap:
    """An image without the margins in which nothing is visible."""
    seen = image.getbbox() or (0, 0, 1, 1)
    return Bitmap(image.crop(seen), *seen[:2])


def _sprite(image: Image.Image, shape: Sprite, cache: ByteLRU) -> None:
    box = shape.box
    _, _, width, height = Box(0, 0, box.width, box.height).pixel_rect()
    key = ("sprite", shape.artwork, width, height)
    drawn = cache.get(key, lambda: _trimmed(shape.artwork.image(width, height).convert("RGBa")))
    _paste(image, drawn, (round(box.left), round(box.top)))


def _paste(image: Image.Image, drawn: Bitmap, position: tuple[int, int]) -> None:
    """Paste a drawing with transparency, its origin at a point."""
    source, place = drawn.image, (position[0] + drawn.left, position[1] + drawn.top)
    if image.mode == "RGBX":  # the fourth channel accumulates coverage, see ``paint_transparent``
        source = Image.merge("RGBX", source.split())
    image.paste(source, place, drawn.image)


@lru_cache(maxsize=512)
def _local_shapes(shapes: Shapes, corner: Point) -> tuple[Shapes, CachedHashKey]:
    parts = tuple([relative_to(shape, corner) for shape in shapes])
    return parts, CachedHashKey(parts)


def _paint(image: Image.Image, shape: Shape) -> None:
    match shape:
        case Text():
            _text(image, shape)
        case Plate():
            _plate(image, shape)
        case Disc():
            _fill(image, shape.box, shape.fill, Outline(ellipse=True))
            if shape.outline:
                _fill(image, shape.box, shape.outline, Outline(ellipse=True, line=shape.line))
        case Polygon():
            _polygon(image, shape)
        case Stroke():
            _blend(image, masks.stroke_mask(shape), shape.fill)
        case Pattern():
            if shape.name != "plain":
                _blend(image, masks.pattern_mask(shape), shape.fill)
        case Backdrop():
            _backdrop(image, shape)


def _blend(image: Image.Image, bitmap: Bitmap, fill: Colour) -> None:
    """Blend a colour over an image through a mask."""
    mask = bitmap.image if fill.alpha == 255 else bitmap.image.point(_alpha_table(fill.alpha))
    box = (bitmap.left, bitmap.top, bitmap.left + mask.width, bitmap.top + mask.height)
    image.paste((*fill[:3], 255), box, mask)


@lru_cache(maxsize=256)
def _alpha_table(alpha: int) -> Sequence[int]:
    return [value * alpha // 255 for value in range(256)]


def _blend_pieces(
    image: Image.Image, pieces: Iterable[MaskedBox], fill: Colour | Image.Image, left: int, top: int
) -> None:
    """Blend a colour, or another image's pixels, over an image through pieces of a mask."""
    for piece in pieces:
        x, y, width, height = piece.box.translated(left, top).pixel_rect()
        box = (x, y, x + width, y + height)
        if isinstance(fill, Image.Image):
            image.paste(fill.crop(box), box, piece.mask)
        elif piece.mask is not None:
            _blend(image, Bitmap(piece.mask, x, y), fill)
        elif fill.alpha == 255:
            image.paste((*fill[:3], 255), box)
        else:
            image.paste((*fill[:3], 255), box, Image.new("L", (width, height), fill.alpha))


def _fill(image: Image.Image, box: Box, fill: Colour, form: Outline) -> None:
    left, top, width, height = box.pixel_rect()
    if fill.alpha:
        _blend_pieces(image, masks.outline_mask(width, height, form), fill, left, top)


def _plate(image: Image.Image, shape: Plate) -> None:
    left, top, width, height = shape.box.pixel_rect()
    if shape.shadow:
        shades = masks.shadow_mask(width, height, shape.radius, shape.shadow)
        seen = shades if shape.fill.alpha < 255 else masks.visible_shadow(shades, width, height, shape.radius)
        _blend_pieces(image, seen, _SHADOW, left, top)
    whole = Outline(radius=shape.radius, corners=shape.corners)
    _fill(image, shape.box, shape.fill, whole)
    if shape.outline:
        _fill(image, shape.box, shape.outline, whole._replace(line=shape.line))


def _polygon(image: Image.Image, shape: Polygon) -> None:
    if shape.fill.alpha:
        _blend(image, masks.polygon_mask(shape), shape.fill)
    if shape.outline:
        for ring in (shape.points, *shape.holes):
            _blend(
                image, masks.stroke_mask(Stroke((*ring, ring[0]), shape.outline, shape.line)), shape.outline
            )


def _text(image: Image.Image, shape: Text) -> None:
    if shape.halo:
        _blend(image, text_mask(shape, shape.halo_width), shape.halo.with_alpha(255))
    _blend(image, text_mask(shape), shape.fill.with_alpha(255))


def _cut_through(image: Image.Image, shape: Cutout, ground: Image.Image | None) -> None:
    if ground is None:
        raise ValueError("only a scene with still shapes has something to uncover")
    left, top, width, height = shape.box.pixel_rect()
    _blend_pieces(image, masks.outline_mask(width, height, Outline(radius=shape.radius)), ground, left, top)


def _backdrop(image: Image.Image, shape: Backdrop) -> None:
    painting = shape.painting.image()
    left, top, width, height = shape.box.pixel_rect()
    window = (shape.window.left, shape.window.top, shape.window.right, shape.window.bottom)
    if (width, height) == (round(shape.window.width), round(shape.window.height)):
        edges = (round(window[0]), round(window[1]), round(window[2]), round(window[3]))
        whole = edges == (0, 0, *painting.size)
        image.paste(painting if whole else painting.crop(edges), (left, top))
    else:
        image.paste(painting.resize((width, height), Image.Resampling.BILINEAR, box=window), (left, top))


def _veil(image: Image.Image, shape: Veil, factor: float) -> None:
    """Draw a veil: its cloth has a size of its own, so it's woven at full size and then scaled."""
    full, (left, top, width, height) = shape.box.pixel_rect()[2:], scaled_box(shape.box, factor)
    area = (left, top, left + width, top + height)
    for fill, mask in shape.cloth.layers(*full):
        if isinstance(fill, Image.Image):
            image.paste(_shrunk(fill, (width, height)), area, _shrunk(mask, (width, height)))
        else:
            image.paste(fill[:3], area, _shrunk(mask, (width, height)))


def _shrunk(image: Image.Image, size: tuple[int, int]) -> Image.Image:
    return image if image.size == size else image.resize(size, Image.Resampling.BOX)
