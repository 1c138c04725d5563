"""A state as readable JSON values: what FEN is to chess.

It imports neither game nor phases, so that errors can tell the position they rest on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.k2.engine.corrections import FIRST

if TYPE_CHECKING:
    from k2bot.games.k2.engine.model import ClimberKey, Game, Seat, Setup

SETUP_KEYS = ("players", "side", "season", "family", "lenient", "avalanche")


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
