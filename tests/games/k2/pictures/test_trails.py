"""Trails on the board: who went where along which ropes; several side by side."""

import math

import pytest

from k2bot.games.k2.engine import Phase, content
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.pictures import BoardPicture, Deed, NightPicture, chart
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.render import theme
from k2bot.render.painting import masks
from k2bot.render.scene import Box, Plate, Polygon, Stroke
from tests.games.k2.engine.helpers.builder import climbers
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes


@pytest.mark.parametrize("side", content.SIDES)
def test_the_arrow_of_every_single_step_is_visible(side):
    sheet = Chart(content.board(side))
    plates = [box.expanded(-3) for box in sheet.plates().values()]
    for rope in sheet.board.ropes:
        for way in (rope, rope[::-1]):
            (head,) = heads(sheet, Trail((0, "A"), way))
            for spot in (head[0], head[2]):
                assert not any(box.contains(Box(*spot, *spot)) for box in plates), way


@pytest.mark.parametrize("side", content.SIDES)
def test_two_climbers_on_one_rope_get_separate_lanes(side):
    """Readers couldn't tell who went in which direction."""
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        ways = [Trail((4, "A"), rope), Trail((4, "B"), rope[::-1])]
        one, other = (leg.points for leg in chart.trail_legs(sheet, ways))
        across = abs(
            (one[1][0] - one[0][0]) * (other[0][1] - one[0][1])
            - (one[1][1] - one[0][1]) * (other[0][0] - one[0][0])
        ) / math.dist(*one)
        assert across > 40, rope
        thin, broad = (
            chart.trail_legs(sheet, [ways[0], Trail((4, "B"), second)])[0].width
            for second in (rope[::-1], rope)
        )
        assert thin < broad, "close arrows that go opposite ways were read as one"


@pytest.mark.parametrize(("goals", "is_dashed"), [(("b3",), False), (("b3", "b1"), True)])
def test_slides_are_dashed_while_a_player_has_to_choose(goals, is_dashed):
    """Arrows to both spaces looked like those of climbers who had slid there."""
    seen = samples.seen_by(
        samples.position(climbers("A b5 air 4, B a1 air 4"), phase=Phase.CHECK, tiles=("AS1", *("S3",) * 5)),
        None,
    )
    picture = NightPicture(seen, samples.checks(seen), slid=(((0, "A"), goals),))
    drawn = shapes_of(picture.scene(scenes.writing(["Ann"])), Stroke)
    own = [line for line in drawn if line.fill == theme.LIVERIES[0].colour and line.dash]
    assert len(own) == len(goals) * is_dashed
    for line in own:
        parts = masks.dashes(line.points, *line.dash)
        assert len(parts) > 1
        assert line.dash[1] > 2 * line.width, "the gaps are seen between round ends with pale edges"


@pytest.mark.parametrize("side", content.SIDES)
def test_a_move_there_and_back_is_one_double_headed_arrow(side):
    sheet = Chart(content.board(side))
    for low, high in sheet.board.ropes:
        back = heads(sheet, Trail((0, "A"), (low, high, low)))
        assert len(back) == 2, "two arrows side by side looked like two climbers'"
        ((_, there, *_),) = chart.trail_legs(sheet, [Trail((0, "A"), (low, high, low))])
        assert sorted(min((0, 1), key=lambda end: math.dist(there[end], head[1])) for head in back) == [0, 1]


def test_white_and_black_arrows_and_rings_have_a_golden_edge():
    """They look like plates and their shadows; the lines of other seats have a white edge."""
    sheet, rope = Chart(content.board("easy")), content.board("easy").ropes[0]
    for seat, edge in enumerate((*[theme.WHITE] * 3, theme.HIGHLIGHT, theme.HIGHLIGHT)):
        drawn = chart.trail_shapes(sheet, [Trail((seat, "A"), rope)])
        assert (shapes_of(drawn, Stroke)[0].fill, shapes_of(drawn, Plate)[0].fill) == (edge, edge)


def heads(sheet, trail):
    """The corners of a trail's arrowheads, each with its tip in the middle."""
    (leg,) = chart.trail_legs(sheet, [trail])
    return leg.arrowheads


@pytest.mark.parametrize("side", content.SIDES)
def test_climbers_never_cover_the_ends_of_a_turns_move(side):
    crowd = samples.heights(5, side)
    for seat, own in enumerate(crowd.seats):
        for name, climber in zip(CLIMBER_NAMES, own.climbers, strict=True):
            for space in crowd.board.neighbours[climber.space] if climber.space else ():
                seen = samples.moved(crowd, seat, name, space.id)
                shown = BoardPicture(seen, news=(Deed((seat, name), (climber.space, space.id)),))
                sheet, stand = shown.placed(scenes.writing(samples.NAMES))
                groups = [crowd.room for crowd in stand.values() if crowd.room]
                ends = chart.trail_end_boxes(sheet, [Trail(*shown.news[0][:2])])
                assert len(ends) == 2
                assert not any(end.overlaps(group) for end in ends for group in groups), shown.news


def test_a_planned_way_is_one_band_of_one_width():
    """Its ropes, each wider than the one before, looked like several arrows from plate to plate."""
    sheet, way = Chart(content.board("easy"), bare=True), ("b6", "c1", "c3", "c5")
    planned, told = (Trail((1, "A"), way, planned=is_planned) for is_planned in (True, False))
    assert {leg.shares for leg in chart.trail_legs(sheet, [planned])} == {(1.0, 1.0)}
    assert [sum(leg.heads) for leg in chart.trail_legs(sheet, [planned])] == [0, 0, 1]

    def ringed(trail):
        fill = theme.LIVERIES[1].colour
        found = [plate.box for plate in shapes_of(chart.trail_shapes(sheet, [trail]), Plate, fill)]
        return [space for space in way for box in found if box.contains(sheet.plates()[space])]

    assert ringed(planned) == ["c1", "c3", "c5"]
    assert ringed(told) == ["c5"]


def test_a_planned_way_that_goes_on_after_it_turned_has_heads_at_both_ends_of_that_rope():
    sheet, way = Chart(content.board("easy"), bare=True), ("a10", "b1", "a10", "a12")
    legs = chart.trail_legs(sheet, [Trail((1, "A"), way, planned=True)])
    assert [leg.heads for leg in legs] == [(True, True), (False, True)]


def test_ropes_used_in_a_turn_have_no_uphill_arrow():
    """Between two opposite trails it looked like a third one."""
    sheet = Chart(content.board("easy"))
    every, left = (
        {shape.points for shape in shapes_of(chart.uphill_arrows(sheet, ways), Polygon)}
        for ways in ((), (Trail((0, "A"), ("c3", "c1")), Trail((0, "B"), ("c1", "c3"))))
    )
    gone = [Box.enclosing(Box(*at, *at) for at in points).centre for points in every - left]
    assert gone
    assert left < every
    assert all(
        math.dist(at, sheet.plate_centre("c1"))
        < math.dist(sheet.plate_centre("c1"), sheet.plate_centre("c3"))
        for at in gone
    )
    assert chart.uphill_arrows(sheet, (Trail((0, "A"), ("c3", "c1"), earlier=True),)) == chart.uphill_arrows(
        sheet, ()
    )
