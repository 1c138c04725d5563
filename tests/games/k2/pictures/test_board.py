"""The board: where points can be scored, who is in danger, which spaces are named."""

import math
from dataclasses import replace

import pytest

from k2bot.games.k2.engine import content, in_reach, observe
from k2bot.games.k2.engine.content import CLIMBER_NAMES
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.engine.terrain import night_effects
from k2bot.games.k2.pictures import (
    BoardPicture,
    Deed,
    board_picture,
    chart,
    danger,
    palette,
    places,
    reach,
    signposts,
    sky,
)
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.pieces import signed
from k2bot.games.k2.pictures.places import MAP, TABLE
from k2bot.games.k2.pictures.reach import Tag, Toll
from k2bot.render.scene import Box, Disc, Polygon, Text, Veil
from k2bot.text import languages
from k2bot.text.words import words
from tests.games.k2.engine.helpers.builder import climbers
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import samples, scenes


@pytest.mark.parametrize(
    ("tile", "day", "zones"),
    [("W6", 2, {"low", "6000"}), ("S3", 1, set()), ("AW2", 3, {"8000"}), ("S2", 2, {"7000", "8000"})],
)
def test_todays_weather_covers_only_the_zones_it_affects(tile, day, zones):
    seen = samples.position(climbers("A base air 1, B base air 1"), day=day, tiles=(tile, *("S3",) * 5))
    veils = [shape.box for shape in shapes_of(scenes.board(seen, ["Ann"]), Veil)]
    for space in seen.board.spaces:
        y = BoardPicture(seen).sheet.plate_centre(space.id)[1]
        assert any(veil.top <= y <= veil.bottom for veil in veils) == (space.zone in zones), space.id
    over = scenes.board(replace(seen, phase=Phase.OVER, reason="days"), ["Ann"])
    assert shapes_of(over, Veil) == []


TWO_EFFECTS = sorted(
    (tile.id, day)
    for tile in content.TILES.values()
    for day in range(1, content.DAYS_A_TILE + 1)
    if len(sky.effects(content.weather_on((tile.id,) * 6, day))) > 1
)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("week", [0, 15])
def test_the_head_names_todays_weather_even_with_two_effects(language, week):
    """Two effects used to take the place of its sign and its name."""
    assert TWO_EFFECTS
    for tile, day in TWO_EFFECTS:
        seen = samples.position(climbers("A base air 1, B base air 1"), day=week + day, tiles=(tile,) * 6)
        scene = scenes.board(seen, ["Ann"], said=words(language))
        head = [text.text for text in shapes_of(scene, Text) if text.box.left > TABLE.left]
        name = sky.weather_name(seen.weather, scenes.writing(["Ann"], said=words(language)))
        assert {name, *(effect.text for effect in sky.effects(seen.weather))} <= set(head[:5]), head[:6]
        assert layout.faults(scene, ["Ann"]) == []


def test_after_the_game_the_map_shows_only_occupied_spaces():
    """The other routes would only distract from the mountain."""
    seen = observe(samples.finish(2), None)
    drawn = BoardPicture(seen).sheet.plates().keys()
    assert drawn == board_picture.occupied_spaces(seen) | {content.SUMMIT}


@pytest.mark.parametrize(("climber", "told"), [("A c1 air 4", False), ("A b6 air 4", True)])
def test_the_last_nights_picture_shows_the_weather_and_whom_it_affects(climber, told):
    """The game is over after it; its picture used to show neither."""
    seen = samples.position(
        climbers(f"{climber}, B base air 1"), day=17, tiles=("S2",) * 6, phase=Phase.CHECK
    )
    over = replace(seen, phase=Phase.OVER, reason="days")
    last = scenes.night(over, ["Ann"], samples.checks(seen))
    assert shapes_of(last, Veil)
    assert texts_of(last) == texts_of(scenes.night(seen, ["Ann"], samples.checks(seen)))
    assert ("Nobody sleeps there" in texts_of(last)) is told


@pytest.mark.parametrize(("day", "title"), [(17, "Day 17"), (18, "Last day")])
def test_day_18_is_labelled_the_last_day(day, title):
    """It used to look like any other day, though it's the last chance to do anything."""
    seen = samples.position(climbers("A c1 air 4, B b6 air 4"), day=day)
    said = texts_of(scenes.board(seen, ["Ann"]))
    assert title in said
    assert any(text.endswith("of 18") for text in said)


@pytest.mark.parametrize(("paid", "are_one"), [(0, True), (1, False)])
def test_a_resting_climber_shares_a_line_if_both_fit(paid, are_one):
    seen = samples.position(climbers("A b2 air 3, B base air 2 | A a7 air 3, B base air 2"), day=2)
    deeds = (Deed((0, "A"), ("a7", "b2"), points=1, paid=paid), Deed((0, "B"), ()))
    scene = BoardPicture(seen, news=deeds).scene(scenes.writing(["Ann", "Bob"]))
    (rests,) = (text for text in shapes_of(scene, Text) if text.text == "rests")
    (gain,) = (text for text in shapes_of(scene, Text) if text.text == "+1")
    assert (abs(rests.at[1] - gain.at[1]) < 10) is are_one


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("points", [1, 10])
def test_a_turn_with_everything_in_it_is_told_within_the_picture(language, points):
    """The number on the risk token used to be cut off by the picture's edge."""
    way = ("base", "c5", "a10")
    deeds = [Deed((3, name), way, pitches=True, air=12, points=points, paid=3) for name in CLIMBER_NAMES]
    scene = scenes.board(samples.middle(5), samples.NAMES, news=deeds, said=words(language))
    assert layout.faults(scene, samples.NAMES) == []
    assert texts_of(scene).count(signed(-3)) == 2


def test_a_report_is_the_card_of_who_has_played_below_who_acts():
    """Two bands in players' colours competed, and one of the two was again in a row below."""
    seen = observe(samples.midgame(5, "easy", first=3), None)
    scene = BoardPicture(seen, news=(Deed((0, "A"), ("b6", "c1")),)).scene(scenes.writing(samples.NAMES))
    heights = {text.text: text.at[1] for text in shapes_of(scene, Text)}
    assert (
        heights["Bartholomew\N{RIGHT SINGLE QUOTATION MARK}s turn"]
        < heights["Ann has played"]
        < heights["Cid"]
    )
    assert "Ann" not in heights


@pytest.mark.parametrize(("other", "gains"), [("b5", ()), ("a8", ("b5",))])
def test_spaces_where_the_acting_player_can_score_are_marked(other, gains):
    """14 to 16: reachable with the cards played; not if the space is full or gives no new points."""
    people = climbers(f"A b1 air 4, B a8 air 4 vp 2 | A b5 air 4, B {other} air 4 vp 3")
    game = samples.table(people, day=3, phase=Phase.ACTIONS, turn=0, hands=("m2 a1 a2",))
    seen, news = observe(game, None), (Deed((1, "A"), ("b1", "b5")),)
    assert {("A", "b2"), ("B", "a10")} <= in_reach(seen, 0).keys()
    assert ("can score: cost" in texts_of(scenes.board(seen, ["Ann", "Bo"], news=news))) == bool(gains)
    shown = BoardPicture(seen, news=news)
    assert dict(shown.scoring_ways) == {("A", space): Toll(cost=1) for space in gains}
    assert shown.tags == {Tag(space, (("A", Toll(cost=1)),)) for space in gains}, "B's letter isn't there"
    assert replace(shown, bare=True).scoring_ways == replace(shown, whole=True).scoring_ways == {}
    assert shown.sheet.closed == ({"a8"} if gains else {"b5"}), "readers missed why nobody can score there"
    assert replace(shown, bare=True).sheet.closed == set(), "in a film, nobody decides"


@pytest.mark.parametrize(
    ("day", "signs"),
    [(2, {"short"}), (1, {"short", "dies"}), (3, {"dies"})],
)
def test_the_legend_explains_signs_of_danger_first_in_three_lines(day, signs):
    """Five lines were a wall of text; four used to lack the skull."""
    people = "A b1 air 1, B a8 air 4 vp 2 | A b5 air 2, B b5 air 4 vp 3 | A a10 air 4, B a12 air 4"
    hand = {"phase": Phase.ACTIONS, "turn": 0, "hands": ("m2 m3 a2",), "rescue": (True,) * 3}
    game = samples.table(climbers(people), day=day, tiles=("S6",) * 6, **hand)
    shown, writing = BoardPicture(observe(game, None)), scenes.writing(["Ann", "Bo", "Cid"])
    told, told_whole = (
        {
            area.name.removeprefix("sign ")
            for area in one.scene(writing).areas
            if area.name.startswith("sign ")
        }
        for one in (shown, replace(shown, whole=True))
    )
    assert told == {"A", *signs, *(["full"] if len(signs) == 1 else [])}
    assert told_whole == signs


def test_three_dangers_leave_no_line_of_the_legend_for_tags():
    """Those used to push out the last danger."""
    people = "A b7 air 4, B a10 air 4 | A c1 air 1, B c3 air 4 | A b6 air 3, B a10 air 1"
    hand = {"phase": Phase.ACTIONS, "turn": 0, "hands": ("m2 m3 a2",)}
    game = samples.table(climbers(people), day=2, tiles=("AS1", *("S3",) * 5), **hand)
    shown = BoardPicture(observe(game, None))
    assert shown.tags
    assert set(danger.dangers(shown.seen).values()) == {"dies", "slides", "short"}
    areas = shown.scene(scenes.writing(["Ann", "Bo", "Cid"])).areas
    told = [area.name for area in areas if area.name.startswith("sign ")]
    assert told == ["sign dies", "sign slides", "sign short"]


def test_rows_of_who_acts_keep_their_height_once_the_other_player_is_out():
    """They used to be cut to the line of who is out."""
    own, heights = "A c1 air 4, B b2 air 3", []
    for other, resigned in (("A c1 air 4, B b2 air 3", False), ("A dead, B dead", False), (own, True)):
        game = samples.table(
            climbers(f"{own} | {other}"), day=7, phase=Phase.ACTIONS, turn=0, resigned=(False, resigned)
        )
        scene = scenes.board(observe(game, None), ["Ann", "Bo"])
        letters = [text for text in shapes_of(scene, Text) if text.text in CLIMBER_NAMES]
        heights.append(min(text.size for text in letters if text.box.left > places.TABLE.left))
    assert min(heights) == heights[0], heights


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_a_full_space_is_marked_whoever_moves(turn):
    """16: out of reach, filled by an own climber or worth nothing new, it's as full; not in films."""
    people = "A b1 air 4, B a8 air 4 vp 2 | A b5 air 4, B b5 air 4 | A c1 air 4, B c1 air 4"
    game = samples.table(climbers(people), day=3, phase=Phase.ACTIONS, turn=turn, hands=("m1 m2 a2",) * 3)
    shown = BoardPicture(observe(game, None))
    assert shown.sheet.closed == {"b5", "c1"}
    assert replace(shown, bare=True).sheet.closed == set()


@pytest.mark.parametrize(
    ("day", "lit"),
    [
        ({"phase": Phase.ACTIONS, "turn": 1}, {"a8", "base"}),
        ({"phase": Phase.ACTIONS, "turn": 0}, {"a8", "b5"}),
        ({"phase": Phase.COMMIT}, set()),
    ],
)
def test_the_acting_players_climbers_stand_in_light(day, lit):
    """In posts and on the whole board, but not in films, which show past events."""
    seen = samples.position(climbers("A b5 air 4, B a8 air 4 | A a8 air 4, B base air 4"), day=3, **day)
    for whole, bare in ((False, False), (True, False), (False, True)):
        shown = BoardPicture(seen, whole=whole, bare=bare)
        sheet, shapes = shown.sheet, shown.scene(scenes.writing(["Ann", "Bo"])).shapes
        light = [
            at
            for at, one in enumerate(shapes)
            if isinstance(one, Disc) and one.fill == palette.SPOTLIGHT and MAP.contains(one.box)
        ]
        near = {
            min(lit | {"c1"}, key=lambda space: math.dist(sheet.plate_centre(space), shapes[at].box.centre))
            for at in light
        }
        assert near == (set() if bare else lit)
        edges = [at for at, one in enumerate(shapes) if one in chart.plate_edges(sheet)]
        assert not light or max(light) < min(edges), "no plate is covered"


def test_only_the_climber_who_slides_stands_in_light():
    """40: the player chooses for one climber at a time."""
    seen = samples.position(climbers("A c1 air 4, B a8 air 4"), day=2, phase=Phase.CHECK)
    shown = BoardPicture(replace(seen, slides=((0, "A"),)))
    drawn, at = shown.scene(scenes.writing(["Ann"])), shown.sheet.plate_centre("c1")
    (light,) = shapes_of(drawn, Disc, palette.SPOTLIGHT)
    assert math.dist(light.box.centre, at) < 120


@pytest.mark.parametrize(
    ("gains", "best"),
    [
        ("c1 A, b6 AB, c4 B", "c1 b6 c4"),  # few enough
        ("d1 A, c5 A, c4 A, c3 A, b6 B, b5 B", "d1 b6 b5"),
        ("c5 A, c1 A, c2 A, c3 A, b6 A, b5 AB", "c5 b5"),  # three are equal
        ("b4 A, b5 A, b6 A, b7 A, b8 A, b1 A", "b6 b7 b8"),
    ],
)
def test_only_each_climbers_best_scoring_spaces_get_tags(gains, best):
    """Ten large tags used to cover the routes. Of equally good spaces all or none get tags."""
    board, letters = content.board("easy"), dict(map(str.split, gains.split(", ")))
    ways = {(name, space): Toll(cost=1) for space, names in letters.items() for name in names}
    assert reach.best_spaces(board, ways) == {*best.split()}


@pytest.mark.parametrize(
    ("level", "tent", "hand", "gains"),
    [
        (2, "tent a1", "m3 m2 m1", False),
        (3, "tent a1", "m3 m2 m1", True),
        (2, "", "m3 m2 m1", True),  # it could pitch its tent there
        (2, "tent a1", "m3 m2 a1", True),
        (1, "", "m3 m2 m1", False),
    ],
)
def test_no_points_are_promised_where_the_climber_would_surely_die(level, tent, hand, gains):
    """Rule 21. The night at c1 takes 1 air for the space and 1 for the wind."""
    people = climbers(f"A b7 air {level} {tent}, B a1 air 6 | A a8 air 4 vp 3, B a8 air 4 vp 3")
    game = samples.table(people, day=5, phase=Phase.ACTIONS, turn=0, hands=(hand,), tiles=("S4", "S1", "S2"))
    assert night_effects("easy", game.weather)["c1"] == (-1, 1, 0)
    assert (("A", "c1") in BoardPicture(observe(game, None)).scoring_ways) == gains


def test_tonights_deaths_slides_and_air_shortages_are_predicted():
    """20, 40: in the night's order, with tents that prevent a slide."""
    people = climbers("A c1 air 1, B c3 air 4 | A c2 air 4 tent c2, B a10 air 1 | A b6 air 3, B dead")
    seen = samples.position(people, day=2, tiles=("AS1", *("S3",) * 5))
    assert danger.dangers(seen) == {(0, "A"): "dies", (0, "B"): "slides", (1, "B"): "short"}
    assert danger.tonight(seen) == {(0, "A"): -1, (0, "B"): 2, (1, "A"): 3, (2, "A"): 2}
    night = replace(seen, phase=Phase.CHECK)
    assert danger.dangers(night) == danger.tonight(night) == {}


def test_climbers_who_died_last_night_show_no_danger_and_take_no_room():
    """The morning's board used to show tonight's red skull on both of these climbers."""
    people = climbers("A c1 air 1, B a1 air 6 | A dead, B a1 air 6 | A a8 air 6, B a8 air 6")
    seen = samples.position(people, day=2, tiles=("AS1", *("S3",) * 5))
    assert danger.dangers(seen) == {(0, "A"): "dies"}
    shown, writing = BoardPicture(seen, fallen=(((1, "A"), "c1"),)), scenes.writing(["Ann", "Bo", "Cid"])
    drawn = shown.scene(writing)
    assert "died in the night" in texts_of(drawn)
    stand = shown.placed(writing)[1]["c1"]
    near = Box.enclosing(stand.climbers).expanded(70)
    signs = [one.box for one in shapes_of(drawn.shapes, Disc, palette.DANGER) if near.contains(one.box)]
    assert len(signs) == 1, "the one in danger alone"
    assert "c1" not in shown.sheet.closed
    assert "died in the night" not in texts_of(replace(shown, bare=True).scene(writing)), (
        "a film has no legend"
    )


@pytest.mark.parametrize("space", ["c1", "c5"])
def test_danger_signs_of_two_climbers_in_one_space_do_not_overlap(space):
    """On the whole board both skulls used to lie between the two, one above the other."""
    seen = samples.position(climbers(f"A {space} air 1, B {space} air 1"), side="hard", day=3)
    assert set(danger.dangers(seen).values()) == {"dies"}
    picture = BoardPicture(seen, whole=True)
    stand = picture.placed(scenes.writing(["Ann"]))[1][space]
    drawn = picture.scene(scenes.writing(["Ann"])).shapes
    near = Box.enclosing(stand.climbers).expanded(40)
    discs = [one.box for one in shapes_of(drawn, Disc, palette.DANGER)]
    plate = picture.sheet.plates()[space]  # it has the sign of a full space
    signs = [box for box in discs if near.contains(box) and not plate.contains(box)]
    assert len(signs) == 2
    assert not signs[0].overlaps(signs[1])


@pytest.mark.parametrize("kind", [samples.middle, samples.heights])
@pytest.mark.parametrize("side", content.SIDES)
def test_signs_are_large_and_cover_no_face_plate_or_neighbour(kind, side):
    """They used to hide hoods and faces, and the names of spaces."""
    seen = kind(5, side)
    marks = danger.dangers(seen)
    sheet, stand = BoardPicture(seen).placed(scenes.writing(samples.NAMES))
    pieces = [box for crowd in stand.values() for box in (*crowd.climbers, *crowd.tents)]
    assert marks
    for key, mark in marks.items():
        figure = board_picture.climber_box(seen, stand, key)
        sign = places.sign_box(figure, danger.sign_width(mark))
        assert sign.width >= (34 if mark == "short" else 45)
        head = Box.from_corner(figure.left, figure.top, figure.width, 0.35 * figure.height)
        assert sign.overlaps(figure)
        assert not sign.overlaps(head)
        others = [*sheet.plates().values(), *(box for box in pieces if box != figure)]
        assert not any(map(sign.expanded(-1).overlaps, others)), key


def test_the_map_includes_tents_and_moves_far_below_all_climbers():
    """The planner used to fail at another player's tent or where a move passed."""
    people = climbers("A b1 air 4 vp 3, B c1 air 4 | A c1 air 4 tent a5, B c3 air 4")
    seen = samples.seen_by(samples.position(people, phase=Phase.ACTIONS, turn=0), 0)
    way = ("a6", "a7", "a8", "a10", "b1")
    plan = scenes.plan(seen, seen, samples.NAMES[:2], ways=[("A", way)])
    board = scenes.board(seen, samples.NAMES[:2], news=(Deed((0, "A"), way),))
    assert {"a6", "a7", "a8"} <= {*texts_of(plan)}
    assert {"a5", "a6", "a7", "a8"} <= {*texts_of(board)}


@pytest.mark.parametrize(
    ("side", "people", "drawn"),
    [
        ("easy", "A base, B base", "base a1 a2 a3 a4 a6 a7 a8"),
        ("hard", "A base, B base", "base a1 a2 a3 a5 a6"),
        ("hard", "A a5 air 4, B a5 air 4", "a1 a2 a3 a4 a5 a6 a7 a8"),  # all ways up lead down first
        ("easy", "A b6 air 4, B b6 air 4", "b4 b6 b7 c1 c3"),
        ("easy", "A c3 air 4, B c3 air 4 tent a4", "a4 c1 c3 c5 d1"),
    ],
)
def test_only_spaces_within_about_two_days_of_a_climber_are_drawn(side, people, drawn):
    """Two thirds of the first days' pictures were ropes and names far above everybody."""
    seen = samples.position(climbers(people), side=side)
    sheet = BoardPicture(seen).sheet
    assert sheet.plates().keys() == {*drawn.split(), content.SUMMIT}
    assert BoardPicture(seen, whole=True).sheet.plates().keys() == seen.board.by_id.keys()
    in_use = board_picture.occupied_spaces(seen)
    assert BoardPicture(seen, bare=True).sheet.plates().keys() == {*in_use, content.SUMMIT}


@pytest.mark.parametrize("people", ["A b2 air 4, B c1 air 4", "A b4 air 4, B b8 air 4"])
def test_tags_stay_clear_of_notes_at_the_right_edge(people):
    """A tag used to lie on the weather's effect."""
    seen = samples.seen_by(samples.position(climbers(people), phase=Phase.ACTIONS, turn=0, day=7), 0)
    shown = BoardPicture(seen)
    sheet, _ = shown.placed(scenes.writing(samples.NAMES[:1]))
    tags = signposts.boxes(sheet, shown.tags).values()
    _, notes = sky.zone_notes(seen, scenes.writing(samples.NAMES[:1]), sheet.focus, limits=False)
    assert tags
    assert notes
    assert not [(tag, note) for tag in tags for note in notes if tag.overlaps(note.box)]


def test_the_planner_draws_only_spaces_that_matter_to_the_own_climbers():
    """Nobody plans what others do next, and their pieces and ropes hid one's own."""
    people = climbers("A a2 air 4, B a2 air 4 | A c3 air 4, B b2 air 4")
    seen = samples.seen_by(samples.position(people, phase=Phase.ACTIONS, turn=0), 0)
    assert board_picture.distant_spaces(seen) & {"c5", "b1"} == set()
    goals = (("A", "a6"), ("A", "a7"), ("B", "a7"))
    drawn = {*texts_of(scenes.plan(seen, seen, samples.NAMES[:2], destinations=goals))}
    assert {"a6", "a7"} <= drawn
    assert drawn.isdisjoint({"c5", "c3", "c1", "b1", "b2", "b4", "a1"})  # a1 is near, but out of reach


@pytest.mark.parametrize("space", ["a8", "b6"])
def test_ropes_to_spaces_left_out_fade_both_upwards_and_downwards(space):
    """Where they ended at a name, routes seemed to."""
    idle = frozenset(content.board("easy").by_id) - {space}
    sheet = Chart(content.board("easy"), idle=idle)
    lost = chart.rope_shapes(sheet)
    _, y = sheet.plate_centre(space)
    heights = [at[1] for shape in lost if isinstance(shape, Polygon) for at in shape.points]
    assert min(heights) < y - 30
    assert max(heights) > y + 30
