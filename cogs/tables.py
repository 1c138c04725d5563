"""Laying tables, leaving and moving them, and what can be asked about them: every game has that."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING, Any

from discord import app_commands

from cogs.acts import DIGITS, Acts
from cogs.slash import Parameter
from k2bot.game.values import Page, Refusal
from k2bot.host.discord import confirm
from k2bot.host.discord.permissions import is_manager, may_reach
from k2bot.host.discord.presses import Answer
from k2bot.host.pages.courses import offer
from k2bot.host.pages.deadlines import stamp, with_clock
from k2bot.host.pages.lobby import is_private, named
from k2bot.host.pages.overview import results_line
from k2bot.host.pages.settings import settings_of, summary
from k2bot.host.people.invitations import invite
from k2bot.host.people.members import Status
from k2bot.text.names import plain, quoted
from k2bot.text.numbers import number

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.game.hosted import HostedGame
    from k2bot.game.values import Option
    from k2bot.host.service.table import Table
    from k2bot.text.words import Words


class TableActs(Acts):
    """Commands about a table of the game."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """What every game has."""
        game, own = self._bot.catalogue.game(self._key), self._bot.languages.own_words
        yield slash.command("new", self.new, *_settings(slash, game, own))
        guest = slash.parameter("person", "command-invite-person", person=True, required=True)
        yield slash.command("invite", self.invite, guest)
        yield slash.command("status", self.status)
        yield slash.command("resign", self.resign)
        yield slash.command("cancel", self.cancel)
        yield slash.command("move", self.move, slash.parameter("table", "command-move-table", longest=DIGITS))
        yield slash.command("help", self.help)

    async def new(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Open a table here; in the private chat with the bot one for oneself and computers."""
        options = {key: value for key, value in chosen.items() if value}
        return await self._bot.laying.lay(interaction, self._key, options)

    async def invite(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Invite somebody to the table here, which calls them."""
        table, guest = await self._table(interaction), chosen["person"]
        if table.row.guild_id is None:
            raise Refusal(self._words.text("refusal-guest-alone"))
        if guest.bot:
            raise Refusal(self._words.text("refusal-guest-bot"))
        if table.seat_of(guest.id) is not None:
            raise Refusal(self._words.text("refusal-guest-there", name=plain(guest.display_name)))
        guests = (*table.row.invited, *({guest.id} - {*table.row.invited}))
        await invite(table, interaction.user.id, guests, self._words)
        message = "lobby-invited-private" if is_private(table.row) else "lobby-invited"
        text = self._words.text(
            message, name=plain(guest.display_name)
        )  # words: lobby-invited-*, lobby-invited
        return Answer(Page(text), table.id)

    async def status(self, interaction: Interaction, _: Chosen) -> Answer:
        """Say who is awaited, since when, and where to press."""
        table = await self._table(interaction, over=True)
        host, number = plain(table.host.name), str(table.id)
        lines = [
            self._words.text("discord-status-head", game=table.reader_game.title, table=number, host=host)
        ]
        if table.status is Status.LOBBY:
            lines.append(self._words.text("discord-status-lobby"))
        if table.status is Status.OVER:
            placed = [(row.place, row.points, table.members[row.seat]) for row in table.session.placements]
            lines.append(self._words.text("discord-status-over", results=results_line(placed, self._words)))
        elif table.status is Status.CANCELLED:
            lines.append(self._words.text("discord-status-cancelled"))
        if table.status is not Status.OVER and table.state is not None:
            lines += filter(None, [table.reader_game.progress(table.state, table.people)])
        lines.append(summary(table.game, table.row.options, len(table.members), self._words))
        lines += (
            self._words.text("discord-status-standin", name=named(table.session, member, self._words))
            for member in table.members
            if member.standin is not None
        )
        for seat, since in table.waiting.items():
            name = named(table.session, table.members[seat], self._words)
            if table.members[seat].played_at is None:
                lines.append(self._words.text("discord-status-waiting", name=name, since=stamp(since)))
            elif table.session.present:
                lines.append(self._words.text("discord-status-thinking", name=name))
            else:
                lines.append(self._words.text("discord-status-resting", name=name))
        if table.outbox.parked:
            lines.append(
                self._words.text("discord-status-parked", reason=self._bot.notices.reason(table, self._words))
            )
        if (link := await table.link()) is not None:
            lines.append(self._words.text("discord-status-link", link=link))
        page = with_clock(Page("\n".join(lines)), table.session, self._words, self._bot.tables.now())
        return Answer(page, table.id)

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
        table, user = await self._table(interaction), interaction.user
        manager = is_manager(interaction, table.row.guild_id)
        if table.status is Status.LOBBY or not (manager or user.id == table.row.host_id):
            return Answer(Page(await self._bot.tables.cancel(table.id, user.id, manager=manager)), table.id)
        return Answer(confirm.cancelling(table, self._words), table.id)

    async def move(self, interaction: Interaction, chosen: Chosen) -> Answer:
        """Go on with a table in this channel."""
        here = self._bot.laying.place(interaction, self._key)
        table = await self._to_move(interaction, chosen["table"])
        await self._bot.laying.check_place(interaction, here)
        text = await self._bot.tables.move(
            table.id,
            interaction.user.id,
            here,
            guild_id=interaction.guild_id,
            manager=is_manager(interaction, table.row.guild_id),
        )
        return Answer(Page(text), table.id)

    async def help(self, _: Interaction, __: Chosen) -> Answer:
        """Say what the bot does, and name the commands there are."""
        game, words, key = self._game, self._words, self._key
        there = {
            "invite": True,
            "status": True,
            "hint": game.hints,
            "replay": game.films,
            "verify": game.records,
            "history": True,
            "move": True,
            "standin": game.computers,
            "undo": game.undoable,
            "swap": True,
            "host": True,
            "resign": True,
            "cancel": True,
            "language": self._bot.languages.several,
        }
        lines = [words.text("discord-help", game=game.title, command=key), ""]
        if game.course:
            lines.append(words.text("discord-help-learn", command=key))
        if game.rules:
            lines.append(words.text("discord-help-rules", command=key))
        for opened in game.pages.commands:
            command = f"{key} {opened.name}"
            lines.append(words.text("discord-help-page", command=command, help=opened.help))
        lines += (
            words.text(f"discord-help-{name}", command=key)  # words: discord-help-*
            for name, has in there.items()
            if has
        )
        for name in ("games", "settings", "privacy"):
            lines.append(words.text(f"discord-help-{name}"))  # words: discord-help-*
        offers = offer(game, words)
        return Answer(Page("\n".join(lines), rows=(offers,) if offers else ()))

    async def _to_move(self, interaction: Interaction, written: str) -> Table:
        hosted = [row for row in await self._own_tables(interaction) if row.host_id == interaction.user.id]
        listed = ", ".join(f"{row.id} (<#{row.channel_id}>)" for row in hosted)
        if written:
            table, found = number(written, 10**DIGITS - 1), None
            with suppress(Refusal):  # there is no table of that number
                found = None if table is None else await self._bot.tables.find(table)
            if found is None or not may_reach(interaction, found):
                facts = {"number": quoted(written), "tables": listed or "none"}
                raise Refusal(self._words.text("discord-move-number", **facts))
            self._refuse_other(interaction, found, "discord-other-game-table")
            return found
        meant = [row for row in hosted if row.channel_id != interaction.channel_id] or hosted
        if len(meant) == 1:
            return await self._bot.tables.find(meant[0].id)
        if not hosted:
            raise Refusal(self._words.text("discord-move-none"))
        raise Refusal(self._words.text("discord-move-several", tables=listed))


def _settings(slash: Slash, game: HostedGame[Any], own: Words) -> Iterator[Parameter]:
    """What can be set before a game; what is left out is as usual there, or by default."""

    def choice(option: Option, number: int) -> app_commands.Choice[str]:
        name = slash.words.of_setting(option.key, lambda option: option.values[number][1])
        return app_commands.Choice(name=name, value=option.values[number][0])

    for option in settings_of(game, own):
        yield Parameter(
            option.key,
            slash.words.of_setting(option.key, lambda option: option.name or option.key),
            slash.words.of_setting(option.key, lambda option: option.help),
            tuple(choice(option, number) for number in range(len(option.values))),
        )
