"""A whole game as text: version, setup, seed and inputs, one JSON object a line. Replaying it proves it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

from k2bot.engines import record_lines
from k2bot.games.k2.engine.actions import Action, parse
from k2bot.games.k2.engine.corrections import FIRST, newest
from k2bot.games.k2.engine.errors import K2Error, RecordError, SetupError
from k2bot.games.k2.engine.model import Setup
from k2bot.games.k2.engine.play import Step, apply, outcome, resign, start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.model import Game

FORMAT = "k2bot record"
VERSION = 1
RESIGN: Literal["resign"] = "resign"

Input: TypeAlias = Action | Literal["resign"]

_EXAMPLE = '{"seat": 0, "action": "finish"}'
LARGEST: Final = 512 * 1024
"""Characters of the largest record that is read, many times more than any game's."""


@dataclass(frozen=True, slots=True)
class Record:
    """All it takes to play a game again."""

    setup: Setup
    seed: str
    inputs: tuple[tuple[int, Input], ...] = ()
    """Each input with the seat that gave it."""
    result: dict[str, Any] | None = None
    """The result as the text claims it; ``replay`` compares it."""


def dumps(record: Record) -> str:
    """The record as text; once over, with its result. Raises RecordError if it does not replay."""
    head = {"format": FORMAT, "version": VERSION, "setup": _setup(record.setup), "seed": record.seed}
    lines: list[dict[str, Any]] = [head]
    lines.extend({"seat": seat, "action": str(action)} for seat, action in record.inputs)
    result = _result(replay(Record(record.setup, record.seed, record.inputs)))
    if result is not None:
        lines.append({"result": result})
    return record_lines.written(lines)


def _setup(setup: Setup) -> dict[str, Any]:
    """The settings as they are written: the first revision of the rules goes without saying."""
    values = asdict(setup)
    if setup.revision == FIRST:
        del values["revision"]
    return values


def loads(text: str) -> Record:
    """The record of that text. Raises RecordError with the line that is wrong."""
    lines = record_lines.read(text, largest=LARGEST, example=_EXAMPLE)
    setup, seed = _head(*next(lines))
    inputs: list[tuple[int, Input]] = []
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
                raise RecordError(number, "result", f"the result of a game cannot be {value}", value=value)
        else:
            inputs.append(_input(number, values))
    return Record(setup, seed, tuple(inputs), result)


def _head(number: int, values: dict[str, Any]) -> tuple[Setup, str]:
    if values.get("format") != FORMAT:
        begin = f'{{"format": "{FORMAT}"'
        raise RecordError(number, "other", f"this is no record of K2, which begins with {begin}", begin=begin)
    if values.get("version") != VERSION:
        version = record_lines.short(values.get("version"))
        message = f"records of version {version} are not known here, only those of version {VERSION}"
        raise RecordError(number, "version", message, version=version, known=VERSION)
    setup, seed = values.get("setup"), values.get("seed")
    known = {field.name for field in fields(Setup)}
    if not isinstance(setup, dict) or not setup.keys() <= known:
        names = ", ".join(sorted(known))
        raise RecordError(number, "settings", f"the setup has other settings than {names}", names=names)
    if not isinstance(seed, str):
        value = record_lines.short(seed)
        raise RecordError(number, "seed", f"the seed is a text in quotes, not {value}", value=value)
    try:
        return Setup(**{"revision": FIRST, **setup}), seed
    except SetupError as error:
        revision = setup.get("revision")
        if error.field == "revision" and type(revision) is int and revision > newest():
            message = f"the game was played by rules of revision {revision}, and those here are of {newest()}"
            raise RecordError(number, "revision", message, revision=revision, known=newest()) from None
        value = record_lines.short(setup.get(error.field))
        message = f"a game cannot be set up with {value} as {error.field}"
        raise RecordError(number, "setup", message, value=value, field=error.field) from None


def _input(number: int, values: dict[str, Any]) -> tuple[int, Input]:
    seat, text = values.get("seat"), values.get("action")
    if type(seat) is not int or not isinstance(text, str):
        raise RecordError(
            number, "no-move", f"it tells of no move; one looks like {_EXAMPLE}", example=_EXAMPLE
        )
    if text == RESIGN:
        return seat, RESIGN
    try:
        return seat, parse(text)
    except K2Error:
        value = record_lines.short(text)
        raise RecordError(number, "move", f"{value} is no move of this game", value=value) from None


def steps(record: Record) -> Iterator[Step]:
    """Every step of the game, the start first. Raises RecordError at an input that does not apply."""
    step = start(record.setup, record.seed)
    yield step
    for number, (seat, action) in enumerate(record.inputs, 2):
        try:
            step = resign(step.game, seat) if action == RESIGN else apply(step.game, seat, action)
        except K2Error as error:
            raise RecordError(number, "rule", str(error)) from error
        yield step


def replay(record: Record | str) -> Game:
    """The game at the end of a record (or of its text), every input applied anew.

    Raises RecordError at an input that does not apply, and where the stated result is not what comes out.
    """
    if isinstance(record, str):
        record = loads(record)
    game = None
    for step in steps(record):
        game = step.game
    assert game is not None  # noqa: S101 - there is always a start
    check(record, game)
    return game


def check(record: Record, end: Game) -> None:
    """Compare the result a record states with the game its inputs lead to. Raises RecordError."""
    if record.result is not None and record.result != _result(end):
        message = "the moves do not lead to the result that is stated"
        raise RecordError(len(record.inputs) + 2, "outcome", message)


def _result(game: Game) -> dict[str, Any] | None:
    ended = outcome(game)
    if ended is None:
        return None
    return {
        "reason": ended.reason,
        "winners": list(ended.winners),
        "totals": list(ended.totals),
        "title": ended.title,
        "day": game.day,
    }
