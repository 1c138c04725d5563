"""Preferences of people and servers: stored, validated and known at tables; and languages."""

import asyncio
from datetime import UTC, datetime, timedelta
from functools import partial
from shutil import copytree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.values import Refusal
from k2bot.games.registry import makers
from k2bot.host.people import Languages, Preferences
from k2bot.host.preferences import PersonalPreferences, QuietHours, ServerPreferences, read_zone, zones
from k2bot.host.rows import Status, StoredTable, TableRow
from k2bot.host.service.catalogue import Catalogue
from k2bot.text import LOCALES, PSEUDO
from k2bot.text import languages as with_words
from k2bot.text.words import forget, own_name, words
from tests.host.hosting import ANN, BOB, CHANNEL, GUILD, NOON, setting
from tests.host.test_clocks import is_quiet_hour

NIGHT = PersonalPreferences(quiet=QuietHours(22, 8), zone="Europe/Berlin")


@pytest.fixture
async def preferences(store):
    return Preferences(store)


async def test_preferences_are_read_back_and_none_restores_the_default(preferences):
    own = {"delivery": "dm", "notice": "none", "reminder": "off", "quiet": "22-8", "tips": "off"}
    own |= {"pictures": "tall", "zone": "Asia/Tokyo", "muted-until": "2030-05-01T22:00:00+02:00"}
    await preferences.set(PersonalPreferences, 1, own)
    said = {
        "notice": "none",
        "reminder": False,
        "quiet": QuietHours(22, 8),
        "zone": "Asia/Tokyo",
        "tips": False,
        "pictures": "tall",
    }
    until = datetime(2030, 5, 1, 20, tzinfo=UTC)
    assert await preferences.person(1) == PersonalPreferences("dm", muted_until=until, **said)
    await preferences.set(PersonalPreferences, 1, dict.fromkeys(own))
    assert await preferences.person(1) == await preferences.person(2) == PersonalPreferences()
    server = {"host-role": "77", "clock": "10m", "posts": "day", "thread": "on", "language": "de"}
    await preferences.set(ServerPreferences, 1, server)
    assert await preferences.server(1) == ServerPreferences("de", 77, "10m", "day", thread=True)
    assert await preferences.server(2) == await preferences.server(None) == ServerPreferences()
    assert await preferences.person(1) == PersonalPreferences()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("delivery", "pigeon"),
        ("notice", ""),
        ("reminder", "yes"),
        *(("quiet", hours) for hours in ("22", "8-8", "22-24", "-1-4")),
        *(("zone", name) for name in ("../../etc/passwd", "Europe", "Europe/Nowhere")),
        *(("muted-until", time) for time in ("tomorrow", "2030-05-01T22:00:00")),
        *(("host-role", "all"), ("clock", "3m"), ("posts", "a"), ("thread", "")),
    ],
)
async def test_invalid_preferences_are_refused_and_change_nothing(preferences, key, value):
    kind = ServerPreferences if key in ServerPreferences.settings() else PersonalPreferences
    with pytest.raises(Refusal):
        await preferences.set(kind, 1, {"language": "de", key: value})
    assert (await preferences.person(1), await preferences.server(1)) == (
        PersonalPreferences(),
        ServerPreferences(),
    )
    assert kind.of({key: value}) == kind()


def test_every_offered_time_zone_is_valid():
    assert {"UTC", "Europe/Berlin", "America/Argentina/Ushuaia"} <= set(zones())
    assert all(map(read_zone, zones()))


@pytest.mark.parametrize(
    ("at", "until"),
    [
        ("2030-01-10T20:59", None),
        ("2030-01-10T21:00", "2030-01-11T07:00"),  # 22:00 in Berlin, in winter
        ("2030-03-30T21:30", "2030-03-31T06:00"),  # the clocks go forward that night
        ("2030-10-26T20:30", "2030-10-27T07:00"),  # and back
    ],
)
def test_quiet_hours_follow_local_time(at, until):
    expected = until and datetime.fromisoformat(until).replace(tzinfo=UTC)
    assert NIGHT.quiet_until(datetime.fromisoformat(at).replace(tzinfo=UTC)) == expected


@given(
    begin=st.integers(0, 23),
    length=st.integers(1, 23),
    zone=st.sampled_from(("UTC", "Europe/Berlin", "Asia/Kolkata", "America/New_York", "Pacific/Apia")),
    at=st.datetimes(datetime(2024, 1, 1), datetime(2032, 1, 1), timezones=st.just(UTC)),  # noqa: DTZ001 - hypothesis adds the zone
)
def test_quiet_hours_always_end_and_never_last_longer_than_a_day(begin, length, zone, at):
    person = PersonalPreferences(quiet=QuietHours(begin, (begin + length) % 24), zone=zone)
    until = person.quiet_until(at)
    assert (until is not None) == is_quiet_hour(person.quiet, person.local(at))
    if until is not None:
        assert at < until <= at + timedelta(hours=25)
        assert person.quiet_until(until) is None


async def test_preferences_changed_while_joining_reach_the_table(house, monkeypatch):
    table, read = await house.lobby(ANN), Preferences.person

    async def person(self, user_id):
        """Change Bob's preference just after it has been read."""
        found = await read(self, user_id)
        if user_id == BOB:
            monkeypatch.undo()
            await house.prefer(BOB, {"notice": "dm"})
        return found

    monkeypatch.setattr(Preferences, "person", person)
    await house.join(table, BOB, "Bob")
    assert table.session.members[1].preferences.notice == "dm"


# -------------------------------------------------------------------------------------------------- languages


@pytest.fixture
def languages(store):
    """English by default, with the pseudo-language available."""
    return Languages(store, "en", ("en", PSEUDO))


@pytest.fixture
def keep(store):
    return partial(setting, store)


def test_every_translated_language_is_available_unless_the_pseudo_language_is_set():
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


async def test_a_readers_language_is_their_setting_else_discords_else_the_tables(languages, keep, store):
    row = TableRow(0, GUILD, CHANNEL, ANN, "tiny", Status.LOBBY, {}, None, NOON, None, None, language=PSEUDO)
    async with store.writing() as write:
        table = await write.new_table(StoredTable(row))
    elsewhere = {"guild_id": GUILD, "channel_id": 501}
    there = {**elsewhere, "table_id": table}
    assert await languages.of_reader(ANN, "fi", **elsewhere) == "en"
    assert await languages.of_reader(ANN, "fi", **there) == PSEUDO
    assert await languages.of_reader(ANN, None, guild_id=GUILD, channel_id=CHANNEL) == PSEUDO
    assert await languages.of_reader(ANN, "en", **there) == "en"
    prefer = partial(languages.preferences.set, PersonalPreferences, ANN)
    await prefer({"language": PSEUDO})
    assert await languages.of_reader(ANN, "en", **elsewhere) == PSEUDO
    await prefer({"language": "fi"})  # its words are gone since
    assert await languages.of_reader(ANN, "en", **elsewhere) == "en"
    await keep("guild", GUILD, "language", PSEUDO)
    assert await languages.of_reader(ANN, "fi", **elsewhere) == PSEUDO


async def test_a_bot_with_a_single_language_uses_it_for_everybody(store, keep):
    await keep("person", ANN, "language", PSEUDO)
    only = Languages(store, "en", ("en",))
    assert await only.of_reader(ANN, PSEUDO) == "en"
    assert await only.of_new_table(GUILD, PSEUDO) == "en"


async def test_simultaneous_readers_are_each_answered_in_their_own_language(languages):
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


def test_languages_are_listed_by_their_own_names():
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
async def test_a_broken_translation_is_left_out_with_a_warning(
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


def test_unused_languages_can_be_dropped_from_memory(languages):
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
