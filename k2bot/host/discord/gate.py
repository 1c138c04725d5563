"""Gate: of several processes that hear of an interaction, lets the one answer that hosts the games."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import discord

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from k2bot.host.discord.controls import Interaction
    from k2bot.host.service.ownership import Ownership

MAX_AGE: Final = 2.5
"""Age in seconds up to which an interaction waits for an owner; Discord gives it up after 3."""


class Gate:
    """``away`` tells somebody that the database can't be reached."""

    def __init__(self, ownership: Ownership, away: Callable[[Interaction], Awaitable[None]]) -> None:
        self._ownership = ownership
        self._away = away

    async def mine(self, interaction: Interaction) -> bool:
        """Whether this process is to answer an interaction.

        One that arrives while no process hosts the games waits for the next one that does, as long as Discord
        waits. If two answer, Discord refuses the second one.
        """
        ownership = self._ownership
        if ownership.acts:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            return False  # the next letter asks again
        if await ownership.acting(_left(interaction)):
            return True
        if ownership.lapsed:
            await self._away(interaction)
        return False


def _left(interaction: Interaction) -> float:
    """Seconds that an interaction can wait. Its age counts, unless clocks seem to differ."""
    age = (discord.utils.utcnow() - interaction.created_at).total_seconds()
    return MAX_AGE - age if 0 <= age <= MAX_AGE else MAX_AGE
