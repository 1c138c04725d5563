"""A second game in a channel: it gets a thread, and commands ask which game they mean."""

import pytest

from k2bot.games import registry
from k2bot.host.discord.controls import HostId
from k2bot.host.discord.threads import IN_THREAD, packed, unpacked
from k2bot.host.pages.settings import settings_of
from tests.phrases import START, phrase, says

OPEN = "lobby-button-thread"


async def second(world, who, *joining, **options):
    """Open a second game in the channel; returns the channel, for the world is then in the thread."""
    home = world.channel
    await world.slash(who, "new", **options)
    told = await world.press(who, OPEN, world.newest_private(who))
    world.channel = home.threads[-1]
    assert says(told, "discord-opened-thread", where=f"<#{world.channel.id}>")
    for guest in joining:
        await world.press(guest, "Join")
    return home


def games(page):
    """Labels of the games that a page asks about."""
    return [label for label, own in page.items() if "|meant|" in own]


async def test_a_second_game_opens_in_a_thread_with_its_settings_and_people_in_its_name(world, story):
    await world.lobby("bob")
    await story.slash("cid", "new", rounds="9", pairs="yes")
    home = await second(world, "cid", rounds="9", pairs="yes")
    thread = world.channel
    (line,) = [post for post in home.history() if post.id == thread.id]
    assert says(line, "thread-line", name="cid", game="Tiny")
    assert line.thread.id == thread.id, "a link to it"
    assert thread.name == phrase("thread-name-people", game="Tiny", names="cid")
    assert world.count("PUT", f"/channels/{thread.id}/thread-members/{world.cid.id}") == 1
    options = world.session.row.options
    assert (options["rounds"], options["pairs"]) == ("9", "yes")
    story.posts()
    await world.press("bob", "Join")
    await world.press("cid", START)
    assert home.threads[-1].name == phrase("thread-name-people", game="Tiny", names="cid, bob")


async def test_new_with_the_setting_for_threads_opens_one_at_once(world):
    await world.lobby("bob")
    told = await world.slash("cid", "new", thread="on")
    (thread,) = world.channel.threads
    assert says(told, "discord-opened-thread", where=f"<#{thread.id}>")
    assert (await world.tables.find(2)).session.row.options["thread"] == "off", "another one"


async def test_where_threads_are_impossible_the_refusal_says_so(world):
    home, world.channel = world.channel, world.guild.create_voice_channel("voice")
    await world.settle()
    await world.lobby("bob")
    told = await world.slash("cid", "new", thread="on")
    free = f"<#{home.id}>"
    assert phrase("refusal-no-second-thread", advice="place", free=free) in told.content


@pytest.mark.parametrize(
    ("denied", "keeps", "advice", "missing"),
    [
        ("create_public_threads", ("bob",), "bot", "permission-create-threads"),
        ("create_public_threads", (), "you", ""),
    ],
)
async def test_without_permission_for_threads_the_refusal_says_so_and_names_a_free_channel(
    world, denied, keeps, advice, missing
):
    await world.lobby("cid")
    home = await world.enter_channel("elsewhere")
    free, world.channel = world.channel, home
    await world.slash("bob", "new")
    offered = world.newest_private("bob")
    await world.forbid(denied)
    for who in keeps:
        await world.allow(denied, who=who)
    facts = {"advice": advice, "missing": phrase(missing) if missing else "", "free": f"<#{free.id}>"}
    told = phrase("refusal-no-second-thread", **facts)
    shown = await world.slash("bob", "new")
    assert told in shown.content
    assert not world.ids(shown)
    pressed = await world.click("bob", OPEN, offered)
    assert told in world.newest_private("bob").content, "an older offer is refused as well"
    assert pressed.acknowledged
    assert not home.threads


async def test_in_a_thread_with_a_game_the_second_gets_another_thread_of_the_channel(world):
    home = world.channel
    await world.enter_thread()
    await world.lobby("bob")
    await world.slash("cid", "new")
    await world.press("cid", OPEN, world.newest_private("cid"))
    name = phrase("thread-name-people", game="Tiny", names="cid")
    assert [one.name for one in home.threads] == ["side room", name]


@pytest.mark.parametrize("call", ["POST /channels/*/messages", "POST /channels/*/messages/*/threads"])
async def test_a_thread_that_cannot_be_created_leaves_nothing_behind(world, call):
    await world.lobby("bob")
    await world.slash("cid", "new")
    offered, before = world.newest_private("cid"), world.texts
    world.fails(call, 400, 50035)
    await world.click("cid", OPEN, offered)
    assert says(world.newest_private("cid"), "refusal-second-thread-failed")
    assert world.texts == before
    await world.click("cid", OPEN, offered)
    assert len(world.channel.threads) == 1, "it can be pressed again"


async def test_commands_mean_the_game_somebody_plays_and_ask_if_there_are_several(world, story):
    await world.begin("bob", rounds="9")
    home = await second(world, "cid", "bob", rounds="9")
    await world.press("cid", START)
    world.channel = home
    for who in ("ann", "cid"):
        await story.slash(who, "status")
    await story.slash("bob", "hand")
    first, other = (own for label, own in world.ids(world.panels["bob"]).items() if "|meant|" in own)
    assert "|=2" in other
    shown = await world.click_again("bob", world.panels["bob"], other)
    story.reads("bob", "the other game", shown.response)
    again = await world.slash("bob", "status")
    assert not games(world.ids(again)), "the answer is remembered"
    asked = await world.slash("ann", "status")
    assert not games(world.ids(asked)), "others have none to give"

    await world.restart()
    await story.slash("bob", "status")
    panel = world.panels["bob"]
    await world.restart()
    await world.click_again("bob", panel, first)
    story.reads("bob", "after a restart, the game's page", world.newest_private("bob"))
    assert not games(world.ids(await world.slash("bob", "status")))


async def test_a_command_goes_on_with_what_was_typed_once_its_game_is_known(world):
    await world.lobby("bob")
    home = await second(world, "bob")
    world.channel = home
    asked = await world.slash("bob", "invite", person=world.cid)
    label = games(world.ids(asked))[1]
    await world.press("bob", label, asked)
    row = (await world.tables.find(2)).session.row
    assert row.invited == (world.cid.id,)


@pytest.mark.parametrize("key", registry.GAMES)
def test_all_settings_of_a_game_fit_into_the_id_of_the_button(key):
    game = registry.makers((key,))[key]("en")
    settings = settings_of(game, game.words)
    options = {own.key: max((value for value, _ in own.values), key=len) for own in settings}
    own = str(HostId(0, IN_THREAD, argument=f"{key} {packed(options)}"))
    assert len(own) <= 100
    assert unpacked(packed(options), game) == options
    assert unpacked("", game) == {}
