"""The command for a hint, for pages that have no room for its button."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.acts import Acts
from k2bot.host.discord.presses import Answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash


class HintActs(Acts):
    """The command that asks the strongest computer."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, where the game has hints."""
        if self._game.hints is not None:
            yield slash.command("hint", self.hint)

    async def hint(self, interaction: Interaction, _: Chosen) -> Answer:
        """The advice on what its reader is asked."""
        table = await self._table(interaction)
        return Answer(await self._bot.computers.hint(table, interaction.user.id, take=False), table.id)
