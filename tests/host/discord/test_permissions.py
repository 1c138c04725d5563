"""A named channel is looked at by Discord's web calls alone, and what the bot lacks there is named."""

from __future__ import annotations

import discord
import pytest

from k2bot.host.discord.controls import channel_fault
from k2bot.text.words import words
from tests.phrases import phrase


async def test_a_channel_in_which_the_bot_can_host_is_without_fault(world):
    name, fault = await channel_fault(world.bot, world.channel.id, words())
    assert (name, fault) == (f"#{world.channel.name} on {world.guild.name}", "")


async def test_what_is_not_granted_is_named(world):
    await world.forbid("attach_files", "send_messages")
    name, fault = await channel_fault(world.bot, world.channel.id, words())
    missing = "Send Messages, Attach Files"
    assert fault == phrase("check-channel-permissions", channel=name, permissions=missing)


async def test_a_channel_that_is_not_there_is_told(world):
    name, fault = await channel_fault(world.bot, 4242, words())
    assert (name, fault) == ("4242", phrase("check-channel-none", channel="4242"))


async def test_the_private_chat_is_no_place_to_check(world):
    chat = await (await world.bot.fetch_user(world.ann.id)).create_dm()
    _, fault = await channel_fault(world.bot, chat.id, words())
    assert fault == phrase("check-channel-elsewhere", channel=str(chat.id))


@pytest.mark.parametrize(("denied", "fault"), [("send_messages_in_threads", "in Threads"), (None, "")])
async def test_a_thread_goes_by_its_own_permission(world, denied, fault):
    channel = world.bot.get_channel(world.channel.id)
    thread = await channel.create_thread(name="K2", type=discord.ChannelType.public_thread)
    if denied:
        await world.forbid(denied)
    found = (await channel_fault(world.bot, thread.id, words()))[1]
    assert (fault in found) if fault else not found
