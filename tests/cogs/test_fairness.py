"""Provable fairness: a commitment to the seed at the start, its proof at the end."""

import hashlib
import re

import pytest

from k2bot.host.kernel.fairness import commitment, new_secret, pressed_at, presses_of, seed_of
from tests.cogs.test_replay import play, record_of

DIGEST = re.compile(r"`([0-9a-f]{64})`")


def promised(text):
    return DIGEST.search(text)[1]


def test_secrets_are_fresh_and_their_commitment_is_plain_sha_256():
    secret = new_secret()
    assert secret != new_secret()
    assert commitment(secret) == hashlib.sha256(secret.encode()).hexdigest()


def test_a_seed_reveals_the_secret_and_presses_it_is_made_of():
    secret, presses = new_secret(), (1234567890123456789, 5)
    seed = seed_of(secret, presses)
    assert (presses_of(seed), commitment(seed)) == (presses, commitment(secret))
    assert len({seed, secret, seed_of(secret, presses[::-1]), seed_of(secret, presses[:1])}) == 4
    assert pressed_at(175928847299117063).isoformat(timespec="seconds") == "2016-04-30T11:18:25+00:00"


@pytest.mark.parametrize("seed", ["Kałuża-1", "+1", f"{'0' * 32}-{'0' * 32}", f"{'0' * 32}-{'g' * 32}+1"])
def test_seeds_of_earlier_versions_were_committed_to_as_a_whole(seed):
    assert presses_of(seed) == ()
    assert commitment(seed) == hashlib.sha256(seed.encode()).hexdigest()


async def test_the_commitment_is_shown_before_the_presses_that_complete_the_seed(world, story):
    """To anyone who asks. It alone doesn't settle the cards, and nobody learns the seed."""
    await world.lobby()
    before = promised(await world.told("cid", "status"))
    row = world.session.row
    assert (before, row.presses) == (commitment(row.secret), ())
    await world.press("bob", "Join")
    await world.start()
    row = world.session.row
    assert promised(await world.told("cid", "status")) == before
    assert not any(DIGEST.search(text) for text in world.texts)
    assert len(set(row.presses)) == 2
    assert row.seed == seed_of(row.secret, row.presses)
    shown = await story.slash("cid", "verify")
    assert promised(shown.content) == before
    assert not any(row.secret in text for text in (shown.content, *world.texts))


async def test_verifying_a_finished_game_replays_it_against_the_commitment(world, story):
    await play(world, over=True)
    before = promised(await world.told("cid", "status"))
    shown = await story.slash("cid", "verify")
    assert promised(shown.content) == before
    record = await record_of(world)
    lines = record.splitlines(keepends=True)
    broken = record.replace(b'"', b"'", 1)
    for file in (record, b"".join(lines[:-2]), broken):
        shown = await story.slash("bob", "verify", record=("record.txt", file))
        assert DIGEST.findall(shown.content)[:1] == (file != broken) * [before]


async def test_verify_explains_what_it_cannot_verify(world, story):
    await story.slash("ann", "verify")
    await world.lobby()
    await story.slash("ann", "verify", table="1")
    await story.slash("ann", "verify", table="1", record=("r.txt", b"[]"))
