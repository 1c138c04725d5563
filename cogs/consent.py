"""What takes the consent of a table: taking a step back, somebody else in a seat, another host."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.acts import Acts
from k2bot.game.values import Page, Refusal
from k2bot.host.discord import confirm
from k2bot.host.discord.presses import Answer, with_page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash


class ConsentActs(Acts):
    """Commands that propose something to a table, or do it at once where nobody has to be asked."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """What every game has, and taking back where the game allows it."""
        if self._bot.catalogue.game(self._key).undoable:
            yield slash.command("undo", self.undo)
        for name, act in (("swap", self.swap), ("host", self.host)):
            told = f"command-{name}-person"  # words: command-*-person
            yield slash.command(name, act, slash.parameter("person", told, person=True, required=True))

    async def undo(self, interaction: Interaction, _: Chosen) -> Answer:
        """Take back one's last step."""
        table, user = await self._table(interaction), interaction.user.id
        text = await self._bot.proposals.undo(table.id, user)
        return await with_page(text, table, user, table.game.pages.next)

    async def swap(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Propose somebody for a seat."""
        table, new = await self._table(interaction), chosen["person"]
        if new.bot:
            raise Refusal(self._words.text("refusal-swap-bot"))
        return Answer(await self._bot.proposals.swap(table.id, interaction.user.id, new.id), table.id)

    async def host(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Ask for another host; a lobby has nobody else to ask than whoever gives it away."""
        table, new, proposals = await self._table(interaction), chosen["person"], self._bot.proposals
        seated = await proposals.next_host(table.id, interaction.user.id, new.id)
        if seated is not None:
            return Answer(confirm.handing_over(seated, self._words), table.id)
        return Answer(Page(await proposals.hand_over(table.id, interaction.user.id, new.id)), table.id)
