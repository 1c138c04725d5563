"""What newcomers are told: the aim, and a tip the first time in each phase, once by the host's tests."""

import pytest

from k2bot.game.reading import RULES
from k2bot.game.values import NO_PREPARATION, Announcement
from k2bot.games.dungeon_twister.engine import Setup, legal_actions, new_game
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import hands
from tests.games.dungeon_twister.pages.dungeon import Dungeon
from tests.kit.table import buttons
from tests.phrases import phrase, says

PLACING = {"phase": "place", "placing": [[0, "y.thief", 1]]}
FIGHTING = {"phase": "fight", "fight": ["b.warrior", "y.troll"]}
BESIDE = "b.warrior G3, y.troll G4, b.thief G5"


def topics(table, seat, name):
    return {lesson.key.removeprefix("dungeon.") for lesson in table.page(seat, name).lessons}


def test_the_setup_has_its_tips():
    table = Dungeon.begin(Dungeon.at(BESIDE).game, 2)
    assert topics(table, 0, "team") == {"team"}
    table.answer(0, str(legal_actions(table.state, 0)[0]))
    assert topics(table, 0, "orders.hide") == {"hide"}


@pytest.mark.parametrize(
    ("stand", "changes", "name"),
    [
        (BESIDE, {"phase": "card", "ap": 0}, "turn"),
        (BESIDE, {}, "turn"),
        (BESIDE, {}, "turn.b.warrior"),
        ("b.goblin U4, b.rope U3, y.troll K5", {}, "turn.b.goblin"),
        ("b.mekanork D3, y.troll K5", {}, "turn.b.mekanork"),
        ("b.warrior E3, y.thief 1, y.troll P3", PLACING, "place"),
        (BESIDE, FIGHTING, "fight"),
    ],
)
def test_what_is_met_in_a_turn_has_a_tip(stand, changes, name, snapshot):
    assert topics(Dungeon.at(stand, **changes), 0, name) == snapshot


@pytest.mark.parametrize(
    ("left", "told"),
    [(3, "one of your 3 jump cards"), (2, "one of your 2 jump cards"), (1, "your last jump card")],
)
def test_the_tip_about_jumps_says_how_many_cards_are_left(left, told):
    table = Dungeon.at("b.cleric E1, y.troll K5", seats=hands(jumps=left))
    (tip,) = (one for one in table.page(0, "turn.b.cleric").lessons if one.key == "dungeon.jump")
    assert told in tip.text


@pytest.mark.parametrize("dealt", ["yes", "no"])
def test_the_first_post_says_what_the_game_is_about_and_leads_to_its_rules(dealt):
    table = Dungeon.begin(DungeonTwister(words()), 2, "first", {"dealt": dealt})
    (first,) = (post.page for post in table.posts)
    assert says(first.text, "dungeon-newcomer", goal=5)
    assert RULES in {button.argument for button in buttons(first)}
    while table.state.number < 2:
        seat = table.waiting[0]
        table.answer(seat, table.game.late_answer(table.state, seat, NO_PREPARATION).answer)
    assert not says(table.newest().page.text, "dungeon-newcomer")


def test_where_goals_differ_the_first_post_says_who_needs_what():
    goals = Setup(goal=(3, 5), dealt=True)
    told = Dungeon.of(new_game(goals, "first"))
    page = told.game.compose(told.moment(), Announcement("turn-1"))
    assert phrase("dungeon-newcomer", goal=3, other=5, same="no", first="Ann", second="Bob") in page.text
