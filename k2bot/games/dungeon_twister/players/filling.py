"""Filling a room that was revealed, and what it is worth to reveal one."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import ALL_TOKENS, IS_CHARACTER, OWNER
from k2bot.games.dungeon_twister.engine.model import SLOT, draft_of, moved
from k2bot.games.dungeon_twister.engine.revealing import free_squares, placing_order
from k2bot.games.dungeon_twister.engine.squares import squares_of
from k2bot.games.dungeon_twister.players import sampling

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Draft, Game
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.players.valuing import Valuer

    State = Game | Draft


def best_square(state: State, seat: int, token: int, slot: int, valuer: Valuer) -> int:
    """Where the seat that places a token puts it: on the square that leaves it most."""
    best, found = float("-inf"), -1
    for square in squares_of(free_squares(state, slot)):
        worth = valuer.lead(put(state, token, square), seat) + _object_worth(state, seat, token, square)
        if worth > best:
            best, found = worth, square
    return found


def put(state: State, token: int, square: int) -> Draft:
    """The state with a token on a square."""
    draft = draft_of(state)  # type: ignore[arg-type]  # a draft is copied like a game
    draft.at = moved(draft.at, (token, square))
    return draft


def _object_worth(state: State, seat: int, token: int, square: int) -> float:
    """Whose side an object lies on: nearer to the own characters is better, farther from the others'."""
    if IS_CHARACTER[token]:
        return 0.0
    x, y = divmod(square, 10)
    total = 0.0
    for other, place in enumerate(state.at):
        if place < 220 and IS_CHARACTER[other] and not state.wounded >> other & 1:
            other_x, other_y = divmod(place, 10)
            away = abs(x - other_x) + abs(y - other_y)
            total += (1.0 if OWNER[other] == seat else -1.0) / (1 + away)
    return total


def filled(game: Game, seat: int, slot: int, valuer: Valuer) -> Draft:
    """A game in which a seat has revealed a room, and both have placed what was on it."""
    draft = draft_of(game)
    draft.up |= 1 << slot
    lifted = [token for token in ALL_TOKENS if draft.at[token] == SLOT + slot]
    for placer, token, _ in placing_order(lifted, seat, slot):
        draft = put(draft, token, best_square(draft, placer, token, slot, valuer))
    return draft


class Rooms:
    """What revealing each hidden room is worth on average, rooms and tokens drawn anew each time."""

    def __init__(self, seen: Observation, seat: int, valuer: Valuer, chance: Random, deals: int) -> None:
        self._seat = seat
        self._valuer = valuer
        self._deals = [
            sampling.deal(seen, Random(chance.getrandbits(48)))  # noqa: S311 - play, not secrets
            for _ in range(deals)
        ]
        self._gains: dict[int, float] = {}

    def gain(self, slot: int) -> float:
        """What it is worth to the seat that the room of a slot is revealed by it."""
        found = self._gains.get(slot)
        if found is None:
            lead, seat = self._valuer.lead, self._seat
            gains = [
                lead(filled(game, seat, slot, self._valuer), seat) - lead(game, seat) for game in self._deals
            ]
            found = self._gains[slot] = sum(gains) / len(gains)
        return found
