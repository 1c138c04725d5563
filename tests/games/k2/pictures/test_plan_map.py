"""The planner's map: destinations, their costs and the best ones; no arrow is covered."""

import math

import pytest

from k2bot.games.k2.engine import (
    CLIMBER_NAMES,
    Destination,
    Plan,
    PlannedUse,
    content,
    observe,
    parse,
    preview,
)
from k2bot.games.k2.engine.actions import PITCH
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import PlanPicture, Resources, palette, reach
from k2bot.games.k2.pictures.places import TABLE
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Text
from tests.games.k2.engine.helpers.builder import climbers
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures.layout import ink, shapes_of, texts_of
from tools.k2 import samples, scenes

LIVERIES = {livery.colour for livery in theme.LIVERIES}


def is_head(shape):
    """Whether this is an arrowhead: an isosceles triangle, which tents aren't quite."""
    if len(shape.points) != 3 or shape.fill not in LIVERIES:
        return False
    tip, *wings = shape.points
    return math.isclose(*(math.dist(tip, wing) for wing in wings), rel_tol=1e-6)


def test_no_arrowhead_is_covered():
    heads = 0
    for name, scene in catalogue.pictures("plan"):
        marks = [
            Box.enclosing(Box(*at, *at) for at in shape.points)
            for shape in shapes_of(scene, Polygon)
            if is_head(shape)
        ]
        heads += len(marks)
        for other in scene.areas:
            if other.name.split()[0] in {"zone", "tag"}:
                assert not any(box.overlaps(other.box) for box in marks), (name, other.name)
    assert heads > 8


@pytest.mark.parametrize(
    ("others", "own", "found"),
    [
        ("c5", "c3 air 4", [("c5", "c3", 4)]),  # full
        ("b4", "c3 air 4", []),  # A can stay there
        ("b4", "c3 air 2 tent c3", [("c5", "c3", 4)]),  # without its tent it would die there
    ],
)
def test_spaces_to_pass_for_points_are_listed_if_the_climber_cannot_stay(others, own, found):
    seats = f"A {own}, B a10 air 4 | A {others} vp 5, B {others} vp 5 | A c2, B b4 vp 5"
    game = samples.table(climbers(seats), day=7, phase=Phase.ACTIONS, turn=0, hands=["m2 m2 m1"])
    look = preview(game, 0, Plan())
    passed = reach.passes(look.settled, look.destinations)
    assert [(one.space, one.stop, one.toll.cost) for one in passed if one.climber == "A"] == found
    shown = PlanPicture(look.settled, look.settled, destinations=(("A", "c3"),), passed=passed)
    assert [(goal.space, goal.stop) for goal in shown.goals["A"]] == [one[:2] for one in found]


def test_a_spaces_mark_shows_a_survivable_way_if_there_is_one():
    use = PlannedUse("A", ())
    ways = [
        Destination("A", use, "a1", None, 5150, 1, 3, 0, level, level < 1, ("A",) * air)
        for level, air in ((2, 1), (0, 0))
    ]
    assert reach.tolls(ways) == {("A", "a1"): Toll(1, cost=3, morning=2)}


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_planned_moves_and_tents_cost_what_the_map_shows(side):
    """14, 15: on a winter day whose snow makes some spaces cost more."""
    people = climbers("A b1 air 6 vp 3, B a10 air 6")
    tiles = ("W6", *("W1", "W2", "W3", "W4", "W5"))
    game = samples.table(
        people, side=side, season="winter", day=2, phase=Phase.ACTIONS, turn=0, tiles=tiles,
        hands=("m3 m3 r2/3",),
    )  # fmt: skip
    before, goals = observe(game, 0), preview(game, 0, Plan()).destinations
    assert {goal.pitched is None for goal in goals} == {True, False}
    for goal in goals:
        name, after = goal.climber, preview(game, 0, Plan((goal.use,))).settled
        steps = [step for step in goal.use.route if step != PITCH]
        way = (before.me.climber(name).space or "", *steps)
        assert PlanPicture(before, after, ways=((name, way),)).price(name) == goal.cost


def test_air_gained_and_paid_in_one_turn_is_shown_by_what_the_morning_leaves():
    """Sums of air had to be decoded; the words of the page have them."""
    people = climbers("A base air 1, B base air 1")
    game = samples.table(people, phase=Phase.ACTIONS, turn=0, risk=(2,), hands=("m1 m1 a2",))
    look = preview(game, 0, parse("plan A a2; A m1 m1 > a2 a6"))
    assert look.payment == ("A", "A")
    shown = PlanPicture(
        observe(game, 0),
        look.settled,
        ways=(("A", ("base", "a2", "a6")),),
        tonight={"A": 3},
        means=Resources((), 2, look.payment),
    )
    said = [
        text for text in shapes_of(shown.scene(scenes.writing(["Ann"])), Text) if text.box.left > TABLE.left
    ]
    assert "Risk: 2 air from A" in " ".join(text.text for text in said)
    assert {"+2", "\N{MINUS SIGN}2"}.isdisjoint(text.text for text in said)
    assert "3" in {text.text for text in said}


@pytest.mark.parametrize(
    ("later", "dying", "found"),
    [(3, (), []), (4, (), ["+1"]), (3, ("A",), ["\N{MINUS SIGN}2"]), (1, ("A",), [])],
)
def test_points_are_shown_only_if_they_change(later, dying, found):
    before, after = (
        observe(
            samples.table(
                climbers(f"A b1 air 5 vp {points}, B a1 air 6"), day=3, phase=Phase.ACTIONS, turn=0
            ),
            0,
        )
        for points in (1 if later == 1 else 3, later)
    )
    shown = PlanPicture(before, after, dying=dying).scene(scenes.writing(["Ann"]))
    said = [text.text for text in shapes_of(shown, Text) if text.box.left > TABLE.left]
    assert ("points" in said) == bool(found)
    assert [text for text in said if text.startswith(("+", "\N{MINUS SIGN}"))] == found


@pytest.mark.parametrize(
    ("air", "ways", "found"), [(2, (), ["+2"]), (2, (("A", ("b1", "b5")),), ["+2"]), (0, (), [])]
)
def test_air_from_cards_is_shown_beside_what_it_costs(air, ways, found):
    """Nobody could tell which climber a card's air was for, nor why its card was yellow."""
    seen = observe(samples.table(climbers("A b1 air 4, B a1 air 6"), phase=Phase.ACTIONS, turn=0), 0)
    shown = PlanPicture(seen, seen, ways=ways, air_from_cards={"A": air}).scene(scenes.writing(["Ann"]))
    said = [text.text for text in shapes_of(shown, Text) if text.box.left > TABLE.left]
    assert [text for text in said if text.startswith(("+", "\N{MINUS SIGN}"))] == found


@pytest.mark.parametrize(("used", "is_bright"), [((True, False), True), ((True, True), False)])
def test_movement_points_left_are_green_only_if_there_are_any(used, is_bright):
    seen = observe(samples.table(climbers("A b1 air 4, B a1 air 6"), phase=Phase.ACTIONS, turn=0), 0)
    means = Resources(tuple(zip(content.DECK[:2], used, strict=True)))
    shown = PlanPicture(seen, seen, means=means).scene(scenes.writing(["Ann"]))
    (caption,) = (text for text in shapes_of(shown, Text) if text.text == "left")
    tiles = [plate for plate in shapes_of(shown, Plate) if plate.box.contains(caption.box)]
    assert (palette.MOVEMENT in {plate.fill for plate in tiles}) == is_bright


@pytest.mark.parametrize(
    ("own", "sliding", "said"),
    [
        ("A c1 air 4, B a1 air 4", ("A",), "Without a tent, A slides to b7 or b6"),
        ("A c3 air 4, B a1 air 4", ("A",), "Without a tent, A slides to c1"),
        (
            "A c3 air 4, B c1 air 4",
            ("A", "B"),
            "In the avalanche, climbers slide without a tent",
        ),
        ("A a1 air 4, B a1 air 4", (), "In the avalanche, climbers slide without a tent"),
    ],
)
def test_an_avalanche_says_where_a_climber_would_slide(own, sliding, said):
    seen = samples.seen_by(
        samples.position(climbers(own), day=2, phase=Phase.ACTIONS, turn=0, tiles=("AS1", *("S3",) * 5)), 0
    )
    scene = PlanPicture(seen, seen, sliding=sliding).scene(scenes.writing(["Ann"]))
    assert said in " ".join(texts_of(scene))
    drawn = {area.name.removeprefix("plate ") for area in scene.areas}
    assert all({space.id for space in seen.slopes((0, name))} <= drawn for name in sliding)


def test_other_players_pieces_are_left_out():
    """Dozens of small pieces hid one's own; a sign says which spaces are full."""
    seats = climbers("A base, B a2 | A base tent b1, B a6 | A a5, B a1")
    seen = observe(samples.table(seats, phase=Phase.ACTIONS, turn=0), 0)
    shown = PlanPicture(seen, seen, ways=(("B", ("a2", "a6")),), full=("a5",)).scene(
        scenes.writing(samples.NAMES[:3])
    )
    crowds = {area.name: area.box for area in shown.areas if area.name.startswith("crowd ")}
    letters = [text for text in shapes_of(shown, Text) if text.text in CLIMBER_NAMES]
    there = {
        name: sum(box.overlaps(ink(letter)) for letter in letters if letter.box.right < TABLE.left)
        for name, box in crowds.items()
    }
    assert there == {"crowd base": 1, "crowd a2": 1}


@pytest.mark.parametrize(
    ("way", "named"),
    [
        (("b1", "b5", "b1"), "b1 b5 b1"),
        (("a10", "a12", "a10"), "a12 a10"),  # without room for all, it's named where it turns
        (("b3", "b5", "b3", "a11"), "b3 b5 a11"),  # its points are from there
        (("b5", "b1", "a10"), "b5 a10"),
    ],
)
def test_ways_are_named_by_where_they_begin_turn_and_end(way, named):
    seats = climbers(f"A {way[0]} air 4, B a1 air 4")
    seen = observe(samples.table(seats, day=7, phase=Phase.ACTIONS, turn=0), 0)
    gone = PlanPicture(seen, seen, ways=(("A", way),), tolls={("A", way[1]): Toll(2)})
    texts = shapes_of(gone.scene(scenes.writing(["Ann"])), Text)
    spaces = [text for text in texts if text.box.left > TABLE.left and text.text in way]
    assert " ".join(text.text for text in sorted(spaces, key=lambda text: text.box.left)) == named
