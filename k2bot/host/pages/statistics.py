"""Page of a person's statistics in one game: what all games have in common, then the game's own part."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.statistics import COMPANY, Tally
from k2bot.game.values import HostButton, Page, Style
from k2bot.host.pages.best_results import OWN_FILE
from k2bot.host.pages.overview import new_commands
from k2bot.text.formatting import plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.game.base import Game
    from k2bot.game.statistics import Career
    from k2bot.text.words import Words

STATISTICS: Final = "statistics"
"""Verb that opens the statistics of a game; its argument is the game's key, a dot, and the user's id."""
SHOW_STATISTICS: Final = "show-statistics"
"""Verb that shows the presser's own statistics to everyone in the channel; its argument is the game's key."""
STATISTICS_VERBS: Final = frozenset({STATISTICS, SHOW_STATISTICS})

MAX_NAME_LENGTH: Final = 24
"""Maximum length of a name here, in characters."""
MAX_RIVALS: Final = 8
"""Maximum number of people in the head-to-head line."""
_MINUTE, _HOUR, _DAY = 60, 3600, 86400


def statistics_page(game: Game[Any], career: Career, words: Words, rating: str = "") -> Page:
    """Statistics of at least one finished game, with a line about the rating."""
    own = game.career(career)
    lines = [
        words.text("statistics-head", game=game.title, name=plain(career.name, MAX_NAME_LENGTH)),
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


def controls(
    key: str, user_id: int, others: Sequence[Game[Any]], words: Words, *, shows: bool, saves: bool
) -> tuple[tuple[HostButton, ...], ...]:
    """Buttons to show one's own statistics to everyone, to get the games as a file, and to other games."""
    show = HostButton(SHOW_STATISTICS, words.text("statistics-button-show"), key, style=Style.PRIMARY)
    row = (
        *((show,) if shows else ()),
        *((HostButton(OWN_FILE, words.text("best-button-file"), key),) if saves else ()),
        *(HostButton(STATISTICS, game.title, f"{game.key}.{user_id}") for game in others),
    )
    return (row,) if row else ()


def no_statistics_page(games: Sequence[Game[Any]], name: str, words: Words) -> Page:
    """Page for a person without finished games of these, at least one; ``name`` is empty for the reader."""
    title = games[0].title if len(games) == 1 else "all"
    if name:
        return Page(words.text("statistics-none-other", game=title, name=plain(name, MAX_NAME_LENGTH)))
    commands = new_commands((game.key for game in games), words)
    return Page(words.text("statistics-none-own", game=title, commands=commands))


def _games(career: Career, words: Words) -> str:
    """Number of games, and how many in which company."""
    found = ((company, len(career.among(company))) for company in COMPANY)
    # words: statistics-people, statistics-computers, statistics-alone
    kinds = [words.text(f"statistics-{company}", count=count) for company, count in found if count]
    return words.text("statistics-games", count=len(career.games), kinds=", ".join(kinds))


def _won(career: Career, words: Words) -> list[str]:
    """Wins against people, by number of players, with streaks; and against computers."""
    lines: list[str] = []
    if people := career.among("people"):
        lines.append(_score(Tally.of(people), "statistics-won", words))
        if len(career.by_seats) > 1:
            told = (
                words.text("statistics-seats", seats=seats, won=tally.won, played=tally.played)
                for seats, tally in career.by_seats
            )
            lines[-1] += f" {words.text('statistics-by-seats', told=', '.join(told))}"
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
    told = [
        words.text(
            "statistics-rival",
            name=plain(rival.name, MAX_NAME_LENGTH),
            ahead=rival.tally.won,
            behind=rival.tally.lost,
            level=rival.tally.drawn,
        )
        for rival in career.rivals[:MAX_RIVALS]
    ]
    return words.text("statistics-rivals", rivals=", ".join(told)) if told else ""


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
    found = career.luck_free
    if found is None:
        return ""
    count, mean, spread = found
    tenths = round(10 * abs(mean))
    kind = "level" if not tenths else "ahead" if mean > 0 else "behind"
    return words.text(
        "statistics-luck-free", kind=kind, mean=tenths / 10, spread=round(10 * spread) / 10, count=count
    )
