"""Questions to computers: a decision to make, the value of a player's move, or reasons for an answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from statistics import stdev
from typing import Any, TypeAlias


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer, to be thought about in another process: ``think(*facts)`` is the answer.

    ``think`` is a function of a module, and both can be pickled. The facts are what a person in that seat
    knows and nothing more; equal facts lead to equal answers. The process loads the modules they belong to,
    with their imports, so they belong in a game's ``players`` and ``engine``.
    """

    think: Callable[..., str]
    facts: tuple[Any, ...]

    def __call__(self) -> str:
        """Think, and give the answer."""
        return self.think(*self.facts)


def standard_error(sample: Sequence[float]) -> float:
    """Standard error of the mean of a sample; 0 for a single figure."""
    return stdev(sample) / len(sample) ** 0.5 if len(sample) > 1 else 0.0


@dataclass(frozen=True, slots=True)
class Valuation:
    """A player's answer compared with the strongest computer's, both valued with common random numbers."""

    best_answer: str
    """The computer's answer."""
    loss: float
    """How much worse the player's answer is, in the game's own measure; 0 if it is as good or better."""
    points: float = 0.0
    """The part of the loss that is points, in games that distinguish them."""
    win_probability: float = 0.0
    """The part of the loss that is probability of winning, from 0 to 1."""
    error: float = 0.0
    """Standard error of the loss: how far off the estimate may well be."""

    @property
    def is_clear(self) -> bool:
        """Whether the loss is more than the noise of the estimate, by two standard errors."""
        return self.loss > 0 and self.loss >= 2 * self.error

    def __str__(self) -> str:
        return json.dumps([self.best_answer, self.loss, self.points, self.win_probability, self.error])

    @classmethod
    def read(cls, text: str) -> Valuation:
        """Parse the answer of a thought. Raises ValueError."""
        better, *figures = json.loads(text)
        loss, points, chance, error = map(float, figures)
        return cls(str(better), loss, points, chance, error)


Fact: TypeAlias = "str | int | tuple[str, ...] | tuple[int, ...] | Reason"
"""A piece, a place or a choice by name; a number; several of these; or an underlying reason."""


@dataclass(frozen=True, slots=True)
class Reason:
    """An argument for or against an answer; a game's page has words for its kind."""

    kind: str
    facts: Mapping[str, Fact]


@dataclass(frozen=True, slots=True)
class Why:
    """Explanation of an answer: its most important gain, and the remaining risk."""

    gain: Reason
    risk: Reason | None = None
    declined: Reason | None = None
    """Why a draw offer is declined."""
