"""Two processes share the servers of a bot; when one goes, the other takes over its servers."""

import asyncio
import signal
import time
from contextlib import asynccontextmanager

from k2bot.host.discord.controls import GameId, HostId, read_id
from k2bot.host.pages.dailies import DAILY_START
from k2bot.host.service.ownership import CUT_OFF
from k2bot.text.words import words
from tests.phrases import says
from tests.torture.checks import rows
from tests.torture.pair import DISCORDS
from tests.torture.sharing import PATIENCE, shared
from tests.waiting import until

TAKEN_OVER_WITHIN = 7.0
"""Seconds after the end of a lost process's lease within which another one has to answer.

Multiplied by the slowness of a busy computer.
"""


@asynccontextmanager
async def pressed(own):
    """Within the block people open games on both servers; all are answered within Discord's limit."""
    before, known = await own.slowness(), len(own.asked)
    done = asyncio.get_running_loop().create_future()
    pressing = asyncio.create_task(own.press_until(done, before))
    yield
    done.set_result(None)
    await pressing
    slowest = await own.answered(*(asked for asked, _ in own.asked[known:]))
    assert slowest < DISCORDS * max(before, await own.slowness())


async def taken_over(own, life):
    """Wait until one process alone answers people on both servers, which must not take long."""
    began = time.monotonic()
    await own.hosted_by(life)
    await own.answered(own.new_game(0), own.new_game(1))
    took = time.monotonic() - began
    assert took < own.lease + TAKEN_OVER_WITHIN * await own.slowness()


async def test_processes_take_over_from_lost_ones_and_share_with_new_ones(tmp_path):
    async with shared(tmp_path) as own:
        first = await own.begin()
        assert own.owners() == [first, first]
        async with pressed(own):
            second = await own.begin()
            await own.hosted_by(first, second)
        assert own.owners() == [first, second], "private chats stay where they were"
        for _ in range(5):
            asked = own.new_game(0), own.new_game(1)
            await own.answered(*asked)
            assert [[kind for _, kind, _ in one.heard].count("acknowledging") for one in asked] == [1, 1]
        await second.kill()
        await taken_over(own, first)
        async with pressed(own):
            third = await own.begin()
            await own.hosted_by(first, third)
        first.signal(signal.SIGSTOP)
        await taken_over(own, third)
        first.signal(signal.SIGCONT)
        await own.hosted_by(first, third)
        await own.answered(own.new_game(0), own.new_game(1))
        await own.each_counts_once()

        # Each stands by for the other's range, which it couldn't use any more.
        rows(own.database, "INSERT INTO migration VALUES (9999, 'later', '') RETURNING number")
        assert [await first.exit_code(), await third.exit_code()] == [1, 1]


async def test_processes_keep_what_they_can_serve_in_outages_and_give_the_rest_away(tmp_path):
    async with shared(tmp_path) as own:
        first, second = await own.begin(), await own.begin()
        await own.hosted_by(first, second)

        # Without Discord alone: the other one takes its range, and gives one back afterwards.
        with second.discord.closed():
            await taken_over(own, first)
        await own.hosted_by(first, second)
        await own.works()

        # Both of them without Discord, or without the database: each keeps its own.
        outages = ((2 * CUT_OFF, first.discord, second.discord), (1.5 * own.lease, first.way, second.way))
        for seconds, *ways in outages:
            before = own.lives.told.count("taking over")
            with ways[0].closed(), ways[1].closed():
                await asyncio.sleep(seconds)
                assert own.lives.told.count("taking over") == before
            await own.works()
        assert own.lives.told.count("taking over") == before

        # Without the database in the moment of a takeover.
        await own.has_heirs()
        handed_over = own.lives.told.count("handing over")
        first.signal(signal.SIGTERM)
        await until(lambda: own.lives.told.count("handing over") > handed_over, PATIENCE, 0.01)
        with second.way.closed():
            await asyncio.sleep(own.lease / 2)
        await taken_over(own, second)
        assert await first.exit_code() == 0

        await own.each_counts_once()

        second.way.hang()
        second.signal(signal.SIGTERM)
        assert await second.exit_code() == 0, "bounded, whatever doesn't answer"


async def test_private_messages_and_settings_work_across_processes(tmp_path):
    async with shared(tmp_path) as own:
        first, second = await own.begin(), await own.begin()
        await own.hosted_by(first, second)
        here, there = own.people
        table, channel = await own.game(1, 0, 1)

        # Private messages, asked for here, come from the process that hosts the game there.
        await own.answered(own.slash(here[1], own.channel(0), "k2 hand", delivery="dm"))
        letter = await until(
            lambda: next((one for one in own.letters(1) if ids(one, GameId)), None), own.patience
        )
        assert {one.table for one in ids(letter, GameId)} == {table}
        assert not says(await own.press(1, own.chat(1), ids(letter, GameId)[0]), "refusal-unknown-table")
        # So do commands in the chat that are about it, and practice or daily games are played in the chat.
        assert f"{table}" in await own.told(own.slash(own.users[1], own.chat(1), "k2 status"))
        where = own.channel(1)
        await own.answered(own.slash(there[2], where, "k2 daily"))
        panel = own.crowd.panel(own.users[2].id, where)
        start = next(one for one in ids(panel, HostId) if one.verb == DAILY_START)
        assert says(await own.press(2, where, start), "daily-started")
        assert rows(own.database, "SELECT guild_id FROM game_table WHERE kind = 'daily'") == [(None,)]

        await own.answered(own.slash(here[0], own.channel(0), "k2 language", language="de"))
        asked = await own.told(own.slash(there[0], channel, "k2 resign"))
        assert words("de").text("k2-resignation") in asked

        first.signal(signal.SIGTERM)
        await taken_over(own, second)
        assert await first.exit_code() == 0
        assert "handing over range 0 of 2" in own.lives.told, "it didn't let its lease end"


def ids(message, kind):
    """Custom ids of a kind in a message."""
    found = (
        read_id(str(item.get("custom_id", ""))) for row in message.components for item in row["components"]
    )
    return [one for one in found if isinstance(one, kind)]
