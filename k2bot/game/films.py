"""Films: a game's moments as frames that can be read, within the time that a film may take.

A game says what its moments are and what a frame tells of some of them. Which share a frame, how long each is
shown and which have a hero picture is the same for all games.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
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
"""Milliseconds in which the eye finds a new text."""
READING_LETTER: Final = 50
"""Milliseconds per character: 20 a second, as in subtitles for adults."""
LEISURE: Final = 1.3
"""Factor by which calm frames are at most stretched in a film with time to spare."""
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
        """How much happens in it."""


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
        """How long it has to be shown, with either picture."""
        return max(self.least, reading(*self.texts), reading(self.sentence))


@dataclass(frozen=True, slots=True)
class Reel:
    """A film as a value; its repr identifies it among those of its kind."""

    writing: Writing
    pictures: tuple[tuple[Drawable, int], ...]
    """What is shown for how many milliseconds."""

    def frames(self) -> Iterator[Frame]:
        """The frames, each composed once it's drawn."""
        for picture, milliseconds in self.pictures:
            yield partial(picture.scene, self.writing), milliseconds


def reading(*texts: str) -> int:
    """Minimum duration in milliseconds of a frame with these texts."""
    letters = sum(map(len, texts))
    return FINDING + READING_LETTER * letters if letters else 0


def credited(talk: TalkT, seats: int) -> TalkT:
    """Words that name the players, by their numbers if they aren't known."""
    if talk.people:
        return talk
    return talk.among([talk.text("talk-player-number", number=number) for number in range(1, seats + 1)])


def captions(talk: TalkT) -> TalkT:
    """Words for captions, with short names."""
    return replace(talk.drawn, longest_name=NAME_LENGTH)


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
    """Frames of a moment each; neighbours share one until all last at most ``room`` milliseconds together.

    The cheapest two are joined first, the earliest among equals.
    """
    frames: list[tuple[MomentT, ...]] = [(moment,) for moment in moments]
    shots = list(map(shot, frames))
    while len(frames) > 1 and sum(one.milliseconds for one in shots) > room:
        cheapest = min(range(len(frames) - 1), key=lambda number: _price(*frames[number : number + 2]))
        frames[cheapest : cheapest + 2] = [frames[cheapest] + frames[cheapest + 1]]
        shots[cheapest : cheapest + 2] = [shot(frames[cheapest])]
    return tuple(shots)


def _price(one: Sequence[Moment], two: Sequence[Moment]) -> tuple[int, bool, int]:
    """What is lost if two frames become one: turns of a day share one first, great moments last."""
    great = [any(moment.great for moment in frame) for frame in (one, two)]
    weight = sum(moment.weight for moment in (*one, *two))
    return sum(great), one[-1].chapter != two[0].chapter, weight


def _pictures(shots: Sequence[Shot]) -> Iterator[Drawable]:
    """What frames show; after a hero picture there is the board."""
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


def chosen(acts: Iterable[tuple[int, Sequence[HighlightT]]], rest: int = 0) -> Iterator[HighlightT]:
    """The highlights that get a hero picture, in order.

    An act is what one post tells; it comes with the number of its round. Of an act the greatest highlight is
    chosen, the first among equals, and of a round only from the first act that has any. After a round with a
    picture, ``rest`` rounds have none. What is chosen never depends on a later act.
    """
    free = 0
    for number, highlights in acts:
        if highlights and number >= free:
            free = number + 1 + rest
            yield min(highlights, key=attrgetter("rank"))
