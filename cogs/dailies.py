"""Command of the daily game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.slash import Commands
from k2bot.host.discord.routes import IN_PRIVATE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.slash import Chosen, Command
    from k2bot.host.discord.controls import Interaction
    from k2bot.host.discord.messages import Answer


class DailyCommands(Commands):
    """The daily game, if the game has one."""

    def commands(self) -> Iterator[Command]:
        """Yield it."""
        if self._bot.catalogue.game(self._key).daily:
            yield self.command("daily", self.daily, about=IN_PRIVATE)

    async def daily(self, interaction: Interaction, _: Chosen) -> Answer:
        """Show today's game; works anywhere, because it's played in the chat with the bot."""
        return await self._bot.dailies.page(interaction, self._key)
