"""Outbox of a table: hands out what is due to one sender at a time, and records what has become of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Protocol

from k2bot.host.kernel.attention import instead_of, is_at_hand, is_forgotten, with_channel_notices, with_rest
from k2bot.host.kernel.consent import users_asked_by
from k2bot.host.kernel.desired import is_repostable, next_due, settled, wanted
from k2bot.host.kernel.news import with_predecessors
from k2bot.host.rows import InvitationPost, NoticePost

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
    from contextlib import AbstractAsyncContextManager
    from datetime import datetime, timedelta

    from k2bot.host.kernel.posts import Posts
    from k2bot.host.kernel.session import Session
    from k2bot.host.people import Languages
    from k2bot.host.preferences import PersonalPreferences
    from k2bot.host.rows import Post, PostId, SentPost
    from k2bot.host.service.delivery import LastPage, PostDelivery
    from k2bot.host.store import Store


@dataclass(frozen=True, slots=True)
class TableServices:
    """Services shared by all tables.

    ``clock`` returns the time in UTC; ``patience`` limits decisions that have a default answer, None for no
    limit; ``lifetime`` is as for ``Context``. ``wake_all`` calls ``Tables.on_commit`` for a table, by id.
    ``last_pages`` complete the last post of a game, by kind of table, and ``deliver`` makes a post's message
    (``delivery_of``).
    """

    store: Store
    languages: Languages
    clock: Callable[[], datetime]
    patience: timedelta | None
    lifetime: timedelta | None
    wake_all: Callable[[int], None]
    last_pages: Mapping[str, LastPage]
    deliver: Callable[..., Awaitable[PostDelivery]]


class OutboxHolder(Protocol):
    """The table of an outbox."""

    services: TableServices
    session: Session
    deleted: bool

    def held(self) -> AbstractAsyncContextManager[Session]:
        """Hold the table's lock; yields its session in sync with the store."""

    async def commit(self, after: Session, *, wakes: bool) -> None:
        """Store the next session and then publish it; requires ``held()``."""

    def wake_all(self) -> None:
        """Wake the sender and all others that follow the table."""


class Outbox:
    """Hands out messages to send and records the results; for one sender at a time."""

    def __init__(self, table: OutboxHolder) -> None:
        self.parked: str | None = None
        """Why posts to the channel are suspended: it's gone, or the bot lacks permission. None normally.

        They're retried after the next press or input, a move to another channel, or a restart. Private
        messages continue.
        """
        self.limited_until: datetime | None = None
        """When Discord takes posts again (UTC), as far as it has said."""
        self._table = table
        self._passed_over: set[tuple[int, int | None]] = set()
        """Posts whose page couldn't be composed, as of an input."""
        self._settled: Session | None = None
        """The session that was last compared with what's posted."""
        self._requested: dict[PostId, int | None] = {}
        """Private posts that their reader has just asked for, as of an input."""

    def note_requested(self, post: Post | None) -> None:
        """Mark a private post as requested by its reader, which makes it silent."""
        if post is not None:
            self._requested[post.about] = post.number

    @property
    def all_posted(self) -> bool:
        """Whether everything that can be posted in the channel has been."""
        due = () if self.parked is not None else self._posts.due
        return all(post.is_private or (post.id, post.number) in self._passed_over for post in due)

    @property
    def _posts(self) -> Posts:
        return self._table.session.posts

    def _now(self) -> datetime:
        return self._table.services.clock()

    async def _store(self, posts: Posts) -> None:
        """Store new posts, settled; requires the table's lock."""
        after = settled(replace(self._table.session, posts=posts), self._now())
        if after.posts != self._posts:
            await self._table.commit(after, wakes=False)
        self._settled = self._table.session

    # -------------------------------------------------------------------------------------------- sending

    async def next_delivery(self, waiting: Collection[int] = ()) -> PostDelivery | None:
        """Next message to send; the same one until it's sent, dropped or parked. None when all is done.

        Posts that are ``waiting`` are left out. One whose page can't be composed is logged and skipped until
        it changes or the table is reloaded, so that it doesn't block others.
        """
        while not self._table.deleted:
            async with self._table.held():
                session = with_rest(self._table.session, self._now()) if self._posts.due_pings else None
                if session is not None and session is not self._table.session:
                    await self._table.commit(settled(session, self._now()), wakes=False)
                elif self._table.session is not self._settled:
                    await self._store(self._posts)  # people's preferences may have changed
                session = self._table.session
                faulty = {post.id for post in self._posts.due if (post.id, post.number) in self._passed_over}
                post = next_due(session, faulty, waiting, channel=self.parked is None)
                if post is None:
                    if await self._call_others():
                        continue
                    if self._posts.rows and not (session.status.open or self._posts.due):
                        await self._store(self._posts.after_end())
                    return None
                if await self._split_invitation(post):
                    continue
                reader = await self._guest(post)
            try:
                finish = self._table.services.last_pages.get(session.row.kind)
                language = None if reader is None else reader.language or reader.locale
                delivery = await self._table.services.deliver(
                    session, post, now=self._now(), finish=finish, guest_language=language
                )
            except Exception:
                session.log.exception("post %s can't be composed", post.key)
                self._passed_over.add((post.id, post.number))
                continue
            unwanted = self._wants_silence(post)
            unwanted = reader.silent(self._now()) if reader is not None else unwanted
            requested = self._requested.get(post.about, -1) == post.number
            silent = unwanted or requested or is_at_hand(session, post)
            return replace(delivery, silent=silent, pings=await self._without_resting(delivery))
        return None

    async def _guest(self, post: Post) -> PersonalPreferences | None:
        """Preferences of somebody from outside the table to whom a private message goes."""
        own = post.about
        return (
            await self._preferences(own.guests[0])
            if isinstance(own, InvitationPost) and own.private
            else None
        )

    async def _call_others(self) -> bool:
        """Ping players whom no post in the channel has pinged; whether there were any."""
        posts = self._posts
        if not posts.due_pings or self.parked is not None or posts.batch is not None or not self.all_posted:
            return False
        await self._store(with_channel_notices(posts, self._now()))
        return True

    async def _without_resting(self, delivery: PostDelivery) -> tuple[int, ...]:
        """User ids that a message may ping, without people from outside the table who don't want it now.

        Those are invited people who want no notices, or none now, and newcomers asked to take a seat while
        they rest.
        """
        session, about, now = self._table.session, delivery.post.about, self._now()
        guests = about.guests if isinstance(about, InvitationPost) else ()
        silent = {guest for guest in guests if (await self._preferences(guest)).silent(now)}
        newcomers = [user for user in users_asked_by(session, about) if session.seat_of(user) is None]
        silent |= {user for user in newcomers if (await self._preferences(user)).rests_until(now)}
        return tuple(user for user in delivery.pings if user not in silent)

    async def _preferences(self, user_id: int) -> PersonalPreferences:
        return await self._table.services.languages.preferences.person(user_id)

    async def _split_invitation(self, post: Post) -> bool:
        """Replace a new invitation by direct messages to guests who chose those, and a post for the others.

        Whoever couldn't be reached by one is pinged in the channel. Returns whether there are such messages.
        """
        about = post.about
        if not isinstance(about, InvitationPost) or about.private or post.again or not post.is_new:
            return False
        guests = [guest for guest in about.guests if guest > 0]
        told = [guest for guest in guests if (await self._preferences(guest)).notice == "dm"]
        if not told:
            return False
        rest = tuple(guest for guest in guests if guest not in told)
        news = [
            *([InvitationPost(rest)] if rest else []),
            *(InvitationPost((it,), private=True) for it in told),
        ]
        await self._store(self._posts.without([post]).with_new(self._now(), *news))
        return True

    def _wants_silence(self, post: Post) -> bool:
        """Whether a player's private message needs no sound.

        The game's own sounds only if that's how its reader hears that they are to move; others sound unless
        their reader wanted none when they were asked, or now if they aren't asked anything.
        """
        if post.seat is None:
            return False
        if post.again:
            return True
        own, wait = self._table.session.members[post.seat].preferences, self._posts.waits.get(post.seat)
        if post.made is not None and (wait is None or wait.way != "private"):
            return True
        if wait is None:
            return own.silent(self._now())
        return wait.way == "none" or own.rests_until(self._now()) is not None

    async def is_outdated(self, delivery: PostDelivery) -> bool:
        """Whether something newer is wanted than this delivery, which hasn't been sent yet."""
        async with self._table.held() as session:
            own = wanted(session).get(delivery.post.id)
            return own is None or own.version != delivery.version

    async def begin_attempt(self, post: Post, marks: Iterable[str] = ()) -> bool:
        """Record an attempt to send a post as a new message; after a lost reply, its marks identify it.

        Returns False if it has been given up since it was handed out: then it must not be sent.
        """
        async with self._table.held():
            known = self._posts.row(post.id)
            if known is None or not known.due or (known.over and known.is_new):
                return False
            await self._store(self._posts.with_post(known.with_attempt(self._now(), marks)))
            return True

    async def record_delivery(self, delivery: PostDelivery, posted: SentPost) -> None:
        """Record that a post was sent, and as which message."""
        async with self._table.held() as session:
            posts, post = self._posts, self._posts.row(delivery.post.id)
            if post is None:
                own = replace(delivery.post, message=posted)
                left = not is_forgotten(session, delivery.post) and delivery.message is None
                posts = with_predecessors(posts, own, self._now()) if left else posts
            elif post.over and delivery.message is not None:
                posts = posts.without([post])  # it's marked as undone
            else:
                # What an earlier attempt has sent may have been something else.
                version = delivery.version if delivery.post.tried is None else ""
                posts = posts.with_post(
                    replace(
                        post,
                        message=None if is_forgotten(session, post) else posted,
                        version=version,
                        passing=delivery.passing,
                        shown=delivery.post.number,
                        tried=None,
                        marks=frozenset(),
                    )
                )
            self._requested.pop(delivery.post.about, None)
            await self._store(posts.with_pinged(delivery.waits))

    async def drop(self, post: Post, reason: str, *, explains: bool = False) -> bool:
        """Give a post up as it is now, such as a refused private message.

        Players whom it should have notified are pinged in the channel instead, with the notice that
        ``explains`` it if they refuse direct messages. Returns whether there is such a post.
        """
        async with self._table.held() as session:
            known, posts = self._posts.row(post.id), self._posts
            if known is None or not known.due:
                return False
            session.log.debug("post %s given up: %s", known.key, reason)
            own = wanted(session).get(known.id)
            if own is None:
                posts = posts.without([known])
            else:
                left = known if known.message else known.without_message(self._now())
                posts = posts.with_post(
                    replace(left, version=own.version, passing=own.passing or "", shown=known.number)
                )
            after = instead_of(posts, known, self._now(), explains=explains)
            await self._store(after)
            return after is not posts

    async def pass_over(self, post: Post) -> None:
        """Let others follow a post in the channel that Discord refuses; it stays wanted.

        It's tried again once it changes, or after a restart. If it's a notice, its users are called by direct
        messages instead; if not, by a notice.
        """
        self._passed_over.add((post.id, post.number))
        about = post.about
        if not isinstance(about, NoticePost) or about.seat is not None:
            return
        async with self._table.held() as session:
            seats = ((user, session.seat_of(user)) for user in about.users)
            notices = (
                replace(about, users=(user,), seat=seat, explains=False)
                for user, seat in seats
                if seat is not None
            )
            await self._store(self._posts.with_new(self._now(), *notices))

    async def record_missing(self, post: Post) -> None:
        """Record that the message of a post is gone: it's then posted again if need be.

        Raises ValueError for a post that has none.
        """
        async with self._table.held() as session:
            known = self._posts.row(post.id)
            if known is None:
                return
            if known.message is None:
                raise ValueError(f"post {known.key} has no message that could be missing")
            posts = self._posts.without([known])
            if not known.over:
                version = None if is_repostable(session, known) else known.version
                left = known.without_message(self._now())
                posts = self._posts.with_post(replace(left, version=version, shown=known.number))
            await self._store(posts)

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
