"""What a failed call to Discord means for the message that was to be sent."""

from __future__ import annotations

from enum import Enum

import aiohttp
import discord

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
"""A message has a thread already."""
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
    ANEW = "post it as a new message"
    PARK = "the channel cannot be written to"
    REFUSED = "this person takes no private messages"
    SKIP = "no private message can be sent just now, it is left out"
    UNFIT = "Discord does not take this message"
    STOP = "Discord does not take the token"


def judge(error: BaseException, *, private: bool, edit: bool) -> Verdict:
    """Judge a failed call: of a private message or one in a channel, of an edit or a new message."""
    if not isinstance(error, discord.HTTPException):
        return Verdict.RETRY
    if error.status == 401:
        return Verdict.STOP
    if edit and error.code in _EDIT_IS_OVER:  # before the status: 30046 comes as a 429
        return Verdict.ANEW
    if private and error.code == DMS_TOO_FAST:
        return Verdict.SKIP
    if _passes(error):
        return Verdict.RETRY
    closed = (
        _CLOSED_PERSON if private else _CLOSED_CHANNEL | _CLOSED_PERSON
    )  # a table may be in a private chat
    if error.code in closed or error.status in {403, 404}:
        return Verdict.REFUSED if private else Verdict.PARK
    return Verdict.UNFIT


def concerns_all(error: BaseException) -> bool:
    """Whether other calls would fail for the same reason: Discord has trouble, or the way to it."""
    if isinstance(error, discord.RateLimited):  # of one channel or conversation
        return False
    if not isinstance(error, discord.HTTPException):
        return True
    if error.status == 429:
        headers = error.response.headers
        return "Via" not in headers or "X-RateLimit-Global" in headers  # without Via it is the wall's
    return error.status >= 500 or _wall(error)


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


def _passes(error: discord.HTTPException) -> bool:
    """Whether it is trouble of Discord's, or of the way to it, that has nothing to do with this message."""
    return error.status >= 500 or error.status == 429 or error.code == RESOURCE_BUSY or _wall(error)


def _wall(error: discord.HTTPException) -> bool:
    """Whether it comes from the wall before Discord, which knows nothing of channels and people."""
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
