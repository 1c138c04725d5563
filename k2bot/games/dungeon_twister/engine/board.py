"""Who and what stands where: worked out once for a state and kept with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    IS_CHARACTER,
    OWNER,
    ROPES,
    THIEVES,
)
from k2bot.games.dungeon_twister.engine.squares import BIT, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Draft, Game

_NOTHING: tuple[int, ...] = ()


class Board:
    """The tokens in the maze by square, and sets of squares that matter everywhere."""

    __slots__ = ("at", "bridged", "entries", "idle", "maze", "occupied", "on", "unwounded", "wounded")

    def __init__(self, game: Game | Draft) -> None:
        self.at = at = game.at
        self.wounded = wounded = game.wounded
        self.idle = wounded | game.fresh_healed
        """Characters that are not fit."""
        self.maze = game.maze
        self.on: dict[int, tuple[int, ...]] = {}
        """The tokens of a square, in their order."""
        on = self.on
        for token, place in enumerate(at):
            if place < SQUARES:
                if place in on:
                    on[place] += (token,)
                else:
                    on[place] = (token,)
        occupied = 0
        for square in on:
            occupied |= BIT[square]
        self.occupied = occupied
        blue = yellow = 0
        for token in ALL_CHARACTERS:
            place = at[token]
            if place < SQUARES and not wounded >> token & 1:
                if OWNER[token]:
                    yellow |= BIT[place]
                else:
                    blue |= BIT[place]
        self.unwounded = (blue, yellow)
        """The squares of the unwounded characters of each seat."""
        self.bridged = 0
        """The squares with a rope (33)."""
        for rope in ROPES:
            if at[rope] < SQUARES:
                self.bridged |= BIT[at[rope]]

    def tokens(self, square: int) -> tuple[int, ...]:
        """The tokens on a square."""
        return self.on.get(square, _NOTHING)

    def is_fit(self, token: int) -> bool:
        """Whether a character is in play, unwounded and not healed this turn."""
        return self.at[token] < SQUARES and not self.idle >> token & 1

    def load(self, token: int) -> int | None:
        """What a character has in hand: what shares its square with it (14)."""
        for other in self.on[self.at[token]]:
            if other != token:
                return other
        return None

    def carrier(self, token: int) -> int | None:
        """The unwounded character that carries a wounded one, None where nobody does."""
        for other in self.on[self.at[token]]:
            if other != token and IS_CHARACTER[other] and not self.wounded >> other & 1:
                return other
        return None

    def character_seen(self, square: int) -> int | None:
        """The character that is met first on a square: the unwounded one, if there are two (23)."""
        found = None
        for token in self.on.get(square, _NOTHING):
            if IS_CHARACTER[token]:
                if not self.wounded >> token & 1:
                    return token
                found = token
        return found

    def thief_bridge(self, seat: int) -> int:
        """The square of a seat's unwounded thief, as a bit: her friends cross a pit behind her (27)."""
        thief = THIEVES[seat]
        place = self.at[thief]
        return 0 if place >= SQUARES or self.wounded >> thief & 1 else BIT[place]


def board_of(game: Game) -> Board:
    """The board of a state, worked out once."""
    looked = game.looked
    if not looked:
        looked.append(Board(game))
    return looked[0]
