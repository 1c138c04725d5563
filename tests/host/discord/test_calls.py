"""What Discord's answers mean for a message, as its codes and statuses really come together."""

from __future__ import annotations

import aiohttp
import discord
import pytest

from k2bot.host.discord.calls import CALL_FAILED, Verdict, is_outage, judge, retry_after

V = Verdict


class Response:
    reason = "because"

    def __init__(self, status, **headers):
        self.status = status
        self.headers = {name.replace("_", "-"): text for name, text in headers.items()}


def refusal(status, code=0, **headers):
    return discord.HTTPException(Response(status, **headers), {"code": code, "message": "no"})


@pytest.mark.parametrize(
    ("status", "code", "in_channel", "by_message"),
    [
        (403, 50001, V.PARK, V.REFUSED),
        (403, 50013, V.PARK, V.REFUSED),
        (404, 10003, V.PARK, V.REFUSED),
        (404, 10004, V.PARK, V.REFUSED),
        (400, 50008, V.PARK, V.UNFIT),
        (400, 50024, V.PARK, V.UNFIT),
        (400, 40058, V.PARK, V.UNFIT),
        (400, 50083, V.PARK, V.UNFIT),
        (400, 160005, V.PARK, V.UNFIT),
        (400, 160006, V.PARK, V.UNFIT),
        (403, 50007, V.PARK, V.REFUSED),
        (400, 50007, V.PARK, V.REFUSED),  # what opening a private conversation has answered at times
        (403, 50278, V.PARK, V.REFUSED),
        (400, 50278, V.PARK, V.REFUSED),
        (404, 10013, V.PARK, V.REFUSED),
        (403, 40003, V.PARK, V.SKIP),  # too many private conversations at once: it says nothing of the person
        (429, 40003, V.RETRY, V.SKIP),
        (403, 0, V.RETRY, V.RETRY),  # the wall before Discord
        (429, 0, V.RETRY, V.RETRY),
        (500, 0, V.RETRY, V.RETRY),
        (503, 130000, V.RETRY, V.RETRY),
        (400, 40062, V.RETRY, V.RETRY),
        (401, 0, V.STOP, V.STOP),
        (400, 50035, V.UNFIT, V.UNFIT),
        (413, 40005, V.UNFIT, V.UNFIT),
    ],
)
def test_a_refused_new_message(status, code, in_channel, by_message):
    error = refusal(status, code)
    assert judge(error, private=False, edit=False) is in_channel
    assert judge(error, private=True, edit=False) is by_message


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (429, 30046), (403, 50005), (400, 50083)])
@pytest.mark.parametrize("private", [False, True])
def test_a_message_that_can_be_edited_no_more_is_posted_anew(status, code, private):
    assert judge(refusal(status, code), private=private, edit=True) is V.REPOST


@pytest.mark.parametrize("error", [TimeoutError(), OSError("no route"), aiohttp.ClientError("gone")])
def test_what_never_reached_discord_is_tried_again(error):
    assert judge(error, private=False, edit=False) is V.RETRY


RATE_LIMITED = discord.RateLimited(45.0)


def test_what_reaches_us_of_rate_limits_is_a_failed_call_to_be_tried_again():
    assert isinstance(RATE_LIMITED, CALL_FAILED)
    assert judge(RATE_LIMITED, private=False, edit=False) is V.RETRY


@pytest.mark.parametrize(
    ("error", "all_of_discord", "seconds"),
    [
        (OSError("no route"), True, None),
        (aiohttp.ClientError("gone"), True, None),
        (refusal(500), True, None),
        (refusal(503, 130000), True, None),
        (refusal(403), True, None),  # the wall
        (
            refusal(429, Retry_After="900"),
            True,
            900.0,
        ),  # the wall, too: what comes from Discord itself has a Via
        (refusal(429, Via="1.1 google", X_RateLimit_Global="true", Retry_After="3"), True, 3.0),
        (refusal(429, Via="1.1 google", Retry_After="12.5"), False, 12.5),
        (refusal(429, Via="1.1 google", Retry_After="Wed, 21 Oct 2026"), False, None),
        (RATE_LIMITED, False, 45.0),
        (refusal(400, 40062), False, None),
        (refusal(403, 50013), False, None),
        (refusal(404, 10003), False, None),
        (refusal(400, 50035), False, None),
        (refusal(401), False, None),
    ],
)
def test_whether_others_would_fail_too_and_how_long_to_wait(error, all_of_discord, seconds):
    assert is_outage(error) is all_of_discord
    assert retry_after(error) == seconds
