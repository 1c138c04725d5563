"""What lies where: nothing that must be seen is covered, cut off or written too small."""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import Climber
from k2bot.games.k2.render import (
    board_picture,
    chart,
    hand_picture,
    mountain,
    night_picture,
    plan_picture,
    ranking_picture,
    reveal_picture,
    samples,
    sky,
    theme,
)
from k2bot.games.k2.render.chart import Chart, Trail
from k2bot.games.k2.render.scene import Backdrop, Box, Plate, Polygon, Scene, Text, Veil

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2bot.games.k2.engine.view import Observation


def problems(scene: Scene) -> list[str]:
    """Areas that overlap or leave the picture, and texts that leave their boxes or the picture."""
    found = [
        f"{one.name} overlaps {other.name}"
        for one, other in combinations(scene.areas, 2)
        if one.box.overlaps(other.box)
    ]
    found += [f"{area.name} leaves the picture" for area in scene.areas if not scene.frame.holds(area.box)]
    for text in (shape for shape in scene.shapes if isinstance(shape, Text)):
        left, top, right, bottom = theme.font(text.size, text.weight).getbbox(text.text, anchor=text.anchor)
        shown = Box(text.at[0] + left, text.at[1] + top, text.at[0] + right, text.at[1] + bottom)
        slack = 3 + text.size * 0.1
        if not (text.box.left - slack <= shown.left and shown.right <= text.box.right + slack):
            found.append(f"{text.text!r} is wider than its box")
        if not (text.box.top - slack * 2 <= shown.top and shown.bottom <= text.box.bottom + slack * 2):
            found.append(f"{text.text!r} is higher than its box")
        if not scene.frame.holds(shown):
            found.append(f"{text.text!r} leaves the picture")
    return found


def small_texts(scene: Scene) -> set[str]:
    """Texts set smaller than the smallest size, but for letters of climbers in the tightest crowds."""
    texts = (shape for shape in scene.shapes if isinstance(shape, Text) and shape.size < theme.SMALL)
    return {text.text for text in texts if text.text not in {"A", "B"}}


def test_nothing_collides_on_any_board(tables: tuple[Observation, ...], hard_names: tuple[str, ...]) -> None:
    for number, table in enumerate(tables):
        names = hard_names if number % 2 else samples.NAMES
        scene = board_picture.scene(table, names[: table.setup.players])
        assert not problems(scene), f"table {number}"
        assert not small_texts(scene), f"table {number}"


def test_climbers_and_tents_of_ordinary_tables_are_drawn_in_full_size(
    tables: tuple[Observation, ...],
) -> None:
    for table in tables[:40]:
        if table.day == 5:
            continue  # the crowds down low
        sheet = Chart.whole(table.board)
        crowds = board_picture.standing(sheet, table, [])
        assert {crowd.scale for crowd in crowds.values()} <= {1}


def test_every_climber_and_tent_stands_by_its_space(tables: tuple[Observation, ...]) -> None:
    for table in tables:
        sheet = Chart.whole(table.board)
        plates = sheet.plates()
        crowds = board_picture.standing(sheet, table, [])
        for space, plate in plates.items():
            people, tents = len(table.standing(space)), len(table.tents(space))
            crowd = crowds.get(space)
            found = (len(crowd.climbers), len(crowd.tents)) if crowd else (0, 0)
            assert found == (people, tents)
            if crowd:
                assert crowd.box.grown(4).overlaps(plate)
                assert all(crowd.box.grown(0.01).holds(box) for box in (*crowd.climbers, *crowd.tents))


def test_the_ground_of_a_crowd_goes_on_around_its_own_plate_and_no_other(
    tables: tuple[Observation, ...],
) -> None:
    for table in tables:
        sheet = Chart.whole(table.board)
        plates = sheet.plates()
        for space, crowd in board_picture.standing(sheet, table, []).items():
            shapes = board_picture.trays(plates, {space: crowd})
            boxes = [shape.box for shape in shapes if isinstance(shape, Plate)]
            assert any(box.grown(-4).holds(plates[space]) for box in boxes)
            assert any(box.holds(crowd.box) for box in boxes)
            for other, plate in plates.items():
                assert other == space or not any(box.holds(plate) for box in boxes), (space, other)


@pytest.mark.parametrize("side", content.SIDES)
@pytest.mark.parametrize("window", [Box(0, 0, 600, 500), Box(300, 700, 900, 1200), Box(430, 60, 1080, 700)])
def test_in_a_part_of_the_map_every_rope_ends_at_a_plate(side: content.Side, window: Box) -> None:
    sheet = Chart(content.board(side), window, Box(0, 0, window.width * 1.5, window.height * 1.5), 1.4)
    plates = [shape.box for shape in chart.plates(sheet) if isinstance(shape, Plate)]
    ends = [end for line in sheet.lines() for end in line if sheet.box.holds(Box(*end, *end))]
    assert sheet.cut_off()
    for end in ends:
        assert any(box.holds(Box(*end, *end)) for box in plates), end


@pytest.mark.parametrize("side", content.SIDES)
def test_no_rope_runs_under_the_plate_of_another_space(side: content.Side) -> None:
    sheet = Chart.whole(content.board(side))
    for lower, upper in sheet.board.ropes:
        start, end = sheet.spot(lower), sheet.spot(upper)
        for space, plate in sheet.plates().items():
            if space not in {lower, upper}:
                points = (
                    (start[0] + (end[0] - start[0]) * n / 50, start[1] + (end[1] - start[1]) * n / 50)
                    for n in range(51)
                )
                inside = [
                    p for p in points if plate.left < p[0] < plate.right and plate.top < p[1] < plate.bottom
                ]
                assert not inside, f"{lower}-{upper} under {space}"


@pytest.mark.parametrize("side", content.SIDES)
def test_an_arrow_says_which_end_of_a_level_rope_is_higher(side: content.Side) -> None:
    sheet = Chart.whole(content.board(side))
    tips = [shape.points[0] for shape in chart.ropes(sheet) if isinstance(shape, Polygon)]
    level = [
        (sheet.spot(lower), sheet.spot(upper))
        for lower, upper in sheet.board.ropes
        if abs(sheet.spot(upper)[1] - sheet.spot(lower)[1])
        < 0.4 * abs(sheet.spot(upper)[0] - sheet.spot(lower)[0])
    ]
    assert len(tips) == len(level) > 0
    for lower, upper in level:
        tip = min(tips, key=lambda tip: math.dist(tip, lower) + math.dist(tip, upper))
        middle = ((lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2)
        assert math.dist(tip, upper) < math.dist(middle, upper)


@pytest.mark.parametrize("side", content.SIDES)
def test_the_board_tells_each_space_its_points_cost_and_air(side: content.Side) -> None:
    scene = board_picture.scene(samples.start(2, side), ["Ann", "Bob"])
    texts = [shape for shape in scene.shapes if isinstance(shape, Text)]
    plates = {
        area.name.removeprefix("plate "): area.box for area in scene.areas if area.name.startswith("plate ")
    }
    assert plates.keys() == content.board(side).by_id.keys()
    for space in content.board(side).spaces:
        inside = [text.text for text in texts if plates[space.id].holds(text.box)]
        air = f"+{space.acc}" if space.acc > 0 else str(space.acc).replace("-", "\N{MINUS SIGN}")
        name = [] if space.id == "summit" else ["Base" if space.id == "base" else space.id]
        assert inside == [*name, str(space.vp), str(space.cost), air]


@pytest.mark.parametrize(
    ("tile", "day", "zones", "words"),
    [
        ("S1", 1, {"6000", "7000", "8000"}, "Wind above 6000"),
        ("S4", 3, {"7000"}, "Storm 7000\N{EN DASH}8000"),
        ("W6", 2, {"low", "6000"}, "Snow below 7000"),
        ("W5", 1, {"6000", "7000", "8000"}, "Blizzard above 6000"),
        ("AW2", 3, {"8000"}, "Avalanche above 8000"),
        ("S3", 1, set(), "Clear"),
    ],
)
def test_todays_weather_hangs_before_the_bands_it_hits(
    tile: str, day: int, zones: set[str], words: str, said: Callable[[Scene], list[str]]
) -> None:
    table = samples.position(
        [(Climber(), Climber())] * 2, day=day, tiles=(tile, "S2", "S3", "S4", "S5", "S6")
    )
    scene = board_picture.scene(table, ["Ann", "Bob"])
    veils = [shape.box for shape in scene.shapes if isinstance(shape, Veil)]
    sheet = Chart.whole(table.board)
    for space in table.board.spaces:
        y = sheet.spot(space.id)[1]
        assert any(veil.top <= y <= veil.bottom for veil in veils) == (space.zone in zones), space.id
    assert words in said(scene)


def test_every_weather_of_the_game_is_named_in_full() -> None:
    for tile in content.TILES:
        for day in (1, 2, 3):
            table = samples.position([(Climber(), Climber())], day=day, tiles=(tile, *("S3",) * 5))
            scene = board_picture.scene(table, ["Ann"])
            written = [shape.text for shape in scene.shapes if isinstance(shape, Text)]
            assert sky.name_of(table.weather) in written


def test_the_forecast_shows_open_days_and_counts_hidden_tiles(said: Callable[[Scene], list[str]]) -> None:
    for day, last, hidden in ((1, 6, 4), (4, 9, 3), (12, 15, 1), (13, 18, 0), (18, 18, 0)):
        table = replace(
            samples.start(1),
            day=day,
            tiles=("S1", "S2", "S3", "S4", "S5", "S6")[: min(6, 2 + (day - 1) // 3)],
        )
        texts = said(board_picture.scene(table, ["Ann"]))
        first = (day - 1) // 3 * 3 + 1
        assert {str(number) for number in range(first, last + 1)} <= set(texts)
        assert f"Day {day}" in texts
        assert ("hidden" in texts) == bool(hidden)


def test_limits_of_the_bands_follow_the_number_of_players(said: Callable[[Scene], list[str]]) -> None:
    for players in range(1, 6):
        texts = said(board_picture.scene(samples.start(players), samples.NAMES[:players]))
        limits = sorted(text for text in texts if text.startswith("max "))
        assert limits == sorted(f"max {content.limit(zone, players)}" for zone in content.ZONES)


def test_the_panel_tells_who_is_first_on_turn_fallen_and_resigned(said: Callable[[Scene], list[str]]) -> None:
    table = samples.heights(5)
    texts = said(board_picture.scene(table, samples.NAMES))
    assert texts.count("turn") == 1
    assert texts.count("1st") == 1
    assert "1st" not in said(board_picture.scene(samples.heights(1), ["Ann"]))
    assert texts.count("has left") == 1
    fallen = replace(table.seats[3], resigned=False)
    again = said(
        board_picture.scene(replace(table, seats=(*table.seats[:3], fallen, table.seats[4])), samples.NAMES)
    )
    assert "fallen" in again


def test_the_public_board_is_the_same_for_everybody() -> None:
    table = samples.middle(3)
    own = replace(
        table,
        seat=1,
        seats=(table.seats[0], replace(table.seats[1], hand=(Card.parse("m3"),) * 6), table.seats[2]),
    )
    assert board_picture.scene(own, samples.NAMES[:3]) == board_picture.scene(table, samples.NAMES[:3])


def test_ways_are_painted_under_the_plates_and_end_at_the_last_space() -> None:
    table = samples.middle(3)
    trail = Trail((0, "A"), ("b4", "b6", "c1"))
    scene = board_picture.scene(table, samples.NAMES[:3], trails=[trail])
    sheet = Chart.whole(table.board)
    way = chart.trail(sheet, trail)
    start = scene.shapes.index(way[0])
    assert scene.shapes[start : start + len(way)] == way
    assert start + len(way) <= scene.shapes.index(chart.plates(sheet)[0])
    target = sheet.plates()["c1"]
    heads = [shape.points[0] for shape in way if isinstance(shape, Polygon)]
    assert len(heads) == 2
    assert target.grown(14).left <= heads[-1][0] <= target.grown(14).right
    assert target.grown(14).top <= heads[-1][1] <= target.grown(14).bottom
    assert not chart.trail(sheet, Trail((0, "A"), ("b4",)))


def test_hands_fit_and_raise_what_is_chosen(said: Callable[[Scene], list[str]]) -> None:
    cards = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    for count in (6, 3, 1, 0):
        for chosen in ((), (0,), tuple(range(min(3, count)))):
            if len(chosen) <= count:
                assert not problems(hand_picture.scene(cards[:count], chosen))
    boxes = {area.name: area.box for area in hand_picture.scene(cards, (1, 3)).areas}
    assert boxes["card 1"].top < boxes["card 0"].top == boxes["card 2"].top
    assert boxes["card 3"].top < boxes["card 4"].top
    assert said(hand_picture.scene(cards, (1, 3, 5)))[-6:] == ["3 of 3", "5", "3", "3", "2", "3"]
    with pytest.raises(ValueError, match="no card at"):
        hand_picture.scene(cards, (6,))


@pytest.mark.parametrize("players", range(1, 6))
def test_reveals_fit_and_say_who_takes_a_token(
    players: int, hard_names: tuple[str, ...], said: Callable[[Scene], list[str]]
) -> None:
    table = samples.middle(players)
    table = replace(table, seats=tuple(replace(seat, risk=None) for seat in table.seats))
    sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in table.seats]
    highest = players - 1
    choice = reveal_picture.scene(table, hard_names, sums, highest)
    tie = reveal_picture.scene(table, hard_names, sums, None)
    seats = (*table.seats[:-1], replace(table.seats[-1], risk=2))
    taken = reveal_picture.scene(replace(table, seats=seats), hard_names, sums, highest)
    for scene, word in (
        (choice, "chooses a token"),
        (tie, "A tie: nobody takes risk"),
        (taken, "takes this risk"),
    ):
        assert not problems(scene)
        assert not small_texts(scene)
        assert word in said(scene)
    assert said(choice).count("pushes hardest") == 1
    assert "pushes hardest" not in said(tie)


def test_tokens_lie_in_order_on_the_board_and_in_the_reveal(said: Callable[[Scene], list[str]]) -> None:
    table = replace(samples.middle(2), tokens_open=(2, 0, 1))
    board = said(board_picture.scene(table, ["Ann", "Bob"]))
    assert _after(board, "Risk", 4) == ["0", "1", "2", "+ 13 hidden"]
    sums = [(0, 3), (1, 4)]
    assert said(reveal_picture.scene(table, ["Ann", "Bob"], sums, None))[-4:] == ["0", "1", "2", "+ 13"]


def _after(texts: list[str], word: str, count: int) -> list[str]:
    start = texts.index(word) + 1
    return texts[start : start + count]


def test_tall_pictures_are_painted_down_to_their_foot() -> None:
    table = samples.middle(5)
    sums = [(seat.seat, 3) for seat in table.seats]
    tall = (
        reveal_picture.scene(table, samples.NAMES, sums, None),
        ranking_picture.scene(table, samples.NAMES, range(5), (2,) * 5, samples.altitudes(table)),
    )
    for scene in tall:
        (backdrop,) = (shape for shape in scene.shapes if isinstance(shape, Backdrop))
        assert backdrop.box == scene.frame
        assert Box(0, 0, *mountain.SIZE).grown(0.01).holds(backdrop.window)
        shapes = [box.width / box.height for box in (backdrop.box, backdrop.window)]
        assert shapes[0] == pytest.approx(shapes[1])


def test_plans_fit_wherever_the_climbers_are(
    scattered: Callable[[int], Observation], hard_names: tuple[str, ...], said: Callable[[Scene], list[str]]
) -> None:
    for number in range(25):
        before = samples.seen_by(scattered(number), 0)
        spaces = [climber.space or "base" for climber in before.seats[0].climbers]
        near = [
            (name, space.id)
            for name, start in zip("AB", spaces, strict=True)
            for space in before.board.neighbours[start]
        ]
        places = [(n, name, space) for n, (name, space) in enumerate(near, start=1)]
        goal = before.board.neighbours[spaces[0]][0].id
        after = samples.moved(before, 0, "A", goal)
        scene = plan_picture.scene(
            before,
            after,
            hard_names,
            destinations=places,
            ways=[("A", (spaces[0], goal))],
            tonight={"A": 0, "B": 4},
        )
        assert not problems(scene), number
        shown = {area.name for area in scene.areas}
        assert {f"plate {space}" for _, _, space in places} <= shown
        assert {f"plate {space}" for space in (*spaces, goal)} <= shown
        texts = said(scene)
        assert {str(n) for n, _, _ in places} <= set(texts)
        assert "dies" in texts


def test_plans_are_for_seats_and_may_be_empty() -> None:
    table = samples.middle(2)
    with pytest.raises(ValueError, match="seat that plans"):
        plan_picture.scene(table, table, samples.NAMES)
    dead = Climber(None, 0, 1)
    gone = samples.seen_by(samples.position([(Climber(), Climber()), (dead, dead)]), 1)
    assert not problems(plan_picture.scene(gone, gone, samples.NAMES))


def test_nights_add_up_in_view(hard_names: tuple[str, ...], said: Callable[[Scene], list[str]]) -> None:
    for players in range(1, 6):
        table = samples.middle(players)
        scene = night_picture.scene(table, hard_names, samples.checks(table))
        assert not problems(scene)
        assert not small_texts(scene)
    everything = Checked((0, "A"), "summit", 6, -2, 1, 2, 1, 2)
    scene = night_picture.scene(samples.middle(1), ["Ann"], [everything])
    assert not problems(scene)
    minus = "\N{MINUS SIGN}"
    assert said(scene)[-7:] == ["6", f"{minus}2", "+1", f"{minus}2", f"{minus}1", "=", "2"]


def test_rankings_fit_and_number_the_places(
    hard_names: tuple[str, ...], said: Callable[[Scene], list[str]]
) -> None:
    for players in range(1, 6):
        table = samples.heights(players, "hard")
        totals = [seat.total for seat in table.seats]
        order = sorted(range(players), key=totals.__getitem__, reverse=True)
        scene = ranking_picture.scene(
            table, hard_names, order, totals, samples.altitudes(table), winners=order[:1]
        )
        assert not problems(scene)
        assert not small_texts(scene)
    table = samples.middle(5)
    shared = ranking_picture.scene(table, samples.NAMES, (0, 1, 2, 3, 4), (9, 9, 5, 5, 2), {}, winners=(0, 1))
    texts = said(shared)
    places = [
        text
        for shape, text in zip((s for s in shared.shapes if isinstance(s, Text)), texts, strict=True)
        if shape.box.width == 72
    ]
    assert places == ["1", "1", "3", "3", "5"]
    assert "A shared victory" in texts
    solo = ranking_picture.scene(samples.heights(1), ["Ann"], (0,), (16,), {}, winners=(0,), title="alpinist")
    assert "Alpinist" in said(solo)
    assert not [shape for shape in solo.shapes if isinstance(shape, Text) and shape.box.width == 72]


def test_the_chart_of_the_end_is_as_long_as_the_game(said: Callable[[Scene], list[str]]) -> None:
    table = samples.middle(2)
    for nights, days in ((0, 6), (1, 6), (6, 6), (7, 9), (17, 18), (18, 18)):
        ways = {(seat, name): (5130,) * nights for seat in range(2) for name in "AB"}
        texts = said(ranking_picture.scene(table, ["Ann", "Bob"], (0, 1), (5, 4), ways))
        ticks = [str(day) for day in range(0, days + 1, 3)]
        *shown, following = _after(texts, "Day", len(ticks) + 1)
        assert shown == ticks
        assert following in {"A", "B"}


def test_who_has_left_is_not_shown_as_dead_and_who_died_in_the_last_night_is(
    monkeypatch: pytest.MonkeyPatch, said: Callable[[Scene], list[str]]
) -> None:
    symbols: list[str] = []

    draw = ranking_picture.symbol
    monkeypatch.setattr(
        ranking_picture, "symbol", lambda name, *where: symbols.append(name) or draw(name, *where)
    )
    table = samples.heights(5)
    stayed = replace(table, seats=(*table.seats[:3], replace(table.seats[3], resigned=False), table.seats[4]))
    ways = {(seat.seat, name): (5130, 5350) for seat in table.seats for name in "AB"}
    for seen, crosses, left in ((table, 2, 1), (stayed, 6, 0)):
        symbols.clear()
        scene = ranking_picture.scene(seen, samples.NAMES, range(5), (16, 8, 12, 2, 11), ways)
        assert symbols.count("cross") == crosses
        assert said(scene).count("has left") == left
