"""A question to a computer, with everything needed to think about it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.players.sim_state import SimState
    from k2bot.games.k2.players.values import Outlook


@dataclass(frozen=True, slots=True)
class Asked:
    """What a seat is asked about, as a level sees it."""

    observation: Observation
    table: SimState
    """A table drawn for the observation, for what is seen at first sight."""
    outlook: Outlook
    chance: Random
    budget: int
    """Playouts."""

    @property
    def seat(self) -> int:
        """The seat asked."""
        assert self.observation.seat is not None  # noqa: S101 - choose has seen to it
        return self.observation.seat
