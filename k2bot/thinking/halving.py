"""Successive halving: of a few candidates the one that does best when all are played out.

Every round gives each candidate that is left the same number of playouts and then drops the worse half.
Chances are equal: the same tables are dealt to all, and what is thrown on them later is the same, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, TypeVar

T = TypeVar("T")
TableT = TypeVar("TableT")
OutcomeT = TypeVar("OutcomeT")


@dataclass(slots=True)
class _Score(Generic[T]):
    """How a candidate has done so far."""

    value: T
    total: float
    weight: float

    @property
    def mean(self) -> float:
        return self.total / self.weight


def best(
    candidates: Iterable[tuple[float, T]],
    deal: Callable[[Random], TableT],
    play: Callable[[T, TableT, Random], float],
    *,
    seed: int,
    playouts: int,
    prior: float,
) -> T:
    """The candidate that does best in at most ``playouts`` playouts; at first sight, with too few of them.

    Candidates come with their worth at first sight, which counts for as many playouts as ``prior`` says.
    ``deal`` and ``play`` as for ``outcomes``; more is better. Equal arguments, equal answer.
    """
    ranked = sorted(candidates, key=lambda candidate: -candidate[0])
    top = ranked[0][0]
    left = [_Score(value, prior * (worth - top), prior) for worth, value in ranked]
    rounds = max(1, (len(left) - 1).bit_length())
    base: float | None = None
    dealt = 0
    for _ in range(rounds):
        numbers = range(dealt, dealt + playouts // rounds // len(left))
        gained = outcomes([one.value for one in left], deal, play, seed=seed, numbers=numbers)
        for standing, gains in zip(left, gained, strict=True):
            for gain in gains:
                base = gain if base is None else base
                standing.total += gain - base
                standing.weight += 1
        dealt = numbers.stop
        left.sort(key=lambda standing: -standing.mean)
        del left[max(1, (len(left) + 1) // 2) :]
    return left[0].value


def outcomes(
    tried: Sequence[T],
    deal: Callable[[Random], TableT],
    play: Callable[[T, TableT, Random], OutcomeT],
    *,
    seed: int,
    numbers: Iterable[int],
) -> list[list[OutcomeT]]:
    """What each that is tried comes to in the playouts with these numbers; chances are equal.

    ``deal`` draws a table as it might be: what the seat knows, and the rest by chance. ``play`` tries
    something on a copy of it, with the same chance for all.
    """
    results: list[list[OutcomeT]] = [[] for _ in tried]
    for number in numbers:
        table = deal(chance_of(seed, number, "table"))
        for place, value in enumerate(tried):
            results[place].append(play(value, table, chance_of(seed, number, "days to come")))
    return results


def chance_of(seed: int, number: int, purpose: str) -> Random:
    """The chance of a playout, the same for all that are tried."""
    return Random(f"{seed}/{number}/{purpose}")  # noqa: S311 - not cryptographic
