"""What the log says about tables: each line carries the table's number and its game.

Lines hold ids, verbs, decisions and times. What somebody has in hand, plans or answers stands in none.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from k2bot.game.values import Refusal
from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from collections.abc import MutableMapping

    from k2bot.game.base import Game

Log: TypeAlias = logging.Logger | logging.LoggerAdapter[logging.Logger]

_log = logging.getLogger("k2bot.table")


class Numbered(Protocol):
    """A table, at one moment or for good: its number and its game."""

    @property
    def id(self) -> int:
        """Its number."""

    @property
    def game(self) -> Game[Any]:
        """Its game."""


class TableLog(logging.LoggerAdapter[logging.Logger]):
    """A log of one table."""

    def __init__(self, table: Numbered) -> None:
        super().__init__(_log)
        self._where = f"table {table.id} ({table.game.key})"

    def process(self, msg: Any, kwargs: MutableMapping[str, Any]) -> tuple[Any, MutableMapping[str, Any]]:
        """Put the table before the line."""
        return f"{self._where}: {msg}", kwargs


def log_of(table: Numbered) -> TableLog:
    """The log of a table."""
    return TableLog(table)


def failed(log: Log, error: Exception, what: str, *values: object) -> None:
    """Say what failed: with a traceback, unless the error says by itself what is to be done."""
    if isinstance(error, StoreError):
        log.error("%s: %s", what % values, error)
    else:
        log.error(what, *values, exc_info=error)


def named(error: BaseException) -> str:
    """An error in a few words; of a refusal only which message it is, for its words can hold secrets."""
    return f"refused, {error.message}" if isinstance(error, Refusal) else repr(error)
