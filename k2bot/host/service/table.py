"""One cached table: its session under a lock, commands and their storage, pages, and the outbox."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Concatenate, ParamSpec, TypeVar

from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.plans import (
    channel_notices,
    is_at_hand,
    only_changes,
    replacement_notice,
    retiring_edit,
)
from k2bot.host.kernel.posts import (
    OutboxState,
    guests_of,
    invitation,
    is_notice,
    next_row,
    private_guest,
    private_invitation,
    superfluous_rows,
)
from k2bot.host.kernel.session import users_asked_by
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
    is_of_lobby,
    is_of_play,
    stamps_of,
    with_host_buttons,
    with_line,
    withdraws_closed,
)
from k2bot.host.service.delivery import LastPage, PostDelivery, delivery_of, is_forgotten, is_unwanted
from k2bot.host.values import (
    NOTICE_KINDS,
    HostRefusal,
    OutboxRow,
    PersonalPreferences,
    PostId,
    SentPost,
    Status,
    StoredTable,
    WantedPost,
)
from k2bot.text.formatting import markdown_name

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime, timedelta

    from k2bot.game.base import AnyGame
    from k2bot.game.values import Film, Page, Press
    from k2bot.host.kernel.session import PendingDecision, Session
    from k2bot.host.people import Languages
    from k2bot.host.store import Store
    from k2bot.host.store.store import Writer
    from k2bot.text.words import Words


PRUNED_AFTER = 50
"""Number of sent rows after which an ongoing game's outbox is pruned."""


class Outbox:
    """Hands out messages to send and records the results; for one sender at a time."""

    def __init__(self, table: Table) -> None:
        self.parked: str | None = None
        """Why posts to the channel are suspended: it's gone, or the bot lacks permission. None normally.

        They're retried after the next press or input, a move to another channel, or a restart. Private
        messages continue.
        """
        self._table = table
        self._passed_over: set[int] = set()
        """Rows whose page couldn't be composed."""
        self._requested: set[PostId] = set()
        """Private posts that their reader has just asked for."""
        self._done = sum(row.status != "waiting" for row in self._posts.rows)
        """Number of rows sent since the last pruning; of those loaded, all."""

    def note_requested(self, posts: Iterable[WantedPost]) -> None:
        """Mark private posts as requested by their readers, which makes them silent."""
        self._requested.update(post.post for post in posts)

    @property
    def all_posted(self) -> bool:
        """Whether everything that can be posted in the channel has been."""
        waiting = () if self.parked is not None else self._posts.unsent
        return all(row.wanted.seat is not None or row.id in self._passed_over for row in waiting)

    @property
    def _posts(self) -> OutboxState:
        return self._table.session.posts

    def _now(self) -> datetime:
        return self._table.services.clock()

    async def _store_posts(self, posts: OutboxState) -> None:
        """Store a new outbox; requires the table's lock."""
        await self._table.commit(replace(self._table.session, posts=posts), wakes=False)

    # -------------------------------------------------------------------------------------------- sending

    async def next_delivery(self) -> PostDelivery | None:
        """Next message to send; the same one until it's sent, dropped or parked. None when all is done.

        A post whose page can't be composed is logged and skipped until the table is reloaded, so that it
        doesn't block others.
        """
        while not self._table.deleted:
            async with self._table.held():
                row = await self._next_row()
                session, posts = self._table.session, self._posts
                if row is None:
                    if await self._ping_others():
                        continue
                    await self._prune()
                    return None
                if row.wanted.post not in posts.messages and only_changes(session, row.wanted):
                    await self._store_posts(posts.with_settled(row))
                    continue
                if await self._split_invitation(row):
                    continue
                guest = private_guest(row.wanted.key)
                reader = None if guest is None else await self._preferences(guest)
            try:
                finish = self._table.services.last_pages.get(session.row.kind)
                language = None if reader is None else reader.language or reader.locale
                delivery = await delivery_of(
                    session, row, now=self._now(), finish=finish, guest_language=language
                )
            except Exception:
                session.log.exception("post %s can't be composed", row)
                self._passed_over.add(row.id)
                continue
            seat = row.wanted.seat
            unwanted = seat is not None and self._wants_silence(seat)
            unwanted = reader.silent(self._now()) if reader is not None else unwanted
            requested = row.wanted.post in self._requested
            silent = unwanted or requested or is_at_hand(session, row.wanted)
            return replace(delivery, silent=silent, pings=await self._without_resting(delivery))
        return None

    async def _without_resting(self, delivery: PostDelivery) -> tuple[int, ...]:
        """User ids that a message may ping, without people from outside the table who don't want it now.

        Those are invited people who want no notices, or none now, and newcomers asked to take a seat while
        they rest.
        """
        session, key, now = self._table.session, delivery.row.wanted.key, self._now()
        silent = {guest for guest in guests_of(key) if (await self._preferences(guest)).silent(now)}
        newcomers = [user for user in users_asked_by(session, key) if session.seat_of(user) is None]
        silent |= {user for user in newcomers if (await self._preferences(user)).rests_until(now)}
        return tuple(user for user in delivery.pings if user not in silent)

    async def _preferences(self, user_id: int) -> PersonalPreferences:
        return await self._table.services.languages.preferences.person(user_id)

    async def _split_invitation(self, row: OutboxRow) -> bool:
        """Replace a new invitation by direct messages to guests who chose those, and a post for the others.

        Whoever has refused one is pinged in the channel. Returns whether there are such messages.
        """
        wanted, posts = row.wanted, self._posts
        if wanted.edit or row.tried is not None or private_guest(wanted.key) is not None:
            return False
        guests = [guest for guest in guests_of(wanted.key) if guest > 0]
        refused = {private_guest(other.wanted.key) for other in posts.rows if other.status == "dropped"}
        told = [it for it in guests if it not in refused and (await self._preferences(it)).notice == "dm"]
        if not told:
            return False
        rest = [guest for guest in guests if guest not in told]
        news = [*([invitation(rest)] if rest else []), *map(private_invitation, told)]
        posts = posts.with_finished([row], "gathered", "told by direct message")
        await self._store_posts(posts.with_posts(news, self._now()))
        return True

    def _wants_silence(self, seat: int) -> bool:
        """Whether a player wants no sound: when they were asked, or now if they aren't asked anything."""
        own, wait = self._table.session.members[seat].preferences, self._posts.waits.get(seat)
        if wait is None:
            return own.silent(self._now())
        return wait.way == "none" or own.quiet_until(self._now()) is not None

    async def is_outdated(self, row: OutboxRow) -> bool:
        """Whether this row, handed out but not sent yet, has been superseded by another one.

        Usually that's a newer edit of the same post, which covers it, too.
        """
        async with self._table.held():
            next_row = await self._next_row()
        return next_row is not None and next_row.id != row.id

    async def begin_attempt(self, row: OutboxRow, marks: Iterable[str] = ()) -> bool:
        """Record an attempt to send a row as a new message; after a lost reply, its marks identify it.

        Returns False if the row has been given up since it was handed out: then it must not be sent. Raises
        ValueError for another table's row.
        """
        async with self._table.held():
            if self._row(row).status != "waiting":
                return False
            await self._store_posts(self._posts.with_attempt(row.id, self._now(), marks))
            return True

    async def record_delivery(self, delivery: PostDelivery, posted: SentPost) -> None:
        """Record that a row was sent, and as which message. Raises ValueError for another table's row."""
        async with self._table.held() as session:
            row = self._row(delivery.row)
            seat, own = row.wanted.seat, delivery.user_id
            forgotten = is_forgotten(session, row.wanted)
            if forgotten:
                posts = self._posts.with_finished([row], "sent")
            elif seat is None or session.members[seat].user_id == own or is_notice(row.wanted):
                posts = self._posts.with_sent(row, posted)
            else:
                posts = self._posts.with_sent_to_predecessor(row, posted, self._now())
            posts = posts.with_pinged(delivery.waits)
            if delivery.may_have_controls and not forgotten:
                after = replace(session, posts=posts)
                posts = posts.with_posts(retiring_edit(after, row.wanted), self._now())
            await self._store_posts(posts)
            self._requested.discard(row.wanted.post)
            self._done += 1

    async def drop(self, row: OutboxRow, reason: str, *, explains: bool = False) -> bool:
        """Give a row up, such as a refused private message. Raises ValueError for another table's row.

        Players whom it should have notified are pinged in the channel instead, with the notice that
        ``explains`` it if they refuse direct messages. Returns whether there is such a post.
        """
        async with self._table.held():
            outbox_row = self._row(row)
            return outbox_row.status == "waiting" and await self._drop(
                [outbox_row], reason, explains=explains
            )

    async def record_missing(self, row: OutboxRow) -> None:
        """Record that the message a row edits is gone: the row is then sent as a new post.

        A row that only deletes its message is done. Raises ValueError for another table's row, and for one
        that makes a new message.
        """
        async with self._table.held():
            outbox_row = self._row(row)
            if not outbox_row.wanted.edit:
                raise ValueError(f"row {row.id} edits no message that could be missing")
            await self._store_posts(self._posts.without_message(outbox_row.wanted.post))

    # ------------------------------------------------------------------------------------------ holding back

    @property
    def seconds_held(self) -> float:
        """Time in seconds that posts have been held back so far; 0 if none are."""
        batch = self._posts.batch
        return max(0.0, (self._now() - batch.since).total_seconds()) if batch else 0.0

    async def release(self) -> None:
        """Stop holding posts back, because computers take long over their next steps."""
        async with self._table.held() as session:
            if session.posts.batch is not None:
                self._table.session = replace(session, posts=replace(session.posts, batch=None))
                self._table.wake_all()

    def retry_parked(self) -> None:
        """Retry parked posts."""
        if self.parked is not None:
            self.flush()

    def flush(self) -> None:
        """Send what's waiting, including parked posts."""
        self.parked = None
        self._table.wake_all()

    # ------------------------------------------------------------------------------------------ internals

    async def _next_row(self) -> OutboxRow | None:
        session, posts = self._table.session, self._posts
        unwanted = [row for row in posts.unsent if is_unwanted(row, session)]
        if unwanted:
            await self._drop(unwanted, "private messages are no longer asked for")
            session, posts = self._table.session, self._posts
        return next_row(
            posts.unsent,
            self._passed_over,
            channel=self.parked is None,
            game=session.play is not None,
            before=posts.batch.first if posts.batch else None,
            edits=not session.edits_posts,
        )

    async def _ping_others(self) -> bool:
        """Ping players whom no post in the channel has pinged; whether there were any."""
        posts, wanted = channel_notices(self._posts)
        if not wanted or self.parked is not None or posts.batch is not None:
            return False
        if any(row.wanted.seat is None and row.id not in self._passed_over for row in posts.unsent):
            return False
        await self._store_posts(posts.with_posts(wanted, self._now()))
        return True

    async def _prune(self) -> None:
        """Prune what nothing needs any more from time to time; after the end, all but messages for links."""
        session, posts = self._table.session, self._posts
        if not self._done or (session.status.open and self._done < PRUNED_AFTER):
            return
        play = session.play
        if not (session.status.open or posts.unsent):
            pruned = posts.after_end()
        elif play is None:
            pruned = posts.without(superfluous_rows(posts.rows, lambda _: True, 0))
        else:
            final = min(posts.final_until, play.newest - 1)
            pruned = posts.without(superfluous_rows(posts.rows, play.counts, final))
        if pruned != posts:
            await self._store_posts(pruned)
        self._done = 0

    async def _drop(self, rows: Sequence[OutboxRow], reason: str, *, explains: bool = False) -> bool:
        posts, wanted = self._posts.with_finished(rows, "dropped", reason), list[WantedPost]()
        for row in rows:
            posts, instead = replacement_notice(posts, row.wanted, explains=explains)
            wanted += instead
        await self._store_posts(posts.with_posts(wanted, self._now()))
        return bool(wanted)

    def _row(self, row: OutboxRow) -> OutboxRow:
        """The row as it is now."""
        outbox_row = self._posts.row(row.id)
        if outbox_row is None:
            raise ValueError(f"table {self._table.session.id} has no row {row.id} in its outbox")
        return outbox_row


P = ParamSpec("P")
ReplyT = TypeVar("ReplyT")
# -------------------------------------------------------------------------------------------------- the table


@dataclass(frozen=True, slots=True)
class TableServices:
    """Services shared by all tables.

    ``clock`` returns the time in UTC; ``patience`` limits decisions that have a default answer, None for no
    limit; ``lifetime`` is as for ``Context``. ``wake_all`` calls ``Tables.on_commit`` for a table, by id.
    ``last_pages`` complete the last post of a game, by kind of table.
    """

    store: Store
    languages: Languages
    clock: Callable[[], datetime]
    patience: timedelta | None
    lifetime: timedelta | None
    wake_all: Callable[[int], None]
    last_pages: Mapping[str, LastPage]


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
        self.session = after.with_ids(ids)
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
            self.session = self.session.with_preferences(known)

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
            seat, of_lobby = session.seat_of(user_id), is_of_lobby(page)
            ended = session.ending(seat)
            if ended in ("over", "cancelled") and (of_lobby or is_of_play(page, session.game)):
                if not self.outbox.all_posted:
                    return None  # asked for again once the result has been posted and can be linked to
                return ending_page(session, ended, self.reader_words)
            if page.live:
                return None if page.as_of == self._as_of(seat) else self._page(seat, page.live)
            play = session.require_play()
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
                return self._page(seat, self.game.pages.next)
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
            play, people = session.require_play(cancelled=True), session.people
            game = self.game if for_all else self.reader_game
            day = play.setup.begun.date()
        if not game.films:
            raise HostRefusal("refusal-no-films", game=self.reader_game.title)
        return await in_thread(game.film, play.steps(), people, day)

    def _page(self, seat: int | None, name: str) -> Page:
        session = self.session
        session.log.debug("page %.40r for %s", name, "a spectator" if seat is None else f"seat {seat}")
        words, play = self.reader_words, session.require_play()
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
