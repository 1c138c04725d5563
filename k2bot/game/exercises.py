"""Exercises of tutorials and puzzles, exchanged between host and games, and scripts for tutorials."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

from k2bot.game.values import Preparation

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.game.values import Page, People, Step

StateT = TypeVar("StateT")

CONTINUE: Final = "go-on"
"""Answer to a read-only exercise."""


def _nothing(_: object) -> None:
    return None


def _unchanged(page: Page, _name: str, _draft: str | None) -> Page:
    return page


@dataclass(frozen=True, slots=True)
class Exercise(Generic[StateT]):
    """One step of a tutorial or puzzle: the current game, and what the learner reads or does.

    ``text`` appears above the page, in a sentence or two: the topic and the task. ``place`` is the
    number of the exercise, from 1, and their total.
    """

    state: StateT
    seat: int
    people: People
    place: tuple[int, int]
    text: str
    page: str | Page
    """Name of the private page on which it is done, or a page made for it."""
    model: str | None = CONTINUE
    """Answer given by "Show me"; CONTINUE if there is nothing to do, None at the end."""
    correct: Callable[[str], str | None] = _nothing
    """Why to try something else instead of a legal answer; None for a correct answer."""
    remark: Callable[[str | None], str | None] = _nothing
    """Next instruction: below ``text``, and in its place once there is a draft; None for none."""
    fault: Callable[[str | None], str | None] = _nothing
    """Explains what is wrong with a draft; None if it is correct."""
    asking: frozenset[str] = frozenset()
    """Pages that only ask for confirmation; these don't repeat the task."""
    retry_from: int | None = None
    """Number of answers to keep for another try; None if there is none."""
    adapt: Callable[[Page, str, str | None], Page] = _unchanged
    """Adapts a page of the game, opened by this name with this draft, to the tutorial."""
    excluded: frozenset[str] = frozenset()
    """Pages and verbs, by name up to the first dot, that make sense only in a real game."""

    ordering: bool = False
    """Whether the answer is given by standing orders; then the draft is these orders."""

    def preparation(self, draft: str | None) -> Preparation:
        """A stored draft as what it is here: a draft or standing orders."""
        return Preparation(orders=draft) if self.ordering else Preparation(draft)

    def excludes(self, verb: str, argument: str) -> bool:
        """Whether a control makes sense only in a real game: hidden in lessons, and refused if pressed."""
        return not self.excluded.isdisjoint(name.partition(".")[0] for name in (verb, argument))


class PuzzleResult(Enum):
    """State of a try at a puzzle."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


GRADES: Final = range(1, 6)
"""Grades of puzzles, easiest first."""


@dataclass(frozen=True, slots=True)
class PuzzleEntry:
    """Entry in a game's list of puzzles. Its number is never reused."""

    number: int
    grade: int


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[StateT]):
    """A puzzle after some answers: the next exercise, or how the puzzle ended.

    The exercise's ``text`` is the task, its ``place`` the number of the puzzle and the number of puzzles. The
    page of a decided puzzle shows the end, without controls that answer.
    """

    exercise: Exercise[StateT]
    result: PuzzleResult
    first: str
    """The only first action that solves it, in words."""


class ScriptRules(Protocol[StateT]):
    """The parts of a game that a script needs."""

    def waiting(self, state: StateT) -> tuple[int, ...]:
        """Seats that must answer now."""

    def apply(self, state: StateT, seat: int, answer: str) -> Step[StateT]:
        """Apply an answer given as text. Raises Refusal."""


@dataclass(frozen=True, slots=True)
class ScriptState(Generic[StateT]):
    """Result of a script: the state, and the steps since the learner's last answer, with prior states."""

    state: StateT
    steps: tuple[tuple[StateT, Step[StateT]], ...] = ()


def follow(
    rules: ScriptRules[StateT],
    begun: StateT,
    seat: int,
    answers: Iterable[str],
    others: Callable[[StateT, int], str],
) -> ScriptState[StateT]:
    """Replay a learner's answers; in between, all other seats follow a script until the learner must answer.

    Read-only exercises change nothing. Raises Refusal for an answer that is illegal at its point.
    """
    state = begun
    steps = [*_scripted(rules, state, seat, others)]
    for answer in answers:
        if answer == CONTINUE:
            continue
        state = steps[-1][1].state if steps else state
        steps = [(state, rules.apply(state, seat, answer))]
        steps += _scripted(rules, steps[-1][1].state, seat, others)
    return ScriptState(steps[-1][1].state if steps else state, tuple(steps))


def _scripted(
    rules: ScriptRules[StateT], state: StateT, seat: int, others: Callable[[StateT, int], str]
) -> Iterable[tuple[StateT, Step[StateT]]]:
    """Steps of all other seats until the learner, or nobody, must answer."""
    while (waiting := rules.waiting(state)) and seat not in waiting:
        step = rules.apply(state, waiting[0], others(state, waiting[0]))
        yield state, step
        state = step.state
