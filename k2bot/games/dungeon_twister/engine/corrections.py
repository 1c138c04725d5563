"""The corrections of Dungeon Twister's rules; ``k2bot.engines.corrections`` tells how they are kept."""

from __future__ import annotations

from typing import Final

from k2bot.engines.corrections import FIRST, Correction, newest_of

__all__ = ["CORRECTIONS", "FAIR_DEAL", "FIRST", "Correction", "newest"]

FAIR_DEAL: Final = Correction("fair-deal", since=2)
"""Where all is dealt, both sides get the same start, and nobody can leave on their first turn (42)."""
CORRECTIONS: tuple[Correction, ...] = (FAIR_DEAL,)
"""All corrections, the oldest first. None is ever taken out or given another revision."""


def newest() -> int:
    """The revision by which new games are played."""
    return newest_of(CORRECTIONS)
