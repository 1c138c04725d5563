"""Picture of a night: the mountain with everybody where they sleep, and what the night does to each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, Checked, ClimberKey, Observation, content
from k2bot.games.k2.pictures import board_picture, crowds, pieces, scenery, sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.palette import DANGER, SECOND
from k2bot.games.k2.pictures.pieces import caption, pawn, sign, signed
from k2bot.games.k2.pictures.places import Focus
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, Stack, lines, named, named_width, plate
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import INK, MIST, PAPER_SHADE, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.crowds import Crowd
    from k2bot.games.k2.pictures.danger import Mark
    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing

_PANEL = Box(1112, 14, 1642, 1036)
"""Room for the panel."""
_TITLE, _WEATHER, _TAG, _ASKS, _WORDS, _WORD, _FOOT, _GAP = 72, 46, 50, 48, 42, 40, 5, 7
"""Heights in pixels of the panel's parts: title, weather, a verdict, a question of rescue, the last line,
words above columns, below these, and the gap of players."""
_SET_APART = 10.0
"""Gap in pixels of verdicts: readers took two close ones for one."""
_LINE = 70.0
"""Greatest height in pixels of a climber's line."""
_BAND = 14.0
"""Width in pixels of the stripe in a player's colour."""
_EDGE, _BESIDE = 6.0, 8.0
"""Pixels around a player's rows, and from the stripe to what they say."""
_CAP, _CHIP = 92.0, 8.0
"""Greatest width in pixels of the word for the highest level, and pixels beside a fate's word."""
_AT_MOST = "\N{LESS-THAN OR EQUAL TO}"
"""Stands in for the word for the highest level where a fate leaves it no room."""
_ACROSS = _PANEL.width - 2 * _EDGE - _BAND - _BESIDE - 10
"""Width in pixels of a climber's line."""
_SLIM, _FAIR, _BROAD = 50.0, 90.0, 120.0
"""Least and most width in pixels of a column with what changes levels; below the one between, that of spaces,
whose word is longest, has what the others leave."""
_WHEN = (("air-now", "air-later"), ("part-bottle", "night-later"))
_LEVELS: tuple[Name, Name] = ("bottle", "sun")
"""Their signs."""
_HIGH = (theme.SMALL, 32, theme.CONSTANT, 27, theme.LEAST)
"""Messages above levels before the night and by morning, and sizes of words above columns, the best first."""
_READ = tuple(high for high in _HIGH if high >= theme.CONSTANT)
"""Sizes where there's a word above each column."""
_ASIDE = 16.0
"""Pixels by which the first of these is left of its column's middle: else *air space* looks like one word."""
_APART, _WIDE_APART, _HEAD_SIGN = 6.0, 13.0, 32.0
"""Least pixels between words above columns, where there's one above each, and width of a sign there."""
_BADGE, _PLACE, _BEFORE, _ARROW = 42.0, 70.0, 34.0, 24.0
"""Widths in pixels of a climber, of its space, of the level before the night, and of the arrow to the one by
morning, in columns."""
_NOTED: tuple[tuple[Name, ...], ...] = (
    ("bottle", "peak", "tent", "storm", "avalanche"),
    ("bottle", "peak", "tent"),
    ("peak", "tent"),
)
"""Signs that are explained: all, or if that's too long, without the weather's, which are beside its name."""
_ABOVE: tuple[tuple[Name, ...], ...] = (("peak", "tent", "storm"), ("peak", "tent"))
"""Those above columns, where there's no room for their words."""
_NOTES = ("above", "below", "nowhere")
"""Where words say what changes levels: above their columns, in the last line, or nowhere."""
_WORDED = ("peak", "tent")
"""Changes with a word above their column if it has room."""
_ASKED = 2
"""Most players who are named as those who may rescue."""
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
_SHRUNK = 0.9
"""Least size of words that shrink for what they share a line with."""
_STAR = 24.0
"""Size in pixels of the star behind points."""
_SAME = theme.colour("#34466F")
"""Ground of a level by morning that is no danger."""
_RESULT = 100.0
"""Least width in pixels of the level by morning."""
_SNOW = MIST.mixed(WHITE, 0.35)
"""Background of a climber, so that dark ones stand out from the night."""
_PALE = MIST.mixed(WHITE, 0.5)
_GLOW = theme.colour("#FFD27A")
"""Colour of light in tents and of the moon."""
_LIGHTS = (250.0, 210.0, 175.0, 145.0, 118.0, 95.0, 76.0)
"""Widths in pixels of the circles of light around a tent."""
_DYING = DANGER.mixed(INK, 0.45)
"""Background for climbers who would die."""


class _Size(NamedTuple):
    """Font sizes of levels and of changes, side of a symbol, gap, and least height of a line."""

    level: int
    term: int
    mark: int
    gap: float
    high: float
    name: int = 46
    """Height in pixels of a player's name."""
    has_heads: bool = False
    """Whether changes are in columns below words; without it, each has its sign."""
    is_placed: bool = False
    """Whether a column says where climbers sleep; without it, that's beside their player's name."""

    def line(self, room: float, players: int, count: int) -> float:
        """The height of each of so many lines of so many players that share a room."""
        return min(_LINE, (room - players * (self.name + _GAP)) / max(1, count))


_PLAIN = (_Size(54, 46, 38, 8, 54, has_heads=True), _Size(48, 42, 32, 6, 48, has_heads=True))
_DENSE = _Size(46, 40, 32, 6, 42, 40, has_heads=True)
_HEADED = (*(size._replace(is_placed=True) for size in _PLAIN), *_PLAIN)
_CLOSER = (*_HEADED, _DENSE._replace(is_placed=True), _DENSE)
_SIGNED = (_Size(54, 46, 38, 12, 56), _Size(50, 42, 34, 10, 50), _Size(44, theme.CHANGING, 27, 9, 0, 40))
"""All lines have the first of these at which the longest fits, in columns below words if possible."""
_CLOSE, _TIGHT = 0.7, 4.0
"""Least gap relative to a size's, and in pixels at the smallest, where words shrink rather than gaps."""


class _Outcome(NamedTuple):
    """A climber's fate in the night: word and colours."""

    word: str
    ink: Colour
    ground: Colour


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
    def spent(self) -> tuple[int, ...]:
        """Seats that lose a climber because their rescue card is used (rule 22)."""
        losing = {check.climber[0] for check in self.checks if self._is_lost(check)}
        if not self.seen.setup.family:
            return ()
        return tuple(seat for seat in sorted(losing) if not self.seen.seats[seat].rescue)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        parts: dict[int, list[Checked]] = {}
        for seat in sorted({*(check.climber[0] for check in self.checks), *(seat for seat, _ in self.gone)}):
            parts[seat] = sorted(
                (check for check in self.checks if check.climber[0] == seat), key=lambda check: check.climber
            )
        counting = {seat: [check for check in part if _counts(check)] for seat, part in parts.items()}
        missing = {seat for seat, _ in self.gone}
        shorter = {seat: part for seat, part in counting.items() if part or seat in missing}
        tries = (
            *((_HEADED, parts, noted) for noted in _NOTES),
            *((_CLOSER, shorter, noted) for noted in _NOTES),
            (_SIGNED, shorter, "nowhere"),
        )
        for sizes, told, noted in tries:
            count = sum(map(len, told.values()))
            note = self._note(writing, legend=sizes is _SIGNED)
            head = Box.at(_PANEL.left, _PANEL.top, _PANEL.width, note.height)
            heads = _WORD + _FOOT if sizes[0].has_heads and count else 0
            last = self._last(told, writing, has_key=noted == "below")
            below = _WORDS if last else 0
            room = _PANEL.bottom - head.bottom - heads - below - _GAP
            size, fits = self._size(told.values(), room, writing, sizes, is_worded=noted == "above")
            if fits:
                break
        high = size.line(room, len(told), count)
        tall = heads + below + len(told) * (size.name + _GAP) + high * count
        board = self.seen.board
        painting = scenery.Mountain(board.side, sky.sky_of(self.seen.weather), "night")
        focus = Focus.on(board.side, {check.space for check in self.checks})
        mountain = scenery.mountain(painting, focus)
        moon = _moon(painting, focus)
        edge, bands = sky.bands(self.seen, writing, focus, limits=False)
        people, places = self._people(writing, focus, bands)
        shapes: list[Shape] = [
            *mountain,
            *moon,
            *sky.slides(self.seen, "night", focus),
            *sky.veils(self.seen, focus, is_night=True),
            *sky.lines(board, focus),
            *people,
            *edge,
            Plate(head._replace(bottom=head.bottom + tall + _GAP), _GROUND.at(225), 24),
            *note.placed(head),
        ]
        areas, top = [Area("head", head), *bands, *places], head.bottom + heads
        if heads:
            left = head.left + _EDGE + _BAND + _BESIDE
            above = Box(left, head.bottom, left + _ACROSS, top - _FOOT)
            shapes += self._heads(size, above, writing, is_worded=noted == "above")
        for seat, part in told.items():
            row = Box(head.left + _EDGE, top, head.right - _EDGE, top + size.name + high * len(part))
            shapes += self._player(seat, part, row, size, writing)
            areas.append(Area(f"player {seat}", row))
            top = row.bottom + _GAP
        if last:
            row = Box(head.left + 20, top, head.right - 14, top + _WORDS)
            shapes += Row(last, gap=18).placed(row)
            areas.append(Area("last", row))
        return Scene(*theme.FRAME, INK, tuple(shapes), tuple(areas), len(mountain))

    def _people(
        self, writing: Writing, focus: Focus, noted: Sequence[Area]
    ) -> tuple[Shapes, tuple[Area, ...]]:
        """Every climber where it is on the mountain, at its space's name, some at lit tents; with areas.

        They're clear of the areas ``noted``.
        """
        groups: dict[str, list[Checked]] = {}
        for check in sorted(self.checks, key=lambda check: check.climber):
            groups.setdefault(check.space, []).append(check)
        sheet = Chart(self.seen.board, frozenset(), frozenset(), bare=True, focus=focus)
        tents = {
            space: [
                (seat, CLIMBER_NAMES[0])
                for seat in sorted({check.climber[0] for check in group if check.tent})
            ]
            for space, group in groups.items()
        }
        alive, fallen = (
            {
                space: [one.climber for one in group if self._is_lost(one) is lost]
                for space, group in groups.items()
            }
            for lost in (False, True)
        )
        camps = {
            space: board_picture.camp_of((*fallen[space], *alive[space]), tents[space]) for space in groups
        }
        notes = [area.box for area in noted]
        stand = crowds.settle(sheet, camps, taken=notes)
        base = writing.space(content.BASE_CAMP)
        plates, marks = {space: sheet.plates()[space] for space in groups}, self._marks
        # Lamps first, since a camp's light must not fall on another one's letters.
        shapes = [shape for crowd in stand.values() for shape in _lamps(crowd)]
        shapes += board_picture.ledges(plates, stand)
        for space, box in plates.items():
            shapes += pieces.dot(self.seen.board.by_id[space], box, base, is_light=True)
        for space, crowd in stand.items():
            dead, living = fallen[space], alive[space]
            clear = (plates[space], *(box for other, box in plates.items() if other != space), *notes)
            shapes += board_picture.people(
                crowd, living, tents[space], fallen=dead, marks=marks, clear_of=clear
            )
            shapes += (shape for tent in crowd.tents for shape in _door(tent))
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

    def _verdicts(self, writing: Writing) -> Iterator[Part]:
        """What becomes of everybody: how many die, on red; on white, who decides on which rescues."""
        dead = [check.climber for check in self.checks if self._is_lost(check)]
        if dead or not self.dying:
            word = writing.text("picture-night-dead", count=len(dead))
            if len(dead) == 1:
                word = writing.with_name("picture-night-dies", dead[0][0], _PANEL.width - 156, theme.CHANGING)
            yield _verdict(
                "skull" if dead else "tick", word, dead, *((WHITE, DANGER) if dead else (INK, _GLOW))
            )
        if len({seat for seat, _ in self.dying}) > _ASKED:
            word = writing.text("picture-night-dying", count=len(self.dying))
            yield _verdict("rescue", word, self.dying, DANGER, WHITE)
        elif self.dying:
            for seat in sorted({seat for seat, _ in self.dying}):
                yield self._rescue(seat, writing)

    def _rescue(self, seat: int, writing: Writing) -> Part:
        """Whether a player rescues a climber (rule 22), and its points before and after; or one of two."""
        room = _PANEL.width - 24 - 12 - 14
        own = [key for key in self.dying if key[0] == seat]
        people = [Fixed(46, 46, partial(_badge, key)) for key in own]
        aside: Part = Label(writing.text("picture-night-one"), SECOND, theme.CONSTANT, least=theme.LEAST)
        if len(own) == 1:
            was = self.seen.climber(own[0]).vp
            sums = (str(was), str(self.seen.board.rescued_points(was)))
            before, after = (Label(number, INK, theme.BODY, "ExtraBold") for number in sums)
            aside = Row((before, sign("right", 26, SECOND), after, sign("star", _STAR, SECOND)), gap=5)
        mark = Label("?", DANGER, theme.BODY, least=theme.LEAST)
        asked: list[Part] = [*people, mark, Fixed(grows=1), aside]
        left = room - Row((Fixed(), *asked), gap=6).width
        told = writing.with_name("picture-night-rescue", seat, left, theme.SMALL)
        word = Label(told, DANGER, theme.BODY, least=theme.LEAST).narrowed(left)
        row = Row((word, *asked), gap=6, height=_ASKS)
        return Stack((plate(WHITE, 16), Fixed(room), row), inset=(12, 4, 14, 4))

    def _columns(self, size: _Size) -> dict[Name, float]:
        """What changes anybody's level, with the width of its column in pixels."""
        marks = [mark for mark in _sum(self.checks[0]) if any(_sum(check)[mark] for check in self.checks)]
        others = (_BADGE, *((_PLACE,) if size.is_placed else ()), _BEFORE, _ARROW, _RESULT)
        room = _ACROSS - sum(others) - size.gap * (len(others) + len(marks))
        wide = min(_BROAD, room / max(1, len(marks)))
        if wide >= _FAIR or "peak" not in marks:
            return dict.fromkeys(marks, max(_SLIM, wide))
        return {**dict.fromkeys(marks, _SLIM), "peak": max(_SLIM, room - _SLIM * (len(marks) - 1))}

    def _heads(self, size: _Size, box: Box, writing: Writing, *, is_worded: bool) -> Shapes:
        """What is in each column, over its middle: words for levels, and signs between them; or ().

        If ``is_worded``, words for spaces and tents, too, which leave room for where climbers sleep.

        Words on two lines were read as pairs, such as *space tent*, and lost their columns.
        """
        place = (Fixed(_PLACE),) if size.is_placed else ()
        columns = self._columns(size)
        rest = (*map(Fixed, columns.values()), Fixed(grows=1), Fixed(_ARROW), Fixed(_RESULT))
        row = Row((Fixed(_BADGE), *place, Fixed(_BEFORE), *rest), size.gap)
        before, *terms = row.boxes(box)[1 + len(place) :]
        if is_worded and not size.is_placed:
            return ()
        highs, apart = (_READ, _WIDE_APART) if is_worded else (_HIGH, _APART)
        said: list[tuple[tuple[str, str], int]] = [(whens, high) for high, whens in product(highs, _WHEN)]
        said += [] if is_worded else [(("", ""), theme.LEAST)]
        for whens, high in said:
            first, later = (
                # words: picture-air-now, picture-part-bottle, picture-air-later, picture-night-later
                caption(writing.text(f"picture-{key}"), WHITE, high) if key else sign(mark, _HEAD_SIGN, WHITE)
                for key, mark in zip(whens, _LEVELS, strict=True)
            )
            signs = (
                _said(mark, writing, high, WHITE)
                if is_worded and mark in _WORDED
                else sign(self._sign(mark), _HEAD_SIGN, WHITE)
                for mark in columns
            )
            middles = (column.centre[0] for column in terms)
            end = min(terms[-1].centre[0], box.right + 4 - later.width / 2)
            start = before.centre[0] - (_ASIDE if is_worded else 0)
            heads = [(first, start), *zip(signs, middles, strict=False), (later, end)]
            boxes = [Box.around((x, box.centre[1]), head.width, box.height) for head, x in heads]
            ends = [box.left - apart, *(its.right for its in boxes)]
            if all(end + apart <= its.left for end, its in zip(ends, boxes, strict=False)):
                break
        else:
            return ()
        return tuple(shape for (head, _), its in zip(heads, boxes, strict=True) for shape in head.placed(its))

    def _sign(self, mark: Name) -> Name:
        """The sign of what changes a level; that of the weather is tonight's."""
        return _SIGNS[sky.sky_of(self.seen.weather)] if mark == "storm" else mark

    def _note(self, writing: Writing, *, legend: bool) -> Part:
        """The day with its weather, what becomes of everybody, and what signs mean where they need that."""
        kind = sky.sky_of(self.seen.weather)
        title = Label(writing.text("picture-night", day=self.seen.day), WHITE, 60, "ExtraBold")
        weather = Label("", _PALE, theme.BODY)
        told = lines(sky.name_of(self.seen.weather, writing), _PANEL.width - 90, weather, least=theme.LEAST)
        words = self._key(writing, _NOTED) if legend else ()
        rows = (
            Row((title.narrowed(_PANEL.width - 40),), height=_TITLE),
            Row(
                (sign(_SIGNS[kind], 44, _GLOW if kind == "clear" else _PALE), told),
                gap=12,
                height=max(_WEATHER, told.height),
            ),
            Column(tuple(Row((tag,), height=tag.height) for tag in self._verdicts(writing)), _SET_APART),
            *((Row(words, gap=18, height=_WORDS),) if words else ()),
        )
        return Stack((Fixed(), Column(rows, gap=4)), inset=(16, 6, 8, 8))

    def _key(self, writing: Writing, noted: Iterable[tuple[Name, ...]], taken: float = 0) -> tuple[Part, ...]:
        """What the signs of changes mean, of the first of these sets that has room; or nothing.

        So many pixels of the line are ``taken``.
        """
        for marks in noted:
            # Everybody has air, which nothing need change.
            acting = [mark for mark in marks if any(_sum(check).get(mark, 1) for check in self.checks)]
            named = [
                Row((sign(self._sign(mark), 36, _PALE), _said(mark, writing, theme.CONSTANT)), gap=6)
                for mark in acting
            ]
            if Row(tuple(named), gap=18).width <= _PANEL.width - 24 - taken:
                return tuple(named)
        return ()

    def _fate(self, check: Checked, writing: Writing) -> _Outcome | None:
        """What an avalanche does to a climber that survives it; None if there is none."""
        spaces = dict(self.slid).get(check.climber)
        if check.dies:
            return None
        if spaces is not None:
            return _Outcome(_slope(spaces, writing), WHITE, INK)
        if check.avalanche and check.tent:
            return _Outcome(writing.text("picture-holds"), INK, PAPER_SHADE)
        return None

    def _size(
        self,
        told: Collection[Sequence[Checked]],
        room: float,
        writing: Writing,
        sizes: Iterable[_Size],
        *,
        is_worded: bool,
    ) -> tuple[_Size, bool]:
        """The first size at which every line, and what heads them, has room; and whether there's one."""
        checks = [check for part in told for check in part]
        for size in sizes:
            rows = [self._parts(check, size, writing) for check in checks]
            gap = min((size.gap, *((_ACROSS - Row(row).width) / (len(row) - 1) for row in rows)))
            places = (_place(check, writing).width for check in checks) if size.is_placed else ()
            heads, high = Box(0, 0, _ACROSS, _WORD), size.line(room, len(told), len(checks))
            is_headed = not size.has_heads or bool(self._heads(size, heads, writing, is_worded=is_worded))
            has_place = max(places, default=0) <= _PLACE
            fits = high >= size.high and gap >= _CLOSE * size.gap and has_place and is_headed
            if fits:
                break
        return size._replace(gap=max(_TIGHT, gap)), fits

    def _player(
        self, seat: int, told: Sequence[Checked], box: Box, size: _Size, writing: Writing
    ) -> Iterator[Shape]:
        """A player's name, climbers that are dead, and why none can be rescued; below, the others' lines."""
        livery = theme.LIVERIES[seat]
        band = box.part(4, 6, _BAND, -6)
        flat = Polygon(band.corners, livery.colour)
        gone = [key for key in self.gone if key[0] == seat]
        text = writing.text("picture-dead", count=len(gone))
        dead = caption(text, _PALE, theme.CHANGING)
        resting: list[Part] = [Fixed(44, size.name - 2, partial(pawn, key, dead=True)) for key in gone]
        resting += [dead] if gone else []
        if seat in self.spent:
            left = box.right - band.right - 30 - named_width(writing, seat)
            spent = caption(writing.text("picture-night-spent"), _LOSS, theme.SMALL)
            resting.append(spent.narrowed(max(left, _SHRUNK * spent.width)))
        if size.has_heads and not size.is_placed and not resting:
            resting += [_where(check, writing) for check in told]
        beside = Row(tuple(resting), gap=8 if resting else 0)
        end = box.right - 10 - beside.width
        name = Box(band.right + 10, box.top + 1, end - 10, box.top + size.name - 1)
        yield Plate(box, _DARK, 16)
        yield Plate(band.grown(3), _SNOW, 3)
        yield flat
        yield Pattern(flat, livery.pattern, livery.second)
        yield from named(writing, seat, name, WHITE, theme.BODY)
        yield from beside.placed(Box(end, box.top, box.right - 10, box.top + size.name))
        below = Box(band.right + _BESIDE, box.top + size.name, box.right - 10, box.bottom)
        for check, line in zip(told, below.rows(*(1 for _ in told)) if told else (), strict=True):
            if check.dies:
                fill, rim = (_DYING, None) if self._is_lost(check) else (_DARK, WHITE)
                band = Box(line.left - 4, line.top + 1, line.right + 6, line.bottom - 1)
                yield Plate(band, fill, 14, rim, 3)
            yield from Row(self._parts(check, size, writing), size.gap).placed(line)

    def _last(
        self, told: Mapping[int, Sequence[Checked]], writing: Writing, *, has_key: bool
    ) -> tuple[Part, ...]:
        """The last line: what signs mean if it ``has_key``, and that those who aren't told don't change.

        With no room for both, it's the former.
        """
        if sum(map(len, told.values())) == len(self.checks):
            return self._key(writing, _ABOVE) if has_key else ()
        same = caption(writing.text("picture-night-same"), _PALE, theme.CONSTANT)
        if not has_key:
            return (same,)
        beside = self._key(writing, _ABOVE, same.width + 46)
        return (*beside, Fixed(grows=1), same) if beside else self._key(writing, _ABOVE)

    def _parts(self, check: Checked, size: _Size, writing: Writing) -> tuple[Part, ...]:
        """Parts of a line: climber, level, what changes it; at the right, a cap, the new level, and fate."""
        changes = _sum(check)
        if size.has_heads:
            terms: list[Part] = [
                Fixed(wide, draw=_change(changes[mark], size).placed) if changes[mark] else Fixed(wide)
                for mark, wide in self._columns(size).items()
            ]
        else:
            terms = [self._term(mark, term, size) for mark, term in changes.items() if term]
        fate = self._fate(check, writing)
        cap = _AT_MOST if fate and size.gap == _TIGHT else writing.text("picture-most")
        most = caption(cap, _PALE)
        is_capped = check.uncapped > check.after
        before = Label(str(check.before), WHITE, size.level, "ExtraBold", least=theme.LEAST)
        parts: list[Part] = [
            Fixed(_BADGE, 44, partial(_badge, check.climber)),
            *((Fixed(_PLACE, draw=Row((_place(check, writing),)).placed),) if size.is_placed else ()),
            before if not size.has_heads else Fixed(_BEFORE, draw=replace(before, align="middle").placed),
            *terms,
            Fixed(grows=1),
            *((most.narrowed(_CAP),) if is_capped else ()),
            *((sign("right", _ARROW, _PALE),) if size.has_heads else ()),
            self._result(check, size, is_brief=fate is not None and not size.has_heads),
        ]
        if fate is not None:
            word = Label(fate.word, fate.ink, theme.CHANGING, least=theme.LEAST)
            if size.gap == _TIGHT:
                room = _ACROSS - Row(tuple(parts), size.gap).width - size.gap - 2 * _CHIP
                word = word.narrowed(max(room, replace(word, size=theme.LEAST).width))
            chip = Stack((plate(fate.ground, 14), word), inset=(_CHIP, 4, _CHIP, 4))
            parts.append(Fixed(chip.width, 44, chip.placed))
        return tuple(parts)

    def _result(self, check: Checked, size: _Size, *, is_brief: bool) -> Part:
        """The level by morning on a ground that says who is in danger, or dies.

        If ``is_brief``, it's no wider than its number, as the room is another word's.
        """
        fill, ink = _result_of(check)
        mark: Name | None = None
        if check.dies:
            mark = "rescue" if check.climber in self.dying else "skull"
        number = signed(check.after) if check.after < 0 else str(check.after)
        level = Label(number, ink, size.level, "ExtraBold", least=theme.LEAST, align="middle")
        signs = (sign(mark, size.level * 0.62, ink),) if mark and not is_brief else ()
        row = Row((*signs, replace(level, grows=1)), gap=4)
        high = min(size.level, 46)
        wide = max(0.0 if is_brief else _RESULT, row.width + 2 * _CHIP)

        def draw(box: Box) -> Shapes:
            inner = box.part(_CHIP, 0, -_CHIP)
            return (Plate(box, fill, 14), *row.placed(inner))

        return Fixed(wide, high, draw)

    def _term(self, mark: Name, term: int, size: _Size) -> Part:
        """What changes a level, and by how much: a number after a sign."""
        return Row((sign(self._sign(mark), size.mark, _PALE), _change(term, size)), gap=2)


def _place(check: Checked, writing: Writing) -> Part:
    """The space where a climber sleeps."""
    if check.space == content.SUMMIT:
        return sign("flag", 36, _PALE)
    return caption(writing.space(check.space), _PALE, theme.CHANGING)


def _where(check: Checked, writing: Writing) -> Part:
    """A climber's letter with the space where it sleeps."""
    where = _place(check, writing)
    letter = Label(check.climber[1], _PALE, theme.CHANGING, "ExtraBold", least=theme.LEAST)
    return Row((letter, where, Fixed(6)), gap=6)


def _change(term: int, size: _Size) -> Label:
    """By how much a level changes."""
    fill = _GAIN if term > 0 else _LOSS
    return Label(signed(term), fill, size.term, least=theme.LEAST, align="middle")


def _counts(check: Checked) -> bool:
    """Whether something acts on a climber's level, or it's in danger, so that it needs a line of its own."""
    return any(_sum(check).values()) or check.after != check.before or check.dies or check.after == 1


def _said(mark: Name, writing: Writing, size: int, ink: Colour = _PALE) -> Label:
    """What changes a level, in a word."""
    # words: picture-part-*
    return caption(writing.text(f"picture-part-{mark}"), ink, size)


def _verdict(mark: Name, word: str, keys: Sequence[ClimberKey], ink: Colour, fill: Colour) -> Part:
    """A verdict after its sign and, if there's room, its climbers."""
    said, room = Label(word, ink, theme.BODY, least=theme.LEAST), _PANEL.width - 80
    fits = room - theme.text_width(word, theme.CHANGING) >= 56 * len(keys)
    shown = len(keys) if fits and len(keys) <= _NAMED else 0
    people = tuple(Fixed(50, 54, partial(_badge, key)) for key in keys[:shown])
    row = Row((sign(mark, 38, ink), *people, said.narrowed(room - 56 * shown)), gap=6, height=_TAG)
    return Stack((plate(fill, 16), row), inset=(12, 0, 16, 0))


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


def _result_of(check: Checked) -> tuple[Colour, Colour]:
    """Ground and ink of the level by morning."""
    if check.dies:
        return WHITE, DANGER
    if check.after == 1:
        return DANGER, WHITE
    return _SAME, WHITE


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
