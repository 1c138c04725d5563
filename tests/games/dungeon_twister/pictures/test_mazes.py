"""What pictures of the maze show, wide, tall and in parts."""

import re
from dataclasses import replace
from itertools import pairwise, product

import pytest
from PIL import ImageStat

from k2bot.games.dungeon_twister.engine import Phase, observe, planning
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    ALL_OBJECTS,
    CAPACITY,
    CHARACTERS_OF,
    KIND,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import Moved, RoomRevealed, RoomRotated
from k2bot.games.dungeon_twister.engine.squares import (
    NAMES,
    SLOTS,
    SQUARES,
    coordinates,
    slot_corner,
    square_at,
    squares_of,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME as SQUARE
from k2bot.games.dungeon_twister.pictures import (
    MazePicture,
    PartPicture,
    TallMazePicture,
    Writing,
    changed_rooms,
    close_up,
    masonry,
    pieces,
    rooms,
)
from k2bot.games.dungeon_twister.pictures.drawn_traces import path_around_pits
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID, moving_parts, whole_maze
from k2bot.games.dungeon_twister.pictures.palette import GREEN, LIVERIES
from k2bot.games.dungeon_twister.pictures.traces import Traces, find_traces
from k2bot.render.painting import paint
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Scene, Sprite, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tests.games.dungeon_twister.pictures.catalogue import PARTS, mazes, scene_of
from tests.kit.pictures import layout, longer
from tests.kit.pictures.layout import shapes_of
from tools.dungeon_twister import samples

LETTERS = "ABCDEFGHIJKLMNOPQRSTUV"
CROWDED = observe(samples.crowded(), None)
WRITING = Writing(words(), samples.NAMES)


def shapes_over_letters(picture):
    """Shapes painted over characters' letters in a maze picture, and the squares of its tokens."""
    scene, seen = scene_of(picture), picture.seen
    squares = [area.box for area in scene.areas if area.name.startswith("square ")]
    letters = [
        (number, Box(*layout.reach(shape)))
        for number, shape in enumerate(scene.shapes)
        if isinstance(shape, Text)
        and any(square.expanded(square.width / 3).contains(shape.box) for square in squares)
    ]
    assert len(letters) >= len(
        {seen.places[token] for token in ALL_CHARACTERS if seen.places[token] < SQUARES}
    )
    covering = [
        shape
        for number, box in letters
        for shape in scene.shapes[number + 1 :]
        if (reached := layout.reach(shape)) is not None and Box(*reached).overlaps(box)
    ]
    return covering, squares


def test_columns_have_letters_above_and_below_wherever_no_name_of_a_room_stands():
    """Readers on phones were a column off in the lower rooms."""
    for name, picture in mazes().items():
        if type(picture) is not MazePicture:
            continue
        texts = [one for one in shapes_of(scene_of(picture), Text) if one.text in set(LETTERS)]
        above = {one.text for one in texts if one.box.bottom < GRID.top}
        below = {one.text for one in texts if one.box.top > GRID.box.bottom - 1}
        hidden = [room.slot for room in picture.seen.rooms[4:] if room.id is None]
        needed = {LETTERS[1 + 5 * (slot - 4) + column] for slot in hidden for column in range(5)}
        assert above == set(LETTERS), name
        assert below >= {"A", "V", *needed}, name


def test_every_token_is_visible_and_no_letters_are_covered():
    for name, picture in mazes().items():
        if isinstance(picture, (MazePicture, TallMazePicture)):
            over, squares = shapes_over_letters(picture)
            assert len(squares) == len({place for place in picture.seen.places if place < SQUARES}), name
            assert not over, name


@pytest.mark.parametrize("shape", [MazePicture, TallMazePicture])
@pytest.mark.parametrize("game", [7, 8, 11])
def test_no_letters_are_covered_in_random_games(game, shape):
    for moment in samples.moments(game)[::22]:
        over, _ = shapes_over_letters(shape(moment.seen, moment.events))
        assert not over, moment.action


def test_partial_mazes_are_legible_on_phones_and_show_their_subject():
    for name, squares in PARTS.items():
        scene = scene_of(mazes()[f"part {name}"])
        areas = {area.name: area.box for area in scene.areas}
        standing = {place for place in mazes()[f"part {name}"].seen.places if place < SQUARES}
        about = {SQUARE[one] for one in squares} & standing
        assert {f"square {one}" for one in about} <= areas.keys()
        assert min(box.width for box in areas.values()) * 400 / scene.width > 22
        assert all(box.top > 0 and box.bottom < scene.height for box in areas.values())


def test_films_show_no_ways_out():
    """Their captions don't tell of these, and the green line was seen first."""
    seen = next(one.seen for one in samples.moments(1) if planning.departures(one.seen))
    writing = Writing(words(), samples.NAMES)
    has_green = [
        GREEN in {getattr(one, "fill", None) for one in whole_maze(seen, (), writing, bare=bare)[1]}
        for bare in (False, True)
    ]
    assert has_green == [True, False]


@pytest.mark.parametrize("bare", [True, False])
def test_torches_are_in_rooms_of_the_decisive_step(bare):
    """The same in films, which have no letters."""
    for events, fires in (((), set()), ((RoomRotated("b.thief", 0, 1),), {slot_corner(0)})):
        stones = [one.painting for one in whole_maze(CROWDED, events, WRITING, bare=bare)[1][:10]]
        assert [set(one.fires) for one in stones] == [fires] * 10


def test_rooms_are_the_brighter_the_nearer_to_torches():
    def brightness(lit):
        shapes = rooms.maze_shapes(CROWDED, GRID, lit=lit)
        image = paint.paint(Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, shapes)).convert("L")
        return [ImageStat.Stat(image.crop(tuple(map(round, GRID.room(slot))))).mean[0] for slot in range(4)]

    shares = [lit / plain for lit, plain in zip(brightness((0,)), brightness(None), strict=True)]
    assert shares[0] > 1.2 * shares[1] > 1.2 * 1.1 * shares[2]
    assert shares[2] == pytest.approx(shares[3], rel=0.01)


@pytest.mark.parametrize(
    ("others", "grown"),
    [
        ((), (-0.14, -0.14, 0.14, 0.14)),
        (("D4",), (0.11, -0.06, 0.23, 0.06)),
        (("F4",), (-0.23, -0.06, -0.11, 0.06)),
        (("E3",), (-0.06, 0.08, 0.06, 0.2)),
        (("F5",), (-0.06, -0.2, 0.06, -0.08)),
        (("D4", "F5"), (0.11, -0.2, 0.23, -0.08)),
        (("E3", "E5"), (0, 0, 0, 0)),
    ],
)
def test_tokens_grow_where_nothing_is_beside_them(others, grown):
    """In squares, to the left, above, to the right and below."""
    boxes = token_boxes("E4", *others)
    assert side_shifts(boxes, "E4") == pytest.approx(grown, abs=0.02)


def test_heads_stay_below_bursts_with_somebody_knocked_out():
    """A risen head hid the burst of whoever fell in the square above."""
    seen = replace(CROWDED, places=(SQUARE["E4"], *[SQUARES] * (len(TOKENS) - 1)))
    free, busy = (rooms.token_places(seen, GRID, fallen)[SQUARE["E4"]] for fallen in ((), (SQUARE["E3"],)))
    assert free.rise == pieces.HIGH_RISE
    assert busy.rise == pieces.RISE
    assert busy.box.top > GRID.square(SQUARE["E4"]).top > free.box.top


def test_one_above_the_other_move_apart_so_that_the_lower_head_is_seen():
    """The lower face was a sliver below the plaque of the upper one."""
    places = [SQUARES] * len(TOKENS)
    for name, token in zip(("E4", "E5"), ALL_CHARACTERS, strict=False):
        places[token] = SQUARE[name]
    upper, lower = (
        rooms.token_places(replace(CROWDED, places=tuple(places), wounded=0), GRID)[SQUARE[name]]
        for name in ("E4", "E5")
    )
    assert lower.box.top > upper.box.bottom
    assert pieces.HIGH_RISE >= lower.rise > 2 * pieces.RISE
    assert upper.rise == pieces.HIGH_RISE


def test_only_heads_rise_into_the_gap_below_another_token():
    """Objects have none; with a load or a drop of blood, letters above would be covered."""
    for lower, wounded in (("b.sword",), 0), (("b.thief", "b.sword"), 0), (("b.thief",), -1):
        places = {"b.warrior": SQUARE["E4"]} | dict.fromkeys(lower, SQUARE["E5"])
        seen = replace(CROWDED, places=tuple(places.get(name, SQUARES) for name in TOKENS), wounded=wounded)
        assert rooms.token_places(seen, GRID)[SQUARE["E5"]].rise == pieces.RISE


@pytest.mark.parametrize("rise", [pieces.RISE, pieces.HIGH_RISE])
@pytest.mark.parametrize("load", ["b.treasure", "b.goblin"])
@pytest.mark.parametrize("carrier", ["b.thief", "y.thief"])
def test_nothing_of_a_token_is_cut_off(carrier, load, rise):
    """The disc of what the wounded carry was cut off straight at the side."""
    numbers = tuple(TOKENS.index(name) for name in (carrier, load))
    seen = replace(CROWDED, wounded=1 << numbers["goblin" in load])
    places = [pieces.Standing(numbers, Box.from_corner(200, 200, 80), rise)]
    drawn = pieces.tokens_on_squares(seen, places, WRITING)
    for decal, *shapes in drawn:
        for reached in filter(None, map(layout.reach, shapes)):
            assert decal.box.contains(Box(*reached))


@pytest.mark.parametrize(
    ("tokens", "wounded", "count"),
    [("b.thief", "b.thief", 1), ("y.thief y.sword", "y.thief", 1), ("b.goblin b.thief", "b.goblin", 0)],
)
def test_the_places_of_drops_of_blood_are_known(tokens, wounded, count):
    """Signs kept clear of a drop at a carried friend, who has none, and covered those of laden characters."""
    numbers = tuple(map(TOKENS.index, tokens.split()))
    seen = replace(CROWDED, wounded=1 << TOKENS.index(wounded))
    places = {0: pieces.Standing(numbers, Box.from_corner(200, 200, 80), pieces.HIGH_RISE)}
    boxes = pieces.wound_boxes(seen, places)
    _, signs = pieces.tokens_on_squares(seen, places.values(), WRITING)
    assert len(boxes) == count
    assert {drop for box in boxes.values() for drop in pieces.blood_drop(box)} <= {*signs}


def test_tokens_neither_cover_portcullises_nor_row_numbers():
    gate = next(square for square, gates in CROWDED.maze.gate_sides.items() if gates)
    for name in (NAMES[gate], "A5", "V5", "E10"):
        boxes = token_boxes(name)
        left, top, right, bottom = side_shifts(boxes, name)
        assert right - left == pytest.approx(bottom - top)
        assert right - left == pytest.approx(0.12, abs=0.02)
        assert GRID.box.contains(boxes[SQUARE[name]])


@pytest.mark.parametrize("kind", sorted({KIND[one] for one in ALL_CHARACTERS}))
@pytest.mark.parametrize("loads", ["by", "yb"])
def test_whoever_carries_something_at_the_edge_covers_no_row_number(kind, loads):
    """Its face moves back for the load, its own or the other side's, and reached them."""
    places = {f"b.{kind}": [0, 4], f"y.{kind}": [21, 4]}
    places |= {f"{loads[0]}.armour": [0, 4], f"{loads[1]}.rope": [21, 4]}
    seen = observe(samples.crowded(places), None)
    shown = scene_of(MazePicture(seen))
    assert [one for one in layout.faults(shown, samples.NAMES) if re.match(r"'\d+' is covered", one)] == []


def test_a_drop_of_blood_stays_clear_of_letters_diagonally_above():
    """Both moved apart from their neighbours, towards each other."""
    places = {"y.wallwalker": [11, 1], "b.wallwalker": [12, 0], "b.thief": [13, 0], "y.warrior": [15, 5]}
    seen = observe(samples.crowded(places), None)
    assert _covered(scene_of(TallMazePicture(seen))) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("picture", [MazePicture, TallMazePicture])
def test_what_lies_with_the_wounded_stays_clear_of_a_carried_friend(picture, language):
    """Its disc is further out, and covered the letters of a friend who is carried beside it."""
    for kind in sorted({KIND[one] for one in ALL_CHARACTERS} - {"mekanork"}):
        squares = f"b.sword N7, b.mekanork O7, b.{kind} O7, y.goblin P7, y.rope P7, y.sword Q7"
        seen = observe(set_up(squares, wounded=[f"b.{kind}", "y.goblin"]), None)
        assert _covered(scene_of(picture(seen), said=words(language))) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("side", "by")
def test_what_somebody_carries_stays_clear_of_the_names_of_rooms(side, language):
    """Below the upper wall of a part of the maze its disc covered them."""
    for column in "BCDEFG":
        seen = observe(set_up(f"{side}.thief {column}1, y.rope {column}1, b.cleric {column}2"), None)
        assert _covered(scene_of(PartPicture(seen, ("A1", "F3")), said=words(language))) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("around", [(), ((-1, 0), (1, 0), (0, 1))])
@pytest.mark.parametrize("first", [3, 5, 8])
def test_no_head_covers_the_name_of_a_room_in_a_close_up(first, around, language):
    """Not the tail of a letter in *Pokój*, nor with ears or a hat from beside it."""
    grid = replace(GRID, side=close_up._MOST, columns=(first, first + 10))
    for character, column in product(ALL_CHARACTERS, range(first, first + 10)):
        at = [SQUARES] * len(TOKENS)
        for token, (x, y) in zip((one for one in ALL_CHARACTERS if one != character), around, strict=False):
            at[token] = square_at(column + x, y)
        at[character] = square_at(column, 0)
        seen, traces = replace(CROWDED, places=tuple(at)), find_traces((), at)
        shapes, _ = moving_parts(seen, grid, traces, Writing(words(language)), has_ways_out=False)
        assert _covered(Scene(rooms.ACROSS, rooms.DOWN, rooms.NIGHT, tuple(shapes))) == []


@pytest.mark.parametrize("said", [*map(words, languages()), longer.longer_words()], ids=str)
@pytest.mark.parametrize("slot", range(SLOTS))
def test_the_word_on_a_new_room_is_clear_of_the_edge_of_its_plate(slot, said):
    """The tail of the last letter in *nowy* reached over it."""
    shapes, _ = changed_rooms.room_captions(CROWDED, GRID, Writing(said), Traces(revealed={slot: 0}))
    (plate,) = (one.box for one in shapes_of(shapes, Plate))
    (word,) = (one for one in shapes_of(shapes, Text) if one.text == said.text("dungeon-picture-new"))
    assert plate.expanded(-3).contains(layout.ink(word))


def _covered(scene):
    """Faults of a scene in which something covers a text."""
    return [*layout.covered_texts(layout.Places(scene))]


def token_boxes(*names):
    """Boxes of a character on the first square and objects on the others, in an otherwise empty maze."""
    places = [SQUARES] * len(TOKENS)
    for name, token in zip(names, (ALL_CHARACTERS[0], *ALL_OBJECTS), strict=False):
        places[token] = SQUARE[name]
    found = rooms.token_places(replace(CROWDED, places=tuple(places)), GRID)
    return {square: one.box for square, one in found.items()}


def side_shifts(boxes, name):
    """How far each side of a token's box is beyond its square, in squares."""
    box, square = boxes[SQUARE[name]], GRID.square(SQUARE[name])
    return [(side - own) / GRID.side for side, own in zip(box, square, strict=True)]


def test_rotating_or_revealing_another_room_does_not_light_the_characters_own():
    """Nothing happens there, and viewers wondered why it was lit."""
    places = [SQUARES] * len(TOKENS)
    places[TOKENS.index("b.thief")] = SQUARE["D3"]
    revealed = RoomRevealed("b.thief", 4, "3A", 0, ())
    assert find_traces((RoomRotated("b.thief", 5, 1),), places).slots == {5}
    assert find_traces((revealed,), places).slots == {4}


def test_only_rooms_of_the_decisive_step_are_lit():
    """With all rooms lit where anything happened, nobody knew where to look."""
    walk, places = Moved("b.thief", "move", "B6", ("B7",)), [SQUARES] * len(TOKENS)
    assert find_traces((walk,), places).slots == {4}
    assert find_traces((walk, RoomRotated("b.thief", 5, 1)), places).slots == {5}


def test_all_characters_of_both_sides_are_shown_while_teams_are_chosen():
    seen = samples.moments(1)[0].before_seen
    assert seen.phase is Phase.START
    for picture in (MazePicture, TallMazePicture):
        drawn = [one for one in shapes_of(scene_of(picture(seen)), Sprite) if one.artwork.framing == "full"]
        for seat in (0, 1):
            kinds = [one.artwork.figure for one in drawn if one.artwork.seat == seat]
            assert len({id(kind) for kind in kinds}) == len(kinds) == len(CHARACTERS_OF[seat])


@pytest.mark.parametrize("hides", [True, False])
def test_rooms_with_free_places_are_lit_only_while_tokens_are_hidden(hides):
    """Later they're dull, so that characters and events stand out."""
    phase = Phase.HIDE if hides else Phase.CARD
    moments = samples.found(lambda one: one.game.phase is phase and one.seen.rooms[0].backs[0] > 0)
    seen = moments[0].seen
    scene = scene_of(MazePicture(seen))
    lids = [GRID.room(room.slot) for room in seen.rooms if room.id is None]
    stones = [one.painting for one in shapes_of(scene, Backdrop)]
    lit = [one for one in stones if isinstance(one, masonry.BackStone) and one.glows]
    blue = [one.box for one in shapes_of(scene, Disc, LIVERIES[0].colour)]
    bright = [box for box in blue if any(lid.contains(box) for lid in lids)]
    with_places = [room for room in seen.rooms if sum(room.backs) < CAPACITY[room.slot]]
    assert len(lit) == hides * len(with_places)
    assert len(bright) == hides * sum(room.backs[0] for room in seen.rooms)


def test_ways_out_bend_over_pits_instead_of_crossing_walls():
    bends = 0
    for number in range(6):
        for moment in samples.moments(number)[::6]:
            seen = observe(moment.game, None)
            pits = tuple(squares_of(seen.maze.pits))
            for one in (one for departure in planning.departures(seen) for one in departure.exits):
                way = [*path_around_pits(one.route, pits)]
                bends += len(way) - len(one.route)
                places = [coordinates(square) for square in way]
                assert all(x1 == x2 or y1 == y2 for (x1, y1), (x2, y2) in pairwise(places))
    assert bends > 10
