"""Ways on the board: who went from where, which way, to where; several side by side."""

import math

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.pictures import BoardPicture, Deed, chart
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.render.scene import Box, Polygon, Stroke, Text
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes


@pytest.mark.parametrize("side", content.SIDES)
def test_the_arrow_of_every_single_step_is_seen(side):
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        for way in (rope, rope[::-1]):
            shapes = chart.trails(sheet, [Trail((0, "A"), way)])
            (head,) = shapes_of(shapes, Polygon)
            for spot in head.points[1:]:
                assert not any(box.holds(Box(*spot, *spot)) for box in sheet.plates().values()), way


@pytest.mark.parametrize("side", content.SIDES)
def test_two_climbers_on_one_rope_have_a_lane_and_a_letter_each(side):
    """Readers couldn't tell who went which way."""
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        ways = [Trail((4, "A"), rope), Trail((4, "B"), rope[::-1])]
        one, other = chart.courses(sheet, ways)
        shapes = chart.trails(sheet, ways)
        wide = max(shape.width for shape in shapes_of(shapes, Stroke) if len(shape.points) == 2)
        across = abs(
            (one[1][0] - one[0][0]) * (other[0][1] - one[0][1])
            - (one[1][1] - one[0][1]) * (other[0][0] - one[0][0])
        ) / math.dist(*one)
        assert across > wide, rope
        letters = {text.text: text.box.centre for text in shapes_of(shapes, Text)}
        if set(letters) == {"A", "B"}:
            heads = {"A": one[1], "B": other[1]}
            are_near = [math.dist(letters[name], at) < 110 for name, at in heads.items()]
            assert all(are_near) if math.dist(*one) > 250 else any(are_near), rope
        assert not letters or math.dist(*one) < 160 or set(letters) == {"A", "B"}


@pytest.mark.parametrize("side", content.SIDES)
def test_nobody_covers_where_a_turn_begins_or_ends(side):
    crowd = samples.heights(5, side)
    for seat, own in enumerate(crowd.seats):
        for name, climber in zip(CLIMBER_NAMES, own.climbers, strict=True):
            for space in crowd.board.neighbours[climber.space] if climber.space else ():
                seen = samples.moved(crowd, seat, name, space.id)
                shown = BoardPicture(seen, news=(Deed((seat, name), (climber.space, space.id)),))
                areas = shown.scene(scenes.writing(samples.NAMES)).areas
                groups = [area.box for area in areas if area.name.startswith("crowd ")]
                ends = chart.ends(
                    chart.trails(shown.sheet, [Trail(shown.news[0].climber, shown.news[0].way)])
                )
                assert len(ends) > 1
                assert not any(end.overlaps(group) for end in ends for group in groups), shown.news
