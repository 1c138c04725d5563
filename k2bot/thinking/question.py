"""What a computer is asked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer, to be thought about in another process: ``think(*facts)`` is the answer.

    ``think`` is a function of a module, and both can be pickled. The facts are what a person in that seat
    knows and nothing more; equal facts lead to equal answers. The process loads the modules they belong to
    and whatever these import, so they lie among a game's players and its engine.
    """

    think: Callable[..., str]
    facts: tuple[Any, ...]

    def __call__(self) -> str:
        """Think, and give the answer."""
        return self.think(*self.facts)
