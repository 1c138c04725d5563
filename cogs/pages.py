"""Commands that open a game's pages: its own, the rules, the tutorial, puzzles, the daily, and a hint."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from operator import attrgetter
from typing import TYPE_CHECKING

from cogs.slash import Commands
from k2bot.game import limits
from k2bot.game.values import Delivery, Page, PageCommand, Refusal
from k2bot.host.discord.compose import Shown, ShownPage
from k2bot.host.discord.routes import IN_PRIVATE
from k2bot.host.pages.host_pages import cancelled_page, ending_page, rules_page
from k2bot.host.rows import Status
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from discord import app_commands

    from cogs.slash import Chosen, Command
    from k2bot.host.discord.controls import Interaction
    from k2bot.host.service.table import Table


class PageCommands(Commands):
    """Commands for the pages that the game names, and for its rules, tutorial, puzzles, daily and hints."""

    def commands(self) -> Iterator[Command]:
        """Yield commands for the game's pages; tutorial, rules and so on if it has them."""
        game = self._bot.catalogue.game(self._key)
        if game.tutorial:
            yield self.command(
                "learn", lambda interaction, _: self._pages.courses.open(interaction, self._key)
            )
        if game.puzzles:
            yield self.command(
                "puzzle", lambda interaction, _: self._pages.courses.puzzle(interaction, self._key)
            )
        for at, opened in enumerate(game.pages.commands):
            delivered = game.delivery is not None and game.delivery.page == opened.page
            ways = (self.among("delivery", "command-delivery", "private", "dm"),) if delivered else ()
            name, description = self._own_text(at, attrgetter("name")), self._own_text(at, attrgetter("help"))
            yield self.named(name, description, partial(self.open, opened.page), *ways)
        if game.rules:
            choices = self.choices(lambda game: game.topics)
            topic = self.parameter("topic", "command-rules-topic", choices=choices)
            yield self.command("rules", self.rules, *((topic,) if choices else ()))
        if game.hints:
            yield self.command("hint", self.at_table(self.hint))
        if game.daily:
            yield self.command(
                "daily",
                lambda interaction, _: self._pages.dailies.page(interaction, self._key),
                about=IN_PRIVATE,
            )

    def _own_text(self, at: int, text_of: Callable[[PageCommand], str]) -> app_commands.locale_str:
        """Localized text of one of the game's commands: its name or help."""
        return self.texts.of_game(lambda game: text_of(game.pages.commands[at]))

    async def hint(self, interaction: Interaction, table: Table, _: Chosen) -> Page:
        """Show the strongest computer's advice on the user's own decision."""
        return await self._services.computers.hint(table, interaction.user.id, take=False)

    async def rules(self, interaction: Interaction, chosen: Chosen) -> Shown:
        """Show the rules, or a topic of them, in a game or outside of any."""
        game, topic = self._game, chosen.get("topic", "")
        table = await self._services.tables.in_channel(interaction.channel_id or 0, game=self._key)
        if table is not None and table.session.state is not None:
            name = ".".join(part for part in (game.rules, topic) if part)
            return ShownPage(await table.page(interaction.user.id, name), table.id)
        return rules_page(game, topic, self._words)

    async def open(self, page: str, interaction: Interaction, chosen: Chosen) -> Shown:
        """Open a page of the game, or choose whether it's delivered as a private message."""
        delivery, way, user = self._game.delivery, chosen.get("delivery"), interaction.user.id
        if delivery and way == "dm":
            return await self._deliver(user, delivery)
        if delivery and way == "private":
            await self._services.tables.prefer(user, {"delivery": "private"})
            return delivery.disabled
        return await self.at_table(partial(self._opened, page), over=True)(interaction, chosen)

    async def _opened(self, page: str, interaction: Interaction, table: Table, _: Chosen) -> Page:
        """Page of the game here, or what's left of it after its end."""
        table.outbox.retry_parked()
        if table.session.status is Status.CANCELLED:
            return await self._cancelled(table)
        if table.session.status is Status.OVER:
            return await self._finished(table, interaction.user.id, page)
        return await table.page(interaction.user.id, page)

    async def _finished(self, table: Table, user_id: int, page: str) -> Page:
        """Page of a finished game; falls back to the game's first page if that one isn't available."""
        told = ending_page(table.session, "over", table.reader_words).text
        for name in (page, table.game.pages.commands[0].page):
            try:
                found = await table.page(user_id, name)
            except Refusal:
                continue
            return replace(found, text=cut(f"{told}\n\n{found.text}", limits.TEXT))
        return Page(told)

    async def _cancelled(self, table: Table) -> Page:
        """Page of a cancelled game, shown instead of the game's own pages, where no control would work."""
        now = self._services.tables.now()
        page, link = cancelled_page(table.session, self._words, now), table.session.link()
        lines = [page.text, *([] if link is None else [self._words.text("discord-status-link", link=link)])]
        return replace(page, text="\n".join(lines))

    async def _deliver(self, user_id: int, delivery: Delivery) -> str:
        """Deliver a page as private messages from now on, if they get through. Raises Refusal."""
        await self._pages.channels.send_dm(user_id, delivery.greeting, silent=True)
        await self._services.tables.prefer(user_id, {"delivery": "dm"})
        told, command = delivery.enabled, self._game.command_of(delivery.page)
        return self._words.text("discord-delivery-back", told=told, command=command)
