"""The board: what stands where, and what it tells of spaces, weather, limits and players."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import board_picture, chart, crowds, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.render.scene import Backdrop, Box, Plate, Polygon, Text, Veil
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


def test_over_no_weather_of_the_last_day_is_shown():
    pair = (Climber("c1", 3, 5), Climber("b2", 2, 2))
    tiles = ("W2", "W1", "W3", "W4", "W6", "W5")
    evening = samples.position([pair], day=16, phase=Phase.CHECK, season="winter", tiles=tiles)
    over = replace(evening, phase=Phase.OVER, reason="days")
    assert not evening.weather.is_clear
    for seen, veils in ((evening, True), (over, False)):
        shapes = scenes.board(seen, ["Ann"]).shapes
        assert any(isinstance(shape, Veil) for shape in shapes) is veils
        (painting,) = (shape.painting for shape in shapes if isinstance(shape, Backdrop))
        assert (painting.sky == "clear") is not veils
