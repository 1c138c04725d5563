"""Pages of statistics: a person's in one game, and a server's best results."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.statistics import COMPANY, Career, Tally
from k2bot.game.values import HostButton, Page, Style
from k2bot.host.pages.overview import new_commands
from k2bot.text.formatting import SHOWN_NAME_LENGTH, date, markdown_name, told_apart, without_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.store.statistics import BestRow
    from k2bot.text.words import Words

STATISTICS = "statistics"
"""Verb that opens the statistics of a game; its argument is the game's key, a dot, and the user's id."""
SHOW_STATISTICS = "show-statistics"
"""Verb that shows the presser's own statistics to everyone in the channel; its argument is the game's key."""

MAX_RIVALS = 8
"""Maximum number of people in the head-to-head line."""
_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def statistics_page(game: AnyGame, career: Career, words: Words, rating: str = "") -> Page:
    """Statistics of at least one finished game, with a line about the rating."""
    own = game.career(career)
    lines = [
        words.text("statistics-head", game=game.title, name=markdown_name(career.name, SHOWN_NAME_LENGTH)),
        _games(career, words),
        *_won(career, words),
        _rivals(career, words),
        _answers(career, words),
        _luck_free(career, words),
        rating,
        own.text,
        words.text("statistics-missing", count=career.missing) if career.missing else "",
    ]
    return replace(own, text="\n".join(filter(None, lines)))


def page_controls(
    key: str, others: Iterable[HostButton], words: Words, *, show: str, file: str
) -> tuple[tuple[HostButton, ...], ...]:
    """Buttons to show a page to everyone, to get the games as a file, and to other games.

    ``show`` and ``file`` are the verbs of the first two; empty for no button.
    """
    show_button = HostButton(show, words.text("statistics-button-show"), key, style=Style.PRIMARY)
    saved = HostButton(file, words.text("best-button-file"), key)
    row = (*(button for button in (show_button, saved) if button.verb), *others)
    return (row,) if row else ()


def no_statistics_page(games: Sequence[AnyGame], name: str, words: Words) -> Page:
    """Page for a person without finished games of these, at least one; ``name`` is empty for the reader."""
    title = games[0].title if len(games) == 1 else "all"
    if name:
        return Page(
            words.text("statistics-none-other", game=title, name=markdown_name(name, SHOWN_NAME_LENGTH))
        )
    commands = new_commands((game.key for game in games), words)
    return Page(words.text("statistics-none-own", game=title, commands=commands))


def _games(career: Career, words: Words) -> str:
    """Number of games, and how many in which company."""
    counts = {company: count for company in COMPANY if (count := len(career.among(company)))}
    kinds = [
        # words: statistics-people, statistics-computers, statistics-alone
        words.text(f"statistics-{company}", count=count if len(counts) > 1 else 0)
        for company, count in counts.items()
    ]
    return words.text("statistics-games", count=len(career.games), groups=len(counts), kinds=", ".join(kinds))


def _won(career: Career, words: Words) -> list[str]:
    """Wins against people, by number of players, with streaks; and against computers."""
    lines: list[str] = []
    if people := career.among("people"):
        lines.append(_score(Tally.of(people), "statistics-won", words))
        if len(career.by_seats) > 1:
            shares = (
                words.text("statistics-seats", seats=seats, won=tally.won, played=tally.played)
                for seats, tally in career.by_seats
            )
            lines[-1] += f" {words.text('statistics-by-seats', told=', '.join(shares))}"
        best, current = career.streaks
        if best > 1:
            lines.append(words.text("statistics-streak", best=best, current=current))
    if computers := career.among("computers"):
        lines.append(_score(Tally.of(computers), "statistics-won-computers", words))
    return lines


def _score(tally: Tally, message: str, words: Words) -> str:
    # words: statistics-won, statistics-won-computers
    return words.text(message, won=tally.won, played=tally.played, drawn=tally.drawn)


def _rivals(career: Career, words: Words) -> str:
    """Head-to-head with the people met most."""
    lines = [
        words.text(
            "statistics-rival",
            name=markdown_name(rival.name, SHOWN_NAME_LENGTH),
            ahead=rival.tally.won,
            behind=rival.tally.lost,
            level=rival.tally.drawn,
        )
        for rival in career.rivals[:MAX_RIVALS]
    ]
    return words.text("statistics-rivals", rivals=", ".join(lines)) if lines else ""


def _answers(career: Career, words: Words) -> str:
    """Median time of an answer, in the unit that suits it."""
    seconds = career.answer_time
    if seconds is None:
        return ""
    unit, count = "days", seconds / _DAY
    if seconds < 2 * _MINUTE:
        unit, count = "seconds", seconds
    elif seconds < 2 * _HOUR:
        unit, count = "minutes", seconds / _MINUTE
    elif seconds < 2 * _DAY:
        unit, count = "hours", seconds / _HOUR
    time = words.text(f"statistics-{unit}", count=max(1, round(count)))  # words: statistics-*
    return words.text("statistics-answers", time=time)


def _luck_free(career: Career, words: Words) -> str:
    """Mean lead over the strongest computer in the same seat, in tenths of a point."""
    luck_free = career.luck_free
    if luck_free is None:
        return ""
    count, mean, spread = luck_free
    tenths = round(10 * abs(mean))
    kind = "level" if not tenths else "ahead" if mean > 0 else "behind"
    return words.text(
        "statistics-luck-free", kind=kind, mean=tenths / 10, spread=round(10 * spread) / 10, count=count
    )


# ----------------------------------------------------------------------------------------------- best results


BEST = "best"
"""Verb that opens a server's best results; its argument is the game's key."""
SHOW_BEST = "show-best"
"""Verb that shows them to everyone in the channel; its argument is the game's key."""
OWN_FILE = "own-games-file"
"""Verb for a file of one's own finished games; its argument is the game's key."""
SERVER_FILE = "server-games-file"
"""Verb for a file of a server's finished games; its argument is the game's key."""

MAX_BEST_NAME_LENGTH = 16
"""Maximum length of a name in the list of best results, in characters."""


def best_page(
    game: AnyGame,
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
        source = game.best_source()
        lines = [words.text("best-none", game=game.title, command=game.key, source=source)]
    notes = [
        words.text("best-counted", kind="public" if public else "own"),
        words.text("statistics-missing", count=missing) if missing else "",
    ]
    text = ""
    for linked in range(len(rows), -1, -1):
        result_lines = [
            _best_line(game, row, server, words, linked=place < linked) for place, row in enumerate(rows)
        ]
        text = "\n".join(filter(None, (*lines, *result_lines, *notes)))
        if len(without_emoji(text)) <= limits.TEXT:
            break
    return Page(text)


def _best_line(game: AnyGame, row: BestRow, server: int, words: Words, *, linked: bool) -> str:
    """Line on a best result: the result, names, date and game."""
    link = "none"
    if linked and row.newest is not None:
        link = row.newest.link(server)
    return words.text(
        "best-line",
        result=game.best(row.result),
        names=", ".join(
            markdown_name(name, MAX_BEST_NAME_LENGTH) for name in told_apart(row.names, MAX_BEST_NAME_LENGTH)
        ),
        day=date(row.ended),
        table=str(row.table_id),
        link=link,
    )
