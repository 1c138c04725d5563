"""A state written down: as readable JSON values, what FEN is to chess, and in sixteen characters to compare.

It imports neither game nor phases, so that errors can tell the position they rest on.
"""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from k2bot.engines.corrections import FIRST

if TYPE_CHECKING:
    from k2bot.games.k2.engine.content import (
        ClimberKey,
    )
    from k2bot.games.k2.engine.model import (
        Game,
        Seat,
        Setup,
        Turn,
    )

SETUP_KEYS = ("players", "side", "season", "family", "lenient", "avalanche")
LENGTH: Final = 16
"""Characters of a fingerprint."""


def to_position(game: Game) -> dict[str, Any]:
    """The state as JSON values; the middle of a turn also lists the steps taken (``turn_actions``)."""
    position: dict[str, Any] = {
        "setup": _setup_position(game.setup),
        "day": game.day,
        "phase": game.phase.value,
        "first": game.first,
        "turn": game.asked[0] if len(game.asked) == 1 else None,
        "tiles": list(game.tiles),
        "tokens": {"open": list(game.tokens_open), "pile": list(game.tokens_pile)},
        "summit": [key_text(key) for key in game.summit],
        "seats": [_seat_position(seat) for seat in game.seats],
    }
    if game.turn_state is not None and game.turn_state.actions:
        position["turn_actions"] = [str(action) for action in game.turn_state.actions]
    if game.check is not None:
        position["check"] = {
            "slides": [key_text(key) for key in game.check.slides],
            "dying": [key_text(key) for key in game.check.dying],
            "fell_from": list(game.check.fell_from),
        }
    if game.reason is not None:
        position["reason"] = game.reason
    return position


def _setup_position(setup: Setup) -> dict[str, Any]:
    """The settings; the first revision of the rules goes without saying."""
    values = {key: getattr(setup, key) for key in SETUP_KEYS}
    return values if setup.revision == FIRST else {**values, "revision": setup.revision}


def key_text(key: ClimberKey) -> str:
    """A climber in a word, as in ``0A``."""
    return f"{key[0]}{key[1]}"


def _seat_position(seat: Seat) -> dict[str, Any]:
    position: dict[str, Any] = {
        "hand": [str(card) for card in seat.hand],
        "deck": [str(card) for card in seat.deck],
        "discard": [str(card) for card in seat.discard],
        "committed": None if seat.committed is None else [str(card) for card in seat.committed],
        "risk": seat.risk,
        "rescue": seat.rescue,
        "climbers": {
            name: {"space": climber.space, "level": climber.level, "vp": climber.vp, "tent": climber.tent}
            for name, climber in zip("AB", seat.climbers, strict=True)
        },
    }
    if seat.resigned:
        position["resigned"] = True
    return position


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
