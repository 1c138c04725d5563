"""A position that cannot be is refused, with what is wrong and where."""

import copy

import pytest

from k2bot.games.dungeon_twister.engine import PositionError, from_position
from tests.games.dungeon_twister.engine.helpers.kit import position

WHO = "b.troll C3, y.goblin V1, b.sword C4"


def changed(path, value, **others):
    """A sound position with one value exchanged."""
    made = position(WHO, **others)
    *keys, last = path
    at = made
    for key in keys:
        at = at[key]
    at[last] = value
    return made


@pytest.mark.parametrize(
    ("where", "path", "value"),
    [
        ("phase", ["phase"], "lunch"),
        ("turn", ["turn"], 2),
        ("number", ["number"], 0),
        ("ap", ["ap"], 0),
        ("top", ["top"], 0),
        ("quiet", ["quiet"], 40),
        ("setup.goal", ["setup", "goal"], [4, 5]),
        ("setup", ["setup", "speed"], 1),
        ("vp", ["vp"], [5, 0]),
        ("vp[1]", ["vp", 1], -1),
        ("rooms[3].id", ["rooms", 3, "id"], "1R"),
        ("rooms[3].rot", ["rooms", 3, "rot"], 4),
        ("rooms[3].up", ["rooms", 3, "up"], 1),
        ("gates.1R/1", ["gates", "1R/1"], "open"),
        ("gates.1R/0", ["gates", "1R/0"], "ajar"),
        ("tokens", ["tokens", "b.dragon"], [1, 1]),
        ("tokens.b.troll[0]", ["tokens", "b.troll", 0], 22),
        ("tokens.b.troll", ["tokens", "b.troll"], [21, 3]),
        ("tokens.b.troll", ["tokens", "b.troll"], None),
        ("tokens.b.troll", ["tokens", "b.troll"], 3),
        ("tokens.b.troll", ["tokens", "b.troll"], "lost"),
        ("tokens.b.troll", ["tokens", "b.troll"], [5, 0]),
        ("tokens.b.rope", ["tokens", "b.rope"], [2, 3]),
        ("tokens.b.troll", ["tokens", "b.cleric"], [2, 2]),
        ("tokens.b.sword", ["tokens", "b.sword"], "scored"),
        ("wounded", ["wounded"], ["b.cleric"]),
        ("wounded[0]", ["wounded"], ["b.sword"]),
        ("wounded[1]", ["wounded"], ["b.troll", "b.troll"]),
        ("potion", ["potion"], {"y.goblin": 2}),
        ("potion.b.troll", ["potion"], {"b.troll": 0}),
        ("seats[0].combat", ["seats", 0, "combat"], [1, 2]),
        ("seats[0].combat[1]", ["seats", 0, "combat"], [0, 0]),
        ("seats[0].jumps", ["seats", 0, "jumps"], 4),
        ("seats[0].laid", ["seats", 0, "laid"], 3),
        ("seats[1].actions", ["seats", 1, "actions"], []),
        ("fight", ["fight"], ["b.troll", "y.goblin"]),
        ("placing", ["placing"], [[0, "y.sword", 1]]),
        ("result", ["result"], [0, "goal"]),
        ("position", ["mood"], "good"),
        ("turn", ["tokens", "b.troll"], "dead"),
    ],
)
def test_what_is_wrong_and_where(where, path, value):
    with pytest.raises(PositionError) as caught:
        from_position(changed(path, value), "seed")
    assert caught.value.where == where


@pytest.mark.parametrize("key", sorted(position(WHO)))
def test_a_missing_key_is_named(key):
    made = copy.deepcopy(position(WHO))
    del made[key]
    with pytest.raises(PositionError, match=f"the key '{key}' is missing"):
        from_position(made, "seed")


def test_a_fight_that_cannot_be():
    with pytest.raises(PositionError, match=r"fight: b\.troll cannot attack y\.goblin"):
        from_position(position(WHO, phase="fight", fight=["b.troll", "y.goblin"]), "seed")


def test_a_seed_is_a_text():
    with pytest.raises(PositionError, match="seed"):
        from_position(position(WHO), 7)
