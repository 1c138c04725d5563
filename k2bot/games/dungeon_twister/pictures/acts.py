"""A turn as steps: events that belong together, in the order in which they happened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, KIND, OWNER, TOKENS
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
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, coordinates

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
RUN: Final = 5
"""Squares towards its exit from which on a character runs."""


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
    def moves(self) -> list[Moved]:
        """Its moves."""
        return [event for event in self.events if isinstance(event, Moved)]

    @property
    def points(self) -> int:
        """Points scored in it, by either side."""
        return sum(points_gained(self.events))

    @property
    def burden(self) -> str | None:
        """The treasure or friend that its character carried to the end of its way; None for no such way."""
        return burden(self.moves[-1]) if self.kind == "way" else None

    @property
    def rank(self) -> int:
        """Importance: the lower, the more important."""
        kinds = {type(one) for one in self.events}
        if FightBegan in kinds and FightEnded not in kinds:  # its cards are asked for below the maze
            return 0
        if self.kind == "out" or self.eliminations:
            return 1
        means_something = self.burden is not None or any(one.handled for one in self.moves)
        return {"fight": 2, "revealed": 3, "way": 4 if means_something else 5}.get(self.kind, 4)


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


def decisive(steps: Sequence[Act]) -> tuple[int, ...]:
    """Indices of the steps that matter most: all that scored, most points first, or else one.

    Of equals, whoever left comes first, then the last. Empty without steps.
    """

    def order(number: int) -> tuple[int, int, bool, int]:
        step = steps[number]
        return step.rank, -step.points, step.kind != "out", -number

    found = sorted(range(len(steps)), key=order)
    return tuple(
        number for number in found if number == found[0] or steps[found[0]].points > 0 < steps[number].points
    )


def burden(move: Moved) -> str | None:
    """The treasure or friend that a character carried all the way; None for things for its own use."""
    token = BY_NAME.get(move.carried or "")
    return None if token is None or not (IS_CHARACTER[token] or KIND[token] == "treasure") else TOKENS[token]


def progress(move: Moved) -> int:
    """Squares by which a move leads towards its character's exit."""
    squares = [SQUARE_BY_NAME[one] for one in (move.start, *move.path) if one in SQUARE_BY_NAME]
    columns = coordinates(squares[-1])[0] - coordinates(squares[0])[0]
    return -columns if OWNER[BY_NAME[move.character]] else columns


def points_gained(events: Iterable[Event]) -> tuple[int, int]:
    """Points that each seat has gained by these events."""
    points = [0, 0]
    for event in events:
        match event:
            case Left(character=one, points=gain):
                points[OWNER[BY_NAME[one]]] += gain
            case Eliminated(character=one):
                points[1 - OWNER[BY_NAME[one]]] += 1
    return points[0], points[1]


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
