"""Handlers of the host's own private pages, for commands, and by the verbs of their controls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from k2bot.host.discord.channels import Channels
from k2bot.host.discord.controls import PAGE_VERBS, HostId, Interaction
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

    from k2bot.host.discord.messages import Shown
    from k2bot.host.discord.services import HostServices

    PressHandler: TypeAlias = Callable[[Interaction, HostId], Awaitable[Shown]]


class PageHandlers:
    """The handlers, one object per kind of page; ``by_verb`` maps each verb of ``PAGE_VERBS`` to its own."""

    def __init__(self, client: discord.Client, services: HostServices, composer: Composer) -> None:
        self.channels = channels = Channels(client, services)
        self.public = PublicPosts(services, composer)
        self.films = Films(services, composer.images, self.public)
        self.open_games = OpenGames(services)
        self.past = PastGames(services, channels, self.films)
        self.preferences = SettingsPages(services, channels)
        self.privacy = Privacy(services)
        self.statistics = StatisticsPages(services, self.public)
        self.best = BestResultsPages(services, self.public)
        self.dailies = DailyPages(services, channels, self.public)
        self.ratings = RatingPages(services)
        self.courses = CoursePages(services, channels)
        self.by_verb: Final[Mapping[str, PressHandler]] = {
            verb: getattr(self, part).press for part, verbs in PAGE_VERBS.items() for verb in verbs
        }
