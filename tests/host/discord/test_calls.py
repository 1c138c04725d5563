"""Verdicts on Discord's error codes and statuses, and the rate limit of calls."""

import aiohttp
import discord
import pytest

from k2bot.host.discord import calls
from k2bot.host.discord.calls import (
    CALL_FAILED,
    RateLimit,
    Verdict,
    again_after,
    is_outage,
    judge,
    may_have_arrived,
    retry_after,
)

V = Verdict


class Response:
    reason = "because"

    def __init__(self, status, **headers):
        self.status = status
        self.headers = {name.replace("_", "-"): text for name, text in headers.items()}


def refusal(status, code=0, **headers):
    return discord.HTTPException(Response(status, **headers), {"code": code, "message": "no"})


def refusals(*answers):
    """Errors by status and code, written like ``404/10003``."""
    return [refusal(*map(int, answer.split("/"))) for line in answers for answer in line.split()]


@pytest.mark.parametrize(
    ("answers", "in_channel", "by_message"),
    [
        ("403/50001 403/50013 404/10003 404/10004", V.PARK, V.SKIP),
        ("403/20026 403/12345 404/12345", V.PARK, V.SKIP),  # a bot in quarantine, and codes nobody knows
        ("403/50007 400/50007 403/50278 400/50278 404/10013", V.PARK, V.REFUSED),  # people, with any status
        ("400/50008 400/50024 400/40058 400/50083 400/160005 400/160006", V.PARK, V.SKIP),
        ("403/40003", V.PARK, V.SKIP),  # too many private conversations at once: nothing about the person
        ("429/40003", V.RETRY, V.SKIP),
        ("403/0 429/0 500/0 503/130000 400/40062", V.RETRY, V.RETRY),  # the first is the wall before Discord
        ("401/0", V.STOP, V.STOP),
        ("400/50035 413/40005", V.UNFIT, V.UNFIT),
    ],
)
def test_verdicts_on_refused_new_messages(answers, in_channel, by_message):
    for error in refusals(answers):
        assert judge(error, private=False, edit=False) is in_channel
        assert judge(error, private=True, edit=False) is by_message


@pytest.mark.parametrize("private", [False, True])
def test_a_message_that_can_no_longer_be_edited_is_reposted(private):
    for error in refusals("404/10008 429/30046 403/50005 400/50083"):
        assert judge(error, private=private, edit=True) is V.REPOST


RATE_LIMITED = discord.RateLimited(45.0)


@pytest.mark.parametrize(
    "error", [TimeoutError(), OSError("no route"), aiohttp.ClientError("gone"), RATE_LIMITED]
)
def test_calls_that_never_reached_discord_are_retried(error):
    assert isinstance(error, CALL_FAILED)
    assert judge(error, private=False, edit=False) is V.RETRY


@pytest.mark.parametrize(
    ("errors", "all_of_discord", "seconds"),
    [
        ((OSError("no route"), aiohttp.ClientError("gone")), True, None),
        (refusals("500/0 503/130000 403/0"), True, None),  # the last is the wall
        # The wall, too: what comes from Discord itself has a Via.
        ([refusal(429, Retry_After="900")], True, 900.0),
        ([refusal(429, Via="1.1 google", X_RateLimit_Global="true", Retry_After="3")], True, 3.0),
        ([refusal(429, Via="1.1 google", Retry_After="12.5")], False, 12.5),
        ([refusal(429, Via="1.1 google", Retry_After="Wed, 21 Oct 2026")], False, None),
        ([RATE_LIMITED], False, 45.0),
        (refusals("400/40062 403/50013 404/10003 400/50035 401/0"), False, None),
    ],
)
def test_errors_show_whether_discord_is_down_and_how_long_to_wait(errors, all_of_discord, seconds):
    for error in errors:
        assert (is_outage(error), retry_after(error)) == (all_of_discord, seconds)


LOST = (TimeoutError(), aiohttp.ServerDisconnectedError(), *refusals("500/0 502/0 503/130000 504/0 524/0"))
NEVER_SENT = (RATE_LIMITED, aiohttp.ConnectionTimeoutError(), refusal(429))


def test_a_lost_answer_is_told_from_a_call_that_never_arrived_and_from_a_refusal():
    refused = refusals("400/40060 404/10062 403/50013 401/0")
    assert all(map(may_have_arrived, LOST))
    assert not any(map(may_have_arrived, (*NEVER_SENT, *refused)))
    assert [again_after(error, 2.0) for error in (*LOST, *NEVER_SENT)] == [2.0] * len(LOST) + [45.0, 2.0, 2.0]
    assert {again_after(error, 2.0) for error in refused} == {None}


# ------------------------------------------------------------------------------------------------ rate limit


async def made(monkeypatch, share, number, gap=0.0):
    """Times at which ``number`` calls are made, in seconds, if wanted ``gap`` seconds apart."""
    times, now = [], 0.0

    async def sleep(seconds):
        nonlocal now
        now += seconds

    monkeypatch.setattr(calls.asyncio, "sleep", sleep)
    monkeypatch.setattr(calls, "loop_time", lambda: now)
    limit = RateLimit(lambda: share)
    for wanted in range(number):
        now = max(now, wanted * gap)
        await limit.turn()
        times.append(now)
    return times


@pytest.mark.parametrize("share", [1.0, 0.5, 0.25])
async def test_calls_stay_within_discords_limit_in_every_second(monkeypatch, share):
    for gap in (0.0, 0.01, 0.7):
        times = await made(monkeypatch, share, 300, gap)
        most = max(sum(begin <= time < begin + 1 for time in times) for begin in times)
        assert most <= 50 * share + (share < 1), "a whole number of calls"
    assert (await made(monkeypatch, share, 300))[-1] == pytest.approx(300 / (45 * share), rel=0.05)


async def test_occasional_calls_and_processes_hosting_nothing_do_not_wait(monkeypatch):
    assert await made(monkeypatch, 1.0, 100, 0.1) == [pytest.approx(0.1 * number) for number in range(100)]
    assert await made(monkeypatch, 0.0, 1000) == [0.0] * 1000
