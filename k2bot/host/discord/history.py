"""Past games: lists with filters, and looking back at one of them, chapter by chapter."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from k2bot.game.values import Page
from k2bot.host.discord.controls import channels_seen_by, may_reach
from k2bot.host.discord.messages import ShownPage
from k2bot.host.event_loop import in_thread
from k2bot.host.pages import history
from k2bot.host.pages.overview import TABLES_PER_PAGE
from k2bot.host.values import HostRefusal
from k2bot.text.formatting import parse_number, plain

if TYPE_CHECKING:
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.table import Table
    from k2bot.host.values import HistoryFilter


class PastGames:
    """Private pages about past games; a game is replayed only when somebody looks back at it.

    From there, and from reviews, its players can play it on.
    """

    def __init__(self, services: HostServices, channels: Channels) -> None:
        self._services = services
        self._channels = channels

    async def page(self, interaction: Interaction, wanted: HistoryFilter, number: int = 0) -> ShownPage:
        """Page of past games. Raises Refusal."""
        services, words = self._services, self._services.words
        titles = {game.key: game.title for game in services.games}
        if wanted.game:
            services.game_with(wanted.game)
        await self._refuse_hidden(interaction, wanted)
        in_server = interaction.guild_id is not None
        if wanted.where == "server" and not in_server:
            wanted = history.with_where(wanted, "mine")
        found = await services.overviews.past_games(
            wanted,
            reader=interaction.user.id,
            channel=interaction.channel_id or 0,
            server=interaction.guild_id,
            channels=channels_seen_by(interaction) if wanted.where == "server" else (),
        )
        number = min(number, max(0, len(found) - 1) // TABLES_PER_PAGE)
        tables = await services.overviews.played_tables(found[number * TABLES_PER_PAGE :][:TABLES_PER_PAGE])
        page = history.history_page(
            tables, wanted, number, words, count=len(found), titles=titles, in_server=in_server
        )
        return ShownPage(page)

    async def _refuse_hidden(self, interaction: Interaction, wanted: HistoryFilter) -> None:
        """Raise Refusal for somebody else who hides their results."""
        person = wanted.player
        if person is None or person == interaction.user.id:
            return
        services = self._services
        if not (await services.tables.preferences.person(person)).statistics:
            name = await services.statistics.name(person) or str(person)
            raise HostRefusal("statistics-hidden", name=plain(name))

    async def press(self, interaction: Interaction, own: HostId, values: tuple[str, ...]) -> ShownPage:
        """Handle a menu or button of the list. Raises Refusal."""
        wanted, number = history.read(own.argument)
        chosen = next(iter(values), "")
        match own.verb:
            case history.PAST_CHAPTERS:
                table = await self._services.tables.find(parse_number(chosen) or 0)
                if not may_reach(interaction, table.session):
                    raise HostRefusal("refusal-unknown-table")
                return await self.look_back(interaction, table, f"0::{own.argument}")
            case history.WHERE:
                wanted = history.with_where(wanted, chosen)
            case history.ONLY:
                wanted = history.with_only(wanted, chosen)
            case history.PLAYER:
                wanted = replace(wanted, player=parse_number(chosen))
            case _:
                return await self.page(interaction, wanted, number)
        return await self.page(interaction, wanted)

    async def look_back(
        self, interaction: Interaction, table: Table, argument: str = "0", values: tuple[str, ...] = ()
    ) -> ShownPage:
        """Page of a chapter of a finished game. Raises Refusal."""
        services, words, session = self._services, self._services.words, table.session
        played = await services.replayed.game(table)
        number, own, listed = history.asked_for(argument, values, len(played.chapters))
        game, people, seat = table.reader_game, session.people, session.seat_of(interaction.user.id)
        decision = None if seat is None else await in_thread(played.decision, game, number, seat)
        if own and seat is not None and decision is not None:
            page = await in_thread(played.own_page, game, decision, seat, people)
        else:
            page, own = await in_thread(played.page, game, number, people), False
        page = history.chapter_page(
            page,
            session,
            await in_thread(played.names, game, people),
            number,
            words,
            decision=decision,
            own=own,
            seated=seat is not None,
            listed=listed,
        )
        return ShownPage(page, table.id)

    async def practise(self, interaction: Interaction, table: Table, inputs: int) -> ShownPage:
        """Open practice from the position after that many inputs in effect of a table's game.

        Says where it is: in the user's chat with the bot. Raises Refusal, also if the bot can't write there.
        """
        services, user = self._services, interaction.user
        services.practice.check(table, user.id, inputs)
        chat = await self._channels.private_chat(interaction)
        opened = await services.practice.open(table, user.id, user.display_name, inputs, chat)
        link = "none" if interaction.channel_id == chat else f"https://discord.com/channels/@me/{chat}"
        text = services.words.text("practice-open", game=opened.reader_game.title, link=link)
        return ShownPage(Page(text), opened.id)
