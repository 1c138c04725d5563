"""Choose puzzles among those mined, grade them and append them to the ones that are shipped.

``python -m tools.dungeon_twister.puzzles found.jsonl`` reads what ``mining`` wrote. Puzzles that are shipped
keep their numbers and their order. ``--check`` verifies every shipped puzzle instead (``make puzzles``).
"""

from __future__ import annotations

import argparse
import json
import sys
from bisect import bisect_right
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from k2bot.game.exercises import GRADES
from k2bot.games.dungeon_twister import puzzles
from k2bot.games.dungeon_twister.engine.actions import CharacterAction, Drink, End, Move, parse
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OWNER, TOKENS
from k2bot.games.dungeon_twister.engine.squares import LINES, NAMES, SQUARE_BY_NAME
from k2bot.games.dungeon_twister.players.solving import Solver
from k2bot.games.dungeon_twister.players.turns import MoveByResult

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.players.turns import SearchAction
    from k2bot.games.dungeon_twister.puzzles import Position

DATA: Final = Path(puzzles.__file__).with_name(puzzles.FILE)
LIMIT: Final = 5_000_000
"""Work to verify a puzzle."""
BOUNDS: Final = (10.0, 11.0, 12.25, 16.0)
"""Efforts from which a puzzle has grade 2, 3, 4 and 5."""
LONGEST: Final = 8
"""Maximum number of actions in a solution."""
OF_A_GAME: Final = 3
"""Maximum number of puzzles from one game."""


def winning(solver: Solver, game: Game, most: int = 2) -> dict[str, Game]:
    """Winning actions by kind (``kind_of``), up to ``most``, with the states after. Raises TooHardError."""
    found: dict[str, Game] = {}
    for action, after in solver.successors(game):
        kind = kind_of(action)
        if kind not in found and solver.wins(after):
            found[kind] = after
            if len(found) >= most:
                break
    return found


def kind_of(action: SearchAction | End) -> str:
    """Key by which first actions are compared: who does what, and where it ends.

    Objects taken and dropped on the way make no difference.
    """
    if isinstance(action, MoveByResult):
        square = action.result.square
        return f"move {TOKENS[action.character]} {'out' if square is None else NAMES[square]}"
    if isinstance(action, Move):
        exits = LINES[1 - OWNER[BY_NAME[action.character]]]
        leaves = not action.end or exits >> SQUARE_BY_NAME[action.end] & 1
        return f"move {action.character} {'out' if leaves else action.end}"
    return str(action)


def faults(puzzle: Position) -> Iterator[str]:
    """Faults of a puzzle: exactly one first action must win, and its solution must begin with that."""
    solver = Solver(puzzle.seat, LIMIT)
    found = winning(solver, puzzle.start)
    if len(found) != 1:
        yield f"puzzle {puzzle.number} has {len(found)} winning first actions: {[*found]}"
        return
    first = puzzle.first
    if not isinstance(first, CharacterAction) or kind_of(first) not in found:
        yield f"puzzle {puzzle.number}: its solution begins with {first}, not {[*found]}"
    own = tuple(str(action) for seat, action in puzzle.line if seat == puzzle.seat)
    result = puzzles.play_answers(puzzle.number, own).result(puzzle.start)
    if result.value != "solved":
        yield f"puzzle {puzzle.number}: its solution ends {result.value}"


def alike(found: dict[str, Any]) -> tuple[object, ...]:
    """Key that puzzles share if they're too much alike: the same game, and the same actions by character."""
    acts = [parse(action) for _, action in found["line"]]
    return (
        found["source"].partition("/")[0],
        tuple(
            sorted(
                {
                    f"{action.verb} {action.character}"
                    for action in acts
                    if isinstance(action, CharacterAction)
                }
            )
        ),
    )


def is_fit(found: dict[str, Any]) -> bool:
    """Whether a find has few enough actions, and neither begins with a potion nor has points of one left."""
    acts = [parse(action) for _, action in found["line"]]
    own = [action for action in acts if isinstance(action, CharacterAction)]
    return len(own) <= LONGEST and not isinstance(own[0], Drink) and not found["position"]["potion"]


def effort(found: dict[str, Any]) -> float:
    """Difficulty of a puzzle, from states searched, number of first actions, and its solution's actions."""
    acts = [parse(action) for _, action in found["line"]]
    own = [action for action in acts if isinstance(action, CharacterAction)]
    special = sum(not isinstance(action, Move) for action in own)
    handled = sum(isinstance(action, Move) and len(action.path) > len(action.squares) for action in own)
    states, width = int(found["states"]), int(found["width"])
    return (states.bit_length() + width.bit_length() / 2) / 2 + 2 * len(own) + special + handled


def chosen(lines: Sequence[dict[str, Any]], most: int) -> list[dict[str, Any]]:
    """The puzzles to ship, hardest first: few of a game, none like another one."""
    known: set[tuple[object, ...]] = set()
    games: Counter[str] = Counter()
    found = []
    for one in sorted(lines, key=effort, reverse=True):
        game = one["source"].partition("/")[0]
        if alike(one) in known or games[game] >= OF_A_GAME or not is_fit(one):
            continue
        known.add(alike(one))
        games[game] += 1
        found.append(one)
    return found[:most]


def grade(found: dict[str, Any]) -> int:
    """The grade of a puzzle, by its effort."""
    return bisect_right(BOUNDS, effort(found)) + 1


def mixed(found: Sequence[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Puzzles in an order that mixes grades."""
    grades = {one: [found_one for found_one in found if grade(found_one) == one] for one in GRADES}
    while any(grades.values()):
        for waiting in grades.values():
            if waiting:
                yield waiting.pop()


def append(file: Path, most: int) -> int:
    """Append puzzles from a file of finds; returns how many there are then."""
    stored = json.loads(DATA.read_text(encoding="utf-8")) if DATA.exists() else {"puzzles": []}
    shipped = stored["puzzles"]
    known = {puzzle["source"].partition("/")[0] for puzzle in shipped}
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    fresh = [one for one in lines if one["source"].partition("/")[0] not in known]
    number = max((puzzle["number"] for puzzle in shipped), default=0)
    for one in mixed(chosen(fresh, most - len(shipped))):
        number += 1
        shipped.append(
            {
                "number": number,
                "grade": grade(one),
                "rules": one["revision"],
                "source": one["source"],
                "position": one["position"],
                "line": [f"{seat} {action}" for seat, action in one["line"]],
            }
        )
    text = ",\n".join(json.dumps(puzzle, separators=(",", ":")) for puzzle in shipped)
    DATA.write_text(f'{{"version": {puzzles.VERSION}, "puzzles": [\n{text}\n]}}\n', encoding="utf-8")
    return len(shipped)


def main(arguments: Sequence[str] | None = None) -> int:
    """Append puzzles, or verify those that are shipped."""
    parser = argparse.ArgumentParser(prog="python -m tools.dungeon_twister.puzzles", description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--most", type=int, default=100)
    parser.add_argument("--check", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.file is not None:
        print(f"{append(asked.file, asked.most)} puzzles")  # noqa: T201 - command output
    wrong = 0
    for entry in puzzles.entries() if asked.check else ():
        for fault in faults(puzzles.position(entry.number)):
            wrong += 1
            print(fault)  # noqa: T201 - command output
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
