"""Lines for whoever meets something for the first time: each person is shown each of them once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.host.people.preferences import PersonalPreferences

if TYPE_CHECKING:
    from k2bot.game.values import Page
    from k2bot.host.store import Store

LONGEST: Final = 2000
"""Characters of a message."""


class Lessons:
    """Which lessons of pages somebody has met, kept as a setting of theirs."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def due(self, user_id: int, page: Page) -> str:
        """The first of a page's lessons that this person hasn't met, which from now on they have.

        Empty for none: to people who have switched tips off, and where the page has no room for it, which
        teaches it another time.
        """
        rows = await self._store.settings("person", user_id)
        if not PersonalPreferences.of(rows).tips:
            return ""
        met = rows.get("met", "").split()
        lesson = next((one for one in page.lessons if one.key not in met), None)
        if lesson is None or len(lesson.text) + 1 + len(page.text) > LONGEST:
            return ""
        async with self._store.writing() as write:
            await write.setting("person", user_id, "met", " ".join((*met, lesson.key)))
        return lesson.text
