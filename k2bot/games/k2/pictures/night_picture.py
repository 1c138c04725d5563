"""Picture of a night: the mountain with all climbers where they sleep, and the night's effects on each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import board_picture, chart, crowds, danger, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.palette import DANGER, Name
from k2bot.games.k2.pictures.pieces import Writing, caption_label, signed, symbol_part
from k2bot.games.k2.pictures.places import Camp, Focus
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Grid,
    Label,
    Part,
    Row,
    Stack,
    plate,
    player_name,
    player_name_width,
    swatch,
    text_column,
)
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import HIGHLIGHT, INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark

_MAP = 756.0
"""Width in pixels of the map."""
_PANEL = Box(768, 14, 1642, 1036)
"""Room for the panel."""
_TITLE, _WEATHER, _QUESTION, _TAG, _GAP = 76, 50, (76, 60), 52, 8
"""Heights in pixels of the panel's parts: title, weather, one question and each of several, verdict, and the
gap between players."""
_ONE_LINE, _NOBODY = range(50, theme.CHANGING_TEXT - 1, -1), 46
"""Sizes of the weather on one line, the best first; and height in pixels of the line that says that nobody
sleeps there."""
_SET_APART = 8.0
"""Gap in pixels between questions and verdicts: readers took two close ones for one."""
_FOOT = 8.0
"""Pixels below the last player: a row that touched the panel's edge looked cut off."""
_LINE, _KEY = 132.0, 50
"""Heights in pixels of a climber's line, at most, and of the key below them."""
_BAND = 20.0
"""Width in pixels of the stripe in a player's colour."""
_EDGE, _STRIPE_GAP, _NAME_WIDTH, _LEAST_NAME_WIDTH = 6.0, 8.0, 312.0, 256.0
"""Pixels around a player's rows, and from the stripe to their content; greatest width of a player's name,
and least width of a long one."""
_ROW_WIDTH = _PANEL.width - 2 * _EDGE - _BAND - 3 * _STRIPE_GAP - 10
"""Width in pixels of a name and the cells beside it."""
_CALLED = 44
"""Size of a player's name."""
_BADGE = (0.86, 72.0)
"""Size of a climber relative to its line, and in pixels at most."""
_CAP, _CELL_GAP, _TO_CHANGES = 72.0, 10.0, 20.0
"""Greatest width in pixels of the word for the highest level; least gap between columns; and what is added to
it before a level's changes."""
_WORD, _HEADING = 40, 136
"""Height in pixels of the words above columns, and their greatest width."""
_TALL, _CHANGE = (0.9, 70.0), 48
"""Size of a level relative to its line, and at most; and size of its changes from which names make way."""
_MOST_SHOWN = 3
"""Most climbers shown in a verdict, which shows all or none."""
_DARK = theme.parse_colour("#1C2A4A")
"""Background of the rows."""
_GROUND = theme.parse_colour("#141F3A")
"""Colour behind the rows."""
_GAIN, _LOSS = theme.parse_colour("#A9D3FF"), theme.parse_colour("#FFB3BE")
"""Colours of numbers that are added and taken away."""
_CAUSES: dict[Name, str] = {
    "peak": "picture-night-altitude",
    "tent": "picture-part-tent",
    "storm": "picture-night-weather",
    "avalanche": "picture-night-weather",
}
"""Messages that name the causes, by sign."""
_SIGNS: dict[scenery.Sky, Name] = {**sky.SYMBOLS, "clear": "moon"}
"""Signs of the weather at night, when no sun shines."""
_MORNING = theme.parse_colour("#2C3E68")
"""Ground of the levels by morning."""
_SNOW = MIST.mixed(WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_QUIET = MIST.mixed(_DARK, 0.1)
"""Colour of the word for climbers that died earlier."""
_PALE = MIST.mixed(WHITE, 0.5)
_GLOW = theme.parse_colour("#FFD27A")
"""Colour of light in tents and of the moon."""
_LIGHTS, _LIGHT = tuple(56 + 0.3 * step**2 for step in range(26)), _GLOW.with_alpha(9)
"""Widths in pixels of the circles of light around a tent, so many that no ring is seen; and their colour."""
_DUSK = theme.parse_colour("#0B1430").with_alpha(44)
"""Veil over the mountain, in front of which tents glow."""
_DYING = DANGER.mixed(INK, 0.45)
"""Background for climbers who would die."""


@dataclass(frozen=True, slots=True)
class NightPicture:
    """The night's check: where climbers sleep, what changes their levels, and who dies (rules 20, 21)."""

    seen: Observation
    """Observation of the day before the night."""
    checks: tuple[Checked, ...]
    dying: tuple[ClimberKey, ...] = ()
    """Climbers who can still be rescued."""
    slid: tuple[tuple[ClimberKey, tuple[str, ...]], ...] = ()
    """Climbers hit by an avalanche, with the spaces they slide to; several if a choice is open (rule 40)."""

    @property
    def earlier_deaths(self) -> tuple[ClimberKey, ...]:
        """Climbers of players still in the game that died on earlier nights."""
        asleep = {check.climber for check in self.checks}
        return tuple(
            key
            for key in self.seen.climbers
            if not self.seen.climber(key).on_board
            and key not in asleep
            and not self.seen.seats[key[0]].resigned
        )

    @property
    def is_nobody_hit(self) -> bool:
        """Whether the weather takes air, but only where nobody sleeps."""
        weather = self.seen.weather
        takes = bool(weather.air_loss or weather.avalanche)
        return takes and not any(check.weather or check.avalanche for check in self.checks)

    @property
    def spent(self) -> tuple[int, ...]:
        """Seats that lose a climber because their rescue card is used (rule 22)."""
        losing = {check.climber[0] for check in self.checks if self._is_lost(check)}
        if not self.seen.setup.family:
            return ()
        return tuple(seat for seat in sorted(losing) if not self.seen.seats[seat].rescue)

    @property
    def _by_climber(self) -> Mapping[ClimberKey, Checked]:
        return {check.climber: check for check in self.checks}

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        board = self.seen.board
        painting = scenery.Mountain(board.side, sky.sky_of(self.seen.weather), "night")
        focus = Focus.for_spaces(board.side, {check.space for check in self.checks})
        spaces = {*(check.space for check in self.checks), *(slide.way[-1] for slide in self._slides)}
        focus = focus.narrowed(board.side, spaces, _MAP)
        mountain = scenery.map_backdrops(painting, focus)
        # The last night's weather is shown, too, though the game is over after it.
        seen = replace(self.seen, phase=Phase.CHECK)
        edge, bands = sky.zone_notes(seen, writing, focus, limits=False)
        people, places = self._people(writing, focus, bands)
        panel, parts = self._panel(writing)
        shapes = (
            *mountain,
            *_moon(painting, focus),
            *sky.avalanche_veils(seen, "night", focus),
            *sky.weather_veils(seen, focus, is_night=True),
            Plate(Box(0, 0, *theme.FRAME), _DUSK),
            *sky.altitude_lines(board, focus),
            *people,
            *edge,
            *panel,
        )
        return Scene(*theme.FRAME, INK, shapes, (*bands, *places, *parts), len(mountain))

    def _people(
        self, writing: Writing, focus: Focus, noted: Sequence[Area]
    ) -> tuple[Shapes, tuple[Area, ...]]:
        """All climbers on the mountain, at their spaces' names, some at lit tents; and their areas.

        They avoid the areas ``noted``.
        """
        groups: dict[str, tuple[list[ClimberKey], list[ClimberKey], list[ClimberKey]]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            dead, living, tents = groups.setdefault(check.space, ([], [], []))
            (dead if self._is_lost(check) else living).append(check.climber)
            tent = (check.climber[0], CLIMBER_NAMES[0])
            if check.tent and tent not in tents:
                tents.append(tent)
        sheet = Chart(self.seen.board, frozenset(), frozenset(), bare=True, focus=focus)
        marks = self._marks
        camps = {
            space: Camp(
                len(dead) + len(living),
                len(tents),
                (*(0.0 for _ in dead), *(danger.sign_width(marks.get(key)) for key in living)),
            )
            for space, (dead, living, tents) in groups.items()
        }
        notes, slides = [area.box for area in noted], self._slides
        notes.append(_PANEL._replace(left=_MAP))
        stand = crowds.place_crowds(sheet, camps, occupied=[*notes, *chart.trail_end_boxes(sheet, slides)])
        base = writing.space(content.BASE_CAMP)
        spaces = {*groups, *(slide.way[-1] for slide in slides)}
        plates = {space: sheet.plates()[space] for space in sorted(spaces)}
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for crowd in stand.values() for shape in _tent_light(crowd)]
        shapes += board_picture.group_shelves(plates, stand)
        shapes += chart.trail_shapes(sheet, slides)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base, is_light=True)
        for space, crowd in stand.items():
            dead, living, tents = groups[space]
            shapes += board_picture.space_pieces(crowd, living, tents, fallen=dead, marks=marks)
            shapes += (shape for tent in crowd.tents for shape in _door(tent))
        areas = (area for area in crowds.crowd_areas(sheet, stand) if area.name.split()[1] in spaces)
        return tuple(shapes), tuple(areas)

    @property
    def _slides(self) -> tuple[Trail, ...]:
        """Slides of climbers that survive; to every possible space if a choice is open."""
        starts = {check.climber: check.space for check in self.checks if not check.dies}
        return tuple(
            Trail(key, (starts[key], space)) for key, spaces in self.slid if key in starts for space in spaces
        )

    def _is_lost(self, check: Checked) -> bool:
        """Whether a climber dies, and can't be rescued any more."""
        return check.dies and check.climber not in self.dying

    @property
    def _marks(self) -> Mapping[ClimberKey, Mark]:
        """Signs on climbers that can still be rescued, or have 1 air left."""
        short: dict[ClimberKey, Mark] = {check.climber: "short" for check in self.checks if check.after == 1}
        return {**short, **dict.fromkeys(self.dying, "rescue")}

    # ---------------------------------------------------------------------------------------- panel

    def _panel(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
        """The night in words, above a table of climbers by player; and the panel's areas."""
        keys = sorted((*(check.climber for check in self.checks), *self.earlier_deaths))
        by_seat = {seat: [key for key in keys if key[0] == seat] for seat, _ in keys}
        note, key = self._note(writing), self._cause_legend(writing)
        head = Box.from_corner(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
        width = _ROW_WIDTH - min(
            _NAME_WIDTH, max(player_name_width(writing, seat, _CALLED) for seat in by_seat)
        )
        top = head.bottom + _WORD + 4
        room = _PANEL.bottom - top - (_KEY if key.parts else _FOOT) - _GAP * len(by_seat)
        high = min(_LINE, room / len(keys))
        size, badge = int(min(_TALL[0] * high, _TALL[1])), min(_BADGE[0] * high, _BADGE[1])
        # First shrink changes to two thirds of levels, then both.
        for small in range(size, 22, -2):
            size = max(theme.CHANGING_TEXT, min(size, round(1.5 * small)))
            sizes = size, max(small, theme.CHANGING_TEXT)
            table = self._table(keys, sizes, badge, writing)
            if table.width <= (width if small > _CHANGE else _ROW_WIDTH - _LEAST_NAME_WIDTH):
                break
        width = max(width, min(table.width, _ROW_WIDTH - _LEAST_NAME_WIDTH))
        heads, *left_over = table.rows(width)
        left = head.right - _EDGE - 10 - width
        shapes, areas = [*note.place(head)], [Area("head", head)]
        shapes += heads.place(Box(left, head.bottom, left + width, top - 4))
        for seat, own in by_seat.items():
            row = Box.from_corner(head.left + _EDGE, top, head.width - 2 * _EDGE, high * len(own))
            rows, left_over = left_over[: len(own)], left_over[len(own) :]
            shapes += self._player(seat, row, writing, width)
            shapes += self._climbers(own, rows, row.part(left - row.left, 0, -10), table.widths[-1])
            areas.append(Area(f"player {seat}", row))
            top = row.bottom + _GAP
        foot = Box(head.left + 24, top - _GAP, head.right - 24, top - _GAP + (_KEY if key.parts else _FOOT))
        shapes += key.place(foot)
        return (Plate(head._replace(bottom=foot.bottom), _GROUND.with_alpha(225), 24), *shapes), tuple(areas)

    def _note(self, writing: Writing) -> Part:
        """The day with its weather, and the verdicts."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), WHITE, 64, "ExtraBold")
        weather, width = sky.weather_name(self.seen.weather, writing), _PANEL.width - 90
        mark = symbol_part(_SIGNS[kind], 50, _GLOW if kind == "clear" else _PALE)
        line: Part | None = None
        room = width - title.width - 40
        size = next((one for one in _ONE_LINE if theme.fits(weather, room, one)), None)
        if size:
            line = Row((title, Fixed(grows=1), mark, Label(weather, _PALE, size)), gap=12, height=_TITLE)
            rows: list[Part] = [line]
        else:
            size = next((one for one in _ONE_LINE if theme.fits(weather, width, one)), theme.BODY)
            weather_lines = text_column(weather, width, Label("", _PALE, size), least=theme.LEAST_TEXT)
            rows = [
                Row((title.narrow(_PANEL.width - 40),), height=_TITLE),
                Row((mark, weather_lines), gap=12, height=max(_WEATHER, weather_lines.height)),
            ]
        if self.is_nobody_hit:
            nobody = caption_label(writing.text("picture-night-nobody-there"), _PALE, theme.BODY).narrow(
                width
            )
            rows.append(Row((Fixed(grows=1), nobody) if line else (nobody,), height=_NOBODY))
        verdicts = Column(tuple(self._verdicts(writing)), _SET_APART)
        return Stack((Fixed(), Column((*rows, verdicts), gap=4)), inset=(16, 4, 14, 10))

    def _verdicts(self, writing: Writing) -> Iterator[Part]:
        """Open questions; and the number of deaths on red, or that nobody dies, quieter below a question."""
        questions = self._open_questions
        high = _QUESTION[len(questions) > 1]
        for keys in questions:
            yield Row((self._question(keys, high, writing),), height=high)
        dead = [check.climber for check in self.checks if self._is_lost(check)]
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            ink, fill = (WHITE, DANGER) if dead else (_PALE, None) if questions else (INK, _GLOW)
            shown = () if self.spent and len(dead) > 1 else dead
            verdict = _verdict("skull" if dead else "tick", word, shown, ink, fill)
            if not self.spent:
                yield Row((verdict,), height=_TAG)
                return
            # These can't be rescued; the note on that is beside the verdict, or below it if it's long.
            # One plate joins both.
            badges = tuple(Fixed(42, 42, partial(swatch, seat)) for seat in self.spent)
            used = caption_label(writing.text("picture-night-spent"), WHITE, theme.SMALL)
            room = _PANEL.width - 64 - 54 * len(badges)
            if theme.fits(used.text, beside := room - verdict.width - 12, theme.LEAST_TEXT, used.weight):
                line = Row((verdict, *badges, used.narrow(beside)), gap=12, height=_TAG)
                yield Row((Stack((plate(_DYING, 16), line), inset=(0, 0, 16, 0)),), height=_TAG)
            else:
                yield Row((verdict,), height=_TAG)
                yield Row((*badges, used.narrow(room)), gap=12, height=_TAG)

    @property
    def _open_questions(self) -> tuple[tuple[ClimberKey, ...], ...]:
        """Climbers of each open question: one that slides, or a player's dying ones."""
        sliding = [(key,) for key, spaces in self.slid if len(spaces) > 1]
        seats = sorted({seat for seat, _ in self.dying})
        return (*sliding, *(tuple(key for key in self.dying if key[0] == seat) for seat in seats))

    def _question(self, keys: Sequence[ClimberKey], high: float, writing: Writing) -> Part:
        """Question to a player, on yellow and larger than all else: where a climber slides to.

        Or which one is rescued (rule 22), with its points before and after.
        """
        is_one, spaces = len(keys) == 1, dict(self.slid).get(keys[0], ())
        is_slide = len(spaces) > 1
        before: list[Part] = [
            Fixed(0.76 * high, 0.76 * high, partial(pieces.badge, key)) for key in keys[:1] if is_one
        ]
        after: list[Part] = []
        if not is_slide:
            side = 0.64 * high
            badges = () if is_one else tuple(Fixed(side, side, partial(pieces.badge, key)) for key in keys)
            prices = [self._price(key, round(0.7 * high) if is_one else theme.BODY) for key in keys]
            after = [*prices] if is_one else [Row(pair, 6) for pair in zip(badges, prices, strict=True)]
            after.insert(0, symbol_part("rescue", side, DANGER))
        room = _PANEL.width - 60 - sum(part.width + 14 for part in (*before, *after))
        climbers = writing.list_text([name for _, name in keys], "talk-list-or")
        places = writing.list_text(list(map(writing.space, spaces)), "talk-list-or")
        for name in theme.truncations(writing.name(keys[0][0])):
            text = writing.text(
                "picture-night-ask-slide" if is_slide else "picture-night-ask-rescue",
                name=name,
                climbers=climbers,
                spaces=places,
            )
            if theme.fits(text, room, theme.BODY if is_one else theme.SMALL, "ExtraBold"):
                break
        question = Label(text, INK, round(0.76 * high), "ExtraBold", least=theme.SMALL, grows=1).narrow(room)
        row = Row((*before, question, *after), gap=14, height=high)
        width = Fixed(_PANEL.width - 60)
        return Stack((plate(HIGHLIGHT, 18, INK, 3), row, width), inset=(14, 0, 16, 0), grows=1)

    def _price(self, key: ClimberKey, size: int) -> Row:
        """A climber's points before and after a rescue."""
        was = self.seen.climber(key).vp
        before, after = (
            Label(str(points), INK, size, "ExtraBold")
            for points in (was, self.seen.board.rescued_points(was))
        )
        return Row(
            (before, symbol_part("right", 0.64 * size, INK), after, symbol_part("star", 0.66 * size, INK)),
            gap=7,
        )

    def _cause_legend(self, writing: Writing) -> Row:
        """Legend of tonight's causes: each sign with its name."""
        acting = {mark for check in self.checks for mark, term in _level_changes(check).items() if term}
        # words: picture-night-altitude, picture-night-weather, picture-part-tent
        words = [(mark, writing.text(message)) for mark, message in _CAUSES.items() if mark in acting]
        parts = (
            Row((symbol_part(self._sign(mark), 44, _PALE), caption_label(word, _PALE, theme.BODY)), gap=8)
            for mark, word in words
        )
        return Row(tuple(parts), gap=34, align="end")

    def _table(
        self, keys: Sequence[ClimberKey], sizes: tuple[int, int], badge: float, writing: Writing
    ) -> Grid:
        """Table of climbers: level, what changes it, and level by morning; the first line is a heading."""
        headings = (
            writing.text("picture-part-bottle"),
            writing.text("picture-tonight"),
            writing.text("picture-night-later"),
        )
        air, tonight, later = (caption_label(word, _PALE, theme.SMALL).narrow(_HEADING) for word in headings)
        heads = (
            Fixed(),
            air,
            Row((Fixed(_TO_CHANGES), tonight, Fixed(grows=1)), height=_WORD, grows=1),
            later,
        )
        return Grid((heads, *(self._cells(key, sizes, badge, writing) for key in keys)), _CELL_GAP)

    def _cells(
        self, key: ClimberKey, sizes: tuple[int, int], badge: float, writing: Writing
    ) -> tuple[Part, ...]:
        """Cells of a climber: piece, level, what changes it, and level by morning; or that it died earlier.

        The map shows where it sleeps.
        """
        check, (size, small) = self._by_climber.get(key), sizes
        climber = Fixed(badge, badge, partial(pieces.badge, key, rim=WHITE, dead=not check))
        if not check:
            dead = caption_label(writing.text("picture-dead", count=1), _QUIET, theme.CHANGING_TEXT)
            return climber, Fixed(), dead, Fixed()
        changes = [(mark, term) for mark, term in _level_changes(check).items() if term]
        terms = tuple(_change(self._sign(mark), term, small) for mark, term in changes)
        return (
            climber,
            Label(str(check.before), _PALE if terms else _QUIET, size, "SemiBold", least=theme.LEAST_TEXT),
            Row((Fixed(_TO_CHANGES - 10), *terms, Fixed(grows=1)), gap=10, grows=1),
            self._result(check, size, writing),
        )

    def _result(self, check: Checked, size: int, writing: Writing) -> Part:
        """Level by morning, on a coloured ground if dangerous or deadly; marked if capped at the highest."""
        calm = WHITE if any(_level_changes(check).values()) else _QUIET
        fill, ink = (WHITE, DANGER) if check.dies else (DANGER, WHITE) if check.after == 1 else (None, calm)
        is_open = check.climber in self.dying
        if is_open:
            fill, ink = HIGHLIGHT, INK
        number = signed(check.after) if check.after < 0 else str(check.after)
        before: list[Part] = []
        if check.dies:
            before = [symbol_part("rescue" if is_open else "skull", size * 0.62, DANGER)]
        elif check.uncapped > check.after:
            before = [caption_label(writing.text("picture-most"), ink).narrow(_CAP)]
        level = Label(number, ink, size, "ExtraBold", "middle", grows=1, least=theme.LEAST_TEXT)
        ground = Fixed(0, 0.96 * size, lambda box: (Plate(box, fill, 14),) if fill else ())
        return Stack((ground, Row((*before, level), gap=6)), inset=(8, 0, 8, 0), grows=1)

    def _sign(self, mark: Name) -> Name:
        """Sign of a cause; the weather's is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _player(self, seat: int, box: Box, writing: Writing, width: float) -> Iterator[Shape]:
        """Background of a player's rows, with the name, leaving ``width`` pixels for climbers."""
        livery = theme.LIVERIES[seat]
        band = box.part(4, 6, _BAND, -6)
        flat = Polygon(band.corners, livery.colour)
        yield Plate(box, _DARK, 16)
        yield Plate(band.expanded(3), _SNOW, 3)
        yield flat
        yield Pattern(flat, livery.pattern, livery.second)
        name = box.part(_BAND + _STRIPE_GAP + 6, 0, -width - 20 - _STRIPE_GAP)
        # A name too long for two lines is cut on one.
        is_short = "…" not in "".join(theme.wrap_text(writing.name(seat), name.width, theme.CONSTANT_TEXT))
        yield from player_name(writing, seat, name, WHITE, _CALLED, lines=1 + is_short)

    def _climbers(
        self, keys: Sequence[ClimberKey], lines: Sequence[Row], box: Box, morning: float
    ) -> Iterator[Shape]:
        """Lines of a player's climbers; their last ``morning`` pixels are levels by morning.

        Climbers that die or can be rescued have a coloured ground.
        """
        yield Plate(box._replace(left=box.right - morning), _MORNING)
        for key, line, row in zip(keys, lines, box.rows(*(1 for _ in keys)), strict=True):
            if (check := self._by_climber.get(key)) and check.dies:
                fill, rim = (_DARK, HIGHLIGHT) if key in self.dying else (_DYING, None)
                yield Plate(Box(row.left - 6, row.top + 2, row.right + 6, row.bottom - 2), fill, 14, rim, 3)
            yield from line.place(row)


def _change(mark: Name, term: int, size: int) -> Part:
    """Sign of a cause, and the change it makes to a level."""
    ink = _GAIN if term > 0 else _LOSS
    return Row(
        (symbol_part(mark, 0.84 * size, ink), Label(signed(term), ink, size, least=theme.LEAST_TEXT)), gap=3
    )


def _verdict(mark: Name, word: str, keys: Sequence[ClimberKey], ink: Colour, fill: Colour | None) -> Part:
    """A verdict after its sign and, if there's room, its climbers; on a ground if it has a ``fill``."""
    text, room = Label(word, ink, theme.BODY, least=theme.LEAST_TEXT), _PANEL.width - 96
    fits = room - theme.text_width(word, theme.CHANGING_TEXT) >= 60 * len(keys)
    count = len(keys) if fits and len(keys) <= _MOST_SHOWN else 0
    people = tuple(Fixed(50, 54, partial(pieces.badge, key, rim=WHITE)) for key in keys[:count])
    row = Row((symbol_part(mark, 38, ink), *people, text.narrow(room - 60 * count)), gap=10, height=_TAG)
    ground = plate(fill, 16) if fill else Fixed()
    return Stack((ground, row), inset=(12, 0, 16, 0))


def _moon(painting: scenery.Mountain, focus: Focus) -> Shapes:
    """Round moon of a clear night, over the painted one, which uneven scales turn into an oval."""
    if painting.sky != "clear":
        return ()
    x, y = scenery.MOONS[painting.side]
    x = focus.map_x(x)
    if x + scenery.MOON_RADIUS > focus.width:
        return ()
    top, bottom = (focus.map_y(y + reach) for reach in (-scenery.MOON_RADIUS, scenery.MOON_RADIUS))
    diameter = max(2 * scenery.MOON_RADIUS, bottom - top) + 2
    middle = max(diameter / 2, (top + bottom) / 2)
    return (Disc(Box.from_centre((x, middle), diameter), scenery.MOONLIGHT),)


def _tent_light(crowd: Crowd) -> Shapes:
    """The light of a space's tents on the mountain: warm, and brighter near them."""
    width, height = theme.FRAME
    lamps = (
        Box.from_centre((tent.centre[0], tent.centre[1] - 6), wide, 0.78 * wide)
        for wide in _LIGHTS
        for tent in crowd.tents
    )
    return tuple(
        Disc(
            Box(max(0.0, lamp.left), max(0.0, lamp.top), min(width, lamp.right), min(height, lamp.bottom)),
            _LIGHT,
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


def _level_changes(check: Checked) -> dict[Name, int]:
    """Changes of a climber's level tonight, by symbol of their cause."""
    return {
        "peak": check.air_change,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }
