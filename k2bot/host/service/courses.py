"""Tutorials: a learner's private exercises, which are no table; only their answers are stored."""

from __future__ import annotations

import asyncio
import json
import zlib
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from k2bot.game.exercises import CONTINUE, Exercise
from k2bot.game.values import Page, Person, Press, Refusal, Reply
from k2bot.host.pages.courses import AGAIN, BACK, MODEL, ON, RESTART, View, course_page, is_left_out
from k2bot.host.values import HostRefusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.base import Game
    from k2bot.host.people import Languages
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class CourseProgress:
    """Progress in a course: the answers so far, and the draft for the next one."""

    answers: tuple[str, ...] = ()
    draft: str | None = None

    def __str__(self) -> str:
        return json.dumps([self.answers, self.draft], ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(text: str | None) -> CourseProgress:
        """Parse a stored attempt; invalid text gives a fresh one."""
        try:
            answers, draft = json.loads(text or "")
        except (ValueError, TypeError):
            return CourseProgress()
        if not isinstance(answers, list) or not all(
            isinstance(part, str) for part in (*answers, draft or "")
        ):
            return CourseProgress()
        return CourseProgress(tuple(answers), draft)

    @property
    def stamp(self) -> str:
        """Id of the next exercise; depends on all earlier answers."""
        return f"{len(self.answers)}-{zlib.crc32(repr(self.answers).encode()):x}"

    def after(self, answer: str) -> CourseProgress:
        """Attempt with one more answer."""
        return CourseProgress((*self.answers, answer))


def pressed(
    game: Game[Any],
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> tuple[CourseProgress, View]:
    """Handle a press in an exercise: the next attempt and what to show. Raises Refusal."""
    if press.verb == BACK:
        return attempt, View()
    if press.verb in (ON, MODEL) and exercise.model is not None:
        return attempt.after(exercise.model), View()
    if press.verb == AGAIN and exercise.retry_from is not None:
        return CourseProgress(attempt.answers[: exercise.retry_from]), View()
    return played(game, attempt, exercise, press, stamped=stamped)


def played(
    game: Game[Any],
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> tuple[CourseProgress, View]:
    """Handle a press on one of the game's own controls in an exercise. Raises Refusal."""
    if is_left_out(game, exercise, press.verb, press.argument):
        raise HostRefusal("course-not-here")
    reply: Reply = game.press(exercise.state, exercise.seat, press, attempt.draft, exercise.people)
    if reply.answer is None:
        draft = attempt.draft if reply.draft is None else reply.draft
        return replace(attempt, draft=draft), View(reply.show)
    if exercise.model in (CONTINUE, None):
        return attempt, View()  # an exercise only to be read has nothing to answer
    if not stamped:
        raise HostRefusal("course-not-here")
    game.apply(exercise.state, exercise.seat, reply.answer)
    objection = exercise.correct(reply.answer)
    if objection is not None:
        return attempt, View(feedback=objection, stuck=True)
    return attempt.after(reply.answer), View()


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody who does exercises: by their id, and as a player of one."""

    user_id: int
    person: Person


@dataclass(eq=False)
class StoredExercises:
    """Base of tutorials and puzzles: everybody's progress is a text among their settings."""

    _store: Store
    _catalogue: Catalogue
    _languages: Languages
    _lock: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    def _game_with(self, key: str, has: Callable[[Game[Any]], object], none: str) -> Game[Any]:
        """Game with that key in the reader's language. Raises Refusal, with that message, if it has none."""
        if key not in self._catalogue.keys or not has(self._catalogue.game(key)):
            raise HostRefusal(none)  # words: course-none, puzzle-none
        return self._catalogue.game(key, self._languages.reader)

    def _stale(self, attempt: CourseProgress, stamp: str, message: str) -> View:
        """Exercise after a press meant for an earlier one, with that message unless it was a double tap."""
        twice = stamp == CourseProgress(attempt.answers[:-1]).stamp
        feedback = None if twice else self._words.text(message)  # words: course-stale, puzzle-stale
        return View(feedback=feedback)

    async def _store_progress(self, learner: Learner, key: str, progress: object) -> None:
        """Store somebody's progress under that key."""
        async with self._store.writing() as write:
            write.setting("person", learner.user_id, key, str(progress))


class Courses(StoredExercises):
    """All games' courses, with each learner's progress."""

    async def open(self, learner: Learner, key: str) -> Page:
        """Page to start, continue or (once finished) restart a course. Raises Refusal."""
        game = self.game(key)
        async with self._lock:
            attempt, exercise, said = await self._stands(learner, game)
            if exercise.model is None:
                attempt, exercise = await self._begun(learner, game)
            return self._page(game, attempt, exercise, View(feedback=said, can_restart=bool(attempt.answers)))

    async def press(self, learner: Learner, key: str, stamp: str, press: Press) -> Page:
        """Page after a press on a course's control; a stale one shows the current page. Raises Refusal."""
        game = self.game(key)
        async with self._lock:
            if press.verb == RESTART:
                attempt, exercise = await self._begun(learner, game)
                return self._page(game, attempt, exercise, View())
            attempt, exercise, said = await self._stands(learner, game)
            view = View(feedback=said)
            if said is None and stamp and stamp != attempt.stamp:
                view = self._stale(attempt, stamp, "course-stale")
            elif said is None:
                attempt, view = pressed(game, attempt, exercise, press, stamped=bool(stamp))
                await self._store_progress(learner, _key(game), attempt)
                exercise = game.exercise(attempt.answers, learner.person)
            return self._page(game, attempt, exercise, view)

    # ---------------------------------------------------------------------------------------------- progress

    def game(self, key: str) -> Game[Any]:
        """Game with that key in the reader's language. Raises Refusal if it has no tutorial."""
        return self._game_with(key, lambda game: game.tutorial, "course-none")

    async def _stands(
        self, learner: Learner, game: Game[Any]
    ) -> tuple[CourseProgress, Exercise[Any], str | None]:
        """Current attempt, its exercise, and a message if it no longer fits the course and was restarted."""
        rows = await self._store.settings("person", learner.user_id)
        attempt = CourseProgress.read(rows.get(_key(game)))
        try:
            return attempt, game.exercise(attempt.answers, learner.person), None
        except Refusal:
            return *await self._begun(learner, game), self._words.text("course-begins-anew")

    async def _begun(self, learner: Learner, game: Game[Any]) -> tuple[CourseProgress, Exercise[Any]]:
        await self._store_progress(learner, _key(game), CourseProgress())
        return CourseProgress(), game.exercise((), learner.person)

    def _page(self, game: Game[Any], attempt: CourseProgress, exercise: Exercise[Any], view: View) -> Page:
        return course_page(game, exercise, view, self._words, stamp=attempt.stamp, draft=attempt.draft)


def _key(game: Game[Any]) -> str:
    """Key of the setting that stores a learner's attempt."""
    return f"course-{game.key}"
