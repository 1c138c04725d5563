"""The simulated environment with people's patience: it waits for an answer, not for all work to be done."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from simcord import Env

if TYPE_CHECKING:
    import discord

ANSWER = 4.0
"""Seconds to wait for the bot's answer to a press; what is not there by then is shown when it comes."""

LOOK = 0.05
"""Seconds between two looks whether something is shown already, though the bot still works on the answer."""

QUIET = 0.1
"""Seconds to wait after an answer, so that what follows at once (a changed post, say) appears with it."""

GLANCE = 0.01
"""Seconds to wait for the bot where nobody has asked it for anything."""


class PatientEnv(Env):
    """An environment that waits for answers, not for the bot to fall silent.

    Made for tests, simcord ends every action by waiting until the bot has nothing left to do, and fails when
    that takes too long. A bot that posts and draws in the background would hold up the person who pressed a
    button. Here an action ends when the bot has answered it; later changes are shown by the next beat.
    """

    def __init__(self, bot: discord.Client) -> None:
        super().__init__(bot, check_errors=False, settle_timeout=ANSWER)
        self._before: frozenset[asyncio.Task[Any]] = frozenset()
        self._calls = 0
        """How many calls to Discord there had been before the newest interaction."""

    def _notify_dispatch_observers(self, interaction: Any) -> None:
        self._before = frozenset(self._work.tasks)
        self._calls = len(self.http_requests)
        super()._notify_dispatch_observers(interaction)

    async def _settle_internal(
        self,
        *,
        timeout: float | None = None,  # noqa: ASYNC109, ARG002 - simcord's signature; people's patience counts
        idle: float = 0.05,
        dispatch: str | None = None,
        _deadline: float | None = None,
    ) -> None:
        """Wait for the answer to what the caller has just sent, then a moment more; never times out."""
        if dispatch is not None:
            await self._answer()
        with suppress(TimeoutError):  # the bot is busy with something else, which is no fault
            await super()._settle_internal(
                timeout=GLANCE if dispatch is None else QUIET, idle=idle, dispatch=dispatch
            )

    def _capture_errors(self) -> None:
        """Leave errors of commands and controls to the bot, which tells people of them as on Discord."""

    async def _answer(self) -> None:
        """Wait for the bot's handlers of what this task has sent, or for the first word of their answer."""
        caller = asyncio.current_task()
        handlers = [
            task
            for task, record in self._work.tasks.items()
            if task not in self._before
            and not task.done()
            and record.owner is not None
            and record.owner() is caller
        ]
        for _ in range(round(ANSWER / LOOK)):
            if not handlers or self._answered():
                return
            handlers = list((await asyncio.wait(handlers, timeout=LOOK))[1])

    def _answered(self) -> bool:
        """Whether a deferred answer is shown by now; its later parts appear when they come."""
        calls = [call.path for call in self.http_requests[self._calls :]]
        # It is put off by /interactions/<id>/<token>/callback, and given by /webhooks/<bot>/<token>...
        tokens = {path.split("/")[3] for path in calls if path.endswith("/callback")}
        return any(path.startswith("/webhooks/") and path.split("/")[3] in tokens for path in calls)
