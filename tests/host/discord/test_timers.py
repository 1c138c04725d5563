"""Default answers are taken when they are due, and one task at most waits for them."""

from datetime import UTC, datetime, timedelta

import pytest

from k2bot.host.service import tables as tables_work
from tests.host.discord import kit

HOUR = 3600.0


@pytest.fixture
async def world(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, reminders=False, patience=1.0) as made:
        yield made


async def turn(world):
    """Ann's turn, which is passed for her an hour later."""
    await world.begin("bob", rounds="2")
    await world.answers(("ann", "3"), ("bob", "2"))


def sleeping(world):
    return [task for task in world.env._work.tasks if not task.done() and task.get_name() == "timers"]


async def test_the_clock_is_set_again_after_a_restart_and_an_answer_in_time_stops_it(world):
    await world.begin("bob", rounds="1")
    await world.answers(("ann", "3"), ("bob", "2"))
    await world.restart()
    assert len(sleeping(world)) == 1
    await world.press("ann", "My turn")
    await world.press("ann", "double")
    assert sleeping(world) == []


async def test_a_timer_that_is_set_while_the_earliest_is_looked_up_is_not_missed(world, monkeypatch):
    timers, store, asked = world.bot.host.services.timers, world.bot.host.store, []
    usual = store.next_timer

    async def looked_up(besides):
        asked.append(await usual(besides))
        if len(asked) == 1:
            timers.wake()  # as for the game that begins just now
            return None
        return datetime.now(UTC) + timedelta(hours=1)

    monkeypatch.setattr(store, "next_timer", looked_up)
    with world.env._bot_scope():
        timers.wake()
    await world.settle()
    assert (len(asked), len(sleeping(world))) == (2, 1)


async def test_a_default_that_fails_does_not_make_the_clock_spin(world, monkeypatch, caplog):
    await turn(world)
    tried = []

    async def broken(table_id, now):
        tried.append(now)
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(world.bot.host.services.timers, "fire", broken)
    clock(monkeypatch, datetime.now(UTC) + timedelta(hours=2))
    with world.env._bot_scope():
        world.bot.host.services.timers.wake()
    await world.settle()
    assert len(tried) == 1
    assert "a bug" in caplog.text
    await world.later(61)
    assert len(tried) == 2


async def test_a_clock_that_is_put_forward_is_noticed_long_before_the_sleep_would_end(
    tmp_path, tiny, monkeypatch
):
    """As when the computer was asleep itself: then less time was slept than has gone by."""
    async with kit.world(tmp_path, tiny, reminders=False, patience=100.0) as world:
        await turn(world)
        clock(monkeypatch, datetime.now(UTC) + timedelta(hours=101))
        await world.later(601)
        assert "Round 2" in world.post.content


async def test_a_clock_that_is_put_back_does_not_lengthen_the_wait(world, monkeypatch):
    await turn(world)
    clock(monkeypatch, datetime.now(UTC) - timedelta(hours=5))
    await world.later(HOUR - 60)
    assert "Round 2" not in world.post.content
    await world.later(61)
    assert "Round 2" in world.post.content


def clock(monkeypatch, now):
    """Let the tables see another time than the computer's."""

    class Later(datetime):
        @classmethod
        def now(cls, tz=None):
            return now

    monkeypatch.setattr(tables_work, "datetime", Later)
