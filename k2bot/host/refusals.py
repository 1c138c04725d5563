"""Refusals by the host: ordinary answers, worded in their reader's language when they're shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.game.values import Refusal
from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    from k2bot.game.values import HostButton


class HostRefusal(MessageError, Refusal):  # noqa: N818 - an ordinary answer, not a fault
    """Refusal of a press or command by the host, worded in its reader's language when it's shown."""

    rows: tuple[tuple[HostButton, ...], ...] = ()
    """Buttons with ways on, in the reader's language."""


class HostOnlyRefusal(HostRefusal):
    """Refusal of what only the host of a ``table`` may do; others may once the host has left the server."""

    def __init__(self, message: str, /, *, table: int, **values: Any) -> None:
        super().__init__(message, **values)
        self.table = table


class OutdatedPress(HostRefusal):
    """Refusal of a press that doesn't match its player's decision now; the page shown says why.

    Too late, too early, or without the stamp that its answer needs; a ``silent`` one repeats another.
    """

    def __init__(self, message: str, /, *, silent: bool = False, **values: str) -> None:
        super().__init__(message, **values)
        self.silent = silent
