"""Taking a step back, somebody else in a seat, another host: used by people in a simulated Discord."""

from __future__ import annotations

import pytest

from tests.expeditions.party import find
from tests.phrases import START, phrase, says


@pytest.mark.parametrize("command", ["undo", "swap", "host"])
async def test_before_the_start_there_is_nothing_to_agree_about(world, command):
    person = {} if command == "undo" else {"person": world.cid}
    await world.lobby("bob")
    told = await world.slash("bob", command, **person)
    assert says(told, "refusal-host-seated" if command == "host" else "refusal-in-lobby")


async def test_who_plays_with_computers_alone_undoes_at_once(world):
    await world.begin(rounds="9")
    await world.commit("ann", 3)
    await world.press("ann", "My turn", world.post)
    shown = await world.press("ann", "double")
    assert phrase("undo-button", way="ask") not in world.ids(shown), "there is nobody to ask"
    shown = await world.press("ann", phrase("undo-button", way="alone"), shown)
    assert says(shown, "undo-done", named="yes", step="the double")
    assert (world.session.state.round, world.session.state.phase) == (1, "turn")


async def test_a_step_is_taken_back_once_the_others_agree(world):
    ask = phrase("undo-button", way="ask")
    await world.begin("bob", "cid", rounds="9")
    shown = await world.commit("ann", 3)
    assert ask not in world.ids(shown), "a choice can simply be changed"
    await world.answers(("bob", "1"), ("cid", "2"))
    turn = world.post
    await world.press("ann", "My turn", turn)
    shown = await world.press("ann", "double")
    shown = await world.press("ann", ask, shown)
    assert says(shown, "undo-asked", named="yes", step="the double")
    assert ask not in world.ids(shown), "that is asked already"
    shown = await world.press("ann", "proposal-button-withdraw", shown)
    assert says(shown, "proposal-you-withdrew")
    assert says(world.post, "proposal-withdrawn", name="ann")
    assert phrase("proposal-button-withdraw") not in world.ids(shown)
    await world.press("ann", ask, shown)
    asking = world.post
    assert says(asking, "proposal-undo", named="yes", name="ann", step="the double")
    assert says(asking, "proposal-asked")
    assert {user.id for user in asking.mentions} == {world.bob.id, world.cid.id}
    assert says(await world.press("ann", "Agree", asking), "refusal-proposal-own")
    assert (await world.press("bob", "Agree", asking)).content == phrase("proposal-you-agreed")
    assert world.session.state.round == 2
    await world.restart()
    await world.press("cid", "Agree", asking)
    assert (world.session.state.round, world.session.state.phase) == (1, "turn")
    again = world.post
    assert phrase("proposal-undo-agreed", named="yes", name="ann", step="the double") in world.texts
    assert (again.content, list(world.ids(again))) == (turn.content, ["My turn", "Board"])
    await world.press("ann", "My turn", again)
    await world.press("ann", "pass")
    assert world.session.state.scores == (3, 1, 2)


async def test_somebody_else_plays_on_in_a_seat(world):
    await world.begin("bob", rounds="9")
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    refused = await world.slash("bob", "swap", person=world.people["bot"])
    assert refused.content == phrase("refusal-swap-bot")
    shown = await world.slash("ann", "swap", person=world.cid)
    assert list(world.ids(shown)) == ["ann", "bob"]
    await world.press("ann", "bob", shown)
    asking = world.post
    assert says(asking, "proposal-swap", own="no", name="ann", new=f"<@{world.cid.id}>", old="bob")
    await world.press("cid", "Agree", asking)
    await world.press("bob", "Agree", asking)
    assert [member.name for member in world.session.members] == ["ann", "cid"]
    assert phrase("proposal-swap-agreed", new="cid", old="bob") in world.texts
    await world.press("cid", "notice-button-open", world.post)
    assert "cid: picked nothing" in world.panels["cid"].content


async def test_the_host_hands_the_table_over(world):
    await world.begin("bob", rounds="9")
    assert says(await world.slash("bob", "host", person=world.bob), "refusal-host-here", host="ann")
    await world.slash("ann", "host", person=world.bob)
    assert says(world.post, "proposal-host", new="bob")
    assert world.session.host.name == "ann"
    await world.press("bob", "Agree", world.post)
    assert world.post.content == phrase("proposal-host-agreed", new="bob")
    assert world.session.host.name == "bob"


async def test_the_host_of_a_lobby_is_asked_first_and_nobody_else_can_give_it_away(world):
    await world.lobby("bob", "cid")
    asked = await world.slash("ann", "host", person=world.bob)
    assert says(asked, "discord-host-sure", name="bob")
    button = find(asked, "confirm-host")
    kept = await world.press("ann", "discord-button-keep", asked)
    assert kept.content == phrase("discord-dismissed")
    await world.click_again("cid", world.post, button.id)
    assert says(world.newest_private("cid"), "refusal-host-here", host="ann")
    assert world.session.host.name == "ann", "a forged press gives nothing away"
    asked = await world.slash("ann", "host", person=world.bob)
    given = await world.press("ann", "discord-button-host", asked)
    assert given.content == phrase("host-handed-over", name="bob")
    assert says(world.post, "lobby-ready", host="bob")
    asked = await world.slash("bob", "host", person=world.cid.user)
    await world.press("bob", START, world.post)
    await world.press("bob", "discord-button-host", asked)
    assert world.session.host.name == "bob", "once the game has begun the new host is asked"
    assert says(world.post, "proposal-host", name="bob", new="cid")
