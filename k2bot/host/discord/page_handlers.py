"""Handlers of the host's own private pages, for commands, and by the verbs of their controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from k2bot.host.discord.channels import Channels
from k2bot.host.discord.courses import CoursePages
from k2bot.host.discord.dailies import DailyPages
from k2bot.host.discord.films import Films
from k2bot.host.discord.history import OpenGames, PastGames
from k2bot.host.discord.messages import Composer, PublicPosts
from k2bot.host.discord.personal import Privacy, SettingsPages
from k2bot.host.discord.statistics import BestResultsPages, RatingPages, StatisticsPages

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Mapping

    import discord

    from k2bot.host.discord.controls import HostId, Interaction
    from k2bot.host.discord.messages import Shown
    from k2bot.host.discord.services import HostServices

    PressHandler: TypeAlias = Callable[[Interaction, HostId], Awaitable[Shown]]


class PageHandlers:
    """Handlers of the host's own private pages, for commands and presses: one object per kind of page.

    ``by_verb`` maps the ``verbs`` of each to its ``press``; all other verbs are about a table.
    """

    def __init__(self, client: discord.Client, services: HostServices, composer: Composer) -> None:
        self.channels = channels = Channels(client, services)
        self.public = public = PublicPosts(services, composer)
        self.films = Films(services, composer.images, public)
        self.open_games = OpenGames(services)
        self.past = PastGames(services, channels, self.films)
        self.preferences = SettingsPages(services, channels)
        self.privacy = Privacy(services)
        self.statistics = StatisticsPages(services, public)
        self.best = BestResultsPages(services, public)
        self.dailies = DailyPages(services, channels, public)
        self.ratings = RatingPages(services)
        self.courses = CoursePages(services, channels)
        parts = (
            *(self.open_games, self.past, self.preferences, self.privacy, self.statistics, self.best),
            *(self.dailies, self.ratings, self.courses),
        )
        self.by_verb: Mapping[str, PressHandler] = {verb: one.press for one in parts for verb in one.verbs}
