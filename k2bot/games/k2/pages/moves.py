"""The posts of phase 3: what a player did, and who acts next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.talk import lines, sentences
from k2bot.game.values import Page
from k2bot.games.k2.engine.events import RiskPaid, TurnBegan, TurnEnded
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pages import asking, buttons, doings, drawings, reveal
from k2bot.games.k2.pages.days import has

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pages.days import Happening
    from k2bot.games.k2.pages.doings import Doing
    from k2bot.games.k2.pages.talk import Talk

    TurnMade = tuple[int, tuple[Doing, ...], tuple[RiskPaid, ...]]
    """A seat, what its climbers did, how it paid for risk."""


def after_token(talk: Talk, happening: Happening) -> Page:
    """After a token was picked: who took what, and who acts first."""
    seen = happening.seen
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-turns-head", day=seen.day),
                reveal.took(talk, happening),
                asking.question(talk, seen, first=True),
            )
        ),
        rows=((buttons.plan(talk), buttons.board(talk)),),
        pings=_asked(seen),
    )


def _asked(seen: Observation) -> tuple[int, ...]:
    asked = asking.seat(seen)
    return () if asked is None else (asked,)


def done(talk: Talk, happening: Happening, today: Sequence[Happening] = ()) -> Page:
    """After a turn, or several in a row: what was done, the board with the day's trails, who acts next.

    ``today`` are the day's steps so far. The last turn of a day is told without a picture: what follows at
    once, the night's or the next morning's, shows it.
    """
    before, seen = happening.before, happening.seen
    assert before is not None  # noqa: S101 - a game does not begin with the end of a turn
    events = happening.events
    follows = has(events, TurnBegan) and seen.phase is Phase.ACTIONS and seen.day == before.day
    made = turns_of(before, events)
    return Page(
        talk.fitted(
            lambda talk: lines(
                *(told(talk, before, turn) for turn in made),
                asking.question(talk, seen) if follows else falls(talk, before),
            )
        ),
        pictures=(drawings.turn(talk, seen, walked(today), told=len(made)),) if follows else (),
        rows=((buttons.plan(talk), buttons.board(talk)),) if follows else ((buttons.board(talk),),),
        pings=_asked(seen) if follows else (),
    )


def falls(talk: Talk, seen: Observation) -> str:
    """That the last of a day's turns is over."""
    return talk.text("k2-turn-last", players=len(seen.order()))


def walked(steps: Iterable[Happening]) -> tuple[tuple[int, tuple[Doing, ...]], ...]:
    """Whose climbers did what in the turns that ended in these steps, one turn or none in each."""
    return tuple(
        (seat, made)
        for step in steps
        if step.before is not None
        for seat, made, _ in turns_of(step.before, step.events)
    )


def turns_of(before: Observation, events: Sequence[Event]) -> list[TurnMade]:
    """The turns that ended in a step, or in several of one day told together, in order."""
    return [
        (
            ended.seat,
            doings.made(events, ended.seat, before),
            tuple(event for event in events if isinstance(event, RiskPaid) and event.seat == ended.seat),
        )
        for ended in events
        if isinstance(ended, TurnEnded)
    ]


def told(talk: Talk, before: Observation, turn: TurnMade) -> str:
    """Whose turn it was and what was done in it."""
    seat, made, risks = turn
    return lines(
        talk.text("k2-turn-head", day=before.day, name=talk.name(seat)),
        sentences(
            doings.told(talk, seat, made, before.board), *(doings.risk_paid(talk, event) for event in risks)
        ),
    )
