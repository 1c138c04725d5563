"""What is answered for whoever lets their time run out (rule 42)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine import play

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game


def answer(game: Game, seat: int) -> str | None:
    """The points left are lost, whatever is asked for is drawn; None for a seat not awaited."""
    return None if play.decision_of(game, seat) is None else str(play.overdue(game, seat))
