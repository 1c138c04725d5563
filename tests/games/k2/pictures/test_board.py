"""The board: what stands where, and what it tells of spaces, weather, limits and players."""

from collections import Counter
from dataclasses import replace
from itertools import combinations, pairwise

import pytest

from k2bot.games.k2.engine import CLIMBER_NAMES, content, in_reach, observe
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.terrain import night
from k2bot.games.k2.pictures import (
    BoardPicture,
    Deed,
    RankingPicture,
    Trail,
    board_picture,
    chart,
    crowds,
    danger,
    palette,
    places,
    sky,
)
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.scenery import Slide
from k2bot.render import theme
from k2bot.render.scene import Backdrop, Box, Disc, Plate, Stroke, Text, Veil
from tests.kit.pictures import layout
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import samples, scenes


@pytest.mark.parametrize(
    ("tile", "day", "zones"),
    [
        ("W6", 2, {"low", "6000"}),
        ("S3", 1, set()),
        ("AS1", 2, {"7000"}),
        ("AW2", 3, {"8000"}),
        ("S2", 2, {"7000", "8000"}),
    ],
)
def test_todays_weather_hangs_before_the_bands_it_hits_and_goes_with_the_end(tile, day, zones):
    seen = samples.position([(Climber(), Climber())], day=day, tiles=(tile, *("S3",) * 5))
    shapes = scenes.board(seen, ["Ann"]).shapes
    veils = [shape.box for shape in shapes_of(shapes, Veil)]
    tints = [one.box for one in shapes_of(shapes, Plate) if one.box.width == places.MAP.width]
    assert tile[0] == "A" or tints == veils
    for space in seen.board.spaces:
        y = BoardPicture(seen).sheet.spot(space.id)[1]
        assert any(veil.top <= y <= veil.bottom for veil in veils) == (space.zone in zones), space.id
    avalanches = [Slide("easy", zone, "day") for zone in zones if tile[0] == "A"]
    assert [shape.cloth for shape in sky.slides(seen, "day", places.WHOLE)] == avalanches
    over = scenes.board(replace(seen, phase=Phase.OVER, reason="days"), ["Ann"])
    assert not any(isinstance(shape, Veil) for shape in over.shapes)
    (painting,) = (shape.painting for shape in shapes_of(over, Backdrop))
    assert painting.sky == "clear"


@pytest.mark.parametrize(("others", "gains"), [(("b5", "b5"), ()), (("b5", "a8"), ("b5",))])
def test_where_the_player_to_move_can_gain_points_has_a_ring_of_their_colour(others, gains):
    """14 to 16: with the cards on the table; not where it is full, and not where nothing is new."""
    people = [(Climber("b1", 4, 2), Climber("a8", 4, 2)), tuple(Climber(space, 4, 3) for space in others)]
    game = samples.table(people, day=3, phase=Phase.ACTIONS, turn=0, hands=("m2 a1 a2",))
    seen, news = observe(game, None), (Deed((1, "A"), ("b1", "b5")),)
    assert {("A", "b2"), ("B", "a10")} <= in_reach(seen, 0)
    scene = scenes.board(seen, ["Ann", "Bo"], news=news)
    colour = theme.LIVERIES[0].colour
    rings = [shape.box for shape in shapes_of(scene, Plate, colour)]
    plates = {area.name.removeprefix("plate "): area.box for area in scene.areas if "plate" in area.name}
    assert {space for space, box in plates.items() if any(ring.holds(box) for ring in rings)} == {*gains}
    said = texts_of(scene)
    assert ("can gain points" in said) == bool(gains)
    shown = BoardPicture(seen, news=news)
    assert tuple(shown.gainers) == gains
    assert shown.sheet.pins == {(space, "A") for space in gains}, "B's letter isn't at its plate"
    assert replace(shown, bare=True).gainers == replace(shown, whole=True).gainers == {}


@pytest.mark.parametrize(
    ("level", "tent", "hand", "gains"),
    [
        (2, "a1", "m3 m2 m1", False),
        (3, "a1", "m3 m2 m1", True),
        (2, None, "m3 m2 m1", True),  # it could pitch its tent there
        (2, "a1", "m3 m2 a1", True),
        (1, None, "m3 m2 m1", False),
    ],
)
def test_where_a_climber_would_die_tonight_whatever_it_does_no_points_are_promised(level, tent, hand, gains):
    """Rule 21. The night at c1 takes 1 air for the space and 1 for the wind."""
    people = [
        (Climber("b7", level, 4, tent), Climber("a1", 6, 1)),
        (Climber("a8", 4, 3), Climber("a8", 4, 3)),
    ]
    game = samples.table(people, day=5, phase=Phase.ACTIONS, turn=0, hands=(hand,), tiles=("S4", "S1", "S2"))
    assert night("easy", game.weather)["c1"] == (-1, 1, 0)
    assert ("c1" in BoardPicture(observe(game, None)).gainers) == gains


def test_a_space_has_the_letters_of_the_climbers_that_can_gain_points_there():
    """Readers asked whom a ringed space is for; some had a letter and others none."""
    apart = (Climber("b1", 4, 2), Climber("a10", 4, 1))
    alone = (Climber("b1", 4, 2), Climber(None, 0, 1))
    drawn = {}
    for name, own in (("two", apart), ("one", alone)):
        people = [own, (Climber("a1", 4, 1), Climber("a1", 4, 1))]
        game = samples.table(people, day=3, phase=Phase.ACTIONS, turn=0, hands=("m2 m1 a2",))
        picture = BoardPicture(observe(game, None))
        drawn[name] = picture, texts_of(scenes.board(picture.seen, ["Ann", "Bo"]))
    two, said = drawn["two"]
    who = two.gainers
    assert {len(names) for names in who.values()} == {1, 2}
    assert two.sheet.pins == {(space, "".join(names)) for space, names in who.items()}
    assert {letters for _, letters in two.sheet.pins} == {"AB", "A", "B"}
    at = said.index("can gain points")
    assert said[at - 2 : at] == ["A", "B"], "letters that have a plate on the map"
    one, said = drawn["one"]
    assert {letters for _, letters in one.sheet.pins} == {"A"}
    assert said[said.index("can gain points") - 1] == "A"


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_plates_and_their_rings_keep_apart_however_many_spaces_are_in_reach(side):
    """Two that touched were read as one."""
    board = content.board(side)
    lower = [space.id for space in board.spaces if space.id[0] == "b"]
    for letters in ("A", "AB"):
        pins = frozenset((space, letters) for space in lower)
        sheet = Chart(board, frozenset(lower), frozenset(lower), bare=True, pins=pins)
        for one, other in combinations(lower, 2):
            plates = sheet.plates()
            assert not plates[one].grown(8).overlaps(plates[other].grown(8)), (one, other, letters)


def test_who_would_die_slide_or_be_short_of_air_has_a_sign_while_there_is_time():
    """20, 40: in the night's order, with the tents that hold."""
    people = [
        (Climber("c1", 1, 5), Climber("c3", 4, 5)),
        (Climber("c2", 4, 5, "c2"), Climber("a10", 1, 1)),
        (Climber("b6", 3, 4), Climber(None, 0, 1)),
    ]
    seen = samples.position(people, day=2, tiles=("AS1", *("S3",) * 5))
    assert danger.dangers(seen) == {(0, "A"): "dies", (0, "B"): "slides", (1, "B"): "short"}
    assert danger.tonight(seen) == {(0, "A"): -1, (0, "B"): 2, (1, "A"): 3, (2, "A"): 2}
    night = replace(seen, phase=Phase.CHECK)
    assert danger.dangers(night) == danger.tonight(night) == {}
    scene = scenes.board(seen, ["Ann", "Bob", "Cid"], whole=True)
    sizes = {shape.text: shape.size for shape in shapes_of(scene, Text)}
    assert sizes["dies tonight"] >= sizes["slides tonight"] == sizes["1 air by morning"]
    two = samples.position(people[:2], day=2, tiles=("AS1", *("S3",) * 5))
    for table, told in ((two, set()), (seen, {"sign slides"})):
        areas = scenes.board(table, samples.NAMES[: len(table.seats)]).areas
        signs = {area.name for area in areas if "sign" in area.name} - {"sign cost", "sign full"}
        # Two lines a card have no room for the word of a slide.
        assert signs == {"sign short", *told}, "cards tell the others in a word"


@pytest.mark.parametrize("count", [8, 10])
def test_in_a_large_crowd_the_two_climbers_of_a_player_are_side_by_side(count):
    found = places.groups((2,) * (count // 2), 1.0)
    rows = [Counter(box.top for box in group.climbers) for group in found]
    assert rows
    assert all(abreast % 2 == 0 for row in rows for abreast in row.values())
    for group in found:
        for number, (one, other) in enumerate(pairwise(group.climbers)):
            if one.top == other.top:
                far = crowds.apart(one, other)
                assert far > 5 if number % 2 else far < 0.01, "a player's are one block, apart from others'"


@pytest.mark.parametrize(("players", "shown"), [(3, True), (5, False)])
def test_after_a_turn_the_days_ahead_are_told_where_they_have_room(players, shown):
    news = (Deed((0, "A"), ("a1",)),)
    seen = replace(samples.middle(players), phase=Phase.ACTIONS)
    assert BoardPicture(replace(seen, phase=Phase.SELECTION)).shows_ahead
    assert BoardPicture(seen, news=news).shows_ahead == shown


def test_the_trail_of_the_turn_told_has_the_players_colour_and_is_broader_than_earlier_ones():
    seen = samples.position([(Climber("a1", 3, 1), Climber("a2", 3, 1))], phase=Phase.ACTIONS, turn=0)
    earlier = Trail((0, "B"), ("base", "a2"), earlier=True)

    def broadest(scene):
        colour = theme.LIVERIES[0].colour
        return max((one.width for one in shapes_of(scene, Stroke, colour)), default=0)

    assert broadest(scenes.board(seen, ["Ann"], trails=(earlier,))) < 12
    told = scenes.board(seen, ["Ann"], trails=(earlier,), news=(Deed((0, "A"), ("base", "a1")),))
    assert broadest(told) > 12


def test_a_level_that_leaves_one_is_on_red_on_the_whole_board():
    seen = samples.middle(5, "easy", "summer")
    # Who dies has a level, too.
    expected = [mark for mark in danger.dangers(seen).values() if mark in {"short", "dies"}]
    scene = scenes.board(seen, samples.NAMES, whole=True)
    red = [shape.box for shape in shapes_of(scene, Plate, palette.DANGER)]
    ones = shapes_of(scene, Text, theme.WHITE)
    found = [one for one in ones if one.text.isdigit() and any(box.overlaps(one.box) for box in red)]
    assert len(found) == len(expected) > 0


def test_one_air_by_morning_is_red_on_white_unlike_a_risk_token():
    """Readers took a white 1 on red for a risk token."""
    seen = samples.middle(5, "easy", "summer")
    expected = [mark for mark in danger.dangers(seen).values() if mark == "short"]
    scene = scenes.board(seen, samples.NAMES)
    found = [one.text for one in shapes_of(scene, Text, palette.DANGER)]
    assert found == ["1"] * len(expected)
    assert expected


@pytest.mark.parametrize("players", [2, 5])
def test_every_living_climber_has_its_air_now_and_by_morning_until_the_night(players):
    """Readers wondered why some had two figures and others one."""
    seen = samples.position([(Climber("a8", 7, 1), Climber("a2", 6, 1))] * players)

    def told(seen):
        scene = scenes.board(seen, samples.NAMES[:players])
        return Counter(one.text for one in shapes_of(scene, Text, palette.AIR) if one.text.isdigit())

    now, morning = Counter(), Counter()
    for shown in danger.statuses(seen).values():
        now[str(shown.climber.level)] += 1
        morning[str(shown.tonight)] += 1
    assert told(seen) == now + morning
    assert told(replace(seen, phase=Phase.CHECK)) == now


@pytest.mark.parametrize(("turn", "shown"), [(0, True), (1, True), (2, False)])
def test_a_risk_token_is_shown_with_its_word_until_its_player_has_paid_it(turn, shown):
    seen = replace(samples.middle(5), phase=Phase.ACTIONS, first=0, turn=turn)
    seats = tuple(replace(seat, risk=2 if seat.seat == 1 else None) for seat in seen.seats)
    scene = scenes.board(replace(seen, seats=seats), ["M" * 32] * 5)
    assert ("Risk" in texts_of(scene)) == shown


def yellow_rims(scene):
    """The spaces with a climber in a yellow rim."""
    discs = shapes_of(scene, Disc, theme.TURN)
    crowds = [area for area in scene.areas if area.name.startswith("crowd ")]
    return {area.name[6:] for area in crowds if any(area.box.grown(16).holds(disc.box) for disc in discs)}


def test_who_is_to_move_has_a_yellow_rim_unless_somebody_is_asked_or_nobody():
    people = [(Climber("c1", 4, 5), Climber("c4", 4, 5)), (Climber("a7", 4, 1), Climber("a10", 4, 1))]
    acting = samples.position(people, day=3, phase=Phase.ACTIONS, turn=0)
    assert yellow_rims(scenes.board(acting, ["Ann", "Bo"])) == {"c1", "c4"}
    assert yellow_rims(scenes.board(acting, ["Ann", "Bo"], bare=True)) == set()
    morning = samples.position(people, day=3)
    assert yellow_rims(scenes.board(morning, ["Ann", "Bo"])) == set()


@pytest.mark.parametrize("space", ["c1", "c5"])
def test_signs_of_two_climbers_who_are_together_do_not_hide_each_other(space):
    """On the whole board, both skulls once lay between the two, one above the other."""
    seen = samples.position([(Climber(space, 1, 5), Climber(space, 1, 5))], side="hard", day=3)
    assert set(danger.dangers(seen).values()) == {"dies"}
    picture = BoardPicture(seen, whole=True)
    stand = crowds.settle(picture.sheet, board_picture.camps(seen))[space]
    drawn = picture.scene(scenes.writing(["Ann"])).shapes
    near = Box.over(stand.climbers).grown(40)
    discs = [one.box for one in shapes_of(drawn, Disc, palette.DANGER)]
    plate = picture.sheet.plates()[space]  # it has the sign of a full space
    signs = [box for box in discs if near.holds(box) and not plate.holds(box)]
    assert len(signs) == 2
    assert not signs[0].overlaps(signs[1])


@pytest.mark.parametrize("count", range(1, 6))
def test_every_winner_stands_before_the_mountain(count):
    """Five who shared a win were once four: there was no place for the last one."""
    seen, seats = samples.middle(5), tuple(range(5))
    altitudes = samples.altitudes(samples.heights(5))
    picture = RankingPicture(seen, seats, (9,) * 5, altitudes, winners=seats[:count])
    drawn = picture.scene(scenes.writing(samples.NAMES)).shapes
    letters = [one for one in shapes_of(drawn, Text) if one.text in CLIMBER_NAMES and one.at[1] > 860]
    assert len([one for one in letters if one.at[0] < 440]) == (2 * count if count < 3 else count)


@pytest.mark.parametrize("nights", [4, 5])
def test_the_days_below_the_ranking_end_with_the_game(nights):
    """They went on to the end of the weather tile; who resigns leaves without that day's night."""
    seen = replace(samples.middle(2), day=5)
    altitudes = dict.fromkeys(samples.altitudes(seen), (5000,) * nights)
    drawn = scenes.ranking(seen, samples.NAMES, (0, 1), (9, 9), altitudes)
    days = next(area.box for area in drawn.areas if area.name == "days")
    told = [one.text for one in shapes_of(drawn.shapes, Text) if days.holds(one.box)]
    assert [text for text in told if text.isdigit()][-1] == "5"


@pytest.mark.parametrize(("whole", "bare"), [(False, False), (True, False), (False, True)])
def test_spaces_off_everybodys_way_have_no_name_but_on_the_whole_board_and_in_a_film(whole, bare):
    seen = samples.position([(Climber("c1", 4, 5), Climber("b8", 4, 4, "a9"))], phase=Phase.ACTIONS, turn=0)
    sheet = BoardPicture(seen, whole=whole, bare=bare).sheet
    written = texts_of(chart.plates(sheet, scenes.writing(), {}))
    needed = {"c1", "b8", "a9", "c2", "c3", "c4", "c5", "d1", "b4", "b6", "b7"}
    assert needed <= set(written)
    assert ({"a1", "a2", "a6", "b5"} <= set(written)) == (whole or bare)
    knots = [space for space in seen.board.by_id if sheet.plates()[space].width == places.KNOT]
    assert sorted(knots) == ([] if whole or bare else sorted(seen.board.by_id.keys() - {*needed, "summit"}))


@pytest.mark.parametrize("side", ["easy", "hard"])
def test_from_base_camp_every_space_is_on_a_way_up_even_one_that_goes_down_first(side):
    seen = samples.position([(Climber(), Climber())] * 2, side=side)
    assert not board_picture.off_everybodys_way(seen)


@pytest.mark.parametrize("way", [("c3", "c5", "c3"), ("a12", "a10", "a12"), ("d1", "summit", "d1")])
def test_what_a_climber_did_in_a_turn_stays_in_the_table_however_much_it_is(way):
    """The sign of a tent was once cut off by the edge."""
    seen = samples.middle(5)
    scene = scenes.board(seen, samples.NAMES, news=[Deed((2, "A"), way, pitches=True, air=3)])
    shapes = [shape for shape in scene.shapes if not isinstance(shape, Plate)]
    told = [box for shape in shapes if (box := layout.reach(shape)) and box[0] > places.TABLE.left]
    assert max(box[2] for box in told) < places.TABLE.right - 8


@pytest.mark.parametrize("players", range(1, 6))
def test_days_ahead_are_known_as_days_and_the_legend_says_what_snow_adds(players):
    """With five players, a line said only 6; and a green +1 with a boot was a riddle."""
    snowy = samples.crowded(players, "hard")
    clear = samples.position([(Climber("a8", 3, 1), Climber("b1", 3, 2))] * players, day=3)
    for seen, has_snow in ((snowy, True), (clear, False)):
        said = texts_of(scenes.board(seen, samples.NAMES[:players]))
        assert f"Day {seen.day + 1}" in said or any(f"{seen.day + 1}\N{EN DASH}" in text for text in said)
        assert not any(text.isdigit() and int(text) == seen.day + 2 and int(text) > 6 for text in said)
        assert ("higher cost" in said) == has_snow
