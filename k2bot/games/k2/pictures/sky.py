"""The weather in pictures: sky, symbol and names, effects, and the zones it hits today."""

from __future__ import annotations

from functools import lru_cache, partial
from itertools import chain
from typing import TYPE_CHECKING, Literal, NamedTuple, TypeAlias

from k2bot.games.k2.engine import Board, Observation, Phase, Weather, Zone, content
from k2bot.games.k2.pictures import danger, reach, scenery
from k2bot.games.k2.pictures.palette import AIR, DANGER, ICE, MOVEMENT, ROPE, Name, symbol
from k2bot.games.k2.pictures.pieces import (
    CORNER,
    COST,
    NO_ENTRY,
    Writing,
    caption_label,
    cost_chip,
    emoji_tile,
    morning_chip,
    no_entry,
    signed,
    symbol_part,
)
from k2bot.games.k2.pictures.places import MAP, Focus
from k2bot.games.k2.pictures.scenery import Drift, Hour, Sky, VeilKind, avalanche_veil
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, plate, strong_text, text_in_box
from k2bot.render.painting.paint import EMOJI
from k2bot.render.scene import Area, Box, Decal, Plate, Polygon, Shape, Shapes, Stroke, Veil
from k2bot.render.symbols import transformed_point
from k2bot.render.theme import INK, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.pictures.danger import Mark

    Sign: TypeAlias = (
        Mark
        | Literal[
            "points",
            "cost",
            "morning",
            "full",
            "way",
            "A",
            "B",
            "to A",
            "to B",
        ]
    )

ROPE_DARK = ROPE.mixed(INK, 0.25)
ROPE_LIGHT = theme.parse_colour("#F3DDB8")
SYMBOLS: dict[Sky, Name] = {
    "clear": "sun", "wind": "wind", "storm": "storm", "snow": "snow", "avalanche": "avalanche",
}  # fmt: skip
COLOURS: dict[Sky, Colour] = {
    "clear": theme.parse_colour("#A8650A"),
    "wind": AIR,
    "storm": AIR,
    "snow": MOVEMENT,
    "avalanche": DANGER,
}


def sky_of(weather: Weather) -> Sky:
    """Sky that a weather is painted with."""
    if weather.avalanche:
        return "avalanche"
    if weather.move:
        return "snow"
    return ("clear", "wind", "storm")[min(weather.air_loss, 2)]


_HOURS: dict[Phase, Hour] = {
    Phase.COMMIT: "day", Phase.RISK: "day", Phase.ACTIONS: "day", Phase.CHECK: "dusk", Phase.OVER: "dusk",
}  # fmt: skip


def hour_of(seen: Observation) -> Hour:
    """Time of day of a phase: cards and actions by day, so that a day has one light; the check at dusk."""
    return _HOURS[seen.phase]


def weather_of(seen: Observation) -> Weather:
    """Weather a picture shows: today's, or clear once the game is over."""
    return content.Weather() if seen.phase is Phase.OVER else seen.weather


def weather_name(weather: Weather, writing: Writing) -> str:
    """Name of a weather in one or two words, with its zones."""
    if weather.is_clear:
        return writing.text("picture-weather-clear")
    kind = "blizzard" if weather.move and weather.air_loss else sky_of(weather)
    zones = writing.text(f"picture-zones-{'-'.join(weather.zones)}")  # words: picture-zones-*
    return writing.text(f"picture-weather-{kind}", where=zones)  # words: picture-weather-*


class Effect(NamedTuple):
    """One effect of a weather: signed number, symbol and colour."""

    text: str
    mark: Name
    fill: Colour


def effects(weather: Weather) -> tuple[Effect, ...]:
    """Effects of a weather in the zones it hits: on levels first, then on costs."""
    effects: list[Effect] = []
    if weather.avalanche:
        effects.append(Effect(signed(-1), "bottle", DANGER))
    if weather.air_loss:
        effects.append(Effect(signed(-weather.air_loss), "bottle", AIR))
    if weather.move:
        effects.append(Effect(signed(weather.move), "boot", MOVEMENT))
    return tuple(effects)


def effect_chip(effect: Effect, size: int) -> Part:
    """Chip with an effect of a weather: its symbol, then the number."""
    number = Label(effect.text, WHITE, size, "ExtraBold")
    row = Row((symbol_part(effect.mark, round(size * 0.66), WHITE), number), gap=1)
    chip = Stack((plate(effect.fill, 11), row), inset=(3, 0, 3, 0))
    return Fixed(chip.width, size, chip.place)


# ------------------------------------------------------------------------------------------------ zones


def _edges(board: Board, focus: Focus) -> dict[Zone, tuple[float, float]]:
    """Top and bottom of every zone in pixels."""
    lines = board.altitude_lines
    heights = (focus.map_y(scenery.to_pixels(0, lines[zone])[1]) for zone in content.ZONES[1:])
    edges = [MAP.bottom, *(min(y, MAP.bottom) for y in heights), MAP.top]
    return {zone: (edges[number + 1], edges[number]) for number, zone in enumerate(content.ZONES)}


def zone_boundaries(board: Board, focus: Focus) -> tuple[float, ...]:
    """Heights of the lines between zones."""
    return tuple(bottom for _, bottom in _edges(board, focus).values() if bottom < MAP.bottom)


def _veil_kind(weather: Weather) -> VeilKind:
    if weather.avalanche:
        return "avalanche"
    return "both" if weather.air_loss and weather.move else "cost" if weather.move else "air"


_TINT, _AT_LINES, _AT_NIGHT = 26, 104, 100
"""Opacity, of 255, of the ground of zones that the weather hits: in their middle, at the lines around them,
and all over at night."""
_STEPS, _STEP = 16, 11.0
"""Steps in which the tint fades from these lines, and pixels of each: an even tint hid too much light."""
_BORDER = (10.0, 6.0)
"""Pixels of the lines around them, first with their pale edges."""


def weather_veils(seen: Observation, focus: Focus, *, is_night: bool = False, strength: float = 1) -> Shapes:
    """Veils of today's weather over the zones it hits, on a tint for its effect; adjacent zones share one.

    At night the tint is pale, or nobody would see it, and zones have no borders. By day it has this
    ``strength``.
    """
    weather, edges = weather_of(seen), _edges(seen.board, focus)
    if weather.is_clear:
        return ()
    drift = Drift(_veil_kind(weather), max(1, weather.air_loss))
    boxes = [
        Box(MAP.left, edges[run[-1]][0], focus.width, edges[run[0]][1]) for run in _adjacent_zones(weather)
    ]
    fill = effects(weather)[0].fill
    ends = [y for box in boxes for y in (box.top, box.bottom) if MAP.top < y < MAP.bottom and not is_night]
    borders = (
        Plate(Box(MAP.left, y - wide / 2, MAP.right, y + wide / 2), colour)
        for y in ends
        for wide, colour in zip(_BORDER, (WHITE.with_alpha(170), fill), strict=True)
    )
    pale = fill.mixed(WHITE, 0.6).with_alpha(_AT_NIGHT)
    tints = (
        tint for box in boxes for tint in ((Plate(box, pale),) if is_night else _tint(box, fill, strength))
    )
    return (*tints, *(Veil(drift, box) for box in boxes), *borders)


def _tint(box: Box, fill: Colour, strength: float) -> Iterator[Shape]:
    """The ground of adjacent zones, strongest at the lines where they begin and end."""
    ends = [y for y in (box.top, box.bottom) if MAP.top < y < MAP.bottom]
    steps = min(_STEPS, int(box.height / len(ends) / _STEP)) if ends else 0
    for step in range(steps):
        share = _TINT + (_AT_LINES - _TINT) * (1 - (step + 0.5) / _STEPS) ** 1.6
        tint = fill.with_alpha(round(strength * share))
        for end, near in ((box.top, step * _STEP), (box.bottom, -(step + 1) * _STEP)):
            if end in ends:
                yield Plate(Box.from_corner(box.left, end + near, box.width, _STEP), tint)
    top, bottom = (steps * _STEP if end in ends else 0.0 for end in (box.top, box.bottom))
    yield Plate(
        box._replace(top=box.top + top, bottom=box.bottom - bottom), fill.with_alpha(round(strength * _TINT))
    )


def avalanche_veils(seen: Observation, hour: Hour, focus: Focus) -> Shapes:
    """Today's avalanches, in the zones they hit."""
    weather = weather_of(seen)
    if not weather.avalanche:
        return ()
    return tuple(avalanche_veil(seen.board.side, zone, hour, focus) for zone in weather.zones)


def altitude_lines(board: Board, focus: Focus) -> Iterator[Shape]:
    """Altitude lines of the map."""
    for y in zone_boundaries(board, focus):
        ends = ((8.0, y + 1), (focus.width - MAP.width + _LEFT - 10, y + 1))
        yield Stroke(ends, INK.with_alpha(110), 3, (12, 14))
        yield Stroke(tuple((x, y - 2) for x, y in ends), WHITE.with_alpha(220), 3, (12, 14))


_LEFT, _RIGHT = 984.0, 1102.0
"""Left and right edges of the notes beside the map."""
_TAG, _LIMIT, _EFFECT, _LEAST_EFFECT = 38, 38, (62, 54), 44
"""Heights in pixels of a line's altitude, a zone's limit, and each of one or two effects, most and least."""
_SYMBOL = 50.0
"""Pixels of the weather's sign above its effects, if its zones have room."""
_BAR = Box(1098, 4, 1111, 0)
"""The bar at the map's right edge along the zones that the weather hits."""
QUIET = INK.with_alpha(200)
"""Translucent background of notes that never change."""


def zone_notes(
    seen: Observation, writing: Writing, focus: Focus, *, limits: bool
) -> tuple[Shapes, tuple[Area, ...]]:
    """Notes at the map's right edge: altitudes of the lines, effects of the weather, and climber ``limits``.

    Adjacent zones share effects, below the weather's sign at the top of the tallest, with a bar along them
    from line to line in its colour; without room, the bar is all, since the table has them, too. After the
    game only the altitudes are shown.
    """
    shapes: list[Shape] = []
    areas: list[Area] = []
    weather, edges = weather_of(seen), _edges(seen.board, focus)
    hung, shift = _adjacent_zones(weather), focus.width - MAP.width
    ends = {y for run in hung for y in (edges[run[-1]][0], edges[run[0]][1])}
    fills = {zone: effects(weather)[0].fill for zone, (_, bottom) in edges.items() if bottom in ends}
    left, right = _LEFT + shift, _RIGHT + shift
    for zone, (top, bottom) in edges.items():
        if top == bottom:
            continue
        if bottom < MAP.bottom:
            middle = min(bottom, MAP.bottom - _TAG / 2)
            note = Box(left, middle - _TAG / 2, right, middle + _TAG / 2)
            metres = writing.text("picture-metres", metres=zone)
            word = text_in_box(metres, note.expanded(-3), WHITE)
            shapes += [Plate(note, fills.get(zone, QUIET), _TAG / 2), word]
            areas.append(Area(f"{zone} m", note))
        if seen.phase is Phase.OVER:
            continue
        notes = [Box.from_corner(left, top + _TAG / 2 + 6, right - left, _LIMIT if limits else 0)]
        if limits:
            most = content.limit(zone, seen.setup.players, lenient=seen.setup.lenient)
            shapes += _limit(most, notes[0], writing)
        begins = zone in (max(run, key=lambda one: edges[one][1] - edges[one][0]) for run in hung)
        hits = effects(weather) if begins else ()
        start, end = notes[-1].bottom + 4, bottom - (0 if bottom == MAP.bottom else _TAG / 2) - 4
        tall = min(_EFFECT[len(hits) - 1], (end - start) / len(hits) - 8) if hits else 0.0
        if tall >= _LEAST_EFFECT:
            symbol_height = _SYMBOL if start + _SYMBOL + (tall + 8) * len(hits) <= end else 0.0
            for number, effect in enumerate(hits):
                box = Box.from_corner(left, start + symbol_height + number * (tall + 8), right - left, tall)
                head = box._replace(top=start) if symbol_height and not number else box
                notes.append(head)
                shapes += effect_plate(effect, box, head)
                if head != box:
                    sign_at = Box.from_centre((box.centre[0], start + 6 + _SYMBOL / 2), _SYMBOL)
                    shapes += symbol(SYMBOLS[sky_of(weather)], sign_at, WHITE)
        if begins or limits:
            areas.append(Area(f"zone {zone}", Box.enclosing(notes)))
    colours = [effect.fill for effect in effects(weather)]
    for run in hung:
        top, bottom = edges[run[-1]][0] + _BAR.top, edges[run[0]][1] - _BAR.top
        bar = Box(_BAR.left + shift, top, _BAR.right + shift, bottom)
        parts = bar.columns(*(1 for _ in colours))
        shapes += [Plate(part, colour, 3) for colour, part in zip(colours, parts, strict=True)]
    return tuple(shapes), tuple(areas)


def _adjacent_zones(weather: Weather) -> tuple[tuple[Zone, ...], ...]:
    """Runs of adjacent zones that a weather hits, each from its lowest zone up."""
    runs: list[tuple[Zone, ...]] = []
    for zone in content.ZONES:
        if zone in weather.zones and not weather.is_clear:
            before = content.ZONES[content.ZONES.index(zone) - 1] if zone != content.ZONES[0] else None
            if runs and runs[-1][-1] == before:
                runs[-1] = (*runs[-1], zone)
            else:
                runs.append((zone,))
    return tuple(runs)


_AT_MOST = "\N{LESS-THAN OR EQUAL TO}"
"""Stands in for the word in languages where that is too long."""


def _limit(limit: int, box: Box, writing: Writing) -> Shapes:
    """Climber limit of each space in a zone (rule 16)."""
    word = writing.text("picture-most")
    if theme.text_width(word, theme.LEAST_TEXT, "SemiBold") > box.width - 56:
        word = _AT_MOST
    parts = (
        caption_label(word, WHITE),
        Fixed(22, 34, lambda room: (strong_text(str(limit), room, WHITE, theme.SMALL),)),
        Fixed(22, 26, partial(symbol, "climber", fill=WHITE)),
    )
    row = Row(parts, gap=3, align="middle")
    return (Plate(box, QUIET, _LIMIT / 2), *row.place(box.expanded(-3)))


def effect_plate(effect: Effect, box: Box, ground: Box | None = None) -> Shapes:
    """An effect of today's weather, on a plate that may be larger."""
    return (
        Plate(ground or box, effect.fill, 16, shadow=6),
        *symbol(effect.mark, Box.from_corner(box.left + 10, box.centre[1] - 19, 38), WHITE),
        strong_text(effect.text, box.part(48, 0, -6), WHITE, 52),
    )


_KEY = 12.0
"""Pixels from the legend to the left and upper edges."""
_KEY_ROW = 40
_CLEAR = 354.0
"""Greatest width in pixels of a legend line, so that it's clear of the highest spaces."""
_SAMPLE_AIR = 3
"""Air by morning in the legend."""
_LEAST_TAG = 38.0
"""Height in pixels of a tag in the legend, at least, so that its text is legible."""


_MEANINGS: dict[Sign, str] = {
    "dies": "picture-would-die",
    "slides": "picture-would-slide",
    "short": "picture-short-of-air",
    "died": "picture-died",
    **dict.fromkeys(("A", "B"), "picture-points-in-reach"),
    **dict.fromkeys(("to A", "to B"), "picture-plan-can-go"),
    "way": "picture-earlier",
    "points": "picture-legend-points",
    "cost": "picture-legend-cost",
    "morning": "picture-plan-morning",
    "full": "picture-full",
}
"""Messages that explain signs."""
_WAYS = tuple(livery.colour for livery in theme.LIVERIES[:3])
"""Colours of the legend's sample trail: viewers looked for a white one on the map."""


def _sample(mark: Sign, seat: int, side: float, cost: int) -> Part:
    """A sign as on the map, of this height; tags are those of ``seat``."""
    for letter in content.CLIMBER_NAMES:
        if mark.removeprefix("to ") == letter:
            high, told = max(_LEAST_TAG, side + 10), cost if mark == letter else 0
            return Fixed(
                reach.sample_tag_width(high, told), high, partial(reach.sample_tag, seat, letter, told)
            )
    star, price = (
        symbol_part("star", side, INK),
        Fixed(COST - 3, side + 4, partial(cost_chip, str(cost))),
    )
    marks: tuple[Mark, ...] = ("dies", "slides", "short", "died")
    others: dict[str, Part] = {
        **{one: Fixed(side + 9, side + 9, partial(danger.danger_sign, one)) for one in marks},
        "points": star,
        "cost": price,
        "morning": Fixed(side + 6, side + 6, partial(morning_chip, _SAMPLE_AIR)),
        "way": Fixed(46, side, _way),
        "full": Fixed(NO_ENTRY, NO_ENTRY, no_entry),
    }
    return others[mark]


_LINE, _WORDS, _COLUMN, _PADDING = 45.0, 36, 46.0, 4.0
"""Pixels: height of a line of the legend, size of its words, least width of signs, and the upper and lower
margin."""


@lru_cache(maxsize=64)
def legend(
    signs: tuple[Sign, ...],
    writing: Writing,
    seat: int,
    *,
    whole: bool = False,
    cost: int = 0,
) -> tuple[Shapes, tuple[Area, ...]]:
    """Legend of signs and figures on the map, a line each on one ground; and the areas of the lines.

    That of the ``whole`` board begins with a plate whose figures are words. Tags are those of ``seat``;
    ``cost`` is the lowest cost on the map, 0 for none.
    """
    # words: picture-legend-points, picture-legend-cost, picture-full
    # words: picture-would-die, picture-would-slide, picture-short-of-air, picture-died, picture-earlier
    # words: picture-points-in-reach, picture-plan-can-go, picture-plan-morning
    words = {mark: writing.text(_MEANINGS[mark]) for mark in signs}
    samples = {mark: _sample(mark, seat, _LINE - 12, cost) for mark in words}
    column = max((_COLUMN, *(part.width for part in samples.values())))
    room = _CLEAR - column
    lines: list[tuple[str, Part]] = []
    if whole:
        named = _named_plate(writing)
        lines.append(("key", Row((named,), height=named.height + 4)))
    for mark, word in words.items():
        sample = Fixed(column, _LINE, Row((samples[mark],), align="middle").place)
        meaning = caption_label(word, INK, _WORDS).narrow(room)
        name = "key" if mark == "points" else f"sign {mark}"
        lines.append((name, Row((sample, meaning), gap=10, height=_LINE)))
    if not lines:
        return (), ()
    whole_column = Column(tuple(part for _, part in lines))
    box = Box.from_corner(_KEY, _KEY, whole_column.width + 24, whole_column.height + 2 * _PADDING)
    inner = box.part(8, _PADDING, -16, -_PADDING)
    rows = list(zip(lines, whole_column.boxes(inner), strict=True))
    areas = (Area(name, Box(box.left, row.top, box.right, row.bottom)) for (name, _), row in rows)
    # From turn to turn, only the tag's colour changes. Words are wider in smaller pictures, by a few pixels.
    parts = (Decal.wrap(part.place(row), row.expanded(14)) for (_, part), row in rows)
    ground = Decal.wrap((Plate(box, ICE, 20),), box)
    return (*ground, *chain.from_iterable(parts)), tuple(areas)


def _named_plate(writing: Writing) -> Stack:
    """A plate of the whole board with words in place of its figures."""
    points = Label(writing.text("picture-legend-points"), INK, theme.SMALL, "Bold")
    word = Label(writing.text("picture-legend-cost"), WHITE, theme.SMALL, "Bold")
    cost = Stack((plate(MOVEMENT, _KEY_ROW / 2), Row((word,), height=_KEY_ROW - 2)), inset=(10, 0, 10, 0))
    air = Label(writing.text("picture-legend-air"), AIR, theme.SMALL, "Bold")
    upper = Row((symbol_part("star", 30, INK), points), gap=7, height=_KEY_ROW)
    lower = Row((cost, Fixed(grows=1), air), gap=14, height=_KEY_ROW)
    return Stack((plate(WHITE, CORNER), Column((upper, lower))), inset=(18, 4, 18, 4))


def _way(box: Box) -> Shapes:
    """Sample of an earlier trail: a thin line in the colours of several players."""
    y, wide = box.centre[1], box.width / len(_WAYS)
    parts = (
        Stroke(((box.left + wide * number, y), (box.left + wide * (number + 1), y)), colour, 9)
        for number, colour in enumerate(_WAYS)
    )
    return Stroke(((box.left - 2, y), (box.right + 2, y)), WHITE, 15), *parts


def uphill_arrow(box: Box, angle: float = 0) -> Iterator[Shape]:
    """Mark on a nearly level rope: an arrowhead to its upper end; ``angle`` in radians."""
    for fill, size in ((ROPE_DARK, box.width / 1.75), (ROPE_LIGHT, box.width / 2.6)):
        corners = ((0.9, 0), (-0.55, 0.72), (-0.55, -0.72))
        yield Polygon(tuple(transformed_point(corner, box.centre, size, angle) for corner in corners), fill)


def weather_emoji(weather: Weather) -> Shapes:
    """A weather's symbol, as on the board, on a paper tile."""
    seen = sky_of(weather)
    return emoji_tile(symbol(SYMBOLS[seen], EMOJI.expanded(-14), COLOURS[seen]))
