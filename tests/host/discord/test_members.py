"""Members of the server: names that follow theirs, and hosts who have left it."""

import logging
from datetime import timedelta

import pytest

from k2bot.host.discord.members import NAME_LASTS
from k2bot.host.kernel.agreements import MIN_HOST_GONE
from k2bot.host.rows import Status
from tests.host.discord import kit
from tests.phrases import START, says

MEMBERS = "/guilds/*/members/*"


def called(world, who, nick):
    """Give a person another name on the server."""
    world.backend.edit_member(world.guild.id, world.people[who].id, {"nick": nick})


def names(world):
    return [member.name for member in world.session.members]


def asked(world):
    """Number of questions to Discord about single members."""
    return world.count("GET", f"/guilds/{world.guild.id}/members/\\d+")


def clock_of(world):
    """What sets a bot's clock to some time from now on."""
    services, began = world.tables._services, world.tables.now() + timedelta(minutes=1)

    def at(time):
        object.__setattr__(services, "clock", lambda: began + time)

    return at


@pytest.fixture
def at(world):
    return clock_of(world)


async def test_two_people_with_the_same_name_are_told_apart(world):
    called(world, "ann", "Alex")
    called(world, "bob", "alex")
    await world.begin("bob")
    assert names(world) == ["Alex\u00a0#1", "alex\u00a0#2"]
    await world.commit("ann", 2)
    assert "waiting for alex\u00a0#2" in world.post.content


async def test_a_press_on_the_server_tells_the_present_name(world):
    await world.begin("bob")
    posts, calls = [post.content for post in world.posts()], world.count("*", ".*/channels/.*")
    called(world, "bob", "Robert")
    await world.press("bob", "My hand")
    assert names(world) == ["ann", "Robert"]
    assert [post.content for post in world.posts()] == posts
    assert world.count("*", ".*/channels/.*") == calls
    await world.commit("ann", 2)
    assert "waiting for Robert" in world.post.content
    assert not asked(world)


async def test_discord_is_asked_once_a_day_about_those_who_press_elsewhere(world, at):
    await world.begin("bob")
    called(world, "bob", "Robert")
    at(NAME_LASTS)
    for _ in range(2):
        await world.whisper("bob", "tiny hand")
    assert (names(world), asked(world)) == (["ann", "Robert"], 1)
    called(world, "bob", "Rob")
    at(2 * NAME_LASTS - timedelta(seconds=1))
    await world.whisper("bob", "tiny hand")
    assert (names(world), asked(world)) == (["ann", "Robert"], 1)
    at(2 * NAME_LASTS)
    await world.whisper("bob", "tiny hand")
    assert (names(world), asked(world)) == (["ann", "Rob"], 2)


async def test_a_name_that_cannot_be_read_stays(world, at, caplog):
    caplog.set_level(logging.DEBUG, "k2bot.host.discord.members")
    await world.begin("bob")
    called(world, "bob", "Robert")
    at(NAME_LASTS)
    world.fails(f"GET {MEMBERS}", 403, 50001)
    await world.whisper("bob", "tiny hand")
    assert (names(world), asked(world)) == (["ann", "bob"], 1)
    told = [record for record in caplog.records if record.name == "k2bot.host.discord.members"]
    assert [record.levelname for record in told] == ["DEBUG"]


# ------------------------------------------------------------------------------------- hosts who have left


def leaves(world, who="ann"):
    """Let somebody leave the server."""
    world.guild.remove_member(world.people[who])


def host(world):
    return world.session.host.name


async def test_a_player_takes_over_from_a_host_who_has_left_the_server(world, at):
    """Ten minutes after the host's last press. The host's seat is free then, and the post says who starts."""
    await world.lobby("bob", "cid")
    leaves(world)
    told = await world.press("bob", START)
    assert says(told, "refusal-host-left", host="ann")
    assert (names(world), host(world), asked(world)) == (["ann", "bob", "cid"], "ann", 1)
    at(MIN_HOST_GONE)
    await world.press("bob", START)
    assert (names(world), host(world), world.session.status) == (["bob", "cid"], "bob", Status.RUNNING)
    assert "bob, cid" in world.posts()[0].content


async def test_a_host_who_is_a_member_or_may_be_one_stays(world, at):
    """Discord is only asked about hosts, and only when a player of the game is refused."""
    await world.lobby("bob")
    at(MIN_HOST_GONE)
    assert says(await world.press("bob", START), "refusal-start-host-only", host="ann")
    leaves(world)
    for status, code in ((403, 50001), (500, 0), (404, 10004)):
        world.fails(f"GET {MEMBERS}", status, code, times=5)
        assert says(await world.press("bob", START), "refusal-start-host-only", host="ann")
        world.heal()
    before = asked(world)
    assert says(await world.slash("cid", "cancel"), "refusal-cancel-host-only", host="ann")
    assert (names(world), host(world), asked(world)) == (["ann", "bob"], "ann", before)


@pytest.mark.parametrize("code", [10007, 10013])
async def test_a_new_host_is_told_so_where_the_lobbys_post_does_not_say_it(world, at, code):
    """Also once the former host's account is deleted, and from the chat with the bot."""
    await world.lobby("bob")
    at(MIN_HOST_GONE)
    world.fails(f"GET {MEMBERS}", 404, code)
    table = world.table
    told = await world.whisper("bob", "tiny cancel")
    assert says(told, "host-left", host="ann")
    assert says(told, "lobby-was-cancelled")
    assert (table.session.host.name, table.session.status) == ("bob", Status.CANCELLED)


async def test_a_new_host_who_cannot_start_yet_is_told_both(tiny, worlds):
    tiny.seats = range(2, 5)
    async with worlds() as world:
        await world.lobby("bob")
        leaves(world)
        clock_of(world)(MIN_HOST_GONE)
        told = await world.press("bob", START)
        assert says(told, "host-left", host="ann")
        assert says(told, "lobby-needs-people")
        assert (names(world), host(world), world.session.status) == (["bob"], "bob", Status.LOBBY)
        assert "bob" in world.posts()[0].content
        assert "ann" not in world.posts()[0].content


async def test_a_lobby_that_only_its_departed_host_was_in_is_closed_by_anybody(world, at):
    """By whoever could start a game there: they cancel it, or start another one."""
    await world.lobby()
    leaves(world)
    at(MIN_HOST_GONE)
    table = world.table
    assert says(await world.press("cid", START), "refusal-start-host-only")
    assert says(await world.slash("cid", "cancel"), "host-left-alone", host="ann")
    assert table.session.status is Status.CANCELLED
    assert says(world.posts()[0], "lobby-cancelled")


async def test_a_lobby_that_only_its_departed_host_was_in_blocks_no_channel(world, at):
    await world.lobby()
    assert says(await world.slash("bob", "new"), "refusal-channel-taken")
    leaves(world)
    at(MIN_HOST_GONE)
    told = await world.slash("bob", "new")
    assert says(told, "host-left-alone", host="ann")
    assert says(told, "discord-opened")
    await world.load()
    assert (names(world), host(world), world.session.status) == (["bob"], "bob", Status.LOBBY)


async def test_only_those_who_may_start_games_close_others_lobbies(world, at):
    await world.lobby()
    leaves(world)
    at(MIN_HOST_GONE)
    role = world.guild.create_role("Hosts")
    async with world.host.store.writing() as write:
        write.setting("guild", world.guild.id, "host-role", str(role.id))
    assert says(await world.slash("cid", "cancel"), "refusal-host-role")
    assert world.session.status is Status.LOBBY


@pytest.mark.parametrize(
    ("line", "then"),
    [
        ("cancel", "discord-cancel-sure"),
        ("standin player:{ann} level:weak", "standin-arranged"),
        ("host person:{cid}", "proposal-made"),
    ],
)
async def test_in_a_running_game_a_player_takes_over_too(tmp_path, tiny, line, then):
    """The seat stays; the others are told in the channel."""
    async with kit.world(tmp_path, tiny, reminders=False) as world:
        await world.begin("bob", "cid")
        leaves(world)
        assert says(await world.slash("bob", "cancel"), "refusal-host-left", host="ann")
        clock_of(world)(MIN_HOST_GONE)
        command, *options = line.split()
        given = dict(one.split(":") for one in options)
        chosen = {
            name: world.people[value.strip("{}")] if value.startswith("{") else value
            for name, value in given.items()
        }
        if "player" in chosen:
            chosen["player"] = chosen["player"].user
        told = await world.slash("bob", command, **chosen)
        assert says(told, "host-left", host="ann"), told.content
        assert says(told, then)
        assert (names(world), host(world)) == (["ann", "bob", "cid"], "bob")
        assert any(says(post, "proposal-host-left", old="ann", new="bob") for post in world.posts())
