"""What is drawn of rooms and turns is what the engine says: walls, portcullises, pits, gears, ways."""

import pytest

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OPEN, ROOMS
from k2bot.games.dungeon_twister.engine.events import FightBegan, Left, Moved, RoomTurned
from k2bot.games.dungeon_twister.engine.maze import laid, maze_of
from k2bot.games.dungeon_twister.pictures import Writing
from k2bot.games.dungeon_twister.pictures.action_pictures import RotationPicture, changes
from k2bot.games.dungeon_twister.pictures.masonry import plan
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.traces import (
    GLOW,
    Traces,
    over_tokens,
    traced,
    under_tokens,
)
from k2bot.render.scene import Disc, Polygon, Text
from k2bot.text.words import words
from tests.kit.pictures.layout import shapes_of, texts_of
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
    printed = laid(room, rotation, SLOT)
    assert sum(board.BIT[board.at(LEFT + x, TOP + y)] for x, y in drawn.pits) == printed.pits
    assert board.at(LEFT + drawn.gear[0], TOP + drawn.gear[1]) == printed.gear
    for (gate, square, is_east), ((x1, y1), (x2, _)) in zip(printed.gates, drawn.gates, strict=True):
        x, y = board.coordinates(square)
        assert is_east == (x1 == x2)
        assert (x - LEFT + is_east, y - TOP + (not is_east)) == (x1, y1)
        assert ROOMS[room].first_gate <= gate


@pytest.mark.parametrize("game", [2, 5])
def test_ways_end_where_their_characters_stand_however_rooms_turned(game):
    turned = 0
    for moment in samples.moments(game):
        found = traced(moment.events, moment.game.at)
        last = {way.character: way for way in found.ways if way.ends}
        turned += any(isinstance(event, RoomTurned) for event in moment.events) and bool(last)
        carried = {
            BY_NAME[thing]
            for event in moment.events
            if isinstance(event, Moved)
            for thing, _, _ in event.things
        }
        gone = [event.points for event in moment.events if isinstance(event, Left)]
        for character, way in last.items():
            if moment.game.at[character] < board.SQUARES and character not in carried:
                assert way.squares[-1] == moment.game.at[character]
        assert sum(one.points for one in found.exits) == sum(gone)
    assert turned > 3


def test_whoever_leaves_from_the_same_square_has_one_sign_with_all_points():
    at = [board.SQUARES] * 28
    events = [
        event
        for name, points in (("b.goblin", 3), ("b.troll", 1))
        for event in (Moved(name, "move", "U1", ("V1",), ()), Left(name, points, None))
    ]
    found = traced(events, at)
    assert [(one.seat, board.NAMES[one.square], one.points) for one in found.exits] == [(0, "V1", 4)]
    for taken in ((), (board.SQUARE_BY_NAME["V1"],)):
        said = texts_of(over_tokens(found, GRID, taken))
        assert said == ["+4"]


def test_moves_in_a_row_are_one_way_and_a_room_that_turns_fully_leaves_no_trace():
    thief = BY_NAME["b.thief"]
    at = [board.SQUARES] * 28
    at[thief] = board.SQUARE_BY_NAME["D1"]
    steps = (
        Moved("b.thief", "move", "B1", ("C1", "take y.sword", "drop"), ()),
        Moved("b.thief", "move", "C1", ("D1",), ()),
    )
    (way,) = traced(steps, at).ways
    assert [board.NAMES[square] for square in way.squares] == ["B1", "C1", "D1"]
    once = traced((*steps, RoomTurned("b.thief", 0, 1)), at)
    assert [board.NAMES[square] for square in once.ways[0].squares] == ["F1", "F2", "F3"]
    assert once.turned == {0: 1}
    thrice = (RoomTurned("b.thief", 0, 1),) * 3
    assert traced(thrice, at).turned == {0: -1}
    assert traced((*thrice, thrice[0]), at).turned == {}


def test_a_way_into_a_room_that_then_turns_is_torn():
    at = [board.SQUARES] * 28
    way = Moved("b.thief", "move", "A1", ("B1", "C1"), ())
    pieces = traced((way, RoomTurned("b.thief", 0, 1)), at).ways
    assert [[board.NAMES[square] for square in piece.squares] for piece in pieces] == [["F1", "F2"]]


def test_where_a_room_that_turned_has_torn_a_way_both_ends_are_marked():
    at = [board.SQUARES] * 28
    way = Moved("b.thief", "move", "B7", ("B6", "B5", "B4"), ())
    found = traced((way, RoomTurned("b.thief", 0, 1)), at)
    ends = [board.SQUARE_BY_NAME[name] for name in ("B6", "B1")]
    assert [found.ways[0].squares[-1], found.ways[1].squares[0]] == ends

    def marked(standing):
        shapes = under_tokens(found, GRID, standing)
        return [one.box.centre for one in shapes_of(shapes, Disc, GLOW)]

    assert marked({}) == [GRID.centre(square) for square in ends]
    assert marked({ends[0]: (BY_NAME["b.thief"],)}) == [GRID.centre(ends[1])]


@pytest.mark.parametrize("turn", [1, -1, 2])
def test_arrows_round_corners_of_a_turned_room_go_its_way_and_half_a_turn_has_four(turn):
    """Two opposite ones, of the two pairs that near which fewer stand."""

    def heads(standing):
        shapes = under_tokens(Traces(turned={SLOT: turn}), GRID, standing)
        return [one.points for one in shapes_of(shapes, Polygon, GLOW)]

    free = heads({})
    assert len(free) == 2 * abs(turn)
    room = GRID.room(SLOT)
    x, y = room.centre
    for tip, one, other in free:
        foot = (one[0] + other[0]) / 2 - x, (one[1] + other[1]) / 2 - y
        ahead = foot[0] * (tip[1] - y) - foot[1] * (tip[0] - x)
        assert (ahead > 0) == (turn > 0), "clockwise, as y goes down"
    corner = board.at(LEFT + 1, TOP)
    assert set(heads({corner: (0,)})).isdisjoint(free) or len(free) == 4


def test_the_last_walk_is_the_loudest_unless_a_fight_matters_more():
    at = [board.SQUARES] * 28
    walks = [Moved(f"b.{one}", "move", "B1", ("C1",), ()) for one in ("thief", "troll")]
    turn, attack = RoomTurned("b.thief", 5, 1), FightBegan("b.thief", "y.troll", (), ())
    out = Left("b.thief", 1, None)
    for events, loudest in (
        (walks, 1),
        ((*walks, turn), 1),
        ((turn, *walks), 2),
        ((walks[0], out, walks[1]), 0),
        ((*walks, attack), None),
        ((turn,), None),
    ):
        assert traced(events, at).shown == loudest


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


@pytest.mark.parametrize("clockwise", [True, False])
def test_which_way_a_room_turned_is_written(clockwise):
    turned = (
        (one.before_seen, one.seen, one.events[-1].slot)
        for one in samples.moments(5)
        if one.events and isinstance(one.events[-1], RoomTurned)
    )
    before, after, slot = next(turned)
    if (RotationPicture(before, after, slot).way == "right") != clockwise:
        before, after = after, before
    scene = RotationPicture(before, after, slot).scene(Writing(words(), samples.NAMES))
    said = [one.text for one in shapes_of(scene, Text) if "rotates" in one.text]
    assert said[0].endswith(" clockwise" if clockwise else " counterclockwise")
