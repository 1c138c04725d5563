"""Compare a player's answer with the hard level's own, by what the seat could know."""

from __future__ import annotations

from functools import partial
from operator import sub
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.games.k2.engine import (
    Action,
    Commit,
    Decision,
    Game,
    Observation,
    Plan,
    TakeToken,
    parse,
    preview,
)
from k2bot.games.k2.engine.actions import whole_turn
from k2bot.games.k2.players import choosing, levels, pack, playout, simulation
from k2bot.thinking import halving
from k2bot.thinking.question import Valuation, standard_error

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.players.simulation import SimState

    Begin: TypeAlias = Callable[[SimState], list[int] | None]

KINDS: Final = ("choose", "token", "turn")
"""Decisions that can be compared."""


def weigh(observation: Observation, decision: Decision, answer: str, seed: str, percent: int) -> str:
    """Evaluate an answer as a ``Valuation``, with other random numbers than those of the choice.

    ``percent`` is that of the default number of playouts. Raises ValueError if the observation has no such
    decision.
    """
    playouts = max(2, choosing.PLAYOUTS * percent // 100)
    given = whole_turn(parse(answer))
    chance = Random(f"{seed}/choice")  # noqa: S311 - not cryptographic
    best = whole_turn(choosing.choose(observation, decision, chance, playouts, "hard"))
    if best == given:
        return str(Valuation(str(best), 0.0))
    drawn = simulation.drawn(observation, Random(0))  # noqa: S311 - not cryptographic
    seat, outlook = decision.seat, choosing.outlook_today(observation, drawn, "hard")
    game = simulation.game(observation, drawn)

    def play(begin: Begin, state: SimState, chance: Random) -> tuple[float, ...]:
        state = state.copy()
        playout.play_on(state, outlook, chance, observation.last_known_day, begin(state))
        totals = playout.evaluate(state, outlook)
        return levels.utility(totals, seat, state), totals[seat], levels.winning(totals, seat, state)

    begins = [_begin(game, seat, action) for action in (best, given)]
    number = Random(f"{seed}/weighing").getrandbits(48)  # noqa: S311 - not cryptographic
    own, their = halving.outcomes(
        begins,
        partial(simulation.drawn, observation),
        play,
        seed=number,
        numbers=range(playouts // 2),
    )
    losses, points, chances = zip(*map(partial(map, sub), own, their), strict=True)
    loss = max(fmean(losses), 0.0)
    return str(Valuation(str(best), loss, fmean(points), fmean(chances), standard_error(losses)))


def _begin(game: Game, seat: int, action: Action) -> Begin:
    """Apply the answer to a state; returns the seats still to act today, or None before all have chosen."""
    match action:
        case Commit(cards):
            return partial(simulation.SimState.commit, seat=seat, cards=pack.kinds(cards))
        case TakeToken(value):
            return partial(playout.begin_with_token, seat=seat, value=value)
        case Plan():
            one, other = simulation.climbers(preview(game, seat, action).settled.seats[seat], game.board.side)
            ends, levels = (one.end, other.end), (one.level, other.level)
            return partial(playout.begin_with_turn, seat=seat, ends=ends, levels=levels)
        case _:
            raise ValueError(f"{action} is no answer that is weighed")
