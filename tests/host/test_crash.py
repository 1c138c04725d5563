"""Crashes, store failures and cancellations at every point: nothing is lost and nothing happens twice.

A game with a lobby, private messages, drafts, changed answers, a resignation and an end is played from a
script of steps. Every job for the database and every message sent is a point; at each of them
the script is interrupted, then the step is repeated, as people would do.
"""

import asyncio
import contextlib
import copy
import re
import sqlite3

import pytest

from k2bot.game.values import Press, Refusal
from k2bot.host.kernel.transition import resign
from k2bot.host.rows import Status
from tests.host.hosting import ANN, BOB, CID, House, opened, submit

PROMISED = re.compile("`[0-9a-f]{64}`")
"""The fingerprint of a game's seed, which is unpredictable."""


async def serve(house):
    await house.serve(await house.find(1))


def pressed(*what):
    async def step(house):
        await (await house.find(1)).press(*what)

    return step


def of_tables(act, *values):
    async def step(house):
        await getattr(house, act)(await house.find(1), *values)

    return step


def done(*command):
    async def step(house):
        await (await house.find(1)).do(*command)

    return step


SCRIPT = (
    lambda house: house.lobby(ANN),
    of_tables("join", BOB, "Bob"),
    of_tables("join", CID, "Cid"),
    lambda house: house.prefer(BOB, {"delivery": "dm"}),
    serve,
    of_tables("start", ANN),
    serve,
    pressed(ANN, Press("pick", "3"), "choose1"),
    pressed(ANN, Press("commit"), "choose1"),
    done(submit, BOB, "choose1", "1"),
    done(submit, BOB, "choose1", "2"),
    serve,
    done(submit, CID, "choose1", "2"),
    pressed(ANN, Press("say", "double"), "turn1"),
    serve,
    done(resign, CID),
    done(submit, ANN, "choose2", "1"),
    done(submit, BOB, "choose2", "3"),
    serve,
    done(submit, BOB, "turn2", "pass"),
    serve,
)


class Points:
    """Calls ``reached`` before and after each database job and each call to Discord."""

    def __init__(self, house, reached):
        self.reached = house.wall.reach = reached
        database = house.store.database
        database.run = self._around(database.run)

    def _around(self, call):
        async def called(*args):
            await self.reached()
            result = await call(*args)
            await self.reached()
            return result

        return called


def ending(wall):
    """What everybody sees in the end: every message's place and newest text, without seed fingerprints."""
    return [(message.place, PROMISED.sub("", message.page.text)) for message in wall.messages.values()]


async def story(house):
    """Everything stored about the table except the random seed and the times."""
    stored = await house.store.table(1)
    inputs = [(row.number, row.seat, row.kind, row.stamp, row.answer) for row in stored.inputs]
    return stored.row.status, stored.members, inputs, await house.is_settled(await house.find(1))


@pytest.fixture
async def expected(tmp_path, tiny):
    """The result of the script without interruption."""
    async with opened(tmp_path / "expected.sqlite3", tiny) as house:
        for step in SCRIPT:
            await step(house)
        found = ending(house.wall), await story(house)
    assert found[1][0] is Status.OVER
    assert [text.partition(":")[0] for _, text in found[0]].count("Over") == 1
    return found


async def go_on(house, number):
    """Repeat an interrupted step, as its player would, then do the remaining steps."""
    with contextlib.suppress(Refusal):  # if it had been done already, that is what a person is told
        await SCRIPT[number](house)
    for step in SCRIPT[number + 1 :]:
        await step(house)


async def test_a_crash_at_any_point_loses_nothing_and_repeats_nothing(tmp_path, tiny, expected):
    """At each point the database files are copied; on each copy the bot starts again and finishes the script.

    Points with the same step, files and messages as the previous one are skipped.
    """
    copies, reached, number = [], [], 0
    async with opened(tmp_path / "first.sqlite3", tiny) as house:

        async def copied():
            files = [
                file.read_bytes()
                for file in sorted(tmp_path.glob("first.sqlite3*"))
                if "-shm" not in file.name
            ]
            now = (number, files, house.wall.messages, house.wall.nonces)
            reached.append(number)
            if not copies or now != copies[-1][0]:
                path = house.after_a_crash(tmp_path / f"crash{len(copies)}.sqlite3")
                copies.append((copy.deepcopy(now), path))

        Points(house, copied)
        for number, step in enumerate(SCRIPT):  # noqa: B007 - read by copied()
            await step(house)
        assert (ending(house.wall), await story(house)) == expected
    assert set(reached) == set(range(len(SCRIPT)))
    assert len(copies) > 3 * len(SCRIPT)
    for (number, _, messages, nonces), path in copies:
        again = await House.open(path, tiny, clock=house.clock)
        try:
            again.wall.messages, again.wall.nonces = messages, nonces
            await again.recover()
            await go_on(again, number)
            assert (ending(again.wall), await story(again)) == expected, (number, path)
        finally:
            await again.store.close()
        path.unlink()


@pytest.mark.parametrize("way", ["error", "cancel"])
async def test_a_failure_at_any_point_loses_nothing_and_repeats_nothing(tmp_path, tiny, expected, way):
    """At each point the store fails or the caller is cancelled, while the bot keeps running."""
    left, failures = 0, 0

    async def fails():
        nonlocal left, failures
        left -= 1
        if left == 0:
            failures += 1
            if way == "error":
                raise sqlite3.OperationalError("disk I/O error")
            asyncio.current_task().cancel()
            await asyncio.sleep(0)

    async with opened(tmp_path / "failing.sqlite3", tiny) as house:
        Points(house, fails)
        for step in SCRIPT:
            for point in range(1, 1000):
                left = point
                task = asyncio.create_task(step(house))
                await asyncio.wait([task])
                if left > 0:
                    break
                if not task.cancelled() and task.exception() is not None:
                    assert isinstance(task.exception(), sqlite3.OperationalError)
            if task.exception() is not None:
                assert isinstance(task.exception(), Refusal)
        left = -1
        assert failures > 3 * len(SCRIPT)
        assert (ending(house.wall), await story(house)) == expected
