"""Picture of a night: the mountain with everybody where they sleep, and what the night does to each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import board_picture, chart, crowds, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.palette import DANGER
from k2bot.games.k2.pictures.pieces import caption, pawn, sign, signed
from k2bot.games.k2.pictures.places import Camp, Focus
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Grid, Label, Part, Row, Stack, lines, named, plate
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import INK, MIST, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing

_PANEL = Box(1112, 14, 1642, 1036)
"""Room for the panel."""
_TITLE, _WEATHER, _ASKED, _PRICE, _TAG, _HEADS, _NAME, _GAP = 72, 46, 62, 44, 50, 45, 44, 7
"""Heights in pixels of the panel's parts: title, weather, a question and what a rescue takes, a verdict, what
is above columns, and a player's name; and the gap of players."""
_ONE_LINE, _THERE = range(theme.BODY, theme.CHANGING - 1, -1), 42
"""Sizes of the weather on one line, the best first; and height in pixels of the line that says that nobody
sleeps there."""
_CLEAR = 3.0
"""Pixels by which a player's name is clear of the first line, for letters that reach far down."""
_SET_APART = 10.0
"""Gap in pixels of verdicts: readers took two close ones for one."""
_FOOT = 8.0
"""Pixels below the last player: a row that touched the panel's edge looked cut off."""
_LINE = 70.0
"""Greatest height in pixels of a climber's line."""
_BAND = 14.0
"""Width in pixels of the stripe in a player's colour."""
_EDGE, _BESIDE = 6.0, 8.0
"""Pixels around a player's rows, and from the stripe to what they say."""
_ACROSS = _PANEL.width - 2 * _EDGE - _BAND - _BESIDE - 10
"""Width in pixels of a climber's line."""
_BADGE, _PLACE, _CAP, _ARROW, _APART = 42.0, 100.0, 72.0, 24.0, 12.0
"""Widths in pixels of a climber, at most of its space and of the word for the highest level, and of the arrow
to the level by morning; and least gap of columns."""
_HEAD = ((theme.SMALL, True), (theme.CONSTANT, True), (theme.SMALL, False), (theme.CONSTANT, False))
"""Sizes of words above columns, the best first; and whether what changes levels has one, or else a sign."""
_MARK = 40
"""Size of these signs."""
_AROUND = 4.5
"""Pixels at either side of these words: closer ones were read as one line."""
_SIZES = range(54, theme.CHANGING - 1, -2)
"""Sizes of the figures, the best first."""
_CALLED = 130.0
"""Width in pixels that what is beside a player's name leaves it."""
_NAMED = 3
"""Most climbers shown in a verdict, which shows all or none."""
_DARK = theme.colour("#1C2A4A")
"""Background of the rows."""
_GROUND = theme.colour("#141F3A")
"""Colour behind the rows."""
_GAIN, _LOSS = theme.colour("#A9D3FF"), theme.colour("#FFB3BE")
"""Colours of numbers that are added and taken away."""
_SIGNS: dict[scenery.Sky, Name] = {**sky.SYMBOLS, "clear": "moon"}
"""Signs of the weather at night, when no sun shines."""
_SAME = theme.colour("#34466F")
"""Ground of a level by morning that is no danger."""
_SNOW = MIST.mixed(WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = MIST.mixed(WHITE, 0.5)
_GLOW = theme.colour("#FFD27A")
"""Colour of light in tents and of the moon."""
_LIGHTS = (250.0, 210.0, 175.0, 145.0, 118.0, 95.0, 76.0)
"""Widths in pixels of the circles of light around a tent."""
_DYING = DANGER.mixed(INK, 0.45)
"""Background for climbers who would die."""


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

    @property
    def gone(self) -> tuple[ClimberKey, ...]:
        """Climbers of players still in the game that died on earlier nights."""
        asleep = {check.climber for check in self.checks}
        return tuple(
            key
            for key in self.seen.climbers
            if not self.seen.climber(key).alive and key not in asleep and not self.seen.seats[key[0]].resigned
        )

    @property
    def is_nobody_hit(self) -> bool:
        """Whether the weather takes air, but where nobody sleeps."""
        weather = self.seen.weather
        takes = bool(weather.acc or weather.avalanche)
        return takes and not any(check.weather or check.avalanche for check in self.checks)

    @property
    def spent(self) -> tuple[int, ...]:
        """Seats that lose a climber because their rescue card is used (rule 22)."""
        losing = {check.climber[0] for check in self.checks if self._is_lost(check)}
        if not self.seen.setup.family:
            return ()
        return tuple(seat for seat in sorted(losing) if not self.seen.seats[seat].rescue)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        board = self.seen.board
        painting = scenery.Mountain(board.side, sky.sky_of(self.seen.weather), "night")
        focus = Focus.on(board.side, {check.space for check in self.checks})
        mountain = scenery.mountain(painting, focus)
        # The last night's weather is shown, too, though the game is over after it.
        seen = replace(self.seen, phase=Phase.CHECK)
        edge, bands = sky.bands(seen, writing, focus, limits=False)
        people, places = self._people(writing, focus, bands)
        panel, parts = self._panel(writing)
        shapes = (
            *mountain,
            *_moon(painting, focus),
            *sky.slides(seen, "night", focus),
            *sky.veils(seen, focus, is_night=True),
            *sky.lines(board, focus),
            *people,
            *edge,
            *panel,
        )
        return Scene(*theme.FRAME, INK, shapes, (*bands, *places, *parts), len(mountain))

    def _people(
        self, writing: Writing, focus: Focus, noted: Sequence[Area]
    ) -> tuple[Shapes, tuple[Area, ...]]:
        """Every climber where it is on the mountain, at its space's name, some at lit tents; with areas.

        They're clear of the areas ``noted``.
        """
        groups: dict[str, tuple[list[ClimberKey], list[ClimberKey], list[ClimberKey]]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            dead, living, tents = groups.setdefault(check.space, ([], [], []))
            (dead if self._is_lost(check) else living).append(check.climber)
            tent = (check.climber[0], CLIMBER_NAMES[0])
            if check.tent and tent not in tents:
                tents.append(tent)
        sheet = Chart(self.seen.board, frozenset(), frozenset(), bare=True, focus=focus)
        camps = {
            space: Camp(len(dead) + len(living), len(tents))
            for space, (dead, living, tents) in groups.items()
        }
        notes, slides = [area.box for area in noted], self._slides
        stand = crowds.settle(sheet, camps, taken=[*notes, *chart.ends(sheet, slides)])
        base = writing.space(content.BASE_CAMP)
        shown = {*groups, *(slide.way[-1] for slide in slides)}
        plates, marks = {space: sheet.plates()[space] for space in sorted(shown)}, self._marks
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for crowd in stand.values() for shape in _lamps(crowd)]
        shapes += board_picture.ledges(plates, stand)
        shapes += chart.trails(sheet, slides)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base, is_light=True)
        for space, crowd in stand.items():
            dead, living, tents = groups[space]
            clear = (plates[space], *(box for other, box in plates.items() if other != space), *notes)
            shapes += board_picture.people(crowd, living, tents, fallen=dead, marks=marks, clear_of=clear)
            shapes += (shape for tent in crowd.tents for shape in _door(tent))
        areas = (area for area in crowds.areas(sheet, stand) if area.name.split()[1] in shown)
        return tuple(shapes), tuple(areas)

    @property
    def _slides(self) -> tuple[Trail, ...]:
        """The ways of climbers that slide and live: to each space there is, if a choice is open."""
        starts = {check.climber: check.space for check in self.checks if not check.dies}
        return tuple(
            Trail(key, (starts[key], space)) for key, spaces in self.slid if key in starts for space in spaces
        )

    def _is_lost(self, check: Checked) -> bool:
        """Whether a climber dies, and can't be rescued any more."""
        return check.dies and check.climber not in self.dying

    @property
    def _marks(self) -> Mapping[ClimberKey, Mark]:
        """Signs at climbers: who can still be rescued, and who has 1 air left."""
        short: dict[ClimberKey, Mark] = {check.climber: "short" for check in self.checks if check.after == 1}
        return {**short, **dict.fromkeys(self.dying, "rescue")}

    # ---------------------------------------------------------------------------------------- panel

    def _panel(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
        """The night in words above a table of all who sleep, by player; with its areas."""
        told: dict[int, list[Checked]] = {seat: [] for seat, _ in self.gone}
        for check in self.checks:
            told.setdefault(check.climber[0], []).append(check)
        told = {seat: sorted(told[seat], key=lambda check: check.climber) for seat in sorted(told)}
        checks = [check for part in told.values() for check in part]
        note = self._note(writing)
        head = Box.at(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
        room = _PANEL.bottom - head.bottom - _HEADS - len(told) * (_NAME + _GAP) - _GAP - _FOOT
        high = min(_LINE, room / len(checks))
        for (words, are_all), size in product(_HEAD, _SIZES):
            table = self._table(checks, size, words, writing, signs=not are_all)
            if table.width <= _ACROSS and size <= high:
                break
        heads, *lines = table.lines(_ACROSS)
        left = head.left + _EDGE + _BAND + _BESIDE
        shapes, areas = [*note.placed(head)], [Area("head", head)]
        top = head.bottom + _HEADS
        shapes += heads.placed(Box(left, top - _HEADS, left + _ACROSS, top - 5))
        for seat, part in told.items():
            row = Box.at(head.left + _EDGE, top, head.width - 2 * _EDGE, _NAME + high * len(part))
            shapes += self._player(seat, part, [lines.pop(0) for _ in part], row, writing)
            areas.append(Area(f"player {seat}", row))
            top = row.bottom + _GAP
        whole = head._replace(bottom=top + _FOOT)
        return (Plate(whole, _GROUND.at(225), 24), *shapes), tuple(areas)

    def _note(self, writing: Writing) -> Part:
        """The day with its weather, and what becomes of everybody."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), WHITE, 60, "ExtraBold")
        weather, width = sky.name_of(self.seen.weather, writing), _PANEL.width - 90
        size = next((one for one in _ONE_LINE if theme.fits(weather, width, one)), theme.BODY)
        told = lines(weather, width, Label("", _PALE, size), least=theme.LEAST)
        if self.is_nobody_hit:
            nobody = caption(writing.text("picture-night-nobody-there"), _PALE, theme.CHANGING)
            told = Column((told, Row((nobody.narrowed(width),), height=_THERE)))
        rows = (
            Row((title.narrowed(_PANEL.width - 40),), height=_TITLE),
            Row(
                (sign(_SIGNS[kind], 44, _GLOW if kind == "clear" else _PALE), told),
                gap=12,
                height=max(_WEATHER, told.height),
            ),
            Column(tuple(Row((tag,), height=tag.height) for tag in self._verdicts(writing)), _SET_APART),
        )
        return Stack((Fixed(), Column(rows, gap=4)), inset=(16, 6, 8, 8))

    def _verdicts(self, writing: Writing) -> Iterator[Part]:
        """What is asked, and how many die, on red, or that nobody does, which is quieter below a question."""
        if self._asked:
            yield self._question(self._asked, writing)
        dead = [check.climber for check in self.checks if self._is_lost(check)]
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            ink, fill = (WHITE, DANGER) if dead else (_PALE, None) if self._asked else (INK, _GLOW)
            yield _verdict("skull" if dead else "tick", word, dead, ink, fill)

    @property
    def _asked(self) -> tuple[ClimberKey, ...]:
        """The climbers that the first question is about: one that slides, or those of a player that die."""
        for key, spaces in self.slid:
            if len(spaces) > 1:
                return (key,)
        return tuple(key for key in self.dying if key[0] == self.dying[0][0])

    def _question(self, asked: Sequence[ClimberKey], writing: Writing) -> Part:
        """What a player is asked, on yellow and larger than all else: where a climber slides to.

        Or which one is rescued (rule 22), with its points before and after it.
        """
        is_one, spaces = len(asked) == 1, dict(self.slid).get(asked[0], ())
        badges = tuple(Fixed(54, 58, partial(pawn, key)) for key in asked)
        room = _PANEL.width - 58 - 64 * is_one
        climbers = writing.listed([name for _, name in asked], "talk-list-or")
        where = writing.listed(list(map(writing.space, spaces)), "talk-list-or")
        for name in theme.shortened(writing.name(asked[0][0])):
            told = writing.text(
                "picture-night-ask-slide" if where else "picture-night-ask-rescue",
                name=name,
                climbers=climbers,
                spaces=where,
            )
            if theme.fits(told, room, theme.SMALL, "ExtraBold"):
                break
        question = Label(told, INK, 56, "ExtraBold", least=theme.SMALL).narrowed(room)
        rows = [Row((*badges, question) if is_one else (question,), gap=10, height=_ASKED)]
        if not spaces:
            prices = [self._price(key, 50) for key in asked]
            # The badge of one climber is above.
            costs = prices if is_one else [Row(pair, 8) for pair in zip(badges, prices, strict=True)]
            rows.append(Row((sign("rescue", 40, DANGER), *costs), gap=22, height=_PRICE))
        inset = (14, 0, 10, 0 if spaces else 5)
        return Stack((plate(TURN, 18, INK, 3), Column(tuple(rows))), inset=inset, grows=1)

    def _price(self, key: ClimberKey, size: int) -> Row:
        """A climber's points before and after a rescue."""
        was = self.seen.climber(key).vp
        before, after = (
            Label(str(points), INK, size, "ExtraBold")
            for points in (was, self.seen.board.rescued_points(was))
        )
        return Row((before, sign("right", 0.64 * size, INK), after, sign("star", 0.66 * size, INK)), gap=7)

    @property
    def _acting(self) -> tuple[Name, ...]:
        """What changes anybody's level."""
        sums = [_sum(check) for check in self.checks]
        return tuple(mark for mark in sums[0] if any(one[mark] for one in sums))

    def _table(
        self, checks: Sequence[Checked], size: int, words: int, writing: Writing, *, signs: bool
    ) -> Grid:
        """Who sleeps where, the level, what changes it, and the level by morning; the first line says so.

        In words of a size, or what changes it by ``signs``.
        """
        changes = (
            sign(self._sign(mark), _MARK, _PALE) if signs else _said(mark, writing, words)
            for mark in self._acting
        )
        later = caption(writing.text("picture-night-later"), _PALE, words)
        heads: tuple[Part, ...] = (_said("bottle", writing, words), *changes, later)
        if not signs:
            heads = tuple(Stack((Fixed(), head), inset=(_AROUND, 0, _AROUND, 0)) for head in heads)
        return Grid(((Fixed(), *heads), *(self._cells(check, size, writing) for check in checks)), _APART)

    def _cells(self, check: Checked, size: int, writing: Writing) -> tuple[Part, ...]:
        """A climber with its space, its level, what changes it, and the level by morning."""
        space: Part = caption(writing.space(check.space), _PALE, theme.CHANGING).narrowed(_PLACE)
        if check.space == content.SUMMIT:
            space = sign("flag", 36, _PALE)
        who = Row((Fixed(_BADGE, 44, partial(_badge, check.climber)), space), gap=8, grows=1)
        changes = _sum(check)
        return (
            who,
            Label(str(check.before), WHITE, size, "ExtraBold", least=theme.LEAST),
            *(_change(changes[mark], size) for mark in self._acting),
            Row((sign("right", _ARROW, _PALE), self._result(check, size, writing)), gap=6, grows=1),
        )

    def _result(self, check: Checked, size: int, writing: Writing) -> Part:
        """The level by morning on a ground that says who is in danger or dies, and if it's the highest."""
        fill, ink = (WHITE, DANGER) if check.dies else (DANGER if check.after == 1 else _SAME, WHITE)
        if check.climber in self.dying:
            fill, ink = TURN, INK
        number = signed(check.after) if check.after < 0 else str(check.after)
        before: list[Part] = []
        if check.dies:
            before = [sign("skull", size * 0.62, ink)]
        elif check.uncapped > check.after:
            before = [caption(writing.text("picture-most"), ink).narrowed(_CAP)]
        level = Label(number, ink, size, "ExtraBold", "middle", grows=1, least=theme.LEAST)
        ground = Fixed(0, min(size, 46), lambda box: (Plate(box, fill, 14),))
        return Stack((ground, Row((*before, level), gap=6)), inset=(8, 0, 8, 0), grows=1)

    def _sign(self, mark: Name) -> Name:
        """The sign of what changes a level; that of the weather is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _player(
        self, seat: int, told: Sequence[Checked], lines: Sequence[Row], box: Box, writing: Writing
    ) -> Iterator[Shape]:
        """A player's name with notes; below, the climbers' lines."""
        livery = theme.LIVERIES[seat]
        band = box.part(4, 6, _BAND, -6)
        flat = Polygon(band.corners, livery.colour)
        head = Box.at(band.right + 10, box.top - _CLEAR, box.right - band.right - 14, _NAME)
        notes, asked = self._notes(seat, told, writing)
        wide = notes.width + asked.width + (_BESIDE if notes.width and asked.width else 0)
        share = min(1.0, (head.width - _CALLED) / max(wide, 1))
        left, middle = head.right - share * wide, head.right - share * asked.width
        yield Plate(box, _DARK, 16)
        yield Plate(band.grown(3), _SNOW, 3)
        yield flat
        yield Pattern(flat, livery.pattern, livery.second)
        below = box.part(_BAND + _BESIDE + 4, _NAME, -10)
        rows = below.rows(*(1 for _ in told)) if told else ()
        for check, row in zip(told, rows, strict=True):
            if check.dies:
                fill, rim = (_DYING, None) if self._is_lost(check) else (_DARK, TURN)
                yield Plate(Box(row.left - 4, row.top + 1, row.right + 6, row.bottom - 1), fill, 14, rim, 3)
        yield from named(writing, seat, head._replace(right=left - 8), WHITE, theme.BODY)
        yield from notes.placed(Box(left, head.top + 2, left + share * notes.width, head.bottom - 2))
        yield from asked.placed(Box(middle, head.top + 2, head.right, head.bottom - 2))
        for line, row in zip(lines, rows, strict=True):
            yield from line.placed(row)

    def _notes(self, seat: int, told: Sequence[Checked], writing: Writing) -> tuple[Part, Part]:
        """What else is known of a player's climbers: who died before, and who slides to where.

        And on white, what the player is asked: where somebody slides, or whether to rescue somebody.
        """
        gone = [key for key in self.gone if key[0] == seat]
        parts: list[Part] = [Fixed(44, _NAME - 2, partial(pawn, key, dead=True)) for key in gone]
        if gone:
            parts.append(caption(writing.text("picture-dead", count=len(gone)), _PALE, theme.CHANGING))
        if seat in self.spent:
            parts.append(caption(writing.text("picture-night-spent"), _LOSS, theme.SMALL))
        asked: list[Part] = []
        slides = dict(self.slid)
        caught = [one for one in told if not one.dies and one.avalanche and one.climber not in self._asked]
        for check in caught:
            if fate := self._fate(check, writing, short=len(caught) > 1):
                is_open = len(slides.get(check.climber, ())) > 1
                some, ink = (asked, INK) if is_open else (parts, _PALE)
                letter = Label(check.climber[1], ink, theme.CHANGING, "ExtraBold", least=theme.LEAST)
                some += [letter, caption(fate, ink, theme.CHANGING)]
        asked += self._rescue(seat, writing)
        notes = Row(tuple(parts), gap=8)
        if not asked:
            return notes, Fixed()
        return notes, Stack((plate(WHITE, 14), Row(tuple(asked), gap=6)), inset=(10, 0, 10, 0))

    def _rescue(self, seat: int, writing: Writing) -> Iterator[Part]:
        """A later question, whom a player rescues, if there is one; with its price, if about one climber."""
        dying = [key for key in self.dying if key[0] == seat and key not in self._asked]
        if dying:
            names = writing.listed([name for _, name in dying], "talk-list-or")
            question = writing.text("picture-night-rescue", climbers=names)
            yield Label(question, DANGER, theme.CHANGING, least=theme.LEAST)
        if len(dying) == 1:
            yield self._price(dying[0], theme.CHANGING)

    def _fate(self, check: Checked, writing: Writing, *, short: bool) -> str:
        """What an avalanche does to a climber that survives it, or nothing."""
        spaces = dict(self.slid).get(check.climber)
        if spaces is not None:
            return _slope(spaces, writing, short=short)
        return writing.text("picture-holds") if check.tent else ""


def _change(term: int, size: int) -> Part:
    """By how much a level changes, if it does."""
    if not term:
        return Fixed()
    return Label(signed(term), _GAIN if term > 0 else _LOSS, max(size - 6, theme.CHANGING), least=theme.LEAST)


def _said(mark: Name, writing: Writing, size: int = theme.CONSTANT) -> Label:
    """What changes a level, in a word."""
    # words: picture-part-*
    return caption(writing.text(f"picture-part-{mark}"), _PALE, size)


def _verdict(mark: Name, word: str, keys: Sequence[ClimberKey], ink: Colour, fill: Colour | None) -> Part:
    """A verdict after its sign and, if there's room, its climbers; on a ground if it has a ``fill``."""
    said, room = Label(word, ink, theme.BODY, least=theme.LEAST), _PANEL.width - 96
    fits = room - theme.text_width(word, theme.CHANGING) >= 60 * len(keys)
    shown = len(keys) if fits and len(keys) <= _NAMED else 0
    people = tuple(Fixed(50, 54, partial(_badge, key)) for key in keys[:shown])
    row = Row((sign(mark, 38, ink), *people, said.narrowed(room - 60 * shown)), gap=10, height=_TAG)
    ground = plate(fill, 16) if fill else Fixed()
    return Stack((ground, row), inset=(12, 0, 16, 0))


def _moon(painting: scenery.Mountain, focus: Focus) -> Shapes:
    """The moon of a clear night, round over the painted one, which larger heights make an oval."""
    if painting.sky != "clear":
        return ()
    x, y = scenery.MOONS[painting.side]
    top, bottom = (focus.height(y + reach) for reach in (-scenery.MOON_RADIUS, scenery.MOON_RADIUS))
    across = max(2 * scenery.MOON_RADIUS, bottom - top) + 2
    middle = max(across / 2, (top + bottom) / 2)
    return (Disc(Box.around((x, middle), across), scenery.MOONLIGHT),)


def _lamps(crowd: Crowd) -> Shapes:
    """The light of a space's tents on the mountain: warm, and brighter near them."""
    across, down = theme.FRAME
    lamps = (
        Box.around((tent.centre[0], tent.centre[1] - 6), wide, 0.78 * wide)
        for wide in _LIGHTS
        for tent in crowd.tents
    )
    return tuple(
        Disc(
            Box(max(0.0, lamp.left), max(0.0, lamp.top), min(across, lamp.right), min(down, lamp.bottom)),
            _GLOW.at(20),
        )
        for lamp in lamps
    )


def _door(tent: Box) -> Shapes:
    """The lit door of a tent."""
    unit = min(tent.width / 60, tent.height / 51)
    x, foot = tent.centre[0], tent.centre[1] + 22 * unit
    return tuple(
        Polygon(((x, foot - high * unit), (x + wide * unit, foot), (x - wide * unit, foot)), fill)
        for high, wide, fill in (
            (33, 13, INK),
            (29, 10, _GLOW),
            (16, 5.5, _GLOW.mixed(WHITE, 0.7)),
        )
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


def _slope(spaces: Sequence[str], writing: Writing, *, short: bool) -> str:
    """Where a climber slides to, or the spaces to choose from."""
    told, *more = map(writing.space, spaces)
    for word in more:
        told = writing.text("picture-slides-or", first=told, second=word)
    if more:
        return writing.text("picture-slides-where", spaces=told)
    # words: picture-slides, picture-slides-short
    return writing.text("picture-slides-short" if short else "picture-slides", space=told)
