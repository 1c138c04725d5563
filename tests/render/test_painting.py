"""Painting shapes: layering, caching, and small pictures for temporary views."""

import io
import math
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageDraw, ImageStat

from k2bot.render import cache, theme
from k2bot.render.cache import Bitmap, ByteLRU
from k2bot.render.painting import masks, paint
from k2bot.render.painting.masks import Outline
from k2bot.render.scaling import scaled
from k2bot.render.scene import Box, Cutout, Decal, Disc, Pattern, Plate, Scene, Slab, Sprite, Text, Veil
from k2bot.render.theme import INK
from tools import gallery
from tools.dungeon_twister import crops
from tools.dungeon_twister.cases import scene


@pytest.fixture(autouse=True)
def _as_if_new():
    cache.PART_CACHE.clear()


def sign(left, top):
    box = Box.from_corner(left, top, 90, 60)
    plate = Plate(box, theme.HIGHLIGHT.with_alpha(128), 14, theme.INK, 3, shadow=6)
    return plate, Disc(box.expanded(-12), theme.SLATE), Text("8", box.centre, 30, theme.WHITE, box)


@pytest.mark.parametrize("kind", [Slab, Decal])
def test_a_slab_or_decal_is_painted_once_for_all_its_positions(kind):
    wrapped = [
        shape
        for left, top in ((30, 12), (33, 15), (171, 18))
        for shape in (kind(Box.from_corner(left - 15, top - 12, 120, 90), 3), *sign(left, top))
    ]
    paint.paint(Scene(300, 200, theme.INK, tuple(wrapped)))
    assert len([one for one in cache.PART_CACHE._bitmaps if one.key[0] == kind.__name__]) == 1


@dataclass(frozen=True)
class Ball:
    """A drawing: a disc on a transparent ground."""

    fill: theme.Colour

    def image(self, width, height):
        drawn.append((width, height))
        image = Image.new("RGBA", (width, height))
        ImageDraw.Draw(image).ellipse((0, 0, width - 1, height - 1), self.fill)
        return image


drawn = []


@pytest.mark.parametrize("by", [1, 2 / 3])
def test_a_sprite_is_drawn_once_per_size_and_keeps_its_ground_visible(by):
    drawn.clear()
    balls = tuple(
        Sprite(Ball(theme.HIGHLIGHT), Box.from_corner(left, 10, 60, 60)) for left in (9.4, 90, 200.7)
    )
    image = paint.paint_at(round(300 * by), Scene(300, 90, theme.SLATE, balls))
    assert drawn == [(round(60 * by), round(60 * by))]
    assert {image.getpixel((round(x * by), round(40 * by))) for x in (40, 120, 230)} == {theme.HIGHLIGHT[:3]}
    assert {image.getpixel((round(x * by), round(12 * by))) for x in (12, 92, 203)} == {theme.SLATE[:3]}


def test_a_sprite_alone_keeps_its_transparency():
    image = paint.paint_transparent(
        (80, 80), (Sprite(Ball(theme.HIGHLIGHT.with_alpha(128)), Box(0, 0, 80, 80)),)
    ).convert("RGBA")
    assert [image.getpixel(at)[3] for at in ((0, 0), (40, 40))] == [0, 128]
    one, other = image.getpixel((40, 40))[:3], theme.HIGHLIGHT[:3]
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


def test_a_cutout_without_still_shapes_is_refused():
    scene = Scene(100, 100, theme.INK, (Cutout(Box(10, 10, 90, 50)),))
    with pytest.raises(ValueError, match="still shapes"):
        paint.paint(scene)


PLATE = partial(Plate, Box(20, 20, 420, 260))


@pytest.mark.parametrize(
    "plate",
    [
        PLATE(theme.SLATE, 24),
        PLATE(theme.SLATE.with_alpha(120), 24),
        PLATE(theme.SLATE.with_alpha(0), 24, theme.INK, 5),
        PLATE(theme.SLATE, 24, theme.INK.with_alpha(90), 5, shadow=10),
        PLATE(theme.SLATE.with_alpha(200), 24, shadow=10),
        PLATE(theme.SLATE, 31.5, corners=(True, False, False, True)),
    ],
    ids=["opaque", "thin", "edge", "shadow", "thin-shadow", "two-corners"],
)
def test_a_large_plate_in_pieces_looks_like_one_drawn_whole(plate, monkeypatch):
    scene = Scene(440, 290, theme.PAPER, (plate,))
    pieces = paint.paint(scene)
    cache.PART_CACHE.clear()
    monkeypatch.setattr(masks, "_WHOLE_UP_TO", 10**9)
    whole = paint.paint(scene)
    assert whole.getextrema() != Image.new("RGB", whole.size, theme.PAPER[:3]).getextrema()
    # A shadow's blur is cut off a little nearer to the corners of the small form.
    most = max(high for _, high in ImageChops.difference(pieces, whole).getextrema())
    assert most <= 2


def test_large_plates_share_their_corners():
    drawn = masks._nine_slice.cache_info().misses
    for width in range(250, 350, 5):
        masks.outline_mask(width, 110, Outline(radius=20))
    assert masks._nine_slice.cache_info().misses <= drawn + 1
    assert cache.PART_CACHE.size == 0


def test_drawing_loads_no_unused_image_formats():
    program = """
import io, sys
from PIL import Image
from k2bot.render.painting import paint
with Image.open(io.BytesIO(paint.encode(Image.new("RGB", (9, 9))))) as image:
    image.load()
print("PIL.PsdImagePlugin" in sys.modules)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)  # noqa: S603 - trusted command
    assert done.stdout == "False\n"


@pytest.mark.parametrize(
    "line", [((0, 0), (95, 0)), ((0, 0), (30, 0), (30, 40), (5, 40)), ((0, 0), (4, 0), (8, 0))]
)
def test_equal_dashes_cover_a_bent_line_from_end_to_end(line):
    found = masks.dashes(line, 10, 6)
    assert (found[0][0], found[-1][-1]) == (line[0], pytest.approx(line[-1]))
    lengths = [sum(math.dist(*part) for part in pairwise(dash)) for dash in found]
    assert max(lengths) - min(lengths) < 1e-6
    whole = sum(math.dist(*part) for part in pairwise(line))
    assert sum(lengths) + 6 * (len(found) - 1) == pytest.approx(whole)
    assert len(found) == max(1, round((whole + 6) / 16))


# ------------------------------------------------------------------------------------------- what is kept


def bitmap(size, mode="L"):
    return Bitmap(Image.new(mode, (size, 1)))


def test_a_full_cache_evicts_the_least_recently_used_entry():
    kept = ByteLRU(100)
    first, *_ = (kept.get(name, lambda: bitmap(30)) for name in "abc")
    assert kept.get("a", lambda: pytest.fail("painted again")) is first
    kept.get("d", lambda: bitmap(30))
    assert kept.size == 90
    for name in "acd":
        kept.get(name, lambda: pytest.fail("painted again"))
    painted = []
    kept.get("b", lambda: painted.append("b") or bitmap(30))
    assert painted == ["b"]


@pytest.mark.parametrize(
    ("size", "mode", "taken"), [(10, "L", 10), (10, "RGB", 40), (100, "L", 100), (101, "L", 0)]
)
def test_colour_pixels_count_four_bytes_and_oversized_bitmaps_are_not_cached(size, mode, taken):
    kept = ByteLRU(100)
    assert kept.get("one", lambda: bitmap(size, mode)).image.width == size
    assert kept.size == taken


def test_a_bitmap_painted_by_two_threads_at_once_counts_once():
    kept = ByteLRU(1000)
    both = threading.Barrier(2, timeout=10)

    def paint_slowly():
        both.wait()
        return bitmap(50)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(lambda _: kept.get("same", paint_slowly), range(2)))
    assert kept.size == 50


def sizes():
    """Cache sizes while painting grounds, slabs, texts and masks that all differ."""
    cache.PART_CACHE.clear()
    found = []
    for number in range(30):
        shapes = (
            Plate(Box(0, 0, 100 + number, 90), theme.INK, 12),
            Slab(Box(0, 90, 300, 150), 1),
            Plate(Box(0, 90, 300, 150), theme.INK.mixed(theme.WHITE, number / 60)),
            Text(f"number {number}", (20, 60), 40, theme.WHITE, Box(0, 0, 300, 100), anchor="ls"),
        )
        paint.paint(Scene(300, 160, theme.PAPER.mixed(theme.INK, number / 60), shapes, still=1))
        found.append(cache.PART_CACHE.size)
    return found


def test_the_shared_part_cache_stays_within_its_capacity(monkeypatch):
    """Paints twice the cache's capacity, which is small here to keep the test fast."""
    monkeypatch.setattr(cache.PART_CACHE, "capacity", 2**40)
    whole = sizes()[-1]
    monkeypatch.setattr(cache.PART_CACHE, "capacity", whole // 2)
    found = sizes()
    assert max(found) <= whole // 2
    assert found[-1] > whole // 3


# ------------------------------------------------------------------------------------------- for a moment


SEEN = (550, 350)


def of_k2(start):
    """The first gallery picture whose file name starts with ``start``."""
    return next(case for case in gallery.cases("k2") if case.file.startswith(start)).scene()


def reached():
    _, picture = next(crops.reaches())
    return scene(picture)


def looks(image):
    """The picture as Discord shows it."""
    return image.convert("RGB").resize(SEEN, Image.Resampling.LANCZOS)


@pytest.mark.parametrize("fleeting", [False, True])
@pytest.mark.parametrize("of", [partial(of_k2, "plan-under-way"), reached])
def test_a_picture_looks_like_a_larger_one(of, fleeting):
    whole = of()
    file = Image.open(io.BytesIO(paint.draw(whole, fleeting=fleeting)))
    assert (file.format, file.size) == (("JPEG", (1100, 700)) if fleeting else ("WEBP", (1375, 875)))
    assert not fleeting or file.layer[1][1:3] == (1, 1), "colours are as fine as lightness"
    painted = paint.paint(whole).convert("RGB")
    aside = (1, 0, 0.5 * painted.width / SEEN[0], 0, 1, 0.5 * painted.height / SEEN[1])
    moved = painted.transform(painted.size, Image.Transform.AFFINE, aside, Image.Resampling.BILINEAR)
    apart, most = (ImageStat.Stat(ImageChops.difference(looks(one), looks(painted))) for one in (file, moved))
    assert max(apart.rms) < 0.85 * max(most.rms), "edges lie less than half a pixel elsewhere"


def test_scaling_a_pattern_scales_its_marks_with_its_disc():
    whole = Pattern(Disc(Box(0, 0, 90, 90), INK), "stripes", INK)
    small = scaled(whole, 2 / 3)
    assert (small.outline.box, small.scale) == (Box(0, 0, 60, 60), 2 / 3)


def test_a_veil_cannot_be_scaled():
    with pytest.raises(ValueError, match="veil"):
        scaled(Veil(None, Box(0, 0, 1, 1)), 0.5)
