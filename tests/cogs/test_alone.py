"""Without a server: a table in the private chat with the bot, and where only its commands are."""

from __future__ import annotations

import pytest

from k2bot.host.values import Status
from tests.host.discord import kit
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says
from tests.waiting import until


def letters(world, who):
    return world.people[who].user.dm_channel.history(viewer=world.people[who])


def named(world, who, label):
    """The newest message in somebody's private chat with a button of that label."""
    return next(message for message in reversed(letters(world, who)) if label in world.ids(message))


async def press(world, who, label, message=None):
    message = message or named(world, who, label)
    return await world.people[who].user.click(message, custom_id=world.ids(message)[label])


async def alone(world, who, command, **options):
    result = await world.people[who].user.slash(f"tiny {command}", **options)
    return result.followups[-1] if result.followups else result.response


@pytest.fixture
def arriving(world, monkeypatch):
    """Changes interactions on their way to the bot."""
    changes = {}
    emit = world.env.backend.emit

    def changed(name, payload, *more):
        if name == "INTERACTION_CREATE":
            payload.update(changes)
        emit(name, payload, *more)

    monkeypatch.setattr(world.env.backend, "emit", changed)
    return changes


async def test_one_person_plays_with_computers_in_the_private_chat(world):
    assert says(await alone(world, "ann", "new", rounds="1"), "discord-opened-alone")
    lobby = named(world, "ann", START)
    await press(world, "ann", phrase("lobby-button-add-computer", level="weak"), lobby)
    lobby = named(world, "ann", START)
    assert "Bot One" in lobby.content
    assert (
        world.ids(lobby)["Rules"] == "g|1|o||page|rules"
    )  # it stands below everybody's post, not in a letter
    await press(world, "ann", START, lobby)
    await press(world, "ann", "My hand")
    await press(world, "ann", "3")
    await press(world, "ann", "Commit")
    table = await world.bot.tables.find(1)
    await until(lambda: table.session.state.phase == "turn")
    await press(world, "ann", "My turn")
    await press(world, "ann", "pass")
    await until(lambda: table.session.status is Status.OVER)
    listed = (await world.ann.user.slash("games")).response
    assert says(listed, "games-none")
    shown = await alone(world, "ann", "history")
    assert "https://discord.com/channels/@me/" in shown.content


async def test_a_table_there_has_a_post_that_nothing_takes_the_place_of(world):
    await alone(world, "ann", "new")
    world.bot.sender._closed = True  # what the press itself makes of the post, before the outbox does
    await press(world, "ann", phrase("lobby-button-add-computer", level="weak"))
    assert world.ids(named(world, "ann", START))["Rules"] == "g|1|o||page|rules"


async def test_nobody_is_invited_to_the_private_chat(world):
    await alone(world, "ann", "new")
    assert says(await alone(world, "ann", "invite", person=world.bob.user), "refusal-guest-alone")


async def test_in_a_channel_a_table_in_the_private_chat_is_named_so(world):
    await alone(world, "ann", "new")
    assert says(
        await world.slash("ann", "status"),
        "discord-table-elsewhere",
        places=phrase("discord-private-chat"),
    )


async def test_the_settings_of_a_table_there_leave_out_what_takes_others(world):
    await alone(world, "ann", "new")
    assert phrase("lobby-button-settings") not in world.ids(named(world, "ann", START))


async def test_a_game_that_nobody_can_play_alone_is_not_laid_there(tmp_path):
    async with kit.world(tmp_path, HeapGame()) as world:
        result = await world.ann.user.slash("heap new")
        assert says(result.response, "discord-not-alone")


@pytest.mark.parametrize(
    "place",
    [{"context": 2}, {"context": 0, "authorizing_integration_owners": "own"}],
    ids=["group", "server"],
)
async def test_where_only_the_commands_are_no_table_is_laid_and_the_rest_answers(world, arriving, place):
    owners = {"1": str(world.ann.id)}
    arriving.update({**place, "authorizing_integration_owners": owners})
    for command in ("new", "move"):
        assert says(await world.slash("ann", command), "discord-no-table-here")
    assert "These are the rules" in (await world.slash("ann", "rules")).content
    shown = await world.slash("ann", "learn")
    for label in (phrase("course-button-learn-on"), "2", "Commit", "pass"):
        shown = await world.press("ann", label, shown)
    shown = await world.press("ann", phrase("course-button-learn-table"), shown)
    assert says(shown, "discord-no-table-here")
    panel = (await world.ann.slash(world.channel, "settings")).response
    assert says(panel, "preferences-own")
    assert phrase("preferences-button-server") not in world.ids(panel), "the bot is on none here"
    assert world.posts() == []


async def test_what_a_closed_private_chat_does_not_take_is_posted_there_later(world, caplog):
    """A player who removes the bot from their apps for a while loses nothing of a game there."""
    await alone(world, "ann", "new", rounds="1")
    lobby = named(world, "ann", START)
    path = f"/channels/{world.people['ann'].user.dm_channel.id}/messages"
    world.fails(f"POST {path}", 400, 50278)
    await press(world, "ann", phrase("lobby-button-add-computer", level="weak"), lobby)
    await press(world, "ann", START, lobby)
    assert "can't write to the channel: 400" in caplog.text
    (await world.bot.tables.find(1)).outbox.announce()
    await until(lambda: any("Round 1" in letter.content for letter in letters(world, "ann")))


def test_the_commands_say_that_people_can_add_them_for_themselves(world):
    for command in world.bot.tree.get_commands():
        told = command.to_dict(world.bot.tree)
        assert (set(told["contexts"]), set(told["integration_types"])) == ({0, 1, 2}, {0, 1})
