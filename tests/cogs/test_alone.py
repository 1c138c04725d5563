"""Without a server: a table in the private chat with the bot, and where only its commands are."""

import pytest

from k2bot.host.values import Status
from tests.cogs.test_learning import played
from tests.phrases import START, phrase, says
from tests.waiting import until

ADD = phrase("lobby-button-add-computer", level="weak")


@pytest.fixture
def arriving(world, monkeypatch):
    """Changes interactions on their way to the bot."""
    changes = {}
    emit = world.backend.emit

    def changed(name, payload, *more):
        if name == "INTERACTION_CREATE":
            payload.update(changes)
        emit(name, payload, *more)

    monkeypatch.setattr(world.backend, "emit", changed)
    return changes


async def test_one_person_plays_with_computers_in_the_private_chat(world, story, approved):
    await story.whisper("ann", "tiny new", rounds="1")
    await world.press_letter("ann", ADD)
    story.reads("ann", "the lobby", world.letter("ann", START))
    for label in (START, "My hand", "3", "Commit"):
        await world.press_letter("ann", label)
    table = await world.bot.host.tables.find(1)
    await until(lambda: table.session.state.phase == "turn")
    await world.press_letter("ann", "My turn")
    await world.press_letter("ann", "pass")
    await until(lambda: table.session.status is Status.OVER)
    for command in ("games", "tiny history"):
        await story.whisper("ann", command)
    approved(story)


async def test_a_table_there_is_for_one_person_and_has_a_post_that_nothing_takes_the_place_of(
    world, story, approved
):
    await world.whisper("ann", "tiny new")
    await story.whisper("ann", "tiny invite", person=world.bob.user)
    await story.slash("ann", "status")
    approved(story)
    world.bot.host.sender._closed = True  # what the press itself makes of the post, before the outbox does
    await world.press_letter("ann", ADD)
    assert world.ids(world.letter("ann", START))["Rules"] == "g|1|o||page|rules"


@pytest.mark.parametrize("context", [2, 0], ids=["group", "server"])
async def test_where_only_the_commands_are_no_table_is_laid_and_the_rest_answers(world, arriving, context):
    arriving.update(context=context, authorizing_integration_owners={"1": str(world.ann.id)})
    for command in ("new", "move"):
        assert says(await world.slash("ann", command), "discord-no-table-here")
    assert "These are the rules" in await world.told("ann", "rules")
    assert says(await played(world, "ann"), "discord-no-table-here")
    panel = (await world.ann.slash(world.channel, "settings")).response
    assert says(panel, "preferences-own")
    assert phrase("preferences-button-server") not in world.ids(panel), "the bot is on none here"
    assert world.posts() == []


async def test_what_a_closed_private_chat_does_not_take_is_posted_there_later(world, caplog):
    """A player who removes the bot from their apps for a while loses nothing of a game there."""
    await world.whisper("ann", "tiny new", rounds="1")
    lobby = world.letter("ann", START)
    world.fails(f"POST /channels/{world.ann.user.dm_channel.id}/messages", 400, 50278)
    await world.press("ann", ADD, lobby)
    await world.press("ann", START, lobby)
    assert "can't write to the channel: 400" in caplog.text
    (await world.bot.host.tables.find(1)).outbox.flush()
    await until(lambda: any("Round 1" in letter.content for letter in world.letters("ann")))


def test_the_commands_say_that_people_can_add_them_for_themselves(world):
    for command in world.bot.tree.get_commands():
        told = command.to_dict(world.bot.tree)
        assert (set(told["contexts"]), set(told["integration_types"])) == ({0, 1, 2}, {0, 1})
