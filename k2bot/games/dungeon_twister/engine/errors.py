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
from k2bot.games.dungeon_twister.engine.model import to_position

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game

__all__ = [
    "ActionSyntaxError",
    "DungeonError",
    "IllegalActionError",
    "NotYourTurnError",
    "PositionError",
    "RecordError",
    "Refused",
    "RuleError",
    "SetupError",
]

DungeonError: TypeAlias = EngineError


class RuleError(RefusedInputError):
    """An input the rules do not allow; nothing has changed."""

    game: Game

    @property
    def position(self) -> dict[str, Any]:
        """The position the input was made in, secrets included, as readable JSON values."""
        return to_position(self.game)


class NotYourTurnError(RuleError):
    """The seat is asked nothing of that kind now."""


class IllegalActionError(RuleError):
    """The decision is the seat's, but this is not among its answers."""


class Refused(Exception):  # noqa: N818 - never leaves the engine: the face makes a RuleError of it
    """Why an action is not lawful, told where it is found out; ``play`` adds the game."""

    def __init__(self, code: str, message: str, rule: int, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts
