"""Picture of a night: each climber's check as a sum, and its result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Checked, ClimberKey, Observation, content
from k2bot.games.k2.pictures import palette, places, scenery, sky
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.pieces import pawn, sign, signed, tent
from k2bot.render import theme
from k2bot.render.layout import Column, Label, Row, Stack, label, named, plate, strong, swatch
from k2bot.render.scene import Area, Backdrop, Box, Disc, Plate, Polygon, Scene, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.render.scene import Point

_EDGE = 20
_TITLES = 104
"""Height in pixels of the column headings."""
_LINES = (80.0, 128.0)
"""Least and greatest height in pixels of a climber's line."""
_GAP = 10
_NAME, _PIECE, _PLACE, _EQUALS, _RESULT = 248.0, 78.0, 108.0, 32.0, 126.0
"""Widths in pixels of a row's parts: player, climber, space, and on the right the sign and the new level."""
_TERM, _WORDS_ROOM, _FATE = 70.0, 384.0, 178.0
"""Least width of a term, the most that all have with their words, and the width of fates if there are any."""
_MAP = (1100.0, 0.8)
"""Width in pixels of the mountain in its painting, and by how much it's scaled; narrower beside fates."""
_DOWN = 0.74
"""Vertical scale of the mountain, which leaves its foot above the foreground."""
_LOW = 240.0
"""Height in pixels of the foreground, with day, weather and result."""
_DARK = theme.colour("#1C2A4A")
"""Background of the rows, up to the morning."""
_GROUND = theme.colour("#141F3A")
"""Colour of the foreground, and of the table behind the rows."""
_CREST = theme.colour("#5E79AB")
"""Colour of its edge, in moonlight."""
_MORNING = theme.PAPER.mixed(theme.colour("#F6C98B"), 0.45)
"""Background of the morning's levels."""
_GAIN, _LOSS = theme.colour("#A9D3FF"), theme.colour("#FFB3BE")
"""Colours of figures that are added and taken away."""
_SNOW = theme.MIST.mixed(theme.WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = theme.MIST.mixed(theme.WHITE, 0.5)
_DOT = _DARK.mixed(theme.MIST, 0.3)
_GLOW = theme.colour("#FFD27A")
"""Colour of lamps in tents and of the moon."""
DYING = palette.DANGER.mixed(theme.INK, 0.45)
"""Background for climbers who would die."""
_STARS = (
    (38, 60), (120, 150), (196, 48), (260, 120), (318, 36), (90, 260), (620, 60), (560, 150), (700, 170),
    (796, 70), (840, 190), (668, 30), (30, 380), (744, 250), (170, 230),
)  # fmt: skip
"""Where stars are, in pixels of the scaled mountain."""
_MOON = (700.0, 122.0, 84.0)
"""Middle of the moon, in pixels of the scaled mountain, and its size."""
_PAWN, _PITCH, _ABREAST = (50.0, 54.0), 42.0, 3
"""On the mountain: size of a climber, pixels from one to the next, and how many are side by side."""


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
        terms = _terms(self.checks)
        fate = _FATE if any(self._fate(check, writing) for check in self.checks) else 0
        widths = _widths(terms, writing)
        with_words = not fate and sum(widths) <= _WORDS_ROOM
        if not with_words:
            widths = [_TERM] * len(terms)
        columns = sum(widths)
        wide = _NAME + _PIECE + _PLACE + columns + _EQUALS + _RESULT + fate
        room = frame.height - 2 * _EDGE - _TITLES - _GAP * len(parts)
        high = min(_LINES[1], room / len(self.checks))
        tall = _TITLES + high * len(self.checks) + _GAP * len(parts)
        top = frame.top + (frame.height - tall) / 2
        table = Box(frame.right - _EDGE - wide, top, frame.right - _EDGE, top + tall)
        low = Box(frame.left, frame.bottom - _LOW, table.left, frame.bottom)
        shapes: list[Shape] = [
            *self._mountain(table.left - 24, frame),
            Plate(table.grown(10), _GROUND.at(236), 28, _CREST, 3),
        ]
        head, verdict = self._told(Box(low.left + 28, low.top, low.right - 36, low.bottom - 16), writing)
        shapes += [*head, *verdict]
        areas = [Area("head", Box(low.left + 20, low.top, low.right - 20, low.bottom))]
        left = table.left + _NAME + _PIECE + _PLACE
        titles = Box(left, table.top, left + columns, table.top + _TITLES)
        named_columns = _columns(terms, widths, titles, writing)
        shapes += _titles(named_columns, writing, with_words=with_words)
        place = table.top + _TITLES
        for seat, part in parts.items():
            box = Box(table.left, place, table.right, place + high * len(part))
            morning = Box(titles.right + _EQUALS, box.top, box.right, box.bottom)
            dark = Box(box.left, box.top, morning.left, box.bottom)
            badge = Box.around((box.left + 34, box.centre[1]), 50, 50)
            name = Box(box.left + 66, box.top + 4, box.left + _NAME - 4, box.bottom - 4)
            shapes += [
                Plate(dark, _DARK, 20, corners=(True, False, False, True)),
                Plate(morning, _MORNING, 20, corners=(False, True, True, False)),
                Disc(badge.grown(4), _SNOW),
                *swatch(seat, badge),
                *named(writing, seat, name, theme.WHITE, size=theme.FIGURE, lines=len(part)),
            ]
            for number, check in enumerate(part):
                line = Box.at(box.left, box.top + number * high, box.width, high)
                if number:
                    edge = ((line.left + _NAME, line.top), (morning.left - 12, line.top))
                    shapes.append(Stroke(edge, _DOT, 3))
                shapes += self._line(check, named_columns, line, morning, writing)
            areas.append(Area(f"player {seat}", box))
            place = box.bottom + _GAP
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas))

    def _mountain(self, width: float, frame: Box) -> Shapes:
        """The mountain under the moon, with every climber where it is, some of them in a lit tent."""
        side = self.seen.board.side
        scale, across = _DOWN, min(_MAP[1], width / _MAP[0])
        painting = scenery.Mountain(side, sky.sky_of(self.seen.weather), "night")
        edge, high = round(_MAP[0] * across), scenery.SIZE[1] * scale
        shapes: list[Shape] = [
            # Beyond the mountain the painting is stretched, since it is behind the table.
            Backdrop(painting, Box(0, 0, edge, high), Box(0, 0, _MAP[0], scenery.SIZE[1])),
            Backdrop(painting, Box(edge, 0, frame.right, high), Box(_MAP[0], 0, *scenery.SIZE)),
        ]
        unit = across / _MAP[1]
        shapes += [
            Disc(Box.around((x * unit, y), *(2 * (4 + 3 * (number % 2),))), theme.WHITE.at(170))
            for number, (x, y) in enumerate(_STARS)
        ]
        x, y, size = _MOON
        moon = Box.around((x * unit, y), size, size)
        shapes += [Disc(moon.grown(more), _GLOW.at(26)) for more in (74, 46, 22)]
        shapes += symbol("moon", moon, _GLOW)
        crest = min(frame.bottom - _LOW - 14, high - 34)
        ridge = (
            (0.0, crest + 20), (width * 0.22, crest - 8), (width * 0.46, crest + 18),
            (width * 0.7, crest - 2), (width, crest + 24), (frame.right, crest + 4),
        )  # fmt: skip
        shapes += [
            Polygon((*ridge, (frame.right, frame.bottom), (0.0, frame.bottom)), _GROUND),
            Stroke(((4.0, ridge[0][1]), *ridge[1:-1], (frame.right - 4, ridge[-1][1])), _CREST, 5),
        ]
        groups: dict[str, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            groups.setdefault(check.space, []).append(check)
        camps = []
        for space, group in sorted(groups.items(), key=lambda each: places.PLACES[side][each[0]][1]):
            x, y = places.PLACES[side][space]
            tents = len({check.climber[0] for check in group if check.tent})
            half = 6 + max(tents * 37, min(len(group), _ABREAST) * 29)
            lowest = frame.bottom - _LOW - 82
            camps.append(
                (group, (min(width - half, max(half, x * across)), min(lowest, max(_PAWN[1], y * scale))))
            )
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes += [shape for group, spot in camps for shape in self._lamp(group, spot)]
        return (*shapes, *(shape for group, spot in camps for shape in self._camp(group, spot)))

    @staticmethod
    def _lamp(group: Sequence[Checked], spot: Point) -> Shapes:
        """The light of a space's tents."""
        tents = {check.climber[0] for check in group if check.tent}
        lamp = Box.around((spot[0], spot[1] + 26), 150 + 40 * len(tents), 110)
        left = max(0.0, lamp.left)
        lamp = Box(left, lamp.top, lamp.right, lamp.bottom)
        return tuple(Disc(lamp.grown(-more), _GLOW.at(36)) for more in (0, 16, 32) if tents)

    @staticmethod
    def _camp(group: Sequence[Checked], spot: Point) -> Shapes:
        """The climbers of a space side by side, above the tents that shelter them."""
        shapes: list[Shape] = []
        tents = sorted({check.climber[0] for check in group if check.tent})
        rows = [group[start : start + _ABREAST] for start in range(0, len(group), _ABREAST)]
        x, y = spot
        for number, seat in enumerate(tents):
            at = x + (number - (len(tents) - 1) / 2) * 64
            shapes += tent(seat, Box.around((at, y + 36), 74, 63))
        for line, row in enumerate(rows):
            high = y - 22 - (len(rows) - 1 - line) * 50 if tents else y - (len(rows) - 1 - 2 * line) * 25
            for number, check in enumerate(row):
                at = x + (number - (len(row) - 1) / 2) * _PITCH
                box = Box.around((at, high), *_PAWN)
                shapes += pawn(check.climber, box, dead=check.dies)
        return tuple(shapes)

    def _told(self, box: Box, writing: Writing) -> tuple[Shapes, Shapes]:
        """The day with its weather, and what becomes of everybody."""
        upper, middle, lower = box.rows(92, 62, 70)
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), theme.WHITE, 70, "ExtraBold")
        weather = Label(sky.name_of(self.seen.weather, writing), _PALE, theme.FIGURE)
        dead = [check.climber for check in self.checks if check.dies]
        word = "picture-night-dying" if self.dying else "picture-night-dead"
        # words: picture-night-dead, picture-night-dying
        verdict = Label(writing.text(word, count=len(dead)), theme.WHITE if dead else theme.INK, 52)
        mark = sign("cross" if dead else "tick", 46, theme.WHITE if dead else theme.INK)
        told = Row((mark, verdict), gap=14)
        ground = plate(palette.DANGER if dead else _GLOW, 18)
        tag = Stack((ground, told), inset=(18, 4, 22, 4))
        width = min(tag.width, lower.width)
        return (
            (
                *Row((sign("moon", 64, _GLOW), title), gap=16).placed(upper),
                *Row((sign(sky.SYMBOLS[kind], 50, _PALE), weather), gap=16).placed(middle),
            ),
            tag.placed(Box(lower.left, lower.top, lower.left + width, lower.bottom)),
        )

    def _fate(self, check: Checked, writing: Writing) -> _Outcome | None:
        """What an avalanche does to a climber that survives it; None if there is none."""
        spaces = dict(self.slid).get(check.climber)
        if check.dies:
            return None
        if spaces is not None:
            return _Outcome(_slope(spaces, writing), "avalanche", theme.WHITE, theme.INK)
        if check.avalanche and check.tent:
            return _Outcome(writing.text("picture-holds"), "tent", theme.INK, theme.PAPER_SHADE)
        return None

    def _line(
        self,
        check: Checked,
        columns: Sequence[_Column],
        box: Box,
        morning: Box,
        writing: Writing,
    ) -> Shapes:
        """One line: climber, space, terms, new level and fate."""
        fate = self._fate(check, writing)
        middle = box.centre[1]
        shapes: list[Shape] = []
        if check.dies:
            shapes.append(Plate(Box(box.left + _NAME, box.top + 2, morning.left, box.bottom - 2), DYING, 14))
        piece = Box.around((box.left + _NAME + _PIECE / 2, middle), _PIECE, 76)
        place = Box(piece.right + 4, middle - 36, piece.right + _PLACE - 2, middle + 36)
        shapes += [
            Plate(piece, _SNOW, 18),
            *pawn(check.climber, piece.grown(-5)),
            *_place(check.space, place, writing),
            *_figures(check, columns, middle),
        ]
        end = Box(morning.left + 8, middle - 36, morning.left + _RESULT - 8, middle + 36)
        equals = Box(columns[-1].box.right, end.top, morning.left, end.bottom)
        after = signed(check.after) if check.after < 0 else str(check.after)
        low = check.after == 1
        ink = theme.WHITE if check.dies else palette.DANGER if low else palette.AIR
        whole = check.before + check.air + check.tent - check.weather - check.avalanche
        figure = end
        if check.dies:
            mark: Name = "rescue" if check.climber in self.dying else "cross"
            shapes.append(Plate(end, palette.DANGER, 18))
            sign_box, figure = end.columns(0.44, 0.56)
            shapes += symbol(mark, Box.around(sign_box.centre, 46, 46), theme.WHITE)
        if whole > content.HIGHEST_LEVEL:
            most = Label(writing.text("picture-most"), palette.AIR, theme.SMALL, least=theme.CONSTANT)
            figure, beside = end.columns(0.5, 0.5)
            shapes += most.narrowed(beside.width).placed(beside)
        shapes += [strong("=", equals, _PALE, 48), strong(after, figure, ink, 74)]
        if fate is not None:
            shapes += _tag(fate, Box(end.right + 6, end.top, box.right - 10, end.bottom))
        return tuple(shapes)


def _terms(checks: Sequence[Checked]) -> tuple[Name, ...]:
    """Terms of the sums as symbols, the level first.

    The avalanche has a column if there is one; other weather has none if it costs nothing beyond the
    avalanche.
    """
    avalanche = any(check.avalanche for check in checks)
    weather = not avalanche or any(check.weather for check in checks)
    last: tuple[Name, ...] = ("storm", "avalanche") if weather else ("avalanche",)
    return ("bottle", "peak", "tent", *(last if avalanche else ("storm",)))


_WORDS: dict[Name, str] = {
    "bottle": "air",
    "peak": "place",
    "tent": "tent",
    "storm": "weather",
    "avalanche": "avalanche",
}
"""What each term is called in its message."""


def _word(term: Name, writing: Writing) -> str:
    return writing.text(f"picture-part-{_WORDS[term]}")  # words: picture-part-*


def _widths(terms: Sequence[Name], writing: Writing) -> list[float]:
    """Width of each term with its word."""
    return [max(_TERM, _title_of(_word(term, writing)).width + 12) for term in terms]


def _columns(
    terms: Sequence[Name], widths: Sequence[float], box: Box, writing: Writing
) -> tuple[_Column, ...]:
    """A column for each term."""
    parts = box.columns(*widths)
    return tuple(_Column(_word(mark, writing), mark, part) for mark, part in zip(terms, parts, strict=True))


def _titles(columns: Sequence[_Column], writing: Writing, *, with_words: bool) -> Shapes:
    """Symbol and word of each term; if the words lack room, symbols alone, larger."""
    last = columns[-1].box
    result = Box(last.right + _EQUALS, last.top, last.right + _EQUALS + _RESULT, last.bottom)
    after = _title_of(writing.text("picture-part-after"))
    if not with_words:
        larger = tuple(
            shape
            for column in columns
            for shape in symbol(column.mark, Box.around(column.box.centre, 60, 60), theme.WHITE)
        )
        return (*larger, *symbol("sun", Box.around(result.centre, 66, 66), theme.TURN))
    words = (
        shape
        for column in columns
        for shape in _title(_title_of(column.word), column.mark, theme.WHITE, column.box)
    )
    return (*words, *_title(after.narrowed(result.width + 26), "sun", theme.TURN, result.grown(13)))


def _title_of(word: str) -> Label:
    return Label(word, theme.WHITE, theme.CONSTANT, "SemiBold", "middle", least=theme.LEAST, grows=1)


def _title(word: Label, mark: Name, ink: theme.Colour, box: Box) -> Shapes:
    """A symbol with its word below."""
    return Column((sign(mark, 46, ink), word), gap=2, align="middle").placed(box)


def _slope(spaces: Sequence[str], writing: Writing) -> str:
    """Where a climber slides to, or the spaces to choose from."""
    told, *more = map(writing.space, spaces)
    for word in more:
        told = writing.text("picture-slides-or", first=told, second=word)
    if more:
        return writing.text("picture-slides-where", spaces=told)
    return writing.text("picture-slides", space=told)


def _figures(check: Checked, columns: Sequence[_Column], middle: float) -> Shapes:
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
        at = Box(column.box.left + 4, middle - 36, column.box.right - 4, middle + 36)
        if not number:
            shapes.append(strong(str(term), at, theme.WHITE, 68))
        elif term:
            shapes.append(strong(signed(term), at, _GAIN if term > 0 else _LOSS, 62))
    return tuple(shapes)


def _place(space: str, box: Box, writing: Writing) -> Shapes:
    """A climber's space; the summit as a flag."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 62, 66), theme.TURN)
    return (label(writing.space(space), box, theme.WHITE, size=56, least=theme.LEAST),)


def _tag(outcome: _Outcome, box: Box) -> Shapes:
    """A climber's fate: its word, with the symbol if there is room."""
    rim = palette.DANGER if outcome.ground == theme.WHITE else None
    word = Label(outcome.word, outcome.ink, theme.FIGURE)
    row = Row((word,), align="middle")
    if outcome.mark:
        marked = Row((sign(outcome.mark, 46, outcome.ink), word), gap=8, align="middle")
        row = marked if marked.width <= box.width - 10 else row
    return Stack((plate(outcome.ground, 18, rim, 5), row), inset=(5, 5, 5, 5)).placed(box)
