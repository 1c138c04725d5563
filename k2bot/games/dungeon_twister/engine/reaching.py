"""What a character can do, for panels: its moves by the square on which they end, and everything else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Regenerate
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.deeds import finders, regenerates
from k2bot.games.dungeon_twister.engine.memory import board_of, memory_of
from k2bot.games.dungeon_twister.engine.model import Phase
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.actions import Deed, Move
    from k2bot.games.dungeon_twister.engine.model import Game


def reach(game: Game, seat: int, character: str) -> dict[str, tuple[Move, ...]]:
    """The listed moves of a character by the square they end on, in the order of squares.

    First of each is the plain one: it keeps what it has and takes only where it stops. Squares of the
    opponent's line stand for leaving the maze. Empty where the character cannot move now. Raises ValueError
    for a text that names no character of the seat.
    """
    token = BY_NAME.get(character, -1)
    if token < 0 or not IS_CHARACTER[token] or OWNER[token] != seat:
        raise ValueError(f"{character!r} is no character of seat {seat!r}")
    board = board_of(game)
    if (
        game.phase is not Phase.ACT
        or game.turn != seat
        or not board.is_fit(token)
        or not game.points_of(token)
    ):
        return {}
    ways: dict[str, list[tuple[int, int, Move]]] = {}
    for number, move in enumerate(memory_of(game).moves_of(token)):
        last = next(word for word in reversed(move.path) if word in SQUARE_BY_NAME)
        ways.setdefault(last, []).append(
            (len([word for word in move.path if word not in SQUARE_BY_NAME]), number, move)
        )
    return {
        square: tuple(move for _, _, move in sorted(ways[square], key=lambda way: way[:2]))
        for square in sorted(ways, key=SQUARE_BY_NAME.__getitem__)
    }


def other_deeds(game: Game, seat: int) -> tuple[Deed, ...]:
    """Everything the characters of a seat may do now but moving, by character; nothing where not asked."""
    if game.phase is not Phase.ACT or game.turn != seat:
        return ()
    board, found = board_of(game), []
    for character in CHARACTERS_OF[seat]:
        if board.at[character] >= SQUARES or not game.points_of(character):
            continue
        fit = board.is_fit(character)
        for kind, choices in finders(board, character) if fit else ((Regenerate, regenerates),):
            found += [kind(TOKENS[character], *fields) for fields in choices(board, game, character)]
    return tuple(found)


def movers(game: Game, seat: int) -> tuple[str, ...]:
    """The characters of a seat that can move now; nobody where it is not asked."""
    if game.phase is not Phase.ACT or game.turn != seat:
        return ()
    board = board_of(game)
    return tuple(
        TOKENS[character]
        for character in CHARACTERS_OF[seat]
        if board.is_fit(character) and game.points_of(character) and memory_of(game).moves_of(character).count
    )
