"""The head of the table: which day, which band of altitude, what it does."""

from __future__ import annotations

from itertools import pairwise

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.pictures import forecast, palette, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.places import TABLE
from k2bot.games.k2.pictures.scenery import Slide
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Stroke, Text
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


def head_of_bands(shapes):
    """Where the uppermost band begins: the lines between bands are as far from each other as it is high."""
    first, second, _ = sorted(
        shape.points[0][1] for shape in shapes if isinstance(shape, Stroke) and shape.dash
    )
    return 2 * first - second


def days(seen):
    """The numbers over the columns."""
    return [
        text
        for text in texts(seen)
        if text.text.isdigit() and len(text.text) < 3 and text.at[1] < area(seen).bottom - 50
    ]


@pytest.mark.parametrize(
    ("day", "last", "hidden"), [(1, 6, 4), (3, 6, 4), (4, 9, 3), (12, 15, 1), (13, 18, 0), (18, 18, 0)]
)
def test_columns_go_from_today_to_the_last_open_day(day, last, hidden):
    seen = table(day)
    numbers = days(seen)
    assert [text.text for text in numbers] == [str(number) for number in range(day, last + 1)]
    assert [text.at[0] for text in numbers] == sorted(text.at[0] for text in numbers)
    words = {text.text for text in texts(seen)}
    assert {f"Day {day}", "of 18"} <= words
    assert any(word.endswith(f"{last + 1}\N{EN DASH}18") for word in words) == bool(hidden)
    shapes = shown(seen)
    tiles = [shape for shape in shapes if isinstance(shape, Plate) and shape.fill == theme.SLATE]
    assert len(tiles) == (hidden if hidden < 3 else 1), "one for all where there is no room for more"
    assert all(area(seen).holds(text.box) for text in numbers)


def test_every_day_has_its_symbol_between_its_number_and_the_bands():
    """Clear (W6 has no such day, S3 has): a sun at the head of the column, nothing in the bands."""
    for tile in ("S3", "S4", "W5", "W6", "AS1"):
        seen = table(1, tile)
        shapes = shown(seen)
        top = head_of_bands(shapes)
        for text in days(seen):
            mark = sky.sky_of(content.TILES[tile].days[int(text.text) - 1]) if int(text.text) < 4 else None
            here = [
                Box.over([Box(*point, *point) for point in shape.points])
                if isinstance(shape, Polygon | Stroke)
                else shape.box
                for shape in shapes
                if getattr(shape, "fill", None) == (sky.COLOURS[mark] if mark else None)
                and not isinstance(shape, Plate | Text)
            ]
            own = [box for box in here if abs(box.centre[0] - text.at[0]) < 20 and box.top > text.box.top]
            assert bool(own) == bool(mark)
            assert all(text.box.bottom - 2 <= box.top and box.bottom <= top for box in own)


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


@pytest.mark.parametrize(("tile", "day"), [("W2", 2), ("W4", 3), ("W5", 1)])
@pytest.mark.parametrize("last", [False, True])
def test_both_effects_of_a_blizzard_reach_over_all_the_bands_it_hits(tile, day, last):
    """Height means altitude there: one above the other would read as two bands."""
    if last:  # few days are left, and their columns are broad
        day += content.DAYS - content.DAYS_A_TILE
        seen = table(day, "S1", "S2", "S3", "S4", "S5", tile)
    else:
        seen = table(1, tile)
    shapes = shown(seen)
    top = head_of_bands(shapes) - 1
    columns = {text.text: text.at[0] for text in days(seen)}
    half = min([66.0, *((right - left) / 2 for left, right in pairwise(columns.values()))])
    parts = {}
    for shape in shapes:
        if isinstance(shape, Plate | Polygon) and shape.fill in {palette.AIR, palette.MOVEMENT}:
            box = (
                shape.box
                if isinstance(shape, Plate)
                else Box.over(Box(*point, *point) for point in shape.points)
            )
            if box.top > top and abs(box.centre[0] - columns[str(day)]) < half:
                parts[shape.fill] = box
    air, cost = parts[palette.AIR], parts[palette.MOVEMENT]
    assert (air.top, air.bottom) == pytest.approx((cost.top, cost.bottom))
    assert air.left <= cost.left < cost.right
    block = Box.over(parts.values())
    figures = [text for text in texts(seen) if block.grown(0.5).holds(text.box)]
    assert [text.text for text in figures] == [effect.text for effect in sky.effects(seen.weather_on(day))]
    assert all(text.size >= theme.CHANGING for text in figures)


def test_what_the_weather_does_today_stands_in_words_and_chips():
    blizzard = table(1, "W5")
    words = [text.text for text in texts(blizzard)]
    minus = "\N{MINUS SIGN}"
    assert {"Blizzard", "above 6000 m"} <= set(words)
    assert words.index(f"{minus}1") < words.index("1")
    assert words.index("+1") < words.index("1")
    assert {"Clear", "adds nothing"} <= {text.text for text in texts(table(1, "S3"))}
    assert {"Avalanche", "7000 to 8000 m"} <= {text.text for text in texts(table(2, "AS1"))}


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


def test_the_key_says_what_the_figures_of_plates_mean():
    shapes, area = sky.key(scenes.writing())
    assert [shape.text for shape in shapes if isinstance(shape, Text)] == ["points", "cost", "air", "full"]
    grounds = [shape.fill for shape in shapes if isinstance(shape, Plate)]
    assert grounds[:4] == [theme.INK, palette.MOVEMENT, palette.AIR_PALE, theme.PAPER]
    for side in content.SIDES:
        assert not any(area.box.overlaps(plate) for plate in Chart(content.board(side)).plates().values())


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
