"""The planner's map: who can go where, what that takes, where it is best; nothing covered; the weather."""

import math

import pytest

from k2bot.games.k2.engine import Destination, Plan, PlannedUse, observe, preview
from k2bot.games.k2.engine.actions import PITCH
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import PlanPicture, reach
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Stroke, Text
from tests.games.k2.pictures.helpers import catalogue
from tools.k2 import samples, scenes

LIVERIES = {livery.colour for livery in theme.LIVERIES}


@pytest.fixture(scope="module")
def plans():
    return catalogue.pictures("plan")


def area(scene, name):
    return next(area.box for area in scene.areas if area.name == name)


def within(scene, box):
    """The texts in a box."""
    return [shape.text for shape in scene.shapes if isinstance(shape, Text) and box.holds(shape.box)]


# ------------------------------------------------------------------------------------------------ covers


def is_head(shape):
    """Whether it is the head of a way's arrow: a triangle of two equal sides, as tents are not quite."""
    if len(shape.points) != 3 or shape.fill not in LIVERIES:
        return False
    tip, *wings = shape.points
    return math.isclose(*(math.dist(tip, wing) for wing in wings), rel_tol=1e-6)


def test_no_arrow_head_is_covered(plans):
    heads = 0
    for name, scene in plans:
        marks = [
            Box.over(Box(*at, *at) for at in shape.points)
            for shape in scene.shapes
            if isinstance(shape, Polygon) and is_head(shape)
        ]
        heads += len(marks)
        for other in scene.areas:
            if other.name.split()[0] in {"zone", "tag"}:
                assert not any(box.overlaps(other.box) for box in marks), (name, other.name)
    assert heads > 8


# ------------------------------------------------------------------------------------------------ reach


def framed(scene):
    """The spaces whose plates are framed in yellow."""
    frames = [shape.box for shape in scene.shapes if isinstance(shape, Plate) and shape.fill == theme.TURN]
    return {
        area.name.removeprefix("plate ")
        for area in scene.areas
        if area.name.startswith("plate ") and any(box.holds(area.box) for box in frames)
    }


def test_a_space_in_reach_without_new_points_has_a_ring_alone_unless_somebody_dies():
    table = samples.position([(Climber("b1", 4, 4), Climber("a8", 4, 3))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {("A", "b5"): Toll(1), ("B", "b5"): Toll(cost=2), ("A", "a10"): Toll(dies=True)}
    goals = [*tolls, ("B", "a7"), ("A", "b7"), ("B", "b7"), ("B", "b1")]
    scene = scenes.plan(seen, seen, ["Ann"], destinations=goals, tolls=tolls)
    spaces = ("b5", "b7", "a7", "a10", "b1", "a4")
    assert {space: "".join(within(scene, area(scene, f"plate {space}"))) for space in spaces} == {
        "b5": "b5", "b7": "b74AB", "a7": "a7", "a10": "a101A", "b1": "b12", "a4": "a4",
    }  # fmt: skip
    colour = theme.LIVERIES[0].colour
    rings = [shape.box for shape in scene.shapes if isinstance(shape, Plate) and shape.fill == colour]
    ringed = {space for space in spaces if any(ring.holds(area(scene, f"plate {space}")) for ring in rings)}
    assert ringed == {"b5", "a7", "b1"}


def test_ways_to_the_best_spaces_are_thin_lines_in_the_players_colour():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)

    def widths(**shown):
        scene = scenes.plan(seen, seen, ["Ann"], destinations=[("A", "b5")], **shown)
        lines = [shape for shape in scene.shapes if isinstance(shape, Stroke) and len(shape.points) == 2]
        b1, b5 = (area(scene, f"plate {space}").grown(8) for space in ("b1", "b5"))
        found = [line for line in lines[2:] if b1.touches(at(line, 0)) and b5.touches(at(line, 1))]
        return {round(line.width) for line in found}

    def at(line, end):
        return Box(*line.points[end], *line.points[end])

    assert widths(hints=[("A", ("b1", "b5"))]) - widths() == {6, 9}


def words(scene):
    """The words of the panel."""
    return " ".join(within(scene, area(scene, "table")))


def test_the_panel_explains_what_the_map_shows_and_nothing_else():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    signs = ("can go here", "cost", "air the risk takes", "would die tonight", "most new points")

    def told(tolls, *others):
        scene = scenes.plan(seen, seen, ["Ann"], destinations=[*tolls, *others], tolls=tolls)
        return [sign for sign in signs if sign in words(scene)]

    assert told({}) == []
    assert told({("A", "a10"): Toll(cost=2)}) == ["can go here"]
    assert told({("A", "b5"): Toll(cost=2)}) == ["cost", "most new points"]
    assert told({("A", "b5"): Toll(1)}) == ["air the risk takes", "most new points"]
    assert told({("A", "b5"): Toll(dies=True)}) == ["would die tonight"]
    both = told({("A", "b5"): Toll(cost=2), ("A", "a10"): Toll(cost=2)})
    assert both == ["can go here", "cost", "most new points"]


def test_only_the_best_space_of_each_climber_is_framed():
    """Most new points without dying; of equal ones that which takes least air; nothing where none is new."""
    table = samples.position([(Climber("b1", 4, 3), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    goals = [
        ("A", "b5"), ("A", "b7"), ("A", "b6"), ("A", "c1"), ("B", "a10"), ("B", "a7"),
    ]  # fmt: skip
    tolls = {("A", "c1"): Toll(dies=True), ("A", "b7"): Toll(1)}
    scene = scenes.plan(seen, seen, ["Ann"], destinations=goals, tolls=tolls)
    assert framed(scene) == {"b6"}
    assert not framed(scenes.plan(seen, seen, ["Ann"], destinations=[("A", "b5"), ("B", "a7")]))


def test_of_several_ways_to_a_space_the_mark_tells_the_cheapest():
    def goal(climber, space, level, air):
        use = PlannedUse(climber, ())
        return Destination(climber, use, space, None, 5150, 1, 1, 3, 0, None, level, level < 1, air)

    found = reach.tolls(
        [
            goal("A", "a1", 2, 1), goal("A", "a1", 0, 0), goal("A", "a2", 0, 2), goal("B", "a2", 3, 0),
            goal("A", "a5", 1, 2), goal("A", "a5", 3, 1), goal("A", "a6", 1, 1), goal("A", "a6", 1, 0),
        ]
    )  # fmt: skip
    assert found == {
        ("A", "a1"): Toll(1), ("A", "a2"): Toll(dies=True), ("B", "a2"): Toll(cost=3), ("A", "a5"): Toll(1),
        ("A", "a6"): Toll(cost=3),
    }  # fmt: skip


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_what_a_planned_way_and_its_tent_cost_is_what_the_map_said(side):
    """14, 15: on a winter day whose snow makes some spaces dearer."""
    people = [(Climber("b1", 6, 3), Climber("a10", 6, 1))]
    tiles = ("W6", *("W1", "W2", "W3", "W4", "W5"))
    game = samples.table(
        people, side=side, season="winter", day=2, phase=Phase.ACTIONS, turn=0, tiles=tiles,
        hands=("m3 m3 r2/3",),
    )  # fmt: skip
    before, goals = observe(game, 0), preview(game, 0, Plan()).destinations
    assert {goal.pitched is None for goal in goals} == {True, False}
    for goal in goals:
        name, after = goal.climber, preview(game, 0, Plan((goal.use,))).settled
        steps = [step for step in goal.use.way if step != PITCH]
        way = (before.me.climber(name).space or "", *steps)
        assert PlanPicture(before, after, ways=((name, way),)).price(name) == goal.cost
