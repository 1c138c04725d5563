"""Successive halving: of a few candidates the one that does best when all are played out.

Every round gives each candidate that is left the same number of playouts and then drops the worse half.
Chances are equal: the same tables are dealt to all, and what is thrown on them later is the same, too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

T = TypeVar("T")
TriedT_contra = TypeVar("TriedT_contra", contravariant=True)
TableT = TypeVar("TableT")


class Trial(Protocol[TriedT_contra, TableT]):
    """What is tried out, and how a playout is valued: a game's own part."""

    def deal(self, chance: Random) -> TableT:
        """A table as it might be: what the seat knows, and the rest drawn."""

    def play(self, tried: TriedT_contra, table: TableT, chance: Random) -> float:
        """What trying this on a copy of the table comes to; more is better."""


@dataclass(frozen=True, slots=True)
class Candidate(Generic[T]):
    """Something to try, and what it is worth at first sight."""

    value: T
    worth: float


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
    candidates: Iterable[Candidate[T]],
    trial: Trial[T, TableT],
    *,
    seed: int,
    playouts: int,
    prior: float,
) -> T:
    """The candidate that does best in at most ``playouts`` playouts; at first sight, with too few of them.

    ``prior`` says how many playouts the worth at first sight counts for. Equal arguments, equal answer.
    """
    ranked = sorted(candidates, key=lambda candidate: -candidate.worth)
    top = ranked[0].worth
    left = [_Score(one.value, prior * (one.worth - top), prior) for one in ranked]
    rounds = max(1, (len(left) - 1).bit_length())
    base: float | None = None
    dealt = 0
    for _ in range(rounds):
        each = playouts // rounds // len(left)
        for number in range(dealt, dealt + each):
            table = trial.deal(chance_of(seed, number, "table"))
            for standing in left:
                gain = trial.play(standing.value, table, chance_of(seed, number, "days to come"))
                base = gain if base is None else base
                standing.total += gain - base
                standing.weight += 1
        dealt += each
        left.sort(key=lambda standing: -standing.mean)
        del left[max(1, (len(left) + 1) // 2) :]
    return left[0].value


def outcomes(
    tried: Sequence[T],
    deal: Callable[[Random], TableT],
    play: Callable[[T, TableT, Random], tuple[float, ...]],
    *,
    seed: int,
    playouts: int,
) -> list[list[tuple[float, ...]]]:
    """What each that is tried comes to in every playout; chances are equal as in ``best``."""
    found: list[list[tuple[float, ...]]] = [[] for _ in tried]
    for number in range(playouts):
        table = deal(chance_of(seed, number, "table"))
        for place, value in enumerate(tried):
            found[place].append(play(value, table, chance_of(seed, number, "days to come")))
    return found


def chance_of(seed: int, number: int, purpose: str) -> Random:
    """The chance of a playout, the same for all that are tried."""
    return Random(f"{seed}/{number}/{purpose}")  # noqa: S311 - not cryptographic
