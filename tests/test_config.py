"""The settings: defaults, file, command line, environment, and every wrong value refused."""

import re
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from k2bot.config import Settings, SettingsError, early_language, load_settings
from k2bot.files import TEXT_LIMIT
from tests.phrases import pattern, says

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


def test_defaults_apply_without_a_file(written):
    assert load() == Settings()


def test_the_example_lists_and_explains_every_setting_with_its_default():
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


def test_the_file_overrides_defaults_and_the_command_line_overrides_the_file(written):
    file = written('database = "other.sqlite3"\nedit_interval = 1\nplayers = 4\nport = 9000')
    settings = load(file, players=5, port=None)
    assert settings == Settings(database=Path("other.sqlite3"), edit_interval=1.0, players=5, port=9000)
    assert isinstance(settings.edit_interval, float)


def test_an_old_setting_name_still_works(written):
    assert load(written("drawing_threads = 3")).drawing_workers == 3
    with pytest.raises(SettingsError, match=r"drawing_threads: .*\b8\b.*\b9\b"):
        load(written("drawing_threads = 9", "other.toml"))


@pytest.mark.parametrize(("line", "shards"), [("shards = 16", 16), ('shards = "auto"', "auto")])
def test_shards_are_a_number_or_auto(written, line, shards):
    assert load(written(line)).shards == shards


def test_only_a_postgresql_database_can_have_several_parts(written):
    address = 'database = "postgresql:///games"'
    assert load(written(f"{address}\nparts = 16")).parts == 16
    assert load(written("parts = 1")).parts == 1
    with pytest.raises(SettingsError, match=pattern("settings-parts")):
        load(written("parts = 2"))


def test_the_token_is_read_from_the_environment_and_never_shown():
    settings = load_settings(None, environment={"DISCORD_TOKEN": f" {TOKEN} "})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    assert load_settings(None, environment={}).token is None


@pytest.mark.parametrize("name", ["DISCORD_TOKEN", "DISCORD_TOKEN_FILE"])
@pytest.mark.parametrize("value", ["", " "])
def test_an_empty_token_is_a_mistake_and_not_offline_play(name, value):
    with pytest.raises(SettingsError, match=f"{name}: {pattern('settings-token-empty')}"):
        load_settings(None, environment={name: value})


def test_the_token_can_be_in_a_file_named_by_the_environment(written):
    file = written(f"{TOKEN}\n", "token")
    settings = load_settings(None, environment={"DISCORD_TOKEN_FILE": str(file)})
    assert settings.token == TOKEN
    assert TOKEN not in repr(settings)
    both = {"DISCORD_TOKEN": "x.y", "DISCORD_TOKEN_FILE": str(file)}
    assert load_settings(None, environment=both).token == "x.y"  # noqa: S105 - not a real secret
    assert load_settings(None, environment=both | {"DISCORD_TOKEN": ""}).token == TOKEN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (None, "settings-unreadable"),
        (" \n", "settings-no-token"),
        (f"{TOKEN}\n{TOKEN}\n", "settings-token-and-more"),
        (f"{TOKEN}\0", "settings-token-and-more"),
        (" " * (TEXT_LIMIT + 1), "settings-large"),
    ],
)
def test_a_missing_or_malformed_token_file_is_refused(written, tmp_path, text, reason):
    file = tmp_path / "token" if text is None else written(text, "token")
    with pytest.raises(SettingsError, match=f"DISCORD_TOKEN_FILE: {pattern(reason)}"):
        load_settings(None, environment={"DISCORD_TOKEN_FILE": str(file)})


@pytest.mark.parametrize("token", [f"Bot {TOKEN}", f"{TOKEN}\nx"])
def test_a_token_with_extra_text_is_refused_and_not_shown(token):
    with pytest.raises(SettingsError, match=f"DISCORD_TOKEN: {pattern('settings-token-and-more')}") as caught:
        load_settings(None, environment={"DISCORD_TOKEN": token})
    assert TOKEN not in str(caught.value)


def test_files_may_start_with_a_byte_order_mark(written):
    assert load(written("\ufeffplayers = 4")).players == 4
    environment = {"DISCORD_TOKEN_FILE": str(written(f"\ufeff{TOKEN}", "token"))}
    assert load_settings(None, environment=environment).token == TOKEN


@pytest.mark.parametrize(
    "line",
    [
        "colour = 1",
        "languages = 1",
        'games = "k2"',
        "games = [1]",
        'games = ["k2", "k2"]',
        'token = "abc"',
        'language = "xx"',
        "database = 3",
        'database = ""',
        'database = "."',
        'database = "nowhere/games.sqlite3"',
        'log_level = "loud"',
        "shards = -1",
        'shards = "many"',
        "parts = 0",
        'health_address = "localhost"',
        "health_address = 1",
        "patience = -1",
        "edit_interval = 61",
        "edit_interval = nan",
        "drawing_workers = 9",
        "drawing_workers = 2.0",
        "picture_cache = 0",
        "emoji = 1",
        "computer_workers = 0",
        "players = 11",
        "port = 65536",
    ],
)
def test_a_wrong_value_is_refused_with_file_key_and_reason(written, tmp_path, line, snapshot):
    file = written(line)
    with pytest.raises(SettingsError) as caught:
        load(file)
    assert str(caught.value).replace(f"{tmp_path}/", "") == snapshot


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (None, "settings-no-file"),
        ("players =", "settings-no-toml"),
        (b"\xff\xfe", "settings-encoding"),
        (" " * (TEXT_LIMIT + 1), "settings-large"),
    ],
)
def test_an_unreadable_file_is_refused_with_its_name(tmp_path, content, reason):
    file = tmp_path / "own.toml"
    if content is not None:
        file.write_bytes(content if isinstance(content, bytes) else content.encode())
    with pytest.raises(SettingsError, match=pattern("settings-file", file=str(file))) as caught:
        load(file)
    assert says(str(caught.value), reason)


def test_the_early_language_is_found_even_in_invalid_settings(written, tmp_path):
    """From the command line, else the file, else English, whatever else is wrong."""
    polish = written('language = "pl"\nplayers = 99', "polish.toml")
    foreign = written('language = "xx"', "foreign.toml")
    assert early_language("uk", polish) == "uk"
    assert early_language(None, polish) == early_language("xx", polish) == "pl"
    nowhere = tmp_path / "nowhere.toml"
    assert {early_language(None, file) for file in (foreign, nowhere, written("language ="))} == {"en"}
    assert early_language(None, None) == "en"
    written('language = "pl"', "config.toml")
    assert early_language(None, None) == "pl"
