"""Where a learner is in a course, and how a script leads there: plain values between host and games."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from k2bot.game.values import Page, Person, Step

StateT = TypeVar("StateT")

GO_ON: Final = "go-on"
"""The answer to an exercise that is only read."""


def _nothing(_: object) -> None:
    return None


def _unchanged(page: Page, _name: str, _draft: str | None) -> Page:
    return page


@dataclass(frozen=True, slots=True)
class Exercise(Generic[StateT]):
    """One step of a course: the game as it is there, and what its learner reads or does.

    ``text`` is said above the page, in a sentence or two: what this is about, what is to be done. ``number``
    says which one of how many it is, the first being 1.
    """

    state: StateT
    seat: int
    people: tuple[Person, ...]
    number: tuple[int, int]
    text: str
    page: str | Page
    """The private page on which it is done, by its name; or a page made for it."""
    model: str | None = GO_ON
    """The answer that "Show me" gives; GO_ON where there is nothing to do, None at the end."""
    correct: Callable[[str], str | None] = _nothing
    """Why, instead of a lawful answer, something else is tried now; None for an answer that leads on."""
    remark: Callable[[str | None], str | None] = _nothing
    """The next thing to do, instead of ``text``, once there is a draft; None for nothing special."""
    fault: Callable[[str | None], str | None] = _nothing
    """Why a draft does not lead on; None for one that does."""
    again: int | None = None
    """With how many of the answers so far another try begins; None where none is offered."""
    shown: Callable[[Page, str, str | None], Page] = _unchanged
    """How a page of the game, opened by that name with that draft, looks in the course."""
    left_out: frozenset[str] = frozenset()
    """Pages and verbs, by their names up to the first dot, that make sense in a real game alone."""


class Rules(Protocol[StateT]):
    """As much of a game as a script takes."""

    def waiting(self, state: StateT) -> tuple[int, ...]:
        """The seats that have to answer now."""

    def apply(self, state: StateT, seat: int, answer: str) -> Step[StateT]:
        """Apply an answer given as text. Raises Refusal."""


@dataclass(frozen=True, slots=True)
class Followed(Generic[StateT]):
    """Where a script has led; the steps since the learner's last answer, each with the state before it."""

    state: StateT
    steps: tuple[tuple[StateT, Step[StateT]], ...] = ()


def follow(
    rules: Rules[StateT],
    begun: StateT,
    seat: int,
    answers: Iterable[str],
    others: Callable[[StateT, int], str],
) -> Followed[StateT]:
    """Go through a learner's answers; between them all others answer by a script until the learner is asked.

    What is only read changes nothing. Raises Refusal for an answer that the rules do not allow there.
    """
    state = begun
    steps = [*_scripted(rules, state, seat, others)]
    for answer in answers:
        if answer == GO_ON:
            continue
        state = steps[-1][1].state if steps else state
        steps = [(state, rules.apply(state, seat, answer))]
        steps += _scripted(rules, steps[-1][1].state, seat, others)
    return Followed(steps[-1][1].state if steps else state, tuple(steps))


def _scripted(
    rules: Rules[StateT], state: StateT, seat: int, others: Callable[[StateT, int], str]
) -> Iterable[tuple[StateT, Step[StateT]]]:
    """The steps of all others, until the learner is asked or nobody is."""
    while (waiting := rules.waiting(state)) and seat not in waiting:
        step = rules.apply(state, waiting[0], others(state, waiting[0]))
        yield state, step
        state = step.state
