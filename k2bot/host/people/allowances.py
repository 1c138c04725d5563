"""How much one person and one server may ask of the bot, so that there is enough of it for all."""

from __future__ import annotations

import time
from collections import OrderedDict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from k2bot.game.values import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.host.store import Store
    from k2bot.text.words import Words

REMEMBERED: Final = 10_000
"""People whose last presses are remembered; those who pressed longest ago are forgotten first."""


@dataclass(frozen=True, slots=True)
class TableAllowance:
    """The most open tables that one person has laid, and that one server has; 0 for any number."""

    tables_of_person: int = 0
    tables_of_server: int = 0

    async def refuse_more(self, store: Store, user_id: int, guild_id: int | None, words: Words) -> None:
        """Refuse one more table of that person, on that server. Raises Refusal."""
        if self.tables_of_person and await store.open_by_host(user_id) >= self.tables_of_person:
            raise Refusal(words.text("refusal-tables-of-person", most=self.tables_of_person))
        if guild_id is None or not self.tables_of_server:
            return
        if await store.open_on_server(guild_id) >= self.tables_of_server:
            raise Refusal(words.text("refusal-tables-of-server", most=self.tables_of_server))


class Cooldown:
    """Lets everybody press so many times a minute, all at once if they like; ``per_minute`` 0 lets all.

    Nobody who plays notices it; it is for scripts, and for keys that stick.
    """

    def __init__(self, per_minute: int, now: Callable[[], float] = time.monotonic) -> None:
        self._per_minute = per_minute
        self._now = now
        self._left: OrderedDict[int, tuple[float, float]] = OrderedDict()
        """What each may still press, and as of when."""

    def wait(self, user_id: int) -> int:
        """Count a press; the seconds after which one counts again, 0 where this one does."""
        if not self._per_minute:
            return 0
        now, pace = self._now(), self._per_minute / 60
        left, since = self._left.pop(user_id, (float(self._per_minute), now))
        left = min(self._per_minute, left + (now - since) * pace)
        counts = left >= 1
        self._left[user_id] = (left - counts, now)
        while len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return 0 if counts else max(1, round((1 - left) / pace))
