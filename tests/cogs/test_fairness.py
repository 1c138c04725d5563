"""Chance is promised in the post of a game's start, kept secret until its end, and proven then."""

from __future__ import annotations

import hashlib
import re

import pytest

from k2bot.host.kernel.fairness import commitment, new_secret, pressed_at, presses_of, seed_of
from tests.cogs.test_replay import play
from tests.phrases import START, phrase, says

DIGEST = re.compile(r"`([0-9a-f]{64})`")


def promised(text):
    return DIGEST.search(text)[1]


def start_post(world):
    return next(post for post in world.posts() if says(post, "lobby-begun"))


def lobby_post(world):
    return next(post for post in world.posts() if says(post, "lobby-sealed"))


def test_a_secret_is_another_one_each_time_and_its_promise_is_plain_sha_256():
    secret = new_secret()
    assert secret != new_secret()
    assert commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


def test_a_seed_tells_what_it_is_made_of():
    secret, presses = new_secret(), (1234567890123456789, 5)
    seed = seed_of(secret, presses)
    assert (presses_of(seed), commitment(seed)) == (presses, commitment(secret))
    assert len({seed, secret, seed_of(secret, presses[::-1]), seed_of(secret, presses[:1])}) == 4
    assert pressed_at(175928847299117063).isoformat(timespec="seconds") == "2016-04-30T11:18:25+00:00"


@pytest.mark.parametrize(
    "seed", ["Kałuża-1", "one+2", "+1", f"{'0' * 32}-{'0' * 32}", f"{'0' * 32}-{'g' * 32}+1"]
)
def test_a_seed_of_an_earlier_version_was_promised_as_a_whole(seed):
    assert presses_of(seed) == ()
    assert commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()


async def test_the_promise_is_posted_before_anybody_joins_and_the_presses_make_the_seed(world):
    """Each game is of its own secret; without the presses the promise alone would not settle the cards."""
    await world.lobby()
    before = promised(lobby_post(world).content)
    row = world.table.session.row
    assert (before, row.presses) == (commitment(row.secret), ())
    await world.press("bob", "Join")
    await world.press("ann", START)
    row = world.table.session.row
    assert promised(start_post(world).content) == before
    assert len(set(row.presses)) == 2
    assert row.seed == seed_of(row.secret, row.presses)
    assert row.secret not in "".join(post.content for post in world.posts())


async def test_a_running_game_has_promised_its_seed_and_does_not_tell_it(world):
    await play(world, over=False)
    seed = world.table.session.row.seed
    shown = (await world.slash("cid", "verify")).content
    assert promised(shown) == promised(start_post(world).content) == commitment(seed)
    assert says(shown, "verify-running")
    assert not any(seed in text for text in (shown, *(post.content for post in world.posts())))


async def test_at_the_end_the_game_is_played_out_again_and_the_promise_kept(world):
    await play(world, over=True)
    post = start_post(world)
    shown = (await world.slash("cid", "verify")).content
    assert promised(shown) == promised(post.content)
    assert says(shown, "verify-over")
    assert says(shown, "verify-presses", count=2)
    assert f"/{post.id})" in shown, "it leads to the post of the start"
    (file,) = [a for a in world.post.attachments if a.filename == "record.txt"]
    record = await file.read()
    told = (await world.slash("bob", "verify", record=("record.txt", record))).content
    assert promised(told) == promised(post.content)
    assert says(told, "verify-record")
    lines = record.splitlines(keepends=True)
    opened = (await world.slash("bob", "verify", record=("record.txt", b"".join(lines[:-2])))).content
    assert says(opened, "verify-record-open")
    changed = record.replace(b'"', b"'", 1)
    assert "no record" in (await world.slash("bob", "verify", record=("record.txt", changed))).content


async def test_what_cannot_be_proven_says_why(world):
    assert says(await world.slash("ann", "verify"), "discord-played-none")
    await world.lobby()
    number = str(world.table.id)
    assert says(await world.slash("ann", "verify", table=number), "discord-played-lobby")
    both = await world.slash("ann", "verify", table=number, record=("r.txt", b"[]"))
    assert both.content == phrase("discord-played-either")
