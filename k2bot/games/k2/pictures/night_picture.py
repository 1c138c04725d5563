"""Picture of a night: the mountain with everybody where they sleep, and what the night does to each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import board_picture, chart, crowds, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.palette import DANGER, Name
from k2bot.games.k2.pictures.pieces import Writing, caption_label, pawn, signed, symbol_part
from k2bot.games.k2.pictures.places import Camp, Focus
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
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
_TITLE, _WEATHER, _QUESTION, _TAG, _GAP = 80, 50, 76, 54, 8
"""Heights in pixels of the panel's parts: title, weather, question and verdict; and the gap of players."""
_ONE_LINE, _NOBODY = range(50, theme.CHANGING_TEXT - 1, -1), 46
"""Sizes of the weather on one line, the best first; and height in pixels of the line that says that nobody
sleeps there."""
_SET_APART = 10.0
"""Gap in pixels of questions and verdicts: readers took two close ones for one."""
_FOOT = 8.0
"""Pixels below the last player: a row that touched the panel's edge looked cut off."""
_LINE, _KEY = 144.0, 56
"""Heights in pixels of a climber's line, at most, and of the key below them."""
_BAND = 16.0
"""Width in pixels of the stripe in a player's colour."""
_EDGE, _STRIPE_GAP, _NAME_WIDTH, _LEAST_NAME_WIDTH = 6.0, 8.0, 316.0, 260.0
"""Pixels around a player's rows, and from the stripe to what they say; and most width of a player's name,
and what a long one has at least."""
_ROW_WIDTH = _PANEL.width - 2 * _EDGE - _BAND - 3 * _STRIPE_GAP - 10
"""Width in pixels of a name and of what is beside it."""
_CALLED = 44
"""Size of a player's name."""
_BADGE = (0.86, 72.0)
"""Size of a climber relative to its line, and in pixels at most."""
_CELL_GAP, _WORD = 10.0, 40
"""Pixels between figures, and height of the words above them."""
_TALL, _CHANGE, _SAFE = (0.9, 80.0), 0.84, 0.76
"""Size of a level relative to its line, and at most; of changes and of who is safe, relative to that."""
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
"""What the signs of causes are called."""
_SIGNS: dict[scenery.Sky, Name] = {**sky.SYMBOLS, "clear": "moon"}
"""Signs of the weather at night, when no sun shines."""
_SNOW = MIST.mixed(WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_QUIET = MIST.mixed(_DARK, 0.1)
"""The word for climbers that died before."""
_PALE = MIST.mixed(WHITE, 0.5)
_GLOW = theme.parse_colour("#FFD27A")
"""Colour of light in tents and of the moon."""
_LIGHTS = (250.0, 210.0, 175.0, 145.0, 118.0, 95.0, 76.0)
"""Widths in pixels of the circles of light around a tent."""
_DYING = DANGER.mixed(INK, 0.45)
"""Background for climbers who would die."""


class _Line(NamedTuple):
    """A player's climber in danger, or all who are safe."""

    keys: tuple[ClimberKey, ...]
    check: Checked | None
    """What the night does to who is in danger: who dies, or has 1 air left."""

    @property
    def share(self) -> float:
        """Height relative to that of a line of someone in danger."""
        return 1 if self.check else _SAFE


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
    def earlier_deaths(self) -> tuple[ClimberKey, ...]:
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
            *sky.altitude_lines(board, focus),
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
        notes.append(_PANEL._replace(left=_MAP))
        stand = crowds.place_crowds(sheet, camps, occupied=[*notes, *chart.trail_end_boxes(sheet, slides)])
        base = writing.space(content.BASE_CAMP)
        spaces = {*groups, *(slide.way[-1] for slide in slides)}
        plates, marks = {space: sheet.plates()[space] for space in sorted(spaces)}, self._marks
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for crowd in stand.values() for shape in _tent_light(crowd)]
        shapes += board_picture.group_shelves(plates, stand)
        shapes += chart.trail_shapes(sheet, slides)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base, is_light=True)
        for space, crowd in stand.items():
            dead, living, tents = groups[space]
            clear = (plates[space], *(box for other, box in plates.items() if other != space), *notes)
            shapes += board_picture.space_pieces(
                crowd, living, tents, fallen=dead, marks=marks, clear_of=clear
            )
            shapes += (shape for tent in crowd.tents for shape in _door(tent))
        areas = (area for area in crowds.crowd_areas(sheet, stand) if area.name.split()[1] in spaces)
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
        keys = sorted((*(check.climber for check in self.checks), *self.earlier_deaths))
        lines = {seat: self._lines([key for key in keys if key[0] == seat]) for seat, _ in keys}
        note, legend = self._note(writing), self._cause_legend(writing)
        foot_height = _KEY if legend.parts else _FOOT
        head = Box.from_corner(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
        top = head.bottom + _WORD + 4
        shares = [line.share for own in lines.values() for line in own]
        high = min(_LINE, (_PANEL.bottom - top - foot_height - _GAP * len(lines)) / sum(shares))
        width = _ROW_WIDTH - min(
            _NAME_WIDTH, max(player_name_width(writing, seat, _CALLED) for seat in lines)
        )
        for size in range(int(min(_TALL[0] * high, _TALL[1])), theme.LEAST_TEXT, -2):
            rows = {
                seat: [self._row(line, high, size, writing) for line in own] for seat, own in lines.items()
            }
            needed = max(row.width for own in rows.values() for row in own)
            if needed <= (width if size > _CALLED else _ROW_WIDTH - _LEAST_NAME_WIDTH):
                break
        width = max(width, min(needed, _ROW_WIDTH - _LEAST_NAME_WIDTH))
        shapes, areas = [*note.placed(head)], [Area("head", head)]
        shapes += _headings(writing).placed(Box(head.left + 24, head.bottom, head.right - 24, top - 4))
        for seat, own in lines.items():
            own_shares = [line.share for line in own]
            box = Box.from_corner(head.left + _EDGE, top, head.width - 2 * _EDGE, high * sum(own_shares))
            shapes += self._player(seat, box, writing, width)
            places = box.part(box.width - 10 - width, 0, -10).rows(*own_shares)
            for line, row, place in zip(own, rows[seat], places, strict=True):
                if line.check and line.check.dies:
                    fill, rim = (_DARK, HIGHLIGHT) if line.keys[0] in self.dying else (_DYING, None)
                    ground = Box(place.left - 6, place.top + 2, place.right + 6, place.bottom - 2)
                    shapes.append(Plate(ground, fill, 14, rim, 3))
                shapes += row.placed(place)
            areas.append(Area(f"player {seat}", box))
            top = box.bottom + _GAP
        foot = Box(head.left + 24, top - _GAP, head.right - 24, top - _GAP + foot_height)
        shapes += legend.placed(foot)
        return (Plate(head._replace(bottom=foot.bottom), _GROUND.with_alpha(225), 24), *shapes), tuple(areas)

    def _lines(self, keys: Sequence[ClimberKey]) -> tuple[_Line, ...]:
        """The lines of a player's climbers."""
        in_danger = [
            _Line((key,), check)
            for key in keys
            if (check := self._by_climber.get(key)) and (check.dies or check.after == 1)
        ]
        safe = tuple(key for key in keys if all(key not in line.keys for line in in_danger))
        return (*in_danger, *([_Line(safe, None)] if safe else []))

    def _note(self, writing: Writing) -> Part:
        """The day with its weather, and what becomes of everybody."""
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
                Row((title.narrowed(_PANEL.width - 40),), height=_TITLE),
                Row((mark, weather_lines), gap=12, height=max(_WEATHER, weather_lines.height)),
            ]
        if self.is_nobody_hit:
            nobody = caption_label(writing.text("picture-night-nobody-there"), _PALE, theme.BODY).narrowed(
                width
            )
            rows.append(Row((Fixed(grows=1), nobody) if line else (nobody,), height=_NOBODY))
        verdicts = Column(tuple(self._verdicts(writing)), _SET_APART)
        return Stack((Fixed(), Column((*rows, verdicts), gap=4)), inset=(16, 4, 14, 10))

    def _verdicts(self, writing: Writing) -> Iterator[Part]:
        """What is asked, and how many die, on red, or that nobody does, which is quieter below a question."""
        for keys in self._open_questions:
            yield Row((self._question(keys, writing),), height=_QUESTION)
        dead = [check.climber for check in self.checks if self._is_lost(check)]
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            ink, fill = (WHITE, DANGER) if dead else (_PALE, None) if self._open_questions else (INK, _GLOW)
            shown = () if self.spent and len(dead) > 1 else dead
            verdict = _verdict("skull" if dead else "tick", word, shown, ink, fill)
            if not self.spent:
                yield Row((verdict,), height=_TAG)
                return
            # Nobody can save these; that's told beside the verdict, or below it if words are long.
            badges = tuple(Fixed(42, 42, partial(swatch, seat)) for seat in self.spent)
            used = caption_label(writing.text("picture-night-spent"), _LOSS, theme.SMALL)
            room = _PANEL.width - 48 - 54 * len(badges)
            if theme.fits(used.text, beside := room - verdict.width - 12, theme.LEAST_TEXT, used.weight):
                yield Row((verdict, *badges, used.narrowed(beside)), gap=12, height=_TAG)
            else:
                yield Row((verdict,), height=_TAG)
                yield Row((*badges, used.narrowed(room)), gap=12, height=_TAG)

    @property
    def _open_questions(self) -> tuple[tuple[ClimberKey, ...], ...]:
        """The climbers that each question is about: one that slides, or those of a player that die."""
        sliding = [(key,) for key, spaces in self.slid if len(spaces) > 1]
        seats = sorted({seat for seat, _ in self.dying})
        return (*sliding, *(tuple(key for key in self.dying if key[0] == seat) for seat in seats))

    def _question(self, keys: Sequence[ClimberKey], writing: Writing) -> Part:
        """What a player is asked, on yellow and larger than all else: where a climber slides to.

        Or which one is rescued (rule 22), with its points before and after it.
        """
        is_one, spaces = len(keys) == 1, dict(self.slid).get(keys[0], ())
        is_slide = len(spaces) > 1
        before: list[Part] = [Fixed(60, 64, partial(pawn, key)) for key in keys[:1] if is_one]
        after: list[Part] = []
        if not is_slide:
            before.insert(0, symbol_part("rescue", 48, DANGER))
            badges = () if is_one else tuple(Fixed(48, 52, partial(pawn, key)) for key in keys)
            prices = [self._price(key, 54 if is_one else theme.BODY) for key in keys]
            after = [*prices] if is_one else [Row(pair, 6) for pair in zip(badges, prices, strict=True)]
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
        question = Label(text, INK, 58, "ExtraBold", least=theme.SMALL, grows=1).narrowed(room)
        row = Row((*before, question, *after), gap=14, height=_QUESTION)
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
        """What acts on climbers tonight, in words after its signs."""
        acting = {
            mark
            for check in self.checks
            if check.dies or check.after == 1
            for mark, term in _level_changes(check).items()
            if term
        }
        # words: picture-night-altitude, picture-night-weather, picture-part-tent
        words = [(mark, writing.text(message)) for mark, message in _CAUSES.items() if mark in acting]
        parts = (
            Row((symbol_part(self._sign(mark), 44, _PALE), caption_label(word, _PALE, theme.BODY)), gap=8)
            for mark, word in words
        )
        return Row(tuple(parts), gap=34, align="end")

    def _row(self, line: _Line, high: float, size: int, writing: Writing) -> Row:
        """What the night does to one in danger, on a line this ``high``, or the levels of who is safe."""
        badge = min(_BADGE[0] * high * line.share, _BADGE[1])
        if not line.check:
            cells = (self._safe_cell(key, badge, round(_SAFE * size), writing) for key in line.keys)
            return Row(tuple(cells))
        check, small = line.check, max(theme.CHANGING_TEXT, round(_CHANGE * size))
        terms = [(mark, term) for mark, term in _level_changes(check).items() if term]
        return Row(
            (
                Fixed(0.94 * badge, badge, partial(_badge, check.climber)),
                _level(check.before, size),
                *(_change(self._sign(mark), term, small) for mark, term in terms),
                Fixed(grows=1),
                symbol_part("right", 0.5 * size, _PALE),
                self._result(check, size),
            ),
            gap=_CELL_GAP,
        )

    def _safe_cell(self, key: ClimberKey, badge: float, size: int, writing: Writing) -> Part:
        """A climber's level, and that by morning if it differs; or that it died before."""
        check = self._by_climber.get(key)
        parts: list[Part] = [
            Fixed(0.94 * badge, badge, partial(_badge, key) if check else partial(pawn, key, dead=True))
        ]
        if not check:
            parts.append(caption_label(writing.text("picture-dead", count=1), _QUIET, theme.CHANGING_TEXT))
        else:
            parts.append(_level(check.before, size))
            if check.after != check.before:
                parts += [symbol_part("right", 0.5 * size, _PALE), _level(check.after, size)]
        return Fixed(0.94 * badge + 3 * size, draw=Row(tuple(parts), gap=_CELL_GAP).placed)

    def _result(self, check: Checked, size: int) -> Part:
        """The level by morning of a climber in danger, on the ground of that danger."""
        fill, ink = (WHITE, DANGER) if check.dies else (DANGER, WHITE)
        if check.climber in self.dying:
            fill, ink = HIGHLIGHT, INK
        skull = (symbol_part("skull", size * 0.62, ink),) if check.dies else ()
        number = Label(signed(check.after) if check.after < 0 else str(check.after), ink, size, "ExtraBold")
        ground = Fixed(0, 0.96 * size, lambda box: (Plate(box, fill, 14),))
        return Stack((ground, Row((*skull, number), gap=6)), inset=(12, 0, 12, 0))

    def _sign(self, mark: Name) -> Name:
        """The sign of what changes a level; that of the weather is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _player(self, seat: int, box: Box, writing: Writing, width: float) -> Iterator[Shape]:
        """The ground of a player's rows, the name, and room ``width`` for climbers."""
        livery = theme.LIVERIES[seat]
        band = box.part(4, 6, _BAND, -6)
        flat = Polygon(band.corners, livery.colour)
        yield Plate(box, _DARK, 16)
        yield Plate(band.expanded(3), _SNOW, 3)
        yield flat
        yield Pattern(flat, livery.pattern, livery.second)
        name = box.part(_BAND + _STRIPE_GAP + 6, 0, -width - 20 - _STRIPE_GAP)
        # A name that two lines would have to be small for is cut.
        is_short = "…" not in "".join(theme.wrap_text(writing.name(seat), name.width, theme.CONSTANT_TEXT))
        yield from player_name(writing, seat, name, WHITE, _CALLED, lines=1 + is_short)


def _headings(writing: Writing) -> Row:
    """What climbers' first and last figures are."""
    now = caption_label(writing.text("picture-air-now"), _PALE, theme.SMALL)
    later = caption_label(writing.text("picture-air-later"), _PALE, theme.SMALL)
    return Row((symbol_part("bottle", 30, _PALE), now, symbol_part("right", 30, _PALE), later), 12, "end")


def _level(level: int, size: int) -> Part:
    return Label(str(level), _PALE, size, "SemiBold", least=theme.LEAST_TEXT)


def _change(mark: Name, term: int, size: int) -> Part:
    """By how much something changes a level, after its sign."""
    ink = _GAIN if term > 0 else _LOSS
    return Row(
        (symbol_part(mark, 0.84 * size, ink), Label(signed(term), ink, size, least=theme.LEAST_TEXT)), gap=3
    )


def _verdict(mark: Name, word: str, keys: Sequence[ClimberKey], ink: Colour, fill: Colour | None) -> Part:
    """A verdict after its sign and, if there's room, its climbers; on a ground if it has a ``fill``."""
    text, room = Label(word, ink, theme.BODY, least=theme.LEAST_TEXT), _PANEL.width - 96
    fits = room - theme.text_width(word, theme.CHANGING_TEXT) >= 60 * len(keys)
    count = len(keys) if fits and len(keys) <= _MOST_SHOWN else 0
    people = tuple(Fixed(50, 54, partial(_badge, key)) for key in keys[:count])
    row = Row((symbol_part(mark, 38, ink), *people, text.narrowed(room - 60 * count)), gap=10, height=_TAG)
    ground = plate(fill, 16) if fill else Fixed()
    return Stack((ground, row), inset=(12, 0, 16, 0))


def _moon(painting: scenery.Mountain, focus: Focus) -> Shapes:
    """The moon of a clear night, round over the painted one, which larger heights make an oval."""
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
            _GLOW.with_alpha(20),
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
    """What changes a climber's level, by symbol."""
    return {
        "peak": check.air,
        "tent": check.tent,
        "storm": -check.weather,
        "avalanche": -check.avalanche,
    }


def _badge(key: ClimberKey, box: Box) -> Shapes:
    """A climber on a light ground, so that it stands out."""
    return (Plate(box, _SNOW, 14), *pawn(key, box.expanded(-1)))
