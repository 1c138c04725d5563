"""The bot with several connections to Discord: each, a shard, brings it what happens on some servers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from k2bot.host.discord.client import GameBot

if TYPE_CHECKING:
    from k2bot.config import Settings


class ShardedGameBot(GameBot, commands.AutoShardedBot):
    """The same bot with all its shards in one process, for the games of one database have one bot.

    Private chats come on shard 0. What the bot posts goes by none of them. When which shard may
    introduce itself to Discord is discord.py's: one after the other, five seconds apart.
    """

    async def on_shard_ready(self, _shard: int) -> None:
        """Try what Discord did not take, for a shard that comes anew makes no ``on_ready``."""
        if self.is_ready():
            await self.catch_up()


def kind_of_bot(settings: Settings) -> type[GameBot]:
    """The class of the bot for these settings: with shards or without."""
    return ShardedGameBot if settings.shards else GameBot
