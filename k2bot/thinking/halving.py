"""Successive halving: of a few candidates the one that does best when all are played out.

Every round gives each candidate that is left the same number of playouts and then drops the worse half.
Common random numbers: all candidates play on the same sampled states, with the same later draws.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")
StateT = TypeVar("StateT")
OutcomeT = TypeVar("OutcomeT")


@dataclass(slots=True)
class _Score(Generic[T]):
    """A candidate's results so far."""

    value: T
    total: float
    weight: float

    @property
    def mean(self) -> float:
        return self.total / self.weight


def best(
    candidates: Iterable[tuple[float, T]],
    sample: Callable[[Random], StateT],
    play: Callable[[T, StateT, Random], float],
    *,
    seed: int,
    playouts: int,
    prior: float,
) -> T:
    """The candidate with the best mean result of at most ``playouts`` playouts.

    Candidates come with their value at first sight, which counts as ``prior`` playouts. ``sample`` and
    ``play`` as for ``outcomes``; more is better. Equal arguments give the same answer.
    """
    ranked = sorted(candidates, key=lambda candidate: -candidate[0])
    top = ranked[0][0]
    left = [_Score(value, prior * (worth - top), prior) for worth, value in ranked]
    rounds = max(1, (len(left) - 1).bit_length())
    base: float | None = None
    dealt = 0
    for _ in range(rounds):
        numbers = range(dealt, dealt + playouts // rounds // len(left))
        gained = outcomes([one.value for one in left], sample, play, seed=seed, numbers=numbers)
        for score, gains in zip(left, gained, strict=True):
            for gain in gains:
                base = gain if base is None else base
                score.total += gain - base
                score.weight += 1
        dealt = numbers.stop
        left.sort(key=lambda score: -score.mean)
        del left[max(1, (len(left) + 1) // 2) :]
    return left[0].value


def outcomes(
    candidates: Sequence[T],
    sample: Callable[[Random], StateT],
    play: Callable[[T, StateT, Random], OutcomeT],
    *,
    seed: int,
    numbers: Iterable[int],
) -> list[list[OutcomeT]]:
    """Results of each candidate in the playouts with these numbers.

    ``sample`` draws a state consistent with what the seat knows. ``play`` plays a candidate out on a copy of
    it, with the same random numbers for all.
    """
    results: list[list[OutcomeT]] = [[] for _ in candidates]
    for number in numbers:
        state = sample(rng_for(seed, number, "table"))
        for place, value in enumerate(candidates):
            results[place].append(play(value, state, rng_for(seed, number, "days to come")))
    return results


def rng_for(seed: int, number: int, purpose: str) -> Random:
    """Random generator of a playout, the same for all candidates."""
    return Random(f"{seed}/{number}/{purpose}")  # noqa: S311 - not cryptographic
