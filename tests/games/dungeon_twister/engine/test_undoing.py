"""Which actions undo what a side did in its last turn, or in this one."""

import pytest

from k2bot.games.dungeon_twister.engine import observe, parse
from k2bot.games.dungeon_twister.engine.content import TOKENS
from k2bot.games.dungeon_twister.engine.squares import SQUARES
from k2bot.games.dungeon_twister.engine.undoing import rotated_rooms, undoes
from tests.games.dungeon_twister.engine.helpers.kit import begun, blue_turns, do, set_up

GEAR = "b.mekanork D3, b.thief B3, b.sword B5, y.goblin V1"
"""The Mekanork stands on the gear of room 1."""
ROTATE = "rotate b.mekanork 0 +1"
STEP = "move b.thief B4"


@pytest.mark.parametrize(
    ("own", "action", "undone"),
    [
        (([ROTATE], []), "rotate b.mekanork 0 +1", True),
        (([ROTATE], []), "rotate b.mekanork 0 -1", True),
        (([ROTATE],), "rotate b.mekanork 0 -1", True),
        (([], []), "rotate b.mekanork 0 +1", False),
        (([ROTATE], [], []), "rotate b.mekanork 0 +1", False),
        (([STEP], []), "move b.thief B3", True),
        (([STEP],), "move b.thief B3", True),
        (([STEP], []), "move b.thief B5 take b.sword B4 B3", False),
        (([STEP], []), "move b.thief B2", False),
        (([STEP], [], []), "move b.thief B3", False),
        (([ROTATE], []), "end", False),
    ],
)
def test_repeating_a_rotation_or_stepping_back_undoes_a_turn(own, action, undone):
    """Until the next turn is over. What takes something on the way isn't a step back."""
    assert undoes(blue_turns(GEAR, *own), parse(action)) is undone


def test_the_opponents_rotations_are_not_the_sides_own():
    state = do(blue_turns(GEAR, [ROTATE]), "end")
    assert rotated_rooms(state) == frozenset()


def test_turns_as_they_began_show_no_hidden_room_or_token():
    state = set_up("b.mekanork D3, b.goblin 5, y.goblin V1", hidden=[5], phase="card", ap=0, turn=1)
    (start,) = observe(do(begun(state), "end"), 1).starts
    assert (start.rotations[5], start.rotations[0]) == (None, state.rotations[0])
    shown = {TOKENS[token] for token, square in enumerate(start.squares) if square < SQUARES}
    assert shown == {"b.mekanork", "y.goblin"}
