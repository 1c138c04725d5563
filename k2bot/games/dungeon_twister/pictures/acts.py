"""A turn as steps: events that belong together, in the order in which they happened."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, OWNER
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    Event,
    FightBegan,
    FightEnded,
    GateChanged,
    Healed,
    Left,
    Moved,
    ObjectLost,
    PotionDrunk,
    RoomRevealed,
    RoomRotated,
    TokenPlaced,
    WandFired,
    Wounded,
)

Kind: TypeAlias = Literal[
    "way", "out", "turned", "revealed", "fight", "fallen", "gate", "healed", "potion", "lost"
]
_KINDS: Final[dict[type[Event], Kind]] = {
    Moved: "way",
    Left: "out",
    RoomRotated: "turned",
    RoomRevealed: "revealed",
    TokenPlaced: "revealed",
    FightBegan: "fight",
    FightEnded: "fight",
    Wounded: "fight",
    WandFired: "fight",
    Eliminated: "fallen",
    GateChanged: "gate",
    Healed: "healed",
    PotionDrunk: "potion",
    ObjectLost: "lost",
}
CHANGING_EVENTS: Final = tuple(_KINDS)
"""Events that change the maze or its tokens, or give the reason."""
_FULL_TURN: Final = 4


@dataclass
class Act:
    """A step of a turn, with its events and their positions in the turn."""

    kind: Kind
    events: list[Event] = field(default_factory=list)
    places: list[int] = field(default_factory=list)

    @property
    def eliminations(self) -> list[Eliminated]:
        """Its eliminations."""
        return [event for event in self.events if isinstance(event, Eliminated)]

    @property
    def actor(self) -> int | None:
        """The character that did it, or to whom it happened; None if an object is lost."""
        for event in self.events:
            match event:
                case FightEnded(attacker=attacker, target=target, sums=(first, second)):
                    return BY_NAME[target if first < second else attacker]
        names = (
            getattr(one, role, None) for one in self.events for role in ("attacker", "healer", "character")
        )
        return next((BY_NAME[name] for name in names if name is not None), None)

    @property
    def rank(self) -> int:
        """Importance: the lower, the more important."""
        kinds = {type(one) for one in self.events}
        waits_for_cards = FightBegan in kinds and FightEnded not in kinds  # asked for below the maze
        if self.kind == "out" or waits_for_cards:
            return 0
        if self.eliminations:
            return 1
        has_handled = any(isinstance(one, Moved) and one.handled for one in self.events)
        return {"fight": 2, "revealed": 3, "way": 4 if has_handled else 5}.get(self.kind, 4)


def acts(events: Sequence[Event]) -> tuple[Act, ...]:
    """The steps of a turn.

    Moves of a character with only other moves in between are one step, and so are rotations of a room with
    only rotations in between. Rotations that cancel out are no step, nor are placings in a room that was
    revealed before these events. A fight includes its consequences.
    """
    told_acts: list[Act] = []
    for place, event in enumerate(events):
        if not isinstance(event, CHANGING_EVENTS):
            continue
        act = next(_joined(told_acts, event), None)
        if act is None and isinstance(event, TokenPlaced):
            continue
        if act is None:
            act = Act(_KINDS[type(event)])
            told_acts.append(act)
        if isinstance(event, Left):
            act.kind = "out"
        act.events.append(event)
        act.places.append(place)
    return tuple(act for act in told_acts if act.kind != "turned" or quarter_turns(act) % _FULL_TURN)


def decisive(steps: Sequence[Act]) -> int:
    """Index of the step that matters most: the last of equals."""
    return min(range(len(steps)), key=lambda number: (steps[number].rank, -number), default=0)


def acting_seat(events: Sequence[Event]) -> int | None:
    """Seat whose turn the events belong to; None if they don't show it."""
    for event in events:
        if isinstance(event, CardPlayed):
            return event.seat
        name = getattr(event, "attacker", getattr(event, "character", None))
        if name is not None:
            return OWNER[BY_NAME[name]]
    return None


def quarter_turns(act: Act) -> int:
    """Quarter turns of a room in a step, clockwise positive."""
    return sum(event.direction for event in act.events if isinstance(event, RoomRotated))


def _joined(earlier: Sequence[Act], event: Event) -> Iterator[Act]:
    """The earlier step to which an event belongs, if there is one."""
    last = earlier[-1] if earlier else None
    match event:
        case Moved(character=one) | Left(character=one):
            for act in reversed(earlier):
                if act.kind != "way":
                    return
                if any(isinstance(move, Moved) and move.character == one for move in act.events):
                    yield act
        case RoomRotated(slot=slot):
            for act in reversed(earlier):
                if act.kind != "turned":
                    return
                if any(isinstance(turn, RoomRotated) and turn.slot == slot for turn in act.events):
                    yield act
        case TokenPlaced():
            yield from (act for act in reversed(earlier) if act.kind == "revealed")
        case FightEnded() | Wounded() | Eliminated():
            if last is not None and last.kind in ("fight", "fallen"):
                yield last
