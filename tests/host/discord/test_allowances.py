"""Limits: presses per person, and open games per person and server."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.host.discord import interactions
from k2bot.host.discord.interactions import Cooldown
from tests.phrases import says


class Clock:
    now = 100.0

    def __call__(self):
        return self.now


@given(st.integers(1, 300), st.lists(st.floats(0, 30), min_size=1, max_size=400))
def test_the_cooldown_limits_presses_and_allows_them_after_the_wait(per_minute, pauses):
    clock = Clock()
    cooldown, counted = Cooldown(per_minute, clock), []
    for pause in pauses:
        clock.now += pause
        wait = cooldown.wait(7)
        if wait == 0:
            counted.append(clock.now)
        elif len(counted) % 3 == 0:
            clock.now += wait + 1
            assert cooldown.wait(7) == 0, "who waits as long as was said may press"
            counted.append(clock.now)
    for first in counted:
        assert sum(first <= moment < first + 60 for moment in counted) <= 2 * per_minute
    assert len(counted) <= per_minute + (clock.now - 100) * per_minute / 60 + 1


def test_cooldowns_are_per_person_and_limited_in_number(monkeypatch):
    monkeypatch.setattr(interactions, "MOST_PEOPLE", 3)
    cooldown = Cooldown(1, Clock())
    assert [cooldown.wait(user) for user in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert cooldown.wait(4) == 60
    assert cooldown.wait(1) == 0, "forgotten, as others came"


def test_without_a_limit_every_press_counts():
    assert Cooldown(0).wait(1) == 0


@pytest.fixture
async def world(worlds):
    async with worlds(presses_per_minute=3, tables_of_person=1, tables_of_server=2) as made:
        yield made


async def test_pressing_too_often_is_refused_with_an_explanation(world):
    await world.slash("ann", "new")
    for _ in range(2):
        await world.slash("ann", "status")
    shown = await world.slash("ann", "cancel")
    assert says(shown.content, "refusal-cooldown")
    assert world.table is not None, "the command was not carried out"
    assert says((await world.slash("bob", "status")).content, "discord-status-lobby")


async def open_game(world, who, name):
    world.channel = world.guild.create_text_channel(name)
    await world.env.settle()
    return (await world.slash(who, "new")).content


async def test_open_games_are_limited_per_person_and_per_server(world):
    assert says(await open_game(world, "ann", "one"), "discord-opened")
    assert says(await open_game(world, "ann", "two"), "refusal-tables-of-person", most=1)
    assert says(await open_game(world, "bob", "three"), "discord-opened")
    assert says(await open_game(world, "cid", "four"), "refusal-tables-of-server", most=2)
    assert len(await world.host.store.open_tables_of(world.cid.id)) == 0
