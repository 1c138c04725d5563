"""A game as its channel saw it: every step, put together by turns."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.events import FightEnded, TurnBegan, TurnEnded

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.view import Observation


@dataclass(frozen=True)
class Happening:
    """A step as the channel may know it."""

    look: Callable[[], Observation]
    """What the channel sees after it; asked once at most, since what is told needs few of a game's steps."""
    events: tuple[Event, ...]

    @cached_property
    def seen(self) -> Observation:
        """The table after the step."""
        return self.look()


@dataclass(frozen=True, slots=True)
class Turn:
    """What happened in a turn, as far as it has come; number 0 is what came before the first."""

    number: int
    seat: int
    events: tuple[Event, ...]
    last: Happening
    """The step of the last of these events."""
    ended: bool
    fought: Observation | None = None
    """The fight that the newest step of the turn decided, as it was before; None where it decided none."""

    @property
    def seen(self) -> Observation:
        """The table after the last of these events, or as it was when the turn ended."""
        return self.last.seen


def turns(happenings: Iterable[Happening]) -> tuple[Turn, ...]:
    """All turns of a game so far, the setting up first."""
    told: list[Turn] = []
    number, seat, events = 0, 0, list["Event"]()
    ended, fought = False, None
    last: Happening | None = None
    for happening in happenings:
        decided = any(isinstance(event, FightEnded) for event in happening.events)
        fought = last.seen if decided and last is not None and last.seen.fight is not None else None
        for event in happening.events:
            if isinstance(event, TurnBegan):
                told.append(Turn(number, seat, tuple(events), happening, ended=True, fought=fought))
                number, seat, events, ended, fought = event.number, event.seat, [], False, None
            events.append(event)
            ended = ended or isinstance(event, TurnEnded)
        last = happening
    if last is not None:
        told.append(Turn(number, seat, tuple(events), last, ended, fought))
    return tuple(told)
