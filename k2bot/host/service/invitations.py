"""Whom an invitation may reach now: by what they've blocked, and by those they've had lately."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from k2bot.host.kernel.invitations import KEPT, is_allowed
from k2bot.host.rows import InvitationRow

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping
    from datetime import datetime

    from k2bot.host.people import Preferences
    from k2bot.host.store.invitations import SentInvitations


@dataclass(eq=False)
class Invitations:
    """Finds those who may be called to a table; whoever calls them holds the ``lock`` until it's stored.

    Hosts of other ranges may call them at the same moment.
    """

    rows: SentInvitations
    _preferences: Preferences
    _clock: Callable[[], datetime]
    lock: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)

    async def allowed(
        self, inviter: int, guests: Iterable[int], server: int | None
    ) -> Mapping[int, InvitationRow]:
        """Invitations to a game on a server that may be sent now, by guest."""
        wanted = [
            guest for guest in guests if (await self._preferences.person(guest)).admits(inviter, server)
        ]
        now, known = self._clock(), await self.rows.to(wanted)
        strangers = await self.rows.strangers(inviter, wanted)
        new = {guest: InvitationRow(guest, now, guest in strangers) for guest in wanted}
        return {guest: row for guest, row in new.items() if is_allowed(row, known[guest])}

    async def tidy(self) -> None:
        """Delete invitations that no longer count."""
        await self.rows.delete(self._clock() - KEPT)
