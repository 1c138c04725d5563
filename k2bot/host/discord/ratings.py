"""Ratings of a server: private pages, with buttons to join and leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.host.discord.controls import managed_server
from k2bot.host.discord.messages import ShownPage
from k2bot.host.pages.ratings import (
    ACTIVE,
    JOIN_RATINGS,
    LEAVE_RATINGS,
    RatingList,
    no_ratings_page,
    ratings_page,
)
from k2bot.host.values import ON, RATINGS, HostRefusal

if TYPE_CHECKING:
    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.services import HostServices


class RatingPages:
    """Builds the pages, and lets people join and leave."""

    def __init__(self, services: HostServices) -> None:
        self._services = services

    async def page(self, interaction: Interaction, key: str = "") -> ShownPage:
        """Ratings on this server; without a key, of the game with most of them. Raises Refusal."""
        services, server, reader = self._services, managed_server(interaction), interaction.user.id
        words, preferences = services.words, services.tables.preferences
        if server is None:
            raise HostRefusal("ratings-no-server-here")
        if not (await preferences.server(server)).ratings:
            return ShownPage(no_ratings_page(words, manages=interaction.permissions.manage_guild))
        counts = await services.ratings.counts(server)
        game, others = services.one_with(key, lambda game: game.seats.stop > 2, counts)
        since = services.tables.now() - ACTIVE
        found = RatingList(
            reader,
            await preferences.person(reader),
            await services.ratings.listed(server, game.key, since=since, reader=reader),
            since,
            await services.ratings.is_pending(server, game.key),
        )
        return ShownPage(ratings_page(game, found, others, words))

    async def press(self, interaction: Interaction, own: HostId, _values: tuple[str, ...]) -> ShownPage:
        """Handle a button of these pages. Raises Refusal."""
        if own.verb in (JOIN_RATINGS, LEAVE_RATINGS):
            joins = ON if own.verb == JOIN_RATINGS else None
            await self._services.tables.prefer(interaction.user.id, {RATINGS: joins})
        return await self.page(interaction, own.argument)
