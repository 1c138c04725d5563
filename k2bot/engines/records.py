"""A whole game as text: version, setup, seed and inputs, one JSON object a line. Replaying it proves it.

What differs from game to game is a ``Form``; a game's own module has one and names what it gives.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, field, fields
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from k2bot.engines import record_lines
from k2bot.engines.errors import EngineError, RecordError, SetupError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from dataclasses import Field

VERSION: Final = 1


class Settings(Protocol):
    """What is agreed before a game: a dataclass."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]


GameT = TypeVar("GameT")
GameT_co = TypeVar("GameT_co", covariant=True)
SettingsT = TypeVar("SettingsT", bound=Settings)
InputT = TypeVar("InputT")


class Led(Protocol[GameT_co]):
    """What an input led to."""

    @property
    def game(self) -> GameT_co:
        """The game after it."""


StepT = TypeVar("StepT", bound=Led[Any])


@dataclass(frozen=True, slots=True)
class Record(Generic[SettingsT, InputT]):
    """All it takes to play a game again."""

    setup: SettingsT
    seed: str
    inputs: tuple[tuple[int, InputT], ...] = ()
    """Each input with the seat that gave it."""
    result: dict[str, Any] | None = None
    """The result as the text claims it; ``replay`` compares it."""


@dataclass(frozen=True, slots=True)
class Form(Generic[SettingsT, InputT, GameT, StepT]):
    """What a game's records look like, and how its inputs are read and applied."""

    name: str
    """Its first value, by which a record of this game is known."""
    game: str
    """The game as an error calls it."""
    example: str
    """A line that tells of a move."""
    largest: int
    """Characters of the largest record that is read, many times more than any game's."""
    settings: type[SettingsT]
    start: Callable[[SettingsT, str], StepT]
    apply: Callable[[GameT, int, Any], StepT]
    """Applies what is none of ``words``."""
    parse: Callable[[str], InputT]
    words: Mapping[str, Callable[[GameT, int], StepT]]
    """The inputs that are no actions, by their texts."""
    result: Callable[[GameT], dict[str, Any] | None]
    """How the game ended, None while it goes on."""
    written: Callable[[SettingsT], dict[str, Any]] = field(default=asdict)
    """The settings as they stand in a record."""
    read: Callable[[int, dict[str, Any]], SettingsT] | None = None
    """The settings that stand in the record's line of that number, where they are not the plain fields."""

    def dumps(self, record: Record[SettingsT, InputT]) -> str:
        """The record as text; once over, with its result. Raises RecordError if it does not replay."""
        lines: list[dict[str, Any]] = [
            {
                "format": self.name,
                "version": VERSION,
                "setup": self.written(record.setup),
                "seed": record.seed,
            }
        ]
        lines.extend({"seat": seat, "action": str(action)} for seat, action in record.inputs)
        result = self.result(self.replay(Record(record.setup, record.seed, record.inputs)))
        if result is not None:
            lines.append({"result": result})
        return record_lines.written(lines)

    def loads(self, text: str) -> Record[SettingsT, InputT]:
        """The record of that text. Raises RecordError with the line that is wrong."""
        lines = record_lines.read(text, largest=self.largest, example=self.example)
        setup, seed = self._head(*next(lines))
        inputs: list[tuple[int, InputT]] = []
        result = None
        for number, values in lines:
            if result is not None:
                raise RecordError(
                    number, "more", "something follows the result, which is the last line of a game"
                )
            if "result" in values:
                result = values["result"]
                if not isinstance(result, dict):
                    value = record_lines.short(result)
                    message = f"the result of a game cannot be {value}"
                    raise RecordError(number, "result", message, value=value)
            else:
                inputs.append(self._input(number, values))
        return Record(setup, seed, tuple(inputs), result)

    def _head(self, number: int, values: dict[str, Any]) -> tuple[SettingsT, str]:
        if values.get("format") != self.name:
            begin = f'{{"format": "{self.name}"'
            message = f"this is no record of {self.game}, which begins with {begin}"
            raise RecordError(number, "other", message, begin=begin)
        if values.get("version") != VERSION:
            version = record_lines.short(values.get("version"))
            message = f"records of version {version} are not known here, only those of version {VERSION}"
            raise RecordError(number, "version", message, version=version, known=VERSION)
        setup, seed = values.get("setup"), values.get("seed")
        known = {one.name for one in fields(self.settings)}
        if not isinstance(setup, dict) or not setup.keys() <= known:
            names = ", ".join(sorted(known))
            raise RecordError(number, "settings", f"the setup has other settings than {names}", names=names)
        if not isinstance(seed, str):
            value = record_lines.short(seed)
            raise RecordError(number, "seed", f"the seed is a text in quotes, not {value}", value=value)
        try:
            return self.settings(**setup) if self.read is None else self.read(number, setup), seed
        except SetupError as error:
            value = record_lines.short(setup.get(error.field))
            message = f"a game cannot be set up with {value} as {error.field}"
            raise RecordError(number, "setup", message, value=value, field=error.field) from None

    def _input(self, number: int, values: dict[str, Any]) -> tuple[int, InputT]:
        seat, text = values.get("seat"), values.get("action")
        if type(seat) is not int or not isinstance(text, str):
            message = f"it tells of no move; one looks like {self.example}"
            raise RecordError(number, "no-move", message, example=self.example)
        try:
            return seat, self.input_of(text)
        except EngineError:
            value = record_lines.short(text)
            raise RecordError(number, "move", f"{value} is no move of this game", value=value) from None

    def input_of(self, text: str) -> InputT:
        """The input of a text. Raises ActionSyntaxError."""
        if text in self.words:
            return text  # type: ignore[return-value]  # the words are inputs of the game
        return self.parse(text)

    def steps(self, record: Record[SettingsT, InputT]) -> Iterator[StepT]:
        """Every step of the game, the start first. Raises RecordError at an input that does not apply."""
        step = self.start(record.setup, record.seed)
        yield step
        for number, (seat, action) in enumerate(record.inputs, 2):
            other = self.words.get(action) if isinstance(action, str) else None
            try:
                step = self.apply(step.game, seat, action) if other is None else other(step.game, seat)
            except EngineError as error:
                raise RecordError(number, "rule", str(error)) from error
            yield step

    def replay(self, record: Record[SettingsT, InputT] | str) -> GameT:
        """The game at the end of a record (or of its text), every input applied anew.

        Raises RecordError at an input that does not apply, and where the stated result is not what comes out.
        """
        if isinstance(record, str):
            record = self.loads(record)
        *_, last = self.steps(record)
        end: GameT = last.game
        self.check(record, end)
        return end

    def whole(self, text: str) -> tuple[StepT, ...]:
        """Every step of the game in a text, the start first. Raises RecordError as ``replay`` does."""
        record = self.loads(text)
        steps = tuple(self.steps(record))
        self.check(record, steps[-1].game)
        return steps

    def check(self, record: Record[SettingsT, InputT], end: GameT) -> None:
        """Compare the result a record states with the game its inputs lead to. Raises RecordError."""
        if record.result is not None and record.result != self.result(end):
            message = "the moves do not lead to the result that is stated"
            raise RecordError(len(record.inputs) + 2, "outcome", message)
