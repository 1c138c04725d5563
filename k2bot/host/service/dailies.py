"""Daily games: the same for everybody on a date, one attempt each, with the computer's points as par."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
from datetime import UTC, date, datetime, time, timedelta
from typing import TYPE_CHECKING

from k2bot.host.event_loop import in_thread
from k2bot.host.kernel import fairness
from k2bot.host.kernel.play import GameStart
from k2bot.host.pages.dailies import DailyTexts
from k2bot.host.pages.settings import all_settings
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import DAILY, DailyMark
from k2bot.host.service.jobs import IdleWork
from k2bot.host.store.dailies import Daily, DailyRows, Today, streaks
from k2bot.text.formatting import relative_time

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.values import Page
    from k2bot.host.kernel.session import Session
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.service.reviews import Comparisons
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Store
    from k2bot.text.words import Words

SECRET_NOTE = "daily-secret"  # noqa: S105 - the key of a note
"""Key of the store's note with the installation's secret: seeds of all days and marks follow from it."""
SECRET_BYTES = 32
PAUSE_FACTOR = 1.0
"""Pause after each game that the computer has played, as a multiple of the time it took."""
LAST_ZONE = timedelta(hours=12)
"""How far the last time zone is behind UTC."""


def over_everywhere(day: date) -> datetime:
    """Time (UTC) from which a date is over in all time zones."""
    return datetime.combine(day + timedelta(days=1), time(), UTC) + LAST_ZONE


class DailySecrets:
    """What follows from the installation's secret: the seeds of all days, and the marks of people."""

    def __init__(self, store: Store, catalogue: Catalogue, now: Callable[[], datetime]) -> None:
        self.rows = DailyRows(store)
        self._store = store
        self._catalogue = catalogue
        self._now = now
        self._key = b""
        self._settling = asyncio.Lock()
        """Held while something is settled for good; only the store is awaited under it."""

    async def seed(self, key: str, day: date) -> str:
        """The seed of a game on a date: secret until the date is over everywhere."""
        return await self._keyed_hash(f"{key} {day.isoformat()}")

    async def _keyed_hash(self, text: str) -> str:
        """HMAC of a text with the installation's secret, which is drawn once."""
        async with self._settling:
            if not self._key:
                known = await self._store.note(SECRET_NOTE)
                if known is None:
                    known = secrets.token_hex(SECRET_BYTES)
                    await self._store.set_note(SECRET_NOTE, known)
                self._key = bytes.fromhex(known)
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    async def _mark(self, daily: Daily, user_id: int) -> str:
        """Keyed hash of a day and a person, stored with their attempt and kept when that is deleted.

        Without it, somebody could be forgotten and play the same deal again, knowing every card. Who sees
        only these rows, such as in a statement's output, can't find out whose they are by trying known ids,
        nor link a person's days. Whoever has the whole database has the key as well; that's why marks are
        deleted once their day is over everywhere.
        """
        return await self._keyed_hash(f"attempt {daily.game} {daily.date.isoformat()} {user_id}")

    async def marks_of(self, user_id: int) -> tuple[DailyMark, ...]:
        """Marks of a person that are still kept."""
        now, days = self._now(), await self._unfinished_days()
        marks = [await self._mark(daily, user_id) for daily in days]
        kept = [(mark, await self.rows.marked_until(mark, now)) for mark in marks]
        return tuple(DailyMark(mark, until) for mark, until in kept if until is not None)

    async def _unfinished_days(self) -> list[Daily]:
        """Settled days that aren't over everywhere, of all games."""
        now = self._now()
        rows = [await self.rows.since(key, (now - LAST_ZONE).date()) for key in self._catalogue.keys]
        return [daily for found in rows for daily in found if over_everywhere(daily.date) > now]


class Dailies(DailySecrets):
    """Knows each day's game, opens attempts at it, and has the computer play it in idle time."""

    def __init__(self, store: Store, catalogue: Catalogue, tables: Tables, comparisons: Comparisons) -> None:
        super().__init__(store, catalogue, tables.now)
        self._tables = tables
        self._comparisons = comparisons
        self._starting = asyncio.Lock()
        """Held while an attempt is started, because each person has only one."""
        tables.last_pages[DAILY] = self.last_page
        self.work = IdleWork("daily games", self.rows.next_without_par, self._play, rest=PAUSE_FACTOR)

    # --------------------------------------------------------------------------------------------- the days

    async def today(self, key: str, user_id: int) -> Today:
        """The day of a game where a person is now. The first to ask settles its rules and settings."""
        own, now = await self._tables.preferences.person(user_id), self._tables.now()
        day = own.local(now).date()
        daily = await self.rows.daily(key, day) or await self._settle(key, day)
        promised = fairness.commitment(await self.seed(key, day + timedelta(days=1)))
        attempts = await self.rows.of_person(user_id, key)
        spent = await self.rows.marked_until(await self._mark(daily, user_id), now)
        return Today(daily, own.tomorrow(now), attempts, promised, spent)

    async def _settle(self, key: str, day: date) -> Daily:
        """The game of a date, settled now. Number 1 is the first date that anybody asked for."""
        game = self._catalogue.game(key)
        async with self._settling:
            if (daily := await self.rows.daily(key, day)) is not None:
                return daily
            number = await self._number(key, day)
            options = all_settings(game, game.daily_options(number), game.words)
            daily = await self.rows.settle(key, number, day, game.revision, options)
        self.work.wake()
        return daily

    async def _number(self, key: str, day: date) -> int:
        first = await self.rows.first(key)
        return 1 if first is None else first.number + (day - first.date).days

    async def finished(self, key: str, user_id: int) -> tuple[int, int, int]:
        """How many daily games a person has finished, and how many days in a row: up to now, and at best."""
        attempts = await self.rows.of_person(user_id, key)
        own, now = await self._tables.preferences.person(user_id), self._tables.now()
        today = await self._number(key, own.local(now).date())
        counted = (one.number for one in attempts if one.counts)
        return sum(one.finished for one in attempts), *streaks(counted, today)

    # -------------------------------------------------------------------------------------------- the marks

    async def begin(self) -> None:
        """Mark the attempts that an earlier version stored without marks, and delete past marks."""
        for daily in await self._unfinished_days():
            marks = [await self._mark(daily, user_id) for user_id in await self.rows.players(daily.id)]
            await self.rows.store_marks(marks, over_everywhere(daily.date))
        await self.tidy()

    async def tidy(self) -> None:
        """Delete the marks of days that are over everywhere."""
        await self.rows.delete_marks(self._tables.now())

    # -------------------------------------------------------------------------------------------- the games

    async def start(self, key: str, number: int | None, user_id: int, name: str, chat: int) -> Table:
        """Start a person's attempt in their chat with the bot, or find the one they've started.

        Raises Refusal if ``number`` isn't today's any more where they are, or if they've made an attempt that
        has been deleted since.
        """
        async with self._starting:
            today = await self.today(key, user_id)
            daily = today.daily
            if daily.number != number:
                raise HostRefusal("daily-day-over", command=key)
            if today.own is not None:
                return await self._tables.find(today.own.table_id)
            if today.spent is not None:
                until, at = relative_time(today.spent), relative_time(today.ends)
                raise HostRefusal("daily-spent", until=until, at=at)
            seed, now = await self.seed(key, daily.date), self._tables.now()
            options = {**daily.options, DAILY: str(daily.number)}  # its first post tells the number
            mark = DailyMark(await self._mark(daily, user_id), over_everywhere(daily.date))
            return await self._tables.open_alone(
                DAILY,
                GameStart(self._catalogue.game(key), options, 1, seed, now, daily.revision),
                user_id,
                chat,
                [await self._tables.preferences.member(user_id, name)],
                sealed=mark.until,
                also=lambda write, table_id: write.attempt(daily.id, user_id, table_id, today.ends, mark),
            )

    async def marks(self, session: Session) -> str:
        """Summary of a finished game in a few symbols; see ``daily_marks``."""
        if session.play is None:
            return ""
        return await in_thread(session.game.daily_marks, session.play.steps())

    async def last_page(self, session: Session, page: Page, words: Words) -> Page:
        """The last post of a daily game: the game's own, with its player's result beside the day's."""
        own = await self.rows.at_table(session.id)
        if own is None:  # forgotten
            return page
        game, sealed = session.game_in(words), session.row.sealed_until(self._tables.now())
        today, marks = await self.today(game.key, own.user_id), await self.marks(session)
        return DailyTexts(game, words).last_page(page, own, today, marks=marks, sealed=sealed)

    async def _play(self, daily_id: int) -> None:
        """Let the strongest computer play a daily game. Raises ThoughtError."""
        daily = await self.rows.by_id(daily_id)
        game = self._catalogue.game(daily.game, revision=daily.revision)
        seed = await self.seed(daily.game, daily.date)
        await self.rows.store_par(daily_id, await self._comparisons.play_alone(game, daily.options, seed))
