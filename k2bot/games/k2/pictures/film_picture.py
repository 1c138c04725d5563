"""Frames of a film of K2: the title, the mountain with caption, leader and race, and hero pictures.

See docs/film.md for why it is an animated WebP, its size, and how long it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import palette, panel, scenery, sky, standings
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.palette import ICE, SECOND, Name, symbol
from k2bot.games.k2.pictures.pieces import Writing, badge, symbol_part
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Part,
    Row,
    player_name,
    strong_text,
    swatch,
    text_column,
    text_in_box,
)
from k2bot.render.scene import Area, Box, Pattern, Plate, Polygon, Scene, Shape, Shapes, Sprite
from k2bot.render.theme import HIGHLIGHT, INK, MIST, PAPER_SHADE, SLATE, WHITE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.pictures.chart import Trail
    from k2bot.games.k2.pictures.hero_picture import HeroPicture
    from k2bot.games.k2.pictures.scenery import Hour

_HEAD, _LEAD, _GAP = 130, 168, 12
"""Heights in pixels of the day and the leader, and the gap between parts."""
_ROW, _RACE = 112, 345
"""Largest heights in pixels of a player in the race, and of all."""
_TITLE, _ROWS, _DETAIL = 80, 54, 0.7
"""Largest font sizes of a caption of one line and of several; and of the detail, relative to it."""
_DETAIL_INK = SECOND.mixed(INK, 0.25)
"""Ink of the detail, which is read on the darkest paper of a night, too."""
_SIGN = 60
_MOST = 20
"""Points that fill a player's bar."""
_CHIP, _STEP = 100, 40
"""Pixels: height of the notes at the upper edge of a hero picture, and from a place of the leader's to the
next."""


@dataclass(frozen=True, slots=True)
class CaptionRow:
    """A line of a caption, what happens to a player, with a symbol and a detail."""

    seat: int | None
    text: str
    detail: str = ""
    mark: Name | None = None


@dataclass(frozen=True, slots=True)
class FilmPicture:
    """The mountain at a moment, with the caption, the leader and the race beside it."""

    seen: Observation
    caption: tuple[CaptionRow, ...]
    trails: tuple[Trail, ...] = ()
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today."""
    hour: Hour = "day"

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        board = BoardPicture(
            self.seen, trails=self.trails, fallen=self.fallen, pitched=self.pitched, hour=self.hour, bare=True
        )
        landscape, moving, areas = board.mountain(writing)
        ground = panel.table_paper(TABLE, palette.paper(self.hour, sky.sky_of(sky.weather_of(self.seen))))
        text_shapes, places = self._side_panel(writing)
        shapes = (*landscape, ground, *text_shapes, *moving)
        return Scene(*theme.FRAME, INK, shapes, (*areas, *places), len(landscape) + 1)

    def _side_panel(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
        """Everything beside the mountain, from top to bottom, with its areas."""
        seen = self.seen
        parts = {
            "day": Fixed(0, _HEAD, partial(_day, seen, writing)),
            "caption": Fixed(grows=1, draw=self._caption),
            "leader": Fixed(0, _LEAD, partial(_lead, seen, writing)),
            "race": Fixed(0, min(_RACE, len(seen.seats) * _ROW), partial(_race, seen, writing)),
        }
        if not seen.seats[1:]:
            del parts["leader"]
        column, inner = Column(tuple(parts.values()), gap=_GAP), TABLE.part(24, 14, -24, -16)
        return column.place(inner), tuple(map(Area, parts, column.boxes(inner)))

    def _caption(self, box: Box) -> Shapes:
        """The caption, as large as its box allows."""
        for size in range(_ROWS if self.caption[1:] else _TITLE, theme.LEAST_TEXT - 1, -1):
            rows = Column(tuple(self._line(line, box.width, size) for line in self.caption), 14, "middle")
            if rows.height <= box.height:
                break
        return rows.place(box)

    def _line(self, line: CaptionRow, width: float, size: int) -> Part:
        """A line with a detail below it, and signs above it, or beside it if there are several lines."""
        title = Label(line.text, INK, size, "ExtraBold")
        detail_label = Label(line.detail, _DETAIL_INK, round(size * _DETAIL), "SemiBold")
        signs: tuple[Part, ...] = ()
        if line.seat is not None:
            signs += (Fixed(_SIGN, _SIGN, partial(swatch, line.seat)),)
        if self.caption[1:]:
            text = text_column(line.text, width - _SIGN - 18, title, least=theme.LEAST_TEXT)
            return Row((*signs, text), gap=18, height=max(_SIGN, text.height))
        if line.mark is not None:
            signs += (symbol_part(line.mark, _SIGN, INK),)
        signs_row = (Row(signs, gap=12, height=_SIGN),) if signs else ()
        words = text_column(line.text, width, title, 3, least=min(size, theme.CHANGING_TEXT))
        detail = (text_column(line.detail, width, detail_label, least=theme.SMALL),) if line.detail else ()
        return Column((*signs_row, words, *detail), gap=12)


def _day(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """The day, the symbol of its weather, and a tick per day, past and current ones dark."""
    mark = sky.sky_of(seen.weather)
    day = Label(writing.text("picture-day", day=seen.day), INK, 84, "ExtraBold")
    weather = symbol_part(sky.SYMBOLS[mark], 84, sky.COLOURS[mark])
    head = Row((day, Fixed(grows=1), weather), gap=14).place(box.part(bottom=96))
    ticks = box.part(top=-18).columns(*(1,) * content.DAYS, gap=5)
    return (
        *head,
        *(Plate(tick, SLATE if number <= seen.day else MIST, 6) for number, tick in enumerate(ticks, 1)),
    )


def _leaders(seen: Observation, writing: Writing, width: float) -> Row:
    """Colours of the leaders, and their names within a width; a shared lead's only if none has to be cut."""
    parts, are_whole, first = list[Part](), True, standings.leaders(seen)
    for seat in first:
        whole = Label(writing.name(seat), INK, 60, "ExtraBold", least=theme.CHANGING_TEXT)
        name = whole.narrow((width - 12) / len(first) - _SIGN - 12)
        are_whole = are_whole and name.text == whole.text
        parts += (Fixed(_SIGN, _SIGN, partial(swatch, seat)), name)
    return Row(tuple(parts if are_whole or len(first) == 1 else parts[::2]), gap=12, height=_SIGN)


def _lead(seen: Observation, writing: Writing, box: Box) -> Shapes:
    """The leader and the lead in points, or the players who share the lead."""
    first, *more = standings.leaders(seen)
    lead = seen.seats[first].total - max(seat.total for seat in seen.seats if seat.seat != first)
    text = writing.text("picture-shared-lead") if more else writing.text("picture-leads", points=lead)
    how = Label(text, INK, theme.BODY, "SemiBold", height=56, least=theme.SMALL)
    side, flag = box.part(102, 8, -16, -8), Box.from_corner(box.left + 16, box.centre[1] - 34, 68)
    words = Column((_leaders(seen, writing, side.width), how), gap=8, align="middle")
    return (Plate(box, WHITE, 18), *symbol("flag", flag, INK), *words.place(side))


def _race(seen: Observation, writing: Writing, box: Box) -> Iterator[Shape]:
    """Everyone by points: colour, name and points above a bar; a cross for each dead climber."""
    order = sorted(seen.seats, key=lambda seat: (-seat.total, seat.seat))
    tall = box.height / len(order)
    for number, seat in enumerate(order):
        row = Box.from_corner(box.left, box.top + number * tall, box.width, tall - tall / 14)
        bar = row.part(top=-tall * 0.23)
        line = row._replace(bottom=bar.top - 4)
        own = theme.LIVERIES[seat.seat]
        long = max(20.0, bar.width * min(1.0, seat.total / _MOST))
        progress = Polygon(bar.part(right=long).corners, own.colour, INK, 2)
        total = line.part(-84)
        end = total.left - 6
        for climber in CLIMBER_NAMES:
            if not seat.climber(climber).on_board:
                end -= 40
                yield from symbol("cross", Box.from_corner(end, line.centre[1] - 20, 36, 40), SECOND)
        name_box = Box(line.left + 56, line.top, end - 8, line.bottom)
        yield from swatch(seat.seat, Box.from_corner(line.left, line.centre[1] - 22, 44))
        yield from player_name(writing, seat.seat, name_box, INK, 46)
        yield strong_text(str(seat.total), total, INK, 56, "r")
        yield Plate(bar, PAPER_SHADE, 4)
        yield progress
        yield Pattern(progress, own.pattern, own.second)


@dataclass(frozen=True, slots=True)
class PosterPicture:
    """A hero picture with the day in its upper left corner, and the leader at the upper edge."""

    hero: HeroPicture
    seen: Observation

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        art = replace(self.hero, day=None).scene(writing)
        day = Label(writing.text("picture-day", day=self.seen.day), WHITE, 60, "ExtraBold")
        left = Box.from_corner(28, 24, day.width + 56, _CHIP)
        figures = [shape.box for shape in art.shapes if isinstance(shape, Sprite)]
        # In the right corner, or between that and the day, where it covers nobody.
        notes = (
            (lead, Box.from_corner(start, 24, lead.width + 48, _CHIP))
            for names in (600, 330)
            for lead in (Row((symbol_part("flag", 56, INK), _leaders(self.seen, writing, names)), gap=12),)
            for start in range(round(art.width - lead.width) - 76, round(left.right) + 19, -_STEP)
        )
        lead, note = min(notes, key=lambda one: one[1].overlap_area(figures))
        shapes = (
            Plate(left, INK, 20, WHITE, 4),
            *day.place(left.part(28)),
            Plate(note, WHITE, 20, INK, 4),
            *lead.place(note.part(24, 0, -20)),
        )
        areas = (*art.areas, Area("day", left), Area("leader", note))
        return replace(art, shapes=(*art.shapes, *shapes), areas=areas)


@dataclass(frozen=True, slots=True)
class OpeningPicture:
    """The title: the mountain at dawn, the name of the game, and the players as its cast."""

    seen: Observation
    headline: str
    setting: str
    day: str
    """The date, empty if unknown."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame, count = Box(0, 0, *theme.FRAME), len(self.seen.seats)
        page = frame.part(890)
        inner = page.part(60, 70, -60, -70)
        row = min(94, int((inner.height - 460) / count))
        title = inner.part(bottom=300)
        rule = Box.from_corner(inner.left, title.bottom + 6, inner.width, 6)
        setting = Box.from_corner(inner.left, rule.bottom + 16, inner.width, 70)
        day = Box.from_corner(inner.left, setting.bottom, inner.width, 56)
        cast = inner._replace(top=inner.bottom - count * row)
        shapes: list[Shape] = [
            scenery.mountain_backdrop(self.seen.board.side, "clear", "dawn"),
            Plate(page, ICE),
            strong_text(self.headline, title, INK, 340, "l"),
            Plate(rule, HIGHLIGHT, 3),
            text_in_box(self.setting, setting, INK, 60, "SemiBold", align="l"),
        ]
        if self.day:
            shapes.append(text_in_box(self.day, day, INK, 46, "SemiBold", align="l"))
        for seat in range(count):
            line = Box.from_corner(cast.left, cast.top + seat * row, cast.width, row)
            for number, climber in enumerate(CLIMBER_NAMES):
                place = Box.from_centre((line.left + 40 + number * 84, line.centre[1]), min(74, row - 14))
                shapes += badge((seat, climber), place)
            name_box = line.part(184)
            shapes += player_name(writing, seat, name_box, INK, theme.TITLE)
        return Scene(*theme.FRAME, INK, tuple(shapes), (Area("title", title), Area("cast", cast)))
