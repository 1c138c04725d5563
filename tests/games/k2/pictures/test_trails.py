"""Ways on the board: who went from where, which way, to where; several side by side."""

import math

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.pictures import BoardPicture, Deed, chart
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.render import theme
from k2bot.render.scene import Box, Polygon, Stroke, Text
from tests.kit.pictures.contrast import contrast_of
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


@pytest.mark.parametrize("seat", range(5))
def test_every_colour_has_an_edge_that_stands_out_from_it_and_one_from_every_ground(seat):
    shapes = chart.trails(Chart(content.board("easy")), (Trail((seat, "A"), ("base", "a2")),))
    strokes = [shape for shape in shapes_of(shapes, Stroke) if len(shape.points) == 2]
    outer, inner, core = (stroke.fill for stroke in sorted(strokes, key=lambda stroke: -stroke.width))
    assert core == theme.LIVERIES[seat].colour
    assert max(contrast_of(inner, core), contrast_of(outer, core)) > 4.5
    if seat in {3, 4}:
        assert contrast_of(inner, core) > 10
        assert outer == theme.TURN, "plates are black with a white edge too"
    else:
        assert {outer, inner} == {theme.WHITE, theme.INK}


def test_earlier_ways_are_thin_lines_without_an_arrow_and_leave_others_their_width():
    sheet, way = Chart(content.board("easy")), ("b5", "b1")

    def drawn(*ways):
        shapes = chart.trails(sheet, ways)
        widths = {shape.fill: shape.width for shape in shapes_of(shapes, Stroke)}
        return widths[theme.LIVERIES[0].colour], shapes_of(shapes, Polygon)

    news = Trail((0, "A"), way)
    earlier = [Trail((seat, "A"), way, earlier=True) for seat in range(1, 5)]
    assert drawn(news, *earlier)[0] == drawn(news)[0]
    assert len(drawn(news, *earlier)[1]) == len(drawn(news)[1]) == 1
    shapes = chart.trails(sheet, earlier[:1])
    assert max(shape.width for shape in shapes_of(shapes, Stroke)) < drawn(news)[0] / 1.5
    assert not any(isinstance(shape, Polygon) for shape in shapes)


@pytest.mark.parametrize("seat", range(5))
def test_a_way_back_is_beside_the_way_there_and_only_its_end_has_an_arrow(seat):
    sheet, way = Chart(content.board("hard")), ("a5", "a2", "base", "a2", "a5")
    lines = chart.courses(sheet, [Trail((seat, "A"), way)])
    there, back = lines[0], lines[-1]
    assert min(abs(one[0] - other[0]) for one, other in zip(there, back[::-1], strict=True)) > 25
    shapes = chart.trails(sheet, [Trail((seat, "A"), way)])
    (head,) = shapes_of(shapes, Polygon)
    assert math.dist(head.points[0], back[1]) < 30


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
