"""The night's own post: what happened in it, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.k2.pages import asking, buttons, drawings, night_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.values import Picture
    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.days import Happening
    from k2bot.games.k2.pages.talk import Talk


def post(talk: Talk, happening: Happening) -> Page:
    """A night that asks something, or is the last of the game."""
    seen, asked = happening.seen, asking.seat(happening.seen)
    return Page(
        talk.fitted(
            lambda talk: lines(night_text.told(talk, happening.events, seen.day), asking.question(talk, seen))
        ),
        pictures=(picture(talk, seen, happening.events),),
        rows=((*asking.answers(talk, seen, ""), buttons.board(talk)),),
        pings=() if asked is None else (asked,),
    )


def picture(talk: Talk, seen: Observation, events: Sequence[Event]) -> Picture:
    """The sums of a night, or the board where none were made in these events."""
    return drawings.night(talk, seen, events, night_text.reckoned(talk.plain.spoken, events))
