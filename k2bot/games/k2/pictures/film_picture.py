"""The film of an expedition: the board day by day with captions, then the ranking.

See docs/film.md for why it is an animated WebP, its size, and how long it takes.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Final

from PIL import Image

from k2bot.games.k2.engine import CLIMBER_NAMES, ClimberKey, Observation, content
from k2bot.games.k2.pictures import forecast, scenery
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.pieces import pawn, sign
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.cache import ByteLRU
from k2bot.render.layout import Column, Fixed, Label, Part, Row, label, lines, named, strong, swatch
from k2bot.render.painting import animation, paint
from k2bot.render.scene import Area, Box, Disc, Plate, Scene, Shape, Shapes

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from k2bot.games.k2.pictures.chart import Trail
    from k2bot.games.k2.pictures.palette import Name
    from k2bot.games.k2.pictures.pieces import Writing
    from k2bot.games.k2.pictures.ranking_picture import RankingPicture
    from k2bot.games.k2.pictures.scenery import Hour


@dataclass(frozen=True, slots=True)
class Opening:
    """Opening frame: the players and the game."""

    headline: str
    detail: str
    milliseconds: int


@dataclass(frozen=True, slots=True)
class TurnCaption:
    """What a player does, in a few words."""

    seat: int
    name: str
    doings: str


@dataclass(frozen=True, slots=True)
class Shot:
    """One frame: the board at a moment, with a headline and up to two lines of caption."""

    seen: Observation
    headline: str
    detail: str
    milliseconds: int
    hour: Hour = "day"
    seats: tuple[int, ...] = ()
    """Seats the caption is about; their colours precede the headline."""
    told: tuple[TurnCaption, ...] = ()
    """Rows for what several players do, instead of headline and lines."""
    mark: Name | None = None
    """Symbol before the headline."""
    trails: tuple[Trail, ...] = ()
    fallen: tuple[tuple[ClimberKey, str], ...] = ()
    """Climbers who died this night, and where."""
    pitched: tuple[ClimberKey, ...] = ()
    """Climbers whose tents were pitched today."""
    dramatic: bool = False
    """Whether it shows one of the game's dramatic moments."""


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
    opening: Opening
    shots: tuple[Shot, ...]
    closing: Closing | None = None
    """None while the game is in progress."""

    @property
    def steps(self) -> int:
        """Number of frames."""
        return len(self.shots) + (1 if self.closing is None else 2)


# --------------------------------------------------------------------------------- captions

_MARGIN, _TICKS = 18, 14
"""Pixels of the margin around the text, and height of the ticks."""
_HEAD, _DETAIL = 58, 44
"""Preferred sizes of the headline and of the lines below it."""
_SIGN = 54
_ROW = 116
"""Row height in pixels of a player in the opening frame."""


def caption(shot: Shot, width: int, height: int) -> Scene:
    """Caption of a shot with the timeline of the expedition, at this size."""
    inner = Box(0, 0, width, height).grown(-_MARGIN)
    ticks = Box(inner.left, inner.bottom - _TICKS, inner.right, inner.bottom)
    text = Box(inner.left, inner.top - 8, inner.right, ticks.top - 8)
    words = _rows(shot.told, text) if shot.told else _words(shot, text)
    shapes = (*words.placed(text), *_timeline(shot.seen.day, ticks))
    return Scene(width, height, theme.INK, shapes, (Area("text", text), Area("timeline", ticks)))


def _words(shot: Shot, box: Box) -> Column:
    """A headline after colours and symbol, with lines below; a long headline takes the full width."""
    signs: list[Part] = [Fixed(_SIGN, _SIGN, partial(_colour, seat)) for seat in shot.seats]
    if shot.mark is not None:
        signs.append(sign(shot.mark, _SIGN, theme.TURN))
    lead = Row(tuple(signs), gap=10)
    room = box.width - (lead.width + 16 if signs else 0)
    is_long = Label(shot.headline, theme.WHITE, theme.CHANGING).width > room
    line = Label(shot.detail, theme.PAPER_SHADE, theme.CHANGING, "SemiBold")
    if is_long:
        headline = lines(shot.headline, box.width, Label(shot.headline, theme.WHITE, theme.CHANGING))
        told = lines(shot.detail, room, line) if shot.detail else Fixed()
        below = Row((lead, told) if signs else (told,), gap=16, height=max(_SIGN, told.height))
        return Column((headline, below), gap=10, align="middle")
    title = Label(shot.headline, theme.WHITE, _HEAD, least=theme.CHANGING).narrowed(room)
    head = Row((lead, title) if signs else (title,), gap=16, height=_SIGN + 14)
    one = replace(line, size=_DETAIL, height=_DETAIL * 1.3)
    rest: Part = one if one.width <= box.width else lines(shot.detail, box.width, line)
    return Column((head, rest) if shot.detail else (head,), gap=6, align="middle")


def _rows(told: Sequence[TurnCaption], box: Box) -> Column:
    """What several players do, one row each: colour, name and actions."""
    high = box.height / len(told)
    size = min(_DETAIL, int(high / 2.7))
    rows: list[Part] = []
    for one in told:
        who = Label(one.name, theme.PAPER_SHADE, min(size, theme.CHANGING)).narrowed(box.width - 76)
        doings = Label(one.doings, theme.WHITE, size, "ExtraBold").narrowed(box.width - 76)
        both = Column((replace(who, height=size * 1.25), replace(doings, height=size * 1.25)), align="middle")
        rows.append(Row((Fixed(_SIGN, _SIGN, partial(_colour, one.seat)), both), gap=16, height=high))
    return Column(tuple(rows))


def _colour(seat: int, box: Box) -> Shapes:
    """A player's colour with a light rim, since one is as dark as the background."""
    return (Disc(box, theme.PAPER_SHADE), *swatch(seat, box.grown(-4)))


def _timeline(day: int, box: Box) -> Shapes:
    """A tick per day, past and current ones in yellow."""
    ticks = box.columns(*(1,) * content.DAYS, gap=5)
    return tuple(
        Plate(tick, theme.TURN if number <= day else theme.SLATE, 6) for number, tick in enumerate(ticks, 1)
    )


def opening(reel: Reel) -> Scene:
    """Opening frame: the mountain with the players beside it."""
    frame, rows = Box(0, 0, *theme.FRAME), len(reel.seen.seats)
    people = Box(frame.right - 660, frame.bottom - 50 - rows * _ROW - 20, frame.right - 50, frame.bottom - 50)
    head = Box(people.left, people.top - 270, people.right, people.top - 16)
    upper, lower = head.grown(-24).rows(1.5, 1)
    shapes: list[Shape] = [
        scenery.behind(reel.seen.board.side, "clear", "dawn"),
        Plate(head, theme.INK.at(225), 30),
        strong(reel.opening.headline, upper, theme.WHITE, 110),
        label(reel.opening.detail, lower, theme.MIST, size=theme.FIGURE, weight="SemiBold"),
        Plate(people, theme.PAPER, 30, shadow=8),
    ]
    for seat in range(rows):
        row = Box.at(people.left + 26, people.top + 10 + seat * _ROW, people.width - 52, _ROW)
        for number, climber in enumerate(CLIMBER_NAMES):
            place = Box.at(row.right - 166 + number * 88, row.centre[1] - 42, 78, 84)
            shapes += pawn((seat, climber), place)
        shapes += swatch(seat, Box.at(row.left, row.centre[1] - 36, 72, 72))
        who = Box(row.left + 92, row.top, row.right - 182, row.bottom)
        shapes += named(reel.writing, seat, who, theme.INK, size=theme.TITLE)
    areas = (Area("head", head), Area("people", people))
    return Scene(*theme.FRAME, theme.INK, tuple(shapes), areas)


# ----------------------------------------------------------------------------------------- the film

_KEPT: Final = 19 * 2**20
"""Cache size in bytes for backgrounds and rows while a film is made: day and night alternate."""


def film(
    reel: Reel,
    progress: Callable[[int, int], None] = lambda _done, _of: None,
    *,
    largest: int = animation.LARGEST,
) -> bytes:
    """Render the film as a file of at most ``largest`` bytes; see ``animation.film``."""
    return animation.film(lambda width: frames(reel, width), reel.steps, progress, largest=largest)


def frames(reel: Reel, width: int) -> Iterator[tuple[Image.Image, int]]:
    """Frames of a reel at one width, rendered on demand, with their durations in milliseconds."""
    kept, share = ByteLRU(_KEPT), width / theme.FRAME[0]

    def scaled(scene: Scene, width: int = width) -> Image.Image:
        height = round(scene.height * width / scene.width)
        return paint.paint(scene, kept).resize((width, height), Image.Resampling.BILINEAR)

    yield scaled(opening(reel)), reel.opening.milliseconds
    for shot in reel.shots:
        board = BoardPicture(
            shot.seen, trails=shot.trails, fallen=shot.fallen, pitched=shot.pitched, hour=shot.hour
        )
        image = scaled(board.scene(reel.writing))
        # The caption replaces the forecast, whose days are past in a film.
        place = forecast.ahead(shot.seen, TABLE)
        words = scaled(caption(shot, round(place.width), round(place.height)), round(place.width * share))
        image.paste(words, (round(place.left * share), round(place.top * share)))
        yield image, shot.milliseconds
    if reel.closing is not None:
        yield scaled(reel.closing.ranking.scene(reel.writing)), reel.closing.milliseconds
