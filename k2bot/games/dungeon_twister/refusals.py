"""Why something does not go, in words: what the rules forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Refusal
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.pages.talk import Talk
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from k2bot.engines.errors import RefusedInputError
    from k2bot.text.words import Words


def of_rule(words: Words, error: RefusedInputError) -> Refusal:
    """What the rules forbid."""
    talk = Talk(words, ())
    facts: dict[str, str | int] = {}
    for name, fact in error.facts.items():
        if isinstance(fact, str):
            facts[name] = talk.token(fact) if fact in BY_NAME else quoted(fact)
        else:
            facts[name] = fact + 1 if name == "slot" else fact
    return Refusal(talk.text(f"dungeon-rule-{error.code}", **facts))  # words: dungeon-rule-*
