"""Picture of a night: the mountain with everybody where they sleep, and what the night does to each."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, content
from k2bot.games.k2.pictures import board_picture, crowds, palette, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.pieces import pawn, sign, signed
from k2bot.games.k2.pictures.places import Occupancy
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, lines, named, plate
from k2bot.render.scene import Area, Backdrop, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing

_PANEL = Box(1150, 14, 1638, 1036)
"""Room for the panel."""
_TITLE, _WEATHER, _TAG, _WORDS, _NAME, _GAP = 74, 50, 60, 40, 50, 6
"""Heights in pixels of the panel's parts: title, weather, a verdict, meanings, a name, and the gap between
players."""
_LINE = 68.0
"""Greatest height in pixels of a climber's line."""
_BAND = 14.0
"""Width in pixels of the stripe in a player's colour."""
_NAMED = 3
"""Most climbers shown in a verdict."""
_DARK = theme.colour("#1C2A4A")
"""Background of the rows."""
_GROUND = theme.colour("#141F3A")
"""Colour behind the rows."""
_GAIN, _LOSS = theme.colour("#A9D3FF"), theme.colour("#FFB3BE")
"""Colours of figures that are added and taken away."""
_SNOW = theme.MIST.mixed(theme.WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = theme.MIST.mixed(theme.WHITE, 0.5)
_GLOW = theme.colour("#FFD27A")
"""Colour of lamps in tents and of the moon."""
_DYING = palette.DANGER.mixed(theme.INK, 0.45)
"""Background for climbers who would die."""


class _Outcome(NamedTuple):
    """A climber's fate in the night: word and colours."""

    word: str
    ink: theme.Colour
    ground: theme.Colour


@dataclass(frozen=True, slots=True)
class NightPicture:
    """The night's check: where everybody sleeps, whose level changes by what, and who dies (rules 20, 21)."""

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
        note = self._note(writing)
        head = Box.at(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
        told = {seat: [check for check in part if self._counts(check)] for seat, part in parts.items()}
        count = sum(map(len, told.values()))
        room = _PANEL.bottom - head.bottom - len(parts) * (_NAME + _GAP) - _GAP
        high = min(_LINE, room / max(1, count))
        tall = len(parts) * (_NAME + _GAP) + high * count
        painting = scenery.Mountain(self.seen.board.side, sky.sky_of(self.seen.weather), "night")
        people, places = self._people(writing)
        shapes: list[Shape] = [
            Backdrop(painting, Box(0, 0, *theme.FRAME), Box(0, 0, *scenery.SIZE)),
            *people,
            Plate(Box(head.left, head.top, head.right, head.bottom + tall + _GAP), _GROUND.at(225), 24),
            *note.placed(head),
        ]
        areas, top = [Area("head", head), *places], head.bottom
        for seat, part in parts.items():
            row = Box(head.left + 8, top, head.right - 8, top + _NAME + high * len(told[seat]))
            shapes += self._player(seat, part, told[seat], row, writing)
            areas.append(Area(f"player {seat}", row))
            top = row.bottom + _GAP
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas), 1)

    def _people(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
        """Every climber where it is on the mountain, at its space's name, some at lit tents; with areas."""
        groups: dict[str, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            groups.setdefault(check.space, []).append(check)
        sheet = Chart(self.seen.board, frozenset(), frozenset(), bare=True)
        tents = {
            space: [
                (seat, CLIMBER_NAMES[0])
                for seat in sorted({check.climber[0] for check in group if check.tent})
            ]
            for space, group in groups.items()
        }
        needs = {space: Occupancy(len(group), len(tents[space])) for space, group in groups.items()}
        stand = crowds.settle(sheet, needs)
        base = writing.space(content.BASE_CAMP)
        plates = {space: sheet.plates()[space] for space in groups}
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for crowd in stand.values() for shape in _lamps(crowd)]
        shapes += board_picture.ledges(plates, stand)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base)
        for space, crowd in stand.items():
            dead = [check.climber for check in groups[space] if self._is_lost(check)]
            living = [check.climber for check in groups[space] if not self._is_lost(check)]
            shapes += board_picture.people(
                crowd,
                living,
                tents[space],
                fallen=dead,
                marks=self._marks,
                clear_of=(plates[space], *(box for other, box in plates.items() if other != space)),
            )
        areas = (area for area in crowds.areas(sheet, stand) if area.name.split()[1] in groups)
        return tuple(shapes), tuple(areas)

    def _is_lost(self, check: Checked) -> bool:
        """Whether a climber dies, and can't be rescued any more."""
        return check.dies and check.climber not in self.dying

    @property
    def _marks(self) -> Mapping[ClimberKey, Mark]:
        """Signs at climbers: who can still be rescued, and who has 1 air left."""
        short: dict[ClimberKey, Mark] = {check.climber: "short" for check in self.checks if check.after == 1}
        return {**short, **dict.fromkeys(self.dying, "rescue")}

    def _verdicts(self, writing: Writing) -> tuple[Part, ...]:
        """What becomes of everybody: how many die, and how many it's still asked to rescue."""
        dead = [check.climber for check in self.checks if self._is_lost(check)]
        told: list[tuple[Name, str, Sequence[ClimberKey]]] = []
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            told.append(("cross" if dead else "tick", word, dead))
        if self.dying:
            told.append(("rescue", writing.text("picture-night-dying", count=len(self.dying)), self.dying))
        ink, fill = (theme.WHITE, palette.DANGER) if dead or self.dying else (theme.INK, _GLOW)
        tags: list[Part] = []
        for mark, word, keys in told:
            said, room = Label(word, ink, theme.BODY, least=theme.LEAST), _PANEL.width - 80
            least = theme.text_width(word, theme.CHANGING)
            shown = max(0, min(len(keys), _NAMED, int((room - least) / 56)))
            people = tuple(Fixed(50, 54, partial(_badge, key)) for key in keys[:shown])
            row = Row(
                (sign(mark, 38, ink), *people, said.narrowed(room - 56 * shown)), gap=6, height=_TAG - 6
            )
            tags.append(Stack((plate(fill, 16), row), inset=(12, 0, 16, 0)))
        return tuple(tags)

    def _note(self, writing: Writing) -> Part:
        """The day with its weather, what becomes of everybody, and what signs mean."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), theme.WHITE, 60, "ExtraBold")
        weather = Label("", _PALE, theme.BODY)
        told = lines(sky.name_of(self.seen.weather, writing), _PANEL.width - 90, weather, least=theme.LEAST)
        words: list[Part] = []
        for mark in ("peak", "tent"):
            if any(_sum(check)[mark] for check in self.checks):
                word = writing.text(f"picture-part-{mark}")  # words: picture-part-peak, picture-part-tent
                said = Label(word, _PALE, theme.CONSTANT, "SemiBold", least=theme.LEAST)
                words += [sign(mark, 32, _PALE), said]
        rows = (
            Row((sign("moon", 54, _GLOW), title.narrowed(_PANEL.width - 100)), gap=12, height=_TITLE),
            Row((sign(sky.SYMBOLS[kind], 40, _PALE), told), gap=12, height=max(_WEATHER, told.height)),
            *(Row((tag,), height=_TAG) for tag in self._verdicts(writing)),
            *((Row(tuple(words), gap=8, height=_WORDS),) if words else ()),
        )
        return Stack((Fixed(), Column(rows, gap=4)), inset=(16, 6, 8, 8))

    def _fate(self, check: Checked, writing: Writing) -> _Outcome | None:
        """What an avalanche does to a climber that survives it; None if there is none."""
        spaces = dict(self.slid).get(check.climber)
        if check.dies:
            return None
        if spaces is not None:
            return _Outcome(_slope(spaces, writing), theme.WHITE, theme.INK)
        if check.avalanche and check.tent:
            return _Outcome(writing.text("picture-holds"), theme.INK, theme.PAPER_SHADE)
        return None

    def _counts(self, check: Checked) -> bool:
        """Whether a climber has a line of its own, since something happens to it."""
        return check.after != check.before or check.avalanche > 0 or check.dies

    def _player(
        self, seat: int, part: Sequence[Checked], told: Sequence[Checked], box: Box, writing: Writing
    ) -> Shapes:
        """A player's name, with the climbers whose level stays; below, a line for each of the others."""
        livery = theme.LIVERIES[seat]
        band = Box(box.left + 4, box.top + 6, box.left + _BAND, box.bottom - 6)
        flat = Polygon(band.corners, livery.colour)
        calm = [check for check in part if check not in told]
        resting = Row(
            tuple(
                piece
                for check in calm
                for piece in (
                    Fixed(44, 48, partial(_badge, check.climber)),
                    Label(str(check.after), theme.WHITE, theme.FIGURE, "ExtraBold"),
                )
            ),
            gap=8,
        )
        end = box.right - 14 - resting.width
        name = Box(band.right + 12, box.top + 1, end - 10, box.top + _NAME - 1)
        shapes: list[Shape] = [
            Plate(box, _DARK, 16),
            Plate(band.grown(3), _SNOW, 3),
            flat,
            Pattern(flat, livery.pattern, livery.second),
            *named(writing, seat, name, theme.WHITE, size=theme.BODY, lines=1),
            *resting.placed(Box(end, box.top, box.right - 14, box.top + _NAME)),
        ]
        below = Box(band.right + 8, box.top + _NAME, box.right - 8, box.bottom)
        for check, line in zip(told, below.rows(*(1 for _ in told)) if told else (), strict=True):
            shapes += self._line(check, line, writing)
        return tuple(shapes)

    def _line(self, check: Checked, box: Box, writing: Writing) -> Shapes:
        """One line: climber, level, what changes it, new level and fate."""
        fate, ink = self._fate(check, writing), _GAIN if check.after > check.before else _LOSS
        shapes: list[Shape] = [Plate(box.grown(-1), _DYING, 14)] if check.dies else []
        tonight = sky.SYMBOLS[sky.sky_of(self.seen.weather)]
        terms = tuple(
            Row(
                (
                    sign(tonight if mark == "storm" else mark, 30, _PALE),
                    Label(signed(term), _GAIN if term > 0 else _LOSS, theme.BODY),
                ),
                gap=4,
            )
            for mark, term in _sum(check).items()
            if term
        )
        after = signed(check.after) if check.after < 0 else str(check.after)
        result: list[Part] = [
            sign("right", 32, _PALE),
            Label(after, theme.WHITE if check.dies else ink, 50, "ExtraBold"),
        ]
        if check.dies:
            result.append(sign("rescue" if check.climber in self.dying else "cross", 36, theme.WHITE))
        if fate is not None:
            word = Label(fate.word, fate.ink, theme.CHANGING)
            result.append(Stack((plate(fate.ground, 14), word), inset=(10, 4, 10, 4)))
        first = (
            Fixed(50, min(54, box.height - 2), partial(_badge, check.climber)),
            Label(str(check.before), theme.WHITE, 50, "ExtraBold"),
        )
        row = Row((*first, *terms, *result), gap=11)
        if row.width > box.width - 14:
            row = Row((*first, *result), gap=11)
        return (*shapes, *row.placed(Box(box.left + 4, box.top, box.right - 6, box.bottom)))


def _lamps(crowd: Crowd) -> Shapes:
    """The light of a space's tents."""
    lamps = (
        Box.around((tent.centre[0], tent.centre[1] - 10), 130, 100).grown(more)
        for tent in crowd.tents
        for more in (0, 15, 30)
    )
    return tuple(
        Disc(Box(max(0.0, lamp.left), lamp.top, lamp.right, min(theme.FRAME[1], lamp.bottom)), _GLOW.at(26))
        for lamp in lamps
    )


def _sum(check: Checked) -> dict[Name, int]:
    """What changes a climber's level, by symbol."""
    return {
        "peak": check.air,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }


def _badge(key: ClimberKey, box: Box) -> Shapes:
    """A climber on a light ground, so that it stands out."""
    return (Plate(box, _SNOW, 14), *pawn(key, box.grown(-1)))


def _slope(spaces: Sequence[str], writing: Writing) -> str:
    """Where a climber slides to, or the spaces to choose from."""
    told, *more = map(writing.space, spaces)
    for word in more:
        told = writing.text("picture-slides-or", first=told, second=word)
    if more:
        return writing.text("picture-slides-where", spaces=told)
    return writing.text("picture-slides", space=told)
