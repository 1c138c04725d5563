"""Corrections of the rules as they are played here, and the revision from which each holds.

A game goes on as it was begun, so a correction changes nothing in games of an earlier revision: where a rule
is corrected, the engine asks ``THAT_CORRECTION.holds(game.setup)`` and keeps what it did before beside it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Setup

FIRST: Final = 1
"""The revision of the rules that knows no correction."""


@dataclass(frozen=True, slots=True)
class Correction:
    """One corrected rule: its name, and the revision from which it holds."""

    name: str
    since: int

    def holds(self, setup: Setup) -> bool:
        """Whether a game of that setup is played by the corrected rule."""
        return setup.revision >= self.since


CORRECTIONS: tuple[Correction, ...] = ()
"""All corrections, the oldest first. None is ever taken out or given another revision."""


def newest() -> int:
    """The revision by which new games are played."""
    return max((correction.since for correction in CORRECTIONS), default=FIRST)
