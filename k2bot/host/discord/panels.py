"""Private panels at work: quick taps on one panel are answered one after the other, in their order.

A press takes as long as its picture, and people tap faster than that. Without an order the answer to an
earlier tap could arrive last and stay, and an answer could keep a picture that another has just replaced.
"""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from k2bot.host.game import Button, Style

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Sequence

    import discord

    from k2bot.host.discord.desk import Answer
    from k2bot.host.game import Page

STARTLE: Final = 1.0
"""Seconds after a page with a dangerous button has appeared in which pressing that does not count: it may be
the second half of a double tap on what stood there before."""
REMEMBERED: Final = 10 * 60.0
"""Seconds for which a refusal is found again, so that the next one takes its place."""
MOST: Final = 500
"""Refusals that are remembered at a time."""


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
    """The panels with presses under way, by message, and what is remembered for a moment after them."""

    def __init__(self, clock: Callable[[], float] | None = None) -> None:
        self._clock = clock or (lambda: asyncio.get_running_loop().time())
        self._panels: dict[int, Panel] = {}
        self._appeared: dict[int, float] = {}
        self._refusals: dict[tuple[int, int], tuple[float, discord.Message | None]] = {}

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

    def appeared(self, message_id: int, page: Page) -> None:
        """Take note that a page stands in a message since this moment."""
        now = self._clock()
        self._appeared = {other: at for other, at in self._appeared.items() if now - at < STARTLE}
        if any(button.style is Style.DANGER for button in _buttons(page)):
            self._appeared[message_id] = now

    def startled(self, message_id: int) -> bool:
        """Whether a dangerous button of that message has stood there for so short that no press counts."""
        return self._clock() - self._appeared.get(message_id, -STARTLE) < STARTLE

    def refusal(self, user_id: int, message_id: int) -> discord.Message | None:
        """The message that refused somebody's last press on that message, if it was a short while ago."""
        at, refusal = self._refusals.get((user_id, message_id), (0.0, None))
        return refusal if self._clock() - at < REMEMBERED else None

    def refused(self, user_id: int, message_id: int, refusal: discord.Message | None) -> None:
        """Take note of the message that refuses a press; None where it cannot be used again."""
        self._refusals.pop((user_id, message_id), None)
        if refusal is not None:
            self._refusals[user_id, message_id] = self._clock(), refusal
        while len(self._refusals) > MOST:
            del self._refusals[next(iter(self._refusals))]


def _buttons(page: Page) -> tuple[Button, ...]:
    return tuple(button for row in page.rows if isinstance(row, tuple) for button in row)
