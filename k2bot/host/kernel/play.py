"""A game under way as a value: its inputs, where they have led, and since when each seat is awaited."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.values import Moment, Refusal, Select
from k2bot.host.values import InputRow, PlacementRow

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from k2bot.game.base import Game
    from k2bot.game.values import Announcement, Pace, Page, Person, Row, Step
    from k2bot.host.values import InputKind, Member, TableRow

RESIGN: Final = "resign"
"""How a record writes a resignation."""


UNDO: Final = "undo"
"""The kind of an input that takes others back."""


def taken_back(row: InputRow) -> int:
    """The number of the first input that an undo takes back."""
    return int(row.answer)


def effective(inputs: Sequence[InputRow]) -> tuple[InputRow, ...]:
    """The inputs that still count, in their order: none that was taken back, and no undo."""
    left: list[InputRow] = []
    for row in inputs:
        if row.kind != UNDO:
            left.append(row)
            continue
        while left and left[-1].number >= taken_back(row):
            left.pop()
    return tuple(left)


def error_name(error: BaseException) -> str:
    """An error for the log; of a refusal only its message's id, since its words can hold secrets."""
    return f"refused, {error.message}" if isinstance(error, Refusal) else repr(error)


@dataclass(frozen=True, slots=True)
class UndoEpoch:
    """What tells the decisions of a game apart from those that were undone: a game may give both one id.

    Each undo begins a new one, with the next ``count``. A decision that comes up afterwards has that number
    behind its id; those of the moment to which the game went back keep the ids by which people know them
    already. What could only be planned then keeps none: it may have come up since.
    """

    count: int = 0
    kept: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """The game's ids that keep their number."""

    def on(self, stamp: str | None) -> str | None:
        """The id by which the host knows a decision that the game calls so."""
        number = self.kept.get(stamp or "", self.count)
        return f"{stamp}~{number}" if stamp and number else stamp

    def after(self, current: Iterable[str | None]) -> UndoEpoch:
        """The epoch after an undo; ``current`` are the game's ids of the moment to which it went back."""
        kept = {stamp: self.kept.get(stamp, self.count) for stamp in current if stamp}
        return UndoEpoch(self.count + 1, MappingProxyType(kept))

    def page(self, page: Page) -> Page:
        """A page of the game's whose controls have the ids by which the host knows decisions."""
        return replace(page, rows=tuple(self._row(row) for row in page.rows)) if self.count else page

    def _row(self, row: Row) -> Row:
        if isinstance(row, Select):
            return replace(row, stamp=self.on(row.stamp) or "")
        return tuple(replace(button, stamp=self.on(button.stamp) or "") for button in row)


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

    game: Game[Any]
    options: Mapping[str, str]
    seats: int
    seed: str
    begun: datetime
    rules: int

    @classmethod
    def of(cls, game: Game[Any], row: TableRow, seats: int) -> Setup | None:
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
    """A game after some inputs. ``waits`` has the seats awaited now.

    ``inputs`` are all there were, ``effective`` those that were not taken back. After an undo ``before`` and
    ``step`` are those of the newest effective one. ``epoch`` is in the ids of decisions.
    """

    setup: Setup
    inputs: tuple[InputRow, ...]
    before: Any
    step: Step[Any]
    waits: Mapping[int, Wait]
    effective: tuple[InputRow, ...] = ()
    epoch: UndoEpoch = field(default_factory=UndoEpoch)

    @classmethod
    def begin(cls, setup: Setup) -> Play:
        """The game before its first input."""
        step = setup.game.new(setup.options, setup.seats, setup.seed)
        return cls(setup, (), None, step, _begun(setup.game.waiting(step.state), setup.begun, 0, {}))

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
        trail: list[Play] = []
        for row in inputs:
            what = f"input {row.number} ({row.kind} of seat {row.seat})"
            try:
                trail.append(play)
                play = play.then(row, trail=trail)
                same = row.fingerprint is None or game.fingerprint(play.state) in (row.fingerprint, None)
            except Exception as error:
                raise ReplayError(f"{what}: {error_name(error)}", row.number) from error
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
    def gone(self) -> frozenset[int]:
        """The seats that have left the game for good."""
        return frozenset(row.seat for row in self.effective if row.kind == RESIGN)

    @property
    def number(self) -> int:
        """How many inputs there were."""
        return len(self.inputs)

    @property
    def newest(self) -> int:
        """The number of the newest effective input, 0 at the beginning."""
        return self.effective[-1].number if self.effective else 0

    def stamp(self, seat: int) -> str | None:
        """The id of the decision a seat may answer now."""
        return self.epoch.on(self.setup.game.stamp(self.state, seat))

    def drafting(self, seat: int) -> str | None:
        """The id of the decision for which a seat may keep a draft now."""
        return self.epoch.on(self.setup.game.drafting(self.state, seat))

    def unasked(self, seat: int) -> str | None:
        """The stamp of what a seat may do now though it is not asked."""
        return self.epoch.on(self.setup.game.unasked(self.state, seat))

    def then(self, row: InputRow, spoken: Game[Any] | None = None, *, trail: Sequence[Play] = ()) -> Play:
        """The game after one more input. Raises Refusal, and whatever a broken game raises.

        ``spoken`` is the same game in the language of refusals, if that is another one. ``trail`` is how the
        game stood before each input, where that is known: an undo need not go that way again.
        """
        if row.number != self.number + 1:
            raise ValueError(f"input {row.number} cannot follow input {self.number}")
        return self._back(row, trail) if row.kind == UNDO else self.on(row, spoken)

    def on(self, row: InputRow, spoken: Game[Any] | None = None) -> Play:
        """The game after an input that takes nothing back, whatever its number is."""
        game, before = spoken or self.setup.game, self.state
        step = (
            game.resign(before, row.seat) if row.kind == RESIGN else game.apply(before, row.seat, row.answer)
        )
        inputs, effective = (*self.inputs, row), (*self.effective, row)
        after = replace(self, inputs=inputs, effective=effective, before=before, step=step)
        return replace(after, waits=_waits(self, after, row))

    def _back(self, row: InputRow, trail: Sequence[Play]) -> Play:
        """The game as it was before the first input that an undo takes back.

        Who takes something back has all their time again.
        """
        first = taken_back(row)
        if not any(known.number == first for known in self.effective):
            raise ValueError(f"input {first} is none that could be taken back")
        earlier = trail[first - 1] if trail else self.at(first - 1)
        game, state = self.setup.game, earlier.state
        epoch = self.epoch.after(
            ask(state, seat) for seat in range(self.setup.seats) for ask in (game.stamp, game.unasked)
        )
        after = replace(earlier, inputs=(*self.inputs, row), epoch=epoch)
        return replace(after, waits=_waits(self, after, row, renewed=row.seat))

    def take(
        self,
        seat: int,
        kind: InputKind,
        stamp: str,
        answer: str,
        at: datetime,
        *,
        late: bool = False,
        time_up: str | None = None,
        spoken: Game[Any] | None = None,
    ) -> Play:
        """The game after a new input, noted with where it leads. Raises as ``then`` does."""
        row = InputRow(self.number + 1, seat, kind, stamp, answer, at, late=late, time_up=time_up)
        play = self.then(row, spoken)
        noted = replace(play.inputs[-1], fingerprint=self.setup.game.fingerprint(play.state))
        effective = play.effective if kind == UNDO else (*self.effective, noted)
        return replace(play, inputs=(*self.inputs, noted), effective=effective)

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

    def placements(self, members: Sequence[Member]) -> tuple[PlacementRow, ...]:
        """Where each member came in, by seat, in a game that has ended; it is kept for good."""
        came_in = sorted(self.setup.game.placements(self.state), key=lambda placement: placement.seat)
        return tuple(
            PlacementRow(
                one.seat, members[one.seat].user_id, one.place, one.points, MappingProxyType(dict(one.facts))
            )
            for one in came_in
        )

    def last_input(self, seat: int) -> InputRow | None:
        """What a seat did last and has not taken back; None where it has done nothing."""
        return next((row for row in reversed(self.effective) if row.seat == seat), None)

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
        """The game as it was after its first ``number`` inputs, with the epoch of now."""
        if number == self.number:
            return self
        play = Play.begin(self.setup)
        for row in effective(self.inputs[:number]):
            play = play.on(row)
        return replace(play, inputs=self.inputs[:number], epoch=self.epoch)

    def counts(self, number: int | None) -> bool:
        """Whether a post that tells of the input of that number tells of what was not taken back."""
        return not number or any(row.number == number for row in self.effective)

    def went_back_after(self, number: int) -> bool:
        """Whether an undo came after the input of that number."""
        return any(row.kind == UNDO for row in self.inputs[number:])

    def moment(self, people: tuple[Person, ...], since: int | None = None) -> Moment[Any]:
        """The newest step, with all that a post about it may tell that was made with the input ``since``."""
        earlier = None
        if since is not None:
            earlier = sum(row.number < since for row in self.effective) + (since > 0)
        return Moment(self.before, self.step, people, self._history, self._record, self.setup.pace, earlier)

    def _call(self, state: Any) -> str | None:
        pace = self.setup.pace
        return self.setup.game.call(state, pace) if pace in self.setup.game.called else None

    def newest_private(self, seat: int) -> str | None:
        """The key of the newest private post that the game has called for at a seat; None for none."""
        posts = (post for play in self._played() for post in play.announcements())
        return next(iter([post.key for post in posts if post.seat == seat and not post.edit][::-1]), None)

    def _history(self) -> Iterator[Step[Any]]:
        return (play.step for play in self._played())

    def _played(self) -> Iterator[Play]:
        """The game at its beginning, and after each input that was not taken back."""
        play = Play.begin(self.setup)
        yield play
        for row in self.effective:
            play = play.on(row)
            yield play

    def _record(self) -> str:
        inputs = [(row.seat, RESIGN if row.kind == RESIGN else row.answer) for row in self.effective]
        return self.setup.game.record(self.setup.options, self.setup.seats, self.setup.seed, inputs)


def _waits(before: Play, after: Play, row: InputRow, *, renewed: int | None = None) -> Mapping[int, Wait]:
    """The waits ``after`` an input: those from before it for seats asked the same, else new ones.

    That of the seat ``renewed`` is new in any case.
    """
    seats = after.setup.game.waiting(after.state)
    goes_on = {
        seat: before.waits[seat]
        for seat in seats
        if seat in before.waits and seat != renewed and before.stamp(seat) == after.stamp(seat)
    }
    return _begun(seats, row.at, row.number, goes_on)


def _begun(
    seats: Collection[int], at: datetime, number: int, goes_on: Mapping[int, Wait]
) -> Mapping[int, Wait]:
    """A wait for each of these seats: the one that continues, or one that begins with that input."""
    waits = {seat: goes_on.get(seat) or Wait(at, number) for seat in seats}
    return MappingProxyType(
        {seat: replace(wait, beside=wait.beside.union(seats) - {seat}) for seat, wait in waits.items()}
    )
