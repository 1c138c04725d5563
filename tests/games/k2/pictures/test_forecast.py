"""The head of the table: which day, which band of altitude, what it does."""

from __future__ import annotations

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pictures import forecast, palette, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.places import TABLE
from k2bot.games.k2.pictures.scenery import Slide
from k2bot.render.scene import Box, Plate, Stroke, Text
from tools.k2 import samples, scenes
from tools.k2.scenery import slides


def table(day, *tiles):
    """A table on a day, with these tiles in front."""
    rest = [tile for tile in ("S1", "S2", "S3", "S4", "S5", "S6") if tile not in tiles]
    order = (*tiles, *rest)[: max(6, len(tiles))]
    return samples.position([(Climber(), Climber())] * 2, day=day, tiles=order)


HEAD = Box(TABLE.left, 14, TABLE.right, 14)


def shown(seen):
    """The head of the table."""
    return forecast.forecast(seen, scenes.writing(), area(seen))


def area(seen):
    """Where it lies."""
    return Box(HEAD.left, HEAD.top, HEAD.right, HEAD.top + forecast.height(seen))


def texts(seen):
    return [shape for shape in shown(seen) if isinstance(shape, Text)]


def days(seen):
    """The numbers over the columns."""
    return [
        text
        for text in texts(seen)
        if text.text.isdigit() and len(text.text) < 3 and text.at[1] < area(seen).bottom - 50
    ]


@pytest.mark.parametrize("tile", sorted(content.TILES))
def test_a_block_covers_the_bands_that_are_hit_and_says_what_is_lost(tile):
    seen = table(1, tile)
    shapes = shown(seen)
    lines = sorted(shape.points[0][1] for shape in shapes if isinstance(shape, Stroke) and shape.dash)
    assert len(lines) == 3
    tall = lines[1] - lines[0]
    middles = dict(
        zip(reversed(content.ZONES), [lines[0] - tall / 2, *(line + tall / 2 for line in lines)], strict=True)
    )
    for text in days(seen)[:3]:
        weather = content.TILES[tile].days[int(text.text) - 1]
        column = [
            shape
            for shape in shapes
            if isinstance(shape, Plate)
            and shape.fill in {palette.AIR, palette.MOVEMENT, palette.DANGER}
            and shape.box.left < text.at[0] < shape.box.right
            and shape.box.top > text.box.top
        ]
        hit = {
            zone
            for zone, y in middles.items()
            if any(part.box.top <= y <= part.box.bottom for part in column)
        }
        assert hit == set(weather.zones)
        told = [one.text for one in texts(seen) for part in column if part.box.grown(0.1).holds(one.box)]
        assert told == [effect.text for effect in sky.effects(weather)]


def test_the_bands_at_the_edge_show_how_many_fit_and_what_hits_them():
    for players in range(1, 6):
        seen = samples.position([(Climber(), Climber())] * players, day=1, tiles=("W5", *("S3",) * 5))
        shapes, areas = sky.bands(seen, scenes.writing())
        boxes = {area.name: area.box for area in areas}
        for zone in content.ZONES:
            inside = [
                shape
                for shape in shapes
                if boxes[f"zone {zone}"].grown(0.1).holds(getattr(shape, "box", Box(0, 0, 0, 0)))
            ]
            told = [shape.text for shape in inside if isinstance(shape, Text)]
            hits = [effect.text for effect in sky.effects(seen.weather)] if zone != "low" else []
            assert told == [str(content.limit(zone, players)), *hits], "so many people at most"


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
    edges = [
        1050.0,
        *(scenery.place(0, seen.board.altitude_lines[zone])[1] for zone in content.ZONES[1:]),
        0.0,
    ]
    number = content.ZONES.index(zone)
    assert cloud
    assert all(edges[number + 1] - 25 <= box.top and box.bottom <= edges[number] + 8 for box in cloud)
    plates = Chart(seen.board).plates().values()
    under = sum(plate.holds(box) for box in cloud for plate in plates)
    assert under <= 0.05 * len(cloud)
    assert not sky.slides(table(1, "S3"), "day")
