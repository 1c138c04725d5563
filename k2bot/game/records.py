"""What is wrong with a record that somebody gave, in words; alike in every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.engines.errors import RefusedInputError
from k2bot.game.values import Refusal
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.engines.errors import RecordError
    from k2bot.text.words import Words

_QUOTED: Final = frozenset({"value", "version"})
"""Facts about a record that are its own words."""


def refusal(
    words: Words, game: str, error: RecordError, of_rule: Callable[[RefusedInputError], Refusal]
) -> Refusal:
    """Which line is wrong, and why; ``of_rule`` says what the rules of ``game``, its title, forbid."""
    cause = error.__cause__
    if isinstance(cause, RefusedInputError):
        reason = of_rule(cause).text
    else:
        facts = {
            name: quoted(fact) if isinstance(fact, str) and name in _QUOTED else fact
            for name, fact in error.facts.items()
        }
        reason = words.text(f"talk-record-{error.code}", game=game, **facts)  # words: talk-record-*
    return Refusal(words.text("talk-record-refused", line=str(error.line), reason=reason))
