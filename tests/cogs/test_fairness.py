"""Chance is promised in the post of a game's start, kept secret until its end, and proven then."""

from __future__ import annotations

import hashlib
import re

from k2bot.host.fairness import commitment, new_seed
from tests.cogs.test_replay import play

DIGEST = re.compile(r"`([0-9a-f]{64})`")


def promised(text):
    return DIGEST.search(text)[1]


def start_post(world):
    return next(post for post in world.posts() if "the game has begun" in post.content)


def test_a_seed_is_another_one_each_time_and_its_promise_is_plain_sha_256():
    assert new_seed() != new_seed()
    assert commitment("Kałuża-1") == hashlib.sha256("Kałuża-1".encode()).hexdigest()


async def test_a_running_game_has_promised_its_seed_and_does_not_tell_it(world):
    await play(world, over=False)
    seed = world.table.row.seed
    shown = (await world.slash("cid", "verify")).content
    assert promised(shown) == promised(start_post(world).content) == commitment(seed)
    assert "goes on" in shown
    assert not any(seed in text for text in (shown, *(post.content for post in world.posts())))


async def test_at_the_end_the_game_is_played_out_again_and_the_promise_kept(world):
    await play(world, over=True)
    post = start_post(world)
    shown = (await world.slash("cid", "verify")).content
    assert promised(shown) == promised(post.content)
    assert "played out again, and the same to the end" in shown
    assert f"/{post.id})" in shown, "it leads to the post of the start"
    (file,) = [a for a in world.post.attachments if a.filename == "record.txt"]
    record = await file.read()
    told = (await world.slash("bob", "verify", record=("record.txt", record))).content
    assert promised(told) == promised(post.content)
    changed = record.replace(b'"', b"'", 1)
    assert "no record" in (await world.slash("bob", "verify", record=("record.txt", changed))).content


async def test_what_cannot_be_proven_says_why(world):
    assert "No game is going on here" in (await world.slash("ann", "verify")).content
    await world.lobby()
    number = str(world.table.id)
    assert "has not begun" in (await world.slash("ann", "verify", table=number)).content
    both = await world.slash("ann", "verify", table=number, record=("r.txt", b"[]"))
    assert both.content == "Give the number of a table or attach a record, not both."


async def test_the_promise_comes_from_the_seed_of_the_table(world, monkeypatch):
    """A game with another seed has another promise: nothing in between makes it up."""
    monkeypatch.setattr("k2bot.host.tables.new_seed", lambda: "one")
    await play(world, over=True)
    assert promised(start_post(world).content) == commitment("one")
