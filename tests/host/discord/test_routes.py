"""Which range of servers an interaction is about, wherever it's made."""

from types import SimpleNamespace

import pytest
from discord import InteractionType

from k2bot.host.discord.controls import GameId, HostId
from k2bot.host.discord.routes import ABOUT, IN_PRIVATE, range_of_interaction
from k2bot.host.pages.dailies import DAILY_START
from k2bot.host.pages.overview import OPEN_TABLE
from k2bot.host.store.database import Range, range_of
from tests.host.discord import kit

HERE, ELSEWHERE = 2 << 22, 3 << 22
"""Servers in ranges 0 and 1 of two."""


@pytest.fixture
async def world(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, reminders=False) as made:
        made.bot.hosts[0].store.range = Range(0, 2)
        yield made
        made.bot.hosts[0].store.range = Range()


async def moved(world, server):
    """Let the games so far be on a server, or in private chats if that's None; gives the newest one."""
    async with world.bot.host.store.database.transaction() as moving:
        moving.change("UPDATE game_table SET guild_id = ?", (server,))
    world.bot.host.store._servers.clear()
    return (await world.bot.host.store.database.rows("SELECT MAX(id) AS newest FROM game_table"))[0]["newest"]


async def pressed(world, server, own, values=()):
    data = {"custom_id": str(own), "values": [*values]}
    made = SimpleNamespace(type=InteractionType.component, guild_id=server, data=data, command=None)
    return await range_of_interaction(made, world.bot.host.store)


async def used(world, server, *names, who="bob", **given):
    command = world.bot.tree.get_command(names[0])
    for name in names[1:]:
        command = command.get_command(name)
    made = SimpleNamespace(
        type=InteractionType.application_command,
        guild_id=server,
        channel_id=1,
        command=command,
        namespace=SimpleNamespace(**given),
        user=SimpleNamespace(id=world.people[who].id),
    )
    return await range_of_interaction(made, world.bot.host.store)


def test_private_chats_are_in_the_first_range_and_servers_where_discords_formula_has_them():
    assert [range_of(server, 2) for server in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    assert [range_of(server, 1) for server in (None, HERE, ELSEWHERE)] == [0, 0, 0]
    assert range_of(197038439483310086, 12) == (197038439483310086 >> 22) % 12
    assert Range(1, 2).holds(ELSEWHERE)
    assert not Range(1, 2).holds(None)
    assert Range(1, 3).others == (0, 2)


async def test_a_press_is_for_the_host_of_its_table_wherever_it_is_shown(world):
    await world.slash("ann", "new")
    table = await moved(world, ELSEWHERE)
    for place in (None, HERE, ELSEWHERE):
        assert await pressed(world, place, HostId(table, "join")) == 1
        assert await pressed(world, place, GameId(table, "p", "", "open", "hand")) == 1
        assert await pressed(world, place, HostId(0, OPEN_TABLE), [str(table)]) == 1
        assert await pressed(world, place, HostId(0, OPEN_TABLE, argument=str(table))) == 1
        assert await pressed(world, place, HostId(table, "practise", argument="1")) == 0, "played in a chat"
        assert await pressed(world, place, HostId(0, DAILY_START, argument="tiny")) == 0, "so is this"
    for own in (HostId(0, "settings"), HostId(table + 1, "join"), "of an earlier version"):
        assert [await pressed(world, place, own) for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]


async def test_a_command_is_for_the_host_of_the_game_that_it_means(world):
    assert [await used(world, place, "tiny", "status") for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    await world.slash("bob", "new")
    table = await moved(world, ELSEWHERE)
    assert await used(world, HERE, "tiny", "verify", table=str(table)) == 1
    assert await used(world, HERE, "tiny", "verify", table="nonsense") == 0
    assert await used(world, None, "tiny", "status") == 1, "it's the only game they have"
    assert await used(world, None, "tiny", "status", who="ann") == 0
    assert await used(world, None, "tiny", "new") == 0, "a game in the chat"
    assert await used(world, None, "games") == 0
    assert await used(world, ELSEWHERE, "games") == 1
    await moved(world, None)
    assert await used(world, None, "tiny", "status") == 0


async def test_a_command_that_opens_something_in_a_chat_is_for_the_first_range(world):
    command = world.bot.tree.get_command("tiny").get_command("help")
    assert await used(world, ELSEWHERE, "tiny", "help") == 1
    command.extras[ABOUT] = IN_PRIVATE
    assert await used(world, ELSEWHERE, "tiny", "help") == 0


async def test_with_one_range_nothing_is_looked_up(world):
    world.bot.hosts[0].store.range = Range()
    assert await range_of_interaction(None, world.bot.host.store) == 0


async def test_if_the_database_is_away_what_is_known_is_where_it_was_pressed(world, monkeypatch, caplog):
    monkeypatch.setattr(world.bot.host.store.database, "read", None)
    assert [await pressed(world, place, HostId(7, "join")) for place in (None, HERE, ELSEWHERE)] == [0, 0, 1]
    assert "not known which game" in caplog.text
