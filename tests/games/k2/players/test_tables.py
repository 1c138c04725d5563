"""The ways the players look up are those the engine searches, and their nights the engine's own."""

import random
from itertools import product

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.terrain import CardPoints, terrain, walks
from k2bot.games.k2.players import pack
from k2bot.games.k2.players.tables import NO_TENT, board_arrays, move_table

TILES = [*content.TILES.values()]


def best_marks(ends):
    """By space and tent, the highest marker: who has moved further up is never worse off for it."""
    found = {}
    for space, mark, pitched in ends:
        found[space, pitched] = max(mark, found.get((space, pitched), 0))
    return found


def searched(side, weather, start, mark, spending, *, tent):
    """What the engine finds, with the tent where the players would pitch it."""
    board = board_arrays(side)
    (up, down), movement, _ = spending
    tents = {board.names[space] for space in board.tent_places} if tent else ()
    ways = walks(terrain(side, weather), board.names[start], mark, CardPoints(movement, up, down), tents)
    return best_marks((space, vp, pitched) for (space, _, _, pitched, vp, _), _ in ways)


def looked_up(side, weather, start, mark, spending, *, tent):
    """What the players find."""
    board = board_arrays(side)
    (up, down), movement, _ = spending
    step = board.track_step(mark)
    lists = move_table(side, weather).reached(start, step, up, down, tent=tent)[: movement + 1]
    return best_marks(
        (board.names[space], board.points[top], None if camp == NO_TENT else board.names[camp])
        for pair in lists
        for ends in pair
        for space, top, camp in ends
    )


@pytest.mark.parametrize(("side", "number"), list(product(content.SIDES, range(4))))
def test_a_use_ends_wherever_the_engine_says(side, number):
    """From anywhere, in any weather, with the points of any three cards."""
    chance = random.Random(f"{side} {number}")  # noqa: S311 - not cryptographic
    board = board_arrays(side)
    for _ in range(40):
        weather = chance.choice(chance.choice(TILES).days)
        start = chance.randrange(len(board.names))
        mark = chance.choice([mark for mark in board.points if mark >= board.points[board.step[start]]])
        cards = tuple(sorted(chance.sample(pack.DECK, 3)))
        spending, _ = chance.choice(pack.ways(cards, chance.randint(0, 2)).spendings)
        tent = chance.random() < 0.5
        found = looked_up(side, weather, start, mark, spending, tent=tent)
        assert found == searched(side, weather, start, mark, spending, tent=tent)
        reached = {space for space, _ in found}
        assert reached <= {board.names[space] for space in move_table(side, weather).around(start)}
