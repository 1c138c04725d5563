"""Components, setup, turns, revealing and rotating rooms (rules 1 to 12)."""

import pytest

from k2bot.games.dungeon_twister.engine import (
    Setup,
    apply,
    decisions,
    legal_actions,
    new_game,
    observe,
    parse,
    to_position,
)
from k2bot.games.dungeon_twister.engine.squares import square_at as square
from tests.games.dungeon_twister.engine.helpers.kit import (
    COMBAT,
    ROOMS,
    TOKENS,
    actions,
    do,
    hands,
    refused,
    set_up,
    where,
)
from tests.games.dungeon_twister.engine.helpers.plain_moves import printed_sides

BLUE_TEAM = "team b.goblin b.thief b.troll b.wizard"
YELLOW_TEAM = "team y.cleric y.goblin y.thief y.warrior"


@pytest.mark.rule(1)
def test_both_players_start_with_the_same_components():
    """Eight rooms in four pairs; 14 tokens, 4 action cards, 9 combat cards and 3 jumps for each player."""
    position = to_position(new_game(Setup(), "a"))
    assert sorted(room["id"] for room in position["rooms"]) == sorted(ROOMS)
    assert sorted(position["tokens"]) == sorted(TOKENS)
    for seat in position["seats"]:
        assert seat == {"actions": [2, 3, 4, 5], "combat": COMBAT, "jumps": 3, "laid": None}


@pytest.mark.rule(2)
def test_a_passage_between_rooms_is_open_if_neither_has_a_wall():
    """Squares touch across a side, never across a corner; lines have no walls of their own."""
    maze = set_up("b.troll A6, y.goblin V1").maze
    assert maze.neighbours(square(0, 5)) == (square(0, 4), square(0, 6), square(1, 5))
    assert maze.neighbours(square(0, 0)) == (square(0, 1),)  # room 1R has a wall there
    free = set()
    for slot in range(4):
        above, below = (printed_sides(ROOMS[room], 0)[0] for room in (slot, slot + 4))
        for column in range(5):
            x, sides = 1 + 5 * slot + column, (above[column, 4][2], below[column, 0][0])
            assert (square(x, 5) in maze.neighbours(square(x, 4))) is (sides == (".", "."))
            free.add(sides)
    assert len(free) == 4, "where neither, one or both rooms have a wall"
    for x in range(22):
        for y in range(10):
            for other in maze.neighbours(square(x, y)):
                assert square(x, y) in maze.neighbours(other)
                assert abs(x - other // 10) + abs(y - other % 10) == 1


@pytest.mark.rule(3)
def test_portcullises_block_only_when_closed_and_rotate_with_the_room():
    """Closed ones act as walls, open or broken ones are free; their state rotates with the room."""
    who = "b.thief G3, y.goblin U10"
    for state, free in (("closed", False), ("open", True), ("broken", True)):
        game = set_up(who, gates={"1L/0": state})
        assert (square(7, 2) in game.maze.neighbours(square(6, 2))) is free
    turned = set_up("b.thief I1, y.goblin U10", gates={"1L/0": "open"}, rotations={1: 1})
    assert square(8, 1) in turned.maze.neighbours(square(8, 0))


@pytest.mark.rule(4)
def test_rooms_start_face_down_in_a_secret_random_order():
    """Order and rotation follow from the seed; observations reveal neither."""
    games = [to_position(new_game(Setup(), str(seed))) for seed in range(40)]
    assert len({tuple(room["id"] for room in game["rooms"]) for game in games}) > 30
    assert {room["rot"] for game in games for room in game["rooms"]} == {0, 1, 2, 3}
    assert {len({room["rot"] for room in game["rooms"]}) for game in games} > {2, 3}, "each by itself"
    assert not any(room["up"] for game in games for room in game["rooms"])
    assert {room.id for room in observe(new_game(Setup(), "0"), 0).rooms} == {None}


def with_teams(first=0):
    game = new_game(Setup(first=first), "teams")
    game = apply(game, 1, parse(YELLOW_TEAM)).game
    return apply(game, 0, parse(BLUE_TEAM)).game


@pytest.mark.rule(5)
def test_both_players_secretly_place_a_team_on_the_starting_line():
    """Both are asked at once; the first answer doesn't change the other's decision."""
    game = new_game(Setup(), "teams")
    assert [(one.seat, one.kind) for one in decisions(game)] == [(0, "team"), (1, "team")]
    assert len(legal_actions(game, 0)) == 8 * 7 * 6 * 5
    after = apply(game, 1, parse(YELLOW_TEAM)).game
    assert decisions(after) == decisions(game)[:1]
    assert observe(after, 0).place("y.cleric") is None
    assert observe(after, 1).place("y.cleric") == "V2"
    both = apply(after, 0, parse(BLUE_TEAM)).game
    marks = [where(both, f"b.{kind}") for kind in ("goblin", "thief", "troll", "wizard")]
    assert marks == ["A2", "A4", "A7", "A9"]
    assert refused(game, "team b.goblin b.thief b.troll", seat=0) == 5
    assert refused(game, "team b.goblin b.goblin b.troll b.thief", seat=0) == 5
    assert refused(game, YELLOW_TEAM, seat=0) == 5


@pytest.mark.rule(6)
def test_players_take_turns_hiding_tokens_in_rooms():
    """Rooms beside a line hold two, middle rooms three; the opponent sees only the colour."""
    assert {new_game(Setup(), str(seed)).active_seat for seed in range(20)} == {0, 1}, (
        "a random player begins"
    )
    game = with_teams()
    seat = game.active_seat
    colour = "by"[seat]
    mine = f"hide {colour}.sword 0"
    after = apply(game, seat, parse(mine)).game
    assert after.active_seat == 1 - seat
    assert observe(after, seat).place(f"{colour}.sword") == 0
    assert observe(after, 1 - seat).place(f"{colour}.sword") is None
    assert observe(after, 1 - seat).rooms[0].backs[seat] == 1
    other = "yb"[seat]
    full = apply(after, 1 - seat, parse(f"hide {other}.rope 0")).game
    assert refused(full, f"hide {colour}.rope 0") == 6
    assert refused(full, f"hide {colour}.sword 1") == 6
    while full.phase.value == "hide":
        full = apply(full, full.active_seat, legal_actions(full, full.active_seat)[-1]).game
    assert [full.places.count(220 + slot) for slot in range(8)] == [2, 3, 3, 2, 2, 3, 3, 2]


@pytest.mark.rule(7)
@pytest.mark.parametrize("first", [0, 1])
def test_teams_are_revealed_when_the_first_turn_begins(first):
    """The starting player is drawn again or set in the options."""
    game = with_teams(first)
    assert observe(game, 0).first is None
    while game.phase.value == "hide":
        assert observe(game, 0).place("y.cleric") is None
        game = apply(game, game.active_seat, legal_actions(game, game.active_seat)[0]).game
    assert (game.phase.value, game.active_seat, game.turn_number) == ("card", first, 1)
    assert observe(game, 0).place("y.cleric") == "V2"
    drawn = [new_game(Setup(), str(seed)) for seed in range(20)]
    assert len({(game.active_seat, game.first) for game in drawn}) == 4, "whoever hid first"


LINE_UP = "b.troll A4, b.goblin A7, y.goblin V1, y.troll V6"


@pytest.mark.rule(8)
def test_an_action_card_gives_action_points():
    """Each action costs one, and unused points are lost; a player without cards takes all four back."""
    game = do(set_up(LINE_UP, phase="card", ap=0, seats=hands(actions=(3,))), "play 3")
    assert (game.ap, game.seats[0].actions) == (3, ())
    game = do(game, "move b.troll A3")
    assert game.ap == 2
    game = do(game, "end")
    assert (game.ap, game.active_seat, game.phase.value) == (0, 1, "card")
    assert game.seats[0].actions == (2, 3, 4, 5)
    assert refused(game, "play 5") == 8
    kept = do(set_up(LINE_UP, phase="card", ap=0, seats=hands(actions=(3, 5))), "play 3", "end")
    assert kept.seats[0].actions == (5,)


@pytest.mark.rule(8)
def test_spending_the_last_action_point_ends_the_turn():
    """No explicit end is needed."""
    game = do(set_up(LINE_UP, ap=1), "move b.troll A3")
    assert (game.active_seat, game.phase.value, game.turn_number) == (1, "card", 13)


@pytest.mark.rule(9)
def test_action_cards_may_rise_by_one_until_a_four_is_played():
    """The first card is a 2; the same or lower is always allowed."""
    full = hands(actions=(2, 3, 4, 5))
    for top, cards in ((0, [2]), (2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 5]), (5, [2, 3, 4, 5])):
        game = set_up(LINE_UP, phase="card", ap=0, top=top, seats=full, number=1 + (top > 0))
        assert actions(game) == [f"play {card}" for card in cards]
    game = set_up(LINE_UP, phase="card", ap=0, top=2, seats=full)
    assert refused(game, "play 4") == 9
    lower = do(set_up(LINE_UP, phase="card", ap=0, top=4, seats=full), "play 2", "end")
    assert "play 5" in actions(lower), "the highest so far counts, not the last"


@pytest.mark.rule(10)
@pytest.mark.parametrize(
    ("load", "there", "wounded", "holds"),
    [
        ("", "b.troll", ["b.troll"], True),
        ("", "y.sword", [], True),
        ("", "b.troll", [], False),
        ("", "y.troll", ["y.troll"], False),
        ("b.rope", "y.sword", [], False),
        ("b.rope", "b.troll", ["b.troll"], False),
        ("b.goblin", "y.sword", ["b.goblin"], False),
        ("b.goblin", "b.troll", ["b.goblin", "b.troll"], False),
    ],
)
def test_a_square_holds_only_the_allowed_tokens_after_an_action(load, there, wounded, holds):
    """One character with one object, or two of one colour, exactly one of them wounded; never two objects."""
    carried = f", {load} C3" if load else ""
    game = set_up(f"b.cleric C3{carried}, {there} D3, b.thief A1, y.goblin U10", wounded=wounded)
    if holds:
        assert where(do(game, "move b.cleric D3"), there) == "D3"
    else:
        assert refused(game, "move b.cleric D3") in {10, 13}


@pytest.mark.rule(11)
def test_both_players_place_tokens_in_a_revealed_room():
    """The revealer places all characters and the opponent's objects, the opponent the revealer's objects."""
    who = "b.troll A4, y.goblin V1, b.sword 0, y.wizard 0"
    game = set_up(f"{who}, b.cleric 1, b.rope 1, y.wand 1", hidden=[0, 1])
    assert actions(game, "reveal") == ["reveal b.troll 0"]
    game = do(game, "reveal b.troll 0")
    assert game.ap == 4
    assert to_position(game)["placing"] == [[0, "y.wizard", 0], [1, "b.sword", 0]]
    assert [(one.seat, one.token) for one in decisions(game)] == [(0, "y.wizard")]
    for seen in (observe(game, 0), observe(game, 1), observe(game, None)):
        assert (seen.place("y.wizard"), seen.place("b.sword")) == (0, 0), "lifted and shown"
    assert refused(game, "place y.wizard F1") == 11  # a pit
    assert refused(game, "place b.sword B2") == 11
    game = do(game, "place y.wizard D3")
    assert [one.seat for one in decisions(game)] == [1]
    assert refused(game, "place b.sword D3", seat=1) == 11  # taken
    game = do(game, "place b.sword B2", seat=1)
    assert (game.phase.value, game.active_seat, game.ap) == ("act", 0, 4)
    last = do(set_up(who, hidden=[0], ap=1), "reveal b.troll 0", "place y.wizard D3")
    last = do(last, "place b.sword B2", seat=1)
    assert (last.phase.value, last.active_seat) == ("card", 1), "the turn ends once the room is filled"
    found = "b.wizard 1, y.wand 1, b.sword 1"
    game = do(set_up(f"b.troll F4, y.goblin V1, {found}", hidden=[1]), "reveal b.troll 1")
    assert to_position(game)["placing"] == [[0, "b.wizard", 1], [0, "y.wand", 1], [1, "b.sword", 1]]


@pytest.mark.rule(11)
def test_only_a_wall_on_the_revealers_side_prevents_revealing():
    """Walls of the hidden room don't matter; from the starting line both rooms can be revealed."""
    hidden = "y.sword 1, b.sword 1, y.rope 4, b.rope 4"
    game = set_up(f"b.troll F2, y.goblin V1, {hidden}", hidden=[1, 4])
    assert actions(game, "reveal") == []  # 1R has a wall on that side
    assert refused(game, "reveal b.troll 1") == 11
    game = set_up(f"b.troll F4, y.goblin V1, {hidden}", hidden=[1, 4])
    assert actions(game, "reveal") == ["reveal b.troll 1"]
    game = set_up("b.troll A1, y.goblin V1, y.rope 4", hidden=[0, 4])
    assert actions(game, "reveal") == ["reveal b.troll 0", "reveal b.troll 4"]


@pytest.mark.rule(12, 26)
def test_a_gear_rotates_its_room_or_the_twin():
    """The rotated room's arrow sets the direction; the mekanork may choose. Its contents rotate too."""
    who = "b.troll D3, y.goblin H1, y.sword G1"
    game = set_up(who)
    assert actions(game, "rotate") == ["rotate b.troll 0 +1", "rotate b.troll 1 -1"]
    after = do(game, "rotate b.troll 1 -1")
    assert to_position(after)["rooms"][1]["rot"] == 3
    assert (where(after, "y.goblin"), where(after, "y.sword")) == ("G4", "G5")
    assert where(after, "b.troll") == "D3"
    mekanork = set_up("b.mekanork D3, y.goblin V1")
    assert len(actions(mekanork, "rotate")) == 4
    alone = set_up("b.troll D3, y.goblin V1", hidden=[1])
    assert actions(alone, "rotate") == ["rotate b.troll 0 +1"]
    assert refused(alone, "rotate b.troll 1 -1") == 12
