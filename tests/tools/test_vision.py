"""Colour deficiencies: known values, and a palette everybody can tell apart."""

from itertools import combinations, pairwise

import pytest

from k2bot.games.k2.pictures import palette
from k2bot.render import theme
from k2bot.render.layout import swatch
from k2bot.render.scene import Box, Scene
from k2bot.render.theme import Colour, parse_colour
from tests.kit.pictures import seeing
from tools import vision

GREYS = [Colour(value, value, value) for value in (0, 1, 64, 128, 200, 255)]
MEANINGS = {"movement": palette.MOVEMENT, "rope": palette.ROPE, "air": palette.AIR, "danger": palette.DANGER}


@pytest.mark.parametrize("deficiency", vision.DEFICIENCIES)
def test_greys_look_the_same_with_every_colour_deficiency(deficiency):
    for row in vision.DEFICIENCIES[deficiency]:
        assert sum(row) == pytest.approx(1, abs=2e-6)
    for grey in GREYS:
        assert vision.seen_with(deficiency, grey) == grey
        assert vision.in_grey(grey) == grey


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("#FFFFFF", (100.0, 0.0, 0.0)),
        ("#000000", (0.0, 0.0, 0.0)),
        ("#FF0000", (53.24, 80.09, 67.20)),
        ("#0000FF", (32.30, 79.19, -107.86)),
    ],
)
def test_lab_values_match_known_colours(text, expected):
    assert vision.lab(parse_colour(text)) == pytest.approx(expected, abs=0.02)


@pytest.mark.parametrize("name", vision.VISIONS)
def test_player_colours_are_distinguishable_in_every_kind_of_vision(name):
    grey = name == "grey"
    for one, other in combinations(theme.LIVERIES[:5] if grey else theme.LIVERIES, 2):
        seen = [vision.VISIONS[name](livery.colour) for livery in (one, other)]
        assert vision.distance(*seen) > (15 if grey else 25), (one, other)


def test_ten_player_badges_are_distinguishable_in_grey_at_chat_size():
    box = Box.from_corner(0, 0, 72, 72)
    drawn = [seeing.in_a_chat(Scene(72, 72, theme.PAPER, swatch(seat, box))) for seat in range(10)]
    found = {
        (one, other): seeing.difference(drawn[one], drawn[other], "grey")
        for one, other in combinations(range(10), 2)
    }
    assert min(found.values()) > 0.1, min(found, key=found.get)


def test_the_first_five_player_colours_are_evenly_spaced_in_lightness():
    lightness = sorted(vision.lab(livery.colour)[0] for livery in theme.LIVERIES[:5])
    steps = [later - earlier for earlier, later in pairwise(lightness)]
    assert min(steps) > 15
    assert max(steps) < 30


@pytest.mark.parametrize("name", [name for name in vision.VISIONS if name != "grey"])
def test_colours_with_meanings_are_distinguishable_in_every_colour_vision(name):
    """In grey only their symbols differ: all four must be dark enough for white figures."""
    for one, other in combinations(MEANINGS.values(), 2):
        seen = [vision.VISIONS[name](fill) for fill in (one, other)]
        assert vision.distance(*seen) > 15, (one, other)
