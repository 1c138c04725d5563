"""What the check says of a bot that can run, and of each thing that keeps one from running."""

from __future__ import annotations

import asyncio
import os
from dataclasses import replace

import discord
import pytest

from k2bot import checkup
from k2bot.config import Settings
from k2bot.host.store import Store

FORM = f"{'a' * 24}.{'b' * 6}.{'c' * 38}"


def lines(settings, channel=None):
    async def found():
        return [str(one) async for one in checkup.check(settings, channel)]

    return asyncio.run(found())


def line(settings, what, channel=None):
    (only,) = [one for one in lines(settings, channel) if one[6:].startswith(what)]
    return only


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "games.sqlite3")


def test_a_fresh_place_is_fine(settings, tmp_path):
    assert all(one.startswith("ok ") for one in lines(settings))
    assert list(tmp_path.iterdir()) == [], "looking makes nothing"


def test_a_database_is_read_and_left_as_it_is(settings, tmp_path):
    async def made():
        await (await Store.open(settings.database)).close()

    asyncio.run(made())
    before = settings.database.read_bytes()
    assert line(settings, "database").startswith("ok ")
    assert line(settings, "database").endswith("games: 0")
    assert settings.database.read_bytes() == before
    settings.database.write_bytes(before[:4096] + b"\xaa" * 8192 + before[12288:])
    assert line(settings, "database").startswith("FIX ")
    settings.database.write_text("a letter")
    assert "this isn't a database" in line(settings, "database")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do everything")
def test_a_folder_that_cannot_be_written_is_told(settings, tmp_path):
    tmp_path.chmod(0o500)
    try:
        assert line(settings, "database").startswith("FIX ")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize(
    ("token", "said"),
    [(None, "ok "), (FORM, "ok "), ("abc", "FIX ")],
)
def test_the_form_of_the_token_is_looked_at_and_never_shown(settings, token, said):
    found = line(replace(settings, token=token), "token")
    assert found.startswith(said)
    assert not token or token not in found


def test_a_language_with_gaps_is_told(settings, monkeypatch):
    class Half:
        ids = frozenset({"one", "two"})

    whole = type("Whole", (), {"ids": frozenset({"one", "two", "three"})})
    monkeypatch.setattr(checkup, "languages", lambda: ("en", "eo"))
    monkeypatch.setattr(checkup, "words", lambda name: whole if name == "en" else Half)
    assert line(settings, "language eo") == "FIX   language eo: 1 texts are missing, such as three"


@pytest.mark.parametrize(
    ("error", "said"),
    [(discord.LoginFailure("no"), "doesn't accept the token"), (OSError("no way out"), "no way out")],
)
def test_a_channel_takes_a_token_that_discord_accepts(settings, monkeypatch, error, said):
    assert "set a token" in line(settings, "channel", 7)

    async def login(self, token):
        raise error

    monkeypatch.setattr(discord.Client, "login", login)
    assert said in line(replace(settings, token=FORM), "channel", 7)


@pytest.mark.parametrize(
    ("chosen", "recommended", "said"),
    [
        (0, 1, "ok    shards: Discord recommends 1"),
        ("auto", 3, "ok    shards: Discord recommends 3"),
        (4, 3, "ok    shards: Discord recommends 3"),
        (0, 2, 'set shards = "auto"'),
        (2, 3, 'FIX   shards: Discord recommends 3 for the servers the bot is on; set shards = "auto"'),
    ],
)
def test_with_a_channel_discord_is_asked_for_shards(settings, monkeypatch, chosen, recommended, said):
    async def login(self, token):
        pass

    async def fault(client, channel, words):
        return "#games", ""

    async def gateway(self):
        return recommended, "", {}

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", gateway)
    monkeypatch.setattr(checkup, "channel_fault", fault)
    assert said in line(replace(settings, token=FORM, shards=chosen), "shards", 7)
    assert (
        line(replace(settings, token=FORM), "channel", 7)
        == "ok    channel #games: the bot can host games there"
    )
