"""The board: what stands where, and what it tells of spaces, weather, limits and players."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.phases.acclimatization import would_die
from k2bot.games.k2.pictures import board_picture, chart, crowds, palette, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.panel import CLOTH
from k2bot.games.k2.pictures.places import MAP
from k2bot.render.scene import Box, Cutout, Disc, Plate, Polygon, Text, Veil
from tests.games.k2.pictures.helpers import catalogue
from tests.games.k2.pictures.helpers.catalogue import said
from tools.k2 import samples, scenes


def standing(table):
    """Where everybody stands on a table's map."""
    return crowds.settle(Chart(table.board), board_picture.needs(table))


def test_every_climber_and_tent_stands_by_its_space_or_is_joined_to_it():
    for table in catalogue.tables():
        sheet = Chart(table.board)
        plates = sheet.plates()
        stand = standing(table)
        for space, plate in plates.items():
            people, tents = len(table.standing(space)), len(table.tents(space))
            crowd = stand.get(space)
            found = (len(crowd.climbers), len(crowd.tents)) if crowd else (0, 0)
            assert found == (people, tents)
            for ground in crowd.grounds if crowd else ():
                if ground.leader:
                    ends = [Box(*end, *end) for end in (ground.leader[0], ground.leader[-1])]
                    assert any(plate.grown(1).holds(end) for end in ends), space
                    assert any(ground.box.grown(1).holds(end) for end in ends), space
                else:
                    assert ground.box.grown(crowds.BESIDE).overlaps(plate), space
            for box in (*crowd.climbers, *crowd.tents) if crowd else ():
                assert any(ground.box.grown(0.01).holds(box) for ground in crowd.grounds), space


def test_the_ground_of_a_crowd_goes_on_around_its_own_plate_and_no_other():
    for table in catalogue.tables():
        sheet = Chart(table.board)
        plates = sheet.plates()
        for space, crowd in standing(table).items():
            shapes = board_picture.trays(plates, {space: crowd})
            boxes = [shape.box for shape in shapes if isinstance(shape, Plate)]
            assert any(box.grown(-4).holds(plates[space]) for box in boxes)
            assert all(any(box.holds(ground.box) for box in boxes) for ground in crowd.grounds)
            for other, plate in plates.items():
                assert other == space or not any(box.holds(plate) for box in boxes), (space, other)


@pytest.mark.parametrize("side", content.SIDES)
def test_no_rope_runs_under_the_plate_of_another_space(side):
    sheet = Chart(content.board(side))
    for lower, upper in sheet.board.ropes:
        start, end = sheet.spot(lower), sheet.spot(upper)
        for space, plate in sheet.plates().items():
            if space not in {lower, upper}:
                points = (
                    (start[0] + (end[0] - start[0]) * n / 50, start[1] + (end[1] - start[1]) * n / 50)
                    for n in range(51)
                )
                inside = [
                    p for p in points if plate.left < p[0] < plate.right and plate.top < p[1] < plate.bottom
                ]
                assert not inside, f"{lower}-{upper} under {space}"


@pytest.mark.parametrize("side", content.SIDES)
def test_an_arrow_says_which_end_of_a_level_rope_is_higher(side):
    sheet = Chart(content.board(side))
    tips = [shape.points[0] for shape in chart.ropes(sheet) if isinstance(shape, Polygon)]
    level = [
        (sheet.spot(lower), sheet.spot(upper))
        for lower, upper in sheet.board.ropes
        if abs(sheet.spot(upper)[1] - sheet.spot(lower)[1])
        < 0.4 * abs(sheet.spot(upper)[0] - sheet.spot(lower)[0])
    ]
    assert len(tips) == len(level) > 0
    for lower, upper in level:
        tip = min(tips, key=lambda tip: math.dist(tip, lower) + math.dist(tip, upper))
        middle = ((lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2)
        assert math.dist(tip, upper) < math.dist(middle, upper)


@pytest.mark.parametrize("side", content.SIDES)
def test_the_board_tells_each_space_its_points_cost_and_air(side):
    scene = scenes.board(samples.start(2, side), ["Ann", "Bob"])
    texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
    plates = {
        area.name.removeprefix("plate "): area.box for area in scene.areas if area.name.startswith("plate ")
    }
    assert plates.keys() == content.board(side).by_id.keys()
    for space in content.board(side).spaces:
        inside = [text.text for text in texts if plates[space.id].holds(text.box)]
        air = f"+{space.acc}" if space.acc > 0 else str(space.acc).replace("-", "\N{MINUS SIGN}")
        name = [] if space.id == "summit" else ["Base" if space.id == "base" else space.id]
        assert inside == [*name, str(space.vp), str(space.cost), air]


@pytest.mark.parametrize(
    ("tile", "day", "zones", "words"),
    [
        ("S1", 1, {"6000", "7000", "8000"}, ["Wind", "above 6000 m"]),
        ("S4", 3, {"7000"}, ["Storm", "7000 to 8000 m"]),
        ("W6", 2, {"low", "6000"}, ["Snow", "below 7000 m"]),
        ("W5", 1, {"6000", "7000", "8000"}, ["Blizzard", "above 6000 m"]),
        ("AW2", 3, {"8000"}, ["Avalanche", "above 8000 m"]),
        ("S3", 1, set(), ["Clear", "adds nothing"]),
    ],
)
def test_todays_weather_hangs_before_the_bands_it_hits(tile, day, zones, words):
    table = samples.position(
        [(Climber(), Climber())] * 2, day=day, tiles=(tile, "S2", "S3", "S4", "S5", "S6")
    )
    scene = scenes.board(table, ["Ann", "Bob"])
    veils = [shape.box for shape in scene.shapes if isinstance(shape, Veil)]
    sheet = Chart(table.board)
    for space in table.board.spaces:
        y = sheet.spot(space.id)[1]
        assert any(veil.top <= y <= veil.bottom for veil in veils) == (space.zone in zones), space.id
    chips = {effect.text for effect in sky.effects(table.weather)}
    texts = [text for text in said(scene) if text not in chips]
    assert texts[texts.index(words[0]) :][:2] == words


def test_every_weather_of_the_game_is_named_in_full():
    for tile in content.TILES:
        for day in (1, 2, 3):
            table = samples.position([(Climber(), Climber())], day=day, tiles=(tile, *("S3",) * 5))
            scene = scenes.board(table, ["Ann"])
            written = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
            writing = scenes.writing()
            assert {sky.kind_of(table.weather, writing), sky.where_of(table.weather, writing)} <= set(written)


def test_the_public_board_is_the_same_for_everybody():
    table = samples.middle(3)
    own = replace(
        table,
        seat=1,
        seats=(table.seats[0], replace(table.seats[1], hand=(Card.parse("m3"),) * 6), table.seats[2]),
    )
    assert scenes.board(own, samples.NAMES[:3]) == scenes.board(table, samples.NAMES[:3])


def test_ways_lie_under_the_plates_and_end_at_the_last_space():
    table = samples.middle(3)
    trail = Trail((0, "A"), ("b4", "b6", "c1"))
    scene = scenes.board(table, samples.NAMES[:3], trails=[trail])
    sheet = Chart(table.board)
    way = chart.trails(sheet, (trail,))
    start = scene.shapes.index(way[0])
    assert scene.shapes[start : start + len(way)] == way
    assert start >= scene.still
    laid_open = {shape.box: at for at, shape in enumerate(scene.shapes) if isinstance(shape, Cutout)}
    for plate in sheet.plates().values():
        assert laid_open[plate] >= start + len(way)
    target = sheet.plates()["c1"]
    tips = [shape.points[0] for shape in way if isinstance(shape, Polygon)]
    assert any(target.grown(14).holds(Box(*tip, *tip)) for tip in tips)
    assert not chart.trails(sheet, (Trail((0, "A"), ("b4",)),))


def skulls(scene):
    """The signs of who would die, on the map and in the table, without the one that is explained."""
    discs = [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.fill == palette.DANGER]
    warning = next((area.box for area in scene.areas if area.name == "warning"), Box(0, 0, 0, 0))
    return [disc.box for disc in discs if not warning.holds(disc.box)]


def test_who_would_die_tonight_where_they_stand_has_a_skull_on_the_map_and_in_the_table():
    """20, 21: altitude alone takes 1 at b6; a tent of the own colour gives it back."""
    low, safe = Climber("b6", 1, 4), Climber("b1", 1, 2)
    tiles = ("S3", *(tile for tile in content.TILES if tile != "S3"))[:6]
    pairs = [(low, safe), (Climber("b6", 1, 4, "b6"), safe), (Climber("b6", 2, 4), Climber(None, 0, 1))]
    seen = samples.position(pairs, day=1, phase=Phase.SELECTION, tiles=tiles)
    assert would_die(seen) == ((0, "A"),)
    scene = scenes.board(seen, samples.NAMES[:3])
    on_map, in_table = skulls(scene)
    assert on_map.overlaps(standing(seen)["b6"].climbers[0])
    assert not on_map.overlaps(Chart(seen.board).plates()["b6"].grown(-8))
    assert in_table.left > MAP.right
    assert "would die tonight" in said(scene)
    for later in (Phase.CHECK, Phase.OVER):
        settled = replace(seen, phase=later, reason="days")
        assert not would_die(settled)
        assert not skulls(scenes.board(settled, samples.NAMES[:3]))


def test_the_table_names_the_space_of_every_tent():
    pairs = [
        (Climber("b1", 4, 2, "a12"), Climber("b1", 4, 2)),
        (Climber(None, 0, 1, "c1"), Climber("a1", 4, 1)),
    ]
    scene = scenes.board(samples.position(pairs), samples.NAMES[:2])
    cloths = [shape for shape in scene.shapes if isinstance(shape, Polygon) and shape.fill == CLOTH]
    texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
    tents = [Box.over(Box(*at, *at) for at in cloth.points) for cloth in cloths]
    assert [[text.text for text in texts if tent.holds(text.box.grown(-10))] for tent in tents] == [
        ["a12"],
        ["c1"],
    ]
