"""Taking a step back, somebody else in a seat, another host: used by people in a simulated Discord."""

from __future__ import annotations

import pytest

from k2bot.text.words import words
from tests.expeditions.party import find
from tests.host.discord import kit


@pytest.mark.parametrize("command", ["undo", "swap", "host"])
async def test_without_a_game_that_goes_on_the_way_is_shown(world, command):
    person = {} if command == "undo" else {"person": world.people["cid"]}
    assert "There’s no game of Tiny in this channel" in (await world.slash("ann", command, **person)).content  # noqa: RUF001 - as people read it
    await world.lobby("bob")
    told = (await world.slash("bob", command, **person)).content
    why = {"undo": "not begun yet", "swap": "not begun yet", "host": "one of those who play here"}
    assert why[command] in told


async def test_a_game_whose_steps_reveal_everything_has_no_undo(tmp_path, tiny):
    without = type("Without", (type(tiny),), {"undo": False})
    async with kit.world(tmp_path, without()) as world:
        group = next(c for c in world.env.backend.commands[None].values() if c["name"] == "tiny")
        assert "undo" not in {option["name"] for option in group["options"]}
        assert "undo" not in (await world.slash("ann", "help")).content


async def test_who_plays_with_computers_alone_undoes_at_once(world):
    await world.begin(rounds="9")
    await world.commit("ann", 3)
    await world.press("ann", "My turn", world.post)
    shown = await world.press("ann", "double")
    assert "Ask to undo" not in world.ids(shown), "there is nobody to ask"
    shown = await world.press("ann", "Undo last step", shown)
    assert shown.content.startswith("Undone: the double.")
    assert (world.table.session.state.round, world.table.session.state.phase) == (1, "turn")


async def test_a_step_is_taken_back_once_the_others_agree(world):
    await world.begin("bob", "cid", rounds="9")
    shown = await world.commit("ann", 3)
    assert world.table.session.state.choices[0] == 3
    assert "Ask to undo" not in world.ids(shown), "a choice can simply be changed"
    await world.commit("bob", 1)
    await world.commit("cid", 2)
    turn = world.post
    await world.press("ann", "My turn", turn)
    shown = await world.press("ann", "double")
    assert world.table.session.state.round == 2
    undo = world.ids(shown)["Ask to undo"]
    shown = await world.press("ann", "Ask to undo", shown)
    assert shown.content.startswith("The others are being asked in the channel to undo: the double.")
    assert "Ask to undo" not in world.ids(shown), "that is asked already"
    again = (await world.click_again("ann", shown, undo)).response
    assert "asked for that already. Still to answer: bob, cid." in again.content
    shown = await world.press("ann", "Withdraw request", again)
    assert shown.content.startswith("You withdrew your request. Nothing has changed.")
    assert world.post.content.endswith("ann has thought better of it, so all stays as it is.")
    assert "Withdraw request" not in world.ids(shown)
    shown = await world.press("ann", "Ask to undo", shown)
    asking = world.post
    assert asking.content.startswith("ann asks to undo: the double.\nDo you agree, <@")
    assert {user.id for user in asking.mentions} == {world.people[who].id for who in ("bob", "cid")}
    assert "for the others to answer" in (await world.press("ann", "Agree", asking)).content
    assert (await world.press("bob", "Agree", asking)).content == "You agree, thank you."
    await world.restart()
    assert (await world.press("cid", "Agree", asking)).content == "You agree, thank you."
    assert (world.table.session.state.round, world.table.session.state.phase) == (1, "turn")
    asked, again = (next(post for post in world.posts() if post.id == asking.id), world.post)
    assert asked.content == "↩️ Undone for ann: the double. The game goes on from there."
    assert (again.content, list(world.ids(again))) == (turn.content, ["My turn", "Board"])
    await world.press("ann", "My turn", again)
    await world.press("ann", "pass")
    assert world.table.session.state.scores == (3, 1, 2)


async def test_somebody_else_plays_on_in_a_seat(world):
    await world.begin("bob", rounds="9")
    bot = world.env.create_user("another-bot", bot=True)
    world.people["bot"] = world.guild.add_member(bot)
    refused = await world.slash("bob", "swap", person=world.people["bot"])
    assert refused.content == words().text("refusal-swap-bot")
    shown = await world.slash("ann", "swap", person=world.people["cid"])
    assert list(world.ids(shown)) == ["ann", "bob"]
    await world.press("ann", "bob", shown)
    asking = world.post
    assert asking.content.startswith(f"ann proposes that <@{world.people['cid'].id}> plays on for bob.")
    await world.press("cid", "Agree", asking)
    await world.press("bob", "Agree", asking)
    assert [member.name for member in world.table.session.members] == ["ann", "cid"]
    assert "cid plays on for bob from now on." in [post.content for post in world.posts()]
    await world.press("cid", "Go on", world.post)
    assert "cid: picked nothing" in world.panels["cid"].content
    assert (
        "Only those who play have a hand" in (await world.press("bob", "My hand", world.posts()[1])).content
    )


async def test_the_host_hands_the_table_over(world):
    await world.begin("bob", rounds="9")
    assert "Only ann can hand this table over" in (await world.slash("bob", "host", person=world.bob)).content
    told = await world.slash("ann", "host", person=world.bob)
    assert "asks bob to take over" in world.post.content
    assert told.content != "bob is the host now."
    assert "hosted by ann" in (await world.slash("cid", "status")).content
    await world.press("bob", "Agree", world.post)
    assert world.post.content == "bob is the host of this game now."
    assert "hosted by bob" in (await world.slash("cid", "status")).content


async def test_the_host_of_a_lobby_is_asked_first_and_nobody_else_can_give_it_away(world):
    await world.lobby("bob", "cid")
    asked = await world.slash("ann", "host", person=world.bob)
    assert asked.content.startswith("Make bob the host?")
    assert world.table.session.host.name == "ann", "nothing is done yet"
    assert (await world.press("ann", "Keep it", asked)).content == "Nothing has changed."
    asked = await world.slash("ann", "host", person=world.bob)
    button = find(asked, "confirm-host")
    await world.click_again("cid", world.post, button.id)
    assert world.newest_private("cid").content.startswith("Only ann can hand this table over")
    assert world.table.session.host.name == "ann", "a forged press gives nothing away"
    assert (await world.press("ann", "Make host", asked)).content == "bob is the host now."
    assert "bob starts the game" in world.post.content
    asked = await world.slash("bob", "host", person=world.people["cid"].user)
    await world.press("bob", "Start", world.post)
    await world.press("bob", "Make host", asked)
    assert world.table.session.host.name == "bob", "once the game has begun the new host is asked"
    assert "bob asks cid to take over" in world.post.content
