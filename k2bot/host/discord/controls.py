"""Buttons and menus that live for ever: all they need stands in their id, and every press is answered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self, cast

import discord

from k2bot.host.discord import ids

if TYPE_CHECKING:
    import re

    from k2bot.host.discord.client import GameBot


class Control(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?s:.*)"):
    """A button or menu recognised by its id alone; it hands on every press, and that is answered.

    It takes every id there is, so that one of an earlier version of the bot is answered, too. One class
    serves all: two templates that match one id would answer twice.
    """

    own: ids.GameId | ids.HostId | None = None
    """What the id of a pressed control says; None for one that cannot be read."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction[Any], item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Build the control of a press."""
        del interaction  # the id says all there is to know
        control = cls(item)
        control.own = ids.read(match.string)
        return control

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        bot = cast("GameBot", interaction.client)
        values = tuple(self.item.values) if isinstance(self.item, discord.ui.Select) else ()
        await bot.interactions.press(interaction, self.own, values)


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
