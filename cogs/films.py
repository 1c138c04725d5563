"""Films of games: of the one here, of one with a number, or of a record."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from cogs.played import PlayedActs
from k2bot.game.values import Refusal
from k2bot.host.discord.presses import Answer
from k2bot.host.people.languages import language_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.game.values import Film
    from k2bot.host.service.table import Table

log = logging.getLogger(__name__)


class FilmActs(PlayedActs):
    """The command that shows a game as a film."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One; it takes records where the game has them."""
        game = self._bot.catalogue.game(self._key)
        if game.films is None:
            return
        yield slash.command(
            "replay",
            self.replay,
            *self.parameters(slash),
            slash.among("show", "command-replay-show", "me", "all"),
        )

    async def replay(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the film of a game: of this channel, of a table by its number, or of a record file."""
        record: discord.Attachment | None = chosen.get("record")
        self.refuse_both(chosen["table"], record)
        films, for_all = self._bot.films, chosen["show"] == "all" and interaction.guild_id is not None
        if record is None:
            search = self._film(interaction, chosen["table"], for_all=for_all)
            film, table = await films.sought(interaction, search)
        else:
            film, table = (
                await films.sought(interaction, self._film_of(interaction, record, for_all=for_all)),
                None,
            )
        show = films.show if for_all else films.page
        return Answer(await show(interaction, film, table), table.id if table else 0)

    async def _film(self, interaction: Interaction, number: str, *, for_all: bool) -> tuple[Film, Table]:
        """The film of a table, not drawn yet. Raises Refusal."""
        table = await self.meant(interaction, number)
        if table.session.replay_error is not None:
            raise Refusal(self._words.text("discord-played-aside"))
        return await table.film(for_all=for_all), table

    async def _film_of(self, interaction: Interaction, record: discord.Attachment, *, for_all: bool) -> Film:
        """The film of an attached record, not drawn yet. Raises Refusal."""
        films, records = self._game.films, self._game.records
        if films is None or records is None:
            raise Refusal(self._words.text("refusal-no-films", game=self._game.title))
        played = await asyncio.to_thread(records.replayed, await self.attached(record))
        if for_all:
            locale = language_of(interaction.guild_locale)
            language = await self._bot.languages.of_new_table(interaction.guild_id, locale)
            films = self._game.spoken(language).films or films
        return await asyncio.to_thread(films.film, played.steps, ())
