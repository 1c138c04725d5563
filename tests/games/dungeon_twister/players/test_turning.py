"""The search's states match the engine's, and its steps to the exit match a plain search."""

import ast
from dataclasses import replace
from heapq import heappop, heappush
from pathlib import Path
from random import Random

import pytest

from k2bot.games.dungeon_twister import players
from k2bot.games.dungeon_twister.engine import Setup, apply, decisions, new_game, observe
from k2bot.games.dungeon_twister.engine.actions import Attack, Reveal
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.model import DEAD, Phase
from k2bot.games.dungeon_twister.engine.squares import (
    BIT,
    LINES,
    ROOM_SQUARES,
    SLOTS,
    SQUARES,
    WIDTH,
    squares_of,
)
from k2bot.games.dungeon_twister.players import playing as acting_on
from k2bot.games.dungeon_twister.players.choosing import NORMAL_WEIGHTS, choose
from k2bot.games.dungeon_twister.players.routes import (
    UNREACHABLE,
    Gait,
    estimate_blocked_route,
    exit_route,
    route_avoiding,
)
from k2bot.games.dungeon_twister.players.turns import DeepEvaluation, children, engine_action
from k2bot.games.dungeon_twister.players.valuing import Valuer
from tests.games.dungeon_twister.engine.helpers import kit, playing

NEVER_BLOCKED = (Gait.FLYING, Gait.STUBBORN)
SAME = ("places", "wounded", "vp", "rotations", "gates", "revealed", "fresh_healed")


def beside(square):
    """Adjacent squares, ignoring walls."""
    x, y = divmod(square, WIDTH)
    near = [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
    return [a * WIDTH + b for a, b in near if 0 <= a < SQUARES // WIDTH and 0 <= b < WIDTH]


def acting(seed, count):
    """States of random games with action points for more than one action."""
    return [
        state
        for state in playing.states(seed, count, lively=0.8)
        if state.phase is Phase.ACT and state.ap > 1
    ]


@pytest.mark.parametrize("seed", range(5))
def test_states_after_each_action_match_the_engine(seed):
    chance = Random(seed)  # noqa: S311 - not cryptographic
    compared = 0
    for state in acting(seed, 20):
        found = list(children(state, state.active_seat))
        for child in chance.sample(found, min(12, len(found))):
            action = engine_action(state, child.action)
            after = apply(state, state.active_seat, action).game
            if not isinstance(action, (Attack, Reveal)) and after.active_seat == state.active_seat:
                assert [getattr(child.state, name) for name in SAME] == [
                    getattr(after, name) for name in SAME
                ]
                compared += 1
    assert compared > 8


def test_a_character_left_on_a_pit_without_its_rope_falls():
    state = kit.set_up("b.thief E1, b.goblin F1, b.rope F1, y.cleric M3", wounded=["b.goblin"])
    goblin, rope = BY_NAME["b.goblin"], BY_NAME["b.rope"]
    taken = [child.state for child in children(state, 0) if child.state.places[rope] != state.places[rope]]
    left = [after for after in taken if after.places[goblin] != state.places[goblin]]
    assert left
    assert all(after.places[goblin] == DEAD and after.vp == (0, 1) for after in left)


def cost(maze, gait, square, other):
    """Steps from a square to an adjacent one for this gait, or None; hidden rooms count as open floor."""
    east, north = abs(square - other) == WIDTH, min(square, other)
    shown = [bool(maze.shown & BIT[one]) for one in (square, other)]
    if all(shown):
        free = (maze.east if east else maze.south) >> north & 1
    elif any(shown):
        inside, outside = (square, other) if shown[0] else (other, square)
        sides = maze.own_sides
        sides = (sides.east, sides.west) if east else (sides.south, sides.north)
        free = sides[outside < inside] >> inside & 1
    else:
        free = True
    over_pit = square in maze.pit_squares and gait is Gait.STUBBORN
    if square in maze.pit_squares and gait not in (Gait.PITS, Gait.FLYING) and not over_pit:
        return None
    if free:
        return 4 if over_pit else 1 if shown[0] else 2
    walls = {Gait.WALLS: 4, Gait.STUBBORN: 5}
    return None if over_pit else walls.get(gait)


def counted(maze, gait, seat, enemies):
    """Steps to the exit from every square that leads there, by a plain backward search."""
    goal = LINES[1 - seat]
    found = dict.fromkeys(squares_of(goal & ~enemies), 0)
    waiting = [(0, square) for square in found]
    while waiting:
        distance, square = heappop(waiting)
        if found[square] == distance:
            for other in beside(square):
                steps = None if (goal | enemies) >> other & 1 else cost(maze, gait, other, square)
                if steps and distance + steps < found.get(other, UNREACHABLE):
                    found[other] = distance + steps
                    heappush(waiting, (distance + steps, other))
    return found


ROOMS = [square for slot in range(SLOTS) for square in squares_of(ROOM_SQUARES[slot])]


@pytest.mark.parametrize("gait", Gait)
def test_steps_to_the_exit_match_a_plain_search(gait):
    """Through partly and fully revealed mazes. Only the reported blockers change a way."""
    chance = Random(gait)  # noqa: S311 - not cryptographic
    for deal, up in enumerate((chance.randrange(1 << SLOTS), (1 << SLOTS) - 1) * 2):
        maze, seat = replace(new_game(Setup(dealt=True), f"{deal}"), revealed=up).maze, deal // 2
        enemies = 0 if gait in NEVER_BLOCKED else sum(BIT[square] for square in chance.sample(ROOMS, 8))
        found = counted(maze, gait, seat, enemies)
        for square in chance.sample([one for one in ROOMS if not enemies >> one & 1], 40):
            way = exit_route(maze, gait, seat, square, enemies)
            assert way.steps == found.get(square, UNREACHABLE)
        if gait is Gait.PLAIN:
            free = sum(BIT[one] for one in chance.sample(ROOMS, 8)) & ~(way.path | BIT[square])
            assert counted(maze, gait, seat, way.blockers | free).get(square, UNREACHABLE) == way.steps


def test_the_value_of_a_state_does_not_depend_on_caches():
    for state in playing.states(6, 150):
        lead = Valuer(NORMAL_WEIGHTS).lead(state, 0)
        for known in (route_avoiding, estimate_blocked_route):
            known.cache_clear()
        assert Valuer(NORMAL_WEIGHTS).lead(state, 0) == lead


def test_a_work_limit_stops_the_search_of_further_turns(monkeypatch):
    looked_at = []
    evaluate = DeepEvaluation.evaluate
    monkeypatch.setattr(
        DeepEvaluation, "evaluate", lambda *asked: looked_at.append(asked) or evaluate(*asked)
    )
    state = acting(1, 5)[0]
    counts = []
    for most in (1_000_000, 300):
        monkeypatch.setattr(acting_on, "_MAX_DEEP_STATES", most)
        looked_at.clear()
        choose(observe(state, state.active_seat), decisions(state)[0], Random(0), level="hard")  # noqa: S311 - not cryptographic
        counts.append(len(looked_at))
    assert counts[0] == 12
    assert 1 <= counts[1] < 12


def test_no_computer_player_imports_a_clock_or_threads():
    for path in Path(players.__file__).parent.glob("*.py"):
        imported = {
            alias.name
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
            if isinstance(node, ast.Import)
            for alias in node.names
        }
        assert imported.isdisjoint({"time", "datetime", "threading"}), path
