"""Invitations of the last day to people, whatever the table, and who has played with whom."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.host.rows import InvitationRow
from k2bot.host.store.store import Queries, read_row, sortable

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from datetime import datetime

_PLAYED = (
    "SELECT 1 FROM member JOIN game_table ON id = table_id"
    " WHERE user_id = ? AND status IN ('running', 'over')"
    " AND EXISTS (SELECT 1 FROM member AS other WHERE other.table_id = id AND other.user_id = ?) LIMIT 1"
)


class SentInvitations(Queries):
    """Reads and deletes invitations, which are written with their tables."""

    async def to(self, guests: Sequence[int]) -> Mapping[int, tuple[InvitationRow, ...]]:
        """The invitations that these people haven't accepted."""
        query = "SELECT * FROM invitation WHERE guest = ?"
        found = await self._database.rows_of_each([(query, (guest,)) for guest in guests])
        return {
            guest: tuple(read_row(InvitationRow, row) for row in rows)
            for guest, rows in zip(guests, found, strict=True)
        }

    async def strangers(self, user_id: int, others: Sequence[int]) -> frozenset[int]:
        """Those who have neither finished a game with a user nor are in a running one with them."""
        found = await self._database.rows_of_each([(_PLAYED, (other, user_id)) for other in others])
        return frozenset(other for other, rows in zip(others, found, strict=True) if not rows)

    async def delete(self, before: datetime) -> None:
        """Delete the invitations from before a time (UTC)."""
        await self._database.change("DELETE FROM invitation WHERE sent < ?", (sortable(before),))
