"""Calls to Discord: what a failure means, single attempts, and a circuit breaker for outages."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import asynccontextmanager
from contextvars import ContextVar
from enum import Enum
from typing import TYPE_CHECKING, Final

import aiohttp
import discord

from k2bot import metrics

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence
    from types import SimpleNamespace

log = logging.getLogger(__name__)

CONNECTING: Final = 8.0
"""Seconds in which a connection has to come about; how long the call itself may take is left open."""
PAUSES: Final = (1.0, 2.0, 4.0)
"""Most seconds before each probe in an outage; the last one is repeated."""
JITTER: Final = 0.25
"""Share of a pause that is left to chance, so that many bots don't come back in step."""
GAP: Final = 0.04
"""Seconds between the calls that waited: half of what Discord takes of one bot, as people go on pressing."""
LEAD: Final = 10.0
"""Seconds after which a probe still under way keeps the next one waiting no longer."""

CALL_FAILED = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError, TimeoutError)
"""What a call to Discord raises when it fails, or when Discord cannot be reached."""

UNKNOWN_CHANNEL = 10003
UNKNOWN_SERVER = 10004
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
EDITS_TOO_OLD = 30046
"""Too many edits of a message older than an hour."""
DMS_TOO_FAST = 40003
"""Private conversations are opened too fast; Discord answers so with the status of a refusal, 403."""
NO_MESSAGES_HERE = 40058
"""A forum takes posts, no messages."""
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
"""An archived thread cannot be opened again, as many are open as may be."""

# The codes decide, the status only where there is none that is known: Discord has answered one and the same
# refusal with other statuses at other times (50007 with 403 and 400).
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
    """What to do about a message that could not be sent."""

    RETRY = "try again after a pause"
    REPOST = "post it as a new message"
    PARK = "the channel cannot be written to"
    REFUSED = "this person takes no private messages"
    SKIP = "no private message can be sent now, it is left out"
    UNFIT = "Discord does not take this message"
    STOP = "Discord does not take the token"


def judge(error: BaseException, *, private: bool, edit: bool) -> Verdict:
    """Judge a failed call: of a private message or one in a channel, of an edit or a new message."""
    if not isinstance(error, discord.HTTPException):
        return Verdict.RETRY
    if error.status == 401:
        return Verdict.STOP
    if edit and error.code in _EDIT_IS_OVER:  # before the status: 30046 comes as a 429
        return Verdict.REPOST
    if private and error.code == DMS_TOO_FAST:
        return Verdict.SKIP
    if error.status >= 500 or error.status == 429 or error.code == RESOURCE_BUSY or _from_proxy(error):
        return Verdict.RETRY
    # A table may be in a private chat.
    closed = _CLOSED_PERSON if private else _CLOSED_CHANNEL | _CLOSED_PERSON
    if error.code in closed or error.status in {403, 404}:
        return Verdict.REFUSED if private else Verdict.PARK
    return Verdict.UNFIT


def is_outage(error: BaseException) -> bool:
    """Whether other calls would fail for the same reason: Discord has trouble, or the way to it."""
    if isinstance(error, discord.RateLimited):  # of one channel or conversation
        return False
    if not isinstance(error, discord.HTTPException):
        return True
    if error.status == 429:
        headers = error.response.headers
        return "Via" not in headers or "X-RateLimit-Global" in headers  # without Via it is the proxy's
    return error.status >= 500 or _from_proxy(error)


def retry_after(error: BaseException) -> float | None:
    """The seconds that Discord asks to wait before the next try; None where it names none."""
    if isinstance(error, discord.RateLimited):
        return error.retry_after
    if not isinstance(error, discord.HTTPException) or error.status != 429:
        return None
    try:
        return float(error.response.headers.get("Retry-After", ""))
    except ValueError:
        return None


def _from_proxy(error: discord.HTTPException) -> bool:
    """Whether it comes from the proxy before Discord, which knows nothing of channels and people."""
    return error.status == 403 and error.code == 0


def invalid_emoji(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message for an emoji in it."""
    return error.code == INVALID_FORM and "invalid emoji" in error.text.lower()


def attachment_gone(error: discord.HTTPException) -> bool:
    """Whether Discord refuses an edit for an attachment to be kept that the message no longer has."""
    return error.code == INVALID_FORM and "attachment" in error.text.lower()


def too_late(error: BaseException) -> bool:
    """Whether a press can no longer be answered: too late, answered already, or its message put away."""
    codes = {UNKNOWN_INTERACTION, ALREADY_ANSWERED, UNKNOWN_WEBHOOK, EXPIRED_TOKEN}
    return isinstance(error, discord.HTTPException) and (error.code in codes or error.status == 401)


# ---------------------------------------------------------------------------------------- a single attempt


_limits: ContextVar[tuple[asyncio.Timeout, float]] = ContextVar("limits")


@asynccontextmanager
async def single_attempt(connecting: float = CONNECTING) -> AsyncIterator[None]:
    """Make calls to Discord fail at once where discord.py would repeat them by itself, ever more slowly.

    Raises DiscordServerError for an answer of 500 and more, TimeoutError where no connection comes about.
    The client has to be made with ``call_trace()``.
    """
    async with asyncio.timeout(None) as limit:
        token = _limits.set((limit, connecting))
        try:
            yield
        finally:
            _limits.reset(token)


def call_trace() -> aiohttp.TraceConfig:
    """Trace of a client's calls (``http_trace``): counts them, and serves ``single_attempt``."""
    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(_started)
    trace.on_request_headers_sent.append(_connected)
    trace.on_request_end.append(_answered)
    return trace


async def _started(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (limits := _limits.get(None)) is not None:
        limit, connecting = limits
        limit.reschedule(_now() + connecting)


async def _connected(_session: aiohttp.ClientSession, _context: SimpleNamespace, _about: object) -> None:
    if (limits := _limits.get(None)) is not None:
        limits[0].reschedule(None)


async def _answered(
    _session: aiohttp.ClientSession, _context: SimpleNamespace, about: aiohttp.TraceRequestEndParams
) -> None:
    metrics.CALLS.labels(about.method, about.response.status).inc()
    if about.response.status >= 500 and _limits.get(None) is not None:
        about.response.close()
        raise discord.DiscordServerError(about.response, None)


# ------------------------------------------------------------------------------------------------- outages


class CircuitBreaker:
    """Lets every call through while Discord can be used, and one probe at a time while it can't.

    Before a call ask for the ``delay``, report ``succeeded`` or ``failed``, and end with ``release``. Waiting
    callers probe first come, first served, so one that fails for a reason of its own stops no others; nobody
    needs a task to wait. ``chance`` gives numbers from 0 to 1.
    """

    def __init__(
        self,
        *,
        pauses: Sequence[float] = PAUSES,
        gap: float = GAP,
        lead: float = LEAD,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.answers = 0
        """How often Discord has answered."""
        self.answered_at = 0.0
        """When it did so last, by the event loop's clock."""
        self._pauses = pauses
        self._gap = gap
        self._lead = lead
        self._chance = chance
        self._since: float | None = None
        """When the outage began; None as a rule."""
        self._tries = 0
        self._tried = 0.0
        """When a call failed last."""
        self._not_before = 0.0
        self._leader: int | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._line: dict[int, Callable[[], object]] = {}
        """Who waits, and how to call them, in the order in which they came."""

    @property
    def open(self) -> bool:
        """Whether Discord could not be used lately."""
        return self._since is not None

    def delay(self, caller: int, retry: Callable[[], object]) -> float | None:
        """Seconds until a call may be made, 0 as a rule.

        None while another caller probes: ``retry`` is called when it is time to ask again.
        """
        if self._since is None:
            return 0.0
        if self._leader not in {None, caller}:
            self._line.setdefault(caller, retry)
            return None
        self._line.pop(caller, None)
        pause = self._pauses[min(self._tries, len(self._pauses) - 1)] * (1 - JITTER * self._chance())
        # Counted from the last try: a leader that made no call, for a reason of its own, costs no time.
        pause = max(self._tried + pause, self._not_before, _now()) - _now()
        self._lead_for(caller, pause + self._lead)
        return pause

    def succeeded(self) -> None:
        """Note that Discord answered, be it with a refusal: all may call, a little after one another."""
        self.answers += 1
        self.answered_at = _now()
        if self._since is None:
            return
        log.info("Discord can be used again, after %.0f seconds", _now() - self._since)
        self._since = None
        self._end_lead()
        waiting, self._line = self._line, {}
        for number, retry in enumerate(waiting.values(), 1):
            asyncio.get_running_loop().call_later(number * self._gap, retry)

    def failed(self, caller: int, retry_after: float | None = None) -> None:
        """Note that a call failed in an outage; ``retry_after`` seconds, if Discord named them."""
        if self._since is None:
            log.warning("Discord cannot be used; one message at a time is tried, the others wait")
            self._since, self._tries = _now(), 0
        elif caller == self._leader:
            self._tries += 1
        self._tried = _now()
        self._not_before = max(self._not_before, _now() + (retry_after or 0.0))

    def release(self, caller: int) -> None:
        """Let the next caller probe, if this one leads."""
        if caller != self._leader:
            return
        self._end_lead()
        if self._line:
            following = next(iter(self._line))
            self._lead_for(following, self._lead)
            self._line.pop(following)()

    def _lead_for(self, caller: int, seconds: float) -> None:
        self._end_lead()
        self._leader = caller
        self._watch = asyncio.get_running_loop().call_later(seconds, self.release, caller)

    def _end_lead(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._leader = self._watch = None


def _now() -> float:
    return asyncio.get_running_loop().time()
