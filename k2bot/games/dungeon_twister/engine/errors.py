"""Why an action is refused, before it is known in which game."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - never leaves the engine: the face makes a RuleError of it
    """Why an action is not lawful, told where it is found out; ``play`` adds the game."""

    def __init__(self, code: str, message: str, rule: int, **facts: Any) -> None:
        super().__init__(message)
        self.code = code
        self.rule = rule
        self.facts = facts
