"""Slash commands: one group per game, named after it, and those about all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands

from cogs.pages import PageCommands
from cogs.personal import LanguageCommands, PersonalCommands
from cogs.replays import HistoryCommands, ReplayCommands
from cogs.slash import INSTALLS, PLACES, SlashTexts, SlashTranslator
from cogs.tables import TableCommands

if TYPE_CHECKING:
    from k2bot.host.discord.client import GameBot

OF_A_GAME = (TableCommands, PageCommands, ReplayCommands, HistoryCommands, LanguageCommands)


async def setup(bot: GameBot) -> None:
    """Add all commands; called by discord.py when it loads the module."""
    for key in bot.catalogue.keys:
        group = app_commands.Group(
            name=key,
            description=SlashTexts(bot.host.languages, bot.catalogue, key).of_game(
                lambda game: game.words.text("command-group", game=game.title)
            ),
            allowed_contexts=PLACES,
            allowed_installs=INSTALLS,
        )
        for kind in OF_A_GAME:
            for command in kind(bot, key).commands():
                group.add_command(command)
        bot.tree.add_command(group)
    for command in (*PersonalCommands(bot).commands(), *HistoryCommands(bot).commands()):
        bot.tree.add_command(command)
    if bot.host.languages.several:
        await bot.tree.set_translator(SlashTranslator(bot.host.languages))
