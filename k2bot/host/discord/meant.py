"""Which of several games a command means: asks once, and remembers the answer for that person and place."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, TypeAlias

from k2bot.game import limits
from k2bot.game.pages import in_rows
from k2bot.game.values import HostButton, Page
from k2bot.host.discord.compose import ServesPages, Shown, ShownPage
from k2bot.host.discord.members import remember
from k2bot.text.formatting import cut

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    import discord

    from k2bot.host.discord.controls import Interaction
    from k2bot.host.discord.interactions import Request
    from k2bot.host.rows import TableRow
    from k2bot.host.service.table import Table

    Resume = Callable[[Interaction, Table], Awaitable[Shown]]

MEANT = "meant"
"""Verb of the buttons with the games that a command may mean."""

_Key: TypeAlias = tuple[int, int, str]
"""A user, the channel where they give commands, and the command's game."""


@dataclass(eq=False)
class MeantGames(ServesPages):
    """Asks which game a command means. Answers hold until the bot restarts, or that game is over."""

    _client: discord.Client
    _answers: OrderedDict[_Key, int] = field(init=False, default_factory=OrderedDict)
    _asked: OrderedDict[_Key, Resume] = field(init=False, default_factory=OrderedDict)
    """What the last command asked about does once its game is known."""

    def known(self, interaction: Interaction, rows: Sequence[TableRow]) -> TableRow | None:
        """The one that's meant: the only one, or the user's earlier answer; None if they must be asked."""
        if len(rows) == 1:
            return rows[0]
        return next((row for row in rows if row.id == self._answers.get(_key(interaction, row.game))), None)

    async def ask(self, interaction: Interaction, rows: Sequence[TableRow], resume: Resume) -> ShownPage:
        """Page with a button for each game; the command is carried out once one is pressed."""
        remember(self._asked, _key(interaction, rows[0].game), resume)
        buttons = [await self._button(row, interaction.channel_id) for row in rows[: limits.ROWS]]
        return ShownPage(Page(self._words.text("meant-ask"), rows=in_rows(buttons, 1)))

    async def press(self, request: Request, table: Table) -> Shown:
        """Carry out the command with the game that was chosen; after a restart, open that game's page."""
        key = _key(request.interaction, table.game.key)
        remember(self._answers, key, table.id)
        resume = self._asked.pop(key, None)
        if resume is None:
            return await table.page(request.user_id, table.game.pages.now)
        return await resume(request.interaction, table)

    async def _button(self, row: TableRow, here: int | None) -> HostButton:
        session = (await self._tables.find(row.id)).session
        names = ", ".join(member.name for member in session.members)
        place = getattr(self._client.get_channel(row.channel_id), "name", "")
        where = "here" if row.channel_id == here else "place" if place else "unknown"
        label = self._words.text("meant-game", names=names, place=place, where=where, table=str(row.id))
        return HostButton(MEANT, cut(label, limits.LABEL), str(row.id))


def _key(interaction: Interaction, game: str) -> _Key:
    return interaction.user.id, interaction.channel_id or 0, game
