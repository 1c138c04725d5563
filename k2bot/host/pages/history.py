"""Pages about past games: lists with filters, and the chapters of a game to look back at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.values import (
    FILM,
    LOOK_BACK,
    PRACTISE,
    REVIEW,
    Choice,
    ControlRow,
    HostButton,
    HostSelect,
    Page,
    Style,
)
from k2bot.host.pages.overview import (
    TABLE_NAME_LENGTH,
    TABLES_PER_PAGE,
    names_of,
    new_commands,
    page_buttons,
    results_line,
    table_choice,
    table_link,
)
from k2bot.host.rows import HistoryFilter, Status
from k2bot.text.formatting import cut, date, parse_number, without_emoji

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from k2bot.host.kernel.session import Session
    from k2bot.host.store.overviews import PlayedTable
    from k2bot.text.words import Words

HISTORY = "history"
"""Verb for a page of past games; its argument is a filter and the page number."""
WHERE = "history-where"
ONLY = "history-only"
PLAYER = "history-player"
"""Verbs of the menus that change a filter, which is their argument."""
PAST_CHAPTERS = "past-look-back"
"""Verb of the menu that opens a game; its argument is the filter of the list."""
PAST_FILM = "past-film"
PAST_RECORD = "past-record"
PAST_REVIEW = "past-what-if"
"""Verbs that show a past game's film, record or review: menus, or a button with its number as argument."""

SHOW_FILM = "show-film"
"""Verb of the button that posts a film which its presser has seen."""

OWN_VIEW = "own"
"""Middle part of the argument of LOOK_BACK for what the presser saw."""
SHORT_NAME_LENGTH = 8
"""Length of names where longer ones don't fit, in characters."""
MOST_GAMES = 10**6
WHERE_CODES = {"near": "n", "mine": "m", "channel": "c", "server": "s"}
ONLY_CODES = {"any": "a", "won": "w", "people": "p", "computers": "c", "solo": "s", "cancelled": "x"}
"""Values of a filter, the defaults first, with their codes in arguments of controls."""


# ---------------------------------------------------------------------------------------------------- filters


def filter_argument(wanted: HistoryFilter, number: int = 0) -> str:
    """A filter and a page number as an argument of a control."""
    player = "" if wanted.player is None else str(wanted.player)
    return f"{wanted.game}.{number}.{WHERE_CODES[wanted.where]}.{ONLY_CODES[wanted.only]}.{player}"


def read_filter(argument: str) -> tuple[HistoryFilter, int]:
    """Read what ``filter_argument`` wrote; controls of earlier versions end after the page number."""
    game, number, where, only, player, *_ = (*argument.split("."), *[""] * 5)
    wanted = HistoryFilter(game, player=parse_number(player))
    wanted = with_where(wanted, _name_of_code(WHERE_CODES, where))
    return with_only(wanted, _name_of_code(ONLY_CODES, only)), parse_number(number, MOST_GAMES) or 0


def with_where(wanted: HistoryFilter, where: str) -> HistoryFilter:
    """The filter for another place; unchanged for an unknown one."""
    return replace(wanted, where=where) if where in WHERE_CODES else wanted  # type: ignore[arg-type]  # just checked


def with_only(wanted: HistoryFilter, only: str) -> HistoryFilter:
    """The filter for other games; unchanged for an unknown kind."""
    return replace(wanted, only=only) if only in ONLY_CODES else wanted  # type: ignore[arg-type]  # just checked


def with_player(wanted: HistoryFilter, player: str) -> HistoryFilter:
    """The filter for games with that person, or with anybody."""
    return replace(wanted, player=parse_number(player))


def _name_of_code(codes: Mapping[str, str], code: str) -> str:
    return next((name for name, own in codes.items() if own == code), "")


# ------------------------------------------------------------------------------------------------------ lists


def history_page(
    tables: Sequence[PlayedTable],
    wanted: HistoryFilter,
    number: int,
    words: Words,
    *,
    count: int,
    titles: Mapping[str, str],
    in_server: bool,
) -> Page:
    """Page of past games, in the order given, with menus to open one and to change the filter.

    ``count`` is the number of games on all pages; ``titles`` are those of all games by key.
    """
    last = max(0, count - 1) // TABLES_PER_PAGE

    def title(key: str) -> str:
        return titles.get(key, key)

    game = title(wanted.game) if wanted.game else "all"
    head = [words.text("history-head", game=game), *_filter_lines(wanted, count, number, last + 1, words)]
    if not count and wanted == HistoryFilter(wanted.game):
        commands = new_commands([wanted.game] if wanted.game else titles, words)
        head = [words.text("history-none", game=game, commands=commands)]
    elif not count:
        head.append(words.text("history-no-match"))
    text = ""
    for longest in (TABLE_NAME_LENGTH, SHORT_NAME_LENGTH):
        lines = (
            _line(table, "none" if wanted.game else title(table.row.game), words, longest) for table in tables
        )
        text = "\n".join((*head, *lines))
        if len(text) <= limits.TEXT:
            break
    rows: list[ControlRow] = []
    if tables:
        named = ((table.row, ", ".join(member.name for member in table.members)) for table in tables)
        opened = tuple(table_choice(row, title, words, cut(names, limits.CHOICE)) for row, names in named)
        rows.append(
            HostSelect(PAST_CHAPTERS, words.text("history-open"), opened, filter_argument(wanted, number))
        )
    rows += _filters(wanted, words, in_server=in_server)
    pages = page_buttons(
        HISTORY, lambda other: filter_argument(wanted, other), number, words, more=number < last
    )
    others = [key for key in ("", *titles) if key != wanted.game] if len(titles) > 1 else []
    games = tuple(
        HostButton(
            HISTORY,
            title(key) if key else words.text("history-all-games"),
            filter_argument(replace(wanted, game=key)),
        )
        for key in others
    )
    buttons = (*pages, *games)[: limits.A_ROW]
    return Page.of([text], *rows, buttons)


def _filter_lines(wanted: HistoryFilter, count: int, number: int, pages: int, words: Words) -> list[str]:
    """Lines on the filter and the number of games listed."""
    parts = [words.text(f"history-where-{wanted.where}")]  # words: history-where-*
    if wanted.only != "any":
        parts.append(words.text(f"history-only-{wanted.only}"))  # words: history-only-*
    if wanted.player is not None:
        parts.append(words.text("history-with", player=f"<@{wanted.player}>"))
    lines = [f"-# {' · '.join(parts)}"]
    if count:
        lines.append(words.text("history-count", count=count, page=number + 1, pages=pages))
    return lines


def _filters(wanted: HistoryFilter, words: Words, *, in_server: bool) -> list[ControlRow]:
    """Menus that change a filter."""
    own, places = filter_argument(wanted), [place for place in WHERE_CODES if in_server or place != "server"]
    where = tuple(
        Choice(place, words.text(f"history-where-{place}"), chosen=place == wanted.where)  # words: history-*
        for place in places
    )
    only = tuple(
        Choice(kind, words.text(f"history-only-{kind}"), chosen=kind == wanted.only)  # words: history-*
        for kind in ONLY_CODES
    )
    with_whom = HostSelect(
        PLAYER,
        words.text("history-player"),
        (),
        own,
        minimum=0,
        source="people",
        ids=() if wanted.player is None else (wanted.player,),
    )
    return [
        HostSelect(WHERE, words.text("history-where"), where, own),
        HostSelect(ONLY, words.text("history-only"), only, own),
        *((with_whom,) if in_server else ()),
    ]


def _line(table: PlayedTable, game: str, words: Words, longest: int) -> str:
    """A game on one line; ``game`` is its title, ``"none"`` where all are of one game."""
    if table.row.status is Status.CANCELLED:
        text = words.text("history-cancelled", names=names_of(table.members, words, longest))
    else:
        text = results_line(table.results, words, longest)
    return words.text(
        "history-line",
        game=game,
        table=str(table.row.id),
        day=date(table.ended),
        results=text,
        kind=table.row.kind,
        link=table_link(table.row, table.newest),
    )


# ----------------------------------------------------------------------------------------------- looking back


@dataclass(frozen=True, slots=True)
class ChapterView:
    """Target of LOOK_BACK: a chapter; ``own``: as its reader saw their first decision in it.

    ``listed`` is the filter of the list that the reader came from.
    """

    number: int = 0
    own: bool = False
    listed: str = ""

    def __str__(self) -> str:
        if not (self.own or self.listed):
            return str(self.number)
        return f"{self.number}:{OWN_VIEW if self.own else ''}:{self.listed}"

    @staticmethod
    def read(argument: str, values: Sequence[str] = ()) -> ChapterView:
        """Parse the argument of a control; the value picked from a menu is another chapter."""
        number, own, listed = (*argument.split(":", 2), "", "")[:3]
        chosen = parse_number(values[0] if values else number, MOST_GAMES) or 0
        return ChapterView(chosen, own == OWN_VIEW and not values, listed)


def chapter_page(
    page: Page,
    session: Session,
    chapters: Sequence[str],
    view: ChapterView,
    words: Words,
    *,
    decision: int | None,
    seated: bool,
) -> Page:
    """A chapter of a finished game, with ways to the others; ``chapters`` are their names.

    ``decision`` is the number of inputs before the reader's first decision in it, ``seated`` whether they
    played.
    """
    game, number, public = session.game_in(words), view.number, replace(view, own=False)
    head = words.text(
        "look-back-head",
        game=game.title,
        table=str(session.id),
        number=number + 1,
        count=len(chapters),
        own=view.own,
    )
    text = f"{head}\n{page.text}"
    if len(without_emoji(text)) > limits.TEXT:
        text = page.text

    last = len(chapters) - 1
    ways = (("first", 0), ("back", max(0, number - 1)), ("next", min(last, number + 1)), ("last", last))
    buttons = [
        HostButton(
            LOOK_BACK,
            words.text(f"look-back-{way}"),  # words: look-back-*
            str(replace(public, number=other)),
            disabled=number == (0 if way in ("first", "back") else last),
        )
        for way, other in ways
    ]
    if view.listed:
        buttons.append(HostButton(HISTORY, words.text("look-back-list"), view.listed))
    jumps = _chapter_choices(chapters, number, words)
    menu = [HostSelect(LOOK_BACK, words.text("look-back-menu"), jumps, str(public))] if last else []
    more: list[HostButton] = []
    if decision is not None:
        label = words.text("look-back-public" if view.own else "look-back-own")
        other_view = str(replace(view, own=not view.own))
        more.append(HostButton(LOOK_BACK, label, other_view, style=Style.PRIMARY))
        if game.levels or len(session.members) == 1:
            more.append(HostButton(PRACTISE, words.text("practice-button"), str(decision)))
    if game.films:
        more.append(HostButton(FILM, words.text("lobby-button-film"), str(view)))
    if game.records:
        more.append(
            HostButton(PAST_RECORD, words.text("look-back-record"), argument_with_view(session.id, view))
        )
    if game.reviews and seated and session.status is Status.OVER:
        more.append(HostButton(REVIEW, words.text("lobby-button-review"), argument_with_view(0, view)))
    return replace(page, text=text, rows=Page.of((), buttons, *menu, more).rows)


def argument_with_view(number: int, view: ChapterView | str) -> str:
    """Argument of a control that opens a page with that number from a chapter, to which it leads back."""
    return f"{number}/{view}"


def with_way_back(page: Page, words: Words, view: str) -> Page:
    """The page with a button to the chapter that it was opened from, or to the first."""
    back = HostButton(LOOK_BACK, words.text("look-back-return"), view or "0")
    return replace(page, rows=(*page.rows, (back,)))


_PER_MENU = limits.CHOICES - 2
"""Chapters in a menu that can't hold all of them, leaving room for the ways to those before and after."""


def _chapter_choices(chapters: Sequence[str], number: int, words: Words) -> tuple[Choice, ...]:
    """The menu of chapters: all, or the page of them that ``number`` is on, with ways to the others."""
    count = len(chapters)
    first, end = 0, count
    if count > limits.CHOICES:
        first = number // _PER_MENU * _PER_MENU
        end = min(first + _PER_MENU, count)

    def way(name: str, index: int, others: Sequence[str]) -> Choice:
        description = words.text("look-back-others", first=others[0], last=others[-1])
        label = words.text(f"look-back-{name}")  # words: look-back-earlier, look-back-later
        return Choice(str(index), label, description=cut(description, limits.CHOICE))

    return (
        *((way("earlier", first - 1, chapters[max(0, first - _PER_MENU) : first]),) if first else ()),
        *(Choice(str(index), chapters[index], chosen=index == number) for index in range(first, end)),
        *((way("later", end, chapters[end : end + _PER_MENU]),) if end < count else ()),
    )
