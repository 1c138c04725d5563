"""A game that is played by an engine, as the host knows it: what every such game answers alike."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import TYPE_CHECKING, Any, Generic

from k2bot.engines.corrections import FIRST
from k2bot.engines.errors import RecordError, RefusedInputError
from k2bot.engines.face import AskedT, GameT, SeenT
from k2bot.game import records
from k2bot.game.values import NOTHING_PREPARED, Kept, Recording, Step
from k2bot.thinking.question import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence
    from typing import Self

    from k2bot.engines.face import Face, Led
    from k2bot.engines.records import Record
    from k2bot.game.reading import Reader
    from k2bot.game.values import LateAnswer, Page, Person, Placement, Prepared, Press, Refusal, Reply
    from k2bot.text.words import Words


class EngineGame(ABC, Generic[GameT, AskedT, SeenT]):
    """The part of a game that its engine answers, in the words of a language.

    A game says besides what the rules forbid (``forbidden``), and who reads its pages (``reader``).
    """

    def __init__(
        self,
        words: Words,
        engine: Face[GameT, AskedT, SeenT],
        levels: Sequence[str],
        think: Callable[..., str],
        *,
        complete: Callable[..., str],
        weigh: Callable[..., str],
        weighed: Collection[str],
        newest: int,
        revision: int | None,
    ) -> None:
        self._words, self._engine = words, engine
        self._levels, self._think = tuple(levels), think
        self._complete = complete
        self._weigh, self._weighed = weigh, frozenset(weighed)
        self._newest = newest
        self._revision = newest if revision is None else revision

    @property
    @abstractmethod
    def title(self) -> str:
        """Name for people."""

    @abstractmethod
    def placements(self, state: GameT) -> tuple[Placement, ...]:
        """Who came where in a game that is over."""

    @abstractmethod
    def forbidden(self, error: RefusedInputError) -> Refusal:
        """What the rules forbid, in words."""

    @abstractmethod
    def reader(
        self, state: GameT, seat: int | None, draft: str | None, people: tuple[Person, ...]
    ) -> Reader[GameT, AskedT, SeenT, Any]:
        """Who reads a page."""

    @property
    def revision(self) -> int:
        """The revision of the rules by which new games are played."""
        return self._revision

    def by_revision(self, revision: int) -> Self:
        """The game by the rules of an earlier revision. Raises ValueError for an unknown one."""
        if not FIRST <= revision <= self._newest:
            raise ValueError(f"{self.title} has no rules of revision {revision}, only up to {self._newest}")
        other = copy(self)
        other._revision = revision  # noqa: SLF001 - a copy of this same class
        return other

    def waiting(self, state: GameT) -> tuple[int, ...]:
        """The seats that are awaited now."""
        return tuple(decision.seat for decision in self._engine.decisions(state))

    def stamp(self, state: GameT, seat: int) -> str | None:
        """The id of the decision this seat may answer now, None for none."""
        decision = self._engine.decision_of(state, seat)
        return decision.id if decision else None

    def fingerprint(self, state: GameT) -> str:
        """What tells this state from others, secrets included."""
        return self._engine.fingerprint(state)

    def resign(self, state: GameT, seat: int) -> Step[GameT]:
        """Leave the game for good. Raises Refusal."""
        try:
            return _step(self._engine.resign(state, seat))
        except RefusedInputError as error:
            raise self.forbidden(error) from error

    @abstractmethod
    def late(self, state: GameT, seat: int, prepared: Prepared) -> LateAnswer | None:
        """The answer for somebody whose time has run out, None where nobody is awaited."""

    @abstractmethod
    def begun(self, state: GameT, seat: int, prepared: Prepared) -> tuple[SeenT, AskedT, object]:
        """What a seat that has prepared a part of its answer sees and is asked after it, and that part.

        It is asked for such seats alone; ``complete`` makes a whole answer of it.
        """

    def question(
        self,
        state: GameT,
        seat: int,
        level: str,
        seed: str,
        budget: int,
        *,
        prepared: Prepared = NOTHING_PREPARED,
    ) -> Question:
        """The decision of an awaited seat with all that its player may know, and nothing else of the game.

        What the seat has prepared whole is the answer; a part of one is thought on from. Raises ValueError
        for a seat that is not awaited.
        """
        decision = self._engine.decision_of(state, seat)
        if decision is None:
            raise ValueError(f"seat {seat} has nothing to decide")
        known = level if level in self._levels else self._levels[0]  # a level of another version
        own = self.late(state, seat, prepared) if prepared != NOTHING_PREPARED else None
        if own is None or own.kept is Kept.NOTHING:
            return Question(self._think, (self._engine.observe(state, seat), decision, known, seed, budget))
        if own.kept is Kept.ALL:
            return Question(str, (own.answer,))
        seen, rest, begun = self.begun(state, seat, prepared)
        return Question(self._complete, (begun, (seen, rest, known, seed, budget)))

    def weighing(self, state: GameT, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """What an answer was worth, by what its player could know; None for kinds that are not weighed."""
        decision = self._engine.decision_of(state, seat)
        if decision is None or decision.kind not in self._weighed:
            return None
        return Question(self._weigh, (self._engine.observe(state, seat), decision, answer, seed, share))

    def claims(self, text: str) -> bool:
        """Whether a text begins as the records of this game do."""
        return self._engine.records.claims(text)

    def replayed(self, text: str) -> Recording[GameT]:
        """A recorded game, played out again. Raises Refusal, naming the line that is wrong and why."""
        try:
            record, steps = self._engine.records.whole(text)
            self._compare_places(record, steps[-1].game)
        except RecordError as error:
            raise records.refusal(self._words, self.title, error, self.forbidden) from error
        return Recording(
            tuple(map(_step, steps)), record.seed, record.result is not None, record.states is not None
        )

    def _compare_places(self, record: Record[Any, Any], end: GameT) -> None:
        """Compare who came where with what a record states, if it does. Raises RecordError."""
        if record.placements is None:
            return
        placed = [
            {"seat": one.seat, "place": one.place, "points": one.points, **dict(one.facts)}
            for one in self.placements(end)
        ]
        if list(record.placements) != placed:
            message = "the moves do not lead to the placements that are stated"
            raise RecordError(len(record.inputs) + 2, "outcome", message)

    def page(
        self, state: GameT, seat: int | None, name: str, draft: str | None, people: tuple[Person, ...]
    ) -> Page:
        """A private page by name; docs/pages.md lists them. Raises Refusal."""
        return self.reader(state, seat, draft, people).page(name)

    def press(
        self, state: GameT, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's pages leads to. Raises Refusal."""
        try:
            return self.reader(state, seat, draft, people).press(press)
        except RefusedInputError as error:
            raise self.forbidden(error) from error


def _step(led: Led[GameT]) -> Step[GameT]:
    return Step(led.game, led.events)
