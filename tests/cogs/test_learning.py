"""Learning a game on Discord: in the channel, in a private chat, and where only the commands are."""

from __future__ import annotations

from tests.host.discord import kit
from tests.host.heap_game import HeapGame
from tests.phrases import START, phrase, says


async def test_a_course_goes_on_in_its_place_and_ends_with_a_table(world):
    first = await world.slash("ann", "learn")
    assert "1 of 4" in first.content
    for label in (phrase("course-button-learn-on"), "2", "Commit", "pass"):
        shown = await world.press("ann", label, world.panels["ann"])
        assert shown.id == first.id
    assert "Well done" in shown.content
    assert not world.posts()
    assert (
        "with an easy computer"
        in (await world.press("ann", phrase("course-button-learn-table"), shown)).content
    )
    assert [member.level for member in world.table.session.members] == [None, "weak"]
    assert phrase("course-button-learn-anew") in world.ids(shown)
    lobby = world.post
    assert "tiny" in world.ids(lobby)[phrase("course-button-learn")]
    learnt = await world.press("bob", phrase("course-button-learn"), lobby)
    assert "1 of 4" in learnt.content


async def through(world, who):
    """Learn the game to its end; the panel with what follows."""
    await world.slash(who, "learn")
    for label in (phrase("course-button-learn-on"), "2", "Commit", "pass"):
        shown = await world.press(who, label, world.panels[who])
    return shown


async def test_a_course_ends_at_the_lobby_that_is_there(world):
    """Alone at it one gets a computer, others are shown the way; nothing else changes."""
    await world.lobby()
    for _ in range(2):
        told = (
            await world.press("ann", phrase("course-button-learn-table"), await through(world, "ann"))
        ).content
        assert says(told, "course-play", way="start")
        assert f"/{world.post.id})" in told
        assert len(world.table.session.members) == 2
    told = (
        await world.press("bob", phrase("course-button-learn-table"), await through(world, "bob"))
    ).content
    assert says(told, "course-play", host="ann", way="join")
    await world.press("bob", "Join")
    told = (
        await world.press("bob", phrase("course-button-learn-table"), await through(world, "bob"))
    ).content
    assert says(told, "course-play", host="ann", way="wait")
    await world.press("ann", START)
    told = (
        await world.press("bob", phrase("course-button-learn-table"), await through(world, "bob"))
    ).content
    assert "already" in told


async def test_a_course_stands_still_over_a_restart_and_in_a_private_chat(world):
    await world.slash("ann", "learn")
    panel = await world.press("ann", phrase("course-button-learn-on"))
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
        assert phrase("course-button-learn") not in world.ids(world.post)
        assert "learn" not in (await world.slash("ann", "help")).content


async def test_whoever_is_at_no_table_is_offered_to_learn(world):
    for command in ("games", "tiny help"):
        shown = (await world.ann.user.slash(command)).response
        offered = {own for label, own in world.ids(shown).items() if says(label, "course-button-learn")}
        assert offered == {"l|0|learn|=tiny"}
    learnt = await world.ann.user.click(shown, custom_id="l|0|learn|=tiny")
    assert "1 of 4" in learnt.response.content
