"""Chance without a generator in the state: every draw is named, and follows from the seed and its name.

It depends on SHA-256 alone, so that a record replays the same in every process and on every Python.
"""

from __future__ import annotations

import hashlib
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable

T = TypeVar("T")


def number(seed: str, label: str, below: int) -> int:
    """A whole number from 0 up to below a limit; the bias of the remainder is below 1e-60."""
    digest = hashlib.sha256(f"{len(seed)}:{seed}/{label}".encode()).digest()
    return int.from_bytes(digest, "big") % below


def shuffled(seed: str, label: str, items: Iterable[T]) -> tuple[T, ...]:
    """The items in the order that the seed gives to the shuffle of that label (Fisher-Yates)."""
    result = list(items)
    for last in range(len(result) - 1, 0, -1):
        chosen = number(seed, f"{label}/{last}", last + 1)
        result[last], result[chosen] = result[chosen], result[last]
    return tuple(result)
