"""What a row of the outbox sends: the message of a post, composed as of the input it tells of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.values import Announcement
from k2bot.host.event_loop import in_thread
from k2bot.host.kernel.plans import Notice, is_superseded, only_changes
from k2bot.host.kernel.posts import (
    NOTICE,
    SEAT_HANDED_OVER,
    guest_of,
    is_notice,
    is_ping,
    link_to,
    nonce,
    tells_undone,
    withdraws,
)
from k2bot.host.kernel.session import users_asked_by
from k2bot.host.pages.host_pages import (
    deadlines,
    ending_page,
    host_page,
    notice_page,
    overdue,
    undone_page,
    with_last_buttons,
    with_line,
    with_practice_end,
    with_record,
    without_refused,
)

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from datetime import datetime

    from k2bot.game.values import Page
    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.values import OutboxRow, SentPost, WaitRow, WantedPost
    from k2bot.text.words import Words


LastPage: TypeAlias = "Callable[[Session, Page, Words], Awaitable[Page]]"
"""Makes the last post of a game complete, in a language."""


@dataclass(frozen=True, slots=True)
class PostDelivery:
    """A message to send, edit or, if ``page`` is None, delete.

    Either ``channel_id`` is set (public post) or ``user_id`` (private message). ``message`` is the one to
    edit or delete; None for a new one. ``nonce`` (at most 25 characters) is the same for every attempt at a
    row. ``pings`` are the only users whom the page may mention, ``waits`` those that they're told of by it.
    ``tried`` is the time of the first attempt at a new message, if any; its ``marks`` identify that message.
    ``silent`` private messages don't notify: their reader wants no notices, or none now, or they result from
    what their reader has just done. If ``only_changes`` can't be edited into its message, it's given up
    instead of being posted again.
    """

    row: int
    announcement: Announcement
    page: Page | None
    channel_id: int | None
    user_id: int | None
    message: SentPost | None
    nonce: str
    pings: tuple[int, ...]
    waits: tuple[WaitRow, ...]
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


def is_unwanted(row: OutboxRow, session: Session) -> bool:
    """Whether this is a game's private post to somebody who doesn't want any.

    Existing messages are still kept up to date.
    """
    seat, wanted = row.wanted.seat, row.wanted
    if seat is None or is_notice(wanted) or session.members[seat].delivery == "dm":
        return False
    return not (wanted.edit and wanted.post in session.posts.messages)


def _due_waits(session: Session, row: OutboxRow) -> tuple[WaitRow, ...]:
    """Waits whose players a game's post may ping: those it covers.

    The post about the newest step covers all of them, which matters after an undo.
    """
    number, newest = row.wanted.number or 0, session.play.newest if session.play else 0
    return tuple(w for w in session.posts.due_pings if w.number <= number or number == newest)


async def delivery_of(
    session: Session, row: OutboxRow, *, now: datetime, finish: LastPage | None
) -> PostDelivery:
    """Build the message of a row.

    A game's new posts ping only those who are yet to be told of their wait; edits ping nobody.
    """
    seat, members, play = row.wanted.seat, session.members, session.play
    message = session.posts.messages.get(row.wanted.post)
    announcement = Announcement(row.wanted.key, row.wanted.edit and message is not None, seat)
    since = session.posts.first_input_of(row.wanted.post) if message else row.wanted.begins
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
    due = () if announcement.edit else _due_waits(session, row)
    if row.wanted.number is not None and not is_notice(row.wanted):
        asked = {wait.seat for wait in due}
        pings = tuple(seat for seat in pings if seat in asked)
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
        waits=tuple(wait for wait in due if wait.user_id in pinged),
        tried=row.tried,
        marks=row.marks,
        only_changes=only_changes(session, row.wanted),
    )


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
        page, newest = with_line(page, overdue(session, inputs, session.words)), session.posts.newest_public()
    if newest is None or newest.key == wanted.key:
        page = with_line(page, deadlines(session, session.words, now))
    return page
