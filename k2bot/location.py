"""Location of the stored games: a file, or a database on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, TypeAlias
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

SCHEMES: Final = ("postgresql://", "postgres://")
SECRETS: Final = frozenset({"password", "passfile", "sslpassword"})


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """Database URL, as PostgreSQL's own programs take it. Its text leaves out passwords."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        parts = urlsplit(self.url)
        user, separator, host = parts.netloc.rpartition("@")
        query = [(key, value) for key, value in parse_qsl(parts.query) if key not in SECRETS]
        return urlunsplit(
            (
                parts.scheme,
                f"{user.partition(':')[0]}{separator}{host}",
                parts.path,
                urlencode(query, safe="/"),
                "",
            )
        )


Location: TypeAlias = Path | PostgresUrl


def location_of(text: str) -> Location:
    """Database that a text names, by path or URL."""
    return PostgresUrl(text) if is_url(text) else Path(text).expanduser()


def is_url(text: str) -> bool:
    """Whether this is the address of a database on a server."""
    return text.startswith(SCHEMES)
