"""The panel of a turn: card, who, where, how, undo, warnings, and the end."""

from dataclasses import replace
from pathlib import Path

import pytest

from k2bot.game.values import Refusal
from k2bot.games.dungeon_twister.engine.actions import read_draft
from k2bot.games.dungeon_twister.engine.content import BY_NAME
from k2bot.games.dungeon_twister.engine.events import Eliminated, Handling, Moved, RoomRotated
from k2bot.games.dungeon_twister.engine.model import FINAL_ROTATION
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.squares import NAMES as NAMES_OF_SQUARES
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import moves
from k2bot.games.dungeon_twister.pages.wording import event_lines
from k2bot.games.dungeon_twister.pictures import MazePicture, ReachPicture, Writing
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from k2bot.text.words import words
from tests.bench import presses
from tests.games.dungeon_twister.engine.helpers.kit import ROOMS, hands, set_up
from tests.games.dungeon_twister.pages.dungeon import TALK, Dungeon, labels
from tests.kit.pictures.layout import texts_of
from tests.kit.table import NAMES, buttons, everything, faults, menus
from tests.phrases import says

EDGE = "b.warrior A3, b.thief A5, b.goblin A7, b.troll A9, y.goblin V1"
"""A team on its line, with everything before it open."""
CARD = {"phase": "card", "ap": 0}
OUT = "b.goblin U4, y.troll K5"
ROPE = "b.thief G3, b.rope G4, y.goblin V1"
PIT = "b.thief E1, y.goblin V1"
BESIDE = "b.warrior G3, b.thief G5, y.troll G4, y.goblin V1"
MANY = (
    "b.cleric E5, b.goblin A2, b.mekanork A3, b.thief A4, b.troll E3, b.wallwalker B2, "
    "b.warrior E2, b.rope E2, b.wizard A8, y.warrior D4, y.wizard C3, y.goblin V1"
)
DOOR = "b.warrior F3, b.thief A5, y.troll P3, y.wizard 1, y.cleric 1"
TURN = "4 AP / Warrior / b.warrior B3 / b.warrior A4 / Thief / b.thief B6 / Goblin / b.goblin A8 / end"
"""Four points in ten taps, counting the button of the post: the last character stays chosen."""
TURNED = (
    "b.thief B6 / Mekanork / Rotate room 1 ↻ / Whole maze / Just the room / Back to turn / Rotate room 1 ↺ / "
    "rotate"
)
WALKS = {
    "a turn is handed in at its end": (EDGE, CARD, "next", TURN),
    "undo takes back one after the other": (EDGE, CARD, "turn", "2 AP / Thief / b.thief B6 / undo / undo"),
    "cards grow by one until a four (9)": (
        EDGE, {**CARD, "top": 3, "seats": hands(actions=(2, 3, 4, 5))}, "turn", "",
    ),
    "the only card left is played by itself (8)": (
        EDGE, {**CARD, "seats": hands(actions=(4,))}, "next",
        "Thief / b.thief B6 / undo / b.thief B6 / end / sure",
    ),
    "so is the only one allowed (9)": (
        EDGE, {**CARD, "top": 0, "seats": hands(actions=(2, 3, 4, 5))}, "next", "end / sure",
    ),
    "squares come in the order of their use": (
        "b.thief U4, y.sword U2, y.troll T2, y.goblin T6, b.wizard A1",
        {"wounded": ["y.goblin"]}, "turn.b.thief", "",
    ),
    "whole moves are one press, the best first": (
        f"{OUT}, b.thief G3, b.rope G4, b.mekanork D3", {}, "turn", "suggest / undo",
    ),
    "a way out of several moves with its card": (
        "b.goblin R1, b.thief A5, y.troll K5", CARD, "next", "suggest / end",
    ),
    "a room can be revealed at once, and who did so stays chosen": (
        DOOR, {"hidden": [1]}, "turn", "Warrior: Reveal room 2 / G / 0 G1 b.warrior / 1 G2 b.warrior",
    ),
    "a fight can be begun at once": (BESIDE, {"wounded": ["y.troll"]}, "turn", "suggest"),
    "the plain way is preset, a swap one of the others (E6)": (
        "b.thief C1, b.sword C1, b.cleric D1, b.rope D1, y.goblin V1", {},
        "turn.b.thief", "b.thief E1 / 2",
    ),
    "a menu tells whom a thing is taken from": (
        "b.thief C1, y.goblin D1, y.treasure D1, y.troll K5", {"wounded": ["y.goblin"]},
        "turn.b.thief", "b.thief E1",
    ),
    "points that are left are asked about": (EDGE, {}, "turn", "end / sure"),
    "who falls is said before it is played": (
        f"{PIT}, b.troll F1, b.rope F1", {}, "turn.b.thief", "b.thief G1 / 1",
    ),
    "a thief on a pit is warned about": (PIT, {}, "turn.b.thief", "b.thief F1"),
    "who of the other can walk out, and would win": (
        "b.warrior A3, y.goblin B4", {"vp": [0, 3]}, "turn", "",
    ),
    "it is said once, when the turn begins, too": ("b.warrior A3, y.goblin B4", CARD, "turn", ""),
    "the winning move is handed in by its own button": (OUT, {"vp": [4, 0]}, "turn", "b.goblin V4 / end"),
    "a move that wins says so, by the way that takes nothing": (
        f"{OUT}, b.goblin T4, b.rope U4", {"vp": [4, 0]}, "turn", "",
    ),
    "several moves that win say so": (
        f"{OUT}, b.goblin A1, b.thief P5, b.rope Q5", {"vp": [4, 0]}, "turn", "",
    ),
    "a step through the wall that wins says so": (
        "b.wallwalker U5, b.goblin A1, y.troll K5", {"vp": [4, 0]}, "turn", "",
    ),
    "a shot that wins says so, below its character, too": (
        "b.wizard G3, b.wand G3, y.troll G5, b.goblin A1", {"vp": [4, 0]},
        "turn.b.wizard", "",
    ),
    "a shot is shown by its line": (
        "b.wizard G3, b.wand G3, y.troll G5, b.goblin A1", {}, "turn.b.wizard", "Fire at yellow Troll",
    ),
    "the shortest way to win comes first, not what improves its character's place most": (
        f"{OUT}, b.thief P5, b.treasure P5", {"vp": [4, 0]}, "turn", "Goblin",
    ),
    "along a hidden room only what can newly be revealed is told, and comes first": (
        "b.thief E5, b.troll A9, y.goblin V1", {"hidden": [1, 4]}, "turn.b.thief", "",
    ),
    "how somebody left with a rope or without": (
        "b.goblin T4, b.rope U4, y.troll K5", {}, "turn", "b.goblin V4",
    ),
    "a thing carried out is lost, one left behind is not": (
        "b.goblin T4, b.wand T4, y.troll K5", {}, "turn", "b.goblin V4",
    ),
    "a friend carried out is safe": (
        "b.goblin T4, b.cleric T4, y.troll K5", {"wounded": ["b.cleric"]}, "turn",
        "b.goblin V4",
    ),
    "how somebody left for the last points is no question": (
        "b.goblin T4, b.rope U4, y.troll K5", {"vp": [4, 0]}, "turn", "b.goblin V4",
    ),
    "who only fetches something is back": (ROPE, {}, "turn", "Thief / b.thief G3 stay"),
    "a portcullis is told by the squares beside it": (
        "b.thief G3, y.goblin V1", {}, "turn", "Open the portcullis to H3",
    ),
    "who has no button for being wounded is named, but not a troll, which heals itself": (
        "b.warrior G4, b.thief C3, b.wizard E5, b.troll C9, y.goblin K5",
        {"wounded": ["b.thief", "b.wizard", "b.troll"]}, "next", "",
    ),
    "the whole maze leads to the one for phones, and back": (
        EDGE, {}, "turn.maze", "Maze for phones / Maze for big screens",
    ),
    "a button to the page that is shown is disabled": (EDGE, {}, "text", ""),
    "actions that don't fit as buttons are a menu that works": (
        MANY, {}, "turn.b.warrior", "b.warrior D3 / rotate b.warrior 0 +1 / Rotate room 1 ↻",
    ),
    "a rotation is seen before it's final, and can be left alone until then (12)": (
        f"{EDGE}, b.mekanork D3", {}, "turn.b.thief", TURNED,
    ),
    "a rotation for the last point says that it ends the turn (8)": (
        f"{EDGE}, b.mekanork D3", {"ap": 1}, "turn.b.mekanork", "Rotate room 1 ↻ / rotate",
    ),
    "an attack from such a menu asks for more first": (
        MANY, {}, "turn.b.warrior", "b.warrior D3 / attack b.warrior y.warrior",
    ),
    "a draft that goes no more is dropped with a word": (EDGE, {"draft": "move b.thief V5"}, "turn", ""),
}  # fmt: skip


@pytest.mark.parametrize("ap", [0, 2])
def test_remaining_potion_points_are_shown_for_their_drinker(ap, snapshot):
    """In the panel, to the waiting player, and in the picture."""
    table = Dungeon.at(EDGE, ap=ap, potion={"b.thief": 1})
    drawn = texts_of(MazePicture(observe(table.state, 0)).scene(Writing(words(), NAMES)))
    told = alt(table, 0, "turn.b.thief").partition(". Blue")[0]
    left = [text for text in drawn if " left" in text]
    assert [table.walk(0, "turn"), table.walk(1, "now"), left, told] == snapshot


def test_consecutive_moves_share_a_line_until_something_else_happens():
    """A new load, another character, or another way of moving begins the next one."""
    rope = Handling("b.rope", "G1", taken=True, partner=None)
    moves = [
        Moved("b.thief", "move", "C1", ("D1",)),
        Moved("b.thief", "move", "D1", ("E1", "F1")),
        Moved("b.thief", "move", "F1", ("G1", "take", "b.rope", "C1"), (rope,)),
        Moved("b.thief", "move", "C1", ("C2",), (), "b.rope"),
        Moved("b.thief", "move", "C2", ("C1", "C2"), (), "b.rope"),
        Moved("b.troll", "move", "C1", ("C2",)),
        Moved("b.troll", "jump", "C2", ("C4",)),
        Moved("b.troll", "move", "C4", ("C5",)),
        RoomRotated("b.troll", 0, 1),
        Moved("b.troll", "move", "A5", ("A6",)),
    ]
    assert event_lines(TALK, moves) == (
        "Blue Thief moves from C1 to D1, F1 and C1, picking up the blue Rope on G1.",
        "Blue Thief moves from C1 to C2 with the blue Rope.",
        "Blue Thief circles back to C2 with the blue Rope.",
        "Blue Troll moves from C1 to C2.",
        "Blue Troll jumps from C2 to C4.",
        "Blue Troll moves from C4 to C5.",
        "Blue Troll rotates room 1 clockwise.",
        "Blue Troll moves from A5 to A6.",
    )


@pytest.mark.parametrize(("stand", "changes", "page", "steps"), WALKS.values(), ids=WALKS)
def test_the_panel_shows_each_step_of_a_turn(stand, changes, page, steps, snapshot):
    assert Dungeon.at(stand, **changes).walk(0, page, steps) == snapshot


def test_jumps_are_not_offered_if_a_move_reaches_the_same_square():
    """A jump would waste a card; an older panel's button for it still works."""
    stand = "b.wizard T3, b.treasure T3, b.goblin A1, y.troll K5"
    table = Dungeon.at(stand, rooms=["1R", "2L", "2R", "1L", *ROOMS[4:]], rotations={3: 1}, vp=[3, 0])
    page = table.page(0, "turn.b.wizard")
    offered = [*labels(page), *(choice.label for menu in menus(page) for choice in menu.choices)]
    assert not [label for label in offered if "ump" in label]
    assert "dungeon.jump" not in {lesson.key for lesson in page.lessons}
    table.use(0, "do", "0 jump b.wizard U3 V3")
    assert table.draft(0) == "jump b.wizard U3 V3"


@pytest.mark.parametrize("character", ["b.warrior", "b.wallwalker"])
def test_the_picture_shows_every_square_a_button_leads_to(character, snapshot):
    """Including jumps that no walk replaces and steps through walls."""
    table = Dungeon.at("b.wallwalker J4, b.warrior E1, b.cleric A9, y.goblin V1")
    page = f"turn.{character}"
    assert (labels(table.page(0, page)), alt(table, 0, page)) == snapshot


def test_the_legend_explains_only_what_the_picture_shows(snapshot):
    """With nowhere to go, no square is green."""
    seen = observe(set_up("b.goblin A1, y.goblin V1", ap=1), 0)
    shown = (ReachPicture(seen, "b.goblin", squares) for squares in ((), ("A2",)))
    assert [texts_of(picture.scene(Writing(words(), NAMES))) for picture in shown] == snapshot


@pytest.mark.parametrize("wounded", [[], ["y.troll"]])
def test_squares_next_to_an_enemy_are_marked_in_menu_and_picture(wounded):
    table = Dungeon.at("b.warrior G3, y.troll G5, y.goblin V1", wounded=wounded)
    page = table.page(0, "turn.b.warrior")
    told = {choice.value: choice.label for menu in menus(page) for choice in menu.choices}
    assert "next to" in told["b.warrior G4"]
    assert SQUARE_BY_NAME["G4"] in ReachPicture(observe(table.state, 0), "b.warrior", ("G4",)).guarded_squares


CROWD = (
    *("b.cleric C1", "b.sword C1", "b.rope D1", "b.thief A2", "b.goblin A3", "b.mekanork A4", "b.troll A5"),
    *("b.wallwalker A6", "b.warrior A7", "b.wizard A8"),
)
"""All characters, with a second object for the cleric to carry."""


@pytest.mark.parametrize("is_puzzle", [False, True])
@pytest.mark.parametrize("more", ["y.goblin V1", "y.troll E2", "y.troll E2, y.cleric D2"])
@pytest.mark.parametrize("gone", [0, 3, 6])
def test_every_cropped_picture_has_a_button_to_the_whole_maze(gone, more, is_puzzle):
    """However many characters, actions and alternatives to the last move there are."""
    state = set_up(", ".join([*CROWD[:3], *CROWD[3 + gone :], "y.goblin V1", more]))
    table = Dungeon.of(replace(state, setup=replace(state.setup, is_puzzle=is_puzzle)))
    first = table.page(0, "turn.b.cleric")
    moved = table.step_on(0, first, "b.cleric E1")
    assert "how" in {menu.verb for menu in menus(moved)}
    for page in (first, moved, table.page(0, "turn.b.wizard")):
        assert faults(page) == []
        cropped = "reach" in page.pictures[0].key
        assert cropped == any(
            button.argument == "turn.maze" for button in buttons(page) if not button.disabled
        )


def test_the_maze_shows_the_previous_turn_until_the_player_acts(snapshot):
    """A returning player sees what the opponent did, even while choosing what to do with the card."""
    table, told = Dungeon.at(EDGE, **CARD), []
    for seat, answer, drafts in (
        (0, "play 2; move b.warrior B3; end", ("", "play 2", "play 2; move y.goblin U1")),
        (1, "play 2; move y.goblin U1; end", ("",)),
    ):
        table.answer(seat, answer)
        for draft in drafts:
            table.prepare(1 - seat, draft)
            told.append(alt(table, 1 - seat, "turn.maze"))
        told.append(alt(table, seat, "board"))
    assert told == snapshot


def test_a_turn_that_ends_early_shows_the_lost_action_points():
    """With its last character gone, a side has nobody to spend them."""
    table = Dungeon.at(OUT, ap=4, draft="move b.goblin V4")
    assert "3 action points left" in alt(table, 0, "turn.maze")


def alt(table, seat, name):
    return table.page(seat, name).pictures[0].alt


def test_a_forced_action_card_does_not_count_as_a_draft():
    """The panel offers no undo and reports no plan for what the player didn't press."""
    table = Dungeon.at(EDGE, **{**CARD, "seats": hands(actions=(4,))})
    assert "Undo" not in labels(table.page(0, "turn"))
    assert not says(table.page(0, "hand").text, "dungeon-hand-before-plan")
    table.prepare(0, "play 3; move b.thief B6")
    page = table.page(0, "turn")
    assert says(page.text, "dungeon-turn-dropped")
    assert "Undo" not in labels(page)


def test_pressing_a_control_twice_plans_its_action_once():
    """A control carries the length of the plan it was shown with."""
    table = Dungeon.at("b.thief G3, b.troll A9, y.goblin V1")
    deed = next(button for button in buttons(table.page(0, "turn.b.thief")) if "gate" in button.argument)
    menu = next(menu for menu in menus(table.page(0, "turn")) if menu.verb == "suggest")
    for verb, argument, *value in ((deed.verb, deed.argument), (menu.verb, menu.argument, "b.troll>A8")):
        for _ in range(2):
            table.use(0, verb, argument, *value)
    assert table.draft(0).count("gate") == 1
    assert "troll" not in table.draft(0), "both were shown before anything was planned"


def test_games_begun_before_rotations_were_final_plan_and_undo_them():
    table = Dungeon.at(f"{EDGE}, b.mekanork D3")
    old = replace(table.state, setup=replace(table.state.setup, revision=FINAL_ROTATION.since - 1))
    table = Dungeon.of(old)
    step = table.game.apply(old, 0, "rotate b.mekanork 0 +1")
    assert not table.game.is_final(old, step)
    walked = table.walk(0, "turn.b.mekanork", "Rotate room 1 ↻ / undo")
    assert "=>" not in walked
    assert not says(walked, "dungeon-rotate-ask")
    assert table.draft(0) == ""


def test_a_rotation_is_handed_in_with_its_plan_and_only_where_it_is_possible():
    """A press on the page of another plan, and one that the rules forbid, change nothing."""
    table = Dungeon.at(f"{EDGE}, b.mekanork D3")
    page = table.page(0, "rotate.b.mekanork.0.right")
    (button,) = [one for one in buttons(page) if one.verb == "rotate"]
    table.prepare(0, "move b.thief A6 B6")
    table.use(0, button.verb, button.argument)
    assert not table.inputs
    table.use(0, button.verb, button.argument.replace("0 ", "1 ", 1))
    assert table.inputs == [(0, "move b.thief A6 B6; rotate b.mekanork 0 +1")]
    before, step = table.steps
    assert table.game.is_final(before.state, step)
    assert not table.game.reveals(before.state, step)
    for name in (
        "rotate.b.mekanork.2.right",
        "rotate.b.thief.0.right",
        "rotate",
        "rotate.b.mekanork.0.right.x",
    ):
        with pytest.raises(Refusal):
            table.page(0, name)
    with pytest.raises(Refusal):
        table.use(0, button.verb, "0 rotate b.thief 0 +1")
    assert len(table.inputs) == 1


def test_too_many_squares_for_a_menu_are_grouped_by_room(snapshot):
    """Useful squares stay on top, none is left out, and the picture shows only the chosen room."""
    table = Dungeon.at("b.thief G6, b.sword I6, b.troll A1, y.goblin V1", hidden=[4])
    reach = {str(square) for square in preview(table.state, 0, ()).reach("b.thief")}
    page = table.page(0, "turn.b.thief")
    (menu, *_) = menus(page)
    plan = preview(table.state, 0, ())
    farther = {one.square for one in moves.farther_squares(plan, "b.thief", reach)}
    assert len(reach) > 25 == len(menu.choices)
    rooms = [choice for choice in menu.choices if choice.value.startswith("more")]
    assert menu.choices[-len(rooms) :] == tuple(rooms), "rooms come last"
    assert table.written(page) == snapshot
    found = {choice.value.split()[1] for choice in menu.choices[: -len(rooms)]}
    for choice in rooms:
        inside = table.step_on(0, page, choice.value)
        squares = [line.value.split()[1] for line in menus(inside)[0].choices]
        assert choice.description.split(", ") == sorted(squares, key=SQUARE_BY_NAME.__getitem__)
        assert f"{len(squares)} square" in choice.label
        near = len(reach.intersection(squares))
        assert not near or f"{near} square" in inside.pictures[0].alt
        assert faults(inside) == []
        found |= set(squares)
    assert found == reach | farther
    assert menus(table.press(0, inside, "Thief"))[0] == menu, "the character leads back to all squares"


FAR = {
    "over several rooms": ("b.troll A5, y.goblin V1", {"ap": 3}),
    "with a thing on the way": ("b.troll A5, b.rope C5, b.sword E5, y.goblin V1", {"ap": 2}),
    "through walls": ("b.wallwalker J4, y.goblin V1", {"ap": 3}),
    "with the points of a potion": ("b.troll A5, y.goblin V1", {"ap": 1, "potion": {"b.troll": 2}}),
    "out of the maze": ("b.goblin R5, b.thief A5, y.goblin V1", {"ap": 3}),
    "past an enemy that shuts it in, by a wall": ("b.wallwalker C10, b.goblin A9, y.troll B10", {"ap": 2}),
}


@pytest.mark.parametrize(("stand", "changes"), FAR.values(), ids=FAR)
def test_one_press_plans_all_actions_to_a_distant_square(stand, changes):
    """It plans as many actions as picture and menu say."""
    table = Dungeon.at(stand, **changes)
    who = stand.split()[0]
    page = table.page(0, f"turn.{who}")
    (menu,) = [one for one in menus(page) if one.verb == "go"]
    rooms = [one.value for one in menu.choices if one.value.startswith("more")]
    inside = [menus(table.use(0, "go", menu.argument, room))[0] for room in rooms]
    lines = {one.value: one.label for one in (*menu.choices, *(one for two in inside for one in two.choices))}
    drawn = {
        NAMES_OF_SQUARES[square]: ap
        for square, ap in ReachPicture(
            observe(table.state, 0), who, tuple(preview(table.state, 0, ()).reach(who))
        ).farther.items()
    }
    assert drawn
    exits = {square: ap for square, ap in drawn.items() if square.startswith("V")}
    listed = [square for square in exits if f"{who} {square}" in lines]
    assert len(listed) == bool(exits), "a move lists one exit only"
    for square, ap in drawn.items():
        if square in exits and square not in listed:
            continue
        assert f"{square} · {ap} AP" in lines[f"{who} {square}"]
        table.use(0, "go", menu.argument, f"{who} {square}")
        assert len(table.draft(0).split(";")) == ap
        planned = preview(table.state, 0, read_draft(table.draft(0)))
        assert square in exits or planned.seen.places[BY_NAME[who]] == SQUARE_BY_NAME[square]
        table.prepare(0, "")


def test_a_wounded_troll_is_offered_only_what_it_can_do():
    page = Dungeon.at("b.troll E3, b.cleric D1, y.goblin V1", wounded=["b.troll"]).page(0, "turn.b.troll")
    assert "Heal itself" in labels(page)
    assert not [menu for menu in menus(page) if menu.verb == "go"]
    assert [picture.key.rpartition("-")[0] for picture in page.pictures] == ["dungeon-maze"]


def test_puzzles_do_not_offer_exits_that_take_several_actions():
    state = set_up("b.goblin R5, y.goblin V1", ap=3)
    table = Dungeon.of(replace(state, setup=replace(state.setup, is_puzzle=True)))
    lines = [one.value for menu in menus(table.page(0, "turn.b.goblin")) for one in menu.choices]
    assert not [value for value in lines if " V" in value]


@pytest.mark.parametrize(
    ("stand", "offered"),
    [
        ("b.warrior T4, b.rope T4", False),
        ("b.warrior T4, b.rope T4, b.treasure U4", True),
        ("b.warrior T4, b.rope T4, b.goblin U4", True),
        ("b.warrior G3, b.rope G3, b.sword G4", False),
    ],
    ids=["only leaving it", "something to take", "a friend to give it to", "farther from the exit"],
)
def test_the_menu_announces_a_choice_of_load_only_for_exits(stand, offered):
    """Elsewhere nearly every line would say so, as a load can be dropped on any square."""
    page = Dungeon.at(f"{stand}, y.goblin V1").page(0, "turn.b.warrior")
    (menu,) = [one for one in menus(page) if one.verb == "go"]
    away = [one for one in menu.choices if not one.value.endswith(" stay")]
    assert any(says(one.description, "dungeon-go-ways") for one in away) is offered


@pytest.mark.parametrize(
    ("friend", "offered"), [("", False), (", b.goblin G4", True)], ids=["nobody near", "a friend beside it"]
)
def test_the_line_that_leads_back_announces_that_a_load_can_be_handed_over(friend, offered):
    """Otherwise only the line that leaves it on the floor leads there."""
    page = Dungeon.at(f"b.warrior G3, b.rope G3{friend}, y.goblin V1").page(0, "turn.b.warrior")
    (menu,) = [one for one in menus(page) if one.verb == "go"]
    (back,) = [one for one in menu.choices if one.value.endswith(" stay")]
    assert says(back.description, "dungeon-go-ways") is offered


def test_whole_moves_save_presses_in_a_recorded_game():
    """Fewest presses for two turns of a recorded game; the bench measures whole games."""
    file = Path(__file__).parents[1] / "recorded" / "agreed.jsonl"
    assert presses.turns(file) == [8, 14]


def test_a_suggested_rotation_says_whose_way_out_it_shortens():
    """In the menu too: a room number and an arrow alone explain nothing."""
    page = Dungeon.at("b.mekanork D3, b.thief A3, y.cleric M3").page(0, "turn")
    lines = [one.label for menu in menus(page) if menu.verb == "suggest" for one in menu.choices]
    rotations = [line for line in (*labels(page), *lines) if "Rotate" in line and "Mekanork:" in line]
    assert any(line.endswith("Thief closer to the exit") for line in rotations), rotations


@pytest.mark.parametrize(
    "value",
    ["b.thief>P5", "b.nobody>B5", "y.goblin>V2", "b.thief", "fly b.thief", "9", "", "b.thief>A6,x", ">"],
)
def test_impossible_whole_moves_are_refused(value):
    table = Dungeon.at(EDGE)
    for verb in ("suggest", "go"):
        with pytest.raises(Refusal):
            table.use(0, verb, "0 0", value)
    assert not table.draft(0)


def test_menu_lines_to_stay_never_reuse_the_value_that_led_there(snapshot):
    """Discord would show it as already chosen; older messages keep working."""
    table = Dungeon.at(ROPE)
    menu = menus(table.step_on(0, table.page(0, "turn"), "Thief"))[0]
    assert "b.thief G3" not in {choice.value for choice in menu.choices}
    assert table.use(0, "go", menu.argument, "b.thief G3").text == snapshot
    table = Dungeon.at("b.thief G6, b.troll A1, y.goblin V1")
    assert table.use(0, "go", "0 0", "more b.thief 24").rows == table.page(0, "turn.b.thief").rows


def test_the_attacker_stays_selected_while_the_defender_is_asked(snapshot):
    """The result appears by itself once the defender has answered, with a way to continue."""
    table = Dungeon.at(BESIDE)
    attack = "Attack yellow Troll (5 vs 4, plus cards)"
    page = table.step_on(0, table.step_on(0, table.page(0, "turn.b.warrior"), attack), "+6")
    assert (table.waiting, page.live) == ((1,), "next.b.warrior")
    table.use(1, "lay", "0")
    told = table.page(0, page.live)
    assert table.written(table.press(0, page, "next.b.warrior")) == table.written(told)
    assert [table.written(told), table.written(table.press(0, told, "turn.b.warrior"))] == snapshot
    table.prepare(0, "move b.thief G6")
    assert table.page(0, page.live).rows == table.page(0, "turn.b.warrior").rows


@pytest.mark.parametrize("start", ["turn", "next", "now", "place"])
@pytest.mark.parametrize("rest", ["b.nobody", "b.thief.99", "x", "maze", "sure", "", "next"])
def test_unknown_page_names_still_give_a_valid_page(start, rest):
    table = Dungeon.at(EDGE)
    for seat in (0, 1, None):
        assert faults(table.page(seat, f"{start}.{rest}")) == []


WALLED = "b.warrior E1, b.cleric A9, y.goblin V1"
"""Beside a pit, with a pit behind which there is a free square."""
NO_JUMPS = [*hands(jumps=0)[:1], *hands()[1:]]


MISSING = {
    "nothing": (BESIDE, {}),
    "nor of who is wounded": (BESIDE, {"wounded": ["y.troll"]}),
    "a second attack on who was wounded this turn": (
        BESIDE, {"wounded": ["y.troll"], "fresh": {"wounded": ["y.troll"], "healed": []}},
    ),
    "an attack on who was healed, and a healed friend": (
        BESIDE, {"fresh": {"wounded": [], "healed": ["y.troll", "b.thief"]}},
    ),
    "that an attack with the last point ends the turn": (BESIDE, {"ap": 1}),
    "that a revealed room does so": (DOOR, {"ap": 1, "hidden": [1]}),
    "that both do": (f"{DOOR}, y.goblin F2", {"ap": 1, "hidden": [1]}),
    "nothing without an attack": (WALLED, {"ap": 1}),
    "a pit without a jump card": (WALLED, {"seats": NO_JUMPS}),
    "no pit with a rope on it": (f"{WALLED}, b.rope F1", {"seats": NO_JUMPS}),
    "no pit with a rope in hand": (f"{WALLED}, b.rope E1", {"seats": NO_JUMPS}),
    "no pit with the thief on it": (f"{WALLED}, b.thief F1", {"seats": NO_JUMPS}),
    "a pit with no square behind it": (f"{WALLED}, b.goblin G1, b.troll F2", {}),
}  # fmt: skip


@pytest.mark.parametrize(("stand", "changes"), MISSING.values(), ids=MISSING)
def test_the_panel_explains_why_an_expected_action_is_missing(stand, changes, snapshot):
    """Repeat attacks, pits with no way across, healed characters, and actions that end the turn."""
    assert Dungeon.at(stand, **changes).page(0, "turn.b.warrior").text == snapshot


@pytest.mark.parametrize(("carrier", "told"), [("b.thief", True), ("b.troll", False)])
def test_the_clerics_panel_explains_why_a_carried_friend_cannot_be_healed(carrier, told):
    """Only about adjacent friends: one out of reach needs no explanation."""
    where = {"b.thief": "D3", "b.troll": "A9"}[carrier]
    stand = f"b.cleric C3, {carrier} {where}, b.goblin {where}, y.goblin V1"
    page = Dungeon.at(stand, wounded=["b.goblin"]).page(0, "turn.b.cleric")
    assert says(page.text, "dungeon-turn-carried", name="Goblin") is told
    assert "Heal Goblin" not in labels(page)


@pytest.mark.parametrize(
    ("rope", "told"),
    [
        ("", ["stops on a pit"]),
        (", b.rope E1", ["on a pit, with a rope"]),
        (", b.rope F1", ["picks up the blue Rope", "on a pit, with a rope"]),
    ],
)
def test_stopping_on_a_pit_with_a_rope_is_not_called_dangerous(rope, told):
    table = Dungeon.at(PIT + rope)
    plan = preview(table.state, 0, ())
    assert moves.gains_texts(TALK, plan, plan.reach("b.thief")["F1"][0]) == told


ROBBED = {
    "an own one": ("b.warrior F1, b.rope F1", {}, -1, "⚠ blue Warrior falls into the pit"),
    "an enemy": (
        "y.goblin F1, y.rope F1",
        {"wounded": ["y.goblin"]},
        1,
        "yellow Goblin falls into the pit: 1 point",
    ),
    "the thief": ("b.thief F1, b.rope F1", {}, 0, ""),
    "none, for a rope lying there": ("b.rope F1", {}, 0, ""),
}


@pytest.mark.parametrize(("stand", "changes", "sign", "told"), ROBBED.values(), ids=ROBBED)
def test_taking_the_rope_from_somebody_on_a_pit_says_who_falls(stand, changes, sign, told):
    """And it's suggested only if that is an enemy."""
    table = Dungeon.at(f"{stand}, b.cleric D1, y.troll K5", **changes)
    plan = preview(table.state, 0, ())
    takes = [
        way
        for ways in plan.reach("b.cleric").values()
        for way in ways
        if any(word in ("take b.rope", "take y.rope") for word in way.path)
    ]
    assert takes
    for way in takes:
        fallen = [one for one in plan.preview_other((way,)).events if isinstance(one, Eliminated)]
        assert len(fallen) == abs(sign)
        assert (told in moves.gains_texts(TALK, plan, way)) is bool(sign)
    gains = [one.gain for one in suggestions(plan.seen) if one.last in takes]
    assert gains
    assert all(gain * sign >= 0 for gain in gains)


END = {"ap": 1, "quiet": 39}


@pytest.mark.parametrize(
    ("vp", "asks", "button"),
    [
        ([2, 2], "⚠ That ends the game in a draw. Press **End turn**, or **Undo**.", "End turn"),
        ([1, 2], "⚠ That loses the game! Press **Undo**, unless you mean to.", "End turn"),
        ([2, 1], "That wins the game! Press **Win the game**, or **Undo**.", "Win the game"),
    ],
)
def test_the_panel_says_how_the_last_quiet_turn_ends_the_game(vp, asks, button):
    table = Dungeon.at("b.goblin C4, y.troll K5", vp=vp, **END)
    page = table.step_on(0, table.page(0, "turn"), "b.goblin D3")
    assert page.text.splitlines()[-1] == asks
    assert button in labels(page)


def test_the_last_quiet_turn_is_announced_with_its_result():
    tables = (Dungeon.at("b.goblin C4, y.troll K5", vp=vp, **END) for vp in ([2, 2], [1, 2]))
    told = [table.page(0, "turn").text for table in tables]
    assert [text.splitlines()[1].partition(": ")[2] for text in told] == ["a draw.", "Bob wins."]


def test_the_status_page_shows_the_panel_to_the_player_to_act():
    for phase in ({}, CARD):
        table = Dungeon.at(EDGE, **phase)
        assert everything(table.page(0, "now")) == everything(table.page(0, "next"))


def test_a_single_square_is_offered_as_a_button():
    table = Dungeon.at("b.warrior D7, b.goblin A1, y.troll E8", ap=1)
    page = table.page(0, "turn.b.warrior")
    assert "Warrior to E7 · next to yellow Troll" in labels(page)
    assert [menu.verb for menu in menus(page)] == ["suggest"]
    table.press(0, page, "Warrior to E7 · next to yellow Troll")
    assert table.draft(0) == "move b.warrior E7"


def test_a_panel_whose_only_card_was_played_by_itself_leads_where_that_of_a_card_does():
    own = {page.argument for page in buttons(Dungeon.at(EDGE, **CARD).page(0, "turn"))}
    table = Dungeon.at(EDGE, **CARD, seats=hands(actions=(4,)))
    reading = {"hand", "rules"}
    assert reading <= own
    assert reading <= {button.argument for button in buttons(table.page(0, "turn"))}
    assert not reading & {button.argument for button in buttons(table.use(0, "go", "1 0", "b.thief B6"))}
