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
    Label,
    Part,
    Row,
    Stack,
    plate,
    player_name,
    text_column,
)
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import HIGHLIGHT, INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark

_MAP = 866.0
"""Width in pixels of the map."""
_PANEL = Box(878, 14, 1642, 1036)
"""Room for the panel."""
_TITLE, _WEATHER, _SAFE, _NOBODY, _HEADS = 76, 50, 72, 46, 54
"""Heights in pixels of the panel's parts: title, weather, the lines that nobody dies and that nobody sleeps
there, and the heading of levels."""
_ONE_LINE = range(50, theme.CHANGING_TEXT - 1, -1)
"""Sizes of the weather on one line, the best first."""
_GAP, _FOOT, _EDGE, _INSET = 8, 8.0, 10.0, 18
"""Pixels between cards and lines, below the last one, beside them, and in cards beside their content."""
_LINE, _LEAST_LINE, _CELL, _APART = 96.0, 56.0, 196.0, 8.0
"""Pixels: greatest and least height of a player's line, width of a climber in it, and least gap after one."""
_TWO_LINES = 76.0
"""Least height in pixels of a player's line whose name may have two."""
_BAND = 20.0
"""Width in pixels of the stripe in a player's colour."""
_CALLED, _AIR = 44, 56
"""Sizes of a player's name, and of levels on cards."""
_CARD_LINE, _LEAST_CARD_LINE, _BADGE, _LOW = 62, 40, 96.0, 60.0
"""Pixels: greatest and least height of a card's line, and sides of its climber's badge, high and low."""
_DARK = theme.parse_colour("#1C2A4A")
"""Background of the rows."""
_GROUND = theme.parse_colour("#141F3A")
"""Colour behind the rows."""
_CAUSES: dict[Name, str] = {
    "peak": "picture-night-altitude",
    "tent": "picture-part-tent",
    "storm": "picture-night-weather",
    "avalanche": "picture-night-weather",
}
"""Messages that name the causes, by sign."""
_SIGNS: dict[scenery.Sky, Name] = {**sky.SYMBOLS, "clear": "moon"}
"""Signs of the weather at night, when no sun shines."""
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
        """The night in words: cards of questions and deaths, and below a line per player for all others."""
        note, seats = self._note(writing), self._others
        head = Box.from_corner(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
        top = head.bottom + _HEADS
        room = _PANEL.bottom - top - _FOOT - _GAP * len(seats)
        for cards in self._card_sizes(writing):
            spare = room - sum(card.height + _GAP for card in cards)
            if spare >= _LEAST_LINE * len(seats):
                break
        high = max(_LEAST_LINE, min(_LINE, spare / max(1, len(seats))))
        shapes, areas = [*note.place(head)], [Area("head", head)]
        shapes += self._heads(writing).place(
            head._replace(top=head.bottom, bottom=top - 8).part(0, 0, -_EDGE - 10)
        )
        for number, card in enumerate(cards):
            place = Box(head.left + _EDGE, top, head.right - _EDGE, top + card.height)
            shapes += card.place(place)
            areas.append(Area(f"card {number}", place))
            top = place.bottom + _GAP
        for seat in seats:
            row = Box(head.left + _EDGE, top, head.right - _EDGE, top + high)
            shapes += self._player(seat, row, writing)
            areas.append(Area(f"player {seat}", row))
            top = row.bottom + _GAP
        ground = Plate(head._replace(bottom=top - _GAP + _FOOT), _GROUND, 24)
        return (ground, *shapes), tuple(areas)

    def _note(self, writing: Writing) -> Part:
        """The day with its weather; and that nobody dies, if so."""
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
        if not any(check.dies for check in self.checks):
            text = Label(writing.text("picture-night-safe"), INK, 52, "ExtraBold", least=theme.SMALL)
            good = Row((symbol_part("tick", 46, INK), text), gap=12, height=_SAFE)
            rows.append(Row((Stack((plate(_GLOW, 18), good), inset=(16, 0, 20, 0)),), height=_SAFE))
        return Stack((Fixed(), Column(tuple(rows), gap=4)), inset=(16, 4, 14, 10))

    def _card_sizes(self, writing: Writing) -> Iterator[list[Part]]:
        """All cards, from the largest to the lowest: in the end one for all of a player's slides."""
        yield [self._card(keys, writing, is_low=False) for keys in self._cards]
        yield [self._card(keys, writing, is_low=True) for keys in self._cards]
        grouped = (*self._by_seat([key for key, _ in self.slid if self._is_sliding(key)]), *self._losses)
        for line in range(_CARD_LINE, _LEAST_CARD_LINE - 1, -2):
            yield [self._card(keys, writing, is_low=True, line=line) for keys in grouped]

    @property
    def _cards(self) -> tuple[tuple[ClimberKey, ...], ...]:
        """Climbers of each card: one that can slide to several spaces, or a player's dying or dead ones."""
        return (*((key,) for key, _ in self.slid if self._is_sliding(key)), *self._losses)

    @property
    def _losses(self) -> tuple[tuple[ClimberKey, ...], ...]:
        """The dying and the dead climbers of each player."""
        lost = [check.climber for check in self.checks if self._is_lost(check)]
        return (*self._by_seat(self.dying), *self._by_seat(lost))

    def _by_seat(self, keys: Collection[ClimberKey]) -> tuple[tuple[ClimberKey, ...], ...]:
        """Climbers of each player who has some of these."""
        groups = [sorted(key for key in keys if key[0] == seat) for seat in range(len(self.seen.seats))]
        return tuple(tuple(group) for group in groups if group)

    def _is_sliding(self, key: ClimberKey) -> bool:
        """Whether its player must choose where a climber slides."""
        return len(dict(self.slid).get(key, ())) > 1

    @property
    def _others(self) -> tuple[int, ...]:
        """Seats with climbers that aren't on a card."""
        told = {key for keys in self._cards for key in keys}
        keys = {*(check.climber for check in self.checks), *self.earlier_deaths} - told
        return tuple(sorted({seat for seat, _ in keys}))

    def _card(
        self, keys: Sequence[ClimberKey], writing: Writing, *, is_low: bool, line: int = _CARD_LINE
    ) -> Part:
        """Card of a question, on yellow: where a climber slides, or who is rescued (rule 22); or of deaths.

        Below are the air of both climbers, or, unless the card ``is_low``, what took a climber's air, and why
        it can't be rescued; a question says what points a rescue takes. ``line`` is the height of a line.
        """
        is_one, is_lost = len(keys) == 1, self._is_lost(self._by_climber[keys[0]])
        fill, ink = (_DYING, WHITE) if is_lost else (HIGHLIGHT, INK)
        side, size = min(_LOW, line - 2.0) if is_low else _BADGE, min(_AIR, line - 6)
        width = _PANEL.width - 2 * _EDGE - 2 * _INSET - (side + 18 if is_one else 0)
        levels = _levels(self._by_climber[keys[0]], size, ink, ink)
        sign: Name = "skull" if is_lost else "avalanche" if self._is_sliding(keys[0]) else "rescue"
        ends: list[Part] = [symbol_part(sign, min(50, line - 6), WHITE if is_lost else DANGER)]
        if is_one and is_low:
            ends.insert(0, levels)
        elif is_one and sign == "rescue":
            points = self.seen.climber(keys[0]).vp
            cost = Label(signed(self.seen.board.rescued_points(points) - points), ink, 50, "ExtraBold")
            ends.insert(0, Row((cost, symbol_part("star", 36, ink)), gap=4))
        room = width - sum(part.width + 14 for part in ends)
        text = self._headline(keys, room, writing)
        title = Label(text, ink, size, "ExtraBold", least=theme.CONSTANT_TEXT).narrow(room)
        lines = [Row((title, Fixed(grows=1), *ends), gap=14, height=line)]
        if not is_one:
            lines.append(Row(tuple(self._climber(key, ink, size) for key in keys), gap=34, height=line))
        elif not is_low:
            causes = self._causes(self._by_climber[keys[0]], ink, width - levels.width - 20, writing)
            lines.append(Row((causes, Fixed(grows=1), levels), height=line))
            if is_lost and keys[0][0] in self.spent:
                spent = caption_label(writing.text("picture-night-spent"), ink, theme.SMALL).narrow(width)
                lines.append(Row((spent,), height=42))
        column = Column(tuple(lines))
        row: list[Part] = [Fixed(0, column.height, column.place, grows=1)]
        if is_one:
            row.insert(0, Fixed(side, side, partial(pieces.badge, keys[0], rim=WHITE if is_lost else INK)))
        ground = plate(fill, 18, *((DANGER, 4) if is_lost else (INK, 3)))
        card = Stack((ground, Row(tuple(row), gap=18)), inset=(_INSET, 7, _INSET, 7))
        return Fixed(0, column.height + 14, card.place)

    def _headline(self, keys: Sequence[ClimberKey], width: float, writing: Writing) -> str:
        """A player's question, or who dies; a long name is shorter."""
        slid = dict(self.slid)
        spaces = list(dict.fromkeys(space for key in keys for space in slid.get(key, ())))
        is_lost, is_slide = self._is_lost(self._by_climber[keys[0]]), self._is_sliding(keys[0])
        names = [name for _, name in keys]
        message = "lost" if is_lost else "ask-slide" if is_slide else "ask-rescue"
        for name in theme.truncations(writing.name(keys[0][0])):
            # words: picture-night-lost, picture-night-ask-slide, picture-night-ask-rescue
            text = writing.text(
                f"picture-night-{message}",
                name=name,
                climbers=writing.list_text(names, "talk-list-and" if is_lost or is_slide else "talk-list-or"),
                spaces=writing.list_text([*map(writing.space, spaces)], "talk-list-or"),
                count=len(keys),
            )
            if theme.fits(text, width, theme.BODY, "ExtraBold"):
                break
        return text

    def _causes(self, check: Checked, ink: Colour, width: float, writing: Writing) -> Row:
        """What changes a climber's air tonight, in words, or with signs where these are too long."""
        terms = [(mark, term) for mark, term in _level_changes(check).items() if term]
        for size in (theme.BODY, 36, 32, theme.CONSTANT_TEXT, 0):
            parts: list[Part] = []
            for mark, term in terms:
                # words: picture-night-altitude, picture-night-weather, picture-part-tent
                word = caption_label(writing.text(_CAUSES[mark]), ink, size or theme.CONSTANT_TEXT)
                sign = word if size else symbol_part(self._sign(mark), 40, ink)
                parts.append(Row((sign, Label(signed(term), ink, theme.BODY)), gap=7))
            row = Row(tuple(parts), gap=22, height=52)
            if row.width <= width:
                break
        return row

    def _heads(self, writing: Writing) -> Row:
        """Heading of the levels below."""
        names = ("picture-part-bottle", "picture-night-later")
        # words: picture-part-bottle, picture-night-later
        now, later = (caption_label(writing.text(name), _PALE, theme.BODY) for name in names)
        parts = (symbol_part("bottle", 34, _PALE), now, symbol_part("right", 30, _PALE), later)
        return Row((Fixed(grows=1), *parts), gap=10)

    def _climber(self, key: ClimberKey, ink: Colour, size: int) -> Row:
        """A climber's badge, and its levels."""
        badge = Fixed(size + 2.0, size + 2.0, partial(pieces.badge, key, rim=ink))
        return Row((badge, _levels(self._by_climber[key], size, ink, ink)), gap=12)

    def _sign(self, mark: Name) -> Name:
        """Sign of a cause; the weather's is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _player(self, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player's line: name, and the climbers that aren't on a card, with their air."""
        livery = theme.LIVERIES[seat]
        band = box.part(4, 6, _BAND, -6)
        flat = Polygon(band.corners, livery.colour)
        yield Plate(box, _DARK, 16)
        yield Plate(band.expanded(3), _SNOW, 3)
        yield flat
        yield Pattern(flat, livery.pattern, livery.second)
        name = box.part(_BAND + 16, 0, -2 * _CELL - 24)
        # A name too long for two lines is cut on one, as are all in low rows.
        wrapped = theme.wrap_text(writing.name(seat), name.width, theme.CONSTANT_TEXT)
        is_short = "…" not in "".join(wrapped) and box.height >= _TWO_LINES
        yield from player_name(writing, seat, name, WHITE, _CALLED, lines=1 + is_short)
        told = {key for keys in self._cards for key in keys}
        for cell, climber in zip(box.part(-2 * _CELL - 10, 0, -10).columns(1, 1), CLIMBER_NAMES, strict=True):
            if (seat, climber) not in told:
                yield from self._cell((seat, climber), cell, writing)

    def _cell(self, key: ClimberKey, box: Box, writing: Writing) -> Shapes:
        """A climber with its air now and, if that differs, by morning; or that it died earlier."""
        check, side = self._by_climber.get(key), min(56.0, box.height - 8)
        badge = Fixed(side, side, partial(pieces.badge, key, rim=WHITE, dead=not check))
        if not check:
            if key not in self.earlier_deaths:
                return ()
            dead = caption_label(writing.text("picture-dead", count=1), _QUIET, theme.CHANGING_TEXT)
            return Row((badge, dead), gap=10).place(box.part(0, 0, -8))
        for size in range(max(theme.LEAST_TEXT + 1, min(52, int(box.height - 10))), theme.LEAST_TEXT, -2):
            row = Row((badge, _levels(check, size, _PALE, WHITE)), gap=12)
            if row.width <= box.width - _APART:
                break
        return row.place(box)


def _levels(check: Checked, size: int, ink: Colour, later: Colour) -> Row:
    """Air now and, if that differs, by morning: on red if it's the last."""
    before = Label(str(check.before), ink, size, "SemiBold", least=theme.LEAST_TEXT)
    if check.after == check.before and check.after != 1:
        return Row((before,))
    number = signed(check.after) if check.after < 0 else str(check.after)
    after: Part = Label(number, later, size, "ExtraBold", least=theme.LEAST_TEXT)
    if check.after == 1:
        after = Fixed(size + 2, size + 2, partial(pieces.last_air_chip, size=size - 4))
    if check.after == check.before:
        return Row((after,))
    return Row((before, symbol_part("right", 0.56 * size, ink), after), gap=6)


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
    frame = Box(0, 0, *theme.FRAME)
    lamps = (
        Box.from_centre((tent.centre[0], tent.centre[1] - 6), wide, 0.78 * wide)
        for wide in _LIGHTS
        for tent in crowd.tents
    )
    return tuple(Disc(lamp.common(frame), _LIGHT) for lamp in lamps)


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
