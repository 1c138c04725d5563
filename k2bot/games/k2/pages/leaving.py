"""The post that tells of a resignation, who acts next where that changes by it, and where the asked go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines
from k2bot.game.values import Page
from k2bot.games.k2.engine.events import CardsRevealed, Died, TurnBegan
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import asking, buttons
from k2bot.games.k2.pages.days import has

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.pages.days import Happening
    from k2bot.games.k2.pages.talk import Talk


def post(talk: Talk, happening: Happening, seat: int) -> Page:
    """The post ``resigned-<seat>``."""
    seen, events = happening.seen, happening.events
    follows = has(events, TurnBegan) and not has(events, CardsRevealed) and seen.phase is Phase.ACTIONS
    return Page(
        talk.fitted(
            lambda talk: lines(
                told(talk, events, seat),
                asking.question(talk, seen) if follows else None,
            )
        ),
        rows=((*buttons.onward(talk, asking.kind(seen)), buttons.board(talk)),),
        pings=(seen.turn,) if follows and seen.turn is not None else (),
    )


def told(talk: Talk, events: Iterable[Event], seat: int) -> str:
    """Who has left, and what becomes of the climbers."""
    off = deaths(events)
    return lines(
        talk.text("k2-resigned-head", name=talk.name(seat)),
        talk.text("k2-resigned-climbers", count=len(off)) if off else None,
    )


def deaths(events: Iterable[Event]) -> tuple[Died, ...]:
    """The climbers that come off the mountain because their player leaves."""
    return tuple(event for event in events if isinstance(event, Died) and event.cause == "resigned")
