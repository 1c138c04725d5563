"""Drawn rooms and turns match the engine: walls, portcullises, pits, gears, walks."""

import pytest

from k2bot.games.dungeon_twister.engine import squares as board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, OPEN, OWNER, ROOMS
from k2bot.games.dungeon_twister.engine.events import (
    FightBegan,
    Left,
    Moved,
    RoomRotated,
    Wounded,
)
from k2bot.games.dungeon_twister.engine.maze import maze_of, room_layout
from k2bot.games.dungeon_twister.pictures.action_pictures import changed_passages
from k2bot.games.dungeon_twister.pictures.masonry import plan
from k2bot.games.dungeon_twister.pictures.traces import find_traces
from tests.kit.looking import share
from tools.dungeon_twister import samples

SLOT = 5
LEFT, TOP = board.slot_corner(SLOT)


@pytest.mark.parametrize("room", range(8))
@pytest.mark.parametrize("rotation", range(4))
def test_drawn_walls_pits_gears_and_portcullises_match_the_engine(room, rotation):
    rooms = tuple(room if slot == SLOT else (room + 1 + slot) % 8 for slot in range(8))
    maze = maze_of(rooms, (0,) * SLOT + (rotation,) + (0,) * 2, 1 << SLOT, (OPEN,) * 16)
    drawn = plan(room, rotation)
    for x in range(5):
        for y in range(5):
            here = board.square_at(LEFT + x, TOP + y)
            for dx, dy, side in ((1, 0, ((x + 1, y), (x + 1, y + 1))), (0, 1, ((x, y + 1), (x + 1, y + 1)))):
                if x + dx < 5 and y + dy < 5:
                    leads = board.square_at(LEFT + x + dx, TOP + y + dy) in maze.neighbours(here)
                    assert leads == (side not in drawn.walls)
    printed = room_layout(room, rotation, SLOT)
    assert sum(board.BIT[board.square_at(LEFT + x, TOP + y)] for x, y in drawn.pits) == printed.pits
    assert board.square_at(LEFT + drawn.gear[0], TOP + drawn.gear[1]) == printed.gear
    for (gate, square, is_east), ((x1, y1), (x2, _)) in zip(printed.gates, drawn.gates, strict=True):
        x, y = board.coordinates(square)
        assert is_east == (x1 == x2)
        assert (x - LEFT + is_east, y - TOP + (not is_east)) == (x1, y1)
        assert ROOMS[room].first_gate <= gate


def test_traces_end_at_the_last_step_and_follow_rotations():
    turned = 0
    for moment in share([moment for game in range(6) for moment in samples.moments(game)], 3):
        found = find_traces(moment.events, moment.game.places)
        last = {way.character: way for way in found.ways}
        moves = {BY_NAME[event.character]: event for event in moment.events if isinstance(event, Moved)}
        borne = {BY_NAME[one.token] for event in moves.values() for one in event.handled}
        borne |= {BY_NAME[event.carried] for event in moves.values() if event.carried}
        gone = sum(isinstance(event, Left) for event in moment.events)
        for character, way in last.items():
            ended, now = board.NAMES[way.squares[-1]], moment.game.places[character]
            assert ended == [word for word in moves[character].path if word in board.SQUARE_BY_NAME][-1]
            if now < board.SQUARES and character not in borne:
                end = way.squares[-1]
                assert end == now or (character, (end, now), True) in found.carried
                turned += end != now
        assert len(found.exits) == gone
    assert turned > 3


def stood(places):
    """Tokens that are somewhere, all others out of the maze."""
    found = list(GONE)
    for token, square in places.items():
        found[BY_NAME[token]] = board.SQUARE_BY_NAME[square]
    return found


def walk(name, start, *path):
    return Moved(f"b.{name}", "move", start, path)


GONE = [board.SQUARES] * 28
TURN = RoomRotated("b.thief", 0, 1)
BACK = RoomRotated("b.thief", 0, -1)
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
def test_traces_of_a_turn_match_the_snapshot(events, snapshot):
    """Walks, ends of bold ones, rotations in quarters, exits by seat and square, and lit rooms."""
    found = find_traces(events, GONE)
    ways = [" ".join(board.NAMES[square] for square in way.squares) for way in found.ways]
    exits = [(OWNER[one.character], board.NAMES[one.square]) for one in found.exits]
    ends = [board.NAMES[square] for square in (way.squares[-1] for way in found.bold)]
    assert (ways, ends, dict(found.turned), exits, sorted(found.slots)) == snapshot


def test_a_fight_is_drawn_where_it_took_place():
    """It used to be drawn where the attacker walked later."""
    later = Wounded("y.troll"), RoomRotated("b.thief", 7, 1), walk("thief", "D1", "D2", "D3")
    (clash,) = find_traces((FOUGHT, *later), stood({"b.thief": "D3", "y.troll": "E1"})).clashes
    assert [board.NAMES[one] for one in (clash.attacker, clash.target)] == ["D1", "E1"]


FOUGHT = FightBegan("b.thief", "y.troll", (), ())


def test_passages_changed_by_a_rotation_match_the_engine():
    seen = 0
    for moment in samples.moments(5):
        for event in moment.events[-1:]:
            if isinstance(event, RoomRotated):
                before, after = (one.maze for one in (moment.before, moment.game))
                opened, closed = changed_passages(moment.before_seen, moment.seen, event.slot)
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
