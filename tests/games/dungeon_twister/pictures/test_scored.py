"""A turn in which somebody scores: one headline with all points, and a plate at each exit."""

import re
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest

from k2bot.game.values import Person
from k2bot.games.dungeon_twister.engine import Phase, apply, observe, parse
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    BY_NAME,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.events import (
    CardPlayed,
    Eliminated,
    FightBegan,
    FightEnded,
    Left,
    Moved,
)
from k2bot.games.dungeon_twister.engine.squares import SQUARE_BY_NAME, SQUARES
from k2bot.games.dungeon_twister.pages import drawings, posts
from k2bot.games.dungeon_twister.pages.history import PublicStep, Turn
from k2bot.games.dungeon_twister.pages.wording import Talk
from k2bot.games.dungeon_twister.pictures import (
    CloseUpPicture,
    Writing,
    close_up,
    maze_picture,
    news,
    panels,
    pieces,
    rooms,
    strip,
)
from k2bot.games.dungeon_twister.pictures.maze_picture import GRID
from k2bot.games.dungeon_twister.pictures.palette import GREEN
from k2bot.render import theme
from k2bot.render.scene import Box, Plate, Polygon, Text
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.dungeon_twister.engine.helpers.kit import set_up
from tests.games.dungeon_twister.pictures.catalogue import NAMES, scene_of
from tests.games.dungeon_twister.pictures.test_told import CALM, TURNED, maze
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of


def scoring_turns():
    """Turns of blue in which several characters left or fell, in random order, with the points by seat."""
    chance = Random("scoring")  # noqa: S311 - not cryptographic
    for _ in range(40):
        steps = []
        for kind in chance.sample(
            ("goblin", "thief", "wizard", "warrior", "troll"), chance.choice((2, 2, 3, 4))
        ):
            one, foe, points = f"b.{kind}", f"y.{kind}", chance.choice((1, 1, 2, 3))
            out = Moved(one, "move", "U3", ("V3",)), Left(one, points, None)
            won = FightBegan(one, foe, (one,), (foe,)), FightEnded(one, foe, (1, 1), (5, 3))
            steps.append(
                chance.choice(
                    (
                        *[(out, points, 0)] * 3,
                        ((*won, Eliminated(foe, "C4", "fight")), 1, 0),
                        ((Eliminated(foe, "C4", "pit"),), 1, 0),
                        ((Eliminated(one, "C4", "pit"),), 0, 1),
                    )
                )
            )
            steps.append(((TURNED,), 0, 0))
        yield steps


@pytest.mark.parametrize("language", languages())
def test_several_who_score_in_a_turn_are_one_headline_with_all_points_most_first(language):
    """*Thief leaves the maze: +1* stood beside a score of +3; the Goblin's +2 wasn't even named."""
    writing = Writing(words(language), NAMES)
    for steps in scoring_turns():
        events = (CardPlayed(0, 5), *(event for step, *_ in steps for event in step))
        gained = [sum(side) for side in zip(*(points for _, *points in steps), strict=True)]
        shown = shapes_of(strip.strip(CALM, writing, Box(0, 0, 860, strip.FLAT), events), Text)
        said = " ".join(one.text for one in shown)
        assert all(one.size >= theme.LEAST_TEXT for one in shown)
        told = [int(points) for points in re.findall(r"\+(\d+)", said)]
        assert sorted(told) == sorted(filter(None, gained)), said
        scorers = [(sum(points), step[-1].character) for step, *points in steps if any(points)]
        names = [(said.find(panels.kind_name(BY_NAME[one], writing)), points) for points, one in scorers]
        assert -1 not in dict(names), (said, scorers)
        assert min(names)[1] == max(points for points, _ in scorers)
        plate = texts_of(maze(replace(CALM, phase=Phase.CARD), events, writing))
        assert {f"+{points}" for points in gained if points} <= set(plate)
        alt = news.total(events, 0, writing, writing.name)
        assert alt is not None
        assert [int(points) for points in re.findall(r"\+(\d+)", alt)] == told


def test_posts_and_alt_texts_tell_all_points_of_a_turn_before_its_events():
    """Each had its own points, one line below the other, and the sum was nowhere."""
    talk = Talk(words(), (Person("*Ann*", ""), Person("Bob", "")))
    out = (*exits_of(("thief", "V3", 1), ("goblin", "V4", 2)), Eliminated("b.troll", "C4", "pit"))
    step = PublicStep(lambda: CALM, out)
    lines = posts._turn_lines(talk, Turn(31, 0, out, step, 1, ended=True))
    assert lines[1] == "Goblin and Thief leave the maze: +3; Troll knocked out: +1 for Bob."
    (_, alone) = posts._turn_lines(talk, Turn(31, 0, out[:2], step, 1, ended=True))[:2]
    assert "Thief moves" in alone
    of_yellow = (*exits_of(("wizard", "A3", 1)), Eliminated("y.troll", "C4", "pit"))
    assert posts._turn_lines(talk, Turn(32, 1, of_yellow, step, 1, ended=True))[1].endswith(r"for \*Ann\*.")
    assert lines[1] in drawings.maze(talk.without_markdown, CALM, out).alt


NO_WAYS_OUT = replace(CALM, setup=replace(CALM.setup, is_puzzle=True))
"""As in a puzzle: no way out is drawn."""


def exits_of(*leavers):
    """Events of characters that walked out by squares."""
    for kind, square, points in leavers:
        name, row = f"{square[0].replace('A', 'y').replace('V', 'b')}.{kind}", square[1:]
        before = {"A": "B", "V": "U"}[square[0]] + row
        yield Moved(name, "move", before, (square,))
        yield Left(name, points, None)


@pytest.mark.parametrize("column", ["A", "V"])
@pytest.mark.parametrize("row", range(1, 11))
@pytest.mark.parametrize("taken", [(), (-1,), (1,), (-1, 1), (0,), (-1, 0, 1)])
def test_the_plate_of_somebody_who_left_is_at_the_square_they_left_by(column, row, taken):
    """It stood three rows away from there, for somebody was in the next one."""
    square, seat = SQUARE_BY_NAME[f"{column}{row}"], "AV".index(column)
    at, exit_box = [SQUARES] * len(TOKENS), GRID.square(SQUARE_BY_NAME[f"{column}{row}"])
    for token, down in zip(ALL_CHARACTERS[::-1], taken, strict=False):
        if 1 <= row + down <= 10:
            at[token] = square + down
    seen = replace(NO_WAYS_OUT, places=tuple(at), active_seat=seat)
    scene = maze(seen, exits_of(("wizard", f"{column}{row}", 1)))
    (plate,) = (one.box for one in shapes_of(scene, Plate, GREEN) if GRID.box.expanded(40).contains(one.box))
    beside = [square + down for down in (-1, 1) if 0 in taken and 1 <= row + down <= 10]
    places = rooms.token_places(seen, GRID, [square, *beside])
    tiles = {one: pieces.tile_box(place.box) for one, place in places.items()}
    assert not any(plate.overlaps(tile) for tile in tiles.values())
    tips = [Box(*layout.reach(one)) for one in shapes_of(scene, Polygon, GREEN)]
    assert not any(tip.overlaps(tile) for tip in tips for one, tile in tiles.items() if one != square)
    if 0 not in taken:
        assert plate.expanded(GRID.side * 0.12).contains(exit_box)
    elif tiles.keys() >= {*beside}:
        assert max(exit_box.top - plate.bottom, plate.top - exit_box.bottom) < GRID.side * 1.4
    else:
        assert any(tip.overlaps(exit_box) and tip.overlaps(plate.expanded(9)) for tip in tips)
    letters = [one.size for one in shapes_of(scene, Text) if plate.contains(layout.ink(one))]
    assert len(letters) == 2
    assert min(letters) >= 28


@pytest.mark.parametrize(
    ("tokens", "way", "plate_rows"),
    [
        ("b.wizard U4, y.warrior V2, y.goblin V3, b.troll U3", "V4", (4, 5)),
        ("b.wizard T2, y.warrior V2, y.thief V5, b.goblin U3", "U2 V2", (1,)),
        ("b.wizard T1, y.troll V1, y.warrior V2, y.goblin V3, b.thief U2", "T2 U2 V2", (4, 5)),
    ],
)
def test_where_another_could_leave_the_plate_is_still_at_the_exit(tokens, way, plate_rows):
    """The arrow of the way out kept its place, so the plate was rows away, its tip over others."""
    game = set_up(f"{tokens}, b.cleric C3")
    step = apply(game, 0, parse(f"move b.wizard {way}"))
    seen, events = observe(step.game, None), (CardPlayed(0, 5), *step.events)
    assert maze_picture.shown_way_out(seen) is not None
    grid, scene = close_up.crop(seen, events), scene_of(CloseUpPicture(seen, events))
    (plate,) = (one.box for one in shapes_of(scene, Plate, GREEN) if "Wi" in _inside(scene, one.box))
    rows = [row for row in range(1, 9) if plate.overlaps(grid.square(SQUARE_BY_NAME[f"V{row}"]).expanded(-3))]
    assert tuple(rows) == plate_rows
    arrows = [Box(*layout.reach(one)) for one in shapes_of(scene, Polygon) if len(one.points) == 7]
    arrows = [box for box in arrows if box.overlaps(grid.box)]
    assert arrows
    assert not any(box.overlaps(plate) for box in arrows)


def _inside(scene, box):
    """Texts of a scene in a box."""
    return [one.text for one in shapes_of(scene, Text) if box.contains(layout.ink(one))]


@pytest.mark.parametrize(
    ("leavers", "told"),
    [
        ((("thief", "V4", 1), ("goblin", "V4", 2)), [["+3", "G", "Th"]]),
        ((("thief", "V4", 1), ("goblin", "V5", 2)), [["+1", "Th"], ["+2", "G"]]),
        ((("thief", "A1", 1), ("wizard", "A1", 1), ("goblin", "A1", 3)), [["+5", "G", "Th", "Wi"]]),
    ],
)
def test_who_left_by_one_square_shares_a_plate_with_letters_as_large_as_anybodys(leavers, told):
    """In one line they were 8 pixels high in a chat."""
    seen = replace(NO_WAYS_OUT, places=(SQUARES,) * len(TOKENS))
    scene = maze(seen, exits_of(*leavers))
    plates_drawn = sorted(
        (one.box for one in shapes_of(scene, Plate, GREEN) if GRID.box.expanded(40).contains(one.box)),
        key=lambda box: box.top,
    )
    texts = [
        sorted(
            (one for one in shapes_of(scene, Text) if box.contains(layout.ink(one))),
            key=lambda one: one.at[1],
        )
        for box in plates_drawn
    ]
    assert [[one.text for one in inside] for inside in texts] == told
    assert min(one.size for inside in texts for one in inside) >= 30
    assert not any(one.overlaps(other) for one, other in pairwise(plates_drawn))
