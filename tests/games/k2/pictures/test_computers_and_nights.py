"""Computers are marked where their names stand; a night says what becomes of each climber."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import (
    Phase,
)
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pictures import film_picture, night_picture, ranking_picture
from k2bot.games.k2.pictures.film_picture import Opening, Reel
from k2bot.games.k2.pictures.palette import symbol
from k2bot.render import theme
from k2bot.render.layout import label, named
from k2bot.render.scene import Box, Plate, Polygon, Text
from tests.games.k2.pictures.helpers.catalogue import said
from tools.k2 import samples, scenes

NAMES = ("Ann", "Savoia", "Baltoro", "Dan", "Serac")
MINUS = "\N{MINUS SIGN}"


def gears(scene):
    """Before which texts a gear stands: those nearest at its right, on its height."""
    (form,) = (len(shape.points) for shape in symbol("gear", Box(0, 0, 90, 90), theme.INK))  # type: ignore[union-attr]  # a gear is one polygon
    found = []
    for shape in scene.shapes:
        if isinstance(shape, Polygon) and len(shape.points) == form and shape.holes:
            right, middle = max(x for x, _ in shape.points), shape.points[0][1]
            beside = [
                text
                for text in scene.shapes
                if isinstance(text, Text)
                and text.box.top < middle < text.box.bottom
                and text.box.left > right
            ]
            nearest = min(beside, key=lambda text: text.box.left)
            assert nearest.box.left - right < 16
            found.append(nearest.text)
    return found


def drawn(computers):
    """Every kind of picture with names in it."""
    seen = samples.middle(5)
    sums = [(seat, 5 - seat) for seat in range(5)]
    reel = Reel(seen, scenes.writing(NAMES, computers), Opening("K2", "Easy side", 1), ())
    return {
        "board": scenes.board(seen, NAMES, computers=computers),
        "reveal": scenes.reveal(seen, NAMES, sums, None, computers=computers),
        "night": scenes.night(seen, NAMES, samples.checks(seen), computers=computers),
        "ranking": scenes.ranking(seen, NAMES, range(5), (5,) * 5, {}, computers=computers),
        "film": film_picture.opening(reel),
    }


@pytest.mark.parametrize("kind", ["board", "reveal", "night", "ranking", "film"])
def test_a_gear_stands_before_the_names_of_computers_and_of_nobody_else(kind):
    assert sorted(gears(drawn((1, 4))[kind])) == ["Savoia", "Serac"]
    assert not gears(drawn(())[kind])


def test_whoever_takes_a_token_is_named_with_the_gear_beside_it():
    seen = samples.middle(3)
    scene = scenes.reveal(seen, NAMES, [(0, 5), (1, 7), (2, 1)], 1, computers=(1,))
    assert gears(scene) == ["Savoia", "Savoia"]
    assert [text for text in said(scene) if text in {"Savoia", "takes"}] == ["Savoia", "Savoia", "takes"]


def test_a_long_name_gives_way_to_its_gear():
    box = Box(80, 0, 319, 70)
    *gear, text = named(scenes.writing(["W" * 32], (0,)), 0, box, theme.INK, lines=1)
    assert isinstance(text, Text)
    assert text.box.right == box.right
    assert theme.text_width(text.text, text.size) <= text.box.width
    (form,) = gear
    assert isinstance(form, Polygon)
    assert min(x for x, _ in form.points) >= box.left - 1
    assert max(x for x, _ in form.points) < text.box.left
    plain = label("W" * 32, box, theme.INK, size=theme.BODY, align="l", least=theme.CHANGING)
    assert named(scenes.writing(["W" * 32]), 0, box, theme.INK, lines=1) == (plain,)


# ------------------------------------------------------------------------------------------------ nights


def line(key, space, *, tent=0, avalanche=0, after):
    return Checked(key, space, after - tent + avalanche, 0, tent, 0, avalanche, after)


def rows(scene):
    """What stands right of each ``=``, from the top."""
    equals = [shape for shape in scene.shapes if isinstance(shape, Text) and shape.text == "="]
    return [
        [
            text.text
            for text in scene.shapes
            if isinstance(text, Text)
            and text.box.left > one.box.right
            and one.box.top < text.box.centre[1] < one.box.bottom
        ]
        for one in equals
    ]


def test_what_becomes_of_each_climber_stands_beside_its_sum():
    seen = observe(samples.midgame(5, phase=Phase.CHECK), None)
    checks = [
        line((0, "A"), "b3", avalanche=1, after=3),
        line((0, "B"), "b6", tent=1, avalanche=1, after=2),
        line((1, "A"), "b5", avalanche=1, after=2),
        line((1, "B"), "a10", tent=1, after=6),
        line((2, "A"), "b7", avalanche=1, after=-1),
        line((2, "B"), "b8", avalanche=1, after=0),
        line((3, "A"), "a2", avalanche=1, after=4),
    ]
    slid = (
        ((0, "A"), ("a11",)),
        ((1, "A"), ("b3", "b1")),
        ((3, "A"), ("base",)),
    )
    scene = scenes.night(seen, NAMES, checks, dying=((2, "B"),), slid=slid)
    assert rows(scene) == [
        ["3", "to a11"], ["2", "holds"], ["2", "b3 / b1?"], ["6"], [f"{MINUS}1", "dies"], ["0", "rescue?"],
        ["4", "to Base"],
    ]  # fmt: skip


def test_rows_of_who_would_die_are_tinted_and_of_nobody_else():
    seen = observe(samples.midgame(1, phase=Phase.CHECK), None)

    def tinted(*afters):
        checks = [
            line((0, name), "b1", after=after) for name, after in zip(CLIMBER_NAMES, afters, strict=True)
        ]
        shapes = scenes.night(seen, NAMES, checks).shapes
        return sum(isinstance(shape, Plate) and shape.fill == night_picture.DYING for shape in shapes)

    assert [tinted(1, 6), tinted(0, 3), tinted(-2, 0)] == [0, 1, 2]


def test_a_night_tells_how_high_each_climber_is():
    seen = observe(samples.midgame(1, phase=Phase.CHECK), None)
    texts = said(scenes.night(seen, NAMES, [line((0, "A"), "c1", after=3)]))
    at = texts.index(f"{seen.board.by_id['c1'].altitude} m")
    assert "c1" in texts[at - 1 : at + 2]


# ------------------------------------------------------------------------------------------------ the chart


def test_signs_of_who_has_left_keep_off_the_last_nights_of_who_lives():
    seen = samples.position(
        [seat.climbers for seat in samples.middle(1).seats] + [samples.finish(3).seats[1].climbers],
        day=18, phase=Phase.OVER, resigned=(False, True),
    )  # fmt: skip
    rise = tuple(5350 + 100 * night for night in range(18))
    ways = {
        (0, "A"): rise,
        (0, "B"): (5350,) * 18,
        (1, "A"): (5350,) * 18,
        (1, "B"): (*rise[:17], None),
    }
    box = Box(20, 20, 1060, 810)
    shapes = ranking_picture.altitude_chart(seen, ways, box, scenes.writing())
    signs = [s.box for s in shapes if isinstance(s, Plate) and s.outline == theme.INK and s.radius == 18]
    plot = Box(box.left + 156, box.top + 26, box.right - 112, box.bottom - 66)
    x = plot.left + plot.width * 17.5 / 18
    y = plot.bottom - plot.height * (rise[16] + 50 - 5000) / 3850
    assert len(signs) == 1
    assert not any(sign.left < x < sign.right and sign.top < y < sign.bottom for sign in signs)
