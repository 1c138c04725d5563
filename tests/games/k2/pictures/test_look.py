"""How things are told apart: colours, patterns, letters."""

from itertools import combinations

import pytest
from PIL import Image

from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pictures import panel, people, pieces, reach
from k2bot.games.k2.pictures.danger import ClimberStatus
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Scene
from tests.kit.pictures import seeing
from tools import vision
from tools.k2 import scenes

PLAYERS = 5
SHAPE = 8
"""Pixels of 224 that differ clearly at least."""


def in_a_chat(seat, kind, ground):
    """A climber or a tent of a player, as large as a chat shows it."""
    box, high = Box.at(0, 0, 54, 60), 60
    if kind.endswith("person"):
        box = Box.at(6, 5, 40, 53)
        shapes = people.person((seat, kind[0]), box)
    elif kind.endswith("packed"):
        shapes, high = people.person((seat, kind[0]), Box.at(9, 13, 36, 54.7), packed=True), 70
    else:
        shapes = pieces.tent(seat, box) if kind == "tent" else pieces.pawn((seat, kind), box)
    return seeing.in_a_chat(Scene(54, high, ground, shapes))


def test_whose_a_climber_is_can_be_told_in_a_chat_whatever_colours_one_sees():
    """In grey, patterns and the order of lightness tell it (above)."""
    colours = [name for name in vision.VISIONS if name != "grey"]
    drawn = [{name: in_a_chat(seat, name, theme.WHITE) for name in "AB"} for seat in range(PLAYERS)]
    assert not [
        fault for one, other in combinations(drawn, 2) for fault in seeing.alike(one, other, visions=colours)
    ]


@pytest.mark.parametrize(
    ("kind", "least"),
    [
        ("A", 0.1),
        ("B", 0.1),
        ("tent", 0.07),
        ("A person", 0.05),
        ("B person", 0.05),
        ("A packed", 0.05),
        ("B packed", 0.05),
    ],
)
def test_whose_a_piece_is_can_be_told_in_a_chat_without_any_colour(kind, least):
    drawn = [in_a_chat(seat, kind, theme.PAPER) for seat in range(PLAYERS)]
    assert min(seeing.difference(one, other, "grey") for one, other in combinations(drawn, 2)) >= least


@pytest.mark.parametrize("kind", ["A", "B", "tent", "A person", "B person", "A packed", "B packed"])
def test_whose_a_piece_is_can_be_told_at_fourteen_pixels_by_its_shape_alone(kind, monkeypatch):
    """With all in one colour: each seat has a tent and headgear of its own, and ears at other corners."""
    monkeypatch.setattr(theme, "LIVERIES", theme.LIVERIES[:1] * PLAYERS)
    # Or it's what other tests drew in colours.
    monkeypatch.setattr(people, "_figure", people._figure.__wrapped__)
    shown = [in_a_chat(seat, kind, theme.PAPER).convert("L") for seat in range(PLAYERS)]
    drawn = [
        one.resize((14, round(14 * one.height / one.width)), Image.Resampling.BOX).tobytes() for one in shown
    ]
    for one, other in combinations(drawn, 2):
        assert sum(abs(here - there) > 40 for here, there in zip(one, other, strict=True)) >= SHAPE


@pytest.mark.parametrize("pair", ["56", "38", "17"])
@pytest.mark.parametrize("doomed", [False, True])
def test_levels_that_look_alike_are_told_apart_in_a_chat(pair, doomed):
    one, other = (chip_in_a_chat(int(level), doomed=doomed) for level in pair)
    assert sum((here - there) ** 2 for here, there in zip(one, other, strict=True)) ** 0.5 > 410


def chip_in_a_chat(level, *, doomed):
    """The level of a climber of five players in grey, as large as a chat shows it."""
    box = Box(0, 0, 252, 45)
    shown = ClimberStatus((0, "A"), Climber("b5", level, 3), "dies" if doomed else None)
    line = panel.climber(shown, box, scenes.writing(), packed=True)
    painted = paint.paint(Scene(252, 45, theme.PAPER, line)).convert("L")
    return painted.resize((84, 15), Image.Resampling.LANCZOS).tobytes()


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_the_rim_of_whose_turn_it_is_differs_from_the_suit_inside_it(seat):
    *_, inside = people.halo((seat, "A"), Box.at(0, 0, 62, 94))
    assert vision.distance(inside.fill, theme.LIVERIES[seat].colour) > 40


@pytest.mark.parametrize("seat", range(PLAYERS))
def test_the_ring_of_a_space_in_reach_is_seen_on_snow_as_large_as_on_a_desktop(seat):
    snow, box = theme.colour("#FFFDF6"), Box.at(30, 30, 60, 33)
    scene = Scene(120, 93, snow, reach.ring(seat, box))
    small = paint.paint(scene).resize((40, 31), Image.Resampling.LANCZOS)
    line = [theme.Colour(*small.getpixel((20, y))) for y in range(10)]
    assert max(vision.distance(one, snow) for one in line) > 55
