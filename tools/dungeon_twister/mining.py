"""Mine puzzles: ``python -m tools.dungeon_twister.mining found.jsonl --games 100 --seed a``.

Computers play; wherever a seat could force a win within its turn, the turn is searched for positions with
exactly one winning first action. Each find is a line of JSON, appended to the file.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, replace
from itertools import groupby
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from k2bot.games.dungeon_twister.engine import (
    Setup,
    apply,
    decisions,
    legal_actions,
    new_game,
    observe,
    to_position,
)
from k2bot.games.dungeon_twister.engine.actions import CharacterAction, Drink, Move, PlayCard
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, GOALS, POTION_AP, POTIONS, SPEED
from k2bot.games.dungeon_twister.engine.model import SLOT, Phase
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    ROOM_AND_AROUND,
    SLOTS,
    SQUARES,
    squares_of,
)
from k2bot.games.dungeon_twister.players.choosing import choose
from k2bot.games.dungeon_twister.players.solving import Bound, OpenPassages, Solver, TooHardError
from tools.dungeon_twister.puzzles import winning

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game

PERCENT = 20
"""Work for a computer's decision, in percent of the usual."""
LONGEST = 1500
PROVE = 150_000
"""Work where a turn was won, to prove that there is one winning first action only."""
MANY = {4: 60_000, 5: 9_000}
"""Work at most with that many action points, which rarely leave just one way."""
LOOK = 4_000
"""Work where a win may have been missed."""
FEW = 3
"""Action points with which other turns are searched."""
EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS = ((EASY, NORMAL), (NORMAL, EASY), (EASY, EASY), (NORMAL, NORMAL), (EASY, HARD))
LEAST = 3
"""Minimum number of actions in a solution without a fight, rotation, jump, wall or object."""


@dataclass(frozen=True, slots=True)
class Find:
    """A position with one winning first action, with the search that proved it."""

    game: Game
    line: tuple[tuple[int, Action], ...]
    states: int
    width: int

    @property
    def own(self) -> list[CharacterAction]:
        """The winner's actions, except combat cards."""
        return [action for _, action in self.line if isinstance(action, CharacterAction)]

    @property
    def is_good(self) -> bool:
        """Whether it takes more than walking out."""
        own = self.own
        if len(own) < 2 or isinstance(own[0], Drink) or self.game.potion:
            return False
        special = any(not isinstance(action, Move) for action in own) or any(
            isinstance(action, Move) and len(action.squares) != len(action.path) for action in own
        )
        return special or len(own) >= LEAST


def states(setup: Setup, seed: str, levels: Sequence[str]) -> Iterator[Game]:
    """All states of a game between computers in which a turn begins or goes on, and its end."""
    game, chance = new_game(setup, seed), Random(seed)  # noqa: S311 - not cryptographic
    count = 0
    while (asked := decisions(game)) and count < LONGEST:
        decision = asked[0]
        level: Any = levels[decision.seat]
        for action in choose(observe(game, decision.seat), decision, chance, PERCENT, level):
            if game.phase in (Phase.CARD, Phase.ACT):
                yield game
            game = apply(game, decision.seat, action).game
            count += 1
    yield game


def finds(played: Sequence[Game]) -> Iterator[Find]:
    """Puzzles in a game: where a turn was won, or reached a lower goal, and where that was missed."""
    for number, together in groupby(played, lambda game: game.turn_number):
        turn = [game for game in together if game.phase is not Phase.OVER]
        if not turn or number == 0:
            continue
        seat = turn[0].active_seat
        after = next((game for game in played if game.turn_number > number), played[-1])
        for goal in GOALS:
            before = turn[0].vp
            other = goal if before[1 - seat] < goal else max(GOALS)
            if before[seat] >= goal or before[1 - seat] >= other:
                continue
            goals = (goal, other) if seat == 0 else (other, goal)
            if after.vp[seat] >= goal:
                yield from _of_turn(turn, goals, PROVE)
            else:
                yield from _of_turn([game for game in turn if game.ap <= FEW], goals, LOOK)


def _of_turn(turn: Sequence[Game], goals: tuple[int, int], limit: int) -> Iterator[Find]:
    """The earliest puzzle in a turn, with a goal for each seat."""
    for state in turn:
        before = replace(state, setup=replace(state.setup, goal=goals))
        if before.phase is Phase.ACT:
            games = [before]
        else:
            cards = [card for card in legal_actions(before, before.active_seat) if isinstance(card, PlayCard)]
            games = [
                apply(before, before.active_seat, card).game
                for card in cards
                if limit == PROVE or card.card <= FEW
            ]
        for game in games:
            if Bound(game, game.active_seat).is_hopeless or is_open(game):
                continue
            found = list(_within(Solver(game.active_seat, min(limit, MANY.get(game.ap, limit))), game, 2))
            if found:
                yield max(found, key=lambda one: len(one.line))
                return


def is_open(game: Game) -> bool:
    """Whether a face-down room that hides a character of the player's may be revealed in time to use it."""
    hidden = {
        game.places[one] - SLOT
        for one in CHARACTERS_OF[game.active_seat]
        if SLOT <= game.places[one] < SLOT + SLOTS
    }
    if not hidden:
        return False
    turning = tuple((0, 1, 2, 3) for _ in range(SLOTS))
    passages = OpenPassages(game.rooms, game.revealed, turning)
    points = game.ap + sum(points for _, points in game.potion) + POTION_AP * len(POTIONS)
    points = points if any(game.places[one] < SQUARES for one in POTIONS) else game.ap
    for one in CHARACTERS_OF[game.active_seat]:
        place = game.places[one]
        if place >= SQUARES or points < 2:
            continue
        steps, most = passages.steps(BIT[place]), (points - 2) * SPEED[one]
        reached = {square for square, away in steps.items() if away <= most}
        for slot in hidden:
            beside_line = LINES[game.active_seat] >> place & 1 and slot % 4 in (0, 3)
            if beside_line or not reached.isdisjoint(squares_of(ROOM_AND_AROUND[slot])):
                return True
    return False


def _within(solver: Solver, game: Game, depth: int) -> Iterator[Find]:
    solver.work = 0
    try:
        found = winning(solver, game, 4 if depth else 2)
        if len(found) == 1:
            fresh = Solver(game.active_seat, PROVE)
            winning(fresh, game)
            find = Find(
                game,
                tuple(fresh.winning_line(game)),
                fresh.searched,
                len(legal_actions(game, game.active_seat)),
            )
            if find.is_good:
                yield find
                return
    except TooHardError:
        return
    if depth:
        for after in found.values():
            if after.phase is game.phase and after.active_seat == game.active_seat:
                some = list(_within(solver, after, depth - 1))
                if some:
                    yield max(some, key=lambda one: len(one.line))
                    return


def told(find: Find, source: str) -> str:
    """A find as a line of JSON."""
    return json.dumps(
        {
            "source": source,
            "revision": find.game.setup.revision,
            "position": to_position(find.game),
            "line": [[seat, str(action)] for seat, action in find.line],
            "states": find.states,
            "width": find.width,
        },
        separators=(",", ":"),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Play games and append what is found to the file."""
    parser = argparse.ArgumentParser(prog="python -m tools.dungeon_twister.mining", description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="puzzle")
    chosen = parser.parse_args(arguments)
    for number in range(chosen.games):
        seed = f"{chosen.seed}-{number}"
        levels = LEVELS[number % len(LEVELS)]
        setup = Setup(dealt=number % 3 == 1, shown=(0, 7) if number % 3 == 1 else ())
        known: set[tuple[str, ...]] = set()
        played = list(states(setup, seed, levels))
        for find in finds(played):
            line = tuple(str(action) for _, action in find.line)
            if line not in known:
                known.add(line)
                with chosen.file.open("a", encoding="utf-8") as writing:
                    writing.write(told(find, f"{seed}/{find.game.turn_number}") + "\n")
        ended = played[-1]
        print(seed, levels, ended.vp, f"{ended.turn_number} turns, {len(known)} puzzles", flush=True)  # noqa: T201 - command output
    return 0


if __name__ == "__main__":
    sys.exit(main())
