"""A game's rules as an ``Engine``, and a whole game as text, whose replay proves it.

A record has version, setup, seed and inputs, one JSON object a line.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import Field, asdict, dataclass, field, fields
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from k2bot import __version__
from k2bot.engines.codec import without_defaults
from k2bot.engines.corrections import FIRST_REVISION
from k2bot.engines.errors import EngineError, RecordError, SetupError

_MAX_QUOTED_LENGTH: Final = 40
"""Characters of a value that an error shows."""
_MAX_LINE_LENGTH, _MAX_DIGITS, _MAX_NESTING = 4000, 9, 3
"""Limits of a line: characters, digits of a number, and depth of nested lists and objects."""


def to_text(lines: list[dict[str, Any]]) -> str:
    """The lines as text."""
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def digest(lines: list[dict[str, Any]]) -> str:
    """SHA-256 over the lines, in hexadecimal; spaces and ends of lines of a text make no difference to it."""
    return hashlib.sha256(to_text(lines).encode()).hexdigest()


def read_lines(text: str, *, largest: int, example: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Each line that is not empty, with its number; at least one. Raises RecordError at the first wrong one.

    ``largest`` is the maximum number of characters, ``example`` a line for error messages.
    """
    if len(text) > largest:
        raise RecordError(1, "large")
    # Only where JSON has the ends of lines: a seed may hold others.
    lines = [(number, line) for number, line in enumerate(text.split("\n"), 1) if line.strip()]
    if not lines:
        raise RecordError(1, "empty")
    for number, line in lines:
        yield number, _parse_line(number, line, example)


def abbreviated(value: object) -> str:
    """A value as JSON, cut for an error message."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _MAX_QUOTED_LENGTH else f"{text[: _MAX_QUOTED_LENGTH - 1]}…"


def _parse_line(number: int, line: str, example: str) -> dict[str, Any]:
    """Parse a line into plain values of bounded size. Raises RecordError."""
    changed = RecordError(number, "changed")
    if len(line) > _MAX_LINE_LENGTH:
        raise changed
    try:
        values = json.loads(
            line,
            parse_int=_parse_int,
            parse_constant=_reject_constant,
            object_pairs_hook=_reject_duplicate_keys,
        )
        if _is_deep(values):
            raise changed
        json.dumps(values, ensure_ascii=False).encode()  # half a character cannot be written
    except json.JSONDecodeError as error:
        raise RecordError(number, "broken", place=error.colno) from None
    except (ValueError, RecursionError) as error:
        if error is changed:
            raise
        raise changed from None
    if not isinstance(values, dict):
        raise RecordError(number, "no-line", value=abbreviated(values), example=example)
    return values


def _parse_int(text: str) -> int:
    if len(text) > _MAX_DIGITS:
        raise ValueError("no game has such a number")
    return int(text)


def _reject_constant(text: str) -> float:
    raise ValueError(f"{text} is no number of a game")


def _reject_duplicate_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        raise ValueError("something is said twice")
    return values


def _is_deep(value: object, levels: int = _MAX_NESTING) -> bool:
    """Whether lists and objects are nested deeper than in any game's record."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return parts is not None and (levels == 0 or any(_is_deep(part, levels - 1) for part in parts))


VERSION: Final = 1
RESIGN: Final = "resign"
"""Input of a player who leaves the game; each game's engine has it among its ``special_inputs``."""
RESIGN_LAST: Final = "resign-last"
"""Input of the last person, if more than one computer stays; in the engine of games that this ends."""
PROGRAM: Final = f"k2bot {__version__}"


class GameSettings(Protocol):
    """Options chosen before a game: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


GameT = TypeVar("GameT")
GameT_co = TypeVar("GameT_co", covariant=True)
SettingsT = TypeVar("SettingsT", bound=GameSettings)


class EngineStep(Protocol[GameT_co]):
    """The game after an input, with the events."""

    @property
    def game(self) -> GameT_co:
        """The game after the input."""

    @property
    def events(self) -> tuple[Any, ...]:
        """Events of the step, secrets included."""


class EngineDecision(Protocol):
    """A decision that a seat has to make."""

    @property
    def id(self) -> str:
        """Changes whenever the same answer would mean something else."""

    @property
    def seat(self) -> int:
        """The seat that has to decide."""

    @property
    def kind(self) -> str:
        """Kind of the decision."""


DecisionT = TypeVar("DecisionT", bound=EngineDecision)
SeenT = TypeVar("SeenT")


@dataclass(frozen=True, slots=True)
class Record(Generic[SettingsT]):
    """Setup, seed and inputs of a game, with the claims of the text it was read from."""

    setup: SettingsT
    seed: str
    inputs: tuple[tuple[int, Any], ...] = ()
    """Seat and input of each step: an action, or one of ``Engine.special_inputs``."""
    result: dict[str, Any] | None = None
    """Claimed result; None for a game that isn't over."""
    states: tuple[Any, ...] | None = None
    """Claimed fingerprints of the state at the start and after each input, None for a missing one; None if
    the text has none at all."""
    placements: tuple[dict[str, Any], ...] | None = None
    """Claimed placements; a game that ranks its players compares them."""
    altered: bool = False
    """Whether the text's digest doesn't match its lines."""
    program: str | None = PROGRAM
    """The program that wrote it, with its version; None if it doesn't say."""


@dataclass(frozen=True, slots=True)
class Engine(Generic[SettingsT, GameT, DecisionT, SeenT]):
    """The rules of a game as functions, and what its records look like."""

    format: str
    """Value of ``format`` in the first line of this game's records."""
    title: str
    """Title of the game, for error messages."""
    example: str
    """A line with a move, for error messages."""
    largest: int
    """Maximum number of characters of a record, many times more than any game's."""
    settings: type[SettingsT]
    start: Callable[[SettingsT, str], EngineStep[GameT]]
    """Sets up a game from its settings and a seed."""
    decisions: Callable[[GameT], tuple[DecisionT, ...]]
    decision_of: Callable[[GameT, int], DecisionT | None]
    observe: Callable[[GameT, int | None], SeenT]
    """The observation of a seat, or of a spectator for None."""
    apply: Callable[[GameT, int, Any], EngineStep[GameT]]
    """Applies every input that isn't one of ``special_inputs``. Raises RuleError."""
    parse: Callable[[str], Any]
    """The action of a text. Raises ActionSyntaxError."""
    special_inputs: Mapping[str, Callable[[GameT, int], EngineStep[GameT]]]
    """Inputs that aren't actions, by their texts."""
    result: Callable[[GameT], dict[str, Any] | None]
    """Result of a game; None while it is in progress."""
    fingerprint: Callable[[GameT], str]
    """Short hash of a state, to compare states of one game."""
    optional: Mapping[str, object] = field(default_factory=dict)
    """Settings that records omit at this value, the one of games from before the setting existed."""
    newest: Callable[[], int] = lambda: FIRST_REVISION
    """Newest revision of the rules, for games that correct theirs."""

    def dumps(self, record: Record[SettingsT]) -> str:
        """The record as text: each line with the fingerprint of the state it leads to, the result last.

        Raises RecordError if the inputs don't apply.
        """
        steps = self.steps(Record(record.setup, record.seed, record.inputs))
        game = next(steps).game
        head = {
            "format": self.format,
            "version": VERSION,
            **({"program": record.program} if record.program is not None else {}),
            "setup": without_defaults(asdict(record.setup), self.optional),
            "seed": record.seed,
            "state": self.fingerprint(game),
        }
        lines: list[dict[str, Any]] = [head]
        for (seat, action), step in zip(record.inputs, steps, strict=True):
            game = step.game
            lines.append({"seat": seat, "action": str(action), "state": self.fingerprint(game)})
        result = self.result(game)
        if result is not None:
            last = {"result": result}
            lines.append({**last, "digest": digest([*lines, last])})
        return to_text(lines)

    def claims(self, text: str) -> bool:
        """Whether the text begins like a record of this game, complete or not."""
        try:
            _, head = next(read_lines(text, largest=self.largest, example=self.example))
        except RecordError:
            return False
        return head.get("format") == self.format

    def loads(self, text: str) -> Record[SettingsT]:
        """Parse a record. Raises RecordError with the faulty line."""
        lines = list(read_lines(text, largest=self.largest, example=self.example))
        setup, seed = self._head(*lines[0])
        marked = "state" in lines[0][1]
        states = [lines[0][1].get("state")]
        inputs: list[tuple[int, Any]] = []
        result = placements = None
        altered = False
        for number, values in lines[1:]:
            if result is not None:
                raise RecordError(number, "more")
            if "result" in values:
                result, placements = self._last(number, values)
                plain = [{key: one[key] for key in one if key != "digest"} for _, one in lines]
                altered = "digest" in values and values["digest"] != digest(plain)
            else:
                inputs.append(self._input(number, values, marked=marked))
                states.append(values.get("state"))
        stated = tuple(states) if marked else None
        program = lines[0][1].get("program")
        return Record(setup, seed, tuple(inputs), result, stated, placements, altered, program)

    def _head(self, number: int, values: dict[str, Any]) -> tuple[SettingsT, str]:
        if values.get("format") != self.format:
            raise RecordError(number, "other", called=self.title, begin=f'{{"format": "{self.format}"')
        stated = values.get("version")
        if type(stated) is not int or stated != VERSION:
            raise RecordError(number, "version", version=abbreviated(stated), known=VERSION)
        _reject_unknown_keys(number, values, {"format", "version", "program", "setup", "seed", "state"})
        program = values.get("program", "")
        if not isinstance(program, str):
            raise RecordError(number, "unknown", value=abbreviated(program))
        setup, seed = values.get("setup"), values.get("seed")
        known = {one.name for one in fields(self.settings)}
        if not isinstance(setup, dict) or not setup.keys() <= known:
            raise RecordError(number, "settings", names=", ".join(sorted(known)))
        if not isinstance(seed, str):
            raise RecordError(number, "seed", value=abbreviated(seed))
        try:
            return self.settings(**{**self.optional, **setup}), seed
        except SetupError as error:
            revision, newest = setup.get("revision"), self.newest()
            if error.field == "revision" and type(revision) is int and revision > newest:
                raise RecordError(number, "revision", revision=revision, known=newest) from None
            value = abbreviated(setup.get(error.field))
            raise RecordError(number, "setup", value=value, field=error.field) from None

    def _input(self, number: int, values: dict[str, Any], *, marked: bool) -> tuple[int, Any]:
        seat, text = values.get("seat"), values.get("action")
        if type(seat) is not int or not isinstance(text, str):
            raise RecordError(number, "no-move", example=self.example)
        _reject_unknown_keys(number, values, {"seat", "action", "state"} if marked else {"seat", "action"})
        try:
            return seat, self.input_of(text)
        except EngineError:
            raise RecordError(number, "move", value=abbreviated(text)) from None

    def _last(
        self, number: int, values: dict[str, Any]
    ) -> tuple[dict[str, Any], tuple[dict[str, Any], ...] | None]:
        """The result and the placements of the last line."""
        _reject_unknown_keys(number, values, {"result", "placements", "digest"})
        result, placements = values["result"], values.get("placements")
        if not isinstance(result, dict):
            raise RecordError(number, "result", value=abbreviated(result))
        if "placements" in values and not _is_list_of_objects(placements):
            raise RecordError(number, "result", value=abbreviated(placements))
        return result, None if placements is None else tuple(placements)

    def input_of(self, text: str) -> Any:
        """Parse an input. Raises ActionSyntaxError."""
        return text if text in self.special_inputs else self.parse(text)

    def steps(self, record: Record[SettingsT]) -> Iterator[EngineStep[GameT]]:
        """Replay the game step by step, beginning with its start.

        Raises RecordError for an illegal input, and for a state that doesn't match its fingerprint.
        """
        step = self.start(record.setup, record.seed)
        self._compare(record, 0, step.game)
        yield step
        for number, (seat, action) in enumerate(record.inputs, 1):
            other = self.special_inputs.get(action) if isinstance(action, str) else None
            try:
                step = self.apply(step.game, seat, action) if other is None else other(step.game, seat)
            except EngineError as error:
                raise RecordError(number + 1, "rule", error=str(error)) from error
            self._compare(record, number, step.game)
            yield step

    def _compare(self, record: Record[SettingsT], number: int, game: GameT) -> None:
        if record.states is None:
            return
        if record.states[number] is None:
            raise RecordError(number + 1, "no-state")
        if record.states[number] != self.fingerprint(game):
            raise RecordError(number + 1, "state")

    def replay(self, record: Record[SettingsT] | str) -> GameT:
        """Replay a record, or its text, to the end.

        Raises RecordError for an illegal input, and for a state or result other than the one claimed.
        """
        if isinstance(record, str):
            return self.load_and_replay(record)[1][-1].game
        *_, last = self.steps(record)
        if record.result is not None:
            self.check_result(record, last.game)
        return last.game

    def load_and_replay(self, text: str) -> tuple[Record[SettingsT], tuple[EngineStep[GameT], ...]]:
        """Parse and replay a record: the record, and every step, beginning with the start of the game.

        Raises RecordError as ``replay`` does.
        """
        record = self.loads(text)
        steps = tuple(self.steps(record))
        self.check_result(record, steps[-1].game)
        return record, steps

    def check_result(self, record: Record[SettingsT], end: GameT) -> None:
        """Compare the claimed result with the game that the inputs lead to. Raises RecordError."""
        result = self.result(end)
        if record.result is None and result is not None:
            raise RecordError(len(record.inputs) + 1, "cut")
        if record.result != result:
            raise RecordError(len(record.inputs) + 2, "outcome")
        if record.altered:
            raise RecordError(len(record.inputs) + 2, "digest")


def _reject_unknown_keys(number: int, values: dict[str, Any], known: set[str]) -> None:
    """Reject a line with an unknown key. Raises RecordError."""
    unknown = sorted(values.keys() - known)
    if unknown:
        raise RecordError(number, "unknown", value=abbreviated(unknown[0]))


def _is_list_of_objects(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)
