"""Page of a server's best results in one game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.game import limits
from k2bot.game.values import HostButton, Page, Style
from k2bot.text.formatting import plain, without_emoji

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.base import Game
    from k2bot.host.store.results import BestRow
    from k2bot.text.words import Words

BEST: Final = "best"
"""Verb that opens a server's best results; its argument is the game's key."""
SHOW_BEST: Final = "show-best"
"""Verb that shows them to everyone in the channel; its argument is the game's key."""
OWN_FILE: Final = "own-games-file"
"""Verb for a file of one's own finished games; its argument is the game's key."""
SERVER_FILE: Final = "server-games-file"
"""Verb for a file of a server's finished games; its argument is the game's key."""
BEST_VERBS: Final = frozenset({BEST, SHOW_BEST, OWN_FILE, SERVER_FILE})

MAX_NAME_LENGTH: Final = 16
"""Maximum length of a name here, in characters."""


def best_page(
    game: Game[Any],
    rows: Sequence[BestRow],
    server: int,
    words: Words,
    *,
    missing: int,
    public: bool = False,
) -> Page:
    """A server's best results; the last links are left out if they don't fit.

    ``missing`` games aren't evaluated yet. A ``public`` page is for everyone in a channel.
    """
    lines = [words.text("best-head", game=game.title)]
    if not rows:
        lines = [words.text("best-none", game=game.title, command=game.key)]
    notes = [
        words.text("best-counted", kind="public" if public else "own") if rows else "",
        words.text("statistics-missing", count=missing) if missing else "",
    ]
    text = ""
    for linked in range(len(rows), -1, -1):
        told = [_line(game, row, server, words, linked=place < linked) for place, row in enumerate(rows)]
        text = "\n".join(filter(None, (*lines, *told, *notes)))
        if len(without_emoji(text)) <= limits.TEXT:
            break
    return Page(text)


def best_controls(
    key: str, others: Sequence[Game[Any]], words: Words, *, shows: bool, manages: bool
) -> tuple[tuple[HostButton, ...], ...]:
    """Buttons to show the results to everyone, to get all games as a file, and to those of other games."""
    show = HostButton(SHOW_BEST, words.text("statistics-button-show"), key, style=Style.PRIMARY)
    file = HostButton(SERVER_FILE, words.text("best-button-file"), key)
    row = (
        *((show,) if shows else ()),
        *((file,) if manages else ()),
        *(HostButton(BEST, other.title, other.key) for other in others),
    )
    return (row,) if row else ()


def _line(game: Game[Any], row: BestRow, server: int, words: Words, *, linked: bool) -> str:
    """What was achieved, by whom, when, and in which game."""
    link = "none"
    if linked and row.newest is not None:
        link = f"https://discord.com/channels/{server}/{row.newest.channel_id}/{row.newest.message_id}"
    return words.text(
        "best-line",
        result=game.best(row.result),
        names=", ".join(plain(name, MAX_NAME_LENGTH) for name in row.names),
        day=f"<t:{int(row.ended.timestamp())}:d>",
        table=str(row.table_id),
        link=link,
    )
