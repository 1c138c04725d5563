"""What somebody writes into the options of commands: bounded, and quoted back harmlessly."""

import pytest

from cogs.replays import ReplayCommands
from cogs.tables import TableCommands
from k2bot.game.values import Refusal
from k2bot.host.discord.messages import Waiting, waiting_in
from k2bot.host.kernel.lobby import stand_in
from k2bot.text.formatting import quoted
from tests.cogs.test_table import leaves
from tests.phrases import says


async def test_discord_is_told_how_long_a_number_can_be(world):
    for command in ("move", "replay"):
        (table,) = [option for option in leaves(world)[command]["options"] if option["name"] == "table"]
        assert (table["min_length"], table["max_length"]) == (1, 18)


async def quotes(attempt, written, message=None):
    """That it is refused by a short text that quotes what was written harmlessly."""
    with pytest.raises(Refusal) as refused:
        await attempt
    assert quoted(written) in str(refused.value)
    assert len(str(refused.value)) < 250
    assert message is None or says(str(refused.value), message, number=quoted(written))


@pytest.mark.parametrize(
    ("command", "kind", "message"),
    [("move", TableCommands, "discord-move-number"), ("replay", ReplayCommands, "discord-played-number")],
)
async def test_what_is_no_number_is_quoted_shortly_and_harmlessly(world, command, kind, message):
    act, interaction = getattr(kind(world.bot, "tiny"), command), await interaction_of(world, "ann")
    for text in ("9" * 4300, "9" * 19, "*1*", "\u202e12", "\ud800", "٣", "\x00", "@everyone"):
        await quotes(act(interaction, {"table": text, "record": None, "show": ""}), text, message)


async def test_a_level_or_a_setting_there_is_not_is_quoted_shortly_and_harmlessly(world):
    await world.begin("bob")
    level, setting = "*strong*" * 600, "*" * 5000
    await quotes(world.table.do(stand_in, world.bob.id, world.bob.id, level), level)
    place = {"guild_id": 1, "channel_id": 1, "user_id": 1, "name": "Ann"}
    for options in ({setting: "1"}, {"rounds": setting}):
        await quotes(world.bot.host.tables.open(game="tiny", options=options, **place), setting)


async def interaction_of(world, who):
    """An interaction of somebody in the channel, kept to be used again."""
    kept = []

    async def keep(interaction, work, **_):
        kept.append(interaction)
        waiting_in(interaction, Waiting(None, interaction.followup.send))
        await interaction.response.send_message("kept", ephemeral=True)

    answer, world.bot.host.interactions.answer = world.bot.host.interactions.answer, keep
    await world.slash(who, "help")
    world.bot.host.interactions.answer = answer
    return kept[0]
