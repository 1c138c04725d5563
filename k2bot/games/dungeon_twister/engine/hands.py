"""Moving with full hands: what a move goes through, and the one place of its rules (13, 14, 16, 33).

A *load* is what the mover has in hand; together with the things that lie elsewhere than before the move it
makes a *burden*. The list of moves and the check of a path given by hand both go from burden to burden here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine.content import (
    ALL_TOKENS,
    IS_CHARACTER,
    OWNER,
    ROPES,
    SPEED,
    THIEVES,
    WIZARDS,
)
from k2bot.games.dungeon_twister.engine.squares import BIT, LINES, SQUARES

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.balls import Layers
    from k2bot.games.dungeon_twister.engine.board import Board

Put: TypeAlias = "tuple[tuple[int, int], ...]"
"""Each thing that was put elsewhere, with its square."""
Burden: TypeAlias = "tuple[int, Put]"
"""The load (NOTHING for free hands), and what was put elsewhere."""
NOTHING: Final = -1
FREE: Final[Burden] = (NOTHING, ())
_TRAITS: Final = tuple(
    (OWNER[token], SPEED[token], LINES[1 - OWNER[token]], token in THIEVES, token in WIZARDS)
    for token in ALL_TOKENS
)
"""Of each character: its seat, its speed, the line it leaves over, and whether it crosses pits or flies."""


class Hands:
    """A character that sets out from where it stands: what it can carry, and where it can walk with it."""

    __slots__ = (
        "always_closed",
        "at",
        "balls",
        "board",
        "bridging",
        "character",
        "enemies",
        "field",
        "goal",
        "layers_at_first",
        "lone",
        "on",
        "pairs",
        "pits",
        "seat",
        "speed",
        "start",
        "start_burden",
        "stops_on",
        "things",
    )

    def __init__(self, board: Board, character: int) -> None:
        self.board = board
        self.character = character
        self.at = at = board.at
        self.on = board.on
        self.seat, self.speed, self.goal, crosses, flies = _TRAITS[character]
        seat, speed = self.seat, self.speed
        self.start = start = at[character]
        self.enemies = closed = board.unwounded[1 - seat]
        self.balls = balls = board.maze.balls[seat]
        self.field = field = balls.free(start)[speed]
        """All squares within its speed, whoever stands in between."""
        pits = board.maze.pits
        self.stops_on = ~self.goal if crosses else ~(self.goal | pits)
        """Where it may stop by itself, if nobody is there (16)."""
        self.pits = pits = 0 if crosses or flies else pits & field
        """The pits near this character that it needs a bridge for."""
        if flies:
            closed = 0
        elif pits:
            closed |= pits & ~board.bridges(seat)
        self.always_closed = closed
        """The squares that may not be entered, where no rope changes that."""
        self.layers_at_first = balls.within(start, speed, closed)
        """Where it gets if it carries on as it is, unless it has the rope in hand that bridges a pit."""
        self.start_burden: Burden = FREE
        self.bridging = False
        """Whether a rope that can be taken somewhere else may open or close a pit."""
        self.things: tuple[int, ...] = ()
        near = field & board.things[seat]
        if near:
            if near >> start & 1:
                load = board.load(character)
                self.start_burden = (NOTHING if load is None else load, ())
            if pits:
                for rope in ROPES:
                    if at[rope] < SQUARES and near >> at[rope] & 1:
                        self.bridging = True
            self.things = self._things(near if self.bridging else near & self.layers_at_first[speed])
        own = self.start_burden[0]
        left = BIT[start] if own == NOTHING else 0
        self.lone = lone = {NOTHING: left}
        """What is free once a thing has gone: its square, unless shared; with none, the mover's own."""
        self.pairs: list[tuple[int, int]] = []
        """Things that share a square."""
        for thing in self.things:
            there = self.on[at[thing]]
            lone[thing] = left | BIT[at[thing]] if len(there) == 1 or thing == own else left
            if thing != there[0] and there[0] in self.things:
                self.pairs.append((there[0], thing))

    def _things(self, squares: int) -> tuple[int, ...]:
        """What may be taken on these squares: objects and wounded friends."""
        on, wounded, seat = self.on, self.board.wounded, self.seat
        found = []
        while squares:
            bit = squares & -squares
            squares ^= bit
            for token in on[bit.bit_length() - 1]:
                if not IS_CHARACTER[token] or (wounded >> token & 1 and OWNER[token] == seat):
                    found.append(token)  # noqa: PERF401 - quicker than two loops in one line
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

    def vacated(self, burden: Burden) -> int:
        """The squares from which all that stood and lay there before the move has gone."""
        load, put = burden
        lone = self.lone
        bits = lone[load]
        for thing, _ in put:
            bits |= lone[thing]
        if self.pairs:
            moved = {load, *(thing for thing, _ in put)}
            for one, other in self.pairs:
                if one in moved and other in moved:
                    bits |= BIT[self.at[one]]
        return bits

    def stops(self, burden: Burden) -> int:
        """Where the move may end with the load alone, on squares where nothing stays (10, 13, 16)."""
        load, put = burden
        bits = ~self.goal if load in ROPES else self.stops_on
        for _, place in put:
            bits &= ~BIT[place]
        return bits

    def ends(self, burden: Burden, squares: int) -> int:
        """The squares among these where the move may end with the load alone."""
        return squares & self.stops(burden) & (~self.board.occupied | self.vacated(burden))

    def takeable(self, square: int, rest: list[int]) -> list[int]:
        """What the mover may take on a square, of what is there beside it and its load (14)."""
        if self.enemies >> square & 1:
            return []
        return [token for token in rest if token in self.things]

    def squares_of_others(self, load: int, put: Put) -> int:
        """The squares on which all things but the load lie."""
        bits = 0
        for thing in self.things:
            if thing != load:
                bits |= BIT[self.place(thing, put)]
        return bits

    def place(self, thing: int, put: Put) -> int:
        """Where a thing lies once some were put elsewhere."""
        for other, square in put:
            if other == thing:
                return square
        return self.at[thing]

    # -------------------------------------------------------------- walking

    def layers(self, burden: Burden, square: int, steps: int) -> Layers:
        """The squares within 0 to that many steps of one, with a burden in hand all the way."""
        if not self.bridging:
            return self.balls.within(square, steps, self.always_closed)
        closed, by_rope = self.closed(burden)
        if not by_rope:
            return self.balls.within(square, steps, closed)
        reached = frontier = BIT[square]
        found = [reached]
        for _ in range(steps):
            frontier = self.step(burden, frontier & ~self.goal) & ~reached
            reached |= frontier
            found.append(reached)
        return tuple(found)

    def closed(self, burden: Burden) -> tuple[int, int]:
        """The squares that may not be entered, and those that only the rope in hand bridges (33)."""
        pits = self.pits
        closed = 0 if self.character in WIZARDS else self.enemies
        if not pits:
            return closed, 0
        load, put = burden
        bridged = self.board.thief_bridge(self.seat)
        for rope in ROPES:
            if rope != load:
                place = self.place(rope, put)
                if place < SQUARES:
                    bridged |= BIT[place]
        unbridged = pits & ~bridged
        return (closed, unbridged) if load in ROPES else (closed | unbridged, 0)

    def step(self, burden: Burden, squares: int) -> int:
        """The squares one step on from any of these."""
        closed, by_rope = self.closed(burden)
        step = self.board.maze.step
        if by_rope & squares:
            return (step(squares & ~by_rope) | step(squares & by_rope) & ~by_rope) & ~closed
        return step(squares) & ~closed

    # -------------------------------------------------------------- taking and dropping

    def may_leave(self, thing: int, square: int, rest: list[int]) -> bool:
        """Whether a thing may be left on a square beside what stays there (10, 14)."""
        bit = BIT[square]
        if (self.enemies | self.goal) & bit:
            return False
        if self.board.maze.pits & bit and thing not in ROPES and not self.friend_among(rest):
            return False
        people = [token for token in rest if IS_CHARACTER[token]]
        if not IS_CHARACTER[thing]:
            return len(rest) == len(people) <= 1
        if len(rest) == len(people):
            return not people or (len(people) == 1 and self.friend_among(people))
        return len(rest) == 1

    def room_for(self, thing: int) -> int:
        """Where a thing may be left beside what stood there before; its own square and the start apart."""
        board = self.board
        pits, lone, empty = board.maze.pits, board.alone, ~board.occupied
        friends = lone & board.unwounded[self.seat]
        people = lone & (board.characters[0] | board.characters[1])
        if IS_CHARACTER[thing]:
            room = ((empty | lone & ~people) & ~pits) | friends
        elif thing in ROPES:
            return empty | people
        else:
            room = ((empty | people) & ~pits) | friends
        return room if not pits & BIT[self.start] else room & ~BIT[self.start]  # nobody holds it there

    def friend_among(self, tokens: list[int]) -> bool:
        """Whether an unwounded friend is among these tokens."""
        wounded = self.board.wounded
        return any(
            IS_CHARACTER[token] and OWNER[token] == self.seat and not wounded >> token & 1 for token in tokens
        )

    def dropped(self, burden: Burden, square: int) -> Burden | None:
        """The burden after the load was dropped, None where that is not allowed."""
        return self._dropped(burden, square, self.rest(burden, square))

    def taken(self, burden: Burden, square: int, thing: int) -> Burden | None:
        """The burden after a thing was taken and the load left in its place, None if not allowed."""
        load, put = burden
        if load != NOTHING and not put and self.on.get(square) == (thing,) and thing in self.things:
            # Quicker, for what is most frequent: it lies there alone as before the move.
            return (thing, ((load, square),)) if self.may_leave(load, square, []) else None
        rest = self.rest(burden, square)
        return self._taken(burden, square, thing, rest) if thing in self.takeable(square, rest) else None

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

    def _put(self, put: Put, thing: int, square: int) -> Put:
        if self.at[thing] == square:
            return put
        return tuple(sorted((*put, (thing, square)))) if put else ((thing, square),)
