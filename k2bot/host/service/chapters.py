"""Finished games to look back at: every step again, and the chapters that their public posts make of it."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.values import Moment, Page
from k2bot.host.event_loop import in_thread
from k2bot.host.values import HostRefusal
from k2bot.text.formatting import cut, plain, without_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.game.base import Game
    from k2bot.game.values import Person, Step
    from k2bot.host.service.table import Table

CACHE_SIZE: Final = 16
"""LRU size of the cache, in games of up to a few MB each."""
MAX_NAME_LENGTH: Final = 80
"""Maximum length of a chapter's name, in characters."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A public post, from the step that made it to the last one that changed it (numbered from 0)."""

    key: str
    first: int
    last: int


def chapters(game: Game[Any], steps: Iterable[Step[Any]]) -> tuple[Chapter, ...]:
    """The public posts of a game at the pace of its chapters, in order."""
    found: list[Chapter] = []
    places: dict[str, int] = {}
    before = None
    for number, step in enumerate(steps):
        for told in game.announce(before, step, game.chapter_pace):
            if told.seat is not None:
                continue
            if told.edit and told.key in places:
                place = places[told.key]
                found[place] = replace(found[place], last=number)
            else:
                places[told.key] = len(found)
                found.append(Chapter(told.key, number, number))
        before = step.state
    return tuple(found)


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """Every step of a game, the start first, and its chapters."""

    steps: tuple[Step[Any], ...]
    chapters: tuple[Chapter, ...]

    def page(self, game: Game[Any], number: int, people: Sequence[Person]) -> Page:
        """Text and picture of a chapter, as public knowledge when it ended; ``game`` speaks the language."""
        chapter = self.chapters[number]
        before = self.steps[chapter.last - 1].state if chapter.last else None
        steps = self.steps[: chapter.last + 1]
        # Nobody is pinged by what they look back at.
        named = tuple(replace(person, mention=plain(person.name)) for person in people)
        moment = Moment(
            before, steps[-1], named, lambda: iter(steps), str, game.chapter_pace, earlier=chapter.first
        )
        page = game.chapter(moment, chapter.key)
        return Page(page.text, page.pictures)

    def decision(self, game: Game[Any], number: int, seat: int) -> int | None:
        """The step in a chapter after which a seat has its first decision; None if it has none there."""
        chapter = self.chapters[number]
        numbers = range(chapter.first, max(chapter.last, chapter.first + 1))
        return next((at for at in numbers if game.stamp(self.steps[at].state, seat)), None)

    def own_page(self, game: Game[Any], step: int, seat: int, people: tuple[Person, ...]) -> Page:
        """What a seat saw of its decision after a step, cards included. Raises Refusal."""
        page = game.page(self.steps[step].state, seat, game.pages.next, None, people)
        return Page(page.text, page.pictures)

    def names(self, game: Game[Any], people: Sequence[Person]) -> tuple[str, ...]:
        """Names of the chapters: the game's own, or else the first lines of their texts."""
        return tuple(
            cut(
                game.chapter_name(chapter.key) or _heading(self.page(game, number, people).text),
                MAX_NAME_LENGTH,
            )
            for number, chapter in enumerate(self.chapters)
        )


def _heading(text: str) -> str:
    """First line of a text, without marks."""
    first = next(iter(without_emoji(text).strip().splitlines()), "")
    return first.replace("**", "").removeprefix("-# ").strip() or "…"


class ReplayedGames:
    """Replays finished games in threads, and keeps those that people look at."""

    def __init__(self) -> None:
        self._kept: OrderedDict[int, ReplayedGame] = OrderedDict()

    async def game(self, table: Table) -> ReplayedGame:
        """A table's game, finished or cancelled. Raises Refusal, also for one that can't be replayed."""
        session = table.session
        play = session.played()
        if session.status.open:
            raise HostRefusal("look-back-running", game=table.reader_game.title)
        found = self._kept.pop(table.id, None)
        if found is None:
            steps = await in_thread(tuple, play.moment(()).history())
            found = ReplayedGame(steps, await in_thread(chapters, table.game, steps))
        self._kept[table.id] = found
        while len(self._kept) > CACHE_SIZE:
            self._kept.popitem(last=False)
        return found
