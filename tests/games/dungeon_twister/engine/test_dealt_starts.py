"""A dealt start is the same for both sides, and nobody can leave the maze on their first turn."""

import pytest

from k2bot.games.dungeon_twister.engine import (
    Setup,
    SetupError,
    new_game,
    observe,
)
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, KIND, POTIONS, SPEED
from k2bot.games.dungeon_twister.engine.planning import exits
from k2bot.games.dungeon_twister.engine.squares import LENGTH, SQUARES, coordinates, slot_corner
from k2bot.games.dungeon_twister.hosted import DungeonTwister

POINTS = 3
"""The most action points of anybody's first turn: a 2 is played first, and then at most one more (9)."""
FARTHEST = POINTS * max(SPEED)
"""Squares covered by walking straight ahead through walls and enemies; a rotating room moves its
characters by 4 and a jump by 2, so this overestimates."""
STARTS = {"dealt": {"dealt": "yes"}, "first game": DungeonTwister.first_game}


def starts(options, revision=2):
    setup = DungeonTwister(revision=revision).setup(options, 2)
    return [new_game(setup, f"deal {seed}") for seed in range(150)]


def squares_to_exit(game, token, seat):
    """Lower bound in squares: tokens in a room count as if on its square nearest to the exit."""
    place = game.places[token]
    x = coordinates(place)[0] if place < SQUARES else slot_corner(place - SQUARES)[0]
    if 0 < x < LENGTH - 1:
        first = x - (x - 1) % 5
        x = first if seat else first + 4
    return x if seat else LENGTH - 1 - x


def nearest(game):
    return [min(squares_to_exit(game, token, seat) for token in CHARACTERS_OF[seat]) for seat in (0, 1)]


@pytest.mark.rule(42)
@pytest.mark.parametrize("options", STARTS.values(), ids=STARTS)
def test_nobody_can_leave_the_maze_on_their_first_turn(options):
    """Not even with a potion: two rooms must be revealed to reach one, and it must be drunk."""
    for game in starts(options):
        assert min(nearest(game)) > FARTHEST
        assert not exits(observe(game, 0), 0, POINTS) + exits(observe(game, 1), 1, POINTS)
        for potion in POTIONS:
            slot = game.places[potion] - SQUARES
            assert slot in (2, 5), "in the middle, and face down"
            beside = {slot ^ 4, slot - 1, slot + 1}
            assert not any(game.revealed >> one & 1 for one in beside)
    before = [game for game in starts(options, revision=1) if min(nearest(game)) <= FARTHEST]
    assert len(before) > 100, "a deal at random puts somebody near an exit"


@pytest.mark.parametrize("options", STARTS.values(), ids=STARTS)
def test_both_sides_get_equal_starts(options):
    for game in starts(options):
        assert len(set(nearest(game))) == 1
        teams = [
            [
                KIND[t]
                for t in sorted(CHARACTERS_OF[seat], key=lambda t: game.places[t])
                if game.places[t] < 10 or 210 <= game.places[t] < SQUARES
            ]
            for seat in (0, 1)
        ]
        assert teams[0] == teams[1]
        on_board = [sum(game.places[token] < SQUARES for token in CHARACTERS_OF[seat]) for seat in (0, 1)]
        assert on_board[0] == on_board[1]


def test_unknown_rules_revisions_are_refused():
    assert Setup().revision == 4
    for revision in (0, 5, True, "1", None):
        with pytest.raises(SetupError) as refused:
            Setup(revision=revision)
        assert refused.value.field == "revision"
