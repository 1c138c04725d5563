"""Final picture: the ranking, and a line chart of each climber's altitude by day."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import scenery, vignette
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import chip, pawn
from k2bot.render import theme
from k2bot.render.layout import Label, label, lines, named, strong, swatch
from k2bot.render.scene import Area, Box, Disc, Plate, Point, Polygon, Scene, Shape, Shapes, Stroke

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.poses import Role

_FLOOR, _CEILING = 5000, 8850
"""Metres at the bottom and top of the chart."""
_LEAST_DAYS = 6
_MARK = 64
"""Spacing in pixels between climbers at the chart's right edge."""
_LANE, _LANES = 9.0, 38.0
"""Offset in pixels between climbers at the same altitude, and the maximum total offset."""
_ENDED = (92, 54)
"""Size in pixels of the sign at the end of a line cut short, if it is a cross."""
_LAST = 5
"""Number of final nights of a line that signs must not cover."""
_DARK = 0.05
"""Luminance below which a line gets a light rim, so that all lines look equally wide."""
_PALE = 0.5
"""Luminance from which a line is dashed with dark instead of light."""
_BANDS = tuple(theme.PAPER_SHADE.mixed(theme.colour("#A9C6E4"), share) for share in (0, 0.4, 0.7, 1))
_STRONG, _PLAIN, _QUIET = (17.0, 11.0), (11.0, 7.0), (5.0, 3.5)
"""Widths in pixels of a line's rim and of the line itself: winners, others, and everyone's lower climber."""
_FADED = 0.55
"""Share of the background in the colours of lower climbers' lines."""
_CROWD = 2
"""Number of players above which each player's lower climber is subdued: its line, and no sign at the end."""
_DASH, _PAUSE = 0.9, 1.5
"""Lengths of dashes and gaps, in multiples of the rim's width."""
_SLOPE = 70
"""Opacity of the mountain below the winner's line, out of 255."""
GOLD = theme.colour("#8A5706")


class Peak(NamedTuple):
    """A climber's highest point: the day on which it was reached first, and metres."""

    day: int
    metres: int


def altitude_chart(
    observation: Observation,
    altitudes: Mapping[ClimberKey, Sequence[int | None]],
    box: Box,
    writing: Writing,
    *,
    strong: Sequence[int] = (),
    peaks: Mapping[ClimberKey, Peak] | None = None,
) -> Shapes:
    """The altitude chart: bands for the zones and a line per climber with its peak, survivors at its end.

    ``altitudes`` holds each climber's metres by night, None after it left the mountain; ``peaks`` the highest
    points, which may lie above every night. A's lines are solid, B's dashed; those of ``strong`` seats are
    thicker. With more than two players those of each one's lower climber are thin and pale.
    """
    plot = Box(box.left + 156, box.top + 26, box.right - 112, box.bottom - 66)
    days = _days(max((len(nights) for nights in altitudes.values()), default=0))

    def spot(day: float, metres: float) -> Point:
        return plot.left + plot.width * day / days, _height(plot, metres)

    base, summit = (observation.board.by_id[space].altitude for space in (content.BASE_CAMP, content.SUMMIT))
    shapes: list[Shape] = [Plate(box, theme.PAPER, 24, shadow=8)]
    shapes += _ground(observation, box, plot, days, writing)
    shapes += _key(_key_box(plot))
    ends: dict[ClimberKey, Point] = {}
    drawn: dict[ClimberKey, Sequence[Point]] = {}
    ways: list[tuple[int, Shapes]] = []
    last: list[Point] = []
    known = {
        key: (base, *(metres for metres in nights if metres is not None)) for key, nights in altitudes.items()
    }
    tops = {key: _peak(heights, (peaks or {}).get(key)) for key, heights in known.items()}
    lower = _lower(observation, tops) if len(observation.seats) > _CROWD else frozenset()
    signs: list[tuple[int, Shapes]] = []
    for key, heights in known.items():
        points = [
            (x, y + _aside(known, key, day))
            for day, (x, y) in enumerate(spot(day, metres) for day, metres in enumerate(heights))
        ]
        drawn[key] = tuple(points)
        top = tops[key]
        at = top.day
        if top.metres > heights[min(at, len(heights) - 1)]:  # reached by day, left before the night
            points.insert(at, spot(at - 0.5, top.metres))
        at = min(at, len(points) - 1)
        faded = key in lower
        rank = 0 if faded else 2 if key[0] in strong else 1
        way = _way(key, tuple(points), (_QUIET, _PLAIN, _STRONG)[rank], faded=faded)
        ways.append((rank, way))
        if top.metres == summit or (top.metres > base and not faded):
            signs.append((rank, _summit(key, points[at], reached=top.metres == summit)))
        ends[key] = points[-1]
        if observation.climber(key).alive:
            last += _last(points)
    for seat in strong[:1]:
        shapes += _slope([way for key, way in drawn.items() if key[0] == seat], plot, seat)
    for layer in (ways, signs):
        shapes += [shape for _, parts in sorted(layer, key=lambda part: part[0]) for shape in parts]
    living = {key: end for key, end in ends.items() if observation.climber(key).alive}
    gone = {key: end for key, end in ends.items() if key not in living}
    living = {key: end for key, end in living.items() if key not in lower}
    return (*shapes, *_marks(living, plot, box), *_ended(observation, gone, plot, last, writing))


def _peak(heights: Sequence[int], known: Peak | None) -> Peak:
    """A climber's highest point: that of its nights unless a higher one is known."""
    night = Peak(heights.index(max(heights)), max(heights))
    return known if known and known.metres > night.metres else night


def _lower(observation: Observation, tops: Mapping[ClimberKey, Peak]) -> frozenset[ClimberKey]:
    """Each player's climber with fewer points; on a tie the one that came less high, then B."""

    def worth(key: ClimberKey) -> tuple[int, int]:
        return observation.climber(key).vp, tops[key].metres

    pairs = ([(seat.seat, name) for name in CLIMBER_NAMES] for seat in observation.seats)
    known = ([key for key in pair if key in tops] for pair in pairs)
    return frozenset(min(reversed(pair), key=worth) for pair in known if len(pair) > 1)


def _summit(key: ClimberKey, at: Point, *, reached: bool) -> Shapes:
    """Mark of a line's highest point: a dot, and on the summit a flag, in the player's colour."""
    fill, rim = theme.LIVERIES[key[0]].colour, theme.INK
    edge = theme.WHITE if fill.luminance < _DARK else rim
    dot = (Disc(Box.around(at, 26, 26), edge), Disc(Box.around(at, 18, 18), fill))
    if not reached:
        return dot
    x, y = at
    cloth = ((x, y - 50), (x + 44, y - 38), (x, y - 26))
    pole = (at, (x, y - 50))
    return (
        Stroke(pole, theme.WHITE, 11),
        Polygon(cloth, fill, theme.WHITE, 9),
        Stroke(pole, rim, 6),
        Polygon(cloth, fill, rim, 4),
        *dot,
    )


def _last(points: Sequence[Point]) -> list[Point]:
    """The final points of a line, interpolated so closely that no sign fits between them."""
    steps: list[Point] = []
    for (x, y), (to_x, to_y) in pairwise(points[-_LAST:]):
        steps += [(x + (to_x - x) * part / 3, y + (to_y - y) * part / 3) for part in range(1, 4)]
    return steps


def _aside(known: Mapping[ClimberKey, Sequence[int]], key: ClimberKey, day: int) -> float:
    """Sideways offset of a line on a day, so that lines at the same altitude stay visible.

    All lines start at one point.
    """
    if not day:
        return 0
    together = [
        other for other, heights in known.items() if day < len(heights) and heights[day] == known[key][day]
    ]
    gap = min(_LANE, _LANES / max(1, len(together) - 1))
    return (together.index(key) - (len(together) - 1) / 2) * gap


def _ground(observation: Observation, box: Box, plot: Box, days: int, writing: Writing) -> Shapes:
    """Chart background: zone bands with their altitudes, the summit line, the days."""
    summit = observation.board.by_id[content.SUMMIT].altitude
    shapes: list[Shape] = []
    edges = (_FLOOR, 6000, 7000, 8000, _CEILING)
    for (lower, upper), fill in zip(pairwise(edges), _BANDS, strict=True):
        shapes.append(Plate(Box(plot.left, _height(plot, upper), plot.right, _height(plot, lower)), fill))
    for metres in (6000, 7000, 8000, summit):
        y = _height(plot, metres)
        top = metres == summit
        ends = ((plot.left, y), (plot.right, y))
        shapes.append(Stroke(ends, GOLD, 4, (14, 10)) if top else Stroke(ends, theme.WHITE, 4))
        note = Box(box.left + 8, y - 20, plot.left - 10, y + 20)
        text = writing.text("picture-metres", metres=str(metres))
        shapes.append(label(text, note, GOLD if top else theme.SLATE, weight="SemiBold", align="r"))
    shapes += symbol("flag", Box.at(plot.left + 6, _height(plot, summit) - 25, 44, 50), GOLD)
    axis = Box(box.left + 8, plot.bottom + 10, plot.left - 30, plot.bottom + 56)
    shapes.append(label(writing.text("picture-days"), axis, theme.SLATE, weight="SemiBold", align="r"))
    for day in range(0, days + 1, content.DAYS_A_TILE):
        x = plot.left + plot.width * day / days
        shapes.append(Stroke(((x, plot.top), (x, plot.bottom)), theme.SLATE.at(45), 2))
        room = Box(x - 40, plot.bottom + 10, x + 40, plot.bottom + 56)
        shapes.append(label(str(day), room, theme.SLATE, weight="SemiBold"))
    return tuple(shapes)


def _key_box(plot: Box) -> Box:
    return Box.at(plot.left + 20, (_height(plot, 8000) + plot.top) / 2 - 2, 270, 44)


def _key(box: Box) -> Shapes:
    """Legend: A's lines are solid, B's dashed."""
    shapes: list[Shape] = []
    for name, part in zip(CLIMBER_NAMES, box.columns(1, 1, gap=20), strict=True):
        dash = (14.0, 20.0) if name == "B" else None
        line = ((part.left, part.centre[1]), (part.right - 48, part.centre[1]))
        letter = Box(part.right - 36, part.top, part.right, part.bottom)
        shapes += [Stroke(line, theme.INK, 9, dash), label(name, letter, theme.INK, size=theme.CHANGING)]
    return tuple(shapes)


def _height(plot: Box, metres: float) -> float:
    return plot.bottom - plot.height * (metres - _FLOOR) / (_CEILING - _FLOOR)


def _days(nights: int) -> int:
    """Number of days on the axis: whole tiles, and enough that lines are not all steep."""
    tiles = -(-nights // content.DAYS_A_TILE)
    return max(_LEAST_DAYS, tiles * content.DAYS_A_TILE)


def _colours(key: ClimberKey) -> tuple[theme.Colour, theme.Colour]:
    """Colours of a climber's line and its rim."""
    fill = theme.LIVERIES[key[0]].colour
    return fill, theme.WHITE if fill.luminance < _DARK else theme.INK


def _way(key: ClimberKey, points: tuple[Point, ...], widths: tuple[float, float], *, faded: bool) -> Shapes:
    """A climber's line with rim and core of these widths: A's solid, B's dashed."""
    fill, rim = _colours(key)
    if len(points) < 2:
        return ()
    if faded:
        wide, narrow = widths
        fill, rim = (colour.mixed(_BANDS[2], _FADED) for colour in (fill, theme.INK))
        dash = (2 * wide, 2 * wide) if key[1] == "B" else None
        shades = (
            ((rim, wide), (fill, narrow))
            if theme.LIVERIES[key[0]].colour.luminance > _PALE
            else ((fill, wide),)
        )
        return tuple(Stroke(points, shade, width, dash) for shade, width in shades)
    if rim == theme.WHITE:  # a white rim is invisible on the light background
        widths = widths[0] + 3, widths[0] - 2
    wide, narrow = widths
    strokes: list[tuple[theme.Colour, float, tuple[float, float] | None]] = [(rim, wide, None)]
    if key[1] == "B":
        # Twisted like the ropes on the mountain, in two tones that differ for every livery.
        strokes.append((theme.PAPER if fill.luminance < _PALE else theme.INK, narrow, None))
    strokes.append((fill, narrow, (_DASH * wide, _PAUSE * wide) if key[1] == "B" else None))
    return tuple(Stroke(leg, *stroke) for stroke in strokes for leg in pairwise(points))


def _slope(ways: Sequence[Sequence[Point]], plot: Box, seat: int) -> Shapes:
    """The mountain that a winner's higher climber drew, in the player's colour."""
    days = max(map(len, ways), default=0)
    if days < 2:
        return ()
    top = [min((way[day] for way in ways if day < len(way)), key=lambda at: at[1]) for day in range(days)]
    corners = (*top, (top[-1][0], plot.bottom), (top[0][0], plot.bottom))
    return (Polygon(corners, theme.LIVERIES[seat].colour.at(_SLOPE)),)


def _marks(ends: Mapping[ClimberKey, Point], plot: Box, box: Box) -> Shapes:
    """Survivors at the right edge, at the height of their last night, without overlaps."""
    shapes: list[Shape] = []
    ties: list[Shape] = []
    ranked = sorted(ends.items(), key=lambda end: (end[1][1], end[0]))
    heights: list[float] = []
    for _, (_, y) in ranked:
        heights.append(max(y, heights[-1] + _MARK if heights else plot.top + 12))
    limit = box.bottom - 40
    for number in range(len(heights) - 1, -1, -1):
        heights[number] = min(heights[number], limit)
        limit = heights[number] - _MARK
    for (key, (x, y)), height in zip(ranked, heights, strict=True):
        tie = ((x + 4, y), (plot.right + 10, y), (plot.right + 38, height))
        fill, rim = _colours(key)
        ties += [Stroke(tie, rim, 6), Stroke(tie, fill, 3)]
        shapes += pawn(key, Box.around((plot.right + 68, height), 58, 62))
    return (*ties, *shapes)


def _ended(
    observation: Observation,
    ends: Mapping[ClimberKey, Point],
    plot: Box,
    last: Sequence[Point],
    writing: Writing,
) -> Shapes:
    """Signs at the ends of lines: a cross for the dead, a word for those who left; without overlaps.

    ``last`` are points of survivors' lines to keep clear.
    """
    word = writing.text("picture-left")
    wide = 68 + theme.text_width(word, theme.SMALL, "SemiBold")
    shapes: list[Shape] = []
    ties: list[Shape] = []
    taken = [_key_box(plot)]
    for key, end in sorted(ends.items(), key=lambda item: (item[1], item[0])):
        resigned = observation.seats[key[0]].resigned
        box = _free(end, wide if resigned else _ENDED[0], taken, plot, last)
        taken.append(box)
        left = Box.at(box.left + 2, box.top, 46, box.height)
        right = Box.at(box.left + 48, box.top + 9, box.width - 56, box.height - 18)
        fill, rim = _colours(key)
        ties += [Stroke((end, box.centre), rim, 7), Stroke((end, box.centre), fill, 3.5)]
        ties += [Disc(Box.around(end, 20, 20), rim), Disc(Box.around(end, 13, 13), fill)]
        shapes += [Plate(box, theme.PAPER, 18, theme.INK, 3.5), *pawn(key, Box.around(left.centre, 42, 46))]
        if resigned:
            shapes.append(label(word, right.grown(7), theme.INK, weight="SemiBold"))
        else:
            shapes += symbol("cross", right, theme.INK)
    return (*ties, *shapes)


def _free(end: Point, width: float, taken: Sequence[Box], plot: Box, last: Sequence[Point]) -> Box:
    """A free box for a sign beside the end of a line, clear of other signs and, if possible, of ``last``."""
    height = _ENDED[1]
    limits = plot.grown(12)
    steps = ((0, -1), (0, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (-1, 1), (1, 1), (0, -2), (0, 2))
    wished = Box.around(end, width, height)
    placed = []
    for far in (1, 2, 3):
        for right, down in steps:
            box = wished.moved(right * far * (width + 4), down * far * (height + 4))
            box = box.moved(max(0.0, limits.left - box.left), max(0.0, limits.top - box.top))
            box = box.moved(min(0.0, limits.right - box.right), min(0.0, limits.bottom - box.bottom))
            placed.append(box)
    free = [(near, box) for near, box in enumerate(placed) if not any(box.overlaps(other) for other in taken)]

    def cost(place: tuple[int, Box]) -> float:
        near, box = place
        room = box.grown(6)
        covered = sum(room.left < x < room.right and room.top < y < room.bottom for x, y in last)
        return near * 0.4 + covered * 0.35 + 2 * sum(other.meets(end, box.centre) for other in taken)

    return min(free, key=cost, default=(0, placed[0]))[1]


# -------------------------------------------------------------------------------------- the picture

_SIDE = 548
"""Width in pixels of the ranking beside the mountain."""
_HEAD = 252
_ROW, _SPACE = 142, 8
_CHART = 400
"""Top of the chart; above it the mountain is clear."""
_MEDAL = 56
_BADGE = (66.0, 71.0)
_FOOT = 8.0
"""Pixels by which figures stand below the top of the chart."""
_SPOTS = ((176.0, 330.0), (800.0, 310.0), (330.0, 270.0), (980.0, 250.0))
"""Middle and height in pixels of the winners' figures, which stand on the chart."""


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
        head = Box(side.left, side.top, side.right, side.top + _HEAD)
        chart = Box(20, _CHART, side.left - 20, frame.bottom - 20)
        shapes: list[Shape] = [
            scenery.behind(self.seen.board.side, "clear", "dawn"),
            *self._head(head, writing),
        ]
        areas = [Area("head", head)]
        for number, (seat, place) in enumerate(zip(self.order, self._places(), strict=True)):
            row = Box.at(side.left, head.bottom + _SPACE + number * (_ROW + _SPACE), side.width, _ROW)
            shapes += self._row(seat, place if len(self.order) > 1 else None, row, writing)
            areas.append(Area(f"player {seat}", row))
        shapes += self._heroes()
        shapes += altitude_chart(
            self.seen, self.altitudes, chart, writing, strong=self._strong, peaks=self.peaks
        )
        return Scene(*theme.FRAME, theme.INK, tuple(shapes), (*areas, Area("chart", chart)))

    @property
    def _strong(self) -> tuple[int, ...]:
        """Seats whose lines are emphasised: the winners, unless everyone died."""
        return () if self._lost else self.winners

    def _heroes(self) -> Shapes:
        """The winners' climbers, on the chart: those of the summit with a flag, the dead as cairns."""
        keys = [(seat, name) for name in CLIMBER_NAMES for seat in self._strong]
        shapes: list[Shape] = []
        for key, (middle, high) in zip(keys, _SPOTS, strict=False):
            alive = self.seen.climber(key).alive
            role: Role = "death" if not alive else "summit" if key in self.seen.summit else "mate"
            place = Box.at(middle - high / 2, _CHART + _FOOT - high, high, high)
            badge = Box.around((middle, place.bottom - _BADGE[1] / 2 - _FOOT), *_BADGE)
            shapes += [*vignette.figure(role, key, place), *pawn(key, badge, dead=not alive)]
        return tuple(shapes)

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
        headline = lines(
            self._headline(2 * upper.width, writing),
            upper.width,
            Label("", ink, 50, "ExtraBold"),
            least=theme.CHANGING,
        )
        return (
            Plate(box, fill, 24, theme.INK, 4, shadow=8),
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
            return _winner(writing.name(self.winners[0]), width, writing)
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
        shapes: list[Shape] = [Plate(box, theme.PAPER, 22, edge, rim, shadow=6)]
        left, end = box.left + 14, Box(box.right - 126, box.top + 16, box.right - 14, box.bottom - 16)
        line = Box(left, box.top + 8, end.left - 12, box.top + 76)
        if place is not None:
            medal = Box.around((left + _MEDAL / 2, line.centre[1]), _MEDAL, _MEDAL)
            if wins:
                shapes.append(Plate(medal, theme.TURN, _MEDAL / 2))
            shapes.append(strong(str(place), medal, theme.INK, theme.FIGURE))
            left += _MEDAL + 6
        shapes += swatch(seat, Box.at(left, line.centre[1] - 26, 52, 52))
        who = Box(left + 60, line.top, line.right, line.bottom)
        shapes += named(writing, seat, who, theme.INK, size=theme.FIGURE, lines=1)
        middle = box.bottom - 40
        if view.resigned:
            gone = Box(line.left + 152, middle - 26, line.right, middle + 26)
            word = writing.text("picture-resigned")
            shapes.append(label(word, gone, theme.SLATE, size=theme.BODY, weight="SemiBold", align="l"))
        for number, name in enumerate(CLIMBER_NAMES):
            step = 72 if view.resigned else 192
            shapes += self._climber((seat, name), line.left + number * step, middle)
        total = str(self.totals[seat])
        shapes += [Plate(end, theme.INK, 20), strong(total, end, theme.WHITE, 84)]
        return tuple(shapes)

    def _climber(self, key: ClimberKey, left: float, middle: float) -> Shapes:
        """A climber's points, with a cross if dead, and a flag if alive and on the summit before."""
        view = self.seen.seats[key[0]]
        climber = view.climber(key[1])
        piece = pawn(key, Box.at(left, middle - 33, 62, 66), dead=not climber.alive)
        if view.resigned:
            return piece
        points = Box(left + 66, middle - 27, left + 132, middle + 27)
        shapes = (*piece, *chip(str(climber.vp), points, theme.INK if climber.alive else theme.SLATE))
        if not climber.alive:
            return (*shapes, *symbol("cross", Box.at(points.right + 8, middle - 24, 46, 48), theme.SLATE))
        if key in self.seen.summit:
            flag = Box.at(points.right + 10, middle - 26, 50, 52)
            return (*shapes, *symbol("flag", flag, GOLD))
        return shapes


def _winner(name: str, width: float, writing: Writing) -> str:
    """The headline for a winner; truncates a long name rather than the words around it."""
    for length in range(len(name), -1, -1):
        shown = name if length == len(name) else name[:length].rstrip() + "…"
        headline = writing.text("picture-winner", name=shown)
        if theme.text_width(headline, theme.BODY, "ExtraBold") <= width:
            return headline
    return writing.text("picture-winner", name="…")
