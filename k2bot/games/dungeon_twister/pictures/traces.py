"""What a turn left behind, in squares of the maze as it lies now: rooms that turn carry older ways along."""

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
)
from k2bot.games.dungeon_twister.engine.maze import turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.pictures.grid import Grid

_FULL_TURN = 4


class Way(NamedTuple):
    """A way that a character went, from square to square."""

    character: int
    squares: tuple[int, ...]
    is_leap: bool
    """Whether it jumped, or went through a wall."""
    ends: bool
    """Whether the character's way ends here; else a room that turned has torn it."""
    resumes: bool = False
    """Whether it goes on from a square that is drawn elsewhere."""


class Clash(NamedTuple):
    """Who attacked whom: the squares of both."""

    attacker: int
    target: int
    is_wand: bool


class Exit(NamedTuple):
    """Who left the maze: the player, the square and the points."""

    seat: int
    square: int
    points: int


@dataclass
class Traces:
    """All that a turn's events left to be seen."""

    ways: list[Way] = field(default_factory=list)
    turned: dict[int, int] = field(default_factory=dict)
    """By slot: quarters turned in all, clockwise above 0."""
    revealed: list[int] = field(default_factory=list)
    clashes: list[Clash] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    exits: list[Exit] = field(default_factory=list)
    gates: list[int] = field(default_factory=list)
    """Portcullises that were opened, closed or broken."""
    healed: list[int] = field(default_factory=list)
    """The squares of those who were healed."""


def traced(events: Sequence[Event], at: Sequence[int]) -> Traces:
    """The traces of these events; ``at`` is where every token is now."""
    found = Traces()
    ways: list[Way] = []
    for number, event in enumerate(events):
        later = [one for one in events[number + 1 :] if isinstance(one, RoomTurned)]
        match event:
            case Moved():
                ways += _walked(event, later)
            case RoomTurned():
                found.turned[event.slot] = found.turned.get(event.slot, 0) + event.turn
            case RoomRevealed():
                found.revealed.append(event.slot)
            case Eliminated():
                found.dead.append(_carried(board.BY_NAME[event.square], later))
            case GateChanged():
                found.gates.append(content.GATE_BY_NAME[event.gate])
            case Healed():
                found.healed.append(at[content.BY_NAME[event.character]])
            case Left():
                found.exits += _exits(event, ways)
            case FightBegan() | WandFired():
                found.clashes += _clashes(event, events, at)
    found.ways = _joined(ways)
    found.turned = {slot: _least(turn) for slot, turn in found.turned.items() if turn % _FULL_TURN}
    found.healed = [square for square in found.healed if square < board.SQUARES]
    return found


def within(traces: Traces, grid: Grid) -> Traces:
    """What a grid that shows a part of the maze has of the traces: ways are cut at its edge."""
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


def _least(turn: int) -> int:
    """A turn by the shortest way: 1, 2 or -1 quarters."""
    return {1: 1, 2: 2, 3: -1}[turn % _FULL_TURN]


def _carried(square: int, later: Sequence[RoomTurned]) -> int:
    """Where a square has come to lie after rooms turned."""
    for event in later:
        if board.slot_of(square) == event.slot:
            left, top = board.corner(event.slot)
            x, y = board.coordinates(square)
            row, column = turned(y - top, x - left, event.turn)
            square = board.at(left + column, top + row)
    return square


def _walked(event: Moved, later: Sequence[RoomTurned]) -> list[Way]:
    """A move as it lies now, in as many pieces as rooms that turned have torn it into."""
    names = (event.start, *(word for word in event.path if word in board.BY_NAME))
    squares = [_carried(board.BY_NAME[name], later) for name in names]
    runs = [[squares[0]]]
    for one, other in pairwise(squares):
        if _beside(one, other):
            runs[-1].append(other)
        else:
            runs.append([other])
    character = content.BY_NAME[event.character]
    return [Way(character, tuple(run), event.way != "move", run is runs[-1]) for run in runs if len(run) > 1]


def _beside(one: int, other: int) -> bool:
    (x1, y1), (x2, y2) = board.coordinates(one), board.coordinates(other)
    return abs(x1 - x2) + abs(y1 - y2) == 1


def _joined(ways: Sequence[Way]) -> list[Way]:
    """Moves that a character made one after the other, as one way."""
    found: list[Way] = []
    for way in ways:
        last = next((one for one in reversed(found) if one.character == way.character), None)
        follows = last is not None and last.ends and last.squares[-1] == way.squares[0]
        if last is not None and follows and not last.is_leap and not way.is_leap:
            found[found.index(last)] = last._replace(squares=last.squares + way.squares[1:], ends=way.ends)
        elif last is not None and follows:
            found[found.index(last)] = last._replace(ends=False)
            found.append(way)
        else:
            found.append(way)
    return found


def _exits(event: Left, ways: Sequence[Way]) -> list[Exit]:
    character = content.BY_NAME[event.character]
    seat = content.OWNER[character]
    last = next((way for way in reversed(ways) if way.character == character), None)
    return [] if last is None else [Exit(seat, last.squares[-1], event.points)]


def _clashes(event: FightBegan | WandFired, events: Sequence[Event], at: Sequence[int]) -> list[Clash]:
    """Who fought, where both places are still known."""
    is_wand = isinstance(event, WandFired)
    one = event.character if isinstance(event, WandFired) else event.attacker
    fallen = {out.character: board.BY_NAME[out.square] for out in events if isinstance(out, Eliminated)}
    squares = [fallen.get(name, at[content.BY_NAME[name]]) for name in (one, event.target)]
    if max(squares) >= board.SQUARES or not (is_wand or _beside(*squares)):
        return []
    return [Clash(squares[0], squares[1], is_wand)]
