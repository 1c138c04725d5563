"""The board: what stands where, and what it tells of spaces, weather, limits and players."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.scenery import Slide
from k2bot.render.scene import Backdrop, Veil
from tests.games.k2.pictures.helpers.catalogue import said
from tools.k2 import samples, scenes
from tools.k2.scenery import slides


@pytest.mark.parametrize("side", content.SIDES)
def test_no_rope_runs_under_the_plate_of_another_space(side):
    sheet = Chart(content.board(side))
    for rope in sheet.board.ropes:
        ends = [sheet.spot(space) for space in rope]
        under = {space for space, plate in sheet.plates().items() if plate.meets(*ends)}
        assert under <= set(rope)


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


@pytest.mark.parametrize("side", content.SIDES)
@pytest.mark.parametrize("tile", ["AS1", "AS2", "AW2"])
def test_an_avalanche_goes_down_only_where_it_hits_and_beside_the_plates(side, tile):
    days = content.TILES[tile].days
    day = next(number for number, weather in enumerate(days, start=1) if weather.avalanche)
    people = [(Climber(), Climber())]
    seen = samples.position(people, side=side, day=day, tiles=(tile, *("S3",) * 5))
    (zone,) = seen.weather.zones
    assert [shape.cloth for shape in sky.slides(seen, "day")] == [Slide(side, zone, "day")]
    cloud = [disc.box for disc in slides.slide(side, zone, "day")]
    lines = (scenery.place(0, seen.board.altitude_lines[band])[1] for band in content.ZONES[1:])
    edges = [1050.0, *lines, 0.0]
    number = content.ZONES.index(zone)
    assert cloud
    assert all(edges[number + 1] - 25 <= box.top and box.bottom <= edges[number] + 8 for box in cloud)
    plates = Chart(seen.board).plates().values()
    under = sum(plate.holds(box) for box in cloud for plate in plates)
    assert under <= 0.05 * len(cloud)
    clear = samples.position(people, tiles=("S3",) * 6)
    assert not sky.slides(clear, "day")
