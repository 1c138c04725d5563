"""Custom ids: they hold all that a button or menu needs, so it works after any restart."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, TypeAlias

import discord

from k2bot.host.pages.lobby import VERBS
from k2bot.host.pages.notices import MUTE
from k2bot.host.pages.overview import OVERVIEW_VERBS
from k2bot.host.pages.preferences import PREFERENCE_VERBS
from k2bot.host.service.privacy import PRIVACY

Interaction: TypeAlias = discord.Interaction[Any]
Scope: TypeAlias = Literal["o", "p"]
"""Where a control is: ``o`` on an open post, ``p`` in a private panel."""

CONFIRM_RESIGN: Final = "confirm-resign"
CONFIRM_CANCEL: Final = "confirm-cancel"
CONFIRM_STANDIN: Final = "confirm-standin"
CONFIRM_HOST: Final = "confirm-host"
DISMISS: Final = "dismiss"
SHOW_FILM: Final = "show-film"
HOST_VERBS: Final = (
    VERBS
    | PREFERENCE_VERBS
    | OVERVIEW_VERBS
    | {CONFIRM_RESIGN, CONFIRM_CANCEL, CONFIRM_STANDIN, CONFIRM_HOST, DISMISS, SHOW_FILM, MUTE, PRIVACY}
)
"""The verbs of HostButtons and HostSelects, which no control of a game has."""

# Tables have at most 18 digits: all such numbers are numbers of the store, too.
_TABLE = r"(?P<table>[0-9]{1,18})"
_TWIN = r"(?:\|(?P<twin>[0-9]{1,2}))?"
GAME_ID: Final = (
    rf"g\|{_TABLE}\|(?P<scope>[op])\|(?P<stamp>[^|]*)\|(?P<verb>[^|]+)\|(?P<argument>[^|]*){_TWIN}"
)
COURSE_ID: Final = rf"c\|(?P<game>[^|]+)\|(?P<stamp>[^|]*)\|(?P<verb>[^|]+)\|(?P<argument>[^|]*){_TWIN}"
HOST_ID: Final = rf"l\|{_TABLE}\|(?P<verb>[^|]+)(?:\|=(?P<argument>[^|]+))?{_TWIN}"


@dataclass(frozen=True, slots=True)
class GameId:
    """Id of a game's control; ``twin`` tells equal controls of one message apart."""

    table: int
    scope: Scope
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0

    def __str__(self) -> str:
        own = f"g|{self.table}|{self.scope}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own


@dataclass(frozen=True, slots=True)
class HostId:
    """Id of a control of the host's own: lobby, rematch, confirmations."""

    table: int
    verb: str
    twin: int = 0
    argument: str = ""
    stamp: ClassVar[str] = ""

    def __str__(self) -> str:
        own = f"l|{self.table}|{self.verb}" + (f"|={self.argument}" if self.argument else "")
        return f"{own}|{self.twin}" if self.twin else own


@dataclass(frozen=True, slots=True)
class CourseId:
    """Id of a tutorial's control: it belongs to no table, but to the person who presses it."""

    game: str
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0
    table: ClassVar[int] = 0

    def __str__(self) -> str:
        own = f"c|{self.game}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own


ControlId: TypeAlias = GameId | HostId | CourseId
_KINDS: Final[dict[str, type[ControlId]]] = {GAME_ID: GameId, HOST_ID: HostId, COURSE_ID: CourseId}


def read(custom_id: str) -> ControlId | None:
    """Read an id; None for one that no control has nowadays."""
    for form, kind in _KINDS.items():
        if match := re.fullmatch(form, custom_id):
            parts: dict[str, Any] = match.groupdict("")
            parts |= {name: int(parts[name] or 0) for name in ("table", "twin") if name in parts}
            return kind(**parts)
    return None


def pressed(interaction: Interaction) -> ControlId | None:
    """The id of the pressed control; None for a command, and for an id that can't be read."""
    return read(str(dict(interaction.data or {}).get("custom_id", "")))


def picked(interaction: Interaction) -> tuple[str, ...]:
    """The values picked from a menu, or the ids of roles and of people, without bots."""
    data: Any = interaction.data or {}
    people = data.get("resolved", {}).get("users", {})
    return tuple(value for value in data.get("values", ()) if not people.get(value, {}).get("bot"))


class StatelessView(discord.ui.View):
    """The controls of one message.

    Calls itself not dispatchable, so that discord.py keeps no record and no timer of it: the client handles
    presses by their ids alone, before and after a restart.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @property
    def ids(self) -> list[str]:
        """The ids of the controls, in their order."""
        return [str(getattr(control, "custom_id", "")) for control in self.children]

    def is_dispatchable(self) -> bool:
        """Tell discord.py not to keep this view."""
        return False
