"""Settings: defaults, then the file, then the command line; the token from the environment or a file."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final, Literal

from k2bot.files import KIB, TEXT_LIMIT, FileTooLargeError, read_text
from k2bot.location import Location, PostgresUrl, is_url
from k2bot.text import PSEUDO, languages
from k2bot.text.errors import MessageError

HERE: Final = Path()
"""The working directory."""
DEFAULT_FILE: Final = Path("config.toml")
AUTO: Final = "auto"
"""Use as many shards as Discord recommends."""
TOKEN_VARIABLE = "DISCORD_TOKEN"  # noqa: S105 - a variable's name
TOKEN_FILE_VARIABLE = "DISCORD_TOKEN_FILE"  # noqa: S105 - a variable's name

RENAMED_SETTINGS: Final = {"drawing_threads": "drawing_workers"}
"""Current names of renamed settings, by the names in older files."""


class SettingsError(MessageError):
    """Invalid setting; the text names the place, the setting and the reason (another such error)."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; ``config.example.toml`` explains each except the token."""

    games: tuple[str, ...] = ()
    language: str = "en"
    database: Location = Path("k2bot.sqlite3")
    log_level: str = "info"
    log_format: str = "text"
    health_port: int = 0
    health_address: str = "127.0.0.1"
    shards: int | Literal["auto"] = 0
    parts: int = 1
    patience: float = 0.0
    edit_interval: float = 2.0
    presses_per_minute: int = 120
    tables_of_person: int = 20
    tables_of_server: int = 200
    keep_days: int = 30
    drawing_workers: int = 1
    picture_cache: int = 64
    emoji: bool = True
    computer_workers: int = 2
    computer_budget: int = 100
    offline_database: Path = Path("k2bot-offline.sqlite3")
    players: int = 3
    port: int = 8611
    token: str | None = field(default=None, repr=False)
    """Discord bot token, from the environment or from a file of its own."""


_DATABASES: Final = {"database": Path("k2bot.sqlite3"), "offline_database": Settings().offline_database}


def load_settings(
    file: Path | None,
    *,
    environment: Mapping[str, str],
    overrides: Mapping[str, object] | None = None,
    home: Path = HERE,
) -> Settings:
    """Read a configuration file, by default ``config.toml`` in ``home`` if it exists.

    ``overrides`` are command-line values by key, None for those not given. Databases are in ``home`` unless
    the command line or another file says where. Raises SettingsError for an unreadable file, unknown keys,
    wrong types and values out of range.
    """
    values: dict[str, Any] = {key: home / value for key, value in _DATABASES.items()}
    default = home / DEFAULT_FILE
    if file is not None or default.exists():
        for key, value in _read(file or default).items():
            if file is None and key in _DATABASES and isinstance(value, str) and value and not is_url(value):
                value = str(home / Path(value).expanduser())  # noqa: PLW2901 - the same file, named in full
            try:
                values |= _checked(key, value)
            except SettingsError as reason:
                shown_file = str(file or default)
                raise SettingsError("settings-in-file", file=shown_file, setting=key, reason=reason) from None
    for key, value in (overrides or {}).items():
        try:
            values |= {} if value is None else _checked(key, value)
        except SettingsError as reason:
            option = f"--{key.replace('_', '-')}"
            raise SettingsError("settings-in-command-line", setting=option, reason=reason) from None
    if values.get("parts", 1) > 1 and isinstance(values["database"], Path):
        raise SettingsError("settings-parts")
    return Settings(**values, token=_token(environment))


def early_language(language: str | None, file: Path | None, home: Path = HERE) -> str:
    """Language to speak before the settings are known to be right.

    The one given, else the one in the file, else English; languages that the bot doesn't speak are ignored.
    """
    try:
        return _language(language)
    except SettingsError:
        pass
    try:
        return _language(_read(file or home / DEFAULT_FILE).get("language"))
    except SettingsError:
        return Settings().language


def _token(environment: Mapping[str, str]) -> str | None:
    """Token from the environment, or from the file it names, as services and containers provide secrets.

    None if neither variable is set. Raises SettingsError for an empty one, which somebody meant to fill.
    """
    given = {
        name: environment[name].strip()
        for name in (TOKEN_VARIABLE, TOKEN_FILE_VARIABLE)
        if name in environment
    }
    if not given:
        return None
    variable = max(given, key=lambda name: bool(given[name]))
    value = given[variable]
    try:
        return _token_alone(_token_in(value) if value and variable == TOKEN_FILE_VARIABLE else value)
    except SettingsError as reason:
        raise SettingsError("settings-in-environment", setting=variable, reason=reason) from None


def _token_in(file: str) -> str:
    try:
        token = _text_of(Path(file)).strip()
    except FileNotFoundError as error:
        raise SettingsError("settings-unreadable", error=str(error)) from None
    if not token:
        raise SettingsError("settings-no-token", file=file)
    return token


def _token_alone(token: str) -> str:
    if not token:
        raise SettingsError("settings-token-empty")
    if " " in token or not token.isprintable():
        raise SettingsError("settings-token-and-more")
    return token


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(_text_of(file))
    except FileNotFoundError:
        reason = SettingsError("settings-no-file")
    except tomllib.TOMLDecodeError as error:
        reason = SettingsError("settings-no-toml", error=str(error))
    except SettingsError as error:
        reason = error
    raise SettingsError("settings-file", file=str(file), reason=reason)


def _text_of(file: Path) -> str:
    """Text of a file. Raises FileNotFoundError, and SettingsError for one that can't be read."""
    try:
        return read_text(file)
    except FileTooLargeError:
        raise SettingsError("settings-large", size=TEXT_LIMIT // KIB) from None
    except UnicodeDecodeError:
        raise SettingsError("settings-encoding") from None
    except FileNotFoundError:
        raise
    except OSError as error:
        raise SettingsError("settings-unreadable", error=str(error)) from error


def _checked(key: str, value: object) -> dict[str, Any]:
    check = _CHECKS_OF_FILES.get(key)
    if check is not None:
        return {RENAMED_SETTINGS.get(key, key): check(value)}
    for near in difflib.get_close_matches(key, _CHECKS, n=1):
        raise SettingsError("settings-misspelt", setting=near)
    raise SettingsError("settings-unknown", settings=", ".join(_CHECKS))


def _no_token(_: object) -> None:
    raise SettingsError("settings-token", variable=TOKEN_VARIABLE)


def _games(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) and one for one in value):
        raise SettingsError("settings-games", value=repr(value))
    if len(set(value)) < len(value):
        raise SettingsError("settings-games-twice")
    return tuple(value)


def _language(value: object) -> str:
    return _one_of(*languages(), PSEUDO)(value)


def _location(value: object) -> Location:
    return PostgresUrl(value) if isinstance(value, str) and is_url(value) else _path(value)


def _path(value: object) -> Path:
    if isinstance(value, str) and is_url(value):
        raise SettingsError("settings-no-server")
    if not isinstance(value, str) or not value.strip():
        raise SettingsError("settings-path", value=repr(value))
    path = Path(value).expanduser()
    if path.is_dir():
        raise SettingsError("settings-folder", path=value)
    if not path.absolute().parent.is_dir():
        raise SettingsError("settings-no-folder", folder=str(path.absolute().parent))
    return path


def _address(value: object) -> str:
    if isinstance(value, str):
        with suppress(ValueError):
            return str(ip_address(value))
    raise SettingsError("settings-address", value=repr(value))


def _one_of(*allowed: str) -> Callable[[object], str]:
    def check(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise SettingsError("settings-choice", allowed=", ".join(allowed), value=repr(value))
        return value

    return check


def _whole(least: int, most: int, message: str = "settings-whole") -> Callable[[object], int]:
    def check(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            # words: settings-whole, settings-shards
            raise SettingsError(message, least=str(least), most=str(most), value=repr(value))
        return value

    return check


def _shards(value: object) -> int | str:
    return AUTO if value == AUTO else _whole(0, 100, "settings-shards")(value)


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise SettingsError("settings-switch", value=repr(value))
    return value


def _number(least: float, most: float) -> Callable[[object], float]:
    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise SettingsError("settings-number", least=f"{least:g}", most=f"{most:g}", value=repr(value))
        return float(value)

    return check


_CHECKS: dict[str, Callable[[object], Any]] = {
    "games": _games,
    "language": _language,
    "database": _location,
    "log_level": _one_of("debug", "info", "warning", "error"),
    "log_format": _one_of("text", "json"),
    "health_port": _whole(0, 65535),
    "health_address": _address,
    "shards": _shards,
    "parts": _whole(1, 16),
    "patience": _number(0, 8760),
    "edit_interval": _number(0, 60),
    "presses_per_minute": _whole(0, 6000),
    "tables_of_person": _whole(0, 10000),
    "tables_of_server": _whole(0, 10000),
    "keep_days": _whole(0, 36500),
    "drawing_workers": _whole(0, 8),
    "picture_cache": _whole(1, 1024),
    "emoji": _switch,
    "computer_workers": _whole(1, 16),
    "computer_budget": _whole(1, 10000),
    "offline_database": _path,
    "players": _whole(1, 10),
    "port": _whole(0, 65535),
}
_CHECKS_OF_FILES = (
    _CHECKS | {"token": _no_token} | {old: _CHECKS[new] for old, new in RENAMED_SETTINGS.items()}
)
