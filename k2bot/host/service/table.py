"""One cached table: its session under a lock, commands and their storage, pages, and the outbox."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING, Any, Concatenate, Final, ParamSpec, TypeAlias, TypeVar

from k2bot.game.values import Announcement, Film, Page, Press
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.plans import (
    Notice,
    channel_notices,
    is_at_hand,
    is_superseded,
    only_changes,
    replacement_notice,
    retired_meanwhile,
)
from k2bot.host.kernel.posts import (
    NOTICE,
    SEAT_HANDED_OVER,
    NotificationState,
    OutboxState,
    guest_of,
    is_notice,
    is_ping,
    link_to,
    next_row,
    nonce,
    superfluous,
    tells_undone,
    withdraws,
)
from k2bot.host.kernel.session import PendingDecision, Session, users_asked_by
from k2bot.host.kernel.transition import (
    LONG_COMMANDS,
    Context,
    Transition,
    activate_table,
    fire_timer,
    hint,
    loaded,
    reduce,
    release_stand_in,
    send_due_reminders,
    take_thought,
    use_control,
)
from k2bot.host.pages.host_pages import (
    deadlines,
    ending_page,
    host_page,
    is_of_play,
    notice_page,
    overdue,
    own_deadline,
    stamps_of,
    undone_page,
    with_host_buttons,
    with_last_buttons,
    with_line,
    with_practice_end,
    with_record,
    without_refused,
)
from k2bot.host.values import (
    NOTICE_KINDS,
    HostRefusal,
    KnownPosts,
    OutboxRow,
    PersonalPreferences,
    PostId,
    SentPost,
    StoredTable,
    WaitRow,
    WantedPost,
)
from k2bot.text.formatting import plain

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime, timedelta

    from k2bot.game.base import Game
    from k2bot.host.kernel.play import Play
    from k2bot.host.people import Languages
    from k2bot.host.store import Store
    from k2bot.host.store.store import Writer
    from k2bot.text.words import Words


PRUNED_AFTER: Final = 50
"""Number of sent rows after which an ongoing game's outbox is pruned."""


@dataclass(frozen=True, slots=True)
class PostDelivery:
    """A message to send, edit or, if ``page`` is None, delete.

    Either ``channel_id`` is set (public post) or ``user_id`` (private message). ``message`` is the one to
    edit or delete; None for a new one. ``nonce`` (at most 25 characters) is the same for every attempt at a
    row. ``pings`` are the only users whom the page may mention. ``tried`` is the time of the first attempt at
    a new message, if any; its ``marks`` identify that message. ``silent`` private messages don't notify:
    their reader wants no notices, or none now, or they result from what their reader has just done. If
    ``only_changes`` can't be edited into its message, it's given up instead of being posted again.
    """

    row: int
    announcement: Announcement
    page: Page | None
    channel_id: int | None
    user_id: int | None
    message: SentPost | None
    nonce: str
    pings: tuple[int, ...]
    tried: datetime | None
    marks: frozenset[str]
    only_changes: bool
    silent: bool = False

    @property
    def is_notice(self) -> bool:
        """Whether it only tells players that it's their turn."""
        return self.announcement.key.startswith(NOTICE)

    @property
    def may_have_controls(self) -> bool:
        """Whether its message has controls, or may have those of an earlier attempt to send it."""
        return self.page is not None and (bool(self.page.rows) or self.tried is not None)

    @property
    def opens(self) -> bool:
        """Whether its controls open a new message below it instead of replacing it."""
        return self.user_id is None or self.is_notice


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
        self._asked_for: set[PostId] = set()
        """Private posts that their reader has just asked for."""
        self._done = sum(row.status != "waiting" for row in self._posts.rows)
        """Number of rows sent since the last pruning; of those loaded, all."""
        self._handed_out: tuple[PostDelivery | None, tuple[WaitRow, ...]] = (None, ())
        """Last delivery, and the waits whose players it pings."""

    def note_asked(self, posts: Iterable[WantedPost]) -> None:
        """Mark private posts as requested by their readers, which makes them silent."""
        self._asked_for.update(post.post for post in posts)

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
        while True:
            async with self._table.held():
                row = await self._next_row()
                session, posts = self._table.session, self._posts
                if row is None:
                    if await self._ping_others():
                        continue
                    await self._prune()
                    return None
                message = posts.messages.get(row.wanted.post)
                if message is None and only_changes(session, row.wanted):
                    await self._store_posts(posts.withdrawn(row))
                    continue
                due = () if row.wanted.edit and message is not None else _due(session, row)
            try:
                asked, now = {wait.seat for wait in due}, self._now()
                finish = self._table.services.last_pages.get(session.row.kind)
                delivery = await _delivery(session, row, message, asked, now=now, finish=finish)
            except Exception:
                session.log.exception("post %s can't be composed", row)
                self._passed_over.add(row.id)
                continue
            self._handed_out = delivery, tuple(wait for wait in due if wait.user_id in delivery.pings)
            seat = row.wanted.seat
            unwanted = seat is not None and self._wants_silence(seat)
            asked_for = row.wanted.post in self._asked_for
            return replace(delivery, silent=unwanted or asked_for or is_at_hand(session, row.wanted))

    def _wants_silence(self, seat: int) -> bool:
        """Whether a player wants no sound: when they were asked, or now if they aren't asked anything."""
        own, wait = self._table.session.members[seat].preferences, self._posts.notified.waits.get(seat)
        if wait is None:
            return own.silent(self._now())
        return wait.way == "none" or own.quiet_until(self._now()) is not None

    async def outdated(self, row: int) -> bool:
        """Whether this row, handed out but not sent yet, has been superseded by another one.

        Usually that's a newer edit of the same post, which covers it, too.
        """
        async with self._table.held():
            found = await self._next_row()
        return found is not None and found.id != row

    async def trying(self, row: int, marks: Iterable[str] = ()) -> None:
        """Record an attempt to send a row as a new message; after a lost reply, its marks identify it."""
        async with self._table.held():
            await self._store_posts(self._posts.tried(row, self._now(), marks))

    async def known(self, channel_id: int, since: int) -> KnownPosts:
        """Messages in a channel, from id ``since`` on, known as posts, and this table's newest one there."""
        return await self._table.services.store.known(self._table.session.id, channel_id, since)

    async def delivered(self, row: int, channel_id: int, message_id: int) -> None:
        """Record that a row was sent, and as which message. Raises ValueError for another table's row."""
        async with self._table.held():
            found, posts = self._row(row), self._posts
            last, waits = self._handed_out
            is_last = last is not None and last.row == row
            notified = posts.notified.with_pinged(waits if is_last else ())
            posts = posts.sent(found, SentPost(channel_id, message_id))
            if last is not None and is_last and last.may_have_controls:
                session = replace(self._table.session, posts=posts)
                posts = posts.with_posts(retired_meanwhile(session, found.wanted), self._now())
            await self._store_posts(replace(posts, notified=notified))
            self._asked_for.discard(found.wanted.post)
            self._done += 1

    async def dropped(self, row: int, reason: str) -> None:
        """Give a row up, such as a refused private message. Raises ValueError for another table's row.

        Players whom it should have notified are pinged in the channel instead.
        """
        async with self._table.held():
            found = self._row(row)
            if found.status == "waiting":
                await self._drop([found], reason)

    async def missing(self, row: int) -> None:
        """Record that the message a row edits is gone: the row is then sent as a new post.

        A row that only deletes its message is done. Raises ValueError for another table's row, and for one
        that makes a new message.
        """
        async with self._table.held():
            found = self._row(row)
            if not found.wanted.edit:
                raise ValueError(f"row {row} edits no message that could be missing")
            await self._store_posts(self._posts.without_message(found.wanted.post))

    # ------------------------------------------------------------------------------------------ holding back

    @property
    def held_for(self) -> float:
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
        unwanted = [row for row in posts.unsent if _is_unwanted(row, session)]
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
        posts = self._posts
        notified, made = channel_notices(posts.notified)
        if not made or self.parked is not None or posts.batch is not None:
            return False
        if any(row.wanted.seat is None and row.id not in self._passed_over for row in posts.unsent):
            return False
        await self._tell(posts, notified, made)
        return True

    async def _prune(self) -> None:
        """Prune rows that nothing needs any more from time to time; after the end, all finished ones."""
        session, posts = self._table.session, self._posts
        if not self._done or (session.status.open and self._done < PRUNED_AFTER):
            return
        play = session.play
        if not session.status.open:
            needless = [row.id for row in posts.rows if row.status != "waiting"]
        elif play is None:
            needless = [*superfluous(posts.rows, lambda _: True, 0)]
        else:
            needless = [*superfluous(posts.rows, play.counts, min(posts.final_until, play.newest - 1))]
        if needless:
            await self._store_posts(posts.without(needless))
        self._done = 0

    async def _drop(self, rows: Sequence[OutboxRow], reason: str) -> None:
        posts, made = self._posts, list[WantedPost]()
        notified = posts.notified
        for row in rows:
            notified, instead = replacement_notice(notified, row.wanted)
            made += instead
        await self._tell(posts.finished([row.id for row in rows], "dropped", reason), notified, made)

    async def _tell(
        self, posts: OutboxState, notified: NotificationState, made: Iterable[WantedPost]
    ) -> None:
        await self._store_posts(replace(posts.with_posts(made, self._now()), notified=notified))

    def _row(self, row: int) -> OutboxRow:
        found = self._posts.row(row)
        if found is None:
            raise ValueError(f"table {self._table.session.id} has no row {row} in its outbox")
        return found


def _with_clock_lines(
    page: Page, session: Session, play: Play, wanted: WantedPost, *, since: int, now: datetime
) -> Page:
    """Page of a post in the channel with lines about the clock: who ran out of time, and the deadlines.

    Only pings and the newest other post show deadlines, and pings nothing else.
    """
    if wanted.seat is not None or wanted.number is None or is_notice(wanted) or tells_undone(play, wanted):
        return page
    newest = None
    if not is_ping(wanted):
        inputs = [row for row in play.effective if since <= row.number <= wanted.number]
        page, newest = with_line(page, overdue(session, inputs, session.words)), session.posts.newest_public
    if newest is None or newest.key == wanted.key:
        page = with_line(page, deadlines(session, session.words, now))
    return page


def _due(session: Session, row: OutboxRow) -> tuple[WaitRow, ...]:
    """Waits whose players a game's post may ping: those it covers.

    The post about the newest step covers all of them, which matters after an undo.
    """
    number, newest = row.wanted.number or 0, session.play.newest if session.play else 0
    return tuple(w for w in session.posts.notified.due if w.number <= number or number == newest)


async def _delivery(
    session: Session,
    row: OutboxRow,
    message: SentPost | None,
    due: Collection[int],
    *,
    now: datetime,
    finish: LastPage | None,
) -> PostDelivery:
    """Build the message of a row; ``message`` is the existing message of its post.

    A game's new posts ping only the seats in ``due``; edits ping nobody.
    """
    seat, members, play = row.wanted.seat, session.members, session.play
    announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
    begun_by = row.wanted.number if row.wanted.first is None else row.wanted.first
    since = session.posts.first_input_of(row.wanted.post) if message else begun_by
    page = (
        None
        if withdraws(row.wanted)
        else await _composed(session, row, announcement, since, now=now, finish=finish)
    )
    if page is not None and play is not None:
        page = _with_clock_lines(page, session, play, row.wanted, since=since or 0, now=now)
    if page is not None and is_superseded(session, row.wanted):
        page = replace(page, rows=())
    pings = page.pings if page and not announcement.edit else ()
    if row.wanted.number is not None and not is_notice(row.wanted):
        pings = tuple(seat for seat in pings if seat in due)
    pinged = [members[seat].user_id for seat in pings if members[seat].played_at is None]
    pinged += (
        () if announcement.edit else (*users_asked_by(session, announcement.key), *guest_of(announcement.key))
    )
    return PostDelivery(
        row=row.id,
        announcement=announcement,
        page=page,
        channel_id=session.row.channel_id if seat is None else None,
        user_id=None if seat is None else members[seat].user_id,
        message=message if announcement.edit else None,
        nonce=nonce(row),
        pings=tuple(pinged),
        tried=row.tried,
        marks=row.marks,
        only_changes=only_changes(session, row.wanted),
    )


def _is_unwanted(row: OutboxRow, session: Session) -> bool:
    """Whether this is a game's private post to somebody who doesn't want any.

    Existing messages are still kept up to date.
    """
    seat, wanted = row.wanted.seat, row.wanted
    if seat is None or is_notice(wanted) or session.members[seat].delivery == "dm":
        return False
    return not (wanted.edit and wanted.post in session.posts.messages)


async def _composed(
    session: Session,
    row: OutboxRow,
    announcement: Announcement,
    since: int | None,
    *,
    now: datetime,
    finish: LastPage | None,
) -> Page:
    """Page of a post, as of the input it covers; its first version covered the inputs from ``since`` on."""
    play, number = session.play, row.wanted.number
    words = session.words
    if announcement.seat is not None:
        words = session.words_of(session.members[announcement.seat].user_id)
    if is_notice(row.wanted):
        private = row.wanted.seat is not None
        return notice_page(session, Notice.read(announcement.key), words, now, private=private)
    if announcement.seat is not None:
        handed = announcement.key.startswith(SEAT_HANDED_OVER)
        ended = "handed" if handed else session.ending(announcement.seat)
        if ended is not None:
            latest = session.posts.latest
            link = None if latest is None else link_to(session.row, latest)
            return ending_page(session, ended, words, link)
    if number is None or play is None:
        return await in_thread(host_page, session, announcement.key, words, now)
    newest = play
    if number < play.number:
        play = await in_thread(play.at, number)
    # A post made by this very step is composed as when it was new, next to its existing picture.
    again = announcement.edit and Announcement(announcement.key) in play.announcements()
    play = await in_thread(play.merged_from, row.wanted.first)
    # After an undo, compose the whole post: which of its pictures are still there is unknown.
    whole = announcement.edit and newest.went_back_after(number)
    undone = tells_undone(newest, row.wanted)
    asked = replace(announcement, edit=announcement.edit and not (whole or again or undone))
    page = await in_thread(session.game_in(words).compose, play.moment(session.people, since), asked)
    if undone:
        return undone_page(page, words)
    if whole:
        page = replace(page, whole=True)
    elif again:
        page = replace(page, pictures=())
    page = newest.epoch.page(page)
    public = [post.key for post in play.announcements() if post.seat is None]
    ends = session.game.over(play.state) and announcement.seat is None and public[-1:] == [announcement.key]
    if ends:
        page = with_last_buttons(page, words, session.game)
        page = page if finish is None else await finish(session, page, words)
        if session.game.records and (session.status.open or session.row.seed_public(now)):
            page = with_record(page, session, words, await in_thread(play.record))
            page = replace(page, files=()) if again else page
    page = without_refused(page, session)
    return with_practice_end(page, session, words) if ends else page


P = ParamSpec("P")
ReplyT = TypeVar("ReplyT")
LastPage: TypeAlias = "Callable[[Session, Page, Words], Awaitable[Page]]"
"""Makes the last post of a game complete, in a language."""


# -------------------------------------------------------------------------------------------------- the table


@dataclass(frozen=True, slots=True)
class TableServices:
    """Services shared by all tables.

    ``clock`` returns the time in UTC; ``patience`` limits decisions that have a default answer, None for no
    limit; ``wake_all`` calls ``Tables.on_commit`` for a table, by id. ``last_pages`` complete the last post
    of a game, by kind of table.
    """

    store: Store
    languages: Languages
    clock: Callable[[], datetime]
    patience: timedelta | None
    wake_all: Callable[[int], None]
    last_pages: Mapping[str, LastPage]


class Table:
    """Cached session of one table with its lock; at most one instance per id.

    A command is first computed as its resulting session; the difference is stored in one transaction and only
    then published in memory, so a failure changes nothing. If a transaction fails or its caller is cancelled,
    the session is reloaded from the store before anything else happens. Only the store is awaited under the
    lock.
    """

    def __init__(self, services: TableServices, stored: StoredTable, session: Session) -> None:
        self.session = session
        """Current session."""
        self.outbox = Outbox(self)
        """Outbox, for the sender."""
        self.services = services
        self._stored = stored
        self._lock = asyncio.Lock()
        self._unsure = False
        self._overlooked: set[tuple[int, str]] = set()
        """What hints have already told each user that a computer overlooks."""

    @classmethod
    async def load(cls, stored: StoredTable, game: Game[Any], services: TableServices) -> Table:
        """A table as it's stored. Until it's activated, it can only be looked at."""
        return cls(services, stored, await _loaded(stored, game, services.languages))

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
    def game(self) -> Game[Any]:
        """Game played at the table."""
        return self.session.game

    @property
    def reader_game(self) -> Game[Any]:
        """Game in the language of the user who gets the reply."""
        return self.game.in_language(self.services.languages.reader)

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
        context = Context(services.clock(), self._words, services.patience, await self._newcomers())
        change = partial(reduce, self.session, context, command, *args, **values)
        after, reply = await in_thread(change) if command in LONG_COMMANDS else change()
        await self.commit(after)
        return reply

    async def _newcomers(self) -> dict[int, PersonalPreferences]:
        """Preferences of a newcomer proposed for a seat."""
        row = self.session.proposal
        users = () if row is None or row.kind != "swap" else (row.facts["to"],)
        return {user: await self.services.languages.preferences.person(user) for user in users}

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """Hold the table's lock; yields its session in sync with the store."""
        async with self._lock:
            if self._unsure:
                await self.read_again()
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
        stored = after.stored(self._stored)
        self._unsure = True
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
        self._unsure = False
        self.session = after.numbered(ids)
        self._stored = self.session.stored(self._stored)
        if wakes and after.posts is not before.posts:
            self.outbox.flush()
        # Preferences are pushed only to tables where their user has a seat, so newcomers' must be loaded.
        newcomers = {member.user_id for member in after.members} - {old.user_id for old in before.members}
        await self._reload_preferences(newcomers)

    def wake_all(self) -> None:
        """Wake the sender and all others that follow the table (``Tables.on_commit``)."""
        self.services.wake_all(self.id)

    async def read_again(self) -> None:
        """Reload the session from the store after an outside change; requires ``held()``."""
        self._unsure = True
        stored = await self.services.store.table(self.id)
        if stored is None:
            raise RuntimeError(f"table {self.id} is not in the store")
        self.session = await _loaded(stored, self.game, self.services.languages)
        self._stored = stored
        self._unsure = False

    async def reread_preferences(self, users: Collection[int]) -> None:
        """Reload these members' preferences."""
        async with self.held():
            await self._reload_preferences(users)

    async def _reload_preferences(self, users: Collection[int]) -> None:
        known = {user: await self.services.languages.preferences.person(user) for user in users if user > 0}
        if known:
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
        none of its decisions can be answered any more. Raises Refusal.
        """
        async with self.held() as session:
            seat = session.seat_of(user_id)
            ended = session.ending(seat)
            if ended in ("over", "cancelled") and is_of_play(page, session.game):
                if not self.outbox.all_posted:
                    return None  # asked for again once the result has been posted and can be linked to
                return ending_page(session, ended, self._words, self.link())
            if page.live:
                return self._page(seat, page.live)
            play = session.require_play()
            asked, asks = stamps_of(page), () if seat is None else play.stamps(seat)
            return self._page(seat, session.game.pages.now) if asked and asked.isdisjoint(asks) else None

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
                    session.state, decision.seat, other, member.level, plain(member.name)
                )
                for other, member in enumerate(session.members)
                if member.level is not None and other not in session.gone
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
        return await in_thread(game.film, play.moment(people).history(), people, day)

    def link(self, key: str = "") -> str | None:
        """Link to the table's post of that key; without one, to its newest post in the channel."""
        posts = self.session.posts
        posted = posts.messages.get((key, None)) if key else posts.latest
        return None if posted is None else link_to(self.session.row, posted)

    def _page(self, seat: int | None, name: str) -> Page:
        session = self.session
        session.log.debug("page %.40r for %s", name, "a spectator" if seat is None else f"seat {seat}")
        words, play = self._words, session.require_play()
        name = session.game.resolve_page(play.state, seat, name)
        recent = tuple(chain.from_iterable(play.recent))
        page = self.reader_game.page(
            play.state, seat, name, session.draft_or_orders(seat, name), session.people, recent=recent
        )
        page = with_line(play.epoch.page(page), own_deadline(session, seat, words, self.services.clock()))
        return with_host_buttons(page, session, seat, words)

    @property
    def _words(self) -> Words:
        return self.services.languages.reader_words


async def _loaded(stored: StoredTable, game: Game[Any], languages: Languages) -> Session:
    """Session of stored rows, replayed in a thread."""
    began = time.monotonic()
    session = await in_thread(loaded, stored, game, languages)
    session.log.debug("loaded from the store: %s", session.status.value)
    if session.row.begun is not None:
        session.log.debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
