"""When the time of a table's people is up: worked out once for each change, without asking the game."""

from __future__ import annotations

from datetime import timedelta
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping
    from datetime import datetime

PUT_OFF: Final = timedelta(minutes=5)
"""How long default answers wait after one that failed."""


class Deadlines:
    """The clocks of one table; ``patience`` is how long a seat may take, None for ever.

    ``first`` is when somebody's time is up next; None where nobody's time runs.
    """

    def __init__(self, patience: timedelta | None) -> None:
        self.first: datetime | None = None
        self._patience = patience
        self._awaited: Mapping[int, datetime] = {}
        self._endless: dict[int, datetime] = {}
        """Decisions without a default answer, as seat and the time since when it is awaited."""
        self._put_off: datetime | None = None
        self._not_before: datetime | None = None

    def await_seats(self, awaited: Mapping[int, datetime]) -> None:
        """Take note of whose time runs now, and since when each is awaited."""
        if self._patience is None:
            return
        self._awaited = awaited
        self._endless = {seat: since for seat, since in self._endless.items() if awaited.get(seat) == since}
        self._reckon()

    def give_time(self, until: datetime) -> None:
        """Let nobody's time be up before then, whenever it was."""
        self._not_before = until
        self._reckon()

    def put_off(self, now: datetime) -> None:
        """Let nobody's time be up for a while: taking a default answer is tried, and may fail."""
        self._put_off = now + PUT_OFF
        self._reckon()

    def go_on(self) -> None:
        """Put nothing off any more."""
        self._put_off = None
        self._reckon()

    def stop(self, seat: int) -> None:
        """Let a seat take for ever for the decision it is awaited for: there is no default answer."""
        self._endless[seat] = self._awaited[seat]
        self.go_on()

    def due(self, now: datetime) -> int | None:
        """The first seat whose time is up, by the order of seats; None for none."""
        if self.first is None or now < self.first:
            return None
        return min(seat for seat, time in self._times().items() if time <= now)

    def _reckon(self) -> None:
        self.first = min(self._times().values(), default=None)

    def _times(self) -> dict[int, datetime]:
        if self._patience is None:
            return {}
        earliest = [time for time in (self._put_off, self._not_before) if time is not None]
        return {
            seat: max([since + self._patience, *earliest])
            for seat, since in self._awaited.items()
            if seat not in self._endless
        }
