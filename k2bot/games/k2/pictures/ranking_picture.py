"""Final picture: the ranking, and climbs day by day, as charts on one scale of metres or as silhouettes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING, Literal, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import pieces, poses, scenery
from k2bot.games.k2.pictures.palette import ICE, SECOND, SNOW, Name, symbol
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
_SCALE = SECOND.with_alpha(90)
"""Colour of the lines across a chart."""
_PALE, _DARK, _FLANK = (84, 42), 0.1, 0.8
"""Opacities of a silhouette, and luminance below which it has the second; its flank's width by its height."""
_LETTER, _CAPITAL = 46, 0.73
"""Greatest size of the letter of a course, and height of a capital relative to that."""
_ENDS = 58.0
"""Width in pixels of the room right of a chart for a flag, or for a coin and B's letter."""
_PIECE = 1.2
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


class _Ascent(NamedTuple):
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


def _chart(courses: Sequence[_Ascent], days: int, box: Box, scale: str) -> Iterator[Shape]:
    """A player's climb: A's course is a mountain in their colour, B's a dark line with a white rim.

    A coin marks a death. Viewers couldn't tell apart two lines in one colour, of which one was dashed, nor
    tell whose a course was before it had its letter. ``scale`` names one of the lines across.
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
        yield Stroke(((x, plot.top), (x, plot.bottom)), _SCALE, 3)
    for metres in _LINES:
        _, y = _plot_point(plot, 0, metres)
        yield Stroke(((plot.left, y), (plot.right, y)), _SCALE, 3, (12, 12))
        if scale and metres == _NUMBERED_LINE:
            # Above its line, where nobody is in the first days; beside the chart, it took a quarter of it.
            note = Box(plot.left, y - 42, plot.centre[0], y - 2)
            yield text_in_box(scale, note, INK, theme.CHANGING_TEXT, "SemiBold", align="l")


def _colour(seat: int) -> Colour:
    """The colour of A's course: not white, beside snow and B's rim."""
    livery = theme.LIVERIES[seat]
    return livery.colour if livery.colour.luminance < pieces.SNOW_WHITE else livery.second.mixed(INK, 0.15)


def _course(way: tuple[Point, ...], key: ClimberKey, foot: float) -> Shapes:
    """A climber's course: A's as a mountain down to some height, B's as a line."""
    if key[1] == CLIMBER_NAMES[0]:
        return (Polygon(((way[0][0], foot), *way, (way[-1][0], foot)), _colour(key[0])),)
    return Stroke(way, WHITE, _LINE + 2 * _RIM), Stroke(way, INK, _LINE)


def _silhouette(courses: Sequence[_Ascent], days: int, box: Box) -> Shapes:
    """Both courses as pale mountains behind a row's words, with a flank where they end early."""
    shapes = list[Shape]()
    for course in courses:
        way, colour = course.way(box, days), theme.LIVERIES[course.key[0]].colour
        x, y = way[-1]
        foot = min(x + _FLANK * (box.bottom - y), box.right - _ROUND)
        # At the end of the game, only the row's round corner is left out.
        corner = ((x, max(y, box.bottom - _ROUND)),) if foot < x else ()
        shape = Polygon(
            ((box.left, box.bottom), *way, *corner, (foot, box.bottom)),
            colour.with_alpha(_PALE[colour.luminance < _DARK]),
        )
        shapes.append(shape)
    return tuple(shapes)


def _letters(courses: Sequence[_Ascent], coins: Sequence[Box], plot: Box, days: int) -> Iterator[Shape]:
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
    most = plot.right + _ENDS - _LETTER / 2
    places = [
        (min(x + right, most), max(y + down, plot.top))
        for right, down in ((0, 0), (0, -_COIN), (_COIN, 0), (0, _COIN))
    ]
    yield letter(
        "B",
        min(places, key=lambda one: Box.from_centre(one, _CAPITAL * _LETTER).overlap_area(taken)),
        1,
        INK,
        WHITE,
        of=_LETTER,
    )


def _axis(box: Box, climb: Box, days: int, writing: Writing) -> Iterator[Shape]:
    """The days below a chart, under their lines, after a word."""
    plot, labelled = _plot(climb), _labelled_days(days)
    before, _ = _plot_point(plot, labelled[0] / days, 0)
    word = Box(box.left, box.top, before - _LETTER, box.bottom)
    yield text_in_box(writing.text("picture-days"), word, INK, theme.BODY, "SemiBold", align="l")
    for day in labelled:
        x, _ = _plot_point(plot, day / days, 0)
        room = Box.from_centre((x, box.centre[1]), _LETTER + 16, box.height)
        yield text_in_box(str(day), room, INK, theme.NUMBER, "SemiBold")


# -------------------------------------------------------------------------------------- the picture

_EDGE = 20.0
"""Pixels from all parts to the picture's edges."""
_HEAD, _AXIS = 198.0, 52.0
"""Heights in pixels of the headline, and of the days below a chart."""
_ROW, _LOST_ROW, _SPACE = 400.0, 290.0, 8.0
"""Greatest height in pixels of a row, and if everyone died; and gap between two."""
_LARGE = 2.4
"""Height of a row with a chart relative to one without."""
_CROWD_OF = 4
"""Players from whom on only a sole winner has a chart."""
_LINE_HIGH = 1.4
"""Height of a climber's line relative to its words."""
_ROUND, _STRIPE = 22.0, 36.0
"""Radius of a row's corners, and width of the stripe in its player's colour, in pixels."""
_NAME, _TOTAL, _WORDS = (theme.NUMBER, 80, 0.29), (88, 150, 0.58), (theme.CHANGING_TEXT, 72, 0.27)
"""Least and greatest size, and size relative to the row, of a name, a total and a climber's points."""
_LOW_NAME, _LOW_TOTAL, _LOW_WORDS = (theme.NUMBER, 64, 0.52), (72, 104, 0.84), (theme.NUMBER, 64, 0.52)
"""The same in a row without a chart."""
_LEAST_WHO, _CLIMB, _CLIMB_ALONE, _CELLS = 330.0, 410.0, 340.0, 36.0
"""Least widths in pixels of a row's words, of a chart, and of that of a solo game; gap between both
climbers' results."""
_MEDAL, _GAP = 1.2, 16.0
"""Size of the disc with a winner's place, relative to the name; and pixels between two parts of a row."""
_NOTE = Label("", INK, theme.CHANGING_TEXT, "SemiBold", "middle")
"""Style of the note below the winners that says which game this was."""
_MOUNTAIN, _SUMMIT = 0.82, 0.18
"""Share of the mountain behind all, and where its summit is, above the winners, as a share of the width."""
_BADGE = (92.0, 99.0)
"""Width and height in pixels of a winner's badge, if there's room."""
_STAGE = 426.0
"""Left edge in pixels of the rows where winners stand beside them."""
_PAIR, _CROWD, _BACK_ROW = (244.0, 120.0, 560.0), (318.0, 78.0, 340.0), 0.15
"""Middles in pixels of the first and the last winner's climber, and height of the first, for two and for
more; and share of that height by which the last one is smaller."""
_WEARY_HEIGHT = 0.72
"""Height of one that is weary, relative to one that stands."""
_FOOT = 924.0
"""Height in pixels of the ground on which they stand."""
_LEDGE: tuple[tuple[Colour, tuple[Point, ...]], ...] = (
    (theme.parse_colour("#40609A"), ((0, 906), (440, 918), (520, 1050), (0, 1050))),
    (theme.parse_colour("#4A5F96"), ((0, 946), (150, 931), (210, 1050), (0, 1050))),
    (theme.parse_colour("#2F4A80"), ((300, 931), (440, 918), (520, 1050), (350, 1050))),
    (
        theme.parse_colour("#FFEFD0"),
        ((0, 888), (190, 876), (452, 908), (436, 936), (300, 930), (150, 942), (0, 930)),
    ),
    (theme.parse_colour("#FAD2B0"), ((250, 918), (452, 908), (436, 936), (300, 930))),
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

    @property
    def charts(self) -> Literal["all", "first", "none"]:
        """Whose climb has a chart; that of others is a silhouette behind their row."""
        if len(self.order) < _CROWD_OF:
            return "all"
        return "first" if len(self._winner_seats) == 1 else "none"

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = Box(0, 0, *theme.FRAME).expanded(-_EDGE)
        room = frame.part(left=_STAGE - _EDGE if self._winner_seats else 0)
        lines = self._lines()
        heights = self._heights(lines, room.height - _HEAD)
        top = room.bottom - sum(heights)
        head = room.part(bottom=_HEAD)
        shapes: list[Shape] = [
            scenery.mountain_backdrop(
                self.seen.board.side,
                "clear",
                "night" if self._is_lost else "dusk",
                share=_MOUNTAIN,
                summit=_SUMMIT if self._winner_seats else 0.5,
            ),
            *(Polygon(corners, fill) for fill, corners in _LEDGE if self._winner_seats),
            *self._head(head, writing),
        ]
        areas = [Area("head", head._replace(top=0))]
        days = max([self.seen.day, *(len(one.metres) - 1 for line in lines for one in line.courses)])
        table = _Table(writing, lines, days)
        for line, high in zip(lines, heights, strict=True):
            row = Box(room.left, top + _SPACE, room.right, top + high)
            top = row.bottom
            edge = HIGHLIGHT if line.wins else None
            row_shapes, row_areas = (table.large_row if line.is_large else table.low_row)(line, row)
            ground = Plate(row, SNOW if line.wins else ICE, _ROUND, edge, 6 if edge else 0, shadow=6)
            shapes += (ground, *row_shapes)
            areas += row_areas
        if self.lead is not None:
            setting = text_column(
                self._setting(writing), room.left - frame.left - 56, _NOTE, least=theme.LEAST_TEXT
            )
            note = Box(frame.left, frame.bottom - setting.height - 12, room.left - 20, frame.bottom)
            shapes += (Plate(note, ICE, _ROUND), *setting.place(note.expanded(-6)))
            areas.append(Area("setting", note))
        return Scene(*theme.FRAME, INK, (*shapes, *self._heroes()), tuple(areas))

    def _lines(self) -> tuple[_Line, ...]:
        """The players' lines, first to last."""
        return tuple(
            _Line(
                seat,
                place,
                self.totals[seat],
                tuple(self._course((seat, name)) for name in CLIMBER_NAMES),
                wins=seat in self._winner_seats,
                is_large=self.charts == "all" or (self.charts == "first" and seat in self.winners),
            )
            for seat, place in zip(self.order, self._ranks(), strict=True)
        )

    def _heights(self, lines: Sequence[_Line], room: float) -> list[float]:
        """Heights of the lines with the gap above each: the first one with a chart has days below it."""
        shares = [_LARGE if line.is_large else 1.0 for line in lines]
        first = _AXIS if self.charts != "none" else 0.0
        most = (_LOST_ROW if self._is_lost else _ROW) + _SPACE
        heights = [min(most, (room - first) * share / sum(shares)) for share in shares]
        return [heights[0] + first, *heights[1:]]

    def _course(self, key: ClimberKey) -> _Ascent:
        """A climber's course while it was on the mountain."""
        base, climber = self.seen.board.by_id[content.BASE_CAMP].altitude, self.seen.climber(key)
        metres = (base, *(one for one in self.altitudes.get(key, ()) if one is not None))
        night = Peak(metres.index(max(metres)), max(metres))
        top = max(night, self.peaks.get(key, night), key=lambda peak: peak.metres)
        left = self.seen.seats[key[0]].resigned and key not in self.died
        fate: Literal["alive", "dead", "left"] = "left" if left else "alive" if climber.on_board else "dead"
        return _Ascent(key, metres, top, climber.vp, fate, key in self.seen.summit)

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
        emblem = Box.from_corner(box.left + 26, 26, 140)
        words_box = Box(emblem.right + 24, 10, box.right - 16, 177)
        headline = self._headline(words_box.width, writing)
        return (
            *_banner(box, fill),
            *self._emblem(emblem),
            strong_text(headline, words_box.part(bottom=108), ink, 110, "l", least=theme.BODY),
            text_in_box(reason, words_box.part(top=110), ink, 50, "SemiBold", align="l"),
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


def _banner(box: Box, fill: Colour) -> Iterator[Shape]:
    """The headline's ground: a slanted band as on hero pictures, from the picture's upper and right edges."""
    right = theme.FRAME[0]
    for drop, colour in ((0, INK), (-7, WHITE), (-20, fill)):
        foot = box.bottom + drop
        # Beside a summit, its left edge leans away from that.
        start = (
            ((box.left - 56 + drop, 0), (box.left + drop / 8, foot))
            if box.left > _EDGE
            else ((0, 0), (0, foot))
        )
        yield Polygon((start[0], (right, 0), (right, foot - 26), start[1]), colour)


class _Line(NamedTuple):
    """What the ranking says on a player."""

    seat: int
    place: int | None
    total: int
    courses: tuple[_Ascent, ...]
    wins: bool
    is_large: bool
    """Whether it has a chart."""

    @property
    def has_left(self) -> bool:
        """Whether the player left with both climbers."""
        return all(course.fate == "left" for course in self.courses)


class _Table:
    """The lines of a ranking, with what they have in common."""

    def __init__(self, writing: Writing, lines: Sequence[_Line], days: int) -> None:
        """Lines from first to last, and the days of the game."""
        self.writing, self.lines, self.days = writing, lines, days
        self.is_alone = len(lines) == 1

    def large_row(self, line: _Line, row: Box) -> tuple[Shapes, tuple[Area, ...]]:
        """A row with a chart; the first one names a line of its scale, and the days."""
        is_first, lines = line is self.lines[0], [one for one in self.lines if one.is_large]
        high = row.height - (_AXIS if is_first else 0)
        totals = {one.seat: _total(one, _size(_TOTAL, high), high) for one in lines}
        end = max(total.width for total in totals.values()) + 2 * _GAP
        room = row.width - _STRIPE - 3 * _GAP - end - (_CLIMB_ALONE if self.is_alone else _CLIMB)
        cells = self._cells(lines, _size(_WORDS, high), room)
        called = _size(_NAME, high)
        wide = max(max(self._name_width(one, called), self._width(cells[one.seat])) for one in lines)
        who = row.part(right=_STRIPE + min(room, max(_LEAST_WHO, wide)) + 3 * _GAP)
        climb = row.part(who.width, 8, -end, -(_AXIS if is_first else 8))
        did = cells[line.seat] if self.is_alone else (Row(cells[line.seat], gap=_CELLS),)
        words = Column(
            tuple(
                Fixed(height=part_high, draw=part.place)
                for part, part_high in (
                    (self._name(line, called), 1.3 * called),
                    *((part, _LINE_HIGH * _size(_WORDS, high)) for part in did),
                )
            ),
            gap=0.04 * high,
            align="middle",
        )
        scale = self.writing.text("picture-metres", metres=str(_NUMBERED_LINE)) if is_first else ""
        axis, total = row.part(who.width - 2 * _GAP, -_AXIS, -end, -6), row.part(-end)
        shapes = (
            *pieces.stripe(line.seat, row.part(right=_STRIPE), _ROUND),
            *words.place(who.part(_STRIPE + _GAP, 0, -_GAP)),
            *_chart(line.courses, self.days, climb, scale),
            *(_axis(axis, climb, self.days, self.writing) if is_first else ()),
            *totals[line.seat].place(total.part(right=-_GAP)),
        )
        areas = (
            Area(f"player {line.seat}", who.part(bottom=-_AXIS) if is_first else who),
            Area(f"climb {line.seat}", climb),
            Area(f"total {line.seat}", total),
        )
        return shapes, (Area("days", axis), *areas) if is_first else areas

    def low_row(self, line: _Line, row: Box) -> tuple[Shapes, tuple[Area, ...]]:
        """A row without a chart: its climb is a pale silhouette."""
        high, lines = row.height, [one for one in self.lines if not one.is_large]
        totals = {one.seat: _total(one, _size(_LOW_TOTAL, high), high) for one in lines}
        end = max(total.width for total in totals.values()) + 2 * _GAP
        cells = self._cells(lines, _size(_LOW_WORDS, high), row.width / 2)
        start = end + max(map(self._width, cells.values())) + _CELLS
        who, did, total = row.part(right=-start), row.part(-start, 0, -end), row.part(-end)
        shapes = (
            *_silhouette(line.courses, self.days, row.part(_STRIPE)),
            *pieces.stripe(line.seat, row.part(right=_STRIPE), _ROUND),
            *self._name(line, _size(_LOW_NAME, high)).place(who.part(_STRIPE + _GAP, 0, -_GAP)),
            *Row(cells[line.seat], gap=_CELLS).place(did),
            *totals[line.seat].place(total.part(right=-_GAP)),
        )
        return shapes, (
            Area(f"player {line.seat}", who),
            Area(f"climbers {line.seat}", did),
            Area(f"total {line.seat}", total),
        )

    def _cells(self, lines: Sequence[_Line], most: int, room: float) -> dict[int, tuple[Part, ...]]:
        """Both climbers' results by seat, in columns unless alone, as large as fits the room."""
        for size in range(most, theme.CHANGING_TEXT - 1, -2):
            found = {
                line.seat: [self._result(one, size) for one in line.courses]
                for line in lines
                if not line.has_left
            }
            wide = [max((pair[one].width for pair in found.values()), default=0) for one in (0, 1)]
            if (max(wide) if self.is_alone else sum(wide) + _CELLS) <= room:
                break
        word = replace(
            caption_label(self.writing.text("picture-resigned"), INK, size), least=theme.CHANGING_TEXT
        )
        cells: dict[int, tuple[Part, ...]] = {line.seat: (word,) for line in lines if line.has_left}
        for seat, pair in found.items():
            widths = [max(wide)] * 2 if self.is_alone else wide
            cells[seat] = tuple(
                Fixed(across, draw=one.place) for one, across in zip(pair, widths, strict=True)
            )
        return cells

    def _width(self, cells: tuple[Part, ...]) -> float:
        """Width of both climbers' results: alone, one is below the other."""
        return (Column(cells) if self.is_alone else Row(cells, gap=_CELLS)).width

    def _name_width(self, line: _Line, size: int) -> float:
        medal = _MEDAL * size + _GAP if line.place else 0.0
        return medal + player_name_width(self.writing, line.seat, size) + _GAP

    def _name(self, line: _Line, size: int) -> Row:
        """A player's rank and name."""

        def medal(box: Box) -> Iterator[Shape]:
            if line.wins:
                yield Disc(box, HIGHLIGHT)
            yield strong_text(str(line.place), box, INK, size)

        def name(box: Box) -> Shapes:
            return player_name(self.writing, line.seat, box, INK, size)

        medals = (Fixed(_MEDAL * size, _MEDAL * size, medal),) if line.place else ()
        return Row((*medals, Fixed(draw=name, grows=1)), gap=_GAP)

    def _result(self, course: _Ascent, size: int) -> Row:
        """A climber's badge, its points, and a flag if it was on the summit or a cross if it died.

        With several players, highest points and days of death are left out, for larger numbers.
        """
        is_dead = course.fate == "dead"
        badge = Fixed(_PIECE * size, _PIECE * size, partial(pieces.badge, course.key, dead=is_dead))
        if course.fate == "left":
            word = caption_label(self.writing.text("picture-resigned"), INK, theme.CHANGING_TEXT)
            return Row((badge, word), gap=10)
        sign: Name | None = "cross" if is_dead else "flag" if course.is_summiteer else None
        signs = (symbol_part(sign, 0.85 * size, INK),) if sign else ()
        points = Label(str(course.points), INK, round(1.1 * size), "ExtraBold")
        if not self.is_alone:
            return Row((badge, points, *signs), gap=10)
        text = self.writing.text("picture-metres", metres=str(course.top.metres))
        if is_dead:
            text = self.writing.text("picture-died-on-day", day=len(course.metres) - 1)
        star = symbol_part("star", 0.7 * size, SECOND)
        words = caption_label(text, INK, size), *signs, Fixed(_GAP, grows=1), points, star
        return Row((badge, *words), gap=10)


def _total(line: _Line, size: int, high: float) -> Row:
    """A player's total with its star."""
    number = Label(str(line.total), INK, size, "ExtraBold", height=high)
    return Row((number, symbol_part("star", 0.4 * size, SECOND)), gap=6, align="end")


def _size(sizes: tuple[int, int, float], high: float) -> int:
    """A size in a row of some height: between the first two, relative to the row if possible."""
    least, most, share = sizes
    return min(most, max(least, round(share * high)))
