"""Adapter that hosts a game with a standard engine."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from k2bot.engines.errors import ActionSyntaxError, RecordError, RuleError
from k2bot.engines.records import (
    RESIGN,
    RESIGN_LAST,
    DecisionT,
    Engine,
    EngineStep,
    GameT,
    Record,
    SeenT,
)
from k2bot.game.base import Game
from k2bot.game.reading import NEXT, NOW, RULES, Reader, TalkT
from k2bot.game.values import (
    NO_PREPARATION,
    AnswerSource,
    Greeting,
    Option,
    Page,
    PageCommand,
    Pages,
    People,
    Preparation,
    Press,
    Recording,
    Refusal,
    Reply,
    Step,
)
from k2bot.text.formatting import quote
from k2bot.thinking.question import Question


@dataclass(frozen=True, slots=True)
class Players:
    """A game's computers, as functions that other processes can import."""

    levels: tuple[str, ...]
    """Weakest first; each has the message ``KEY-level-LEVEL``.

    Hints say what a level overlooks by ``KEY-overlooks-LEVEL-KIND``, with the kind of a decision.
    """
    think: Callable[..., str]
    """Answers a decision, from (observation, decision, level, seed, percent).

    100 percent is the strongest level's usual work. The parts of an answer already ``begun`` come last.
    """
    weigh: Callable[..., str] | None = None
    """Evaluates an answer as a ``Valuation``, from (observation, decision, answer, seed, percent)."""
    weighed: tuple[str, ...] = ()
    """Kinds of decisions that ``weigh`` accepts."""


ReaderT = TypeVar("ReaderT", bound=Reader[Any, Any, Any, Any])


class EngineGame(Game[GameT], Generic[GameT, DecisionT, SeenT, TalkT, ReaderT]):
    """A game run by an ``engine``, with computers if it has ``players``.

    Its messages are named after its key: ``KEY-title``, ``KEY-rule-CODE`` for the engine's refusals,
    ``KEY-refusal-unreadable``, ``KEY-refusal-not-seated`` for spectators who try to answer,
    ``KEY-command-NAME-name`` and ``KEY-command-NAME`` for each command, and ``KEY-option-NAME``,
    ``KEY-option-NAME-name``, ``KEY-option-NAME-help`` for each setting.
    """

    engine: Engine[Any, GameT, DecisionT, SeenT]
    talk_type: type[TalkT]
    """The game's vocabulary."""
    reader_type: type[ReaderT]
    """Builds the game's pages and handles presses."""
    players: Players | None = None
    commands: tuple[tuple[str, str], ...]
    """Slash commands by the name used in their messages, with the page each opens."""
    option_values: Mapping[str, Mapping[str, Any]] = {}
    """Values of each lobby setting, the default first, with the engine's own values."""

    records = True

    @abstractmethod
    def setup(self, options: Mapping[str, str], seats: int) -> Any:
        """The engine's setup for a game with this rules revision."""

    def talk(self, people: People = (), reader: int | None = None) -> TalkT:
        """The game's words for these players, or for one reader among them."""
        return self.talk_type(self.words, people, reader=reader)

    def reader(self, state: GameT, seat: int | None, draft: str | None, people: People) -> ReaderT:
        """The reader of a page."""
        return self.reader_type(self.engine, state, seat, draft, self.talk(people, seat))

    # ------------------------------------------------------------------------------------- identity

    @property
    def title(self) -> str:
        """Title for people."""
        return self.words.text(f"{self.key}-title")  # words: *-title

    @property
    def greeting(self) -> Greeting | None:
        """Introduction on the page without Discord, if there are messages ``KEY-greeting-*`` for it.

        Its picture is the first one of the rules.
        """
        if f"{self.key}-greeting-welcome" not in self.words.ids:
            return None
        easiest = next((name for _, name in self.levels), "")
        channel, welcome, start, alt = (
            self.words.text(f"{self.key}-greeting-{part}", level=easiest)  # words: *-greeting-*
            for part in ("channel", "welcome", "start", "picture")
        )
        game: Game[Any] = self  # whose rules need no state
        pictures = game.page(None, None, self.rules, None, ()).pictures if self.rules else ()
        return Greeting(channel, welcome, start, replace(pictures[0], alt=alt) if pictures else None)

    @property
    def pages(self) -> Pages:
        """The status page, the page of the reader's next decision, and the pages of ``commands``."""
        return Pages(NOW, NEXT, tuple(self._command(name, page) for name, page in self.commands))

    def _command(self, command: str, page: str) -> PageCommand:
        called = f"{self.key}-command-{command}"
        name = self.words.text(f"{called}-name")  # words: *-command-*-name
        return PageCommand(page, name, self.words.text(called))  # words: *-command-*

    # ------------------------------------------------------------------------------------- settings

    @property
    def options(self) -> tuple[Option, ...]:
        """Settings of the lobby, with the default of each first."""
        return tuple(
            Option(
                key,
                self.words.text(f"{self.key}-option-{key}"),  # words: *-option-*
                self.words.text(f"{self.key}-option-{key}-help"),  # words: *-option-*
                tuple((value, self.value_label(key, value)) for value in values),
                next(iter(values)),
                self.words.text(f"{self.key}-option-{key}-name"),  # words: *-option-*
            )
            for key, values in self.option_values.items()
        )

    def value_label(self, setting: str, value: str) -> str:
        """Label of a setting's value."""
        return self.words.text(f"{self.key}-option-{setting}-{value}")  # words: *-option-*

    def setting_values(self, options: Mapping[str, str]) -> dict[str, str]:
        """The value of each setting."""
        return {key: options.get(key, next(iter(values))) for key, values in self.option_values.items()}

    def settings(self, options: Mapping[str, str]) -> dict[str, Any]:
        """The chosen values as the engine's setup takes them, with this rules revision."""
        chosen = self.setting_values(options).items()
        return {"revision": self.revision, **{key: self.option_values[key][value] for key, value in chosen}}

    def objection(self, options: Mapping[str, str], seats: int) -> str | None:  # noqa: ARG002 - for overrides
        """Why these options don't suit: a value that doesn't exist, ``KEY-objection-option``."""
        for key, value in self.setting_values(options).items():
            if value not in self.option_values[key]:
                label = self.words.text(f"{self.key}-option-{key}")  # words: *-option-*
                # words: *-objection-option
                return self.words.text(f"{self.key}-objection-option", key=label, value=value)
        return None

    @property
    def topics(self) -> tuple[tuple[str, str], ...]:
        """Topics of the reader's ``rule_book`` with their titles."""
        game: EngineGame[Any, Any, Any, Any, Any] = self  # whose rules need no state
        reader = game.reader(None, None, None, ())
        return reader.rule_book.titles(reader.talk) if reader.rule_book else ()

    # ------------------------------------------------------------------------------------- play

    def new(self, options: Mapping[str, str], seats: int, seed: str) -> Step[GameT]:
        """Start a game. Raises Refusal if the options don't suit."""
        objection = self.objection(options, seats)
        if objection is not None:
            raise Refusal(objection)
        return _step(self.engine.start(self.setup(options, seats), seed))

    def waiting(self, state: GameT) -> tuple[int, ...]:
        """Seats with an open decision."""
        return tuple(decision.seat for decision in self.engine.decisions(state))

    def stamp(self, state: GameT, seat: int) -> str | None:
        """Id of the decision this seat may answer; None if there is none."""
        decision = self.engine.decision_of(state, seat)
        return decision.id if decision else None

    def draft_stamp(self, state: GameT, seat: int) -> str | None:
        """Id of the decision this seat may draft, as its reader says."""
        return self.reader(state, seat, None, ()).draft_stamp

    def optional_stamp(self, state: GameT, seat: int) -> str | None:
        """Stamp of controls that act outside a decision, as its reader says."""
        return self.reader(state, seat, None, ()).optional_stamp

    def apply(self, state: GameT, seat: int, answer: str) -> Step[GameT]:
        """Apply an answer given as text. Raises Refusal, leaving the state unchanged."""
        try:
            return self.advance(state, seat, answer)
        except ActionSyntaxError:
            # words: *-refusal-unreadable
            text = self.words.text(f"{self.key}-refusal-unreadable", answer=quote(answer))
            raise Refusal(text) from None
        except RuleError as error:
            raise self.refusal_for(error) from error

    def advance(self, state: GameT, seat: int, answer: str) -> Step[GameT]:
        """Apply an answer of one action. Raises ActionSyntaxError and RuleError."""
        return _step(self.engine.apply(state, seat, self.engine.parse(answer)))

    def resign(self, state: GameT, seat: int) -> Step[GameT]:
        """Leave the game for good. Raises Refusal."""
        return self._apply_resignation(state, seat, RESIGN)

    def resign_last(self, state: GameT, seat: int) -> Step[GameT]:
        """Leave the game to computers, which ends it if its records have a word for that. Raises Refusal."""
        return self._apply_resignation(state, seat, self._resignation_input(RESIGN_LAST))

    def _resignation_input(self, answer: str) -> str:
        """Word of a resignation in records: RESIGN, if the game has no word for leaving to computers."""
        return RESIGN if answer == RESIGN_LAST and answer not in self.engine.special_inputs else answer

    def _apply_resignation(self, state: GameT, seat: int, word: str) -> Step[GameT]:
        """Apply a resignation. Raises Refusal."""
        try:
            return _step(self.engine.special_inputs[word](state, seat))
        except RuleError as error:
            raise self.refusal_for(error) from error

    def refusal_for(self, error: RuleError) -> Refusal:
        """Turn a rule violation into a refusal for people."""
        text = self.words.text(f"{self.key}-rule-{error.code}", **self.facts(error))  # words: *-rule-*
        return Refusal(text)

    def facts(self, error: RuleError) -> dict[str, str | int]:
        """Format an error's facts for its message."""
        return {name: self.fact(name, fact) for name, fact in error.facts.items()}

    def fact(self, name: str, fact: Any) -> str | int:  # noqa: ARG002 - used by overrides
        """Format a fact of an error for its message."""
        return quote(fact) if isinstance(fact, str) else fact

    def fingerprint(self, state: GameT) -> str | None:
        """The engine's fingerprint."""
        return self.engine.fingerprint(state)

    # ------------------------------------------------------------------------------------- pages

    def page(
        self,
        state: GameT,
        seat: int | None,
        name: str,
        draft: str | None,
        people: People,
        *,
        orders: str | None = None,
        recent: tuple[Any, ...] = (),
    ) -> Page:
        """A private page by name; docs/pages.md lists them. Raises Refusal."""
        reader = self.reader(state, seat, draft, people)
        return replace(reader, orders=orders, recent=recent).page(name)

    def on_press(
        self,
        state: GameT,
        seat: int | None,
        press: Press,
        draft: str | None,
        people: People,
        *,
        orders: str | None = None,
    ) -> Reply:
        """Open a topic of the rules, or leave a player's press to the reader. Raises Refusal."""
        reader = replace(self.reader(state, seat, draft, people), orders=orders)
        if press.verb == RULES and reader.rule_book is not None:
            return reader.rule_book.press(reader.talk, press)
        if seat is None:
            raise reader.talk.refusal_of(f"{self.key}-refusal-not-seated")  # words: *-refusal-not-seated
        try:
            return reader.handle_press(press)
        except RuleError as error:
            raise self.refusal_for(error) from error

    # ------------------------------------------------------------------------------------- computers

    @property
    def levels(self) -> tuple[tuple[str, str], ...]:
        """Levels of the computers, with labels."""
        known = self.players.levels if self.players else ()
        # words: *-level-*
        return tuple((level, self.words.text(f"{self.key}-level-{level}")) for level in known)

    def overlooked(
        self,
        state: GameT,
        seat: int,
        computer: int,  # noqa: ARG002 - for games that ask where the computer stands
        level: str,
        name: str,
    ) -> str:
        """The message ``KEY-overlooks-LEVEL-KIND`` for the kind of the seat's decision, if there is one."""
        decision = self.engine.decision_of(state, seat)
        key = f"{self.key}-overlooks-{level}-{decision.kind if decision else ''}"
        return self.words.text(key, name=name) if key in self.words.ids else ""  # words: *-overlooks-*

    def question(
        self,
        state: GameT,
        seat: int,
        level: str,
        seed: str,
        percent: int,
        *,
        prepared: Preparation = NO_PREPARATION,
    ) -> Question:
        """A seat's decision with everything its computer may know, and nothing else of the game.

        A complete prepared answer is used as it is; a partial one is completed. An unknown level, from
        another version, becomes the weakest. Raises ValueError if the seat has no decision, or without
        players.
        """
        decision, players, known = self._asked(state, seat, level)
        own = self.late_answer(state, seat, prepared) if prepared != NO_PREPARATION else None
        if own is not None and own.source is AnswerSource.DRAFT:
            return Question(str, (own.answer,))
        seen, begun = self.remembered(state, seat), tuple[object, ...]()
        if own is not None:
            seen, decision, begun = self.apply_preparation(state, seat, decision, prepared)
        return Question(players.think, (seen, decision, known, seed, percent, *begun))

    def hint_question(self, state: GameT, seat: int, level: str, seed: str, percent: int) -> Question:
        """A seat's decision with everything its player can look at. Raises ValueError like ``question``."""
        decision, players, known = self._asked(state, seat, level)
        return Question(players.think, (self.engine.observe(state, seat), decision, known, seed, percent))

    def _asked(self, state: GameT, seat: int, level: str) -> tuple[DecisionT, Players, str]:
        """A seat's decision, the computers and their level. Raises ValueError if either is missing."""
        decision, players = self.engine.decision_of(state, seat), self.players
        if players is None or decision is None:
            raise ValueError(f"seat {seat} has nothing to decide for a computer")
        return decision, players, level if level in players.levels else players.levels[0]

    def remembered(self, state: GameT, seat: int) -> SeenT:
        """What a computer in a seat knows: all that its player can look at, and what they once saw."""
        return self.engine.observe(state, seat)

    def apply_preparation(
        self,
        state: GameT,
        seat: int,
        decision: DecisionT,
        prepared: Preparation,  # noqa: ARG002 - for games whose players can complete an answer
    ) -> tuple[SeenT, DecisionT, tuple[object, ...]]:
        """Observation and decision of a seat after the prepared part of its answer, and that part.

        The part is empty if nothing is prepared, or if its computers can't complete an answer.
        """
        return self.engine.observe(state, seat), decision, ()

    def review_question(
        self, state: GameT, seat: int, answer: str, seed: str, percent: int
    ) -> Question | None:
        """Question of an answer's value, by what its player could know.

        None for kinds that aren't evaluated.
        """
        decision, players = self.engine.decision_of(state, seat), self.players
        if decision is None or players is None or not players.weigh or decision.kind not in players.weighed:
            return None
        return Question(players.weigh, (self.engine.observe(state, seat), decision, answer, seed, percent))

    # ------------------------------------------------------------------------------------- records

    def record(
        self, options: Mapping[str, str], seats: int, seed: str, inputs: Sequence[tuple[int, str]]
    ) -> str:
        """The record of a game, one line per action."""
        read = [
            (seat, one)
            for seat, answer in inputs
            for one in self.record_inputs(self._resignation_input(answer))
        ]
        return self.engine.dumps(Record(self.setup(options, seats), seed, tuple(read)))

    def record_inputs(self, answer: str) -> Sequence[Any]:
        """The inputs in a record that make up an answer."""
        return (self.engine.input_of(answer),)

    def claims(self, record: str) -> bool:
        """Whether a text looks like a record of this game."""
        return self.engine.claims(record)

    def replay(self, record: str) -> Recording[GameT]:
        """Replay a record. Raises Refusal, naming the faulty line and why."""
        try:
            read, steps = self.engine.load_and_replay(record)
            self._compare_places(read, steps[-1].game)
        except RecordError as error:
            raise self._unreadable(error) from error
        return Recording(
            tuple(map(_step, steps)), read.seed, read.result is not None, read.states is not None
        )

    def _compare_places(self, record: Record[Any], end: GameT) -> None:
        """Check the placements a record states, if any. Raises RecordError."""
        if record.placements is None:
            return
        placed = [
            {"seat": one.seat, "place": one.place, "points": one.points, **dict(one.facts)}
            for one in self.placements(end)
        ]
        if list(record.placements) != placed:
            raise RecordError(len(record.inputs) + 2, "outcome")

    def _unreadable(self, error: RecordError) -> Refusal:
        """Refusal that names the faulty line of a record, and why."""
        cause = error.__cause__
        if isinstance(cause, RuleError):
            reason = self.refusal_for(cause).text
        else:
            own = {"value", "version"}  # the record's own words
            facts = {
                name: quote(fact) if isinstance(fact, str) and name in own else fact
                for name, fact in error.facts.items()
            }
            # words: talk-record-*
            reason = self.words.text(f"talk-record-{error.code}", game=self.title, **facts)
        return Refusal(self.words.text("talk-record-refused", line=str(error.line), reason=reason))


def _step(step: EngineStep[GameT]) -> Step[GameT]:
    return Step(step.game, step.events)
