"""Actions that undo what the same side did in its last turn, or in this one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Jump, Move, Rotate, Wall
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game, MutableState, TurnStart

    State = Game | MutableState


def rotated_rooms(state: State) -> frozenset[int]:
    """Slots of the rooms that the active side has rotated in its last turn or in this one."""
    return frozenset(
        slot
        for before, after in _own_turns(state)
        for slot, turn in enumerate(before.rotations)
        if turn is not None and turn != (state.rotations if after is None else after.rotations)[slot]
    )


def undoes(state: State, action: Action) -> bool:
    """Whether an action undoes what the active side has done in its last turn or in this one.

    It rotates a room once more, or ends where its character stood when that turn began, with nothing taken or
    left.
    """
    match action:
        case Rotate(slot=slot):
            return slot in rotated_rooms(state)
        case Move(character, path) if len(path) == len(action.squares):
            end = path[-1]
        case Jump(character, square=end) | Wall(character, square=end):
            pass
        case _:
            return False
    token, square = BY_NAME[character], SQUARE_BY_NAME[end]
    return any(
        before.squares[token] == square and state.places[token] != square for before, _ in _own_turns(state)
    )


def _own_turns(state: State) -> Iterator[tuple[TurnStart, TurnStart | None]]:
    """The starts of the active side's last turn and of this one, each with that of the turn after it."""
    starts = state.starts
    for number, start in enumerate(starts):
        if start.seat == state.active_seat:
            yield start, starts[number + 1] if number + 1 < len(starts) else None
