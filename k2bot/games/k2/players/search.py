"""The search: the best candidates compete in playouts over tables drawn for what is unknown.

Successive halving: every round gives each candidate that is left the same playouts, on the same tables, and
then drops the worse half.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING, Generic, TypeVar

from k2bot.games.k2.engine import content
from k2bot.games.k2.players import sampling
from k2bot.games.k2.players.playout import evaluate

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.players.sim_state import SimState
    from k2bot.games.k2.players.values import Outlook

T = TypeVar("T")

PRIOR = 10.0
"""Weight of a candidate's worth by dynamic programming, in playouts."""


@dataclass(frozen=True, slots=True)
class Candidate(Generic[T]):
    """Something to do, what it is worth at first sight, and how to do it on a table."""

    value: T
    worth: float
    play: Callable[[SimState, Random, int], None]
    """Plays it, and on until the evening of the last day."""


def best(
    candidates: Sequence[Candidate[T]],
    observation: Observation,
    outlook: Outlook,
    seed: int,
    budget: int,
) -> T:
    """The candidate that does best in at most ``budget`` playouts; at first sight, with too few of them."""
    left = sorted(candidates, key=lambda candidate: -candidate.worth)
    seat = observation.seat or 0
    last_day = len(observation.tiles) * content.DAYS_A_TILE
    tables: list[SimState] = []
    top = left[0].worth
    sums = {id(candidate): PRIOR * (candidate.worth - top) for candidate in left}
    counts = dict.fromkeys(sums, PRIOR)
    rounds = max(1, (len(left) - 1).bit_length())
    base: float | None = None
    for number in range(rounds):
        each = budget // rounds // len(left)
        start = len(tables) if number else 0
        for sample in range(start, start + each):
            tables.append(sampling.drawn(observation, _random(seed, sample, "table")))
            for candidate in left:
                table = tables[sample].copy()
                candidate.play(table, _random(seed, sample, "days to come"), last_day)
                gain = utility(evaluate(table, outlook), seat, table)
                if base is None:
                    base = gain
                sums[id(candidate)] += gain - base
                counts[id(candidate)] += 1
        left = sorted(left, key=lambda candidate: -sums[id(candidate)] / counts[id(candidate)])
        left = left[: max(1, (len(left) + 1) // 2)]
    return left[0].value


def _random(seed: int, sample: int, purpose: str) -> Random:
    return Random(f"{seed}/{sample}/{purpose}")  # noqa: S311 - play, not secrets


def utility(totals: list[float], seat: int, table: SimState) -> float:
    """What totals are worth to a seat: points alone; in company the lead counts, and most of all the win."""
    own = totals[seat]
    if len(totals) == 1:
        return own
    other = max(total for number, total in enumerate(totals) if number != seat)
    lead = own - other
    if table.over:
        first_up = next((key[0] for key in table.summit if totals[key[0]] == max(own, other)), None)
        if lead == 0 and first_up is not None:
            lead = 0.5 if first_up == seat else -0.5
        won = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    else:
        spread = 1.0 + 0.35 * (content.DAYS - table.day)
        won = 0.5 + 0.5 * lead / (abs(lead) + spread)
    return 10 * won + 0.3 * own
