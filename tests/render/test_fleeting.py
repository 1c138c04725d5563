"""Pictures that somebody sees for a moment: smaller, encoded faster, and the same to look at."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops, ImageStat

from k2bot.render.painting import paint
from k2bot.render.scaling import scaled
from k2bot.render.scene import Box, Disc, Pattern, Veil
from k2bot.render.theme import INK
from tools import gallery

SEEN = (550, 350)
CASES = {
    case.file: case
    for game in ("k2", "dungeon_twister")
    for case in gallery.cases(game)
    if case.file.startswith(("hand-six", "plan-under-way", "reach"))
}


def looks(image):
    """The picture as Discord shows it."""
    return image.convert("RGB").resize(SEEN, Image.Resampling.LANCZOS)


@pytest.mark.parametrize("name", sorted(CASES)[:3])
def test_it_looks_as_the_whole_one_does(name):
    scene = CASES[name].scene()
    file = Image.open(io.BytesIO(paint.draw(scene, fleeting=True)))
    assert (file.format, file.size) == ("JPEG", (1100, 700))
    assert file.layer[1][1:3] == (1, 1), "colours are as fine as lightness"
    apart = ImageChops.difference(looks(file), looks(paint.paint(scene)))
    assert max(ImageStat.Stat(apart).rms) < 20, "out of 255: edges lie up to half a pixel elsewhere"


def test_a_pattern_keeps_its_marks_beside_its_disc():
    whole = Pattern(Disc(Box(0, 0, 90, 90), INK), "stripes", INK)
    small = scaled(whole, 2 / 3)
    assert (small.outline.box, small.scale) == (Box(0, 0, 60, 60), 2 / 3)


def test_a_veil_has_a_size_of_its_own():
    with pytest.raises(ValueError, match="veil"):
        scaled(Veil(None, Box(0, 0, 1, 1)), 0.5)
