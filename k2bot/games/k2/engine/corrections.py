"""The corrections of K2's rules; ``k2bot.engines.corrections`` tells how games under way are left alone."""

from __future__ import annotations

from k2bot.engines.corrections import FIRST, Correction, newest_of

__all__ = ["CORRECTIONS", "FIRST", "Correction", "newest"]

CORRECTIONS: tuple[Correction, ...] = ()
"""All corrections, the oldest first. None is ever taken out or given another revision."""


def newest() -> int:
    """The revision by which new games are played."""
    return newest_of(CORRECTIONS)
