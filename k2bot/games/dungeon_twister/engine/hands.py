"""Moving with full hands: what a move goes through, and the one place of its rules (13, 14, 16, 33).

A *load* is what the mover has in hand; together with the things that lie elsewhere than before the move it
makes a *burden*. The list of moves and the check of a path given by hand both go from burden to burden here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    IS_CHARACTER,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.squares import ALL, BIT, LINES, SQUARES, squares_of

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.board import Board

Burden: TypeAlias = "tuple[int, tuple[tuple[int, int], ...]]"
"""The load (NOTHING for free hands), and each thing that was put elsewhere, with its square."""
NOTHING: Final = -1
_ROPES: Final = frozenset(ROPES)


class Hands:
    """A character that sets out from where it stands: what it can carry, and where it can walk with it."""

    __slots__ = (
        "alone", "always_closed",
        "at",
        "bridging",
        "character",
        "closed",
        "enemies",
        "everything",
        "field",
        "flies",
        "friends",
        "goal",
        "is_thief",
        "maze",
        "on",
        "people", "pits",
        "seat",
        "speed",
        "start",
        "start_burden",
        "thief_bridge",
        "things",
        "wounded",
    )  # fmt: skip

    def __init__(self, board: Board, character: int) -> None:
        self.wounded = board.wounded
        self.everything = board.occupied
        self.character = character
        self.at = board.at
        self.on = board.on
        self.maze = board.maze
        self.start = board.at[character]
        self.seat = OWNER[character]
        self.speed = SPEED[character]
        self.is_thief = character in THIEVES
        self.flies = character in WIZARDS
        self.enemies = board.unwounded[1 - self.seat]
        self.friends = board.unwounded[self.seat]
        self.people = board.characters[0] | board.characters[1]
        self.alone = board.alone
        self.goal = LINES[1 - self.seat]
        self.pits = 0 if self.is_thief or self.flies else self.maze.pits
        """The pits this character needs a bridge for."""
        self.closed = 0 if self.flies else self.enemies
        self.thief_bridge = 0 if self.is_thief else board.thief_bridge(self.seat)
        load = board.load(character)
        self.start_burden: Burden = (NOTHING if load is None else load, ())
        self.field = self.maze.free(self.start, self.seat)[self.speed]
        """All squares within its speed, whoever stands in between."""
        self.things = self._things(self.field & board.things[self.seat])
        pits = self.pits & self.field
        self.bridging = bool(pits) and not _ROPES.isdisjoint(self.things)
        """Whether a rope that can be taken somewhere else may open or close a pit."""
        self.always_closed = self.closed
        """The squares that may not be entered, where no rope changes that."""
        if pits:
            self.always_closed |= pits & ~board.bridges(self.seat)

    def _things(self, squares: int) -> tuple[int, ...]:
        """What may be taken on these squares: objects and wounded friends."""
        found = [
            token
            for square in squares_of(squares)
            for token in self.on[square]
            if not IS_CHARACTER[token] or (self.wounded >> token & 1 and OWNER[token] == self.seat)
        ]
        found.sort()
        return tuple(found)

    # -------------------------------------------------------------- what lies where

    def rest(self, burden: Burden, square: int) -> list[int]:
        """The tokens on a square, the mover and its load apart."""
        load, put = burden
        character = self.character
        found = [token for token in self.on.get(square, ()) if token not in (character, load)]
        for thing, place in put:
            if thing in found:
                found.remove(thing)
            if place == square:
                found.append(thing)
        return found

    def occupied(self, burden: Burden) -> int:
        """The squares on which somebody or something else is."""
        load, put = burden
        own = self.start_burden[0]
        at, on = self.at, self.on
        bits = self.everything
        if own in (NOTHING, load) or self._is_put(put, own):
            bits &= ~BIT[self.start]  # else it was left where it was
        for thing in (load, *[thing for thing, _ in put]) if put else (load,):
            if thing not in (NOTHING, own):
                there = on[at[thing]]
                if len(there) == 1 or all(other == load or self._is_put(put, other) for other in there):
                    bits &= ~BIT[at[thing]]
        for _, place in put:
            bits |= BIT[place]
        return bits

    def _is_put(self, put: tuple[tuple[int, int], ...], thing: int) -> bool:
        return bool(put) and any(one == thing for one, _ in put)

    def takeable(self, square: int, rest: list[int]) -> list[int]:
        """What the mover may take on a square, of what is there beside it and its load (14)."""
        if self.enemies >> square & 1:
            return []
        return [token for token in rest if token in self.things]

    def squares_of_others(self, load: int, put: tuple[tuple[int, int], ...]) -> int:
        """The squares on which all things but the load lie."""
        bits = 0
        for thing in self.things:
            if thing != load:
                place = self.at[thing]
                for one, square in put:
                    if one == thing:
                        place = square
                bits |= BIT[place]
        return bits

    # -------------------------------------------------------------- walking

    def layers(self, burden: Burden, square: int, steps: int) -> tuple[int, ...]:
        """The squares within 0 to that many steps of one, with a burden in hand all the way."""
        if not self.bridging:
            return self.maze.within(square, steps, self.always_closed, self.seat)
        open_squares, by_rope = self.passable(burden)
        if not by_rope:
            return self.maze.within(square, steps, ALL & ~open_squares, self.seat)
        reached = frontier = BIT[square]
        found = [reached]
        for _ in range(steps):
            frontier = self.step(burden, frontier & ~self.goal) & ~reached
            reached |= frontier
            found.append(reached)
        return tuple(found)

    def passable(self, burden: Burden) -> tuple[int, int]:
        """The squares that may be entered, and those of them that only the rope in hand bridges (33)."""
        open_squares = ~self.closed
        pits = self.pits
        if not pits & self.field:
            return open_squares, 0
        load, put = burden
        bridged = self.thief_bridge
        for rope in ROPES:
            if rope != load:
                place = self.at[rope]
                for thing, square in put:
                    if thing == rope:
                        place = square
                if place < SQUARES:
                    bridged |= BIT[place]
        unbridged = pits & ~bridged
        if load in ROPES:
            return open_squares, unbridged
        return open_squares & ~unbridged, 0

    def step(self, burden: Burden, squares: int) -> int:
        """The squares one step on from any of these."""
        open_squares, by_rope = self.passable(burden)
        if by_rope & squares:
            step = self.maze.step
            return (step(squares & ~by_rope) & open_squares) | (
                step(squares & by_rope) & open_squares & ~by_rope
            )
        return self.maze.step(squares) & open_squares

    def exits(self, squares: int) -> int:
        """Those squares of the opponent's line, among these, on which the character leaves (22)."""
        return squares & self.goal

    def ends(self, burden: Burden, squares: int) -> int:
        """The squares among these where the move may end with the load alone (10, 13, 16)."""
        squares &= ~self.occupied(burden) & ~self.goal
        if self.is_thief or burden[0] in ROPES:
            return squares
        return squares & ~self.maze.pits

    def ends_without(self, burden: Burden) -> int:
        """All squares where the move may end once the load was left somewhere else."""
        squares = ~(self.occupied(burden) | self.goal)
        return squares if self.is_thief else squares & ~self.maze.pits

    # -------------------------------------------------------------- taking and dropping

    def may_leave(self, thing: int, square: int, rest: list[int]) -> bool:
        """Whether a thing may be left on a square beside what stays there (10, 14)."""
        bit = BIT[square]
        if (self.enemies | self.goal) & bit:
            return False
        if self.maze.pits & bit and thing not in ROPES and not self.friend_among(rest):
            return False
        people = [token for token in rest if IS_CHARACTER[token]]
        if not IS_CHARACTER[thing]:
            return len(rest) == len(people) <= 1
        if len(rest) == len(people):
            return not people or (len(people) == 1 and self.friend_among(people))
        return len(rest) == 1

    def room_for(self, thing: int) -> int:
        """Where a thing may be left beside what stood there before; its own square and the start apart."""
        pits, lone = self.maze.pits, self.alone & ~BIT[self.start]
        empty = ~self.everything
        if self.start_burden[0] == NOTHING:
            empty |= BIT[self.start]
        if IS_CHARACTER[thing]:
            return (empty & ~pits) | (lone & self.friends) | (lone & ~self.people & ~pits)
        if thing in ROPES:
            return empty | (lone & self.people)
        return ((empty | (lone & self.people)) & ~pits) | (lone & self.friends)

    def friend_among(self, tokens: list[int]) -> bool:
        """Whether an unwounded friend is among these tokens."""
        wounded = self.wounded
        return any(
            IS_CHARACTER[token] and OWNER[token] == self.seat and not wounded >> token & 1 for token in tokens
        )

    def dropped(self, burden: Burden, square: int) -> Burden | None:
        """The burden after the load was dropped, None where that is not allowed."""
        return self._dropped(burden, square, self.rest(burden, square))

    def taken(self, burden: Burden, square: int, thing: int) -> Burden | None:
        """The burden after a thing was taken and the load left in its place, None if not allowed."""
        rest = self.rest(burden, square)
        return self._taken(burden, square, thing, rest) if thing in self.takeable(square, rest) else None

    def handlings(self, burden: Burden, square: int) -> list[tuple[str | int, Burden]]:
        """Every way to take or drop on a square: what is taken (or ``drop``), with the burden after it."""
        rest = self.rest(burden, square)
        found: list[tuple[str | int, Burden]] = []
        if burden[0] != NOTHING:
            after = self._dropped(burden, square, rest)
            if after is not None:
                found.append(("drop", after))
        if rest:
            for thing in self.takeable(square, sorted(rest)):
                after = self._taken(burden, square, thing, rest)
                if after is not None:
                    found.append((thing, after))
        return found

    def _dropped(self, burden: Burden, square: int, rest: list[int]) -> Burden | None:
        load, put = burden
        if load == NOTHING or not self.may_leave(load, square, rest):
            return None
        return NOTHING, self._put(put, load, square)

    def _taken(self, burden: Burden, square: int, thing: int, rest: list[int]) -> Burden | None:
        load, put = burden
        left = put
        if load != NOTHING:
            if not self.may_leave(load, square, [token for token in rest if token != thing]):
                return None
            left = self._put(put, load, square)
        return thing, tuple([one for one in left if one[0] != thing]) if left else left

    def _put(self, put: tuple[tuple[int, int], ...], thing: int, square: int) -> tuple[tuple[int, int], ...]:
        if self.at[thing] == square:
            return put
        return tuple(sorted((*put, (thing, square)))) if put else ((thing, square),)
