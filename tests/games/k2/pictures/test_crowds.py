"""Crowds find room: at their plate, closer, further off with a leader, and the tents apart at last."""

from __future__ import annotations

import math
import random
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import board_picture, palette, pieces, sky
from k2bot.games.k2.pictures.crowding import crowds, grounds, placement
from k2bot.games.k2.pictures.crowding.places import Place
from k2bot.games.k2.pictures.crowding.stands import Need, Pace, blocks
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Polygon, Stroke, Text
from tools.k2 import samples, scenes

if TYPE_CHECKING:
    from collections.abc import Sequence

    from k2bot.games.k2.engine.view import Observation
    from k2bot.games.k2.pictures.crowding.crowds import Crowd

PLATE = Box.at(500, 500, 108, 80)
FRAME = Box(0, 0, 1080, 1300)


def squeezed(number: int) -> Observation:
    """A table by number: everybody and all tents on a few neighbouring spaces, limits kept."""
    chance = random.Random(number)  # noqa: S311 - tables to draw, no secret
    players, side = chance.randint(1, 5), chance.choice(content.SIDES)
    spaces = content.board(side).spaces
    middle = chance.choice(spaces)
    spaces = sorted(spaces, key=lambda space: math.dist((space.x, space.y), (middle.x, middle.y)))
    pool = spaces[: chance.choice((3, 4, 6, 9))]
    people: list[Climber] = []
    for _ in range(2 * players):
        free = [
            space.id
            for space in pool
            if space.id == "base"
            or sum(climber.space == space.id for climber in people) < content.limit(space.zone, players)
        ]
        space = chance.choice(free or ["base"])
        people.append(Climber(space, chance.randint(1, 6), 1, chance.choice(pool).id))
    tiles = tuple(chance.sample(sorted(content.TILES), 6))
    pairs = [(people[2 * seat], people[2 * seat + 1]) for seat in range(players)]
    return samples.position(
        pairs, side=side, day=chance.randint(1, 18), phase=Phase.ACTIONS, turn=0, tiles=tiles
    )


def alone(count: tuple[int, ...], walls: Sequence[Box] = ()) -> Crowd:
    """The crowd of one plate among walls."""
    return crowds.settle({"x": PLATE}, {"x": count}, FRAME, taken=walls)["x"]


def ring(gap: float, wide: float = 30) -> list[Box]:
    """Walls around the plate, open at the lower right corner only."""
    left, top, right, bottom = PLATE.left - gap, PLATE.top - gap, PLATE.right + gap, PLATE.bottom + gap
    return [
        Box(left - wide, top - wide, right + wide, top),
        Box(left - wide, top, left, bottom + wide),
        Box(right, top, right + wide, bottom - 10),
        Box(left, bottom, right - 20, bottom + wide),
    ]


@pytest.mark.parametrize("start", range(0, 40, 10))
def test_squeezed_tables_stay_readable(start: int) -> None:
    for number in range(start, start + 10):
        table = squeezed(number)
        scene = scenes.board(table, samples.NAMES[: table.setup.players])
        hits = [
            (one.name, other.name)
            for one, other in combinations(scene.areas, 2)
            if one.box.overlaps(other.box)
        ]
        assert not hits, number
        assert all(scene.frame.holds(area.box) for area in scene.areas), number
        assert all(shape.size >= theme.SMALL for shape in scene.shapes if isinstance(shape, Text)), number


def test_a_crowd_with_room_stands_side_by_side_at_its_plate() -> None:
    crowd = alone((3, 2))
    (ground,) = crowd.grounds
    assert not ground.leader
    assert ground.box.grown(4).overlaps(PLATE)
    assert not ground.box.overlaps(PLATE)
    assert not any(one.overlaps(other) for one, other in combinations(crowd.climbers, 2))
    assert {(box.width, box.height) for box in crowd.climbers} == {(60, 66)}


def test_a_crowd_without_room_at_its_plate_stands_off_with_a_leader() -> None:
    walls = ring(12)
    crowd = alone((3, 0), walls)
    (ground,) = crowd.grounds
    assert ground.leader
    start, end = ground.leader[0], ground.leader[-1]
    assert ground.box.grown(1).holds(Box(*start, *start))
    assert PLATE.grown(1).holds(Box(*end, *end))
    for wall in walls:
        assert not ground.box.overlaps(wall)
        assert not any(wall.meets(*part) for part in pairwise(ground.leader))
    assert {(box.width, box.height) for box in crowd.climbers} == {(60, 66)}


def test_where_nothing_else_fits_the_tents_stand_apart() -> None:
    walls = [
        Box(0, 0, 1080, PLATE.top - 72),
        Box(0, PLATE.bottom + 2, 1080, 1300),
        Box(0, 0, PLATE.left - 50, 1300),
        Box(0, 0, PLATE.left, PLATE.top - 2),
        Box(PLATE.right + 2, 0, 1080, 1300),
    ]
    crowd = alone((2, 2), walls)
    assert len(crowd.grounds) == 2
    climbers, tents = (ground.box for ground in crowd.grounds)
    assert all(climbers.holds(box) for box in crowd.climbers)
    assert all(tents.holds(box) for box in crowd.tents)
    assert not climbers.overlaps(tents)
    assert not any(ground.box.overlaps(wall) for ground in crowd.grounds for wall in (*walls, PLATE))


def test_crowds_give_way_to_one_another() -> None:
    plates = {name: PLATE.moved(118 * number, 0) for number, name in enumerate("abc")}
    counts = dict.fromkeys(plates, (4, 3, 0))
    placed = crowds.settle(plates, counts, FRAME)
    boxes = [ground.box for crowd in placed.values() for ground in crowd.grounds]
    assert len(boxes) == 3
    assert not any(one.overlaps(other) for one, other in combinations([*boxes, *plates.values()], 2))


def test_a_crowd_keeps_off_the_ropes_if_it_can() -> None:
    x, y = PLATE.centre
    upwards, aside = ((x, y), (x, 0.0)), ((x, y), (0.0, y))
    free = alone((1, 0)).box
    assert free.bottom <= PLATE.top
    crowd = crowds.settle({"x": PLATE}, {"x": (1, 0)}, FRAME, ropes=[upwards, aside])["x"]
    assert not crowd.box.meets(*upwards)
    assert not crowd.box.meets(*aside)


def test_a_crowd_goes_to_another_side_rather_than_close_to_another_plate() -> None:
    for gap, is_above in ((30, True), (5, False)):
        ceiling = Box(0, 300, PLATE.right + 60, PLATE.top - 3 - 66 - gap)
        box = crowds.settle({"x": PLATE, "other": ceiling}, {"x": (1, 0)}, FRAME)["x"].box
        assert (box.bottom <= PLATE.top) == is_above


def test_a_crowd_stays_in_the_band_of_its_space_if_it_can() -> None:
    free = alone((2, 1)).box
    assert free.bottom < PLATE.top
    for level, is_below in ((PLATE.top - 10, True), (PLATE.bottom + 10, False)):
        box = crowds.settle({"x": PLATE}, {"x": (2, 1)}, FRAME, levels=[level])["x"].box
        assert (box.top >= min(level, PLATE.top)) if is_below else (box.bottom <= max(level, PLATE.bottom))
    below = crowds.settle({"x": PLATE}, {"x": (2, 1)}, FRAME, levels=[PLATE.top + 30])["x"].box
    assert below.centre[1] > PLATE.top + 30


def test_on_ordinary_boards_grounds_are_seen_to_belong_to_their_plates() -> None:
    near = across = beyond = others = boxes = 0
    for side in content.SIDES:
        for players in range(1, 6):
            for table in (samples.middle(players, side), samples.heights(players, side)):
                sheet = board_picture.Chart.whole(table.board)
                plates, levels = sheet.plates(), sky.levels(table, sheet)
                for space, crowd in board_picture.standing(sheet, table, []).items():
                    box, own = crowd.box, plates[space]
                    away = {name: plate for name, plate in plates.items() if name != space}
                    near += any(box.grown(10).overlaps(plate) for plate in away.values())
                    is_beyond = any((box.centre[1] < level) != (own.centre[1] < level) for level in levels)
                    beyond += is_beyond
                    across += is_beyond or any(
                        (box.top < level - 4 < level + 4 < box.bottom and not own.top < level < own.bottom)
                        for level in levels
                    )
                    least = min(math.dist(box.centre, plate.centre) for plate in away.values())
                    others += least < math.dist(box.centre, own.centre)
                    boxes += 1
    assert boxes > 100
    assert near <= 0.05 * boxes
    assert across <= 0.12 * boxes
    assert beyond <= 0.03 * boxes
    assert others <= 0.02 * boxes


def place(cost: float, left: float) -> Place:
    """A place for one climber."""
    (block,) = blocks(Need(1, 0), Pace(1, 1))
    return Place(cost, (left, 0, left + block.width, block.height), block)


def test_a_crowd_makes_room_for_one_that_gains_more_by_it() -> None:
    choices = {("a", 0): [place(1, 0), place(40, 400)], ("b", 0): [place(0, 10), place(3, 200)]}
    chosen = placement.choose(choices)
    assert [chosen[key].edges[0] for key in choices] == [0, 200]
    unwilling = {("a", 0): [place(1, 0), place(4, 400)], ("b", 0): [place(0, 10), place(30, 200)]}
    chosen = placement.choose(unwilling)
    assert [chosen[key].edges[0] for key in unwilling] == [400, 10]


def test_no_way_to_set_a_crowd_is_worse_than_another_in_both_ways() -> None:
    found = blocks(Need(4, 5, 0), Pace(1, 1))
    assert len(found) > 3
    for one, other in combinations(found, 2):
        assert (one.width < other.width) != (one.height < other.height)
    for block in found:
        assert len(block.climbers) == 4
        assert len(block.tents) == 5
        whole = Box(0, 0, block.width, block.height).grown(0.01)
        assert all(whole.holds(box) for box in (*block.climbers, *block.tents))


@pytest.mark.parametrize(("climbers", "free"), [(1, 0), (1, 3), (2, 2), (3, 1), (4, 0)])
def test_free_places_are_marked_and_full_spaces_too(climbers: int, free: int) -> None:
    for block in blocks(Need(climbers, 0, free), Pace(1, 1)):
        assert len(block.free) == free
        assert (block.full is not None) == (free == 0)
        assert not any(mark.overlaps(box) for mark in block.free for box in block.climbers)
    assert not blocks(Need(0, 2, 2), Pace(1, 1))[0].free


def test_the_board_marks_the_places_left_of_rule_16() -> None:
    table = samples.middle(5, "hard")
    stand = board_picture.standing(board_picture.Chart.whole(table.board), table, [])
    for space, crowd in stand.items():
        left = table.places_left(space)
        if left is None or not table.standing(space):
            assert (crowd.free, crowd.full) == ((), None)
        else:
            assert (
                len(crowd.free)
                == left
                == content.limit(table.board.by_id[space].zone, 5) - len(table.standing(space))
            )
            assert (crowd.full is not None) == (left == 0)
    base = samples.start(5)
    assert base.places_left("base") is None
    assert base.places_left("summit") == 1


def test_more_climbers_than_the_limit_leave_no_place() -> None:
    """40: sliding may exceed limits."""
    table = samples.position([(Climber("c1", 2, 5), Climber("c1", 2, 5))] * 2)
    assert table.limit("c1") == 1
    assert table.places_left("c1") == 0


def test_who_fell_lies_pale_by_the_space_and_takes_no_place() -> None:
    table = samples.position([(Climber("b5", 2, 3), Climber(None, 0, 1, "b5"))] * 2)
    fallen = [((0, "B"), "b5"), ((1, "B"), "b6")]
    sheet = board_picture.Chart.whole(table.board)
    stand = board_picture.standing(sheet, table, [], fallen=fallen)
    assert len(stand["b5"].climbers) == 3
    assert stand["b5"].full is not None
    assert len(stand["b6"].climbers) == 1
    assert stand["b6"].full is None
    scene = scenes.board(table, samples.NAMES[:2], fallen=fallen)
    crosses = [shape for shape in scene.shapes if isinstance(shape, Disc) and shape.fill == palette.DANGER]
    assert len(crosses) == 2
    pale = pieces.pawn((1, "B"), stand["b6"].climbers[0], dead=True)
    drawn = [shape for shape in pale if isinstance(shape, Polygon)]
    assert all(board_shape in scene.shapes for board_shape in drawn)


def test_new_tents_and_the_climber_asked_about_are_marked_in_yellow() -> None:
    table = samples.middle(3, "easy")

    def yellow(**told: object) -> list[Box]:
        scene = scenes.board(table, samples.NAMES[:3], **told)
        return [
            shape.box
            for shape in scene.shapes[scene.still :]
            if isinstance(shape, Disc | Plate) and shape.fill == theme.TURN and shape.box.bottom < 1326
        ]

    assert not yellow()
    stand = board_picture.standing(
        board_picture.Chart.whole(table.board),
        table,
        [area.box for area in scenes.board(table, samples.NAMES[:3]).areas[:9]],
    )
    (tent,) = yellow(pitched={(1, "A")})
    assert any(tent.overlaps(box) for box in stand["b6"].tents)
    (mark,) = yellow(mark=(0, "A"))
    assert mark.holds(stand["c1"].climbers[0])
    assert not yellow(mark=(0, "A"), pitched={(2, "A")})[1:]


def test_a_leader_is_painted_from_the_ground_to_the_plate() -> None:
    crowd = alone((3, 0), ring(12))
    shapes = grounds.trays({"x": PLATE}, {"x": crowd})
    lines = [shape for shape in shapes if isinstance(shape, Stroke)]
    assert [shape.points for shape in lines] == [crowd.grounds[0].leader] * 2
    plates = [shape.box for shape in shapes if isinstance(shape, Plate)]
    assert any(box.holds(crowd.box) for box in plates)
    assert any(box.grown(-4).holds(PLATE) for box in plates)
