"""The slash commands where a second game is played beside the first."""

import pytest

from k2bot.host.kernel.lobby import cancel
from tests.host import tiny_game
from tests.phrases import START, phrase, says


class Other(tiny_game.TinyGame):
    """A second game beside the first, with commands of its own."""

    key = "other"
    title = "Other"


@pytest.fixture
def others():
    return (Other(),)


@pytest.fixture
def two(world):
    """Two games on one bot."""
    return world


async def test_a_command_of_another_game_leaves_the_table_alone_and_names_the_right_one(two, story):
    await story.command("ann", "other help")
    await two.begin("bob")
    before = two.session
    for command in ("board", "hand", "status", "resign", "cancel", "standin"):
        await story.command("ann", f"other {command}")
    assert two.session == before


async def test_a_table_of_another_game_is_not_moved_nor_named(two, story):
    await two.lobby("bob")
    home = await two.enter_channel("elsewhere")
    for game in ("tiny", "other"):
        await story.command("ann", f"{game} board")
    for options in ({"table": "1"}, {}):
        await story.command("ann", "other move", **options)
    assert two.bot.host.tables.loaded_in(home.id).id == 1
    await story.slash("ann", "move", table="1")
    assert two.table.id == 1


@pytest.mark.parametrize("command", ["resign", "cancel"])
async def test_what_is_confirmed_late_is_about_the_table_it_was_asked_about(two, command):
    """In the channel, another game's table has taken the place of the one that was asked about."""
    await two.begin("bob")
    asked = await two.slash("ann", command)
    await (await two.bot.host.tables.find(1)).do(cancel, two.ann.id)
    await two.command("ann", "other new")
    await two.press("bob", "Join", two.post)
    await two.press("ann", START, two.post)
    before = two.session
    assert two.table.game.key == "other"
    told = await two.press("ann", f"discord-button-{command}", asked)
    assert told.content == phrase("refusal-cancelled")
    assert two.session == before


async def test_a_command_acts_at_the_table_of_its_own_game_although_another_one_goes_on(two, story):
    await two.begin("bob")
    home = await two.enter_channel("elsewhere")
    await two.command("ann", "other new")
    for command in ("resign", "cancel"):
        await story.slash("ann", command)
    assert (await two.bot.host.tables.in_channel(home.id)).session.status.value == "running"
    assert two.session.status.value == "lobby"
    for game in ("other", "tiny"):  # the same in a private chat
        await story.whisper("ann", f"{game} status")


async def test_in_the_chat_ones_only_game_is_meant_although_one_of_another_kind_goes_on_there(two):
    """As where nothing goes on there: a daily game waits in the chat for as long as its player likes."""
    await two.begin("bob")
    await two.whisper("ann", "other new")
    told = await two.whisper("ann", "tiny status")
    assert not says(told, "discord-other-game-here")
    assert two.table.reader_game.title in told.content
    assert "Other" in (await two.whisper("ann", "other status")).content
    assert says(await two.command("bob", "other status"), "discord-other-game-here", game="Tiny")


@pytest.mark.parametrize("status", ["running", "cancelled"])
async def test_who_comes_to_a_game_that_the_bot_no_longer_offers_is_told_so(two, status):
    """It keeps its channel while it isn't over, so a new one is refused with the reason, too."""
    await two.command("ann", "other new")
    await two.press("ann", START)
    post = two.newest("ann", "Board")
    if status == "cancelled":
        await two.do(cancel, two.ann.id)
    two.games = two.games[:1]
    await two.restart()
    told = phrase("refusal-left-out", game="other", open=status == "running")
    assert (await two.press("bob", "Board", post)).content == told
    shown = await two.slash("bob", "new")
    assert (shown.content == told) is (status == "running")
