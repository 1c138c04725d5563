"""K2 game records as text; the format is described in ``k2bot.engines.records``."""

from __future__ import annotations

from functools import partial
from typing import Any, Final

from k2bot.engines import records
from k2bot.games.k2.engine.actions import parse
from k2bot.games.k2.engine.model import OPTIONAL, Game, Setup, fingerprint, newest
from k2bot.games.k2.engine.play import Step, apply, outcome, resign, start

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


FORM: Final[records.Form[Setup, Game, Step]] = records.Form(
    name="k2bot record",
    game="K2",
    example='{"seat": 0, "action": "finish"}',
    largest=512 * 1024,
    settings=Setup,
    start=start,
    apply=apply,
    parse=parse,
    words={RESIGN: resign, RESIGN_LAST: partial(resign, last=True)},
    result=_result,
    fingerprint=fingerprint,
    optional=OPTIONAL,
    newest=newest,
)
Record = records.Record
dumps, loads = FORM.dumps, FORM.loads
steps, replay = FORM.steps, FORM.replay
