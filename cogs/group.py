"""The slash commands of each game: one group, named after the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands

from cogs.consent import ConsentActs
from cogs.films import FilmActs
from cogs.languages import LanguageActs
from cogs.pages import PageActs, RulesActs
from cogs.slash import Slash
from cogs.standins import StandinActs
from cogs.tables import TableActs

if TYPE_CHECKING:
    from k2bot.host.discord.client import GameBot

ACTS: Final = (TableActs, PageActs, RulesActs, StandinActs, ConsentActs, FilmActs, LanguageActs)


async def setup(bot: GameBot) -> None:
    """Add the commands of every game; discord.py calls this when it loads the module."""
    for key in bot.catalogue.keys:
        bot.tree.add_command(group_of(bot, key))


async def teardown(bot: GameBot) -> None:
    """Take the commands away again."""
    for key in bot.catalogue.keys:
        bot.tree.remove_command(key)


def group_of(bot: GameBot, key: str) -> app_commands.Group:
    """The group of a game's commands: what every game has, and what it has besides."""
    slash = Slash(bot, key)
    group = app_commands.Group(
        name=key,
        description=slash.words.about("command-group"),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True, private_channel=False),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for acts in ACTS:
        for command in acts(bot, key).commands(slash):
            group.add_command(command)
    return group
