"""Positions of all tokens by square, computed once per state and cached with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from k2bot.games.dungeon_twister.engine.content import (
    IS_CHARACTER,
    OWNER,
    ROPES,
    THIEVES,
)
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.maze import Maze

_NOTHING: Final[tuple[int, ...]] = ()


class BoardSource(Protocol):
    """What a board is computed from: a game, a draft or an observation."""

    @property
    def at(self) -> tuple[int, ...]:
        """Place by token."""

    @property
    def wounded(self) -> int:
        """Bit mask of wounded characters."""

    @property
    def fresh_healed(self) -> int:
        """Bit mask of characters healed this turn."""

    @property
    def maze(self) -> Maze:
        """The current maze."""


class Board:
    """Tokens in the maze by square, with the bitboards needed everywhere."""

    def __init__(self, game: BoardSource) -> None:
        self.at = game.at
        self.wounded = game.wounded
        self.idle = game.wounded | game.fresh_healed
        """Bit mask of characters that can't act: wounded, or healed this turn."""
        self.maze = game.maze
        self.on: dict[int, tuple[int, ...]] = {}
        """Tokens by square, in order."""
        on, wounded = self.on, game.wounded
        shared = objects = 0
        standing, lying = [0, 0], [0, 0]
        for token, place in enumerate(game.at):
            if place >= SQUARES:
                continue
            bit = BIT[place]
            if place in on:
                shared |= bit
                on[place] = (*on[place], token)
            else:
                on[place] = (token,)
            if not IS_CHARACTER[token]:
                objects |= bit
            elif wounded >> token & 1:
                lying[OWNER[token]] |= bit
            else:
                standing[OWNER[token]] |= bit
        (blue, yellow), (lying_blue, lying_yellow) = standing, lying
        self.occupied = objects | blue | yellow | lying_blue | lying_yellow
        """Bitboard of squares with any token."""
        self.alone = self.occupied & ~shared
        """Bitboard of squares with exactly one token."""
        self.characters = blue | lying_blue, yellow | lying_yellow
        """Bitboards by seat of all characters."""
        self.unwounded = blue, yellow
        """Bitboards by seat of the unwounded characters."""
        self.things = (
            (objects | lying_blue) & ~yellow & ~LINES[1],
            (objects | lying_yellow) & ~blue & ~LINES[0],
        )
        """Bitboards by seat of squares with something its characters may take."""

    def tokens(self, square: int) -> tuple[int, ...]:
        """Tokens on a square."""
        return self.on.get(square, _NOTHING)

    def is_fit(self, token: int) -> bool:
        """Whether a character is in play, unwounded and not healed this turn."""
        return self.at[token] < SQUARES and not self.idle >> token & 1

    def load(self, token: int) -> int | None:
        """What a character carries: the other token on its square, if any (rule 14)."""
        for other in self.on[self.at[token]]:
            if other != token:
                return other
        return None

    def carrier(self, token: int) -> int | None:
        """The unwounded character carrying a wounded one; None if nobody does."""
        for other in self.on[self.at[token]]:
            if other != token and IS_CHARACTER[other] and not self.wounded >> other & 1:
                return other
        return None

    def character_seen(self, square: int) -> int | None:
        """The character attacked or hit first on a square: the unwounded one of two (rule 23)."""
        found = None
        for token in self.on.get(square, _NOTHING):
            if IS_CHARACTER[token]:
                if not self.wounded >> token & 1:
                    return token
                found = token
        return found

    def bridges(self, seat: int) -> int:
        """Squares of ropes and of a seat's unwounded thief: its characters can cross pits there (rule 16)."""
        bits = self.thief_bridge(seat)
        for rope in ROPES:
            if self.at[rope] < SQUARES:
                bits |= BIT[self.at[rope]]
        return bits

    def thief_bridge(self, seat: int) -> int:
        """Bit of a seat's unwounded thief: her friends can cross a pit she stands on (rule 27)."""
        thief = THIEVES[seat]
        place = self.at[thief]
        return 0 if place >= SQUARES or self.wounded >> thief & 1 else BIT[place]
