"""Limits on calls to people from outside a table: invitations, and offers of a seat.

Without them, opening a lobby, inviting somebody and cancelling it, over and over, would ring at their phone.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable
    from datetime import datetime

    from k2bot.host.kernel.session import Session
    from k2bot.host.rows import InvitationRow

KEPT = timedelta(days=1)
"""Time for which an invitation counts, and is stored, unless it's accepted."""
MOST = 3
"""Maximum number of invitations that count for a person at a time."""
STRANGERS_REST = timedelta(hours=1)
"""Minimum time between invitations to a person from strangers."""


def is_allowed(new: InvitationRow, known: Iterable[InvitationRow]) -> bool:
    """Whether an invitation may reach its guest, given the others to them that are ``known``."""
    ages = [(age, row.stranger) for row in known if (age := new.sent - row.sent) < KEPT]
    rests = new.stranger and any(stranger and age < STRANGERS_REST for age, stranger in ages)
    return len(ages) < MOST and not rests


def called_lately(session: Session, now: datetime) -> frozenset[int]:
    """People who have been called to this table, and needn't be again."""
    return frozenset(row.guest for row in session.invitations if now - row.sent < KEPT)


def with_invitations(session: Session, new: Iterable[InvitationRow]) -> Session:
    """Session in which these people are called to the table."""
    rows = {row.guest: row for row in (*session.invitations, *new)}
    return replace(session, invitations=tuple(rows[guest] for guest in sorted(rows)))
