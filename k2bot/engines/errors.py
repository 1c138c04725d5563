"""The errors that engines raise."""

from __future__ import annotations

from typing import Any


class EngineError(ValueError):
    """Base of all errors for input that an engine does not accept."""


class SetupError(EngineError):
    """Invalid settings; ``field`` names the one to change."""

    def __init__(self, field: str, message: str, *, rule: int) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.field = field
        self.rule = rule


class RuleError(EngineError):
    """An input the rules do not allow; nothing has changed.

    ``code`` is stable and short (texts for people are looked up by it), ``rule`` the number in the rules,
    ``game`` the state the input was made in, ``facts`` what a text may want to mention.
    """

    def __init__(self, code: str, message: str, *, rule: int, game: Any, **facts: Any) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.code = code
        self.rule = rule
        self.game = game
        self.facts = facts

    @property
    def position(self) -> dict[str, Any]:
        """The position the input was made in, secrets included, as readable JSON values."""
        position: dict[str, Any] = self.game.to_position()
        return position


class NotYourTurnError(RuleError):
    """The seat is asked nothing of that kind now."""


class IllegalActionError(RuleError):
    """The decision is the seat's, but this is not among its answers."""


class ActionSyntaxError(EngineError):
    """A text that can't be parsed as an action."""


class PositionError(EngineError):
    """An impossible position; ``where`` is the path to the wrong value, as in ``seats[0].hand``."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where


class RecordError(EngineError):
    """A record that cannot be read or does not replay.

    ``line`` counts from 1; ``code`` is stable and short (texts for people are looked up by it), ``facts``
    what a text may want to mention.
    """

    def __init__(self, line: int, code: str, message: str, **facts: str | int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.code = code
        self.facts = facts
