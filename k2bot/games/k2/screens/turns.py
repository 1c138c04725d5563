"""The posts of phase 3: what a player did, and who acts next."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine.events import Acclimatized, RiskPaid, Stepped, TentPitched, TurnEnded
from k2bot.games.k2.engine.model import CLIMBER_NAMES, Phase
from k2bot.games.k2.screens import buttons, doings, pictures, reveal
from k2bot.games.k2.screens.posts import begins_turn
from k2bot.games.k2.screens.talk import lines, sentences
from k2bot.host.game import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.events import Event
    from k2bot.games.k2.engine.model import ClimberKey
    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.screens.doings import Doing
    from k2bot.games.k2.screens.posts import Happening
    from k2bot.games.k2.screens.talk import Talk

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
                begins(talk, seen, first=True),
            )
        ),
        rows=((buttons.plan(talk), buttons.board(talk)),),
        pings=_acting(seen),
    )


def begins(talk: Talk, seen: Observation, *, first: bool) -> str | None:
    """Whose turn it is now; None where nobody's is."""
    if seen.phase is not Phase.ACTIONS or seen.turn is None:
        return None
    several = len(seen.order()) > 1
    if talk.people[seen.turn].computer:
        message = "k2-turn-computer-first" if first and several else "k2-turn-computer"
        return talk.text(
            message, name=talk.name(seen.turn)
        )  # words: k2-turn-computer, k2-turn-computer-first
    message = "k2-turn-first" if first and several else "k2-turn-next"
    return talk.text(message, mention=talk.mention(seen.turn))  # words: k2-turn-first, k2-turn-next


def _acting(seen: Observation) -> tuple[int, ...]:
    return (seen.turn,) if seen.phase is Phase.ACTIONS and seen.turn is not None else ()


def done(talk: Talk, happening: Happening, earlier: Sequence[Happening] = ()) -> Page:
    """After a turn, or several in a row: what was done, the board with the day's trails, who acts next.

    ``earlier`` are the turns of the same day before the newest.
    """
    before, seen = happening.before, happening.seen
    assert before is not None  # noqa: S101 - a game does not begin with the end of a turn
    events = happening.events
    follows = begins_turn(events) is not None and seen.phase is Phase.ACTIONS and seen.day == before.day
    made, evening = turns_of(before, events), after_turn(before, events)
    seat, newest, _ = made[-1]
    walked = tuple(
        (owner, doing)
        for turn in earlier
        if turn.before is not None
        for owner, doing, _ in turns_of(turn.before, turn.events)
    )
    return Page(
        talk.fitted(
            lambda talk: lines(
                *(_told(talk, before, turn) for turn in made),
                begins(talk, seen, first=False)
                if follows
                else talk.text("k2-turn-last", players=len(before.order())),
            )
        ),
        pictures=(
            pictures.turn(
                talk,
                replace(evening, turn=seen.turn if follows else None),
                seat,
                newest,
                walked,
                told=len(made),
            ),
        ),
        rows=((buttons.plan(talk), buttons.board(talk)),) if follows else ((buttons.board(talk),),),
        pings=_acting(seen) if follows else (),
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


def _told(talk: Talk, before: Observation, turn: TurnMade) -> str:
    seat, made, risks = turn
    return lines(
        talk.text("k2-turn-head", day=before.day, name=talk.name(seat)),
        sentences(doings.told(talk, made, before.board), *(doings.risk_paid(talk, event) for event in risks)),
    )


def after_turn(before: Observation, events: Sequence[Event]) -> Observation:
    """The board at the end of a turn, before the night: what was seen before it, changed by its events."""
    seen = before
    for event in events:
        match event:
            case Stepped():
                seen = _moved(seen, event.climber, space=event.space, vp=event.vp)
                if event.summit_place is not None:
                    seen = replace(seen, summit=(*seen.summit, event.climber))
            case TentPitched():
                seen = _moved(seen, event.climber, tent=event.space)
            case Acclimatized():
                seen = _moved(seen, event.climber, level=event.level)
            case RiskPaid():
                for name, paid in zip(CLIMBER_NAMES, event.levels, strict=True):
                    level = seen.seats[event.seat].climber(name).level
                    seen = _moved(seen, (event.seat, name), level=level - paid)
            case _:
                pass
    return seen


def _moved(seen: Observation, key: ClimberKey, **changes: Any) -> Observation:
    seat = seen.seats[key[0]]
    climber = replace(seat.climber(key[1]), **changes)
    climbers = (climber, seat.climbers[1]) if key[1] == "A" else (seat.climbers[0], climber)
    seats = list(seen.seats)
    seats[key[0]] = replace(seat, climbers=climbers)
    return replace(seen, seats=tuple(seats))
