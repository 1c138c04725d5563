"""Pages of a user's open games and of a game's status, and lines about games that lists share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Choice, HostButton, HostSelect, Page
from k2bot.host.kernel.fairness import commitment, presses_of
from k2bot.host.members import COMPUTER_MARK, Member
from k2bot.host.pages.ratings import computer_ratings
from k2bot.host.pages.settings import settings_summary
from k2bot.host.rows import SentPost, Status, TableRow
from k2bot.text.formatting import markdown_name, relative_time

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Sequence
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.store.overviews import OpenTable
    from k2bot.text.words import Words

    Title = Callable[[str], str]

GAMES = "games"
"""Verb for a page of a user's games; its argument is the page number."""
OPEN_TABLE = "open-table"
"""Verb of the menu that opens one of them."""

TABLES_PER_PAGE = 5
"""Tables per page; they fit into a message whatever their names."""
MAX_NAMES = 5
"""Maximum number of people named per table."""
TABLE_NAME_LENGTH = 16
"""Maximum length of a name in the line of a table, in characters."""


def sorted_for_user(tables: Iterable[OpenTable], user_id: int) -> list[OpenTable]:
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


def new_commands(keys: Iterable[str], words: Words) -> str:
    """The commands that start a new game, of games with these keys."""
    commands = [f"`/{key} {words.text('command-new-name')}`" for key in keys]
    return words.list_text(commands, "talk-list-or")


def games_page(tables: Sequence[OpenTable], user_id: int, number: int, title: Title, words: Words) -> Page:
    """Page of a user's tables, at least one, in the order given; ``title`` maps a game's key to its title."""
    last = (len(tables) - 1) // TABLES_PER_PAGE
    number = max(0, min(number, last))
    on_page = tables[number * TABLES_PER_PAGE : (number + 1) * TABLES_PER_PAGE]
    mine = sum(_is_to_move(table, user_id) for table in tables)
    lines = [words.text("games-head", count=len(tables), mine=mine)]
    lines += (_open_line(table, user_id, title(table.row.game), words) for table in on_page)
    rows: list[HostSelect] = []
    begun = [table.row for table in on_page if table.row.status is Status.RUNNING]
    if begun:
        choices = tuple(table_choice(row, title, words) for row in begun)
        rows.append(HostSelect(OPEN_TABLE, words.text("games-open"), choices))
    buttons = page_buttons(GAMES, str, number, words, more=number < last)
    return Page.of(lines, *rows, buttons)


def status_page(
    session: Session, seat: int | None, words: Words, *, parked: str | None, limited: datetime | None = None
) -> Page:
    """Private page that says whose turn it is and since when, with a link to where players press, if any.

    ``seat`` is its reader's, if they have one; ``parked`` is why posts are held back, ``limited`` until
    when Discord takes none.
    """
    game, link = session.game_in(words), session.link()
    lines = [
        words.text("discord-status-head", game=game.title, table=str(session.id), host=session.host_name)
    ]
    if session.status is Status.LOBBY:
        lines += [words.text("discord-status-lobby"), session.people_line(words)]
    elif session.status is Status.OVER:
        ranked = sorted(session.placements, key=lambda row: row.place)
        placed = [(row.place, row.points, session.members[row.seat]) for row in ranked]
        lines.append(words.text("discord-status-over", results=results_line(placed, words)))
    elif session.status is Status.CANCELLED:
        lines.append(words.text("discord-status-cancelled"))
    if session.status is not Status.OVER and session.state is not None:
        lines.append(game.progress(session.state, seat, session.people))
    lines.append(settings_summary(game, session.row.options, len(session.members), words))
    lines += (
        words.text("discord-status-standin", name=session.display_name(member, words), you=number == seat)
        for number, member in enumerate(session.members)
        if member.standin is not None
    )
    for number, since in session.waiting.items():
        member = session.members[number]
        kind = "waiting" if member.played_at is None else "thinking" if session.present else "resting"
        facts = {"name": session.display_name(member, words), "since": relative_time(since)}
        # words: discord-status-waiting, discord-status-thinking, discord-status-resting
        lines.append(words.text(f"discord-status-{kind}", you=number == seat, **facts))
    if session.replay_error is not None and session.status.open:
        lines.append(words.text("refusal-set-aside", host=session.host_name))
    if parked is not None:
        lines.append(words.text("discord-status-parked", reason=parked))
    elif limited is not None:
        lines.append(words.text("discord-status-limited", time=relative_time(limited)))
    if link is not None:
        lines.append(words.text("discord-status-link", link=link))
    return Page.of((*lines, *record_lines(session, words)))


def record_lines(session: Session, words: Words) -> Iterator[str]:
    """Lines of a game's status and record: how strong computers are, and the fingerprint of the shuffle."""
    game, row = session.game_in(words), session.row
    if row.status is Status.LOBBY or session.computers:
        yield from computer_ratings(game, words, "lobby-computers")
    if not game.records or not row.allows.counts:
        return
    if row.seed is not None:
        promised, presses = commitment(row.seed), len(presses_of(row.seed))
        yield words.text("lobby-promise", promised=promised, presses=presses, command=game.key)
    elif row.secret and row.status is Status.LOBBY:
        yield words.text("lobby-sealed", promised=commitment(row.secret), command=game.key)


def table_link(row: TableRow, newest: SentPost | None) -> str:
    """Link to a table's newest message, else to its channel; ``"none"`` for neither."""
    if newest is None:
        return f"<#{row.channel_id}>" if row.guild_id else "none"
    return newest.link(row.guild_id)


def _open_line(table: OpenTable, user_id: int, title: str, words: Words) -> str:
    facts: dict[str, str] = {"game": title, "table": str(table.row.id), "kind": table.row.kind}
    host = next(member for member in table.members if member.user_id == table.row.host_id)
    if table.row.status is Status.LOBBY:
        status = words.text("games-lobby", host=_name(host))
    elif _is_to_move(table, user_id):
        status = words.text("games-mine", **_times(*table.pending[_seat(table, user_id)]))
    elif table.pending:
        since = min(since for since, _ in table.pending.values())
        due = min((due for _, due in table.pending.values() if due), default=None)
        names = names_of([table.members[seat] for seat in sorted(table.pending)], words)
        status = words.text("games-others", names=names, **_times(since, due))
    else:
        status = words.text("games-under-way")
    return words.text("games-line", told=status, link=table_link(table.row, table.newest), **facts)


def results_line(
    results: Sequence[tuple[int, int | None, Member]], words: Words, longest: int = TABLE_NAME_LENGTH
) -> str:
    """Standings with points, best first; names are cut to the ``longest``."""
    results_told = [
        words.text(
            "history-result",
            place=place,
            name=_name(member, longest),
            points="none" if points is None else str(points),
        )
        for place, points, member in results[:MAX_NAMES]
    ]
    rest = len(results) - len(results_told)
    return ", ".join(results_told) + (words.text("games-more", count=rest) if rest else "")


def table_choice(row: TableRow, title: Title, words: Words, description: str = "") -> Choice:
    """Choice of a menu that opens a table."""
    number = str(row.id)
    return Choice(number, words.text("games-choice", game=title(row.game), table=number), description)


def page_buttons(
    verb: str, argument: Callable[[int], str], number: int, words: Words, *, more: bool
) -> tuple[HostButton, ...]:
    """Buttons to the previous and the next page of a list, as far as there are any."""
    return (
        *([HostButton(verb, words.text("games-back"), argument(number - 1))] if number else []),
        *([HostButton(verb, words.text("games-on"), argument(number + 1))] if more else []),
    )


def _is_to_move(table: OpenTable, user_id: int) -> bool:
    """Whether it's the user's turn."""
    return _seat(table, user_id) in table.pending and _plays(table, user_id)


def _plays(table: OpenTable, user_id: int) -> bool:
    """Whether a user plays in person, without a stand-in."""
    return table.members[_seat(table, user_id)].played_at is None


def _seat(table: OpenTable, user_id: int) -> int:
    """Seat of a user who is at the table."""
    return next(seat for seat, member in enumerate(table.members) if member.user_id == user_id)


def names_of(members: Sequence[Member], words: Words, longest: int = TABLE_NAME_LENGTH) -> str:
    """Names of players, cut to the ``longest``."""
    named = ", ".join(_name(member, longest) for member in members[:MAX_NAMES])
    rest = len(members) - MAX_NAMES
    return named + (words.text("games-more", count=rest) if rest > 0 else "")


def _name(member: Member, longest: int = TABLE_NAME_LENGTH) -> str:
    name = markdown_name(member.name, longest)
    return name if member.played_at is None else f"{COMPUTER_MARK} {name}"


def _times(since: datetime, due: datetime | None) -> dict[str, str]:
    """Start of the wait and deadline as relative times in Discord's markup."""
    until = "none" if due is None else relative_time(due)
    return {"since": relative_time(since), "until": until}
