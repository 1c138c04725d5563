"""Pages of puzzles: the puzzle itself, how it ended, its solution, and the list of all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.exercises import GRADES, Puzzle, PuzzleResult
from k2bot.game.values import Button, Choice, Page, Select, Style
from k2bot.host.pages.courses import BACK, View, exercise_page

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.game.base import Game
    from k2bot.text.words import Words

AGAIN: Final = "puzzle-again"
"""Verb of the button for another try."""
FIRST_ACTION: Final = "puzzle-first"
"""Verb of the button that tells the first action."""
SOLUTION: Final = "puzzle-solution"
PUZZLE_LIST: Final = "puzzle-list"
TODAY: Final = "puzzle-today"
NEXT_PUZZLE: Final = "puzzle-next"
"""Verb of the button that opens the easiest puzzle not solved yet."""
RANDOM_PUZZLE: Final = "puzzle-random"
GRADE: Final = "puzzle-grade"
"""Verb of the menu that opens a puzzle of a grade."""
_STAR, _NO_STAR = "★", "☆"


@dataclass(frozen=True, slots=True)
class Score:
    """What someone has achieved with a puzzle."""

    tries: int = 0
    """Tries that came to an end."""
    helped: bool = False
    """Whether they looked at the first action or the solution before they solved it."""
    solved: int = 0
    """In how many tries they solved it; 0 if not yet."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Someone's achievements with a game's puzzles."""

    scores: Mapping[int, Score]
    today: int
    """Number of today's puzzle."""
    streak: int
    """Days in a row on which the day's puzzle was solved without help."""

    def of(self, number: int) -> Score:
        """The score of a puzzle."""
        return self.scores.get(number, Score())


def stars(grade: int) -> str:
    """A grade as filled and empty stars."""
    return _STAR * grade + _NO_STAR * (max(GRADES) - grade)


def grade_of(game: Game[Any], number: int) -> int:
    """The grade of a puzzle."""
    return next(one.grade for one in game.puzzles if one.number == number)


def head(game: Game[Any], number: int, standing: Standing, words: Words) -> str:
    """First line of a puzzle's pages."""
    return words.text(
        "puzzle-head",
        game=game.title,
        number=number,
        stars=stars(grade_of(game, number)),
        today=standing.today == number,
    )


def share_line(game: Game[Any], number: int, score: Score, words: Words) -> str:
    """A result to share, which tells nothing of the solution."""
    return words.text(
        "puzzle-share",
        game=game.title,
        number=number,
        stars=_STAR * grade_of(game, number),
        tries=score.solved,
        helped=score.helped,
    )


def puzzle_page(game: Game[Any], puzzle: Puzzle[Any], view: View, standing: Standing, words: Words) -> Page:
    """Page of a puzzle; once decided, with its result. Raises Refusal if the game does."""
    number, attempt = puzzle.exercise.place[0], view.attempt
    begun = bool(attempt.answers)
    first, above = not (attempt.draft or begun), head(game, number, standing, words)
    steep = first and puzzle.result is PuzzleResult.OPEN and _is_steep(game, number, standing)
    if steep:
        grade = grade_of(game, number)
        above = f"{above}\n{words.text('puzzle-easier', grade=grade, most=max(GRADES))}"
    page = exercise_page(
        game,
        puzzle.exercise,
        view,
        above,
        buttons=_added(
            puzzle, standing.of(number), words, attempt.stamp, first=first, begun=begun, steep=steep
        ),
        back=_row(words, attempt.stamp, BACK, main=BACK),
    )
    if puzzle.result is PuzzleResult.OPEN or view.page:
        return page
    result = "\n".join(_result(game, puzzle, standing, words))
    return Page(f"{page.text}\n\n{result}", page.pictures, page.rows)


def _is_steep(game: Game[Any], number: int, standing: Standing) -> bool:
    """Whether somebody who hasn't solved any puzzle yet has a harder one than there is."""
    solved = any(score.solved for score in standing.scores.values())
    return not solved and grade_of(game, number) > min(one.grade for one in game.puzzles)


def _result(game: Game[Any], puzzle: Puzzle[Any], standing: Standing, words: Words) -> Iterator[str]:
    number = puzzle.exercise.place[0]
    score = standing.of(number)
    if puzzle.result is PuzzleResult.FAILED:
        yield words.text("puzzle-failed", tries=0 if score.solved else score.tries)
        return
    yield words.text("puzzle-solved", tries=score.solved, helped=score.helped)
    if standing.streak and number == standing.today:
        yield words.text("puzzle-streak", days=standing.streak)
    yield words.text("puzzle-share-told")
    yield f"```\n{share_line(game, number, score, words)}\n```"


def _added(
    puzzle: Puzzle[Any], score: Score, words: Words, stamp: str, *, first: bool, begun: bool, steep: bool
) -> tuple[Button, ...]:
    """Buttons added to a puzzle, by importance; the first action helps only before there is any."""
    help_ = score.tries or score.helped
    match puzzle.result:
        case PuzzleResult.SOLVED:
            return _row(words, stamp, NEXT_PUZZLE, SOLUTION, AGAIN, PUZZLE_LIST, main=NEXT_PUZZLE)
        case PuzzleResult.FAILED:
            return _row(words, stamp, AGAIN, FIRST_ACTION, SOLUTION, PUZZLE_LIST, main=AGAIN)
        case _:
            shown = {
                AGAIN: begun,
                FIRST_ACTION: help_ and first,
                SOLUTION: help_,
                NEXT_PUZZLE: steep,
                PUZZLE_LIST: True,
            }
            return _row(words, stamp, *(verb for verb, is_shown in shown.items() if is_shown))


def _row(words: Words, stamp: str, *verbs: str, main: str = "") -> tuple[Button, ...]:
    """Buttons for these verbs, the ``main`` one marked."""
    names = {BACK: "puzzle-back"}
    return tuple(
        Button(
            verb,
            words.text(f"puzzle-button-{names.get(verb, verb)[7:]}"),  # words: puzzle-button-*
            stamp=stamp if verb == AGAIN else "",
            style=Style.SUCCESS if verb == main else Style.SECONDARY,
        )
        for verb in verbs
    )


def solution_page(game: Game[Any], number: int, solution: Page, standing: Standing, words: Words) -> Page:
    """How a puzzle is solved, as the game tells it."""
    row = _row(words, "", AGAIN, NEXT_PUZZLE, PUZZLE_LIST, main=AGAIN)
    text = f"{head(game, number, standing, words)}\n{words.text('puzzle-solution')}\n\n{solution.text}"
    return Page(text, solution.pictures, (row,))


def list_page(game: Game[Any], standing: Standing, words: Words) -> Page:
    """All puzzles by grade, with what is solved of them."""
    scores = [(one, standing.of(one.number)) for one in game.puzzles]
    solved = [score for _, score in scores if score.solved]
    lines = [
        words.text("puzzle-list-head", game=game.title),
        words.text(
            "puzzle-list-today",
            number=standing.today,
            stars=stars(grade_of(game, standing.today)),
            solved=bool(standing.of(standing.today).solved),
        ),
        words.text(
            "puzzle-list-solved",
            solved=len(solved),
            count=len(scores),
            helped=sum(score.helped for score in solved),
        ),
    ]
    choices = []
    for grade in GRADES:
        there = [score for one, score in scores if one.grade == grade]
        if there:
            done = sum(bool(score.solved) for score in there)
            label = words.text("puzzle-list-grade", stars=stars(grade), solved=done, count=len(there))
            lines.append(label)
            choices.append(Choice(str(grade), label))
    if standing.streak:
        lines.append(words.text("puzzle-streak", days=standing.streak))
    menu = Select(GRADE, words.text("puzzle-menu-grade"), tuple(choices))
    main = NEXT_PUZZLE if standing.of(standing.today).solved else TODAY
    row = _row(words, "", TODAY, NEXT_PUZZLE, RANDOM_PUZZLE, main=main)
    return Page.of(lines, menu, row)
