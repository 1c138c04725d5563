"""Which of the bot's connections to Discord bring it what happens: one, or one for each shard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

if TYPE_CHECKING:
    from discord.ext import commands


class Connections:
    """Hears when a connection is ready and when it is lost; without shards the one there is has number 0."""

    def __init__(self, bot: commands.Bot) -> None:
        self._bot = bot
        self._ready: set[int] = set()
        shard = "shard_" if isinstance(bot, discord.AutoShardedClient) else ""
        for event in ("ready", "resumed"):
            bot.add_listener(self._came, f"on_{shard}{event}")
        bot.add_listener(self._lost, f"on_{shard}disconnect")

    async def _came(self, number: int = 0) -> None:
        self._ready.add(number)

    async def _lost(self, number: int = 0) -> None:
        self._ready.discard(number)

    @property
    def ready(self) -> dict[int, bool]:
        """For each connection that there has to be, by its number, whether it is ready."""
        return {number: number in self._ready for number in range(self._bot.shard_count or 1)}

    @property
    def trouble(self) -> str:
        """What is to be said of connections that are not ready; empty where all are."""
        ready = self.ready
        lost = [str(number) for number in ready if not ready[number]]
        if not lost:
            return ""
        if len(lost) == len(ready):
            return "there is no connection to Discord"
        shards = "shards" if len(lost) > 1 else "shard"
        return f"there is no connection to Discord for {shards} {', '.join(lost)} of 0 to {len(ready) - 1}"
