"""Computers that play for people: the command for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.acts import Acts
from k2bot.game.values import Page
from k2bot.host.discord import confirm
from k2bot.host.discord.permissions import is_manager
from k2bot.host.discord.presses import Answer

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash


class StandinActs(Acts):
    """The command that lets a computer play for somebody."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, with the levels there are."""
        game = self._bot.catalogue.game(self._key)
        if game.computers is None:
            return

        def choice(number: int, level: str) -> app_commands.Choice[str]:
            name = slash.words.of_game(lambda game: game.levels[number][1])
            return app_commands.Choice(name=name, value=level)

        levels = tuple(choice(number, level) for number, (level, _) in enumerate(game.levels))
        usual = game.standin_level or ""
        yield slash.command(
            "standin",
            self.standin,
            slash.parameter("player", "command-standin-player", person=True),
            slash.parameter("level", "command-standin-level", choices=levels, default=usual),
        )

    async def standin(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Let a computer play for somebody, or for whoever asks, until they are back."""
        table, user, absent = await self._table(interaction), interaction.user, chosen["player"]
        if absent is None or absent.id == user.id:
            self._bot.computer_seats.refuse_own(table, user.id, chosen["level"])
            return Answer(confirm.standing_in(table, chosen["level"], self._words), table.id)
        text = await self._bot.computer_seats.stand_in(
            table.id,
            user.id,
            absent.id,
            chosen["level"],
            manager=is_manager(interaction, table.row.guild_id),
        )
        return Answer(Page(text), table.id)
