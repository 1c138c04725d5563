"""Random draws without a generator in the state: each draw follows from the seed and its label.

It depends on SHA-256 alone, so that a record replays the same in every process and on every version
of Python.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
_FOUR = struct.Struct(">4Q")
"""The four numbers of 64 bits in a digest."""


def shuffled(seed: str, label: str, items: Iterable[T]) -> tuple[T, ...]:
    """The items in the order that the seed gives to the shuffle of that label (Fisher-Yates)."""
    result = list(items)
    numbers = _numbers(seed, label)
    for last in range(len(result) - 1, 0, -1):
        # 64 random bits over at most 20 items: the bias of the remainder is below 1e-17.
        chosen = next(numbers) % (last + 1)
        result[last], result[chosen] = result[chosen], result[last]
    return tuple(result)


def number(seed: str, label: str, limit: int) -> int:
    """A whole number from 0 up to below a limit, as the seed gives it to that label."""
    return next(_numbers(seed, label)) % limit


def _numbers(seed: str, label: str) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(f"{len(seed)}:{seed}/{label}/{block}".encode()).digest()
        yield from _FOUR.unpack(digest)
        block += 1
