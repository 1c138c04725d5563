"""Picture of a night: each climber's check as a sum, and its result."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Checked, ClimberKey, Observation, content
from k2bot.games.k2.pictures import palette, places, scenery, sky
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.pieces import pawn, sign, signed, tent
from k2bot.render import theme
from k2bot.render.layout import Column, Label, Part, Row, Stack, label, named, plate, strong
from k2bot.render.scene import (
    Area,
    Backdrop,
    Box,
    Disc,
    Pattern,
    Plate,
    Polygon,
    Scene,
    Shape,
    Shapes,
    Stroke,
)

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
_NAME, _PIECE, _PLACE, _EQUALS, _RESULT = 214.0, 78.0, 108.0, 32.0, 126.0
"""Widths in pixels of a row's parts: player, climber, space, and on the right the sign and the new level."""
_TERM, _WORDS_ROOM, _FATE = 70.0, 384.0, 178.0
"""Least width of a term, the most that all have with their words, and the width of fates if there are any."""
_MAP = (890.0, 0.74)
"""Width in pixels of the mountain in its painting, and its scale, across less beside a wide table."""
_LOW, _TAG = 240.0, 70.0
"""Height in pixels of the foreground, with day, weather and a result, and of another result."""
_BAND = 14.0
"""Width in pixels of the stripe in a player's colour."""
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
_RIM = 6.0
"""Least pixels between people on the mountain and the upper edge."""
_MOON = (770.0, 140.0, 84.0)
"""Middle of the moon that weather hides in the painting, in its pixels, and the moon's size."""
_PAWN, _PITCH, _ABREAST = (56.0, 60.0), 46.0, 3
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
        top = frame.bottom - _EDGE - tall
        table = Box(frame.right - _EDGE - wide, top, frame.right - _EDGE, top + tall)
        verdicts = self._verdicts(table.left - 64, writing)
        low = Box(frame.left, frame.bottom - _LOW - _TAG * (len(verdicts) - 1), table.left, frame.bottom)
        still = self._slope(table, low.top, frame)
        shapes: list[Shape] = [
            *still,
            *self._people(table.left - 24, low.top - 82),
            Plate(table.grown(10), _GROUND.at(236), 28, _CREST, 3),
            *self._told(Box(low.left + 28, low.top, low.right - 36, low.bottom - 16), verdicts, writing),
        ]
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
            band = Box(box.left, box.top + 8, box.left + _BAND, box.bottom - 8)
            flat = Polygon(band.corners, theme.LIVERIES[seat].colour)
            name = Box(band.right + 12, box.top + 4, box.left + _NAME - 6, box.bottom - 4)
            shapes += [
                Plate(dark, _DARK, 20, corners=(True, False, False, True)),
                Plate(morning, _MORNING, 20, corners=(False, True, True, False)),
                Plate(band.grown(3), _SNOW, 3),
                flat,
                Pattern(flat, theme.LIVERIES[seat].pattern, theme.LIVERIES[seat].second),
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
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas), len(still))

    def _slope(self, table: Box, crest: float, frame: Box) -> Shapes:
        """The mountain under the moon, above the foreground's ``crest``."""
        kind = sky.sky_of(self.seen.weather)
        painting = scenery.Mountain(self.seen.board.side, kind, "night")
        wide, tall = scenery.SIZE
        across, high, edge = self._across(table.left - 24), tall * _MAP[1], round(table.left + 10)
        cut = edge / across
        shapes: list[Shape] = [Backdrop(painting, Box(0, 0, edge, high), Box(0, 0, cut, tall))]
        if table.top > frame.top + 2 * _EDGE:
            # Above and below a short table the rest is seen, stretched to the edge.
            shapes.append(Backdrop(painting, Box(edge, 0, frame.right, high), Box(cut, 0, wide, tall)))
        if kind != "clear":
            x, y, size = _MOON
            moon = Box.around((x * across, y), size, size)
            shapes += [Disc(moon.grown(more), _GLOW.at(26)) for more in (74, 46, 22)]
            shapes += symbol("moon", moon, _GLOW)
        top, width = min(crest - 14, high - 34), table.left - 24
        ridge = (
            (0.0, top + 20), (width * 0.22, top - 8), (width * 0.46, top + 18),
            (width * 0.7, top - 2), (width, top + 24), (frame.right, top + 4),
        )  # fmt: skip
        return (
            *shapes,
            Polygon((*ridge, (frame.right, frame.bottom), (0.0, frame.bottom)), _GROUND),
            Stroke(((4.0, ridge[0][1]), *ridge[1:-1], (frame.right - 4, ridge[-1][1])), _CREST, 5),
        )

    @staticmethod
    def _across(width: float) -> float:
        """Horizontal scale of the mountain in so many pixels."""
        return min(_MAP[1], width / _MAP[0])

    def _people(self, width: float, lowest: float) -> Shapes:
        """Every climber where it is, in so many pixels across and down, some of them in a lit tent."""
        groups: dict[str, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            groups.setdefault(check.space, []).append(check)
        camps: list[tuple[list[Checked], Point]] = []
        spots, across, taken = places.PLACES[self.seen.board.side], self._across(width), list[Box]()
        for space, group in sorted(groups.items(), key=lambda each: -spots[each[0]][1]):
            x, y = spots[space]
            tents, rows = len({check.climber[0] for check in group if check.tent}), -(-len(group) // _ABREAST)
            half = 6 + max(tents * 37, min(len(group), _ABREAST) * 32)
            at = (min(width - half, max(half, x * across)), min(lowest, max(_PAWN[1], y * _MAP[1])))
            above, below = (20 + 50 * rows, 66) if tents else (25 * rows + 4, 25 * rows + 4)
            room = Box(at[0] - half + 6, at[1] - above, at[0] + half - 6, at[1] + below)
            # Base camp is beyond the picture's mountain: who is in another's place moves up.
            while other := next((box for box in taken if box.overlaps(room)), None):
                room = room.moved(0, other.top - room.bottom - 1)
            if room.top < _RIM:
                room = _beside(room.moved(0, _RIM - room.top), taken, width)
            taken.append(room)
            camps.insert(0, (group, ((room.left + room.right) / 2, room.bottom - below)))
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for group, spot in camps for shape in self._lamp(group, spot)]
        return (*shapes, *(shape for group, spot in camps for shape in self._camp(group, spot)))

    @staticmethod
    def _lamp(group: Sequence[Checked], spot: Point) -> Shapes:
        """The light of a space's tents."""
        tents = {check.climber[0] for check in group if check.tent}
        lamp = Box.around((spot[0], spot[1] + 26), 150 + 40 * len(tents), 110)
        left = max(0.0, lamp.left)
        lamp = Box(left, lamp.top, lamp.right, lamp.bottom)
        return tuple(Disc(lamp.grown(-more), _GLOW.at(36)) for more in (0, 16, 32) if tents)

    def _camp(self, group: Sequence[Checked], spot: Point) -> Shapes:
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
                is_open = check.climber in self.dying
                shapes += pawn(check.climber, box, dead=check.dies and not is_open)
                if is_open:
                    mark = Box.around((box.right + 4, box.top - 2), 38, 38)
                    shapes += [Disc(mark, theme.WHITE), Disc(mark.grown(-3), palette.DANGER)]
                    shapes += symbol("rescue", mark.grown(-9), theme.WHITE)
        return tuple(shapes)

    def _verdicts(self, width: float, writing: Writing) -> tuple[Part, ...]:
        """What becomes of everybody: how many die, and how many it's still asked to rescue."""
        dead = sum(check.dies and check.climber not in self.dying for check in self.checks)
        told: list[tuple[Name, str]] = []
        if dead or not self.dying:
            told.append(("cross" if dead else "tick", writing.text("picture-night-dead", count=dead)))
        if self.dying:
            told.append(("rescue", writing.text("picture-night-dying", count=len(self.dying))))
        ink, fill = (theme.WHITE, palette.DANGER) if dead or self.dying else (theme.INK, _GLOW)
        marked = [(sign(mark, 46, ink), Label(word, ink, 52, least=theme.SMALL)) for mark, word in told]
        return tuple(
            Stack((plate(fill, 18), Row((mark, word.narrowed(width - 100)), gap=14)), inset=(18, 4, 22, 4))
            for mark, word in marked
        )

    def _told(self, box: Box, verdicts: Sequence[Part], writing: Writing) -> Shapes:
        """The day with its weather, and what becomes of everybody."""
        upper, middle, *lower = box.rows(92, 62, *(_TAG for _ in verdicts))
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), theme.WHITE, 70, "ExtraBold")
        weather = Label(sky.name_of(self.seen.weather, writing), _PALE, theme.FIGURE)
        return (
            *Row((sign("moon", 64, _GLOW), title), gap=16).placed(upper),
            *Row((sign(sky.SYMBOLS[kind], 50, _PALE), weather), gap=16).placed(middle),
            *(
                shape
                for tag, room in zip(verdicts, lower, strict=True)
                for shape in tag.placed(
                    Box(room.left, room.top, room.left + min(tag.width, room.width), room.bottom - 6)
                )
            ),
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
        figure, size = end, 74
        if check.dies:
            mark: Name = "rescue" if check.climber in self.dying else "cross"
            shapes.append(Plate(end, palette.DANGER, 18))
            sign_box, figure = end.columns(0.44, 0.56)
            shapes += symbol(mark, Box.around(sign_box.centre, 46, 46), theme.WHITE)
        if whole > content.HIGHEST_LEVEL:
            figure, below = end.grown(4).rows(48, 32)
            size = 56
            most = writing.text("picture-most")
            shapes.append(label(most, below, palette.AIR, size=theme.CONSTANT, least=theme.LEAST))
        shapes += [strong("=", equals, _PALE, 48), strong(after, figure, ink, size)]
        if fate is not None:
            shapes += _tag(fate, Box(end.right + 6, end.top, box.right - 10, end.bottom))
        return tuple(shapes)


def _beside(room: Box, taken: Sequence[Box], width: float) -> Box:
    """The nearest free place for a camp at the upper edge, in so many pixels across."""
    places = (
        room.moved(across, down)
        for down in range(0, 400, 20)
        for across in range(-math.floor(room.left), math.floor(width - room.right) + 1, 10)
    )
    free = (place for place in places if not any(place.overlaps(box) for box in taken))
    return min(free, key=lambda place: math.dist(place.centre, room.centre), default=room)


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
