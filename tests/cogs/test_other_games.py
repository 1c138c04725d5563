"""Slash commands on a bot with two games."""

import pytest

from k2bot.host.kernel.lobby import cancel
from tests.host import tiny_game
from tests.phrases import START, phrase, says


class Other(tiny_game.TinyGame):
    """A second game with its own commands."""

    key = "other"
    title = "Other"


@pytest.fixture
def others():
    return (Other(),)


async def test_another_games_command_changes_nothing_and_names_the_right_one(world, story):
    await story.command("ann", "other help")
    await world.begin("bob")
    before = world.session
    for command in ("board", "hand", "status", "resign", "cancel", "standin"):
        await story.command("ann", f"other {command}")
    assert world.session == before


async def test_a_table_is_neither_moved_nor_named_by_another_games_command(world, story):
    await world.lobby("bob")
    home = await world.enter_channel("elsewhere")
    for game in ("tiny", "other"):
        await story.command("ann", f"{game} board")
    for options in ({"table": "1"}, {}):
        await story.command("ann", "other move", **options)
    assert world.table_in(home).id == 1
    await story.slash("ann", "move", table="1")
    assert world.table.id == 1


@pytest.mark.parametrize("command", ["resign", "cancel"])
async def test_a_late_confirmation_applies_only_to_the_original_table(world, command):
    """Meanwhile another game has replaced the original table in the channel."""
    await world.begin("bob")
    asked = await world.slash("ann", command)
    await (await world.bot.host.tables.find(1)).do(cancel, world.ann.id)
    await world.command("ann", "other new")
    await world.press("bob", "Join", world.post)
    await world.press("ann", START, world.post)
    before = world.session
    assert world.table.game.key == "other"
    told = await world.press("ann", f"discord-button-{command}", asked)
    assert told.content == phrase("refusal-cancelled")
    assert world.session == before


async def test_a_command_acts_on_its_own_game_while_another_is_running(world, story):
    await world.begin("bob")
    home = await world.enter_channel("elsewhere")
    await world.command("ann", "other new")
    for command in ("resign", "cancel"):
        await story.slash("ann", command)
    assert (await world.bot.host.tables.in_channel(home.id)).session.status.value == "running"
    assert world.session.status.value == "lobby"
    for game in ("other", "tiny"):  # the same in a private chat
        await story.whisper("ann", f"{game} status")


async def test_a_chat_command_finds_the_only_game_of_its_kind_elsewhere(world):
    """A daily game may sit in the chat for as long as its player likes."""
    await world.begin("bob")
    await world.whisper("ann", "other new")
    told = await world.whisper("ann", "tiny status")
    assert not says(told, "discord-other-game-here")
    assert world.table.reader_game.title in told.content
    assert "Other" in (await world.whisper("ann", "other status")).content
    assert says(await world.command("bob", "other status"), "discord-other-game-here", game="Tiny")


@pytest.mark.parametrize("status", ["running", "cancelled"])
async def test_players_of_a_game_no_longer_offered_get_an_explanation(world, status):
    """While unfinished it keeps its channel, so a new game is refused with that reason."""
    await world.command("ann", "other new")
    await world.press("ann", START)
    post = world.newest("ann", "Board")
    if status == "cancelled":
        await world.do(cancel, world.ann.id)
    world.games = world.games[:1]
    await world.restart()
    told = phrase("refusal-left-out", game="other", open=status == "running")
    assert (await world.press("bob", "Board", post)).content == told
    shown = await world.slash("bob", "new")
    assert (shown.content == told) is (status == "running")
