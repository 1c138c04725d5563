"""Pictures of parts of the maze, fights, the setup and the end; and tokens."""

import itertools
import math
import re
from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from PIL import Image

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Phase, observe
from k2bot.games.dungeon_twister.engine.actions import Jump
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, CHARACTERS_OF, KIND
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightEnded,
    Left,
    TurnBegan,
)
from k2bot.games.dungeon_twister.engine.listing import reach
from k2bot.games.dungeon_twister.engine.squares import (
    LINES,
    NAMES,
    SIDE,
    SLOTS,
    SQUARE_BY_NAME,
    coordinates,
    slot_corner,
    square_at,
)
from k2bot.games.dungeon_twister.pages import drawings, posts
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    CareerPicture,
    EndPicture,
    Gain,
    ReachPicture,
    Story,
    Writing,
    cutouts,
    panels,
    pieces,
    reach_picture,
    rooms,
)
from k2bot.games.dungeon_twister.pictures.action_pictures import (
    BARRED,
    DOORLIGHT,
    Doorway,
    Side,
    adjacent_sides,
    changed_passages,
)
from k2bot.games.dungeon_twister.pictures.cast import Portrait
from k2bot.games.dungeon_twister.pictures.end_picture import SOURCES, Hero, fate_of
from k2bot.games.dungeon_twister.pictures.lantern import TONES, GoldenLight, Lantern, Shelf
from k2bot.games.dungeon_twister.pictures.masonry import FLAGSTONES
from k2bot.games.dungeon_twister.pictures.palette import BLOOD, BONE, LIVERIES
from k2bot.games.dungeon_twister.pictures.trails import Trails
from k2bot.games.dungeon_twister.players.suggesting import suggestions
from k2bot.render.scene import Backdrop, Box, Decal, Disc, Plate, Sprite, Text
from k2bot.render.theme import Colour
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tests.games.dungeon_twister.pictures.catalogue import TALK, mazes, others, scene_of
from tests.games.dungeon_twister.pictures.checks import faults
from tests.kit.looking import share
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools import vision
from tools.dungeon_twister import crops, samples

READ = (
    *("reach-crowded-thief", "reach-crowded-wallwalker", "reach-line", "reach-one", "reach-out"),
    *("room-1", "room-both", "fight-asked-0", "fight-crowded", "fight-crowded-won", "fight-killed"),
    *(
        "fight-laid-0",
        "fight-laid-1",
        "fight-lost",
        "fight-tie",
        "fight-wounded",
        "setup-0-none",
        "setup-0-4",
    ),
    *("setup-0-team", "setup-1-lying", "shot-far", "shot-foe", "shot-friend", "end-goal", "end-quiet"),
    *(
        "end-resigned",
        "end-long",
        "example-tokens",
        "example-wall",
        "hero-fight",
        "hero-turned-away",
        "hero-wand-friend",
    ),
    *("crowded None", "tall crowded", "part near", "rotation 0", "rotation 5"),
)


def texts(picture):
    return texts_of(scene_of(picture))


@pytest.mark.parametrize("name", READ)
def test_texts_of_each_picture_match_the_snapshot(name, snapshot):
    """Columns and rows; sums and cards, plans, points and rooms."""
    assert texts((mazes() | others())[name]) == snapshot


def test_a_story_records_the_source_and_turn_of_each_point(snapshot):
    events = [
        TurnBegan(0, 1),
        Eliminated("b.thief", "C3", "fight"),
        TurnBegan(0, 2),
        Left("b.goblin", 3, "y.treasure"),
        TurnBegan(1, 3),
        Left("y.cleric", 1, None),
    ]
    assert Story.of(crops.ended("goal").seen, events).gains == snapshot


def test_points_of_one_turn_are_listed_together():
    seen = crops.ended("goal").seen
    gains = (
        Gain(17, 0, "elimination", FOE, 1),
        Gain(17, 0, "goblin", GOBLIN, 1),
        Gain(18, 0, "exit", THIEF, 1),
    )
    told = posts.points_by_turn(
        Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))), Story(seen, gains), 0
    )
    assert "2 in turn 17 (Cleric and Goblin)" in told
    assert "1 in turn 18 (Thief)" in told


@given(
    scored=st.lists(st.tuples(st.integers(0, 1), st.sampled_from(SOURCES), st.integers(1, 2)), max_size=9),
    result=st.sampled_from([(0, "goal"), (1, "goal"), (1, "resigned"), (None, "quiet")]),
    goal=st.sampled_from([(3, 3), (5, 5), (3, 5)]),
)
@settings(max_examples=30, deadline=None)
def test_labels_of_the_end_picture_never_overlap(scored, result, goal):
    gains = tuple(
        Gain(turn, seat, source, CHARACTERS_OF[seat][turn % 8], points)
        for turn, (seat, source, points) in enumerate(scored)
    )
    points = [sum(gain.points for gain in gains if gain.seat == seat) for seat in (0, 1)]
    assume(result[1] != "goal" or points[result[0]])
    seen = crops.ended("goal").seen
    seen = replace(seen, vp=tuple(points), setup=replace(seen.setup, goal=goal), result=result)
    places = layout.Places(scene_of(EndPicture(Story(seen, gains))))
    found = [*layout.overlapping_texts(places), *layout.covered_texts(places)]
    assert not found, layout.listed(found)


def test_the_end_picture_names_the_winning_point_or_the_handicap():
    seen = replace(crops.ended("goal").seen, result=(0, "goal"))
    gains = Gain(8, 0, "elimination", FOE, 1), Gain(9, 1, "exit", FOE, 1)
    fair, hard, easy = (
        replace(seen, setup=replace(seen.setup, goal=goal)) for goal in ((5, 5), (5, 3), (3, 5))
    )
    left = (*gains, Gain(9, 0, "goblin", GOBLIN, 3, BY_NAME["y.treasure"]))
    told = [
        texts_of(scene_of(EndPicture(Story(one, got))))[1]
        for one, got in ((fair, gains), (fair, left), (hard, left), (easy, left))
    ]
    assert told == [
        "Cleric knocked out: +1",
        *["Goblin leaves the maze carrying Treasure: +3"] * 2,
        "with a handicap, 3 points were enough",
    ]


def test_the_end_picture_says_in_german_order_what_was_carried_out():
    story = crops.ended("goal")
    seen = replace(story.seen, result=(0, "goal"), setup=replace(story.seen.setup, goal=(5, 5)))
    gain = Gain(9, 0, "goblin", GOBLIN, 3, BY_NAME["y.treasure"])
    drawn = scene_of(EndPicture(Story(seen, (gain,))), said=words("de"))
    assert texts_of(drawn)[1] == "Goblin entkommt mit dem Schatz: +3"


def test_the_end_picture_names_attackers_and_carried_objects():
    """Only a heading's colour showed whose knockout it was, and a treasure looked like a speck."""
    events = [
        TurnBegan(0, 1),
        FightEnded("y.troll", "b.warrior", (0, 6), (4, 9)),
        Eliminated("y.troll", "C3", "fight"),
        TurnBegan(1, 2),
        Eliminated("y.thief", "C3", "pit"),
        TurnBegan(0, 3),
        Left("b.goblin", 3, "y.treasure"),
    ]
    story = Story.of(crops.ended("goal").seen, events)
    assert [gain.by for gain in story.gains] == [BY_NAME["b.warrior"], None, None]
    told = texts_of(scene_of(EndPicture(story)))
    assert [one for one in told if one.startswith(("by ", "with T"))] == ["by Warrior", "with Treasure"]
    struck = replace(story, gains=story.gains[:1])
    fair = replace(struck.seen, result=(0, "goal"), setup=replace(struck.seen.setup, goal=(5, 5)))
    assert "Warrior knocks out Troll: +1" in texts_of(scene_of(EndPicture(replace(struck, seen=fair))))


THIEF, GOBLIN, FOE = (BY_NAME[name] for name in ("b.thief", "b.goblin", "y.cleric"))


def test_the_winners_hero_is_the_last_to_leave_or_strike():
    seen, treasure = crops.ended("goal").seen, BY_NAME["y.treasure"]
    gains = (
        Gain(3, 0, "goblin", GOBLIN, 3, treasure),
        Gain(4, 0, "elimination", FOE, 1),
        Gain(5, 1, "exit", FOE, 1),
    )
    assert Story(seen, gains).hero(0) == Hero(GOBLIN, treasure)
    assert Story(seen, (*gains, Gain(6, 0, "exit", THIEF, 1))).hero(0) == Hero(THIEF)
    assert Story(seen, ()).hero(1).token in CHARACTERS_OF[1]
    gains = Gain(seen.turn_number - 1, 0, "exit", THIEF, 1), Gain(seen.turn_number, 0, "elimination", FOE, 1)
    fight = FightEnded("y.troll", "b.warrior", (0, 6), (4, 9))
    assert Story(seen, gains, last=(fight,)).hero(0) == Hero(BY_NAME["b.warrior"], fallen=FOE)
    assert Story(seen, gains).hero(0) == Hero(THIEF)


# -------------------------------------------------------------------------------------------- tokens


@given(squares=st.sets(st.integers(0, 219), min_size=2, max_size=9))
@settings(max_examples=60, deadline=None)
def test_a_crop_shows_all_tokens_of_a_face_down_room_or_none(squares):
    """Two of three would look like all there are."""
    (moment,) = samples.found(lambda one: samples.turned_up(one) == 2)
    seen = observe(moment.game, None)
    grid = panels.crop_grid(squares, Box(0, 0, 700, 600))
    drawn = rooms.face_down_rooms(seen, grid)
    chips = [shape.box for shape in drawn if isinstance(shape, Decal)]
    assert all(grid.box.contains(box.expanded(-1)) for box in chips)
    for slot in grid.slots:
        inside = [box for box in chips if grid.room(slot).contains(box.expanded(-1))]
        assert len(inside) in (0, sum(seen.rooms[slot].backs))


def test_without_points_the_end_picture_shows_who_is_in_the_maze_and_who_resigned():
    """A score of 0 to 0 in an empty picture told nothing of the game."""
    picture = others()["end-resigned"]
    seen, scene = picture.story.seen, scene_of(picture)
    team = [one for side in CHARACTERS_OF for one in side]
    found = [pieces.portrait(one, "face") for one in team if fate_of(seen, one) is None]
    shown = [one.artwork for one in shapes_of(scene, Sprite)]
    assert 0 < len(found) < len(team)
    assert [one for one in shown if isinstance(one, Portrait)] == found
    assert "Bartholomew resigned in turn 20" in texts_of(scene)


def test_names_on_moment_cards_stay_clear_of_the_edges():
    """A long one touched both."""
    scene = scene_of(others()["end-long"])
    cards = [one.box for one in shapes_of(scene, Plate, BONE) if one.radius == 14]
    texts = [one for one in shapes_of(scene, Text) if one.weight == "ExtraBold"]
    names = [layout.ink(one) for one in texts if one.text in {"Mekanork", "Cleric", "Warrior"}]
    inside = [
        (card, name) for card in cards for name in names if card.contains(name.expanded(-name.height / 2))
    ]
    assert len(inside) == 3
    assert all(card.left + 7 <= name.left and name.right <= card.right - 7 for card, name in inside)


def test_puzzle_pictures_do_not_show_the_solving_way_out():
    """Only exits straight from a selectable square are shown."""
    reach = others()["reach-out"]
    puzzle = replace(reach, seen=replace(reach.seen, setup=replace(reach.seen.setup, is_puzzle=True)))
    assert puzzle.exits == {SQUARE_BY_NAME["A6"]} < reach.exits


def test_arrows_to_squares_beyond_a_crop_cover_no_letters():
    """They covered those of a token at the edge."""
    grid = rooms.MazeGrid(66, 225, 100, (4, 12), (2, 8))
    outside = {square_at(1, y): 2 for y in range(2, 8)}
    boxes = [Box(*layout.reach(one)) for one in reach_picture._edge_arrows(outside, grid, [])]
    letters = [boxes[0].expanded(-15)]
    moved = [Box(*layout.reach(one)) for one in reach_picture._edge_arrows(outside, grid, letters)]
    assert moved
    assert not any(box.overlaps(one) for box in moved for one in letters)


@pytest.mark.parametrize("number", range(12))
def test_a_reach_shows_every_way_out_that_is_suggested(number):
    """It ended five columns before the exit that the page suggested, and the alt text left it out."""
    for game in (moment.game for moment in share(samples.moments(number), 30, number)):
        seen = observe(game, game.active_seat)
        for one in suggestions(seen) if game.phase is Phase.ACT else ():
            *_, last = one.character_actions
            square = SQUARE_BY_NAME.get(getattr(last, "end", getattr(last, "square", "")))
            if square is None or not LINES[1 - game.active_seat] >> square & 1:
                continue
            near = {moves[0].end for moves in reach(game, game.active_seat, last.character).values()}
            picture = drawings.reach(TALK, seen, last.character, tuple(sorted(near)))
            scene = scene_of(ReachPicture(seen, last.character, tuple(sorted(near))))
            (crop,) = (area.box for area in scene.areas if area.name == "crop")
            names = {one.text for one in shapes_of(scene, Text) if not crop.contains(layout.ink(one))}
            told = re.search(r"Leaves the maze: (.*?)\.", picture.alt)[1]
            jumps = any(isinstance(action, Jump) for action in one.character_actions)
            assert jumps or NAMES[square] in told  # of several ways out by jumps, any is shown
            assert any({name[0], name[1:]} <= names for name in re.findall(r"[AV]\d+", told)), last
            assert layout.faults(scene) == []


@pytest.mark.parametrize(
    "names", [("Ann", "Bob", "Cid", "Dora"), ("W" * 20, "Maximiliane Hohenstein", "Cid", "D")]
)
@pytest.mark.parametrize(
    ("starts", "favourites"), [((0,) * 8, []), ((41, 88, 52, 103, 0, 7, 64, 31), [3, 1, 6, 2])]
)
def test_a_career_picture_shows_favourites_full_figure_without_collisions(names, starts, favourites):
    picture = CareerPicture(
        131, 64, (310, 84, 27, 188), starts, (402, 31, 377), 1530, ((112, 98), (0, 3), (17, 1))
    )
    scene = picture.scene(Writing(words(), names))
    assert list(faults(scene, words(), names)) == []
    (head,) = (one.box for one in scene.areas if one.name == "head")
    shown = [one.artwork for one in shapes_of(scene, Sprite) if head.contains(one.box)]
    figures = [pieces.portrait(CHARACTERS_OF[0][kind], "full") for kind in favourites]
    assert [one for one in shown if isinstance(one, Portrait)] == figures


@pytest.mark.parametrize("number", range(3))
def test_a_trail_of_light_follows_every_token_a_rotation_moved(number):
    """From its square before to that after; none on the room's centre square."""
    shown = mazes()[f"rotation {number}"]
    (trails,) = (one for one in shapes_of(scene_of(shown), Sprite) if isinstance(one.artwork, Trails))
    middle_x, middle_y = (one + SIDE // 2 for one in slot_corner(shown.slot))
    ends = {(middle_x + x, middle_y + y) for x, y in trails.artwork.ends}
    starts = {
        (middle_x + trails.artwork.turn * y, middle_y - trails.artwork.turn * x)
        for x, y in trails.artwork.ends
    }
    moved = [pair for pair in zip(shown.before.places, shown.after.places, strict=True) if pair[0] != pair[1]]
    assert moved
    assert starts == {coordinates(was) for was, _ in moved}
    assert ends == {coordinates(now) for _, now in moved}
    assert trails.artwork.image(250, 250).getchannel("A").getextrema()[1] > 200


@pytest.mark.parametrize("number", range(3))
def test_light_falls_through_edges_that_opened_and_those_that_closed_are_red_walls(number):
    """One for adjacent edges, as long as all of them, on the room's frame."""
    shown = mazes()[f"rotation {number}"]
    scene = scene_of(shown)
    (now,) = (one.box for one in scene.areas if one.name == "after")
    changed = changed_passages(shown.before, shown.after, shown.slot)
    for sides, fill in zip(changed, (DOORLIGHT, BARRED), strict=True):
        doors = [one.box for one in shapes_of(scene, Plate, fill) if now.contains(one.box)]
        runs = adjacent_sides(sides)
        assert sorted(side for run in runs for side in run) == list(sides)
        longest = [round(max(one.width, one.height) / (now.width / 7)) for one in doors]
        assert longest == [len(run) for run in runs]


def test_light_of_a_doorway_falls_where_nobody_stands():
    """Into the room only if somebody is outside, but nobody inside; they would cover its arrow."""
    grid = panels.crop_grid([SQUARE_BY_NAME["C3"]], cutouts.ROOM, is_filled=False, margin=3)
    inner, outer = SQUARE_BY_NAME["F3"], SQUARE_BY_NAME["G3"]
    for standing, way in (((), 1), ((inner,), 1), ((outer,), -1), ((inner, outer), 1)):
        assert Doorway.of([Side(inner, outer)], grid, standing).out == (way, 0)


def test_heads_rise_in_crops_except_at_their_sides():
    """There they reached row numbers."""
    places = ("C3", "F3")
    seen = observe(set_up(f"b.goblin {places[0]}, y.goblin {places[1]}"), 0)
    grid = panels.crop_grid([SQUARE_BY_NAME["C3"]], cutouts.ROOM, is_filled=False, margin=3)
    heads = [
        one.box.top for one in panels.grid_tokens(seen, grid, Writing(words())) if isinstance(one, Sprite)
    ]
    rises = [grid.square(SQUARE_BY_NAME[name]).top - head for name, head in zip(places, heads, strict=True)]
    assert rises[0] > 0.3 * grid.side > 0.2 * grid.side > rises[1]


def test_edges_are_adjacent_only_along_one_side_of_a_room():
    """Not around its corner, nor beyond a gap."""
    named = (("B1", "A1"), ("B2", "A2"), ("B5", "A5"), ("B5", "B6"), ("C5", "C6"), ("E5", "E6"))
    sides = [Side(*(SQUARE_BY_NAME[name] for name in pair)) for pair in named]
    assert sorted(adjacent_sides(sides)) == sorted([sides[:2], sides[2:3], sides[3:5], sides[5:]])


@pytest.mark.parametrize("name", ["reach-crowded-goblin", "reach-line", "room-1", "shot-far"])
def test_letters_and_numbers_of_squares_are_on_all_sides_of_a_crop(name):
    """They're all that names squares, at the middle of each column and row."""
    scene = scene_of(others()[name])
    crop = next(one.box for one in scene.areas if one.name == "crop")
    frame = crop.expanded(panels.RULER)
    around = [
        one.text
        for one in shapes_of(scene, Text)
        if frame.contains(layout.ink(one)) and not crop.overlaps(layout.ink(one))
    ]
    letters = Counter(one for one in around if one.isalpha())
    numbers = Counter(one for one in around if one.isdigit())
    for counts in (letters, numbers):
        assert len(counts) > 4
        assert set(counts.values()) == {2}


@pytest.mark.parametrize("load", ["", "b.armour"])
@pytest.mark.parametrize("square", ["A1", "A10"])
@pytest.mark.parametrize("mover", ["b.goblin", "b.troll"])
def test_whoever_moves_covers_no_letter_or_number_at_the_edges(mover, square, load):
    """With a rim around a figure larger than its square, it did in the corners, or moved back for a load."""
    things = [f"{load} {square}"] * bool(load)
    seen = observe(set_up(", ".join([f"{mover} {square}", "y.goblin L5", *things]), ap=1), 0)
    scene = scene_of(ReachPicture(seen, mover, ()))
    assert list(faults(scene, words())) == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("side", "by")
def test_what_a_mover_carries_stays_clear_of_letters_above(side, language):
    """At the lower edge of a crop it moves up, and its object covered them."""
    said, mover = words(language), f"{side}.goblin"
    for kind in sorted({KIND[one] for one in ALL_CHARACTERS} - {"goblin"}):
        seen = observe(set_up(f"{mover} M10, y.wand M10, b.{kind} M9", turn="by".index(side), ap=1), 0)
        assert list(faults(scene_of(ReachPicture(seen, mover, ()), said=said), said)) == []


def test_what_can_be_fetched_has_a_ring_and_a_hand():
    seen = observe(samples.crowded({"b.goblin": [16, 8], "b.rope": [16, 9]}), 0)
    scene = scene_of(ReachPicture(seen, "b.goblin", ("Q10", "J2"), fetches=("Q10",)))
    square = _square_at(scene, "Q", "10")
    ring, hand = (one.box for one in shapes_of(scene, Disc, TONES[0]) if square.overlaps(one.box))
    assert ring.width > hand.width


def test_only_squares_next_to_an_enemy_have_crossed_swords():
    seen = observe(set_up("b.warrior G3, y.troll G5, y.goblin V1"), 0)
    scene = scene_of(ReachPicture(seen, "b.warrior", ("G4", "G2")))
    (crop,) = (one.box for one in scene.areas if one.name == "crop")
    (sign,) = (one.box for one in shapes_of(scene, Disc, BLOOD) if crop.contains(one.box))
    assert math.dist(sign.centre, _square_at(scene, "G", "4").centre) < 2


def _square_at(scene, letter, number):
    """The inner part of a square, as its letter and number at the edges of the crop tell."""
    (crop,) = (one.box for one in scene.areas if one.name == "crop")
    ends = {one.text: one.box.centre for one in shapes_of(scene, Text) if not crop.contains(one.box)}
    return Box.from_centre((ends[letter][0], ends[number][1]), 60, 60)


@pytest.mark.parametrize(
    ("things", "said"),
    [(["b.rope"], "fetch Rope"), (["b.rope", "y.wand"], "fetch Rope, Wand"), (["y.goblin"], "fetch here")],
)
def test_a_legend_names_the_objects_that_can_be_fetched(things, said):
    """With somebody wounded among them, or more than two, it doesn't."""
    squares = {name: [16, 9 - number] for number, name in enumerate(things)}
    seen = observe(samples.crowded({"b.goblin": [16, 7], **squares}), 0)
    fetches = tuple(f"Q{10 - number}" for number in range(len(things)))
    scene = scene_of(ReachPicture(seen, "b.goblin", fetches, fetches=fetches))
    assert said in " ".join(texts_of(scene))


@pytest.mark.parametrize("seat", [0, 1])
def test_reachable_squares_are_equally_green_on_starting_lines(seat):
    """On blue it used to be teal, which wasn't in any legend."""
    floor = Image.new("RGBA", (200, 100), FLAGSTONES[1])
    floor.paste(LIVERIES[seat].colour[:3], (0, 0, 100, 100))
    floor.alpha_composite(Lantern(2, 1, (1, 1)).image(200, 100))
    line, other = (vision.lab(Colour(*floor.getpixel((x, 50)))) for x in (50, 150))
    assert math.dist(line, other) < 22


def test_squares_costing_more_action_points_are_darker_even_in_greyscale():
    """Readers on phones couldn't tell what two reach from what three do."""
    costs = 1, 2, 3
    floor = Image.new("RGBA", (300, 100), FLAGSTONES[0])
    floor.alpha_composite(Lantern(3, 1, costs).image(300, 100))
    floor.alpha_composite(Lantern(3, 1, costs, is_dark=True).image(300, 100))
    greys = [floor.convert("L").getpixel((50 + 100 * place, 50)) for place in range(3)]
    assert all(near > 1.35 * far for near, far in itertools.pairwise(greys)), greys


@pytest.mark.parametrize("name", ["goblin", "thief", "troll", "wallwalker"])
def test_costs_are_on_the_floor_once_for_each_area_at_least(name):
    scene = scene_of(others()[f"reach-crowded-{name}"])
    (crop,) = (one.box for one in scene.areas if one.name == "crop")
    light = next(one for one in shapes_of(scene, Sprite) if isinstance(one.artwork, Lantern))
    side, columns = light.box.width / light.artwork.columns, light.artwork.columns
    said = [one for one in shapes_of(scene, Text) if one.text.isdigit() and crop.contains(layout.ink(one))]
    for text in said:
        x, y = layout.ink(text).centre
        place = int((y - crop.top) // side) * columns + int((x - crop.left) // side)
        assert text.text == f"{light.artwork.costs[place]}"
    assert {int(one.text) for one in said} == {*light.artwork.costs} - {0}
    assert len(said) < sum(map(bool, light.artwork.costs)) / 2


@pytest.mark.parametrize(("count", "shelf"), [(0, 10), (4, 6), (10, 0)])
def test_a_planned_token_is_in_its_room_alone_and_all_others_on_the_shelf(count, shelf):
    """Readers saw the same tokens twice, and matched up their numbers."""
    shown = others()[f"setup-0-{count}"]
    names = {words().text(f"dungeon-kind-{KIND[token]}") for token in shown.unplaced_tokens}
    assert len(names) == shelf
    kinds = {words().text(f"dungeon-kind-{kind}") for kind in KIND}
    assert kinds.intersection(texts(shown)) == names


@pytest.mark.parametrize("name", ["setup-0-0", "setup-1-4", "setup-1-lying", "setup-0-10"])
def test_light_comes_out_of_free_places_while_a_room_is_to_be_chosen(name):
    shown, scene = others()[name], scene_of(others()[name])
    (board,) = (one.box for one in scene.areas if one.name == "maze")
    lit = [one.box for one in shapes_of(scene, Sprite) if isinstance(one.artwork, GoldenLight)]
    free = sum(map(shown.free, range(SLOTS))) if shown.unplaced_tokens else 0
    assert sum(map(board.contains, lit)) == free


def test_a_complete_plan_is_to_be_confirmed_until_it_is():
    planned = others()["setup-0-10"]
    assert "All planned: now confirm" in texts(planned)
    assert "Plan confirmed" in texts(replace(planned, is_confirmed=True))


def test_the_chosen_four_have_a_tick_each():
    scene = scene_of(others()["setup-1-team"])
    (line,) = (one.box for one in scene.areas if one.name == "line")
    ticks = [one for one in shapes_of(scene, Disc, panels.LIT) if not line.contains(one.box)]
    assert len(ticks) == 4
    assert not shapes_of(scene_of(others()["setup-1-0"]), Disc, panels.LIT)


def test_niches_of_the_shelf_have_room_for_faces_above_their_tokens():
    """A face rises by an eighth above its token: its head was cut off."""
    scene = scene_of(others()["setup-0-0"])
    shelf = next(one for one in shapes_of(scene, Backdrop) if isinstance(one.painting, Shelf))
    niches = [one.translated(shelf.box.left, shelf.box.top) for one in shelf.painting.niches]
    discs = [one.box for one in shapes_of(scene, Disc, LIVERIES[0].colour)]
    objects = [(niche, disc) for niche in niches for disc in discs if niche.contains(disc)]
    assert len(objects) == 6
    assert all(disc.top - niche.top > disc.height / 8 for niche, disc in objects)
