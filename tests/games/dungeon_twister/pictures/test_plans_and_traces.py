"""What is drawn of rooms and turns is what the engine says: walls, portcullises, pits, gears, ways."""

import math
from itertools import combinations

import pytest

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OPEN, OWNER, ROOMS
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightBegan,
    Left,
    Moved,
    RoomTurned,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.maze import maze_of, placed_room
from k2bot.games.dungeon_twister.pictures import Writing, pieces
from k2bot.games.dungeon_twister.pictures.action_pictures import changes
from k2bot.games.dungeon_twister.pictures.cast import FIGURES
from k2bot.games.dungeon_twister.pictures.changed_rooms import GLOW
from k2bot.games.dungeon_twister.pictures.drawn_traces import WayOut, over_tokens, under_tokens
from k2bot.games.dungeon_twister.pictures.masonry import plan
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, GREEN, LIVERIES
from k2bot.games.dungeon_twister.pictures.pieces import tile
from k2bot.games.dungeon_twister.pictures.traces import traced
from k2bot.render.scene import Box, Disc, Plate, Polygon, Sprite, Stroke, Text
from k2bot.text.words import words
from tests.kit.looking import share
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of
from tools.dungeon_twister import samples

SLOT = 5
LEFT, TOP = board.corner(SLOT)


@pytest.mark.parametrize("room", range(8))
@pytest.mark.parametrize("rotation", range(4))
def test_a_wall_is_drawn_where_no_step_leads(room, rotation):
    rooms = tuple(room if slot == SLOT else (room + 1 + slot) % 8 for slot in range(8))
    maze = maze_of(rooms, (0,) * SLOT + (rotation,) + (0,) * 2, 1 << SLOT, (OPEN,) * 16)
    drawn = plan(room, rotation)
    for x in range(5):
        for y in range(5):
            here = board.at(LEFT + x, TOP + y)
            for dx, dy, side in ((1, 0, ((x + 1, y), (x + 1, y + 1))), (0, 1, ((x, y + 1), (x + 1, y + 1)))):
                if x + dx < 5 and y + dy < 5:
                    leads = board.at(LEFT + x + dx, TOP + y + dy) in maze.neighbours(here)
                    assert leads == (side not in drawn.walls)
    printed = placed_room(room, rotation, SLOT)
    assert sum(board.BIT[board.at(LEFT + x, TOP + y)] for x, y in drawn.pits) == printed.pits
    assert board.at(LEFT + drawn.gear[0], TOP + drawn.gear[1]) == printed.gear
    for (gate, square, is_east), ((x1, y1), (x2, _)) in zip(printed.gates, drawn.gates, strict=True):
        x, y = board.coordinates(square)
        assert is_east == (x1 == x2)
        assert (x - LEFT + is_east, y - TOP + (not is_east)) == (x1, y1)
        assert ROOMS[room].first_gate <= gate


def test_ways_end_where_the_strip_says_and_lead_on_to_where_rooms_carried_their_characters():
    turned = 0
    for moment in share([moment for game in range(6) for moment in samples.moments(game)], 3):
        found = traced(moment.events, moment.game.at)
        last = {way.character: way for way in found.ways}
        moves = {BY_NAME[event.character]: event for event in moment.events if isinstance(event, Moved)}
        borne = {BY_NAME[one.token] for event in moves.values() for one in event.handled}
        borne |= {BY_NAME[event.carried] for event in moves.values() if event.carried}
        gone = sum(isinstance(event, Left) for event in moment.events)
        for character, way in last.items():
            ended, now = board.NAMES[way.squares[-1]], moment.game.at[character]
            assert ended == [word for word in moves[character].path if word in board.SQUARE_BY_NAME][-1]
            if now < board.SQUARES and character not in borne:
                assert found.carried.get(character, (now, now)) == (way.squares[-1], now)
                turned += character in found.carried
        assert len(found.exits) == gone
    assert turned > 3


WRITING = Writing(words(), samples.NAMES)


def inks(drawn):
    """Where each text is, by what it says."""
    return {one.text: layout.ink(one) for one in shapes_of(drawn, Text)}


def stood(places):
    """Tokens that are somewhere, all others out of the maze."""
    found = list(GONE)
    for token, square in places.items():
        found[BY_NAME[token]] = board.SQUARE_BY_NAME[square]
    return found


def walk(name, start, *path):
    return Moved(f"b.{name}", "move", start, path)


GONE = [board.SQUARES] * 28
TURN = RoomTurned("b.thief", 0, 1)
BACK = RoomTurned("b.thief", 0, -1)
ROW = walk("thief", "B1", "C1", "take y.sword", "drop"), walk("thief", "C1", "D1")
THROUGH = walk("thief", "B7", "B6", "B5", "B4"), TURN
TRACES = {
    "moves in a row are one way": ROW,
    "a way stays where it was walked though its room turns": (*ROW, TURN),
    "three quarters are one back": (TURN,) * 3,
    "half a turn goes the way that its quarters went": (BACK,) * 2,
    "a room that turns fully leaves no trace": (TURN,) * 4,
    "a way into a room that then turns ends where it did": (walk("thief", "A1", "B1", "C1"), TURN),
    "a way through it is whole": THROUGH,
    "who leaves does so from where their way ended": (
        walk("goblin", "U1", "V1"), Left("b.goblin", 3, None),
        walk("troll", "U2", "V2"), Left("b.troll", 1, None),
    ),
}  # fmt: skip


@pytest.mark.parametrize("events", TRACES.values(), ids=TRACES)
def test_what_is_traced_of_a_turn(events, snapshot):
    """Ways with where steps ended, rooms by quarters, those who left by seat and square, and lit rooms."""
    found = traced(events, GONE)
    ways = [" ".join(board.NAMES[square] for square in way.squares) for way in found.ways]
    exits = [(OWNER[one.character], board.NAMES[one.square]) for one in found.exits]
    ends = [board.NAMES[square] for square in (way.squares[-1] for way in found.walked.values())]
    assert (ways, ends, dict(found.turned), exits, sorted(found.slots)) == snapshot


def test_a_fight_is_where_it_was():
    """Readers saw one where the attacker walked later."""
    later = Wounded("y.troll"), RoomTurned("b.thief", 7, 1), walk("thief", "D1", "D2", "D3")
    (clash,) = traced((FOUGHT, *later), stood({"b.thief": "D3", "y.troll": "E1"})).clashes
    assert [board.NAMES[one] for one in (clash.attacker, clash.target)] == ["D1", "E1"]


FOUGHT = FightBegan("b.thief", "y.troll", (), ())
FIGHTERS = [board.SQUARE_BY_NAME[name] for name in ("D3", "E3")]


def fought(here="D3", there="E3"):
    """What is traced of a fight that is the first step of a turn."""
    return traced((FOUGHT,), stood({"b.thief": here, "y.troll": there}), {0: 0})


def letters_of(tile):
    """Where a token has its letters."""
    return tile.part(tile.width * 0.15, tile.height * 0.5, -tile.width * 0.15)


@pytest.mark.parametrize(
    ("who", "said"),
    [(("goblin",), {"G", "+3"}), (("goblin", "troll"), {"G Tr", "+6"})],
    ids=["one", "several"],
)
def test_who_left_is_told_beside_those_at_the_exit_several_with_their_points_together(who, said):
    found = traced(tuple(event for kind in who for event in walk_out(kind, "V5")), GONE)
    exit_square = board.SQUARE_BY_NAME["V5"]
    told = inks(over_tokens(found, GRID, WRITING, {exit_square}))
    assert told.keys() == said
    boxes = [*told.values(), letters_of(tile(GRID.square(exit_square)))]
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_the_plate_of_who_left_has_the_numbers_of_their_steps_within_its_column():
    """Beside it they crowded with arrows and faces at the exit, and it lay over numbers of rows."""
    events = *walk_out("goblin", "V5"), *walk_out("troll", "V5")
    found, column = traced(events, GONE, {0: 0, 1: 1}), GRID.square(board.SQUARE_BY_NAME["V5"])
    told = inks(over_tokens(found, GRID, WRITING, ()))
    assert told.keys() == {"1", "2", "G Tr", "+6"}
    assert all(column.left < box.left and box.right < column.right for box in told.values())
    assert max(told["1"].bottom, told["2"].bottom) < told["G Tr"].top


def walk_out(name, square):
    return walk(name, f"U{square[1:]}", square), Left(f"b.{name}", 3, None)


def test_whoever_a_room_carried_from_where_they_walked_is_led_to():
    """By a lilac arrow, whose head is before the square where they are now."""
    found = traced((walk("thief", "A1", "B1", "C1"), TURN), stood({"b.thief": "F2"}))
    heads = [one for one in shapes_of(under_tokens(found, GRID, ()), Polygon) if one.fill == GLOW]
    end = GRID.centre(board.SQUARE_BY_NAME["F2"])
    near = [one for one in heads if math.dist(one.points[0], end) < 0.6 * GRID.side]
    assert len(near) == 1


def test_a_way_there_and_back_is_beside_itself_and_its_number_beyond():
    """Both ways on one line, and the number where they turned, were a number without a way."""
    found = traced((walk("thief", "C7", "C8", "C7"),), stood({"b.thief": "C7"}), {0: 0})
    standing = {board.SQUARE_BY_NAME["C7"]}
    (points,) = {one.points for one in shapes_of(under_tokens(found, GRID, standing), Stroke)}
    assert len({x for x, _ in points}) == 2
    (number,) = inks(over_tokens(found, GRID, WRITING, standing)).values()
    assert number.top > max(y for _, y in points)


def turned_with(standing):
    """The arrow in a room that turned while tokens stand on these squares, and the number of that step."""
    found, places = traced((TURN,), GONE, {0: 0}), {board.SQUARE_BY_NAME[name] for name in standing}
    arrow = max(shapes_of(under_tokens(found, GRID, places), Polygon), key=lambda one: len(one.points))
    (number,) = inks(over_tokens(found, GRID, WRITING, places)).values()
    return arrow, number, places


@pytest.mark.parametrize("standing", [(), ("C2",), ("C2", "E2"), ("C2", "E2", "E4")])
def test_a_room_that_turned_has_an_arrow_with_the_number_of_the_step_in_its_gap(standing):
    """Small heads on its frame didn't say that it had turned. Nobody stands on the number."""
    arrow, number, places = turned_with(standing)
    assert math.dist(number.centre, GRID.room(0).centre) < 2.5 * GRID.side
    assert not any(math.dist(number.centre, point) < GRID.side / 2 for point in arrow.points)
    assert not any(number.overlaps(GRID.square(square)) for square in places)


def test_who_was_knocked_out_is_seen_where_they_fell():
    """A small skull said neither who nor, at a glance, that somebody was."""
    found = traced((Eliminated("y.troll", "C4", "pit"),), GONE, {0: 0})
    square = board.SQUARE_BY_NAME["C4"]
    for standing in ((), (square,)):
        under, over = (
            shapes_of(drawn, Sprite)
            for drawn in (under_tokens(found, GRID, standing), over_tokens(found, GRID, WRITING, standing))
        )
        (face,) = over if standing else under  # below those beside it, whose heads it would hide
        assert face.artwork.figure is FIGURES["troll"]
        assert GRID.square(square).grown(GRID.side * 0.3).holds(face.box)
    assert not under


def test_a_way_that_could_be_walked_is_seen_beside_one_that_was():
    found = traced((walk("thief", "B7", "C7", "D7", "E7"),), GONE)
    way = [board.SQUARE_BY_NAME[name] for name in ("E6", "E7", "D7", "C7", "C8")]
    lines = shapes_of(under_tokens(found, GRID, (), way_out=WayOut(1, way)), Stroke)
    (trail,) = {one.points for one in lines if one.dash is not None}
    (walked,) = {one.points for one in lines if one.dash is None} - {trail}
    beside = [GRID.centre(square) != point for square, point in zip(way, trail, strict=True)]
    assert beside == [False, True, True, True, False]
    assert all(abs(y - walked[0][1]) > 0.2 * GRID.side for _, y in trail)


@pytest.mark.parametrize(("is_there", "signs"), [(True, 1), (False, 0)])
def test_where_the_attacker_went_on_the_drop_of_blood_bears_the_number_of_the_fight(is_there, signs):
    drop = pieces.wound(1, GRID.square(FIGHTERS[1]))
    standing = FIGHTERS if is_there else FIGHTERS[1:]
    drawn = over_tokens(fought(), GRID, WRITING, standing, wounds=[drop])
    (number,) = inks(drawn).values()
    red = [one.box for one in shapes_of(drawn, Disc) if one.fill == BLOOD]
    assert sum(not box.holds(number) for box in red) == signs
    ground = Box.over([tile(GRID.square(square)) for square in standing]).grown(GRID.side * 0.5)
    assert ground.overlaps(number) if is_there else math.dist(number.centre, drop.centre) < 1.2 * GRID.side


def test_a_path_that_passes_a_token_leaves_its_letters_free():
    """But for a rim of them: also beside the middle of the square, where two paths share it."""
    moves = walk("thief", "B7", "C7", "D7"), walk("troll", "B8", "B7", "C7", "C8")
    passed = board.SQUARE_BY_NAME["C7"]
    drawn = over_tokens(traced(moves, GONE), GRID, WRITING, {passed})
    dots = [one.box for one in shapes_of(drawn, Disc)]
    assert dots
    assert not any(dot.overlaps(letters_of(tile(GRID.square(passed))).grown(-8)) for dot in dots)


def test_marks_make_way_for_arrows_out_and_for_drops_of_blood():
    events = *walk_out("goblin", "V5"), walk("troll", "T3", "U3")
    found = traced(events, GONE, {0: 0, 1: 1})
    out, end = board.SQUARE_BY_NAME["V5"], board.SQUARE_BY_NAME["U3"]
    drop = pieces.wound(0, GRID.square(end))
    told = inks(over_tokens(found, GRID, WRITING, {end}, way_out=WayOut(0, (out,)), wounds=[drop]))
    arrow = Box.around(GRID.centre(out), GRID.side)
    assert told.keys() == {"G", "+3", "1", "2"}
    assert not any(told[one].overlaps(arrow) for one in ("G", "+3", "1"))
    assert not told["2"].overlaps(drop)


def test_the_number_of_a_fight_leaves_both_fighters_free():
    """Above or below the sign between them, rather than on a face or what is carried."""
    (number,) = inks(over_tokens(fought(), GRID, WRITING, FIGHTERS)).values()
    disc = Box.around(number.centre, GRID.side * 0.45)
    assert not any(disc.overlaps(tile(GRID.square(square))) for square in FIGHTERS)


def number_of_a_way(start, end, standing):
    found = traced((walk("goblin", start, end),), GONE, {0: 0})
    (number,) = inks(over_tokens(found, GRID, WRITING, standing)).values()
    return number.centre


@pytest.mark.parametrize("names", [("D3", "E3"), ("A5", "B5"), ("V10", "V9"), ("K1", "L1")])
def test_those_who_fight_stand_on_one_red_ground_clear_of_coordinates(names):
    """A burst between them in a crowd was a knot."""
    squares = [board.SQUARE_BY_NAME[name] for name in names]
    *edges, ground = shapes_of(under_tokens(fought(*names), GRID, squares), Plate)
    assert ground.fill == BLOOD
    assert all(ground.box.holds(tile(GRID.square(square))) for square in squares)
    assert all(GRID.box.grown(4).holds(one.box) for one in edges)


@pytest.mark.parametrize(("square", "inner", "seat"), [("A5", "B5", 1), ("V5", "U5", 0)])
def test_the_plate_of_who_left_is_green_and_points_out_of_the_maze(square, inner, seat):
    """On its side's colour, it looked like a character that was still there."""
    who = f"{'by'[seat]}.goblin"
    events = Moved(who, "move", inner, (square,)), Left(who, 3, None)
    drawn = over_tokens(traced(events, GONE), GRID, WRITING, ())
    plate = next(one.box for one in shapes_of(drawn, Plate) if one.fill == GREEN)
    (sign,) = (one for one in shapes_of(drawn, Polygon) if one.fill == LIVERIES[seat].colour)
    tip = max(sign.points, key=lambda point: abs(point[0] - GRID.box.centre[0]))
    assert sum(point[0] == tip[0] for point in sign.points) == 1
    assert all(plate.left <= x <= plate.right and plate.top <= y <= plate.bottom for x, y in sign.points)


def test_the_number_of_a_way_is_where_it_began():
    """At the corner of a figure it hid a part of that."""
    start, end = (board.SQUARE_BY_NAME[name] for name in ("D3", "C3"))
    assert math.dist(number_of_a_way("D3", "C3", {end}), GRID.centre(start)) < 0.1 * GRID.side


def test_where_somebody_stands_where_a_way_began_its_number_is_beside_its_end_clear_of_its_head():
    """Head and number on one side of a token nearly hid its letters on a phone."""
    end = board.SQUARE_BY_NAME["C3"]
    for start, is_left in (("D3", True), ("B3", False)):
        x, _ = number_of_a_way(start, "C3", {board.SQUARE_BY_NAME[start], end})
        assert (x < GRID.centre(end)[0]) == is_left
        assert abs(x - GRID.centre(end)[0]) < GRID.side


def test_a_quarter_turn_opens_and_closes_what_the_engine_says():
    seen = 0
    for moment in samples.moments(5):
        for event in moment.events[-1:]:
            if isinstance(event, RoomTurned):
                before, after = (one.maze for one in (moment.before, moment.game))
                opened, closed = changes(moment.before_seen, moment.seen, event.slot)
                for side in opened:
                    if after.shown >> side.outer & 1:
                        assert side.outer in after.neighbours(side.inner)
                        assert side.outer not in before.neighbours(side.inner)
                for side in closed:
                    if after.shown >> side.outer & 1:
                        assert side.outer in before.neighbours(side.inner)
                        assert side.outer not in after.neighbours(side.inner)
                seen += bool(opened and closed)
    assert seen > 3
