"""Filling a room that was revealed: who places what, in which order and where (11)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.actions import Place
from k2bot.games.dungeon_twister.engine.aftermath import settle
from k2bot.games.dungeon_twister.engine.content import IS_CHARACTER, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.errors import Refused
from k2bot.games.dungeon_twister.engine.events import TokenPlaced
from k2bot.games.dungeon_twister.engine.model import Phase, moved
from k2bot.games.dungeon_twister.engine.squares import BIT, BY_NAME, NAMES, ROOM_SQUARES, SQUARES, squares_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.games.dungeon_twister.engine.events import Event
    from k2bot.games.dungeon_twister.engine.model import Draft, Game, Placing


def placing_order(lifted: Iterable[int], revealer: int, slot: int) -> Placing:
    """Who places what: the revealer all characters and the other's objects, then the other."""
    order = [(_placer(token, revealer), token, slot) for token in sorted(lifted)]
    return tuple(sorted(order, key=lambda entry: entry[0] != revealer))


def _placer(token: int, revealer: int) -> int:
    return revealer if IS_CHARACTER[token] or OWNER[token] != revealer else 1 - revealer


def free_squares(game: Game | Draft, slot: int) -> int:
    """The empty floor and gear squares of a room, as bits."""
    bits = ROOM_SQUARES[slot] & ~game.maze.pits
    for place in game.at:
        if place < SQUARES:
            bits &= ~BIT[place]
    return bits


def places(game: Game) -> list[Place]:
    """Every square for the token that is placed next."""
    _, token, slot = game.placing[0]
    return [_placed(token, square) for square in squares_of(free_squares(game, slot))]


@cache
def _placed(token: int, square: int) -> Place:
    return Place(TOKENS[token], NAMES[square])


def place(draft: Draft, seat: int, action: Place, events: list[Event]) -> None:
    """Place the next token; the turn goes on after the last one. Raises Refused."""
    _, token, slot = draft.placing[0]
    if action.token != TOKENS[token]:
        raise Refused(
            "other-token", f"{TOKENS[token]} is placed next, not {action.token}", 11, token=TOKENS[token]
        )
    square = BY_NAME.get(action.square)
    if square is None or not free_squares(draft, slot) >> square & 1:
        message = f"{action.square} is no empty floor or gear square of the room"
        raise Refused("not-free", message, 11, square=action.square)
    draft.at = moved(draft.at, (token, square))
    draft.placing = draft.placing[1:]
    events.append(TokenPlaced(seat, action.token, action.square))
    if not draft.placing:
        draft.phase = Phase.ACT
        settle(draft, events)
