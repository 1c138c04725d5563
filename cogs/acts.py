"""What each slash command does: find the table, ask it, answer."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

import discord

from k2bot.host.discord import confirm, faults
from k2bot.host.discord.desk import Answer, is_manager
from k2bot.host.discord.permissions import missing_permissions
from k2bot.host.discord.translation import language_of
from k2bot.host.game import Page, Refusal
from k2bot.host.lobby import named
from k2bot.host.pace import summary
from k2bot.host.seating import Status
from k2bot.text.names import plain, quoted

if TYPE_CHECKING:
    from collections.abc import Mapping

    from k2bot.host.discord.client import GameBot
    from k2bot.host.game import Film
    from k2bot.host.hosted import HostedGame
    from k2bot.host.store import TableRow
    from k2bot.host.table import Table
    from k2bot.text.words import Words

log = logging.getLogger(__name__)

DIGITS: Final = 18
"""Digits of the longest number the store can be asked for."""
USUAL: Final = "usual"
"""Stands for a language that is none of ours: that of Discord."""
RECORD: Final = 100 * 1024
"""Bytes of the largest record that is read; a long game of many players takes a tenth of that."""

Interaction: TypeAlias = discord.Interaction[Any]
Chosen: TypeAlias = "Mapping[str, Any]"


class Acts:
    """The commands of one game, answered in the language of whoever uses them."""

    def __init__(self, bot: GameBot, key: str) -> None:
        self._bot = bot
        self._key = key

    @property
    def _words(self) -> Words:
        return self._bot.languages.reader_words

    @property
    def _game(self) -> HostedGame[Any]:
        return self._bot.catalogue.game(self._key, self._bot.languages.reader)

    async def new(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Open a table here."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal(self._words.text("discord-server-only", command=self._game.key))
        await self._check_place(interaction, interaction.channel_id)
        user = interaction.user
        table = await self._bot.tables.open(
            game=self._game.key,
            options=chosen,
            guild_id=interaction.guild_id,
            channel_id=interaction.channel_id,
            user_id=user.id,
            name=user.display_name,
            locale=language_of(interaction.guild_locale),
        )
        return Answer(Page(self._words.text("discord-opened")), table.id)

    async def page(self, interaction: Interaction, chosen: Chosen, page: str) -> Answer:
        """Show a page of the game's, or choose the way it comes."""
        user = interaction.user
        match chosen.get("delivery"):
            case "dm":
                if not await self._bot.notices.greet(user.id, self._words.text("discord-dm-greeting")):
                    raise Refusal(self._words.text("discord-dm-closed"))
                await self._bot.tables.set_delivery(user.id, "dm")
                return Answer(Page(self._words.text("discord-dm-on", command=self._game.key)))
            case "private":
                await self._bot.tables.set_delivery(user.id, "private")
                return Answer(Page(self._words.text("discord-dm-off")))
        table = await self._table(interaction)
        table.outbox.retry()
        return Answer(await table.page(user.id, page), table.id)

    async def status(self, interaction: Interaction, _: Chosen) -> Answer:
        """Say who is awaited, since when, and where to press."""
        table = await self._table(interaction)
        host, number = plain(table.host.name), str(table.id)
        lines = [
            self._words.text("discord-status-head", game=table.reader_game.title, table=number, host=host)
        ]
        if table.status is Status.LOBBY:
            lines.append(self._words.text("discord-status-lobby"))
        if table.state is not None:
            lines += filter(None, [table.reader_game.progress(table.state, table.people)])
        lines.append(summary(table.game, table.row.options, len(table.members), self._words))
        lines += (
            self._words.text("discord-status-standin", name=named(table.session, member, self._words))
            for member in table.members
            if member.standin is not None
        )
        for seat, since in table.waiting.items():
            name, time = (
                named(table.session, table.members[seat], self._words),
                f"<t:{int(since.timestamp())}:R>",
            )
            if table.members[seat].played_at is None:
                lines.append(self._words.text("discord-status-waiting", name=name, since=time))
            elif table.session.present:
                lines.append(self._words.text("discord-status-thinking", name=name))
            else:
                lines.append(self._words.text("discord-status-resting", name=name))
        if table.outbox.parked:
            lines.append(self._words.text("discord-status-parked", reason=table.outbox.parked))
        if (link := await table.link()) is not None:
            lines.append(self._words.text("discord-status-link", link=link))
        return Answer(Page("\n".join(lines)), table.id)

    async def rules(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Show the rules, or a topic of them, at a table or away from all tables."""
        rules = self._game.rules.rules if self._game.rules else ""
        name = ".".join(part for part in (rules, chosen.get("topic", "")) if part)
        table = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if table is not None and table.game.key == self._game.key and table.state is not None:
            return Answer(await table.page(interaction.user.id, name), table.id)
        # Without a table there is nobody to take a press, so the page comes without its controls.
        return Answer(replace(self._game.page(None, None, name, None, ()), rows=()))

    async def resign(self, interaction: Interaction, _: Chosen) -> Answer:
        """Ask whether somebody really wants to leave the game."""
        table = await self._table(interaction)
        if table.status is Status.LOBBY:
            raise Refusal(self._words.text("discord-resign-lobby"))
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refusal(self._words.text("discord-resign-watching", game=table.reader_game.title))
        if seat in table.session.gone:
            raise Refusal(self._words.text("discord-resign-again"))
        return Answer(confirm.resigning(table, self._words), table.id)

    async def cancel(self, interaction: Interaction, _: Chosen) -> Answer:
        """Cancel a lobby; ask first where a game is running."""
        table, user, manager = await self._table(interaction), interaction.user, is_manager(interaction)
        if table.status is Status.LOBBY or not (manager or user.id == table.row.host_id):
            return Answer(Page(await self._bot.tables.cancel(table.id, user.id, manager=manager)), table.id)
        return Answer(confirm.cancelling(table, self._words), table.id)

    async def move(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Go on with a table in this channel."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise Refusal(self._words.text("discord-server-only", command=self._game.key))
        table = await self._to_move(interaction, chosen["table"])
        await self._check_place(interaction, interaction.channel_id)
        text = await self._bot.tables.move(
            table.id,
            interaction.user.id,
            interaction.channel_id,
            guild_id=interaction.guild_id,
            manager=is_manager(interaction),
        )
        return Answer(Page(text), table.id)

    async def standin(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Let a computer play for somebody, or for whoever asks, until they are back."""
        table, user, absent = await self._table(interaction), interaction.user, chosen["player"]
        if absent is None or absent.id == user.id:
            self._bot.company.refuse_own(table, user.id, chosen["level"])
            return Answer(confirm.standing_in(table, chosen["level"], self._words), table.id)
        text = await self._bot.company.stand_in(
            table.id,
            user.id,
            absent.id,
            chosen["level"],
            manager=is_manager(interaction),
        )
        return Answer(Page(text), table.id)

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

    async def language(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Choose the language of one's private answers, or of a server's new tables."""
        languages = self._bot.languages
        language = None if chosen["language"] == USUAL else chosen["language"]
        if chosen["whose"] == "server":
            if interaction.guild_id is None:
                raise Refusal(self._words.text("discord-language-nowhere"))
            if not interaction.permissions.manage_guild:
                raise Refusal(self._words.text("discord-language-managers"))
            await languages.set_of_guild(interaction.guild_id, language)
            which = "discord-language-server" if language else "discord-language-server-usual"
        else:
            await self._bot.tables.set_language(interaction.user.id, language)
            languages.speak(languages.first(language, language_of(interaction.locale)))
            which = "discord-language-me" if language else "discord-language-me-usual"
        name = languages.name(language or languages.reader)
        return Answer(Page(self._words.text(which, language=name)))  # words: discord-language-*

    async def help(self, _: Interaction, __: Chosen) -> Answer:
        """Say what the bot does and which commands there are."""
        facts = {"game": self._game.title, "command": self._game.key}
        told = [self._words.text("discord-help", **facts)]
        if self._bot.languages.several:
            told.append(self._words.text("discord-help-language", command=self._game.key))
        return Answer(Page("\n".join(told)))

    # ---------------------------------------------------------------------------------------------- parts

    async def _table(self, interaction: Interaction) -> Table:
        """The game's table in this channel; in a private chat the one somebody sits at. Raises Refusal."""
        found = await self._bot.tables.in_channel(interaction.channel_id or 0)
        if found is not None:
            self._refuse_other(interaction, found, "discord-other-game-here")
            return found
        own = await self._own_tables(interaction)
        if interaction.guild_id is None and len(own) == 1:
            return await self._bot.tables.find(own[0].id)
        if not own:
            raise Refusal(self._words.text("discord-no-table", command=self._game.key))
        places = ", ".join(f"<#{row.channel_id}>" for row in own)
        raise Refusal(self._words.text("discord-table-elsewhere", places=places, command=self._game.key))

    async def _own_tables(self, interaction: Interaction) -> tuple[TableRow, ...]:
        """The open tables of this game at which somebody sits."""
        rows = await self._bot.tables.of_user(interaction.user.id)
        return tuple(row for row in rows if row.game == self._game.key)

    def _refuse_other(self, interaction: Interaction, table: Table, message: str) -> None:
        """Refuse a table of another game, with the command of that game that is meant. Raises Refusal."""
        if table.game.key != self._game.key:
            command = f"{table.game.key} {interaction.command.name if interaction.command else 'help'}"
            facts = {"game": table.reader_game.title, "table": str(table.id), "command": command}
            raise Refusal(self._words.text(message, **facts))  # words: discord-other-game-*

    async def _to_move(self, interaction: Interaction, number: str) -> Table:
        if number:
            found = await self._bot.tables.find(self._number(number))
            self._refuse_other(interaction, found, "discord-other-game-table")
            return found
        user, here = interaction.user.id, interaction.channel_id
        hosted = [row for row in await self._own_tables(interaction) if row.host_id == user]
        hosted = [row for row in hosted if row.channel_id != here] or hosted
        if len(hosted) == 1:
            return await self._bot.tables.find(hosted[0].id)
        if not hosted:
            raise Refusal(self._words.text("discord-move-none"))
        listed = ", ".join(f"{row.id} (<#{row.channel_id}>)" for row in hosted)
        raise Refusal(self._words.text("discord-move-several", tables=listed))

    def _number(self, text: str, otherwise: str = "discord-move-number") -> int:
        """The number of a table. Raises Refusal, with the message ``otherwise``, for a text that is none."""
        if not (text.isascii() and text.isdecimal()) or len(text) > DIGITS:
            raise Refusal(self._words.text(otherwise, number=quoted(text)))  # words: discord-*-number
        return int(text)

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

    async def _check_place(self, interaction: Interaction, channel_id: int) -> None:
        """See to it that the bot may post where a command was used. Raises Refusal, saying what it lacks."""
        missing = missing_permissions(interaction.app_permissions, self._words, interaction.channel)
        if missing:
            raise Refusal(self._words.text("discord-cannot-host", missing=", ".join(missing)))
        if await self._bot.tables.in_channel(channel_id) is None and not await self._bot.notices.may_write(
            channel_id
        ):
            raise Refusal(self._words.text("discord-not-let-in"))
