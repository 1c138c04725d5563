"""Picture of a night: the mountain with all climbers where they sleep, and the night's effects on each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, Phase, content
from k2bot.games.k2.pictures import board_picture, chart, crowds, danger, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowds import Crowd, MapState
from k2bot.games.k2.pictures.palette import DANGER, Name
from k2bot.games.k2.pictures.pieces import Writing, caption_label, signed, symbol_part
from k2bot.games.k2.pictures.places import PERSON, Camp, Focus
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

    from k2bot.games.k2.pictures.danger import Mark

_WIDTHS, _BESIDE = (640, 730, 764), 20
"""Pixels: widths of the panel with no card, with one, and with more; and what is beside it of the picture."""
_TOP, _RIGHT, _BOTTOM = 14, 1642, 1036
"""Limits in pixels of the panel."""
_TITLE, _WEATHER, _SAFE, _NOBODY, _HEADS = 76, 50, 72, 46, 54
"""Heights in pixels of the panel's parts: title, weather, the lines that nobody dies and that nobody sleeps
there, and the heading of levels."""
_ONE_LINE = range(50, theme.CHANGING_TEXT - 1, -1)
"""Sizes of the weather on one line, the best first."""
_GAP, _FOOT, _EDGE, _INSET = 8, 8.0, 10.0, 16
"""Pixels between cards and lines, below the last one, beside them, and in cards beside their content."""
_LINE, _LEAST_LINE, _CELL = 96.0, 76.0, 136.0
"""Pixels: greatest and least height of a player's line, and width of a climber in it."""
_STRIP_LINE, _COLUMN_NAME, _HALF_NAME = 72.0, 44.0, 33.0
"""Heights in pixels of a line of badges, where players have no lines of their own, and of names above, on one
line and each of two."""
_BAND, _THIN = 20.0, 16.0
"""Widths in pixels of the stripe in a player's colour, of a line and of a column."""
_CALLED, _LEVEL = 44, 54
"""Sizes of a player's name, and of levels."""
_CARDS, _LARGE = range(226, 40, -6), 184
"""Heights in pixels of a card, the best first; and from which it's large."""
_CAUSE, _SPENT, _WITH_CAUSES = 52, 44, 146
"""Pixels: heights of the lines that say why, and least height of a card with these."""
_SAYING, _LEADING, _PERSON = 66, 1.2, 1.6
"""Greatest size of a card's sentence, height of its lines in sizes, and greatest scale of its climbers."""
_SIGN, _LEAST_PERSON, _MANY = 80.0, 36.0, 6
"""Pixels: width of a question's sign, as on the map, and width of a climber below which it's a badge; and the
greatest number of cards with a slide of their own."""
_DOTS = 1.2
"""Scale of spaces' names: only those with somebody are on this map."""
_DARK = theme.parse_colour("#1C2A4A")
"""Background of the rows."""
_GROUND = theme.parse_colour("#141F3A")
"""Colour behind the rows."""
_CAUSES: dict[Name, str] = {
    "bottle": "picture-part-bottle",
    "peak": "picture-night-altitude",
    "tent": "picture-part-tent",
    "storm": "picture-night-weather",
    "avalanche": "picture-night-weather",
}
"""Messages that name the causes, by sign."""
_SIGNS: dict[scenery.Sky, Name] = {**sky.SYMBOLS, "clear": "moon"}
"""Signs of the weather at night, when no sun shines."""
_SNOW = MIST.mixed(WHITE, 0.35)
"""Rim of a player's stripe, so that dark ones stand out from the night."""
_QUIET = MIST.mixed(_DARK, 0.1)
"""Colour of the word for climbers that died earlier."""
_PALE = MIST.mixed(WHITE, 0.5)
_GLOW = theme.parse_colour("#FFD27A")
"""Colour of light in tents and of the moon."""
_LIGHTS, _LIGHT = tuple(1 + 0.0054 * step**2 for step in range(26)), _GLOW.with_alpha(11)
"""Widths of the circles of light around a tent or climber, in its heights, so many that no ring is seen; and
their colour."""
_LIT = 84.0
"""Greatest height in pixels that counts for that."""
_DUSK = theme.parse_colour("#0B1430").with_alpha(26)
"""Veil over the mountain, in front of which tents glow."""
_SAFE_GREEN = theme.parse_colour("#8FD9AE")
"""Background of the news that nobody dies: on yellow it looked like a question."""
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
        focus = focus.narrowed(board.side, spaces, self._width)
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

        One that slid stands where it ended, one whose player must choose where it began. They avoid the areas
        ``noted``.
        """
        ended = {slide.climber: slide.way[-1] for slide in self._slides if not slide.possible}
        groups: dict[str, tuple[list[ClimberKey], list[ClimberKey], list[ClimberKey]]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            space = ended.get(check.climber, check.space)
            dead, living, tents = groups.setdefault(space, ([], [], []))
            (dead if self._is_lost(check) else living).append(check.climber)
            tent = (check.climber[0], CLIMBER_NAMES[0])
            if check.tent and tent not in tents:
                tents.append(tent)
        slides = self._slides
        passed = {space for slide in slides for space in slide.way}
        idle = frozenset(self.seen.board.by_id.keys() - groups.keys() - passed)
        sheet = Chart(
            self.seen.board, frozenset(), frozenset(), bare=True, focus=focus, idle=idle, dots=_DOTS
        )
        marks = self._marks
        camps = tuple(
            (
                space,
                Camp(
                    (*dead, *living),
                    tuple(tents),
                    (*(0.0 for _ in dead), *(danger.sign_width(marks.get(key)) for key in living)),
                ),
            )
            for space, (dead, living, tents) in groups.items()
        )
        notes = [area.box for area in noted]
        notes.append(Box(self._width, _TOP, _RIGHT, _BOTTOM))
        notes += chart.trail_end_boxes(sheet, slides)
        stand = crowds.place_crowds(sheet, [MapState(camps)], occupied=notes, greatest=crowds.LARGE)
        base = writing.space(content.BASE_CAMP)
        plates = dict(sorted(sheet.plates().items()))
        # Lamps first, since a camp's light must not fall on another one's letters.
        lit = [
            box
            for space, crowd in stand.items()
            for key, box in zip((*groups[space][0], *groups[space][1]), crowd.climbers, strict=True)
            if key in self._asked
        ]
        shapes = _lamp_light([*lit, *(tent for crowd in stand.values() for tent in crowd.tents)])
        shapes += board_picture.group_grounds(plates, stand)
        shapes += chart.trail_shapes(sheet, slides)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base, is_light=True)
        for space, crowd in stand.items():
            dead, living, tents = groups[space]
            shapes += board_picture.space_pieces(crowd, living, tents, fallen=dead, marks=marks)
            shapes += (shape for tent in crowd.tents for shape in _door(tent))
        return tuple(shapes), crowds.crowd_areas(sheet, stand)

    @property
    def _slides(self) -> tuple[Trail, ...]:
        """Slides of climbers that survive; to every possible space if a choice is open."""
        starts = {check.climber: check.space for check in self.checks if not check.dies}
        return tuple(
            Trail(key, (starts[key], space), possible=len(spaces) > 1)
            for key, spaces in self.slid
            if key in starts
            for space in spaces
        )

    def _is_lost(self, check: Checked) -> bool:
        """Whether a climber dies, and can't be rescued any more."""
        return check.dies and check.climber not in self.dying

    @property
    def _marks(self) -> Mapping[ClimberKey, Mark]:
        """Signs on climbers that a question is about, or that have 1 air left."""
        short: dict[ClimberKey, Mark] = {check.climber: "short" for check in self.checks if check.after == 1}
        return {**short, **dict.fromkeys(self._asked, "asked")}

    @property
    def _asked(self) -> tuple[ClimberKey, ...]:
        """Climbers that a question is about: those that can be rescued, or slide to one of several spaces."""
        return (*self.dying, *(key for key, _ in self.slid if self._is_sliding(key)))

    # ---------------------------------------------------------------------------------------- panel

    @property
    def _width(self) -> float:
        """Width of the map: the more there's to tell, the less."""
        return _RIGHT - _WIDTHS[min(len(self._cards), len(_WIDTHS) - 1)] - _BESIDE

    def _panel(self, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
        """The night in words: cards of questions and deaths, and below everybody's air in the morning."""
        room = Box(self._width + _BESIDE - 8, _TOP, _RIGHT, _BOTTOM)
        note = self._note(room.width, writing)
        head = room._replace(bottom=room.top + note.height)
        shapes, areas = [*note.place(head)], [Area("head", head)]
        inner = room.part(_EDGE, note.height + _GAP, -_EDGE, -_FOOT)
        high = self._card_height(inner.height, self._heading_height(inner, writing))
        left = inner.height - len(self._cards) * (high + _GAP)
        for number, keys in enumerate(self._cards):
            place = inner._replace(top=(top := inner.top + number * (high + _GAP)), bottom=top + high)
            shapes += self._card(keys, place, writing)
            areas.append(Area(f"card {number}", place))
        levels = inner._replace(top=inner.bottom - left)
        if self._sleepers:
            more, places = self._levels(levels, writing)
            shapes += more
            areas += (Area(f"player {seat}", place) for seat, place in places.items())
            levels = levels._replace(top=max(place.bottom for place in places.values()) + _GAP)
        ground = Plate(room._replace(bottom=levels.top - _GAP + _FOOT), _GROUND, 24)
        return (ground, *shapes), tuple(areas)

    def _heading_height(self, box: Box, writing: Writing) -> float:
        """Height of the names above columns: of as many lines as the longest takes."""
        seats = sorted({seat for seat, _ in self._sleepers})
        columns = box.columns(*(1 for _ in seats), gap=_GAP) if seats else ()
        return max(
            (
                _column_name(seat, _in_column(one).width, writing).height
                for seat, one in zip(seats, columns, strict=True)
            ),
            default=0.0,
        )

    def _card_height(self, room: float, heading: float) -> int:
        """Height of a card: with room below for lines if it's still large, or else for columns.

        Columns have names, with a ``heading`` of this height, unless those would take the room of the causes.
        """
        seats, names = ({key[place] for key in self._sleepers} for place in (0, 1))
        heads, columns = _HEADS if seats else 0, len(names) * _STRIP_LINE + 4
        options = (
            (len(seats) * (_LEAST_LINE + _GAP), _LARGE),
            (columns + heading, _WITH_CAUSES),
            (columns, 0),
        )
        for below, least in options:
            for high in _CARDS:
                if high >= least and room - len(self._cards) * (high + _GAP) >= heads + below:
                    return high
        return _CARDS[-1]

    def _levels(self, box: Box, writing: Writing) -> tuple[Shapes, Mapping[int, Box]]:
        """Everybody's air in the morning: a line per player, or where that takes too much room, a column."""
        seats = sorted({seat for seat, _ in self._sleepers})
        names = sorted({name for _, name in self._sleepers})
        heading = caption_label(writing.text("picture-night-air"), _PALE, theme.CHANGING_TEXT)
        parts: list[Part] = [symbol_part("bottle", 34, _PALE), heading.narrow(box.width - 70)]
        room = box.part(0, _HEADS)
        high = min(_LINE, room.height / len(seats) - _GAP)
        if has_lines := high >= _LEAST_LINE:
            parts.insert(0, Fixed(grows=1))
        shapes = [*Row(tuple(parts), gap=10).place(box.part(8, 0, -12, _HEADS - 6))]
        if has_lines:
            lines = room._replace(bottom=room.top + len(seats) * (high + _GAP)).rows(*(1 for _ in seats))
            places = {seat: line.part(0, 0, None, -_GAP) for seat, line in zip(seats, lines, strict=True)}
            for seat, line in places.items():
                shapes += self._player(seat, line, writing)
            return tuple(shapes), places
        head = self._heading_height(box, writing)
        head = head if room.height >= len(names) * _STRIP_LINE + head else 0.0
        strip = room._replace(bottom=room.top + len(names) * _STRIP_LINE + head)
        columns = strip.columns(*(1 for _ in seats), gap=_GAP)
        for seat, column in zip(seats, columns, strict=True):
            shapes += _row_ground(seat, column, _THIN)
            inner = _in_column(column)
            if head:
                title = inner._replace(bottom=inner.top + head)
                shapes += _column_name(seat, title.width, writing).place(title)
            cells = inner.part(0, head).rows(*(1 for _ in names))
            for cell, name in zip(cells, names, strict=True):
                shapes += self._cell((seat, name), cell, writing)
        return tuple(shapes), dict(zip(seats, columns, strict=True))

    def _note(self, full: float, writing: Writing) -> Part:
        """The day with its weather; and that nobody dies, if so."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), WHITE, 64, "ExtraBold")
        weather, width = sky.weather_name(self.seen.weather, writing), full - 90
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
                Row((title.narrow(full - 40),), height=_TITLE),
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
            rows.append(Row((Stack((plate(_SAFE_GREEN, 18), good), inset=(16, 0, 20, 0)),), height=_SAFE))
        return Stack((Fixed(), Column(tuple(rows), gap=4)), inset=(16, 4, 14, 10))

    @property
    def _cards(self) -> tuple[tuple[ClimberKey, ...], ...]:
        """Climbers of each card: one that can slide to several spaces, or a player's dying or dead ones.

        With many cards, all of a player's slides are on one.
        """
        sliding = [key for key, _ in self.slid if self._is_sliding(key)]
        cards = (*((key,) for key in sliding), *self._losses)
        return cards if len(cards) <= _MANY else (*self._by_seat(sliding), *self._losses)

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
    def _sleepers(self) -> tuple[ClimberKey, ...]:
        """All climbers with a level or a fate in the table; none if nobody comes through the night."""
        if all(check.dies for check in self.checks):
            return ()
        return tuple(sorted({*(check.climber for check in self.checks), *self.earlier_deaths}))

    def _card(self, keys: Sequence[ClimberKey], box: Box, writing: Writing) -> Iterator[Shape]:
        """Card of a question, on yellow: where a climber slides, or who is rescued (rule 22); or of deaths.

        The climbers are as on the map, beside a sentence. A high card says below why they die, too.
        """
        is_lost = self._is_lost(self._by_climber[keys[0]])
        fill, ink = (_DYING, WHITE) if is_lost else (HIGHLIGHT, INK)
        yield Plate(box, fill, 18, *((DANGER, 4) if is_lost else (INK, 3)))
        inner = box.part(_INSET, 8, -_INSET, -8)
        climbers = _portraits(len(keys), inner)
        living, dead = ((), keys) if is_lost else (keys, ())
        if climbers[0].width < _LEAST_PERSON:
            for key, place in zip(keys, climbers, strict=True):
                yield from pieces.badge(key, Box.from_centre(place.centre, box.height - 14), rim=ink)
        else:
            yield from board_picture.space_pieces(Crowd(box, climbers), living, (), fallen=dead)
        text = inner._replace(left=climbers[-1].right + 20)
        causes = self._reasons(keys, ink, text.width, writing) if box.height >= _WITH_CAUSES else ()
        below = sum(part.height for part in causes)
        room = text._replace(bottom=text.bottom - below)
        if not is_lost:
            side = min(_SIGN, room.height)
            sign = Box.from_centre((room.right - side / 2, room.centre[1]), side)
            yield from danger.danger_sign("slides" if self._is_sliding(keys[0]) else "rescue", sign)
            room = room._replace(right=sign.left - 12)
        sentence = self._sentence(keys, room, ink, writing)
        yield from Column((sentence, *causes), align="middle").place(text)

    def _reasons(
        self, keys: Sequence[ClimberKey], ink: Colour, width: float, writing: Writing
    ) -> tuple[Row, ...]:
        """Why climbers die: what takes their air, and why they can't be rescued.

        A question about two has no room for that beside both prices.
        """
        checks = [self._by_climber[key] for key in keys]
        if len(keys) > 1 and not self._is_lost(checks[0]):
            return ()
        rows = [
            self._causes(check, ink, width, writing, is_one=len(keys) == 1) for check in checks if check.dies
        ]
        if self._is_lost(checks[0]) and keys[0][0] in self.spent:
            spent = caption_label(writing.text("picture-night-spent"), ink, theme.SMALL).narrow(width)
            rows.append(Row((spent,), height=_SPENT))
        return tuple(rows)

    def _sentence(self, keys: Sequence[ClimberKey], box: Box, ink: Colour, writing: Writing) -> Column:
        """A player's question, or who dies, on as many lines as make it largest; a long name is cut last."""
        least = theme.CONSTANT_TEXT
        for size in range(max(min(_SAYING, int(box.height / _LEADING)), least), least - 1, -2):
            lines = max(1, int(box.height / _LEADING / size))
            text = self._said(keys, writing.name(keys[0][0]), writing)
            wrapped = theme.wrap_text(text, box.width, size, "ExtraBold", lines)
            if "…" not in "".join(wrapped):
                break
        else:
            for name in theme.truncations(writing.name(keys[0][0])):
                text = self._said(keys, name, writing)
                wrapped = theme.wrap_text(text, box.width, size, "ExtraBold", lines)
                if not any(line.endswith("…") for line in wrapped):
                    break
        return Column(
            tuple(
                Label(line, ink, size, "ExtraBold", height=size * _LEADING, least=theme.CONSTANT_TEXT)
                for line in wrapped
            )
        )

    def _said(self, keys: Sequence[ClimberKey], name: str, writing: Writing) -> str:
        """The sentence of a card."""
        slid, board = dict(self.slid), self.seen.board
        spaces = list(dict.fromkeys(space for key in keys for space in slid.get(key, ())))
        climbers: list[str] = [climber for _, climber in keys]
        message = "lost" if self._is_lost(self._by_climber[keys[0]]) else "ask-slide"
        if message != "lost" and not self._is_sliding(keys[0]):
            message, points = "ask-rescue", [self.seen.climber(key).vp for key in keys]
            climbers = [
                writing.text("picture-night-price", climber=climber, points=had - board.rescued_points(had))
                for climber, had in zip(climbers, points, strict=True)
            ]
        # words: picture-night-lost, picture-night-ask-slide, picture-night-ask-rescue
        return writing.text(
            f"picture-night-{message}",
            name=name,
            climbers=writing.list_text(
                climbers, "talk-list-or" if message == "ask-rescue" else "talk-list-and"
            ),
            spaces=writing.list_text([*map(writing.space, spaces)], "talk-list-or"),
            count=len(keys),
        )

    def _causes(self, check: Checked, ink: Colour, width: float, writing: Writing, *, is_one: bool) -> Row:
        """A climber's air and what changes it tonight, in words, or with signs where these are too long."""
        terms = [(mark, term) for mark, term in _level_changes(check).items() if term]
        for size in (44, theme.BODY, theme.CHANGING_TEXT, 36, 34, 32, theme.CONSTANT_TEXT, 0):
            letter = () if is_one else (Label(f"{check.climber[1]}:", ink, theme.BODY, "ExtraBold"),)
            parts: list[Part] = [*letter]
            for mark, number in (
                ("bottle", str(check.before)),
                *((mark, signed(term)) for mark, term in terms),
            ):
                # words: picture-night-altitude, picture-night-weather, picture-part-bottle, picture-part-tent
                word = caption_label(writing.text(_CAUSES[mark]), ink, size or theme.CONSTANT_TEXT)
                sign = word if size else symbol_part(self._sign(mark), 40, ink)
                parts.append(
                    Row((sign, Label(number, ink, max(size, theme.CHANGING_TEXT), "ExtraBold")), gap=9)
                )
            parts.append(Label(f"= {signed(check.after)}", ink, max(size, theme.CHANGING_TEXT), "ExtraBold"))
            row = Row(tuple(parts), gap=0.5 * max(size, 36), height=_CAUSE)
            if row.width <= width:
                break
        return row

    def _sign(self, mark: Name) -> Name:
        """Sign of a cause; the weather's is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _player(self, seat: int, box: Box, writing: Writing) -> Iterator[Shape]:
        """A player's line: name, and what the morning brings to both climbers."""
        yield from _row_ground(seat, box)
        name = box.part(_BAND + 16, 0, -2 * _CELL - 24)
        # A name too long for two lines is cut on one.
        wrapped = theme.wrap_text(writing.name(seat), name.width, theme.CONSTANT_TEXT)
        is_short = "…" not in "".join(wrapped)
        yield from player_name(writing, seat, name, WHITE, _CALLED, lines=1 + is_short)
        for cell, climber in zip(box.part(-2 * _CELL - 10, 0, -10).columns(1, 1), CLIMBER_NAMES, strict=True):
            yield from self._cell((seat, climber), cell, writing)

    def _cell(self, key: ClimberKey, box: Box, writing: Writing) -> Shapes:
        """A climber with its air in the morning, on red if it's the last, or with its fate if it dies."""
        check = self._by_climber.get(key)
        side = min(56.0 if check else 44.0, box.height - 8, 0.47 * box.width)
        badge = Fixed(
            side, side, partial(pieces.badge, key, rim=WHITE, dead=not check or self._is_lost(check))
        )
        if not check:
            if key not in self.earlier_deaths:
                return ()
            word, room = writing.text("picture-dead", count=1), box.width - side - 8
            dead: Part = symbol_part("cross", 34, _QUIET)
            if theme.fits(word, room, theme.CONSTANT_TEXT, "SemiBold"):
                dead = caption_label(word, _QUIET, theme.CHANGING_TEXT)
            return Row((badge, dead), gap=8).place(box)
        if check.dies:
            mark: Mark = "asked" if key in self.dying else "dies"
            return Row((badge, Fixed(side, side, partial(danger.danger_sign, mark))), gap=10).place(box)
        level: Part = Label(str(check.after), WHITE, _LEVEL, "ExtraBold", least=theme.LEAST_TEXT)
        if check.after == 1:
            level = Fixed(side, side, partial(pieces.last_air_chip, size=round(0.9 * side)))
        return Row((badge, level), gap=min(12, box.width - 2 * side)).place(box)


def _in_column(column: Box) -> Box:
    """The part of a player's column right of the stripe."""
    return column.part(_THIN + 12, 4, -4, -4)


def _column_name(seat: int, width: float, writing: Writing) -> Column:
    """A player's name above a column: smaller if it has to be, or on two lines, a single word divided.

    If that has no room either, it's the first word, or else cut. It has no gear of a computer, which took a
    third of the room.
    """
    name, least = writing.name(seat), theme.CONSTANT_TEXT
    line = Label("", WHITE, theme.CHANGING_TEXT, height=_HALF_NAME)
    for one in dict.fromkeys((name, name.split()[0] if " " in name else name)):
        if theme.fits(one, width, least):
            break
        half = (len(one) + 1) // 2
        lines = text_column(f"{one[:half]}- {one[half:]}" if one.isalpha() else one, width, line, least=least)
        if not any(
            isinstance(part, Label) and part.text.endswith("\N{HORIZONTAL ELLIPSIS}") for part in lines.parts
        ):
            return lines
    called = Label(one, WHITE, theme.CHANGING_TEXT, height=_COLUMN_NAME, least=least)
    return Column((called.narrow(width),))


def _row_ground(seat: int, box: Box, width: float = _BAND) -> Shapes:
    """Ground of a player's levels, with a stripe in their colour and pattern."""
    livery, band = theme.LIVERIES[seat], box.part(4, 6, width, -6)
    flat = Polygon(band.corners, livery.colour)
    rim = Plate(band.expanded(3), _SNOW, 3)
    return Plate(box, _DARK, 16), rim, flat, Pattern(flat, livery.pattern, livery.second)


def _portraits(many: int, box: Box) -> tuple[Box, ...]:
    """Boxes of a card's climbers, at its left edge, as large as its height allows."""
    scale = min(_PERSON if many == 1 else 1.2, box.height / (PERSON[1] + 10))
    wide, high = PERSON[0] * scale, PERSON[1] * scale
    first = Box.from_corner(box.left + 4, box.centre[1] - high / 2 + 4 * scale, wide, high)
    return tuple(first.translated(number * (wide + 8), 0) for number in range(many))


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


def _lamp_light(boxes: Sequence[Box]) -> list[Shape]:
    """Warm light on the mountain around tents and climbers in question, brighter near them."""
    frame = Box(0, 0, *theme.FRAME)
    lamps = (
        Box.from_centre(
            (box.centre[0], box.centre[1] - 6),
            wide * min(box.height, _LIT),
            0.84 * wide * min(box.height, _LIT),
        )
        for wide in _LIGHTS
        for box in boxes
    )
    return [Disc(lamp.common(frame), _LIGHT) for lamp in lamps]


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
