"""The outbox of one table: what is posted, held back, gathered and called."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from k2bot.game.values import Announcement
from k2bot.host.attention.posts import (
    LEFT,
    SET_ASIDE,
    Delivery,
    guest_of,
    is_call,
    is_notice,
    link_to,
    next_row,
    nonce,
    standing_call,
    superfluous,
    up_to_date,
    withdraws,
)
from k2bot.host.attention.waits import Notice, Told
from k2bot.host.kernel.consent import pinged
from k2bot.host.kernel.plans import (
    Plan,
    Standing,
    after_change,
    after_move,
    after_step,
    after_swap,
    batch_taken_up,
    is_reached,
    posted_anew,
)
from k2bot.host.kernel.undo_plans import after_undo
from k2bot.host.pages.deadlines import deadlines, overdue, with_line
from k2bot.host.pages.endings import ending, ending_page, last_letters, left_letters
from k2bot.host.pages.lobby import host_page, is_taken_up, taken_back, with_last_buttons
from k2bot.host.pages.notices import notice_page
from k2bot.host.people.members import Status
from k2bot.host.service.event_loop import in_thread
from k2bot.host.service.log import log_of
from k2bot.host.store import Posted, PostRow

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping, Sequence
    from datetime import datetime

    from k2bot.game.values import Page
    from k2bot.host.attention.waits import Kind
    from k2bot.host.kernel.session import Session
    from k2bot.host.people.members import Member
    from k2bot.host.service.memory import Memory
    from k2bot.host.store import Known, OutboxRow, WaitRow, Writer


PRUNED_AFTER: Final = 50
"""Rows sent after which those that nothing will ask for any more are deleted, while a game goes on."""


class Outbox:
    """Plans what a change means for the posts, hands out what is to be sent, notes what became of it.

    ``clock`` tells the time in UTC. A plan is written in the transaction of its change (``write``), and holds
    once that has ended well (``take``); both within ``held()``. What concerns the sending locks by itself,
    and is for one sender at a time.
    """

    def __init__(self, memory: Memory, clock: Callable[[], datetime]) -> None:
        self.parked: str | None = None
        """Why posts in the channel cannot be sent at present; None as a rule."""
        self._memory = memory
        self._store = memory.store
        self._clock = clock
        self._standing = Standing()
        self._passed_over: set[int] = set()
        """Rows whose page could not be composed."""
        self._taken_up = 0
        """The reading of the table that this agrees with; 0 for none."""
        self._asked_for: set[tuple[str, int | None]] = set()
        """Private posts for which their reader has just asked."""
        self._done = 0
        """How many rows have been sent since those that nothing asks for any more were deleted."""
        self._notifying: tuple[int, tuple[WaitRow, ...]] = (0, ())
        """The row that was handed out last as a new message, and of which waits it notifies people."""

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Session]:
        """The table's lock, with table and outbox as the store has them."""
        async with self._memory.held() as session:
            if self._taken_up != self._memory.readings:
                await self._take_up(session)
                self._taken_up = self._memory.readings
            yield session

    async def _take_up(self, session: Session) -> None:
        """Read from the rows what was held back, who is called and who was told that they are awaited."""
        told = Told.taken_up(
            session, await self._store.waits(session.id), await self._store.notices(session.id)
        )
        self._standing = Standing(told=told)
        if session.play is None:
            return
        # Only where somebody is called the rows done with tell of it.
        called = session.called
        rows = await (self._store.outbox(session.id) if called else self._store.unsent(session.id))
        waiting = [row for row in rows if row.status == "waiting"]
        batch = await in_thread(batch_taken_up, session.play, waiting)
        self._standing = Standing(None, standing_call(rows) if called else None, told).after(batch, session)

    # ------------------------------------------------------------------------------------------- planning

    async def after_step(self, after: Session) -> Plan:
        """What follows from an input, the newest of ``after``."""
        unsent = await self._store.unsent(after.id) if self._standing.batch else ()
        letters = await self._store.letters(after.id)
        return after_step(self._standing, self._memory.session, after, unsent, letters)

    async def after_change(self, after: Session, posts: tuple[PostRow, ...]) -> Plan:
        """What follows from other members, another host or status, beside the ``posts`` about it."""
        unsent = await self._store.unsent(after.id)
        return after_change(self._standing, self._memory.session, after, posts, unsent, now=self._clock())

    async def after_undo(self, after: Session, *, at_hand: bool) -> Plan:
        """What follows from an undo, the newest input of ``after``."""
        rows = await self._store.outbox(after.id)
        return after_undo(self._standing, self._memory.session, after, rows, at_hand=at_hand)

    async def after_swap(self, after: Session, seat: int) -> Plan:
        """What follows from somebody else having taken a seat."""
        rows, letters = await self._store.outbox(after.id), await self._store.letters(after.id)
        before = self._memory.session
        plan = after_swap(self._standing, before, after, seat, rows, now=self._clock())
        return replace(plan, posts=(*left_letters(letters, seat), *plan.posts))

    def reminded(self, session: Session, due: Mapping[int, Collection[Kind]], now: datetime) -> Plan:
        """What tells those seats again."""
        told, posts = self._standing.told.reminded(session, due, now)
        return Plan(replace(self._standing, told=told), posts)

    async def after_move(self) -> Plan:
        """What is posted in another channel."""
        session = self._memory.session
        return after_move(self._standing, session, await self._store.outbox(session.id))

    async def anew(self) -> Plan:
        """What is posted where no message of earlier exists any more."""
        session = self._memory.session
        return posted_anew(self._standing, session, await self._store.outbox(session.id), self._clock())

    async def set_aside(self) -> Plan:
        """What is posted, once, where the game cannot go on."""
        rows = await self._store.outbox(self._memory.session.id)
        told = any(row.wanted.key == SET_ASIDE for row in rows)
        return Plan(self._standing, () if told else (PostRow(None, SET_ASIDE),))

    async def times_again(self) -> tuple[PostRow, ...]:
        """The edits by which all that stands says anew until when there is time.

        That is the newest post that tells of the game, and what calls people.
        """
        session, standing = self._memory.session, self._standing
        calling = list(standing.told.notices)
        calling += [PostRow(session.play.number, standing.call)] if standing.call and session.play else []
        again = tuple(map(up_to_date, calling))
        newest = await self._store.newest_told(session.id)
        if newest is None or standing.batch is not None:
            return again
        last = await self._store.newest_of(session.id, newest.key)
        return again if last is None else (replace(last, edit=True), *again)

    async def private_post(self, seat: int) -> tuple[PostRow, ...]:
        """The private post that is current for a seat, where it is no message yet and none is on its way."""
        session = self._memory.session
        play = session.play if session.status is Status.RUNNING else None
        if play is None or seat in session.gone or not session.game.in_play(play.state, seat):
            return ()
        key = await in_thread(play.newest_private, seat)
        unsent = await self._store.unsent(session.id)
        there = {*await self._store.letters(session.id), *(row.wanted.post for row in unsent)}
        if key is None or (key, seat) in there or not is_reached(session.members[seat]):
            return ()
        return (PostRow(play.newest, key, seat=seat),)

    def note_asked(self, posts: Iterable[PostRow]) -> None:
        """Take note that their readers have asked for these private posts, which then make no sound."""
        self._asked_for.update(post.post for post in posts)

    async def endings(self, after: Session) -> tuple[PostRow, ...]:
        """What tells people privately that the game is over for them, where it was not yet."""
        before = self._memory.session
        seats = range(len(after.members))
        if not any(ending(after, seat) and not ending(before, seat) for seat in seats):
            return ()
        return last_letters(before, after, await self._store.letters(after.id))

    async def invitations(self, after: Session) -> tuple[PostRow, ...]:
        """The edits of invitations that nobody can take up any more, since their guest or the game is there.

        Whoever leaves the lobby can join again.
        """
        before = self._memory.session
        if before.status is not Status.LOBBY or (before.row, before.members) == (after.row, after.members):
            return ()
        return tuple(
            PostRow(None, key, edit=True)
            for key in await self._store.invitations(after.id)
            if is_taken_up(after, *guest_of(key)) != is_taken_up(before, *guest_of(key))
        )

    async def all_posted(self) -> bool:
        """Whether everything is in the channel that can be posted there."""
        unsent = () if self.parked is not None else await self._store.unsent(self._memory.session.id)
        return all(row.wanted.seat is not None or row.id in self._passed_over for row in unsent)

    async def write(self, write: Writer, plan: Plan) -> None:
        """Store what is planned."""
        table_id = self._memory.session.id
        await write.done(plan.done, *plan.outcome)
        if plan.forget == "channel":
            await write.forget_channel(table_id, keep=plan.keep)
        elif plan.forget == "all":
            await write.forget_all(table_id)
        if plan.left is not None:
            await write.hand_over_seat(table_id, plan.left)
        await write.posts(table_id, plan.posts, self._clock())
        await self._write_told(write, plan.standing.told)

    def take(self, plan: Plan) -> None:
        """Take note of what has been stored."""
        self._standing = plan.standing

    # -------------------------------------------------------------------------------------------- sending

    async def next_delivery(self) -> Delivery | None:
        """The next message to send; the same again until it is sent, dropped or parked. None: all done.

        A post whose page cannot be composed is logged and passed over until the table is loaded again, so
        that it holds up no others.
        """
        while True:
            async with self.held() as session:
                row = await self._next_row(session)
                if row is None:
                    if await self._call_others(session):
                        continue
                    await self._prune(session)
                    return None
                message = await self._store.posted(session.id, row.wanted.post)
                if message is None and _only_changes(session, row.wanted):
                    async with self._memory.writing() as write:
                        await write.withdrawn(session.id, row)
                    continue
                changes = row.wanted.edit and message is not None
                due = () if changes else self._due(session, row)
            try:
                telling = await self._telling(session, row.wanted)
                newest = await self._store.latest_post(session.id) if row.wanted.seat is not None else None
                link = None if newest is None else link_to(session.row, newest)
                asked, now = {wait.seat for wait in due}, self._clock()
                delivery = await _delivery(session, row, message, telling, asked, link=link, now=now)
            except Exception:  # noqa: BLE001 - a fault in one page must not hold up the posts behind it
                log_of(session).exception("the post %s cannot be composed", row)
                self._passed_over.add(row.id)
                continue
            self._notifying = row.id, tuple(wait for wait in due if wait.user_id in delivery.pings)
            seat = row.wanted.seat
            own = None if seat is None else session.members[seat].preferences
            quiet = own is not None and own.quiet_until(self._clock()) is not None
            return replace(delivery, silent=quiet or self._is_at_hand(session, row.wanted))

    def _is_at_hand(self, session: Session, wanted: PostRow) -> bool:
        """Whether a private message follows from what its reader has just done, so that it need not ring."""
        play, seat, number = session.play, wanted.seat, wanted.number
        if wanted.post in self._asked_for:
            return True
        if play is None or seat is None or not number or is_notice(wanted):
            return False
        wait, row = self._standing.told.waits.get(seat), play.inputs[number - 1]
        if wait is not None and wait.number == number:
            return wait.way == "here"
        return row.kind == "answer" and row.seat == seat

    async def outdated(self, row: int) -> bool:
        """Whether something else goes out before this row, which was handed out and is not sent yet.

        That is a newer edit of its post as a rule, which tells of it, too.
        """
        async with self.held() as session:
            found = await self._next_row(session)
        return found is not None and found.id != row

    async def _telling(self, session: Session, wanted: PostRow) -> Telling | None:
        """What a post says of the clock to all."""
        if wanted.seat is not None or wanted.number is None or is_notice(wanted):
            return None
        if session.play is not None and session.play.marks_undone(wanted):
            return None
        if session.clock is None:
            return Telling(not is_call(wanted), asks=False)
        newest = None if is_call(wanted) else await self._store.newest_told(session.id)
        return Telling(not is_call(wanted), asks=newest is None or newest.key == wanted.key)

    async def trying(self, row: int, marks: Iterable[str] = ()) -> None:
        """Note that a row goes out as a new message now; if no answer comes, its marks are looked for."""
        await self._store.tried(row, self._clock(), marks)

    async def known(self, channel_id: int, since: int) -> Known:
        """Which messages in a channel, from that id on, are known as posts, and this table's newest there."""
        return await self._store.known(self._memory.session.id, channel_id, since)

    async def delivered(self, row: int, channel_id: int, message_id: int) -> None:
        """Note that a row was sent, and as which message. Raises ValueError for a row of another table."""
        async with self.held() as session:
            found = await self._row(session, row)
            async with self._memory.writing() as write:
                await write.sent(session.id, found, Posted(channel_id, message_id))
                last, waits = self._notifying
                told = self._standing.told.called(waits if row == last else ())
                await self._write_told(write, told)
            self._standing = replace(self._standing, told=told)
            self._asked_for.discard(found.wanted.post)
            self._done += 1

    async def dropped(self, row: int, reason: str) -> None:
        """Note that a row will never be sent (a refused private message, say). Raises ValueError as above.

        Whom it was to tell that they are awaited is told in the channel.
        """
        async with self.held() as session:
            found = await self._row(session, row)
            if found.status == "waiting":
                await self._drop([found], reason)

    async def missing(self, row: int) -> None:
        """Note that the message this row edits is gone: the row is handed out again, to be posted anew.

        That of a row that was to take its message away is done with it.
        Raises ValueError for a row of another table, and for one that makes a new message.
        """
        async with self.held() as session:
            found = await self._row(session, row)
            if not found.wanted.edit:
                raise ValueError(f"table {session.id}: row {row} edits no message that could be missing")
            async with self._memory.writing() as write:
                await write.forget(session.id, found.wanted.post)

    # ------------------------------------------------------------------------------------------ holding back

    @property
    def held_for(self) -> float:
        """For how many seconds posts have been held back by now; 0 where none are."""
        batch = self._standing.batch
        return max(0.0, (self._clock() - batch.since).total_seconds()) if batch else 0.0

    def release(self) -> None:
        """Hold back nothing any more: what computers do next is long in coming."""
        if self._standing.batch is not None:
            self._standing = replace(self._standing, batch=None)
            self._memory.wake()

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
        self._memory.wake()

    # --------------------------------------------------------------------------------------------- inside

    async def _next_row(self, session: Session) -> OutboxRow | None:
        rows, members = await self._store.unsent(session.id), session.members
        unwanted = [row for row in rows if _is_unwanted(row, members)]
        if any(row.wanted.edit for row in unwanted):  # a message that stands is kept up to date all the same
            letters = await self._store.letters(session.id)
            unwanted = [row for row in unwanted if not (row.wanted.edit and row.wanted.post in letters)]
        if unwanted:
            await self._drop(unwanted, "private messages are no longer asked for")
            rows = await self._store.unsent(session.id)
        batch = self._standing.batch
        return next_row(
            rows,
            self._passed_over,
            channel=self.parked is None,
            game=session.play is not None,
            before=batch.first if batch else None,
            edits=not session.quiet,
        )

    def _due(self, session: Session, row: OutboxRow) -> tuple[WaitRow, ...]:
        """The waits of which a post of the game's may notify people: those that it can tell of.

        The one that tells of the newest step can do so after an undo, too.
        """
        number, newest = row.wanted.number or 0, session.play.newest if session.play else 0
        return tuple(w for w in self._standing.told.due if w.number <= number or number == newest)

    async def _call_others(self, session: Session) -> bool:
        """Tell those in the channel whom no post there has notified; whether there are any."""
        told, posts = self._standing.told.uncalled()
        if not posts or self.parked is not None or self._standing.batch is not None:
            return False
        unsent = await self._store.unsent(session.id)
        if any(row.wanted.seat is None and row.id not in self._passed_over for row in unsent):
            return False
        await self._tell(told, posts)
        return True

    async def _prune(self, session: Session) -> None:
        """Delete now and then the rows that nothing will ask for any more; at the end all that are done."""
        if not self._done or (session.status.open and self._done < PRUNED_AFTER):
            return
        rows, play = await self._store.outbox(session.id), session.play
        if not session.status.open:
            needless = [row.id for row in rows if row.status != "waiting"]
        elif play is None:
            needless = [*superfluous(rows, lambda _: True, 0)]
        else:
            needless = [*superfluous(rows, play.counts, min(self._standing.settled, play.newest - 1))]
        if needless:
            async with self._memory.writing() as write:
                await write.prune(needless)
        self._done = 0

    async def _drop(self, rows: Sequence[OutboxRow], reason: str) -> None:
        told, posts = self._standing.told, list[PostRow]()
        for row in rows:
            told, instead = told.unheard(row.wanted)
            posts += instead
        await self._tell(told, posts, dropped=[row.id for row in rows], reason=reason)

    async def _tell(
        self, told: Told, posts: Sequence[PostRow], *, dropped: Sequence[int] = (), reason: str = ""
    ) -> None:
        async with self._memory.writing() as write:
            await write.done(dropped, "dropped", reason)
            await write.posts(self._memory.session.id, posts, self._clock())
            await self._write_told(write, told)
        self._standing = replace(self._standing, told=told)

    async def _write_told(self, write: Writer, told: Told) -> None:
        if told.waits != self._standing.told.waits:
            await write.waits(self._memory.session.id, told.waits.values())

    async def _row(self, session: Session, row: int) -> OutboxRow:
        found = await self._store.outbox_row(session.id, row)
        if found is None:
            raise ValueError(f"table {session.id} has no row {row} in its outbox")
        return found


@dataclass(frozen=True, slots=True)
class Telling:
    """What a post says of the clock: if it ``tells``, for whom time was up; if it ``asks``, until when."""

    tells: bool
    asks: bool


async def _delivery(
    session: Session,
    row: OutboxRow,
    message: Posted | None,
    telling: Telling | None,
    due: Collection[int],
    *,
    link: str | None,
    now: datetime,
) -> Delivery:
    """The message that a row becomes; ``message`` is what its post stands as.

    Of the game's posts a new one notifies those of the seats ``due`` whom it asks, and an edit nobody.
    ``link`` leads to the newest post.
    """
    seat, members = row.wanted.seat, session.members
    announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
    since = message.since if message else row.wanted.number if row.wanted.first is None else row.wanted.first
    page = (
        None if withdraws(row.wanted) else await _page(session, row, announcement, since, link=link, now=now)
    )
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
    return withdraws(wanted) or ends or (session.play is not None and session.play.marks_undone(wanted))


def _is_unwanted(row: OutboxRow, members: Sequence[Member]) -> bool:
    """Whether this is a private post of the game's to somebody who has none sent to them."""
    seat = row.wanted.seat
    return seat is not None and not is_notice(row.wanted) and members[seat].delivery != "dm"


async def _page(
    session: Session,
    row: OutboxRow,
    announcement: Announcement,
    since: int | None,
    *,
    link: str | None,
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
    if announcement.key.startswith(LEFT):
        return ending_page(session, "handed", words, link)
    if announcement.seat is not None and (ended := ending(session, announcement.seat)) is not None:
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
    undone = newest.marks_undone(row.wanted)
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
    page = newest.marks.page(page)
    public = [post.key for post in play.announcements() if post.seat is None]
    ends = session.game.over(play.state) and announcement.seat is None and public[-1:] == [announcement.key]
    return with_last_buttons(page, words, session.game) if ends else page
