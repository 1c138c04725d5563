"""Tutorials and puzzles: private exercises of one person, which aren't tables."""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import TYPE_CHECKING, Any

from k2bot.game.exercises import CONTINUE, Exercise, Puzzle, PuzzleEntry, PuzzleResult
from k2bot.game.values import Page, Person, Press, Refusal, Reply
from k2bot.host.event_loop import in_thread
from k2bot.host.pages import exercises
from k2bot.host.pages.exercises import (
    AGAIN,
    BACK,
    GRADE,
    MODEL,
    NEXT_PUZZLE,
    ON,
    PUZZLE_LIST,
    RANDOM_PUZZLE,
    RESTART,
    TODAY,
    CourseProgress,
    PuzzleProgress,
    Score,
    View,
    course_page,
    list_page,
    puzzle_page,
    solution_page,
)
from k2bot.host.preferences import PersonalPreferences
from k2bot.host.refusals import HostRefusal
from k2bot.host.store.dailies import streaks

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from k2bot.game.base import AnyGame
    from k2bot.host.people import Languages
    from k2bot.host.service.catalogue import Catalogue
    from k2bot.host.store import Store
    from k2bot.text.words import Words


def handle_press(
    game: AnyGame,
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> View:
    """Handle a press in an exercise: what to show, with the next attempt. Raises Refusal."""
    if press.verb == ON and exercise.model == CONTINUE:
        return View(attempt.after(CONTINUE))
    if press.verb == MODEL and exercise.model not in (CONTINUE, None):
        return View(attempt.after(exercise.model))
    if press.verb == AGAIN and exercise.retry_from is not None:
        return View(CourseProgress(attempt.answers[: exercise.retry_from]))
    if press.verb in (BACK, ON, MODEL, AGAIN):  # what an exercise doesn't offer leads back to it
        return View(attempt)
    return handle_game_press(game, attempt, exercise, press, stamped=stamped)


def handle_game_press(
    game: AnyGame,
    attempt: CourseProgress,
    exercise: Exercise[Any],
    press: Press,
    *,
    stamped: bool = True,
) -> View:
    """Handle a press on one of the game's own controls in an exercise. Raises Refusal."""
    if exercise.excludes(press.verb, press.argument):
        raise HostRefusal("course-not-here")
    prepared = exercise.preparation(attempt.draft)
    reply: Reply = game.press(
        exercise.state, exercise.seat, press, prepared.draft, exercise.people, orders=prepared.orders
    )
    answer, draft = reply.answer, reply.draft
    if exercise.ordering and reply.orders is not None:
        draft, order = reply.orders, game.order(exercise.state, exercise.seat, reply.orders)
        answer = order.answer if order else None
    if answer is None:
        return View(replace(attempt, draft=attempt.draft if draft is None else draft), reply.show)
    if exercise.model in (CONTINUE, None):
        return View(attempt)  # an exercise only to be read has nothing to answer
    if not stamped:
        raise HostRefusal("course-not-here")
    game.apply(exercise.state, exercise.seat, answer)
    objection = exercise.correct(answer)
    if objection is not None:
        return View(attempt, feedback=objection, stuck=True)
    return View(attempt.after(answer))


@dataclass(frozen=True, slots=True)
class Learner:
    """A person doing exercises: their user id, and the player they are in them."""

    user_id: int
    person: Person


@dataclass(eq=False)
class StoredExercises:
    """Base of tutorials and puzzles. Each person's progress is a text among their settings."""

    _store: Store
    _catalogue: Catalogue
    _languages: Languages
    _lock: asyncio.Lock = field(init=False, default_factory=asyncio.Lock)

    @property
    def _words(self) -> Words:
        return self._languages.reader_words

    def _game_with(self, key: str, has: Callable[[AnyGame], object], none: str) -> AnyGame:
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
            view, exercise = await self._current(learner, game)
            if exercise.model is None:
                view, exercise = await self._restart(learner, game)
            view = replace(view, can_restart=bool(view.attempt.answers))
            return course_page(game, exercise, view, self._words)

    async def press(self, learner: Learner, key: str, stamp: str, press: Press) -> Page:
        """Page after a press on a course's control; a stale one shows the current page. Raises Refusal."""
        game = self.game(key)
        async with self._lock:
            if press.verb == RESTART:
                view, exercise = await self._restart(learner, game)
                return course_page(game, exercise, view, self._words)
            view, exercise = await self._current(learner, game)
            if view.feedback is None and stamp and stamp != view.attempt.stamp:
                view = self._stale(view.attempt, stamp, "course-stale")
            elif view.feedback is None:
                view = handle_press(game, view.attempt, exercise, press, stamped=bool(stamp))
                await self._store_progress(learner, _key(game), view.attempt)
                exercise = game.exercise(view.attempt.answers, learner.person)
            return course_page(game, exercise, view, self._words)

    # ---------------------------------------------------------------------------------------------- progress

    def game(self, key: str) -> AnyGame:
        """Game with that key in the reader's language. Raises Refusal if it has no tutorial."""
        return self._game_with(key, lambda game: game.tutorial, "course-none")

    async def _current(self, learner: Learner, game: AnyGame) -> tuple[View, Exercise[Any]]:
        """Current attempt and its exercise; restarted, with a message, if it no longer fits the course."""
        rows = await self._store.settings("person", learner.user_id)
        attempt = CourseProgress.read(rows.get(_key(game)))
        try:
            return View(attempt), game.exercise(attempt.answers, learner.person)
        except Refusal:
            view, exercise = await self._restart(learner, game)
            return replace(view, feedback=self._words.text("course-begins-anew")), exercise

    async def _restart(self, learner: Learner, game: AnyGame) -> tuple[View, Exercise[Any]]:
        """A fresh attempt, which is stored, and the first exercise."""
        await self._store_progress(learner, _key(game), CourseProgress())
        return View(), game.exercise((), learner.person)


def _key(game: AnyGame) -> str:
    """Key of the setting that stores a learner's attempt."""
    return f"course-{game.key}"


# --------------------------------------------------------------------------------------------- puzzles


FIRST_DAY = date(2026, 11, 22)
"""The day of the first puzzle in the list; after the last one it begins again."""
_ATTEMPTS = 5
"""Unfinished tries that are kept."""
_OPENS = (PUZZLE_LIST, TODAY, NEXT_PUZZLE, RANDOM_PUZZLE, GRADE)
"""Verbs that lead to another puzzle or the list."""


@dataclass(frozen=True, slots=True)
class PuzzleScores:
    """A person's scores in one game's puzzles, as stored."""

    scores: dict[int, Score] = field(default_factory=dict)
    days: tuple[date, ...] = ()
    """Days whose puzzle was solved on that day without help, in order."""
    attempts: dict[int, CourseProgress] = field(default_factory=dict)
    """Tries in progress, the latest last."""

    def __str__(self) -> str:
        stored = {
            "scores": {
                number: [one.tries, int(one.helped), one.solved] for number, one in self.scores.items()
            },
            "days": [day.isoformat() for day in self.days],
            "attempts": {number: str(attempt) for number, attempt in self.attempts.items()},
        }
        return json.dumps(stored, ensure_ascii=False, separators=(",", ":"))

    @staticmethod
    def read(text: str | None) -> PuzzleScores:
        """Parse stored progress; invalid text gives none."""
        try:
            stored = json.loads(text or "{}")
            return PuzzleScores(
                {
                    int(number): Score(int(tries), bool(helped), int(solved))
                    for number, (tries, helped, solved) in stored.get("scores", {}).items()
                },
                tuple(date.fromisoformat(day) for day in stored.get("days", ())),
                {int(number): CourseProgress.read(one) for number, one in stored.get("attempts", {}).items()},
            )
        except (ValueError, TypeError, AttributeError):
            return PuzzleScores()

    def of(self, number: int) -> Score:
        """The score of a puzzle."""
        return self.scores.get(number, Score())

    def with_score(self, number: int, **changes: int) -> PuzzleScores:
        """Progress with these changes of a puzzle's score, which stays as it is once the puzzle is solved."""
        score: Any = self.of(number)
        if score.solved:
            return self
        return replace(self, scores=self.scores | {number: replace(score, **changes)})

    def with_attempt(self, number: int, attempt: CourseProgress) -> PuzzleScores:
        """Progress with this try at a puzzle; the oldest ones are dropped."""
        rest = {other: one for other, one in self.attempts.items() if other != number}
        latest = dict(
            [*rest.items(), *([(number, attempt)] if attempt != CourseProgress() else [])][-_ATTEMPTS:]
        )
        return replace(self, attempts=latest)

    def streak(self, today: date) -> int:
        """Days in a row, up to today or yesterday."""
        days = sorted(day.toordinal() for day in self.days if day <= today)
        return streaks(days, today.toordinal())[0]


def puzzle_of(puzzles: Sequence[PuzzleEntry], day: date) -> int:
    """Number of a day's puzzle."""
    return puzzles[(day - FIRST_DAY).days % len(puzzles)].number


@dataclass(frozen=True, slots=True)
class _Visit:
    """A person's press or command: who it is, their progress, and their local date."""

    learner: Learner
    game: AnyGame
    progress: PuzzleScores
    today: date

    @property
    def standing(self) -> PuzzleProgress:
        """Their scores, today's puzzle and their streak."""
        progress, today = self.progress, self.today
        return PuzzleProgress(progress.scores, puzzle_of(self.game.puzzles, today), progress.streak(today))


@dataclass(eq=False)
class Puzzles(StoredExercises):
    """All games' puzzles, with everyone's progress."""

    _now: Callable[[], datetime]
    _chance: random.Random = field(init=False, default_factory=random.Random)  # not cryptographic

    def game(self, key: str) -> AnyGame:
        """Game with that key in the reader's language. Raises Refusal if it has no puzzles."""
        return self._game_with(key, lambda game: game.puzzles, "puzzle-none")

    async def open(self, learner: Learner, key: str) -> tuple[int, Page]:
        """Today's puzzle, with its number. Raises Refusal."""
        async with self._lock:
            visit = await self._visit(learner, key)
            return await self._open(visit, visit.standing.today)

    async def press(
        self, learner: Learner, puzzle: tuple[str, int], stamp: str, press: Press
    ) -> tuple[int, Page]:
        """The page after a press on a control of a game's puzzle, with the number of its puzzle.

        Raises Refusal.
        """
        key, number = puzzle
        async with self._lock:
            visit = await self._visit(learner, key)
            if press.verb == PUZZLE_LIST:
                return number, list_page(visit.game, visit.standing, self._words)
            if press.verb in _OPENS:
                return await self._open(visit, self._next_number(visit, press))
            if all(one.number != number for one in visit.game.puzzles):
                raise HostRefusal("puzzle-gone")
            return number, await self._handle_press(visit, number, stamp, press)

    async def _handle_press(self, visit: _Visit, number: int, stamp: str, press: Press) -> Page:
        """The page after a press on a puzzle itself."""
        game, progress = visit.game, visit.progress
        view, puzzle = await self._puzzle(visit, number)
        attempt = view.attempt
        match press.verb:
            case exercises.SOLUTION:
                visit = await self._stored(visit, progress.with_score(number, helped=True))
                solution = game.solution(number, visit.learner.person)
                return solution_page(game, number, solution, visit.standing, self._words)
            case exercises.FIRST_ACTION:
                progress = progress.with_score(number, helped=True)
                puzzle = await self._unstarted_puzzle(visit, number)
                view = View(feedback=self._words.text("puzzle-first", action=puzzle.first))
            case exercises.PUZZLE_AGAIN:
                if attempt.answers and puzzle.result is PuzzleResult.OPEN:
                    progress = progress.with_score(number, tries=progress.of(number).tries + 1)
                view, puzzle = View(), await self._unstarted_puzzle(visit, number)
            case _ if press.verb == BACK or view.feedback is not None:
                pass
            case _ if stamp and stamp != attempt.stamp:
                view = self._stale(attempt, stamp, "puzzle-stale")
            case _:
                view = handle_game_press(game, attempt, puzzle.exercise, press, stamped=bool(stamp))
                answers = view.attempt.answers
                if answers != attempt.answers and puzzle.result is not PuzzleResult.OPEN:
                    view = replace(view, attempt=attempt)  # what is decided stays decided
                elif answers != attempt.answers:
                    puzzle = await in_thread(game.puzzle, number, answers, visit.learner.person)
                    progress = _score_answer(visit, number, puzzle.result)
        return await self._page(replace(visit, progress=progress), number, view, puzzle)

    async def _open(self, visit: _Visit, number: int) -> tuple[int, Page]:
        """A puzzle, from where it was left; a failed try is begun again."""
        score = visit.progress.of(number)
        view, puzzle = await self._puzzle(visit, number)
        if puzzle.result is PuzzleResult.FAILED:
            view, puzzle = View(), await self._unstarted_puzzle(visit, number)
        if view.feedback is None and score.solved and puzzle.result is PuzzleResult.OPEN:
            view = replace(view, feedback=self._words.text("puzzle-solved-before", tries=score.solved))
        return number, await self._page(visit, number, view, puzzle)

    def _next_number(self, visit: _Visit, press: Press) -> int:
        """The puzzle that a control leads to."""
        if press.verb == TODAY:
            return visit.standing.today
        puzzles = visit.game.puzzles
        grade = press.values[0] if press.verb == GRADE and press.values else ""
        known = [one for one in puzzles if not grade or str(one.grade) == grade] or [*puzzles]
        unsolved = [one for one in known if not visit.progress.of(one.number).solved] or known
        if press.verb == RANDOM_PUZZLE:
            return self._chance.choice(unsolved).number
        return min(unsolved, key=lambda one: one.grade).number

    # ---------------------------------------------------------------------------------------------- progress

    async def _puzzle(self, visit: _Visit, number: int) -> tuple[View, Puzzle[Any]]:
        """A puzzle after the current attempt; begun again, with a message, if that no longer fits."""
        attempt = visit.progress.attempts.get(number, CourseProgress())
        try:
            puzzle = await in_thread(visit.game.puzzle, number, attempt.answers, visit.learner.person)
        except Refusal:
            if not attempt.answers:
                raise
            feedback = self._words.text("puzzle-begins-anew")
            return View(feedback=feedback), await self._unstarted_puzzle(visit, number)
        return View(attempt), puzzle

    @staticmethod
    async def _unstarted_puzzle(visit: _Visit, number: int) -> Puzzle[Any]:
        """A puzzle before its first answer."""
        return await in_thread(visit.game.puzzle, number, (), visit.learner.person)

    async def _visit(self, learner: Learner, key: str) -> _Visit:
        game, rows = self.game(key), await self._store.settings("person", learner.user_id)
        today = PersonalPreferences.of(rows).local(self._now()).date()
        return _Visit(learner, game, PuzzleScores.read(rows.get(_puzzle_key(game))), today)

    async def _stored(self, visit: _Visit, progress: PuzzleScores) -> _Visit:
        """Visit with other progress, which is stored."""
        await self._store_progress(visit.learner, _puzzle_key(visit.game), progress)
        return replace(visit, progress=progress)

    async def _page(self, visit: _Visit, number: int, view: View, puzzle: Puzzle[Any]) -> Page:
        """Page of a puzzle, whose attempt is stored with the visit's progress."""
        visit = await self._stored(visit, visit.progress.with_attempt(number, view.attempt))
        return puzzle_page(visit.game, puzzle, view, visit.standing, self._words)


def _score_answer(visit: _Visit, number: int, result: PuzzleResult) -> PuzzleScores:
    """Progress after an answer."""
    progress, today = visit.progress, visit.today
    if result is PuzzleResult.OPEN:
        return progress
    before = progress.of(number)
    tries = before.tries + 1
    if result is PuzzleResult.FAILED or before.solved:
        return progress.with_score(number, tries=tries)
    progress = progress.with_score(number, tries=tries, solved=tries)
    if number == visit.standing.today and not before.helped and today not in progress.days:
        progress = replace(progress, days=(*progress.days, today))
    return progress


def _puzzle_key(game: AnyGame) -> str:
    """Key of the setting that stores someone's progress."""
    return f"puzzles-{game.key}"
