"""Finished games: looking back at each step and chapter, and practice from any of their positions."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from k2bot.game.values import Page, Person, PostSubject, Step
from k2bot.host.event_loop import in_thread
from k2bot.host.inputs import opening_inputs
from k2bot.host.kernel.lobby import new_computer
from k2bot.host.kernel.permissions import require_play
from k2bot.host.kernel.play import Play, ReplayError
from k2bot.host.kernel.session import result_of
from k2bot.host.refusals import HostRefusal
from k2bot.host.rows import PRACTICE, InputRow, Origin
from k2bot.text.formatting import cut, markdown_name, without_emoji

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.members import Member
    from k2bot.host.service.table import Table
    from k2bot.host.service.tables import Tables
    from k2bot.host.store import Store


@dataclass(eq=False)
class Practice:
    """Opens practice games. The original game's result doesn't change."""

    _store: Store
    _tables: Tables
    _opening: WeakValueDictionary[int, asyncio.Lock] = field(init=False, default_factory=WeakValueDictionary)
    """One lock per person, because they may press twice."""

    def check(self, table: Table, user_id: int, inputs: int) -> Play:
        """The game of a table, if a user can play it on after that many inputs. Raises Refusal."""
        session = table.session
        if session.status.open:
            raise HostRefusal("practice-not-over")
        if session.play is None:
            raise HostRefusal("practice-unknown")
        if session.seat_of(user_id) is None:
            raise HostRefusal("practice-not-yours")
        if len(session.members) > 1 and not table.game.levels:
            raise HostRefusal("refusal-no-computers", game=table.reader_game.title)
        if inputs > len(session.play.effective):
            raise HostRefusal("refusal-stale")
        return session.play

    async def open(self, table: Table, user_id: int, name: str, inputs: int, channel_id: int) -> Table:
        """A user's practice from the position after that many inputs in effect of a table's game.

        The rules, the shuffle and the settings are those of the game; computers of the strongest level play
        all other seats. Practice from that very position is returned as it is until they've done something
        there. ``channel_id`` is their chat with the bot. Raises Refusal.
        """
        play = self.check(table, user_id, inputs)
        row, rows = table.session.row, play.effective[:inputs]
        # Practice from practice is still compared with the game.
        # What a game that's kept for good has stored isn't stored once more.
        first = row.origin or Origin(
            table.id, inputs, *result_of(table.session, user_id), shared=inputs if row.lasts else 0
        )
        origin = replace(first, inputs=inputs, shared=min(inputs, first.shared))
        async with self._opening.setdefault(user_id, asyncio.Lock()):
            known = await self._store.open_alone(user_id, row.game, PRACTICE)
            if known is not None:
                practice = await self._tables.find(known)
                if practice.session.row.origin == origin and _untouched(practice, user_id, rows):
                    return practice
            try:
                now = self._tables.now()
                return await self._tables.open_alone(
                    PRACTICE,
                    replace(play.setup, begun=now),
                    user_id,
                    channel_id,
                    await self._members(table, user_id, name),
                    inputs=opening_inputs(rows, now),
                    origin=origin,
                    sealed=row.sealed,
                )
            except ReplayError as error:
                table.session.log.error("no practice from input %d: %s", inputs, error)  # noqa: TRY400 - no traceback needed
                raise HostRefusal("practice-unknown") from None

    async def _members(self, table: Table, user_id: int, name: str) -> tuple[Member, ...]:
        """The user in their seat, and computers in all others; those of the game keep their names."""
        words, game = self._tables.languages.reader_words, table.game
        own = await self._tables.preferences.member(user_id, name)
        old = table.session.members
        computers: dict[int, Member] = {}
        computers_then = [member for member in old if not member.is_person]
        for seat, member in enumerate(old):
            if member.user_id == user_id:
                continue
            known = (own, *computers_then, *computers.values())
            computer = new_computer(game, known, game.strongest_level, words)
            computers[seat] = computer if member.is_person else replace(computer, own_name=member.own_name)
        return tuple(computers.get(seat, own) for seat in range(len(old)))


def _untouched(table: Table, user_id: int, rows: Sequence[InputRow]) -> bool:
    """Whether a user's practice begins with these inputs and they've done nothing there yet."""
    play, count = table.session.play, len(rows)
    if play is None:
        return False
    begin = [(row.seat, row.answer) for row in play.inputs[:count]]
    own = table.session.seat_of(user_id)
    return begin == [(row.seat, row.answer) for row in rows] and all(
        row.seat != own for row in play.inputs[count:]
    )


# ----------------------------------------------------------------------------------------------- looking back


CACHE_SIZE = 16
"""LRU size of the cache, in games of up to a few MB each."""
CHAPTER_NAME_LENGTH = 80
"""Maximum length of a chapter's name, in characters."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A public post, from the step that made it to the last one that changed it (numbered from 0)."""

    key: str
    first: int
    last: int


def chapters(game: AnyGame, steps: Iterable[Step[Any]]) -> tuple[Chapter, ...]:
    """The public posts of a game at the pace of its chapters, in order."""
    chapters: list[Chapter] = []
    places: dict[str, int] = {}
    before = None
    for number, step in enumerate(steps):
        for announcement in game.announce(before, step, game.chapter_pace):
            if announcement.seat is not None:
                continue
            if announcement.edit and announcement.key in places:
                place = places[announcement.key]
                chapters[place] = replace(chapters[place], last=number)
            else:
                places[announcement.key] = len(chapters)
                chapters.append(Chapter(announcement.key, number, number))
        before = step.state
    return tuple(chapters)


@dataclass(frozen=True, slots=True)
class ReplayedGame:
    """Every step of a game, the start first, and its chapters."""

    steps: tuple[Step[Any], ...]
    chapters: tuple[Chapter, ...]
    inputs: tuple[tuple[int, str], ...] = ()
    """Seat and answer of each step after the start; empty where a page needn't show what was chosen."""

    def page(self, game: AnyGame, number: int, people: Sequence[Person]) -> Page:
        """Text and picture of a chapter, as public knowledge when it ended; ``game`` speaks the language."""
        chapter = self.chapters[number]
        before = self.steps[chapter.last - 1].state if chapter.last else None
        steps = self.steps[: chapter.last + 1]
        # Nobody is pinged by what they look back at.
        named = tuple(replace(person, mention=markdown_name(person.name)) for person in people)
        moment = PostSubject(
            before, steps[-1], named, lambda: iter(steps), game.chapter_pace, earlier=chapter.first
        )
        page = game.chapter(moment, chapter.key)
        return Page(page.text, page.pictures)

    def decision(self, game: AnyGame, number: int, seat: int) -> int | None:
        """The step in a chapter after which a seat has its first decision; None if it has none there."""
        chapter = self.chapters[number]
        numbers = range(chapter.first, max(chapter.last, chapter.first + 1))
        return next((number for number in numbers if game.stamp(self.steps[number].state, seat)), None)

    def own_page(self, game: AnyGame, step: int, seat: int, people: tuple[Person, ...]) -> Page:
        """Page of a seat's decision after a step as it saw it, with its cards and choice. Raises Refusal."""
        state, stamp = self.steps[step].state, game.stamp(self.steps[step].state, seat)
        answers = [
            answer
            for number, (actor, answer) in enumerate(self.inputs[step:], step)
            if actor == seat and answer and game.stamp(self.steps[number].state, seat) == stamp
        ]
        draft = game.draft_of(state, seat, answers[-1]) if answers else None
        page = game.page(state, seat, game.pages.next, draft, people)
        return Page(page.text, page.pictures)

    def names(self, game: AnyGame, people: Sequence[Person]) -> tuple[str, ...]:
        """Names of the chapters: the game's own, or else the first lines of their texts."""
        return tuple(
            cut(
                game.chapter_name(chapter.key) or _heading(self.page(game, number, people).text),
                CHAPTER_NAME_LENGTH,
            )
            for number, chapter in enumerate(self.chapters)
        )


def _heading(text: str) -> str:
    """First line of a text, without marks."""
    first = next(iter(without_emoji(text).strip().splitlines()), "")
    return first.replace("**", "").removeprefix("-# ").strip() or "…"


@dataclass(eq=False)
class ReplayedGames:
    """Replays finished games in threads, and keeps those that people look at."""

    _recent: OrderedDict[int, ReplayedGame] = field(init=False, default_factory=OrderedDict)

    async def game(self, table: Table) -> ReplayedGame:
        """A table's game, finished or cancelled. Raises Refusal, also for one that can't be replayed."""
        session = table.session
        play = require_play(session, cancelled=True)
        if session.status.open:
            raise HostRefusal("look-back-running", game=table.reader_game.title)
        replayed = self._recent.pop(table.id, None)
        if replayed is None:
            steps = await in_thread(tuple, play.steps())
            inputs = tuple((row.seat, row.answer if row.kind == "answer" else "") for row in play.effective)
            replayed = ReplayedGame(steps, await in_thread(chapters, table.game, steps), inputs)
        self._recent[table.id] = replayed
        while len(self._recent) > CACHE_SIZE:
            self._recent.popitem(last=False)
        return replayed
