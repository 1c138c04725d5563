"""One cached table: its session under a lock, commands and their storage, and pages."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.changes import with_ids, with_preferences
from k2bot.host.kernel.permissions import require_play
from k2bot.host.kernel.transition import (
    LONG_COMMANDS,
    Context,
    Transition,
    activate_table,
    fire_timer,
    hint,
    reduce,
    release_stand_in,
    restored_session,
    send_due_reminders,
    stored_table,
    take_thought,
    use_control,
)
from k2bot.host.pages.host_pages import (
    deadline_lines,
    ending_page,
    is_of_play,
    kind_of_lobby_page,
    stamps_of,
    with_host_buttons,
    with_line,
    withdraws_closed,
)
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import NOTICE_KINDS, Status, StoredTable
from k2bot.host.service.outbox import Outbox, TableServices
from k2bot.text.formatting import markdown_name

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable
    from datetime import datetime, timedelta

    from k2bot.game.base import AnyGame
    from k2bot.game.values import Film, Page, Press
    from k2bot.host.kernel.session import PendingDecision, Session
    from k2bot.host.people import Languages
    from k2bot.host.preferences import PersonalPreferences
    from k2bot.host.store.store import Writer
    from k2bot.text.words import Words


P = ParamSpec("P")
ReplyT = TypeVar("ReplyT")
# -------------------------------------------------------------------------------------------------- the table


def deleted_refusal(lifetime: timedelta | None) -> HostRefusal:
    """Refusal for whoever asks for a table that has been deleted."""
    return HostRefusal("refusal-deleted", days=lifetime.days if lifetime else 0)


class Table:
    """Cached session of one table with its lock; at most one instance per id.

    A command is first computed as its resulting session; the difference is stored in one transaction and only
    then published in memory, so a failure changes nothing. If a transaction fails or its caller is cancelled,
    the session is reloaded from the store before anything else happens. Only the store is awaited under the
    lock, and threads that replay games.
    """

    def __init__(self, services: TableServices, stored: StoredTable, session: Session) -> None:
        self.session = session
        """Current session."""
        self._changes = 1
        """Number of changes so far, without those of what was posted or drafted."""
        self.outbox = Outbox(self)
        """Outbox, for the sender."""
        self.services = services
        self.deleted = False
        """Whether it's no longer in the store."""
        self._stored = stored
        self._lock = asyncio.Lock()
        self._stale = False
        self._overlooked: set[tuple[int, str]] = set()
        """Lines on blind spots of computers that hints have already shown, each with the user's id."""

    @classmethod
    async def load(cls, stored: StoredTable, game: AnyGame, services: TableServices) -> Table:
        """A table as it's stored. Until it's activated, it can only be looked at."""
        return cls(services, stored, await _load_session(stored, game, services.languages))

    async def activate(self) -> None:
        """Bring a table that has just been loaded up to date."""
        await self.do(activate_table)
        if self.session.placements and not self._stored.placements:  # the game ended before they were stored
            await self.commit(replace(self.session))

    @property
    def id(self) -> int:
        """Permanent number of the table."""
        return self.session.id

    @property
    def game(self) -> AnyGame:
        """Game played at the table."""
        return self.session.game

    @property
    def reader_game(self) -> AnyGame:
        """Game in the language of the user who gets the reply."""
        return self.session.game_in(self.reader_words)

    @property
    def reader_words(self) -> Words:
        """Phrasebook of the user who gets the reply."""
        return self.services.languages.reader_words

    # ------------------------------------------------------------------------------------------- commands

    async def do(
        self, command: Callable[Concatenate[Transition, P], ReplyT], *args: P.args, **values: P.kwargs
    ) -> ReplyT:
        """Run a command and store the result. Raises Refusal, and then nothing has changed."""
        async with self.held():
            return await self.do_held(command, *args, **values)

    async def do_held(
        self, command: Callable[Concatenate[Transition, P], ReplyT], *args: P.args, **values: P.kwargs
    ) -> ReplyT:
        """As ``do``; requires ``held()``."""
        services = self.services
        context = Context(
            services.clock(),
            self.reader_words,
            services.patience,
            await self._newcomers(),
            services.lifetime,
        )
        change = partial(reduce, self.session, context, command, *args, **values)
        # Whatever the command, it may complete an open proposal, which replays the game, too.
        replays = command in LONG_COMMANDS or self.session.proposal is not None
        after, reply = await in_thread(change) if replays else change()
        await self.commit(after)
        return reply

    async def _newcomers(self) -> dict[int, PersonalPreferences]:
        """Preferences of a newcomer proposed for a seat."""
        row = self.session.proposal
        users = () if row is None or row.kind != "swap" else (row.facts["to"],)
        return {user: await self.services.languages.preferences.person(user) for user in users}

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """Hold the table's lock; yields its session in sync with the store. Raises Refusal if deleted."""
        async with self._lock:
            if self.deleted:
                raise deleted_refusal(self.services.lifetime)
            if self._stale:
                await self.reload()
            yield self.session

    async def commit(
        self,
        after: Session,
        *,
        wakes: bool = True,
        also: Callable[[Writer], Awaitable[None]] | None = None,
    ) -> None:
        """Store the next session and then publish it; requires ``held()``.

        ``wakes`` calls ``Tables.on_commit`` if ``posts`` is another object now. ``also`` writes more in the
        same transaction.
        """
        before = self.session
        if after is before:
            return
        stored = stored_table(after, self._stored)
        self._stale = True
        try:
            async with self.services.store.writing() as write:
                ids = await write.change(self._stored, stored)
                if also is not None:
                    await also(write)
            for line in write.log_lines:
                before.log.debug("%s", line)
        except asyncio.CancelledError:
            self.wake_all()  # the transaction may have succeeded all the same, and left work to do
            raise
        self._stale = False
        self._changes += not after.shows_the_same_as(before)
        self.session = with_ids(after, ids)
        self._stored = stored_table(self.session, self._stored)
        if wakes and after.posts is not before.posts:
            self.outbox.flush()
        # Preferences are pushed only to tables where their user has a seat, so newcomers' must be loaded.
        newcomers = {member.user_id for member in after.members} - {old.user_id for old in before.members}
        await self._reload_preferences(newcomers)

    def wake_all(self) -> None:
        """Wake the sender and all others that follow the table (``Tables.on_commit``)."""
        self.services.wake_all(self.id)

    async def reload(self) -> None:
        """Reload the session from the store after an outside change; requires ``held()``."""
        self._stale = True
        stored = await self.services.store.table(self.id)
        if stored is None:
            raise RuntimeError(f"table {self.id} is not in the store")
        self.session = await _load_session(stored, self.game, self.services.languages)
        self._changes += 1
        self._stored = stored
        self._stale = False

    async def reread_preferences(self, users: Collection[int]) -> None:
        """Reload these members' preferences."""
        async with self.held():
            await self._reload_preferences(users)

    async def _reload_preferences(self, users: Collection[int]) -> None:
        known = {user: await self.services.languages.preferences.person(user) for user in users if user > 0}
        if known:
            self._changes += 1
            self.session = with_preferences(self.session, known)

    async def take_thoughts(self, thoughts: Iterable[tuple[PendingDecision, str | None]]) -> None:
        """Apply computers' decisions one by one. Raises RuntimeError if one has no answer."""
        async with self.held():
            for decision, answer in thoughts:
                await self.do_held(take_thought, decision, answer)

    async def fire_timers(self, now: datetime) -> None:
        """Fire due timers, including reminders."""
        async with self.held() as session:
            for timer in session.timers:
                if timer.due is not None and timer.due <= now and timer.kind not in NOTICE_KINDS:
                    await self.do_held(fire_timer, timer)
            await self.do_held(send_due_reminders, now)

    # ---------------------------------------------------------------------------------------------- pages

    async def press(self, user_id: int, press: Press, stamp: str, *, below: bool = False) -> Page:
        """Press a control of a game page; returns the page it leads to. Raises Refusal."""
        async with self.held() as session:
            if session.play is None and session.game.is_of_rules(press):
                game = self.reader_game
                return game.page(None, None, game.press(None, None, press, None, ()).show, None, ())
            seat = session.seat_of(user_id)
            if stamp and seat is not None and session.members[seat].standin:
                await self.do_held(release_stand_in, user_id, stamp)
            name = await self.do_held(use_control, user_id, press, stamp, below=below)
            return self._page(self.session.seat_of(user_id), name)

    async def page(self, user_id: int, name: str) -> Page:
        """Private page by name, as this user may see it. Raises Refusal."""
        async with self.held() as session:
            return self._page(session.seat_of(user_id), name)

    async def follow_up(self, user_id: int, page: Page) -> Page | None:
        """Page that replaces a private page shown earlier; None if that's still current.

        It's the result once the game is over for the user; the page named in ``live``; or the ``now`` page if
        none of its decisions can be answered any more, the proposal that it withdraws is no longer open, or
        it was about the lobby. Raises Refusal.
        """
        async with self.held() as session:
            if session.status is Status.LOBBY:
                return None
            seat, of_lobby = session.seat_of(user_id), bool(kind_of_lobby_page(page))
            ended = session.ending(seat)
            if ended in ("over", "cancelled") and (of_lobby or is_of_play(page, session.game)):
                if not self.outbox.all_posted:
                    return None  # asked for again once the result has been posted and can be linked to
                return ending_page(session, ended, self.reader_words)
            if page.live:
                return None if page.as_of == self._as_of(seat) else self._page(seat, page.live)
            play = require_play(session)
            shown_stamps, asks = stamps_of(page), () if seat is None else play.stamps(seat)
            outdated = bool(shown_stamps) and shown_stamps.isdisjoint(asks)
            if of_lobby or outdated or withdraws_closed(page, session):
                return self._page(seat, session.game.pages.now)
            return None

    async def hint(
        self, user_id: int, decision: PendingDecision, answer: str, draft: str | None, *, take: bool
    ) -> Page:
        """Page that recommends an answer after a draft, or the next page after copying it. Raises Refusal.

        A recommendation also says what one of the computers in the game overlooks, each thing once.
        """
        async with self.held() as session:
            page = await self.do_held(hint, user_id, decision, answer, draft, take=take)
            seat = self.session.seat_of(user_id)
            if page is None:
                return self._page(seat, self.game.draft_page(self.session.state, decision.seat))
            lines = (
                self.reader_game.overlooked(
                    session.state, decision.seat, other, member.level, markdown_name(member.name)
                )
                for other, member in enumerate(session.members)
                if member.level is not None and other not in session.resigned
            )
            line = next(filter(None, lines), "")
            if (user_id, line) in self._overlooked:
                return page
            self._overlooked.add((user_id, line))
            return with_line(page, line)

    async def film(self, *, for_all: bool = False) -> Film:
        """Film of the game so far, not yet rendered, in the reader's language or the table's (``for_all``).

        Raises Refusal.
        """
        async with self.held() as session:
            play, people = require_play(session, cancelled=True), session.people
            game = self.game if for_all else self.reader_game
            day = play.setup.begun.date()
        if not game.films:
            raise HostRefusal("refusal-no-films", game=self.reader_game.title)
        return await in_thread(game.film, play.steps(), people, day)

    def _page(self, seat: int | None, name: str) -> Page:
        session = self.session
        session.log.debug("page %.40r for %s", name, "a spectator" if seat is None else f"seat {seat}")
        words, play = self.reader_words, require_play(session)
        page = self.reader_game.page(
            play.state,
            seat,
            name,
            session.draft_of(seat),
            session.people,
            orders=session.orders_of(seat),
            recent=tuple(chain.from_iterable(play.recent)),
        )
        until = deadline_lines(session, words, self.services.clock(), seat, only=(seat,))
        page = with_line(play.epoch.page(page), until)
        return replace(with_host_buttons(page, session, seat, words), as_of=self._as_of(seat))

    def _as_of(self, seat: int | None) -> object:
        """What the pages of a seat depend on: as long as it stays equal, so do they."""
        return self._changes, self.session.draft_of(seat)


async def _load_session(stored: StoredTable, game: AnyGame, languages: Languages) -> Session:
    """Session of stored rows, replayed in a thread."""
    began = time.monotonic()
    session = await in_thread(restored_session, stored, game, languages)
    session.log.debug("loaded from the store: %s", session.status.value)
    if session.row.begun is not None:
        session.log.debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
