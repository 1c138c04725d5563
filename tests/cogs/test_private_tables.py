"""Who may lay tables, who may join one, and games in threads of their own."""

import asyncio
from dataclasses import replace

from k2bot.host.values import ServerPreferences
from tests.phrases import START, phrase, says


def lobby(world):
    return world.posts()[0]


async def test_only_invited_people_join_a_private_table(world, story, approved):
    """A rematch of it is for those who sat there."""
    await world.lobby(private="on")
    story.posts()
    await story.press("bob", "Join", lobby(world))
    await story.slash("ann", "invite", person=world.bob)
    story.posts(2)
    call = world.post
    assert [user.id for user in call.mentions] == [world.bob.id]
    await world.press("bob", "Join", call)
    assert [member.name for member in world.session.members] == ["ann", "bob"]
    story.posts(2)
    await story.press("cid", "Join", lobby(world))
    await world.restart()
    assert (await world.load()).session.row.invited == (world.bob.id,)
    await world.press("ann", "lobby-button-cancel", lobby(world))
    await world.bot.host.tables.rematch(await world.bot.host.tables.find(1), world.bob.id, "bob")
    again = (await world.load()).session.row
    assert (set(again.invited), again.options["private"]) == ({world.ann.id, world.bob.id}, "on")
    approved(story)


async def test_the_host_invites_by_a_menu_and_takes_it_back(world):
    """Bots that are picked with them are left out."""
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    await world.lobby(private="on")
    for picked in (("bob", "bot", "cid"), ("cid",)):
        panel = await world.press("ann", "lobby-button-settings", lobby(world))
        people = [world.people[guest] for guest in picked]
        await world.choose("ann", *people, message=panel, menu="=invite|")
        invited = tuple(guest.id for guest in people if guest is not world.people["bot"])
        assert world.session.row.invited == invited
        assert len(world.posts()) == 3  # the lobby's, and a call for each
        world.panels.clear()
    assert says(await world.press("bob", "Join", lobby(world)), "refusal-not-invited")


async def test_who_cannot_be_invited_and_by_whom(world, story, approved):
    """To an open table somebody is called all the same."""
    await world.lobby("bob")
    for who, guest in (("bob", "cid"), ("ann", "bob")):
        await story.slash(who, "invite", person=world.people[guest])
        assert world.session.row.invited == ()
    await story.slash("ann", "invite", person=world.cid)
    story.posts()
    approved(story)


async def test_where_a_role_may_lay_tables_others_hear_who_does(world, story, approved):
    role = world.guild.create_role("Hosts")
    preferences = world.bot.host.tables.preferences
    await preferences.set(ServerPreferences, world.guild.id, {"host-role": str(role.id)})
    await story.slash("bob", "new")
    assert world.table is None
    world.manages("cid")
    await world.slash("cid", "new")  # who manages the channel
    await world.press("cid", "lobby-button-cancel", world.post)
    await world.click_again("bob", world.post, "l|1|rematch")
    story.reads("bob", "an old button for a rematch", world.newest_private("bob"))
    world.backend.get_guild(world.guild.id).members[world.bob.id].role_ids.append(role.id)
    await world.slash("bob", "new")
    assert world.session.host.name == "bob"
    approved(story)


async def test_a_game_goes_on_in_a_thread_of_its_own_below_its_lobby(world):
    """Its posts bring the thread back that was put away."""
    await world.lobby("bob", thread="on")
    home = world.channel
    await world.press("ann", START, lobby(world))
    (thread,) = home.threads
    assert (thread.name, thread.id) == (phrase("thread-name", game="Tiny", table=1), lobby(world).id)
    assert says(lobby(world), "lobby-begun", where=f"<#{thread.id}>")
    assert not any("Round 1" in text for text in world.texts)
    world.channel = thread
    world.backend.get_channel(thread.id).thread_metadata.archived = True
    await world.commit("ann", 1)
    await world.restart()
    await world.commit("bob", 2)
    assert (await world.load()).outbox.parked is None
    assert "chosen (1, 2)" in world.post.content
    world.channel = home
    world.panels.clear()
    await world.slash("cid", "new")
    assert (await world.load()).id == 2


async def test_where_the_bot_may_make_no_thread_that_is_said_and_nothing_begins(world):
    await world.lobby("bob", thread="on")
    await world.forbid("create_public_threads", "send_messages_in_threads")
    missing = ", ".join(phrase(f"permission-{name}") for name in ("create-threads", "send-in-threads"))
    refused = await world.press("ann", START, lobby(world))
    assert says(refused, "refusal-no-thread", missing=missing)
    assert world.session.state is None


async def test_a_thread_that_fails_begins_no_game_and_one_made_before_a_stop_is_used(world):
    await world.lobby("bob", thread="on")
    for code, place in ((50035, world.channel.id), (160004, lobby(world).id)):
        world.fails("POST /channels/*/messages/*/threads", 400, code)
        world.said.clear()  # so that what is shown is the answer to this press
        shown = await world.press("ann", START, lobby(world))
        assert says(shown, "refusal-thread-failed") == (code == 50035)
        session = world.bot.host.tables.get(1).session
        assert (session.row.channel_id, session.state is None) == (place, code == 50035)


async def test_in_a_thread_a_game_stays_there(world):
    await world.enter_thread()
    await world.lobby("bob", thread="on")
    await world.press("ann", START, world.posts()[-1])
    assert world.session.row.channel_id == world.channel.id
    assert world.session.state is not None


async def test_one_thread_is_made_however_often_it_is_asked_for_at_a_time(world):
    await world.lobby("bob", thread="on")
    posts = world.session.posts  # its post is gone, so nothing on Discord tells them apart
    world.table.session = replace(world.session, posts=replace(posts, messages={}))
    with world.env._bot_scope():
        found = await asyncio.gather(
            *(world.bot.host.pages.channels.create_thread(world.table) for _ in range(3))
        )
    assert set(found) == {thread.id for thread in world.channel.threads}
    assert len(world.channel.threads) == 1
