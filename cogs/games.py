"""Somebody's tables of all games, and what was played to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.acts import Acts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.host.discord.client import GameBot
    from k2bot.host.discord.presses import Answer


def games_commands(bot: GameBot, slash: Slash) -> Iterator[Command]:
    """The command that lists somebody's tables."""

    async def games(interaction: Interaction, _: Chosen) -> Answer:
        return await bot.overview_panel.games(interaction)

    yield slash.command("games", games)


class HistoryActs(Acts):
    """The command that lists the games that are over."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One."""
        yield slash.command("history", self.history)

    async def history(self, interaction: Interaction, _: Chosen) -> Answer:
        """The games that somebody played, and those that were played here."""
        return await self._bot.overview_panel.history(interaction, self._key)
