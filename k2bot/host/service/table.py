"""The shell around one table: its session under a lock, commands carried out and stored, pages for people."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, TypeVar

from k2bot.game.values import Page, Press, Refusal
from k2bot.host.attention.outbox import Outbox
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.lobby import Join
from k2bot.host.kernel.playing import (
    FireTimer,
    Hint,
    NotePreferences,
    Remind,
    Return,
    TakeThought,
    TakeUp,
    UseControl,
)
from k2bot.host.kernel.posts import link_to
from k2bot.host.kernel.timers import REMINDERS
from k2bot.host.kernel.transition import Context, opened, reduce
from k2bot.host.log import log_of
from k2bot.host.pages.deadlines import own_deadline, with_line
from k2bot.host.pages.endings import ending_page, is_of_play, overtaken
from k2bot.host.pages.lobby import with_host_buttons
from k2bot.host.people.members import Member, unmarked
from k2bot.host.people.settings import Preferences

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Iterable
    from datetime import datetime, timedelta

    from k2bot.game.base import Game
    from k2bot.game.values import Film
    from k2bot.host.kernel.session import PendingDecision, Session
    from k2bot.host.kernel.transition import Command
    from k2bot.host.people.languages import Languages
    from k2bot.host.people.preferences import PersonalPreferences
    from k2bot.host.store import Store
    from k2bot.host.store.rows import Stored
    from k2bot.text.words import Words

ReplyT = TypeVar("ReplyT")


@dataclass(frozen=True, slots=True)
class Services:
    """What every table uses.

    ``clock`` tells the time in UTC; ``patience`` is how long a seat may take where the game has a default
    answer, None for ever; ``on_posts`` hears the id of a table that has something to post.
    """

    store: Store
    languages: Languages
    clock: Callable[[], datetime]
    patience: timedelta | None
    on_posts: Callable[[int], None]

    async def member(self, user_id: int, name: str) -> Member:
        """Somebody who sits down, with what they have set."""
        return Member(user_id, unmarked(name), await self.preferences(user_id))

    async def preferences(self, user_id: int) -> PersonalPreferences:
        """What somebody has set."""
        return await Preferences(self.store).person(user_id)


class Table:
    """One table of this bot, there once for each id: its cached session, with its lock.

    A command is worked out first, as the session after it; the difference is stored in one transaction, and
    only then taken into memory: whatever fails on the way, nothing has changed. If a transaction fails or its
    caller is cancelled, the session is read from the store again before anything else happens. Nothing but
    the store is awaited under the lock.
    """

    def __init__(self, services: Services, stored: Stored, session: Session) -> None:
        self.session = session
        """Who sits here now, and how far the game has come."""
        self.outbox = Outbox(self)
        """What is to be posted, for who sends it."""
        self.services = services
        self._stored = stored
        self._lock = asyncio.Lock()
        self._unsure = False

    @classmethod
    async def load(cls, stored: Stored, game: Game[Any], services: Services) -> Table:
        """A table as it is stored, its inputs replayed and its timers mended where that calls for it."""
        table = cls(services, stored, await _opened(stored, game, services.languages))
        await table.do(TakeUp())
        if table.session.placements and not stored.placements:  # its game ended before they were noted
            await table.commit(replace(table.session))
        return table

    @property
    def id(self) -> int:
        """The table's number, its own for ever."""
        return self.session.id

    @property
    def game(self) -> Game[Any]:
        """The game that is played here."""
        return self.session.game

    @property
    def reader_game(self) -> Game[Any]:
        """The game in the language of who is answered."""
        return self.game.spoken(self.services.languages.reader)

    def announce(self) -> None:
        """Have what waits to be posted sent, parked posts too."""
        self.outbox.announce()

    # ------------------------------------------------------------------------------------------- commands

    async def do(self, command: Command[ReplyT]) -> ReplyT:
        """Carry out a command and store what it changes. Raises Refusal, nothing changed."""
        async with self.held() as session:
            return await self.do_held(session, command)

    async def do_held(self, session: Session, command: Command[ReplyT]) -> ReplyT:
        """The same, for who holds the lock already."""
        context = Context(
            self.services.clock(), self._words, self.services.patience, await self._newcomers(session)
        )
        if command.long:
            after, reply = await in_thread(reduce, session, command, context)
        else:
            after, reply = reduce(session, command, context)
        await self.commit(after)
        return reply

    async def _newcomers(self, session: Session) -> dict[int, PersonalPreferences]:
        """What somebody has set for whom a seat is proposed."""
        row = session.proposal
        users = () if row is None or row.kind != "swap" else (row.facts["to"],)
        return {user: await self.services.preferences(user) for user in users}

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """The table's lock, and its session as the store has it."""
        async with self._lock:
            if self._unsure:
                await self.read_again()
            yield self.session

    async def commit(self, after: Session, *, wakes: bool = True) -> None:
        """Store what the table becomes, then take it into memory; within ``held()``.

        ``wakes`` has what waits to be posted sent, where that has changed.
        """
        before = self.session
        if after is before:
            return
        stored = after.stored(self._stored)
        self._unsure = True
        try:
            async with self.services.store.writing() as write:
                ids = await write.change(self._stored, stored)
            for line in write.told:
                log_of(before).debug("%s", line)
        except asyncio.CancelledError:
            self.outbox.wake()  # it may have ended well behind its caller's back, and left something to post
            raise
        self._unsure = False
        self.session = after.numbered(ids)
        self._stored = self.session.stored(self._stored)
        if wakes and after.posts is not before.posts:
            self.announce()
        # What somebody sets is noted at the tables at which they sit: at this one only from now on.
        newcomers = {member.user_id for member in after.members} - {old.user_id for old in before.members}
        await self._note_preferences(newcomers)

    async def read_again(self) -> None:
        """Reload the session from the store, where something else has changed it; within ``held()``."""
        self._unsure = True
        stored = await self.services.store.table(self.id)
        if stored is None:
            raise RuntimeError(f"table {self.id} is not in the store")
        self.session = await _opened(stored, self.game, self.services.languages)
        self._stored = stored
        self._unsure = False

    async def reread_preferences(self, users: Collection[int]) -> None:
        """Take note of what these members have set by now."""
        async with self.held():
            await self._note_preferences(users)

    async def _note_preferences(self, users: Collection[int]) -> None:
        known = {user: await self.services.preferences(user) for user in users if user > 0}
        if known:
            context = Context(self.services.clock(), self._words)
            self.session, _ = reduce(self.session, NotePreferences(MappingProxyType(known)), context)

    async def join(self, user_id: int, name: str, press: int | None, before: Table | None) -> str:
        """Let somebody sit down in the lobby, at a rematch a seat further on. Raises Refusal."""
        members = None if before is None else before.session.members
        return await self.do(Join(await self.services.member(user_id, name), press, members))

    async def take_thoughts(self, thoughts: Iterable[tuple[PendingDecision, str | None]]) -> None:
        """Take what computers have decided, one by one. Raises RuntimeError where there is no answer."""
        async with self.held():
            for decision, answer in thoughts:
                await self.do_held(self.session, TakeThought(decision, answer))

    async def fire_timers(self, now: datetime) -> None:
        """Do what is due, and remind whom that is due for."""
        async with self.held() as session:
            for timer in session.timers:
                if timer.due is not None and timer.due <= now and timer.kind not in REMINDERS:
                    await self.do_held(self.session, FireTimer(timer))
            await self.do_held(self.session, Remind(now))

    # ---------------------------------------------------------------------------------------------- pages

    async def press(self, user_id: int, press: Press, stamp: str, *, anew: bool = False) -> Page:
        """Use a control of one of the game's pages, and see the page it leads to. Raises Refusal."""
        async with self.held() as session:
            if session.play is None and session.game.is_of_rules(press):
                game = self.reader_game
                return game.page(None, None, game.press(None, None, press, None, ()).show, None, ())
            if stamp and session.standin_of(user_id):
                await self.do_held(session, Return(user_id, stamp))
            name = await self.do_held(self.session, UseControl(user_id, press, stamp, anew))
            return self._page(self.session, self.session.seat_of(user_id), name)

    async def page(self, user_id: int, name: str) -> Page:
        """A private page by name, as this user may see it. Raises Refusal."""
        async with self.held() as session:
            return self._page(session, session.seat_of(user_id), name)

    async def follow_up(self, user_id: int, page: Page) -> Page | None:
        """What takes the place of a private page that somebody was shown; None where it still holds.

        That is the result, once the game is over for them; the page it names in ``live``; and what goes on
        now, where nothing that it asks can be answered any more. Raises Refusal.
        """
        async with self.held() as session:
            seat = session.seat_of(user_id)
            ended = session.ending(seat)
            if ended in ("over", "cancelled") and is_of_play(page, session.game):
                if not self.outbox.all_posted:
                    return None  # it is asked for again once the result is there to be linked to
                return ending_page(session, ended, self._words, self.link())
            if page.live:
                return self._page(session, seat, page.live)
            play = session.begun(self._words)
            asks = () if seat is None else (play.stamp(seat), play.drafting(seat), play.unasked(seat))
            return self._page(session, seat, session.game.pages.now) if overtaken(page, asks) else None

    async def hint(
        self, user_id: int, decision: PendingDecision, answer: str, draft: str | None, *, take: bool
    ) -> Page:
        """The page that recommends an answer after a draft, or with it taken over. Raises Refusal."""
        async with self.held() as session:
            page = await self.do_held(session, Hint(user_id, decision, answer, draft, take))
            seat = self.session.seat_of(user_id)
            return page or self._page(self.session, seat, self.game.pages.next)

    async def film(self, *, for_all: bool = False) -> Film:
        """The film of the game so far, not drawn yet, for whoever asks or ``for_all``. Raises Refusal."""
        async with self.held() as session:
            play, people = session.played(self._words), session.people
            game = self.game if for_all else self.reader_game
        if not game.films:
            raise Refusal(self._words.text("refusal-no-films", game=self.reader_game.title))
        return await in_thread(game.film, play.moment(people).history(), people)

    def link(self, key: str = "") -> str | None:
        """A link to a post of this table in its channel, by its key; the newest one where none is named."""
        posts = self.session.posts
        posted = posts.messages.get((key, None)) if key else posts.latest
        return None if posted is None else link_to(self.session.row, posted)

    def _page(self, session: Session, seat: int | None, name: str) -> Page:
        log_of(session).debug("page %.40r for %s", name, "a guest" if seat is None else f"seat {seat}")
        words, play = self._words, session.begun(self._words)
        name = session.game.shown(play.state, seat, name)
        page = self.reader_game.page(play.state, seat, name, session.kept(seat, name), session.people)
        page = with_line(play.epoch.page(page), own_deadline(session, seat, words, self.services.clock()))
        return with_host_buttons(page, session, seat, words)

    @property
    def _words(self) -> Words:
        return self.services.languages.reader_words


async def _opened(stored: Stored, game: Game[Any], languages: Languages) -> Session:
    """The session of a table as it is stored, replayed in a thread."""
    began = time.monotonic()
    session = await in_thread(opened, stored, game, languages)
    log_of(session).debug("read from the store: %s", session.status.value)
    if session.row.begun is not None:
        log_of(session).debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
