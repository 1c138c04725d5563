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
    from collections.abc import AsyncIterator, Callable, Collection, Sequence

    import discord

    from k2bot.host.discord.presses import Answer
    from k2bot.host.game import Page

STARTLE: Final = 1.0
"""Seconds in which a press does not count on a dangerous button that has just appeared, and on a control of
a decision that has taken another one's place: it may be the second half of a double tap on what stood there.
"""
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
        self._appeared: dict[int, tuple[float, frozenset[str]]] = {}
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

    def appeared(self, message_id: int, page: Page, before: Collection[str] = ()) -> None:
        """Take note that a page stands in a message since this moment.

        ``before`` are the stamps of what stood there; without any it is a new message, or was read only.
        """
        now = self._clock()
        self._appeared = {other: known for other, known in self._appeared.items() if now - known[0] < STARTLE}
        fresh = stamps(page).difference(before) if before else frozenset[str]()
        if fresh or any(button.style is Style.DANGER for button in _buttons(page)):
            self._appeared[message_id] = now, fresh

    def startled(self, message_id: int, stamp: str, *, dangerous: bool) -> bool:
        """Whether a control of that message has stood there for so short that no press on it counts."""
        at, fresh = self._appeared.get(message_id, (-STARTLE, frozenset[str]()))
        return self._clock() - at < STARTLE and (dangerous or stamp in fresh)

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


def stamps(page: Page) -> frozenset[str]:
    """The decisions that the controls of a page answer."""
    controls = (control for row in page.rows for control in (row if isinstance(row, tuple) else (row,)))
    return frozenset(control.stamp for control in controls if control.stamp)


def _buttons(page: Page) -> tuple[Button, ...]:
    return tuple(button for row in page.rows if isinstance(row, tuple) for button in row)
