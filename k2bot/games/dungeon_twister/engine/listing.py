"""The legal actions of a seat that acts: counted at once, written out one by one when asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, overload

from k2bot.games.dungeon_twister.engine.actions import End, Move, Regenerate
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS, TROLLS
from k2bot.games.dungeon_twister.engine.deeds import FIRE, regenerates
from k2bot.games.dungeon_twister.engine.squares import SQUARES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.board import Board
    from k2bot.games.dungeon_twister.engine.memory import Memory
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.moves import Beyond, Moves, Others

_NOTHING: Final[Others] = []


class Deeds(Sequence["Action"]):
    """Everything a seat may do while acting: by character, moves first, ``End`` last."""

    __slots__ = ("_count", "_groups")

    def __init__(self, game: Game, memory: Memory) -> None:
        groups: list[tuple[int, Moves | None, Others]] = []
        count = 1
        board, seat = memory.board, game.turn
        at, idle = board.at, board.idle
        known = memory.moves
        ap, potion = game.ap, game.potion
        beyond: Beyond | None = None
        for character in CHARACTERS_OF[seat]:
            if at[character] >= SQUARES or not (game.points_of(character) if potion else ap):
                continue
            if not idle >> character & 1:
                moves = known.get(character) or memory.moves_of(character)
                count += moves.count
                others = _NOTHING
                if moves.more:
                    beyond = beyond or _beyond(game, seat)
                    others = _others(moves, board, game, beyond)
                    count += len(others)
                groups.append((character, moves, others))
            elif character in TROLLS and regenerates(board, game, character):
                count += 1
                groups.append((character, None, [(Regenerate, ())]))
        self._groups = groups
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
        for character, moves, others in self._groups:
            if moves is not None:
                if left < moves.count:
                    return moves.listed(left)
                left -= moves.count
            if left < len(others):
                kind, fields = others[left]
                action: Action = kind(TOKENS[character], *fields)
                return action
            left -= len(others)
        return End()

    def __iter__(self) -> Iterator[Action]:
        for character, moves, others in self._groups:
            if moves is not None:
                yield from moves
            for kind, fields in others:
                yield kind(TOKENS[character], *fields)
        yield End()

    def kinds(self) -> Iterator[tuple[type[Action], int]]:
        """The kinds of the actions, in their order, each with how many of it follow one another."""
        for _, moves, others in self._groups:
            if moves is not None:
                yield Move, moves.count
            for kind, _ in others:
                yield kind, 1
        yield End, 1

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Sequence) or isinstance(other, str):
            return NotImplemented
        return len(self) == len(other) and all(one == two for one, two in zip(self, other, strict=True))

    __hash__ = None  # type: ignore[assignment]  # equal to a list of the same actions, which has no hash

    def __repr__(self) -> str:
        return f"<{self._count} legal actions>"


def _beyond(game: Game, seat: int) -> Beyond:
    """What decides about the deeds of a character beside what is near: jumps, twins, who was hurt."""
    return game.seats[seat].jumps > 0, game.up, game.fresh_wounded | game.fresh_healed


def _others(moves: Moves, board: Board, game: Game, beyond: Beyond) -> Others:
    """What a fit character may do but moving, found once for as long as nothing changes."""
    if moves.others is not None and moves.others[0] == beyond:
        return moves.others[1]
    character = moves.hands.character
    found = []
    for kind, choices in moves.more:
        for fields in choices(board, game, character):
            found.append((kind, fields))  # noqa: PERF401 - seldom more than one
    if FIRE not in moves.more:
        moves.others = beyond, found
    return found
