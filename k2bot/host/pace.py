"""How much of the channel a table takes: the one setting that is the host's, offered beside a game's own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.host.game import Option, Pace

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.hosted import HostedGame
    from k2bot.text.words import Words

POSTS: Final = "posts"
"""The key of the setting among a table's options."""


def settings_of(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    """All that can be set in the lobby: the game's options, then the host's where there is a choice."""
    return (*game.spoken(words.locale).options, *_posts(game, words))


def pace_of(game: HostedGame[Any], options: Mapping[str, str]) -> Pace:
    """The pace of a table with these options; tables from before there was a choice tell every phase."""
    chosen = options.get(POSTS)
    return next((pace for pace in game.paces if pace.value == chosen), Pace.PHASE)


def summary(game: HostedGame[Any], options: Mapping[str, str], seats: int, words: Words) -> str:
    """All chosen options in a few lines, for the lobby."""
    told = [game.spoken(words.locale).summary(options, seats)]
    for option in _posts(game, words):
        pace = pace_of(game, options).value
        if pace == option.default:
            continue  # as on most tables
        value = dict(option.values)[pace]
        told.append(words.text("lobby-posts", posts=option.label, value=value))
    return "\n".join(told)


def _posts(game: HostedGame[Any], words: Words) -> tuple[Option, ...]:
    if len(game.paces) < 2:
        return ()
    values = tuple((pace.value, words.text(f"posts-{pace.value}")) for pace in game.paces)  # words: posts-*
    told = words.text("posts-option-help")
    name = words.text("posts-option-name")
    return (Option(POSTS, words.text("posts-option"), told, values, Pace.PHASE.value, name),)
