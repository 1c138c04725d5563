"""The pages of a game that have commands: each as the game calls it, and the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.acts import Acts
from k2bot.game.values import Page, Refusal
from k2bot.host.discord.limits import TEXT
from k2bot.host.discord.presses import Answer
from k2bot.host.pages.endings import ending_page
from k2bot.host.pages.lobby import cancelled_page, rules_page
from k2bot.host.people.members import Status
from k2bot.text.names import cut

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Act, Command, Parameter, Slash
    from k2bot.game.hosted import HostedGame
    from k2bot.game.values import Delivery, PageCommand
    from k2bot.host.service.table import Table


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
            table, user = await self._table(interaction, over=True), interaction.user.id
            table.outbox.retry()
            if table.status is Status.CANCELLED:
                return Answer(await self._of_cancelled(table), table.id)
            if table.status is Status.OVER:
                return Answer(await self._of_finished(table, user, page), table.id)
            return Answer(await table.page(user, page), table.id)

        return act

    async def _of_finished(self, table: Table, user_id: int, page: str) -> Page:
        """A page of a game that is over; the one by which people look at the game, where there is none."""
        told = ending_page(table.session, "over", self._words, await table.link()).text
        for name in (page, table.game.pages.commands[0].page):
            try:
                found = await table.page(user_id, name)
            except Refusal:
                continue
            return replace(found, text=cut(f"{told}\n\n{found.text}", TEXT))
        return Page(told)

    async def _of_cancelled(self, table: Table) -> Page:
        """What is kept of a game that was cancelled: nothing on its own pages could be pressed any more."""
        page, link = cancelled_page(table.session, self._words), await table.link()
        lines = [page.text, *([] if link is None else [self._words.text("discord-status-link", link=link)])]
        return replace(page, text="\n".join(lines))

    async def _deliver(self, interaction: Interaction, delivery: Delivery) -> Answer:
        """Send a page as a private message from now on, if that comes through. Raises Refusal."""
        user = interaction.user.id
        if not await self._bot.notices.greet(user, delivery.greeting, silent=True):
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
        choices = tuple(self._choice(slash, number) for number, _ in enumerate(rules.topics))
        topic = slash.parameter("topic", "command-rules-topic", choices=choices)
        yield slash.command("rules", self.rules, *((topic,) if choices else ()))

    def _choice(self, slash: Slash, number: int) -> app_commands.Choice[str]:
        """A topic with its title in every language."""

        def topic(game: HostedGame[Any]) -> tuple[str, str]:
            assert game.rules is not None  # noqa: S101 - has topics, as the caller has seen
            return game.rules.topics[number]

        value, _ = topic(self._bot.catalogue.game(self._key))
        return app_commands.Choice(name=slash.words.of_game(lambda game: topic(game)[1]), value=value)

    async def rules(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the rules, or a topic of them, at a table or away from all tables."""
        topic = chosen.get("topic", "")
        rules = self._game.rules.rules if self._game.rules else ""
        table = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.game.key == self._game.key and table.state is not None:
            name = ".".join(part for part in (rules, topic) if part)
            return Answer(await table.page(interaction.user.id, name), table.id)
        return Answer(rules_page(self._game, topic, self._words))
