"""Simulated environment that waits for a reply rather than for all work to finish."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from simcord import Env

if TYPE_CHECKING:
    import discord

REPLY_WAIT = 4.0
"""Seconds to wait for the bot's reply to a press; a later one is shown when it arrives."""

CHECK_INTERVAL = 0.05
"""Seconds between checks whether a reply is visible while the bot is still working on it."""

FOLLOW_UP_WAIT = 0.1
"""Seconds to wait after a reply, so that immediate follow-ups (an edited post, say) appear with it."""

IDLE_WAIT = 0.01
"""Seconds to wait for the bot when nobody has asked it for anything."""


class PatientEnv(Env):
    """An environment that waits for replies, not for the bot to become idle.

    Being made for tests, simcord ends every action by waiting until the bot has nothing left to do, and fails
    if that takes too long. A bot that posts and draws in the background would hold up the user who pressed a
    button. Here an action ends when the bot has replied; later changes are shown by the next beat.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=REPLY_WAIT)
        self._before: frozenset[asyncio.Task[Any]] = frozenset()
        self._calls = 0
        """Number of Discord requests before the latest interaction."""

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._before = frozenset(self._work.tasks)
        self._calls = len(self.http_requests)
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109, ARG002 - simcord's signature
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the reply to the caller's action, then briefly more; never times out."""
        if dispatch is not None:
            await self._answer()
        with suppress(TimeoutError):  # the bot is busy with something else, which is not an error
            await super()._settle_internal(
                timeout=IDLE_WAIT if dispatch is None else FOLLOW_UP_WAIT, idle=idle, dispatch=dispatch
            )

    def _capture_errors(self) -> None:
        """Leave errors of commands and controls to the bot, which reports them to people as on Discord."""

    async def _answer(self) -> None:
        """Wait for the handlers of what this task has sent, or for the first part of their reply."""
        caller = asyncio.current_task()
        handlers = [
            task
            for task, record in self._work.tasks.items()
            if task not in self._before
            and not task.done()
            and record.owner is not None
            and record.owner() is caller
        ]
        for _ in range(round(REPLY_WAIT / CHECK_INTERVAL)):
            if not handlers or self._answered():
                return
            handlers = list((await asyncio.wait(handlers, timeout=CHECK_INTERVAL))[1])

    def _answered(self) -> bool:
        """Whether a deferred reply is visible; its later parts appear when they arrive."""
        calls = [call.path for call in self.http_requests[self._calls :]]
        # Deferred via /interactions/<id>/<token>/callback, sent via /webhooks/<bot>/<token>...
        tokens = {path.split("/")[3] for path in calls if path.endswith("/callback")}
        return any(path.startswith("/webhooks/") and path.split("/")[3] in tokens for path in calls)
