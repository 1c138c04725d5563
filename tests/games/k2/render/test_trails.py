"""Ways on the board: who went from where, which way, to where; several side by side."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.render import board_picture, samples, theme, trails
from k2bot.games.k2.render.chart import Chart, Trail
from k2bot.games.k2.render.scene import Box, Disc, Plate, Polygon, Stroke, Uncovered

SHEET = Chart.whole(content.board("easy"))
EVERYBODY = [Trail((seat, name), ("base", "a2", "a6")) for seat in range(5) for name in "AB"]


def lines(shapes: tuple[object, ...], trail: Trail) -> list[Stroke]:
    """The strokes in a trail's colour."""
    fill = theme.LIVERIES[trail.climber[0]].colour
    return [shape for shape in shapes if isinstance(shape, Stroke) and shape.fill == fill]


def distance(line: Stroke, other: Stroke) -> float:
    """How far one straight line is from the start of another, across."""
    (x1, y1), (x2, y2) = line.points
    x, y = other.points[0]
    return abs((x2 - x1) * (y1 - y) - (x1 - x) * (y2 - y1)) / math.dist((x1, y1), (x2, y2))


def test_a_way_runs_from_plate_to_plate_with_a_dot_at_its_start_and_a_head_at_its_end() -> None:
    trail = Trail((0, "A"), ("base", "a2"))
    shapes = trails.trail(SHEET, trail)
    start, end = SHEET.plates()["base"], SHEET.plates()["a2"]
    (line,) = lines(shapes, trail)
    for point, plate in zip(line.points, (start, end), strict=True):
        spot = Box(*point, *point)
        assert plate.grown(0.1).holds(spot)
        assert not plate.grown(-0.1).holds(spot)
    (head,) = [shape for shape in shapes if isinstance(shape, Polygon)]
    tip, *wings = head.points
    assert end.grown(14).holds(Box(*tip, *tip))
    assert math.dist(tip, end.centre) < min(math.dist(wing, end.centre) for wing in wings)
    dots = [shape.box.centre for shape in shapes if isinstance(shape, Disc)]
    assert dots
    assert all(dot == pytest.approx(line.points[0]) for dot in dots)


def test_ways_of_a_are_plain_and_ways_of_b_broken() -> None:
    for name, is_broken in (("A", False), ("B", True)):
        trail = Trail((1, name), ("a10", "b1", "b5"))
        found = lines(trails.trail(SHEET, trail), trail)
        assert len(found) == 2
        assert {line.dash is not None for line in found} == {is_broken}


def test_many_ways_on_one_rope_run_side_by_side_and_leave_the_mountain_in_view() -> None:
    shapes = trails.trails(SHEET, EVERYBODY)
    gap = Box(SHEET.plates()["a2"].right - 1, 0, SHEET.plates()["base"].left + 1, 1326)
    drawn = [line for seat in range(4) for line in lines(shapes, Trail((seat, "A"), ()))]
    on_rope = [line for line in drawn if all(gap.holds(Box(*point, *point)) for point in line.points)]
    assert len(on_rope) == 8
    for one, other in combinations(on_rope, 2):
        assert distance(one, other) >= one.width
    assert max(distance(one, other) for one, other in combinations(on_rope, 2)) < 100


def test_a_way_there_and_back_is_one_line() -> None:
    trail = Trail((2, "A"), ("a10", "b1", "a10"))
    found = lines(trails.trail(SHEET, trail), trail)
    (once,) = lines(trails.trail(SHEET, Trail((2, "A"), ("a10", "b1"))), trail)
    assert {(frozenset(line.points), line.width) for line in found} == {(frozenset(once.points), once.width)}


def test_earlier_ways_are_paler_thinner_and_ring_no_plate() -> None:
    new, old = (Trail((0, "A"), ("a11", "b1"), earlier) for earlier in (False, True))
    newer, older = trails.trail(SHEET, new), trails.trail(SHEET, old)
    assert any(isinstance(shape, Plate) for shape in newer)
    assert not any(isinstance(shape, Plate) for shape in older)
    assert not lines(older, old)
    widest = [max(shape.width for shape in found if isinstance(shape, Stroke)) for found in (newer, older)]
    assert widest[1] < widest[0]
    both = trails.trails(SHEET, [new, Trail((1, "A"), ("a11", "b1"), earlier=True)])
    assert lines(both, new)


def test_plates_of_a_way_are_ringed_in_its_colour_and_in_white_where_players_met() -> None:
    one, other = Trail((0, "A"), ("a10", "b1")), Trail((1, "A"), ("a11", "b1"))

    def inner(shapes: tuple[object, ...], space: str) -> object:
        plate = SHEET.plates()[space]
        rings = [shape for shape in shapes if isinstance(shape, Plate) and shape.box.holds(plate)]
        return min(rings, key=lambda ring: ring.box.width).fill if rings else None

    alone = trails.trails(SHEET, [one])
    assert inner(alone, "b1") == theme.LIVERIES[0].colour
    assert inner(alone, "a10") == theme.WHITE
    assert inner(alone, "a11") is None
    assert inner(trails.trails(SHEET, [one, other]), "b1") == theme.WHITE


def test_a_climber_that_stayed_leaves_no_way() -> None:
    assert not trails.trails(SHEET, [Trail((0, "A"), ("b1",)), Trail((0, "B"), ())])


def test_ways_lie_over_the_ground_and_under_plates_and_people() -> None:
    table = samples.middle(5, "easy")
    scene = board_picture.scene(table, samples.NAMES, trails=EVERYBODY)
    ways = trails.trails(SHEET, EVERYBODY)
    start = scene.shapes.index(ways[0])
    assert scene.shapes[start : start + len(ways)] == ways
    assert start >= scene.still
    plates = {shape.box for shape in scene.shapes[start + len(ways) :] if isinstance(shape, Uncovered)}
    assert plates >= set(SHEET.plates().values())
