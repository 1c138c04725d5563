"""Why something does not go, in words: what the rules forbid, and what is wrong with a record."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.pages.talk import Talk
from k2bot.host.game import Refusal
from k2bot.pages import records
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from k2bot.engines.errors import RefusedInputError
    from k2bot.games.dungeon_twister.engine.errors import RecordError
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


def of_record(words: Words, error: RecordError) -> Refusal:
    """What is wrong with a record, and in which line."""
    return records.refusal(words, words.text("dungeon-title"), error, partial(of_rule, words))
