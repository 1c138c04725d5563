"""Statistics of people, ratings and best results of a server, and files of finished games."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from k2bot.game.statistics import Career
from k2bot.game.values import HostButton, Page
from k2bot.host.discord.compose import NEXT_AFTER, PublicPosts, ServesPages
from k2bot.host.discord.controls import (
    Interaction,
    channels_seen_by,
    channels_seen_by_all,
    managed_server,
)
from k2bot.host.discord.images import UPLOAD_LIMIT
from k2bot.host.event_loop import in_thread
from k2bot.host.pages.host_pages import with_line
from k2bot.host.pages.overview import new_commands
from k2bot.host.pages.ratings import (
    ACTIVE,
    RatingList,
    no_ratings_page,
    own_line,
    ratings_page,
)
from k2bot.host.pages.statistics import (
    BEST,
    OWN_FILE,
    SERVER_FILE,
    SHOW_BEST,
    SHOW_STATISTICS,
    STATISTICS,
    best_page,
    no_statistics_page,
    page_controls,
    statistics_page,
)
from k2bot.host.preferences import RATINGS
from k2bot.host.refusals import HostRefusal
from k2bot.text.formatting import markdown_name, parse_number

if TYPE_CHECKING:
    from collections.abc import Collection

    import discord

    from k2bot.game.base import AnyGame
    from k2bot.host.discord.interactions import Request
    from k2bot.text.words import Words


@dataclass(eq=False)
class StatisticsPages(ServesPages):
    """Builds statistics, and posts them when asked to."""

    _public: PublicPosts

    async def page(self, interaction: Interaction, user_id: int, name: str, key: str = "") -> Page:
        """Private page of a user's statistics; without a key, of the game they have finished most often.

        Other people see what was played on this server and with them. Raises Refusal.
        """
        services, reader = self._services, interaction.user.id
        own = user_id == reader
        if not own and not (await self._preferences.person(user_id)).statistics:
            raise HostRefusal("statistics-hidden", name=markdown_name(name))
        counts = await services.statistics.counts(user_id)
        game, others = services.one_with(key, lambda game: game.summary_revision, counts)
        server = None if own else interaction.guild_id or 0
        career = await self._career(interaction, user_id, name, game.key, server)
        rating = await self._rating(interaction, game.key, self._words) if own else ""
        page = (
            await in_thread(statistics_page, game, career, self._words, rating)
            if career.games
            else no_statistics_page(
                [game, *others] if own and not key and not counts else [game],
                "" if own else name,
                self._words,
            )
        )
        if own and game.daily:
            page = with_line(page, await self._daily_line(game.key, user_id))
        # What somebody else has finished elsewhere isn't told by buttons either.
        others = [other for other in others if not own or counts.get(other.key)]
        buttons = (HostButton(STATISTICS, other.title, f"{other.key}.{user_id}") for other in others)
        saves = own and bool(career.games)
        show, file = SHOW_STATISTICS if saves and interaction.guild_id else "", OWN_FILE if saves else ""
        rows = page_controls(game.key, buttons, self._words, show=show, file=file)
        return replace(page, rows=rows)

    async def _daily_line(self, key: str, user_id: int) -> str:
        """A person's daily games; empty if they've finished none."""
        count, current, best = await self._services.dailies.finished(key, user_id)
        if not count:
            return ""
        return self._words.text("daily-statistics", count=count, current=current, best=best)

    async def _career(
        self, interaction: Interaction, user_id: int, name: str, key: str, server: int | None
    ) -> Career:
        """A user's games as the presser may see them: on a server, or all of their own for None."""
        revision, reader = self._services.game(key).summary_revision, interaction.user.id
        games = self._services.statistics.games(user_id, key, revision=revision, server=server, reader=reader)
        return Career(name, await games)

    async def _rating(self, interaction: Interaction, key: str, words: Words) -> str:
        """Line about the presser's rating on this server; empty if they have none."""
        services, server = self._services, managed_server(interaction)
        if server is None or not (await self._preferences.server(server)).ratings:
            return ""
        rated = await services.ratings.of_person(server, key, interaction.user.id)
        return own_line(rated.rating, rated.games, words) if rated else ""

    async def named(self, request: Request) -> Page:
        """Private page of the game and user that a button names. Raises Refusal."""
        name, (key, _, other) = request.interaction.user.display_name, request.argument.rpartition(".")
        user = request.user_id if (other_id := parse_number(other)) is None else other_id
        if user != request.user_id:
            name = await self._services.statistics.name(user) or str(user)
        return await self.page(request.interaction, user, name, key)

    async def show(self, request: Request) -> Page:
        """Post the presser's statistics of games on this server, in the server's language. Raises Refusal."""
        services, words, interaction, key = self._services, self._words, request.interaction, request.argument
        user = interaction.user
        services.game_with(key, lambda _: interaction.guild_id)
        if not (await self._preferences.person(user.id)).statistics:
            raise HostRefusal("statistics-hidden-own")
        self._public.refuse_again(interaction)
        career = await self._career(interaction, user.id, user.display_name, key, interaction.guild_id)
        if not career.games:
            raise HostRefusal("statistics-none-here", game=services.game(key).title)
        game = await self._public.game(interaction, key)
        answer, rating = words.text("statistics-shown"), await self._rating(interaction, key, game.words)
        page = await in_thread(statistics_page, game, career, game.words, rating)
        return await self._public.post(interaction, page, answer, user.id, NEXT_AFTER)


# ----------------------------------------------------------------------------------------------- best results


@dataclass(eq=False)
class BestResultsPages(ServesPages):
    """Builds pages of best results, posts them when asked to, and makes files of finished games."""

    _public: PublicPosts

    async def page(self, interaction: Interaction, key: str = "") -> Page:
        """Private page of a server's best results; without a key, of the game finished there last.

        Only games in channels that the reader can see count. Raises Refusal.
        """
        services, words = self._services, self._words
        guild = self._server(interaction)
        newest = {key: await services.results.newest(key, guild.id) for key in services.catalogue.keys}
        game, others = services.one_with(key, lambda game: game.best_kinds, newest)
        page, has_results = await self._of(guild, game, channels_seen_by(interaction), words)
        buttons = (HostButton(BEST, other.title, other.key) for other in others)
        show = SHOW_BEST if has_results else ""
        file = SERVER_FILE if interaction.permissions.manage_guild and newest[game.key] else ""
        return replace(page, rows=page_controls(game.key, buttons, words, show=show, file=file))

    async def named(self, request: Request) -> Page:
        """Private page of the game that a button names. Raises Refusal."""
        return await self.page(request.interaction, self._game(request).key)

    def _game(self, request: Request) -> AnyGame:
        return self._services.game_with(request.argument, lambda game: game.summary_revision)

    def _server(self, interaction: Interaction) -> discord.Guild:
        """Server whose results are meant. Raises Refusal."""
        guild = interaction.guild
        if guild is None or managed_server(interaction) is None:
            raise HostRefusal("best-no-server")
        return guild

    async def _of(
        self,
        guild: discord.Guild,
        game: AnyGame,
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

    async def show(self, request: Request) -> Page:
        """Post the best results of channels that everyone can see, and of this one, in its language.

        Raises Refusal.
        """
        interaction, key = request.interaction, self._game(request).key
        guild = self._server(interaction)
        self._public.refuse_again(interaction)
        game = await self._public.game(interaction, key)
        page, has_results = await self._of(
            guild, game, channels_seen_by_all(interaction), game.words, public=True
        )
        if not has_results:
            raise HostRefusal("best-none-public")
        answer = self._words.text("best-shown")
        return await self._public.post(interaction, page, answer, interaction.user.id, NEXT_AFTER)

    async def file(self, request: Request, *, own: bool) -> Page:
        """The presser's finished games as a file, or a server's for its managers. Raises Refusal."""
        spreadsheets, words, interaction = self._services.spreadsheets, self._words, request.interaction
        game, someone, label = self._game(request), words.text("best-someone"), words.text("page-button-back")
        if own:
            whose, back = "own", HostButton(STATISTICS, label, f"{game.key}.{request.user_id}")
            commands = new_commands([game.key], words)
            refusal = HostRefusal("statistics-none-own", game=game.title, commands=commands)
            spreadsheet = await spreadsheets.of_person(game, request.user_id, someone)
        else:
            whose, back = "server", HostButton(BEST, label, game.key)
            refusal, guild = HostRefusal("best-file-none", game=game.title), self._server(interaction)
            if not interaction.permissions.manage_guild:
                raise HostRefusal("best-managers")
            channels = channels_seen_by(interaction)
            spreadsheet = await spreadsheets.of_server(game, guild.id, channels, someone)
        if spreadsheet is None:
            raise refusal
        if len(spreadsheet.file.data) > UPLOAD_LIMIT:
            raise HostRefusal("best-file-large")
        text = words.text(
            "best-file", whose=whose, game=game.title, count=spreadsheet.games, older=spreadsheet.older
        )
        return Page(text, rows=((back,),), files=(spreadsheet.file,))


# ---------------------------------------------------------------------------------------------------- ratings


@dataclass(eq=False)
class RatingPages(ServesPages):
    """Builds the pages of ratings, and lets people join and leave."""

    async def page(self, interaction: Interaction, key: str = "") -> Page:
        """Ratings on this server; without a key, of the game with most of them. Raises Refusal."""
        services, server, reader = self._services, managed_server(interaction), interaction.user.id
        words, preferences = self._words, self._preferences
        if server is None:
            raise HostRefusal("ratings-no-server-here")
        if not (await preferences.server(server)).ratings:
            return no_ratings_page(words, manages=interaction.permissions.manage_guild)
        counts = await services.ratings.counts(server)
        game, others = services.one_with(key, lambda game: game.seats.stop > 2, counts)
        active_since = self._tables.now() - ACTIVE
        listed = RatingList(
            reader,
            await preferences.person(reader),
            await services.ratings.listed(server, game.key, since=active_since, reader=reader),
            active_since,
            await services.ratings.is_pending(server, game.key),
        )
        return ratings_page(game, listed, others, words)

    async def switch(self, rated: str | None, request: Request) -> Page:
        """Let the presser join (``ON``) or leave (None), and show the ratings. Raises Refusal."""
        await self._tables.prefer(request.user_id, {RATINGS: rated})
        return await self.page(request.interaction, request.argument)
