"""A tip for a player's first time in each phase; the host's tests check that it is shown once."""

import pytest

from k2bot.games.dungeon_twister.engine import legal_actions
from tests.games.dungeon_twister.pages.dungeon import Dungeon

PLACING = {"phase": "place", "placing": [[0, "y.thief", 1]]}
FIGHTING = {"phase": "fight", "fight": ["b.warrior", "y.troll"]}
BESIDE = {"b.warrior": "G3", "y.troll": "G4", "b.thief": "G5"}


def topics(table, seat, name):
    return {lesson.key.removeprefix("dungeon.") for lesson in table.page(seat, name).lessons}


def test_the_setup_has_its_tips():
    table = Dungeon.begin(Dungeon.at(BESIDE).game, 2)
    assert topics(table, 0, "team") == {"team"}
    table.answer(0, str(legal_actions(table.state, 0)[0]))
    assert topics(table, 0, "orders.hide") == {"hide"}


@pytest.mark.parametrize(
    ("stand", "changes", "name", "topic"),
    [
        (BESIDE, {"phase": "card", "ap": 0}, "turn", "card"),
        (BESIDE, {}, "turn", "who"),
        (BESIDE, {}, "turn.b.warrior", "attack"),
        ({"b.goblin": "U4", "y.troll": "K5"}, {}, "turn.b.goblin", "leave"),
        ({"b.goblin": "U4", "b.rope": "U3", "y.troll": "K5"}, {}, "turn.b.goblin", "carry"),
        ({"b.mekanork": "D3", "y.troll": "K5"}, {}, "turn.b.mekanork", "rotate"),
        ({"b.warrior": "E3", "y.thief": 1, "y.troll": "P3"}, PLACING, "place", "place"),
        (BESIDE, FIGHTING, "fight", "lay"),
    ],
)
def test_what_is_met_in_a_turn_has_a_tip(stand, changes, name, topic):
    assert topic in topics(Dungeon.at(stand, **changes), 0, name)
