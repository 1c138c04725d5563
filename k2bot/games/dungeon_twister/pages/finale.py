"""The end: who has won and why, and the record to take along."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.pages import buttons, public
from k2bot.host.game import REMATCH, Button, Page, Style, TextFile
from k2bot.pages.talk import lines

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.play import Outcome
    from k2bot.games.dungeon_twister.engine.view import Observation
    from k2bot.games.dungeon_twister.pages.talk import Talk

RECORD = "dungeon-twister.jsonl"


def post(talk: Talk, seen: Observation, outcome: Outcome, record: str) -> Page:
    """The last post of a game."""
    winner = talk.name(outcome.winners[0]) if outcome.winners else ""
    head = talk.text(
        "dungeon-end-head", result="won" if winner else "draw", name=winner, reason=outcome.reason
    )
    return Page(
        lines(head, public.score(talk, seen)),
        rows=(
            (Button(REMATCH, talk.text("dungeon-button-rematch"), style=Style.PRIMARY), buttons.board(talk)),
        ),
        files=(TextFile(RECORD, record),),
    )
