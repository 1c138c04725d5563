"""Lines for whoever meets something for the first time: each person is shown each of them once."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from k2bot.host.preferences import PersonalPreferences

if TYPE_CHECKING:
    from k2bot.host.game import Page
    from k2bot.host.store import Store

LONGEST: Final = 2000
"""Characters of a message."""


class Lessons:
    """Which lessons of pages somebody has met, kept as a setting of theirs."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def taught(self, user_id: int, page: Page) -> Page:
        """The page with the first of its lessons that this person has not met, which from now on they have.

        Who has switched tips off is taught none. A page that has no room for it goes without, and teaches it
        another time.
        """
        rows = await self._store.settings("person", user_id)
        if not PersonalPreferences.of(rows).tips:
            return page
        met = rows.get("met", "").split()
        lesson = next((one for one in page.lessons if one.key not in met), None)
        if lesson is None:
            return page
        text = f"{lesson.text}\n{page.text}"
        if len(text) > LONGEST:
            return page
        async with self._store.writing() as write:
            await write.setting("person", user_id, "met", " ".join((*met, lesson.key)))
        return replace(page, text=text)
