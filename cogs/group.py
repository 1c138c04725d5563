"""The slash commands of each game: one group, named after the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from discord import app_commands

from cogs.consent import ConsentActs
from cogs.fairness import FairnessActs
from cogs.films import FilmActs
from cogs.games import HistoryActs, games_commands
from cogs.hints import HintActs
from cogs.languages import LanguageActs
from cogs.learning import LearningActs
from cogs.pages import PageActs, RulesActs
from cogs.settings import privacy_commands, settings_commands
from cogs.slash import INSTALLS, PLACES, Slash
from cogs.standins import StandinActs
from cogs.tables import TableActs

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.slash import Command
    from k2bot.host.discord.client import GameBot

ACTS: Final = (
    *(TableActs, LearningActs, PageActs, RulesActs, HintActs, StandinActs, ConsentActs),
    *(FilmActs, FairnessActs, HistoryActs, LanguageActs),
)


async def setup(bot: GameBot) -> None:
    """Add the commands of every game; discord.py calls this when it loads the module."""
    for key in bot.catalogue.keys:
        bot.tree.add_command(group_of(bot, key))
    for command in of_all_games(bot):
        bot.tree.add_command(command)


async def teardown(bot: GameBot) -> None:
    """Take the commands away again."""
    for command in bot.tree.get_commands():
        bot.tree.remove_command(command.name)


def of_all_games(bot: GameBot) -> Iterator[Command]:
    """The commands that are about no game, or about all of them."""
    slash = Slash(bot)
    yield from games_commands(bot, slash)
    yield from settings_commands(bot, slash)
    yield from privacy_commands(bot, slash)


def group_of(bot: GameBot, key: str) -> app_commands.Group:
    """The group of a game's commands: what every game has, and what it has besides."""
    slash = Slash(bot, key)
    group = app_commands.Group(
        name=key,
        description=slash.words.about("command-group"),
        allowed_contexts=PLACES,
        allowed_installs=INSTALLS,
    )
    for acts in ACTS:
        for command in acts(bot, key).commands(slash):
            group.add_command(command)
    return group
