"""What pictures of parts of the maze, of fights, the setup and the end tell; and tokens."""

import math
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import observe
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, KIND
from k2bot.games.dungeon_twister.engine.events import (
    Eliminated,
    FightBegan,
    FightEnded,
    Left,
    RoomTurned,
    TurnBegan,
)
from k2bot.games.dungeon_twister.engine.squares import coordinates
from k2bot.games.dungeon_twister.pages import posts
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    EndPicture,
    Gain,
    RoomPicture,
    Story,
    panels,
    reach_picture,
    rooms,
)
from k2bot.games.dungeon_twister.pictures.end_picture import SOURCES, Hero
from k2bot.games.dungeon_twister.pictures.palette import BONE, LIVERIES
from k2bot.render import theme
from k2bot.render.scene import Box, Decal, Disc, Plate, Text
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import mazes, others, scene_of
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
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
    *("end-resigned", "example-tokens", "example-wall", "hero-fight", "hero-turned-away", "hero-wand-friend"),
    *("crowded None", "tall crowded", "part near", "rotation 0", "rotation 5"),
)


def texts(picture):
    return texts_of(scene_of(picture))


@pytest.mark.parametrize("name", READ)
def test_what_a_picture_says(name, snapshot):
    """Squares by number or, where they are free, by name; sums and cards, plans, points and rooms."""
    assert texts((mazes() | others())[name]) == snapshot


def test_a_story_tells_each_point_by_its_source_and_when_it_was_decided(snapshot):
    events = [
        TurnBegan(0, 1),
        Eliminated("b.thief", "C3", "fight"),
        TurnBegan(0, 2),
        Left("b.goblin", 3, "y.treasure"),
        TurnBegan(1, 3),
        Left("y.cleric", 1, None),
    ]
    assert Story.of(crops.ended("goal").seen, events).gains == snapshot


def test_points_of_a_turn_are_told_together():
    seen = crops.ended("goal").seen
    gains = (Gain(17, 0, "fight", 8, 1), Gain(17, 0, "exit", 1, 1), Gain(18, 0, "exit", 2, 1))
    told = posts.growth(Talk(words(), (Person("Ann", "1"), Person("Bob", "2"))), Story(seen, gains), 0)
    assert "2 in turn 17" in told
    assert "1 in turn 18" in told


@given(
    scored=st.lists(st.tuples(st.integers(0, 1), st.sampled_from(SOURCES), st.integers(1, 2)), max_size=9),
    result=st.sampled_from([(0, "goal"), (1, "goal"), (1, "resigned"), (None, "quiet")]),
    goal=st.sampled_from([(3, 3), (5, 5), (3, 5)]),
)
@settings(max_examples=30, deadline=None)
def test_no_label_of_the_end_covers_another(scored, result, goal):
    gains = tuple(
        Gain(turn, seat, source, CHARACTERS_OF[seat][turn % 8], points)
        for turn, (seat, source, points) in enumerate(scored)
    )
    points = [sum(gain.points for gain in gains if gain.seat == seat) for seat in (0, 1)]
    seen = crops.ended("goal").seen
    seen = replace(seen, vp=tuple(points), setup=replace(seen.setup, goal=goal), result=result)
    places = layout.Places(scene_of(EndPicture(Story(seen, gains))))
    found = [*layout.overlapping_texts(places), *layout.covered_texts(places)]
    assert not found, layout.listed(found)


@pytest.mark.parametrize(
    ("squares", "turned"),
    [
        (("D9", "C9", "B9", "B8", "A8"), [RoomTurned("y.mekanork", 4, 1)]),
        (("E8", "D8", "C8", "B8", "A8"), []),
    ],
)
def test_the_way_out_that_a_turned_room_has_cut_is_joined_by_dots(squares, turned):
    story = crops.ended("goal")
    began, _, walked, *_, left, over = story.last
    walked = replace(walked, character="y.troll", start="H8", path=("G8", "F8", "E8"))
    out = replace(walked, start=squares[0], path=squares[1:])
    story = replace(story, last=(began, walked, *turned, out, left, over))
    pale = LIVERIES[1].colour.mixed(BONE, 0.3)
    shapes = scene_of(EndPicture(story)).shapes
    assert any(isinstance(one, Disc) and one.fill == pale for one in shapes) == bool(turned)


THIEF, GOBLIN, FOE = (BY_NAME[name] for name in ("b.thief", "b.goblin", "y.cleric"))


def test_the_winner_is_shown_by_who_left_last_or_struck():
    seen, treasure = crops.ended("goal").seen, BY_NAME["y.treasure"]
    gains = (
        Gain(3, 0, "goblin", GOBLIN, 2),
        Gain(3, 0, "treasure", treasure, 1),
        Gain(4, 0, "elimination", FOE, 1),
        Gain(5, 1, "exit", FOE, 1),
    )
    assert Story(seen, gains).hero(0) == Hero(GOBLIN, treasure)
    assert Story(seen, (*gains, Gain(6, 0, "exit", THIEF, 1))).hero(0) == Hero(THIEF)
    assert Story(seen, ()).hero(1).token in CHARACTERS_OF[1]
    gains = Gain(seen.number - 1, 0, "exit", THIEF, 1), Gain(seen.number, 0, "elimination", FOE, 1)
    fight = FightEnded("y.troll", "b.warrior", (0, 6), (4, 9))
    assert Story(seen, gains, last=(fight,)).hero(0) == Hero(BY_NAME["b.warrior"], fallen=FOE)
    assert Story(seen, gains).hero(0) == Hero(THIEF)


def test_the_last_of_several_points_in_a_turn_is_the_one_that_is_told():
    """It says what the figures show: whoever left before them isn't there."""
    story = crops.ended("goal")
    (*earlier, over), seen = story.last, story.seen
    struck = (
        FightBegan("y.warrior", "b.mekanork", ("y.warrior",), ("b.mekanork",)),
        FightEnded("y.warrior", "b.mekanork", (0, 0), (4, 0)),
        Eliminated("b.mekanork", "B6", "fight"),
    )
    knocked_out = Gain(seen.number, seen.result[0], "elimination", BY_NAME["b.mekanork"], 1)
    later = replace(story, gains=(*story.gains, knocked_out), last=(*earlier, *struck, over))
    told = [" ".join(texts(EndPicture(one))) for one in (story, later)]
    assert ["leaves the maze" in text for text in told] == [True, False]
    assert "Warrior knocks out" in told[1]


# -------------------------------------------------------------------------------------------- tokens


def test_beside_a_room_being_filled_the_token_after_this_one_is_told_to_come_next():
    picture = next(one for one in others().values() if isinstance(one, RoomPicture))
    seat, _, slot = picture.placing[0]
    first, second, third = CHARACTERS_OF[seat][:3]
    placing = tuple((seat, token, slot) for token in (first, second, third))
    later = [text for text in texts(replace(picture, placing=placing)) if text.startswith("then ")]
    assert [text.lower() for text in later] == [f"then {KIND[second]}"]


@given(squares=st.sets(st.integers(0, 219), min_size=2, max_size=9))
@settings(max_examples=60, deadline=None)
def test_a_crop_shows_all_tokens_of_a_face_down_room_or_none(squares):
    """Two of three would be read as all there are."""
    (moment,) = samples.found(lambda one: samples.turned_up(one) == 2)
    seen = observe(moment.game, None)
    grid = panels.window(squares, Box(0, 0, 700, 600))
    drawn = rooms.backs(seen, grid)
    chips = [shape.box for shape in drawn if isinstance(shape, Decal)]
    assert all(grid.box.holds(box.grown(-1)) for box in chips)
    for slot in grid.slots:
        inside = [box for box in chips if grid.room(slot).holds(box.grown(-1))]
        assert len(inside) in (0, sum(seen.rooms[slot].backs))
    numbers = [Box.around(shape.at, 20, 20) for shape in drawn if isinstance(shape, Text) and shape.text]
    for slot in grid.slots:
        part, _ = rooms._part(grid.room(slot), grid, grid.box)
        is_down = seen.rooms[slot].id is None
        is_told = any(part.holds(box.grown(-1)) for box in (*numbers, *chips))
        assert is_told == (is_down and min(part.width, part.height) >= 1.4 * grid.side)
    assert not any(number.overlaps(box) for number in numbers for box in chips)


@pytest.mark.parametrize("name", ["reach-crowded-thief", "reach-crowded-goblin", "reach-out"])
def test_a_label_is_near_every_square_that_takes_more_than_one_action_point(name):
    """Of its cost, if its area has a square on which one has room."""
    farther = others()[name].farther
    labels = set(reach_picture._labelled(farther, set(farther)))
    for square, ap in farther.items():
        away = [math.dist(coordinates(square), coordinates(one)) for one in labels if farther[one] == ap]
        assert min(away) <= reach_picture._SEEN
    assert len(labels) < len(farther) / 2


@pytest.mark.parametrize("name", ["reach-crowded-thief", "reach-crowded-goblin", "reach-out"])
def test_figures_that_cannot_be_reached_are_in_the_shade_and_the_mover_is_not(name):
    """In a crowd the mover was hard to find."""
    picture = others()[name]
    plates = shapes_of(scene_of(picture), Plate)
    shades = [shape.box for shape in plates if shape.fill == rooms.NIGHT.at(reach_picture._AWAY)]
    rims = [shape.box for shape in plates if shape.fill == theme.WHITE]
    mover = max(rims, key=lambda box: box.width)
    assert len(shades) > 3
    assert not any(mover.holds(box) for box in shades)
