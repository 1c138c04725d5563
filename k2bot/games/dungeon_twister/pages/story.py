"""A game as its channel saw it: every step, put together by turns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.events import FightEnded, TurnBegan, TurnEnded

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation


@dataclass(frozen=True, slots=True)
class Happening:
    """A step as the channel may know it."""

    seen: Observation
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in a turn, as far as it has come; number 0 is what came before the first."""

    number: int
    seat: int
    events: tuple[Event, ...]
    seen: Observation
    """The table after the last of these events, or as it was when the turn ended."""
    ended: bool
    fought: Observation | None = None
    """The fight that the newest step of the turn decided, as it was before; None where it decided none."""


def turns(happenings: Iterable[Happening]) -> tuple[Turn, ...]:
    """All turns of a game so far, the setting up first."""
    told: list[Turn] = []
    number, seat, events = 0, 0, list["Event"]()
    ended, seen, fought = False, None, None
    for happening in happenings:
        decided = any(isinstance(event, FightEnded) for event in happening.events)
        fought = seen if decided and seen is not None and seen.fight is not None else None
        for event in happening.events:
            if isinstance(event, TurnBegan):
                told.append(Turn(number, seat, tuple(events), happening.seen, ended=True, fought=fought))
                number, seat, events, ended, fought = event.number, event.seat, [], False, None
            events.append(event)
            ended = ended or isinstance(event, TurnEnded)
        seen = happening.seen
    if seen is not None:
        told.append(Turn(number, seat, tuple(events), seen, ended, fought))
    return tuple(told)
