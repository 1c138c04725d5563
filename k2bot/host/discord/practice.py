"""Practice from a position of a finished game: from a press to a game in the presser's chat with the bot."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Page
from k2bot.host.discord.messages import Answer

if TYPE_CHECKING:
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.controls import Interaction
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table


class PracticePages:
    """Opens practice for whoever asks for it, and says where it is."""

    def __init__(self, services: HostServices, channels: Channels) -> None:
        self._services = services
        self._channels = channels

    async def practise(self, interaction: Interaction, table: Table, inputs: int) -> Answer:
        """Open practice from the position after that many inputs in effect of a table's game.

        Raises Refusal, also if the bot can't write to the user.
        """
        services, user = self._services, interaction.user
        services.practice.check(table, user.id, inputs)
        chat = await self._channels.private_chat(interaction)
        opened = await services.practice.open(table, user.id, user.display_name, inputs, chat)
        link = "none" if interaction.channel_id == chat else f"https://discord.com/channels/@me/{chat}"
        text = services.words.text("practice-open", game=opened.reader_game.title, link=link)
        return Answer(Page(text), opened.id)
