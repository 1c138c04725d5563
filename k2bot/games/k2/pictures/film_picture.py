"""The film of an expedition: a title, the mountain day by day with captions and the race, then the ranking.

See docs/film.md for why it is an animated WebP, its size, and how long it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import panel, scenery, sky, standings
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.palette import symbol
from k2bot.games.k2.pictures.pieces import pawn, sign
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.layout import Column, Fixed, Label, Part, Row, label, lines, named, strong, swatch
from k2bot.render.scene import Area, Box, Disc, Pattern, Plate, Polygon, Scene, Shape, Shapes
from k2bot.render.theme import INK, MIST, PAPER, PAPER_SHADE, SLATE, TURN, WHITE, Colour

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.k2.pictures.chart import Trail
    from k2bot.games.k2.pictures.hero_picture import HeroPicture
    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.ranking_picture import RankingPicture
    from k2bot.games.k2.pictures.scenery import Hour
    from k2bot.render.layout import Title
    from k2bot.render.painting.animation import Frame


@dataclass(frozen=True, slots=True)
class Told:
    """A row of a caption: what happens to a player."""

    seat: int
    text: str


@dataclass(frozen=True, slots=True)
class Shot:
    """One frame: the mountain at a moment, with a headline and a detail, or with rows."""

    seen: Observation
    headline: str = ""
    detail: str = ""
    milliseconds: int = 0
    hour: Hour = "day"
    seats: tuple[int, ...] = ()
    """Seats the headline is about; their colours precede it."""
    told: tuple[Told, ...] = ()
    """Rows, instead of headline and detail."""
    mark: Name | None = None
    """Symbol before the headline."""
    trails: tuple[Trail, ...] = ()
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today."""
    great: bool = False
    """Whether it tells a great moment."""
    hero: HeroPicture | None = None
    """The hero picture shown instead of the mountain."""
    sentence: str = ""
    """The sentence of that picture."""

    @property
    def texts(self) -> tuple[str, ...]:
        """Everything new to be read in the frame."""
        if self.hero is not None:
            return (self.sentence,)
        return tuple(text for text in (self.headline, self.detail, *(one.text for one in self.told)) if text)


@dataclass(frozen=True, slots=True)
class Closing:
    """Closing frame: the ranking."""

    ranking: RankingPicture
    milliseconds: int


@dataclass(frozen=True, slots=True)
class Reel:
    """Everything a film shows, in order; ``seen`` is the final observation."""

    seen: Observation
    writing: Writing
    """Its computers are the seats that computers play, or played at the end."""
    title: Title
    shots: tuple[Shot, ...]
    closing: Closing | None = None
    """None while the game is in progress."""

    def frames(self) -> Iterator[Frame]:
        """The frames, each composed once it's drawn, and for how many milliseconds it's shown."""
        yield partial(opening, self), self.title.milliseconds
        for shot in self.shots:
            yield partial(frame, shot, self.writing), shot.milliseconds
        if self.closing is not None:
            yield partial(self.closing.ranking.scene, self.writing), self.closing.milliseconds


# --------------------------------------------------------------------------------- beside the mountain

_HEAD, _LEAD, _GAP = 130, 168, 12
"""Heights in pixels of the day and the leader, and the gap between parts."""
_ROW, _RACE = 112, 345
"""Largest heights in pixels of a player in the race, and of all."""
_TITLE, _DETAIL = 66, 50
"""Preferred sizes of a headline and of the line below it."""
_SIGN = 60
_MOST = 20
"""Points that fill a player's bar."""
_DARK: Final = INK.mixed(WHITE, 0.07)


_CHIP = 100
"""Height in pixels of the notes in the corners of a hero picture."""


def poster(shot: Shot, art: Scene, writing: Writing) -> Scene:
    """A hero picture with the day and the leader in its upper corners."""
    day = Label(writing.text("picture-day", day=shot.seen.day), WHITE, 60, "ExtraBold")
    first = standings.leaders(shot.seen)
    parts: tuple[Part, ...] = (sign("flag", 56, INK),)
    parts += tuple(Fixed(_SIGN, _SIGN, partial(_colour, seat)) for seat in first)
    if len(first) == 1:
        parts += (Label(writing.name(first[0]), INK, 60, "ExtraBold").narrowed(520),)
    lead = Row(parts, gap=12)
    left = Box.at(28, 24, day.width + 56, _CHIP)
    right = Box.at(art.width - 28 - lead.width - 48, 24, lead.width + 48, _CHIP)
    shapes = (
        Plate(left, INK, 20, WHITE, 4),
        *day.placed(left.part(28)),
        Plate(right, TURN, 20, INK, 4),
        *lead.placed(right.part(24, 0, -20)),
    )
    areas = (*art.areas, Area("day", left), Area("leader", right))
    return replace(art, shapes=(*art.shapes, *shapes), areas=areas)


def frame(shot: Shot, writing: Writing) -> Scene:
    """The mountain with the caption, the leader and the race beside it; or a hero picture."""
    if shot.hero is not None:
        return poster(shot, replace(shot.hero, day=None).scene(writing), writing)
    board = BoardPicture(
        shot.seen, trails=shot.trails, fallen=shot.fallen, pitched=shot.pitched, hour=shot.hour, bare=True
    )
    still, moving, areas = board.mountain(writing)
    ground = panel.ground(TABLE, INK)
    beside, places = side(shot, writing)
    shapes = (*still, *ground, *beside, *moving)
    return Scene(*theme.FRAME, INK, shapes, (*areas, *places), len(still) + len(ground))


def side(shot: Shot, writing: Writing) -> tuple[Shapes, tuple[Area, ...]]:
    """Everything beside the mountain, from top to bottom, with its areas."""
    inner = TABLE.part(24, 14, -24, -16)
    head = Box.at(inner.left, inner.top, inner.width, _HEAD)
    # Alone there is no race.
    count = len(shot.seen.seats)
    race = inner.part(top=inner.height - (min(_RACE, count * _ROW) if count > 1 else 0))
    lead = Box(inner.left, race.top - _GAP - _LEAD, inner.right, race.top - _GAP)
    words = Box(inner.left, head.bottom + _GAP, inner.right, lead.top - _GAP)
    shapes = (
        *_day(shot.seen, head, writing),
        *caption(shot, words),
        *_lead(shot.seen, lead, writing),
        *(_race(shot.seen, race, writing) if shot.seen.seats[1:] else ()),
    )
    areas = (Area("day", head), Area("caption", words), Area("leader", lead), Area("race", race))
    return shapes, areas


def _day(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """The day, the symbol of its weather, and a tick per day, past and current ones in yellow."""
    mark = sky.sky_of(seen.weather)
    day = Label(writing.text("picture-day", day=seen.day), WHITE, 84, "ExtraBold")
    weather = Fixed(84, 84, partial(_badge, sky.SYMBOLS[mark], sky.COLOURS[mark]))
    head = Row((day, Fixed(grows=1), weather), gap=14).placed(box.part(bottom=96))
    ticks = box.part(top=-18).columns(*(1,) * content.DAYS, gap=5)
    return (
        *head,
        *(Plate(tick, TURN if number <= seen.day else SLATE, 6) for number, tick in enumerate(ticks, 1)),
    )


def _badge(name: Name, ink: Colour, box: Box) -> Shapes:
    """A symbol on a pale disc."""
    return (Disc(box, PAPER), *symbol(name, box.grown(-15), ink))


def caption(shot: Shot, box: Box) -> Shapes:
    """The caption of a shot: rows, or a headline after colours and symbol with a detail below."""
    words = _rows(shot.told, box) if shot.told else _words(shot, box)
    return words.placed(box)


def _words(shot: Shot, box: Box) -> Column:
    """Colours and symbol, a headline and a detail; the headline is as large as its box allows."""
    columns = (_sized(shot, box.width, size) for size in range(_TITLE, theme.CHANGING, -1))
    fitting = (column for column in columns if column.height <= box.height)
    return next(fitting, None) or _sized(shot, box.width, theme.CHANGING)


def _sized(shot: Shot, width: float, size: int) -> Column:
    """Colours and symbol, a headline of that size on up to three lines, and a detail on up to two."""
    signs: list[Part] = [Fixed(_SIGN, _SIGN, partial(_colour, seat)) for seat in shot.seats]
    if shot.mark is not None:
        signs.append(sign(shot.mark, _SIGN, TURN))
    lead: tuple[Part, ...] = (Row(tuple(signs), gap=12, height=_SIGN),) if signs else ()
    title = Label(shot.headline, WHITE, size, "ExtraBold")
    head = lines(shot.headline, width, title, 3, least=theme.CHANGING)
    if not shot.detail:
        return Column((*lead, head), gap=14, align="middle")
    line = Label(shot.detail, MIST, _DETAIL, "SemiBold")
    below = lines(shot.detail, width, line, 2, least=theme.CHANGING)
    return Column((*lead, head, below), gap=12, align="middle")


def _rows(told: Sequence[Told], box: Box) -> Column:
    """Rows of colour and text, which has up to two lines."""
    high = box.height / max(2, len(told))
    room = box.width - _SIGN - 18
    size = min(_DETAIL, int(high / 2.9))
    rows: list[Part] = []
    for one in told:
        line = Label(one.text, WHITE, size, "ExtraBold", height=size * 1.28)
        text = lines(one.text, room, line, least=min(size, theme.CHANGING))
        rows.append(Row((Fixed(_SIGN, _SIGN, partial(_colour, one.seat)), text), gap=18, height=high))
    return Column(tuple(rows), align="middle")


def _colour(seat: int, box: Box) -> Shapes:
    """A player's colour with a light rim, since one is as dark as the background."""
    return (Disc(box, PAPER_SHADE), *swatch(seat, box.grown(-4)))


def _lead(seen: Observation, box: Box, writing: Writing) -> Shapes:
    """Who leads by how much, or who share the lead; alone, the player and their points."""
    first = standings.leaders(seen)
    names = " · ".join(writing.name(seat) for seat in first)
    if len(seen.seats) == 1:
        told = writing.text("k2-film-points", points=seen.seats[0].total)
    elif len(first) == len(seen.seats):
        names = writing.text("k2-film-nobody")
        told = writing.text("k2-film-level", points=seen.seats[0].total)
    elif len(first) > 1:
        told = writing.text("picture-shared-lead")
    else:
        others = [seat.total for seat in seen.seats if seat.seat not in first]
        told = writing.text("picture-leads", points=seen.seats[first[0]].total - max(others))
    flag = Box.around((box.left + 50, box.centre[1]), 68)
    place = Box(flag.right + 18, box.top + 8, box.right - 16, box.bottom - 8)
    size = 58 if len(first) == 1 else 44
    who = lines(names, place.width, Label(names, INK, size, "ExtraBold"), least=theme.CHANGING)
    how = Label(told, INK, theme.BODY, "SemiBold", height=52, least=theme.SMALL)
    words = Column((who, how.narrowed(place.width)), align="middle")
    return (Plate(box, TURN, 18), *symbol("flag", flag, INK), *words.placed(place))


def _race(seen: Observation, box: Box, writing: Writing) -> Iterator[Shape]:
    """Everyone by points: colour, name and points above a bar; a cross for each dead climber."""
    order = sorted(seen.seats, key=lambda seat: (-seat.total, seat.seat))
    tall = box.height / len(order)
    for number, seat in enumerate(order):
        row = Box.at(box.left, box.top + number * tall, box.width, tall - tall / 14)
        bar = row.part(top=-tall * 0.23)
        line = row._replace(bottom=bar.top - 4)
        own = theme.LIVERIES[seat.seat]
        long = max(20.0, bar.width * min(1.0, seat.total / _MOST))
        done = Polygon(bar.part(right=long).corners, own.colour, MIST, 2)
        total = line.part(-84)
        end = total.left - 6
        for climber in CLIMBER_NAMES:
            if not seat.climber(climber).alive:
                end -= 40
                yield from symbol("cross", Box.at(end, line.centre[1] - 20, 36, 40), MIST)
        who = Box(line.left + 56, line.top, end - 8, line.bottom)
        yield from _colour(seat.seat, Box.at(line.left, line.centre[1] - 22, 44))
        yield from named(writing, seat.seat, who, WHITE, 46)
        yield strong(str(seat.total), total, WHITE, 56, "r")
        yield Plate(bar, _DARK, 4)
        yield done
        yield Pattern(done, own.pattern, own.second)


# ------------------------------------------------------------------------------------------- the title


def opening(reel: Reel) -> Scene:
    """Title card: the mountain at dawn, the name of the game, and the players as its cast."""
    frame, count = Box(0, 0, *theme.FRAME), len(reel.seen.seats)
    page = frame.part(890)
    inner = page.part(60, 70, -60, -70)
    row = min(94, int((inner.height - 460) / count))
    title = inner.part(bottom=300)
    rule = Box.at(inner.left, title.bottom + 6, inner.width, 6)
    setting = Box.at(inner.left, rule.bottom + 16, inner.width, 70)
    day = Box.at(inner.left, setting.bottom, inner.width, 56)
    cast = inner._replace(top=inner.bottom - count * row)
    shapes: list[Shape] = [
        scenery.behind(reel.seen.board.side, "clear", "dawn"),
        Plate(page, INK.at(232)),
        Plate(Box(page.left - 6, page.top, page.left, page.bottom), TURN),
        strong(reel.title.headline, title, WHITE, 340, "l"),
        Plate(rule, TURN, 3),
        label(reel.title.detail, setting, WHITE, 60, "SemiBold", align="l"),
    ]
    if reel.title.day:
        shapes.append(label(reel.title.day, day, MIST, 46, "SemiBold", align="l"))
    for seat in range(count):
        line = Box.at(cast.left, cast.top + seat * row, cast.width, row)
        for number, climber in enumerate(CLIMBER_NAMES):
            place = Box.around((line.left + 40 + number * 84, line.centre[1]), 74, min(80, row - 6))
            shapes += pawn((seat, climber), place)
        who = line.part(184)
        shapes += named(reel.writing, seat, who, WHITE, theme.TITLE)
    return Scene(*theme.FRAME, INK, tuple(shapes), (Area("title", title), Area("cast", cast)))
