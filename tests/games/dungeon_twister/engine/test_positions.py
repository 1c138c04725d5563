"""Impossible positions are refused with the fault and its place."""

import copy

import pytest

from k2bot.games.dungeon_twister.engine import (
    PositionError,
    Setup,
    apply,
    from_position,
    legal_actions,
    new_game,
    to_position,
)
from tests.games.dungeon_twister.engine.helpers.kit import COMBAT, TOKENS, hands, position

WHO = "b.troll C3, y.goblin V1, b.sword C4"


def changed(path, value, **others):
    """A valid position with one value replaced."""
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
        ("gates", ["gates", "1R/1"], "open"),
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
        ("wounded", ["wounded"], ["b.troll", "b.troll"]),
        ("potion", ["potion"], {"y.goblin": 2}),
        ("potion.b.troll", ["potion"], {"b.troll": 0}),
        ("seats[0].combat", ["seats", 0, "combat"], [1, 2]),
        ("seats[0].combat", ["seats", 0, "combat"], [0, 0]),
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
def test_an_error_in_a_position_names_its_place(where, path, value):
    with pytest.raises(PositionError) as caught:
        from_position(changed(path, value), "seed")
    assert caught.value.where == where


@pytest.mark.parametrize("key", sorted(position(WHO)))
def test_a_missing_key_is_named(key):
    made = copy.deepcopy(position(WHO))
    del made[key]
    with pytest.raises(PositionError, match=f"the key '{key}' is missing"):
        from_position(made, "seed")


def test_an_impossible_fight_is_refused():
    with pytest.raises(PositionError, match=r"fight: b\.troll cannot attack y\.goblin"):
        from_position(position(WHO, phase="fight", fight=["b.troll", "y.goblin"]), "seed")


def laid(*cards, combat=COMBAT):
    """Both players' cards in a fight, with the card that each has laid."""
    return [{**own, "combat": combat, "laid": card} for own, card in zip(hands(), cards, strict=True)]


DUEL = "b.troll G3, y.goblin G4"
FIGHTING = {"phase": "fight", "fight": ["b.troll", "y.goblin"]}
FRESH = {"wounded": ["b.troll"], "healed": []}


@pytest.mark.parametrize(
    ("says", "who", "changes"),
    [
        ("gates: 4L/0 is closed while its room is face down", WHO,
         {"hidden": [7], "gates": {"4L/0": "open"}}),
        ("result: a game that is over has a result", WHO, {"phase": "over"}),
        ("tokens: slot 0 holds 2", "b.troll A4, y.goblin V1, b.rope 0, y.rope 0, y.sword 0", {"hidden": [0]}),
        ("the room of C3 is face down", WHO, {"hidden": [0]}),
        ("on C4 is more than two tokens", f"{WHO}, b.thief C4, b.cleric C4", {"wounded": ["b.cleric"]}),
        ("fresh.healed: who was healed", WHO,
         {"wounded": ["b.troll"], "fresh": {"wounded": [], "healed": ["b.troll"]}}),
        ("fresh: before a turn nothing has happened", WHO, {"phase": "card", "ap": 0, "fresh": FRESH}),
        ("top: seat 0 has played a card of 5", WHO, {"top": 3}),
        ("top: there is no action card of 1", WHO, {"top": 1, "seats": hands(actions=(2, 3, 4, 5))}),
        ("top: a card has been played by now", WHO, {"top": 0, "seats": hands(actions=(2, 3, 4, 5))}),
        ("ap: before a card is played", WHO, {"phase": "card"}),
        ("fight: in a fight, and only then", WHO, {"phase": "fight"}),
        ("seats: once both cards lie", DUEL, {**FIGHTING, "seats": laid(6, 5, combat=COMBAT[:-2])}),
        (r"seats\[0\].laid: there are not that many cards of 6", DUEL, {**FIGHTING, "seats": laid(6, None)}),
        ("placing: while a room is filled", WHO, {"phase": "place"}),
        ("placing: the order is", f"{WHO}, y.thief 1, b.rope 1",
         {"phase": "place", "placing": [[1, "b.rope", 1], [0, "y.thief", 1]]}),
        ("placing: the room of slot 1 is face down", f"{WHO}, y.thief 1",
         {"phase": "place", "placing": [[0, "y.thief", 1]], "hidden": [1]}),
    ],
)  # fmt: skip
def test_contradictory_values_are_refused(says, who, changes):
    with pytest.raises(PositionError, match=says):
        from_position(position(who, **changes), "seed")


OF_BLUE, OF_YELLOW = TOKENS[:14], TOKENS[14:]


@pytest.mark.parametrize(
    ("says", "changes", "places"),
    [
        ("tokens: the team of seat 0 is on its 4 marks", {}, {"b.cleric": [0, 0]}),
        ("tokens: seat 1 has chosen its team before", {}, dict.fromkeys(OF_YELLOW)),
        ("tokens: both teams are chosen", {"phase": "start"}, {}),
        ("rooms: all rooms lie face down", {"rooms.0.up": True}, {}),
        ("turn: seat 0 has nothing left to hide", {"turn": 0},
         dict(zip(OF_BLUE[4:], (0, 0, 1, 1, 1, 2, 2, 2, 3, 3), strict=True))),
    ],
)  # fmt: skip
def test_impossible_setup_positions_are_refused(says, changes, places):
    """The first four characters of each side are its team, and tokens are being hidden."""
    game = new_game(Setup(), "setup")
    for seat in (0, 1):
        game = apply(game, seat, legal_actions(game, seat)[0]).game
    made = to_position(game)
    from_position(copy.deepcopy(made), "seed")
    made["tokens"] |= places
    for path, value in changes.items():
        *keys, last = path.split(".")
        at = made
        for key in keys:
            at = at[int(key) if key.isdigit() else key]
        at[last] = value
    with pytest.raises(PositionError, match=says):
        from_position(made, "seed")


def test_a_seed_must_be_a_string():
    with pytest.raises(PositionError, match="seed"):
        from_position(position(WHO), 7)
