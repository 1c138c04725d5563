"""K2's rules as an ``Engine``, with the records of its games."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from k2bot.engines import records
from k2bot.games.k2.engine.actions import parse
from k2bot.games.k2.engine.model import OPTIONAL, Decision, Game, Setup, fingerprint, newest
from k2bot.games.k2.engine.play import apply, decision_of, decisions, outcome, resign, start
from k2bot.games.k2.engine.view import Observation, observe

RESIGN: Final = records.RESIGN
RESIGN_LAST: Final = records.RESIGN_LAST


def _result(game: Game) -> dict[str, Any] | None:
    ended = outcome(game)
    if ended is None:
        return None
    return {
        "reason": ended.reason,
        "winners": list(ended.winners),
        "totals": list(ended.totals),
        "title": ended.title,
        "day": game.day,
    }


ENGINE: Final[records.Engine[Setup, Game, Decision, Observation]] = records.Engine(
    format="k2bot record",
    title="K2",
    example='{"seat": 0, "action": "finish"}',
    largest=512 * 1024,
    settings=Setup,
    start=start,
    decisions=decisions,
    decision_of=decision_of,
    observe=observe,
    apply=apply,
    parse=parse,
    special_inputs={RESIGN: resign, RESIGN_LAST: partial(resign, last=True)},
    result=_result,
    fingerprint=fingerprint,
    optional=OPTIONAL,
    newest=newest,
)
Record = records.Record
dumps, loads = ENGINE.dumps, ENGINE.loads
steps, replay = ENGINE.steps, ENGINE.replay
