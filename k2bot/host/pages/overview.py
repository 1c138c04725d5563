"""Pages about many tables: a user's open games, and past games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.game.values import Choice, HostButton, HostSelect, Page
from k2bot.host.kernel.posts import link_to
from k2bot.host.values import MARK, Status
from k2bot.text.formatting import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from datetime import datetime

    from k2bot.game.base import Game
    from k2bot.game.values import Row
    from k2bot.host.store.overviews import OpenTable, PlayedTable
    from k2bot.host.values import Member, SentPost, TableRow
    from k2bot.text.words import Words

    Title = Callable[[str], str]

GAMES: Final = "games"
"""Verb for a page of a user's games; its argument is the page number."""
OPEN: Final = "open-table"
"""Verb of the menu that opens one of them."""
HISTORY: Final = "history"
"""Verb for a page of past games; its argument is the game's key and the page number."""
PAST_FILM: Final = "past-film"
PAST_RECORD: Final = "past-record"
PAST_REVIEW: Final = "past-what-if"
"""Verbs of the menus that show a past game's film, record or review."""
OVERVIEW_VERBS: Final = frozenset({GAMES, OPEN, HISTORY, PAST_FILM, PAST_RECORD, PAST_REVIEW})

AT_ONCE: Final = 5
"""Tables per page; they fit into a message whatever their names."""
NAMED: Final = 5
"""Maximum number of people named per table."""
NAME: Final = 16
"""Maximum length of a name here, in characters."""


def in_order(tables: Iterable[OpenTable], user_id: int) -> list[OpenTable]:
    """Sort for a user: tables where it's their turn, longest wait first; then other games; then lobbies."""

    def rank(table: OpenTable) -> tuple[int, datetime]:
        own = table.pending.get(_seat(table, user_id))
        if own is not None and _plays(table, user_id):
            return 0, own[0]
        begun = table.row.status is Status.RUNNING
        return (1 if begun else 2), max(
            (since for since, _ in table.pending.values()), default=table.row.created
        )

    return sorted(tables, key=rank)


def games_page(tables: Sequence[OpenTable], user_id: int, number: int, title: Title, words: Words) -> Page:
    """Page of a user's tables, in the order given; ``title`` maps a game's key to its title."""
    if not tables:
        return Page(words.text("games-none"))
    last = (len(tables) - 1) // AT_ONCE
    number = max(0, min(number, last))
    shown = tables[number * AT_ONCE : (number + 1) * AT_ONCE]
    mine = sum(_is_to_move(table, user_id) for table in tables)
    lines = [words.text("games-head", count=len(tables), mine=mine)]
    lines += (_open_line(table, user_id, title(table.row.game), words) for table in shown)
    rows: list[Row] = []
    begun = [table.row for table in shown if table.row.status is Status.RUNNING]
    if begun:
        rows.append(HostSelect(OPEN, words.text("games-open"), _choices(begun, title, words)))
    return Page("\n".join(lines), rows=(*rows, *_ways(GAMES, "", number, words, more=number < last)))


def history_page(
    game: Game[Any],
    tables: Sequence[PlayedTable],
    number: int,
    words: Words,
    *,
    user_id: int,
    more: bool,
) -> Page:
    """Page of past games, with menus for what's available of each."""
    if not tables and not number:
        return Page(words.text("history-none", game=game.title, command=game.key))
    lines = [words.text("history-head", game=game.title)]
    lines += (_past_line(table, words) for table in tables)
    rows: list[Row] = []
    past = [table.row for table in tables]
    if past and game.films:
        rows.append(
            HostSelect(PAST_FILM, words.text("history-film"), _choices(past, lambda _: game.title, words))
        )
    if past and game.records:
        rows.append(
            HostSelect(PAST_RECORD, words.text("history-record"), _choices(past, lambda _: game.title, words))
        )
    own = [table.row for table in tables if any(one.user_id == user_id for _, _, one in table.results)]
    if own and game.reviews:
        rows.append(
            HostSelect(PAST_REVIEW, words.text("history-review"), _choices(own, lambda _: game.title, words))
        )
    return Page("\n".join(lines), rows=(*rows, *_ways(HISTORY, f"{game.key}.", number, words, more=more)))


def link(row: TableRow, newest: SentPost | None) -> str:
    """Link to a table's newest message, else to its channel; ``"none"`` for neither."""
    if newest is None:
        return f"<#{row.channel_id}>" if row.guild_id else "none"
    return link_to(row, newest)


def _open_line(table: OpenTable, user_id: int, title: str, words: Words) -> str:
    facts: dict[str, str] = {"game": title, "table": str(table.row.id), "kind": table.row.kind}
    host = next(member for member in table.members if member.user_id == table.row.host_id)
    if table.row.status is Status.LOBBY:
        told = words.text("games-lobby", host=_name(host))
    elif _is_to_move(table, user_id):
        told = words.text("games-mine", **_times(*table.pending[_seat(table, user_id)]))
    elif table.pending:
        since = min(since for since, _ in table.pending.values())
        due = min((due for _, due in table.pending.values() if due), default=None)
        names = _names([table.members[seat] for seat in sorted(table.pending)], words)
        told = words.text("games-others", names=names, **_times(since, due))
    else:
        told = words.text("games-under-way")
    return words.text("games-line", told=told, link=link(table.row, table.newest), **facts)


def _past_line(table: PlayedTable, words: Words) -> str:
    day = f"<t:{int(table.ended.timestamp())}:d>"
    facts = {"table": str(table.row.id), "day": day, "kind": table.row.kind}
    if table.row.status is Status.CANCELLED:
        told = words.text("history-cancelled", names=_names(table.members, words))
    else:
        told = results_line(table.results, words)
    return words.text("history-line", results=told, link=link(table.row, table.newest), **facts)


def results_line(results: Sequence[tuple[int, int | None, Member]], words: Words) -> str:
    """Standings with points, best first."""
    told = [
        words.text(
            "history-result",
            place=place,
            name=_name(member),
            points="none" if points is None else str(points),
        )
        for place, points, member in results[:NAMED]
    ]
    rest = len(results) - len(told)
    return ", ".join(told) + (words.text("games-more", count=rest) if rest else "")


def _choices(rows: Sequence[TableRow], title: Title, words: Words) -> tuple[Choice, ...]:
    return tuple(
        Choice(str(row.id), words.text("games-choice", game=title(row.game), table=str(row.id)))
        for row in rows
    )


def _ways(
    verb: str, before: str, number: int, words: Words, *, more: bool
) -> tuple[tuple[HostButton, ...], ...]:
    """Buttons to the previous and next page, if any."""
    ways = (
        *([HostButton(verb, words.text("games-back"), f"{before}{number - 1}")] if number else []),
        *([HostButton(verb, words.text("games-on"), f"{before}{number + 1}")] if more else []),
    )
    return (ways,) if ways else ()


def _is_to_move(table: OpenTable, user_id: int) -> bool:
    """Whether it's the user's turn."""
    return _seat(table, user_id) in table.pending and _plays(table, user_id)


def _plays(table: OpenTable, user_id: int) -> bool:
    """Whether a user plays in person, without a stand-in."""
    return table.members[_seat(table, user_id)].played_at is None


def _seat(table: OpenTable, user_id: int) -> int:
    """Seat of a user who is at the table."""
    return next(seat for seat, member in enumerate(table.members) if member.user_id == user_id)


def _names(members: Sequence[Member], words: Words) -> str:
    named = ", ".join(_name(member) for member in members[:NAMED])
    rest = len(members) - NAMED
    return named + (words.text("games-more", count=rest) if rest > 0 else "")


def _name(member: Member) -> str:
    name = plain(member.name, NAME)
    return name if member.played_at is None else f"{MARK} {name}"


def _times(since: datetime, due: datetime | None) -> dict[str, str]:
    """Start of the wait and deadline as relative times in Discord's markup."""
    until = "none" if due is None else f"<t:{int(due.timestamp())}:R>"
    return {"since": f"<t:{int(since.timestamp())}:R>", "until": until}
