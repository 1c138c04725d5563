"""Who and what stands where: worked out once for a state and kept with it."""

from __future__ import annotations

from itertools import compress
from operator import ne
from typing import TYPE_CHECKING, Final, Protocol

from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_TOKENS,
    CHARACTERS,
    IS_CHARACTER,
    OF_A_SEAT,
    OWNER,
    ROPES,
    THIEVES,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, ROOM_AND_AROUND, SLOTS, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.maze import Maze
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.moves import Moves

_NOTHING: Final[tuple[int, ...]] = ()
_ALONE: Final = tuple((token,) for token in range(len(TOKENS)))
_PARTS: Final = tuple(
    part
    for first in (0, OF_A_SEAT)
    for part in (slice(first, first + len(CHARACTERS)), slice(first + len(CHARACTERS), first + OF_A_SEAT))
)
"""Blue's characters and objects, yellow's characters and objects among all tokens."""
_BITS: Final = (*BIT, *(0,) * 20)
"""The bit of each square; none for the other places."""


class Stand(Protocol):
    """What a board is worked out from: a game, a draft of one, or what somebody sees of it."""

    @property
    def at(self) -> tuple[int, ...]:
        """Where each token is."""

    @property
    def wounded(self) -> int:
        """Wounded characters, as bits."""

    @property
    def fresh_healed(self) -> int:
        """Those healed this turn."""

    @property
    def maze(self) -> Maze:
        """The maze as it lies."""


class Board:
    """The tokens in the maze by square, and sets of squares that matter everywhere."""

    __slots__ = (
        "alone",
        "at",
        "characters",
        "idle",
        "maze",
        "moves",
        "occupied",
        "on",
        "things",
        "unwounded",
        "wounded",
    )

    def __init__(self, game: Stand) -> None:
        self.at = at = game.at
        self.wounded = wounded = game.wounded
        self.moves: dict[int, Moves] = {}
        """The moves that were worked out, by character; those that an action does not touch are handed on."""
        self.idle = wounded | game.fresh_healed
        """Characters that are not fit."""
        self.maze = game.maze
        self.on: dict[int, tuple[int, ...]] = {}
        """The tokens of a square, in their order."""
        on = self.on
        pairs = 0
        for token, place in enumerate(at):
            if place < SQUARES:
                if place in on:
                    on[place] += (token,)
                    pairs |= BIT[place]
                else:
                    on[place] = _ALONE[token]
        blue, blue_things, yellow, yellow_things = [_squares(at[part]) for part in _PARTS]
        objects = blue_things | yellow_things
        self.occupied = blue | yellow | objects
        self.alone = self.occupied & ~pairs
        """The squares with one token."""
        self.characters = (blue, yellow)
        """The squares of all characters of each seat."""
        lying = [objects, objects]
        if wounded:
            standing = [0, 0]
            for token in ALL_CHARACTERS:
                bits = lying if wounded >> token & 1 else standing
                bits[OWNER[token]] |= _BITS[at[token]]
            blue, yellow = standing
        self.unwounded = (blue, yellow)
        """The squares of the unwounded characters of each seat."""
        self.things = (lying[0] & ~yellow & ~LINES[1], lying[1] & ~blue & ~LINES[0])
        """The squares where each seat's characters find something to take."""

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

    def bridges(self, seat: int) -> int:
        """The squares of ropes and of a seat's unwounded thief: its characters cross pits there (16)."""
        bits = self.thief_bridge(seat)
        for rope in ROPES:
            if self.at[rope] < SQUARES:
                bits |= BIT[self.at[rope]]
        return bits

    def thief_bridge(self, seat: int) -> int:
        """The square of a seat's unwounded thief, as a bit: her friends cross a pit behind her (27)."""
        thief = THIEVES[seat]
        place = self.at[thief]
        return 0 if place >= SQUARES or self.wounded >> thief & 1 else BIT[place]


def _squares(places: tuple[int, ...]) -> int:
    bits = 0
    for place in places:
        bits |= _BITS[place]
    return bits


def board_of(game: Game) -> Board:
    """The board of a state, worked out once."""
    looked = game.looked
    if not looked:
        looked.append(Board(game))
    elif isinstance(looked[0], dict):
        board = Board(game)
        board.moves = looked[0]
        looked[0] = board
    known: Board = looked[0]  # type: ignore[assignment]  # a board by now
    return known


def hand_on(before: Game, after: Game) -> None:
    """Let the state after an action know the moves that were worked out before and are still the same.

    The moves of a character depend on what is within its speed alone: on ``field``.
    """
    looked = before.looked
    if not looked:
        return
    first = looked[0]
    moves = first if isinstance(first, dict) else first.moves
    if not moves:
        return
    changed = _changed(before, after)
    if not changed:
        after.looked.append(moves)
        return
    after.looked.append({token: known for token, known in moves.items() if not known.field & changed})


def _changed(before: Game, after: Game) -> int:
    """The squares on which something is not as it was."""
    changed = 0
    if before.at is not after.at:
        for token in compress(ALL_TOKENS, map(ne, before.at, after.at)):
            changed |= _BITS[before.at[token]] | _BITS[after.at[token]]
    other_health = (before.wounded ^ after.wounded) | (before.fresh_healed ^ after.fresh_healed)
    if other_health:
        for token in ALL_CHARACTERS:
            if other_health >> token & 1:
                changed |= _BITS[after.at[token]]
    if before.rotations is not after.rotations or before.up != after.up or before.gates is not after.gates:
        changed |= _turned(before, after)
    return changed


def _turned(before: Game, after: Game) -> int:
    """The squares in and around rooms that were turned or revealed, or a portcullis of which changed."""
    bits = 0
    for slot in range(SLOTS):
        if before.rotations[slot] != after.rotations[slot] or (before.up ^ after.up) >> slot & 1:
            bits |= ROOM_AND_AROUND[slot]
    if before.gates != after.gates:
        for square, gates in after.maze.gate_sides.items():
            if any(before.gates[gate] != after.gates[gate] for gate in gates):
                bits |= BIT[square]
    return bits
