"""The weather in pictures: its sky, its symbol and name, the days that lie open, the bands it hits today."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.k2.engine import content
from k2bot.games.k2.render import mountain, theme
from k2bot.games.k2.render.pieces import label, signed
from k2bot.games.k2.render.scene import Area, Box, Plate, Polygon, Stroke, Veil
from k2bot.games.k2.render.symbols import symbol
from k2bot.words import words

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Weather, Zone
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.render.chart import Chart
    from k2bot.games.k2.render.scene import Point, Shape, Sky, VeilKind
    from k2bot.games.k2.render.symbols import Name
    from k2bot.games.k2.render.theme import Colour

SYMBOLS: dict[Sky, Name] = {
    "clear": "sun", "wind": "wind", "storm": "storm", "snow": "snow", "avalanche": "avalanche",
    "night": "moon",
}  # fmt: skip
COLOURS: dict[Sky, Colour] = {
    "clear": theme.colour("#D08A12"),
    "wind": theme.AIR,
    "storm": theme.AIR,
    "snow": theme.MOVEMENT,
    "avalanche": theme.DANGER,
    "night": theme.INK,
}


def sky_of(weather: Weather) -> Sky:
    """The sky a weather is painted with."""
    if weather.avalanche:
        return "avalanche"
    if weather.move:
        return "snow"
    return ("clear", "wind", "storm")[min(weather.acc, 2)]


def name_of(weather: Weather) -> str:
    """A weather in one or two words, and where it acts."""
    kind = "blizzard" if weather.move and weather.acc else sky_of(weather)
    if weather.is_clear:
        return words().text("picture-weather-clear")
    where = words().text(f"picture-zones-{'-'.join(weather.zones)}")  # words: picture-zones-*
    return words().text(f"picture-weather-{kind}", where=where)  # words: picture-weather-*


# ------------------------------------------------------------------------------------------------ forecast

_CELL = 110
FORECAST = Box.at(10, 10, 392, 0)
"""Where the forecast begins, and how broad it is."""


def forecast(seen: Observation) -> tuple[tuple[Shape, ...], Area]:
    """A note with the day, today's weather in words, the tiles that lie open, and how many do not."""
    first = (seen.day - 1) // content.DAYS_A_TILE
    rows = range(first, len(seen.tiles))
    hidden = content.DAYS // content.DAYS_A_TILE - len(seen.tiles)
    head = 110
    height = head + len(rows) * (_CELL + 8) + (46 if hidden else 0) + 8
    box = Box.at(FORECAST.left, FORECAST.top, FORECAST.width, height)
    inner = box.grown(-9)
    shapes: list[Shape] = [Plate(box, theme.PAPER, 20, shadow=10)]
    day = words().text("picture-day", day=seen.day)
    width = theme.text_width(day, theme.TITLE - 4, "ExtraBold")
    line = Box(inner.left + 4, inner.top, inner.right, inner.top + 54)
    sky = sky_of(seen.weather)
    shapes += [
        label(day, line, theme.INK, size=theme.TITLE - 4, weight="ExtraBold", align="l"),
        label(
            words().text("picture-of-days", days=content.DAYS),
            Box(line.left + width + 12, line.top + 8, line.right - 60, line.bottom + 8),
            theme.SLATE,
            weight="SemiBold",
            align="l",
        ),
        *symbol(SYMBOLS[sky], Box.at(inner.right - 56, inner.top, 54, 54), COLOURS[sky]),
        label(
            name_of(seen.weather),
            Box(inner.left + 4, inner.top + 54, inner.right, inner.top + 96),
            theme.INK,
            size=theme.BODY,
            weight="SemiBold",
            align="l",
        ),
    ]
    top = box.top + head
    for row in rows:
        tile = Box.at(inner.left, top, inner.width, _CELL)
        shapes.append(Plate(tile, theme.PAPER_SHADE, 12))
        for number, cell in enumerate(tile.columns(1, 1, 1, gap=4)):
            day_number = row * content.DAYS_A_TILE + number + 1
            weather = seen.weather_on(day_number)
            assert weather is not None  # noqa: S101 - only open tiles are drawn
            shapes += _cell(cell, day_number, weather, seen.day)
        top += _CELL + 8
    if hidden:
        shapes += _hidden(Box(inner.left + 4, top, inner.right, top + 40), hidden)
    return tuple(shapes), Area("forecast", box)


def _hidden(box: Box, count: int) -> tuple[Shape, ...]:
    shapes: list[Shape] = []
    for number in range(count):
        card = Box.at(box.left + number * 42, box.top, 38, 38)
        shapes += [Plate(card, theme.SLATE, 8), *symbol("hidden", card.grown(-7), theme.PAPER)]
    rest = Box(box.left + count * 42 + 8, box.top, box.right, box.bottom)
    shapes.append(label(words().text("picture-hidden"), rest, theme.SLATE, weight="SemiBold", align="l"))
    return tuple(shapes)


def _cell(box: Box, day: int, weather: Weather, today: int) -> tuple[Shape, ...]:
    past = day < today
    shapes: list[Shape] = []
    if day == today:
        shapes.append(Plate(box, theme.WHITE, 12, theme.TURN, 5))
    sky = sky_of(weather)
    pale = theme.colour("#B3AEA4")
    ink, mark = (pale, pale) if past else (theme.INK, COLOURS[sky])
    shapes += [
        label(str(day), Box.at(box.left + 9, box.top + 8, 44, 32), ink, weight="ExtraBold", align="l"),
        *symbol(SYMBOLS[sky], Box.at(box.right - 45, box.top + 7, 36, 36), mark),
    ]
    colours = hit_colours(weather)
    shapes += peak(
        Box.at(box.left + 6, box.top + 46, 48, 60), weather, [pale] * len(colours) if past else colours
    )
    figures: list[tuple[str, Colour]] = []
    if weather.acc:
        figures.append((signed(-weather.acc), theme.AIR))
    if weather.avalanche:
        figures.append((signed(-1), theme.DANGER))
    if weather.move:
        figures.append((signed(weather.move), theme.MOVEMENT))
    room = Box(box.left + 54, box.top + 44, box.right - 4, box.bottom - 4)
    for number, (text, fill) in enumerate(figures):
        part = Box.at(
            room.left, room.top + number * room.height / len(figures), room.width, room.height / len(figures)
        )
        shapes.append(
            label(
                text, part, pale if past else fill, size=44 if len(figures) == 1 else 36, weight="ExtraBold"
            )
        )
    return tuple(shapes)


def hit_colours(weather: Weather) -> list[Colour]:
    """The colours of what a weather does: danger, air, movement."""
    colours = [theme.AIR] * bool(weather.acc) + [theme.MOVEMENT] * bool(weather.move)
    return [theme.DANGER] * weather.avalanche + colours


def peak(box: Box, weather: Weather, colours: list[Colour]) -> tuple[Shape, ...]:
    """A small mountain in four bands, those that are hit coloured."""
    shapes: list[Shape] = []
    gap = 3
    height = (box.height - 3 * gap) / 4
    middle = box.centre[0]

    def half(y: float) -> float:
        return (y - box.top) / box.height * box.width / 2

    for number, zone in enumerate(reversed(content.ZONES)):
        top = box.top + number * (height + gap)
        bottom = top + height
        if zone not in weather.zones:
            parts = [(theme.colour("#CBC4B5"), -1.0, 1.0)]
        else:
            count = len(colours)
            parts = [(fill, -1 + 2 * n / count, -1 + 2 * (n + 1) / count) for n, fill in enumerate(colours)]
        for fill, start, end in parts:
            corners: tuple[Point, ...] = (
                (middle + half(top) * start, top),
                (middle + half(top) * end, top),
                (middle + half(bottom) * end, bottom),
                (middle + half(bottom) * start, bottom),
            )
            shapes.append(Polygon(corners, fill))
    return tuple(shapes)


# ------------------------------------------------------------------------------------------------ bands


def _limits(seen: Observation) -> dict[Zone, tuple[float, float]]:
    """Top and bottom of every zone in pixels of the painting."""
    lines = seen.board.altitude_lines
    edges = [mountain.SIZE[1], *(mountain.place(0, lines[zone])[1] for zone in content.ZONES[1:]), 0]
    return {zone: (edges[number + 1], edges[number]) for number, zone in enumerate(content.ZONES)}


def _veil_kind(weather: Weather) -> VeilKind:
    if weather.avalanche:
        return "avalanche"
    return "both" if weather.acc and weather.move else "cost" if weather.move else "air"


def veils(seen: Observation, sheet: Chart) -> tuple[Shape, ...]:
    """Today's weather, hung before the bands it hits; neighbouring bands share one veil."""
    weather, limits = seen.weather, _limits(seen)
    if weather.is_clear:
        return ()
    kind = _veil_kind(weather)
    hung: list[tuple[float, float]] = []
    for zone in content.ZONES:
        if zone not in weather.zones:
            continue
        top, bottom = limits[zone]
        if hung and hung[-1][0] == bottom:
            bottom = hung.pop()[1]
        hung.append((top, bottom))
    shown = [
        (max(sheet.box.top, sheet.shown(0, top)[1]), min(sheet.box.bottom, sheet.shown(0, bottom)[1]))
        for top, bottom in hung
    ]
    return tuple(
        Veil(Box(sheet.box.left, top, sheet.box.right, bottom), kind, max(1, weather.acc))
        for top, bottom in shown
        if bottom - top > 40
    )


def lines(seen: Observation, sheet: Chart, right: float) -> tuple[Shape, ...]:
    """The altitude lines that lie in the picture, up to its x of ``right``."""
    shapes: list[Shape] = []
    for zone, (_, bottom) in _limits(seen).items():
        y = sheet.shown(0, bottom)[1]
        if zone != "low" and sheet.box.top < y < sheet.box.bottom:
            ends = ((sheet.box.left + 8, y + 1), (right, y + 1))
            shapes += [
                Stroke(ends, theme.INK.at(110), 4, (18, 16)),
                Stroke(tuple((x, y - 2) for x, y in ends), theme.WHITE.at(220), 4, (18, 16)),
            ]
    return tuple(shapes)


_EDGE = 1070
_LEFT = 942
LINES_END = _LEFT - 18
"""Where the altitude lines of the whole board end, in pixels."""


def bands(seen: Observation) -> tuple[tuple[Shape, ...], tuple[Area, ...]]:
    """At the right edge: the metres of the lines, each band's limit, and what today's weather does there."""
    shapes: list[Shape] = []
    areas: list[Area] = []
    weather = seen.weather
    for zone, (top, bottom) in _limits(seen).items():
        if zone != "low":
            note = Box(_LEFT - 8, bottom - 22, _EDGE, bottom + 22)
            shapes += [
                Plate(note, theme.PAPER, 12, shadow=5),
                label(words().text("picture-metres", metres=zone), note.grown(-4), theme.INK),
            ]
            areas.append(Area(f"{zone} m", note))
        start = {"8000": 96, "low": top + 34}.get(zone, top + (bottom - top) / 2 - 60)
        limit = content.limit(zone, seen.setup.players, lenient=seen.setup.lenient)
        chip = Box(_LEFT, start, _EDGE, start + 44)
        shapes += [
            Plate(chip, theme.INK.at(225), 12),
            label(words().text("picture-limit", limit=limit), chip.grown(-6), theme.WHITE, weight="SemiBold"),
        ]
        notes = [chip]
        for text, mark, fill in _effects(weather, zone):
            box = Box(_LEFT, notes[-1].bottom + 6, _EDGE, notes[-1].bottom + 58)
            shapes += [
                Plate(box, fill, 14, theme.WHITE, 3, shadow=5),
                *symbol(mark, Box.at(box.left + 12, box.top + 8, 36, 36), theme.WHITE),
                label(
                    text,
                    Box(box.left + 50, box.top, box.right - 8, box.bottom),
                    theme.WHITE,
                    size=44,
                    weight="ExtraBold",
                ),
            ]
            notes.append(box)
        areas.append(Area(f"zone {zone}", Box.over(notes)))
    return tuple(shapes), tuple(areas)


def _effects(weather: Weather, zone: Zone) -> list[tuple[str, Name, Colour]]:
    found: list[tuple[str, Name, Colour]] = []
    if weather.avalanche_in(zone):
        found.append((signed(-1), "avalanche", theme.DANGER))
    if weather.loss(zone):
        found.append((signed(-weather.loss(zone)), "bottle", theme.AIR))
    if weather.toll(zone):
        found.append((signed(weather.toll(zone)), "boot", theme.MOVEMENT))
    return found
