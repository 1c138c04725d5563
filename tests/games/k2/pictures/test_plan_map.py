"""The planner's map: who can go where, what that takes, where it is best; nothing covered; the weather."""

import math

import pytest

from k2bot.games.k2.engine import Destination, Plan, PlannedUse, observe, preview
from k2bot.games.k2.engine.actions import PITCH
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import PlanPicture, palette, reach
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Polygon, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes

LIVERIES = {livery.colour for livery in theme.LIVERIES}


@pytest.fixture(scope="module")
def plans():
    return catalogue.pictures("plan")


def area(scene, name):
    return next(area.box for area in scene.areas if area.name == name)


def within(scene, box):
    """The texts in a box."""
    return [shape.text for shape in shapes_of(scene, Text) if box.holds(shape.box)]


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
            for shape in shapes_of(scene, Polygon)
            if is_head(shape)
        ]
        heads += len(marks)
        for other in scene.areas:
            if other.name.split()[0] in {"zone", "tag"}:
                assert not any(box.overlaps(other.box) for box in marks), (name, other.name)
    assert heads > 8


# ------------------------------------------------------------------------------------------------ reach


def test_spaces_with_new_points_have_a_ring_deadly_ones_a_red_edge_and_all_others_are_quiet():
    table = samples.position([(Climber("b1", 4, 4), Climber("a8", 4, 2))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {("A", "b5"): Toll(1), ("B", "b5"): Toll(cost=2), ("A", "a10"): Toll(dies=True)}
    goals = [*tolls, ("B", "a7"), ("A", "b7"), ("B", "b7"), ("B", "b1"), ("A", "b3")]
    scene = scenes.plan(seen, seen, ["Ann"], destinations=goals, tolls=tolls)

    def around(colour, ground):
        """Spaces with a plate of the second colour in one of the first."""
        plates = shapes_of(scene, Plate)
        return {
            space
            for space in ("b5", "b7", "a7", "a10", "b1", "b3", "a4")
            for inner in [area(scene, f"plate {space}")]
            if any(one.fill == colour and one.box.holds(inner) and one.box != inner for one in plates)
            and any(one.fill == ground and one.box == inner for one in plates)
        }

    assert around(theme.LIVERIES[0].colour, theme.WHITE) == {"b5", "b7"}
    assert around(theme.INK, theme.WHITE) == set()
    assert around(palette.DANGER, reach.DEADLY.ground) == {"a10"}


def test_a_planned_climber_has_a_halo_and_its_letter_where_its_way_begins():
    """A pale figure where it was looked like somebody else's."""
    people = [(Climber("c1", 4, 5), Climber("a8", 4, 1)), (Climber("c3", 4, 5), Climber("b2", 4, 2))]
    table = samples.position(people, day=2, phase=Phase.ACTIONS, turn=0)
    moved = samples.position(
        [(Climber("c3", 4, 5), people[0][1]), people[1]], day=2, phase=Phase.ACTIONS, turn=0
    )
    before, after = (samples.seen_by(game, 0) for game in (table, moved))
    still = scenes.plan(before, before, ["Ann", "Bo"])
    scene = scenes.plan(before, after, ["Ann", "Bo"], ways=[("A", ("c1", "c3"))])

    def letters(scene, space):
        return within(scene, area(scene, f"crowd {space}").grown(4))

    def yellow(scene, space):
        crowd = area(scene, f"crowd {space}").grown(16)
        discs = shapes_of(scene, Disc, theme.TURN)
        return any(crowd.holds(shape.box) for shape in discs)

    assert letters(still, "c1") == ["A"]
    assert not any(area.name == "crowd c1" for area in scene.areas)
    assert letters(still, "c3") == ["A"]
    assert letters(scene, "c3") == ["A", "A"]
    assert yellow(scene, "c3")
    assert not yellow(still, "c3")
    c1, c3 = (area(scene, f"plate {space}") for space in ("c1", "c3"))
    between = Box.over((c1, c3))
    badges = [shape for shape in shapes_of(scene, Text) if shape.text == "A" and between.holds(shape.box)]
    (badge,) = [text.box for text in badges if not c1.overlaps(text.box) and not c3.overlaps(text.box)]
    assert badge.left - c1.right < c3.left - badge.right


def test_the_best_space_of_each_climber_is_told():
    """Most new points without dying; of equal ones that which takes least air; nothing where none is new."""
    table = samples.position([(Climber("b1", 4, 3), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    goals = [
        ("A", "b5"), ("A", "b7"), ("A", "b6"), ("A", "c1"), ("B", "a10"), ("B", "a7"),
    ]  # fmt: skip
    tolls = {("A", "c1"): Toll(dies=True), ("A", "b7"): Toll(1)}
    assert PlanPicture(seen, seen, tuple(goals), tolls=tolls).favourites == {"b6"}
    assert not PlanPicture(seen, seen, (("A", "b5"), ("B", "a7"))).favourites


def test_a_climbers_list_has_what_no_other_space_outdoes_and_equal_ones_in_one_line():
    """Costs and air count, and whether the night leaves 1 air; who would die there gains nothing."""
    table = samples.position([(Climber("b1", 6, 2), Climber("a8", 6, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {
        ("A", "c1"): Toll(1, cost=6), ("A", "c2"): Toll(cost=7), ("A", "c3"): Toll(1, cost=7),
        ("A", "b6"): Toll(cost=4), ("A", "b7"): Toll(cost=4), ("A", "b8"): Toll(cost=4, short=True),
        ("A", "b4"): Toll(cost=4), ("A", "b5"): Toll(cost=3), ("A", "c5"): Toll(cost=1, dies=True),
    }  # fmt: skip
    listed = reach.choices(PlanPicture(seen, seen, (*tolls,), tolls=tolls).goals["A"])
    assert [[goal.space for goal in goals] for goals in listed] == [["c2"], ["c1"], ["b6", "b7"], ["b5"]]


@pytest.mark.parametrize(
    ("others", "camp", "found"),
    [
        ("c5 c5", Climber("c3", 4, 5), [("c5", "c3", 4)]),  # full
        ("b4 b4", Climber("c3", 4, 5), []),  # A can stay there
        ("b4 b4", Climber("c3", 2, 5, "c3"), [("c5", "c3", 4)]),  # without its tent it would die there
    ],
)
def test_a_space_where_a_climber_cannot_stay_is_listed_if_it_can_pass_for_points(others, camp, found):
    over = [(camp, Climber("a10", 4, 1))]
    over += [tuple(Climber(space, 4, 5) for space in spaces.split()) for spaces in (others, "c2 b4")]
    game = samples.table(over, day=7, phase=Phase.ACTIONS, turn=0, hands=["m2 m2 m1"])
    look = preview(game, 0, Plan())
    passed = reach.passes(look.settled, look.destinations)
    assert [(one.space, one.stop, one.toll.cost) for one in passed if one.climber == "A"] == found
    shown = PlanPicture(look.settled, look.settled, destinations=(("A", "c3"),), passed=passed)
    assert [(goal.space, goal.stop) for goal in shown.goals["A"]] == [one[:2] for one in found]
    assert shown.favourites == {space for space, *_ in found}


def test_a_space_with_new_points_has_the_letters_of_all_who_can_go_there_and_live():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {
        ("A", "b5"): Toll(), ("B", "b5"): Toll(dies=True), ("A", "b7"): Toll(), ("B", "b7"): Toll(),
        ("A", "a9"): Toll(dies=True), ("B", "a9"): Toll(), ("A", "b3"): Toll(), ("B", "c1"): Toll(dies=True),
        ("B", "b2"): Toll(), ("A", "a10"): Toll(),
    }  # fmt: skip
    scene = scenes.plan(seen, seen, ["Ann"], destinations=[*tolls], tolls=tolls)
    spaces = [area.name.split()[1] for area in scene.areas if area.name.startswith("plate ")]
    letters = {space: {*within(scene, area(scene, f"plate {space}"))} & {"A", "B"} for space in spaces}
    assert {space: found for space, found in letters.items() if found} == {
        "b5": {"A"}, "b7": {"A", "B"}, "b2": {"B"}
    }  # fmt: skip


def test_of_several_ways_to_a_space_the_mark_tells_the_cheapest():
    def goal(climber, space, level, air):
        use = PlannedUse(climber, ())
        return Destination(climber, use, space, None, 5150, 1, 3, 0, None, level, level < 1, air)

    found = reach.tolls(
        [
            goal("A", "a1", 2, 1), goal("A", "a1", 0, 0), goal("A", "a2", 0, 2), goal("B", "a2", 3, 0),
            goal("A", "a5", 1, 2), goal("A", "a5", 3, 1), goal("A", "a6", 1, 1), goal("A", "a6", 1, 0),
        ]
    )  # fmt: skip
    assert found == {
        ("A", "a1"): Toll(1, cost=3), ("A", "a2"): Toll(dies=True, cost=3), ("B", "a2"): Toll(cost=3),
        ("A", "a5"): Toll(1, cost=3), ("A", "a6"): Toll(cost=3, short=True),
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
