"""``help``: what there is, in groups, and where other games are explained."""

import pytest

from k2bot.game import limits
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2
from k2bot.games.registry import GAMES, made
from k2bot.text import languages
from k2bot.text.words import words
from tests.host.discord import kit
from tests.phrases import phrase

NAMES = ("learn", "play", "people", "past", "own")
GROUPS = [f"**{phrase(f'discord-help-of-{name}')}**" for name in NAMES]


async def test_commands_are_in_groups_and_other_games_are_named(tmp_path):
    async with kit.world(tmp_path, K2(), DungeonTwister()) as world:
        for command, other in (("k2", "dungeon"), ("dungeon", "k2")):
            told = (await world.command("ann", f"{command} help")).content
            lines = told.splitlines()
            assert [line for line in lines if line in GROUPS] == GROUPS
            assert f"`/{other} help`" in lines[-2]
            assert told.index(GROUPS[0]) < told.index(f"/{command} learn") < told.index(GROUPS[1])


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_help_fits_into_a_message_in_every_language(key, language):
    own, game = words(language), made(key, language)
    absent = {"discord-help-page", "discord-help-puzzle" if game.daily else "discord-help-daily"}
    ids = [one for one in own.ids if one.startswith("discord-help") and one not in absent]
    facts = {"command": key, "game": game.title, "commands": "`/dungeon help`", "version": "1.0.0"}
    told = [own.text(one, **facts) for one in ids]
    told += [
        own.text("discord-help-page", command=f"{key} {opened.name}", help=opened.help)
        for opened in game.pages.commands
    ]
    bold = 4 * len(NAMES)
    assert len("\n".join(told)) + bold <= limits.TEXT
