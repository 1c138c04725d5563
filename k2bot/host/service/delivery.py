"""Messages for rows of the outbox: each post's page, composed as of the input it covers."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game.values import Announcement, Page
from k2bot.host.event_loop import in_thread
from k2bot.host.inputs import UNDO
from k2bot.host.kernel.attention import missed_by, reader_of
from k2bot.host.kernel.consent import users_asked_by
from k2bot.host.kernel.desired import is_repostable, is_superseded, is_undone, wanted
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
from k2bot.host.rows import GamePost, HandedOverPost, InvitationPost, NoticePost, PingPost, ProposalPost

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable
    from datetime import datetime

    from k2bot.host.kernel.play import Play
    from k2bot.host.kernel.session import Session
    from k2bot.host.rows import Post, SentPost, WaitRow
    from k2bot.text.words import Words


LastPage: TypeAlias = "Callable[[Session, Page, Words], Awaitable[Page]]"
"""Makes the last post of a game complete, in a language."""


@dataclass(frozen=True, slots=True)
class PostDelivery:
    """A post's message to send, edit or, if ``page`` is None, delete; it then shows ``version``.

    Either ``channel_id`` is set (public post) or ``user_id`` (private message). ``message`` is the one to
    edit or delete; None for a new one. ``pings`` are the only users whom the page may mention, ``waits``
    the waits it notifies them of. ``silent`` private messages don't notify: their reader wants no notices,
    or none now, or they result from what their reader has just done. With ``only_changes``, it's given up
    if its message can't be edited, instead of being posted again.
    """

    post: Post
    page: Page | None
    version: str
    passing: str
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
        own = self.post.about
        return isinstance(own, NoticePost) or (self.user_id is not None and self.post.made is None)

    @property
    def opens(self) -> bool:
        """Whether its controls open a new message below it instead of replacing it."""
        return self.user_id is None or self.is_notice


async def delivery_of(
    session: Session,
    post: Post,
    *,
    now: datetime,
    finish: LastPage | None,
    guest_language: str | None = None,
) -> PostDelivery:
    """Build the message of a post; ``guest_language`` is that of somebody invited by direct message."""
    reader, own = reader_of(session, post), wanted(session).get(post.id)
    words = session.words if reader is None else session.words_of(reader, guest_language)
    is_gone = post.over and post.message is not None and not is_undone(session, post)
    page = None if is_gone else await _Composed(session, post, words, now, finish).page()
    if page is not None and is_superseded(session, post):
        page = replace(page, rows=())
    edits = post.message is not None
    due = () if edits else _due_waits(session, post)
    silent = edits or reader is not None  # a private message notifies by itself
    pings = () if silent or page is None else _pings(session, post, page, due, now)
    return PostDelivery(
        post=post,
        page=page,
        version="over" if own is None else own.version,
        passing="" if own is None else own.passing or "",
        channel_id=session.row.channel_id if reader is None else None,
        user_id=reader,
        message=post.message,
        pings=pings,
        waits=tuple(wait for wait in due if wait.user_id in pings),
        # An invitation that can't be edited any more is deleted, with its controls.
        only_changes=edits and not (is_repostable(session, post) or isinstance(post.about, InvitationPost)),
    )


def _due_waits(session: Session, post: Post) -> tuple[WaitRow, ...]:
    """Waits whose players a post may ping: those it covers, and for a notice, its own.

    The post about the newest step covers all of them, which matters after an undo.
    """
    number, newest = post.number or 0, session.play.newest if session.play else 0
    if isinstance(post.about, NoticePost):
        number = post.about.number
    return tuple(w for w in session.posts.due_pings if w.number <= number or number == newest)


def _pings(
    session: Session, post: Post, page: Page, due: Iterable[WaitRow], now: datetime
) -> tuple[int, ...]:
    """Users whom a new post may mention.

    A game's post mentions only those yet to be notified of their wait; a request, nobody who rests now or has
    been asked by an earlier message, and no newcomer who isn't to be called.
    """
    seats, due_seats, about = page.pings, {wait.seat for wait in due}, post.about
    if post.number is not None:
        seats = tuple(seat for seat in seats if seat in due_seats)
    people = (session.members[seat] for seat in seats)
    playing = (member.user_id for member in people if member.played_at is None)
    resting = {member.user_id for member in session.members if member.preferences.rests_until(now)}
    if isinstance(about, ProposalPost):
        alike = [own.about for own in session.posts.rows if isinstance(own.about, ProposalPost)]
        alike = [own for own in alike if own.number == about.number and own.seat is not None]
        resting |= {session.members[own.seat].user_id for own in alike if own.seat is not None}
    if (proposal := session.proposal) is not None and proposal.facts.get("quiet"):
        resting.add(proposal.facts["to"])
    asked = () if post.again else users_asked_by(session, about)
    asking = (user for user in asked if user not in resting)
    invited = about.guests if isinstance(about, InvitationPost) else ()
    return (*playing, *asking, *(guest for guest in invited if guest > 0))  # the others have been forgotten


@dataclass(frozen=True, slots=True)
class _Composed:
    """A post's page, as of the input it covers; ``finish`` completes a game's last one."""

    session: Session
    post: Post
    words: Words
    """Phrasebook of its reader, or of all in the channel."""
    now: datetime
    finish: LastPage | None

    @property
    def edits(self) -> bool:
        """Whether it's an edit of a message that's there."""
        return self.post.message is not None

    async def page(self) -> Page:
        """Page of the game, or the host's own."""
        session, words, about = self.session, self.words, self.post.about
        seat = about.seat
        if isinstance(about, NoticePost):
            if (row := missed_by(session, about)) is not None:
                return await in_thread(missed_page, session, row, words)
            return notice_page(session, about, words, self.now)
        if isinstance(about, HandedOverPost):
            return ending_page(session, "handed", words)
        if isinstance(about, GamePost) and seat is not None and (ended := session.ending(seat)) is not None:
            return ending_page(session, ended, words)
        if isinstance(about, GamePost | PingPost):
            return await self._of_game(about)
        page = await in_thread(host_page, session, about, words, self.now)
        asks = seat is not None and isinstance(about, ProposalPost)
        return with_line(page, session.link(replace(about, seat=None)) or "") if asks else page

    async def _of_game(self, about: GamePost | PingPost) -> Page:
        """Page that the game makes as of the newest input that concerns the post."""
        session, post, words = self.session, self.post, self.words
        newest = session.playing
        number = newest.newest if isinstance(about, PingPost) else post.number or 0
        play = newest if number >= newest.number else await in_thread(newest.up_to, number)
        # A post made by this very step is composed as when it was new, next to its existing picture.
        is_repeated = self.edits and Announcement(about.key) in play.announcements()
        if isinstance(about, GamePost) and post.first is not None and number == about.made != post.first:
            play = await in_thread(play.merged_from, post.first)
        # After an undo, compose the whole post: which of its pictures are still there is unknown. After a
        # swap, its pictures name the player before.
        since = max(number, post.shown or 0) if newest.counts(post.shown) else number
        undone_since = any(row.kind == UNDO for row in newest.inputs[since:])
        swaps = (row for row in session.proposals if (row.kind, row.status) == ("swap", "agreed"))
        whole = self.edits and (undone_since or any(row.input >= number for row in swaps))
        undone = is_undone(session, post)
        announcement = Announcement(
            about.key, self.edits and not (whole or is_repeated or undone), about.seat
        )
        moment = play.moment(session.people, post.first if isinstance(about, GamePost) else number)
        page = await in_thread(session.game_in(words).compose, moment, announcement)
        if undone:
            return undone_page(page, words)
        if whole:
            page = replace(page, whole=True)
        elif is_repeated:
            page = replace(page, pictures=())
        page = newest.epoch.page(page)
        ends = session.game.over(play.state) and about.seat is None and _public_keys(play)[-1:] == [about.key]
        if ends:
            page = await self._complete(page, play, files=not is_repeated)
        page = without_refused(page, session)
        page = with_practice_end(page, session, words) if ends else page
        if about.seat is None and isinstance(about, GamePost):
            page = with_line(page, await self._overdue(newest, play, about))
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

    async def _overdue(self, newest: Play, play: Play, about: GamePost) -> str:
        """Lines about who ran out of time in this post; of the posts of one step, the first has them."""
        first, last = self.post.first or 0, self.post.number or 0
        inputs = [row for row in newest.effective if first <= row.number <= last]
        if any(row.late for row in inputs):
            edits = last > about.made
            origin = await in_thread(newest.up_to, first) if edits else play
            if _public_keys(origin)[:1] != [about.key]:
                inputs = [row for row in inputs if edits and row.number != first]
        return overdue_lines(self.session, inputs, self.session.words)

    def _with_deadlines(self, page: Page) -> Page:
        """Page with the deadlines: in the channel in pings and the newest other post, else the reader's."""
        session, post = self.session, self.post
        if post.seat is not None:
            own = deadline_lines(session, self.words, self.now, post.seat, only=(post.seat,))
            return with_line(page, own if post == session.posts.newest_private(post.seat) else "")
        newest = None if isinstance(post.about, PingPost) else session.posts.newest_public()
        if newest is None or newest == post:
            page = with_line(page, deadline_lines(session, session.words, self.now))
        return page


def _public_keys(play: Play) -> list[str]:
    """Keys of the posts in the channel that the newest step requests."""
    return [post.key for post in play.announcements() if post.seat is None]
