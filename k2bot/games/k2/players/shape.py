"""How the states of one climber are numbered for tables of values."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeAlias

from k2bot.games.k2.players.ground import Ground, ground

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import Side

Row: TypeAlias = tuple[float, ...]
"""Before the night: values by level from -2 to 12. In the morning: by level from 1 to 6."""
Rows: TypeAlias = list[Row | None]
"""Rows by state, None where a state cannot be."""


class Shape:
    """How states are numbered: by usable tent, space and score-track step."""

    __slots__ = ("ground", "places", "size", "spaces", "steps", "tent_number", "valid")

    def __init__(self, place: Ground) -> None:
        self.ground = place
        self.spaces = len(place.names)
        self.steps = len(place.points)
        self.places: tuple[int | None, ...] = (None, *place.tent_places, -2)
        """By number of the tent: still carried, pitched at a place worth it, or useless."""
        useless = len(self.places) - 1
        self.tent_number = [useless] * (self.spaces + 1)
        """By space of the tent; the last for a tent that is carried."""
        self.tent_number[-1] = 0
        for number, space in enumerate(place.tent_places, 1):
            self.tent_number[space] = number
        self.size = len(self.places) * self.spaces * self.steps
        self.valid = tuple(
            (tent, space, step)
            for tent in range(len(self.places))
            for space in range(self.spaces)
            for step in range(place.step[space], self.steps)
        )

    def index(self, tent: int, space: int, step: int) -> int:
        """The state's number."""
        return (tent * self.spaces + space) * self.steps + step


@lru_cache(maxsize=2)
def shape(side: Side) -> Shape:
    """The numbering of a side."""
    return Shape(ground(side))


def empty(form: Shape) -> Rows:
    """Rows for every state, to be filled."""
    return [None] * form.size
