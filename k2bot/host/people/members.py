"""Who sits at a table, and how far the table has come."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final

from k2bot.host.people.preferences import AS_USUAL, PersonalPreferences, Way
from k2bot.text.formatting import shown

if TYPE_CHECKING:
    from collections.abc import Sequence

MOST_GUESTS: Final = 25
"""People who can be invited to a table."""
MARK = "⚙"
"""Stands before the name of whoever a computer plays for; people's names go without it."""


class Status(Enum):
    """How far a table has come."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"

    @property
    def open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in {Status.LOBBY, Status.RUNNING}


def unmarked(name: str) -> str:
    """A person's name as it is kept: what can be seen of it, without the mark of computers."""
    return shown(name.replace(MARK, ""))


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody at the table: a person, or a computer (``level`` is set, the user id is below 0).

    A person who asked to be forgotten has a user id below 0, too, at the tables that are over.

    ``standin`` is the level of the computer that plays for a person at present, None where nobody does;
    ``missed`` how many decisions in a row a person has let run out by the table's clock.
    """

    user_id: int
    name: str
    preferences: PersonalPreferences = AS_USUAL
    level: str | None = None
    standin: str | None = None
    missed: int = 0

    @property
    def delivery(self) -> Way:
        """How private posts reach them."""
        return self.preferences.delivery

    @property
    def language(self) -> str | None:
        """A person's own language, in which private posts reach them; None for the table's."""
        return self.preferences.language or self.preferences.locale

    @property
    def is_person(self) -> bool:
        """Whether it is somebody who can be spoken to."""
        return self.level is None

    @property
    def played_at(self) -> str | None:
        """The level of the computer that plays this seat now; None where a person does."""
        return self.level or self.standin


def moved_on(members: Sequence[Member], before: Sequence[Member]) -> tuple[Member, ...]:
    """The members of a rematch in their seats: each a seat further on than before, and the last one first.

    Who did not sit there before keeps the place in which they came.
    """
    seats = {member.user_id: (seat + 1) % len(before) for seat, member in enumerate(before)}
    known = iter(
        sorted((it for it in members if it.user_id in seats), key=lambda member: seats[member.user_id])
    )
    return tuple(next(known) if member.user_id in seats else member for member in members)
