"""Dungeon Twister game records as text; the format is described in ``k2bot.engines.records``."""

from __future__ import annotations

from typing import Any, Final

from k2bot.engines import records
from k2bot.engines.corrections import FIRST_REVISION
from k2bot.games.dungeon_twister.engine.actions import parse
from k2bot.games.dungeon_twister.engine.model import Game, Setup, fingerprint, newest
from k2bot.games.dungeon_twister.engine.play import Step, apply, offer_draw, outcome, resign, start

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
        "turns": game.number,
    }


FORM: Final[records.Form[Setup, Game, Step]] = records.Form(
    name="dungeon twister record",
    game="Dungeon Twister",
    example='{"seat": 0, "action": "end"}',
    largest=2 * 1024 * 1024,
    settings=Setup,
    start=start,
    apply=apply,
    parse=parse,
    words={RESIGN: resign, OFFER: offer_draw},
    result=_result,
    fingerprint=fingerprint,
    optional={"revision": FIRST_REVISION, "shown": (), "is_puzzle": False},
    newest=newest,
)
Record = records.Record
dumps, loads = FORM.dumps, FORM.loads
steps, replay = FORM.steps, FORM.replay
