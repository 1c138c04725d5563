"""Legal actions of the active seat: counted eagerly, written out on demand.

Results are cached with the state and handed on to the next one where unaffected: a character's moves depend
only on what is near it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Final, overload

from k2bot.games.dungeon_twister.engine.actions import Action, CharacterAction, End, Fire, Move
from k2bot.games.dungeon_twister.engine.board import Board, handlings
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_TOKENS,
    BY_NAME,
    CHARACTERS_OF,
    IS_CHARACTER,
    OWNER,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.model import Game, Phase
from k2bot.games.dungeon_twister.engine.moves import MoveConditions, Moves
from k2bot.games.dungeon_twister.engine.other_actions import list_other_actions
from k2bot.games.dungeon_twister.engine.squares import BIT, NAMES, SQUARE_BY_NAME, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.view import Observation

_BITS: Final = (*BIT, *(0,) * 20)
"""Bit of each square; 0 for other places."""


class StateCache:
    """Cached computations for one state."""

    def __init__(self, board: Board, moves: dict[int, Moves]) -> None:
        self.board = board
        self.moves = moves
        """By character."""

    def moves_of(self, character: int) -> Moves:
        """Moves of an unwounded character, computed once."""
        moves = self.moves.get(character)
        if moves is None:
            moves = self.moves[character] = Moves(self.board, character)
        return moves

    def successor(self, board: Board, touched: int) -> StateCache:
        """The cache of the next state: its board, and the moves with none of the touched squares nearby."""
        # Copied first, since another thread may be listing moves of this state.
        moves = {one: known for one, known in self.moves.copy().items() if not known.field & touched}
        return StateCache(board, moves)


def state_cache(game: Game) -> StateCache:
    """The cache of a state, created on first use."""
    if not game.cache:
        game.cache.append(StateCache(Board(game), {}))
    cache: StateCache = game.cache[0]
    return cache


_latest: tuple[Observation, Board] | None = None
"""The last observation asked about, usually again and again, with its board."""


def board_of(state: Game | Observation) -> Board:
    """The board of a state, from its cache, or of an observation."""
    global _latest  # noqa: PLW0603 - a cache, invisible from outside
    if isinstance(state, Game):
        return state_cache(state).board
    latest = _latest
    if latest is None or latest[0] is not state:
        latest = _latest = state, Board(state)
    return latest[1]


def pass_cache_on(before: Game, after: Game) -> None:
    """Hand the cache of a state on to its successor."""
    if not before.cache:
        return
    cache: StateCache = before.cache[0]
    if (
        before.wounded == after.wounded
        and before.fresh_healed == after.fresh_healed
        and before.rotations is after.rotations
        and before.revealed == after.revealed
        and before.gates is after.gates
    ):
        if before.places is after.places:
            after.cache.append(cache)
            return
        moved = tuple(compress(ALL_TOKENS, map(ne, before.places, after.places)))
        board, touched = cache.board.successor(after.places, moved)
    else:
        board, touched = Board(after), _changed(before, after)
    after.cache.append(cache.successor(board, touched))


def _changed(before: Game, after: Game) -> int:
    """Squares on which something changed."""
    changed = 0
    for token in compress(ALL_TOKENS, map(ne, before.places, after.places)):
        changed |= _BITS[before.places[token]] | _BITS[after.places[token]]
    other_health = (before.wounded ^ after.wounded) | (before.fresh_healed ^ after.fresh_healed)
    for token in ALL_CHARACTERS:
        if other_health >> token & 1:
            changed |= _BITS[after.places[token]]
    if (
        before.rotations is not after.rotations
        or before.revealed != after.revealed
        or before.gates is not after.gates
    ):
        maze = after.maze
        maze.reuse(before.maze)
        changed |= maze.changed_squares(before.maze)
    return changed


class LegalActions(Sequence["Action"]):
    """Legal actions of the acting seat: by character, moves first, ``End`` last."""

    def __init__(self, game: Game, cache: StateCache) -> None:
        parts: list[tuple[Moves | Sequence[CharacterAction], int]] = []
        count = 1
        board, seat = cache.board, game.active_seat
        places, idle = board.places, board.idle
        known = cache.moves
        ap, potion = game.ap, game.potion
        conditions: MoveConditions | None = None
        for character in CHARACTERS_OF[seat]:
            if places[character] >= SQUARES or not (game.points_of(character) if potion else ap):
                continue
            others: Sequence[CharacterAction] = ()
            if not idle >> character & 1:
                moves = known.get(character) or cache.moves_of(character)
                count += moves.count
                parts.append((moves, moves.count))
                if moves.more:
                    # What decides other actions beyond what is nearby: jump cards, paired rooms, wounds.
                    hurt = game.fresh_wounded | game.fresh_healed
                    conditions = conditions or (game.seats[seat].jumps > 0, game.revealed, hurt)
                    others = _others(moves, board, game, conditions)
            else:
                others = list_other_actions(board, game, character)
            if others:
                count += len(others)
                parts.append((others, len(others)))
        self._parts = parts
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Action, ...]: ...

    def __getitem__(self, index: int | slice) -> Action | tuple[Action, ...]:
        if isinstance(index, slice):
            return tuple(self)[index]
        left = index + self._count if index < 0 else index
        if not 0 <= left < self._count:
            raise IndexError(index)
        for part, count in self._parts:
            if left < count:
                return part[left]
            left -= count
        return End()

    def __iter__(self) -> Iterator[Action]:
        for part, _ in self._parts:
            yield from part
        yield End()

    def kinds(self) -> Iterator[tuple[type[Action], int]]:
        """Types of the actions in order, each with the length of its run."""
        for part, count in self._parts:
            if isinstance(part, Moves):
                yield Move, count
            else:
                yield from ((type(action), 1) for action in part)
        yield End, 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # equal to a list of the same actions, which has no hash

    def __repr__(self) -> str:
        return f"<{self._count} legal actions>"


def _others(moves: Moves, board: Board, game: Game, conditions: MoveConditions) -> list[CharacterAction]:
    """Other actions of an unwounded character, cached while nothing relevant changes."""
    if moves.others is not None and moves.others[0] == conditions:
        return moves.others[1]
    actions = list_other_actions(board, game, moves.context.character, moves.more)
    if Fire not in moves.more:  # firing the wand is the one action that depends on distant squares
        moves.others = conditions, actions
    return actions


def reach(game: Game, seat: int, character: str) -> dict[str, tuple[Move, ...]]:
    """A character's moves by final square, in the order of squares.

    The plain move comes first for each: it keeps the load, and takes only where it stops; if it has to take
    or leave more, it keeps a wounded friend. Squares of the opponent's starting line mean leaving the maze.
    Empty if the character cannot move now. Raises ValueError if the name is no character of the seat.
    """
    token = BY_NAME.get(character, -1)
    if token < 0 or not IS_CHARACTER[token] or OWNER[token] != seat:
        raise ValueError(f"{character!r} is no character of seat {seat!r}")
    if character not in movers(game, seat):
        return {}
    moves = state_cache(game).moves_of(token)
    board = state_cache(game).board
    has_friends = any(IS_CHARACTER[thing] for thing in moves.context.things)
    moves_to: dict[str, list[tuple[int, bool, int, Move]]] = {}
    for number, move in enumerate(moves):
        words = len(move.path) - len(move.squares)
        leaves = bool(words and has_friends and _leaves_a_friend(board, move))
        moves_to.setdefault(move.end, []).append((words, leaves, number, move))
    return {
        square: tuple(move for *_, move in sorted(moves_to[square], key=lambda ranked: ranked[:3]))
        for square in sorted(moves_to, key=SQUARE_BY_NAME.__getitem__)
    }


def fetches(board: Board, moves: Iterable[Move]) -> tuple[str, ...]:
    """Squares from which some of these moves take something that is there now, in the order of squares."""
    squares = {
        board.places[BY_NAME[one.token]]
        for move in moves
        for one in handlings(board, BY_NAME[move.character], move.path)[0]
        if one.taken and board.places[BY_NAME[one.token]] == SQUARE_BY_NAME[one.square]
    }
    return tuple(NAMES[square] for square in sorted(squares))


def _leaves_a_friend(board: Board, move: Move) -> bool:
    """Whether a move leaves a wounded friend somewhere."""
    handled, _ = handlings(board, BY_NAME[move.character], move.path)
    left = {one.token: not one.taken for one in handled}
    return any(is_left and IS_CHARACTER[BY_NAME[token]] for token, is_left in left.items())


def other_actions(game: Game, seat: int) -> tuple[CharacterAction, ...]:
    """Legal actions of a seat's characters except moves, by character; empty if it isn't acting."""
    board = state_cache(game).board
    characters = _acting(game, seat)
    return tuple(action for one in characters for action in list_other_actions(board, game, one))


def movers(game: Game, seat: int) -> tuple[str, ...]:
    """Characters of a seat that can move now; empty if it isn't acting."""
    cache = state_cache(game)
    return tuple(
        TOKENS[character]
        for character in _acting(game, seat)
        if cache.board.is_fit(character) and cache.moves_of(character).count
    )


def _acting(game: Game, seat: int) -> tuple[int, ...]:
    """Characters of a seat in the maze that have action points; empty if it isn't acting."""
    if game.phase is not Phase.ACT or game.active_seat != seat:
        return ()
    return tuple(one for one in CHARACTERS_OF[seat] if game.places[one] < SQUARES and game.points_of(one))
