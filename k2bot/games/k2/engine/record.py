"""A whole game as text: version, setup, seed and inputs, one JSON object a line. Replaying it proves it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, fields
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from k2bot.games.k2.engine.actions import Action, parse
from k2bot.games.k2.engine.errors import K2Error, RecordError
from k2bot.games.k2.engine.model import Setup
from k2bot.games.k2.engine.play import Step, apply, outcome, resign, start

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2bot.games.k2.engine.model import Game

FORMAT = "k2bot record"
VERSION = 1
RESIGN: Literal["resign"] = "resign"

Input: TypeAlias = Action | Literal["resign"]


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
        raise RecordError(1, "the record is empty")
    setup, seed = _head(lines[0][0], _object(*lines[0]))
    inputs: list[tuple[int, Input]] = []
    result = None
    for number, line in lines[1:]:
        if result is not None:
            raise RecordError(number, "the result is the last line")
        values = _object(number, line)
        if "result" in values:
            result = values["result"]
            if not isinstance(result, dict):
                raise RecordError(number, f"a result is an object, not {result!r}")
        else:
            inputs.append(_input(number, values))
    return Record(setup, seed, tuple(inputs), result)


def _object(number: int, line: str) -> dict[str, Any]:
    try:
        values = json.loads(line)
    except ValueError as error:
        raise RecordError(number, f"no JSON: {error}") from None
    except RecursionError:
        raise RecordError(number, "no JSON of a record: it is nested too deeply") from None
    if not isinstance(values, dict):
        raise RecordError(number, f"a JSON object is expected, not {line.strip()[:40]!r}")
    return values


def _head(number: int, values: dict[str, Any]) -> tuple[Setup, str]:
    if values.get("format") != FORMAT:
        raise RecordError(number, f"no record of this game: the first line names the format {FORMAT!r}")
    if values.get("version") != VERSION:
        raise RecordError(
            number, f"version {values.get('version')!r} is unknown; this program reads {VERSION}"
        )
    setup, seed = values.get("setup"), values.get("seed")
    known = {field.name for field in fields(Setup)}
    if not isinstance(setup, dict) or not setup.keys() <= known:
        raise RecordError(number, f"the setup is an object with the keys {', '.join(sorted(known))}")
    if not isinstance(seed, str):
        raise RecordError(number, f"the seed is a text, not {seed!r}")
    try:
        return Setup(**setup), seed
    except K2Error as error:
        raise RecordError(number, str(error)) from None


def _input(number: int, values: dict[str, Any]) -> tuple[int, Input]:
    seat, text = values.get("seat"), values.get("action")
    if type(seat) is not int or not isinstance(text, str):
        raise RecordError(number, 'an input looks like {"seat": 0, "action": "finish"}')
    if text == RESIGN:
        return seat, RESIGN
    try:
        return seat, parse(text)
    except K2Error as error:
        raise RecordError(number, str(error)) from None


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
        raise RecordError(len(record.inputs) + 2, f"the result stated is not what comes out: {_result(end)}")


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
