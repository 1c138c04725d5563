"""Boards of one day: who rests stays in place, and tags stand beside their plates."""

import pytest

from k2bot.games.k2.engine import Phase, content
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.pictures import (
    BoardPicture,
    DayCourse,
    DayTurn,
    PlanPicture,
    board_picture,
    crowds,
    signposts,
)
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.crowds import MapState
from k2bot.games.k2.pictures.places import PIECES_AREA, Camp
from k2bot.games.k2.pictures.reach import Toll
from tests.bench import steadiness
from tests.games.k2.engine.helpers.builder import climbers
from tools.k2 import samples, scenes

KEYS = [(seat, name) for seat in range(5) for name in CLIMBER_NAMES]


@pytest.fixture(scope="module")
def games():
    """Two of the games by which steadiness is measured."""
    return [steadiness.play(*steadiness.GAMES[name], "steady") for name in steadiness.SHORT]


def test_who_rests_stays_in_place_and_as_large_all_day(games):
    """In every second post, people who rested used to jump and grow; eyes lost their place."""
    steps = steadiness.Steps()
    for table in games:
        steps.compare(steadiness.boards(table))
    assert {
        name: steps.share(name) for name in steadiness.LIMITS if steps.share(name) > steadiness.LIMITS[name]
    } == {}
    assert steps.mean_width >= steadiness.LEAST_WIDTH


def state(trails=(), **people):
    """A state with so many climbers on each space."""
    keys = iter(KEYS)
    return MapState(
        tuple((space, Camp(tuple(next(keys) for _ in range(many)))) for space, many in people.items()), trails
    )


@pytest.mark.parametrize("side", content.SIDES)
def test_whoever_arrives_stands_in_the_row_of_those_that_are_there(side):
    board = content.board(side)
    for space in board.by_id:
        lone = frozenset({space})
        sheet = Chart(board, lone, lone, bare=True, idle=frozenset(board.by_id) - lone)
        (before,), (one, two) = (
            crowds.place_crowds(sheet, states)[space].climbers
            for states in ([state(**{space: 1})], [state(**{space: 1}), state(**{space: 2})])
        )
        assert one == before, space
        assert (one.bottom, one.width) == (two.bottom, two.width)
        assert not one.overlaps(two)
        assert PIECES_AREA.contains(two)


def test_who_leaves_does_not_move_those_who_stay():
    board = content.board("easy")
    sheet = Chart(board, frozenset({"b1", "b5"}), frozenset({"b1", "b5"}), bare=True)
    gone = MapState(
        (("b1", Camp((KEYS[0], KEYS[2]))), ("b5", Camp((KEYS[1],)))), (Trail(KEYS[1], ("b1", "b5")),)
    )
    morning = crowds.place_crowds(sheet, [state(b1=3)])["b1"].climbers
    after = crowds.place_crowds(sheet, [state(b1=3), gone])["b1"].climbers
    assert after == (morning[0], morning[2])


def test_the_camera_stays_all_day_unless_somebody_leaves_it():
    """It used to change in every second to fourth post, and moved all spaces with it."""
    seen = samples.seen_by(samples.position(climbers("A a8 air 4, B a7 air 4")), None)
    course, near, far = DayCourse(seen), {"a8", "a7", "b1"}, {"a8", "d1"}
    assert board_picture.camera(course, near) == board_picture.camera(course, {"a8", "a7"})
    assert board_picture.camera(course, far) != board_picture.camera(course, near)
    assert board_picture.camera(course, far).shows("easy", "d1")


def test_tags_stand_beside_their_plates_clear_of_everybody(games):
    """Badges of who acts, on plates where others stood, were read as if it stood there."""
    writing, missing, every = games[0].game.talk(games[0].people).writing, 0, 0
    for table in games:
        pictures = [picture.draw.args[0] for post in table.posts for picture in post.page.pictures]
        for shown in (one for one in pictures if isinstance(one, BoardPicture) and one.tags):
            sheet, stand = shown.placed(writing)
            boxes = signposts.boxes(sheet, shown.tags)
            crowd = [area.box for area in crowds.crowd_areas(sheet, stand)]
            assert not any(box.overlaps(other) for box in boxes.values() for other in crowd)
            every += len(shown.tags)
            missing += len(shown.tags) - len(boxes)
    assert every > 30
    assert missing <= 0.05 * every, "now and then there's no room"


def test_a_planners_tags_all_have_room():
    people = climbers("A b5 air 4, B base air 4")
    seen = samples.seen_by(samples.position(people, phase=Phase.ACTIONS, turn=0), 0)
    goals = [("A", "b7"), ("A", "c1"), ("B", "a2"), ("B", "a6"), ("B", "a7")]
    plan = PlanPicture(seen, seen, tuple(goals), tolls={goal: Toll(cost=2, morning=3) for goal in goals})
    assert {name for tag in plan.tags for name, _ in tag.ways} == {*CLIMBER_NAMES}
    areas = [area.name for area in plan.scene(scenes.writing(["Ann"])).areas]
    assert {name for name in areas if name.startswith("tag ")} == {f"tag {tag.space}" for tag in plan.tags}


def test_a_day_without_turns_draws_the_morning():
    seen = samples.seen_by(
        samples.position(climbers("A b1 air 4, B a8 air 4 | A b5 air 4, B a2 air 4")), None
    )
    writing = scenes.writing(["Ann", "Bo"])
    alone, course = BoardPicture(seen), BoardPicture(seen, course=DayCourse(seen))
    assert alone.placed(writing)[1] == course.placed(writing)[1]
    rested = BoardPicture(seen, course=DayCourse(seen, turns=(DayTurn(0), DayTurn(1))))
    assert rested.placed(writing)[1] == alone.placed(writing)[1]
