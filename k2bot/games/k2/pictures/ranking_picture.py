"""Final picture: the ranking, and a chart of everybody's climb, day by day, on one scale of metres."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import product
from math import hypot
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import poses, scenery
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, quiet, sign
from k2bot.games.k2.pictures.sky import QUIET
from k2bot.render import theme
from k2bot.render.layout import Label, Row, label, lines, named, strong, swatch
from k2bot.render.scene import Area, Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.poses import Role
    from k2bot.render.layout import Part

_FLOOR, _CEILING = 5000, 9450
"""Metres at the bottom and top of the chart."""
_LINES, _NOTE = (6000, 7000, 8000), (84.0, 38.0)
"""Metres of the lines across the chart, and size in pixels of the note with them."""
_RIBBON = 13.0
"""Width in pixels of a climber's course with its edges."""
_LIGHT = 0.5
"""Luminance above which the gaps of a dashed ribbon are dark."""
_DASH = (22.0, 16.0)
"""Pixels of a dash of B's course, and of the gap after it."""
_BELOW = 10.0
"""Pixels by which the lower climber's ribbon is below its metres, so that two that meet are both seen."""
_PIECE = (46.0, 49.0)
"""Size in pixels of a climber's piece at its highest point."""
_STEPS = sorted(product(range(-4, 5), range(-6, 7)), key=lambda step: (hypot(*step), step))
"""Halves of a piece by which it may be beside its point, to the right and down, the nearest first."""
_FIGURE = (88.0, 38.0)
"""Size in pixels of the metres beside it."""
_FLAG = 36.0
"""Size in pixels of the coin with a flag where a climber reached the summit."""
_COIN = 40.0
"""Size in pixels of the cross where a climber died."""
_CALM = theme.MIST.at(150)
"""Ground of the chart, through which the mountain is felt."""
GOLD = theme.colour("#8A5706")


class Peak(NamedTuple):
    """A climber's highest point: the day on which it was reached first, and metres."""

    day: int
    metres: int


@dataclass(frozen=True, slots=True)
class _Column:
    """One player's climb: a ribbon for each climber, B's dashed."""

    seen: Observation
    seat: int
    courses: Mapping[ClimberKey, Sequence[int]]
    """Metres by night of each of the player's climbers, from base camp on."""
    tops: Mapping[ClimberKey, Peak]
    days: int
    """Number of days from the left edge to the right one."""

    def drawn(self, box: Box) -> Shapes:
        """Both courses, with a piece and its metres where each was highest."""
        plot = box.part(_RIBBON, 0, -_RIBBON)
        ranked = sorted(self.courses, key=self._worth, reverse=True)
        ways = {key: self._way(key, plot, _BELOW * number) for number, key in enumerate(ranked)}
        shapes: list[Shape] = []
        for key in reversed(ranked):
            if len(ways[key]) > 1:
                shapes += _ribbon(ways[key], key)
        ends = {key: Box.around(ways[key][-1], _COIN, _COIN) for key in ranked if self._is_dead(key)}
        for coin in ends.values():
            shapes += (Disc(coin, theme.INK), Disc(coin.grown(-3), theme.WHITE))
            shapes += symbol("cross", coin.grown(-8), theme.INK)
        taken = list(ends.values())
        climbed = [key for key in ranked if self.tops[key].metres > self.courses[key][0]]
        pieces = {key: self._piece(key, ways[key], box, taken) for key in climbed}
        for key, piece in pieces.items():
            if self._is_at_summit(key):
                coin = Box.around((piece.centre[0], piece.top - _FLAG / 2 + 4), _FLAG, _FLAG)
                taken.append(coin)
                shapes += (Disc(coin, theme.INK), *symbol("flag", coin.grown(-8), theme.TURN))
            shapes += pawn(key, piece, dead=not self.seen.climber(key).alive)
        for key, piece in pieces.items():
            shapes += self._metres(key, piece, box, taken)
        return tuple(shapes)

    def _worth(self, key: ClimberKey) -> tuple[int, int, bool]:
        """What makes a climber the higher one: its highest point, then its points, then A."""
        return self.tops[key].metres, self.seen.climber(key).vp, key[1] == CLIMBER_NAMES[0]

    def _way(self, key: ClimberKey, plot: Box, down: float) -> tuple[Point, ...]:
        """A climber's course, so far ``down``; a highest point left before night is between two nights."""
        heights, top = self.courses[key], self.tops[key]
        points = [_spot(plot, day / self.days, metres) for day, metres in enumerate(heights)]
        if top.metres > heights[min(top.day, len(heights) - 1)]:
            points.insert(top.day, _spot(plot, (top.day - 0.5) / self.days, top.metres))
        return tuple((x, y + down) for x, y in points)

    def _piece(self, key: ClimberKey, way: Sequence[Point], box: Box, taken: list[Box]) -> Box:
        """Where a climber's piece is: at its highest point, or as near to that as it covers nothing taken."""
        x, y = way[min(self.tops[key].day, len(way) - 1)]
        wide, high = _PIECE
        spots = [
            Box.around((x + right * wide / 2, y + down * high / 2), wide, high) for right, down in _STEPS
        ]
        free = (one for one in spots if box.holds(one) and not any(map(one.overlaps, taken)))
        piece = next(free, spots[0])
        taken.append(piece)
        return piece

    def _metres(self, key: ClimberKey, piece: Box, box: Box, taken: list[Box]) -> Shapes:
        """A climber's highest point above or below its piece, if one of the two is free."""
        wide, high = _FIGURE
        x = min(max(piece.centre[0], box.left + wide / 2), box.right - wide / 2)
        above = piece.top - (_FLAG - 4 if self._is_at_summit(key) else 0)
        spots = (Box.around((x, y), wide, high) for y in (above - high / 2, piece.bottom + high / 2))
        free = next((one for one in spots if box.holds(one) and not any(map(one.overlaps, taken))), None)
        if free is None:
            return ()
        taken.append(free)
        return _pill(free.grown(-1), label(str(self.tops[key].metres), free, theme.WHITE, size=theme.SMALL))

    def _is_at_summit(self, key: ClimberKey) -> bool:
        return self.tops[key].metres == self.seen.board.by_id[content.SUMMIT].altitude

    def _is_dead(self, key: ClimberKey) -> bool:
        return not self.seen.climber(key).alive and not self.seen.seats[self.seat].resigned


def _spot(plot: Box, share: float, metres: float) -> Point:
    """The point of some metres, at a share of the width."""
    high = (metres - _FLOOR) / (_CEILING - _FLOOR)
    return plot.left + plot.width * share, plot.bottom - plot.height * high


def _pill(box: Box, text: Shape) -> Shapes:
    """A line on a dark ground through which the mountain is seen."""
    return Plate(box, QUIET, box.height / 2), text


def _ribbon(way: tuple[Point, ...], key: ClimberKey) -> Shapes:
    """A climber's course in its colour, with a dark edge and a pale one; B's is dashed."""
    colour = theme.LIVERIES[key[0]].colour
    if key[1] == CLIMBER_NAMES[0]:
        inner = Stroke(way, theme.WHITE, _RIBBON - 4), Stroke(way, colour, _RIBBON - 7)
    else:
        gap = theme.SLATE if colour.luminance > _LIGHT else theme.WHITE
        inner = Stroke(way, gap, _RIBBON - 4), Stroke(way, colour, _RIBBON - 5, _DASH)
    return Stroke(way, theme.INK, _RIBBON), *inner


def _scale(box: Box) -> Shapes:
    """Lines of metres across all columns, with their figures at the left."""
    shapes: list[Shape] = []
    for metres in _LINES:
        _, y = _spot(box, 0, metres)
        note = Box.at(box.left + 6, y - _NOTE[1] / 2, *_NOTE)
        for down, fill in ((2, theme.INK.at(130)), (-1, theme.WHITE.at(220))):
            shapes.append(Stroke(((note.right + 4, y + down), (box.right, y + down)), fill, 3, (14, 12)))
        shapes += _pill(note, label(str(metres), note, theme.WHITE, size=theme.CONSTANT, weight="SemiBold"))
    return tuple(shapes)


def columns_of(chart: Box, count: int) -> tuple[Box, ...]:
    """The columns of a chart, right of the metres."""
    return chart.part(_NOTE[0] + 12, 0, -6).columns(*(1.0 for _ in range(count)))


def _axis(box: Box, columns: Sequence[Box], days: int, writing: Writing) -> Shapes:
    """The first and the last day below each column."""
    word = Box(box.left + 8, box.top, columns[0].left - 4, box.bottom)
    told = writing.text("picture-days")
    shapes: list[Shape] = [
        Plate(box, theme.INK.at(215), 14),
        label(told, word, theme.MIST, weight="SemiBold", align="l", least=theme.LEAST),
    ]
    for column in columns:
        room = Box(column.left + 6, box.top, column.right - 6, box.bottom)
        for day, align in ((0, "l"), (days, "r")):
            shapes.append(
                label(str(day), room, theme.WHITE, size=theme.CHANGING, weight="SemiBold", align=align)
            )
    return tuple(shapes)


def _heading(box: Box, left: float, marks: Sequence[Name], writing: Writing) -> Shapes:
    """The unit of the scale, and from ``left`` what the marks in the chart mean."""
    parts: list[Part] = []
    for mark in marks:
        said = writing.text(f"picture-mark-{mark}")  # words: picture-mark-flag, picture-mark-cross
        ink = theme.TURN if mark == "flag" else theme.WHITE
        parts += [sign(mark, 34, ink), quiet(said, theme.MIST, theme.CHANGING)]
    unit = writing.text("picture-metres", metres="").strip()
    word = Box(box.left + 6, box.top, left - 4, box.bottom)
    return (
        Plate(box, theme.INK.at(215), 14),
        label(unit, word, theme.MIST, size=theme.CHANGING, weight="SemiBold"),
        *Row(tuple(parts), gap=10).placed(Box(left + 8, box.top, box.right - 8, box.bottom)),
    )


def _peak(heights: Sequence[int], known: Peak | None) -> Peak:
    """A climber's highest point: that of its nights unless a higher one is known."""
    night = Peak(heights.index(max(heights)), max(heights))
    return known if known and known.metres > night.metres else night


# -------------------------------------------------------------------------------------- the picture

_SIDE = 548
"""Width in pixels of the ranking beside the chart."""
_HEAD = 250
_TOP = 280
"""Least height in pixels at which chart and rows begin; above them the mountain is clear."""
_ROW, _SPACE = 216.0, 8
"""Greatest height in pixels of a row, and the gap between two."""
_INNER = 132.0
"""Height in pixels of what a row says."""
_GUTTER = 14.0
"""Pixels between chart and rows."""
_AXIS, _HEADING = 46, 46
"""Heights in pixels of the days below the chart, and of the heading above."""
_MEDAL, _STAR = 56, 34.0
_BADGE = (92.0, 99.0)
_LEFT, _STAGE = 20.0, 446.0
"""Left edge in pixels of the chart, and where winners stand beside it."""
_SPOTS = (
    ((266.0, 600.0), (124.0, 500.0)),
    ((372.0, 400.0), (282.0, 400.0), (188.0, 372.0), (98.0, 372.0)),
)
"""Middle and height in pixels of the figures of one winner, and of two."""
_MANY = (388.0, 98.0, 372.0)
"""Middles in pixels of the first and the last figure of more winners, and their height."""
_FOOT = 978.0
"""Height in pixels of the ground on which they stand."""
_LEDGE: tuple[tuple[theme.Colour, tuple[Point, ...]], ...] = (
    (theme.colour("#40609A"), ((0, 960), (440, 972), (520, 1050), (0, 1050))),
    (theme.colour("#4A5F96"), ((0, 1000), (150, 985), (210, 1050), (0, 1050))),
    (theme.colour("#2F4A80"), ((300, 985), (440, 972), (520, 1050), (350, 1050))),
    (
        theme.colour("#FFEFD0"),
        ((0, 942), (190, 930), (452, 962), (436, 990), (300, 984), (150, 996), (0, 984)),
    ),
    (theme.colour("#FAD2B0"), ((250, 972), (452, 962), (436, 990), (300, 984))),
)
"""The ledge of rock under snow on which they stand: each plane's colour and corners."""


@dataclass(frozen=True, slots=True)
class RankingPicture:
    """The final ranking, and every climber's course."""

    seen: Observation
    order: tuple[int, ...]
    """Seats from first to last."""
    totals: tuple[int, ...]
    """By seat."""
    altitudes: Mapping[ClimberKey, Sequence[int | None]]
    """Each climber's metres by night, None after the night in which it left the mountain."""
    peaks: Mapping[ClimberKey, Peak] = field(default_factory=dict)
    """Each climber's highest point, by day or night; those missing are the highest of ``altitudes``."""
    winners: tuple[int, ...] = ()
    """Seats that share first place."""
    title: str | None = None
    """Title of a solo game, in words."""

    def scene(self, writing: Writing) -> Scene:
        """Compose the picture."""
        frame = Box(0, 0, *theme.FRAME)
        side = Box(frame.right - 20 - _SIDE, 20, frame.right - 20, frame.bottom - 20)
        head = side.part(bottom=_HEAD)
        left = _STAGE if self._strong else _LEFT
        axis = Box(left, side.bottom - _AXIS, side.left, side.bottom)
        count = len(self.order)
        high = min(_ROW, (axis.top - _TOP) / count - _SPACE)
        top = axis.top - count * (high + _SPACE)
        known = self._courses()
        days = max([self.seen.day, *(len(heights) - 1 for heights in known.values())])
        tops = {key: _peak(heights, self.peaks.get(key)) for key, heights in known.items()}
        shapes: list[Shape] = [
            scenery.behind(self.seen.board.side, "clear", "dawn"),
            *(Polygon(corners, fill) for fill, corners in _LEDGE if self._strong),
            *self._head(head, writing),
        ]
        ground = Box(left, _TOP, side.left - _GUTTER, axis.bottom)
        axis = replace(axis, right=ground.right)
        heading = ground.part(bottom=_HEADING)
        chart = Box(left, heading.bottom, ground.right, axis.top)
        columns = dict(zip(self.order, columns_of(chart, count), strict=True))
        first = columns[self.order[0]].left
        summit = self.seen.board.by_id[content.SUMMIT].altitude
        marks: list[Name] = ["flag"] if any(peak.metres == summit for peak in tops.values()) else []
        if any(
            not seat.resigned and None in (one.space for one in seat.climbers) for seat in self.seen.seats
        ):
            marks.append("cross")
        shapes += (Plate(ground, _CALM, 14), *_axis(axis, [*columns.values()], days, writing))
        shapes += (*_heading(heading, first, marks, writing), *_scale(chart))
        for seat, column in columns.items():
            if column.left > first:
                ends = (column.left, column.top), (column.left, column.bottom)
                shapes.append(Stroke(ends, theme.INK.at(70), 3))
            own = {key: heights for key, heights in known.items() if key[0] == seat}
            shapes += _Column(self.seen, seat, own, tops, days).drawn(column)
        areas = [
            Area("head", head),
            Area("days", axis),
            Area("heading", heading),
            *(Area(f"column {seat}", column) for seat, column in columns.items()),
        ]
        for number, (seat, place) in enumerate(zip(self.order, self._places(), strict=True)):
            row = Box.at(side.left, top + number * (high + _SPACE), side.width, high)
            shapes += self._row(seat, place if count > 1 else None, row, writing)
            areas.append(Area(f"player {seat}", row))
        shapes += self._heroes()
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), tuple(areas))

    def _courses(self) -> dict[ClimberKey, tuple[int, ...]]:
        """Each climber's metres by night while it was on the mountain, from base camp on."""
        base = self.seen.board.by_id[content.BASE_CAMP].altitude
        return {
            key: (base, *(metres for metres in nights if metres is not None))
            for key, nights in self.altitudes.items()
        }

    @property
    def _strong(self) -> tuple[int, ...]:
        """Seats whose lines are emphasised: the winners, unless everyone died."""
        return () if self._lost else self.winners

    def _heroes(self) -> Shapes:
        """The winners' climbers, one each of many: those of the summit with a flag, the dead as cairns."""
        if not self._strong:
            return ()
        keys: list[ClimberKey] = [(seat, name) for name in CLIMBER_NAMES for seat in self._strong]
        spots: Sequence[Point] = _SPOTS[len(self._strong) > 1]
        if len(self._strong) > 2:
            pairs = ([key for key in keys if key[0] == seat] for seat in self._strong)
            keys = [max(pair, key=lambda key: self.seen.climber(key).vp) for pair in pairs]
            first, last, tall = _MANY
            spots = tuple((first + (last - first) * n / (len(keys) - 1), tall) for n in range(len(keys)))
        keys.sort(key=lambda key: key not in self.seen.summit)
        shapes, badges = list[Shape](), list[Shape]()
        for key, (middle, high) in zip(keys, spots, strict=True):
            alive = self.seen.climber(key).alive
            role: Role = "death" if not alive else "summit" if key in self.seen.summit else "mate"
            tall = high if alive else high / 2
            place = Box.at(middle - tall / 2, _FOOT - tall, tall, tall)
            badge = Box.around((middle, place.bottom - _BADGE[1] / 2 - 8), *_BADGE)
            # Later ones are farther back, but hide nobody's letter.
            shapes = [*poses.figure(role, key, place), *shapes]
            badges = [*pawn(key, badge, dead=not alive), *badges]
        return (*shapes, *badges)

    def _places(self) -> list[int]:
        """Rank of each row: winners share first place, equal totals share theirs."""
        ranks = [
            (seat in self.winners, self.seen.seats[seat].resigned, self.totals[seat]) for seat in self.order
        ]
        return [ranks.index(rank) + 1 for rank in ranks]

    @property
    def _lost(self) -> bool:
        """Whether everyone died, and nobody won because the others left."""
        return self.seen.reason != "resigned" and not any(seat.alive for seat in self.seen.seats)

    def _head(self, box: Box, writing: Writing) -> Shapes:
        """Header: who won, and in which game."""
        setup = self.seen.setup
        place = writing.text("picture-setting", side=setup.side, season=setup.season, day=self.seen.day)
        fill, ink = theme.INK, theme.WHITE
        if len(self._strong) == 1:
            livery = theme.LIVERIES[self._strong[0]]
            fill, ink = livery.colour, livery.letter
        emblem = Box.at(box.left + 20, box.top + 22, 104, 104)
        upper = Box(emblem.right + 14, box.top + 4, box.right - 12, box.top + 140)
        lower = Box(box.left + 24, upper.bottom, box.right - 20, box.bottom - 4)
        told = self._headline(2 * upper.width, writing)
        size = next(
            (size for size in (72, 64) if theme.text_width(told, size, "ExtraBold") <= upper.width), 50
        )
        headline = lines(told, upper.width, Label("", ink, size, "ExtraBold"), least=theme.CHANGING)
        return (
            Plate(box, fill, 24, shadow=8),
            *self._emblem(emblem),
            *headline.placed(upper),
            *lines(place, lower.width, Label("", ink, theme.BODY, "SemiBold")).placed(lower),
        )

    def _headline(self, width: float, writing: Writing) -> str:
        """One line naming the winner."""
        if self.title is not None:
            return self.title[:1].upper() + self.title[1:]
        if self._lost:
            return writing.text("picture-nobody")
        if len(self.winners) == 1:
            return writing.named("picture-winner", self.winners[0], width, theme.BODY)
        return writing.text("picture-shared" if self.winners else "picture-ranking")

    def _emblem(self, box: Box) -> Shapes:
        """A flag if a winner reached the summit, a medal for other wins, a cross if nobody survived."""
        if self._lost:
            return symbol("cross", box.grown(-14), theme.MIST)
        coin = (Disc(box, theme.WHITE), Disc(box.grown(-4), theme.INK))
        if any(seat in self.winners for seat, _ in self.seen.summit):
            return (*coin, *symbol("flag", box.grown(-22), theme.TURN))
        if not self.winners or len(self.seen.seats) == 1:
            return (*coin, *symbol("peak", box.grown(-18), theme.TURN))
        return (Disc(box, theme.INK), Disc(box.grown(-5), theme.TURN), strong("1", box, theme.INK, 66))

    def _row(self, seat: int, place: int | None, box: Box, writing: Writing) -> Shapes:
        """A player's row, with a rank unless it is a solo game."""
        view = self.seen.seats[seat]
        wins = seat in self.winners and not self._lost
        edge, rim = (theme.TURN, 7) if wins else (None, 0)
        ground = theme.WHITE.mixed(theme.TURN, 0.22) if wins else theme.WHITE
        corners = (False, True, True, False)
        shapes: list[Shape] = [Plate(box, ground, 22, edge, rim, corners=corners, shadow=6)]
        box = Box.around(box.centre, box.width, min(box.height, _INNER))
        left, end = box.left + 14, box.part(-152, 10, -14, -10)
        line = Box(left, box.top + 4, end.left - 12, box.top + 68)
        if place is not None:
            medal = Box.around((left + _MEDAL / 2, line.centre[1]), _MEDAL, _MEDAL)
            if wins:
                shapes.append(Plate(medal, theme.TURN, _MEDAL / 2))
            shapes.append(strong(str(place), medal, theme.INK, theme.FIGURE))
            left += _MEDAL + 6
        shapes += swatch(seat, Box.at(left, line.centre[1] - 26, 52, 52))
        who = replace(line, left=left + 60)
        shapes += named(writing, seat, who, theme.INK, size=theme.FIGURE, lines=1)
        middle = box.bottom - 36
        if view.resigned:
            gone = Box(line.left + 152, middle - 26, line.right, middle + 26)
            word = writing.text("picture-resigned")
            shapes.append(label(word, gone, theme.SLATE, size=theme.BODY, weight="SemiBold", align="l"))
        for number, name in enumerate(CLIMBER_NAMES):
            step = 72 if view.resigned else 204
            shapes += self._climber((seat, name), line.left + number * step, middle)
        star = Box.around((end.right - _STAR / 2, end.centre[1]), _STAR, _STAR)
        total = replace(end, right=star.left - 4)
        shapes.append(strong(str(self.totals[seat]), total, theme.INK, 88, align="r"))
        shapes += symbol("star", star, theme.SLATE)
        return tuple(shapes)

    def _climber(self, key: ClimberKey, left: float, middle: float) -> Shapes:
        """A climber's points, with a cross if dead, and a flag if alive and on the summit before."""
        view = self.seen.seats[key[0]]
        climber = view.climber(key[1])
        piece = pawn(key, Box.at(left, middle - 33, 62, 66), dead=not climber.alive)
        if view.resigned:
            return piece
        points = Box(left + 76, middle - 27, left + 132, middle + 27)
        ink = theme.INK if climber.alive else theme.SLATE
        shapes = (*piece, strong(str(climber.vp), points, ink, theme.FIGURE, align="l"))
        beside = points.left + theme.text_width(str(climber.vp), theme.FIGURE, "ExtraBold") + 4
        if not climber.alive:
            return (*shapes, *symbol("cross", Box.at(beside, middle - 24, 46, 48), theme.SLATE))
        if key in self.seen.summit:
            flag = Box.at(beside, middle - 26, 50, 52)
            return (*shapes, *symbol("flag", flag, GOLD))
        return shapes
