"""Who sits at a table, and how far the table has come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Literal

Way = Literal["private", "dm"]
"""How a private post reaches somebody: not at all (they pull it by a button), or as a direct message."""


class Status(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in {Status.LOBBY, Status.RUNNING}


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at the table."""

    user_id: int
    name: str
    delivery: Way = "private"
