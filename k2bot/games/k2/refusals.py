"""Why something does not go, in words: what the rules forbid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Refusal
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.pages.talk import Talk
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from k2bot.engines.errors import RefusedInputError
    from k2bot.text.words import Words


def of_rule(words: Words, error: RefusedInputError) -> Refusal:
    """What the rules forbid."""
    talk = Talk(words, ()).plain
    facts: dict[str, str | int] = {}
    for name, fact in error.facts.items():
        if isinstance(fact, Card):
            facts[name] = talk.card(fact)
        else:
            short = quoted(fact) if isinstance(fact, str) else fact
            facts[name] = talk.space(short) if name == "space" else short
    return Refusal(talk.text(f"k2-rule-{error.code}", **facts))  # words: k2-rule-*
