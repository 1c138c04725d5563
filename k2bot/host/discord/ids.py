"""The ids of controls: everything a press needs, so that a button works after any restart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, cast

Scope: TypeAlias = Literal["o", "p"]
"""Where a control stands: ``o`` on an open post, ``p`` in a private panel."""

# Tables have at most 18 digits: all such numbers are numbers of the store, too.
_TABLE = r"(?P<table>[0-9]{1,18})"
_TWIN = r"(?:\|(?P<twin>[0-9]{1,2}))?"
GAME_ID: Final = (
    rf"g\|{_TABLE}\|(?P<scope>[op])\|(?P<stamp>[^|]*)\|(?P<verb>[^|]+)\|(?P<argument>[^|]*){_TWIN}"
)
HOST_ID: Final = rf"l\|{_TABLE}\|(?P<verb>[^|]+)(?:\|=(?P<argument>[^|]+))?{_TWIN}"


@dataclass(frozen=True, slots=True)
class GameId:
    """The id of a control that a game placed; ``twin`` tells equal controls of one message apart."""

    table: int
    scope: Scope
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0

    def __str__(self) -> str:
        own = f"g|{self.table}|{self.scope}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own

    @staticmethod
    def of(match: re.Match[str]) -> GameId:
        """Read the id from a full match of GAME_ID."""
        return GameId(
            table=int(match["table"]),
            scope=cast("Scope", match["scope"]),
            stamp=match["stamp"],
            verb=match["verb"],
            argument=match["argument"],
            twin=int(match["twin"] or 0),
        )


@dataclass(frozen=True, slots=True)
class HostId:
    """The id of a control of the host's own: lobby, rematch, confirmations."""

    table: int
    verb: str
    twin: int = 0
    argument: str = ""

    def __str__(self) -> str:
        own = f"l|{self.table}|{self.verb}" + (f"|={self.argument}" if self.argument else "")
        return f"{own}|{self.twin}" if self.twin else own

    @staticmethod
    def of(match: re.Match[str]) -> HostId:
        """Read the id from a full match of HOST_ID."""
        return HostId(
            table=int(match["table"]),
            verb=match["verb"],
            twin=int(match["twin"] or 0),
            argument=match["argument"] or "",
        )


def read(custom_id: str) -> GameId | HostId | None:
    """Read what an id says; None for one that no control has nowadays."""
    if game := re.fullmatch(GAME_ID, custom_id):
        return GameId.of(game)
    if host := re.fullmatch(HOST_ID, custom_id):
        return HostId.of(host)
    return None
