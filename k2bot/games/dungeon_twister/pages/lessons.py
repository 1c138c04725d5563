"""What each phase is about, for whoever meets it for the first time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.game.values import Lesson

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pages.talk import Talk


def lessons(talk: Talk, *topics: str) -> tuple[Lesson, ...]:
    """The lessons of a page, the first one first."""
    return tuple(
        Lesson(f"dungeon.{topic}", talk.text(f"dungeon-first-{topic}"))  # words: dungeon-first-*
        for topic in topics
    )
