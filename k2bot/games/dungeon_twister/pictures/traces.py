"""What a turn leaves in the maze as it is now: paths, attacks, changed rooms.

Rooms that turn carry earlier paths along.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from k2bot.games.dungeon_twister.engine import content
from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightBegan,
    GateChanged,
    Healed,
    Left,
    Moved,
    RoomRevealed,
    RoomTurned,
    WandFired,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.maze import turned_square
from k2bot.games.dungeon_twister.pictures import acts

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.pictures.rooms import Grid

_FULL_TURN = 4


class TracePath(NamedTuple):
    """A path of a character, square by square."""

    character: int
    squares: tuple[int, ...]
    is_leap: bool
    """Whether it is a jump or a step through a wall."""
    ends: bool
    """Whether the path ends here; otherwise a turning room has cut it."""
    resumes: bool = False
    """Whether it continues a path drawn elsewhere."""
    act: int = 0
    """The step of the turn, from 0."""


class Clash(NamedTuple):
    """An attack, with the squares of both sides: from where it was, and where whoever was hit is now."""

    attacker: int
    target: int
    is_wand: bool
    seat: int
    """The attacker's owner."""
    act: int = 0
    """The step of the turn, from 0."""
    hurt: tuple[Hurt, ...] = ()


class Hurt(NamedTuple):
    """Somebody wounded: whose, and where that character is."""

    seat: int
    square: int


class Fall(NamedTuple):
    """Somebody knocked out on a square, and the seat that gains a point."""

    square: int
    gains: int
    act: int = 0
    """The step of the turn, from 0."""


class Exit(NamedTuple):
    """Characters of one seat leaving the maze from the same square, and their points."""

    seat: int
    square: int
    points: int
    characters: tuple[int, ...] = ()


@dataclass
class Traces:
    """All visible traces of a turn's events."""

    ways: list[TracePath] = field(default_factory=list)
    turned: dict[int, int] = field(default_factory=dict)
    """Total quarter turns by slot, clockwise positive."""
    revealed: dict[int, int] = field(default_factory=dict)
    """Slots revealed, each with the step of the turn that did it."""
    clashes: list[Clash] = field(default_factory=list)
    dead: list[Fall] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    gates: dict[int, int] = field(default_factory=dict)
    """Portcullises opened, closed or broken, each with the step of the turn that did it."""
    turns: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """Steps of the turn that rotated a slot."""
    shown: int | None = None
    """The character whose paths are the loudest."""
    numbered: Mapping[int, int] | None = None
    """Numbers from 0 of steps whose marks bear them; None for pictures in which no mark does."""
    seat: int = 0
    """Whose turn it was: numbers are on their colour, as in the strip."""
    letters: Mapping[int, str] = field(default_factory=dict)
    """Letters of those who left, for the points that they gained."""

    def leads_out(self, way: TracePath) -> bool:
        """Whether a path ends where its character left the maze."""
        out = content.OWNER[way.character], way.squares[-1]
        return way.ends and any((one.seat, one.square) == out for one in self.exits)


def traced(events: Sequence[Event], at: Sequence[int]) -> Traces:
    """Traces of these events; ``at`` holds the current places of tokens."""
    found = Traces()
    ways: list[TracePath] = []
    left: list[Exit] = []
    steps = acts.acts(events)
    act_of = {place: number for number, act in enumerate(steps) for place in act.places}
    for number, event in enumerate(events):
        later = [one for one in events[number + 1 :] if isinstance(one, RoomTurned)]
        match event:
            case Moved():
                ways += (way._replace(act=act_of[number]) for way in _walked(event, later))
            case RoomTurned(slot=slot) if number in act_of:
                found.turned[slot] = found.turned.get(slot, 0) + event.turn
                found.turns[slot] = tuple(dict.fromkeys((*found.turns.get(slot, ()), act_of[number])))
            case RoomRevealed():
                found.revealed[event.slot] = act_of[number]
            case Eliminated():
                square = carried(board.SQUARE_BY_NAME[event.square], later)
                gains = 1 - content.OWNER[content.BY_NAME[event.character]]
                found.dead.append(Fall(square, gains, act_of[number]))
            case GateChanged():
                found.gates[content.GATE_BY_NAME[event.gate]] = act_of[number]
            case Left():
                character = content.BY_NAME[event.character]
                last = next((way for way in reversed(ways) if way.character == character), None)
                if last is not None:
                    seat = content.OWNER[character]
                    left.append(Exit(seat, last.squares[-1], event.points, (character,)))
            case FightBegan() | WandFired():
                found.clashes += (one._replace(act=act_of[number]) for one in _clashes(number, events, at))
    found.ways = _joined(ways)
    for seat, square in dict.fromkeys(one[:2] for one in left):
        own = [one for one in left if one[:2] == (seat, square)]
        characters = tuple(character for one in own for character in one.characters)
        found.exits.append(Exit(seat, square, sum(one.points for one in own), characters))
    found.turned = {slot: least(turn) for slot, turn in found.turned.items() if turn % _FULL_TURN}
    found.shown = _loudest(steps, ways)
    found.seat = acts.actor(events) or 0
    return found


def _loudest(steps: Sequence[acts.Act], ways: Sequence[TracePath]) -> int | None:
    """The character whose paths are drawn loudest: who walked in the decisive step, or last before it.

    None if a fight or a fall is what matters.
    """
    main = acts.decisive(steps)
    if main is None or steps[main].fallen or steps[main].kind == "fight":
        return None
    last = max((way for way in ways if way.act <= main), key=lambda way: way.act, default=None)
    return None if last is None else last.character


def cut_to(traces: Traces, grid: Grid) -> Traces:
    """The traces within a partial grid; paths are cut at its edge."""
    ways = []
    for way in traces.ways:
        runs: list[list[int]] = []
        for number, square in enumerate(way.squares):
            if not grid.shows(square):
                continue
            if not number or not runs or runs[-1][-1] != way.squares[number - 1]:
                runs.append([])
            runs[-1].append(square)
        for run in runs:
            resumes, ends = run[0] != way.squares[0], way.ends and run[-1] == way.squares[-1]
            if run[1:]:
                ways.append(way._replace(squares=tuple(run), ends=ends, resumes=way.resumes or resumes))
    return replace(traces, ways=ways)


def least(turn: int) -> int:
    """The equivalent shortest rotation: 1, 2 or -1 quarters."""
    return {1: 1, 2: 2, 3: -1}[turn % _FULL_TURN]


def carried(square: int, later: Sequence[RoomTurned]) -> int:
    """Position of a square after rooms turned."""
    for event in later:
        if board.slot_of(square) == event.slot:
            square = turned_square(square, event.slot, event.turn)
    return square


def _walked(event: Moved, later: Sequence[RoomTurned]) -> list[TracePath]:
    """A move in the current maze, in pieces where turning rooms have cut it."""
    names = (event.start, *(word for word in event.path if word in board.SQUARE_BY_NAME))
    squares = [carried(board.SQUARE_BY_NAME[name], later) for name in names]
    runs = [[squares[0]]]
    for one, other in pairwise(squares):
        if beside(one, other):
            runs[-1].append(other)
        else:
            runs.append([other])
    character = content.BY_NAME[event.character]
    return [
        TracePath(character, tuple(run), event.way != "move", run is runs[-1]) for run in runs if len(run) > 1
    ]


def beside(one: int, other: int) -> bool:
    """Whether two squares share a side."""
    (x1, y1), (x2, y2) = board.coordinates(one), board.coordinates(other)
    return abs(x1 - x2) + abs(y1 - y2) == 1


def _joined(ways: Sequence[TracePath]) -> list[TracePath]:
    """Consecutive moves of one character joined into one path."""
    found: list[TracePath] = []
    for way in ways:
        last = next((one for one in reversed(found) if one.character == way.character), None)
        follows = last is not None and last.ends and last.squares[-1] == way.squares[0]
        is_one = last is not None and last.act == way.act and not last.is_leap and not way.is_leap
        if last is not None and follows and is_one:
            found[found.index(last)] = last._replace(squares=last.squares + way.squares[1:], ends=way.ends)
        elif last is not None and follows:
            found[found.index(last)] = last._replace(ends=False)
            found.append(way)
        else:
            found.append(way)
    return found


def _clashes(number: int, events: Sequence[Event], at: Sequence[int]) -> Iterator[Clash]:
    """The attack that an event is, if its two squares are still known."""
    event, later = events[number], events[number + 1 :]
    if not isinstance(event, FightBegan | WandFired):
        return
    is_wand = isinstance(event, WandFired)
    one = event.character if isinstance(event, WandFired) else event.attacker
    fallen = {
        out.character: board.SQUARE_BY_NAME[out.square] for out in events if isinstance(out, Eliminated)
    }
    after = next((n for n, far in enumerate(later) if isinstance(far, FightBegan)), len(later))
    wounds = [wound.character for wound in later[:after] if isinstance(wound, Wounded)]
    healed = {cure.character for cure in later if isinstance(cure, Healed)}
    hurt = [content.BY_NAME[name] for name in wounds if name not in healed and name not in fallen]
    target = fallen.get(event.target, at[content.BY_NAME[event.target]])
    squares = fallen.get(one, _stood(one, later, at)), target
    if max(squares) < board.SQUARES:
        yield Clash(
            *squares,
            is_wand,
            content.OWNER[content.BY_NAME[one]],
            hurt=tuple(Hurt(content.OWNER[token], at[token]) for token in hurt if at[token] < board.SQUARES),
        )


def _stood(name: str, later: Sequence[Event], at: Sequence[int]) -> int:
    """Where a character stood before the ``later`` events, in the maze after them."""
    for number, event in enumerate(later):
        if isinstance(event, Moved) and event.character == name:
            turns = [turn for turn in later[number:] if isinstance(turn, RoomTurned)]
            return carried(board.SQUARE_BY_NAME[event.start], turns)
    return at[content.BY_NAME[name]]
