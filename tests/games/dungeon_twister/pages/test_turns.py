"""The panel of a turn: card, who, where, how, undo, warnings, and the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from k2bot.game.values import Refusal
from k2bot.games.dungeon_twister.engine import Phase
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME
from tests.bench import presses
from tests.games.dungeon_twister.engine.helpers.kit import COMBAT
from tests.games.dungeon_twister.pages.dungeon import Dungeon, labels, lines
from tests.kit.looking import refuses
from tests.kit.table import buttons, faults, menus
from tests.kit.transcript import page_text
from tests.phrases import phrase

EDGE = {"b.warrior": "A3", "b.thief": "A5", "b.goblin": "A7", "b.troll": "A9", "y.goblin": "V1"}
"""A team on its line, with everything before it open."""

FRESH = {"actions": [2, 3, 4, 5], "combat": COMBAT, "jumps": 3, "laid": None}


def test_a_turn_of_four_points_takes_at_most_eleven_taps(snapshot):
    """Play, the card, who and where for each point, the end: the last character stays chosen."""
    table = Dungeon.at(EDGE, phase="card", ap=0)
    taps = 1
    page = table.page(0, "next")
    page, taps = table.press(0, page, "4 AP"), taps + 1
    assert {one.label for one in buttons(page)} - set(labels(page)) == snapshot
    for character, name, square in (
        ("b.warrior", "Warrior", "B3"),
        ("b.warrior", "Warrior", "A4"),
        ("b.thief", "Thief", "B6"),
        ("b.goblin", "Goblin", "A8"),
    ):
        if name not in "".join(menu.placeholder for menu in menus(page)):
            page, taps = table.press(0, page, name), taps + 1
        page, taps = table.go(0, page, character, square), taps + 1
        assert faults(page) == []
    assert page.text == snapshot
    assert page.pictures[0].alt.startswith("Turn 12 ·"), "it is still her turn"
    assert table.state.phase is Phase.CARD, "nothing is played before the end"
    table.press(0, page, "end")
    taps += 1
    assert table.inputs == [
        (0, "play 4; move b.warrior B3; move b.warrior A3 A4; move b.thief A6 B6; move b.goblin A8")
    ]
    assert taps <= 11
    assert table.waiting == (1,)


def test_a_plain_move_takes_two_taps(snapshot):
    """Who, then where; the picture then shows what else the same character reaches."""
    table = Dungeon.at(EDGE)
    page = table.press(0, table.page(0, "turn"), "Thief")
    page = table.go(0, page, "b.thief", "B6")
    assert table.draft(0) == "move b.thief A6 B6"
    assert page.text == snapshot
    assert page.pictures[0].alt == snapshot


def test_undo_takes_back_one_action_after_the_other(snapshot):
    table = Dungeon.at(EDGE, phase="card", ap=0)
    page = table.press(0, table.page(0, "turn"), "2 AP")
    page = table.go(0, table.press(0, page, "Thief"), "b.thief", "B6")
    page = table.press(0, page, "undo")
    assert table.draft(0) == "play 2"
    assert menus(page)[0].placeholder == snapshot
    page = table.press(0, page, "undo")
    assert not table.draft(0)
    assert {"2 AP", "3 AP", "4 AP"} <= set(labels(page))


def test_what_is_pressed_twice_is_planned_once(snapshot):
    """A control knows how much was planned when it was shown."""
    table = Dungeon.at({"b.mekanork": "D3", "y.goblin": "V1"})
    page = table.page(0, "turn")
    turn = next(button for button in buttons(page) if "rotate" in button.argument)
    for _ in range(2):
        page = table.use(0, turn.verb, turn.argument)
    assert table.draft(0).count("rotate") == 1
    assert page.text == snapshot


def test_only_the_cards_that_may_be_played_wake(snapshot):
    """Rule 9: until a 4 was played, one higher than the highest at most."""
    table = Dungeon.at(EDGE, phase="card", ap=0, top=3, seats=[FRESH, FRESH | {"actions": [2, 4, 5]}])
    found = labels(table.page(0, "turn"))
    assert {"2 AP", "3 AP", "4 AP"} <= set(found)
    assert "5 AP" not in found
    assert table.page(0, "turn").text == snapshot


def test_squares_come_in_the_order_of_their_use(snapshot):
    """Out of the maze, onto things, beside the wounded, to gears, then what is near."""
    who = {"b.thief": "U4", "y.sword": "U2", "y.troll": "T2", "y.goblin": "T6"}
    told = lines(Dungeon.at({**who, "b.wizard": "A1"}).page(0, "turn.b.thief"))
    assert told == snapshot


def test_who_reaches_more_than_a_menu_holds_picks_the_room_first(snapshot):
    """What squares are good for stays on top, none is left out, and the picture shows that room alone."""
    table = Dungeon.at({"b.thief": "G6", "b.sword": "I6", "b.troll": "A1", "y.goblin": "V1"}, hidden=[4])
    reach = {str(square) for square in preview(table.state, 0, ()).reach("b.thief")}
    page = table.page(0, "turn.b.thief")
    (menu, *_) = menus(page)
    assert len(reach) > 25 == len(menu.choices)
    shown, rooms = [], []
    for choice in menu.choices:
        (rooms if choice.value.startswith("more") else shown).append(choice)
    assert menu.choices == (*shown, *rooms), "rooms come last"
    assert page_text(page) == snapshot
    found = {choice.value.split()[1] for choice in shown}
    for choice in rooms:
        inside = table.choose(0, page, "go", choice.value, menu.argument)
        squares = [line.value.split()[1] for line in menus(inside)[0].choices]
        assert choice.description.split(", ") == sorted(squares, key=SQUARE_BY_NAME.__getitem__)
        assert f"{len(squares)} square" in choice.label
        assert f"{len(squares)} square" in inside.pictures[0].alt
        assert faults(inside) == []
        found |= set(squares)
    assert found == reach
    assert menus(inside)[0].placeholder == snapshot
    assert menus(table.press(0, inside, "Thief"))[0] == menu, "the character leads back to all squares"
    assert faults(page) == []


def test_an_old_line_to_more_squares_shows_the_menu():
    """It named the place in the list from which the menu went on."""
    table = Dungeon.at({"b.thief": "G6", "b.troll": "A1", "y.goblin": "V1"})
    assert table.use(0, "go", "0 0", "more b.thief 24").rows == table.page(0, "turn.b.thief").rows


def test_each_square_tells_what_it_is_good_for_and_where_it_is(snapshot):
    who = {"b.thief": "U4", "y.sword": "U2", "y.troll": "R6", "y.goblin": "T5", "b.wizard": "A1"}
    table = Dungeon.at(who, wounded=["y.goblin"])
    (menu, *_) = menus(table.page(0, "turn.b.thief"))
    told = {choice.value.split()[1]: choice.description.partition(" · ")[0] for choice in menu.choices}
    assert told == snapshot


# ------------------------------------------------------------------------------------------------ whole moves


def green(page):
    return [button.label for button in buttons(page) if button.verb == "suggest"]


def test_whole_moves_are_offered_as_one_press_each_the_best_first():
    """Of each character its best one; what it brings is on the button; it can be undone like any other."""
    who = {"b.goblin": "U4", "b.thief": "G3", "b.rope": "G4", "b.mekanork": "D3", "y.troll": "K5"}
    table = Dungeon.at(who)
    page = table.page(0, "turn")
    offered = green(page)
    assert offered[0].startswith("Goblin to V4")
    assert len(offered) == len({label.split(" ")[0] for label in offered}) == 3
    page = table.press(0, page, offered[0])
    assert table.draft(0) == "move b.goblin V4"
    assert not [label for label in green(page) if label.startswith("Goblin")]
    page = table.press(0, page, "undo")
    assert green(page) == offered
    assert faults(page) == []


def test_a_way_out_of_several_moves_is_one_press_with_its_card(snapshot):
    """The lowest card that is enough is played; the moves are those of the quick valuation."""
    table = Dungeon.at({"b.goblin": "R1", "b.thief": "A5", "y.troll": "K5"}, phase="card", ap=0)
    page = table.page(0, "next")
    (label,) = green(page)
    assert label.startswith("2 AP: Goblin to V")
    page = table.press(0, page, label)
    assert table.draft(0).startswith("play 2; move b.goblin ")
    assert page.text == snapshot
    table.press(0, page, "end")
    assert table.state.vp == (2, 0)


def test_a_menu_has_the_best_moves_of_all_characters(snapshot):
    table = Dungeon.at(EDGE)
    page = table.page(0, "turn")
    (menu,) = [menu for menu in menus(page) if menu.verb == "suggest"]
    assert len({choice.value[:8] for choice in menu.choices}) == 4, "each of the team"
    value = next(choice.value for choice in menu.choices if choice.value.startswith("b.troll"))
    page = table.choose(0, page, "suggest", value)
    assert table.draft(0).startswith("move b.troll ")
    assert menus(page)[0].placeholder == snapshot
    again = table.use(0, "suggest", menu.argument, value)
    assert table.draft(0).count("move") == 1, "pressed twice, it is planned once"
    assert again.text == page.text


def test_whole_moves_save_presses_in_a_recorded_game():
    """Two turns of a game that computers began, by the shortest way; the bench measures whole games so."""
    file = Path(__file__).parents[1] / "recorded" / "agreed.jsonl"
    offered, alone = presses.turns(file), presses.turns(file, suggestions=False)
    assert len(offered) == len(alone) == 2
    assert sum(offered) <= sum(alone) - 4
    assert max(alone) <= presses.MOST


def test_a_room_to_reveal_and_a_fight_can_be_begun_at_once(snapshot):
    who = {"b.warrior": "G3", "b.thief": "G5", "y.troll": "G4", "y.goblin": "V1"}
    table = Dungeon.at(who, wounded=["y.troll"])
    page = table.page(0, "turn")
    label = next(label for label in green(page) if "Attack" in label)
    assert table.press(0, page, label).text == snapshot
    table = Dungeon.at({"b.warrior": "F3", "y.troll": "P3", "y.goblin": "V1"}, hidden=[1])
    page = table.page(0, "turn.b.warrior")
    (label,) = [label for label in green(page) if "Reveal" in label]
    table.press(0, page, label)
    assert table.inputs == [(0, "reveal b.warrior 1")]


@pytest.mark.parametrize(
    "value",
    ["b.thief>P5", "b.nobody>B5", "y.goblin>V2", "b.thief", "fly b.thief", "9", "", "b.thief>A6,x", ">"],
)
def test_a_whole_move_that_cannot_be_made_is_refused_in_words(value):
    table = Dungeon.at(EDGE)
    with pytest.raises(Refusal):
        table.use(0, "suggest", "0", value)
    assert not table.draft(0)


def test_how_has_the_plain_way_preset_and_the_others_besides(snapshot):
    """Example E6: the thief may hand her sword to the cleric in passing, and take the rope."""
    who = {"b.thief": "C1", "b.sword": "C1", "b.cleric": "D1", "b.rope": "D1", "y.goblin": "V1"}
    table = Dungeon.at(who)
    page = table.go(0, table.page(0, "turn.b.thief"), "b.thief", "E1")
    (how,) = [menu for menu in menus(page) if menu.verb == "how"]
    assert [choice.chosen for choice in how.choices].index(True) == 0
    assert [choice.label for choice in how.choices] == snapshot
    swap = next(choice.value for choice in how.choices if "Rope" in choice.label and "Sword" in choice.label)
    page = table.choose(0, page, "how", swap)
    assert table.draft(0) == "move b.thief D1 take b.rope E1"
    assert "blue Rope" in page.text or "Rope" in page.pictures[0].alt


def test_ending_with_points_left_is_asked_about(snapshot):
    table = Dungeon.at(EDGE)
    page = table.press(0, table.page(0, "turn"), "end")
    assert page.text == snapshot
    assert page.text.count("?") == 1, "nothing else is asked"
    assert table.inputs == []
    table.press(0, page, "sure")
    assert table.inputs == [(0, "end")]


def test_what_falls_is_said_before_it_is_played(snapshot):
    """Who takes the rope from a friend on a pit ends him: a warning, and nothing is played yet."""
    who = {"b.thief": "E1", "b.troll": "F1", "b.rope": "F1", "y.goblin": "V1"}
    table = Dungeon.at(who)
    page = table.go(0, table.page(0, "turn.b.thief"), "b.thief", "G1")
    assert "⚠" not in page.text
    (how,) = [menu for menu in menus(page) if menu.verb == "how"]
    taking = next(choice.value for choice in how.choices if "Rope from the Troll" in choice.label)
    page = table.choose(0, page, "how", taking)
    assert page.text == snapshot
    assert table.inputs == []


def test_a_thief_on_a_pit_is_warned_about(snapshot):
    table = Dungeon.at({"b.thief": "E1", "y.goblin": "V1"})
    page = table.go(0, table.page(0, "turn.b.thief"), "b.thief", "F1")
    assert page.text == snapshot


def test_who_of_the_other_can_walk_out_is_said(snapshot):
    """Two points from the exit, and the points would win."""
    table = Dungeon.at({"b.warrior": "A3", "y.goblin": "B4"}, vp=[0, 3])
    assert table.page(0, "turn").text == snapshot
    table = Dungeon.at({"b.warrior": "A3", "y.goblin": "B4"}, phase="card", ap=0)
    assert table.page(0, "turn").text.count("Goblin") == 1, "it is said once, when the turn begins, too"


def test_a_draft_that_goes_no_more_is_dropped_with_a_word(snapshot):
    table = Dungeon.at(EDGE)
    table.drafts[0] = (table.game.stamp(table.state, 0), "move b.thief V5")
    assert table.page(0, "turn").text == snapshot


def test_a_move_to_a_square_out_of_reach_is_refused_in_words():
    table = Dungeon.at(EDGE)
    with refuses("dungeon-refusal-no-way"):
        table.use(0, "go", "0 0", "b.thief P5")


def test_the_winning_move_is_handed_in_by_its_own_button():
    """It may be taken back like any other until then."""
    table = Dungeon.at({"b.goblin": "U4", "y.troll": "K5"}, vp=[4, 0])
    page = table.go(0, table.page(0, "turn"), "b.goblin", "V4")
    assert table.state.phase is Phase.ACT
    assert "6\u20130" in page.text
    table.press(0, page, "end")
    assert table.state.phase is Phase.OVER


@pytest.mark.parametrize("name", ["turn.b.nobody", "turn.b.thief.99", "turn.x", "turn.maze", "turn.sure"])
def test_any_name_of_the_panel_shows_it(name, snapshot):
    page = Dungeon.at(EDGE).page(0, name)
    assert page.text == snapshot
    assert faults(page) == []


@pytest.mark.parametrize(
    ("page", "opens"), [("turn.maze", "turn.maze"), ("turn", "turn.maze"), ("text", "text")]
)
def test_a_button_to_the_page_that_is_shown_cannot_be_pressed(page, opens):
    table = Dungeon.at(EDGE)

    def disabled(name):
        return {button.disabled for button in buttons(table.page(0, name)) if button.argument == opens}

    assert disabled(page) == {True}
    assert disabled("turn.b.thief" if page != "text" else "text.1") == {False}


def test_how_somebody_left_the_maze_for_the_last_points_is_no_question():
    """The Goblin could take the Rope along, for nothing."""
    who = {"b.goblin": "T4", "b.rope": "U4", "y.troll": "K5"}
    pages = (Dungeon.at(who, vp=[points, 0]) for points in (0, 4))
    asked = [
        [menu.verb for menu in menus(table.go(0, table.page(0, "turn"), "b.goblin", "V4"))] for table in pages
    ]
    assert ["how" in verbs for verbs in asked] == [True, False]


def test_no_line_to_stay_by_has_the_value_of_the_line_that_led_there(snapshot):
    """A chat would show it as chosen; one of an older message does as well."""
    table = Dungeon.at({"b.thief": "G3", "b.rope": "G4", "y.goblin": "V1"})
    page = table.press(0, table.page(0, "turn"), "Thief")
    menu = menus(page)[0]
    assert "b.thief G3" not in {choice.value for choice in menu.choices}
    assert table.use(0, "go", menu.argument, "b.thief G3").text == snapshot


def test_who_only_fetches_something_is_back_where_the_move_began(snapshot):
    table = Dungeon.at({"b.thief": "G3", "b.rope": "G4", "y.goblin": "V1"})
    page = table.go(0, table.press(0, table.page(0, "turn"), "Thief"), "b.thief", "G3")
    assert page.text == snapshot


def test_a_portcullis_is_told_by_the_squares_beside_it(snapshot):
    table = Dungeon.at({"b.thief": "G3", "y.goblin": "V1"})
    page = table.press(0, table.page(0, "turn"), "Open the portcullis to H3")
    assert page.text == snapshot


# ------------------------------------------------------------------------------------------------ who goes on


def test_who_revealed_a_room_stays_chosen_once_it_is_filled(snapshot):
    """The buttons of the room carry it, so a restart in between loses nothing."""
    who = {"b.warrior": "F3", "b.thief": "A5", "y.troll": "P3", "y.wizard": 1, "y.cleric": 1}
    table = Dungeon.at(who, hidden=[1])
    page = table.press(0, table.page(0, "turn.b.warrior"), "Reveal room 2")
    for square in ("G1", "G2"):
        assert table.state.phase is Phase.PLACE
        page = table.press(0, page, square)
    assert table.state.phase is Phase.ACT
    assert menus(page)[0].placeholder == snapshot
    assert faults(page) == []


def test_who_attacked_stays_chosen_while_the_other_is_asked(snapshot):
    """Its page comes by itself once the other has answered; the status leads there as well."""
    table = Dungeon.at({"b.warrior": "G3", "b.thief": "A5", "y.troll": "G4", "y.goblin": "V1"})
    page = table.press(
        0,
        table.page(0, "turn.b.warrior"),
        phrase("dungeon-deed-attack", target="yellow Troll", attack=3, defence=4),
    )
    page = table.press(0, page, "+6")
    assert (table.waiting, page.live) == ((1,), "next.b.warrior")
    table.use(1, "lay", "0")
    for shown in (table.page(0, page.live), table.press(0, page, "next.b.warrior")):
        assert menus(shown)[0].placeholder == snapshot


@pytest.mark.parametrize(
    "name", ["next.b.nobody", "next.b.thief.3", "next.", "now.b.thief", "place.x", "next.next"]
)
def test_any_name_that_leads_on_does_so(name):
    table = Dungeon.at(EDGE)
    for seat in (0, 1, None):
        assert faults(table.page(seat, name)) == []
