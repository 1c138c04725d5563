"""Traces of a turn in the maze: paths, attacks, changed rooms.

Paths are where they were walked, as in the report of the turn, though rooms may have turned since. If a
room then carried the character away, its new square is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    Event,
    FightBegan,
    GateChanged,
    Left,
    Moved,
    RoomRevealed,
    RoomRotated,
    WandFired,
)
from k2bot.games.dungeon_twister.engine.maze import rotated_square
from k2bot.games.dungeon_twister.pictures import acts

_FULL_TURN: Final = 4


class TracePath(NamedTuple):
    """A path of a character, square by square."""

    character: int
    squares: tuple[int, ...]
    ends: bool = True
    """Whether it ends with these squares; otherwise they are only a part of it."""


class Clash(NamedTuple):
    """An attack, with the squares of both sides: the one it came from, and the target's present one."""

    attacker: int
    target: int
    is_wand: bool
    seat: int
    """The attacker's owner."""
    act: int = 0
    """The step of the turn, from 0."""


class Fall(NamedTuple):
    """Somebody knocked out on a square."""

    character: int
    square: int
    act: int = 0
    """The step of the turn, from 0."""


class Leaver(NamedTuple):
    """A character that left the maze, with its last square, and the points for it."""

    character: int
    square: int
    points: int
    act: int = 0
    """The step of the turn, from 0."""


@dataclass
class Traces:
    """All visible traces of a turn's events; steps of the turn are counted from 0."""

    ways: list[TracePath] = field(default_factory=list)
    carried: list[TracePath] = field(default_factory=list)
    """Characters that rooms carried away from where they had walked, with that square and the new one."""
    turned: dict[int, int] = field(default_factory=dict)
    """Total quarter turns by slot, clockwise positive."""
    turns: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Steps that rotated a slot."""
    revealed: dict[int, int] = field(default_factory=dict)
    """Slots revealed, each with its step."""
    clashes: list[Clash] = field(default_factory=list)
    dead: list[Fall] = field(default_factory=list)
    exits: list[Leaver] = field(default_factory=list)
    gates: dict[int, int] = field(default_factory=dict)
    """Portcullises opened, closed or broken, each with its step."""
    decisive: tuple[int, ...] = ()
    """The steps that matter most, whose marks are bold."""
    walkers: frozenset[int] = frozenset()
    """Characters that walked in these steps: their whole way in the turn is bold."""
    actor: int | None = None
    """The square of whoever did the first of these steps, if they are still in the maze."""
    slots: frozenset[int] = frozenset()
    """Rooms of the decisive steps."""

    @property
    def bold(self) -> list[TracePath]:
        """All paths of whoever walked in the decisive steps."""
        return [way for way in self.ways if way.character in self.walkers]


def find_traces(events: Sequence[Event], places: Sequence[int]) -> Traces:
    """Traces of these events; ``places`` holds the current places of tokens."""
    all_acts = acts.acts(events)
    traces = Traces(decisive=acts.decisive(all_acts))
    main = [all_acts[number] for number in traces.decisive]
    act_of = {place: number for number, act in enumerate(all_acts) for place in act.places}
    stops: dict[int, tuple[int, int]] = {}  # where each character's last move ended, and where that is now
    for number, event in enumerate(events):
        later = [one for one in events[number + 1 :] if isinstance(one, RoomRotated)]
        if isinstance(event, RoomRotated):
            stops = {one: (end, carried_square(now, [event])) for one, (end, now) in stops.items()}
        match event:
            case Moved():
                way = TracePath(content.BY_NAME[event.character], tuple(_squares(event)))
                traces.ways += [way] if way.squares[1:] else []
                end, now = stops.get(way.character, way.squares[:1] * 2)
                traces.carried += (
                    [TracePath(way.character, (end, now))] if end != now == way.squares[0] else []
                )
                stops[way.character] = way.squares[-1], way.squares[-1]
            case RoomRotated(slot=slot) if number in act_of:
                traces.turned[slot] = traces.turned.get(slot, 0) + event.direction
                traces.turns[slot] = tuple(dict.fromkeys((*traces.turns.get(slot, ()), act_of[number])))
            case RoomRevealed():
                traces.revealed[event.slot] = act_of[number]
            case Eliminated():
                square = carried_square(board.SQUARE_BY_NAME[event.square], later)
                traces.dead.append(Fall(content.BY_NAME[event.character], square, act_of[number]))
            case GateChanged():
                traces.gates[content.GATE_BY_NAME[event.gate]] = act_of[number]
            case Left():
                character = content.BY_NAME[event.character]
                squares = [way.squares[-1] for way in traces.ways if way.character == character]
                act = act_of[number]
                traces.exits += [Leaver(character, square, event.points, act) for square in squares[-1:]]
            case FightBegan() | WandFired():
                traces.clashes += (
                    one._replace(act=act_of[number]) for one in _clashes(number, events, places)
                )
    traces.walkers = frozenset(content.BY_NAME[move.character] for act in main for move in act.moves)
    traces.ways = _joined_paths(traces.ways)
    traces.carried += [
        TracePath(one, (end, now)) for one, (end, now) in stops.items() if end != now == places[one]
    ]
    traces.slots = _slots(traces, [event for act in main for event in act.events], places)
    actor = main[0].actor if main else None
    traces.actor = None if actor is None or places[actor] >= board.SQUARES else places[actor]
    traces.turned = {
        slot: shortest_rotation(turn) for slot, turn in traces.turned.items() if turn % _FULL_TURN
    }
    return traces


def _slots(traces: Traces, events: Sequence[Event], places: Sequence[int]) -> frozenset[int]:
    """Rooms that the events of the decisive steps changed, or with somebody to whom it happened.

    Without the room of a character that turned or revealed another one: nothing happened there.
    """
    changed = {event.slot for event in events if isinstance(event, RoomRotated | RoomRevealed)}
    seen = [event for event in events if not isinstance(event, RoomRotated | RoomRevealed)]
    names = {getattr(event, role, None) for event in seen for role in ("character", "attacker", "target")}
    squares = {places[content.BY_NAME[name]] for name in names if name is not None}
    squares.update(square for way in traces.bold for square in way.squares)
    squares.update(fall.square for fall in traces.dead if fall.act in traces.decisive)
    slots = (board.slot_of(square) for square in squares if square < board.SQUARES)
    return frozenset({*changed, *(slot for slot in slots if slot is not None)})


def shortest_rotation(turn: int) -> int:
    """The equivalent shortest rotation: 1 or -1 quarters, or 2 the way that it went."""
    return {1: 1, 2: 2 if turn > 0 else -2, 3: -1}[turn % _FULL_TURN]


def carried_square(square: int, later: Sequence[RoomRotated]) -> int:
    """Position of a square after rooms turned."""
    for event in later:
        if board.slot_of(square) == event.slot:
            square = rotated_square(square, event.slot, event.direction)
    return square


def _squares(event: Moved) -> list[int]:
    """The squares of a move."""
    names = (event.start, *(word for word in event.path if word in board.SQUARE_BY_NAME))
    return [board.SQUARE_BY_NAME[name] for name in names]


def is_adjacent(one: int, other: int) -> bool:
    """Whether two squares share a side."""
    (x1, y1), (x2, y2) = board.coordinates(one), board.coordinates(other)
    return abs(x1 - x2) + abs(y1 - y2) == 1


def _joined_paths(ways: Sequence[TracePath]) -> list[TracePath]:
    """Join consecutive moves of a character into one path."""
    paths: list[TracePath] = []
    for way in ways:
        last = next((one for one in reversed(paths) if one.character == way.character), None)
        if last is not None and last.squares[-1] == way.squares[0]:
            paths[paths.index(last)] = last._replace(squares=last.squares + way.squares[1:])
        else:
            paths.append(way)
    return paths


def _clashes(number: int, events: Sequence[Event], places: Sequence[int]) -> Iterator[Clash]:
    """The attack that an event is, if its two squares are still known."""
    event, later = events[number], events[number + 1 :]
    if not isinstance(event, FightBegan | WandFired):
        return
    is_wand = isinstance(event, WandFired)
    one = event.character if isinstance(event, WandFired) else event.attacker
    fallen = {
        elimination.character: board.SQUARE_BY_NAME[elimination.square]
        for elimination in events
        if isinstance(elimination, Eliminated)
    }
    target = fallen.get(event.target, places[content.BY_NAME[event.target]])
    squares = fallen.get(one, _square_before(one, later, places)), target
    if max(squares) < board.SQUARES:
        yield Clash(*squares, is_wand, content.OWNER[content.BY_NAME[one]])


def _square_before(name: str, later: Sequence[Event], places: Sequence[int]) -> int:
    """Square where a character stood before the ``later`` events, as the maze is after them."""
    for number, event in enumerate(later):
        if isinstance(event, Moved) and event.character == name:
            turns = [turn for turn in later[number:] if isinstance(turn, RoomRotated)]
            return carried_square(board.SQUARE_BY_NAME[event.start], turns)
    return places[content.BY_NAME[name]]
