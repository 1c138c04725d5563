"""The table beside the mountain: the order of the day, who has acted, what everybody has."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import forecast, panel, pieces
from k2bot.games.k2.pictures.panel import ClimberStatus
from k2bot.games.k2.pictures.places import TABLE
from k2bot.render import theme
from k2bot.render.painting import paint
from k2bot.render.scene import Box, Plate, Polygon, Scene, Slab, Text
from tests.kit.pictures.contrast import contrast_of
from tools.k2 import samples, scenes

NAMES = ("Ann", "Bob", "Cid", "Dan", "Eve")
DEAD = Climber(None, 0, 1)


def table(players=5, **told):
    """A day of five players, Cid (seat 2) first and Eve (seat 4) on turn; Bob has lost both climbers."""
    people = [(Climber("b1", 4, 3), Climber("a1", 2, 1))] * players
    if players == 5:
        people[1] = (DEAD, DEAD)
    rule = {"day": 4, "phase": Phase.ACTIONS, "first": 2 % players, "turn": 4 % players} | told
    return samples.position(people, **rule)


BOX = Box(TABLE.left, 500, TABLE.right, 1036)


def bars(seen, **asked):
    """The rows from the top."""
    slabs = [shape.box for shape in shapes_of(seen, **asked) if isinstance(shape, Slab)]
    return slabs[1:]


def rows(seen):
    """The texts of every row: the player's line from the left, then the climbers'."""
    found = []
    texts = [shape for shape in shapes_of(seen) if isinstance(shape, Text)]
    for bar in bars(seen):
        inside = [text for text in texts if bar.top <= text.box.centre[1] < bar.bottom]
        inside.sort(key=lambda text: (text.box.centre[1] > bar.centre[1], text.box.left))
        found.append([text.text for text in inside])
    return found


def test_players_stand_in_the_order_of_the_day():
    seen = table()
    assert panel.order(seen) == (2, 3, 4, 0, 1)
    assert [panel.part_of(seen, seat) for seat in panel.order(seen)] == ["done", "done", "now", "next", "out"]
    assert [next(text for text in row if text in NAMES) for row in rows(seen)] == [
        "Cid", "Dan", "Eve", "Ann", "Bob",
    ]  # fmt: skip
    assert rows(seen)[3][0] == "4"
    assert "both died" in rows(seen)[4]


def test_while_cards_are_chosen_everybody_has_a_number_and_at_night_nobody():
    morning = table(phase=Phase.SELECTION, turn=None)
    assert [row[0] for row in rows(morning)[:4]] == ["1", "2", "3", "4"]
    night = table(phase=Phase.CHECK, turn=None)
    assert {panel.part_of(night, seat) for seat in (0, 2, 3, 4)} == {"done"}
    assert [row[0] for row in rows(night)[:4]] == ["Cid", "Dan", "Eve", "Ann"]


def shapes_of(seen, **asked):
    return panel.table(seen, scenes.writing(NAMES), BOX, **asked)


def lit(seen, **asked):
    """The seats whose row is yellow."""
    marks = [
        shape.box
        for shape in shapes_of(seen, **asked)
        if isinstance(shape, Plate) and shape.fill == theme.TURN and shape.box.width == 8
    ]
    found = [number for number, bar in enumerate(bars(seen)) if any(bar.holds(mark) for mark in marks)]
    return [panel.order(seen)[number] for number in found]


def test_the_row_of_who_is_asked_is_lit_and_says_what_about():
    night = table(phase=Phase.CHECK, turn=None)
    assert not lit(night)
    sliding, dying = replace(night, slides=((3, "B"),)), replace(night, dying=((2, "A"),))
    assert (lit(sliding), lit(dying)) == ([3], [2])
    assert "slide?" in rows(sliding)[1]
    assert "rescue?" in rows(dying)[0]
    taking = table(phase=Phase.RISK, turn=0)
    assert lit(taking) == [0]
    assert "token?" in rows(taking)[3]
    assert lit(table()) == [4]
    assert lit(table(), asked=0) == [0]
    assert not [text for row in rows(table()) for text in row if text.endswith("?")]
    ringed = {text.text for text in shapes_of(night, asked=0) if isinstance(text, Text)}
    assert not [text for text in ringed if text.endswith("?")], "somebody is marked, but nobody asked"


def test_levels_and_points_are_told_apart_without_colour():
    """Dark on light and light on dark, each readable."""
    level, points = (
        next(shape for shape in chip if isinstance(shape, Plate))
        for chip in (pieces.level_chip(4, BOX), pieces.points_chip(4, BOX))
    )
    assert contrast_of(level.fill, points.fill) > 7


@pytest.mark.parametrize("pair", ["56", "38", "17", "68", "23"])
@pytest.mark.parametrize("doomed", [False, True])
def test_levels_that_look_alike_are_told_apart_in_a_chat(pair, doomed):
    one, other = (chip_in_a_chat(int(level), doomed=doomed) for level in pair)
    assert sum((here - there) ** 2 for here, there in zip(one, other, strict=True)) ** 0.5 > 410


def chip_in_a_chat(level, *, doomed):
    """The level of a climber of five players in grey, as large as a chat shows it."""
    box = Box(0, 0, 252, 45)
    shown = ClimberStatus((0, "A"), Climber("b5", level, 3), doomed)
    line = panel.climber(shown, box, scenes.writing(), packed=True)
    painted = paint.paint(Scene(252, 45, theme.PAPER, line)).convert("L")
    return painted.resize((84, 15), Image.Resampling.LANCZOS).tobytes()


def test_a_space_is_large_in_its_row_where_it_stays_apart_from_the_tent():
    """The name on the tent beside it, set in the same letters, is another space's."""
    box, sizes = Box(0, 0, 252, 45), []
    for tent in (None, "a12"):
        shown = ClimberStatus((0, "B"), Climber("b4", 5, 3, tent))
        name = next(shape for shape in panel.where(shown, box, scenes.writing()))
        line = panel.climber(shown, box, scenes.writing(), packed=True)
        assert isinstance(name, Text)
        half = theme.text_width(name.text, name.size, name.weight) / 2
        tents = [shape for shape in line if isinstance(shape, Polygon) and shape.fill == panel.CLOTH]
        for right in (max(x for x, _ in cloth.points) for cloth in tents):
            assert name.box.centre[0] - half - right > 4
        sizes.append(name.size)
    assert sizes[0] > sizes[1] >= theme.CHANGING


def tents(shapes, seat):
    """How many tents of a player are drawn: their cloth has four corners, a diamond eight."""
    fill = theme.LIVERIES[seat].colour
    cloths = [shape for shape in shapes if isinstance(shape, Polygon) and shape.fill == fill]
    return sum(len(cloth.points) == 4 for cloth in cloths)


def packs(seen):
    """How many signs of a tent each row has: a triangle with a door; the seats in their order."""
    signs = [
        spread(shape)
        for shape in shapes_of(seen)
        if isinstance(shape, Polygon) and len(shape.points) == 3 and len(shape.holes) == 1
    ]
    found = {
        seat: sum(map(bar.holds, signs)) for seat, bar in zip(panel.order(seen), bars(seen), strict=True)
    }
    return [found[seat] for seat in sorted(found)]


def test_whose_tent_is_in_the_pack_is_told_until_the_end():
    people = [(Climber("b1", 4, 3, "b1"), Climber("a1", 2, 1)), (Climber("b2", 4, 3), DEAD)]
    people += [(Climber("c1", 1, 5, "a1"), Climber("a2", 3, 2, "a2"))]
    seen = samples.position(people, phase=Phase.ACTIONS, turn=0)
    assert packs(seen) == [1, 1, 0]
    word = scenes.writing().text("picture-legend-pack")
    assert [shape.text for shape in shapes_of(seen) if isinstance(shape, Text)].count(word) == 1
    over = replace(seen, phase=Phase.OVER, reason="days")
    assert packs(over) == [0, 0, 0]
    assert word not in [shape.text for shape in shapes_of(over) if isinstance(shape, Text)]


def test_the_planner_tells_whose_tent_is_in_the_pack():
    before = samples.seen_by(samples.middle(3), 0)
    own = before.own
    assert own is not None
    pitched = samples.moved(before, 0, "A", own.climbers[0].space, tent=own.climbers[0].space)
    for after in (before, pitched):
        scene = scenes.plan(before, after, samples.NAMES[:3])
        beside = [shape for shape in scene.shapes if TABLE.holds(spread(shape))]
        left = sum(climber.tent is None for climber in after.own.climbers)
        assert tents(beside, 0) == left + bool(left), "one more explains them"


def spread(shape):
    """The box of a polygon; of other shapes one that nothing holds."""
    points = shape.points if isinstance(shape, Polygon) else ((-1, -1),)
    return Box.over(Box(*point, *point) for point in points)


def test_the_rescue_card_is_explained_where_there_are_rescue_cards():
    def told(seen):
        return [shape.text for shape in shapes_of(seen) if isinstance(shape, Text)]

    plain = table()
    family = replace(plain, setup=replace(plain.setup, family=True))
    word = scenes.writing().text("picture-legend-rescue")
    assert (told(plain).count(word), told(family).count(word)) == (0, 1)


def test_cards_left_are_those_of_who_still_plays():
    seen = table()
    out = replace(seen.seats[1], hand_size=5, deck_size=17)
    changed = replace(seen, seats=(seen.seats[0], out, *seen.seats[2:]))
    box = Box(BOX.left, 0, BOX.right, forecast.height(seen))
    texts = [
        shape.text for shape in forecast.forecast(changed, scenes.writing(), box) if isinstance(shape, Text)
    ]
    hand, deck = seen.seats[0].hand_size, seen.seats[0].deck_size
    assert texts[-4:] == ["hand", str(hand), "deck", str(deck)]


def test_a_row_tells_spaces_levels_points_sum_and_token():
    seen = table(risk=(None, None, 1), rescue=(True,) * 5)
    assert rows(seen)[0] == ["Cid", "1", "4", "A", "b1", "4", "3", "B", "a1", "2", "1"]
    left = replace(seen, seats=(*seen.seats[:1], replace(seen.seats[1], resigned=True), *seen.seats[2:]))
    assert "resigned" in rows(left)[4]


def test_levels_above_six_and_the_points_of_the_summit_have_room():
    """12: a level may pass 6 until the night."""
    seen = samples.position([(Climber("summit", 12, 10), Climber("b1", 10, 10))] * 4)
    assert rows(seen)[0][-6:] == ["12", "10", "B", "b1", "10", "10"]


def test_the_summit_is_a_flag_and_the_base_camp_a_word():
    seen = samples.position([(Climber("summit", 3, 10), Climber("base", 3, 1))])
    (row,) = rows(seen)
    assert sorted(row) == sorted(["Ann", "11", "cards?", "A", "3", "10", "B", "Base", "3", "1"])
    other = samples.position([(Climber("d1", 3, 10), Climber("base", 3, 1))])
    drawn = set(map(repr, shapes_of(seen))) - set(map(repr, shapes_of(other)))
    assert any(shape.startswith("Polygon") for shape in drawn), "the flag"


def test_alone_there_is_no_order():
    assert rows(table(1, phase=Phase.SELECTION, turn=None))[0][0] == "Ann"


def test_everybody_who_still_has_to_choose_cards_is_asked():
    seen = table(3, phase=Phase.SELECTION, turn=None)
    first = panel.order(seen)[0]
    seats = tuple(replace(seat, has_committed=seat.seat == first) for seat in seen.seats)
    assert ["cards?" in row for row in rows(replace(seen, seats=seats))] == [False, True, True]
    assert not any("cards?" in row for row in rows(table(3)))


def test_who_has_chosen_is_ticked():
    seen = table(3, phase=Phase.SELECTION, turn=None)
    chosen = replace(seen, seats=(replace(seen.seats[0], has_committed=True), *seen.seats[1:]))
    before, after = shapes_of(seen), shapes_of(chosen)
    added = [shape for shape in after if shape not in before and not isinstance(shape, Slab)]
    bar = bars(seen)[panel.order(seen).index(0)]
    assert added
    assert all(bar.grown(4).holds(shape.box) for shape in added if hasattr(shape, "box"))
