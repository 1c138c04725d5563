"""Checks of games with a course or puzzles. They depend on no playout, so they run once per game."""

import random
import re
from dataclasses import replace

from k2bot.game.exercises import CONTINUE, GRADES, PuzzleResult
from k2bot.game.values import Refusal
from k2bot.host.pages.exercises import (
    CourseProgress,
    PuzzleProgress,
    View,
    course_page,
    puzzle_page,
    solution_page,
)
from k2bot.host.service.exercises import handle_press
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.kit.languages import english_in
from tests.kit.looking import page_limit_faults, refused, said, share
from tests.kit.playing import offered
from tests.kit.table import everything

EXERCISES = 25
"""Upper limit of a course's exercises."""
PAGES = 40
"""Upper limit of further pages that are pressed."""
KEPT = 800
"""Upper limit of the characters stored for somebody's course."""
WANDERERS = 20
"""Learners who press at random; the ordinary run takes a share of them."""
LINGERING = 12
"""Random presses in an exercise before its right answer is given."""
MINUTES = 7
"""Upper limit of the time that a course takes."""
WORDS_PER_MINUTE, SECONDS_PER_PRESS = 200, 3
"""How fast people read who think about it, and how long it takes them to find and press a control."""


def courses_can_be_completed(subject, table):
    """Right answers lead from exercise to exercise; pages fit, and every press on them is answered."""
    game, learner, spoken, known = table.game, table.people[0], words(), {""}
    nonsense = ("nonsense",) * 99
    yield from said("a course of nonsense", refused(lambda: game.exercise(nonsense, learner)))
    for number, (attempt, exercise) in enumerate(walk(game, learner), start=1):
        where = f"exercise {number}"
        if exercise.place[0] != number or exercise.place[1] < number:
            yield f"{where} is called number {exercise.place}"
        if number == EXERCISES:
            yield f"the course has no end after {EXERCISES} exercises"
        if len(str(attempt)) > KEPT:
            yield f"{where}: {len(str(attempt))} characters are kept of it"
        again = game.exercise(attempt.answers, learner)
        page, twin = (course_page(game, one, View(attempt), spoken) for one in (exercise, again))
        if everything(page) != everything(twin):
            yield f"{where} is not shown the same twice"
        yield from page_limit_faults(f"{where}", page)
        yield from _presses(game, attempt, exercise, page, learner, known)
        if exercise.model not in (CONTINUE, None) and exercise.correct(exercise.model) is not None:
            yield f"{where}: the right answer is corrected"
    if subject.translated is not None:
        yield from _in_another_language(subject, learner)


def walk(game, learner):
    """Every exercise that right answers lead to, with the attempt at that point."""
    attempt = CourseProgress()
    for _ in range(EXERCISES):
        exercise = game.exercise(attempt.answers, learner)
        yield attempt, exercise
        if exercise.model is None:
            return
        if exercise.model != CONTINUE:
            game.apply(exercise.state, exercise.seat, exercise.model)
        attempt = attempt.after(exercise.model)


def lessons_are_shown(subject, table):
    """By every way through a course, each exercise begins with its text: nothing takes its place."""
    game, learner = table.game, table.people[0]
    for number in share(range(WANDERERS), 10):
        for where, exercise, page in _wander(game, learner, random.Random(f"learner {number}")):  # noqa: S311 - random presses
            if not says_lesson(exercise, page):
                yield f"{where}: nobody reads {exercise.text!r}"


def says_lesson(exercise, page):
    """Whether the page has the exercise's text, every line of it."""
    told = [line.removeprefix("> ") for line in page.text.splitlines()]
    return bool(exercise.text) and all(line in told for line in exercise.text.splitlines())


def _wander(game, learner, chance):
    """Press at random, trying again where that is offered: each exercise come to, with its first page."""
    attempt, retries = CourseProgress(), 2
    while True:
        exercise = game.exercise(attempt.answers, learner)
        page = course_page(game, exercise, View(attempt), words())
        yield f"exercise {exercise.place[0]} after {attempt.answers}", exercise, page
        if exercise.retry_from is not None and retries:
            attempt, retries = CourseProgress(attempt.answers[: exercise.retry_from]), retries - 1
            continue
        if exercise.model is None:
            return
        before = attempt
        for _ in range(LINGERING):
            try:
                view = handle_press(game, attempt, exercise, chance.choice(list(offered(page)))[0])
                attempt = view.attempt
                if attempt.answers != before.answers:
                    break
                page = course_page(game, exercise, view, words())
            except Refusal:
                continue
        else:
            attempt = before.after(exercise.model)


def courses_take_a_few_minutes(subject, table):
    """Whoever does everything right is through in a few minutes.

    They read each exercise's page and every instruction on the way once, at ``WORDS_PER_MINUTE``, and need
    ``SECONDS_PER_PRESS`` for each press: one for every action of the right answer, one to choose who acts,
    and one to go on.
    """
    seconds = 0.0
    for attempt, exercise in walk(table.game, table.people[0]):
        page = course_page(table.game, exercise, View(attempt), words())
        actions = [] if exercise.model in (CONTINUE, None) else exercise.model.split("; ")
        plans = ["; ".join(actions[:count]) for count in range(1, len(actions) + 1)]
        remarks = dict.fromkeys(filter(None, map(exercise.remark, plans)))
        told = [page.text, *(remark for remark in remarks if remark not in page.text)]
        seconds += 60 * sum(map(_count_words, told)) / WORDS_PER_MINUTE
        seconds += SECONDS_PER_PRESS * (len(actions) + 2 if actions else 1)
    if seconds > 60 * MINUTES:
        yield f"the course takes {seconds / 60:.1f} minutes"


def _count_words(text):
    return sum(any(map(str.isalnum, word)) for word in re.sub(r"<:\w+:\d+>", "", text).split())


def _presses(game, attempt, exercise, page, learner, known):
    """Check that every press on the exercise and on new pages opened from it is answered."""
    todo = [("", page)]
    rules = game.rules or None
    for name, shown in todo:
        for press, _ in offered(shown):
            where = f"exercise {exercise.place[0]}, {name or 'its page'}, {press}"
            try:
                view = handle_press(game, attempt, exercise, press)
                after = view.attempt
                goes_on = after.answers != attempt.answers
                then = game.exercise(after.answers, learner) if goes_on else exercise
                led = course_page(game, then, view, words())
            except Refusal as refusal:
                yield from said(where, str(refusal))
                if refusal.message == "course-not-here":
                    yield f"{where} is offered, and there is nothing to do there in a course"
            else:
                yield from page_limit_faults(f"{where}", led)
                is_read = after == attempt and view.page.partition(".")[0] != rules
                if is_read and view.page not in known and len(known) < PAGES:
                    known.add(view.page)
                    todo.append((view.page, led))


def _in_another_language(subject, learner):
    game = subject.translated(PSEUDO)
    for attempt, exercise in walk(game, replace(learner, name="§", mention="<@1>")):
        page = course_page(game, exercise, View(attempt), words(PSEUDO))
        names = [person.name for person in exercise.people if person.computer]
        yield from english_in(subject, f"exercise {exercise.place[0]}", page, names)


# ------------------------------------------------------------------------------------------------ puzzles


SAMPLE = 5
"""Number of puzzles whose pages are checked."""


def puzzles_can_be_opened(subject, table):
    """Numbers are unique, pages fit and are pure, and unknown puzzles are refused."""
    game, solver = table.game, table.people[0]
    if not game.puzzles:
        return
    numbers = [entry.number for entry in game.puzzles]
    if len({*numbers}) < len(numbers):
        yield "two puzzles have one number"
    if not {entry.grade for entry in game.puzzles} <= {*GRADES}:
        yield "a puzzle has no grade from 1 to 5"
    wrong = max(numbers) + 1
    yield from said("no puzzle", refused(lambda: game.puzzle(wrong, (), solver)))
    yield from said("no solution", refused(lambda: game.solution(wrong, solver)))
    yield from said("nonsense", refused(lambda: game.puzzle(numbers[0], ("nonsense",), solver)))
    for number in numbers[:: max(1, len(numbers) // SAMPLE)]:
        yield from _pages(subject, game, number, solver, words())
        if subject.translated is not None:
            nameless = replace(solver, name="§", mention="<@1>")
            yield from _pages(subject, subject.translated(PSEUDO), number, nameless, words(PSEUDO))


def _pages(subject, game, number, solver, spoken):
    standing = PuzzleProgress({}, number, 0)
    puzzle, again = (game.puzzle(number, (), solver) for _ in range(2))
    if puzzle.result is not PuzzleResult.OPEN or not puzzle.first:
        yield f"puzzle {number} is decided before anything is done, or has no first action"
    page, twin = (puzzle_page(game, one, View(), standing, spoken) for one in (puzzle, again))
    if everything(page) != everything(twin):
        yield f"puzzle {number} is not shown the same twice"
    told = solution_page(game, number, game.solution(number, solver), standing, spoken)
    for shown, where in ((page, f"puzzle {number}"), (told, f"the solution of puzzle {number}")):
        yield from page_limit_faults(where, shown)
        if spoken.locale == PSEUDO:
            names = [person.name for person in puzzle.exercise.people if person.computer]
            yield from english_in(subject, where, shown, names)
