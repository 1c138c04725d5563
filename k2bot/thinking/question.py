"""What a computer is asked, and how it values somebody's move beside its own."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer, to be thought about in another process: ``think(*facts)`` is the answer.

    ``think`` is a function of a module, and both can be pickled. The facts are what a person in that seat
    knows and nothing more; equal facts lead to equal answers. The process loads the modules they belong to
    and whatever these import, so they lie among a game's players and its engine.
    """

    think: Callable[..., str]
    facts: tuple[Any, ...]

    def __call__(self) -> str:
        """Think, and give the answer."""
        return self.think(*self.facts)


@dataclass(frozen=True, slots=True)
class Valuation:
    """An answer beside that of the strongest computer, both valued by equal chances."""

    better: str
    """What it would have answered."""
    loss: float
    """What the given answer is worth less, in the game's own measure; 0 where it is as good or better."""
    points: float = 0.0
    """Of that the points, for a game that tells them apart."""
    chance: float = 0.0
    """Of that the chance to win, of 1, where a game reckons with it."""

    def __str__(self) -> str:
        return json.dumps([self.better, self.loss, self.points, self.chance])

    @classmethod
    def read(cls, text: str) -> Valuation:
        """What a thought has answered. Raises ValueError for another text."""
        better, loss, points, chance = json.loads(text)
        return cls(str(better), float(loss), float(points), float(chance))
