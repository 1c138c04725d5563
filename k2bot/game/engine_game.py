"""The adapter for a game with a standard engine: all that follows from the engine's face."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from k2bot.engines.errors import ActionSyntaxError, RecordError, RuleError
from k2bot.engines.face import DecisionT, GameT, SeenT
from k2bot.engines.records import Record
from k2bot.game.base import Game
from k2bot.game.reading import NEXT, NOW
from k2bot.game.values import (
    NOTHING_PREPARED,
    Greeting,
    Kept,
    PageCommand,
    Pages,
    Picture,
    Recording,
    Refusal,
    Step,
)
from k2bot.text.formatting import quoted
from k2bot.thinking.question import Question

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from k2bot.engines.face import Face
    from k2bot.engines.records import EngineStep, Form
    from k2bot.game.reading import Reader
    from k2bot.game.values import Page, Person, Prepared, Press, Reply
    from k2bot.text.words import Words


@dataclass(frozen=True, slots=True)
class Players:
    """The computers of a game: functions of its ``players``, which other processes can load."""

    levels: tuple[str, ...]
    """The weakest first; each has the message ``KEY-level-LEVEL``."""
    think: Callable[..., str]
    """The answer, from (observation, decision, level, seed, budget)."""
    complete: Callable[..., str] | None = None
    """Completes an answer: takes the part that is drafted and the facts of ``think`` after that part."""
    weigh: Callable[..., str] | None = None
    """What an answer was worth as a ``Valuation``, from (observation, decision, answer, seed, share)."""
    weighed: tuple[str, ...] = ()
    """The kinds of decisions that ``weigh`` takes."""


class EngineGame(Game[GameT], Generic[GameT, DecisionT, SeenT]):
    """A game played by an ``engine``, by computers if it has ``players``.

    Its words are named by its key: ``KEY-title``, ``KEY-rule-CODE`` for what the engine refuses,
    ``KEY-refusal-unreadable``, ``KEY-command-NAME-name`` and ``KEY-command-NAME`` for each of its commands.
    """

    engine: Face[GameT, DecisionT, SeenT]
    players: Players | None = None
    commands: tuple[tuple[str, str], ...]
    """The slash commands, each by the name of its words, with the page it opens."""
    cover: Path | None = None
    """A picture for the page without Discord; the words ``KEY-greeting-*`` greet people beside it."""

    def __init__(self, words: Words | None = None, revision: int | None = None) -> None:
        super().__init__(words, revision)
        self.records = self.engine.records is not None

    @abstractmethod
    def setup(self, options: Mapping[str, str], seats: int) -> Any:
        """The engine's settings for a game of this revision."""

    @abstractmethod
    def reader(
        self, state: GameT, seat: int | None, draft: str | None, people: tuple[Person, ...]
    ) -> Reader[GameT, DecisionT, SeenT, Any]:
        """The reader of a page, who has the game's pages and takes its presses."""

    # ------------------------------------------------------------------------------------- what it is

    @property
    def title(self) -> str:
        """Name for people."""
        return self.words.text(f"{self.key}-title")  # words: *-title

    @property
    def greeting(self) -> Greeting | None:
        """How the page without Discord introduces the game, if it has a ``cover``."""
        if self.cover is None:
            return None
        channel, welcome, start, alt = (
            self.words.text(f"{self.key}-greeting-{part}")  # words: *-greeting-*
            for part in ("channel", "welcome", "start", "picture")
        )
        name, draw = f"{self.key}{self.cover.suffix}", partial(Path.read_bytes, self.cover)
        return Greeting(channel, welcome, start, Picture(name, name, alt, draw))

    @property
    def pages(self) -> Pages:
        """The status page, the page of the reader's next decision, and the pages of ``commands``."""
        return Pages(NOW, NEXT, tuple(self._command(name, page) for name, page in self.commands))

    def _command(self, command: str, page: str) -> PageCommand:
        called = f"{self.key}-command-{command}"
        name = self.words.text(f"{called}-name")  # words: *-command-*-name
        return PageCommand(page, name, self.words.text(called))  # words: *-command-*

    # ------------------------------------------------------------------------------------- play

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[GameT]:
        """Start a game. Raises Refusal if the options don't fit."""
        objection = self.objection(options, seats)
        if objection is not None:
            raise Refusal(objection)
        return _step(self.engine.start(self.setup(options, seats), seed))

    def waiting(self, state: GameT) -> tuple[int, ...]:
        """The seats that have an open decision."""
        return tuple(decision.seat for decision in self.engine.decisions(state))

    def stamp(self, state: GameT, seat: int) -> str | None:
        """The id of the decision this seat may answer now, None for none."""
        decision = self.engine.decision_of(state, seat)
        return decision.id if decision else None

    def apply(self, state: GameT, seat: int, answer: str) -> Step[GameT]:
        """Apply an answer given as text. Raises Refusal, with nothing changed."""
        try:
            return self.advance(state, seat, answer)
        except ActionSyntaxError:
            # words: *-refusal-unreadable
            text = self.words.text(f"{self.key}-refusal-unreadable", answer=quoted(answer))
            raise Refusal(text) from None
        except RuleError as error:
            raise self.forbidden(error) from error

    def advance(self, state: GameT, seat: int, answer: str) -> Step[GameT]:
        """Apply an answer that is one action. Raises ActionSyntaxError and RuleError."""
        return _step(self.engine.apply(state, seat, self.engine.parse(answer)))

    def resign(self, state: GameT, seat: int) -> Step[GameT]:
        """Leave the game for good. Raises Refusal."""
        try:
            return _step(self.engine.resign(state, seat))
        except RuleError as error:
            raise self.forbidden(error) from error

    def forbidden(self, error: RuleError) -> Refusal:
        """What the rules forbid, in words."""
        facts = {name: self.fact(name, fact) for name, fact in error.facts.items()}
        return Refusal(self.words.text(f"{self.key}-rule-{error.code}", **facts))  # words: *-rule-*

    def fact(self, name: str, fact: Any) -> str | int:  # noqa: ARG002 - games tell facts apart by it
        """A fact of an error, as a text mentions it."""
        return quoted(fact) if isinstance(fact, str) else fact

    def fingerprint(self, state: GameT) -> str | None:
        """The engine's, if it has one."""
        return self.engine.fingerprint(state) if self.engine.fingerprint else None

    # ------------------------------------------------------------------------------------- pages

    def page(
        self, state: GameT, seat: int | None, name: str, draft: str | None, people: tuple[Person, ...]
    ) -> Page:
        """A private page by name; docs/pages.md lists them. Raises Refusal."""
        return self.reader(state, seat, draft, people).page(name)

    def on_press(
        self, state: GameT, seat: int | None, press: Press, draft: str | None, people: tuple[Person, ...]
    ) -> Reply:
        """What a press on one of the game's controls leads to. Raises Refusal."""
        try:
            return self.reader(state, seat, draft, people).press(press)
        except RuleError as error:
            raise self.forbidden(error) from error

    # ------------------------------------------------------------------------------------- computers

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """The levels of its players."""
        known = self.players.levels if self.players else ()
        # words: *-level-*
        return tuple((level, self.words.text(f"{self.key}-level-{level}")) for level in known)

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
        """The decision of a seat with all that its player may know, and nothing else of the game.

        What the seat has prepared whole is the answer; a part of one is thought on from. An unknown level, of
        another version, is the weakest. Raises ValueError for a seat that is not asked, and without players.
        """
        decision, players = self.engine.decision_of(state, seat), self.players
        if players is None or decision is None:
            raise ValueError(f"seat {seat} has nothing to decide for a computer")
        known = level if level in players.levels else players.levels[0]
        own = self.late(state, seat, prepared) if prepared != NOTHING_PREPARED else None
        if own is not None and own.kept is Kept.ALL:
            return Question(str, (own.answer,))
        if own is not None and own.kept is Kept.PART and players.complete:
            seen, rest, part = self.partial_answer(state, seat, prepared)
            return Question(players.complete, (part, (seen, rest, known, seed, budget)))
        return Question(players.think, (self.engine.observe(state, seat), decision, known, seed, budget))

    def partial_answer(self, state: GameT, seat: int, prepared: Prepared) -> tuple[SeenT, DecisionT, object]:
        """What a seat that has prepared a part of its answer sees and is asked after it, and that part.

        Asked only of games whose players ``complete`` answers.
        """
        raise NotImplementedError

    def weighing(self, state: GameT, seat: int, answer: str, seed: str, share: int) -> Question | None:
        """What an answer was worth, by what its player could know; None for kinds that are not weighed."""
        decision, players = self.engine.decision_of(state, seat), self.players
        if decision is None or players is None or not players.weigh or decision.kind not in players.weighed:
            return None
        return Question(players.weigh, (self.engine.observe(state, seat), decision, answer, seed, share))

    # ------------------------------------------------------------------------------------- records

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The whole game as text, a line for each action; empty if the engine has no records."""
        form = self.engine.records
        if form is None:
            return ""
        read = [(seat, one) for seat, answer in inputs for one in self.recorded(form, answer)]
        return form.dumps(Record(self.setup(options, seats), seed, tuple(read)))

    def recorded(self, form: Form[Any, Any, GameT, Any], answer: str) -> Sequence[Any]:
        """The inputs of a record that an answer consists of."""
        return (form.input_of(answer),)

    def claims(self, record: str) -> bool:
        """Whether a text begins as the records of this game do."""
        return self.engine.records is not None and self.engine.records.claims(record)

    def replayed(self, record: str) -> Recording[GameT]:
        """A recorded game, played out again. Raises Refusal, naming the line that is wrong and why."""
        if self.engine.records is None:
            raise NotImplementedError
        try:
            read, steps = self.engine.records.whole(record)
            self._compare_places(read, steps[-1].game)
        except RecordError as error:
            raise self._unreadable(error) from error
        return Recording(
            tuple(map(_step, steps)), read.seed, read.result is not None, read.states is not None
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

    def _unreadable(self, error: RecordError) -> Refusal:
        """Which line of a record is wrong, and why."""
        cause = error.__cause__
        if isinstance(cause, RuleError):
            reason = self.forbidden(cause).text
        else:
            own = {"value", "version"}  # the record's own words
            facts = {
                name: quoted(fact) if isinstance(fact, str) and name in own else fact
                for name, fact in error.facts.items()
            }
            # words: talk-record-*
            reason = self.words.text(f"talk-record-{error.code}", game=self.title, **facts)
        return Refusal(self.words.text("talk-record-refused", line=str(error.line), reason=reason))


def _step(step: EngineStep[GameT]) -> Step[GameT]:
    return Step(step.game, step.events)
