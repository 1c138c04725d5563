"""Dungeon Twister's rules as an ``Engine``, with the records of its games."""

from __future__ import annotations

from typing import Any, Final

from k2bot.engines import records
from k2bot.engines.corrections import FIRST_REVISION
from k2bot.games.dungeon_twister.engine.actions import parse
from k2bot.games.dungeon_twister.engine.model import Decision, Game, Setup, fingerprint, newest
from k2bot.games.dungeon_twister.engine.play import (
    apply,
    decision_of,
    decisions,
    offer_draw,
    outcome,
    resign,
    start,
)
from k2bot.games.dungeon_twister.engine.view import Observation, observe

RESIGN: Final = records.RESIGN
OFFER: Final = "draw"
"""Input that offers a draw, or accepts one."""


def _result(game: Game) -> dict[str, Any] | None:
    ended = outcome(game)
    if ended is None:
        return None
    return {
        "reason": ended.reason,
        "winners": list(ended.winners),
        "totals": list(ended.totals),
        "turns": game.turn_number,
    }


ENGINE: Final[records.Engine[Setup, Game, Decision, Observation]] = records.Engine(
    format="dungeon twister record",
    title="Dungeon Twister",
    example='{"seat": 0, "action": "end"}',
    largest=2 * 1024 * 1024,
    settings=Setup,
    start=start,
    decisions=decisions,
    decision_of=decision_of,
    observe=observe,
    apply=apply,
    parse=parse,
    special_inputs={RESIGN: resign, OFFER: offer_draw},
    result=_result,
    fingerprint=fingerprint,
    optional={"revision": FIRST_REVISION, "shown": (), "is_puzzle": False, "covered": False},
    newest=newest,
)
Record = records.Record
dumps, loads = ENGINE.dumps, ENGINE.loads
steps, replay = ENGINE.steps, ENGINE.replay
