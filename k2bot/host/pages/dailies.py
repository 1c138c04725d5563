"""Pages of the daily game: today's, a server's board, a person's own results, and the end of a game."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.game import limits
from k2bot.game.values import Choice, HostButton, HostSelect, Page, Style
from k2bot.text.formatting import SHOWN_NAME_LENGTH, markdown_name, names_by_person, relative_time

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

    from k2bot.game.base import AnyGame
    from k2bot.host.store.dailies import Attempt, Today
    from k2bot.text.words import Words

DAILY = "daily"
"""Verb that opens today's page; its argument is the game's key."""
DAILY_START = "daily-start"
"""Verb that starts the presser's attempt; its argument is the game's key, a dot, and the number."""
DAILY_BOARD = "daily-board"
"""Verb that opens a board: key, number and, if it isn't that of the server here, the server's id.

Without a number, it opens the presser's own results.
"""
DAILY_SHARE = "daily-share"
"""Verb that shares the presser's result: key and number."""
DAILY_VERBS = frozenset({DAILY, DAILY_START, DAILY_BOARD, DAILY_SHARE})

MAX_ROWS = 20
"""Maximum number of people on a board, not counting its reader."""
MAX_RESULTS = 10
"""Number of a person's own results that are listed."""


@dataclass(frozen=True, slots=True)
class DailyTexts:
    """Texts of a game's daily in one language."""

    game: AnyGame
    words: Words

    def today(self, today: Today, *, link: str, marks: str, zone: str, now: datetime) -> Page:
        """Today's page; ``link`` leads to the game that the reader hasn't finished, ``"none"`` for none."""
        text, own, key = self.words.text, today.own, f"{self.game.key}.{today.daily.number}"
        ends, number = relative_time(today.ends), today.daily.number
        lines = [text("daily-head", game=self.game.title, number=number, options=self._options(today))]
        buttons: list[HostButton] = []
        if own is None and today.spent is not None:
            lines.append(text("daily-spent", until=relative_time(today.spent), at=ends))
        elif own is None:
            lines.append(text("daily-new", ends=ends))
            if today.unfinished is not None:
                lines.append(text("daily-unfinished", number=today.unfinished.number, link=link))
            lines.append(text("daily-zone", zone=zone))
            buttons.append(HostButton(DAILY_START, text("daily-button-start"), key, style=Style.SUCCESS))
        elif own.over:
            lines += (*self.result(own, marks), text("daily-next", at=ends))
            buttons += self._after(own)
        else:
            lines.append(text("daily-running", link=link, ends=ends, late=own.until <= now))
        if any(one.over for one in today.attempts):
            buttons.append(HostButton(DAILY_BOARD, text("daily-button-results"), self.game.key))
        lines += (self.streak(today), text("daily-sealed", promised=today.promised))
        return Page.of(lines, buttons)

    def _options(self, today: Today) -> str:
        # For a full table: the summary of a lobby also says what depends on how many have joined.
        return self.game.summary(today.daily.options, max(self.game.seats))

    def result(self, own: Attempt, marks: str, *, is_scored: bool = False) -> list[str]:
        """Result of an attempt that is over, with the line to share.

        ``is_scored``: whether the text above already tells the points.
        """
        if not own.finished:
            ended = "left" if own.resigned else "cancelled"
            return [self.words.text(f"daily-{ended}")]  # words: daily-left, daily-cancelled
        against = {"par": _par(own), "difference": _difference(own)}
        par = self.words.text("daily-par", command=self.game.key, **against)
        points = () if is_scored else (self.words.text("daily-scored", points=own.points or 0),)
        late = () if own.counts else (self.words.text("daily-late"),)
        return [" ".join((*points, par)), *late, f"```\n{self.line(own, marks)}\n```"]

    def line(self, own: Attempt, marks: str) -> str:
        """A finished attempt on one line that spoils nothing."""
        game, points = self.game.title, own.points or 0
        return self.words.text(
            "daily-line", game=game, number=own.number, points=points, par=_par(own), marks=marks
        ).strip()

    def streak(self, today: Today) -> str:
        """How many days in a row a person has finished; empty if never."""
        current, best = today.streaks
        return self.words.text("daily-streak", current=current, best=best) if best else ""

    def shared(self, own: Attempt, marks: str, name: str) -> Page:
        """A result for everyone in a channel, with the way to one's own attempt."""
        sentence = self.words.text(
            "daily-share", name=markdown_name(name, SHOWN_NAME_LENGTH), line=self.line(own, marks)
        )
        return Page(sentence, rows=((self._to_today,),))

    def told(self, text: str) -> Page:
        """An answer to its reader alone, with a button to today's page."""
        return Page(text, rows=((self._to_today,),))

    @property
    def _to_today(self) -> HostButton:
        """Button that opens today's page."""
        return HostButton(DAILY, self.words.text("daily-button-today", game=self.game.title), self.game.key)

    def last_page(
        self, page: Page, own: Attempt, today: Today, *, marks: str, sealed: datetime | None
    ) -> Page:
        """The last post of a daily game: the game's own, with the result.

        Its record is ``sealed`` until then.
        """
        head = self.words.text("daily-result-head", game=self.game.title, number=own.number)
        later = self.words.text("daily-record-later", at=relative_time(sealed)) if sealed else ""
        promise = self.words.text("daily-sealed", promised=today.promised)
        result = self.result(own, marks, is_scored=True)
        lines = (page.text, head, *result, self.streak(today), promise, later)
        text = "\n".join(filter(None, lines))
        return replace(page, text=text, rows=(*page.rows, self._after(own)))

    def _after(self, own: Attempt) -> tuple[HostButton, ...]:
        """Buttons below the result of an attempt."""
        key, text = f"{self.game.key}.{own.number}", self.words.text
        board = HostButton(DAILY_BOARD, text("daily-button-board"), key, style=Style.PRIMARY)
        share = HostButton(DAILY_SHARE, text("daily-button-share"), key)
        return (board, share) if own.finished else (board,)

    # --------------------------------------------------------------------------------------------- boards

    def board(
        self, attempts: Sequence[Attempt], reader: int, numbers: Sequence[int], *, server: str, name: str
    ) -> Page:
        """A day's board of one server, with buttons to the other days that the reader has played.

        ``attempts`` include the reader's; ``numbers`` are the days they've played, in order. ``server`` is
        the server's id, empty for the one they're on, and ``name`` its name, empty if it isn't known.
        """
        text, own = self.words.text, next(one for one in attempts if one.user_id == reader)
        ranked = sorted((one for one in attempts if one.counts), key=lambda one: -(one.points or 0))
        points = [one.points or 0 for one in ranked]
        rows = [one for index, one in enumerate(ranked) if index < MAX_ROWS or one is own]
        title, server_name = self.game.title, markdown_name(name, SHOWN_NAME_LENGTH) or "none"
        lines = [text("daily-board-head", game=title, number=own.number, server=server_name, par=_par(own))]
        names = names_by_person({one.user_id: one.name for one in ranked}, SHOWN_NAME_LENGTH)
        for one in rows:
            place = points.index(one.points or 0) + 1
            lines.append(self._board_line(one, names[one.user_id], place, own=one is own))
        if len(ranked) > len(rows):
            lines.append(text("daily-board-more", count=len(ranked) - len(rows)))
        if all(one is own for one in ranked):
            lines.append(text("daily-board-nobody"))
        if not own.counts:
            lines.append(text("daily-board-own", points=own.points or 0, how=_why_not_counted(own)))
        index = numbers.index(own.number)
        ways = (
            *(self._day("daily-button-before", number, server) for number in numbers[:index][-1:]),
            *(self._day("daily-button-after", number, server) for number in numbers[index + 1 :][:1]),
        )
        return Page.of(lines, (*ways, self._to_today))

    def _day(self, message: str, number: int, server: str) -> HostButton:
        label = self.words.text(message, number=number)  # words: daily-button-before, daily-button-after
        return HostButton(DAILY_BOARD, label, ".".join(filter(None, (self.game.key, str(number), server))))

    def _board_line(self, one: Attempt, name: str, place: int, *, own: bool) -> str:
        return self.words.text(
            "daily-board-line",
            place=place,
            name=markdown_name(name),
            points=one.points or 0,
            difference=_difference(one),
            own=own,
        )

    def results(self, attempts: Sequence[Attempt], servers: Mapping[int, str]) -> Page:
        """A person's own results, newest first, with a menu of their servers' boards (names by id)."""
        finished_attempts = [one for one in attempts if one.over]
        finished = sum(one.finished for one in finished_attempts)
        lines = [self.words.text("daily-results-head", game=self.game.title, count=finished)]
        for one in reversed(finished_attempts[-MAX_RESULTS:]):
            how, difference = "counts" if one.counts else _why_not_counted(one), _difference(one)
            values = {"number": one.number, "points": one.points or 0}
            lines.append(self.words.text("daily-results-line", how=how, difference=difference, **values))
        if not (servers and finished_attempts):
            return Page.of(lines, [self._to_today])
        choices = tuple(Choice(str(server), name) for server, name in servers.items())
        chosen, newest = self.words.text("daily-choose"), f"{self.game.key}.{finished_attempts[-1].number}"
        menu = HostSelect(DAILY_BOARD, chosen, choices[: limits.CHOICES], newest)
        return Page.of(lines, menu, [self._to_today])


def _par(own: Attempt) -> str:
    return "none" if own.par is None else str(own.par)


def _difference(own: Attempt) -> str:
    """Points above or below par, with their sign; "none" if par isn't known."""
    if own.par is None or own.points is None:
        return "none"
    difference = own.points - own.par
    return f"+{difference}" if difference > 0 else f"−{-difference}" if difference else "±0"  # noqa: RUF001 - a minus sign


def _why_not_counted(own: Attempt) -> str:
    """Why an attempt doesn't count."""
    return "late" if own.finished else "left" if own.resigned else "cancelled"
