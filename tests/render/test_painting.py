"""Shapes as they are painted: what covers what, large plates in pieces, letters that are kept."""

import math
import subprocess
import sys
from dataclasses import dataclass
from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageDraw

from k2bot.render import cache, theme
from k2bot.render.painting import masks, paint
from k2bot.render.painting.masks import Form
from k2bot.render.scene import Box, Cutout, Decal, Disc, Plate, Scene, Sprite, Text


@pytest.fixture(autouse=True)
def _as_if_new():
    cache.PARTS.clear()


def sign(left, top):
    box = Box.at(left, top, 90, 60)
    plate = Plate(box, theme.TURN.at(128), 14, theme.INK, 3, shadow=6)
    return plate, Disc(box.grown(-12), theme.SLATE), Text("8", box.centre, 30, theme.WHITE, box)


@pytest.mark.parametrize("by", [1, 2 / 3])
def test_a_decal_looks_like_its_shapes_wherever_it_lies(by, monkeypatch):
    monkeypatch.setattr(paint, "_FLEETING_WIDTH", 300 * by)
    ground = (Plate(Box(0, 0, 300, 90), theme.SLATE), Disc(Box(60, 0, 280, 90), theme.PAPER))
    places = ((30, 12), (33, 15), (171, 18))
    for at in places:
        plain, kept = (
            paint.paint_small(Scene(300, 200, theme.INK, (*ground, *shapes), still=2))
            for shapes in (sign(*at), Decal.of(sign(*at), Box.at(at[0] - 15, at[1] - 12, 120, 90)))
        )
        assert max(high for _, high in ImageChops.difference(plain, kept).getextrema()) <= 2
    decals = [key for key in cache.PARTS._bitmaps if key[0] == "decal"]
    assert len(decals) == 1, "painted once for all places"


@dataclass(frozen=True)
class Ball:
    """A drawing: a disc on nothing."""

    fill: theme.Colour

    def image(self, width, height):
        drawn.append((width, height))
        image = Image.new("RGBA", (width, height))
        ImageDraw.Draw(image).ellipse((0, 0, width - 1, height - 1), self.fill)
        return image


drawn = []


@pytest.mark.parametrize("by", [1, 2 / 3])
def test_a_sprite_is_drawn_once_per_size_and_lets_its_ground_through(by, monkeypatch):
    monkeypatch.setattr(paint, "_FLEETING_WIDTH", 300 * by)
    drawn.clear()
    balls = tuple(Sprite(Ball(theme.TURN), Box.at(left, 10, 60, 60)) for left in (9.4, 90, 200.7))
    image = paint.paint_small(Scene(300, 90, theme.SLATE, balls))
    assert drawn == [(round(60 * by), round(60 * by))]
    assert {image.getpixel((round(x * by), round(40 * by))) for x in (40, 120, 230)} == {theme.TURN[:3]}
    assert {image.getpixel((round(x * by), round(12 * by))) for x in (12, 92, 203)} == {theme.SLATE[:3]}


def test_a_sprite_by_itself_is_cut_out():
    image = paint.cut_out((80, 80), (Sprite(Ball(theme.TURN.at(128)), Box(0, 0, 80, 80)),))
    assert [image.getpixel(at)[3] for at in ((0, 0), (40, 40))] == [0, 128]
    one, other = image.getpixel((40, 40))[:3], theme.TURN[:3]
    assert max(abs(a - b) for a, b in zip(one, other, strict=True)) <= 2


def test_nothing_can_be_uncovered_where_nothing_is_still():
    scene = Scene(100, 100, theme.INK, (Cutout(Box(10, 10, 90, 50)),))
    with pytest.raises(ValueError, match="still shapes"):
        paint.paint(scene)


@pytest.mark.parametrize(
    "plate",
    [
        Plate(Box(20, 20, 420, 260), theme.SLATE, 24),
        Plate(Box(20, 20, 420, 260), theme.SLATE.at(120), 24),
        Plate(Box(20, 20, 420, 260), theme.SLATE.at(0), 24, theme.INK, 5),
        Plate(Box(20, 20, 420, 260), theme.SLATE, 24, theme.INK.at(90), 5, shadow=10),
        Plate(Box(20, 20, 420, 260), theme.SLATE.at(200), 24, shadow=10),
        Plate(Box(20, 20, 420, 260), theme.SLATE, 31.5, corners=(True, False, False, True)),
    ],
    ids=["opaque", "thin", "edge", "shadow", "thin-shadow", "two-corners"],
)
def test_a_large_plate_in_pieces_looks_like_one_drawn_whole(plate, monkeypatch):
    scene = Scene(440, 290, theme.PAPER, (plate,))
    pieces = paint.paint(scene)
    cache.PARTS.clear()
    monkeypatch.setattr(masks, "_WHOLE_UP_TO", 10**9)
    whole = paint.paint(scene)
    assert whole.getextrema() != Image.new("RGB", whole.size, theme.PAPER[:3]).getextrema()
    # A shadow's blur is cut off a little nearer to the corners of the small form.
    most = max(high for _, high in ImageChops.difference(pieces, whole).getextrema())
    assert most <= 2


def test_large_plates_share_their_corners():
    drawn = masks._parts.cache_info().misses
    for width in range(250, 350, 5):
        masks.form(width, 110, Form(radius=20))
    assert masks._parts.cache_info().misses <= drawn + 1
    assert cache.PARTS.size == 0


def test_a_process_that_draws_loads_no_formats_of_files_that_nothing_is_kept_in():
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
def test_dashes_go_on_around_bends_from_end_to_end(line):
    found = masks.dashes(line, 10, 6)
    assert (found[0][0], found[-1][-1]) == (line[0], pytest.approx(line[-1]))
    lengths = [sum(math.dist(*part) for part in pairwise(dash)) for dash in found]
    assert max(lengths) - min(lengths) < 1e-6
    whole = sum(math.dist(*part) for part in pairwise(line))
    assert sum(lengths) + 6 * (len(found) - 1) == pytest.approx(whole)
    assert len(found) == max(1, round((whole + 6) / 16))
