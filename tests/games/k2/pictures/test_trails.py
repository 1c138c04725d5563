"""Ways on the board: who went from where, which way, to where; several side by side."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.pictures import chart, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.render import theme
from k2bot.render.scene import Box, Cutout, Disc, Plate, Polygon, Stroke
from tests.kit.pictures.contrast import contrast_of
from tools.k2 import samples, scenes

SHEET = Chart(content.board("easy"))
EVERYBODY = [Trail((seat, name), ("base", "a2", "a6")) for seat in range(5) for name in "AB"]


def lines(shapes, trail):
    """The straight strokes in a trail's colour."""
    fill = theme.LIVERIES[trail.climber[0]].colour
    return [
        shape
        for shape in shapes
        if isinstance(shape, Stroke) and shape.fill == fill and len(shape.points) == 2
    ]


def distance(line, other):
    """How far one straight line is from the start of another, across."""
    (x1, y1), (x2, y2) = line.points
    x, y = other.points[0]
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / math.dist((x1, y1), (x2, y2))


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


@pytest.mark.parametrize("side", content.SIDES)
def test_ways_on_one_rope_are_told_apart(side):
    """Ten at once: each line is as broad as two pixels of the frame at least, with its edges beside it."""
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        ways = [Trail((seat, name), rope) for seat in range(5) for name in "AB"]
        shapes = chart.trails(sheet, ways)
        # White is a player's colour and that of edges, too.
        plain = [line for seat in range(4) for line in lines(shapes, Trail((seat, "A"), ()))]
        least = min(line.width for line in plain)
        plain = [line for line in plain if not line.dash and line.width == least]
        assert len(plain) == 4, rope
        assert all(line.width >= 6 for line in plain)
        assert all(distance(one, other) > one.width for one, other in combinations(plain, 2))


def test_the_arrow_uphill_is_seen_over_earlier_ways_and_under_those_of_now():
    step = ("a10", "a12")
    (arrow,) = (found for found in chart.arrows(SHEET) if found.box.meets(*(SHEET.spot(end) for end in step)))
    drawn = sky.uphill(arrow.box, arrow.angle)
    for way in (step, step[::-1]):
        old, new = (Trail((1, "B"), way, earlier=earlier) for earlier in (True, False))
        assert chart.trails(SHEET, [old])[-len(drawn) :] == drawn
        assert drawn[0] not in chart.trails(SHEET, [new])
        assert drawn[0] not in chart.trails(SHEET, [old, new])
    assert drawn[0] not in chart.trails(SHEET, [Trail((1, "B"), ("b1", "b5"), earlier=True)])


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


def test_many_ways_on_one_rope_run_side_by_side_and_leave_the_mountain_in_view():
    shapes = chart.trails(SHEET, EVERYBODY)
    gap = Box(SHEET.plates()["a2"].right - 1, 0, SHEET.plates()["base"].left + 1, 1050)
    drawn = [line for seat in range(4) for line in lines(shapes, Trail((seat, "A"), ()))]
    on_rope = [line for line in drawn if all(gap.holds(Box(*point, *point)) for point in line.points)]
    assert len(on_rope) == 8
    for one, other in combinations(on_rope, 2):
        assert distance(one, other) >= one.width
    assert max(distance(one, other) for one, other in combinations(on_rope, 2)) < 100


def test_a_way_there_and_back_is_one_line():
    trail = Trail((2, "A"), ("a10", "b1", "a10"))
    found = lines(chart.trails(SHEET, (trail,)), trail)
    (once,) = lines(chart.trails(SHEET, (Trail((2, "A"), ("a10", "b1")),)), trail)
    assert {(frozenset(line.points), line.width) for line in found} == {(frozenset(once.points), once.width)}


def test_earlier_ways_are_paler_thinner_and_ring_no_plate():
    new, old = (Trail((0, "A"), ("a11", "b1"), earlier) for earlier in (False, True))
    newer, older = chart.trails(SHEET, (new,)), chart.trails(SHEET, (old,))
    assert any(isinstance(shape, Plate) for shape in newer)
    assert not any(isinstance(shape, Plate) for shape in older)
    assert not lines(older, old)
    widest = [max(shape.width for shape in found if isinstance(shape, Stroke)) for found in (newer, older)]
    assert widest[1] < widest[0] / 2
    assert not [shape for shape in older if isinstance(shape, Polygon | Disc)]
    both = chart.trails(SHEET, [new, Trail((1, "A"), ("a11", "b1"), earlier=True)])
    assert lines(both, new)


def test_plates_of_a_way_are_ringed_in_its_colour_and_in_white_where_players_met():
    one, other = Trail((0, "A"), ("a10", "b1")), Trail((1, "A"), ("a11", "b1"))

    def inner(shapes, space):
        plate = SHEET.plates()[space]
        rings = [shape for shape in shapes if isinstance(shape, Plate) and shape.box.holds(plate)]
        return min(rings, key=lambda ring: ring.box.width).fill if rings else None

    alone = chart.trails(SHEET, [one])
    assert inner(alone, "b1") == theme.LIVERIES[0].colour
    assert inner(alone, "a11") is None
    (broken,) = [shape for shape in alone if isinstance(shape, Stroke) and len(shape.points) == 5]
    assert broken.fill == theme.LIVERIES[0].colour
    assert broken.dash
    assert SHEET.plates()["a10"].grown(6).holds(Box.over(Box(*point, *point) for point in broken.points))
    assert inner(alone, "a10") == theme.WHITE
    assert inner(chart.trails(SHEET, [one, other]), "b1") == theme.WHITE


def test_a_climber_that_stayed_leaves_no_way():
    assert not chart.trails(SHEET, [Trail((0, "A"), ("b1",)), Trail((0, "B"), ())])


def test_ways_lie_over_the_ground_and_under_plates_and_people():
    table = samples.middle(5, "easy")
    scene = scenes.board(table, samples.NAMES, trails=EVERYBODY)
    ways = chart.trails(SHEET, EVERYBODY)
    start = scene.shapes.index(ways[0])
    assert scene.shapes[start : start + len(ways)] == ways
    assert start >= scene.still
    plates = {shape.box for shape in scene.shapes[start + len(ways) :] if isinstance(shape, Cutout)}
    assert plates >= set(SHEET.plates().values())
