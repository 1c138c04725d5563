"""What is worked out on a state once: its board and moves.

The next state is handed what stays the same: the moves of a character depend on what is near it alone.
"""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_TOKENS,
    OWNER,
    THIEVES,
)
from k2bot.games.dungeon_twister.engine.moves import Moves
from k2bot.games.dungeon_twister.engine.squares import BIT

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game

_BITS: Final = (*BIT, *(0,) * 20)
"""The bit of each square; none for the other places."""


class Memory:
    """What was worked out on one state."""

    __slots__ = ("board", "moves")

    def __init__(self, board: Board, moves: dict[int, Moves]) -> None:
        self.board = board
        self.moves = moves
        """By character."""

    def moves_of(self, character: int) -> Moves:
        """The moves of a fit character, worked out once."""
        found = self.moves.get(character)
        if found is None:
            found = self.moves[character] = Moves(self.board, character)
        return found

    def following(self, board: Board, touched: int, aside: int | None = None) -> Memory:
        """What the state after an action knows: its board, and moves with none of these squares near.

        ``aside`` is the seat of a character with free hands that came or went there, and nothing else did:
        its friends have the same ways, but others stand in them.
        """
        moves = {}
        # Copied first: another thread may list the moves of this state.
        for character, known in self.moves.copy().items():
            if not known.field & touched:
                moves[character] = known
            elif OWNER[character] == aside and not BIT[known.start] & touched:
                again = known.recounted(board)
                if again is not None:
                    moves[character] = again
        return Memory(board, moves)


def memory_of(game: Game) -> Memory:
    """What was worked out on a state."""
    looked = game.looked
    if not looked:
        looked.append(Memory(Board(game), {}))
    return looked[0]


def board_of(game: Game) -> Board:
    """The board of a state, worked out once."""
    return memory_of(game).board


def hand_on(before: Game, after: Game) -> None:
    """Let the state after an action know what was worked out on the one before it."""
    if not before.looked:
        return
    memory = before.looked[0]
    if (
        before.wounded == after.wounded
        and before.fresh_healed == after.fresh_healed
        and before.rotations is after.rotations
        and before.up == after.up
        and before.gates is after.gates
    ):
        if before.at is after.at:
            after.looked.append(memory)
            return
        gone = tuple(compress(ALL_TOKENS, map(ne, before.at, after.at)))
        if len(gone) == 1 and memory.board.is_free(gone[0], after.at[gone[0]]):
            board, touched = memory.board.stepped(after.at, gone[0])
            pits = board.maze.pits
            bridged = touched & pits or (pits and gone[0] in THIEVES)
            after.looked.append(memory.following(board, touched, None if bridged else OWNER[gone[0]]))
            return
        board, touched = memory.board.after(after.at, gone)
    else:
        board, touched = Board(after), _changed(before, after)
    after.looked.append(memory.following(board, touched))


def _changed(before: Game, after: Game) -> int:
    """The squares on which something is not as it was."""
    changed = 0
    for token in compress(ALL_TOKENS, map(ne, before.at, after.at)):
        changed |= _BITS[before.at[token]] | _BITS[after.at[token]]
    other_health = (before.wounded ^ after.wounded) | (before.fresh_healed ^ after.fresh_healed)
    for token in ALL_CHARACTERS:
        if other_health >> token & 1:
            changed |= _BITS[after.at[token]]
    if before.rotations is not after.rotations or before.up != after.up or before.gates is not after.gates:
        changed |= after.maze.different(before.maze)
    return changed
