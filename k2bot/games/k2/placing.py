"""Who came where in a game of K2 that has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Placement
from k2bot.games.k2.engine import play
from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
)
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pages import finale

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import (
        Game,
    )
    from k2bot.games.k2.engine.play import Outcome
    from k2bot.games.k2.engine.view import Observation


def placements(game: Game) -> tuple[Placement, ...]:
    """Winners first, then by victory points, those who resigned behind all others; none before the end."""
    outcome, seen = play.outcome(game), observe(game, None)
    if outcome is None:
        return ()
    return tuple(
        Placement(seat, place, outcome.totals[seat], _facts(seen, outcome, seat))
        for place, seat in finale.ranked(seen, outcome)
    )


def _facts(seen: Observation, outcome: Outcome, seat: int) -> tuple[tuple[str, int | str], ...]:
    """Why and when the game ended, what each climber is worth, how many live, who left; alone: the title."""
    own = seen.seats[seat]
    return (
        ("reason", outcome.reason),
        ("day", seen.day),
        *((f"climber {name}", own.climber(name).vp) for name in CLIMBER_NAMES),
        ("alive", sum(climber.alive for climber in own.climbers)),
        ("resigned", int(own.resigned)),
        *((("title", outcome.title),) if outcome.title else ()),
    )
