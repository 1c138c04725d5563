"""Ways on the board: who went from where, which way, to where; several side by side."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import chart
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.render import theme
from k2bot.render.scene import Box, Polygon, Stroke
from tests.kit.pictures.contrast import contrast_of
from tools.k2 import samples, scenes

SHEET = Chart(content.board("easy"))
EVERYBODY = [Trail((seat, name), ("base", "a2", "a6")) for seat in range(5) for name in "AB"]


@pytest.mark.parametrize("side", content.SIDES)
def test_the_arrow_of_every_single_step_is_seen(side):
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        for way in (rope, rope[::-1]):
            shapes = chart.trails(sheet, [Trail((0, "A"), way)])
            (head,) = [shape for shape in shapes if isinstance(shape, Polygon)]
            _, *wings = head.points
            middle = (sum(x for x, _ in head.points) / 3, sum(y for _, y in head.points) / 3)
            for spot in (middle, *wings):
                assert not any(box.holds(Box(*spot, *spot)) for box in sheet.plates().values()), way


def test_a_way_over_two_long_ropes_has_an_arrow_on_each():
    shapes = chart.trails(Chart(content.board("hard")), [Trail((0, "A"), ("d2", "d3", "summit"))])
    assert sum(isinstance(shape, Polygon) for shape in shapes) == 2


def test_who_is_asked_about_has_ways_to_the_spaces_to_choose_from():
    seen = samples.middle(2)
    asked = scenes.board(seen, samples.NAMES[:2], mark=(0, "A"), goals=("b7", "b6"))
    ways = [Trail((0, "A"), ("c1", "b7")), Trail((0, "A"), ("c1", "b6"))]
    assert asked == scenes.board(seen, samples.NAMES[:2], mark=(0, "A"), trails=ways)
    assert asked != scenes.board(seen, samples.NAMES[:2], mark=(0, "A"))


@pytest.mark.parametrize("seat", range(5))
def test_every_colour_has_an_edge_that_stands_out_from_it_and_one_from_every_ground(seat):
    shapes = chart.trails(SHEET, (Trail((seat, "A"), ("base", "a2")),))
    strokes = sorted(
        (shape for shape in shapes if isinstance(shape, Stroke) and len(shape.points) == 2),
        key=lambda stroke: -stroke.width,
    )
    outer, inner, core = (stroke.fill for stroke in strokes)
    assert core == theme.LIVERIES[seat].colour
    assert {outer, inner} == {theme.WHITE, theme.INK}
    assert max(contrast_of(inner, core), contrast_of(outer, core)) > 4.5
    if seat in {3, 4}:
        assert contrast_of(inner, core) > 10
