"""A state in sixteen characters, by which states are compared across processes and versions of the bot."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from k2bot.games.k2.engine.snapshot import to_position

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import Game, Turn

LENGTH: Final = 16


def fingerprint(game: Game) -> str:
    """What tells this state from every other one of its game: all that the rules know of, secrets included.

    It is stored with every input, so its form is never changed: what a correction of the rules adds to a
    state stands in it only where it is there.
    """
    form = [to_position(game), None if game.turn_state is None else _turn(game.turn_state)]
    text = json.dumps(form, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _turn(turn: Turn) -> dict[str, Any]:
    """The middle of a turn, of which a position only lists the steps that led there."""
    use = turn.use
    return {
        "unused": [str(card) for card in turn.unused],
        "spare": turn.spare,
        "active": list(turn.active),
        "due": turn.due,
        "paid": list(turn.paid),
        "use": None
        if use is None
        else {
            "climber": use.climber,
            "cards": [str(card) for card in use.cards],
            "directions": list(use.directions),
            "way": list(use.way),
            "pitched": use.pitched,
            "cost": [use.cost_up, use.cost_down],
        },
    }
