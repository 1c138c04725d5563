"""The planner's map: who can go where, what that takes, where it is best; nothing covered; the weather."""

import math

import pytest

from k2bot.games.k2.engine import Destination, PlannedUse
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import crowds, plan_picture
from k2bot.games.k2.pictures.places import MAP, TAG_ONTO
from k2bot.games.k2.pictures.plan_picture import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.games.k2.pictures.helpers.squeezed import squeezed
from tools.k2 import samples, scenes

SQUEEZED = (24, 50, 56, 58, 83)
"""Squeezed tables on which a mark has no room at its plate."""
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
            if other.name.split()[0] in {"mark", "zone", "tag"}:
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


def test_a_mark_that_is_not_beside_its_plate_names_its_space(plans):
    """One has no room for it: a line leads to it."""
    named, led = 0, 0
    tight = [(f"squeezed {number}", catalogue.plan_of_everything(squeezed(number), 2)) for number in SQUEEZED]
    for name, scene in (*plans, *tight):
        for space, mark in marks_off(scene).items():
            tag = next((other.box for other in scene.areas if other.name == f"tag {space}"), None)
            if tag is None:
                led += 1
                continue
            named += 1
            assert within(scene, tag.grown(TAG_ONTO)) == [space], name
            assert tag.grown(TAG_ONTO + 1).overlaps(mark), name
    assert named >= 4 > led + 2


def marks_off(scene):
    """The marks that are not beside the plate of their space."""
    marks = {part.name.removeprefix("mark "): part.box for part in scene.areas if part.name[:5] == "mark "}
    return {
        space: box
        for space, box in marks.items()
        if not area(scene, f"plate {space}").grown(crowds.BESIDE).overlaps(box)
    }


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
        return Destination(climber, use, space, None, 5150, 1, 1, 1, 0, None, level, air)

    found = plan_picture.tolls(
        [
            goal("A", "a1", 2, 1), goal("A", "a1", 0, 0), goal("A", "a2", 0, 2), goal("B", "a2", 3, 0),
            goal("A", "a5", 1, 2), goal("A", "a5", 3, 1), goal("A", "a6", 1, 1), goal("A", "a6", 1, 0),
        ]
    )  # fmt: skip
    assert found == {("A", "a1"): Toll(1), ("A", "a2"): Toll(dies=True), ("A", "a5"): Toll(1)}


def test_marks_stand_on_the_map_beside_their_own_plate_and_touch_no_other(plans):
    found = beside = 0
    for name, scene in plans:
        boxes = {area.name: area.box for area in scene.areas}
        for mark in [mark for mark in boxes if mark.startswith("mark ")]:
            own = boxes[mark.replace("mark", "plate")]
            beside += boxes[mark].grown(20).overlaps(own)
            near = [box for other, box in boxes.items() if other.startswith("plate ") and box != own]
            assert not any(boxes[mark].grown(4).overlaps(box) for box in near), (name, mark)
            assert MAP.holds(boxes[mark]), (name, mark)
            found += 1
    assert found > 80
    assert beside > 0.97 * found, "few stand beside those who stand at their plate, or farther off"
