"""Who may lay tables, who may join one, and games in threads of their own."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from k2bot.text.words import words
from tests.phrases import START, phrase, says


async def invite(world, who, guest):
    return await world.slash(who, "invite", person=world.people[guest].user)


async def pick_guests(world, *guests):
    """Choose whom to invite in the host's settings."""
    panel = await world.press("ann", phrase("lobby-button-settings"), lobby(world))
    menu = next(own for own in world.components(panel) if "=invite|" in own["custom_id"])
    people = [world.people[guest] for guest in guests]
    await world.ann.select(panel, people, custom_id=menu["custom_id"])
    return panel


def lobby(world):
    return world.posts()[0]


async def test_only_invited_people_join_a_private_table(world):
    await world.lobby(private="on")
    assert phrase("lobby-private", count=0) in lobby(world).content
    refused = await world.press("bob", "Join", lobby(world))
    assert says(refused, "refusal-not-invited", host="ann")
    answer = await invite(world, "ann", "bob")
    assert says(answer, "lobby-invited-private", name="bob")
    assert phrase("lobby-private", count=1, guests=f"<@{world.bob.id}>") in lobby(world).content
    call = world.post
    assert says(call, "lobby-invitation", guest=f"<@{world.bob.id}>", host="ann")
    assert [user.id for user in call.mentions] == [world.bob.id]
    await world.press("bob", "Join", call)
    assert [member.name for member in world.table.session.members] == ["ann", "bob"]
    assert phrase("lobby-private", count=0) in lobby(world).content
    refused = await world.press("cid", "Join", lobby(world))
    assert says(refused, "refusal-not-invited")
    await world.restart()
    assert (await world.load()).session.row.invited == (world.bob.id,)


async def test_the_host_invites_by_a_menu_and_takes_it_back(world):
    """Bots that are picked with them are left out."""
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    await world.lobby(private="on")
    await pick_guests(world, "bob", "bot", "cid")
    assert world.table.session.row.invited == (world.bob.id, world.cid.id)
    assert len(world.posts()) == 3  # the lobby's, and a call for each
    world.panels.clear()
    await pick_guests(world, "cid")
    assert world.table.session.row.invited == (world.cid.id,)
    assert len(world.posts()) == 3
    assert says(await world.press("bob", "Join", lobby(world)), "refusal-not-invited")


@pytest.mark.parametrize(
    ("who", "guest", "why"),
    [("bob", "cid", "refusal-settings-host-only"), ("ann", "bob", "refusal-guest-there")],
)
async def test_who_cannot_be_invited_and_by_whom(world, who, guest, why):
    await world.lobby("bob")
    assert says(await invite(world, who, guest), why)
    assert world.table.session.row.invited == ()


async def test_to_an_open_table_somebody_is_called_all_the_same(world):
    await world.lobby()
    assert says(await invite(world, "ann", "bob"), "lobby-invited")
    await world.press("cid", "Join", lobby(world))
    assert len(world.table.session.members) == 2


async def test_a_rematch_of_a_private_table_is_for_those_who_sat_there(world):
    await world.lobby(private="on")
    await invite(world, "ann", "bob")
    await world.press("bob", "Join", lobby(world))
    await world.press("ann", phrase("lobby-button-cancel"), lobby(world))
    await world.bot.tables.rematch(1, world.bob.id, "bob")
    again = await world.load()
    assert set(again.session.row.invited) == {world.ann.id, world.bob.id}
    assert again.session.row.options["private"] == "on"


async def test_where_a_role_may_lay_tables_others_hear_who_does(world):
    role = world.guild.create_role("Hosts")
    preferences = world.bot.tables.preferences
    await preferences.set_server(world.guild.id, {"host-role": str(role.id)}, words("en"))
    assert says(await world.slash("bob", "new"), "refusal-host-role", role=f"<@&{role.id}>")
    assert world.table is None
    world.env.backend.get_guild(world.guild.id).owner_id = world.cid.id
    await world.slash("cid", "new")  # who manages the channel
    await world.press("cid", phrase("lobby-button-cancel"), world.post)
    await world.click_again("bob", world.post, "l|1|rematch")
    assert says(world.newest_private("bob").content, "refusal-host-role", role=f"<@&{role.id}>")
    world.env.backend.get_guild(world.guild.id).members[world.bob.id].role_ids.append(role.id)
    await world.slash("bob", "new")
    assert world.table.session.host.name == "bob"


async def test_a_game_goes_on_in_a_thread_of_its_own_below_its_lobby(world):
    await world.lobby("bob", thread="on")
    home = world.channel
    await world.press("ann", START, lobby(world))
    (thread,) = home.threads
    assert (thread.name, thread.id) == (phrase("thread-name", game="Tiny", table=1), lobby(world).id)
    assert says(lobby(world).content, "lobby-begun", where=f"<#{thread.id}>")
    assert not any("Round 1" in post.content for post in world.posts())
    world.channel = thread
    await world.commit("ann", 1)
    await world.restart()
    await world.commit("bob", 2)
    assert "chosen (1, 2)" in world.post.content
    world.channel = home
    world.panels.clear()
    await world.slash("cid", "new")
    assert (await world.load()).id == 2


async def test_posts_of_a_thread_that_was_put_away_bring_it_back(world):
    await world.lobby("bob", thread="on")
    await world.press("ann", START, lobby(world))
    world.channel = world.channel.threads[0]
    stored = world.env.backend.get_channel(world.channel.id)
    stored.thread_metadata.archived = True
    await world.commit("ann", 1)
    await world.commit("bob", 2)
    assert (await world.load()).outbox.parked is None
    assert "chosen (1, 2)" in world.post.content


async def test_a_thread_that_was_made_before_a_stop_is_used(world):
    await world.lobby("bob", thread="on")
    path = f"/channels/{world.channel.id}/messages/{lobby(world).id}/threads"
    world.fails(f"POST {path}", 400, 160004)
    await world.press("ann", START, lobby(world))
    assert world.bot.tables.get(1).session.row.channel_id == lobby(world).id


@pytest.mark.parametrize("permission", ["create_public_threads", "send_messages_in_threads"])
async def test_where_the_bot_may_make_no_thread_that_is_said_and_nothing_begins(world, permission):
    await world.lobby("bob", thread="on")
    await world.forbid(permission)
    refused = await world.press("ann", START, lobby(world))
    assert says(refused, "refusal-no-thread")
    assert world.table.session.state is None
    assert world.channel.threads == []


async def test_a_thread_that_fails_begins_no_game(world):
    await world.lobby("bob", thread="on")
    world.fails("POST /channels/*/messages/*/threads", 400, 50035)
    refused = await world.press("ann", START, lobby(world))
    assert says(refused, "refusal-thread-failed")
    assert world.table.session.state is None


async def test_in_a_thread_a_game_stays_there(world):
    await world.enter_thread()
    await world.lobby("bob", thread="on")
    await world.press("ann", START, world.posts()[-1])
    assert world.table.session.row.channel_id == world.channel.id
    assert world.table.session.state is not None


async def test_one_thread_is_made_however_often_it_is_asked_for_at_a_time(world):
    await world.lobby("bob", thread="on")
    posts = world.table.session.posts  # its post is gone, so nothing on Discord tells them apart
    world.table.session = replace(world.table.session, posts=replace(posts, messages={}))
    with world.env._bot_scope():
        found = await asyncio.gather(*(world.bot.channels.create_thread(world.table) for _ in range(3)))
    assert set(found) == {thread.id for thread in world.channel.threads}
    assert len(world.channel.threads) == 1
