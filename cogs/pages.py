"""The pages of a game that have commands: each as the game calls it, and the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from cogs.acts import Acts
from k2bot.host.discord.presses import Answer
from k2bot.host.game import Page, Refusal
from k2bot.text.finding import fitting, folded
from k2bot.text.names import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

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
        topic = slash.parameter("topic", "command-rules-topic", suggest=self.fitting_topics)
        yield slash.command("rules", self.rules, *((topic,) if rules.topics else ()))

    def fitting_topics(self, written: str) -> tuple[tuple[str, str], ...]:
        """The topics in whose title somebody has written a part, with their titles."""
        topics = self._game.rules.topics if self._game.rules else ()
        found = fitting(written, dict.fromkeys(title for _, title in topics))
        return tuple((topic, title) for name in found for topic, title in topics if title == name)

    async def rules(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the rules, or a topic of them, at a table or away from all tables."""
        written = chosen.get("topic", "")
        rules = self._game.rules.rules if self._game.rules else ""
        topics = dict(self._game.rules.topics) if self._game.rules else {}
        if written and written not in topics:
            found = self.fitting_topics(written) if folded(written) else ()
            same = [pair for pair in found if folded(pair[1]) == folded(written)] or found
            if len(same) != 1:
                return Answer(self._listed(written, [title for _, title in found] or topics.values()))
            written = same[0][0]
        name = ".".join(part for part in (rules, written) if part)
        table = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.game.key == self._game.key and table.state is not None:
            return Answer(await table.page(interaction.user.id, name), table.id)
        # Without a table there is nobody to take a press, so the page comes without its controls.
        return Answer(replace(self._game.page(None, None, name, None, ()), rows=()))

    def _listed(self, written: str, titles: Iterable[str]) -> Page:
        """The topics there are, or those that could be meant."""
        facts = {"game": self._game.title, "written": quoted(written), "command": self._key}
        listed = "\n".join(self._words.text("discord-topic", title=title) for title in titles)
        return Page(self._words.text("discord-topics", topics=listed, **facts))
