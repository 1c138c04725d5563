"""Short human lines about remarkable turns: each kind once a game, and never two in a day.

They follow from a game's events alone, so a game that's replayed gets the same ones.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from k2bot.games.k2.engine import (
    Acclimatized,
    Checked,
    ClimberKey,
    DayBegan,
    Died,
    Event,
    Observation,
    Rescued,
    Slid,
    Stepped,
    TurnBegan,
    TurnEnded,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.k2.pages.wording import Talk

Kind: TypeAlias = Literal["summit", "8000", "breath", "squeeze", "7000"]
RANKS: Final[tuple[Kind, ...]] = ("summit", "8000", "breath", "squeeze", "7000")
"""Kinds, the rarest first: the first one up, out of breath no more, past somebody on a full space."""
_RELIEF = 3
"""Air that ends the worry about a climber who woke with 1."""


@dataclass(frozen=True, slots=True)
class Remark:
    """What is remarkable about a turn."""

    kind: Kind
    climber: ClimberKey
    space: str
    others: tuple[ClimberKey, ...] = ()
    """Climbers that fill the space."""

    def line(self, talk: Talk) -> str:
        """The remark as a line."""
        return talk.text(
            f"k2-remark-{self.kind}",  # words: k2-remark-*
            climber=talk.climber(self.climber),
            space=talk.space(self.space),
            others=talk.climbers(self.others),
        )


def remark(start: Observation, earlier: Iterable[Event], told: Iterable[Event]) -> Remark | None:
    """The remark about turns that are told, if there is one.

    ``start`` is the first observation of the game, ``earlier`` all events since then, before those told.
    """
    watch = _Watch(start)
    for event in earlier:
        watch.note(event)
    return next(filter(None, map(watch.note, told)), None)


class _Watch:
    """Follows the climbers of a game, and what has been remarked."""

    def __init__(self, start: Observation) -> None:
        self._start = start
        self._spaces = {key: start.climber(key).space for key in start.climbers}
        self._zones = {self._zone(space) for space in self._spaces.values() if space}
        self._gasping: set[ClimberKey] = set()
        self._moved: set[ClimberKey] = set()
        self._noticed: list[Remark] = []
        self._made: set[Kind] = set()
        self._is_quiet = True

    def _zone(self, space: str) -> str:
        return self._start.board.by_id[space].zone

    def note(self, event: Event) -> Remark | None:
        """Take note of an event; the remark if it ends a remarkable turn."""
        match event:
            case DayBegan():
                self._is_quiet = True
            case TurnBegan():
                self._noticed, self._moved = [], set()
            case Stepped():
                self._step(event)
            case Acclimatized(climber, _, air) if climber in self._gasping and air >= _RELIEF:
                self._noticed.append(Remark("breath", climber, self._spaces[climber] or ""))
            case Checked(climber, space) if (
                event.after == 1 and self._start.board.by_id[space].air_change < 0
            ):
                self._gasping.add(climber)
            case Checked(climber):
                self._gasping.discard(climber)
            case Slid(climber, _, space) | Rescued(climber, _, space):
                self._spaces[climber] = space
            case Died(climber):
                self._spaces[climber] = None
            case TurnEnded():
                return self._end()
            case _:
                pass
        return None

    def _step(self, event: Stepped) -> None:
        key, zone, limit = event.climber, self._zone(event.space), self._start.capacity(event.start)
        is_high = self._zone(event.start) != "low"
        others = tuple(
            other for other, space in self._spaces.items() if space == event.start and other != key
        )
        if key in self._moved and is_high and limit is not None and len(others) >= limit:
            self._noticed.append(Remark("squeeze", key, event.start, others))
        if event.summit_place == 1:
            self._noticed.append(Remark("summit", key, event.space))
        elif zone in ("7000", "8000") and zone not in self._zones:
            self._noticed.append(Remark("8000" if zone == "8000" else "7000", key, event.space))
        self._zones.add(zone)
        self._spaces[key] = event.space
        self._moved.add(key)

    def _end(self) -> Remark | None:
        """The turn's rarest remark of a kind that's new, unless the day has had one."""
        found = [one for one in self._noticed if one.kind not in self._made]
        if not (found and self._is_quiet):
            return None
        rarest = min(found, key=lambda one: RANKS.index(one.kind))
        self._made.add(rarest.kind)
        self._is_quiet = False
        return rarest
