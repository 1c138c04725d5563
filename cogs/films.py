"""Films of games: of the one here, of one with a number, or of a record."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cogs.acts import DIGITS, Acts
from k2bot.host.discord import faults
from k2bot.host.discord.presses import Answer
from k2bot.host.game import Refusal
from k2bot.host.languages import language_of
from k2bot.host.seating import Status
from k2bot.text.names import plain, quoted

if TYPE_CHECKING:
    from collections.abc import Iterator

    import discord

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.host.game import Film
    from k2bot.host.table import Table

log = logging.getLogger(__name__)

RECORD: Final = 100 * 1024
"""Bytes of the largest record that is read; a long game of many players takes a tenth of that."""


class FilmActs(Acts):
    """The command that shows a game as a film."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One; it takes records where the game has them."""
        game = self._bot.catalogue.game(self._key)
        if game.films is None:
            return
        record = slash.parameter("record", "command-replay-record", file=True)
        yield slash.command(
            "replay",
            self.replay,
            slash.parameter("table", "command-replay-table", longest=DIGITS),
            *((record,) if game.records else ()),
            slash.among("show", "command-replay-show", "me", "all"),
        )

    async def replay(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the film of a game: of this channel, of a table by its number, or of a record file."""
        record: discord.Attachment | None = chosen.get("record")
        if record is not None and chosen["table"]:
            raise Refusal(self._words.text("discord-film-either"))
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
        table = await self._filmed(interaction, number)
        if table.session.replay_error is not None:
            raise Refusal(self._words.text("discord-film-aside"))
        return await table.film(for_all=for_all), table

    async def _film_of(self, interaction: Interaction, record: discord.Attachment, *, for_all: bool) -> Film:
        """The film of an attached record, not drawn yet. Raises Refusal."""
        films, records = self._game.films, self._game.records
        if films is None or records is None:
            raise Refusal(self._words.text("refusal-no-films", game=self._game.title))
        steps = await asyncio.to_thread(records.replayed, await self._record(record))
        if for_all:
            locale = language_of(interaction.guild_locale)
            language = await self._bot.languages.of_new_table(interaction.guild_id, locale)
            films = self._game.spoken(language).films or films
        return await asyncio.to_thread(films.film, steps, ())

    async def _numbered(self, interaction: Interaction, number: int) -> Table:
        """The begun game of that number, for whoever sat there or is where it was played. Raises Refusal.

        Nobody else learns whether there is such a table.
        """
        try:
            table = await self._bot.tables.find(number)
        except Refusal:
            table = None
        here, user, game = interaction.channel_id, interaction.user.id, self._game
        if (
            table is None
            or table.game.key != game.key
            or (table.row.channel_id != here and table.seat_of(user) is None)
        ):
            raise Refusal(self._words.text("discord-film-elsewhere", game=game.title, number=str(number)))
        if table.status is Status.LOBBY:
            raise Refusal(self._words.text("discord-film-lobby", host=plain(table.host.name)))
        if table.status is Status.CANCELLED:
            raise Refusal(self._words.text("discord-film-cancelled"))
        return table

    async def _filmed(self, interaction: Interaction, number: str) -> Table:
        """The table whose film is meant: by number, else the game here or the last one. Raises Refusal."""
        tables, user, here = self._bot.tables, interaction.user.id, interaction.channel_id or 0
        if number:
            return await self._numbered(interaction, self._number(number, "discord-film-number"))
        key, private = self._game.key, interaction.guild_id is None
        found = None if private else await tables.in_channel(here)
        near = await tables.of_user(user) if private else () if found is None else (found.row,)
        running = [row for row in near if row.status is Status.RUNNING and row.game == key]
        if len(running) == 1:
            return await tables.find(running[0].id)
        last = (
            await tables.last_over(key, user_id=user)
            if private
            else await tables.last_over(key, channel_id=here)
        )
        if last is None:
            raise Refusal(self._words.text("discord-film-none", command=key))
        return last

    async def _record(self, file: discord.Attachment) -> str:
        """The text of an attached record. Raises Refusal."""
        name = quoted(file.filename)
        large = Refusal(self._words.text("discord-record-large", name=name, size=RECORD // 1024))
        if file.size > RECORD:
            raise large
        try:
            data = await file.read()
        except faults.CALL_FAILED as error:
            log.warning("an attached record could not be read: %s", error)
            raise Refusal(self._words.text("discord-record-gone", name=name)) from None
        if len(data) > RECORD:
            raise large
        try:
            return data.decode("utf-8-sig")
        except UnicodeDecodeError:
            raise Refusal(self._words.text("discord-record-no-text", name=name)) from None
