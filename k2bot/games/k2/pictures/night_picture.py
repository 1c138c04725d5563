"""Picture of a night: each climber's check as a sum, and its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Checked, ClimberKey, Observation, Space, content
from k2bot.games.k2.pictures import palette, scenery, sky
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.pieces import pawn, sign, signed
from k2bot.render import layout, theme
from k2bot.render.layout import Column, Label, Row, Stack, label, named, plate, strong, swatch
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing

_HEAD = 104
_COLUMNS = 94
"""Height in pixels of the column headings."""
_LINE = 74
_GAP = 8
_EDGE = 20
_NAME = 356
"""Width in pixels of a player's colour and name, at a row's left edge."""
_PLACE = (434, 604)
"""Left and right end of the climber's location, from a row's left edge."""
_SUM = 606
"""Pixels from a row's left edge to the first figure."""
_RESULT = 466
"""Width in pixels of the result, at a row's right edge."""
_DAWN = 413
"""Width in pixels of the morning's background, at a row's right edge."""
_FIGURE = (60, 156)
"""Left and right end of the new level within it."""
_DARK = theme.colour("#22304F")
"""Background of the night, and of everything before the morning."""
_VEIL = 222
"""Opacity out of 255 of the night's rows, through which the mountain shows."""
_MORNING = theme.PAPER.mixed(theme.colour("#F6C98B"), 0.45)
"""Background of the morning's levels."""
_GAIN, _LOSS = theme.colour("#A9D3FF"), theme.colour("#FFB3BE")
"""Colours of figures that are added and taken away."""
_EMPTY, _CELL, _BETWEEN = _MORNING.mixed(theme.SLATE, 0.22), 48.0, 6.0
"""Colour of an empty cell of air; a cell's height and the gap between two in pixels."""
_SNOW = theme.MIST.mixed(theme.WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = theme.MIST.mixed(theme.WHITE, 0.5)
"""Colour of altitudes."""
_DOT = _DARK.mixed(theme.MIST, 0.45)
DYING = palette.DANGER.mixed(theme.INK, 0.45)
"""Background for climbers who would die."""
_LEAST = 96
"""Minimum width in pixels of a term."""


class _Column(NamedTuple):
    """A term of the sum: word, symbol and box."""

    word: str
    mark: Name
    box: Box


class _Outcome(NamedTuple):
    """A climber's fate in the night: word, symbol and colours."""

    word: str
    mark: Name | None
    ink: theme.Colour
    ground: theme.Colour


@dataclass(frozen=True, slots=True)
class NightPicture:
    """The night's check: each climber's level, its changes, and the result (rules 20, 21)."""

    seen: Observation
    """Observation of the day before the night."""
    checks: tuple[Checked, ...]
    dying: tuple[ClimberKey, ...] = ()
    """Climbers who can still be rescued."""
    slid: tuple[tuple[ClimberKey, tuple[str, ...]], ...] = ()
    """Climbers hit by an avalanche, with the spaces they slide to; several if a choice is open (rule 40)."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        parts: dict[int, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            parts.setdefault(check.climber[0], []).append(check)
        frame = Box(0, 0, *theme.FRAME)
        heights = [len(part) * _LINE + _GAP for part in parts.values()]
        top = frame.bottom - _EDGE - sum(heights) - _GAP * (len(parts) - 1)
        head = Box(_EDGE, top - _HEAD - _COLUMNS - 12, frame.right - _EDGE, top - 10)
        titles = Box(head.left, head.top + _HEAD - 8, head.right, head.bottom + 2)
        sums, size = _columns(self.checks, titles, writing)
        shapes: list[Shape] = [
            scenery.behind(self.seen.board.side, sky.sky_of(self.seen.weather), "night"),
            Plate(head, theme.INK.at(215), 24),
            *_head(self.seen, Box(head.left + 24, head.top, head.right, head.top + _HEAD), writing),
            *_titles(sums, writing, size),
        ]
        areas = [Area("head", head)]
        for (seat, part), height in zip(parts.items(), heights, strict=True):
            box = Box.at(_EDGE, top, frame.right - 2 * _EDGE, height)
            dark = Box(box.left, box.top, box.right - _DAWN, box.bottom)
            morning = Box(dark.right, box.top, box.right, box.bottom)
            badge = Box.around((box.left + 45, box.centre[1]), 56, 56)
            name = Box(box.left + 84, box.top + 4, box.left + _NAME, box.bottom - 4)
            shapes += [
                Plate(dark, _DARK.at(_VEIL), 24, corners=(True, False, False, True)),
                Plate(morning, _MORNING, 24, shadow=8, corners=(False, True, True, False)),
                Disc(badge.grown(4), _SNOW),
                *swatch(seat, badge),
                *named(writing, seat, name, theme.WHITE, size=theme.FIGURE, lines=len(part)),
            ]
            for number, check in enumerate(part):
                line = Box.at(box.left, box.top + _GAP / 2 + number * _LINE, box.width, _LINE)
                if number:
                    edge = ((line.left + _NAME + 10, line.top), (line.right - _DAWN - 12, line.top))
                    shapes.append(Stroke(edge, _DOT, 3))
                shapes += self._line(check, sums, line, writing)
            areas.append(Area(f"player {seat}", box))
            top = round(box.bottom) + _GAP
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas))

    def _fate(self, check: Checked, writing: Writing) -> _Outcome | None:
        """A climber's fate apart from its new level; None if nothing happens."""
        spaces = dict(self.slid).get(check.climber)
        if check.climber in self.dying:
            return _Outcome(writing.text("picture-dying"), "rescue", palette.DANGER, theme.WHITE)
        if check.dies:
            return _Outcome(writing.text("picture-dies"), "cross", theme.WHITE, palette.DANGER)
        if spaces is not None:
            return _Outcome(_slope(spaces, writing), "avalanche", theme.WHITE, theme.INK)
        if check.avalanche and check.tent:
            return _Outcome(writing.text("picture-holds"), "tent", theme.INK, theme.PAPER_SHADE)
        return None

    def _line(self, check: Checked, columns: Sequence[_Column], box: Box, writing: Writing) -> Shapes:
        """One line: climber, location, terms, new level and fate."""
        middle = box.centre[1]
        shapes: list[Shape] = []
        if check.dies:
            row = Box(box.left + _NAME + 6, box.top + 2, box.right - _DAWN, box.bottom - 1)
            shapes.append(Plate(row, DYING, 16, corners=(True, False, False, True)))
        space = self.seen.board.by_id[check.space]
        shapes += [
            Plate(Box.at(box.left + _NAME + 4, middle - 35, 80, 70), _SNOW, 18),
            *pawn(check.climber, Box.at(box.left + _NAME + 13, middle - 32, 62, 66)),
            *_place(space, Box(box.left + _PLACE[0], middle, box.left + _PLACE[1], middle), writing),
            *_terms(check, columns, middle),
        ]
        left = box.right - _RESULT
        end = Box(left + _FIGURE[0], middle - 35, left + _FIGURE[1], middle + 35)
        equals = Box(left - 4, end.top, box.right - _DAWN - 6, end.bottom)
        after = signed(check.after) if check.after < 0 else str(check.after)
        shapes += [
            strong("=", equals, theme.WHITE, theme.TITLE),
            Plate(end, palette.DANGER if check.dies else palette.AIR, 18),
            strong(after, end, theme.WHITE, 58),
        ]
        room = Box(end.right + 12, end.top, box.right - 14, end.bottom)
        fate = self._fate(check, writing)
        whole = check.before + check.air + check.tent - check.weather - check.avalanche
        most = writing.text("picture-most")
        if fate is None:
            shapes += _gauge(check.after, room, most, capped=whole > content.HIGHEST_LEVEL)
        elif whole > content.HIGHEST_LEVEL:
            shapes += _tag(fate._replace(word=f"{most} \N{MIDDLE DOT} {fate.word}"), room)
        else:
            shapes += _tag(fate, room)
        return tuple(shapes)


def _head(seen: Observation, box: Box, writing: Writing) -> Shapes:
    kind = sky.sky_of(seen.weather)
    title = writing.text("picture-night", day=seen.day)
    title_room = Box(box.left + 96, box.top, box.left + 640, box.bottom)
    weather = layout.name_part(
        sky.name_of(seen.weather, writing), box.width - 780, theme.WHITE, theme.TITLE - 6
    )
    parts = (sign(sky.SYMBOLS[kind], 70, theme.WHITE), weather)
    return (
        *symbol("moon", Box.at(box.left, box.centre[1] - 38, 76, 76), theme.TURN),
        strong(title, title_room, theme.WHITE, 80, align="l"),
        *Row(parts, gap=18, align="end").placed(Box(box.left, box.top, box.right - 23, box.bottom)),
    )


def _columns(checks: Sequence[Checked], box: Box, writing: Writing) -> tuple[tuple[_Column, ...], int]:
    """Terms of the sums, level first, and the size of their words; 0 without room for words.

    The avalanche has a column if there is one; other weather has none if it costs nothing beyond the
    avalanche.
    """
    parts: list[tuple[str, Name]] = [
        (writing.text("picture-part-air"), "bottle"),
        (writing.text("picture-part-place"), "peak"),
        (writing.text("picture-part-tent"), "tent"),
    ]
    avalanche = any(check.avalanche for check in checks)
    if not avalanche or any(check.weather for check in checks):
        parts.append((writing.text("picture-part-weather"), "storm"))
    if avalanche:
        parts.append((writing.text("picture-part-avalanche"), "avalanche"))
    room = Box(box.left + _SUM, box.top, box.right - _RESULT, box.bottom)
    widths, size = [1.0] * len(parts), 0
    for larger in (theme.CHANGING, theme.FIGURE):
        needed = [max(_LEAST, theme.text_width(word, larger, "SemiBold") + 16) for word, _ in parts]
        if sum(needed) <= room.width:
            widths, size = needed, larger
    places = room.columns(*widths)
    return tuple(_Column(*part, place) for part, place in zip(parts, places, strict=True)), size


def _titles(columns: Sequence[_Column], writing: Writing, size: int) -> Shapes:
    """Symbol and word of each term; without room for words, larger symbols."""
    shapes: list[Shape] = []
    for column in columns:
        box = column.box
        if size:
            word = Label(column.word, theme.WHITE, size, "SemiBold", "middle", grows=1)
            shapes += _title(
                word, column.mark, theme.WHITE, Box(box.left + 2, box.top, box.right - 2, box.bottom)
            )
        else:
            shapes += symbol(column.mark, Box.around((box.centre[0], box.top + 38), 60, 60), theme.WHITE)
    last, middle = columns[-1].box, (_FIGURE[0] + _FIGURE[1]) / 2
    result = Box(last.right, last.top, last.right + 2 * middle, last.bottom)
    after = Label(
        writing.text("picture-part-after"), theme.WHITE, size or theme.CHANGING, "SemiBold", "middle",
        least=theme.CHANGING, grows=1,
    )  # fmt: skip
    return (*shapes, *_title(after, "sun", theme.TURN, result))


def _title(word: Label, mark: Name, ink: theme.Colour, box: Box) -> Shapes:
    """A symbol with its word below."""
    column = Column((sign(mark, 42, ink), word), gap=0)
    return column.placed(Box(box.left, box.top, box.right, box.bottom - 6))


def _slope(spaces: Sequence[str], writing: Writing) -> str:
    """Where a climber slides to, or the spaces to choose from."""
    told, *more = map(writing.space, spaces)
    for word in more:
        told = writing.text("picture-slides-or", first=told, second=word)
    if more:
        return writing.text("picture-slides-where", spaces=told)
    return writing.text("picture-slides", space=told)


def _terms(check: Checked, columns: Sequence[_Column], middle: float) -> Shapes:
    """The terms of a climber's sum."""
    shapes: list[Shape] = []
    terms: dict[Name, int] = {
        "bottle": check.before,
        "peak": check.air,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }
    for number, column in enumerate(columns):
        term = terms[column.mark]
        at = Box(column.box.left + 4, middle - 35, column.box.right - 4, middle + 35)
        if not number:
            shapes += [Plate(at, palette.AIR_PALE, 18), strong(str(term), at, palette.AIR, 58)]
        elif term:
            shapes.append(strong(signed(term), at, _GAIN if term > 0 else _LOSS, 58))
        else:
            shapes.append(Disc(Box.around(at.centre, 10, 10), _DOT))
    return tuple(shapes)


def _place(space: Space, line: Box, writing: Writing) -> Shapes:
    """A climber's space above its altitude, which determines its weather."""
    middle = line.top
    upper = Box(line.left, middle - 39, line.right, middle)
    lower = Box(line.left, middle, line.right, middle + 37)
    altitude = writing.text("picture-metres", metres=str(space.altitude))
    metres = label(altitude, lower, _PALE, size=36, weight="SemiBold")
    if space.id == content.SUMMIT:
        return (*symbol("flag", upper.grown(-3), theme.TURN), metres)
    return (label(writing.space(space.id), upper, theme.WHITE, size=44), metres)


def _gauge(level: int, box: Box, most: str, *, capped: bool) -> Shapes:
    """A level as a row of filled cells, red if it's the last; ``most`` follows if it would be higher."""
    word = Label(most, palette.AIR, theme.CHANGING, least=theme.SMALL)
    bar, beside = box.columns(box.width - word.width - 4, word.width, gap=4)
    full = palette.AIR if level > 1 else palette.DANGER
    cells = bar.columns(*[1] * content.HIGHEST_LEVEL, gap=_BETWEEN)
    shapes = tuple(
        Plate(Box.around(cell.centre, cell.width, _CELL), full if number < level else _EMPTY, 9)
        for number, cell in enumerate(cells)
    )
    return (*shapes, *word.placed(beside)) if capped else shapes


def _tag(outcome: _Outcome, box: Box) -> Shapes:
    """A climber's fate: its word, with the symbol if there is room."""
    rim = palette.DANGER if outcome.ground == theme.WHITE else None
    word = Label(outcome.word, outcome.ink, theme.FIGURE)
    row = Row((word,), align="middle")
    if outcome.mark:
        marked = Row((sign(outcome.mark, 46, outcome.ink), word), gap=8, align="middle")
        row = marked if marked.width <= box.width - 10 else row
    return Stack((plate(outcome.ground, 18, rim, 5), row), inset=(5, 5, 5, 5)).placed(box)
