"""Picture of a night: each climber's check as a sum, and its result."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import Checked, ClimberKey, Observation, content
from k2bot.games.k2.pictures import palette, places, scenery, sky
from k2bot.games.k2.pictures.palette import Name, symbol
from k2bot.games.k2.pictures.pieces import level_chip, pawn, sign, signed, tent
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, label, lines, named, plate, strong
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
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.pieces import Writing

_EDGE = 14
_TITLES, _HEAD = 78, 54
"""Heights in pixels of the column headings, and of a player's name."""
_LINE = 92.0
"""Greatest height in pixels of a climber's line."""
_GAP = 8
_PIECE, _PLACE, _EQUALS, _RESULT = 74.0, 106.0, 34.0, 104.0
"""Widths in pixels of a row's parts: climber, space, and on the right the sign and the new level."""
_TERM, _COLUMNS, _FATE = 64.0, 430.0, 168.0
"""Least width of a term, width from which all have smaller words, and width of fates if there are any."""
_NOTE, _TAG, _NAMED = 600.0, 66.0, 3
"""Greatest width in pixels of the note with day, weather and results, height of a result, and most climbers
shown in it."""
_BAND = 14.0
"""Width in pixels of the stripe in a player's colour."""
_DARK = theme.colour("#1C2A4A")
"""Background of the rows, up to the morning."""
_GROUND = theme.colour("#141F3A")
"""Colour behind the rows and the note."""
_MORNING = theme.PAPER.mixed(theme.colour("#F6C98B"), 0.45)
"""Background of the morning's levels."""
_GAIN, _LOSS = theme.colour("#A9D3FF"), theme.colour("#FFB3BE")
"""Colours of figures that are added and taken away."""
_SNOW = theme.MIST.mixed(theme.WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = theme.MIST.mixed(theme.WHITE, 0.5)
_GLOW = theme.colour("#FFD27A")
"""Colour of lamps in tents and of the moon."""
DYING = palette.DANGER.mixed(theme.INK, 0.45)
"""Background for climbers who would die."""
_RIM = 8.0
"""Least pixels between people on the mountain and the edges."""
_PAWN, _TENT, _PITCH, _ABREAST = (80.0, 86.0), (106.0, 90.0), 100.0, 3
"""On the mountain: sizes of a climber and a tent, pixels from one to the next, and most side by side."""
_CHIP = 48.0
"""Size of a climber's new level on the mountain."""


class _Outcome(NamedTuple):
    """A climber's fate in the night: word, symbol and colours."""

    word: str
    mark: Name
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
        fate = _FATE if any(self._fate(check, writing) for check in self.checks) else 0
        terms, size = _terms(self.checks, writing)
        columns = sum(terms.values())
        wide = _BAND + _PIECE + _PLACE + columns + _EQUALS + _RESULT + fate + 8
        room = frame.height - 2 * _EDGE - _TITLES - (_HEAD + _GAP) * len(parts)
        high = min(_LINE, room / len(self.checks))
        tall = _TITLES + high * len(self.checks) + (_HEAD + _GAP) * len(parts)
        table = Box.at(frame.right - _EDGE - wide, _EDGE, wide, tall)
        note = self._note(writing)
        head = Box.at(_EDGE, frame.bottom - _EDGE - note.height, note.width, note.height)
        painting = scenery.Mountain(self.seen.board.side, sky.sky_of(self.seen.weather), "night")
        shapes: list[Shape] = [
            Backdrop(painting, frame, Box(0, 0, *scenery.SIZE)),
            *self._people(Box(_RIM, _RIM, table.left - 24, frame.bottom - _RIM), head.grown(10)),
            *note.placed(head),
            Plate(table.grown(8), _GROUND.at(225), 24),
        ]
        areas = [Area("head", head)]
        left = table.left + _BAND + _PIECE + _PLACE
        titles = Box(left, table.top, left + columns, table.top + _TITLES)
        parts_of_sum = dict(zip(terms, titles.columns(*terms.values()), strict=True))
        tonight = sky.SYMBOLS[sky.sky_of(self.seen.weather)]
        for mark, column in parts_of_sum.items():
            word = writing.text(f"picture-part-{mark}")  # words: picture-part-*
            shapes += _titled(tonight if mark == "storm" else mark, word, column, theme.WHITE, size)
        after = Box.at(titles.right + _EQUALS, titles.top, _RESULT, titles.height)
        shapes += _titled("sun", writing.text("picture-part-morning"), after, theme.TURN, size)
        place = table.top + _TITLES
        for seat, part in parts.items():
            box = Box(table.left, place, table.right, place + _HEAD + high * len(part))
            morning = Box(titles.right + _EQUALS, box.top + _HEAD, box.right, box.bottom)
            band = Box(box.left + 4, box.top + 8, box.left + _BAND, box.bottom - 8)
            flat = Polygon(band.corners, theme.LIVERIES[seat].colour)
            name = Box(band.right + 12, box.top + 3, box.right - 8, box.top + _HEAD - 3)
            shapes += [
                Plate(box, _DARK, 18),
                Plate(morning, _MORNING, 18, corners=(False, False, True, False)),
                Plate(band.grown(3), _SNOW, 3),
                flat,
                Pattern(flat, theme.LIVERIES[seat].pattern, theme.LIVERIES[seat].second),
                *named(writing, seat, name, theme.WHITE, size=theme.FIGURE, lines=1),
            ]
            for number, check in enumerate(part):
                line = Box.at(box.left, morning.top + number * high, box.width, high)
                shapes += self._line(check, parts_of_sum, line, morning, writing)
            areas.append(Area(f"player {seat}", box))
            place = box.bottom + _GAP
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas), 1)

    def _people(self, room: Box, head: Box) -> Shapes:
        """Every climber where it is on the mountain, clear of the note, some in a lit tent."""
        groups: dict[str, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            groups.setdefault(check.space, []).append(check)
        camps: list[tuple[list[Checked], Box]] = []
        spots, taken = places.PLACES[self.seen.board.side], [head]
        for space, group in sorted(groups.items(), key=lambda each: -spots[each[0]][1]):
            tents, rows = len({check.climber[0] for check in group if check.tent}), -(-len(group) // _ABREAST)
            wide = max(tents * _TENT[0], min(len(group), _ABREAST) * _PITCH)
            high = rows * _PITCH + (_TENT[1] * 0.8 if tents else 0)
            camp = _beside(Box.around(spots[space], wide, high), taken, room)
            taken.append(camp)
            camps.append((group, camp))
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for group, camp in camps for shape in self._lamp(group, camp)]
        return (*shapes, *(shape for group, camp in camps for shape in self._camp(group, camp)))

    @staticmethod
    def _lamp(group: Sequence[Checked], camp: Box) -> Shapes:
        """The light of a space's tents."""
        if not any(check.tent for check in group):
            return ()
        lamp = Box(
            max(0.0, camp.left - 54),
            camp.bottom - 136,
            camp.right + 54,
            min(theme.FRAME[1], camp.bottom + 30),
        )
        return tuple(Disc(lamp.grown(-more), _GLOW.at(40)) for more in (0, 14, 28, 42))

    def _camp(self, group: Sequence[Checked], camp: Box) -> Shapes:
        """The climbers of a space with their new levels, above the tents that shelter them."""
        shapes: list[Shape] = []
        tents = sorted({check.climber[0] for check in group if check.tent})
        middle = camp.centre[0]
        for number, seat in enumerate(tents):
            at = middle + (number - (len(tents) - 1) / 2) * _TENT[0]
            shapes += tent(seat, Box.around((at, camp.bottom - _TENT[1] / 2), *_TENT))
        figures, chips = list[Shape](), list[Shape]()
        for number, check in enumerate(group):
            row, column = divmod(number, _ABREAST)
            abreast = min(_ABREAST, len(group) - row * _ABREAST)
            spot = (middle + (column - (abreast - 1) / 2) * _PITCH - 12, camp.top + (row + 0.5) * _PITCH)
            box, is_open = Box.around(spot, *_PAWN), check.climber in self.dying
            figures += pawn(check.climber, box, dead=check.dies and not is_open)
            chip = Box.around((box.right + 6, box.bottom - 10), _CHIP, _CHIP)
            if check.dies:
                chips += [Disc(chip.grown(4), theme.WHITE), Disc(chip.grown(1), palette.DANGER)]
                chips += symbol("rescue" if is_open else "cross", chip.grown(-7), theme.WHITE)
            else:
                chips += level_chip(check.after, chip, size=theme.CHANGING, short=check.after == 1)
        return (*shapes, *figures, *chips)

    def _verdicts(self, writing: Writing) -> tuple[Part, ...]:
        """What becomes of everybody: how many die, and how many it's still asked to rescue."""
        lost = [check.climber for check in self.checks if check.dies]
        dead = [key for key in lost if key not in self.dying]
        told: list[tuple[Name, str, Sequence[ClimberKey]]] = []
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            told.append(("cross" if dead else "tick", word, dead))
        if self.dying:
            told.append(("rescue", writing.text("picture-night-dying", count=len(self.dying)), self.dying))
        ink, fill = (theme.WHITE, palette.DANGER) if dead or self.dying else (theme.INK, _GLOW)
        tags: list[Part] = []
        for mark, word, keys in told:
            people = tuple(Fixed(54, 58, partial(_badge, key)) for key in keys[:_NAMED])
            before = Row((sign(mark, 38, ink), *people), gap=8)
            said = Label(word, ink, theme.BODY, least=theme.LEAST).narrowed(_NOTE - 60 - before.width)
            row = Row((before, said), gap=10, height=_TAG - 8)
            tags.append(Stack((plate(fill, 16), row), inset=(12, 2, 16, 2)))
        return tuple(tags)

    def _note(self, writing: Writing) -> Part:
        """The day with its weather, and what becomes of everybody."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), theme.WHITE, 60, "ExtraBold")
        weather = Label("", _PALE, theme.BODY)
        told = lines(sky.name_of(self.seen.weather, writing), _NOTE - 90, weather, least=theme.LEAST)
        rows = (
            Row((sign("moon", 54, _GLOW), title.narrowed(_NOTE - 100)), gap=12, height=76),
            Row((sign(sky.SYMBOLS[kind], 40, _PALE), told), gap=12, height=max(52, told.height)),
            *(Row((tag,), height=_TAG) for tag in self._verdicts(writing)),
        )
        return Stack((plate(_GROUND.at(215), 24), Column(rows, gap=4)), inset=(16, 6, 16, 12))

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
        terms: Mapping[Name, Box],
        box: Box,
        morning: Box,
        writing: Writing,
    ) -> Shapes:
        """One line: climber, space, terms, new level and fate."""
        fate = self._fate(check, writing)
        left, middle = box.left + _BAND + 8, box.centre[1]
        shapes: list[Shape] = []
        if check.dies:
            shapes.append(Plate(Box(left, box.top + 2, morning.left, box.bottom - 2), DYING, 14))
        piece = Box.around((left + _PIECE / 2, middle), _PIECE - 8, 68)
        place = Box(piece.right + 4, middle - 30, piece.right + _PLACE - 8, middle + 30)
        shapes += [
            *_badge(check.climber, piece),
            *_place(check.space, place, writing),
            *_figures(check, terms, middle),
        ]
        end = Box(morning.left + 6, middle - 31, morning.left + _RESULT - 6, middle + 31)
        equals = Box(morning.left - _EQUALS, end.top, morning.left, end.bottom)
        after = signed(check.after) if check.after < 0 else str(check.after)
        low = check.after == 1
        ink = theme.WHITE if check.dies else palette.DANGER if low else palette.AIR
        whole = check.before + check.air + check.tent - check.weather - check.avalanche
        figure, size = end, 58
        if check.dies:
            mark: Name = "rescue" if check.climber in self.dying else "cross"
            shapes.append(Plate(end, palette.DANGER, 16))
            sign_box, figure = end.columns(0.44, 0.56)
            shapes += symbol(mark, Box.around(sign_box.centre, 36, 36), theme.WHITE)
        if whole > content.HIGHEST_LEVEL:
            figure, below = end.grown(4).rows(38, 30)
            size = 44
            most = writing.text("picture-most")
            shapes.append(label(most, below, palette.AIR, size=theme.CONSTANT, least=theme.LEAST))
        shapes += [strong("=", equals, _PALE, 40), strong(after, figure, ink, size)]
        if fate is not None:
            shapes += _tag(fate, Box(end.right + 6, end.top, box.right - 10, end.bottom))
        return tuple(shapes)


def _beside(camp: Box, taken: Sequence[Box], room: Box) -> Box:
    """The nearest free place for a camp: its own, or beside what is taken."""
    wide, high = camp.width, camp.height
    x = min(max(camp.left, room.left), room.right - wide)
    y = min(max(camp.top, room.top), room.bottom - high)
    across = [x, *(place for box in taken for place in (box.left - wide, box.right))]
    down = [y, *(place for box in taken for place in (box.top - high, box.bottom))]
    spots = (Box.at(left, top, wide, high) for left in across for top in down)
    free = (spot for spot in spots if room.holds(spot) and not any(spot.overlaps(box) for box in taken))
    return min(free, key=lambda spot: math.dist(spot.centre, camp.centre), default=camp)


def _sum(check: Checked) -> dict[Name, int]:
    """The terms of a climber's sum by symbol, the level first."""
    return {
        "bottle": check.before,
        "peak": check.air,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }


def _terms(checks: Sequence[Checked], writing: Writing) -> tuple[dict[Name, float], int]:
    """The terms that change somebody's level tonight, with widths of columns, and the size of their words."""
    sums = [_sum(check) for check in checks]
    used = [mark for mark in sums[0] if mark == "bottle" or any(terms[mark] for terms in sums)]
    words = [writing.text(f"picture-part-{mark}") for mark in used]  # words: picture-part-*
    widths: list[float] = []
    for size in (theme.CONSTANT, theme.LEAST):
        widths = [max(_TERM, theme.text_width(word, size, "SemiBold") + 16) for word in words]
        if sum(widths) <= _COLUMNS:
            break
    return dict(zip(used, widths, strict=True)), size


def _titled(mark: Name, word: str, box: Box, ink: theme.Colour, size: int) -> Shapes:
    """The head of a column: a symbol above its word."""
    above, below = box.rows(42, 36)
    told = label(word, below.grown(18), ink, size=size, weight="SemiBold", least=theme.LEAST)
    return (*symbol(mark, Box.around(above.centre, 42, 42), ink), told)


def _badge(key: ClimberKey, box: Box) -> Shapes:
    """A climber on a light ground, so that it stands out."""
    return (Plate(box, _SNOW, 14), *pawn(key, box.grown(-3)))


def _slope(spaces: Sequence[str], writing: Writing) -> str:
    """Where a climber slides to, or the spaces to choose from."""
    told, *more = map(writing.space, spaces)
    for word in more:
        told = writing.text("picture-slides-or", first=told, second=word)
    if more:
        return writing.text("picture-slides-where", spaces=told)
    return writing.text("picture-slides", space=told)


def _figures(check: Checked, columns: Mapping[Name, Box], middle: float) -> Shapes:
    """The terms of a climber's sum."""
    shapes: list[Shape] = []
    terms = _sum(check)
    for mark, column in columns.items():
        term = terms[mark]
        at = Box(column.left + 2, middle - 30, column.right - 2, middle + 30)
        if mark == "bottle":
            shapes.append(strong(str(term), at, theme.WHITE, 50))
        elif term:
            shapes.append(strong(signed(term), at, _GAIN if term > 0 else _LOSS, 46))
    return tuple(shapes)


def _place(space: str, box: Box, writing: Writing) -> Shapes:
    """A climber's space; the summit as a flag."""
    if space == content.SUMMIT:
        return symbol("flag", Box.around(box.centre, 52, 54), theme.TURN)
    return (label(writing.space(space), box, theme.WHITE, size=46, least=theme.LEAST),)


def _tag(outcome: _Outcome, box: Box) -> Shapes:
    """A climber's fate: its word, with the symbol if there is room."""
    word = Label(outcome.word, outcome.ink, theme.FIGURE)
    row = Row((sign(outcome.mark, 46, outcome.ink), word), gap=8, align="middle")
    if row.width > box.width - 10:
        row = Row((word,), align="middle")
    return Stack((plate(outcome.ground, 18), row), inset=(5, 5, 5, 5)).placed(box)
