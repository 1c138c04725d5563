"""A game under way as a value: its inputs, where they have led, and since when each seat is awaited."""

from __future__ import annotations

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from k2bot.host.game import Moment
from k2bot.host.log import named
from k2bot.host.store.rows import InputRow

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from datetime import datetime

    from k2bot.host.game import Announcement, Pace, Person, Step
    from k2bot.host.hosted import HostedGame
    from k2bot.host.store.rows import InputKind, TableRow

RESIGN: Final = "resign"
"""How a resignation stands in a record."""


class ReplayError(Exception):
    """Stored inputs do not lead through the game any more as they did; the text says where, and how.

    ``number`` is the first input that does not, 0 for the beginning. ``differs`` says that it is taken as it
    was, but leads to another state.
    """

    def __init__(self, text: str, number: int, *, differs: bool = False) -> None:
        super().__init__(text)
        self.number = number
        self.differs = differs


@dataclass(frozen=True, slots=True)
class Setup:
    """What a game begins with; equal setups begin equal games. ``rules`` is the revision it is played by."""

    game: HostedGame[Any]
    options: Mapping[str, str]
    seats: int
    seed: str
    begun: datetime
    rules: int

    @classmethod
    def of(cls, game: HostedGame[Any], row: TableRow, seats: int) -> Setup | None:
        """What the game of a table began with; None where it has not begun."""
        if row.seed is None or row.begun is None or row.rules is None:
            return None
        return cls(game, row.options, seats, row.seed, row.begun, row.rules)

    @property
    def pace(self) -> Pace:
        """How the game is told."""
        return self.game.pace(self.options)


@dataclass(frozen=True, slots=True)
class Wait:
    """That a seat is awaited for one decision, ``since`` that time and after so many inputs (``number``).

    ``beside`` are the seats that were awaited, too, at any moment of it.
    """

    since: datetime
    number: int
    beside: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Play:
    """A game after some inputs. ``waits`` has the seats awaited now."""

    setup: Setup
    inputs: tuple[InputRow, ...]
    before: Any
    step: Step[Any]
    waits: Mapping[int, Wait]

    @classmethod
    def begin(cls, setup: Setup) -> Play:
        """The game before its first input."""
        step = setup.game.new(setup.options, setup.seats, setup.seed)
        return cls(setup, (), None, step, _waits(setup.game.waiting(step.state), {}, setup.begun, 0))

    @classmethod
    def replay(cls, setup: Setup, inputs: Iterable[InputRow]) -> Play:
        """The game after those inputs, each of which has to lead where it led. Raises ReplayError."""
        game = setup.game
        if setup.rules != game.revision:
            known = f"the newest ones known are of revision {game.revision}"
            raise ReplayError(f"the game was begun by rules of revision {setup.rules}, and {known}", 0)
        try:
            play = cls.begin(setup)
        except Exception as error:
            raise ReplayError(f"the game cannot be begun: {error!r}", 0) from error
        for row in inputs:
            what = f"input {row.number} ({row.kind} of seat {row.seat})"
            try:
                play = play.then(row)
                same = play.is_as_noted
            except Exception as error:
                raise ReplayError(f"{what}: {named(error)}", row.number) from error
            if not same:
                raise ReplayError(f"{what} leads to another state than it did", row.number, differs=True)
        return play

    @property
    def state(self) -> Any:
        """The state now."""
        return self.step.state

    @property
    def since(self) -> Mapping[int, datetime]:
        """The seats awaited now, with the time their decision came up (UTC)."""
        return MappingProxyType({seat: wait.since for seat, wait in self.waits.items()})

    @property
    def is_as_noted(self) -> bool:
        """Whether the newest input leads where it led; yes where that was not noted."""
        noted = self.inputs[-1].fingerprint
        return noted is None or self.setup.game.fingerprint(self.state) in (noted, None)

    @property
    def gone(self) -> frozenset[int]:
        """The seats that have left the game for good."""
        return frozenset(row.seat for row in self.inputs if row.kind == RESIGN)

    @property
    def number(self) -> int:
        """How many inputs there were."""
        return len(self.inputs)

    def stamp(self, seat: int) -> str | None:
        """The id of the decision a seat may answer now."""
        return self.setup.game.stamp(self.state, seat)

    def drafting(self, seat: int) -> str | None:
        """The id of the decision for which a seat may keep a draft now."""
        return self.setup.game.drafting(self.state, seat)

    def unasked(self, seat: int) -> str | None:
        """The stamp of what a seat may do now though it is not asked."""
        return self.setup.game.unasked(self.state, seat)

    def then(self, row: InputRow, spoken: HostedGame[Any] | None = None) -> Play:
        """The game after one more input. Raises Refusal, and whatever a broken game raises.

        ``spoken`` is the same game in the language of refusals, if that is another one.
        """
        if row.number != self.number + 1:
            raise ValueError(f"input {row.number} cannot follow input {self.number}")
        game, before = spoken or self.setup.game, self.state
        step = (
            game.resign(before, row.seat) if row.kind == RESIGN else game.apply(before, row.seat, row.answer)
        )
        waiting = game.waiting(step.state)
        goes_on = {
            seat: self.waits[seat]
            for seat in waiting
            if seat in self.waits and self.stamp(seat) == self.setup.game.stamp(step.state, seat)
        }
        waits = _waits(waiting, goes_on, row.at, row.number)
        return replace(self, inputs=(*self.inputs, row), before=before, step=step, waits=waits)

    def take(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        at: datetime,
        *,
        spoken: HostedGame[Any] | None = None,
    ) -> Play:
        """The game after a new input, noted with where it leads. Raises as ``then`` does."""
        play = self.then(InputRow(self.number + 1, seat, kind, stamp, answer, at), spoken)
        noted = replace(play.inputs[-1], fingerprint=self.setup.game.fingerprint(play.state))
        return replace(play, inputs=(*self.inputs, noted))

    def together(self, earlier: Play | None) -> Play:
        """The newest step told as one with those before it that ``earlier`` tells of; None: on its own.

        Both are of one game, ``earlier`` ends with the input before the newest.
        """
        if earlier is None:
            return self
        step = replace(self.step, events=(*earlier.step.events, *self.step.events))
        return replace(self, before=earlier.before, step=step)

    def told_from(self, first: int | None) -> Play:
        """The newest step told as one with those before it, from the input ``first`` on; None: on its own."""
        if first is None:
            return self
        play = self.at(first)
        told = play
        for row in self.inputs[first:]:
            play = play.then(row)
            told = play.together(told)
        return told

    def last_input(self, seat: int) -> InputRow | None:
        """What a seat did last; None where it has done nothing."""
        return next((row for row in reversed(self.inputs) if row.seat == seat), None)

    def repeats(self, seat: int, stamp: str, answer: str) -> bool:
        """Whether the seat gave this answer to this decision last: a control was pressed twice."""
        last = self.last_input(seat)
        return last is not None and (last.stamp, last.answer) == (stamp, answer) and last.kind != RESIGN

    def announcements(self) -> tuple[Announcement, ...]:
        """The posts that the newest step calls for."""
        return self.setup.game.announce(self.before, self.step, self.setup.pace)

    @property
    def call(self) -> str | None:
        """The key of the post that calls those awaited now."""
        return self._call(self.state)

    @property
    def calls_anew(self) -> bool:
        """Whether those awaited now are awaited since the newest step."""
        return self.before is None or self.call != self._call(self.before)

    def at(self, number: int) -> Play:
        """The game as it was after its first ``number`` inputs."""
        if number == self.number:
            return self
        play = Play.begin(self.setup)
        for row in self.inputs[:number]:
            play = play.then(row)
        return play

    def moment(self, people: tuple[Person, ...]) -> Moment[Any]:
        """The newest step, with all that a post about it may tell."""
        return Moment(self.before, self.step, people, self._history, self._record, self.setup.pace)

    def _call(self, state: Any) -> str | None:
        pace = self.setup.pace
        return self.setup.game.call(state, pace) if self.setup.game.called(pace) else None

    def _history(self) -> Iterator[Step[Any]]:
        play = Play.begin(self.setup)
        yield play.step
        for row in self.inputs:
            play = play.then(row)
            yield play.step

    def _record(self) -> str:
        inputs = [(row.seat, RESIGN if row.kind == RESIGN else row.answer) for row in self.inputs]
        return self.setup.game.record(self.setup.options, self.setup.seats, self.setup.seed, inputs)


def _waits(
    waiting: Iterable[int], goes_on: Mapping[int, Wait], at: datetime, number: int
) -> Mapping[int, Wait]:
    """The waits of these seats: those that go on, and others that have begun with that input."""
    seats = tuple(waiting)
    known = {seat: goes_on.get(seat) or Wait(at, number) for seat in seats}
    return MappingProxyType(
        {seat: replace(wait, beside=wait.beside.union(seats) - {seat}) for seat, wait in known.items()}
    )
