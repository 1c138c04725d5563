"""Commands about a channel's game: start it, show its status, change its players, and end it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.slash import Commands, Parameter
from k2bot import __version__
from k2bot.game.values import Option, Page
from k2bot.host.discord.compose import ShownPage, with_page
from k2bot.host.discord.controls import (
    TABLE_DIGITS,
    Interaction,
    is_manager,
    require_writing_here,
    table_number,
)
from k2bot.host.discord.host_controls import (
    cancel_or_ask,
    confirm_host,
    confirm_resign,
    confirm_standin,
    rating_note,
)
from k2bot.host.discord.routes import ABOUT_PLACE
from k2bot.host.kernel.agreements import check_hand_over, hand_over, undo
from k2bot.host.kernel.lobby import check_own_stand_in, stand_in
from k2bot.host.kernel.permissions import refuse_alone
from k2bot.host.pages.exercises import tutorial_offer
from k2bot.host.pages.host_pages import untold_line, with_clock, with_host_buttons, with_request
from k2bot.host.pages.overview import status_page
from k2bot.host.pages.settings import settings_of
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import Status
from k2bot.text.formatting import markdown_name, quote

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.slash import Chosen, Command
    from k2bot.game.base import AnyGame
    from k2bot.host.service.table import Table


class TableCommands(Commands):
    """Commands about a table of the game."""

    def commands(self) -> Iterator[Command]:
        """Yield the commands of every game; stand-ins and undo if the game allows them."""
        game = self._bot.catalogue.game(self._key)
        settings = (self._setting(*numbered) for numbered in enumerate(settings_of(game, game.words)))
        yield self.command("new", self.new, *settings, about=ABOUT_PLACE)
        guest = self.parameter("person", "command-invite-person", person=True, required=True)
        yield self.command("invite", self.at_table(self.invite, addresses=True), guest)
        yield self.command("status", self.at_table(self.status, over=True))
        yield self.command("resign", self.at_table(self.resign))
        yield self.command("cancel", self.at_table(self.cancel))
        yield self.command(
            "move", self.move, self.parameter("table", "command-move-table", longest=TABLE_DIGITS)
        )
        yield self.command("help", self.help)
        if game.levels:
            levels = self.choices(lambda game: game.levels)
            default = game.standin_level or ""
            yield self.command(
                "standin",
                self.at_table(self.standin),
                self.parameter("player", "command-standin-player", person=True),
                self.parameter("level", "command-standin-level", choices=levels, default=default),
            )
        if game.undo:
            yield self.command("undo", self.at_table(self.undo, addresses=True))
        for name, act in (("swap", self.swap), ("host", self.host)):
            told = f"command-{name}-person"  # words: command-*-person
            person = self.parameter("person", told, person=True, required=True)
            yield self.command(name, self.at_table(act, addresses=True), person)

    def _setting(self, at: int, setting: Option) -> Parameter:
        """Parameter for a setting of a new game; if omitted, the server's or the game's default applies."""

        def own(game: AnyGame) -> Option:
            return settings_of(game, game.words)[at]

        return Parameter(
            setting.key,
            self.texts.of_game(lambda game: own(game).name or setting.key),
            self.texts.of_game(lambda game: own(game).help),
            self.choices(lambda game: own(game).values),
        )

    # ------------------------------------------------------------------------------------------ the game

    async def new(self, interaction: Interaction, chosen: Chosen) -> ShownPage:
        """Open a game here; in a private chat with the bot, one against computers."""
        options = {key: value for key, value in chosen.items() if value}
        table = await self._pages.channels.create_table(interaction, self._key, options)
        where = table.session.row.channel_id
        told = "" if where == interaction.channel_id else "-thread"
        told = "-alone" if interaction.guild_id is None else told
        # words: discord-opened-alone, discord-opened, discord-opened-thread
        return ShownPage(Page(self._words.text(f"discord-opened{told}", where=f"<#{where}>")), table.id)

    async def invite(self, interaction: Interaction, table: Table, chosen: Chosen) -> str:
        """Invite a user to the game here, which pings them if they may be called."""
        guest = chosen["person"]
        refuse_alone(table.session)
        if table.session.row.guild_id is None:
            raise HostRefusal("refusal-guest-alone")
        if guest.bot:
            raise HostRefusal("refusal-guest-bot")
        if table.session.seat_of(guest.id) is not None:
            raise HostRefusal("refusal-guest-there", name=markdown_name(guest.display_name))
        guests = (*table.session.row.invited, *({guest.id} - {*table.session.row.invited}))
        untold = await self._services.tables.invite(table, interaction.user.id, guests)
        message = "lobby-invited-private" if table.session.is_private else "lobby-invited"
        # words: lobby-invited-*, lobby-invited
        told = self._words.text(message, name=markdown_name(guest.display_name))
        return "\n".join(filter(None, (told, untold_line(untold, self._words))))

    async def status(self, interaction: Interaction, table: Table, _: Chosen) -> Page:
        """Show whose turn it is, since when, what is asked, and where to press."""
        session, words, now = table.session, table.reader_words, self._services.tables.now()
        parked = self._pages.channels.parking_reason(table, words) if table.outbox.parked else None
        seat = session.seat_of(interaction.user.id)
        limited = table.outbox.limited_until
        limited = limited if limited is not None and limited > now else None
        page = status_page(session, seat, words, parked=parked, limited=limited)
        if session.status is not Status.RUNNING:
            return page
        page = with_request(page, session, interaction.user.id, words)
        return with_host_buttons(with_clock(page, session, seat, words, now), session, seat, words)

    async def resign(self, interaction: Interaction, table: Table, _: Chosen) -> Page:
        """Ask for confirmation to resign."""
        seat = table.session.seat_of(interaction.user.id)
        if seat is None:
            raise HostRefusal("discord-resign-watching", game=table.reader_game.title)
        if table.session.status is Status.LOBBY:
            raise HostRefusal("discord-resign-lobby", alone=len(table.session.staying) == 1)
        if seat in table.session.resigned:
            raise HostRefusal("discord-resign-again")
        return confirm_resign(table, seat)

    async def cancel(self, interaction: Interaction, table: Table, _: Chosen) -> Page | str:
        """Cancel a lobby; ask for confirmation if a game is running."""
        return await cancel_or_ask(interaction, table)

    async def move(self, interaction: Interaction, chosen: Chosen) -> ShownPage:
        """Move a game to this channel."""
        here = self._pages.channels.require_channel(interaction, self._key)
        require_writing_here(interaction)
        table = await self._to_move(interaction, chosen["table"])
        await self._pages.channels.require_permissions(interaction, here)
        text = await self._services.tables.move(
            table,
            interaction.user.id,
            here,
            guild_id=interaction.guild_id,
            manager=is_manager(interaction, table.session),
        )
        return ShownPage(Page(text), table.id)

    async def help(self, _: Interaction, __: Chosen) -> Page:
        """Explain the bot, and list the available commands."""
        game, words, key = self._game, self._words, self._key
        registered = {command.qualified_name for command in self._bot.tree.walk_commands()}

        def help_of(*names: str) -> list[str]:
            """Help lines of the commands of these names, as far as they exist."""
            there = (name for name in names if not registered.isdisjoint((name, f"{key} {name}")))
            # words: discord-help-*
            return [words.text(f"discord-help-{name}", command=key) for name in there]

        pages = [
            words.text("discord-help-page", command=f"{key} {opened.name}", help=opened.help)
            for opened in game.pages.commands
        ]
        groups = {
            "learn": help_of("learn", "puzzle", "daily", "rules"),
            "play": [*pages, *help_of("hint", "undo", "status")],
            "people": help_of("invite", "standin", "swap", "host", "move", "resign", "cancel", "language"),
            "past": help_of("replay", "lookback", "history", "verify"),
            "own": help_of("games", "stats", "best", "ratings", "settings", "privacy"),
        }
        lines = [words.text("discord-help", game=game.title, command=key)]
        for name, told_of in groups.items():
            if told_of:
                # words: discord-help-of-*
                lines += (f"**{words.text(f'discord-help-of-{name}')}**", *told_of)
        command_name = words.text("command-help-name")
        others = [f"`/{other} {command_name}`" for other in self._bot.catalogue.keys if other != key]
        if others:
            lines.append(words.text("discord-help-others", commands=words.list_text(others, "talk-list-and")))
        lines.append(words.text("discord-help-version", version=__version__))
        return Page.of(lines, tutorial_offer(game, words))

    # ------------------------------------------------------------------------------------------ players

    async def standin(self, interaction: Interaction, table: Table, chosen: Chosen) -> Page | str:
        """Appoint a stand-in for a player, by default for the user themselves."""
        user, absent, level = interaction.user, chosen["player"], chosen["level"]
        if absent is None or absent.id == user.id:
            await table.do(check_own_stand_in, user.id, level)
            return confirm_standin(table, level, await rating_note(table, user.id, "ratings-standin-sure"))
        manager = is_manager(interaction, table.session)
        return await table.do(stand_in, user.id, absent.id, level, manager=manager)

    async def undo(self, interaction: Interaction, table: Table, _: Chosen) -> ShownPage:
        """Undo the user's last step, or ask the others for consent."""
        user = interaction.user.id
        text = await table.do(undo, user)
        return await with_page(text, table, user, table.game.pages.next)

    async def swap(self, interaction: Interaction, table: Table, chosen: Chosen) -> Page | str:
        """Propose a newcomer for a seat."""
        new = chosen["person"]
        if new.bot:
            raise HostRefusal("refusal-swap-bot")
        return await self._services.tables.swap(table, interaction.user.id, new.id)

    async def host(self, interaction: Interaction, table: Table, chosen: Chosen) -> Page | str:
        """Propose another host; in a lobby, the host alone decides."""
        new = chosen["person"]
        seated = await table.do(check_hand_over, interaction.user.id, new.id)
        if seated is not None:
            return confirm_host(seated, self._words)
        return await table.do(hand_over, interaction.user.id, new.id)

    async def _to_move(self, interaction: Interaction, written: str) -> Table:
        """Table to move: by its number, or the only one the user hosts. Raises Refusal."""
        own = await self._own_tables(interaction)
        hosted = [row for row in own if row.host_id == interaction.user.id and row.allows.company]
        listed = ", ".join(f"{row.id} (<#{row.channel_id}>)" for row in hosted)
        if written:
            found = await self._numbered(interaction, table_number(written))
            if found is None:
                facts = {"number": quote(written), "tables": listed or "none"}
                raise HostRefusal("discord-move-number", **facts)
            self._refuse_other(interaction, found, "discord-other-game-table")
            return found
        meant = [row for row in hosted if row.channel_id != interaction.channel_id] or hosted
        if len(meant) == 1:
            return await self._services.tables.find(meant[0].id)
        if not hosted:
            raise HostRefusal("discord-move-none")
        raise HostRefusal("discord-move-several", tables=listed)
