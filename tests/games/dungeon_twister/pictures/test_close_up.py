"""The news of a turn, close up: what it shows, and when it gives way to the whole maze."""

import re
from collections import Counter
from dataclasses import replace

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Phase, observe
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, GATES, KIND, OWNER
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    FightEnded,
    GateChanged,
    Healed,
    Left,
    Moved,
    RoomRotated,
)
from k2bot.games.dungeon_twister.engine.model import EXIT
from k2bot.games.dungeon_twister.engine.squares import (
    LENGTH,
    NAMES,
    ROOM_SQUARES,
    SLOTS,
    SQUARE_BY_NAME,
    SQUARES,
    coordinates,
    square_at,
    squares_of,
)
from k2bot.games.dungeon_twister.pages import drawings
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    CloseUpPicture,
    MazePicture,
    ReachPicture,
    Writing,
    changed_rooms,
    close_up,
    news,
)
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, GREEN, LIVERIES
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import mazes, scene_of
from tests.games.dungeon_twister.pictures.checks import faults
from tests.kit.looking import share
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.dungeon_twister import samples

COLOURS = [livery.colour for livery in LIVERIES]
CROWDED = observe(samples.crowded(), None)
NUMERALS = {"I", "II", "III", "IV"}
WIDEST = 13
BURST = 18
"""Corners of a burst."""
POINTS = re.compile(r"\+(\d+)(?! AP)")
WRITING = Writing(words(), samples.NAMES)


def moments(number):
    """Moments of a random game with something decisive to show."""
    return [one for one in samples.moments(number) if one.events and one.seen.turn_number]


def marks(scene, maze):
    """Kinds and colours of the bold marks in a maze, each with how many there are."""
    outer = maze.expanded(20)
    found = Counter()
    for one in scene.shapes:
        match one:
            case Stroke(fill=fill) if fill in {*COLOURS, GREEN, changed_rooms.CHANGED_COLOUR}:
                found["line", fill] += 1
            case Polygon(fill=fill) if fill == BLOOD and len(one.points) == BURST:
                found["burst", fill] += 1
            case Plate(outline=fill) if fill == changed_rooms.CHANGED_COLOUR:
                found["frame", fill] += 1
            case Disc(fill=fill, outline=outline) if outline == BONE and fill in COLOURS:
                found["start", fill] += 1
            case Plate(fill=fill) if fill == GREEN and outer.contains(one.box):
                found["plate", fill] += 1
    return found


@pytest.mark.parametrize("number", range(12))
def test_a_close_up_has_all_that_is_bold_in_the_whole_maze(number):
    """A way that wins was cropped out, and an end of a path."""
    near = 0
    for moment in share(moments(number), 12, number):
        seen, events = moment.seen, moment.events
        grid = close_up.crop(seen, events)
        if grid is None:
            continue
        near += 1
        whole, part = (shape(seen, events) for shape in (MazePicture, CloseUpPicture))
        assert marks(scene_of(part), grid.box) == marks(scene_of(whole), GRID.box), moment.action
        lines = [one for one in shapes_of(scene_of(part), Stroke) if one.fill in {*COLOURS, GREEN}]
        assert all(
            grid.box.expanded(1).contains(Box(*point, *point)) for one in lines for point in one.points
        )
    assert near


@pytest.mark.parametrize("number", range(12))
def test_the_whole_maze_is_shown_only_where_a_close_up_would_hardly_be_larger(number):
    """Either it has at most 13 x 10 squares, or what is bold in the whole maze takes more columns."""
    for moment in moments(number)[::5]:
        seen, events = moment.seen, moment.events
        grid = close_up.crop(seen, events)
        if grid is not None:
            wide, high = (last - first for first, last in (grid.columns, grid.rows))
            assert 10 <= wide <= WIDEST
            assert 8 <= high <= 10
            assert GRID.side * 1.1 < grid.side < GRID.side * 1.5
        elif seen.phase is not Phase.FIGHT and news.headline(seen, events, WRITING):
            found = close_up.traces.find_traces(events, seen.places)
            columns = {coordinates(square)[0] for square in close_up._subject(seen, found)}
            assert not columns or max(columns) - min(columns) >= WIDEST


@pytest.mark.parametrize("number", range(12))
def test_the_points_of_the_headline_are_those_of_the_turn(number):
    """*Thief leaves the maze: +1* was beside a score that had grown by 3."""
    before, scored = (0, 0), 0
    for moment in samples.moments(number):
        seen = moment.seen
        if not samples.ends_turn(moment) and seen.phase is not Phase.OVER:
            continue
        grown = sum(seen.vp) - sum(before)
        before = seen.vp
        main = news.headline(seen, moment.events, WRITING)
        if not seen.turn_number or main is None:
            continue
        scored += grown > 0
        for said in main.said:
            assert sum(map(int, POINTS.findall(said))) == grown, said
        if close_up.crop(seen, moment.events):
            scene = scene_of(CloseUpPicture(seen, moment.events))
            (column,) = (area.box for area in scene.areas if area.name == "table")
            texts = [one for one in shapes_of(scene, Text) if one.fill == BONE]
            told = " ".join(one.text for one in texts if column.expanded(4).contains(layout.ink(one)))
            assert sum(map(int, POINTS.findall(told))) == grown, told
    assert scored or number not in {2, 5}


OUT = (
    CardPlayed(0, 5),
    Moved("b.thief", "move", "S3", ("T3",)),
    GateChanged("b.thief", "4R/0", "open", ("T3", "U3")),
    Moved("b.thief", "move", "T3", ("U3", "V3")),
    Left("b.thief", 1, None),
    Moved("b.goblin", "move", "U5", ("V5",)),
    Left("b.goblin", 2, None),
)
"""Two leave, one of them after a stop."""
PUZZLE = replace(
    observe(samples.crowded(), None),
    setup=replace(CROWDED.setup, is_puzzle=True),
    phase=Phase.CARD,
    places=tuple(
        EXIT if token in {BY_NAME["b.thief"], BY_NAME["b.goblin"]} else place
        for token, place in enumerate(CROWDED.places)
    ),
)
"""Nobody's way out is drawn."""


def test_the_path_starts_where_the_walk_began():
    """It began at the last stop."""
    grid = close_up.crop(PUZZLE, OUT)
    scene = scene_of(CloseUpPicture(PUZZLE, OUT))
    starts = {
        one.box.centre for one in shapes_of(scene, Disc) if one.fill == COLOURS[0] and one.outline == BONE
    }
    assert starts == {grid.centre(SQUARE_BY_NAME[name]) for name in ("S3", "U5")}
    lines = [one for one in shapes_of(scene, Stroke) if one.fill == COLOURS[0]]
    assert {one.points[0] for one in lines} == starts


def test_the_points_of_two_who_leave_are_one_sum_in_the_headline():
    """*Thief leaves the maze: +1* was beside a badge with +3."""
    said = [one.text for one in shapes_of(scene_of(CloseUpPicture(PUZZLE, OUT)), Text) if one.fill == BONE]
    assert POINTS.findall(" ".join(said)) == ["3"]
    assert "+3" in texts_of(scene_of(CloseUpPicture(PUZZLE, OUT)))


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("end", "is_onward"), [("U5", True), ("R5", False)])
def test_whoever_carries_a_treasure_is_the_headline_and_no_plain_walk(end, is_onward, language):
    """*Thief moves to D7* hid that he carried a treasure towards the exit."""
    writing = Writing(words(language), samples.NAMES)
    carried = Moved("b.thief", "move", "S5", (end,), (), "y.treasure")
    walks = (carried, Moved("b.warrior", "move", "T3", ("T4",)))
    at = [*PUZZLE.places]
    for name, square in (("b.thief", end), ("y.treasure", end), ("b.warrior", "T4")):
        at[BY_NAME[name]] = SQUARE_BY_NAME[square]
    scene = CloseUpPicture(replace(PUZZLE, places=tuple(at)), walks).scene(writing)
    told = " ".join(one.text for one in shapes_of(scene, Text) if one.fill == BONE)
    assert writing.text("dungeon-kind-treasure") in told
    assert end not in told or not is_onward
    assert "T4" not in told


@pytest.mark.parametrize(
    "other", [Eliminated("y.troll", "C4", "pit"), RoomRotated("b.warrior", 0, 1), Left("b.warrior", 1, None)]
)
def test_all_that_scored_is_shown_at_whatever_distance(other):
    """Only what didn't score may be outside."""
    events = (*OUT, Moved("b.warrior", "move", "B2", ("A2",)), other)
    assert (close_up.crop(PUZZLE, events) is None) is not isinstance(other, RoomRotated)


def deeds():
    """What the Warrior may have done from afar, or before a walk: events and squares of their marks."""
    for number, gate in enumerate(GATES):
        sides = [square for square, own in PUZZLE.maze.gate_sides.items() if number in own]
        if sides:
            yield (GateChanged("b.warrior", gate, "open", tuple(NAMES[one] for one in sides)),), sides, PUZZLE
    for slot in range(SLOTS):
        room = [*squares_of(ROOM_SQUARES[slot])]
        yield (RoomRotated("b.warrior", slot, 1),), room, PUZZLE
        to_place = replace(PUZZLE, phase=Phase.PLACE, placing=((0, BY_NAME["b.rope"], slot),))
        yield (Healed("b.warrior", "b.warrior"),), room, to_place
    for square in squares_of(ROOM_SQUARES[2]):
        at = [*PUZZLE.places]
        at[BY_NAME["y.troll"]] = square
        fought = FightBegan("b.warrior", "y.troll", ("b.warrior",), ("y.troll",))
        ended = FightEnded("b.warrior", "y.troll", (3, 0), (6, 4))
        yield (fought, ended), [square], replace(PUZZLE, places=tuple(at))


def test_whoever_did_it_is_shown_with_what_they_did():
    """Twins turn each other's rooms, and one may walk on after a fight."""
    shown = Counter()
    for events, squares, seen in deeds():
        for column in range(0, LENGTH, 3):
            at = [*seen.places]
            at[BY_NAME["b.warrior"]] = square_at(column, 4)
            grid = close_up.crop(replace(seen, places=tuple(at)), events)
            columns = [column, *(coordinates(square)[0] for square in squares)]
            assert (grid is not None) == (max(columns) - min(columns) < WIDEST)
            shown[grid is not None] += 1
            assert grid is None or all(map(grid.shows, [*squares, square_at(column, 4)])), events
    assert min(shown.values()) > 9


@pytest.mark.parametrize("row", [0, 4, 9])
@pytest.mark.parametrize("first", [0, 3, 9])
def test_all_of_a_walk_is_shown_up_to_13_columns(first, row):
    walker = BY_NAME["b.wizard"]
    for last in range(first + 1, LENGTH):
        path = [NAMES[square_at(x, row)] for x in range(first, last + 1)]
        events = (CardPlayed(0, 5), Moved("b.wizard", "move", path[0], tuple(path[1:])))
        at = [*PUZZLE.places]
        at[walker] = square_at(last, row)
        grid = close_up.crop(replace(PUZZLE, places=tuple(at)), events)
        assert (grid is not None) == (last - first < WIDEST)
        assert grid is None or all(grid.shows(SQUARE_BY_NAME[name]) for name in path)


@pytest.mark.parametrize("language", languages())
def test_the_headline_is_the_largest_type_below_the_score(language):
    """Numbers of face-down rooms were, and the prompt."""
    writing, sizes = Writing(words(language), ("Ann", "Bob")), []
    for name, picture in mazes().items():
        if type(picture) is not CloseUpPicture or picture.seen.phase in {Phase.PLACE, Phase.OVER}:
            continue
        scene = picture.scene(writing)
        areas = {area.name: area.box for area in scene.areas}
        written = [
            one for one in shapes_of(scene, Text) if areas["table"].expanded(4).contains(layout.ink(one))
        ]
        size = max(one.size for one in written if one.fill == BONE)
        scores = {one.size for one in written if one.text in {f"{points}" for points in picture.seen.vp}}
        low = areas["table"].centre[1]
        others = {one.size for one in written if one.box.top > low}
        lids = {one.size for one in shapes_of(scene, Text) if one.text.isdigit() and one.fill[0] == 0xE4}
        assert max(scores) > size >= max(others | lids), name
        sizes.append(size)
    assert sizes


@pytest.mark.parametrize("number", range(6))
def test_the_number_of_a_pair_is_beside_its_rooms_name_and_nothing_covers_either(number):
    """In crops, too, whose edges are the middle of rooms."""
    for moment in share(moments(number), 25, number):
        seen, events = moment.seen, moment.events
        grid = close_up.crop(seen, events)
        if grid is None:
            continue
        scene = scene_of(CloseUpPicture(seen, events))
        wall = [one for one in shapes_of(scene, Text) if not grid.box.overlaps(layout.ink(one))]
        gears = [layout.ink(one) for one in wall if one.text in NUMERALS and one.fill == changed_rooms.CARVED]
        names = [layout.ink(one) for one in wall if re.fullmatch(r"(Room )?[1-8]", one.text)]
        names = [box for box in names if box.bottom < grid.top or box.top > grid.box.bottom]
        shown = [slot for slot in grid.slots if seen.rooms[slot].id is not None]
        assert len(gears) == len(shown)
        assert all(any(0 < gear.left - name.right < grid.side / 2 for name in names) for gear in gears)
        assert list(faults(scene, words())) == []


def test_the_small_maze_has_the_part_that_is_shown_all_rooms_and_both_sides():
    seen = CROWDED
    events = (CardPlayed(0, 5), RoomRotated("b.thief", 0, 1))
    hidden = tuple(replace(room, id=None) if room.slot > 5 else room for room in seen.rooms)
    seen = replace(seen, rooms=hidden)
    grid, scene = close_up.crop(seen, events), scene_of(CloseUpPicture(seen, events))
    (column,) = (area.box for area in scene.areas if area.name == "table")
    lower = Box(column.left - 1, column.bottom - 300, column.right + 1, column.bottom + 1)
    (frame,) = (one.box for one in shapes_of(scene, Plate) if one.outline == BONE and lower.contains(one.box))
    side = int(column.width / LENGTH)
    wide, high = (last - first for first, last in (grid.columns, grid.rows))
    assert (round(frame.width / side), round(frame.height / side)) == (wide, high)
    assert {"7", "8"} <= {one.text for one in shapes_of(scene, Text) if lower.contains(one.box)}
    standing = {
        seat: {
            seen.places[one] for one in ALL_CHARACTERS if OWNER[one] == seat and seen.places[one] < SQUARES
        }
        for seat in (0, 1)
    }
    for seat, kind in ((0, Disc), (1, Polygon)):
        dots = [
            Box(*layout.reach(one))
            for one in shapes_of(scene, kind)
            if one.fill == COLOURS[seat] and lower.contains(Box(*layout.reach(one)))
        ]
        assert len([box for box in dots if box.width < 2 * side]) >= len(standing[seat]), seat


@pytest.mark.parametrize("number", range(4))
def test_posts_are_close_ups_or_the_whole_maze_with_the_same_words(number):
    """Whoever can't see the picture is told of all the maze."""
    talk = Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))).without_markdown
    kinds = Counter()
    for moment in moments(number)[::9]:
        seen, events = moment.seen, moment.events
        if seen.phase is Phase.FIGHT:
            continue
        shown, whole = (draw(talk, seen, events) for draw in (drawings.turn_news, drawings.maze))
        is_near = close_up.crop(seen, events) is not None
        assert shown.key.startswith("dungeon-news" if is_near else "dungeon-maze")
        assert shown.alt == whole.alt
        kinds[is_near] += 1
    assert min(kinds[True], kinds[False]) > 0


@pytest.mark.parametrize("number", range(6))
def test_a_reach_shows_the_nearest_squares_where_one_can_leave(number):
    """The crop ended five columns before them."""
    found = 0
    for moment in samples.moments(number)[::3]:
        if moment.game.phase is not Phase.ACT:
            continue
        seat = moment.game.active_seat
        seen = observe(moment.game, seat)
        for token in (one for one in ALL_CHARACTERS if OWNER[one] == seat and seen.places[one] < SQUARES):
            picture = ReachPicture(seen, f"{'by'[seat]}.{KIND[token]}", ())
            costs = picture.farther
            if exits := picture.exits:
                found += 1
                grid = picture._crop(costs | {seen.places[token]: 1})
                nearest = min(costs[square] for square in exits)
                assert all(grid.shows(square) for square in exits if costs[square] == nearest)
    assert found
