"""Groups find room at their plate or a little apart; and no rope is hidden."""

import math
from itertools import combinations, product

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pictures import board_picture, chart, crowds, pieces, places
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.places import MAP, PERSON, SCALES
from k2bot.render.scene import Box, Stroke
from tests.games.k2.pictures.helpers import journeys
from tests.games.k2.pictures.helpers.squeezed import squeezed
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes

SQUEEZED = (0, 1, 48, 56, 77, 95, 99, 154, 197, 261, 302, 584, 78074, 78959, 86472, 154710)
"""The squeezed tables that are looked at: some, and those in which something was once covered."""
ONCE_OFF = (102, 106, 118, 122, 123, 126)
"""Random games in which climbers once had no room at their plate."""
SEEN = 18
"""Pixels of every rope that are seen at least."""


def notes(table, sheet):
    """The boxes of a map's notes."""
    _, noted = board_picture.ground(table, scenes.writing(samples.NAMES), "day", sheet.focus)
    return [area.box for area in noted]


def standing(table, sheet=None):
    """Where everybody stands on a board, by default on one that shows everything at one scale."""
    sheet = sheet or Chart(table.board)
    return crowds.settle(sheet, board_picture.camps(table), taken=notes(table, sheet))


def sign(sheet, stand, space):
    """A plate, with the tents above it on which climbers may stand."""
    plate, tents = sheet.plates()[space], stand[space].tents
    return Box.over((plate, *tents)) if tents and tents[0].bottom <= plate.top else plate


def covers(sheet, stand):
    """Plates and groups with their edges as boxes."""
    grounds = (box.grown(crowds.EDGE) for crowd in stand.values() for box in (*crowd.grounds, *crowd.tents))
    return [*(sheet.plates()[space].grown(2) for space in stand), *grounds]


@pytest.fixture(scope="module")
def every():
    """Sample and squeezed tables, maps of all and of what matters, and where everybody stands."""
    kinds = (samples.start, samples.middle, samples.crowded, samples.heights)
    tables = [kind(players, side) for kind in kinds for players in (3, 5) for side in content.SIDES]
    return [
        (table, sheet, standing(table, sheet))
        for table in (*tables, *map(squeezed, SQUEEZED))
        for sheet in (BoardPicture(table, whole=True).sheet, BoardPicture(table).sheet)
    ]


def test_nobody_stands_on_a_plate_a_note_or_somebody_else_and_letters_are_apart(every):
    sizes_of = {
        packed: {
            (round(box.width), round(box.height))
            for scale in SCALES
            for box in places.groups(runs, scale)[0].climbers
        }
        for packed, runs in ((False, (1,)), (True, (2, 2)))
    }
    for table, sheet, stand in every:
        boxes = [*(area.box for area in crowds.areas(sheet, stand)), *notes(table, sheet)]
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        for crowd in stand.values():
            sizes = {(round(box.width), round(box.height)) for box in crowd.climbers}
            assert len(sizes) <= 1
            assert sizes <= sizes_of[crowd.is_packed]
            assert all(MAP.grown(-16).holds(ground) for ground in crowd.grounds)
            assert all(math.dist(a.centre, b.centre) > 34 for a, b in combinations(crowd.climbers, 2))


def test_every_tent_is_whole_and_mostly_beside_its_plate(every):
    """They once stood among the feet of climbers, where readers didn't see them, or were their trousers."""
    below = beside = 0
    for table, sheet, stand in every:
        plates = sheet.plates()
        everything = [*plates.values(), *(box for crowd in stand.values() for box in crowd.climbers)]
        for space, crowd in stand.items():
            assert len(crowd.tents) == len(table.tents(space))
            assert not any(tent.overlaps(box.grown(-0.01)) for tent in crowd.tents for box in everything)
            if crowd.tents:
                row = Box.over(crowd.tents)
                far = crowds.apart(row, plates[space])
                assert any(math.isclose(far, off) for off in crowds.OFF_PLATE)
                pairs = combinations(crowd.tents, 2)
                assert all(crowds.apart(one, other) > 3 for one, other in pairs), "their pale edges meet"
                below += row.top >= plates[space].bottom
                beside += row.bottom > plates[space].top and row.top < plates[space].bottom
    assert beside > 4 * below > 0


def test_everybody_stands_on_shelves_that_reach_their_own_plate_and_no_other(every):
    for table, sheet, stand in every:
        plates = sheet.plates()
        for space in plates:
            crowd = stand.get(space, crowds.Crowd())
            assert len(crowd.climbers) == len(table.standing(space))
            grounds = [ground.grown(0.01) for ground in crowd.grounds]
            assert all(any(box.holds(one) for box in grounds) for one in crowd.climbers)
            if not grounds:
                continue
            shelves = board_picture.ledges(plates, {space: crowd})
            ends = [Box(*at, *at) for shape in shapes_of(shelves, Stroke) for at in shape.points]
            reached = {other for other, plate in plates.items() if any(map(plate.touches, ends))}
            assert reached == {space}
            hangs = crowd.grounds[0].top > plates[space].bottom - 1
            edge = crowd.grounds[0].top if hangs else crowd.grounds[0].bottom
            assert any(abs(end.bottom - edge) < 13 for end in ends)


def seen(sheet, rope, trays):
    """Pixels of a rope that none of them covers, step by step, and how many there could be."""
    start, end = chart.seen_rope(sheet, rope)
    trays = [tray for tray in trays if tray.meets(start, end)]
    steps = max(1, round(math.dist(start, end)))
    points = (
        [one + (other - one) * step / steps for one, other in zip(start, end, strict=True)]
        for step in range(steps)
    )
    return sum(not any(tray.holds(Box(*at, *at)) for tray in trays) for at in points), steps


def test_every_rope_is_seen(every):
    for _, sheet, stand in every:
        trays = covers(sheet, stand)
        for rope in sheet.ropes:
            free, steps = seen(sheet, rope, trays)
            # The rim of a tag cuts more of a rope that is nearly level.
            spare = 10 if any(map(sheet.tag, rope)) else 4
            assert free >= min(SEEN, steps - spare), rope


def test_every_ground_is_at_its_own_plate(every):
    """And nearer to it than to any other: in games, on samples, where everybody is squeezed together."""
    games = [step.state for number in ONCE_OFF for step in journeys.journey(number)[::16]]
    played = [
        (table, sheet, standing(table, sheet))
        for table in (observe(game, None) for game in games)
        for sheet in [BoardPicture(table).sheet]
    ]
    assert len(played) > 50
    for number, (_, sheet, stand) in enumerate((*played, *every)):
        plates = sheet.plates()
        for space, crowd in stand.items():
            if not crowd.climbers:
                continue
            end = crowd.grounds[-1]
            far = {other: crowds.apart(end, plate) for other, plate in plates.items() if other != space}
            own = crowds.apart(end, sign(sheet, stand, space))
            assert own < min(4, *far.values()), (number, space)
            assert crowds.apart(crowd.grounds[0], crowd.grounds[-1]) < 0.01


def test_no_group_is_a_tower_where_there_is_room():
    """Pieces high above their plate seem to be at a space further up."""
    kinds = (samples.start, samples.middle, samples.crowded, samples.heights)
    for kind, players, side in product(kinds, range(2, 6), content.SIDES):
        table = kind(players, side)
        for space, crowd in standing(table).items():
            group = crowd.grounds[0] if crowd.is_packed else Box(0, 0, 1, 1)
            assert group.height < 1.6 * group.width, (kind, players, side, space)


@st.composite
def crowded(draw):
    """Two to five players with climbers and tents on a few spaces, limits or not, as after slides."""
    side = draw(st.sampled_from(content.SIDES))
    spaces = [space.id for space in content.board(side).spaces]
    few = st.sampled_from(draw(st.lists(st.sampled_from(spaces), min_size=3, max_size=9, unique=True)))
    people = st.builds(Climber, few, st.integers(1, 6), st.just(2), st.none() | few)
    pairs = draw(st.lists(st.tuples(people, people), min_size=2, max_size=5))
    return samples.position(pairs, side=side, day=8, phase=Phase.ACTIONS, turn=0)


def gathered(spaces, tents, side="easy"):
    """Spaces of climbers and of their tents, two for each player; - for none."""
    people = [
        Climber(None if space == "-" else space, 3, 4, None if tent == "-" else tent)
        for space, tent in zip(spaces.split(), tents.split(), strict=True)
    ]
    pairs = list(zip(people[::2], people[1::2], strict=True))
    return samples.position(pairs, side=side, day=8, phase=Phase.ACTIONS, turn=0)


@given(crowded(), st.booleans())
@example(gathered("b6 b6 b6 b6 b6 b6 b6 b6 b4 b4", "- - - - - - - - - -"), False)
@example(gathered("b8 b8 b8 b8 b8 b8 c2 c2", "b8 - b8 - c2 - b8 -"), True)
@example(gathered("a4 - - -", "a4 a4 a4 -", "hard"), True)
@example(gathered("a2 a2 a2 -", "a2 - - -"), True)
@example(gathered("b8 b8 b6 - b4 - b4 b6 b3 b4", "b3 b6 b3 b8 b3 b8 - b3 b8 -", "hard"), True)
@example(gathered("b5 b7 - b1 b3 b1 b1 b7 b3 b3", "b7 b7 b1 b7 b3 b3 - - b2 b3", "hard"), True)
@example(gathered("a9 b3 a9 b3 - a11 a9 b3 a9 a11", "b3 a9 b3 b3 a9 a9 a11 a9 a9 a11", "hard"), True)
@settings(max_examples=25, deadline=None)
def test_wherever_people_gather_they_are_at_their_plate(table, whole):
    """Even where more are than may be."""
    sheet = BoardPicture(table, whole=whole).sheet
    stand = crowds.settle(sheet, board_picture.camps(table))
    for space, crowd in stand.items():
        assert len(crowd.climbers) == len(table.standing(space))
        assert len(crowd.tents) == len(table.tents(space))
        assert all(MAP.grown(-16).holds(box) for box in (*crowd.grounds, *crowd.tents))
        assert all(crowds.apart(end, sign(sheet, stand, space)) < 4 for end in crowd.grounds[-1:])
        pitched = [Box.over(crowd.tents)] if crowd.tents else []
        assert all(crowds.apart(row, sheet.plates()[space]) <= crowds.OFF_PLATE[0] for row in pitched)


def test_a_full_space_has_a_sign_at_its_plate_and_no_other():
    """16, 40: also where a slide has led more there than may stand there; not where only tents are."""
    slid = samples.position([(Climber("c1", 2, 5), Climber("c1", 2, 5))] * 2)
    choosing = observe(samples.midgame(5, "hard", phase=Phase.SELECTION), None)
    for table in (choosing, slid):
        spaces = table.board.by_id
        closed = {space for space in spaces if table.standing(space) and not table.places_left(space)}
        for whole in (False, True):
            picture = BoardPicture(table, whole=whole)
            sheet, drawn = picture.sheet, set(picture.scene(scenes.writing(samples.NAMES)).shapes)
            marks = {space: mark for space in sheet.plates() if (mark := sheet.mark(space))}
            assert set(marks) == closed != set()
            assert all(drawn >= set(pieces.no_entry(mark)) for mark in marks.values())


def test_a_group_is_smaller_rather_than_at_another_plate():
    """Two climbers at c4, with a tent, would hang below it at full size."""
    people = [
        (Climber("b4", 5, 4), Climber("base", 5, 4)), (Climber("b8", 5, 4, "b8"), Climber("b6", 5, 4)),
        (Climber("b6", 5, 4), Climber("c4", 5, 4, "c4")), (Climber(tent="base"), Climber("c4", 5, 4)),
    ]  # fmt: skip
    table = samples.position(people, side="hard", day=9, phase=Phase.ACTIONS, turn=2)
    sheet = BoardPicture(table, bare=True).sheet
    stand = crowds.settle(sheet, board_picture.camps(table))
    assert min(box.top for box in stand["c4"].climbers) < sheet.plates()["c4"].bottom
    assert stand["c4"].climbers[0].width < stand["b6"].climbers[0].width == pytest.approx(PERSON[0])


@pytest.mark.parametrize(
    ("space", "people", "side"), [("a8", 2, "easy"), ("b1", 3, "easy"), ("a1", 3, "hard")]
)
def test_a_group_keeps_away_from_other_plates_where_there_is_room(space, people, side):
    """One close below another plate seems to be at that."""
    table = gathered(" ".join([space] * people + ["-"] * (4 - people)), "- - - -", side)
    sheet = BoardPicture(table).sheet
    (ground,) = standing(table, sheet)[space].grounds
    assert min(crowds.apart(ground, box) for other, box in sheet.plates().items() if other != space) > 22


def test_a_group_is_smaller_rather_than_below_its_plate():
    """Three climbers hung between b8 and b3, which is nobody's: readers took them for b3's."""
    table = gathered("b3 b8 b4 b6 b2 b8 a12 b8", "- - - - - - - -", "hard")
    sheet = BoardPicture(table, bare=True).sheet
    stand = standing(table, sheet)
    assert stand["b8"].grounds[0].bottom < sheet.plates()["b8"].top + 1
    assert stand["b8"].climbers[0].width < stand["b2"].climbers[0].width
