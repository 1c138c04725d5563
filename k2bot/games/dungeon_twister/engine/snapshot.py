"""A state as readable JSON values: what FEN is to chess.

It imports neither game nor phases, so that errors can tell the position they rest on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine.content import GATE_STATES, GATES, ROOM_IDS, TOKENS
from k2bot.games.dungeon_twister.engine.squares import SLOTS, SQUARES, coordinates

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game, Setup

_GONE = ("exit", "safe", "scored", "dead", "lost", "used", None)


def to_position(game: Game) -> dict[str, Any]:
    """The state as JSON values, secrets included; ``from_position`` takes it back in every phase.

    Beside the described keys stands ``step`` (answers so far); ``eventful`` (this turn brought a point or a
    room) and ``offer`` (whose offer of a draw stands) only where they are.
    """
    position: dict[str, Any] = {
        "phase": game.phase.value,
        "turn": game.turn,
        "number": game.number,
        "step": game.step,
        "ap": game.ap,
        "top": game.top,
        "quiet": game.quiet,
        "first": game.first,
        "setup": setup_values(game.setup),
        "vp": list(game.vp),
        "rooms": [
            {"id": ROOM_IDS[game.rooms[slot]], "rot": game.rotations[slot], "up": bool(game.up >> slot & 1)}
            for slot in range(SLOTS)
        ],
        "gates": {GATES[gate]: GATE_STATES[state] for gate, state in enumerate(game.gates) if state},
        "tokens": {TOKENS[token]: _place(place) for token, place in enumerate(game.at)},
        "wounded": names(game.wounded),
        "fresh": {"wounded": names(game.fresh_wounded), "healed": names(game.fresh_healed)},
        "potion": {TOKENS[token]: points for token, points in game.potion},
        "seats": [
            {
                "actions": list(seat.actions),
                "combat": list(seat.combat),
                "jumps": seat.jumps,
                "laid": seat.laid,
            }
            for seat in game.seats
        ],
        "fight": [TOKENS[token] for token in game.fight] if game.fight else None,
        "placing": [[seat, TOKENS[token], slot] for seat, token, slot in game.placing],
        "result": None if game.result is None else list(game.result),
    }
    if game.eventful:
        position["eventful"] = True
    if game.offer is not None:
        position["offer"] = game.offer
    return position


def setup_values(setup: Setup) -> dict[str, Any]:
    """The settings that still matter, once a game has begun."""
    return {"goal": list(setup.goal)}


def names(bits: int) -> list[str]:
    """The tokens of a set, sorted."""
    return sorted(TOKENS[token] for token in range(len(TOKENS)) if bits >> token & 1)


def _place(place: int) -> list[int] | int | str | None:
    if place < SQUARES:
        return list(coordinates(place))
    if place < SQUARES + SLOTS:
        return place - SQUARES
    return _GONE[place - SQUARES - SLOTS]
