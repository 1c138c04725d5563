"""Trouble of all of Discord: one call finds out when it is over, the others wait for that."""

from __future__ import annotations

import asyncio
import logging
import random
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

log = logging.getLogger(__name__)

PAUSES: Final = (1.0, 2.0, 4.0)
"""Seconds before each new try at the most; the last one is repeated."""
JITTER: Final = 0.25
"""How much of a pause is left to chance, so that many bots do not come back in step."""
GAP: Final = 0.04
"""Seconds between the calls that waited: half of what Discord takes of one bot, as people go on pressing."""
LEAD: Final = 10.0
"""Seconds after which a try still under way keeps the next one waiting no longer."""


class Outage:
    """Lets every call through as long as Discord can be used, and one at a time while it cannot.

    Whoever wants to call asks ``pause``, tells what came of it with ``answered`` or ``failed``, and ends with
    ``done``. Those who wait lead in the order in which they came, so one that fails on its own account stops
    no others; nobody needs a task to wait. ``chance`` gives numbers from 0 to 1.
    """

    def __init__(
        self,
        *,
        pauses: Sequence[float] = PAUSES,
        gap: float = GAP,
        lead: float = LEAD,
        chance: Callable[[], float] = random.random,
    ) -> None:
        self.answers = 0
        """How often Discord has answered."""
        self.answered_at = 0.0
        """When it did so last, by the event loop's clock."""
        self._pauses = pauses
        self._gap = gap
        self._lead = lead
        self._chance = chance
        self._since: float | None = None
        """When the outage began; None as a rule."""
        self._tries = 0
        self._tried = 0.0
        """When a call failed last."""
        self._not_before = 0.0
        self._leader: int | None = None
        self._watch: asyncio.TimerHandle | None = None
        self._line: dict[int, Callable[[], object]] = {}
        """Who waits, and how they are called, in the order in which they came."""

    @property
    def lasts(self) -> bool:
        """Whether Discord could not be used lately."""
        return self._since is not None

    def pause(self, caller: int, again: Callable[[], object]) -> float | None:
        """The seconds after which a call may be made, 0 as a rule.

        None while another one tries: ``again`` is called when it is time to ask once more.
        """
        if self._since is None:
            return 0.0
        if self._leader not in {None, caller}:
            self._line.setdefault(caller, again)
            return None
        self._line.pop(caller, None)
        pause = self._pauses[min(self._tries, len(self._pauses) - 1)] * (1 - JITTER * self._chance())
        # From the last try on: whoever led and did not come to call, for a reason of its own, costs no time.
        pause = max(self._tried + pause, self._not_before, _now()) - _now()
        self._appoint(caller, pause + self._lead)
        return pause

    def answered(self) -> None:
        """Take note that Discord answered, be it with a refusal: all may call, a little after one another."""
        self.answers += 1
        self.answered_at = _now()
        if self._since is None:
            return
        log.info("Discord can be used again, after %.0f seconds", _now() - self._since)
        self._since = None
        self._dismiss()
        waiting, self._line = self._line, {}
        for number, again in enumerate(waiting.values(), 1):
            asyncio.get_running_loop().call_later(number * self._gap, again)

    def failed(self, caller: int, retry_after: float | None = None) -> None:
        """Take note that a call failed for a reason that concerns all; ``retry_after`` seconds, if known."""
        if self._since is None:
            log.warning("Discord cannot be used; one message at a time is tried, the others wait")
            self._since, self._tries = _now(), 0
        elif caller == self._leader:
            self._tries += 1
        self._tried = _now()
        self._not_before = max(self._not_before, _now() + (retry_after or 0.0))

    def done(self, caller: int) -> None:
        """Let the next one try, if the caller leads."""
        if caller != self._leader:
            return
        self._dismiss()
        if self._line:
            following = next(iter(self._line))
            self._appoint(following, self._lead)
            self._line.pop(following)()

    def _appoint(self, caller: int, seconds: float) -> None:
        """Let somebody lead for so long at the most."""
        self._dismiss()
        self._leader = caller
        self._watch = asyncio.get_running_loop().call_later(seconds, self.done, caller)

    def _dismiss(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
        self._leader = self._watch = None


def _now() -> float:
    return asyncio.get_running_loop().time()
