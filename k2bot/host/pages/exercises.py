"""Pages of exercises, in tutorials and puzzles: the game's page with the task above it."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from k2bot.game import limits
from k2bot.game.exercises import CONTINUE, GRADES, Exercise, Puzzle, PuzzleResult
from k2bot.game.values import PAGE, Button, Choice, Control, ControlRow, HostButton, Page, Select, Style

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from k2bot.game.base import AnyGame
    from k2bot.text.words import Words


LEARN = "learn"
"""Verb of the host button that opens the tutorial of the game in its argument."""
PUZZLE = "puzzle"
"""Verb of the host button that opens today's puzzle of the game in its argument."""
ON, BACK, AGAIN, RESTART, MODEL = "learn-on", "learn-back", "learn-again", "learn-anew", "learn-model"
"""Verbs of the buttons added to tutorial pages.

Next exercise, back to this one, retry, restart the tutorial, and show the solution.
"""
PLAY = "learn-table"
"""Verb of the button below a tutorial's last page that leads to a real game."""


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


@dataclass(frozen=True, slots=True)
class View:
    """An attempt as a page shows it, with ``feedback`` on the last press.

    ``stuck`` offers the solution, ``can_restart`` a fresh start.
    """

    attempt: CourseProgress = CourseProgress()
    page: str = ""
    feedback: str | None = None
    stuck: bool = False
    can_restart: bool = False


def tutorial_offer(game: AnyGame, words: Words, *, named: bool = False) -> tuple[HostButton, ...]:
    """Button that opens a game's tutorial, optionally named; empty if there is none."""
    if not game.tutorial:
        return ()
    label = words.text("course-button-learn-game" if named else "course-button-learn", game=game.title)
    return (HostButton(LEARN, label, game.key),)  # words: course-button-learn-game, course-button-learn


def puzzle_offer(game: AnyGame, words: Words) -> tuple[HostButton, ...]:
    """Button that opens a game's puzzle of the day; empty if it has none."""
    return (HostButton(PUZZLE, words.text("puzzle-button-today"), game.key),) if game.puzzles else ()


def course_page(game: AnyGame, exercise: Exercise[Any], view: View, words: Words) -> Page:
    """Page of the exercise that an attempt has come to. Raises Refusal if the game does."""
    number, count = exercise.place
    head = words.text("course-head", game=game.title, number=number, count=count)
    back = _button(BACK, words, view.attempt.stamp, Style.PRIMARY)
    buttons: tuple[Button | HostButton, ...] = tuple(_course_buttons(exercise, view, words))
    if exercise.model is None:
        buttons = (*buttons, *puzzle_offer(game, words))
    return exercise_page(game, exercise, view, head, buttons=buttons, back=(back,))


def exercise_page(
    game: AnyGame,
    exercise: Exercise[Any],
    view: View,
    head: str,
    *,
    buttons: tuple[Button | HostButton, ...],
    back: tuple[Button, ...],
) -> Page:
    """The game's page with a head and the task above it, and feedback and buttons below, by importance.

    A page opened from the exercise has the buttons ``back`` instead. Raises Refusal if the game does.
    """
    own, draft = exercise.page if isinstance(exercise.page, str) else "", view.attempt.draft
    prepared = exercise.preparation(draft)
    name = own if view.page in ("", game.pages.now, game.pages.next) else view.page
    if isinstance(exercise.page, Page) and not name:
        page = exercise.page
    else:
        page = game.page(
            exercise.state, exercise.seat, name, prepared.draft, exercise.people, orders=prepared.orders
        )
        page = exercise.adapt(page, name, draft)
    is_elsewhere = name.partition(".")[0] != own.partition(".")[0] and not any(_stamps(page.rows))
    # The game's links to the current decision would lead back to the lesson, as the host's button does.
    doubled = frozenset({game.pages.now, game.pages.next}) if is_elsewhere else frozenset()

    def adapted(control: Control) -> Control | None:
        """A control of the game as it is in an exercise; None if it has no place there."""
        leads_back = control.verb == PAGE and control.argument in doubled
        if leads_back or isinstance(control, HostButton):
            return None
        if exercise.excludes(control.verb, control.argument):
            return None
        is_stamped = control.stamp or (exercise.ordering and control.verb != PAGE)
        control = replace(control, stamp=view.attempt.stamp if is_stamped else "")
        return replace(control, new_message=False) if isinstance(control, Button) else control

    rows = page.with_controls(adapted).rows
    lesson, feedback = ((), ()) if is_elsewhere else _lesson_and_feedback(exercise, view)
    above = "" if is_elsewhere else _quoted("\n".join((head, *lesson)))
    below = _quoted("\n".join(feedback))
    text = "\n\n".join(filter(None, (above, _without_commands(page.text), below)))
    own_row = back if is_elsewhere else buttons
    return Page(text, page.pictures, _with_row(rows, own_row), page.files)


def _lesson_and_feedback(exercise: Exercise[Any], view: View) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Lesson above the page's own text, and the next instruction or feedback on the last press below it.

    A remark takes the lesson's place only once there is a draft: until then nobody has read the lesson.
    Discord shows pictures between text and buttons, and after a press the end of the message is on screen:
    the first line of a long message is out of sight, its last line isn't.
    """
    if view.page in exercise.asking:
        return (), ()
    draft = view.attempt.draft
    fault, remark = exercise.fault(draft), exercise.remark(draft)
    wrong = fault if fault is not None and (view.stuck or view.feedback is None) else view.feedback
    told = tuple(dict.fromkeys(filter(None, (remark, wrong))))
    if not draft or remark in (None, wrong):
        return (exercise.text,), told
    return ((), told) if wrong is None else ((remark,), (wrong,))


def _course_buttons(exercise: Exercise[Any], view: View, words: Words) -> Iterator[Button]:
    """Buttons added to a tutorial page, by importance."""
    stamp = view.attempt.stamp
    if exercise.retry_from is not None:
        yield _button(AGAIN, words, stamp, Style.SUCCESS)
    if exercise.model is None:
        yield _button(PLAY, words, "", Style.SUCCESS)
    elif exercise.model == CONTINUE:
        style = Style.PRIMARY if exercise.retry_from is None else Style.SECONDARY
        yield _button(ON, words, stamp, style)
    elif view.stuck:
        yield _button(MODEL, words, stamp)
    if view.can_restart or exercise.model is None:
        yield _button(RESTART, words, "")


def _button(verb: str, words: Words, stamp: str, style: Style = Style.SECONDARY) -> Button:
    label = words.text(f"course-button-{verb}")  # words: course-button-*
    return Button(verb, label, stamp=stamp, style=style)


def _quoted(text: str) -> str:
    return "\n".join(f"> {line}" for line in text.splitlines())


def _without_commands(text: str) -> str:
    """Page text without its small lines about commands, which only work at tables."""
    return "\n".join(line for line in text.split("\n") if not line.startswith("-# `/"))


def _stamps(rows: tuple[ControlRow, ...]) -> Iterator[str]:
    """Stamps of the controls: a page with any belongs to the exercise, whatever its name."""
    for row in rows:
        yield from (button.stamp for button in row) if isinstance(row, tuple) else (row.stamp,)


def _with_row(rows: tuple[ControlRow, ...], own: tuple[Button | HostButton, ...]) -> tuple[ControlRow, ...]:
    """Rows with more buttons.

    If no row is left, they replace navigation buttons of the last one, and fill up others if they must.
    """
    if own and len(rows) < limits.ROWS:
        return (*rows, own)
    *before, last = rows
    if isinstance(last, tuple) and len(last) + len(own) > limits.A_ROW:
        last = tuple(button for button in last if button.verb != PAGE)
    filled, left = [*before, last], own
    for index, row in reversed([*enumerate(filled)]):
        if isinstance(row, tuple):
            room = limits.A_ROW - len(row)
            filled[index], left = (*row, *left[:room]), left[room:]
    return tuple(filled)


# --------------------------------------------------------------------------------------------- puzzles


PUZZLE_AGAIN = "puzzle-again"
"""Verb of the button for another try."""
FIRST_ACTION = "puzzle-first"
"""Verb of the button that tells the first action."""
SOLUTION = "puzzle-solution"
PUZZLE_LIST = "puzzle-list"
TODAY = "puzzle-today"
NEXT_PUZZLE = "puzzle-next"
"""Verb of the button that opens the easiest puzzle not solved yet."""
RANDOM_PUZZLE = "puzzle-random"
GRADE = "puzzle-grade"
"""Verb of the menu that opens a puzzle of a grade."""
_STAR, _NO_STAR = "★", "☆"


@dataclass(frozen=True, slots=True)
class Score:
    """A person's result in one puzzle."""

    tries: int = 0
    """Tries that came to an end."""
    helped: bool = False
    """Whether they looked at the first action or the solution before they solved it."""
    solved: int = 0
    """In how many tries they solved it; 0 if not yet."""


@dataclass(frozen=True, slots=True)
class PuzzleProgress:
    """A person's results in a game's puzzles."""

    scores: Mapping[int, Score]
    today: int
    """Number of today's puzzle."""
    streak: int
    """Days in a row on which the day's puzzle was solved without help."""

    def of(self, number: int) -> Score:
        """The score of a puzzle."""
        return self.scores.get(number, Score())


def grade_stars(grade: int) -> str:
    """A grade as filled and empty stars."""
    return _STAR * grade + _NO_STAR * (max(GRADES) - grade)


def grade_of(game: AnyGame, number: int) -> int:
    """The grade of a puzzle."""
    return next(one.grade for one in game.puzzles if one.number == number)


def puzzle_head(game: AnyGame, number: int, standing: PuzzleProgress, words: Words) -> str:
    """First line of a puzzle's pages."""
    return words.text(
        "puzzle-head",
        game=game.title,
        number=number,
        stars=grade_stars(grade_of(game, number)),
        today=standing.today == number,
    )


def share_line(game: AnyGame, number: int, score: Score, words: Words) -> str:
    """A result to share, which tells nothing of the solution."""
    return words.text(
        "puzzle-share",
        game=game.title,
        number=number,
        stars=_STAR * grade_of(game, number),
        tries=score.solved,
        helped=score.helped,
    )


def puzzle_page(
    game: AnyGame, puzzle: Puzzle[Any], view: View, standing: PuzzleProgress, words: Words
) -> Page:
    """Page of a puzzle; once decided, its result replaces the task. Raises Refusal if the game does."""
    number, attempt = puzzle.exercise.place[0], view.attempt
    begun = bool(attempt.answers)
    first, above = not (attempt.draft or begun), puzzle_head(game, number, standing, words)
    steep = first and puzzle.result is PuzzleResult.OPEN and _is_steep(game, number, standing)
    if steep and view.page not in puzzle.exercise.asking:
        grade = grade_of(game, number)
        above = f"{above}\n{words.text('puzzle-easier', grade=grade, most=max(GRADES))}"
    page = exercise_page(
        game,
        puzzle.exercise if puzzle.result is PuzzleResult.OPEN else replace(puzzle.exercise, text=""),
        view,
        above,
        buttons=_puzzle_buttons(
            puzzle, standing.of(number), words, attempt.stamp, first=first, begun=begun, steep=steep
        ),
        back=_puzzle_row(words, attempt.stamp, BACK, main=BACK),
    )
    if puzzle.result is PuzzleResult.OPEN or view.page:
        return page
    result = "\n".join(_result(game, puzzle, standing, words))
    return Page(f"{page.text}\n\n{result}", page.pictures, page.rows)


def _is_steep(game: AnyGame, number: int, standing: PuzzleProgress) -> bool:
    """Whether somebody who hasn't solved any puzzle yet faces one that isn't among the easiest."""
    solved = any(score.solved for score in standing.scores.values())
    return not solved and grade_of(game, number) > min(one.grade for one in game.puzzles)


def _result(game: AnyGame, puzzle: Puzzle[Any], standing: PuzzleProgress, words: Words) -> Iterator[str]:
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


def _puzzle_buttons(
    puzzle: Puzzle[Any], score: Score, words: Words, stamp: str, *, first: bool, begun: bool, steep: bool
) -> tuple[Button, ...]:
    """Buttons added to a puzzle, by importance; the first action helps only before there is any."""
    help_ = score.tries or score.helped
    match puzzle.result:
        case PuzzleResult.SOLVED:
            return _puzzle_row(
                words, stamp, NEXT_PUZZLE, SOLUTION, PUZZLE_AGAIN, PUZZLE_LIST, main=NEXT_PUZZLE
            )
        case PuzzleResult.FAILED:
            return _puzzle_row(
                words, stamp, PUZZLE_AGAIN, FIRST_ACTION, SOLUTION, PUZZLE_LIST, main=PUZZLE_AGAIN
            )
        case _:
            is_shown_by_verb = {
                PUZZLE_AGAIN: begun,
                FIRST_ACTION: help_ and first,
                SOLUTION: help_,
                NEXT_PUZZLE: steep,
                PUZZLE_LIST: True,
            }
            return _puzzle_row(
                words, stamp, *(verb for verb, is_shown in is_shown_by_verb.items() if is_shown)
            )


def _puzzle_row(words: Words, stamp: str, *verbs: str, main: str = "") -> tuple[Button, ...]:
    """Buttons for these verbs, the ``main`` one marked."""
    names = {BACK: "puzzle-back"}
    return tuple(
        Button(
            verb,
            words.text(f"puzzle-button-{names.get(verb, verb)[7:]}"),  # words: puzzle-button-*
            stamp=stamp if verb == PUZZLE_AGAIN else "",
            style=Style.SUCCESS if verb == main else Style.SECONDARY,
        )
        for verb in verbs
    )


def solution_page(game: AnyGame, number: int, solution: Page, standing: PuzzleProgress, words: Words) -> Page:
    """Solution of a puzzle, as the game explains it."""
    row = _puzzle_row(words, "", PUZZLE_AGAIN, NEXT_PUZZLE, PUZZLE_LIST, main=PUZZLE_AGAIN)
    text = f"{puzzle_head(game, number, standing, words)}\n{words.text('puzzle-solution')}\n\n{solution.text}"
    return Page(text, solution.pictures, (row,))


def list_page(game: AnyGame, standing: PuzzleProgress, words: Words) -> Page:
    """All puzzles by grade, with what is solved of them."""
    scores = [(one, standing.of(one.number)) for one in game.puzzles]
    solved = [score for _, score in scores if score.solved]
    lines = [
        words.text("puzzle-list-head", game=game.title),
        words.text(
            "puzzle-list-today",
            number=standing.today,
            stars=grade_stars(grade_of(game, standing.today)),
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
        of_grade = [score for one, score in scores if one.grade == grade]
        if of_grade:
            solved_count = sum(bool(score.solved) for score in of_grade)
            label = words.text(
                "puzzle-list-grade", stars=grade_stars(grade), solved=solved_count, count=len(of_grade)
            )
            lines.append(label)
            choices.append(Choice(str(grade), label))
    if standing.streak:
        lines.append(words.text("puzzle-streak", days=standing.streak))
    menu = Select(GRADE, words.text("puzzle-menu-grade"), tuple(choices))
    main = NEXT_PUZZLE if standing.of(standing.today).solved else TODAY
    row = _puzzle_row(words, "", TODAY, NEXT_PUZZLE, RANDOM_PUZZLE, main=main)
    return Page.of(lines, menu, row)
