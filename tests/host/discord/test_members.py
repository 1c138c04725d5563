"""Members of the server: names that follow theirs."""

import logging
from datetime import timedelta

import pytest

from k2bot.host.discord.members import NAME_LASTS

MEMBERS = "/guilds/*/members/*"


def called(world, who, nick):
    """Give a person another name on the server."""
    world.backend.edit_member(world.guild.id, world.people[who].id, {"nick": nick})


def names(world):
    return [member.name for member in world.session.members]


def asked(world):
    """Number of questions to Discord about single members."""
    return world.count("GET", f"/guilds/{world.guild.id}/members/\\d+")


@pytest.fixture
def at(world, monkeypatch):
    """Set the bot's clock to some time from now on."""
    began = world.tables.now() + timedelta(minutes=1)

    def at(time):
        monkeypatch.setattr(world.tables, "now", lambda: began + time)

    return at


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
