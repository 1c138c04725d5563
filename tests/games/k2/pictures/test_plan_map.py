"""The planner's map: who can go where, what that takes, where it is best; nothing covered; the weather."""

import math

import pytest

from k2bot.games.k2.engine import Destination, Plan, PlannedUse, observe, preview
from k2bot.games.k2.engine.actions import PITCH
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import PlanPicture, pieces, reach
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke, Text
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


def test_spaces_in_reach_have_a_ring_points_where_they_matter_and_a_letter_if_only_one_can_go_there():
    table = samples.position([(Climber("b1", 4, 4), Climber("a8", 4, 3))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {("A", "b5"): Toll(1), ("B", "b5"): Toll(cost=2), ("A", "a10"): Toll(dies=True)}
    goals = [*tolls, ("B", "a7"), ("A", "b7"), ("B", "b7"), ("B", "b1")]
    scene = scenes.plan(seen, seen, ["Ann"], destinations=goals, tolls=tolls)
    spaces = ("b5", "b7", "a7", "a10", "b1", "a4")
    assert {space: "".join(within(scene, area(scene, f"plate {space}"))) for space in spaces} == {
        "b5": "b5", "b7": "b74", "a7": "a7B", "a10": "a101A", "b1": "b12B", "a4": "a4",
    }  # fmt: skip
    colour = theme.LIVERIES[0].colour
    rings = [shape.box for shape in scene.shapes if isinstance(shape, Plate) and shape.fill == colour]
    ringed = {space for space in spaces if any(ring.holds(area(scene, f"plate {space}")) for ring in rings)}
    assert ringed == {"b5", "b7", "a7", "a10", "b1"}
    white = {shape.box for shape in scene.shapes if isinstance(shape, Plate) and shape.fill == theme.WHITE}
    assert ringed - {space for space in spaces if area(scene, f"plate {space}") in white} == {"a10"}, "red"


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


def test_a_planned_climber_has_a_halo_a_ghost_where_it_was_and_its_letter_on_its_way():
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
        discs = [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.fill == theme.TURN]
        return any(crowd.holds(shape.box) for shape in discs)

    assert letters(still, "c1") == letters(scene, "c1") == ["A"], "the ghost"
    assert letters(still, "c3") == ["A"]
    assert letters(scene, "c3") == ["A", "A"]
    assert yellow(scene, "c3")
    assert not yellow(scene, "c1")
    assert not yellow(still, "c3")
    c1, c3 = (area(scene, f"plate {space}") for space in ("c1", "c3"))
    between = Box.over((c1, c3))
    badges = [
        shape
        for shape in scene.shapes
        if isinstance(shape, Text) and shape.text == "A" and between.holds(shape.box)
    ]
    assert any(not c1.overlaps(text.box) and not c3.overlaps(text.box) for text in badges)


def test_what_stays_is_told_once_and_what_changes_before_and_after():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    moved = samples.position([(Climber("b5", 4, 3), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    before, after = (samples.seen_by(game, 0) for game in (table, moved))
    scene = scenes.plan(
        before, after, ["Ann"], ways=[("A", ("b1", "b5"))], tonight={"A": 3, "B": 4}, destinations=[]
    )
    told = [word for word in within(scene, area(scene, "table")) if word not in {"A", "B"}]
    assert told[told.index("b1") :] == [
        "b1", "b5", "cost", "1", "air", "4", "tonight", "3", "points", "2", "3", "tent in pack",
        "a8", "air", "4", "points", "1", "tent in pack",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("way", "told"),
    [(("b1", "b5", "b1"), ["b1", "b5", "b1", "3"]), (("base", "a2", "base"), ["a2", "Base", "2"])],
    ids=["with room for all", "a long name"],
)
def test_who_comes_back_is_told_with_where_they_turn(way, told):
    """The panel once named only the space where such a climber began and ends."""
    people = [(Climber(way[0], 4, 3), Climber("a8", 4, 1))]
    before, after = (
        samples.seen_by(samples.position(people, day=2, phase=Phase.ACTIONS, turn=0), 0) for _ in range(2)
    )
    scene = scenes.plan(before, after, ["Ann"], ways=[("A", way)], tonight={"A": 4, "B": 4}, destinations=[])
    shown = [word for word in within(scene, area(scene, "table")) if word not in {"A", "B"}]
    first = shown.index(told[0])
    assert shown[first : first + len(told)] == told


def words(scene):
    """The words of the panel and of the legend."""
    return " ".join(part for name in ("table", "key") for part in within(scene, area(scene, name)))


def test_the_panel_explains_what_the_map_shows_and_nothing_else():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    signs = ("can go here", "only A", "only B", "would die tonight", "cost", "air the risk takes")

    def told(tolls, *others, seen=seen):
        scene = scenes.plan(seen, seen, ["Ann"], destinations=[*tolls, *others], tolls=tolls)
        return [sign for sign in signs if sign in words(scene)]

    assert told({}) == []
    only = ["can go here", "only A"]
    assert told({("A", "a10"): Toll(cost=2)}) == only
    assert told({("B", "a10"): Toll(cost=2)}) == ["can go here", "only B"]
    survivor = samples.position([(Climber("b1", 4, 2), Climber(None, 0, 1))], phase=Phase.ACTIONS, turn=0)
    assert told({("A", "a10"): Toll(cost=2)}, seen=samples.seen_by(survivor, 0)) == ["can go here"]
    assert told({("A", "a10"): Toll(cost=2), ("B", "a10"): Toll(cost=2)}) == ["can go here"]
    assert told({("A", "b5"): Toll(cost=2)}) == [*only, "cost"]
    assert told({("A", "b5"): Toll(1, dies=True)}) == [*only, "would die tonight", "cost"]
    assert told({("A", "b5"): Toll(1), ("B", "a9"): Toll(dies=True)}) == [*only, "would die tonight", "cost"]


def listed(scene, space):
    """The words of a climber's list, who is at this space, after its heading."""
    told = within(scene, area(scene, "table"))
    told = told[told.index(space) :]
    return told[told.index("cost") + 1 :]


def test_a_climbers_card_lists_where_new_points_are_with_all_that_takes_best_first_and_death_last():
    table = samples.position([(Climber("b1", 4, 2), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    tolls = {
        ("A", "b5"): Toll(cost=1), ("A", "c3"): Toll(cost=6, dies=True), ("A", "c1"): Toll(2, cost=5),
        ("A", "b6"): Toll(cost=4), ("A", "b4"): Toll(cost=2), ("A", "a12"): Toll(cost=3),
    }  # fmt: skip
    scene = scenes.plan(seen, seen, ["Ann"], destinations=[*tolls], tolls=tolls)
    own = ["c1", "5", "5", pieces.signed(-2), "b6", "4", "4", "b5", "3", "1", "b4", "3", "2", "c3", "6"]
    assert listed(scene, "b1")[: len(own)] == own


def test_a_list_that_is_too_long_says_how_many_spaces_it_leaves_out():
    table = samples.position([(Climber("a8", 4, 0), Climber("a8", 4, 0))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    goals = [(name, f"a{number}") for name in "AB" for number in range(1, 13)]
    goals += [(name, f"b{number}") for name in "AB" for number in range(1, 9)]
    tolls = dict.fromkeys(goals, Toll(cost=2))
    told = within(scenes.plan(seen, seen, ["Ann"], destinations=goals, tolls=tolls), Box(1110, 0, 1650, 1050))
    (more, again) = [word for word in told if word.startswith("+")]
    assert more == again
    shown = [word for word in told if word[0] in "ab" and word[1:].isdigit() and word != "a8"]
    assert len(shown) == 2 * (19 - int(more))


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
