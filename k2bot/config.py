"""Settings: defaults, then the file, then the command line; the token from the environment or a file."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from k2bot.text import PSEUDO, languages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

DEFAULT_FILE = Path("config.toml")
AUTO: Final = "auto"
"""Use as many shards as Discord recommends."""
TOKEN_VARIABLE = "DISCORD_TOKEN"  # noqa: S105 - a variable's name
TOKEN_FILE_VARIABLE = "DISCORD_TOKEN_FILE"  # noqa: S105 - a variable's name

FORMER: Final = {"drawing_threads": "drawing_workers"}
"""Current names of renamed settings, by the names in older files."""


class SettingsError(Exception):
    """Invalid setting; the text names the place, the key and the reason."""

    def __init__(self, place: str, key: str, reason: str) -> None:
        super().__init__(f"{place}: {key}: {reason}" if key else f"{place}: {reason}")
        self.place = place
        self.key = key
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings; ``config.example.toml`` explains each except the token."""

    games: tuple[str, ...] = ()
    language: str = "en"
    database: Path = Path("k2bot.sqlite3")
    log_level: str = "info"
    log_format: str = "text"
    health_port: int = 0
    shards: int | Literal["auto"] = 0
    patience: float = 0.0
    edit_interval: float = 2.0
    presses_per_minute: int = 120
    tables_of_person: int = 20
    tables_of_server: int = 200
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


def load_settings(
    file: Path | None, *, environment: Mapping[str, str], overrides: Mapping[str, object] | None = None
) -> Settings:
    """Read a configuration file, by default ``config.toml`` in the working directory if it exists.

    ``overrides`` are command-line values by key, None for those not given. Raises SettingsError for an
    unreadable file, unknown keys, wrong types and values out of range.
    """
    values: dict[str, Any] = {}
    if file is not None or DEFAULT_FILE.exists():
        values |= _checked(_read(file or DEFAULT_FILE), place=str(file or DEFAULT_FILE))
    given = {key: value for key, value in (overrides or {}).items() if value is not None}
    values |= _checked(given, place="command line", prefix="--")
    return Settings(**values, token=_token(environment))


def _token(environment: Mapping[str, str]) -> str | None:
    """Token from the environment, or from the file it names, as services and containers provide secrets."""
    token, file = (environment.get(name, "").strip() for name in (TOKEN_VARIABLE, TOKEN_FILE_VARIABLE))
    if token or not file:
        return token or None
    try:
        token = Path(file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError("environment", TOKEN_FILE_VARIABLE, f"it can't be read: {error}") from error
    if not token:
        raise SettingsError("environment", TOKEN_FILE_VARIABLE, f"{file} is empty; it must hold the token")
    return token


def _read(file: Path) -> dict[str, object]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise SettingsError(str(file), "", "there's no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise SettingsError(str(file), "", f"it can't be read: {error}") from error
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(str(file), "", f"it isn't valid TOML: {error}") from error


def _checked(values: Mapping[str, object], *, place: str, prefix: str = "") -> dict[str, Any]:
    checked = {}
    for key, value in values.items():
        try:
            checked[FORMER.get(key, key)] = _CHECKS_OF_FILES.get(key, _unknown)(value)
        except ValueError as error:
            raise SettingsError(
                place, prefix + (key.replace("_", "-") if prefix else key), str(error)
            ) from None
    return checked


def _unknown(_: object) -> None:
    raise ValueError(f"there's no such setting; the settings are {', '.join(_CHECKS)}")


def _no_token(_: object) -> None:
    raise ValueError(f"put the token into the environment variable {TOKEN_VARIABLE}, not into this file")


def _games(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(one, str) and one for one in value):
        raise ValueError(f'must be a list of games, such as ["k2"], not {value!r}')
    if len(set(value)) < len(value):
        raise ValueError("lists a game twice")
    return tuple(value)


def _language(value: object) -> str:
    return _one_of(*languages(), PSEUDO)(value)


def _path(value: object) -> Path:
    if not isinstance(value, str) or not value.strip():
        raise ValueError(f"must be the path of a file in quotes, not {value!r}")
    path = Path(value).expanduser()
    if path.is_dir():
        raise ValueError(f"{value} is a folder; name a file in it")
    if not path.absolute().parent.is_dir():
        raise ValueError(f"the folder {path.absolute().parent} doesn't exist")
    return path


def _one_of(*allowed: str) -> Callable[[object], str]:
    def check(value: object) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise ValueError(f"must be one of {', '.join(allowed)}, not {value!r}")
        return value

    return check


def _whole(least: int, most: int) -> Callable[[object], int]:
    def check(value: object) -> int:
        if type(value) is not int or not least <= value <= most:
            raise ValueError(f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    return check


def _shards(value: object) -> int | str:
    if value == AUTO:
        return AUTO
    try:
        return int(_whole(0, 100)(value))
    except ValueError as error:
        raise ValueError(f'{error}; or "{AUTO}"') from None


def _switch(value: object) -> bool:
    if not isinstance(value, bool):
        raise ValueError(f"must be true or false, not {value!r}")  # noqa: TRY004 - invalid settings raise ValueError
    return value


def _number(least: float, most: float) -> Callable[[object], float]:
    def check(value: object) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float) or not least <= value <= most:
            raise ValueError(f"must be a number from {least:g} to {most:g}, not {value!r}")
        return float(value)

    return check


_CHECKS: dict[str, Callable[[object], Any]] = {
    "games": _games,
    "language": _language,
    "database": _path,
    "log_level": _one_of("debug", "info", "warning", "error"),
    "log_format": _one_of("text", "json"),
    "health_port": _whole(0, 65535),
    "shards": _shards,
    "patience": _number(0, 8760),
    "edit_interval": _number(0, 60),
    "presses_per_minute": _whole(0, 6000),
    "tables_of_person": _whole(0, 10000),
    "tables_of_server": _whole(0, 10000),
    "drawing_workers": _whole(0, 8),
    "picture_cache": _whole(1, 1024),
    "emoji": _switch,
    "computer_workers": _whole(1, 16),
    "computer_budget": _whole(1, 10000),
    "offline_database": _path,
    "players": _whole(1, 10),
    "port": _whole(0, 65535),
}
_CHECKS_OF_FILES = _CHECKS | {"token": _no_token} | {old: _CHECKS[new] for old, new in FORMER.items()}
