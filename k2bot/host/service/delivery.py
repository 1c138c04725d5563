"""Messages for rows of the outbox: each post's page, composed as of the input it covers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.values import Announcement, Page
from k2bot.host.event_loop import in_thread
from k2bot.host.inputs import UNDO
from k2bot.host.kernel.plans import Notice, is_superseded, only_changes
from k2bot.host.kernel.posts import (
    PROPOSAL,
    SEAT_HANDED_OVER,
    guests_of,
    is_notice,
    is_ping,
    private_guest,
    tells_undone,
    withdraws,
)
from k2bot.host.kernel.session import Session, users_asked_by
from k2bot.host.pages.host_pages import (
    deadline_lines,
    ending_page,
    host_page,
    missed_page,
    notice_page,
    overdue_lines,
    undone_page,
    with_last_buttons,
    with_line,
    with_practice_end,
    with_record,
    without_refused,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.values import OutboxRow, SentPost, WaitRow, WantedPost
    from k2bot.text.words import Words


LastPage: TypeAlias = "Callable[[Session, Page, Words], Awaitable[Page]]"
"""Makes the last post of a game complete, in a language."""


@dataclass(frozen=True, slots=True)
class PostDelivery:
    """A row's message to send, edit or, if ``page`` is None, delete.

    Either ``channel_id`` is set (public post) or ``user_id`` (private message). ``message`` is the one to
    edit or delete; None for a new one. ``pings`` are the only users whom the page may mention, ``waits``
    the waits it notifies them of. ``silent`` private messages don't notify: their reader wants no notices,
    or none now, or they result from what their reader has just done. With ``only_changes``, it's given up
    if its message can't be edited, instead of being posted again.
    """

    row: OutboxRow
    page: Page | None
    channel_id: int | None
    user_id: int | None
    message: SentPost | None
    pings: tuple[int, ...]
    waits: tuple[WaitRow, ...]
    only_changes: bool
    silent: bool = False

    @property
    def is_notice(self) -> bool:
        """Whether it is a notice or another message of the host's, rather than a page of the game."""
        return is_notice(self.row.wanted) or (self.user_id is not None and self.row.wanted.number is None)

    @property
    def may_have_controls(self) -> bool:
        """Whether its message has controls, or may have those of an earlier attempt to send it."""
        return self.page is not None and (bool(self.page.rows) or self.row.tried is not None)

    @property
    def opens(self) -> bool:
        """Whether its controls open a new message below it instead of replacing it."""
        return self.user_id is None or self.is_notice


def reader_of(session: Session, wanted: WantedPost) -> int | None:
    """User who gets a post as a private message; None for a post in the table's channel."""
    return private_guest(wanted.key) if wanted.seat is None else session.members[wanted.seat].user_id


def is_forgotten(session: Session, wanted: WantedPost) -> bool:
    """Whether the only reader of a post has been forgotten, so that nothing may be known of their chat."""
    reader = reader_of(session, wanted)
    return (session.row.channel_id if reader is None else reader) < 0


def is_unwanted(row: OutboxRow, session: Session) -> bool:
    """Whether this is a game's private post to somebody who doesn't want any.

    Existing messages are still kept up to date.
    """
    seat, wanted = row.wanted.seat, row.wanted
    if seat is None or wanted.number is None or is_notice(wanted):
        return False
    if session.members[seat].delivery == "dm":
        return False
    return not (wanted.edit and wanted.post in session.posts.messages)


async def delivery_of(
    session: Session,
    row: OutboxRow,
    *,
    now: datetime,
    finish: LastPage | None,
    guest_language: str | None = None,
) -> PostDelivery:
    """Build the message of a row; ``guest_language`` is that of somebody invited by direct message."""
    wanted, reader = row.wanted, reader_of(session, row.wanted)
    known = session.posts.messages.get(wanted.post)
    since = wanted.begins if known is None else session.posts.first_input_of(wanted.post)
    words = session.words if reader is None else session.words_of(reader, guest_language)
    post = _Post(session, wanted, words, since, wanted.edit and known is not None, now, finish)
    page = None if withdraws(wanted) else await post.page()
    if page is not None and is_superseded(session, wanted):
        page = replace(page, rows=())
    due = () if post.edits else _due_waits(session, wanted)
    silent = post.edits or reader is not None  # a private message notifies by itself
    pings = () if silent or page is None else _pings(session, wanted, page, due, now)
    return PostDelivery(
        row=row,
        page=page,
        channel_id=session.row.channel_id if reader is None else None,
        user_id=reader,
        message=known if post.edits else None,
        pings=pings,
        waits=tuple(wait for wait in due if wait.user_id in pings),
        only_changes=only_changes(session, wanted),
    )


def _due_waits(session: Session, wanted: WantedPost) -> tuple[WaitRow, ...]:
    """Waits whose players a game's post may ping: those it covers.

    The post about the newest step covers all of them, which matters after an undo.
    """
    number, newest = wanted.number or 0, session.play.newest if session.play else 0
    return tuple(w for w in session.posts.due_pings if w.number <= number or number == newest)


def _pings(
    session: Session, wanted: WantedPost, page: Page, due: Iterable[WaitRow], now: datetime
) -> tuple[int, ...]:
    """Users whom a new post may mention.

    A game's post mentions only those yet to be notified of their wait; a request, nobody who rests now or has
    been asked by an earlier message, and no newcomer who isn't to be called.
    """
    seats, due_seats = page.pings, {wait.seat for wait in due}
    if wanted.number is not None and not is_notice(wanted):
        seats = tuple(seat for seat in seats if seat in due_seats)
    people = (session.members[seat] for seat in seats)
    playing = (member.user_id for member in people if member.played_at is None)
    resting = {member.user_id for member in session.members if member.preferences.rests_until(now)}
    alike = [row for row in session.posts.rows if row.wanted.key == wanted.key]
    resting |= {session.members[seat].user_id for row in alike if (seat := row.wanted.seat) is not None}
    if (proposal := session.proposal) is not None and proposal.facts.get("quiet"):
        resting.add(proposal.facts["to"])
    asked = any(row.status == "sent" and row.wanted.post == wanted.post for row in alike)
    asking = (user for user in users_asked_by(session, wanted.key) if not asked and user not in resting)
    guests = (guest for guest in guests_of(wanted.key) if guest > 0)  # the others have been forgotten
    return (*playing, *asking, *guests)


@dataclass(frozen=True, slots=True)
class _Post:
    """A post of a session, composed as of the input it covers; ``finish`` completes a game's last one."""

    session: Session
    wanted: WantedPost
    words: Words
    """Phrasebook of its reader, or of all in the channel."""
    since: int | None
    """First input that its message covers, or will cover."""
    edits: bool
    """Whether it's an edit of a message that's there."""
    now: datetime
    finish: LastPage | None

    async def page(self) -> Page:
        """Page of the game, or the host's own."""
        session, wanted, words, seat = self.session, self.wanted, self.words, self.wanted.seat
        if is_notice(wanted):
            notice = Notice.read(wanted.key)
            if (row := notice.missed(session, seat)) is not None:
                return await in_thread(missed_page, session, row, words)
            return notice_page(session, notice, words, self.now, private=seat is not None)
        if seat is not None:
            handed = wanted.key.startswith(SEAT_HANDED_OVER)
            ended = "handed" if handed else session.ending(seat)
            if ended is not None:
                return ending_page(session, ended, words)
        if wanted.number is None or session.play is None:
            page = await in_thread(host_page, session, wanted.key, words, self.now)
            asks = seat is not None and wanted.key.startswith(PROPOSAL)
            return with_line(page, session.link(wanted.key) or "") if asks else page
        return await self._of_game(session.play, wanted.number)

    async def _of_game(self, newest: Play, number: int) -> Page:
        """Page that the game makes as of that input; ``newest`` is the game now."""
        session, wanted, words, play = self.session, self.wanted, self.words, newest
        if number < newest.number:
            play = await in_thread(newest.up_to, number)
        # A post made by this very step is composed as when it was new, next to its existing picture.
        is_repeated = self.edits and Announcement(wanted.key) in play.announcements()
        play = await in_thread(play.merged_from, wanted.first)
        # After an undo, compose the whole post: which of its pictures are still there is unknown. After a
        # swap, its pictures name the player before.
        undone_since = any(row.kind == UNDO for row in newest.inputs[number:])
        swaps = (row for row in session.proposals if (row.kind, row.status) == ("swap", "agreed"))
        whole = self.edits and (undone_since or any(row.input >= number for row in swaps))
        undone = tells_undone(newest, wanted)
        announcement = Announcement(
            wanted.key, self.edits and not (whole or is_repeated or undone), wanted.seat
        )
        moment = play.moment(session.people, self.since)
        page = await in_thread(session.game_in(words).compose, moment, announcement)
        if undone:
            return undone_page(page, words)
        if whole:
            page = replace(page, whole=True)
        elif is_repeated:
            page = replace(page, pictures=())
        page = newest.epoch.page(page)
        ends = (
            session.game.over(play.state) and wanted.seat is None and _public_keys(play)[-1:] == [wanted.key]
        )
        if ends:
            page = await self._complete(page, play, files=not is_repeated)
        page = without_refused(page, session)
        page = with_practice_end(page, session, words) if ends else page
        if wanted.seat is None and not is_ping(wanted):
            page = with_line(page, await self._overdue(newest, play))
        return self._with_deadlines(page)

    async def _complete(self, page: Page, play: Play, *, files: bool) -> Page:
        """Last page of a game with its buttons and, once that's public, its record."""
        session, words = self.session, self.words
        page = with_last_buttons(page, words, session.game)
        page = page if self.finish is None else await self.finish(session, page, words)
        if not session.game.records or not (session.status.open or session.row.seed_public(self.now)):
            return page
        page = with_record(page, session, words, await in_thread(play.record))
        return page if files else replace(page, files=())

    async def _overdue(self, newest: Play, play: Play) -> str:
        """Lines about who ran out of time in this post; of the posts of one step, the first has them."""
        first, last = self.since or 0, self.wanted.number or 0
        inputs = [row for row in newest.effective if first <= row.number <= last]
        if any(row.late for row in inputs):
            origin = await in_thread(newest.up_to, first) if self.edits else play
            if _public_keys(origin)[:1] != [self.wanted.key]:
                inputs = [row for row in inputs if self.edits and row.number != first]
        return overdue_lines(self.session, inputs, self.session.words)

    def _with_deadlines(self, page: Page) -> Page:
        """Page with the deadlines: in the channel in pings and the newest other post, else the reader's."""
        session, wanted, newest = self.session, self.wanted, None
        if wanted.seat is not None:
            own = deadline_lines(session, self.words, self.now, wanted.seat, only=(wanted.seat,))
            return with_line(page, own if wanted.key == session.posts.newest_private(wanted.seat) else "")
        if not is_ping(wanted):
            newest = session.posts.newest_public()
        if newest is None or newest.key == wanted.key:
            page = with_line(page, deadline_lines(session, session.words, self.now))
        return page


def _public_keys(play: Play) -> list[str]:
    """Keys of the posts in the channel that the newest step requests."""
    return [post.key for post in play.announcements() if post.seat is None]
