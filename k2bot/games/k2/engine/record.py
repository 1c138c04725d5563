"""A whole game as text: version, setup, seed and inputs, one JSON object a line. Replaying it proves it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from k2bot.games.k2.engine.actions import Action, parse
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
_SHOWN = 40
"""Characters of a line that an error shows."""


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
    head = {"format": FORMAT, "version": VERSION, "setup": asdict(record.setup), "seed": record.seed}
    lines: list[dict[str, Any]] = [head]
    lines.extend({"seat": seat, "action": str(action)} for seat, action in record.inputs)
    result = _result(replay(Record(record.setup, record.seed, record.inputs)))
    if result is not None:
        lines.append({"result": result})
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)


def loads(text: str) -> Record:
    """The record of that text. Raises RecordError with the line that is wrong."""
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise RecordError(1, "the file is empty")
    setup, seed = _head(lines[0][0], _object(*lines[0]))
    inputs: list[tuple[int, Input]] = []
    result = None
    for number, line in lines[1:]:
        if result is not None:
            raise RecordError(number, "something follows the result, which is the last line of a game")
        values = _object(number, line)
        if "result" in values:
            result = values["result"]
            if not isinstance(result, dict):
                raise RecordError(number, f"the result of a game cannot be {_short(result)}")
        else:
            inputs.append(_input(number, values))
    return Record(setup, seed, tuple(inputs), result)


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except json.JSONDecodeError as error:
        where = f"from character {error.colno} on"
        raise RecordError(number, f"it was changed or cut off, and cannot be read {where}") from None
    except (ValueError, RecursionError):  # a number of thousands of digits, thousands of brackets
        raise RecordError(number, "it was changed: no game has such a line") from None
    if not isinstance(values, dict):
        raise RecordError(number, f"{_short(values)} stands where a line like {_EXAMPLE} belongs")
    return values


def _short(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


def _head(number: int, values: dict[str, Any]) -> tuple[Setup, str]:
    if values.get("format") != FORMAT:
        raise RecordError(number, f'this is no record of K2, which begins with {{"format": "{FORMAT}"')
    if values.get("version") != VERSION:
        version = _short(values.get("version"))
        raise RecordError(
            number, f"records of version {version} are not known here, only those of version {VERSION}"
        )
    setup, seed = values.get("setup"), values.get("seed")
    known = {field.name for field in fields(Setup)}
    if not isinstance(setup, dict) or not setup.keys() <= known:
        raise RecordError(number, f"the setup has other settings than {', '.join(sorted(known))}")
    if not isinstance(seed, str):
        raise RecordError(number, f"the seed is a text in quotes, not {_short(seed)}")
    try:
        return Setup(**setup), seed
    except SetupError as error:
        raise RecordError(
            number, f"a game cannot be set up with {_short(setup.get(error.field))} as {error.field}"
        ) from None


def _input(number: int, values: dict[str, Any]) -> tuple[int, Input]:
    seat, text = values.get("seat"), values.get("action")
    if type(seat) is not int or not isinstance(text, str):
        raise RecordError(number, f"it tells of no move; one looks like {_EXAMPLE}")
    if text == RESIGN:
        return seat, RESIGN
    try:
        return seat, parse(text)
    except K2Error:
        raise RecordError(number, f"{_short(text)} is no move of this game") from None


def steps(record: Record) -> Iterator[Step]:
    """Every step of the game, the start first. Raises RecordError at an input that does not apply."""
    step = start(record.setup, record.seed)
    yield step
    for number, (seat, action) in enumerate(record.inputs, 2):
        try:
            step = resign(step.game, seat) if action == RESIGN else apply(step.game, seat, action)
        except K2Error as error:
            raise RecordError(number, str(error)) from error
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
        raise RecordError(len(record.inputs) + 2, "the moves do not lead to the result that is stated")


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
