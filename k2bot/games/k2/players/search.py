"""K2's part in the search: what a playout is, and what the table is worth to a seat at its end."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from k2bot.games.k2.engine import content
from k2bot.games.k2.players import playout, sampling
from k2bot.thinking import halving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable
    from random import Random

    from k2bot.games.k2.players.asked import Asked
    from k2bot.games.k2.players.sim_state import SimState

T = TypeVar("T")

PRIOR: Final = 10.0
"""Weight of a candidate's worth by dynamic programming, in playouts."""


@dataclass(frozen=True, slots=True)
class Playouts(Generic[T]):
    """Playouts from what a seat knows, to the last day whose weather lies open."""

    asked: Asked
    begin: Callable[[SimState, T], list[int] | None]
    """Does on a table what is tried; tells which seats then act today, None before all have chosen."""

    def best(self, ranked: Iterable[tuple[float, T]]) -> T:
        """What does best, of candidates with their worth at first sight."""
        return halving.best(
            [halving.Candidate(tried, worth) for worth, tried in ranked],
            self,
            seed=self.asked.chance.getrandbits(48),
            budget=self.asked.budget,
            prior=PRIOR,
        )

    def deal(self, chance: Random) -> SimState:
        """A table that the seat may sit at."""
        return sampling.drawn(self.asked.observation, chance)

    def play(self, tried: T, table: SimState, chance: Random) -> float:
        """What trying this on such a table is worth to the seat."""
        table, outlook = table.copy(), self.asked.outlook
        last_day = len(self.asked.observation.tiles) * content.DAYS_A_TILE
        playout.play_on(table, outlook, chance, last_day, self.begin(table, tried))
        return utility(playout.evaluate(table, outlook), self.asked.seat, table)


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
