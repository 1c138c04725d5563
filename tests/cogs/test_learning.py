"""Learning a game on Discord: in the channel, in a private chat, and where only the commands are."""

from __future__ import annotations

from tests.host.discord import kit
from tests.host.heap_game import HeapGame


async def test_a_course_goes_on_in_its_place_and_ends_with_a_table(world):
    first = await world.slash("ann", "learn")
    assert "1 of 4" in first.content
    for label in ("Go on", "2", "Commit", "pass"):
        shown = await world.press("ann", label, world.panels["ann"])
        assert shown.id == first.id
    assert "Well done" in shown.content
    assert not world.posts()
    assert "with an easy computer" in (await world.press("ann", "Play a game", shown)).content
    assert [member.level for member in world.table.session.members] == [None, "weak"]
    assert "Begin again" in world.ids(shown)
    lobby = world.post
    assert "tiny" in world.ids(lobby)["Learn it in five minutes"]
    learnt = await world.press("bob", "Learn it in five minutes", lobby)
    assert "1 of 4" in learnt.content


async def through(world, who):
    """Learn the game to its end; the panel with what follows."""
    await world.slash(who, "learn")
    for label in ("Go on", "2", "Commit", "pass"):
        shown = await world.press(who, label, world.panels[who])
    return shown


async def test_a_course_ends_at_the_lobby_that_is_there(world):
    """Alone at it one gets a computer, others are shown the way; nothing else changes."""
    await world.lobby()
    for _ in range(2):
        told = (await world.press("ann", "Play a game", await through(world, "ann"))).content
        assert "Press **Start**" in told
        assert f"/{world.post.id})" in told
        assert len(world.table.session.members) == 2
    told = (await world.press("bob", "Play a game", await through(world, "bob"))).content
    assert "ann is hosting a game here. Press **Join**" in told
    await world.press("bob", "Join")
    told = (await world.press("bob", "Play a game", await through(world, "bob"))).content
    assert "You’re in; ann starts it" in told  # noqa: RUF001 - as people write it
    await world.press("ann", "Start")
    told = (await world.press("bob", "Play a game", await through(world, "bob"))).content
    assert "already" in told


async def test_a_course_stands_still_over_a_restart_and_in_a_private_chat(world):
    await world.slash("ann", "learn")
    panel = await world.press("ann", "Go on")
    await world.restart()
    assert "picked 3" in (await world.press("ann", "3", panel)).content
    there = (await world.ann.user.slash("tiny learn")).response
    assert "picked 3" in there.content
    shown = await world.ann.user.click(there, custom_id=world.ids(there)["Commit"])
    assert "3 of 4" in shown.response.content
    late = await world.press("ann", "Commit", panel)
    assert "3 of 4" in late.content


async def test_a_game_without_a_course_offers_none(tmp_path):
    async with kit.world(tmp_path, HeapGame()) as world:
        await world.slash("ann", "new")
        assert not any("Learn" in label for label in world.ids(world.post))
        assert "learn" not in (await world.slash("ann", "help")).content


async def test_whoever_is_at_no_table_is_offered_to_learn(world):
    for command in ("games", "tiny help"):
        shown = (await world.ann.user.slash(command)).response
        offered = {label: own for label, own in world.ids(shown).items() if label.startswith("Learn")}
        assert list(offered.values()) == ["l|0|learn|=tiny"]
    learnt = await world.ann.user.click(shown, custom_id="l|0|learn|=tiny")
    assert "1 of 4" in learnt.response.content
