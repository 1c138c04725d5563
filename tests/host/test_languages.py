"""Which language a table is opened in, and in which somebody is answered."""

import asyncio
from shutil import copytree

import pytest

from k2bot.games.registry import makers
from k2bot.host.people import Languages
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.values import Status, StoredTable, TableRow
from k2bot.text import LOCALES, PSEUDO
from k2bot.text import languages as with_words
from k2bot.text.words import forget, own_name, words
from tests.host.hosting import NOON

ANN, GUILD, CHANNEL = 11, 9, 500


@pytest.fixture
def languages(store):
    """English by itself, and the pseudo-language besides."""
    return Languages(store, "en", ("en", PSEUDO))


@pytest.fixture
def keep(store):
    async def keep(scope, owner, key, value):
        async with store.writing() as write:
            write.setting(scope, owner, key, value)

    return keep


def test_all_languages_with_words_are_spoken_and_with_the_pseudo_language_no_other():
    assert Languages(None).available == with_words()
    assert Languages(None, PSEUDO).available == (PSEUDO,)
    assert not Languages(None, PSEUDO).several


async def test_a_table_is_opened_in_the_language_of_its_server(languages, keep):
    assert await languages.of_new_table(GUILD) == "en"
    assert await languages.of_new_table(GUILD, PSEUDO) == PSEUDO
    assert await languages.of_new_table(GUILD, "fi", None, PSEUDO) == PSEUDO
    await keep("guild", GUILD, "language", "en")
    assert await languages.of_new_table(GUILD, PSEUDO) == "en"
    assert await languages.of_new_table(None, PSEUDO) == PSEUDO
    await keep("guild", GUILD, "language", None)
    assert await languages.of_new_table(GUILD, PSEUDO) == PSEUDO


async def test_a_reader_has_what_they_set_else_discords_language_else_the_tables(languages, keep, store):
    row = TableRow(0, GUILD, CHANNEL, ANN, "tiny", Status.LOBBY, {}, None, NOON, None, None, language=PSEUDO)
    async with store.writing() as write:
        table = await write.new_table(StoredTable(row))
    elsewhere = {"guild_id": GUILD, "channel_id": 501}
    there = {**elsewhere, "table_id": table}
    assert await languages.of_reader(ANN, "fi", **elsewhere) == "en"
    assert await languages.of_reader(ANN, "fi", **there) == PSEUDO
    assert await languages.of_reader(ANN, None, guild_id=GUILD, channel_id=CHANNEL) == PSEUDO
    assert await languages.of_reader(ANN, "en", **there) == "en"
    await keep("person", ANN, "language", PSEUDO)
    assert await languages.of_reader(ANN, "en", **elsewhere) == PSEUDO
    await keep("person", ANN, "language", "fi")  # its words are gone since
    assert await languages.of_reader(ANN, "en", **elsewhere) == "en"
    await keep("guild", GUILD, "language", PSEUDO)
    assert await languages.of_reader(ANN, "fi", **elsewhere) == PSEUDO


async def test_where_one_language_is_spoken_everybody_has_it(store, keep):
    await keep("person", ANN, "language", PSEUDO)
    only = Languages(store, "en", ("en",))
    assert await only.of_reader(ANN, PSEUDO) == "en"
    assert await only.of_new_table(GUILD, PSEUDO) == "en"


async def test_each_is_answered_in_their_language_beside_the_others(languages):
    async def said(language):
        with languages.answering():
            assert languages.reader == "en"
            languages.speak(language)
            await asyncio.sleep(0)
            return languages.reader_words.text("lobby-button-join")

    assert await asyncio.gather(said("en"), said(PSEUDO), said("en")) == [
        words(language).text("lobby-button-join") for language in ("en", PSEUDO, "en")
    ]
    assert languages.reader == "en"


def test_a_language_is_called_as_its_speakers_call_it():
    names = [own_name(language) for language in ("en", "pl", "uk", "es", "de", "fr")]
    assert names == ["English", "Polski", "Українська", "Español", "Deutsch", "Français"]


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("lobby-button-join = Mitspielen\n", "the locale 'de' lacks"),
        ("lobby-button-join = {\n", "can't be read near"),
        (None, "clock-option-name is typed in English in every language"),
    ],
)
async def test_a_broken_language_is_left_out_with_a_warning(
    languages, monkeypatch, tmp_path, caplog, text, fault
):
    copytree(LOCALES / "en", tmp_path / "en")
    if text is None:
        copytree(LOCALES / "en", tmp_path / "de")
    else:
        (tmp_path / "de").mkdir()
        (tmp_path / "de" / "host.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr("k2bot.text.words.LOCALES", tmp_path)
    forget("de")
    several = Languages(None, "en", ("en", "de", PSEUDO))
    assert several.first("de", PSEUDO) == PSEUDO
    assert several.available == ("en", PSEUDO)
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("the language de is left out")
    assert fault in said


def test_languages_nobody_uses_can_be_dropped_from_memory(languages):
    catalogue = Catalogue(makers())
    languages.first("en")
    assert languages.unused == {PSEUDO}
    before, game = words(PSEUDO), catalogue.game("k2", PSEUDO)
    catalogue.forget(PSEUDO)
    assert words(PSEUDO) is not before
    assert catalogue.game("k2", PSEUDO) is not game
    assert catalogue.game("k2") is catalogue.game("k2", "en")
    languages.first(PSEUDO)
    assert languages.unused == frozenset()
