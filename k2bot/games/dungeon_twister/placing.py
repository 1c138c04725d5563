"""Who came where in a game that has ended."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Placement
from k2bot.games.dungeon_twister.engine import play

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game


def placements(game: Game) -> tuple[Placement, ...]:
    """The winner first, both on the first place in a draw; none before the end."""
    outcome = play.outcome(game)
    if outcome is None:
        return ()
    facts = (("reason", outcome.reason), ("turns", game.number))
    places = [
        Placement(seat, 1 if not outcome.winners or seat in outcome.winners else 2, game.vp[seat], facts)
        for seat in (0, 1)
    ]
    return tuple(sorted(places, key=lambda placement: placement.place))
