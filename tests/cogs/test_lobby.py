"""The lobby in a channel: its settings, its rules and who may change what."""

import pytest

from k2bot.game.values import Refusal
from tests.phrases import START, phrase, says


async def add_computer(world):
    """Let a computer sit at Ann's table."""
    label = phrase("lobby-button-add-computer", level="weak")
    await world.click("ann", label, world.post)


async def test_the_host_changes_settings_by_the_menus_of_the_lobby(world):
    await world.lobby("bob")
    for argument, picked, now in (
        ("rounds", "rounds=9", ("9", "no")),
        ("switch", "pairs=yes", ("9", "yes")),
        ("switch", "pairs=no", ("9", "no")),
    ):
        await world.select("ann", world.post, f"={argument}|", picked)
        options = world.session.row.options
        assert (options["rounds"], options["pairs"]) == now
        assert ("9 rounds, in pairs" in world.post.content) == (now[1] == "yes")
    await world.restart()
    await world.press("ann", START, world.post)
    assert world.session.state.rounds == 9
    status = await world.slash("cid", "status")
    assert status.content.splitlines()[1:3] == ["round 1 of 9", "9 rounds"]


async def test_settings_are_the_hosts(world):
    await world.lobby("bob")
    before = world.session.row.options
    await world.select("bob", world.post, "=rounds|", "rounds=9")
    assert says(world.newest_private("bob"), "refusal-settings-host-only", host="ann")
    for changes in ({"rounds": "77"}, {"nothing": "1"}, {"pairs": ""}):
        with pytest.raises(Refusal):
            await world.bot.host.tables.set_options(world.table, world.ann.id, changes)
    assert world.session.row.options == before


async def test_a_refusal_goes_once_a_press_on_the_same_post_succeeds(world):
    """It is private and leaves the post as it is; what was said to others stays."""
    await world.lobby("bob", "cid", pairs="yes")
    lobby, start = world.post, world.ids(world.post)[START]
    for who in ("bob", "ann"):
        await world.click_again(who, lobby, start)  # before it was disabled
    told = world.newest_private("ann")
    assert "even number" in told.content
    before = len(world.channel.history(viewer=world.ann))
    await add_computer(world)
    assert told.id not in {message.id for message in world.channel.history(viewer=world.ann)}
    assert len(world.channel.history(viewer=world.ann)) == before - 1
    assert says(world.newest_private("bob"), "refusal-start-host-only", host="ann")
    await world.ann.click(lobby, custom_id=start)
    assert says(world.posts()[0], "lobby-begun")


async def test_the_rules_can_be_read_in_the_lobby_and_nothing_else_of_the_game(world, story, approved):
    await world.lobby("bob")
    shown = (await world.click_again("cid", world.post, "g|1|o||page|rules")).response
    await world.click_again("cid", shown, "g|1|p||page|rules.end")
    story.reads("cid", "the rules", shown)
    for own in ("g|1|o||open|board", "g|1|o||page|hand"):
        await world.click_again("cid", world.post, own)
        story.reads("cid", own, world.newest_private("cid"))
    approved(story)


async def test_the_lobbys_post_itself_answers_who_adds_and_removes_computers_and_starts(world):
    """At once, whenever the post's own edit comes from the outbox; words of refusal are private.

    The rules never take its place: neither below such an answer, nor by an id of a button in a panel.
    """
    await world.lobby("bob")
    world.bot.host.sender._closed = True
    await add_computer(world)
    assert "⚙ Bot One (weak)" in world.post.content
    assert world.ids(world.post)["Rules"] == "g|1|o||page|rules"
    await world.click_again("ann", world.post, "g|1|p||page|rules")
    assert says(world.post, "lobby-title")
    assert "These are the rules" in world.newest_private("ann").content
    remove = phrase("lobby-button-remove-computer")
    (refused,) = (await world.bob.click(world.post, custom_id=world.ids(world.post)[remove])).followups
    assert refused.ephemeral
    assert says(refused, "refusal-computers-host-only", host="ann")
    await world.click("ann", remove, world.post)
    assert "Bot One" not in world.post.content
    assert remove not in world.ids(world.post)
    begun = await world.click("ann", START, world.post)
    assert not begun.followups
    assert begun.response.id == world.post.id
    assert says(world.post, "lobby-begun")
    assert not world.ids(world.post)


async def test_where_a_table_lies_already_everybody_hears_what_they_can_do(world, story, approved):
    """Nobody is sent to a game that is full."""
    await world.lobby("bob")
    for then in ("fill", "start", ""):
        for who in ("ann", "bob", "cid"):
            await story.slash(who, "new")
        if then == "fill":
            await add_computer(world)
            await add_computer(world)
        elif then:
            await world.press("ann", START)
    approved(story)
