"""The outbox of one table, for who sends it: what goes out next, as a page, and what became of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, Protocol

from k2bot.game.values import Announcement
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.consent import pinged
from k2bot.host.kernel.notifications import Notice, called_alone, called_instead
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
from k2bot.host.log import log_of
from k2bot.host.pages.deadlines import deadlines, overdue, with_line
from k2bot.host.pages.endings import ending_page
from k2bot.host.pages.lobby import host_page, taken_back, with_last_buttons
from k2bot.host.pages.notices import notice_page
from k2bot.host.store.rows import Posted, PostRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Sequence
    from contextlib import AbstractAsyncContextManager
    from datetime import datetime

    from k2bot.game.values import Page
    from k2bot.host.kernel.posts import NotificationState, PendingPosts
    from k2bot.host.kernel.session import Session
    from k2bot.host.store.rows import Known, OutboxRow, WaitRow


PRUNED_AFTER: Final = 50
"""Rows sent after which those that nothing will ask for any more are deleted, while a game goes on."""


class Shell(Protocol):
    """The table whose outbox it is: its session under a lock, and the services it uses."""

    session: Session
    services: Any

    def held(self) -> AbstractAsyncContextManager[Session]:
        """The table's lock, and its session as the store has it."""

    async def commit(self, after: Session, *, wakes: bool = True) -> None:
        """Store what the table becomes, and take it into memory; ``wakes`` has what waits sent."""


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

    def __init__(self, table: Shell) -> None:
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
        now: datetime = self._table.services.clock()
        return now

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
            except Exception:  # noqa: BLE001 - a fault in one page must not hold up the posts behind it
                log_of(session).exception("the post %s cannot be composed", row)
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
        known: Known = await self._table.services.store.known(self._table.session.id, channel_id, since)
        return known

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
        """Note that the message this row edits is gone: the row is handed out again, to be posted anew.

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

    def release(self) -> None:
        """Hold back nothing any more: what computers do next is long in coming."""
        session = self._table.session
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
    """The message that a row becomes; ``message`` is what its post stands as.

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
    called += () if announcement.edit else (*pinged(session, announcement.key), *guest_of(announcement.key))
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

    A message that is there already is kept up to date all the same.
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
