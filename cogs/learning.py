"""The command by which a game is learnt."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cogs.acts import Acts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from cogs.acts import Chosen, Interaction
    from cogs.slash import Command, Slash
    from k2bot.host.discord.presses import Answer


class LearningActs(Acts):
    """The command that opens the course of a game."""

    def commands(self, slash: Slash) -> Iterator[Command]:
        """One, where the game has a course."""
        if self._game.course is not None:
            yield slash.command("learn", self.learn)

    async def learn(self, interaction: Interaction, _: Chosen) -> Answer:
        """Begin, or go on where somebody has left off; wherever they are, since nothing is posted."""
        return await self._bot.course_panel.open(interaction, self._key)
