"""The pages of a game that have commands: each as the game calls it, and the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from discord import app_commands

from cogs.acts import Acts
from k2bot.host.discord.presses import Answer
from k2bot.host.game import Page, Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Act, Command, Parameter, Slash
    from k2bot.host.game import Delivery, PageCommand


class PageActs(Acts):
    """Commands that open a page, and the way in which one of them comes by itself."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One for each page that the game names."""
        game = self._bot.catalogue.game(self._key)
        for number, opened in enumerate(game.pages.commands):
            delivered = game.delivery is not None and game.delivery.page == opened.page
            ways = (slash.among("delivery", "command-delivery", "private", "dm"),) if delivered else ()
            yield self._command(slash, number, opened, *ways)

    def _command(self, slash: Slash, number: int, opened: PageCommand, *ways: Parameter) -> Command:
        name = slash.words.of_game(lambda game: game.pages.commands[number].name)
        told = slash.words.of_game(lambda game: game.pages.commands[number].help)
        return slash.named(name, told, self.opening(opened.page), *ways)

    def opening(self, page: str) -> Act:
        """What opens that page."""

        async def act(interaction: Interaction, chosen: Chosen) -> Answer:
            delivery, way = self._game.delivery, chosen.get("delivery")
            if delivery and way == "dm":
                return await self._deliver(interaction, delivery)
            if delivery and way == "private":
                await self._bot.tables.set_delivery(interaction.user.id, "private")
                return Answer(Page(delivery.off))
            table = await self._table(interaction)
            table.outbox.retry()
            return Answer(await table.page(interaction.user.id, page), table.id)

        return act

    async def _deliver(self, interaction: Interaction, delivery: Delivery) -> Answer:
        """Send a page as a private message from now on, if that comes through. Raises Refusal."""
        user = interaction.user.id
        if not await self._bot.notices.greet(user, delivery.greeting):
            raise Refusal(self._words.text("discord-dm-closed"))
        await self._bot.tables.set_delivery(user, "dm")
        command = self._game.command_of(delivery.page)
        return Answer(Page(self._words.text("discord-delivery-back", told=delivery.on, command=command)))


class RulesActs(Acts):
    """The command for the rules."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, with the topics there are."""
        rules = self._bot.catalogue.game(self._key).rules
        if rules is None:
            return

        def choice(number: int, topic: str) -> app_commands.Choice[str]:
            name = slash.words.of_game(lambda game: game.rules.topics[number][1] if game.rules else topic)
            return app_commands.Choice(name=name, value=topic)

        choices = tuple(choice(number, topic) for number, (topic, _) in enumerate(rules.topics))
        topics = (slash.parameter("topic", "command-rules-topic", choices=choices),) if choices else ()
        yield slash.command("rules", self.rules, *topics)

    async def rules(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the rules, or a topic of them, at a table or away from all tables."""
        rules = self._game.rules.rules if self._game.rules else ""
        name = ".".join(part for part in (rules, chosen.get("topic", "")) if part)
        table = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.game.key == self._game.key and table.state is not None:
            return Answer(await table.page(interaction.user.id, name), table.id)
        # Without a table there is nobody to take a press, so the page comes without its controls.
        return Answer(replace(self._game.page(None, None, name, None, ()), rows=()))
