"""Groups find room at their plates, and no rope is hidden."""

import math
from itertools import combinations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pictures import board_picture, chart, crowds, pieces, places
from k2bot.games.k2.pictures.board_picture import BoardPicture
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.crowds import MapState
from k2bot.games.k2.pictures.places import MAP, PLACES, Camp
from k2bot.render.scene import Box, Plate
from tests.games.k2.pictures.helpers import journeys
from tests.games.k2.pictures.helpers.squeezed import squeezed
from tests.kit.pictures.layout import shapes_of
from tools.k2 import samples, scenes

SQUEEZED = (0, 1, 48, 56, 77, 95, 99, 154, 197, 261, 302, 584, 78074, 78959, 86472, 154710)
"""The squeezed boards checked: some, and those in which something used to be covered."""
ONCE_OFF = (102, 106, 118, 122, 123, 126)
"""Random games in which climbers once had no room at their plate."""
SAMPLES = 32
"""Number of sample maps, whole and cropped; the others are of squeezed boards."""
SEEN, EDGE, BEYOND = 18, 2, 20.5
"""Pixels: minimum seen of every rope, a group's edge that hides it, how far people stand out of grounds."""


def notes(table, sheet):
    """The boxes of a map's notes."""
    _, noted = board_picture.map_background(table, scenes.writing(samples.NAMES), "day", sheet.focus)
    return [area.box for area in noted]


def placed(table, *, whole=False):
    """The map of a board, and everybody's place on it; on a whole one without signs of danger."""
    shown = BoardPicture(table, whole=whole)
    if not whole:
        return shown.placed(scenes.writing(samples.NAMES))
    state = MapState(board_picture.camps(table))
    return shown.sheet, crowds.place_crowds(shown.sheet, [state], occupied=notes(table, shown.sheet))


def at(space, people, tents=0):
    """A state in which so many climbers and tents are on a space, and nobody elsewhere."""
    keys = [(seat, name) for seat in range(5) for name in content.CLIMBER_NAMES]
    return MapState(((space, Camp(tuple(keys[:people]), tuple(keys[:tents]))),))


def sign(sheet, stand, space):
    """A plate, with the tents above it on which climbers may stand."""
    plate, tents = sheet.plates()[space], stand[space].tents
    return Box.enclosing((plate, *tents)) if tents and tents[0].bottom <= plate.top else plate


def covers(sheet, stand):
    """Boxes of plates and groups, including their edges."""
    groups = [
        Box.enclosing(some).expanded(EDGE) for crowd in stand.values() for some in (crowd.climbers,) if some
    ]
    tents = [box.expanded(EDGE) for crowd in stand.values() for box in crowd.tents]
    return [*(sheet.plates()[space].expanded(2) for space in stand), *groups, *tents]


NEAR = 5.5
"""Pixels from a plate to its climbers, at most: those of 1.5 times their size have broad outlines."""


def apart(one, other):
    """Distance between two boxes in pixels."""
    across = max(0.0, one.left - other.right, other.left - one.right)
    down = max(0.0, one.top - other.bottom, other.top - one.bottom)
    return math.hypot(across, down)


@pytest.fixture(scope="module")
def every():
    """Positions, maps and everybody's place: samples, also on whole boards, and squeezed boards."""
    kinds = (samples.start, samples.middle, samples.crowded, samples.heights)
    tables = [kind(players, side) for kind in kinds for players in (3, 5) for side in content.SIDES]
    drawn = [(table, whole) for table in tables for whole in (True, False)]
    drawn += [(squeezed(number), False) for number in SQUEEZED]
    return [(table, *placed(table, whole=whole)) for table, whole in drawn]


def test_climbers_and_tents_never_overlap_plates_notes_or_each_other(every):
    for table, sheet, stand in every:
        boxes = [*(area.box for area in crowds.crowd_areas(sheet, stand)), *notes(table, sheet)]
        assert [pair for pair in combinations(boxes, 2) if pair[0].overlaps(pair[1])] == []
        for crowd in stand.values():
            for some, kind in ((crowd.climbers, places.CLIMBERS), (crowd.tents, places.TENTS)):
                sizes = {round(box.width / kind.size[0], 3) for box in some}
                assert len(sizes) <= 1
                assert sizes <= {*dict(kind.scales)}
                assert all(MAP.expanded(-16).contains(box) for box in some)
            assert all(math.dist(a.centre, b.centre) > 34 for a, b in combinations(crowd.climbers, 2))


def test_two_thirds_of_every_tent_are_visible_and_apart_from_climbers(every):
    """They used to stand among climbers' feet, where readers missed them or took them for trousers."""
    for number, (table, sheet, stand) in enumerate(every):
        plates = sheet.plates()
        everything = [*plates.values(), *(box for crowd in stand.values() for box in crowd.climbers)]
        for space, crowd in stand.items():
            assert len(crowd.tents) == len(table.tents(space))
            assert not any(tent.overlaps(box.expanded(-0.01)) for tent in crowd.tents for box in everything)
            if crowd.tents:
                row = Box.enclosing(crowd.tents)
                assert math.isclose(apart(row, plates[space]), crowds.OFF_PLATE)
                pairs = combinations(crowd.tents, 2)
                assert all(math.dist(one.centre, other.centre) > 0.6 * one.width for one, other in pairs)
                assert number >= SAMPLES or not any(
                    one.bottom <= row.top < one.bottom + 8 and one.left < row.right and row.left < one.right
                    for one in crowd.climbers
                )


@pytest.mark.parametrize("side", content.SIDES)
def test_tents_below_the_lowest_plates_are_large_and_clear_of_the_edge(side):
    """They used to be half as large, and looked cut off."""
    table = samples.crowded(5, side)
    sheet, stand = placed(table)
    lowest = max((space for space in stand if stand[space].tents), key=lambda one: sheet.plates()[one].top)
    tents = stand[lowest].tents
    assert max(box.bottom for box in tents) <= MAP.bottom - 26
    largest, _ = places.TENTS.scales[0]
    assert {round(box.width) for box in tents} == {round(places.TENTS.size[0] * largest)}


@pytest.fixture(scope="module")
def played():
    """Maps of positions from random games, with everybody's place."""
    games = [step.state for number in ONCE_OFF for step in journeys.journey(number)[::32]]
    tables = [observe(game, None) for game in games]
    assert len(tables) > 25
    return [(table, *placed(table)) for table in tables]


def joined(plate, grounds):
    """A plate and all grounds that hang together with it."""
    shape = [plate]
    for _ in grounds:
        shape = [plate, *(one for one in grounds if any(map(one.touches, shape)))]
    return shape


def test_the_ground_of_every_group_is_one_shape_with_its_own_plate(every, played):
    """Shelves were hardly seen on snow: readers took groups beside a plate for those of the next one."""
    for number, (table, sheet, stand) in enumerate((*played, *every)):
        plates = sheet.plates()
        assert all(len(stand[space].climbers) == len(table.climbers_on(space)) for space in stand)
        others = {space: box for space, box in plates.items() if sheet.is_bright(space)}
        for space, crowd in stand.items():
            shape = joined(plates[space], crowd.grounds)
            assert len(shape) == 1 + len(crowd.grounds), (number, space)
            for group in (Box.enclosing(some) for some in (crowd.climbers, crowd.tents) if some):
                under = [part for part in shape if part.top - NEAR < group.bottom <= part.bottom]
                over = [part.expanded(BEYOND) for part in under]
                assert any(part.left <= group.left and group.right <= part.right for part in over), space
            if number < len(played) + SAMPLES:
                meant = [other for other in others if any(map(others[other].overlaps, shape))]
                assert set(meant) <= {space}, (number, space, meant)


RIGHT_ABOVE = 40
"""Pixels above a plate within which somebody seems to stand on it."""


def test_nobody_stands_right_above_another_groups_plate(every, played):
    """They were taken for people of that space; those on a card that hangs from their own plate aren't."""
    posts = [(sheet, stand) for _, sheet, stand in (*played, *every[:SAMPLES]) if sheet.bright is not None]
    for number, (sheet, stand) in enumerate(posts):
        plates = {space: box for space, box in sheet.plates().items() if space in stand}
        for space, crowd in stand.items():
            own = plates[space]
            for piece in (one for one in (*crowd.climbers, *crowd.tents) if one.top < own.bottom):
                x, foot = piece.centre[0], piece.bottom
                under = {
                    other
                    for other, box in plates.items()
                    if box.left <= x <= box.right and -2 < box.top - foot < RIGHT_ABOVE
                }
                assert space in under or not under, (number, space, under)


def seen(sheet, rope, trays):
    """Uncovered pixels of a rope, sampled step by step, and the number of samples."""
    start, end = chart.visible_rope(sheet, rope)
    trays = [tray for tray in trays if tray.intersects_segment(start, end)]
    steps = max(1, round(math.dist(start, end)))
    points = (
        [one + (other - one) * step / steps for one, other in zip(start, end, strict=True)]
        for step in range(steps)
    )
    return sum(not any(tray.contains(Box(*at, *at)) for tray in trays) for at in points), steps


def test_every_rope_stays_visible(every):
    for number, (_, sheet, stand) in enumerate(every):
        # Where everybody is squeezed together, full plates beside each other leave a rope of 26 pixels.
        spare = 4 if number < SAMPLES else 9
        drawn = shapes_of(board_picture.group_grounds(sheet.plates(), stand), Plate)
        trays, grounds = covers(sheet, stand), [shape.box for shape in drawn]
        for rope in sheet.ropes:
            free, steps = seen(sheet, rope, trays)
            assert free >= min(SEEN, steps - spare), rope
            free, _ = seen(sheet, rope, [*trays, *grounds])
            assert free >= min(SEEN / 2, steps / 4), rope


def test_every_group_is_closest_to_its_own_plate(every, played):
    """In games, in samples, and on squeezed boards."""
    for number, (_, sheet, stand) in enumerate((*played, *every)):
        plates = sheet.plates()
        for space, crowd in stand.items():
            if not crowd.room:
                continue
            group, own = crowd.room, sign(sheet, stand, space)
            far = (apart(group, plate) for other, plate in plates.items() if other != space)
            # Where everybody is squeezed together, another plate may be about as near.
            assert apart(group, own) < (min(NEAR, *far) if number < len(played) + SAMPLES else NEAR), (
                number,
                space,
            )


@pytest.mark.parametrize("side", content.SIDES)
def test_one_or_two_climbers_stand_in_a_row_at_a_lone_space(side):
    """In one row, hardly smaller, and not below the plate."""
    for space in PLACES[side]:
        sheet = Chart(content.board(side), frozenset({space}), frozenset({space}), bare=True)
        plate = sheet.plates()[space]
        for count in (1, 2):
            people = crowds.place_crowds(sheet, [at(space, count)])[space].climbers
            assert len({box.top for box in people}) == 1
            assert people[0].top < plate.top, space
            assert all(box.width >= 0.8 * places.PERSON[0] - 0.01 for box in people), space


@st.composite
def crowded(draw):
    """Two to five players with climbers and tents on a few spaces, ignoring limits, as after slides."""
    side = draw(st.sampled_from(content.SIDES))
    spaces = [space.id for space in content.board(side).spaces]
    few = st.sampled_from(draw(st.lists(st.sampled_from(spaces), min_size=3, max_size=9, unique=True)))
    people = st.builds(Climber, few, st.integers(1, 6), st.just(2), st.none() | few)
    pairs = draw(st.lists(st.tuples(people, people), min_size=2, max_size=5))
    return samples.position(pairs, side=side, day=8, phase=Phase.ACTIONS, turn=0)


def gathered(spaces, tents, side="easy"):
    """A position from the spaces of climbers and of their tents, two per player; - for none."""
    people = [
        Climber(None if space == "-" else space, 3, 4, None if tent == "-" else tent)
        for space, tent in zip(spaces.split(), tents.split(), strict=True)
    ]
    pairs = list(zip(people[::2], people[1::2], strict=True))
    return samples.position(pairs, side=side, day=8, phase=Phase.ACTIONS, turn=0)


def test_climbers_of_a_space_form_an_even_row_if_there_is_room():
    """Four used to form a tiny block or a pyramid, despite room above their plate."""
    for people in ("a10 a8 a10 a5 a10 a8 a10 a8 a8 a11", "a8 a8 a8 a7 a7 b1"):
        table = gathered(people, " ".join("-" for _ in people.split()))
        for crowd in placed(table)[1].values():
            assert len({(box.top, round(box.width)) for box in crowd.climbers}) <= 1
            assert all(box.width > 0.7 * places.PERSON[0] - 0.01 for box in crowd.climbers)


def test_climbers_are_very_large_only_where_none_are_small(every):
    """Ten tiny climbers beside a giant looked like children."""
    largest = set()
    for _, _, stand in every:
        scales = [box.width / places.PERSON[0] for crowd in stand.values() for box in crowd.climbers]
        assert max(scales) <= max(1.2, 1.57 * min(scales)) + 0.01
        largest.add(round(max(scales), 2))
    assert largest >= {1.0, 1.2, 1.5}


@given(crowded(), st.booleans())
@example(gathered("b6 b6 b6 b6 b6 b6 b6 b6 b4 b4", "- - - - - - - - - -"), False)
@example(gathered("b8 b8 b8 b8 b8 b8 c2 c2", "b8 - b8 - c2 - b8 -"), True)
@example(gathered("a4 - - -", "a4 a4 a4 -", "hard"), True)
@example(gathered("a2 a2 a2 -", "a2 - - -"), True)
@example(gathered("b8 b8 b6 - b4 - b4 b6 b3 b4", "b3 b6 b3 b8 b3 b8 - b3 b8 -", "hard"), True)
@example(gathered("b5 b7 - b1 b3 b1 b1 b7 b3 b3", "b7 b7 b1 b7 b3 b3 - - b2 b3", "hard"), True)
@example(gathered("a9 b3 a9 b3 - a11 a9 b3 a9 a11", "b3 a9 b3 b3 a9 a9 a11 a9 a9 a11", "hard"), True)
@settings(max_examples=25, deadline=None)
def test_crowds_stay_at_their_plate_wherever_they_gather(table, whole):
    """Even if the space is over its limit."""
    sheet, stand = placed(table, whole=whole)
    for space, crowd in stand.items():
        assert len(crowd.climbers) == len(table.climbers_on(space))
        assert len(crowd.tents) == len(table.tents(space))
        assert all(MAP.expanded(-16).contains(box) for box in (*crowd.climbers, *crowd.tents))
        if crowd.room:
            assert apart(crowd.room, sign(sheet, stand, space)) < NEAR
        if crowd.tents:
            assert apart(Box.enclosing(crowd.tents), sheet.plates()[space]) <= crowds.OFF_PLATE + 0.01


def test_only_full_spaces_have_a_full_sign():
    """16, 40: also if slides have overfilled the space; not if it only has tents."""
    slid = samples.position([(Climber("c1", 2, 5), Climber("c1", 2, 5))] * 2)
    choosing = observe(samples.midgame(5, "hard", phase=Phase.COMMIT), None)
    for table in (choosing, slid):
        spaces = table.board.by_id
        closed = {space for space in spaces if table.climbers_on(space) and not table.room_left(space)}
        for whole in (False, True):
            picture = BoardPicture(table, whole=whole)
            sheet, _ = picture.placed(scenes.writing(samples.NAMES))
            drawn = set(picture.scene(scenes.writing(samples.NAMES)).shapes)
            marks = {space: mark for space in sheet.plates() if (mark := sheet.full_sign_box(space))}
            assert set(marks) == closed != set()
            assert all(drawn >= set(pieces.no_entry(mark)) for mark in marks.values())
