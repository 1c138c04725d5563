"""The settings: defaults, file, command line, environment, and every wrong value refused."""

from __future__ import annotations

import re
import tomllib
from dataclasses import FrozenInstanceError, fields
from pathlib import Path

import pytest

from k2bot.config import Settings, SettingsError, load_settings

TOKEN = "abc.def"  # noqa: S105 - not a real secret
EXAMPLE = Path(__file__).parents[1] / "config.example.toml"


@pytest.fixture
def written(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def write(text, name="own.toml"):
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        return file

    return write


def load(file=None, **overrides):
    return load_settings(file, environment={}, overrides=overrides)


def test_without_a_file_the_defaults_hold(written):
    assert load() == Settings()


def test_the_example_names_every_setting_with_its_default_and_explains_each():
    text = EXAMPLE.read_text(encoding="utf-8")
    named = tomllib.loads(text)
    assert list(named) == [field.name for field in fields(Settings) if field.name != "token"]
    assert load(EXAMPLE) == Settings()
    defaults = {key: getattr(Settings(), key) for key in named}
    assert {key: type(value) for key, value in named.items()} == {
        key: {type(Path()): str, tuple: list}.get(type(value), type(value)) for key, value in defaults.items()
    }
    for key in named:
        assert re.search(rf"^# .*[.]\n{key} = ", text, re.MULTILINE), f"{key} has no explanation"


def test_a_file_in_this_folder_is_found_by_its_name(written):
    written("players = 4", "config.toml")
    assert load().players == 4


def test_a_file_changes_what_it_names_and_the_command_line_has_the_last_word(written):
    file = written('database = "other.sqlite3"\nedit_interval = 1\nplayers = 4\nport = 9000')
    settings = load(file, players=5, port=None)
    assert settings == Settings(database=Path("other.sqlite3"), edit_interval=1.0, players=5, port=9000)
    assert isinstance(settings.edit_interval, float)


def test_a_file_of_an_earlier_version_goes_on_under_the_new_name(written):
    assert load(written("drawing_threads = 3")).drawing_workers == 3
    with pytest.raises(SettingsError, match="drawing_threads: must be a whole number from 0 to 8"):
        load(written("drawing_threads = 9", "other.toml"))


@pytest.mark.parametrize(("line", "shards"), [("shards = 16", 16), ('shards = "auto"', "auto")])
def test_shards_are_a_number_or_left_to_discord(written, line, shards):
    assert load(written(line)).shards == shards


def test_the_token_comes_from_the_environment_and_is_never_shown():
    settings = load_settings(None, environment={"DISCORD_TOKEN": f" {TOKEN} "})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    assert load_settings(None, environment={"DISCORD_TOKEN": " "}).token is None


def test_the_token_can_stand_in_a_file_that_the_environment_names(written):
    file = written(f"{TOKEN}\n", "token")
    settings = load_settings(None, environment={"DISCORD_TOKEN_FILE": str(file)})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    both = {"DISCORD_TOKEN": "x.y", "DISCORD_TOKEN_FILE": str(file)}
    assert load_settings(None, environment=both).token == "x.y"  # noqa: S105 - not a real secret


@pytest.mark.parametrize(("text", "reason"), [(None, "can't be read"), (" \n", "is empty")])
def test_a_file_without_a_token_is_refused(written, tmp_path, text, reason):
    file = tmp_path / "token" if text is None else written(text, "token")
    with pytest.raises(SettingsError, match=f"DISCORD_TOKEN_FILE: .*{reason}"):
        load_settings(None, environment={"DISCORD_TOKEN_FILE": str(file)})


def test_settings_cannot_be_changed():
    with pytest.raises(FrozenInstanceError):
        Settings().players = 2


@pytest.mark.parametrize(
    ("line", "key", "reason"),
    [
        ("colour = 1", "colour", "no such setting; the settings are games"),
        ('games = "k2"', "games", "must be a list of games"),
        ("games = [1]", "games", "must be a list of games"),
        ('games = ["k2", "k2"]', "games", "lists a game twice"),
        ('token = "abc"', "token", "environment variable DISCORD_TOKEN"),
        ('language = "xx"', "language", "must be one of"),
        ("language = 1", "language", "must be one of"),
        ("database = 3", "database", "path of a file"),
        ('database = ""', "database", "path of a file"),
        ('database = "."', "database", "is a folder"),
        ('database = "nowhere/games.sqlite3"', "database", "doesn't exist"),
        ('offline_database = "."', "offline_database", "is a folder"),
        ('log_level = "loud"', "log_level", "must be one of debug, info, warning, error"),
        ("shards = -1", "shards", 'a whole number from 0 to 100, not -1; or "auto"'),
        ('shards = "many"', "shards", "a whole number from 0 to 100, not 'many'; or \"auto\""),
        ("patience = -1", "patience", "from 0 to 8760"),
        ("edit_interval = 61", "edit_interval", "from 0 to 60"),
        ("edit_interval = true", "edit_interval", "a number"),
        ("edit_interval = nan", "edit_interval", "a number"),
        ("drawing_workers = 9", "drawing_workers", "from 0 to 8"),
        ("drawing_workers = 2.0", "drawing_workers", "a whole number"),
        ("picture_cache = 0", "picture_cache", "from 1 to 1024"),
        ("emoji = 1", "emoji", "true or false"),
        ("computer_workers = 0", "computer_workers", "from 1 to 16"),
        ("computer_budget = 2.5", "computer_budget", "from 1 to 10000"),
        ("players = 11", "players", "from 1 to 10"),
        ("players = true", "players", "a whole number"),
        ('players = "3"', "players", "a whole number"),
        ("port = 65536", "port", "from 0 to 65535"),
    ],
)
def test_a_wrong_value_is_refused_with_file_key_and_reason(written, line, key, reason):
    file = written(line)
    with pytest.raises(SettingsError) as caught:
        load(file)
    assert str(caught.value).startswith(f"{file}: {key}: ")
    assert reason in str(caught.value)
    assert (caught.value.place, caught.value.key) == (str(file), key)


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "there's no such file"), ("players =", "isn't valid TOML"), (b"\xff\xfe", "can't be read")],
)
def test_a_file_that_cannot_be_read_is_refused_with_its_name(tmp_path, content, reason):
    file = tmp_path / "own.toml"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(SettingsError) as caught:
        load(file)
    assert str(caught.value).startswith(f"{file}: ")
    assert reason in str(caught.value)


def test_a_wrong_value_on_the_command_line_is_named_as_it_was_written():
    with pytest.raises(
        SettingsError, match=r"command line: --players: must be a whole number from 1 to 10, not 12"
    ):
        load(players=12)
