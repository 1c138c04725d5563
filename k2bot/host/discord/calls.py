"""Discord calls: classification of failures, longest waits, and a circuit breaker for outages."""

from __future__ import annotations

import asyncio
import logging
import random
import re
from contextlib import asynccontextmanager
from contextvars import ContextVar
from copy import copy
from enum import Enum
from typing import TYPE_CHECKING, Any, ParamSpec

import aiohttp
import discord
from discord.http import json_or_text
from discord.webhook.async_ import async_context

from k2bot import metrics
from k2bot.host.event_loop import loop_time

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
    from types import SimpleNamespace

log = logging.getLogger(__name__)

P = ParamSpec("P")

LONGEST_WAIT = 5.0
"""Time in seconds that a call waits for its turn, and for discord.py to repeat it."""
CONNECT_TIMEOUT = 8.0
"""Connection timeout in seconds."""
LONGEST_SILENCE = 10.0
"""Time in seconds without progress after which a request that was sent counts as lost."""
PAUSES = (1.0, 2.0, 4.0)
"""Maximum pause in seconds before each probe in an outage; the last one repeats."""
JITTER = 0.25
"""Random share of a pause, so that many bots don't return in step."""
GAP = 0.04
"""Interval in seconds between queued calls after an outage: half of Discord's global rate limit.

The other half is left to people who press meanwhile.
"""
LEAD = 10.0
"""Time in seconds after which a probe in progress no longer blocks the next one."""

LOGIN_TIMEOUT = 3.0
"""Time in seconds that Discord has to say how many logins are left."""
TOKEN_LIFETIME = 14 * 60.0
"""Time in seconds during which an interaction's reply can be edited (Discord: 15 minutes), minus a margin."""
SPARE_LOGINS = 100
"""Number of a day's logins that no start uses up, but connections that break meanwhile."""

CALL_FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""Exceptions of a call to Discord that failed or couldn't reach it."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
EDITS_TOO_OLD = 30046
"""Too many edits of a message older than an hour."""
DMS_TOO_FAST = 40003
"""Direct messages are opened too fast; Discord sends this with the status of a refusal, 403."""
NO_MESSAGES_HERE = 40058
"""Forums accept posts, but no messages."""
ALREADY_ANSWERED = 40060
RESOURCE_BUSY = 40062
MISSING_ACCESS = 50001
NOT_OWN_MESSAGE = 50005
DM_REFUSED = 50007
NO_TEXT_CHANNEL = 50008
MISSING_PERMISSIONS = 50013
WRONG_KIND_OF_CHANNEL = 50024
EXPIRED_TOKEN = 50027
INVALID_FORM = 50035
ARCHIVED_THREAD = 50083
NO_COMMON_SERVER = 50278
THREAD_IS_THERE = 160004
"""The message has a thread already."""
LOCKED_THREAD = 160005
TOO_MANY_THREADS = 160006
"""An archived thread can't be reopened because the limit of active threads is reached."""

# Codes take precedence; the status matters only without a known code, because Discord has sent the same
# refusal with different statuses at different times (50007 with 403 and 400).
_EDIT_IS_OVER = {UNKNOWN_MESSAGE, EDITS_TOO_OLD, NOT_OWN_MESSAGE, ARCHIVED_THREAD}
_CLOSED_PERSON = {UNKNOWN_USER, DM_REFUSED, NO_COMMON_SERVER}
_CLOSED_CHANNEL = {
    UNKNOWN_CHANNEL,
    UNKNOWN_SERVER,
    NO_MESSAGES_HERE,
    MISSING_ACCESS,
    NO_TEXT_CHANNEL,
    MISSING_PERMISSIONS,
    WRONG_KIND_OF_CHANNEL,
    ARCHIVED_THREAD,
    LOCKED_THREAD,
    TOO_MANY_THREADS,
}


class Verdict(Enum):
    """Action to take when a message couldn't be sent; only REFUSED speaks of the person it's for."""

    RETRY = "retrying after a pause"
    REPOST = "posting it as a new message"
    PARK = "can't write to the channel"
    REFUSED = "this user accepts no direct messages"
    SKIP = "the bot can't send this user a direct message, skipped"
    UNFIT = "Discord rejected the message"
    STOP = "Discord rejected the token"


def judge(error: BaseException, *, private: bool, edit: bool) -> Verdict:
    """Classify a failed call, by private message or channel, and by edit or new message."""
    if not isinstance(error, discord.HTTPException):
        return Verdict.RETRY
    if error.status == 401:
        return Verdict.STOP
    if edit and error.code in _EDIT_IS_OVER:  # checked before the status: 30046 comes with 429
        return Verdict.REPOST
    if private and error.code == DMS_TOO_FAST:
        return Verdict.SKIP
    if error.status >= 500 or error.status == 429 or error.code == RESOURCE_BUSY or _from_proxy(error):
        return Verdict.RETRY
    if error.code in _CLOSED_PERSON:
        return Verdict.REFUSED if private else Verdict.PARK  # a table may be in a private chat
    if error.code in _CLOSED_CHANNEL or error.status in {403, 404}:
        return Verdict.SKIP if private else Verdict.PARK
    return Verdict.UNFIT


def is_outage(error: BaseException) -> bool:
    """Whether other calls would fail for the same reason: Discord or the connection to it is down."""
    if isinstance(error, discord.RateLimited):
        return isinstance(error, GlobalRateLimitError)  # others apply to one channel or conversation only
    if not isinstance(error, discord.HTTPException):
        return True
    if error.status == 429:
        headers = error.response.headers
        return "Via" not in headers or "X-RateLimit-Global" in headers  # no Via: the proxy's limit
    return error.status >= 500 or _from_proxy(error)


def retry_after(error: BaseException) -> float | None:
    """Pause in seconds that Discord asks for; None if it names none."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != 429:
        return None
    return _seconds(error.response)


def _seconds(response: Any) -> float | None:
    try:
        return float(response.headers.get("Retry-After", ""))
    except ValueError:
        return None


def _from_proxy(error: discord.HTTPException) -> bool:
    """Whether it comes from the proxy in front of Discord, which knows nothing of channels and people."""
    return error.status == 403 and error.code == 0


def invalid_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord rejects a message for an emoji."""
    return error.code == INVALID_FORM and "invalid emoji" in error.text.lower()


def attachment_gone(error: discord.HTTPException) -> bool:
    """Whether Discord rejects an edit because an attachment to be kept is gone."""
    return error.code == INVALID_FORM and "attachment" in error.text.lower()


def again_after(error: BaseException, pause: float) -> float | None:
    """Seconds, at least ``pause``, after which the same call may succeed; None if it has been refused."""
    if judge(error, private=False, edit=False) is not Verdict.RETRY:
        return None
    return max(pause, retry_after(error) or 0.0)


def may_have_arrived(error: BaseException) -> bool:
    """Whether Discord may have done what was asked, although the call failed."""
    never_sent = discord.RateLimited, aiohttp.ClientConnectorError, aiohttp.ConnectionTimeoutError
    limited = isinstance(error, discord.HTTPException) and error.status == 429
    return not (limited or again_after(error, 0.0) is None or isinstance(error, never_sent))


def too_late(error: BaseException) -> bool:
    """Whether an interaction can't be answered any more: expired, already answered, or message dismissed."""
    codes = {UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_WEBHOOK, EXPIRED_TOKEN}
    return isinstance(error, discord.HTTPException) and (error.code in codes or error.status == 401)


# ------------------------------------------------------------------------------------------- longest waits


class GlobalRateLimitError(discord.RateLimited):
    """Discord takes no calls from the bot for a while, wherever they go."""


class _Call:
    """A call in progress, which discord.py may turn into several requests, with pauses between them.

    It's given up after a time that begins anew whenever something happens. Only a request is ever cancelled:
    in its pauses discord.py holds locks that it wouldn't release, so it's stopped before its next request.
    """

    def __init__(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._answer: asyncio.Future[Any] = loop.create_future()
        """Discord's, if discord.py would hold it back for the sake of the next call; or why it's given up."""
        self._timer = loop.call_at(now + LONGEST_WAIT, self._give_up)
        self._repeats_until = now if _once.get() else now + LONGEST_WAIT
        self._requests = 0
        self._connecting = self._sent = self._is_final = self._over = False

    async def result(self, work: asyncio.Task[Any]) -> Any:
        """Result of the call, whose ``work`` discord.py does. Raises what that raises, and CALL_FAILED."""
        _UNDER_WAY.add(work)
        work.add_done_callback(_forget)
        try:
            await asyncio.wait({work, self._answer}, return_when=asyncio.FIRST_COMPLETED)
            return self._answer.result() if self._answer.done() else work.result()
        finally:
            self._over = True
            self._timer.cancel()
            if self._connecting or self._sent:
                work.cancel()

    def _allow(self, until: float) -> None:
        self._timer.cancel()
        if until < float("inf"):
            self._timer = asyncio.get_running_loop().call_at(until, self._give_up)

    def _give_up(self) -> None:
        if not self._answer.done():
            self._answer.set_exception(self._given_up())

    def _given_up(self) -> Exception:
        if self._connecting:
            return aiohttp.ConnectionTimeoutError("no connection to Discord")
        lost = self._sent or self._is_final
        return TimeoutError("Discord doesn't answer") if lost else discord.RateLimited(LONGEST_WAIT)

    def held(self) -> None:
        """A request waits for this bot's own reasons, as all others do."""
        self._allow(float("inf"))

    def started(self) -> None:
        """A request begins. Raises RateLimited if nobody waits for it any more."""
        if self._over:
            raise discord.RateLimited(0.0)
        self._requests += 1
        self._connecting, self._sent = True, False
        self._allow(loop_time() + CONNECT_TIMEOUT)

    def proceeded(self) -> None:
        """A part of a request has been sent."""
        self._connecting, self._sent = False, True
        self._allow(loop_time() + LONGEST_SILENCE)

    async def answered(self, response: aiohttp.ClientResponse) -> None:
        """Discord has answered a request. Raises an error if discord.py would repeat it too late."""
        self._connecting = self._sent = False
        self._allow(float("inf"))
        if response.status >= 500:
            self._repeat(response, 2 * self._requests - 1, discord.DiscordServerError(response, None))
        elif response.status == 429 and "Via" in response.headers:  # otherwise discord.py doesn't repeat it
            pause = _seconds(response) or LONGEST_WAIT
            is_global = "X-RateLimit-Global" in response.headers
            limit = GlobalRateLimitError if is_global else discord.RateLimited
            self._repeat(response, pause, limit(pause))
        else:
            self._is_final = True
            self._allow(loop_time() + LONGEST_SILENCE)
            if response.status < 300 and response.headers.get("X-RateLimit-Remaining") == "0":
                told = await json_or_text(response)
                if not self._answer.done():
                    self._answer.set_result(told)

    def _repeat(self, response: aiohttp.ClientResponse, pause: float, error: Exception) -> None:
        """Allow a pause after which discord.py repeats a request, or raise the error."""
        if loop_time() + pause > self._repeats_until:
            response.close()
            raise error
        self._allow(self._repeats_until)


_once: ContextVar[bool] = ContextVar("once", default=False)
_call: ContextVar[_Call | None] = ContextVar("call", default=None)
_UNDER_WAY: set[asyncio.Task[Any]] = set()
"""Calls, also those that nobody waits for any more, because asyncio alone doesn't keep tasks."""


def _forget(work: asyncio.Task[Any]) -> None:
    _UNDER_WAY.discard(work)
    if not work.cancelled():
        work.exception()


def limit_waiting(client: discord.Client) -> None:
    """Give each call of a client, and each webhook's call from this context, a longest wait.

    Interactions are answered by webhooks, for which discord.py has a loop of its own. The client must be
    logged in, and created with ``call_trace()``.
    """
    http, webhooks = client.http, copy(async_context.get())
    http.max_ratelimit_timeout = LONGEST_WAIT  # the client's option is at least 30
    http.request = _limited(http.request)  # type: ignore[method-assign] # there is no other place for all calls
    webhooks.request = _limited(webhooks.request)  # type: ignore[method-assign] # likewise
    async_context.set(webhooks)


def _limited(request: Callable[P, Coroutine[Any, Any, Any]]) -> Callable[P, Coroutine[Any, Any, Any]]:
    async def limited(*args: P.args, **kwargs: P.kwargs) -> Any:
        call = _Call()
        token = _call.set(call)
        work = asyncio.create_task(request(*args, **kwargs))
        _call.reset(token)
        return await call.result(work)

    return limited


@asynccontextmanager
async def single_attempt() -> AsyncIterator[None]:
    """Let no call be repeated by discord.py: it fails at its first rate limit or server error."""
    token = _once.set(True)
    try:
        yield
    finally:
        _once.reset(token)


def call_trace(
    hold: Callable[[], Awaitable[None]] | None = None, turn: Callable[[], Awaitable[None]] | None = None
) -> aiohttp.TraceConfig:
    """Trace config for a client (``http_trace``): counts calls, and supports ``limit_waiting``.

    Replies to interactions don't wait, because Discord takes only the first one of each, and doesn't count
    them. Before any other call ``turn`` is awaited, and ``hold`` if it changes anything.
    """

    async def before_request(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        if _REPLY.search(params.url.path):
            return
        if (call := _call.get()) is not None:
            call.held()
        if turn is not None:
            await turn()
        if hold is not None and params.method != "GET":
            await hold()

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(before_request)
    trace.on_request_start.append(_started)
    trace.on_request_headers_sent.append(_proceeded)
    trace.on_request_chunk_sent.append(_proceeded)
    trace.on_request_end.append(_answered)
    return trace


_REPLY = re.compile("/(interactions|webhooks)/")


class RateLimit:
    """Keeps the processes of a bot below Discord's limit of 50 calls per second for all of them together.

    ``share`` is the part of the limit that this process has now; with 0 it isn't limited, because a
    process that hosts nothing makes few calls.
    """

    PACE = 45.0
    """Calls per second for all processes."""
    MAX_LEAD = 5 / PACE
    """Time in seconds by which calls may be ahead of their pace, so that at most 50 fall into any second."""

    def __init__(self, share: Callable[[], float]) -> None:
        self._share = share
        self._next = 0.0
        """Time of the next call at an even pace."""

    async def turn(self) -> None:
        """Wait until a call may be made."""
        if share := self._share():
            now = loop_time()
            due = max(self._next, now)
            self._next = due + 1 / (self.PACE * share)
            if due - now > self.MAX_LEAD:
                await asyncio.sleep(due - now - self.MAX_LEAD)


async def _started(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (call := _call.get()) is not None:
        call.started()


async def _proceeded(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (call := _call.get()) is not None:
        call.proceeded()


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, params: aiohttp.TraceRequestEndParams
) -> None:
    metrics.CALLS.labels(params.method, params.response.status).inc()
    if (call := _call.get()) is not None:
        await call.answered(params.response)


async def wait_for_login(client: discord.Client) -> None:
    """Wait until the client may log in, once for each shard; if Discord doesn't say, it may.

    Discord allows 1,000 logins a day, and takes away the token of a bot that needs more. So whatever restarts
    the bot in a loop needs no limit of its own.
    """
    try:
        async with asyncio.timeout(LOGIN_TIMEOUT), single_attempt():
            recommended, _address, limits = await client.http.get_bot_gateway()
    except (*CALL_FAILED, discord.GatewayNotFound) as error:
        log.warning("Discord doesn't say how many logins are left today: %s", error)
        return
    left, needed = limits["remaining"], client.shard_count or recommended
    if left < needed + SPARE_LOGINS:
        pause = limits["reset_after"] / 1000
        log.error("%d of %d logins are left today; waiting %.0f s for new ones", left, limits["total"], pause)
        await asyncio.sleep(pause)


# ------------------------------------------------------------------------------------------------- outages


class CircuitBreaker:
    """Circuit breaker: lets every call through while Discord works, and one probe at a time while it doesn't.

    Before a call, ask for the ``delay``; report ``succeeded`` or ``failed``; finally, ``release``. Queued
    callers take turns probing, so one with a failure of its own doesn't block the others, and none needs a
    task to wait.
    """

    def __init__(self) -> None:
        self.pauses: Sequence[float] = PAUSES
        self.lead = LEAD
        self.chance = random.random
        self.answers = 0
        """Number of replies from Discord."""
        self.answered_at = 0.0
        """Time of the last one, by the event loop's clock."""
        self._since: float | None = None
        """Start of the outage; None normally."""
        self._tries = 0
        self._tried = 0.0
        """Time of the last failed call."""
        self._not_before = 0.0
        self._leader: int | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._line: dict[int, Callable[[], object]] = {}
        """Queued callers and their callbacks, first come, first served."""

    @property
    def open(self) -> bool:
        """Whether an outage is in progress."""
        return self._since is not None

    def delay(self, caller: int, retry: Callable[[], object]) -> float | None:
        """Seconds until a call may be made, normally 0.

        None while another caller probes: ``retry`` is called when it's time to ask again.
        """
        if self._since is None:
            return 0.0
        if self._leader not in {None, caller}:
            self._line.setdefault(caller, retry)
            return None
        self._line.pop(caller, None)
        pause = self.pauses[min(self._tries, len(self.pauses) - 1)] * (1 - JITTER * self.chance())
        # Counted from the last attempt: a leader that made no call, for reasons of its own, costs no time.
        pause = max(self._tried + pause, self._not_before, loop_time()) - loop_time()
        self._lead_for(caller, pause + self.lead)
        return pause

    def succeeded(self) -> None:
        """Record a reply from Discord, even a refusal: closes the breaker and releases callers one by one."""
        self.answers += 1
        self.answered_at = loop_time()
        if self._since is None:
            return
        log.info("Discord works again after %.0f seconds", loop_time() - self._since)
        self._since = None
        self._end_lead()
        waiting, self._line = self._line, {}
        for number, retry in enumerate(waiting.values(), 1):
            asyncio.get_running_loop().call_later(number * GAP, retry)

    def failed(self, caller: int, retry_after: float | None = None) -> None:
        """Record a call that failed in an outage; ``retry_after`` in seconds, if Discord named it."""
        if self._since is None:
            log.warning("Discord is failing; messages wait, and one at a time is tried")
            self._since, self._tries = loop_time(), 0
        elif caller == self._leader:
            self._tries += 1
        self._tried = loop_time()
        self._not_before = max(self._not_before, loop_time() + (retry_after or 0.0))

    def release(self, caller: int) -> None:
        """Pass the probe on to the next caller, if this one holds it."""
        if caller != self._leader:
            return
        self._end_lead()
        if self._line:
            following = next(iter(self._line))
            self._lead_for(following, self.lead)
            self._line.pop(following)()

    def _lead_for(self, caller: int, seconds: float) -> None:
        self._end_lead()
        self._leader = caller
        self._watch = asyncio.get_running_loop().call_later(seconds, self.release, caller)

    def _end_lead(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._leader = self._watch = None
