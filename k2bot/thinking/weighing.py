"""What an answer was worth beside the best one, as it comes from the process that has thought about it."""

from __future__ import annotations

import json
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weighed:
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
    def read(cls, text: str) -> Weighed:
        """What a thought has answered. Raises ValueError for another text."""
        better, loss, points, chance = json.loads(text)
        return cls(str(better), float(loss), float(points), float(chance))
