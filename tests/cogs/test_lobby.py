"""The lobby in a channel: its settings and rules, who may open and join it, games in threads of their own."""

import asyncio
from dataclasses import replace
from functools import partial

import pytest

from k2bot.game.values import Refusal
from k2bot.host.preferences import ServerPreferences
from tests.host.discord.widgets import controls
from tests.phrases import START, phrase, says
from tests.waiting import until

ADD, COMPUTERS, REMOVE = (
    phrase(f"lobby-button-{name}") for name in ("add-computer", "computers", "remove-computer")
)
SETTINGS, RULES = phrase("lobby-button-settings"), phrase("lobby-button-rules")


async def add_computer(world):
    """Add a computer to Ann's game, by a button of an earlier version."""
    await world.click_again("ann", world.post, "l|1|add-computer|=weak")


async def test_the_host_changes_settings_on_a_page_that_explains_them(world, story):
    """A setting with several values opens a menu of them. Others read what each one means."""
    await world.lobby("bob")
    panel = await story.press("ann", SETTINGS, world.post)
    for menu, picked in (("switch", "rounds"), ("rounds", "rounds=9"), ("switch", "pairs=yes")):
        await story.pick("ann", panel, f"={menu}|", picked)
        story.posts()
    await story.press("bob", SETTINGS, world.post)
    await story.press("cid", SETTINGS, world.post)
    await world.restart()
    await world.press("ann", START, world.post)
    await story.slash("cid", "status")


async def test_the_settings_page_stays_when_the_rules_or_the_computers_are_opened(world):
    """Whichever button opens them; and they stay beside it."""
    await world.lobby("bob")
    settings = await world.press("ann", SETTINGS, world.post)
    pages = [
        settings,
        await world.press("ann", RULES, settings),
        await world.press("ann", ADD, world.post),
        (await world.click_again("ann", world.post, "g|1|o||page|rules")).response,
    ]
    await world.settle()
    assert [page.id for page in world.seen_by("ann") if page.flags.ephemeral] == [
        pages[number].id for number in (0, 2, 3)
    ], "the later rules replace the earlier ones"
    assert world.ids(settings)[RULES]
    await world.choose("ann", "pairs=yes", message=settings, menu="=switch|")
    assert world.session.row.options["pairs"] == "yes"


async def test_buttons_and_menus_of_an_earlier_versions_lobby_still_work(world):
    """Each press updates the post itself, to the buttons of today."""
    await world.lobby("bob", thread="on")
    post = world.post

    async def presses(*presses):
        for own, *values in presses:
            with world.standing(post, own, values):
                menu = partial(world.ann.select, post, values) if values else partial(world.ann.click, post)
                shown = await menu(custom_id=own)
            assert (shown.followups, shown.response.id) == ([], post.id), own
            assert SETTINGS in world.ids(world.post), own

    await presses(
        ("l|1|set|=rounds|12", "rounds=9"),
        ("l|1|set|=switches|12", "pairs=yes"),
        ("l|1|add-computer|=weak",),
        ("l|1|add-computer|=strong",),
        ("l|1|remove-computer",),
    )
    assert [member.level for member in world.session.members] == [None, None, "weak"]
    await world.press("cid", "Join", post)
    assert says(world.post, "lobby-who", who="nobody")
    await presses(("l|1|add-computer|=strong",))
    assert [member.level for member in world.session.members] == [None, None, "strong", None]
    options = world.session.row.options
    assert [options[key] for key in ("rounds", "pairs", "thread")] == ["9", "yes", "on"]
    await world.click_again("cid", post, "l|1|leave")
    await world.click_again("ann", post, "l|1|cancel")
    assert says(world.post, "lobby-cancelled")


async def test_only_the_host_changes_settings_and_only_to_valid_values(world):
    await world.lobby("bob")
    before = world.session.row.options
    for own, picked in (("l|1|set|=rounds", "rounds=9"), ("l|1|set-here|=switch", "rounds")):
        with world.standing(world.post, own, [picked]):
            await world.bob.select(world.post, [picked], custom_id=own)
        assert says(world.newest_private("bob"), "refusal-settings-host-only", host="ann")
    for changes in ({"rounds": "77"}, {"nothing": "1"}, {"pairs": ""}):
        with pytest.raises(Refusal):
            await world.tables.set_options(world.table, world.ann.id, changes)
    assert world.session.row.options == before


async def test_a_refusal_disappears_once_a_press_on_the_post_succeeds(world):
    """It's private and leaves the post unchanged; other people's refusals stay."""
    await world.lobby("bob", "cid", pairs="yes")
    lobby, start = world.post, world.ids(world.post)[START]
    for who in ("bob", "ann"):
        await world.click_again(who, lobby, start)  # before it was disabled
    told = world.newest_private("ann")
    assert "even number" in told.content
    before = len(world.seen_by("ann"))
    await add_computer(world)
    assert told.id not in {message.id for message in world.seen_by("ann")}
    assert len(world.seen_by("ann")) == before - 1
    assert says(world.newest_private("bob"), "refusal-start-host-only", host="ann")
    await world.ann.click(lobby, custom_id=start)
    assert says(world.posts()[0], "lobby-begun")


async def test_the_lobby_shows_the_rules_but_no_other_game_pages(world, story, tiny):
    """Below the post itself if there's no tutorial."""
    tiny.tutorial = False
    await world.lobby("bob")
    shown = await world.press("cid", RULES, world.post)
    assert RULES not in world.ids(await world.press("bob", SETTINGS, world.post))
    await world.click_again("cid", shown, "g|1|p||page|rules.end")
    story.reads("cid", "the rules", shown)
    for own in ("g|1|o||open|board", "g|1|o||page|hand"):
        await world.click_again("cid", world.post, own)
        story.reads("cid", own, world.newest_private("cid"))


async def test_starting_updates_the_lobby_post_itself(world):
    """At once, even before the outbox edits the post. The rules never replace it."""
    await world.lobby("bob")
    world.host.sender._closed = True
    before = world.post.content
    await world.click_again("ann", world.post, "g|1|p||page|rules")
    assert world.post.content == before
    begun = await world.click("ann", START, world.post)
    assert (begun.followups, begun.response.id) == ([], world.post.id)
    assert says(world.post, "lobby-begun")


async def test_the_host_adds_computers_and_chooses_their_level_on_a_page_of_their_own(world, story):
    """The first press adds one; opening the page again adds none."""
    await world.lobby()
    assert COMPUTERS not in world.ids(world.post)
    page = await story.press("ann", ADD, world.post)
    for own, values in (("=level|", ["strong"]), (ADD, []), ("=level|", ["weak"])):
        if values:
            await story.pick("ann", page, own, *values)
        else:
            await story.press("ann", own, page)
    story.posts()
    page = await world.press("ann", COMPUTERS, world.post)
    levels = [member.level for member in world.session.members]
    assert levels == [None, "strong", "weak"]
    await story.press("bob", COMPUTERS, world.post)
    await world.press("ann", ADD, page)
    assert world.session.is_full
    for _ in range(3):
        await world.press("ann", REMOVE, page)
    story.reads("ann", "the page without computers", page)
    assert ADD in world.ids(world.post)


async def test_two_presses_lead_from_a_lobby_to_the_first_question_with_a_computer(world):
    """Both for somebody who reads what the first one opens, and for somebody who doesn't."""
    for place in ("the page", "the post"):
        await world.enter_channel(place.replace(" ", "-"))
        await world.lobby()
        page = await world.press("ann", ADD, world.post)
        shown = await world.press("ann", START, page if place == "the page" else world.post)
        assert [member.level for member in world.session.members] == [None, "weak"]
        assert world.session.waiting
        if place == "the page":
            assert (shown.id, says(shown, "lobby-computers-here")) == (page.id, False)
            assert shown.content.startswith("Now: choose")
        world.panels.clear()


async def test_a_start_leaves_one_page_of_those_that_set_up_the_lobby(world):
    """The one used last; it shows the first question."""
    await world.lobby("bob")
    await world.press("ann", SETTINGS, world.post)
    page = await world.press("ann", ADD, world.post)
    await world.start()
    await world.settle()
    left = [message for message in world.seen_by("ann") if message.flags.ephemeral]
    assert [message.id for message in left] == [page.id]
    assert page.content.startswith("Now: choose")


async def test_a_page_of_a_lobby_also_leaves_joins_and_cancels(world):
    await world.lobby("bob")
    told = await world.set_up("cid", "lobby-button-join", world.post)
    assert says(told, "lobby-joined", host="ann")
    assert says(await world.set_up("cid", "lobby-button-leave", world.post), "lobby-left")
    panel = await world.press("ann", SETTINGS, world.post)
    await world.choose("ann", "private=on", message=panel, menu="=switch|")
    world.manages("cid")
    for who, verbs in (("ann", {"leave", "cancel"}), ("bob", {"leave"}), ("cid", {"cancel"})):
        shown = {own.verb for own in controls(await world.press(who, SETTINGS, world.post))}
        assert shown & {"join", "leave", "cancel"} == verbs, "nobody joins without an invitation"
    assert says(await world.set_up("cid", "lobby-button-cancel", world.post), "lobby-was-cancelled")
    assert says(world.post, "lobby-cancelled")


async def test_new_in_a_channel_with_a_game_explains_the_options(world, story):
    """Nobody is pointed to a full game."""
    await world.lobby("bob")
    for then in ("fill", "start", ""):
        for who in ("ann", "bob", "cid"):
            await story.slash(who, "new")
        if then == "fill":
            await add_computer(world)
            await add_computer(world)
        elif then:
            await world.start()


# ------------------------------------------------------------------------- who may open and join, and threads

WEEK = 7 * 24 * 60
"""The longest time that Discord knows, in minutes."""


def archived_after(world, thread):
    """Minutes without a post after which Discord archives a thread."""
    return world.backend.get_channel(thread.id).thread_metadata.auto_archive_duration


def lobby(world):
    return world.posts()[0]


async def test_only_invited_people_can_join_a_private_game(world, story):
    """Its rematch is for the same players."""
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
    await world.set_up("ann", "lobby-button-cancel", lobby(world))
    await world.tables.rematch(await world.tables.find(1), world.bob.id, "bob")
    again = (await world.load()).session.row
    assert (set(again.invited), again.options["private"]) == ({world.ann.id, world.bob.id}, "on")


async def test_a_guest_joins_from_an_invitation_by_direct_message(world):
    """Even one who can't see the channel."""
    await world.tables.prefer(world.bob.id, {"notice": "dm"})
    await world.lobby(private="on")
    await world.forbid("view_channel", but=("ann",))
    await world.slash("ann", "invite", person=world.bob)
    assert len(world.posts()) == 1
    letter = world.letter("bob", "Join")
    assert says(await world.press("bob", "Join", letter), "lobby-joined", host="ann")
    assert [member.name for member in world.session.members] == ["ann", "bob"]
    assert not any("Join" in world.ids(own) for own in world.letters("bob"))


async def test_the_host_invites_and_uninvites_people_with_a_menu(world):
    """Bots chosen along with people are left out."""
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    await world.lobby(private="on")
    for picked in (("bob", "bot", "cid"), ("cid",)):
        panel = await world.press("ann", "lobby-button-settings", lobby(world))
        people = [world.people[guest] for guest in picked]
        shown = await world.choose("ann", *people, message=panel, menu="=invite|")
        assert not says(shown, "page-unchanged"), "the menu has them"
        invited = tuple(guest.id for guest in people if guest is not world.people["bot"])
        assert world.session.row.invited == invited
        assert len(world.posts()) == 3  # the lobby's, and a call for each
        world.panels.clear()
    assert says(await world.press("bob", "Join", lobby(world)), "refusal-not-invited")


async def test_outsiders_see_who_is_in_the_lobby_and_cannot_leave_it(world, story):
    await world.lobby("bob")
    for command in ("status", "resign"):
        await story.slash("cid", command)


async def test_only_the_host_can_invite_and_only_people_who_have_not_joined(world, story):
    """Invitations to an open game still ping."""
    await world.lobby("bob")
    for who, guest in (("bob", "cid"), ("ann", "bob")):
        await story.slash(who, "invite", person=world.people[guest])
        assert world.session.row.invited == ()
    await story.slash("ann", "invite", person=world.cid)
    story.posts()


async def test_a_host_role_limits_who_may_start_games(world, story):
    role = world.guild.create_role("Hosts")
    preferences = world.tables.preferences
    await preferences.set(ServerPreferences, world.guild.id, {"host-role": str(role.id)})
    await story.slash("bob", "new")
    assert world.table is None
    world.manages("cid")
    await world.slash("cid", "new")  # who manages the channel
    await world.set_up("cid", "lobby-button-cancel", world.post)
    await world.click_again("bob", world.post, "l|1|rematch")
    story.reads("bob", "an old button for a rematch", world.newest_private("bob"))
    world.backend.get_guild(world.guild.id).members[world.bob.id].role_ids.append(role.id)
    await world.slash("bob", "new")
    assert world.session.host.name == "bob"


async def test_a_game_continues_in_its_own_thread_below_the_lobby(world):
    """Posting reopens an archived thread."""
    await world.lobby("bob", thread="on")
    home = world.channel
    await world.press("ann", START, lobby(world))
    (thread,) = home.threads
    assert archived_after(world, thread) == WEEK
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


async def test_missing_thread_permissions_are_named_and_no_game_starts(world):
    await world.lobby("bob", thread="on")
    await world.forbid("create_public_threads", "send_messages_in_threads")
    missing = ", ".join(phrase(f"permission-{name}") for name in ("create-threads", "send-in-threads"))
    refused = await world.press("ann", START, lobby(world))
    assert says(refused, "refusal-no-thread", missing=missing)
    assert world.session.state is None


async def test_a_failed_thread_starts_no_game_but_an_existing_one_is_used(world):
    await world.lobby("bob", thread="on")
    for code, place in ((50035, world.channel.id), (160004, lobby(world).id)):
        world.fails("POST /channels/*/messages/*/threads", 400, code)
        world.said.clear()  # so that what is shown is the answer to this press
        shown = await world.press("ann", START, lobby(world))
        assert says(shown, "refusal-thread-failed") == (code == 50035)
        session = world.tables.get(1).session
        assert (session.row.channel_id, session.state is None) == (place, code == 50035)


async def test_starting_in_a_thread_works_on_retry_after_its_post_was_deleted(world):
    """The button on a tutorial's last page is still there."""
    await world.lobby("bob", thread="on")
    page = await world.slash("ann", "help")
    world.backend.delete_message(world.channel.id, lobby(world).id)
    for refused in (True, False):
        await world.click_again("ann", page, "l|1|start")
        assert says(world.newest_private("ann"), "refusal-thread-failed") == refused
    assert world.tables.get(1).session.row.channel_id == lobby(world).id
    assert world.tables.get(1).session.state is not None


async def test_a_game_opened_in_a_thread_stays_there(world):
    await world.enter_thread()
    await world.lobby("bob", thread="on")
    await world.press("ann", START, world.posts()[-1])
    assert world.session.row.channel_id == world.channel.id
    assert world.session.state is not None


async def test_simultaneous_requests_create_only_one_thread(world):
    await world.lobby("bob", thread="on")
    posts = world.session.posts  # its post is gone, so nothing on Discord tells them apart
    (lobby,) = posts.rows
    gone = posts.with_post(replace(lobby, message=None))
    world.table.session = replace(world.session, posts=gone)
    with world.env._bot_scope():
        found = await asyncio.gather(
            *(world.host.pages.channels.threads.create(world.table) for _ in range(3))
        )
    assert set(found) == {thread.id for thread in world.channel.threads}
    assert [archived_after(world, thread) for thread in world.channel.threads] == [WEEK]


# -------------------------------------------------------------------------------------- a post that's deleted


@pytest.mark.parametrize("command", ["new", "status", "board"])
async def test_a_command_reposts_a_lobby_whose_post_was_deleted(world, command):
    """Otherwise nobody could join or start, and the lobby would block the channel."""
    await world.lobby("bob")
    old = world.post
    world.backend.delete_message(world.channel.id, old.id)
    await world.slash("cid", command)
    assert old.id != world.post.id
    await world.press("cid", "Join")
    posted = len(world.posts())
    await world.slash("cid", command)
    assert len(world.posts()) == posted, "one that's there stays"
    await world.start()
    assert len(world.session.members) == 3


async def test_a_cancelled_lobby_is_deleted_once_its_time_is_over(world):
    """At the next start here, else within an hour. Its post stays, and old buttons say what has happened."""
    await world.lobby("bob")
    await world.set_up("ann", "lobby-button-cancel")
    post = world.post
    assert says(post, "table-expires")
    await world.restart()
    assert await world.host.store.table(1) is not None
    await world.host.store.database.change("UPDATE game_table SET expires = created")
    await world.restart()

    async def deleted():
        return await world.host.store.table(1) is None

    await until(deleted)
    await world.click_again("bob", post, "l|1|join")
    assert says(world.newest_private("bob"), "refusal-deleted", days=30)
    await world.lobby("bob")
    assert world.table.id == 2, "numbers aren't given twice"
    assert "_prune" in {task.get_name() for task in asyncio.all_tasks()}, "it's repeated"
