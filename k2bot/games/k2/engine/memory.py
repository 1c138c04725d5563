"""Remembering the latest answer: a game is listed, acted in and looked at before the next one is."""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

A = TypeVar("A")
B = TypeVar("B")
T = TypeVar("T")


def latest(answer: Callable[[A, B], T]) -> Callable[[A, B], T]:
    """Let a function of two frozen values remember its answer for as long as it is asked about the same two.

    The same are the very same objects, which takes no time to see.
    """
    known: tuple[object, object, Any] = (object(), object(), None)

    @wraps(answer)
    def recalled(one: A, other: B) -> T:
        nonlocal known  # exchanged as a whole, so that no thread sees half of it
        of_one, of_other, found = known
        if of_one is not one or of_other is not other:
            found = answer(one, other)
            known = (one, other, found)
        answered: T = found
        return answered

    return recalled
