"""The game as text, the hand, the rules: everything its pictures show is there in words."""

from __future__ import annotations

import pytest

from k2bot.game.values import Refusal
from k2bot.games.dungeon_twister.engine import observe
from k2bot.games.dungeon_twister.engine.planning import Exit, exits
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.dungeon_twister.pages import rules
from k2bot.text.words import words
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels
from tests.kit.looking import refuses
from tests.kit.table import Table, buttons, faults, menus
from tests.phrases import phrase

STAND = {
    "b.thief": "C1",
    "b.rope": "C1",
    "b.troll": "D1",
    "b.goblin": 5,
    "b.wand": 5,
    "b.cleric": "exit",
    "y.goblin": "G5",
    "y.sword": "H4",
    "y.troll": 5,
    "y.wizard": "V1",
}


def table():
    return Dungeon.at(STAND, hidden=(5,), wounded=["b.troll"])


def test_what_is_where_tells_every_token(snapshot):
    page = table().page(0, "text")
    assert page.text == snapshot
    assert faults(page) == []


def test_what_the_other_hid_is_only_counted(snapshot):
    page = table().page(1, "text")
    assert page.text == snapshot
    assert "Goblin in room" not in page.text


def test_a_room_tells_its_squares_ways_and_portcullises(snapshot):
    page = table().page(None, "text.1")
    assert page.text == snapshot
    assert faults(page) == []
    with pytest.raises(Refusal):
        table().page(None, "text.9")


def test_the_maze_for_phones_is_a_press_away_and_says_the_same():
    played = table()
    wide, tall = played.page(0, "board"), played.page(0, "board.tall")
    assert [one.argument for one in buttons(wide) if one.label == phrase("dungeon-button-tall")] == [
        "board.tall"
    ]
    assert [one.argument for one in buttons(tall) if one.label == phrase("dungeon-button-wide")] == ["board"]
    assert (wide.text, wide.pictures[0].alt) == (tall.text, tall.pictures[0].alt)
    assert wide.pictures[0].key != tall.pictures[0].key
    with pytest.raises(Refusal):
        played.page(0, "board.round")


def test_the_hand_has_the_own_cards_and_hidden_tokens_alone(snapshot):
    page = table().page(0, "hand")
    assert page.text == snapshot
    assert "Troll" not in page.text
    with refuses("dungeon-refusal-no-hand"):
        table().page(None, "hand")


def test_every_topic_of_the_rules_is_short_and_all_but_the_sources_are_shown():
    """Each has a picture of an example; nobody's table is needed."""
    game = table().game
    shown = set()
    for topic in rules.TOPICS:
        page = game.page(None, None, f"rules.{topic}", None, ())
        assert faults(page) == []
        assert 200 < len(page.text) < 800
        if page.pictures:
            shown.add(topic)
    assert shown == {*rules.TOPICS} - {"sources"}
    with refuses("dungeon-refusal-no-topic"):
        game.page(None, None, "rules.chess", None, ())


def test_from_the_rules_one_turns_to_another_topic_and_back_to_the_game(snapshot):
    played = table()
    page = played.use(0, "rules", "", "fighting")
    assert page.text == snapshot
    assert "Play" in labels(page)


@pytest.mark.parametrize(
    "changes",
    [
        {"phase": "act", "ap": 2},
        {"phase": "card", "ap": 0},
        {"phase": "place", "ap": 2, "placing": True},
        {"phase": "fight", "ap": 2, "fight": True},
    ],
    ids=["act", "card", "place", "fight"],
)
def test_who_is_asked_reads_you_and_not_the_own_name(changes, snapshot):
    """On every page that says what goes on, and in what its picture says to who cannot see it."""
    stand = {"b.warrior": "G3", "y.troll": "G4", "b.troll": "A5"}
    if changes.pop("placing", False):
        stand["y.troll"] = 5
        changes["placing"] = [[0, "y.troll", 5]]
    if changes.pop("fight", False):
        changes["fight"] = ["b.warrior", "y.troll"]
    played = Dungeon.at(stand, **changes)
    for seat in (0, 1):
        said = played.page(seat, "now").text
        assert said == snapshot
        for name in ("board", "text"):
            page = played.page(seat, name)
            assert said in page.text
            assert all(said.splitlines()[-1] in picture.alt for picture in page.pictures)
    assert "you" not in played.page(None, "board").text.lower()


@pytest.mark.parametrize(
    ("stand", "changes", "expected"),
    [
        ({"b.thief": "A5", "y.goblin": "B4"}, {}, (Exit("y.goblin", 1, 2),)),
        ({"b.thief": "A4", "y.goblin": "B4"}, {}, (Exit("y.goblin", 1, 2),)),
        ({"b.thief": "A5", "y.goblin": "B4"}, {"wounded": ["y.goblin"]}, ()),
        ({"b.thief": "A5", "y.cleric": "B4", "y.treasure": "B4"}, {}, (Exit("y.cleric", 1, 2),)),
        ({"b.thief": "A5", "y.goblin": "U4"}, {}, ()),
    ],
)
def test_who_is_near_the_exit(stand, changes, expected):
    """By whole actions, as the maze lies; the wounded walk nowhere."""
    seen = observe(Dungeon.at(stand, **changes).state, 0)
    assert exits(seen, 1) == expected


def test_one_of_a_team_is_replaced_by_two_taps():
    table = Table.begin(DungeonTwister(words()), 2)
    kinds = ("goblin", "thief", "troll", "wizard")
    page = table.use(0, "team", "", *(f"b.{kind}" for kind in kinds))
    page = table.use(0, "page", buttons(page)[1].argument)
    (menu,) = menus(page)
    assert (menu.minimum, menu.maximum) == (1, 1)
    assert {choice.value for choice in menu.choices}.isdisjoint(f"b.{kind}" for kind in kinds)
    page = table.use(0, menu.verb, menu.argument, "b.warrior")
    assert [label.split(" · ")[1] for label in labels(page)[:4]] == ["Goblin", "Warrior", "Troll", "Wizard"]
    for argument, comes in (("b.thief", "b.cleric"), ("b.goblin", "b.troll"), ("b.goblin", "y.troll")):
        with pytest.raises(Refusal):
            table.use(0, "team", argument, comes)


@pytest.mark.parametrize(("seat", "first"), [(0, "A2 · Cleric"), (1, "V2 · Cleric")])
def test_the_marks_of_a_team_are_called_by_their_squares(seat, first):
    table = Table.begin(DungeonTwister(words()), 2)
    page = table.page(seat, "team")
    (menu,) = menus(page)
    page = table.use(seat, menu.verb, menu.argument, *[choice.value for choice in menu.choices[:4]])
    assert labels(page)[0] == first
