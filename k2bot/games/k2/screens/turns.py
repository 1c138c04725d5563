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
    from k2bot.games.k2.screens.posts import Happening
    from k2bot.games.k2.screens.talk import Talk


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
    message = "k2-turn-first" if first and several else "k2-turn-next"
    return talk.text(message, mention=talk.mention(seen.turn))  # words: k2-turn-first, k2-turn-next


def _acting(seen: Observation) -> tuple[int, ...]:
    return (seen.turn,) if seen.phase is Phase.ACTIONS and seen.turn is not None else ()


def done(talk: Talk, happening: Happening, earlier: Sequence[Happening] = ()) -> Page:
    """After a turn: what was done, the board with the trails of the day, who acts next.

    ``earlier`` are the turns of the same day before it.
    """
    before, seen = happening.before, happening.seen
    assert before is not None  # noqa: S101 - a game does not begin with the end of a turn
    events = happening.events
    seat = ended(events).seat
    follows = begins_turn(events) is not None and seen.day == before.day
    made, evening = doings.made(events, seat, before), after_turn(before, events)
    walked = tuple(
        (ended(turn.events).seat, doings.made(turn.events, ended(turn.events).seat, turn.before))
        for turn in earlier
        if turn.before is not None
    )
    return Page(
        talk.fitted(
            lambda talk: lines(
                talk.text("k2-turn-head", day=before.day, name=talk.name(seat)),
                sentences(
                    doings.told(talk, made, seen.board),
                    *(doings.risk_paid(talk, event) for event in events if isinstance(event, RiskPaid)),
                ),
                begins(talk, seen, first=False)
                if follows
                else talk.text("k2-turn-last", players=len(before.order())),
            )
        ),
        pictures=(
            pictures.turn(talk, replace(evening, turn=seen.turn if follows else None), seat, made, walked),
        ),
        rows=((buttons.plan(talk), buttons.board(talk)),) if follows else ((buttons.board(talk),),),
        pings=_acting(seen) if follows else (),
    )


def ended(events: Sequence[Event]) -> TurnEnded:
    """The end of the turn in a step that has one."""
    return next(event for event in events if isinstance(event, TurnEnded))


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
