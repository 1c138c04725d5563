"""What pictures of parts of the maze, of fights, the setup and the end tell; and tokens."""

from __future__ import annotations

from k2bot.games.dungeon_twister.engine import Attack, Phase, Setup, new_game, observe
from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, BY_NAME, CHARACTERS_OF
from k2bot.games.dungeon_twister.engine.events import Eliminated, Left, TurnBegan
from k2bot.games.dungeon_twister.engine.squares import NAMES
from k2bot.games.dungeon_twister.pictures import (
    EndPicture,
    FightPicture,
    Gain,
    HidingPicture,
    ReachPicture,
    RoomPicture,
    Story,
    Writing,
)
from k2bot.games.dungeon_twister.pictures.fight_picture import sides_of
from k2bot.games.dungeon_twister.pictures.pieces import FIGURES, LIVERIES, character
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Scene, Text
from k2bot.text.words import words
from tests.games.dungeon_twister.pictures.catalogue import others, scene_of
from tests.kit.pictures.contrast import contrast_of
from tools import vision
from tools.dungeon_twister import crops, samples


def texts(picture):
    return [shape.text for shape in scene_of(picture).shapes if isinstance(shape, Text)]


# ------------------------------------------------------------------------------------ what they tell


def test_reached_squares_are_numbered_in_the_order_given():
    seen = observe(samples.crowded(), 0)
    squares = ("E7", "F8", "H8")
    scene = scene_of(ReachPicture(seen, "b.thief", squares))
    (crop,) = (area.box for area in scene.areas if area.name == "crop")
    told = [
        one for one in scene.shapes if isinstance(one, Text) and crop.holds(one.box) and one.text.isdecimal()
    ]
    assert [one.text for one in told] == ["1", "2", "3"]
    assert told[0].box.left < told[1].box.left < told[2].box.left


def test_a_room_names_each_square_that_is_free_and_no_other():
    picture = next(picture for picture in others().values() if isinstance(picture, RoomPicture))
    seen, slot = picture.seen, picture.slot
    left, top = 1 + 5 * (slot % 4), 5 * (slot // 4)
    inside = [10 * x + y for x in range(left, left + 5) for y in range(top, top + 5)]
    free = {NAMES[one] for one in inside if one not in seen.at and not seen.maze.pits >> one & 1}
    assert {text for text in texts(picture) if text in set(NAMES)} == free


def test_a_fight_tells_sums_cards_and_why_each_joins():
    seen = observe(samples.crowded(), 0)
    sides = sides_of(seen, BY_NAME["b.warrior"], BY_NAME["y.troll"])
    assert {one.token for one in sides.attacking} == {
        BY_NAME[f"b.{one}"] for one in ("warrior", "thief", "cleric")
    }
    joined = {token for pair in sides.touching for token in pair}
    assert joined == {one.token for one in (*sides.attacking, *sides.defending)}
    before = texts(FightPicture(seen, "b.warrior", "y.troll"))
    attack, defence = (str(one) for one in sides.sums)
    assert {f"{attack} + ?", f"{defence} + ?"} <= set(before)
    after = texts(FightPicture(seen, "b.warrior", "y.troll", (5, 0)))
    assert {str(int(attack) + 5), defence, "+5", "+0", "Ann wins the fight", "now wounded"} <= set(after)


def test_a_card_that_lies_is_seen_by_its_owner_alone():
    moment = next(
        one
        for number in range(40)
        for one in samples.moments(number)
        if one.game.phase is Phase.FIGHT and not isinstance(one.action, Attack)
    )
    seat = next(number for number, own in enumerate(moment.game.seats) if own.laid is not None)
    laid = f"+{moment.game.seats[seat].laid}"
    attacker, target = (list(BY_NAME)[token] for token in moment.game.fight)
    for reader in (0, 1, None):
        told = texts(FightPicture(observe(moment.game, reader), attacker, target))
        assert (laid in told) == (reader == seat)


def test_a_plan_stands_in_its_rooms_in_its_order():
    seen = observe(new_game(Setup(), "plan"), 0)
    team = ("b.troll", "b.goblin", "b.thief", "b.cleric")
    before = texts(HidingPicture(seen, team, (("b.wizard", 3),)))
    told = texts(HidingPicture(seen, team, (("b.wizard", 3), ("b.rope", 3), ("b.sword", 0))))
    assert {one: told.count(one) - before.count(one) for one in ("1", "2", "3", "4")} == {
        "1": 0,
        "2": 1,
        "3": 1,
        "4": 0,
    }


def test_the_story_of_a_game_adds_up_to_its_score():
    for reason in ("goal", "quiet"):
        story = crops.ended(reason)
        for seat in (0, 1):
            assert sum(gain.points for gain in story.gains if gain.seat == seat) == story.seen.vp[seat]


def test_a_story_tells_each_point_by_its_source_and_when_it_was_decided():
    events = [
        TurnBegan(0, 1),
        Eliminated("b.thief", "C3", "fight"),
        TurnBegan(0, 2),
        Left("b.goblin", 3, "y.treasure"),
        TurnBegan(1, 3),
        Left("y.cleric", 1, None),
    ]
    seen = crops.ended("goal").seen
    story = Story.of(seen, events)
    goblin, treasure = BY_NAME["b.goblin"], BY_NAME["y.treasure"]
    assert story.gains == (
        Gain(1, 1, "elimination", BY_NAME["b.thief"], 1),
        Gain(2, 0, "goblin", goblin, 2),
        Gain(2, 0, "treasure", treasure, 1),
        Gain(3, 1, "exit", BY_NAME["y.cleric"], 1),
    )
    assert "3" in texts(EndPicture(story))


def test_the_end_shows_points_beside_who_has_them_and_of_how_many(snapshot):
    story = crops.ended("goal")
    scene = scene_of(EndPicture(story), ("Ann", "Bob"))
    boxes = [next(area.box for area in scene.areas if area.name == name) for name in ("blue", "yellow")]
    for seat, box in enumerate(boxes):
        inside = [one.text for one in scene.shapes if isinstance(one, Text) and box.holds(one.box)]
        assert inside[1:3] == [f"{story.seen.vp[seat]}", f"of {story.seen.setup.goal[seat]} points"]
    winner, _ = story.seen.result
    assert (story.seen.setup.goal, winner) == ((5, 3), 1)
    assert [one.text for one in scene.shapes if isinstance(one, Text)] == snapshot


# -------------------------------------------------------------------------------------------- tokens


def test_blue_and_yellow_differ_in_grey_and_for_everybody():
    blue, yellow = LIVERIES
    assert blue.pattern != yellow.pattern
    for see in vision.VISIONS.values():
        assert vision.distance(see(blue.colour), see(yellow.colour)) > 40
    for livery in LIVERIES:
        assert contrast_of(livery.letter, livery.colour) > 5


def test_every_character_has_an_outline_and_letters_of_its_own():
    assert len(FIGURES) == len(CHARACTERS_OF[0])
    writing = Writing(words())
    masks, said = [], set()
    for token in CHARACTERS_OF[1]:
        shapes = character(token, Box.at(4, 4, 64, 64), writing)
        said |= {shape.text for shape in shapes if isinstance(shape, Text)}
        scene = Scene(72, 72, theme.WHITE, tuple(shape for shape in shapes if not isinstance(shape, Text)))
        grey = paint.paint(scene).convert("L").point([255 * (value < 250) for value in range(256)])
        masks.append(grey.tobytes())
    assert len(said) == len(masks) == len(ALL_CHARACTERS) // 2
    for number, one in enumerate(masks):
        for other in masks[number + 1 :]:
            differing = sum(a != b for a, b in zip(one, other, strict=True))
            assert differing > 0.06 * one.count(255)
