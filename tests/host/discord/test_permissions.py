"""A named channel is looked at by Discord's web calls alone, and what the bot lacks there is named."""

from k2bot.host.discord.controls import channel_fault
from k2bot.text.words import words
from tests.phrases import phrase


async def test_what_is_not_granted_is_named(world):
    name = f"#{world.channel.name} on {world.guild.name}"
    assert await channel_fault(world.bot, world.channel.id, words()) == (name, "")
    await world.forbid("attach_files", "send_messages")
    fault = phrase("check-channel-permissions", channel=name, permissions="Send Messages, Attach Files")
    assert await channel_fault(world.bot, world.channel.id, words()) == (name, fault)


async def test_what_is_no_channel_is_told(world):
    """Nor is the private chat a place to check."""
    chat = await (await world.bot.fetch_user(world.ann.id)).create_dm()
    for number, fault in ((4242, "check-channel-none"), (chat.id, "check-channel-elsewhere")):
        name = str(number)
        assert await channel_fault(world.bot, number, words()) == (name, phrase(fault, channel=name))


async def test_a_thread_goes_by_its_own_permission(world):
    home = world.channel
    await world.enter_thread()
    thread, world.channel = world.channel, home
    assert (await channel_fault(world.bot, thread.id, words()))[1] == ""
    await world.forbid("send_messages_in_threads")
    assert "in Threads" in (await channel_fault(world.bot, thread.id, words()))[1]
