"""The weather in pictures: its sky, its symbol and names, what it does, the bands it hits today."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import palette
from k2bot.games.k2.pictures.pieces import signed
from k2bot.games.k2.pictures.scenery import mountain
from k2bot.games.k2.pictures.scenery.slides import slide
from k2bot.games.k2.pictures.scenery.veils import Drift
from k2bot.games.k2.pictures.symbols import symbol
from k2bot.render import theme
from k2bot.render.labels import label
from k2bot.render.layout import Column, Fixed, Label, Row, Stack, plate
from k2bot.render.scene import Area, Box, Disc, Plate, Polygon, Stroke, Veil

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Weather, Zone
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.chart import Chart
    from k2bot.games.k2.pictures.scenery.mountain import Hour, Sky
    from k2bot.games.k2.pictures.scenery.veils import VeilKind
    from k2bot.games.k2.pictures.symbols import Name
    from k2bot.games.k2.pictures.writing import Writing
    from k2bot.render.scene import Point, Shape
    from k2bot.render.theme import Colour

ROPE_DARK = palette.ROPE.mixed(theme.INK, 0.25)
ROPE_LIGHT = theme.colour("#F3DDB8")
SYMBOLS: dict[Sky, Name] = {
    "clear": "sun", "wind": "wind", "storm": "storm", "snow": "snow", "avalanche": "avalanche",
}  # fmt: skip
COLOURS: dict[Sky, Colour] = {
    "clear": theme.colour("#A8650A"),
    "wind": palette.AIR,
    "storm": palette.AIR,
    "snow": palette.MOVEMENT,
    "avalanche": palette.DANGER,
}


def sky_of(weather: Weather) -> Sky:
    """The sky a weather is painted with."""
    if weather.avalanche:
        return "avalanche"
    if weather.move:
        return "snow"
    return ("clear", "wind", "storm")[min(weather.acc, 2)]


_HOURS: dict[Phase, Hour] = {
    Phase.SELECTION: "dawn", Phase.RISK: "day", Phase.ACTIONS: "day", Phase.CHECK: "dusk", Phase.OVER: "dusk",
}  # fmt: skip


def hour_of(seen: Observation) -> Hour:
    """The time of day of a phase: cards are chosen at dawn, played by day, and at dusk the day is checked."""
    return _HOURS[seen.phase]


def weather_of(seen: Observation) -> Weather:
    """The weather a picture shows: today's; clear where the expedition is over, since no night comes."""
    return content.Weather() if seen.phase is Phase.OVER else seen.weather


def kind_of(weather: Weather, writing: Writing) -> str:
    """A weather in one word."""
    return writing.text(f"picture-kind-{_kind(weather)}")  # words: picture-kind-*


def where_of(weather: Weather, writing: Writing) -> str:
    """Where a weather acts, in a few words."""
    return writing.text(f"picture-where-{'-'.join(weather.zones) or 'nowhere'}")  # words: picture-where-*


def _kind(weather: Weather) -> str:
    return "blizzard" if weather.move and weather.acc else sky_of(weather)


def name_of(weather: Weather, writing: Writing) -> str:
    """A weather in one or two words, and where it acts."""
    kind = _kind(weather)
    if weather.is_clear:
        return writing.text("picture-weather-clear")
    where = writing.text(f"picture-zones-{'-'.join(weather.zones)}")  # words: picture-zones-*
    return writing.text(f"picture-weather-{kind}", where=where)  # words: picture-weather-*


class Effect(NamedTuple):
    """Something a weather does: its figure with the sign, its symbol and its colour."""

    text: str
    mark: Name
    fill: Colour


def effects(weather: Weather) -> tuple[Effect, ...]:
    """What a weather does in the bands it hits: to levels first, then to costs."""
    found: list[Effect] = []
    if weather.avalanche:
        found.append(Effect(signed(-1), "bottle", palette.DANGER))
    if weather.acc:
        found.append(Effect(signed(-weather.acc), "bottle", palette.AIR))
    if weather.move:
        found.append(Effect(signed(weather.move), "boot", palette.MOVEMENT))
    return tuple(found)


# ------------------------------------------------------------------------------------------------ bands


def limits(seen: Observation) -> dict[Zone, tuple[float, float]]:
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
    weather, edges = weather_of(seen), limits(seen)
    if weather.is_clear:
        return ()
    kind = _veil_kind(weather)
    hung: list[tuple[float, float]] = []
    for zone in content.ZONES:
        if zone not in weather.zones:
            continue
        top, bottom = edges[zone]
        if hung and hung[-1][0] == bottom:
            bottom = hung.pop()[1]
        hung.append((top, bottom))
    shown = [
        (max(sheet.box.top, sheet.shown(0, top)[1]), min(sheet.box.bottom, sheet.shown(0, bottom)[1]))
        for top, bottom in hung
    ]
    return tuple(
        Veil(Drift(kind, max(1, weather.acc)), Box(sheet.box.left, top, sheet.box.right, bottom))
        for top, bottom in shown
        if bottom - top > 40
    )


def slides(seen: Observation, hour: Hour) -> tuple[Shape, ...]:
    """Today's avalanche on the whole mountain, in the bands it hits."""
    weather = weather_of(seen)
    if not weather.avalanche:
        return ()
    return tuple(slide(seen.board.side, zone, hour) for zone in weather.zones)


def levels(seen: Observation, sheet: Chart) -> tuple[float, ...]:
    """The heights in the picture of the lines between the bands."""
    return tuple(sheet.shown(0, bottom)[1] for zone, (_, bottom) in limits(seen).items() if zone != "low")


_NEAR = 24
"""Pixels from the edge of a map within which a line is left out: there is no room for its metres."""


def lines(seen: Observation, sheet: Chart, right: float) -> tuple[Shape, ...]:
    """The altitude lines that lie in the picture, up to its x of ``right``."""
    shapes: list[Shape] = []
    for zone, (_, bottom) in limits(seen).items():
        y = sheet.shown(0, bottom)[1]
        if zone != "low" and sheet.box.top + _NEAR < y < sheet.box.bottom - _NEAR:
            ends = ((sheet.box.left + 8, y + 1), (right, y + 1))
            shapes += [
                Stroke(ends, theme.INK.at(110), 4, (18, 16)),
                Stroke(tuple((x, y - 2) for x, y in ends), theme.WHITE.at(220), 4, (18, 16)),
            ]
    return tuple(shapes)


_EDGE = 1074
_LEFT = 937
LINES_END = _LEFT - 14
"""Where the altitude lines of the whole board end, in pixels."""
_DOWN = 30
"""Pixels from the top of a band to the notes of what counts in it."""
_KEY = Box(10, 1216, 156, 1322)
"""Where the key lies, and how broad it is at least: no space of either side is near."""
_KEY_ROW = 34
_SPACE = (42, 31)
"""Pixels of the sign for a space."""


def bands(seen: Observation, writing: Writing) -> tuple[tuple[Shape, ...], tuple[Area, ...]]:
    """At the right edge: the metres of the lines, each band's limit, and what today's weather does there.

    At the foot of the mountain, a key to the marks of free places and full spaces.
    """
    shapes: list[Shape] = []
    areas: list[Area] = []
    weather = weather_of(seen)
    for zone, (top, bottom) in limits(seen).items():
        if zone != "low":
            note = Box(_LEFT, bottom - 22, _EDGE, bottom + 22)
            shapes += [
                Plate(note, theme.PAPER, 12, shadow=5),
                label(writing.text("picture-metres", metres=zone), note.grown(-2), theme.INK),
            ]
            areas.append(Area(f"{zone} m", note))
        hits = effects(weather) if zone in weather.zones else ()
        start = top + _DOWN
        notes = [Box(_LEFT, start, _EDGE, start + 80)]
        limit = content.limit(zone, seen.setup.players, lenient=seen.setup.lenient)
        shapes += _limit(limit, notes[0], writing)
        for effect in hits:
            notes.append(Box(_LEFT, notes[-1].bottom + 6, _EDGE, notes[-1].bottom + 58))
            shapes += _effect(effect, notes[-1])
        areas.append(Area(f"zone {zone}", Box.over(notes)))
    key, box = _key(writing)
    return (*shapes, *key), (*areas, Area("key", box))


def _limit(limit: int, box: Box, writing: Writing) -> tuple[Shape, ...]:
    """How many climbers fit on each space of a band (rule 16): so many per plate, which is drawn small."""
    per = writing.text("picture-limit-of")
    above = Box(box.left + 1, box.top + 1, box.right - 1, box.centre[1] + 1)
    width = theme.text_width(per, theme.SMALL, "SemiBold")
    left = box.centre[0] - (width + 8 + _SPACE[0]) / 2
    space = Box.at(left + width + 8, box.bottom - 8 - _SPACE[1], *_SPACE)
    return (
        Plate(box, theme.INK.at(235), 12),
        label(writing.text("picture-limit", limit=limit), above, theme.WHITE, weight="SemiBold"),
        label(
            per,
            Box(left, above.bottom - 3, left + width + 2, box.bottom - 3),
            theme.WHITE,
            weight="SemiBold",
            align="l",
        ),
        *_small_space(space),
    )


def _small_space(box: Box) -> tuple[Shape, ...]:
    """A space's plate as a sign: no more than its colours."""
    inner = box.grown(-3)
    cost, air = Box(inner.left, inner.centre[1], inner.right, inner.bottom).columns(1, 1)
    return (
        Plate(box, theme.WHITE, 7),
        Plate(inner, theme.INK, 4),
        Plate(cost, palette.MOVEMENT, 4, corners=(False, False, False, True)),
        Plate(air, palette.AIR, 4, corners=(False, False, True, False)),
    )


def _effect(effect: Effect, box: Box) -> tuple[Shape, ...]:
    """What today's weather does in a band."""
    return (
        Plate(box, effect.fill, 14, theme.WHITE, 3, shadow=5),
        *symbol(effect.mark, Box.at(box.left + 12, box.top + 8, 36, 36), theme.WHITE),
        label(
            effect.text,
            Box(box.left + 50, box.top, box.right - 8, box.bottom),
            theme.WHITE,
            size=44,
            weight="ExtraBold",
        ),
    )


def _key(writing: Writing) -> tuple[tuple[Shape, ...], Box]:
    """What small marks on the mountain mean, and where that stands: a free place, a full space, uphill."""
    marks = (
        (free_place, writing.text("picture-place-free")),
        (full_space, writing.text("picture-place-full")),
        (uphill, writing.text("picture-uphill")),
    )
    rows = tuple(
        Row((Fixed(28, 28, draw), Label(text, theme.INK, weight="SemiBold")), gap=7, height=_KEY_ROW)
        for draw, text in marks
    )
    key = Stack((plate(theme.PAPER, 12, shadow=5), Column(rows)), inset=(8, 1, 5, 0))
    box = Box(_KEY.left, _KEY.top, max(_KEY.right, _KEY.left + key.width), _KEY.bottom)
    return key.placed(box), box


def uphill(box: Box, angle: float = 0) -> tuple[Shape, ...]:
    """The mark on a rope that is nearly level: an arrow to its upper end; ``angle`` in radians."""
    reach, centre = box.width / 2.1, box.centre

    def turned(along: float, across: float) -> Point:
        return (
            centre[0] + reach * (along * math.cos(angle) - across * math.sin(angle)),
            centre[1] + reach * (along * math.sin(angle) + across * math.cos(angle)),
        )

    arrow = (turned(0.75, 0), turned(-0.35, 0.62), turned(-0.12, 0), turned(-0.35, -0.62))
    return (Disc(box, ROPE_DARK, ROPE_LIGHT, reach / 6), Polygon(arrow, theme.WHITE))


def free_place(box: Box, ink: Colour = theme.INK, inside: Colour = theme.WHITE) -> tuple[Shape, ...]:
    """The mark of a place that a climber can still take: a ring."""
    return (Disc(box, ink), Disc(box.grown(-box.width * 0.17), inside))


def full_space(box: Box) -> tuple[Shape, ...]:
    """The mark of a space where nobody else can stay: no entry."""
    bar = Box.around(box.centre, box.width * 0.56, box.height * 0.2)
    return (Disc(box.grown(2), theme.WHITE), Disc(box, theme.INK), Plate(bar, theme.WHITE, 1))
