"""What is written in a picture of K2."""

from __future__ import annotations

from dataclasses import dataclass

from k2bot.games.k2.engine import content
from k2bot.render import writing


@dataclass(frozen=True, slots=True)
class Writing(writing.Writing):
    """Words and names as in every game's pictures, and what spaces are called."""

    def space(self, space: str) -> str:
        """What a space is called in pictures; the summit, mostly a flag, has its name of the data."""
        return self.text("picture-base") if space == content.BASE_CAMP else space
