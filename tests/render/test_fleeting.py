"""Pictures that somebody sees for a moment: smaller, encoded faster, and the same to look at."""

import io
from functools import partial

import pytest
from PIL import Image, ImageChops, ImageStat

from k2bot.render.painting import paint
from k2bot.render.scaling import scaled
from k2bot.render.scene import Box, Disc, Pattern, Veil
from k2bot.render.theme import INK
from tools import gallery
from tools.dungeon_twister import crops
from tools.dungeon_twister.cases import scene

SEEN = (550, 350)


def of_k2(start):
    """The first picture of the gallery whose file's name begins so."""
    return next(case for case in gallery.cases("k2") if case.file.startswith(start)).scene()


def reached():
    _, picture = next(crops.reaches())
    return scene(picture)


def looks(image):
    """The picture as Discord shows it."""
    return image.convert("RGB").resize(SEEN, Image.Resampling.LANCZOS)


@pytest.mark.parametrize("of", [partial(of_k2, "plan-under-way"), reached])
def test_it_looks_as_the_whole_one_does(of):
    whole = of()
    file = Image.open(io.BytesIO(paint.draw(whole, fleeting=True)))
    assert (file.format, file.size) == ("JPEG", (1100, 700))
    assert file.layer[1][1:3] == (1, 1), "colours are as fine as lightness"
    painted = paint.paint(whole).convert("RGB")
    aside = (1, 0, 0.5 * painted.width / SEEN[0], 0, 1, 0.5 * painted.height / SEEN[1])
    moved = painted.transform(painted.size, Image.Transform.AFFINE, aside, Image.Resampling.BILINEAR)
    apart, most = (ImageStat.Stat(ImageChops.difference(looks(one), looks(painted))) for one in (file, moved))
    assert max(apart.rms) < 0.85 * max(most.rms), "edges lie less than half a pixel elsewhere"


def test_a_pattern_keeps_its_marks_beside_its_disc():
    whole = Pattern(Disc(Box(0, 0, 90, 90), INK), "stripes", INK)
    small = scaled(whole, 2 / 3)
    assert (small.outline.box, small.scale) == (Box(0, 0, 60, 60), 2 / 3)


def test_a_veil_has_a_size_of_its_own():
    with pytest.raises(ValueError, match="veil"):
        scaled(Veil(None, Box(0, 0, 1, 1)), 0.5)
