"""The slash commands where a second game is played beside the first."""

import pytest

from k2bot.host.kernel.lobby import cancel
from tests.host import tiny_game
from tests.host.discord import kit
from tests.phrases import START, phrase, says


class Other(tiny_game.TinyGame):
    """A second game beside the first, with commands of its own."""

    key = "other"
    title = "Other"


@pytest.fixture
async def two(tmp_path, tiny):
    async with kit.world(tmp_path, tiny, Other()) as made:
        yield made


async def use(world, who, command, **options):
    """Use a command of the other game; gives what the person reads."""
    result = await world.people[who].slash(world.channel, f"other {command}", **options)
    return result.response.content


async def test_a_command_of_another_game_leaves_the_table_alone_and_names_the_right_one(two):
    await two.begin("bob")
    before = two.session
    for command in ("board", "hand", "status", "resign", "cancel", "standin"):
        told = await use(two, "ann", command)
        assert told == phrase("discord-other-game-here", game="Tiny", command=f"tiny {command}")
    assert two.session == before


async def test_a_table_of_another_game_is_not_moved_nor_named(two):
    await two.lobby("bob")
    home = await two.enter_channel("elsewhere")
    assert f"<#{home.id}>" in await two.told("ann", "board")
    assert f"<#{home.id}>" not in await use(two, "ann", "board")
    own = phrase("discord-other-game-table", table=1, game="Tiny", command="tiny move")
    assert await use(two, "ann", "move", table="1") == own
    assert await use(two, "ann", "move") == phrase("discord-move-none")
    assert two.bot.host.tables.loaded_in(home.id).id == 1
    await two.slash("ann", "move", table="1")
    assert two.table.id == 1


@pytest.mark.parametrize("command", ["resign", "cancel"])
async def test_what_is_confirmed_late_is_about_the_table_it_was_asked_about(two, command):
    """In the channel, another game's table has taken the place of the one that was asked about."""
    await two.begin("bob")
    asked = await two.slash("ann", command)
    await (await two.bot.host.tables.find(1)).do(cancel, two.ann.id)
    await use(two, "ann", "new")
    await two.press("bob", "Join", two.post)
    await two.press("ann", START, two.post)
    before = two.session
    assert two.table.game.key == "other"
    told = await two.press("ann", f"discord-button-{command}", asked)
    assert told.content == phrase("refusal-cancelled")
    assert two.session == before


async def test_a_command_acts_at_the_table_of_its_own_game_although_another_one_goes_on(two):
    await two.begin("bob")
    home = await two.enter_channel("elsewhere")
    await use(two, "ann", "new")
    for command in ("resign", "cancel"):
        told = await two.slash("ann", command)
        assert told.content == phrase("discord-other-game-here", game="Other", command=f"other {command}")
    assert (await two.bot.host.tables.in_channel(home.id)).session.status.value == "running"
    assert two.session.status.value == "lobby"
    for game, number in (("other", 2), ("tiny", 1)):  # the same in a private chat
        told = await two.whisper("ann", f"{game} status")
        assert says(told, "discord-status-head", table=number)
