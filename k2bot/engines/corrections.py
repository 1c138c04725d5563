"""Rule corrections: each applies from one revision of a game's rules on.

A running game keeps the revision it began with. Where a rule was corrected, the engine asks
``THAT_CORRECTION.holds(game.setup)`` and keeps the old rule beside the new one.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from k2bot.engines.errors import SetupError

FIRST_REVISION: Final = 1
"""The revision before any correction."""


class RevisedSetup(Protocol):
    """Settings with the revision of the rules a game is played by."""

    @property
    def revision(self) -> int:
        """The revision, from FIRST_REVISION on."""


@dataclass(frozen=True, slots=True)
class Correction:
    """One corrected rule: its name, and the revision from which it holds."""

    name: str
    since: int

    def holds(self, setup: RevisedSetup) -> bool:
        """Whether a game of that setup is played by the corrected rule."""
        return setup.revision >= self.since


def newest_of(corrections: Iterable[Correction]) -> int:
    """The revision by which new games are played."""
    return max((correction.since for correction in corrections), default=FIRST_REVISION)


def check_revision(revision: object, newest: int, *, rule: int) -> None:
    """Raise SetupError for what is no revision of the rules up to the newest."""
    if type(revision) is not int or not FIRST_REVISION <= revision <= newest:
        known = f"the revisions of the rules go up to {newest}"
        raise SetupError("revision", f"{known}, and {revision!r} is none of them", rule=rule)
