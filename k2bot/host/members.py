"""Who sits at a table: people, computers and stand-ins."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from k2bot.host.preferences import DEFAULT_PREFERENCES, DeliveryWay, PersonalPreferences
from k2bot.text.formatting import markdown_name, numbered_name, own_name, split_number, told_apart

MOST_GUESTS = 25
"""Maximum number of people invited to a table (Discord's limit of a user select)."""
COMPUTER_MARK = "⚙"
"""Marks the name of a seat that a computer plays; people's names can't contain it."""


def unmarked(name: str) -> str:
    """A person's display name in stored form: visible characters only, without the computers' mark."""
    return own_name(name.replace(COMPUTER_MARK, ""))


@dataclass(frozen=True, slots=True)
class Member:
    """A seat's player: a person, or a computer (with ``level`` set and a negative user id).

    People whose data was erased have negative user ids, too, at finished tables.

    ``own_name`` is a person's on their server. ``standin`` is the level of the computer that currently plays
    for a person, None for no stand-in; ``standin_by`` is the seat of another player who called it; ``missed``
    counts their consecutive timeouts.
    """

    user_id: int
    own_name: str
    preferences: PersonalPreferences = DEFAULT_PREFERENCES
    level: str | None = None
    standin: str | None = None
    missed: int = 0
    standin_by: int | None = None
    number: int = field(default=0, compare=False)
    """Tells the name apart from others at the table that look the same (``numbered``); 0 for none."""

    @property
    def name(self) -> str:
        """Name for display; no two at a table look the same."""
        return numbered_name(self.own_name, self.number)

    @property
    def mention(self) -> str:
        """Mention of a person; the name of somebody who was forgotten."""
        if self.user_id < 0:
            return markdown_name(self.name)
        return numbered_name(f"<@{self.user_id}>", self.number)

    @property
    def delivery(self) -> DeliveryWay:
        """Delivery of private posts."""
        return self.preferences.delivery

    @property
    def language(self) -> str | None:
        """Language of a person's private posts; None for the table's."""
        return self.preferences.language or self.preferences.locale

    @property
    def is_person(self) -> bool:
        """Whether it's a person rather than a computer."""
        return self.level is None

    @property
    def played_at(self) -> str | None:
        """Level of the computer that plays this seat now; None for a person."""
        return self.level or self.standin


def numbered(members: tuple[Member, ...]) -> tuple[Member, ...]:
    """Members of a table, by seat, with their numbers; the same tuple if they have them."""
    names = told_apart(tuple(member.own_name for member in members))
    numbers = [seat if split_number(name)[1] else 0 for seat, name in enumerate(names, 1)]
    if numbers == [member.number for member in members]:
        return members
    return tuple(replace(member, number=own) for member, own in zip(members, numbers, strict=True))
