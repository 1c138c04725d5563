"""Errands: what the host of one range of servers has to do for that of another."""

from __future__ import annotations

from dataclasses import dataclass

from k2bot.host.store.database import Queries


@dataclass(frozen=True, slots=True)
class Errand:
    """Something about a user that the host of another range has to do with its own tables.

    ``preferences``: read them again; ``letters``: also send the private posts of running games; ``forget``:
    forget the user, who is called ``text`` from then on.
    """

    id: int
    kind: str
    user_id: int
    text: str


class Errands(Queries):
    """Errands for a range; they outlast the process that has to do them."""

    async def waiting(self) -> tuple[Errand, ...]:
        """Errands yet to be done, oldest first."""
        rows = await self._database.rows(
            "SELECT id, kind, user_id, text FROM errand WHERE range = ? ORDER BY id", (self._range.number,)
        )
        return tuple(Errand(row["id"], row["kind"], row["user_id"], row["text"]) for row in rows)

    async def done(self, errand: Errand) -> None:
        """Take an errand off the list."""
        await self._database.change("DELETE FROM errand WHERE id = ?", (errand.id,))

    async def left(self, kind: str, user_id: int) -> bool:
        """Whether any range is yet to do an errand of that kind about a user."""
        found = await self._database.rows(
            "SELECT 1 FROM errand WHERE kind = ? AND user_id = ? LIMIT 1", (kind, user_id)
        )
        return bool(found)
