"""Outbox sender: delivers posts in order, with rate limits and retries, and never blocks a game for good."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict, defaultdict
from dataclasses import dataclass, field, replace
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING

import discord

from k2bot.host.discord import calls
from k2bot.host.discord.calls import CircuitBreaker, Verdict, single_attempt
from k2bot.host.discord.compose import Composer, Message, send
from k2bot.host.discord.controls import Scope, may_read_history
from k2bot.host.event_loop import done_or_set
from k2bot.host.rows import SentPost
from k2bot.host.store.damage import TroubleError, log_failure
from k2bot.text.formatting import without_emoji

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Sequence

    from k2bot.game.values import Page
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.panels import LivePages
    from k2bot.host.service.delivery import PostDelivery
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)

PAUSES = (1.0, 2.0, 5.0, 15.0, 60.0)
"""Back-off in seconds before each retry after a failure that isn't everybody's; the last one repeats."""
NONCE_LASTS = 60.0
"""Time in seconds that Discord reliably deduplicates a nonce; it documents a few minutes."""
STALE_AFTER = 10.0
"""Maximum age in seconds of a post whose edits keep being superseded by newer ones."""
PATIENCE_AT_CLOSE = 1.0
"""Grace period in seconds for requests in flight at shutdown."""
CLOCK_AHEAD = timedelta(minutes=10)
"""Maximum clock skew by which this computer may be ahead of Discord."""
MARK_LENGTH = 20
"""Length of a mark in characters."""
MESSAGES_READ = 100
"""Messages searched from the first attempt on: one page of Discord's history."""


@dataclass(slots=True, eq=False)
class _Round:
    """Sending loop of one table, while it has something to send."""

    task: asyncio.Task[None] = field(init=False)
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when the outbox may have changed since it was last read."""
    paused: bool = False
    failures: int = 0
    """Number of consecutive failures of the bot's own."""
    stale_since: float | None = None
    """Time since which edits have been superseded by newer ones."""


@dataclass(slots=True)
class _Trouble:
    """Consecutive failures of one post, which is put off ``until`` then; others go on."""

    until: float = 0.0
    failures: int = 0
    since: float = 0.0


class _GivenUpError(Exception):
    """A new post was given up while it was composed, such as one about a step that was undone."""


class OutboxSender:
    """Sends for all tables: one task per table while it has something to send.

    ``edit_interval`` is the minimum interval in seconds between edits of one message. In an outage, one table
    probes for all.
    """

    def __init__(
        self,
        client: discord.Client,
        composer: Composer,
        channels: Channels,
        live: LivePages,
        *,
        edit_interval: float,
    ) -> None:
        self._client = client
        self._composer = composer
        self._channels = channels
        self._live = live
        self._edit_interval = edit_interval
        self._pauses: Sequence[float] = PAUSES
        self._breaker = CircuitBreaker()
        self._search = MessageSearch(client)
        self._rounds: dict[int, _Round] = {}
        self._troubles: defaultdict[int, _Trouble] = defaultdict(_Trouble)
        """Posts that failed, by number."""
        self._answers: dict[int, int] = {}
        """Number of replies to anybody when a table's calls began to fail as in an outage, by its number."""
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        """When tables are woken for a post that was put off, by number."""
        self._busy_since = 0.0
        self._edited: OrderedDict[int, float] = OrderedDict()
        """Messages edited within the interval and when, the oldest edit first."""
        self._tried: dict[int, float] = {}
        """Rows with an unknown outcome, and since when their nonce protects against duplicates."""
        self._arrived: dict[int, tuple[SentPost, PostDelivery]] = {}
        """Messages of rows that were sent, but not recorded because the store failed."""
        self._closed = False

    @property
    def stuck_for(self) -> float:
        """Seconds without any reply from Discord while something waits; 0 if nothing does."""
        return _now() - max(self._busy_since, self._breaker.answered_at) if self._rounds else 0.0

    def wake(self, table: Table) -> None:
        """Send a table's waiting posts in the background."""
        if self._closed:
            return
        if not self._rounds:
            self._busy_since = _now()
        own = self._rounds.get(table.id)
        if own is None:
            own = self._rounds[table.id] = _Round()
            own.task = asyncio.create_task(self._run(table, own), name=f"sender-{table.id}")
        own.news.set()

    async def close(self) -> None:
        """Stop: finish requests in flight, leave the rest in the outboxes."""
        self._closed = True
        for alarm in self._alarms.values():
            alarm.cancel()
        for own in self._rounds.values():
            if own.paused:
                own.task.cancel()
        if self._rounds:
            tasks = [own.task for own in self._rounds.values()]
            _, late = await asyncio.wait(tasks, timeout=PATIENCE_AT_CLOSE)
            for task in late:
                task.cancel()

    async def _run(self, table: Table, own: _Round) -> None:
        try:
            while own.news.is_set() and not self._closed:
                own.news.clear()
                await self._empty(table, own)
        finally:
            del self._rounds[table.id]
        if not (table.session.status.open or self._closed):
            self._live.wake(table)  # nothing else updates its live pages

    async def _empty(self, table: Table, own: _Round) -> None:
        """Send until nothing is left, or only what was put off."""
        while not self._closed:
            pause = self._breaker.delay(table.id, partial(self.wake, table))
            if pause is None:
                return
            try:
                await self._sleep(own, pause)
                own.news.clear()
                delivery = await table.outbox.next_delivery(self._put_off(table))
                if delivery is None:
                    return
                await self._deliver(table, own, delivery)
                own.failures, pause = 0, 0.0
            except Exception as error:  # noqa: BLE001 - logged, and retried
                log_failure(table.session.log, error, "sending failed, retrying after a pause")
                # A database that's back should be noticed soon, and asking one that's away costs little.
                own.failures = 1 if isinstance(error, TroubleError) else own.failures + 1
                pause = self._pause_after(own.failures)
            finally:
                self._breaker.release(table.id)
            await self._sleep(own, pause)

    def _put_off(self, table: Table) -> dict[int, float]:
        """Posts of a table that wait, and until when; the table is woken then."""
        now, due = _now(), table.session.posts.due
        waiting = {
            post.id: own.until for post in due if (own := self._troubles.get(post.id)) and own.until > now
        }
        if (alarm := self._alarms.pop(table.id, None)) is not None:
            alarm.cancel()
        if waiting:
            loop = asyncio.get_running_loop()
            self._alarms[table.id] = loop.call_at(min(waiting.values()), self.wake, table)
        return waiting

    async def _sleep(self, own: _Round, seconds: float) -> None:
        if seconds:
            own.paused = True
            try:
                await asyncio.sleep(seconds)
            finally:
                own.paused = False

    async def _deliver(self, table: Table, own: _Round, delivery: PostDelivery) -> None:
        """Deliver one message; if that fails, the post is put off or given up."""
        if delivery.page is None:
            await self._withdraw(table, delivery)
            return
        number = delivery.post.id
        if number not in self._arrived:
            if delivery.message is not None and (due := self._edit_due(delivery.message.message_id)) > _now():
                self._troubles[number].until = due  # it merges edits that come in meanwhile
                return
            page = await self._live.page_of_post(table, delivery, delivery.page)
            message = await self._compose_newest(table, own, delivery, page)
            if message is None:
                return
            own.stale_since = None
            try:
                self._arrived[number] = await self._send_whole(table, delivery, message)
            except _GivenUpError:
                return
            except calls.CALL_FAILED as error:
                await self._handle(table, delivery, error)
                return
            self._breaker.succeeded()
            if delivery.user_id is not None and delivery.message is None and not delivery.is_notice:
                posted, _ = self._arrived[number]
                self._live.note_private_post(table.id, delivery.user_id, posted, delivery.page)
        # What has arrived is never sent again, however often recording it fails.
        posted, delivered = self._arrived[number]
        await table.outbox.record_delivery(delivered, posted)
        del self._arrived[number]
        self._tried.pop(number, None)
        self._troubles.pop(number, None)
        self._answers.pop(table.id, None)
        if delivery.user_id is None:
            if delivery.message is None:
                table.outbox.limited_until = None
            await self._channels.note_post_arrived(table)

    async def _withdraw(self, table: Table, delivery: PostDelivery) -> None:
        """Delete a message; one that's inaccessible in a channel the table has left stays."""
        assert delivery.message is not None  # noqa: S101 - withdrawals are handed out only for sent messages
        try:
            await self._delete(delivery.message)
        except calls.CALL_FAILED as error:
            left = delivery.message.channel_id != delivery.channel_id
            if not (left and _judge(error, delivery) is Verdict.PARK):
                await self._handle(table, delivery, error)
                return
            table.session.log.warning("ping not deleted: %s", error)
            await table.outbox.drop(delivery.post, str(error))
        else:
            self._breaker.succeeded()
            await table.outbox.record_missing(delivery.post)
        self._troubles.pop(delivery.post.id, None)

    async def _delete(self, post: SentPost) -> None:
        async with single_attempt():
            await self._message(post).delete()

    def _message(self, post: SentPost) -> discord.PartialMessage:
        return self._client.get_partial_messageable(post.channel_id).get_partial_message(post.message_id)

    # ------------------------------------------------------------------------------------------ composing

    async def _compose_newest(
        self, table: Table, own: _Round, delivery: PostDelivery, page: Page
    ) -> Message | None:
        """Compose a delivery; None if it was skipped, or superseded by a newer edit of its post."""
        composing = asyncio.create_task(self._compose(table, delivery, page), name=f"compose-{table.id}")
        try:
            while True:
                await done_or_set(composing, own.news)
                if composing.done():
                    return composing.result()
                own.news.clear()
                if await self._outdated(table, delivery, page):
                    own.stale_since = own.stale_since or _now()
                    if _now() - own.stale_since < STALE_AFTER:
                        return None
        finally:
            composing.cancel()

    async def _outdated(self, table: Table, delivery: PostDelivery, page: Page) -> bool:
        """Whether an edit is superseded by a newer one before its picture was started."""

        def waits() -> bool:
            return any(self._composer.images.waits(picture.key) for picture in page.pictures)

        if delivery.message is None or not waits():
            return False
        return await table.outbox.is_outdated(delivery) and waits()

    async def _compose(self, table: Table, delivery: PostDelivery, page: Page) -> Message | None:
        """Compose a delivery; on failure it's dropped, so that others can follow."""
        scope: Scope = "o" if delivery.opens else "p"
        try:
            return await self._composer.compose(
                page, table.id, scope, pings=delivery.pings, in_place=not delivery.opens
            )
        except Exception:
            table.session.log.exception("post %s: post can't be composed, skipped", delivery.post.id)
            await table.outbox.drop(delivery.post, "the post can't be composed")
            return None

    # -------------------------------------------------------------------------------------------- sending

    async def _send_whole(
        self, table: Table, delivery: PostDelivery, message: Message
    ) -> tuple[SentPost, PostDelivery]:
        """Send a message, with less if Discord rejects it; returns where it is, and what was delivered.

        A new post is at last tried in plain words, which call nobody.
        """
        began, call = _now(), partial(self._send, table, delivery)
        simpler = [(message.without_files(), delivery)] if message.uploads else []
        if delivery.message is None and not delivery.is_notice:  # an edit would leave less than there was
            text = table.session.words.text("discord-post-plain", game=table.game.title)
            plain = replace(message.without_files(), text=text)
            simpler.append((plain, replace(delivery, waits=(), pings=())))
        while True:
            try:
                async with single_attempt():
                    arrived = await send(message, call)
                break
            except discord.HTTPException as error:
                if not simpler or _judge(error, delivery) is not Verdict.UNFIT:
                    raise
                what = "files" if message.uploads else "text"
                table.session.log.error("post sent without its %s: %s", what, error)  # noqa: TRY400 - no traceback needed
                message, delivery = simpler.pop(0)
        way = "edited" if delivery.message else "posted"
        size = sum(len(upload.data) for upload in message.uploads)
        facts = delivery.post.id, way, _now() - began, size
        table.session.log.debug("post %s %s in %.2f s, %d bytes of files", *facts)
        return arrived, delivery

    async def _send(self, table: Table, delivery: PostDelivery, message: Message) -> SentPost:
        if (post := delivery.message) is not None:
            self._edited[post.message_id] = _now()
            self._edited.move_to_end(post.message_id)
            await self._message(post).edit(**message.edit())
            return post
        place = delivery.channel_id
        if delivery.user_id is not None:
            place = (await self._client.create_dm(discord.Object(delivery.user_id))).id
        assert place is not None  # noqa: S101 - one of the two is always set
        if (earlier := await self._find_earlier(table, delivery, message, place)) is not None:
            return SentPost(place, earlier)
        channel, nonce = self._client.get_partial_messageable(place), delivery.post.nonce
        arrived = await channel.send(**message.new(), nonce=nonce, silent=delivery.silent)
        return SentPost(place, arrived.id)

    async def _find_earlier(
        self, table: Table, delivery: PostDelivery, message: Message, channel_id: int
    ) -> int | None:
        """Message of an earlier attempt that did arrive; searched for once its nonce may have expired.

        Raises _GivenUpError if there was no attempt yet, and none is wanted any more.
        """
        wanted, marks, tried = delivery.post, marks_of(message), self._tried.get(delivery.post.id)
        remembered = tried is not None and _now() - tried < NONCE_LASTS
        if wanted.tried is not None and not remembered:
            after = earliest_id(wanted.tried)
            known = await table.services.store.known_messages(channel_id, after)
            messages = (post.message for post in table.session.posts.rows if post.message is not None)
            own = (message for message in messages if message.channel_id == channel_id)
            after = max([after, *(post.message_id for post in own)])
            earlier = await self._search.find(channel_id, wanted.marks or marks, after, known)
            if earlier is not None:
                table.session.log.info("post %s: already posted", wanted.id)
                return earlier
        if not wanted.marks.issuperset(marks) and not await table.outbox.begin_attempt(wanted, marks):
            raise _GivenUpError
        if not remembered:
            self._tried[wanted.id] = _now()
        return None

    def _edit_due(self, message_id: int) -> float:
        """When a message may be edited again."""
        now = _now()
        while self._edited and now - next(iter(self._edited.values())) >= self._edit_interval:
            self._edited.popitem(last=False)
        return self._edited.get(message_id, float("-inf")) + self._edit_interval

    # ------------------------------------------------------------------------------------------- failures

    async def _handle(  # noqa: C901 - one case for each verdict
        self, table: Table, delivery: PostDelivery, error: BaseException
    ) -> None:
        """Handle a failed call: put the post off, give it up, or say why it can't be sent."""
        verdict, outage = _judge(error, delivery), calls.is_outage(error)
        level = logging.ERROR if verdict in {Verdict.UNFIT, Verdict.STOP} else logging.WARNING
        if outage and self._breaker.open:
            level = logging.DEBUG  # the outage is known, and probed every few seconds
        table.session.log.log(level, "post %s: %s: %s", delivery.post.id, verdict.value, error)
        if not outage:
            self._breaker.succeeded()
        match verdict:
            case Verdict.RETRY:
                if not await self._is_hopeless(table, delivery, error, outage=outage):
                    return
                # The page of a private message is behind a button, too.
                await table.outbox.drop(delivery.post, str(error))
            case Verdict.REPOST:
                too_old = getattr(error, "code", 0) == calls.EDITS_TOO_OLD
                if delivery.message and too_old and not delivery.only_changes:
                    try:  # make room for the new post
                        await self._delete(delivery.message)
                    except calls.CALL_FAILED as other:
                        table.session.log.warning("post is in the channel twice: %s", other)
                await table.outbox.record_missing(delivery.post)
            case Verdict.PARK:
                await self._channels.park(table, error)
            case Verdict.REFUSED if not delivery.only_changes:  # else it may be of a player who has left
                assert delivery.user_id is not None  # noqa: S101 - only private messages are refused
                await self._channels.dm_refused(table, delivery)
            case Verdict.UNFIT if delivery.user_id is None and delivery.message is None:
                await table.outbox.pass_over(delivery.post)
                await self._channels.tell_refused(table, error)
            case Verdict.REFUSED | Verdict.SKIP | Verdict.UNFIT:
                await table.outbox.drop(delivery.post, str(error))
            case Verdict.STOP:
                self._closed = True
        self._troubles.pop(delivery.post.id, None)

    async def _is_hopeless(
        self, table: Table, delivery: PostDelivery, error: BaseException, *, outage: bool
    ) -> bool:
        """Put a post off, unless all calls fail; whether it's private and has failed for too long."""
        trouble, wait = self._troubles[delivery.post.id], calls.retry_after(error)
        trouble.since = trouble.since or _now()
        answers = self._breaker.answers
        # Public posts don't wait because a private message alone fails.
        counts = delivery.user_id is None or wait is not None or self._breaker.open
        if outage and counts and self._answers.setdefault(table.id, answers) >= answers:
            self._breaker.failed(table.id, wait)
        elif outage or wait is None:  # others got replies meanwhile, so the trouble is with this message
            trouble.failures += 1
            trouble.until = _now() + max(self._pause_after(trouble.failures), wait or 0.0)
        else:
            trouble.until = _now() + wait
            if delivery.user_id is None:
                await self._channels.note_limited(table, wait)
        return delivery.user_id is not None and _now() - trouble.since >= sum(self._pauses)

    def _pause_after(self, failures: int) -> float:
        return self._pauses[min(failures, len(self._pauses)) - 1]


def _judge(error: BaseException, delivery: PostDelivery) -> Verdict:
    return calls.judge(error, private=delivery.user_id is not None, edit=delivery.message is not None)


def _now() -> float:
    return asyncio.get_running_loop().time()


# ---------------------------------------------------------------------------------- finding lost messages


@dataclass(eq=False)
class MessageSearch:
    """Finds messages of earlier attempts whose arrival the bot never learnt of."""

    _client: discord.Client
    _logged: bool = False

    async def find(
        self, channel_id: int, marks: Collection[str], after: int, known: Collection[int]
    ) -> int | None:
        """Id of a message in a channel with one of these marks; None if there is none.

        Searches messages with ids above ``after``, except those ``known`` as posts.
        """
        if not may_read_history(self._client.get_channel(channel_id)):
            self._tell(channel_id, "the permission Read Message History is missing")
            return None
        try:
            channel = self._client.get_partial_messageable(channel_id)
            async for post in channel.history(limit=MESSAGES_READ, after=discord.Object(after)):
                if post.id not in known and self._matches(post, marks):
                    return post.id
        except discord.Forbidden as error:
            if calls.is_outage(error):
                raise
            self._tell(channel_id, str(error))
        return None

    def _matches(self, post: discord.Message, marks: Collection[str]) -> bool:
        """Whether a message is the bot's own, was never edited, and has one of these marks."""
        own = self._client.user is not None and post.author.id == self._client.user.id
        names = (attachment.filename for attachment in post.attachments)
        return own and post.edited_at is None and _mark(post.content, _ids(post.components), names) in marks

    def _tell(self, channel_id: int, reason: str) -> None:
        if not self._logged:
            self._logged = True
            log.info(
                "channel %s can't be searched for posts sent before a stop, so one may appear twice: %s",
                channel_id,
                reason,
            )


def earliest_id(tried: datetime) -> int:
    """Lowest message id possible at that time or later, allowing for clock skew."""
    return discord.utils.time_snowflake(tried - CLOCK_AHEAD)


def marks_of(message: Message) -> frozenset[str]:
    """Fingerprints that identify a post: with its files, and without."""
    names = [upload.name for upload in message.uploads]
    return frozenset(_mark(message.text, message.ids, files) for files in (names, ()))


def _mark(text: str, ids: Iterable[str | None], names: Iterable[str]) -> str:
    content = json.dumps([without_emoji(text).strip(), list(ids), sorted(names)])
    return hashlib.sha256(content.encode()).hexdigest()[:MARK_LENGTH]


def _ids(components: Sequence[object]) -> Iterator[str | None]:
    for component in components:
        if isinstance(component, discord.ActionRow):
            yield from _ids(component.children)
        elif isinstance(component, discord.Button | discord.SelectMenu):
            yield component.custom_id
