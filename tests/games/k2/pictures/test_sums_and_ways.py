"""What a plan, a night and a whole game come to: before and after, the maximum, ten ways in one chart."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from k2bot.games.k2.engine.content import (
    CLIMBER_NAMES,
    Card,
)
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import (
    Climber,
    Phase,
)
from k2bot.games.k2.pictures import palette, ranking_picture
from k2bot.games.k2.pictures.plan_picture import Resources
from k2bot.render import theme
from k2bot.render.scene import Box, Disc, Plate, Stroke, Text
from tests.games.k2.pictures.helpers.catalogue import said
from tests.kit.pictures.contrast import contrast_of
from tools.k2 import samples, scenes

MINUS = "\N{MINUS SIGN}"


def texts(scene, box):
    """The texts within a box, in the order of painting."""
    return [shape.text for shape in scene.shapes if isinstance(shape, Text) and box.holds(shape.box)]


def area(scene, name):
    return next(area.box for area in scene.areas if area.name == name)


# ------------------------------------------------------------------------------------------------ plans


@pytest.fixture
def planned():
    """Before and after a turn in which A goes up from b6 to c3, with its tent, and B stays."""
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    return before, samples.moved(before, 1, "A", "c3", tent="c1")


def test_the_table_tells_spaces_air_and_points_before_and_after(
    planned,
):
    before, after = planned
    scene = scenes.plan(before, after, samples.NAMES, tonight={"A": 4, "B": 5})
    told = texts(scene, area(scene, "table"))
    words = ["air", "tonight", "points"]
    for name, way, figures in (("A", ["b6", "c3"], ["2", "4", "4", "5"]), ("B", ["a10"], ["6", "5", "1"])):
        start = told.index(name)
        told_of = told[start : start + 1 + len(way) + 3 + len(figures)]
        assert told_of[: 1 + len(way)] == [name, *way]
        assert sorted(told_of[1 + len(way) : 4 + len(way)]) == sorted(words)
        assert told_of[4 + len(way) :] == figures


@pytest.mark.parametrize(
    ("level", "points"), [(1, ["4", "5"]), (0, ["dies", "4", "1"]), (-1, ["dies", "4", "1"])]
)
def test_who_would_die_is_promised_one_point_and_no_more(planned, level, points):
    """21: in death the marker falls to 1, whatever space was reached."""
    before, after = planned
    scene = scenes.plan(before, after, samples.NAMES, tonight={"A": level, "B": 5})
    table = area(scene, "table")
    told = texts(scene, table)
    start, end = told.index("A"), told.index("B")
    assert told[start:end][-len(points) :] == points
    stayed = scenes.plan(before, before, samples.NAMES, tonight={"A": level, "B": 5})
    told = texts(stayed, area(stayed, "table"))
    start, end = told.index("A"), told.index("B")
    assert told[start:end][-len(points) :] == (points if level < 1 else ["1", "4"])
    fills = [shape.fill for shape in scene.shapes if isinstance(shape, Plate) and table.holds(shape.box)]
    assert fills.count(palette.DANGER) == 3 * (level < 1), "the word, the points, the sign that is explained"


def test_without_a_plan_the_table_tells_only_how_things_stand(
    planned,
):
    before, _ = planned
    scene = scenes.plan(before, before, samples.NAMES)
    told = texts(scene, area(scene, "table"))
    assert "tonight" not in told
    quiet = [text for text in told if text not in {"air", "points"}]
    assert quiet[quiet.index("A") :][:8] == ["A", "b6", "2", "4", "B", "a10", "6", "1"]


def test_used_cards_are_ticked_and_what_is_to_be_paid_stands_beside_them(
    planned,
):
    before, after = planned
    cards = tuple(Card.parse(text) for text in ("m1", "r1/3", "a2"))
    for used in ((), (0,), (0, 1, 2)):
        means = Resources(tuple((card, number in used) for number, card in enumerate(cards)), due=2)
        scene = scenes.plan(before, after, samples.NAMES, tonight={"A": 1, "B": 1}, means=means)
        table = area(scene, "table")
        marks = [
            s for s in scene.shapes if isinstance(s, Disc) and s.fill == theme.INK and table.holds(s.box)
        ]
        assert len([mark for mark in marks if mark.box.width == 42]) == len(used)
        told = texts(scene, table)
        for figure in ("1", "3", "+2", "2"):
            assert figure in told
        assert any("risk" in text for text in told)
    free = scenes.plan(before, after, samples.NAMES, means=Resources(means.cards, 0))
    assert not any("risk" in text for text in texts(free, area(free, "table")))


def test_the_table_has_a_part_for_each_climber_that_lives():
    dead = Climber(None, 0, 1)
    for climbers, count in (((Climber(), Climber()), 2), ((Climber(), dead), 1), ((dead, dead), 0)):
        seen = samples.seen_by(samples.position([climbers], day=2, phase=Phase.ACTIONS, turn=0), 0)
        assert said(scenes.plan(seen, seen, ["Ann"])).count("points") == count + 1, "and in the key"


# ------------------------------------------------------------------------------------------------ nights


def line(
    key,
    *,
    before=3,
    air=0,
    tent=0,
    weather=0,
    avalanche=0,
    after,
):
    """A climber's check on b1."""
    return Checked(key, "b1", before, air, tent, weather, avalanche, after)


def night(*checks, dying=()):
    return scenes.night(samples.middle(1), ["Ann"], checks, dying=dying)


def test_an_avalanche_has_a_column_only_where_one_comes_down():
    quiet = night(line((0, "A"), weather=1, after=2))
    assert "avalanche" not in said(quiet)
    assert "weather" in said(quiet)
    slide = night(line((0, "A"), avalanche=1, after=2))
    assert "avalanche" in said(slide)
    assert "weather" not in said(slide)
    assert said(slide)[-3:] == [f"{MINUS}1", "=", "2"]


def test_the_maximum_is_named_where_it_cuts_and_only_there():
    cut = night(line((0, "A"), before=6, air=1, tent=1, after=6))
    assert said(cut)[-3:] == ["=", "6", "max"]
    assert "max" not in said(night(line((0, "A"), before=5, air=1, after=6)))


def test_who_dies_and_who_can_be_saved_is_said_in_words():
    last = line((0, "A"), before=1, weather=2, after=-1)
    assert said(night(last))[-1] == "dies"
    assert said(night(last, dying=((0, "A"),)))[-1] == "rescue?"


# ------------------------------------------------------------------------------------------------ reveals


def test_all_who_share_the_highest_sum_are_marked():
    table = samples.middle(4)
    scene = scenes.reveal(table, samples.NAMES, [(0, 5), (1, 3), (2, 5), (3, 5)], None)
    assert said(scene).count("a tie") == 3
    alone = scenes.reveal(table, samples.NAMES, [(0, 5), (1, 3), (2, 4), (3, 4)], 0)
    assert said(alone).count("a tie") == 0
    assert said(alone).count("highest sum") == 1


# ------------------------------------------------------------------------------------------------ ten ways

CHART = Box(20, 20, 1060, 810)
LINES, RIMS = {11, 15}, {17, 20}
"""Pixels of a way and of its rim; the larger ones where the rim is white, which is hardly seen."""


def signs(shapes):
    """The plates at the ends of ways that were cut short."""
    return [s.box for s in shapes if isinstance(s, Plate) and s.outline == theme.INK and s.radius == 18]


def marks(shapes):
    """The letters of climbers right of the chart."""
    letters = [s for s in shapes if isinstance(s, Text) and s.text in CLIMBER_NAMES and s.box.left > 940]
    return [Box.around(letter.box.centre, 54, 54) for letter in letters]


def test_ten_climbers_at_the_same_altitude_are_ten_lines_beside_each_other():
    table = samples.middle(5)
    ways = {(seat, name): (5350,) * 9 for seat in range(5) for name in CLIMBER_NAMES}
    shapes = ranking_picture.altitude_chart(table, ways, CHART, scenes.writing())
    lines = [s for s in shapes if isinstance(s, Stroke) and s.width in LINES]
    heights = sorted({stroke.points[1][1] for stroke in lines})
    assert len(heights) == 10
    assert min(lower - upper for upper, lower in pairwise(heights)) > 3
    assert heights[-1] - heights[0] < 40
    boxes = marks(shapes)
    assert len(boxes) == 10
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
    assert all(CHART.holds(box) for box in boxes)


def test_ten_who_died_in_one_night_are_ten_signs_apart():
    dead = Climber(None, 0, 1)
    table = samples.position([(dead, dead)] * 5, day=7)
    for nights in ((5350,) * 6, (8611,) * 6, (5130,)):
        ways = {(seat, name): (*nights, None) for seat in range(5) for name in CLIMBER_NAMES}
        shapes = ranking_picture.altitude_chart(table, ways, CHART, scenes.writing())
        boxes = signs(shapes)
        assert len(boxes) == 10
        assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))
        assert all(CHART.holds(box) for box in boxes)
        assert not marks(shapes)


def test_a_winner_with_the_longest_name_is_cut_not_the_victory():
    table = samples.heights(2)
    for name in ("W" * 32, "Ann", "i" * 32):
        scene = scenes.ranking(table, [name, "Bob"], (0, 1), (9, 5), {}, winners=(0,))
        assert " ".join(said(scene)[:2]).split(" wins")[0].endswith(("…", name[-1]))
        assert "wins" in " ".join(said(scene)[:2])
        assert said(scene)[0][0] == name[0]


# ------------------------------------------------------------------------------------------------ the head


@pytest.mark.parametrize(
    ("pair", "reason", "on_top", "headline", "sign"),
    [
        ((Climber("summit", 2, 10), Climber("c5", 2, 6)), "days", True, "Ann wins", "flag"),
        ((Climber("c3", 2, 5), Climber("c5", 2, 6)), "days", False, "Ann wins", "1"),
        ((Climber(None, 0, 1), Climber(None, 0, 1)), "dead", False, "Nobody came back", "cross"),
        ((Climber(None, 0, 1), Climber(None, 0, 1)), "resigned", False, "Ann wins", "1"),
    ],
)
def test_the_flag_is_for_the_summit_and_a_cross_for_a_mountain_without_survivors(
    pair, reason, on_top, headline, sign, monkeypatch
):
    drawn = []
    draw = palette.symbol

    def noted(name, box, fill):
        drawn.append((name, box.top))
        return draw(name, box, fill)  # type: ignore[arg-type]  # handed on as it came

    monkeypatch.setattr(ranking_picture, "symbol", noted)
    dead = (Climber(None, 0, 1), Climber(None, 0, 1))
    table = samples.position(
        [pair, dead], day=18, phase=Phase.OVER, reason=reason, summit=((0, "A"),) if on_top else ()
    )
    winners = (0, 1) if reason == "dead" else (0,)
    scene = scenes.ranking(table, ["Ann", "Bob"], (0, 1), (pair[0].vp + pair[1].vp, 2), {}, winners=winners)
    head = list(dict.fromkeys(name for name, top in drawn if top < 190))
    assert headline in " ".join(said(scene))
    assert head == ([] if sign == "1" else [sign])
    assert (said(scene)[0] == "1") == (sign == "1")


def test_who_has_left_is_told_in_a_word_that_fits_and_the_dead_by_a_cross():
    dead = Climber(None, 0, 1)
    table = samples.position([(dead, dead), (dead, dead)], day=7, resigned=(True, False))
    ways = {(seat, name): (5350, 5590, 6210) for seat in range(2) for name in CLIMBER_NAMES}
    shapes = ranking_picture.altitude_chart(table, ways, CHART, scenes.writing())
    assert [shape.text for shape in shapes if isinstance(shape, Text)].count("quit") == 2
    boxes = signs(shapes)
    assert len(boxes) == 4
    assert not any(one.overlaps(other) for one, other in combinations(boxes, 2))


def test_the_end_of_a_way_is_seen_and_its_sign_tied_to_it_in_the_colour_of_its_line():
    """Several ways can end in one place: grey leaders would not tell whose is whose."""
    dead = Climber(None, 0, 1)
    pair = (Climber("c1", 3, 5), Climber("c3", 3, 5))
    table = samples.position([pair, (dead, dead), pair], day=7, resigned=(False, True, False))
    heights = {0: (5350, 5350, 5350), 1: (5350, 5590, 6310), 2: (5350, 5350, 5350)}
    ways = {(seat, name): heights[seat] for seat in range(3) for name in CLIMBER_NAMES}
    shapes = ranking_picture.altitude_chart(table, ways, CHART, scenes.writing())
    colours = [theme.LIVERIES[seat].colour for seat in range(3)]
    ends = [shape.box for shape in shapes if isinstance(shape, Disc) and shape.fill == colours[1]]
    marks = [box for box in ends if box.width < 20]
    assert len(marks) == 2
    assert not any(mark.overlaps(sign) for mark in marks for sign in signs(shapes))
    lines = [shape for shape in shapes if isinstance(shape, Stroke) and shape.width < 5]
    ties = [line.fill for line in lines if line.fill in colours]
    assert sorted(ties) == sorted(2 * colours)


def test_all_ways_begin_at_one_point_and_are_equally_wide():
    table = samples.middle(5)
    ways = {(seat, name): (5350,) * 3 for seat in range(5) for name in CLIMBER_NAMES}
    shapes = ranking_picture.altitude_chart(table, ways, CHART, scenes.writing())
    first = [shape for shape in shapes if isinstance(shape, Stroke) and shape.width in LINES | RIMS]
    starts = {stroke.points[0] for stroke in first}
    assert len([start for start in starts if start[0] == min(x for x, _ in starts)]) == 1
    rims = {stroke.points: stroke.fill for stroke in first if stroke.width in RIMS}
    cores = [stroke for stroke in first if stroke.width in LINES]
    assert len(cores) == 30
    seen = {core.width if rims[core.points] == theme.WHITE else core.width + 6 for core in cores}
    assert max(seen) - min(seen) <= 2
    later = [core for core in cores if core.points[0] not in starts_of_all(cores)]
    assert min(contrast_of(core.fill, rims[core.points]) for core in later) > 1.5


def starts_of_all(strokes):
    """Where the ways begin, which is the same point for all."""
    left = min(stroke.points[0][0] for stroke in strokes)
    return {stroke.points[0] for stroke in strokes if stroke.points[0][0] == left}
