"""Host pages and help fit into messages for every game in every language."""

import pytest

from k2bot.game import limits
from k2bot.game.ratings import computer_points
from k2bot.games.registry import GAMES, made, makers
from k2bot.host.discord.compose import control_ids
from k2bot.host.kernel.session import Session
from k2bot.host.members import Member
from k2bot.host.pages.lobby import COMPUTERS, START, computers_page, lobby_page, settings_page
from k2bot.host.pages.overview import status_page
from k2bot.host.pages.settings import all_settings, personal_page, server_page, settings_of
from k2bot.host.people import Languages
from k2bot.host.preferences import PersonalPreferences, QuietHours, ServerPreferences
from k2bot.host.rows import Status, TableRow
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO, languages
from k2bot.text.words import words
from tests.host.hosting import NOON
from tests.kit.discord_limits import page_faults
from tests.kit.table import buttons

EVERY = (*languages(), PSEUDO)
MOST_IN_SIGHT = 5
"""Buttons below a lobby."""


def faults(page):
    return page_faults(page, [str(own) for own, _ in control_ids(page, 1, "o")])


@pytest.mark.parametrize("language", EVERY)
def test_host_pages_stay_within_discord_limits_for_every_game(language):
    catalogue, spoken = Catalogue(makers(), language), Languages(None, "en", EVERY)
    games, say = [catalogue.game(key) for key in catalogue.keys], words(language)
    for game in games:
        computer = Member(-1, "Bot One", level=game.levels[0][0])
        options = {**all_settings(game, {}, say), "private": "on"}
        guests = tuple(10**18 + number for number in range(25))
        row = TableRow(1, 9, 5, 11, game.key, Status.LOBBY, options, None, NOON, None, None, language, guests)
        for members in ((Member(11, "Ann"),), (Member(11, "Ann"), computer)):
            table = Session(game, Languages(None, language), row, members)
            lobby, status = lobby_page(table, say), status_page(table, None, say, parked=None)
            assert len(buttons(lobby)) <= MOST_IN_SIGHT
            assert {COMPUTERS, START} < {button.verb for button in buttons(lobby)}
            strengths = {str(computer_points(anchor)) for anchor in game.anchors.values()}
            told = [{own for own in strengths if own in page.text} for page in (lobby, status)]
            assert told == [set(), strengths]
            others = (settings_page(table, 12, say, manager=True), computers_page(table, say))
            options = settings_of(game, say)
            own = [settings_page(table, 11, say, option.key, manager=False) for option in options]
            assert [page.text for page in (lobby, status, *others, *own) if faults(page)] == []
    own = PersonalPreferences(
        quiet=QuietHours(3, 4), zone="Indian/Antananarivo", muted_until=NOON.replace(year=2090)
    )
    for person in (PersonalPreferences(), own):
        assert faults(personal_page(person, NOON, spoken, say, manages=True)) == []
    assert faults(server_page(games, ServerPreferences(host_role=10**18), spoken, say)) == []


GROUPS = 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("key", GAMES)
def test_help_fits_in_one_message_in_every_language(key, language):
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
