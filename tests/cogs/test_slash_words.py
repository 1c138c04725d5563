"""Texts of the slash commands in every language, and Discord's limits for them."""

import re

import pytest
from discord import Locale, app_commands

from cogs import slash
from k2bot.games.registry import makers
from k2bot.host import people
from k2bot.host.people import Languages
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import PSEUDO, languages
from k2bot.text.words import own_name, words
from tests.cogs.command_limits import command_faults
from tests.host.discord import kit

ENGLISH = re.compile("[A-Za-z]")
BOTH = ("en", PSEUDO)
TOLD = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_description, None)
NAMED = app_commands.TranslationContext(app_commands.TranslationContextLocation.command_name, None)


@pytest.fixture
def german(monkeypatch):
    """Maps German to the pseudo-language."""
    monkeypatch.setitem(people.DISCORDS, "de", PSEUDO)


async def payload_of(bot):
    command, translator = bot.tree.get_command("k2"), bot.tree.translator
    if translator is None:
        return command.to_dict(bot.tree)
    return await command.get_translated_payload(bot.tree, translator)


def parts_of(payload):
    yield payload
    for key in ("options", "choices"):
        for part in payload.get(key) or ():
            yield from parts_of(part)


async def test_every_command_text_is_translated_into_each_language(tmp_path, german):
    async with kit.world(tmp_path, catalogue=Catalogue(makers()), available=BOTH) as world:
        payload = await payload_of(world.bot)
        assert command_faults([payload]) == []
        told, same = 0, {*map(own_name, BOTH)}  # called so in every language
        for part in parts_of(payload):
            if "description" in part:  # a command or an option, whose name is typed
                assert not part.get("name_localizations"), part["name"]
            key = "description" if "description" in part else "name"
            if part[key] in same:
                continue
            own, others = part[key], part[f"{key}_localizations"]
            assert others["en-US"] == others["en-GB"] == own
            assert set(others) == {"en-US", "en-GB", "de"}, own
            assert not ENGLISH.search(others["de"]), own
            assert bool(ENGLISH.search(own)) == bool(re.search(r"[^\W\d_]", others["de"])), own
            told += 1
        assert told > 60


@pytest.mark.parametrize("language", [*languages(), PSEUDO])
async def test_a_bot_with_one_language_registers_only_that_one(tmp_path, german, language):
    made = Catalogue(makers(), language)
    async with kit.world(tmp_path, catalogue=made, available=(language,), language=language) as world:
        payload = await payload_of(world.bot)
        assert command_faults([payload]) == []
        for part in list(parts_of(payload))[1:]:
            assert not part.get("name_localizations")
            assert not part.get("description_localizations")
            told = part["name"] + part.get("description", "")
            assert language != PSEUDO or not ENGLISH.search(told), told


async def test_only_known_descriptions_are_translated_and_no_names(german):
    translator = slash.SlashTranslator(Languages(None, "en", BOTH))
    told = slash.SlashTexts(Languages(None, "en", BOTH), Catalogue({}), "k2").text("command-new")
    assert told.message == words().text("command-new")
    assert await translator.translate(told, Locale.german, TOLD) == words(PSEUDO).text("command-new")
    assert await translator.translate(told, Locale.british_english, TOLD) == told.message
    assert await translator.translate(told, Locale.french, TOLD) is None
    assert await translator.translate(told, Locale.german, NAMED) is None
    assert await translator.translate(app_commands.locale_str("x"), Locale.german, TOLD) is None


async def test_descriptions_too_long_in_a_language_are_cut(german):
    both = Languages(None, "en", BOTH)
    told = slash.SlashTexts(both, Catalogue(makers()), "k2").of_game(lambda game: game.title * 60)
    assert told.message == "K2" * 49 + "K…"
    cut = await slash.SlashTranslator(both).translate(told, Locale.german, TOLD)
    assert len(cut) == 100


def test_every_discord_locale_maps_to_a_language():
    assert set(people.DISCORDS) <= {locale.value for locale in Locale}
    assert all(people.language_of(locale) for locale in Locale)
    assert people.language_of(Locale.brazil_portuguese) == "pt"
    assert people.language_of(Locale.german) == "de"
    assert people.language_of(None) is None


def command(**changes):
    return {"name": "play", "description": "Play", "options": []} | changes


REASONS = {
    "no name": command(name="Play"),
    "description is too short": command(description=""),
    "description is too long": command(description="x" * 101),
    "26 options": command(options=[command(name=f"o{number}") for number in range(26)]),
    "2 times": command(options=[command(), command()]),
    "26 choices": command(choices=[{"name": f"x{n}", "value": n} for n in range(26)]),
    "the choice 'xx": command(choices=[{"name": "x" * 101, "value": "a"}]),
    "the value 'aa": command(choices=[{"name": "x", "value": "a" * 101}]),
    # Of each text the longest language counts.
    "at most 8000": command(options=[command(description_localizations={"de": "x" * 100})] * 100),
}


def test_commands_discord_would_reject_are_detected():
    for reason, payload in REASONS.items():
        found = command_faults([command(options=[payload])])
        assert any(reason in fault for fault in found), (reason, found)


def test_a_command_exactly_at_the_limits_is_accepted():
    options = [command(name="x" * 31 + chr(97 + number), description="x" * 100) for number in range(25)]
    assert command_faults([command(options=options)]) == []
