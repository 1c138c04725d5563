"""Final picture: the ranking, and a chart of everybody's climb, day by day, on one scale of metres."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import pieces, poses, scenery
from k2bot.games.k2.pictures.palette import GLASS, symbol
from k2bot.games.k2.pictures.pieces import Writing, caption_label, letter, symbol_part
from k2bot.render import theme
from k2bot.render.layout import (
    Column,
    Fixed,
    Label,
    Part,
    Row,
    player_name,
    player_name_width,
    strong_text,
    swatch,
    text_column,
    text_in_box,
)
from k2bot.render.scene import Area, Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Stroke
from k2bot.render.theme import HIGHLIGHT, INK, MIST, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.k2.pictures.poses import Role

_FLOOR, _CEILING = 4900, 9200
"""Metres at the bottom and top of a chart."""
_LINES, _NUMBERED_LINE = (6000, 7000, 8000), 8000
"""Metres of the lines across a chart, and of the one that has its number."""
_WEEK = 6
"""Days from one line to the next; bad weather may change at these lines."""
_LINE, _RIM = 8.0, 3.5
"""Widths in pixels of B's course, and of its rim on each side."""
_DARK, _BRIGHT = 0.03, 0.9
"""Luminances between which A's course has the player's own colour."""
_LETTER, _CAPITAL = 46, 0.73
"""Greatest size of the letter of a course, and height of a capital relative to that."""
_ENDS = 58.0
"""Width in pixels of the room right of a chart for a flag, or for a coin and B's letter."""
_PIECE = 1.4
"""Size of a climber's piece before its result, relative to the words."""
_FLAG = 38.0
"""Height in pixels of the flag where a climber was on the summit."""
_COIN = 46.0
"""Size in pixels of the coin with a cross where a climber died."""
GOLD = theme.parse_colour("#FFD65C")


class Lead(NamedTuple):
    """Reason for a win: ahead on points, tied but first on the summit, shared, or the last one left."""

    kind: Literal["ahead", "tied", "shared", "left"]
    points: int
    ahead: int = 0

    def reason_text(self, writing: Writing) -> str:
        """The reason in words."""
        # words: picture-won-*
        return writing.text(f"picture-won-{self.kind}", points=self.points, ahead=self.ahead)


class Peak(NamedTuple):
    """A climber's highest point: the day on which it was reached first, and metres."""

    day: int
    metres: int


class _Course(NamedTuple):
    """A climber's course through the game."""

    key: ClimberKey
    metres: tuple[int, ...]
    """Altitude by night, from base camp on."""
    top: Peak
    points: int
    fate: Literal["alive", "dead", "left"]
    is_summiteer: bool

    def way(self, plot: Box, days: int) -> tuple[Point, ...]:
        """Points of its line; a highest point left before night is between two nights."""
        points = [_plot_point(plot, day / days, metres) for day, metres in enumerate(self.metres)]
        if self.top.metres > self.metres[min(self.top.day, len(self.metres) - 1)]:
            points.insert(self.top.day, _plot_point(plot, (self.top.day - 0.5) / days, self.top.metres))
        return tuple(points)


def _chart(courses: Sequence[_Course], days: int, box: Box, scale: str) -> Iterator[Shape]:
    """A player's climb: A's course is a mountain in their colour, B's a white line; a coin for a death.

    Viewers couldn't tell apart two lines in one colour, of which one was dashed, nor tell whose
    a course was before it had its letter. ``scale`` names one of the lines across.
    """
    plot = _plot(box)
    ways = [course.way(plot, days) for course in courses]
    yield from _grid(plot, days, scale)
    for course, way in zip(courses, ways, strict=True):
        yield from _course(way, course.key, plot.bottom)
    ended = zip(courses, ways, strict=True)
    coins = [Box.from_centre(way[-1], _COIN) for course, way in ended if course.fate == "dead"]
    yield from _letters(courses, coins, plot, days)
    for coin in coins:
        yield from (Disc(coin, INK), Disc(coin.expanded(-3), WHITE), *symbol("cross", coin.expanded(-9), INK))
    for course, way in zip(courses, ways, strict=True):
        if course.is_summiteer:
            yield from _summit_flag(way[min(course.top.day, len(way) - 1)])


def _summit_flag(top: Point) -> Shapes:
    """The flag on the summit, its foot on a course's highest point."""
    x, y = top
    head, far = y - _FLAG, x + _FLAG - 8
    pole = Stroke(((x, y), (x, head + 3)), INK, 12), Stroke(((x, y), (x, head + 3)), GOLD, 6)
    return (*pole, Polygon(((x, head), (far, head + 11), (x, head + 22)), GOLD, INK, 3))


def _plot(box: Box) -> Box:
    """The part of a chart in which courses are."""
    return box.part(0, _LINE, -_ENDS, -_LINE)


def _plot_point(plot: Box, share: float, metres: float) -> Point:
    """The point of some metres, at a share of the width."""
    high = (metres - _FLOOR) / (_CEILING - _FLOOR)
    return plot.left + plot.width * share, plot.bottom - plot.height * high


def _labelled_days(days: int) -> tuple[int, ...]:
    """The days below a chart: each sixth, in a short game each third, and the last one.

    A day too close to the last is left out: their numbers would overlap, day 12's in a game of 14 days.
    """
    step = _WEEK if days > 2 * _WEEK else _WEEK // 2
    return (*range(step, days - max(1, days // 7), step), days)


def _grid(plot: Box, days: int, scale: str) -> Iterator[Shape]:
    """Thin lines for metres, one of them labelled ``scale``, and for days."""
    for day in _labelled_days(days):
        x, _ = _plot_point(plot, day / days, 0)
        yield Stroke(((x, plot.top), (x, plot.bottom)), WHITE.with_alpha(50), 3)
    for metres in _LINES:
        _, y = _plot_point(plot, 0, metres)
        yield Stroke(((plot.left, y), (plot.right, y)), WHITE.with_alpha(70), 3, (12, 12))
        if scale and metres == _NUMBERED_LINE:
            # Above its line, where nobody is in the first days; beside the chart, it took a quarter of it.
            note = Box(plot.left, y - 42, plot.centre[0], y - 2)
            yield text_in_box(scale, note, WHITE, theme.CHANGING_TEXT, "SemiBold", align="l")


def _colour(seat: int) -> Colour:
    """The colour of A's course: neither dark, for dark glass, nor white beside B's line."""
    livery = theme.LIVERIES[seat]
    is_clear = _DARK < livery.colour.luminance < _BRIGHT
    return livery.colour if is_clear else livery.second.mixed(MIST, 0.15)


def _course(way: tuple[Point, ...], key: ClimberKey, foot: float) -> Shapes:
    """A climber's course: A's as a mountain down to some height, B's as a line."""
    if key[1] == CLIMBER_NAMES[0]:
        return (Polygon(((way[0][0], foot), *way, (way[-1][0], foot)), _colour(key[0])),)
    return Stroke(way, INK, _LINE + 2 * _RIM), Stroke(way, WHITE, _LINE)


def _letters(courses: Sequence[_Course], coins: Sequence[Box], plot: Box, days: int) -> Iterator[Shape]:
    """A's letter on its mountain, above or below B's line, where it has most room; B's after its line.

    Both are clear of ``coins``, which are drawn later.
    """
    mountain, line = courses
    rooms = [(0.0, 0, 0.0)]
    for day in range(1, len(mountain.metres) - 1):
        near = slice(day - 1, day + 2)
        top, across = min(mountain.metres[near]), line.metres[near]
        for low, high in ((_FLOOR, min((top, *across))), (max(across, default=_FLOOR), top)):
            if not Box.from_centre(_plot_point(plot, day / days, (low + high) / 2), _LETTER).overlap_area(
                coins
            ):
                rooms.append((high - low, day, (low + high) / 2))
    clear, day, middle = max(rooms)
    taken = [*coins]
    size = min(_LETTER, (_plot_point(plot, 0, 0)[1] - _plot_point(plot, 0, clear)[1] - _LINE) / _CAPITAL)
    if size >= theme.CONSTANT_TEXT:
        seat, centre = mountain.key[0], _plot_point(plot, day / days, middle)
        taken.append(Box.from_centre(centre, size))
        yield letter("A", centre, size / _LETTER, theme.LIVERIES[seat].letter, _colour(seat), of=_LETTER)
    x, y = line.way(plot, days)[-1]
    x, y = x + 20 + (_COIN / 2 if line.fate == "dead" else 6), min(y, plot.bottom - 14)
    places = [(x + right, y + down) for right, down in ((0, 0), (0, -_COIN), (_COIN, 0), (0, _COIN))]
    yield letter(
        "B",
        min(places, key=lambda one: Box.from_centre(one, _CAPITAL * _LETTER).overlap_area(taken)),
        1,
        WHITE,
        INK,
        of=_LETTER,
    )


def _axis(box: Box, climb: Box, days: int, writing: Writing) -> Iterator[Shape]:
    """The days below the charts, under their lines, after a word."""
    plot = _plot(climb)
    word = text_in_box(writing.text("picture-days"), box.part(12), MIST, theme.NUMBER, "SemiBold", align="l")
    yield from (Plate(box, GLASS, 14), word)
    for day in _labelled_days(days):
        x, _ = _plot_point(plot, day / days, 0)
        room = Box.from_centre((x, box.centre[1]), _LETTER + 16, box.height)
        yield text_in_box(str(day), room, WHITE, theme.NUMBER, "SemiBold")


# -------------------------------------------------------------------------------------- the picture

_EDGE = 20.0
"""Pixels from all parts to the picture's edges."""
_HEAD, _AXIS = 172.0, 54.0
"""Heights in pixels of the headline, and of the days below the charts."""
_ROW, _SPACE = 384.0, 8.0
"""Greatest height in pixels of a row, and the gap between two."""
_WORDS, _LARGE = 0.31, 72
"""Size of the words in a row relative to its height, and at most."""
_LINE_HIGH = 1.5
"""Height of a line of a row relative to its words."""
_NAME, _TOTAL = (theme.NUMBER, 64, 0.25), (84, 116, 0.46)
"""Least and greatest size of a name and of the total, and relative to the row."""
_NAME_WIDTHS = (300.0, 400.0)
"""Least and greatest width in pixels of the beginning of a row: place, name and total."""
_CLIMB = 430.0
"""Least width in pixels of a chart."""
_ROW_INDENT, _RESULT_MARGIN = 24.0, 54.0
"""Pixels before the first words of a row, and around the last ones."""
_NOTE = Label("", WHITE, theme.BODY, "SemiBold", "middle")
"""Style of the note above the winners that says which game this was."""
_MEDAL, _GAP = 1.2, 14.0
"""Size of the disc with a winner's place, relative to the name; and pixels between the two."""
_BADGE = (92.0, 99.0)
"""Width and height in pixels of a winner's badge, if there's room."""
_STAGE = 426.0
"""Left edge in pixels of the rows where winners stand beside them."""
_PAIR, _CROWD, _BACK_ROW = (244.0, 120.0, 560.0), (318.0, 78.0, 340.0), 0.15
"""Middles in pixels of the first and the last winner's climber, and height of the first, for two and for
more; and share of that height by which the last one is smaller."""
_WEARY_HEIGHT = 0.72
"""Height of one that is weary, relative to one that stands."""
_FOOT = 978.0
"""Height in pixels of the ground on which they stand."""
_LEDGE: tuple[tuple[Colour, tuple[Point, ...]], ...] = (
    (theme.parse_colour("#40609A"), ((0, 960), (440, 972), (520, 1050), (0, 1050))),
    (theme.parse_colour("#4A5F96"), ((0, 1000), (150, 985), (210, 1050), (0, 1050))),
    (theme.parse_colour("#2F4A80"), ((300, 985), (440, 972), (520, 1050), (350, 1050))),
    (
        theme.parse_colour("#FFEFD0"),
        ((0, 942), (190, 930), (452, 962), (436, 990), (300, 984), (150, 996), (0, 984)),
    ),
    (theme.parse_colour("#FAD2B0"), ((250, 972), (452, 962), (436, 990), (300, 984))),
)
"""The ledge of rock under snow on which they stand: each plane's colour and corners."""


@dataclass(frozen=True, slots=True)
class RankingPicture:
    """The final ranking, and every climber's course."""

    seen: Observation
    order: tuple[int, ...]
    """Seats from first to last."""
    totals: tuple[int, ...]
    """Total points by seat."""
    altitudes: Mapping[ClimberKey, Sequence[int | None]]
    """Each climber's metres by night, None after the night in which it left the mountain."""
    peaks: Mapping[ClimberKey, Peak] = field(default_factory=dict)
    """Each climber's highest point, by day or night; if missing, the highest of ``altitudes``."""
    winners: tuple[int, ...] = ()
    """Seats that share first place."""
    title: str | None = None
    """Title of a solo game, in words."""
    died: tuple[ClimberKey, ...] = ()
    """Climbers that died in a night; shown as dead even if their player left later."""

    @property
    def lead(self) -> Lead | None:
        """Reason for the win; None in a solo game, or if everyone died."""
        if self.title is not None or self._is_lost or not self.winners:
            return None
        points = self.totals[self.winners[0]]
        if self.seen.reason == "resigned":
            return Lead("left", points)
        if len(self.winners) > 1:
            return Lead("shared", points)
        rest = [
            seat for seat in self.order if seat not in self.winners and not self.seen.seats[seat].resigned
        ]
        if not rest:
            return Lead("left", points)
        lead = points - max(self.totals[seat] for seat in rest)
        return Lead("ahead", points, lead) if lead > 0 else Lead("tied", points)

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = Box(0, 0, *theme.FRAME).expanded(-_EDGE)
        room = frame.part(left=_STAGE - _EDGE if self._winner_seats else 0)
        head = room.part(bottom=_HEAD)
        count = len(self.order)
        high = min(_ROW, (room.height - _HEAD - _SPACE - _AXIS) / count - _SPACE)
        top = room.bottom - _AXIS - count * (high + _SPACE) + _SPACE
        courses = {seat: tuple(self._course((seat, name)) for name in CLIMBER_NAMES) for seat in self.order}
        days = max([self.seen.day, *(len(one.metres) - 1 for both in courses.values() for one in both)])
        shapes: list[Shape] = [
            scenery.mountain_backdrop(self.seen.board.side, "clear", "dawn"),
            *(Polygon(corners, fill) for fill, corners in _LEDGE if self._winner_seats),
            *self._head(head, writing),
        ]
        areas = [Area("head", head)]
        scale = writing.text("picture-metres", metres=str(_NUMBERED_LINE))
        wide = max(self._name_width(seat, writing, high) for seat in self.order)
        results = _results(courses, high, room.width - wide - _CLIMB, writing)
        results_width = max(part.width for part in results.values()) + _RESULT_MARGIN
        for number, (seat, place) in enumerate(zip(self.order, self._ranks(), strict=True)):
            row = Box.from_corner(room.left, top + number * (high + _SPACE), room.width, high)
            name_box, climb, did = (
                row.part(right=wide),
                row.part(wide, 0, -results_width),
                row.part(-results_width),
            )
            edge = HIGHLIGHT if seat in self._winner_seats else None
            shapes += [
                Plate(row, GLASS, 22, edge, 6 if edge else 0, shadow=6),
                *self._name_part(seat, place, writing, high).place(name_box.part(_ROW_INDENT, 0, -8)),
                *_chart(courses[seat], days, climb.part(0, 4, bottom=-4), "" if number else scale),
                *results[seat].place(did.part(36, 0, -18)),
            ]
            areas += (
                Area(f"player {seat}", name_box),
                Area(f"climb {seat}", climb),
                Area(f"climbers {seat}", did),
            )
        word = theme.text_width(writing.text("picture-days"), theme.NUMBER) + 2 * 12
        axis = Box(climb.left - word, room.bottom - _AXIS + _SPACE, climb.right, room.bottom)
        shapes += _axis(axis, climb, days, writing)
        if self.lead is not None:
            setting = text_column(
                self._setting(writing), head.left - frame.left - 2 * _EDGE - 24, _NOTE, least=theme.LEAST_TEXT
            )
            note = Box.from_corner(frame.left, frame.top, setting.width + 36, setting.height + 20)
            shapes += (Plate(note, GLASS, 22), *setting.place(note.expanded(-10)))
            areas.append(Area("setting", note))
        shapes += self._heroes()
        return Scene(*theme.FRAME, INK, tuple(shapes), (*areas, Area("days", axis)))

    def _course(self, key: ClimberKey) -> _Course:
        """A climber's course while it was on the mountain."""
        base, climber = self.seen.board.by_id[content.BASE_CAMP].altitude, self.seen.climber(key)
        metres = (base, *(one for one in self.altitudes.get(key, ()) if one is not None))
        night = Peak(metres.index(max(metres)), max(metres))
        top = max(night, self.peaks.get(key, night), key=lambda peak: peak.metres)
        left = self.seen.seats[key[0]].resigned and key not in self.died
        fate: Literal["alive", "dead", "left"] = "left" if left else "alive" if climber.on_board else "dead"
        return _Course(key, metres, top, climber.vp, fate, key in self.seen.summit)

    @property
    def _winner_seats(self) -> tuple[int, ...]:
        """Seats whose lines are emphasised: the winners, unless everyone died."""
        return () if self._is_lost else self.winners

    def _heroes(self) -> Shapes:
        """The winners' climbers, one each of more than two: summiteers with a flag, the dead as cairns."""
        if not self._winner_seats:
            return ()
        keys: list[ClimberKey] = [(seat, name) for name in CLIMBER_NAMES for seat in self._winner_seats]
        if len(self._winner_seats) > 2:
            pairs = ([key for key in keys if key[0] == seat] for seat in self._winner_seats)
            keys = [max(pair, key=lambda key: self.seen.climber(key).vp) for pair in pairs]
        keys.sort(key=lambda key: key not in self.seen.summit)
        first, last, most = _PAIR if len(keys) == 2 else _CROWD
        shapes, badges = list[Shape](), list[Shape]()
        badge_wide, badge_high = (
            min(1.0, (first - last) / (len(keys) - 1) / _BADGE[0]) * side for side in _BADGE
        )
        for number, key in enumerate(keys):
            back = number / (len(keys) - 1)
            middle, high = first + (last - first) * back, most * (1 - _BACK_ROW * back)
            alive = self.seen.climber(key).on_board
            role: Role = self._role(key)
            tall = high if alive else high / 2
            if role == "weary":
                # bent and broad: heads are as large as those of others, and no back is cut off
                tall *= _WEARY_HEIGHT
                middle = max(middle, 0.44 * tall)
            place = Box.from_corner(middle - tall / 2, _FOOT - tall, tall)
            badge = Box.from_centre((middle, place.bottom - badge_high / 2 - 8), badge_wide, badge_high)
            # Later ones are farther back, but hide nobody's letter.
            shapes = [*poses.pose_figure(role, key, place), *shapes]
            badges = [*pieces.badge(key, badge, dead=not alive), *badges]
        return (*shapes, *badges)

    def _role(self, key: ClimberKey) -> Role:
        """Pose of a winner's climber; weary, with no axe raised, in a solo game with the lowest title."""
        if not self.seen.climber(key).on_board:
            return "death"
        if key in self.seen.summit:
            return "summit"
        setup = self.seen.setup
        _, second_lowest = content.solo_rating(setup.side, setup.season)[-2]
        return "weary" if setup.solo and self.totals[key[0]] < second_lowest else "mate"

    def _ranks(self) -> list[int | None]:
        """Rank of each row: winners share first place, equal totals share theirs; none in a solo game."""
        ranks = [
            (seat in self.winners, self.seen.seats[seat].resigned, self.totals[seat]) for seat in self.order
        ]
        return [ranks.index(rank) + 1 if len(ranks) > 1 else None for rank in ranks]

    @property
    def _is_lost(self) -> bool:
        """Whether everyone died, and nobody won because the others left."""
        return self.seen.reason != "resigned" and not any(seat.has_climbers for seat in self.seen.seats)

    def _head(self, box: Box, writing: Writing) -> Shapes:
        """Header: the winner and the reason; without a reason, which game it was."""
        lead = self.lead
        reason = self._setting(writing) if lead is None else lead.reason_text(writing)
        fill, ink = INK, WHITE
        if len(self._winner_seats) == 1:
            livery = theme.LIVERIES[self._winner_seats[0]]
            fill, ink = livery.colour, livery.letter
        emblem = Box.from_corner(box.left + 24, box.top + 25, 122)
        words_box = Box(emblem.right + 20, box.top + 2, box.right - 24, box.bottom - 8)
        headline = self._headline(words_box.width, writing)
        return (
            Plate(box, fill, 24, shadow=8),
            *self._emblem(emblem),
            strong_text(headline, words_box.part(bottom=102), ink, 92, "l", least=theme.BODY),
            text_in_box(reason, words_box.part(top=106), ink, theme.NUMBER, "SemiBold", align="l"),
        )

    def _setting(self, writing: Writing) -> str:
        """Which game it was: side, season and last day."""
        setup = self.seen.setup
        return writing.text("picture-setting", side=setup.side, season=setup.season, day=self.seen.day)

    def _headline(self, width: float, writing: Writing) -> str:
        """One line naming the winner."""
        if self.title is not None:
            return self.title[:1].upper() + self.title[1:]
        if self._is_lost:
            return writing.text("picture-nobody")
        if len(self.winners) == 1:
            return writing.with_name("picture-winner", self.winners[0], width, theme.TITLE)
        return writing.text("picture-shared" if self.winners else "picture-ranking")

    def _emblem(self, box: Box) -> Shapes:
        """A flag if a winner reached the summit, a medal for other wins, a cross if nobody survived."""
        if self._is_lost:
            return symbol("cross", box.expanded(-14), MIST)
        coin = (Disc(box, WHITE), Disc(box.expanded(-4), INK))
        if any(seat in self.winners for seat, _ in self.seen.summit):
            return (*coin, *symbol("flag", box.expanded(-22), HIGHLIGHT))
        if not self.winners or len(self.seen.seats) == 1:
            return (*coin, *symbol("peak", box.expanded(-18), HIGHLIGHT))
        return (Disc(box, INK), Disc(box.expanded(-5), HIGHLIGHT), strong_text("1", box, INK, 66))

    def _name_width(self, seat: int, writing: Writing, high: float) -> float:
        """Width in pixels of the beginning of a player's row of some height."""
        size, (least, most) = _size(_NAME, high), _NAME_WIDTHS
        medal = _MEDAL * size + _GAP if len(self.order) > 1 else 0.0
        return min(most, max(least, _ROW_INDENT + medal + player_name_width(writing, seat, size) + 2 * _GAP))

    def _name_part(self, seat: int, place: int | None, writing: Writing, high: float) -> Part:
        """A player's rank and name, above badge and total, in a row of some height."""
        wins = seat in self._winner_seats

        def medal(box: Box) -> Iterator[Shape]:
            if wins:
                yield Plate(box, HIGHLIGHT, box.width / 2)
            yield strong_text(str(place), box, INK if wins else WHITE, called)

        size, called = _size(_TOTAL, high), _size(_NAME, high)
        name = Fixed(draw=lambda box: player_name(writing, seat, box, WHITE, called), grows=1)
        medals = (Fixed(_MEDAL * called, _MEDAL * called, medal),) if place else ()
        first = Row((*medals, name), gap=_GAP, height=1.3 * called)
        total = Label(str(self.totals[seat]), GOLD if wins else WHITE, size, "ExtraBold")
        badge = Fixed(0.65 * size, 0.65 * size, partial(swatch, seat))
        star = symbol_part("star", size / 2, GOLD if wins else MIST)
        second = Row((badge, Fixed(6), total, star), gap=4, height=0.88 * size)
        return Column((first, second), align="middle")


def _size(sizes: tuple[int, int, float], high: float) -> int:
    """A size in a row of some height: between the first two, relative to the row if possible."""
    least, most, share = sizes
    return min(most, max(least, round(share * high)))


def _results(
    courses: Mapping[int, Sequence[_Course]], high: float, room: float, writing: Writing
) -> Mapping[int, Part]:
    """Results of each player's climbers, in rows of this height, as large as fits."""
    for size in range(min(_LARGE, round(_WORDS * high)), theme.CHANGING_TEXT - 1, -2):
        lines = {
            seat: [_result(course, size, writing, is_alone=len(courses) == 1) for course in both]
            for seat, both in courses.items()
        }
        wide = max(line.width for both in lines.values() for line in both)
        if wide <= room - _RESULT_MARGIN:
            break
    wide, line = min(wide, room - _RESULT_MARGIN), _LINE_HIGH * size
    return {
        seat: Column(tuple(Fixed(wide, line, one.place) for one in both), align="middle")
        for seat, both in lines.items()
    }


def _result(course: _Course, size: int, writing: Writing, *, is_alone: bool) -> Row:
    """A climber's piece, with a flag if it was on the summit or a cross if it died; its points.

    With several players, highest points and days of death are only in the charts, for larger numbers.
    """
    key, is_dead = course.key, course.fate == "dead"
    badge = partial(pieces.badge, key, rim=WHITE, dead=is_dead)
    parts: list[Part] = [Fixed(_PIECE * size, _PIECE * size, badge)]
    if course.fate == "left":
        return Row(
            (*parts, caption_label(writing.text("picture-resigned"), MIST, theme.CHANGING_TEXT)), gap=7
        )
    if is_alone:
        text = writing.text("picture-metres", metres=str(course.top.metres))
        if is_dead:
            text = writing.text("picture-died-on-day", day=len(course.metres) - 1)
        parts.append(caption_label(text, WHITE, size))
    elif is_dead:
        parts.append(symbol_part("cross", size, WHITE))
    if course.is_summiteer and not is_dead:
        parts.append(symbol_part("flag", size, GOLD))
    points = Label(str(course.points), WHITE, round(1.2 * size), "ExtraBold")
    return Row(
        (*parts, Fixed(6, grows=1), Row((points, symbol_part("star", 0.7 * size, MIST)), gap=3)), gap=7
    )
