"""The planner's map: who can go where, what that takes, where it is best; nothing covered; the weather."""

from __future__ import annotations

import math

import pytest

from k2bot.games.k2.engine import Destination, PlannedUse
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.model import (
    Climber,
    Phase,
)
from k2bot.games.k2.pictures import crowds, palette, plan_picture, sky
from k2bot.games.k2.pictures.places import MAP, TABLE, TAG_ONTO
from k2bot.games.k2.pictures.plan_picture import Toll
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Polygon, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.games.k2.pictures.helpers.catalogue import said
from tests.games.k2.pictures.helpers.squeezed import squeezed
from tests.kit.pictures import layout
from tools.k2 import samples, scenes

MINUS = "\N{MINUS SIGN}"
SQUEEZED = (24, 50, 56, 58, 83)
"""Squeezed tables on which a mark has no room at its plate."""
LIVERIES = {livery.colour for livery in theme.LIVERIES}


@pytest.fixture(scope="module")
def plans():
    """The plans of the gallery and those of random tables."""
    of_gallery = tuple(found for found in catalogue.gallery() if found[0].startswith("plan-"))
    assert len(of_gallery) > 5
    return (*of_gallery, *((drawn.name, drawn.scene) for drawn in catalogue.built("plan")))


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
    assert heads > 15


def test_marks_and_people_keep_to_the_map(plans):
    for name, scene in plans:
        for part in scene.areas:
            if part.name.split()[0] in {"crowd", "tents", "mark"}:
                assert MAP.holds(part.box), (name, part.name)


# ------------------------------------------------------------------------------------------------ reach


def test_who_can_go_to_a_space_is_marked_there_once_for_each_and_nowhere_else():
    seen = samples.seen_by(samples.start(2), 0)
    goals = [("B", "a5"), ("A", "a5"), ("B", "a2"), ("A", "a5"), ("A", "base")]
    scene = scenes.plan(seen, seen, samples.NAMES[:2], destinations=goals)
    marks = {area.name: area.box for area in scene.areas if area.name.startswith("mark ")}
    assert set(marks) == {"mark a5", "mark a2"}, "where a climber stands it need not go"
    assert [within(scene, marks[f"mark {space}"]) for space in ("a5", "a2")] == [["A", "B"], ["B"]]
    widths = [marks[f"mark {space}"].width - 8 for space in ("a5", "a2")]
    assert widths[0] == pytest.approx(2 * widths[1])


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
    tight = [(f"squeezed {number}", plan_of_everything(squeezed(number))) for number in SQUEEZED]
    for name, scene in (*plans, *tight):
        for space, mark in marks_off(scene).items():
            tag = next((other.box for other in scene.areas if other.name == f"tag {space}"), None)
            if tag is None:
                led += 1
                continue
            named += 1
            assert within(scene, tag.grown(TAG_ONTO)) == [space], name
            assert tag.grown(TAG_ONTO + 1).overlaps(mark), name
    assert named >= 4
    assert led <= 1


def marks_off(scene):
    """The marks that are not beside the plate of their space."""
    marks = {part.name.removeprefix("mark "): part.box for part in scene.areas if part.name[:5] == "mark "}
    return {
        space: box
        for space, box in marks.items()
        if not area(scene, f"plate {space}").grown(crowds.BESIDE).overlaps(box)
    }


def plan_of_everything(table):
    """A plan in which both climbers can go wherever two ropes lead."""
    seen, ropes = samples.seen_by(table, 0), table.board.neighbours
    goals = []
    for name, climber in zip(CLIMBER_NAMES, seen.seats[0].climbers, strict=True):
        near = [space.id for space in ropes[climber.space]]
        far = {space.id for one in near for space in ropes[one]} | set(near)
        goals += [(name, space) for space in sorted(far - {climber.space})]
    return scenes.plan(seen, seen, samples.NAMES[: len(table.seats)], destinations=goals)


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


def test_marks_tell_by_colour_and_sign_what_going_there_takes_beside_cards():
    """18: what points do not pay of a risk token takes air; the same for both climbers is told once."""
    seen = samples.seen_by(samples.start(2), 0)
    spaces = ("a1", "a2", "a5", "a6", "a7")
    goals = [(name, space) for space in spaces for name in CLIMBER_NAMES]
    tolls = {
        ("A", "a2"): Toll(1),
        ("A", "a5"): Toll(2),
        ("B", "a5"): Toll(2),
        ("A", "a6"): Toll(dies=True),
        ("B", "a6"): Toll(1),
        ("A", "a7"): Toll(dies=True),
        ("B", "a7"): Toll(dies=True),
    }
    scene = scenes.plan(seen, seen, samples.NAMES[:2], destinations=goals, tolls=tolls)

    def grounds(space):
        mark = area(scene, f"mark {space}")
        colours = {theme.SLATE, palette.AIR, palette.DANGER}
        return {
            shape.fill
            for shape in scene.shapes
            if isinstance(shape, Plate) and shape.fill in colours and mark.grown(0.1).holds(shape.box)
        }

    assert {space: grounds(space) for space in spaces} == {
        "a1": {theme.SLATE}, "a2": {theme.SLATE, palette.AIR}, "a5": {palette.AIR},
        "a6": {theme.SLATE, palette.AIR, palette.DANGER}, "a7": {palette.DANGER},
    }  # fmt: skip
    signs = {space: within(scene, area(scene, f"mark {space}")) for space in spaces}
    assert signs == {
        "a1": ["A", "B"], "a2": ["A", f"{MINUS}1", "B"], "a5": ["A", "B", f"{MINUS}2"],
        "a6": ["A", "B", f"{MINUS}1"], "a7": ["A", "B"],
    }  # fmt: skip
    told = said(scene)
    assert {"air the risk takes", "would die tonight"} <= set(told)
    alike = scenes.plan(seen, seen, samples.NAMES[:2], destinations=goals)
    assert not {"air the risk takes", "would die tonight"} & set(said(alike))


def test_a_full_space_in_reach_says_so_and_the_table_says_what_it_means():
    """16: one may pass, but not stay. Full spaces out of reach are not marked."""
    seen = samples.seen_by(samples.middle(3, "easy"), 0)
    goals = [("A", "b8"), ("B", "b5")]
    scene = scenes.plan(seen, seen, samples.NAMES[:3], destinations=goals, full=["b4"])
    marks = {area.name for area in scene.areas if area.name.startswith("mark ")}
    assert marks == {"mark b8", "mark b5", "mark b4"}
    mark = area(scene, "mark b4")
    assert within(scene, mark) == ["full"]
    rings = [shape for shape in scene.shapes if isinstance(shape, Disc) and mark.grown(0.1).holds(shape.box)]
    assert max(ring.box.width for ring in rings) >= 33, "eleven pixels in a chat"
    assert len(within(scene, area(scene, "plate b4"))) == 4, "what it costs to pass"
    assert "full: pass through only" in said(scene)
    open_to_all = scenes.plan(seen, seen, samples.NAMES[:3], destinations=goals)
    assert "mark b4" not in {area.name for area in open_to_all.areas}
    assert "full: pass through only" not in said(open_to_all)


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


def test_only_plates_that_matter_most_are_bright():
    """Others that can be reached tell as much with less contrast, and so do their marks."""
    table = samples.position([(Climber("b1", 4, 3), Climber("a8", 4, 1))], day=2, phase=Phase.ACTIONS, turn=0)
    seen = samples.seen_by(table, 0)
    goals = [("A", "b5"), ("A", "b6"), ("B", "a10"), ("B", "a7")]
    scene = scenes.plan(seen, seen, ["Ann"], destinations=goals)
    plates = {shape.box: shape.fill for shape in reversed(scene.shapes) if isinstance(shape, Plate)}
    heads = {space: plates[area(scene, f"plate {space}")] for space in ("b1", "a8", "b6", "b5", "a10", "a7")}
    assert {space for space, head in heads.items() if head != theme.SLATE} == {"b1", "a8", "b6"}
    for space in ("b5", "a7"):
        assert len(within(scene, area(scene, f"plate {space}"))) == 4, "name, points, cost, air"
        assert plates[area(scene, f"mark {space}")] == theme.SLATE


def test_marks_stand_beside_their_own_plate_and_touch_no_other(
    plans,
):
    found = beside = 0
    for name, scene in plans:
        boxes = {area.name: area.box for area in scene.areas}
        for mark in [mark for mark in boxes if mark.startswith("mark ")]:
            own = boxes[mark.replace("mark", "plate")]
            beside += boxes[mark].grown(20).overlaps(own)
            near = [other for other in boxes if other.startswith("plate ") and boxes[other] != own]
            assert not any(boxes[mark].grown(4).overlaps(boxes[other]) for other in near), (name, mark)
            found += 1
    assert found > 80
    assert beside > 0.97 * found, "few stand beside those who stand at their plate, or farther off"


def test_the_key_names_only_climbers_who_can_still_go_somewhere():
    seen = samples.seen_by(samples.start(2), 0)
    for goals, letters in (
        ([("A", "a2"), ("B", "a2")], ["A", "B"]),
        ([("B", "a2")], ["B"]),
        ([], None),
    ):
        texts = said(scenes.plan(seen, seen, samples.NAMES[:2], destinations=goals))
        assert ("can go there" in texts) == (letters is not None)
        if letters:
            key = texts[: texts.index("can go there")][-len(letters) - 1 :]
            assert key[1:] == letters
            assert key[0] not in CLIMBER_NAMES


def test_spaces_that_do_not_matter_tell_neither_cost_nor_air():
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    after = samples.moved(before, 1, "A", "c3", tent="c1")
    goals = [("B", "b2")]
    scene = scenes.plan(before, after, samples.NAMES, destinations=goals, ways=[("A", ("b6", "c1", "c3"))])
    figures = {
        area.name.removeprefix("plate "): len(within(scene, area.box))
        for area in scene.areas
        if area.name.startswith("plate ")
    }
    whole = {space for space, count in figures.items() if count == 4}
    assert whole == {"b2", "b6", "c1", "c3", "a10"}
    assert {figures[space] for space in figures.keys() - whole} == {1, 2}, "the summit is a flag"


# ------------------------------------------------------------------------------------------------ weather


def in_weather(tile, *climbers):
    """Somebody's turn on day 2, with a weather tile; AS1 has its avalanche on that day."""
    tiles = tuple(dict.fromkeys((tile, "S2", "S3", "S4", "S5", "S6", "S1")))[:6]
    seen = samples.position([climbers], day=2, phase=Phase.ACTIONS, turn=0, tiles=tiles)  # type: ignore[list-item]  # two climbers are given
    return samples.seen_by(seen, 0)


def test_an_avalanche_says_what_it_does_and_who_slides():
    """40: all in its zone lose 1, and without an own tent there they slide."""
    seen = in_weather("AS1", Climber("c1", 4, 5), Climber("c3", 4, 5, "c3"))
    assert seen.weather.avalanche
    scene = scenes.plan(seen, seen, ["Ann"], tonight={"A": 2, "B": 3}, sliding=("A",))
    told = said(scene)
    assert told.count("slides") == 1
    band = " ".join(told[told.index("Tonight") :] if "Tonight" in told else told)
    for part in (
        f"Tonight {sky.where_of(seen.weather, scenes.writing())}",
        "1 air less",
        "Without your own tent",
        "slide to a lower space",
    ):
        assert part in band
    quiet = in_weather("S1", Climber("c1", 4, 5), Climber("c3", 4, 5, "c3"))
    calm = scenes.plan(quiet, quiet, ["Ann"], tonight={"A": 2, "B": 3})
    assert not {"slides"} & set(said(calm))
    assert not any("lower space" in text for text in said(calm))
    assert not any("rope" in text for text in band.split()), "a Rope card has no part in it"


def test_who_dies_in_an_avalanche_does_not_slide():
    seen = in_weather("AS1", Climber("c1", 1, 5), Climber("a1", 4, 1))
    scene = scenes.plan(seen, seen, ["Ann"], tonight={"A": -1, "B": 5}, sliding=("A",))
    assert "dies" in said(scene)
    assert "slides" not in said(scene)


def test_the_map_says_what_the_weather_does_in_the_bands_it_hits():
    for tile, figures in (("AS1", {f"{MINUS}1"}), ("S2", {f"{MINUS}2"}), ("W2", {"+1", f"{MINUS}1"})):
        seen = in_weather(tile, Climber("base", 4, 1), Climber("summit", 4, 10))
        scene = scenes.plan(seen, seen, ["Ann"])
        assert seen.weather.zones
        for zone in seen.weather.zones:
            top, bottom = sky.limits(seen.board)[zone]
            note = area(scene, f"zone {zone}")
            assert top < note.top < note.bottom < bottom
            assert set(within(scene, note)[1:]) == figures, "after how many climbers fit"


def test_the_table_lies_beside_the_map_and_holds_all_it_says(plans):
    assert not MAP.overlaps(TABLE)
    for name, scene in plans:
        assert area(scene, "table") == TABLE, name
        for text in layout.texts(scene).values():
            shown = layout.ink(text)
            assert MAP.holds(shown) or TABLE.grown(-6).holds(shown), (name, text.text)
