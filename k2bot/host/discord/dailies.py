"""The daily game: starting one's attempt, boards of servers, and sharing a result."""

from __future__ import annotations

from dataclasses import dataclass
from math import inf
from typing import TYPE_CHECKING, Any

from k2bot.game.values import Page
from k2bot.host.discord.controls import HostId, Interaction, picked_value
from k2bot.host.discord.messages import PublicPosts, Shown, ShownPage
from k2bot.host.pages.dailies import DAILY, DAILY_BOARD, DAILY_START, DAILY_VERBS, DailyTexts
from k2bot.host.values import HostRefusal
from k2bot.text.formatting import parse_number

if TYPE_CHECKING:
    from k2bot.game.base import Game
    from k2bot.host.discord.channels import Channels
    from k2bot.host.discord.services import HostServices
    from k2bot.host.service.dailies import Dailies
    from k2bot.host.store.dailies import Today


@dataclass(eq=False)
class DailyPages:
    """Serves the pages of the daily game, and posts results when asked to."""

    verbs = DAILY_VERBS

    _services: HostServices
    _channels: Channels
    _public: PublicPosts

    @property
    def _dailies(self) -> Dailies:
        return self._services.dailies

    async def page(self, interaction: Interaction, key: str) -> Page:
        """Today's page. A person who asks for it on a server appears on that server's boards."""
        game, user = self._game(key), interaction.user.id
        if interaction.guild_id is not None:
            await self._dailies.rows.appear(user, interaction.guild_id)
        return await self._today(game, await self._dailies.today(key, user), user)

    async def _today(self, game: Game[Any], today: Today, user_id: int) -> Page:
        services = self._services
        own, zone = today.own, (await services.tables.preferences.person(user_id)).zone
        running = own if own is not None and not own.over else today.unfinished
        link, marks = "none", ""
        if running is not None:
            link = (await services.tables.find(running.table_id)).session.link() or "none"
        if own is not None and own.finished:
            marks = await self._dailies.marks((await services.tables.find(own.table_id)).session)
        now = services.tables.now()
        texts = DailyTexts(game, services.words)
        return texts.today(today, link=link, marks=marks, zone=zone, now=now)

    async def press(self, interaction: Interaction, own: HostId) -> Shown:
        """Handle a button or menu of these pages. Raises Refusal."""
        key, _, rest = own.argument.partition(".")
        number, server = (parse_number(part) for part in rest.partition(".")[::2])
        game = self._game(key)
        if own.verb == DAILY:
            return await self.page(interaction, key)
        if own.verb == DAILY_START:
            return await self._start(interaction, game, number)
        if own.verb == DAILY_BOARD:
            chosen = parse_number(picked_value(interaction)) or server
            return await self._board(interaction, game, number, chosen)
        return await self._share(interaction, game, number)

    def _game(self, key: str) -> Game[Any]:
        return self._services.game_with(key, lambda game: game.daily)

    # ----------------------------------------------------------------------------------------- the attempt

    async def _start(self, interaction: Interaction, game: Game[Any], number: int | None) -> Shown:
        """Start the presser's attempt in their chat with the bot, and say where it is."""
        today = await self._dailies.today(game.key, interaction.user.id)
        if today.own is not None:
            return await self._today(game, today, interaction.user.id)
        chat, user = await self._channels.private_chat(interaction), interaction.user
        table = await self._dailies.start(game.key, number, user.id, user.display_name, chat)
        link = table.session.link() or f"https://discord.com/channels/@me/{chat}"
        return ShownPage(Page(self._services.words.text("daily-started", link=link)), table.id)

    # ------------------------------------------------------------------------------------------- the boards

    async def _board(
        self, interaction: Interaction, game: Game[Any], number: int | None, server: int | None
    ) -> Page:
        """A server's board of a day that the presser has played; without a server, their own results."""
        services, user = self._services, interaction.user.id
        texts = DailyTexts(game, services.words)
        attempts = await self._dailies.rows.of_person(user, game.key)
        over = [one.number for one in attempts if one.over]
        shown, servers = server or interaction.guild_id, await self._dailies.rows.servers(user)
        if shown is None or not number:
            names = {own: name for own in servers if (name := self._channels.server_name(own))}
            return texts.results(attempts, names)
        if number not in over or server not in (None, *servers):
            raise HostRefusal("daily-board-not-yet", number=number, command=game.key)
        daily = await self._dailies.rows.daily(game.key, number=number)
        if daily is None:
            raise HostRefusal("discord-old-button")
        found = await self._dailies.rows.board(daily.id, shown, user)
        named = "" if server is None else str(server)
        return texts.board(found, user, over, server=named, name=self._channels.server_name(shown))

    # ------------------------------------------------------------------------------------------ the result

    async def _share(self, interaction: Interaction, game: Game[Any], number: int | None) -> Page | str:
        """Post the presser's result in the channel, in the server's language; in a chat, give it to copy."""
        services, user, words = self._services, interaction.user, self._services.words
        attempts = await self._dailies.rows.of_person(user.id, game.key)
        own = next((one for one in attempts if one.number == number and one.finished), None)
        if own is None:
            raise HostRefusal("daily-nothing-to-share", command=game.key)
        marks = await self._dailies.marks((await services.tables.find(own.table_id)).session)
        if interaction.guild_id is None:
            told = words.text("daily-to-copy", command=game.key)
            return f"```\n{DailyTexts(game, words).line(own, marks)}\n```\n{told}"
        key = user.id, game.key, own.number
        if self._public.link(interaction, key) is not None:
            raise HostRefusal("daily-shared-already")
        local = await self._public.game(interaction, game.key)
        post = DailyTexts(local, local.words).shared(own, marks, user.display_name)
        return await self._public.post(interaction, post, words.text("daily-shared"), key, inf)
