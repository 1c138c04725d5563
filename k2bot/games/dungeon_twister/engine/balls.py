"""What is within reach of a square in a maze: sets of squares by steps, each measured once (13).

A walk that enters the opponent's line is over (22), so each seat has balls of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.dungeon_twister.engine.squares import ALL, BIT, WIDTH

if TYPE_CHECKING:
    from collections.abc import Iterator

    Layers: TypeAlias = "tuple[int, ...]"
    """Squares by the steps it takes to reach them, those that are nearer among them."""

_FARTHEST: Final = 5
_KNOWN: Final = 4096
"""How many balls with closed squares a maze remembers for a seat; the store is emptied when it is full."""


Way: TypeAlias = "tuple[int, int, int, int, Layers]"
"""A square as a bit and as a number, the steps to it, the steps that are left there, and where these lead."""


class Balls:
    """The balls around the squares of one maze, for the characters of one seat."""

    __slots__ = ("_closed", "_east", "_free", "_south")

    def __init__(self, east: int, south: int, goal: int) -> None:
        self._east = east
        # From the line itself only the step back is left, and that leads where the walk came from.
        self._south = south & ~goal
        self._free: dict[int, Layers] = {}
        self._closed: dict[tuple[int, int, int], Layers] = {}

    def free(self, square: int) -> Layers:
        """The squares within 0 to 5 steps of one, whoever stands there."""
        return self._free.get(square) or self._measured(square, _FARTHEST, 0)

    def within(self, square: int, steps: int, closed: int) -> Layers:
        """As ``free``, up to that many steps and never onto closed squares."""
        free = self._free.get(square) or self._measured(square, _FARTHEST, 0)
        near = closed & free[steps]
        if not near:
            return free
        return self._closed.get((square, steps, near)) or self._measured(square, steps, near)

    def ways(self, layers: Layers, steps: int, squares: int, closed: int) -> Iterator[Way]:
        """Those of some squares that a ball reaches in fewer than that many steps, the nearest first."""
        for gone in range(steps):
            new = layers[gone] & squares
            squares ^= new
            while new:
                bit = new & -new
                new ^= bit
                there, left = bit.bit_length() - 1, steps - gone
                yield bit, there, gone, left, self.within(there, left, closed)

    def take_over(self, other: Balls, different: int) -> None:
        """Remember what is known of another maze, which differs on some squares and their sides."""
        # Copied first: another thread may be at work in it.
        for square, layers in other._free.copy().items():
            if not layers[-1] & different:
                self._free[square] = layers

    def _measured(self, square: int, steps: int, closed: int) -> Layers:
        east, south, passable = self._east, self._south, ALL & ~closed
        reached = BIT[square]
        layers = [reached]
        for _ in range(steps):
            further = (
                reached
                | (
                    ((reached & east) << WIDTH)
                    | ((reached >> WIDTH) & east)
                    | ((reached & south) << 1)
                    | ((reached >> 1) & south)
                )
                & passable
            )
            if further == reached:
                layers += [reached] * (steps + 1 - len(layers))
                break
            reached = further
            layers.append(reached)
        found = tuple(layers)
        if closed:
            if len(self._closed) >= _KNOWN:
                self._closed.clear()
            self._closed[square, steps, closed] = found
        else:
            self._free[square] = found
        return found
