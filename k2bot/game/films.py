"""Films: a game's moments as frames that can be read, within the time that a film may take.

A game provides its moments, and captions for frames of some of them. Which moments share a frame, how long
each is shown and which get a hero picture is decided here, in the same way for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise, starmap
from operator import attrgetter
from typing import TYPE_CHECKING, Final, Protocol, TypeVar

from k2bot.game import limits
from k2bot.game.pages import Drawable, TalkT, digest
from k2bot.game.values import Film
from k2bot.render.painting import animation, paint
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from k2bot.render.layout import Writing
    from k2bot.render.painting.animation import Frame


CALM: Final = 900
GREAT: Final = 2000
ENDING: Final = 5000
"""Minimum durations in milliseconds of a calm frame, of a great moment or the title, and of the result."""
FINDING: Final = 300
"""Milliseconds that the eye needs to find a new text."""
READING_LETTER: Final = 50
"""Milliseconds per character: 20 a second, as in subtitles for adults."""
LEISURE: Final = 1.3
"""Maximum factor by which calm frames are stretched in a film with time to spare."""
NAME_LENGTH: Final = 14
"""Maximum length of players' names in captions."""


class Moment(Protocol):
    """The smallest part of a film."""

    @property
    def chapter(self) -> Hashable:
        """The turn, day or night it belongs to."""

    @property
    def great(self) -> bool:
        """Whether it has a frame of its own as long as there is time."""

    @property
    def weight(self) -> int:
        """Amount of action in it."""


MomentT = TypeVar("MomentT", bound=Moment)


@dataclass(frozen=True, slots=True)
class Shot:
    """A frame in the making: the board with a caption, and possibly a hero picture to show instead."""

    picture: Drawable
    texts: tuple[str, ...] = ()
    """Everything new to be read in the frame."""
    least: int = CALM
    """Minimum duration in milliseconds."""
    hero: Drawable | None = None
    sentence: str = ""
    """The sentence of the hero picture."""

    @property
    def milliseconds(self) -> int:
        """Required duration in milliseconds, with either picture."""
        return max(self.least, reading_time(*self.texts), reading_time(self.sentence))


@dataclass(frozen=True, slots=True)
class Reel:
    """A film as a value; its repr identifies it among those of its kind."""

    writing: Writing
    pictures: tuple[tuple[Drawable, int], ...]
    """Frames, each with its duration in milliseconds."""

    def frames(self) -> Iterator[Frame]:
        """The frames, each composed once it's drawn."""
        for picture, milliseconds in self.pictures:
            yield partial(picture.scene, self.writing), milliseconds


def reading_time(*texts: str) -> int:
    """Minimum duration in milliseconds of a frame with these texts."""
    letters = sum(map(len, texts))
    return FINDING + READING_LETTER * letters if letters else 0


def with_player_names(talk: TalkT, seats: int) -> TalkT:
    """Words that name the players, by their numbers if they aren't known."""
    if talk.people:
        return talk
    return talk.with_names([talk.text("talk-player-number", number=number) for number in range(1, seats + 1)])


def captions(talk: TalkT) -> TalkT:
    """Words for captions, with short names."""
    return replace(talk.for_pictures, longest_name=NAME_LENGTH)


def reel(
    talk: TalkT,
    title: Drawable,
    lines: Sequence[str],
    moments: Sequence[MomentT],
    shot: Callable[[TalkT, Sequence[MomentT]], Shot],
    *,
    ending: Shot,
    most: int,
) -> Reel:
    """A title, the moments of a game, and its end, in at most ``most`` milliseconds.

    The title shows these ``lines`` and stays long enough for them and the players' names. ``shot`` makes a
    frame of neighbouring moments. If there is time to spare, calm frames stay a little longer than needed.
    """
    opening = Shot(title, (*lines, *talk.names), GREAT)
    room = most - opening.milliseconds - ending.milliseconds
    shots = cut_to(moments, room, partial(shot, talk))
    calm = sum(one.milliseconds for one in shots if one.least == CALM)
    spare = room - sum(one.milliseconds for one in shots)
    stretch = 1 + min(LEISURE - 1, max(0, spare) / max(1, calm))
    timed = (int(one.milliseconds * (stretch if one.least == CALM else 1)) for one in shots)
    return Reel(
        talk.writing,
        (
            (opening.picture, opening.milliseconds),
            *zip(_pictures(shots), timed, strict=True),
            (ending.picture, ending.milliseconds),
        ),
    )


def cut_to(
    moments: Sequence[MomentT], room: int, shot: Callable[[Sequence[MomentT]], Shot]
) -> tuple[Shot, ...]:
    """One frame per moment; neighbours are merged until all together take at most ``room`` milliseconds.

    The cheapest two are merged first, the earliest among equals.
    """
    frames: list[tuple[MomentT, ...]] = [(moment,) for moment in moments]
    shots, prices = list(map(shot, frames)), list(starmap(_price, pairwise(frames)))
    while prices and sum(one.milliseconds for one in shots) > room:
        first = prices.index(min(prices))
        frames[first : first + 2] = [frames[first] + frames[first + 1]]
        shots[first : first + 2] = [shot(frames[first])]
        beside = slice(max(0, first - 1), first + 2)
        prices[beside] = starmap(_price, pairwise(frames[beside]))
    return tuple(shots)


def _price(one: Sequence[Moment], two: Sequence[Moment]) -> tuple[int, bool, int]:
    """Cost of merging two frames: turns of the same day are merged first, great moments last."""
    great = [any(moment.great for moment in frame) for frame in (one, two)]
    weight = sum(moment.weight for moment in (*one, *two))
    return sum(great), one[-1].chapter != two[0].chapter, weight


def _pictures(shots: Sequence[Shot]) -> Iterator[Drawable]:
    """Picture of each frame: its hero picture, if it has one, but never two of those in a row."""
    is_hero = False
    for one in shots:
        hero = None if is_hero else one.hero
        is_hero = hero is not None
        yield hero or one.picture


def film(kind: str, reel: Reel, alt: str, *, text: str, making: str) -> Film:
    """Make a film of this kind, whose name begins with its game's key."""
    name = f"{kind}-{digest(reel)}"
    return Film(
        name,
        f"{name}.{paint.EXTENSION}",
        cut(alt, limits.ALT),
        text,
        making,
        draw=lambda progress: animation.render_film(tuple(reel.frames()), progress),
    )


HighlightT = TypeVar("HighlightT")


def select_highlights(
    acts: Iterable[tuple[int, Sequence[HighlightT]]], rest: int = 0
) -> Iterator[HighlightT]:
    """The highlights that get a hero picture, in order.

    An act is the content of one post, with the number of its round. A round gets the greatest highlight of
    its first act that has any (the first among equals). After a round with a picture, ``rest`` rounds have
    none. The choice never depends on a later act.
    """
    free = 0
    for number, highlights in acts:
        if highlights and number >= free:
            free = number + 1 + rest
            yield min(highlights, key=attrgetter("rank"))
