"""Fence: refuses the writes of a process that has lost its leases."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.host.store.damage import StoreError

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


class LeaseLostError(StoreError):
    """Nothing was written, because another process has taken over."""


def queries(epochs: Mapping[int, int]) -> list[tuple[str, Sequence[Any] | Mapping[str, Any]]]:
    """Statements whose rows ``verify`` checks; within a transaction that keeps them from being changed."""
    return [("SELECT epoch FROM lease WHERE range = ?", (number,)) for number in epochs]


def verify(epochs: Mapping[int, int], found: Sequence[Sequence[Any]]) -> None:
    """Raise LeaseLostError unless the rows of ``queries`` have these epochs, and there are any."""
    if not epochs or [[row["epoch"] for row in rows] for rows in found] != [[own] for own in epochs.values()]:
        raise LeaseLostError("store-lease-lost")
