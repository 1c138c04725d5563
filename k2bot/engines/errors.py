"""The errors that engines raise."""

from __future__ import annotations

from typing import Any, Final


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
    """The seat has no such decision to make now."""


class IllegalActionError(RuleError):
    """The seat has a decision to make, but this isn't a legal answer."""


class ActionSyntaxError(EngineError):
    """A text that can't be parsed as an action."""


class PositionError(EngineError):
    """An impossible position; ``where`` is the path to the wrong value, as in ``seats[0].hand``."""

    def __init__(self, where: str, message: str) -> None:
        super().__init__(f"{where}: {message}" if where else message)
        self.where = where


RECORD_FAULTS: Final = {
    "large": "the file is larger than any game's record",
    "empty": "the file is empty",
    "changed": "it was changed: no game has such a line",
    "broken": "it was changed or cut off, and cannot be read from character {place} on",
    "no-line": "{value} is not a line of a record; one looks like {example}",
    "other": "this is no record of {called}, which begins with {begin}",
    "version": "records of version {version} are not known here, only those of version {known}",
    "unknown": "{value} is nothing this line can hold",
    "settings": "the setup has other settings than {names}",
    "seed": "the seed is a text in quotes, not {value}",
    "revision": "the game was played by rules of revision {revision}, and those here are of {known}",
    "setup": "a game cannot be set up with {value} as {field}",
    "no-move": "there is no move in it; one looks like {example}",
    "move": "{value} is no move of this game",
    "rule": "{error}",
    "no-state": "its fingerprint is missing, but the first line has one",
    "state": "the state after this line doesn't match its fingerprint",
    "result": "the result of a game cannot be {value}",
    "more": "something follows the result, which is the last line of a game",
    "cut": "the game ends here, but the line with its result is missing",
    "outcome": "the moves don't lead to the result that it states",
    "digest": "a line was changed, added or taken away",
}
"""English messages for faulty records by code, with placeholders for facts."""


class RecordError(EngineError):
    """A record that cannot be read or does not replay.

    ``line`` counts from 1; ``code`` is stable and short (texts for people are looked up by it).
    """

    def __init__(self, line: int, code: str, **facts: str | int) -> None:
        super().__init__(f"line {line}: {RECORD_FAULTS[code].format(**facts)}")
        self.line = line
        self.code = code
        self.facts = facts
