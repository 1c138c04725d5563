"""``help``: what there is, in groups, and where other games are explained."""

import pytest

from k2bot.game import limits
from k2bot.games.registry import GAMES, made
from k2bot.text import languages
from k2bot.text.words import words

GROUPS = 5


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
    bold = 4 * GROUPS
    assert len("\n".join(told)) + bold <= limits.TEXT
