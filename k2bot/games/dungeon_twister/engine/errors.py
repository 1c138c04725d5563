"""Refusals: each has a code, the rule it rests on, and the position it was made in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine.snapshot import to_position

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game


class DungeonError(ValueError):
    """Anything the engine does not take."""


class SetupError(DungeonError):
    """Settings that do not fit; ``field`` names the one to change."""

    def __init__(self, field: str, message: str, *, rule: int) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.field = field
        self.rule = rule


class RuleError(DungeonError):
    """An input the rules do not allow; nothing has changed.

    ``code`` is stable and short (texts for people are looked up by it), ``rule`` the number in the rules,
    ``game`` the state the input was made in, ``facts`` what a text may want to mention.
    """

    def __init__(self, code: str, message: str, *, rule: int, game: Game, **facts: Any) -> None:
        super().__init__(f"{message} (rule {rule})")
        self.code = code
        self.rule = rule
        self.game = game
        self.facts = facts

    @property
    def position(self) -> dict[str, Any]:
        """The position the input was made in, secrets included, as readable JSON values."""
        return to_position(self.game)


class NotYourTurnError(RuleError):
    """The seat is asked nothing of that kind now."""


class IllegalActionError(RuleError):
    """The decision is the seat's, but this is not among its answers."""


class ActionSyntaxError(DungeonError):
    """A text that is no action."""


class PositionError(DungeonError):
    """A position that cannot be; ``where`` is the path to the wrong value, as in ``seats[0].combat``."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where


class RecordError(DungeonError):
    """A record that cannot be read or does not replay.

    ``line`` counts from 1; ``code`` is stable and short (texts for people are looked up by it), ``facts``
    what a text may want to mention.
    """

    def __init__(self, line: int, code: str, message: str, **facts: str | int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.code = code
        self.facts = facts


class Refused(Exception):  # noqa: N818 - never leaves the engine: the face makes a RuleError of it
    """Why an action is not lawful, told where it is found out; ``play`` adds the game."""

    def __init__(self, code: str, message: str, rule: int, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts
