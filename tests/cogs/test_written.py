"""What somebody writes into the options of commands: bounded, and quoted back harmlessly."""

from __future__ import annotations

import pytest

from cogs.replays import ReplayCommands
from cogs.tables import TableCommands
from k2bot.game.values import Refusal
from k2bot.host.kernel.lobby import StandIn
from k2bot.text.formatting import quoted
from tests.phrases import says


def leaves(world):
    group = next(c for c in world.env.backend.commands[None].values() if c["name"] == "tiny")
    return {option["name"]: option for option in group["options"]}


async def test_discord_is_told_how_long_a_number_can_be(world):
    for command in ("move", "replay"):
        (table,) = [option for option in leaves(world)[command]["options"] if option["name"] == "table"]
        assert (table["min_length"], table["max_length"]) == (1, 18)


@pytest.mark.parametrize(
    ("command", "kind", "message"),
    [("move", TableCommands, "discord-move-number"), ("replay", ReplayCommands, "discord-played-number")],
)
async def test_what_is_no_number_is_quoted_shortly_and_harmlessly(world, command, kind, message):
    act = getattr(kind(world.bot, "tiny"), command)
    (interaction,) = await interactions(world, "ann")
    for text in ("9" * 4300, "9" * 19, "*1*", "\u202e12", "\ud800", "٣", "\x00", "@everyone"):
        with pytest.raises(Refusal) as refused:
            await act(interaction, {"table": text, "record": None, "show": ""})
        assert says(refused.value.text, message, number=quoted(text))
        assert len(refused.value.text) < 250


async def test_a_level_there_is_not_is_quoted_shortly_and_harmlessly(world):
    await world.begin("bob")
    with pytest.raises(Refusal) as refused:
        await world.table.do(StandIn(world.bob.id, world.bob.id, "*strong*" * 600))
    assert quoted("*strong*" * 600) in refused.value.text
    assert len(refused.value.text) < 250


async def test_a_setting_there_is_not_is_quoted_shortly_and_harmlessly(world):
    for options in ({"*" * 5000: "1"}, {"rounds": "*" * 5000}):
        with pytest.raises(Refusal) as refused:
            await world.bot.tables.open(
                game="tiny", options=options, guild_id=1, channel_id=1, user_id=1, name="Ann"
            )
        assert quoted("*" * 5000) in refused.value.text


async def interactions(world, who):
    """An interaction of somebody in the channel, kept to be used again."""
    kept = []

    async def keep(interaction, work, **_):
        kept.append(interaction)
        await interaction.response.send_message("kept", ephemeral=True)

    answer, world.bot.interactions.answer = world.bot.interactions.answer, keep
    await world.slash(who, "help")
    world.bot.interactions.answer = answer
    return kept
