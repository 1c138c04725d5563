"""The host's own pages: the lobby with its buttons, and what becomes of a table."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.host.game import FILM, REMATCH, Button, Page, Style
from k2bot.host.outbox import ASIDE, CANCELLED, LOBBY
from k2bot.host.seating import Status

if TYPE_CHECKING:
    from k2bot.host.table import Table
    from k2bot.words import Words

VERBS = frozenset({"join", "leave", "start", "cancel", REMATCH, FILM})
"""The host's own verbs: a button with one of them is the host's, on whatever page it stands."""

_MARKDOWN = re.compile(r"([\\*_~`|<>\[\]()#:@-])")


def plain(name: str) -> str:
    """A name as people wrote it, with nothing in it taken for formatting, a link or a mention."""
    return _MARKDOWN.sub(r"\\\1", name)


def names(table: Table) -> str:
    """Everybody at the table, in the order of seats."""
    return ", ".join(plain(member.name) for member in table.members)


def host_page(table: Table, key: str, words: Words) -> Page:
    """One of the host's own posts, as the table stands now."""
    if key == LOBBY:
        return lobby_page(table, words)
    if key == CANCELLED:
        return Page(words.text("table-was-cancelled", game=table.game.title))
    if key == ASIDE:
        return Page(words.text("table-set-aside", game=table.game.title, table=str(table.id)))
    raise ValueError(f"the host has no post called {key!r}")


def lobby_page(table: Table, words: Words) -> Page:
    """The post of a table's lobby, also once the game has begun or was cancelled."""
    game = table.game
    if table.status is Status.CANCELLED:
        return Page(words.text("lobby-cancelled", game=game.title))
    if table.status is not Status.LOBBY:
        return Page(words.text("lobby-begun", game=game.title, names=names(table)))
    count = len(table.members)
    lines = [
        words.text("lobby-title", game=game.title),
        game.summary(table.options, count),
        words.text("lobby-people", count=count, most=max(game.seats), names=names(table)),
        trouble(table, words) or words.text("lobby-ready", host=plain(table.host.name)),
    ]
    ready = trouble(table, words) is None
    full = count >= max(game.seats)
    buttons = (
        Button("join", words.text("lobby-button-join"), style=Style.PRIMARY, disabled=full),
        Button("leave", words.text("lobby-button-leave")),
        Button("start", words.text("lobby-button-start"), style=Style.SUCCESS, disabled=not ready),
        Button("cancel", words.text("lobby-button-cancel"), style=Style.DANGER),
    )
    return Page("\n".join(line for line in lines if line), rows=(buttons,))


def trouble(table: Table, words: Words) -> str | None:
    """Why the game cannot begin with these people and options, in words for people; None if it can."""
    count = len(table.members)
    least, most = min(table.game.seats), max(table.game.seats)
    if count not in table.game.seats:
        return words.text("lobby-needs-people", least=least, most=str(most), count=count)
    return table.game.objection(table.options, count)


def with_last_buttons(page: Page, words: Words) -> Page:
    """The last page of a game with buttons for another one and for the film, those that it has not itself."""
    there = {button.verb for row in page.rows if isinstance(row, tuple) for button in row}
    offered = (
        Button(REMATCH, words.text("lobby-button-rematch"), style=Style.SUCCESS),
        Button(FILM, words.text("lobby-button-film"), style=Style.PRIMARY),
    )
    missing = tuple(button for button in offered if button.verb not in there)
    if not missing or len(page.rows) >= 5:
        return page
    return replace(page, rows=(*page.rows, missing))
