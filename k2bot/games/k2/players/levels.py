"""The levels that look one night ahead and make mistakes, and those that run playouts."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, Final, TypeAlias, TypeVar

from k2bot.games.k2.engine import Side, content
from k2bot.games.k2.players import endgame, playout, simulation
from k2bot.games.k2.players.tables import POSITIONS, Prices, Row, StateNumbering, Values
from k2bot.games.k2.players.values import COMPANY_PRICES, Outlook, TileValues, final_values, recursion
from k2bot.thinking import halving

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from k2bot.games.k2.players.quick import DecisionContext
    from k2bot.games.k2.players.simulation import SimState

MISTAKE_PROBABILITY = 0.3
"""Probability of not taking the answer that looks best."""
ALTITUDE_BONUS = 3.0
"""Victory points these levels add for the whole altitude from base camp to the summit, in proportion."""
COMFORT: Final = {"beginner": (0.0,) * 7, "easy": (-2.5, -0.8, -0.2, 0.0, 0.1, 0.2, 0.3)}
"""Value of the air left after another clear night in place (0 or less, then 1 to 6), by level of computer.

A beginner climbs on without thinking of the air for the way down.
"""
MAX_SLIP_LOSS = 1.5
"""How far below the best answer's value such a level's choice may be, by its own evaluation."""
SLIP_CANDIDATES: Final = 4
"""Number of answers among which it chooses."""
OVERNIGHT_PRICES = Prices(death=3.0)


class OvernightOutlook(Outlook):
    """An outlook of one night: days end with the level's own evaluation, the last one with points."""

    def __init__(self, side: Side, level: str) -> None:
        super().__init__(side, "summer", (), (), COMPANY_PRICES)
        self._comfort = COMFORT[level]

    def _tile_values(self, position: int, tile: str) -> TileValues:
        stage = self._known_tile_values.get((position, tile))
        if stage is None:
            hopes = _horizon_values(self.numbering, self._comfort)
            after = final_values(self.side) if position == POSITIONS - 1 else hopes
            stage = TileValues(self.numbering, tile, after, OVERNIGHT_PRICES, [hopes] * content.DAYS_A_TILE)
            self._known_tile_values[position, tile] = stage
        return stage


@lru_cache(maxsize=8)
def overnight_outlook(side: Side, level: str) -> OvernightOutlook:
    """A level's outlook on a side of the board; the weather shown does not change it."""
    return OvernightOutlook(side, level)


def _horizon_values(numbering: StateNumbering, comfort: Sequence[float]) -> Values:
    board = numbering.board
    base, top = board.altitude[0], board.altitude[board.summit]

    def hopes(tent: int, space: int, step: int) -> Row:
        height = ALTITUDE_BONUS * (board.altitude[space] - base) / (top - base)
        if step == numbering.steps - 1:
            height = 0.0  # has been to the summit: going up is worth nothing more
        good = board.points[step] + height
        change = min(board.air_change[space] + (numbering.places[tent] == space), 0)
        return tuple(good + comfort[max(air + change, 0)] for air in range(1, content.HIGHEST_AIR + 1))

    return recursion(board.side).table(hopes)


# ------------------------------------------------------------------------- one of the candidates

T = TypeVar("T")
Begin: TypeAlias = "Callable[[SimState, int, T], list[int] | None]"
"""Applies a seat's candidate to a state; returns who has still to act today, None before all have chosen."""


def choose_candidate(question: DecisionContext, ranked: Sequence[tuple[float, T]], begin: Begin[T]) -> T:
    """The candidate a level takes, of all with their values, best first."""
    considered = ranked[: candidate_count(question)]
    if question.playouts:
        return _best_by_playouts(question, considered, begin)
    return considered[slip_index([worth for worth, _ in considered], question.rng)][1]


def candidate_count(question: DecisionContext) -> int:
    """How many of the best candidates a level considers."""
    return MAX_CANDIDATES if question.playouts else SLIP_CANDIDATES if question.level in COMFORT else 1


def slip_index(worths: Sequence[float], rng: Random) -> int:
    """Index of the answer a level that slips gives, from values in descending order."""
    close = sum(worth >= worths[0] - MAX_SLIP_LOSS for worth in worths)
    if close > 1 and rng.random() < MISTAKE_PROBABILITY:
        return rng.randrange(1, close)
    return 0


# ----------------------------------------------------------------------------------- playouts

LAST_DAYS_PLAYOUTS: Final = 24
"""Playouts of the normal level on the last days: every candidate is tried out at least once."""
MAX_CANDIDATES: Final = 8
"""Maximum number of candidates that are played out."""
THOROUGH_COST: Final = 4
"""Cost, in playouts, of one that tries out each morning's cards."""
PRIOR_WEIGHT: Final = 10.0
"""Weight of a candidate's prior value from the dynamic programming, in playouts."""


def allowed_playouts(level: str, day: int, budget: int) -> int:
    """How many playouts a level may run for a decision, of those offered.

    Hard runs all. Normal runs a few once it knows all its cards, since values of days with average cards let
    climbers stay where its own cards can't save them. The others run none.
    """
    if level == "normal" and day >= endgame.FIRST_DAY:
        return min(LAST_DAYS_PLAYOUTS, budget)
    return budget if level == "hard" else 0


def _best_by_playouts(question: DecisionContext, ranked: Sequence[tuple[float, T]], begin: Begin[T]) -> T:
    """The best candidate, by playouts from what the seat sees to the last day whose weather is revealed.

    Alone, those to the end of the game try out the cards of each morning.
    """
    seen, seat, outlook = question.observation, question.seat, question.outlook
    is_thorough = seen.setup.solo and seen.last_known_day == content.DAYS

    def play(tried: T, state: SimState, rng: Random) -> float:
        state = state.copy()
        turns = begin(state, seat, tried)
        if is_thorough:
            return playout.most_points(state, outlook, rng, turns)
        playout.play_on(state, outlook, rng, seen.last_known_day, turns)
        return utility(playout.evaluate(state, outlook), seat, state)

    return halving.best(
        ranked,
        partial(simulation.sample_state, seen),
        play,
        seed=question.rng.getrandbits(48),
        playouts=question.playouts // (THOROUGH_COST if is_thorough else 1),
        prior=PRIOR_WEIGHT,
    )


def utility(totals: list[float], seat: int, state: SimState) -> float:
    """Utility of final totals to a seat: points when solo, else the chance to win plus some for points."""
    own = totals[seat]
    return own if len(totals) == 1 else 10 * win_chance(totals, seat, state) + 0.3 * own


def win_chance(totals: list[float], seat: int, state: SimState) -> float:
    """Estimated chance of a seat to win, from its lead and the days left; 0 in a solo game."""
    if len(totals) == 1:
        return 0.0
    own = totals[seat]
    other = max(total for number, total in enumerate(totals) if number != seat)
    lead = own - other
    if not state.over:
        return 0.5 + 0.5 * lead / (abs(lead) + 1.0 + 0.35 * (content.DAYS - state.day))
    first_up = next((key[0] for key in state.summit if totals[key[0]] == max(own, other)), None)
    if lead == 0 and first_up is not None:
        lead = 0.5 if first_up == seat else -0.5
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
