"""What the check reports for a bot that can run, and for each thing that prevents it."""

import asyncio
import os
import sys
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import discord
import pytest

from k2bot import checkup, upkeep
from k2bot.config import Settings
from k2bot.host.store import Store
from k2bot.host.store.backups import Backup, record
from k2bot.location import PostgresUrl
from k2bot.terminal import program
from k2bot.text.words import words
from tests.host.migrated import prepared
from tests.host.store.test_store import new_table
from tests.phrases import phrase, says

FORM = f"{'a' * 24}.{'b' * 6}.{'c' * 38}"


def lines(settings, channel=None):
    async def found():
        return [str(one) async for one in checkup.check(settings, channel, words())]

    return asyncio.run(found())


def line(settings, what, channel=None):
    (only,) = [one for one in lines(settings, channel) if one[6:].startswith(what)]
    return only


@pytest.fixture
def settings(tmp_path):
    return Settings(database=tmp_path / "games.sqlite3")


def test_a_fresh_folder_passes_the_check(settings, tmp_path):
    assert all(one.startswith("ok ") for one in lines(settings))
    assert list(tmp_path.iterdir()) == [], "looking makes nothing"


def test_the_check_reads_the_database_without_changing_it(settings, tmp_path):
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
    assert says(line(settings, "database"), "store-not-a-database", path=str(settings.database))


def test_a_postgresql_database_needs_psycopg(settings, monkeypatch):
    monkeypatch.delitem(sys.modules, "k2bot.host.store.postgres", raising=False)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    server = PostgresUrl("postgresql://k2bot:secret@localhost/games")
    found = line(replace(settings, database=server), "database postgresql://k2bot@localhost/games: ")
    assert found.startswith("FIX ")
    assert says(found, "store-no-psycopg")


@pytest.mark.parametrize(
    ("oldest", "newest", "mark", "said"),
    [
        (None, None, "ok", "check-backup-none"),
        (1, None, "ok", "check-backup-none"),
        (3, None, "WARN", "check-backup-never"),
        (9, 1, "ok", "check-backup"),
        (9, 3, "WARN", "check-backup-old"),
    ],
)
def test_the_check_warns_of_games_in_no_backup_for_two_days(settings, capsys, oldest, newest, mark, said):
    """It doesn't fail, or a service that checks before its start would keep the games away."""
    now = datetime.now(UTC)

    async def made():
        store = await Store.open(prepared(settings.database))
        if oldest:
            await new_table(store, created=now - timedelta(days=oldest))
        await store.close()
        if newest:
            await record(settings.database, Backup(now - timedelta(days=newest), "copy.sqlite3", 1_250_000))

    asyncio.run(made())
    assert upkeep.check(settings, None) == 0
    *told, last = capsys.readouterr().out.splitlines()
    assert last == phrase("check-fine")
    (found,) = [one for one in told if one[6:].startswith("backup")]
    assert found.startswith(f"{mark:<5} ")
    assert says(found, said, file="copy.sqlite3", megabytes="1.2", program=program())


@pytest.mark.skipif(os.name != "posix", reason="only there files have modes")
@pytest.mark.parametrize(
    ("folder", "file", "exposed"),
    [(0o755, 0o644, True), (0o750, 0o640, True), (0o755, 0o600, False), (0o700, 0o644, False)],
)
def test_a_database_that_others_can_read_is_reported(settings, folder, file, exposed):
    settings.database.touch()
    settings.database.chmod(file)
    settings.database.parent.chmod(folder)
    about = [
        one for one in lines(settings) if says(one, "check-database-exposed", path=str(settings.database))
    ]
    assert [one[:3] for one in about] == ["FIX"] * exposed


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may do everything")
def test_an_unwritable_folder_is_reported(settings, tmp_path):
    tmp_path.chmod(0o500)
    try:
        assert line(settings, "database").startswith("FIX ")
    finally:
        tmp_path.chmod(0o700)


@pytest.mark.parametrize(
    ("token", "said"),
    [(None, "ok "), (FORM, "ok "), ("abc", "FIX ")],
)
def test_the_tokens_format_is_checked_but_the_token_never_shown(settings, token, said):
    found = line(replace(settings, token=token), "token")
    assert found.startswith(said)
    assert not token or token not in found


def test_a_missing_token_is_to_fix_without_the_page_in_the_browser(settings, monkeypatch):
    monkeypatch.setattr(checkup, "find_spec", lambda name: None)
    found = line(settings, "token")
    assert found.startswith("FIX ")
    assert says(found, "check-token-no-page", variable="DISCORD_TOKEN")


def test_an_unreadable_language_is_reported(settings, monkeypatch):
    monkeypatch.setattr(checkup, "languages", lambda: ("en", "eo"))
    assert (
        line(settings, "language en")
        == f"ok    {phrase('check-language', language='en', count=len(words().ids), default=True)}"
    )
    found = line(settings, "language eo")
    assert found.startswith("FIX   language eo: there are no words for the locale 'eo'")


@pytest.mark.parametrize(
    ("error", "said"),
    [(discord.LoginFailure("no"), "check-channel-refused"), (OSError("no way out"), "check-channel-unasked")],
)
def test_checking_a_channel_requires_a_valid_token(settings, monkeypatch, error, said):
    assert says(line(settings, "channel", 7), "check-channel-token")

    async def login(self, token):
        raise error

    monkeypatch.setattr(discord.Client, "login", login)
    assert says(line(replace(settings, token=FORM), "channel", 7), said, error=str(error))


@pytest.mark.parametrize(
    ("chosen", "recommended", "few"),
    [(0, 1, False), ("auto", 3, False), (4, 3, False), (0, 2, True), (2, 3, True)],
)
def test_checking_a_channel_also_checks_the_number_of_shards(settings, monkeypatch, chosen, recommended, few):
    async def login(self, token):
        pass

    async def fault(client, channel, words):
        return "#games", ""

    async def gateway(self):
        return recommended, "", {}

    monkeypatch.setattr(discord.Client, "login", login)
    monkeypatch.setattr(discord.http.HTTPClient, "get_bot_gateway", gateway)
    monkeypatch.setattr(checkup, "channel_fault", fault)
    found = line(replace(settings, token=FORM, shards=chosen), "shards", 7)
    shards = phrase("check-shards-more" if few else "check-shards", count=recommended)
    assert found == f"{'FIX' if few else 'ok '}   {shards}"
    channel = phrase("check-channel", channel="#games")
    assert line(replace(settings, token=FORM), "channel", 7) == f"ok    {channel}"


MOUNTED = """/dev/sda1 / ext4 rw 0 0
proc /proc proc rw 0 0
nas:/games /srv/games nfs4 rw 0 0
/dev/sdb1 /srv/games/here ext4 rw 0 0
//nas/club /media/our\\040club cifs rw 0 0
"""


@pytest.mark.parametrize(
    ("folder", "kind"),
    [
        ("/data/k2bot", None),
        ("/srv/games", "nfs4"),
        ("/srv/games/k2bot", "nfs4"),
        ("/srv/games/here/k2bot", None),
        ("/srv/gamesome", None),
        ("/media/our club", "cifs"),
    ],
)
def test_network_folders_are_recognized_by_their_nearest_mount(folder, kind):
    assert checkup.network_of(Path(folder), MOUNTED) == kind


def test_a_database_on_a_network_drive_must_be_moved(settings, monkeypatch, tmp_path):
    (tmp_path / "mounts").write_text("nas:/ / nfs rw 0 0\n")
    monkeypatch.setattr(checkup, "MOUNTS", tmp_path / "mounts")
    (told,) = [one for one in lines(settings) if one.startswith("FIX ")]
    assert says(told, "check-database-network", path=str(settings.database), kind="nfs")
