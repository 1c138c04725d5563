"""Buttons and menus that live for ever: all they need stands in their id, and every press is answered."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal, Self, TypeAlias, cast

import discord

if TYPE_CHECKING:
    from k2bot.host.discord.client import GameBot

Scope: TypeAlias = Literal["o", "p"]
"""Where a control stands: ``o`` on an open post, ``p`` in a private panel."""

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


@dataclass(frozen=True, slots=True)
class CourseId:
    """The id of a control of a course: it belongs to no table, but to whoever presses it."""

    game: str
    stamp: str
    verb: str
    argument: str = ""
    twin: int = 0

    def __str__(self) -> str:
        own = f"c|{self.game}|{self.stamp}|{self.verb}|{self.argument}"
        return f"{own}|{self.twin}" if self.twin else own

    @property
    def table(self) -> int:
        """No table."""
        return 0

    @staticmethod
    def of(match: re.Match[str]) -> CourseId:
        """Read the id from a full match of COURSE_ID."""
        return CourseId(
            match["game"], match["stamp"], match["verb"], match["argument"], int(match["twin"] or 0)
        )


ControlId: TypeAlias = GameId | HostId | CourseId


def read(custom_id: str) -> ControlId | None:
    """Read what an id says; None for one that no control has nowadays."""
    if game := re.fullmatch(GAME_ID, custom_id):
        return GameId.of(game)
    if host := re.fullmatch(HOST_ID, custom_id):
        return HostId.of(host)
    if course := re.fullmatch(COURSE_ID, custom_id):
        return CourseId.of(course)
    return None


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s:.*)"):
    """A button or menu recognised by its id alone; it hands on every press, and that is answered.

    It takes every id there is, so that one of an earlier version of the bot is answered, too. One class
    serves all: two templates that match one id would answer twice.
    """

    own: ControlId | None = None
    """What the id of a pressed control says; None for one that cannot be read."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the control of a press."""
        del interaction  # the id says all there is to know
        control = cls(item)
        control.own = read(match.string)
        return control

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        bot = cast("GameBot", interaction.client)
        await bot.interactions.press(interaction, self.own, _picked(self.item))


def _picked(item: discord.ui.Item[Any]) -> tuple[str, ...]:
    """What was picked from a menu: values of choices, or the ids of roles and of people, bots apart."""
    match item:
        case discord.ui.Select():
            return tuple(item.values)
        case discord.ui.UserSelect() | discord.ui.RoleSelect():
            return tuple(str(one.id) for one in item.values if not getattr(one, "bot", False))
    return ()


class Panel(discord.ui.View):
    """The controls of one message.

    It calls itself not dispatchable, so that discord.py keeps no record and no timer of it: presses are found
    by their ids alone, before and after a restart.
    """

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @property
    def ids(self) -> list[str]:
        """The ids of the controls, in their order."""
        return [control.custom_id for control in self.children if isinstance(control, Control)]

    def is_dispatchable(self) -> bool:
        """Tell discord.py not to keep this view."""
        return False
