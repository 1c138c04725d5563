"""Refusals: each has a code, the rule it rests on, and the position it was made in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from k2bot.engines.errors import (
    ActionSyntaxError,
    EngineError,
    PositionError,
    RecordError,
    RefusedInputError,
    SetupError,
)
from k2bot.games.k2.engine.snapshot import to_position

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Game

__all__ = [
    "ActionSyntaxError",
    "IllegalActionError",
    "K2Error",
    "NotYourTurnError",
    "PositionError",
    "RecordError",
    "RuleError",
    "SetupError",
]

K2Error: TypeAlias = EngineError


class RuleError(RefusedInputError):
    """An input the rules do not allow; nothing has changed."""

    game: Game

    @property
    def position(self) -> dict[str, Any]:
        """The position the input was made in, secrets included, as readable JSON values."""
        return to_position(self.game)


class NotYourTurnError(RuleError):
    """The seat has no open decision of that kind now."""


class IllegalActionError(RuleError):
    """The decision is the seat's, but this is not among its answers."""
