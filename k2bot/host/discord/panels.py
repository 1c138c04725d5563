"""Private panels at work: quick taps on one panel are answered one after the other, in their order.

A press takes as long as its picture, and people tap faster than that. Without an order the answer to an
earlier tap could arrive last and stay, and an answer could keep a picture that another has just replaced.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    import discord

    from k2bot.host.discord.desk import Answer


@dataclass(slots=True)
class Panel:
    """A private message while presses on it are answered.

    ``present`` are the attachments it has now, None while only the press itself can say that. ``owed`` is an
    answer that was not shown, since a later press was to show a newer one.
    """

    present: Sequence[discord.Attachment] | None = None
    owed: Answer | None = None
    presses: int = 0
    turn: asyncio.Lock = field(default_factory=asyncio.Lock)

    @property
    def awaited(self) -> bool:
        """Whether another press on this panel waits for its turn."""
        return self.presses > 1


class Panels:
    """The panels with presses under way, by message; none is remembered afterwards."""

    def __init__(self) -> None:
        self._panels: dict[int, Panel] = {}

    @asynccontextmanager
    async def turn(self, message_id: int) -> AsyncIterator[Panel]:
        """Wait for one's turn at a panel, and have it."""
        panel = self._panels.setdefault(message_id, Panel())
        panel.presses += 1
        try:
            async with panel.turn:
                yield panel
        finally:
            panel.presses -= 1
            if not panel.presses:
                del self._panels[message_id]
