"""Event-sourced game as a value: its inputs, the state they lead to, and the seats to move."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from k2bot.game.values import Announcement, Pace, Page, Person, PostSubject, Refusal, Step
from k2bot.host.inputs import RESIGN, SUFFIX, UNDO, first_undone, without_undone
from k2bot.host.rows import InputKind, InputRow, PlacementRow, TableRow
from k2bot.text.errors import MessageError

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
    from datetime import datetime

    from k2bot.game.base import AnyGame
    from k2bot.host.members import Member

RESIGN_LAST = "resign-last"
"""Notation of the last person's resignation, which ends the game; stored as its answer."""


def error_name(error: BaseException) -> str:
    """Loggable form of an error; for a refusal only its message id, because its text may contain secrets."""
    return f"refused, {error.message}" if isinstance(error, Refusal) else repr(error)


@dataclass(frozen=True, slots=True)
class UndoEpoch:
    """Keeps decision ids unique across undos: a game may give the same id before and after one.

    Each undo starts a new epoch with the next ``count``, and later decisions carry that number as a suffix to
    their id. Decisions pending at the restored state keep the ids that players have already been shown.
    Decisions that could only be drafted there keep none: they may have come up since.
    """

    count: int = 0
    suffixes: Mapping[str, int] = field(default_factory=dict)
    """Epoch number of each game id that keeps its earlier suffix."""

    def stamp_of(self, stamp: str | None) -> str | None:
        """Host-side id of the decision with that id in the game."""
        number = self.suffixes.get(stamp or "", self.count)
        return f"{stamp}{SUFFIX}{number}" if stamp and number else stamp

    def after(self, current: Iterable[str | None]) -> UndoEpoch:
        """Epoch after an undo; ``current`` are the game's ids of decisions pending at the restored state."""
        suffixes = {stamp: self.suffixes.get(stamp, self.count) for stamp in current if stamp}
        return UndoEpoch(self.count + 1, suffixes)

    def page(self, page: Page) -> Page:
        """Page of the game with its controls' decision ids translated to the host's."""
        if not self.count:
            return page
        return page.with_controls(lambda own: replace(own, stamp=self.stamp_of(own.stamp) or ""))


class ReplayError(MessageError):
    """Stored inputs no longer replay as they did; the text says where and how."""


class DifferenceError(ReplayError):
    """Stored inputs are accepted, but lead to a different state, end or standings."""


@dataclass(frozen=True, slots=True)
class GameStart:
    """Initial conditions: equal setups start equal games. ``revision`` is that of the rules in force."""

    game: AnyGame
    options: Mapping[str, str]
    seats: int
    seed: str
    begun: datetime
    revision: int

    @classmethod
    def of(cls, game: AnyGame, row: TableRow, seats: int) -> GameStart:
        """Setup of a table's game. Raises ReplayError before its start."""
        if row.seed is None or row.begun is None or row.revision is None:
            raise ReplayError("replay-no-start")
        return cls(game, row.options, seats, row.seed, row.begun, row.revision)

    @property
    def pace(self) -> Pace:
        """Pace at which the game is posted."""
        return self.game.pace(self.options)


@dataclass(frozen=True, slots=True)
class Wait:
    """A seat's wait for one decision: start time ``since``, after input ``number``.

    ``others`` holds the seats that had a decision pending at any time during it.
    """

    since: datetime
    number: int
    others: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class Play:
    """A game after some inputs. ``waits`` maps each seat to move to its wait.

    ``inputs`` is the full log, ``effective`` the part that hasn't been undone. After an undo, ``before`` and
    ``step`` are those of the newest effective input. ``epoch`` is part of decision ids. ``recent`` has the
    events of the newest steps, the oldest first.
    """

    setup: GameStart
    inputs: tuple[InputRow, ...]
    before: Any
    step: Step[Any]
    waits: Mapping[int, Wait]
    effective: tuple[InputRow, ...] = ()
    epoch: UndoEpoch = field(default_factory=UndoEpoch)
    recent: tuple[tuple[Any, ...], ...] = ()

    @classmethod
    def begin(cls, setup: GameStart) -> Play:
        """Start a game, before its first input."""
        step = setup.game.new(setup.options, setup.seats, setup.seed)
        waits = _start_waits(setup.game.waiting(step.state), setup.begun, 0, {})
        return cls(setup, (), None, step, waits, recent=(step.events,)[: setup.game.recent_steps])

    @classmethod
    def replay(cls, setup: GameStart, inputs: tuple[InputRow, ...]) -> Play:
        """Replay the inputs; each must lead to the state it led to originally. Raises ReplayError."""
        game = setup.game
        if setup.revision != game.revision:
            raise ReplayError("replay-rules", rules=str(setup.revision), known=str(game.revision))
        try:
            play = cls.begin(setup)
        except Exception as error:
            raise ReplayError("replay-start", error=repr(error)) from error
        trail: list[Play] = []
        for row in inputs:
            place = {"number": str(row.number), "kind": row.kind, "seat": str(row.seat)}
            try:
                trail.append(play)
                play = play.with_input(row, trail=trail)
                same = row.fingerprint is None or game.fingerprint(play.state) in (row.fingerprint, None)
            except Exception as error:
                raise ReplayError("replay-input", error=error_name(error), **place) from error
            if not same:
                raise DifferenceError("replay-input-differs", **place)
        # One tuple for all, also for the stored rows, saves memory at tables where nobody plays just now.
        return replace(play, inputs=inputs, effective=inputs if play.effective == inputs else play.effective)

    @property
    def state(self) -> Any:
        """Current state."""
        return self.step.state

    @property
    def resigned(self) -> frozenset[int]:
        """Seats that have resigned."""
        return frozenset(row.seat for row in self.effective if row.kind == RESIGN)

    @property
    def number(self) -> int:
        """Number of inputs so far."""
        return len(self.inputs)

    @property
    def newest(self) -> int:
        """Number of the newest effective input, 0 at the start."""
        return self.effective[-1].number if self.effective else 0

    def stamp(self, seat: int) -> str | None:
        """Id of the decision that a seat may answer now."""
        return self.epoch.stamp_of(self.setup.game.stamp(self.state, seat))

    def draft_stamp(self, seat: int) -> str | None:
        """Id of the decision for which a seat may keep a draft now."""
        return self.epoch.stamp_of(self.setup.game.draft_stamp(self.state, seat))

    def optional_stamp(self, seat: int) -> str | None:
        """Id of an optional action that a seat may take without being asked."""
        return self.epoch.stamp_of(self.setup.game.optional_stamp(self.state, seat))

    def stamps(self, seat: int) -> tuple[str | None, ...]:
        """Ids of all decisions for which a press of a seat isn't out of date."""
        return self.stamp(seat), self.draft_stamp(seat), self.optional_stamp(seat)

    def with_input(
        self, row: InputRow, localized: AnyGame | None = None, *, trail: Sequence[Play] = ()
    ) -> Play:
        """Apply one more input. Raises Refusal, and any error of a broken game.

        ``localized`` is the same game in the language of refusals, if different. ``trail`` holds the game
        before each input, if known, which saves an undo from replaying them.
        """
        if row.number != self.number + 1:
            raise ValueError(f"input {row.number} cannot follow input {self.number}")
        return self._undo(row, trail) if row.kind == UNDO else self.applied(row, localized)

    def applied(self, row: InputRow, localized: AnyGame | None = None) -> Play:
        """Apply an input that isn't an undo, whatever its number."""
        game, before = localized or self.setup.game, self.state
        if row.kind == RESIGN:
            step = (game.resign_last if row.answer == RESIGN_LAST else game.resign)(before, row.seat)
        else:
            step = game.apply(before, row.seat, row.answer)
        inputs, effective = (*self.inputs, row), (*self.effective, row)
        recent = (*self.recent, step.events)
        recent = recent[max(0, len(recent) - game.recent_steps) :]
        after = replace(self, inputs=inputs, effective=effective, before=before, step=step, recent=recent)
        return replace(after, waits=_waits(self, after, row))

    def _undo(self, row: InputRow, trail: Sequence[Play]) -> Play:
        """Restore the game to before the first input that an undo reverts.

        The player who undid the step gets the full time for the decision again.
        """
        first = first_undone(row)
        if not any(known.number == first for known in self.effective):
            raise ValueError(f"input {first} is none that could be taken back")
        earlier = trail[first - 1] if trail else self.up_to(first - 1)
        game, state = self.setup.game, earlier.state
        epoch = self.epoch.after(
            ask(state, seat) for seat in range(self.setup.seats) for ask in (game.stamp, game.optional_stamp)
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
        ahead: bool = False,
        localized: AnyGame | None = None,
    ) -> Play:
        """Apply a new input and record its fingerprint. Raises as ``with_input`` does."""
        row = InputRow(
            self.number + 1, seat, kind, stamp, answer, at, late=late, time_up=time_up, ahead=ahead
        )
        play = self.with_input(row, localized)
        noted = replace(play.inputs[-1], fingerprint=self.setup.game.fingerprint(play.state))
        effective = play.effective if kind == UNDO else (*self.effective, noted)
        return replace(play, inputs=(*self.inputs, noted), effective=effective)

    def merged_with(self, earlier: Play) -> Play:
        """Merge the newest step with the earlier ones covered by ``earlier``, for one post.

        Both are of the same game; ``earlier`` ends with the input before the newest.
        """
        step = replace(self.step, events=(*earlier.step.events, *self.step.events))
        return replace(self, before=earlier.before, step=step)

    def merged_from(self, first: int | None) -> Play:
        """Merge the newest step with those from the input ``first`` on, for one post; None: on its own."""
        if first is None:
            return self
        play = self.up_to(first)
        merged = play
        for row in self.inputs[first:]:
            play = play.with_input(row)
            merged = play.merged_with(merged)
        return merged

    def placements(self, members: Sequence[Member]) -> tuple[PlacementRow, ...]:
        """Final standings by seat, for the archive; the game must be over."""
        came_in = sorted(self.setup.game.placements(self.state), key=lambda placement: placement.seat)
        return tuple(
            PlacementRow(one.seat, members[one.seat].user_id, one.place, one.points, dict(one.facts))
            for one in came_in
        )

    def last_input(self, seat: int) -> InputRow | None:
        """Newest effective input of a seat; None if there is none."""
        return next((row for row in reversed(self.effective) if row.seat == seat), None)

    def repeats(self, seat: int, stamp: str, answer: str) -> bool:
        """Whether this repeats the seat's latest answer to the same decision, as a double press does."""
        last = self.last_input(seat)
        return last is not None and (last.stamp, last.answer) == (stamp, answer) and last.kind != RESIGN

    def announcements(self) -> tuple[Announcement, ...]:
        """Posts that the newest step requests."""
        return self.setup.game.announce(self.before, self.step, self.setup.pace)

    @property
    def ping_key(self) -> str | None:
        """Key of the post that pings the seats to move."""
        return self._ping_key(self.state)

    @property
    def needs_ping(self) -> bool:
        """Whether the newest step requires a new ping."""
        return self.before is None or self.ping_key != self._ping_key(self.before)

    def up_to(self, number: int) -> Play:
        """Game after its first ``number`` inputs, with the current epoch."""
        if number == self.number:
            return self
        *_, play = successive_plays(self.setup, without_undone(self.inputs[:number]))
        return replace(play, inputs=self.inputs[:number], epoch=self.epoch)

    def counts(self, number: int | None) -> bool:
        """Whether a post about that input is about an input still in effect."""
        return not number or any(row.number == number for row in self.effective)

    def moment(self, people: tuple[Person, ...], since: int | None = None) -> PostSubject[Any]:
        """Newest step, with what a post about it may show if it was first made with the input ``since``."""
        earlier = None
        if since is not None:
            earlier = sum(row.number < since for row in self.effective) + (since > 0)
        return PostSubject(self.before, self.step, people, self.steps, self.setup.pace, earlier)

    def _ping_key(self, state: Any) -> str | None:
        pace = self.setup.pace
        return self.setup.game.ping_key(state, pace) if pace in self.setup.game.ping_paces else None

    def newest_private(self, seat: int) -> str | None:
        """Key of the newest private post that the game requested for a seat; None for none."""
        posts = (post for _, post in self.requested())
        return next(iter([post.key for post in posts if post.seat == seat and not post.edit][::-1]), None)

    def requested(self) -> Iterator[tuple[int, Announcement]]:
        """Posts that the game has requested, each with the number of its input. Replays the game."""
        for play in successive_plays(self.setup, self.effective):
            yield from ((play.newest, post) for post in play.announcements())

    def steps(self) -> Iterator[Step[Any]]:
        """Every step of the game, the start first. Replays the game."""
        return (play.step for play in successive_plays(self.setup, self.effective))

    def step_name(self, row: InputRow, people: tuple[Person, ...], localized: AnyGame) -> str:
        """Short public description of an input in effect, in the game's language; replays the game.

        Empty if the game doesn't name its steps.
        """
        earlier = self.up_to(row.number - 1)
        step = earlier.applied(row).step
        return localized.step_name(earlier.state, row.seat, row.answer, step, people)

    def record(self) -> str:
        """The game's record, empty if it has none."""
        inputs = [
            (row.seat, row.answer or RESIGN if row.kind == RESIGN else row.answer) for row in self.effective
        ]
        return self.setup.game.record(self.setup.options, self.setup.seats, self.setup.seed, inputs)


def successive_plays(setup: GameStart, inputs: Iterable[InputRow]) -> Iterator[Play]:
    """Game at its start and after each of these inputs, none of which is an undo."""
    play = Play.begin(setup)
    yield play
    for row in inputs:
        play = play.applied(row)
        yield play


def _waits(before: Play, after: Play, row: InputRow, *, renewed: int | None = None) -> Mapping[int, Wait]:
    """Waits after an input: continuing ones for decisions still pending, new ones for the rest.

    The seat ``renewed`` always gets a new wait.
    """
    seats = after.setup.game.waiting(after.state)
    goes_on = {
        seat: before.waits[seat]
        for seat in seats
        if seat in before.waits and seat != renewed and before.stamp(seat) == after.stamp(seat)
    }
    return _start_waits(seats, row.at, row.number, goes_on)


def _start_waits(
    seats: Collection[int], at: datetime, number: int, goes_on: Mapping[int, Wait]
) -> Mapping[int, Wait]:
    """Waits of these seats: the one that continues, or a new one that starts with that input."""
    waits = {seat: goes_on.get(seat) or Wait(at, number) for seat in seats}
    return {seat: replace(wait, others=wait.others.union(seats) - {seat}) for seat, wait in waits.items()}
