"""What holds for a game with puzzles. It hangs on no playout, so it is looked at once for each game."""

from dataclasses import replace

from k2bot.game.exercises import GRADES, PuzzleResult
from k2bot.host.pages.courses import View
from k2bot.host.pages.puzzles import Standing, puzzle_page, solution_page
from k2bot.host.service.courses import CourseProgress
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.kit.languages import english_in
from tests.kit.looking import refused, said, unfit
from tests.kit.table import everything

SAMPLE = 5
"""Puzzles whose pages are looked at."""


def puzzles_can_be_opened(subject, table):
    """Numbers are unique, pages fit and are pure, and what there isn't is refused."""
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
    standing = Standing({}, number, 0)
    puzzle, again = (game.puzzle(number, (), solver) for _ in range(2))
    if puzzle.result is not PuzzleResult.OPEN or not puzzle.first:
        yield f"puzzle {number} is decided before anything is done, or has no first action"
    page, twin = (
        puzzle_page(
            game, one, View(), standing, spoken, stamp=CourseProgress().stamp, draft=None, begun=False
        )
        for one in (puzzle, again)
    )
    if everything(page) != everything(twin):
        yield f"puzzle {number} is not shown the same twice"
    told = solution_page(game, number, game.solution(number, solver), standing, spoken)
    for shown, where in ((page, f"puzzle {number}"), (told, f"the solution of puzzle {number}")):
        yield from unfit(where, shown)
        if spoken.locale == PSEUDO:
            names = [person.name for person in puzzle.exercise.people if person.computer]
            yield from english_in(subject, where, shown, names)
