"""Tutorials: a learner's private exercises, which are no table; only their answers are stored."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from k2bot.game.exercises import CONTINUE, Exercise
from k2bot.game.values import Page, Person, Press, Refusal, Reply
from k2bot.host.pages.courses import (
    AGAIN,
    BACK,
    MODEL,
    ON,
    RESTART,
    CourseProgress,
    View,
    course_page,
)
from k2bot.host.values import HostRefusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.game.base import Game
    from k2bot.host.people import Languages
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.text.words import Words


def pressed(
    game: Game[Any],
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> View:
    """Handle a press in an exercise: what to show, with the next attempt. Raises Refusal."""
    if press.verb == BACK:
        return View(attempt)
    if press.verb in (ON, MODEL) and exercise.model is not None:
        return View(attempt.after(exercise.model))
    if press.verb == AGAIN and exercise.retry_from is not None:
        return View(CourseProgress(attempt.answers[: exercise.retry_from]))
    return played(game, attempt, exercise, press, stamped=stamped)


def played(
    game: Game[Any],
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> View:
    """Handle a press on one of the game's own controls in an exercise. Raises Refusal."""
    if exercise.excludes(press.verb, press.argument):
        raise HostRefusal("course-not-here")
    reply: Reply = game.press(exercise.state, exercise.seat, press, attempt.draft, exercise.people)
    if reply.answer is None:
        draft = attempt.draft if reply.draft is None else reply.draft
        return View(replace(attempt, draft=draft), reply.show)
    if exercise.model in (CONTINUE, None):
        return View(attempt)  # an exercise only to be read has nothing to answer
    if not stamped:
        raise HostRefusal("course-not-here")
    game.apply(exercise.state, exercise.seat, reply.answer)
    objection = exercise.correct(reply.answer)
    if objection is not None:
        return View(attempt, feedback=objection, stuck=True)
    return View(attempt.after(reply.answer))


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
        return View(attempt, feedback=feedback)

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
            view, exercise = await self._stands(learner, game)
            if exercise.model is None:
                view, exercise = await self._begun(learner, game)
            view = replace(view, can_restart=bool(view.attempt.answers))
            return course_page(game, exercise, view, self._words)

    async def press(self, learner: Learner, key: str, stamp: str, press: Press) -> Page:
        """Page after a press on a course's control; a stale one shows the current page. Raises Refusal."""
        game = self.game(key)
        async with self._lock:
            if press.verb == RESTART:
                view, exercise = await self._begun(learner, game)
                return course_page(game, exercise, view, self._words)
            view, exercise = await self._stands(learner, game)
            if view.feedback is None and stamp and stamp != view.attempt.stamp:
                view = self._stale(view.attempt, stamp, "course-stale")
            elif view.feedback is None:
                view = pressed(game, view.attempt, exercise, press, stamped=bool(stamp))
                await self._store_progress(learner, _key(game), view.attempt)
                exercise = game.exercise(view.attempt.answers, learner.person)
            return course_page(game, exercise, view, self._words)

    # ---------------------------------------------------------------------------------------------- progress

    def game(self, key: str) -> Game[Any]:
        """Game with that key in the reader's language. Raises Refusal if it has no tutorial."""
        return self._game_with(key, lambda game: game.tutorial, "course-none")

    async def _stands(self, learner: Learner, game: Game[Any]) -> tuple[View, Exercise[Any]]:
        """Current attempt and its exercise; restarted, with a message, if it no longer fits the course."""
        rows = await self._store.settings("person", learner.user_id)
        attempt = CourseProgress.read(rows.get(_key(game)))
        try:
            return View(attempt), game.exercise(attempt.answers, learner.person)
        except Refusal:
            view, exercise = await self._begun(learner, game)
            return replace(view, feedback=self._words.text("course-begins-anew")), exercise

    async def _begun(self, learner: Learner, game: Game[Any]) -> tuple[View, Exercise[Any]]:
        """A fresh attempt, which is stored, and the first exercise."""
        await self._store_progress(learner, _key(game), CourseProgress())
        return View(), game.exercise((), learner.person)


def _key(game: Game[Any]) -> str:
    """Key of the setting that stores a learner's attempt."""
    return f"course-{game.key}"
