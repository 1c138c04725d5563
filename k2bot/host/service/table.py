"""One table in memory: its session under a lock, commands carried out and stored, pages, and the outbox."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final, TypeVar

from k2bot.game.values import Announcement, Page, Press, Refusal
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.plans import Notice, called_alone, called_instead
from k2bot.host.kernel.posts import (
    LEFT,
    NOTICE,
    guest_of,
    is_call,
    is_notice,
    link_to,
    next_row,
    nonce,
    superfluous,
    tells_undone,
    withdraws,
)
from k2bot.host.kernel.session import users_asked_by
from k2bot.host.kernel.transition import (
    Context,
    FireTimer,
    Hint,
    NotePreferences,
    Remind,
    Return,
    TakeThought,
    TakeUp,
    UseControl,
    opened,
    reduce,
)
from k2bot.host.pages.host_pages import (
    deadlines,
    ending_page,
    host_page,
    is_of_play,
    notice_page,
    overdue,
    overtaken,
    own_deadline,
    taken_back,
    with_host_buttons,
    with_last_buttons,
    with_line,
)
from k2bot.host.people import Preferences
from k2bot.host.values import NOTICE_KINDS, Member, Posted, PostRow, unmarked

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Iterable, Sequence
    from datetime import datetime, timedelta

    from k2bot.game.base import Game
    from k2bot.game.values import Film
    from k2bot.host.kernel.posts import NotificationState, PendingPosts
    from k2bot.host.kernel.session import PendingDecision, Session
    from k2bot.host.kernel.transition import Command
    from k2bot.host.people import Languages
    from k2bot.host.store import Store
    from k2bot.host.values import Known, OutboxRow, PersonalPreferences, Stored, WaitRow
    from k2bot.text.words import Words


PRUNED_AFTER: Final = 50
"""Rows sent after which those that nothing will ask for any more are deleted while a game is on."""


@dataclass(frozen=True, slots=True)
class Delivery:
    """One message to send, to edit or, where ``page`` is None, to delete.

    ``channel_id`` is set for a post in the channel, ``user_id`` for a private message; the other is None.
    ``message`` is the post to edit or delete; None asks for a new message. ``nonce`` (at most 25 characters)
    is the same whenever the same row is sent again. ``pings`` are the users whom the page may notify, and no
    others. ``tried`` is when it was first sent as a new message, None where it was not; by its ``marks`` it
    is known again. What is ``silent`` makes no sound: it is private, and comes in somebody's quiet hours or
    follows from what they have just done.
    """

    row: int
    announcement: Announcement
    page: Page | None
    channel_id: int | None
    user_id: int | None
    message: Posted | None
    nonce: str
    pings: tuple[int, ...]
    tried: datetime | None = None
    marks: frozenset[str] = frozenset()
    silent: bool = False

    @property
    def is_notice(self) -> bool:
        """Whether it tells people that they are awaited, and nothing else."""
        return self.announcement.key.startswith(NOTICE)

    @property
    def opens(self) -> bool:
        """Whether what its controls lead to comes below it, as a message of its own, and not in its place."""
        return self.user_id is None or self.is_notice


class Outbox:
    """Hands out what is to be sent, and notes what became of it; for one sender at a time."""

    def __init__(self, table: Table) -> None:
        self.parked: str | None = None
        """Why posts in the channel cannot be sent at present; None as a rule."""
        self._table = table
        self._passed_over: set[int] = set()
        """Rows whose page could not be composed."""
        self._asked_for: set[tuple[str, int | None]] = set()
        """Private posts for which their reader has just asked."""
        self._done = 0
        """How many rows have been sent since those that nothing asks for any more were deleted."""
        self._notifying: tuple[int, tuple[WaitRow, ...]] = (0, ())
        """The row that was handed out last as a new message, and of which waits it notifies people."""

    def note_asked(self, posts: Iterable[PostRow]) -> None:
        """Take note that their readers have asked for these private posts, which then make no sound."""
        self._asked_for.update(post.post for post in posts)

    @property
    def all_posted(self) -> bool:
        """Whether everything is in the channel that can be posted there."""
        waiting = () if self.parked is not None else self._posts.waiting
        return all(row.wanted.seat is not None or row.id in self._passed_over for row in waiting)

    @property
    def _posts(self) -> PendingPosts:
        return self._table.session.posts

    def _now(self) -> datetime:
        return self._table.services.clock()

    async def _keep(self, posts: PendingPosts) -> None:
        """Let the outbox become that; within the table's lock."""
        await self._table.commit(replace(self._table.session, posts=posts), wakes=False)

    # -------------------------------------------------------------------------------------------- sending

    async def next_delivery(self) -> Delivery | None:
        """The next message to send; the same again until it is sent, dropped or parked. None: all done.

        A post whose page cannot be composed is logged and passed over until the table is loaded again, so
        that it holds up no others.
        """
        while True:
            async with self._table.held():
                row = await self._next_row()
                session, posts = self._table.session, self._posts
                if row is None:
                    if await self._call_others():
                        continue
                    await self._prune()
                    return None
                message = posts.messages.get(row.wanted.post)
                if message is None and _only_changes(session, row.wanted):
                    await self._keep(posts.withdrawn(row))
                    continue
                due = () if row.wanted.edit and message is not None else _due(session, row)
            try:
                asked, now = {wait.seat for wait in due}, self._now()
                delivery = await _delivery(session, row, message, asked, now=now)
            except Exception:
                session.log.exception("the post %s cannot be composed", row)
                self._passed_over.add(row.id)
                continue
            self._notifying = row.id, tuple(wait for wait in due if wait.user_id in delivery.pings)
            seat = row.wanted.seat
            own = None if seat is None else session.members[seat].preferences
            quiet = own is not None and own.quiet_until(self._now()) is not None
            asked_for = row.wanted.post in self._asked_for
            return replace(delivery, silent=quiet or asked_for or _is_at_hand(session, row.wanted))

    async def outdated(self, row: int) -> bool:
        """Whether something else goes out before this row, which was handed out and is not sent yet.

        That is a newer edit of its post as a rule, which tells of it, too.
        """
        async with self._table.held():
            found = await self._next_row()
        return found is not None and found.id != row

    async def trying(self, row: int, marks: Iterable[str] = ()) -> None:
        """Note that a row goes out as a new message now; if no answer comes, its marks are looked for."""
        async with self._table.held():
            await self._keep(self._posts.tried(row, self._now(), marks))

    async def known(self, channel_id: int, since: int) -> Known:
        """Which messages in a channel, from that id on, are known as posts, and this table's newest there."""
        return await self._table.services.store.known(self._table.session.id, channel_id, since)

    async def delivered(self, row: int, channel_id: int, message_id: int) -> None:
        """Note that a row was sent, and as which message. Raises ValueError for a row of another table."""
        async with self._table.held():
            found, posts = self._row(row), self._posts
            last, waits = self._notifying
            notified = posts.notified.called(waits if row == last else ())
            posts = posts.sent(found, Posted(channel_id, message_id))
            await self._keep(replace(posts, notified=notified))
            self._asked_for.discard(found.wanted.post)
            self._done += 1

    async def dropped(self, row: int, reason: str) -> None:
        """Note that a row will never be sent (a refused private message, say). Raises ValueError as above.

        Whom it was to tell that they are awaited is told in the channel.
        """
        async with self._table.held():
            found = self._row(row)
            if found.status == "waiting":
                await self._drop([found], reason)

    async def missing(self, row: int) -> None:
        """Note that the message this row edits is gone: the row is handed out again, as a new post.

        That of a row that was to take its message away is done with it.
        Raises ValueError for a row of another table, and for one that makes a new message.
        """
        async with self._table.held():
            found = self._row(row)
            if not found.wanted.edit:
                raise ValueError(f"row {row} edits no message that could be missing")
            await self._keep(self._posts.without_message(found.wanted.post))

    # ------------------------------------------------------------------------------------------ holding back

    @property
    def held_for(self) -> float:
        """For how many seconds posts have been held back by now; 0 where none are."""
        batch = self._posts.batch
        return max(0.0, (self._now() - batch.since).total_seconds()) if batch else 0.0

    async def release(self) -> None:
        """Hold back nothing any more: computers take long over what they do next."""
        async with self._table.held() as session:
            if session.posts.batch is not None:
                self._table.session = replace(session, posts=replace(session.posts, batch=None))
                self.wake()

    def park(self, reason: str) -> None:
        """Hold back the posts in the channel: it is gone, or the bot may not write there.

        They are tried again after the next input, after a move to another channel and after a restart.
        Private messages go on.
        """
        self.parked = reason

    def retry(self) -> None:
        """Try again what was parked."""
        if self.parked is not None:
            self.announce()

    def announce(self) -> None:
        """Have what waits to be posted sent, parked posts too."""
        self.parked = None
        self.wake()

    def wake(self) -> None:
        """Have what waits sent."""
        self._table.services.on_posts(self._table.session.id)

    # --------------------------------------------------------------------------------------------- inside

    async def _next_row(self) -> OutboxRow | None:
        session, posts = self._table.session, self._posts
        unwanted = [row for row in posts.waiting if _is_unwanted(row, session)]
        if unwanted:
            await self._drop(unwanted, "private messages are no longer asked for")
            session, posts = self._table.session, self._posts
        return next_row(
            posts.waiting,
            self._passed_over,
            channel=self.parked is None,
            game=session.play is not None,
            before=posts.batch.first if posts.batch else None,
            edits=not session.quiet,
        )

    async def _call_others(self) -> bool:
        """Tell those in the channel whom no post there has notified; whether there are any."""
        posts = self._posts
        notified, made = called_alone(posts.notified)
        if not made or self.parked is not None or posts.batch is not None:
            return False
        if any(row.wanted.seat is None and row.id not in self._passed_over for row in posts.waiting):
            return False
        await self._tell(posts, notified, made)
        return True

    async def _prune(self) -> None:
        """Delete now and then the rows that nothing will ask for any more; at the end all that are done."""
        session, posts = self._table.session, self._posts
        if not self._done or (session.status.open and self._done < PRUNED_AFTER):
            return
        play = session.play
        if not session.status.open:
            needless = [row.id for row in posts.rows if row.status != "waiting"]
        elif play is None:
            needless = [*superfluous(posts.rows, lambda _: True, 0)]
        else:
            needless = [*superfluous(posts.rows, play.counts, min(posts.settled, play.newest - 1))]
        if needless:
            await self._keep(posts.without(needless))
        self._done = 0

    async def _drop(self, rows: Sequence[OutboxRow], reason: str) -> None:
        posts, made = self._posts, list[PostRow]()
        notified = posts.notified
        for row in rows:
            notified, instead = called_instead(notified, row.wanted)
            made += instead
        await self._tell(posts.dropped([row.id for row in rows], reason), notified, made)

    async def _tell(self, posts: PendingPosts, notified: NotificationState, made: Iterable[PostRow]) -> None:
        await self._keep(replace(posts.with_posts(made, self._now()), notified=notified))

    def _row(self, row: int) -> OutboxRow:
        found = self._posts.row(row)
        if found is None:
            raise ValueError(f"table {self._table.session.id} has no row {row} in its outbox")
        return found


def _is_at_hand(session: Session, wanted: PostRow) -> bool:
    """Whether a private message follows from what its reader has just done, so that it need not ring."""
    play, seat, number = session.play, wanted.seat, wanted.number
    if play is None or seat is None or not number or is_notice(wanted):
        return False
    wait, row = session.posts.notified.waits.get(seat), play.inputs[number - 1]
    if wait is not None and wait.number == number:
        return wait.way == "here"
    return row.kind == "answer" and row.seat == seat


def _telling(session: Session, wanted: PostRow) -> Telling | None:
    """What a post says of the clock to all."""
    if wanted.seat is not None or wanted.number is None or is_notice(wanted):
        return None
    if session.play is not None and tells_undone(session.play, wanted):
        return None
    if session.clock is None:
        return Telling(not is_call(wanted), asks=False)
    newest = None if is_call(wanted) else session.posts.newest_told
    return Telling(not is_call(wanted), asks=newest is None or newest.key == wanted.key)


def _due(session: Session, row: OutboxRow) -> tuple[WaitRow, ...]:
    """The waits of which a post of the game's may notify people: those that it can tell of.

    The one that tells of the newest step can do so after an undo, too.
    """
    number, newest = row.wanted.number or 0, session.play.newest if session.play else 0
    return tuple(w for w in session.posts.notified.due if w.number <= number or number == newest)


@dataclass(frozen=True, slots=True)
class Telling:
    """What a post says of the clock: if it ``tells``, for whom time was up; if it ``asks``, until when."""

    tells: bool
    asks: bool


async def _delivery(
    session: Session,
    row: OutboxRow,
    message: Posted | None,
    due: Collection[int],
    *,
    now: datetime,
) -> Delivery:
    """The message that a row becomes; ``message`` is its post's message.

    Of the game's posts a new one notifies those of the seats ``due`` whom it asks, and an edit nobody.
    """
    seat, members, telling = row.wanted.seat, session.members, _telling(session, row.wanted)
    announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
    told_from = row.wanted.number if row.wanted.first is None else row.wanted.first
    since = session.posts.since(row.wanted.post) if message else told_from
    page = None if withdraws(row.wanted) else await _page(session, row, announcement, since, now=now)
    if page is not None and telling is not None and session.play is not None:
        if telling.tells:
            first, last = since or 0, row.wanted.number or 0
            inputs = [row for row in session.play.effective if first <= row.number <= last]
            page = with_line(page, overdue(session, inputs, session.words))
        page = with_line(page, deadlines(session, session.words, now)) if telling.asks else page
    pings = page.pings if page and not announcement.edit else ()
    if row.wanted.number is not None and not is_notice(row.wanted):
        pings = tuple(seat for seat in pings if seat in due)
    called = [members[seat].user_id for seat in pings if members[seat].played_at is None]
    called += (
        () if announcement.edit else (*users_asked_by(session, announcement.key), *guest_of(announcement.key))
    )
    return Delivery(
        row=row.id,
        announcement=announcement,
        page=page,
        channel_id=session.row.channel_id if seat is None else None,
        user_id=None if seat is None else members[seat].user_id,
        message=message if announcement.edit else None,
        nonce=nonce(row),
        pings=tuple(called),
        tried=row.tried,
        marks=row.marks,
    )


def _only_changes(session: Session, wanted: PostRow) -> bool:
    """Whether this is done with where its message is gone: no post is made of it."""
    ends = wanted.number is None and wanted.edit and (wanted.seat is not None or bool(guest_of(wanted.key)))
    return withdraws(wanted) or ends or (session.play is not None and tells_undone(session.play, wanted))


def _is_unwanted(row: OutboxRow, session: Session) -> bool:
    """Whether this is a private post of the game's to somebody who has none sent to them.

    A message that is there already is still kept up to date.
    """
    seat, wanted = row.wanted.seat, row.wanted
    if seat is None or is_notice(wanted) or session.members[seat].delivery == "dm":
        return False
    return not (wanted.edit and wanted.post in session.posts.messages)


async def _page(
    session: Session,
    row: OutboxRow,
    announcement: Announcement,
    since: int | None,
    *,
    now: datetime,
) -> Page:
    """The page of a post, as of the input it tells of; it was made with what was told from ``since`` on."""
    play, number = session.play, row.wanted.number
    words = session.words
    if announcement.seat is not None:
        words = session.words_of(session.members[announcement.seat].user_id)
    if is_notice(row.wanted):
        private = row.wanted.seat is not None
        return notice_page(session, Notice.read(announcement.key), words, now, private=private)
    if announcement.seat is not None:
        handed = announcement.key.startswith(LEFT)
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
    # What was made by that very step is brought up to date: as it was made, beside the picture it has.
    again = announcement.edit and Announcement(announcement.key) in play.announcements()
    play = await in_thread(play.told_from, row.wanted.first)
    # What an undo has changed back is composed whole: nobody knows which of its pictures still stand there.
    whole = announcement.edit and newest.went_back_after(number)
    undone = tells_undone(newest, row.wanted)
    asked = replace(announcement, edit=announcement.edit and not (whole or again or undone))
    page = await in_thread(
        session.game.spoken(words.locale).compose, play.moment(session.people, since), asked
    )
    if undone:
        return taken_back(page, words)
    if whole:
        page = replace(page, whole=True)
    elif again:
        page = replace(page, pictures=(), files=())
    page = newest.epoch.page(page)
    public = [post.key for post in play.announcements() if post.seat is None]
    ends = session.game.over(play.state) and announcement.seat is None and public[-1:] == [announcement.key]
    return with_last_buttons(page, words, session.game) if ends else page


ReplyT = TypeVar("ReplyT")


# -------------------------------------------------------------------------------------------------- the table


@dataclass(frozen=True, slots=True)
class TableServices:
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

    def __init__(self, services: TableServices, stored: Stored, session: Session) -> None:
        self.session = session
        """Who sits here now, and how far the game has come."""
        self.outbox = Outbox(self)
        """What is to be posted, for who sends it."""
        self.services = services
        self._stored = stored
        self._lock = asyncio.Lock()
        self._unsure = False

    @classmethod
    async def load(cls, stored: Stored, game: Game[Any], services: TableServices) -> Table:
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
                before.log.debug("%s", line)
        except asyncio.CancelledError:
            self.outbox.wake()  # it may have ended well behind its caller's back, and left something to post
            raise
        self._unsure = False
        self.session = after.numbered(ids)
        self._stored = self.session.stored(self._stored)
        if wakes and after.posts is not before.posts:
            self.outbox.announce()
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

    async def take_thoughts(self, thoughts: Iterable[tuple[PendingDecision, str | None]]) -> None:
        """Take what computers have decided, one by one. Raises RuntimeError where there is no answer."""
        async with self.held():
            for decision, answer in thoughts:
                await self.do_held(self.session, TakeThought(decision, answer))

    async def fire_timers(self, now: datetime) -> None:
        """Do what is due, and remind whom that is due for."""
        async with self.held() as session:
            for timer in session.timers:
                if timer.due is not None and timer.due <= now and timer.kind not in NOTICE_KINDS:
                    await self.do_held(self.session, FireTimer(timer))
            await self.do_held(self.session, Remind(now))

    # ---------------------------------------------------------------------------------------------- pages

    async def press(self, user_id: int, press: Press, stamp: str, *, below: bool = False) -> Page:
        """Use a control of one of the game's pages, and see the page it leads to. Raises Refusal."""
        async with self.held() as session:
            if session.play is None and session.game.is_of_rules(press):
                game = self.reader_game
                return game.page(None, None, game.press(None, None, press, None, ()).show, None, ())
            seat = session.seat_of(user_id)
            if stamp and seat is not None and session.members[seat].standin:
                await self.do_held(session, Return(user_id, stamp))
            name = await self.do_held(self.session, UseControl(user_id, press, stamp, below))
            return self._page(self.session, self.session.seat_of(user_id), name)

    async def page(self, user_id: int, name: str) -> Page:
        """A private page by name, as this user may see it. Raises Refusal."""
        async with self.held() as session:
            return self._page(session, session.seat_of(user_id), name)

    async def follow_up(self, user_id: int, page: Page) -> Page | None:
        """What takes the place of a private page that somebody was shown; None where it still holds.

        That is the result, once the game is over for them; the page it names in ``live``; and the page of
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
        """The film of the game so far, not drawn yet, for its reader or ``for_all``. Raises Refusal."""
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
        session.log.debug("page %.40r for %s", name, "a guest" if seat is None else f"seat {seat}")
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
    session.log.debug("read from the store: %s", session.status.value)
    if session.row.begun is not None:
        session.log.debug("%d inputs replayed in %.3f s", len(stored.inputs), time.monotonic() - began)
    return session
