"""Game state beside a hand of cards: today's weather, and the spaces and air of its owner's climbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import ClimberName, Side, Weather, content
from k2bot.games.k2.pictures import pieces, scenery, sky
from k2bot.games.k2.pictures.palette import AIR, DANGER, ICE, SECOND, Name
from k2bot.games.k2.pictures.pieces import Writing, caption_label, signed, symbol_part
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, plate, swatch
from k2bot.render.scene import Area, Backdrop, Box, Decal, Plate, Shape, Shapes
from k2bot.render.theme import INK, WHITE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.danger import Mark

_EDGE = 24.0
"""Pixels from the notes to the picture's edges."""
_ROW = 74
"""Height in pixels of a note."""
_NAME, _WEATHER, _PLACE = 360, 560, 200
"""Greatest widths in pixels of a name, of the weather's name, and of a space's."""
_TILE_WORD = theme.NUMBER
"""Greatest size of a tile's words."""
_ALARM = 66
"""Size of a level by morning that is dangerous."""
_SIGNS: dict[Mark, Name] = {"dies": "skull", "slides": "avalanche"}
"""Signs of tonight's dangers to climbers; 1 air is shown by its number."""


class ClimberPlace(NamedTuple):
    """A living climber's space and level, and tonight's effect on it there without cards."""

    name: ClimberName
    space: str
    metres: int
    level: int
    danger: Mark | None = None
    """Whether it would die, slide, or have 1 air left."""
    tonight: int | None = None
    """Level after tonight, if shown."""


@dataclass(frozen=True, slots=True)
class Situation:
    """Game state shown to a player beside their hand."""

    seat: int
    day: int
    side: Side
    alone: bool
    """Whether it is a solo game, in which any risk sum takes a token."""
    weather: Weather | None
    """Today's weather; None after the game."""
    climbers: tuple[ClimberPlace, ...]
    """Living climbers; none after the game."""

    @property
    def ground(self) -> Backdrop:
        """The mountain at dawn under today's sky."""
        return scenery.mountain_backdrop(
            self.side, sky.sky_of(self.weather or content.Weather()), "dawn", share=0.7
        )

    def tiles(self, writing: Writing) -> tuple[Part, ...]:
        """Today's weather and each climber on tiles, large: what a choice of cards is about."""
        if self.weather is None:
            return ()
        marked = any(place.danger for place in self.climbers)
        climbers = (_climber_tile(self.seat, place, writing, has_tags=marked) for place in self.climbers)
        return (_weather_tile(self.weather, writing), *climbers)

    def notes(self, writing: Writing, *, is_brief: bool) -> tuple[Shapes, tuple[Area, ...]]:
        """Notes: owner, day and weather left of the summit, climbers right of it; and their areas.

        Beside ``tiles``, only owner and day (``is_brief``).
        """
        left: list[Part] = [Row((_head(self.seat, self.day, writing),), height=_ROW)]
        if self.weather is not None and not is_brief:
            left.append(Row((_weather(self.weather, writing),), height=_ROW))
        parts: dict[str, Part] = {"head": Column(tuple(left), gap=10)}
        if self.climbers and not is_brief:
            parts["climbers"] = _climbers(self.seat, self.climbers, writing)
        shapes: list[Shape] = []
        areas: list[Area] = []
        for name, part in parts.items():
            start = _EDGE if name == "head" else theme.FRAME[0] - _EDGE - part.width
            areas.append(Area(name, Box.from_corner(start, _EDGE, part.width, part.height)))
            shapes += Decal.wrap(part.place(areas[-1].box), areas[-1].box)
        return tuple(shapes), tuple(areas)


def _note(row: Row) -> Stack:
    return Stack((plate(ICE, 22), row), inset=(16, 0, 24, 0))


def _head(seat: int, day: int, writing: Writing) -> Stack:
    """Owner and day."""
    name = Label(writing.name(seat), INK, theme.NUMBER).narrow(_NAME)
    today = Label(writing.text("picture-day", day=day), SECOND, theme.NUMBER, "SemiBold")
    rule = Fixed(3, 44, lambda box: (Plate(box, SECOND.with_alpha(150), 1.5),))
    return _note(Row((Fixed(54, 54, partial(swatch, seat)), name, rule, today), gap=20))


def _weather(weather: Weather, writing: Writing) -> Stack:
    """Today's weather and its effects."""
    word = caption_label(sky.weather_name(weather, writing), INK, theme.BODY)
    mark = symbol_part(sky.SYMBOLS[sky.sky_of(weather)], 50, INK)
    effects = tuple(Fixed(116, 54, partial(sky.effect_plate, effect)) for effect in sky.effects(weather))
    return _note(Row((mark, word.narrow(_WEATHER), *effects), gap=16))


def _climbers(seat: int, places: Sequence[ClimberPlace], writing: Writing) -> Stack:
    """Climbers, one below the other: space, altitude and level."""
    lines: list[tuple[Part, ...]] = []
    for place in places:
        height = writing.text("picture-metres", metres=str(place.metres))
        lines.append(
            (
                Fixed(54, 54, partial(pieces.badge, (seat, place.name))),
                Label(writing.space(place.space), INK, theme.NUMBER).narrow(_PLACE),
                Label(height, SECOND, theme.BODY, "SemiBold"),
                symbol_part("bottle", 42, AIR),
                Label(str(place.level), INK, theme.NUMBER, "ExtraBold"),
                *((_danger_tag(place),) if any(one.danger for one in places) else ()),
            )
        )
    columns = tuple(
        Column(tuple(Row((part,), height=_ROW) for part in parts)) for parts in zip(*lines, strict=True)
    )
    return _note(Row(columns, gap=18, height=columns[0].height))


def _weather_tile(weather: Weather, writing: Writing) -> Stack:
    """Today's weather: its sign and effects, above its name."""
    mark = symbol_part(sky.SYMBOLS[sky.sky_of(weather)], 84, INK)
    effects = tuple(Fixed(130, 72, partial(sky.effect_plate, effect)) for effect in sky.effects(weather))
    word = Label(sky.weather_name(weather, writing), INK, _TILE_WORD, least=theme.SMALL)
    return _tile(Row((mark, *effects), gap=14, align="middle", height=96), word)


def _climber_tile(seat: int, place: ClimberPlace, writing: Writing, *, has_tags: bool) -> Stack:
    """A climber and its air, with tonight's danger, above its space and altitude."""
    height = writing.text("picture-metres", metres=str(place.metres))
    upper = (
        Fixed(68, 68, partial(pieces.badge, (seat, place.name))),
        symbol_part("bottle", 54, AIR),
        Label(str(place.level), INK, 80, "ExtraBold"),
        *((_danger_tag(place),) if has_tags else ()),
    )
    word = Label(f"{writing.space(place.space)} · {height}", INK, _TILE_WORD, least=theme.SMALL)
    return _tile(Row(upper, gap=8, align="middle", height=96), word)


def _tile(upper: Row, word: Label) -> Stack:
    """A tile with something large above a line of words."""
    lower = Row((word,), align="middle", height=54)
    return Stack((plate(ICE, 24), Column((upper, lower), align="middle")), inset=(8, 4, 8, 6))


def _danger_tag(place: ClimberPlace) -> Part:
    """The level by morning of a climber in danger, on red, with the sign of its danger; or nothing."""
    if place.danger is None or place.tonight is None:
        return Fixed()
    number = signed(place.tonight) if place.tonight < 0 else str(place.tonight)
    parts: list[Part] = [symbol_part("right", 32, WHITE), Label(number, WHITE, _ALARM, "ExtraBold")]
    if place.danger in _SIGNS:
        parts.append(symbol_part(_SIGNS[place.danger], 50, WHITE))
    row = Row(tuple(parts), gap=8)
    return Stack((Fixed(height=68, draw=lambda box: (Plate(box, DANGER, 16),)), row), inset=(9, 0, 9, 0))
