"""Best results of a server, and files of finished games for spreadsheets."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

from k2bot.game.values import HostButton, Page
from k2bot.host.discord.controls import channels_seen_by, channels_seen_by_all, managed_server
from k2bot.host.discord.messages import UPLOAD_LIMIT, ShownPage
from k2bot.host.pages.best_results import (
    BEST,
    OWN_FILE,
    SERVER_FILE,
    SHOW_BEST,
    best_controls,
    best_page,
)
from k2bot.host.pages.overview import new_commands
from k2bot.host.pages.statistics import STATISTICS
from k2bot.host.values import HostRefusal

if TYPE_CHECKING:
    from collections.abc import Collection

    import discord

    from k2bot.game.base import Game
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.services import HostServices
    from k2bot.host.discord.statistics import PublicPages
    from k2bot.host.service.spreadsheets import Spreadsheet
    from k2bot.text.words import Words


class BestResultsPages:
    """Builds pages of best results, posts them when asked to, and makes files of finished games."""

    def __init__(self, services: HostServices, public: PublicPages) -> None:
        self._services = services
        self._public = public

    async def page(self, interaction: Interaction, key: str = "") -> ShownPage:
        """Private page of a server's best results; without a key, of the game finished there last.

        Only games in channels that the reader can see count. Raises Refusal.
        """
        services, words = self._services, self._services.words
        guild = self._server(interaction)
        newest = {key: await services.results.newest(key, guild.id) for key in services.catalogue.keys}
        game, others = services.one_with(key, lambda game: game.best_kinds, newest)
        page, found = await self._of(guild, game, channels_seen_by(interaction), words)
        manages = interaction.permissions.manage_guild and bool(newest[game.key])
        rows = best_controls(game.key, others, words, shows=found, manages=manages)
        return ShownPage(replace(page, rows=rows))

    async def press(self, interaction: Interaction, own: HostId, _values: tuple[str, ...]) -> ShownPage:
        """Handle a button of these pages, or the one for a file of one's own games. Raises Refusal."""
        game = self._services.game_with(own.argument, lambda game: game.summary_revision)
        if own.verb == SHOW_BEST:
            return ShownPage(await self._show(interaction, game.key))
        if own.verb == SERVER_FILE:
            return ShownPage(await self._server_file(interaction, game))
        if own.verb == OWN_FILE:
            return ShownPage(await self._own_file(interaction.user.id, game))
        return await self.page(interaction, game.key)

    def _server(self, interaction: Interaction) -> discord.Guild:
        """Server whose results are meant. Raises Refusal."""
        guild = interaction.guild
        if guild is None or managed_server(interaction) is None:
            raise HostRefusal("best-no-server")
        return guild

    async def _of(
        self,
        guild: discord.Guild,
        game: Game[Any],
        channels: Collection[int],
        words: Words,
        *,
        public: bool = False,
    ) -> tuple[Page, bool]:
        """Page of the best results in these channels, and whether there are any."""
        results = self._services.results
        rows = await results.best(game.key, game.best_kinds, server=guild.id, channels=channels)
        missing = await results.missing(game.key, guild.id)
        return best_page(game, rows, guild.id, words, missing=missing, public=public), bool(rows)

    async def _show(self, interaction: Interaction, key: str) -> Page:
        """Post the best results of channels that everyone can see, and of this one, in its language."""
        services, guild = self._services, self._server(interaction)
        self._public.refuse_again(interaction)
        game = await self._public.game(interaction, key)
        page, found = await self._of(guild, game, channels_seen_by_all(interaction), game.words, public=True)
        if not found:
            raise HostRefusal("best-none-public")
        told = services.words.text("best-shown")
        await self._public.post(interaction, page, told)
        return Page(told)

    async def _own_file(self, user_id: int, game: Game[Any]) -> Page:
        """A person's own finished games as a file. Raises Refusal."""
        services, words = self._services, self._services.words
        made = await services.spreadsheets.of_person(game, user_id, words.text("best-someone"))
        if made is None:
            commands = new_commands([game.key], words)
            raise HostRefusal("statistics-none-own", game=game.title, commands=commands)
        back = HostButton(STATISTICS, words.text("best-button-back"), f"{game.key}.{user_id}")
        return self._with_file(made, game, "own", back)

    async def _server_file(self, interaction: Interaction, game: Game[Any]) -> Page:
        """A server's finished games as a file, for its managers. Raises Refusal."""
        services, words, guild = self._services, self._services.words, self._server(interaction)
        if not interaction.permissions.manage_guild:
            raise HostRefusal("best-managers")
        channels, someone = channels_seen_by(interaction), words.text("best-someone")
        made = await services.spreadsheets.of_server(game, guild.id, channels, someone)
        if made is None:
            raise HostRefusal("best-file-none", game=game.title)
        back = HostButton(BEST, words.text("best-button-back"), game.key)
        return self._with_file(made, game, "server", back)

    def _with_file(self, made: Spreadsheet, game: Game[Any], whose: str, back: HostButton) -> Page:
        words = self._services.words
        if len(made.file.data) > UPLOAD_LIMIT:
            raise HostRefusal("best-file-large")
        text = words.text("best-file", whose=whose, game=game.title, count=made.games, older=made.older)
        return Page(text, rows=((back,),), files=(made.file,))
