"""Pictures look as they did when somebody last looked at them and found them good."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from PIL import features

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Card, solo_title
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import cards, chart, forecast, panel, pieces, ranking_picture
from k2bot.games.k2.pictures.chart import Chart, Trail
from k2bot.games.k2.pictures.plan_picture import Toll
from k2bot.render import theme
from k2bot.render.layout import label
from k2bot.render.scene import Box, Plate, Scene
from tests.kit.pictures import golden
from tools.k2 import samples, scenes

FOLDER = Path(__file__).parent / "golden"
DEAD = Climber(None, 0, 1)
COMMAND = "make accept ARGS=tests/games/k2/pictures/test_golden.py"


def quiet_board():
    return scenes.board(samples.start(3, "easy", "summer"), samples.NAMES[:3])


def crowded_board():
    return scenes.board(samples.crowded(5, "hard"), samples.NAMES)


def board_with_ways():
    trails = (Trail((0, "A"), ("b6", "c1")), Trail((3, "B"), ("b4", "b8", "c2")))
    return scenes.board(samples.middle(4, "easy"), samples.NAMES[:4], trails=trails, mark=(0, "A"))


def board_in_an_avalanche():
    climbers = [seat.climbers for seat in samples.heights(5, "hard").seats]
    tiles = ("AS1", "S2", "S3", "S4", "S5", "S6")
    seen = samples.position(climbers, side="hard", day=2, phase=Phase.CHECK, tiles=tiles)
    return scenes.board(seen, samples.NAMES)


def hand():
    held = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]
    return scenes.hand(held, (1, 3))


def reveal():
    seen = samples.middle(3, "hard")
    sums = [(seat.seat, sum(card.push for card in seat.committed or ())) for seat in seen.seats]
    return scenes.reveal(seen, samples.NAMES, sums, 1)


def plan():
    before = samples.seen_by(samples.middle(5, "easy"), 1)
    return scenes.plan(
        before,
        samples.moved(before, 1, "A", "c3", tent="c1"),
        samples.NAMES,
        destinations=[("A", "c1"), ("A", "b4"), ("B", "b1"), ("B", "a12"), ("B", "b4"), ("B", "b2")],
        ways=[("A", ("b6", "c1", "c3"))],
        tonight={"A": 0, "B": 5},
        tolls={
            ("A", "b4"): Toll(1),
            ("B", "b4"): Toll(1),
            ("A", "c1"): Toll(dies=True),
            ("B", "b2"): Toll(2),
            ("B", "a12"): Toll(dies=True),
        },
    )


def plan_of_the_summit():
    high = samples.seen_by(samples.heights(3, "hard"), 0)
    return scenes.plan(
        high,
        samples.moved(high, 0, "B", "summit"),
        samples.NAMES,
        destinations=[("A", "d3"), ("A", "d1")],
        ways=[("B", ("d2", "d3", "summit"))],
        tonight={"A": 1, "B": 2},
        full=["c5"],
    )


def night():
    seen = samples.middle(3, "easy")
    return scenes.night(seen, samples.NAMES, samples.checks(seen), dying={(0, "A")})


def ranking():
    seen = samples.heights(4, "hard")
    totals = [seat.total for seat in seen.seats]
    order = sorted(range(4), key=totals.__getitem__, reverse=True)
    return scenes.ranking(seen, samples.NAMES, order, totals, samples.altitudes(seen), winners=(0,))


def ranking_alone():
    seen = samples.heights(1, "easy")
    title = solo_title("easy", "summer", seen.seats[0].total)
    totals = [seen.seats[0].total]
    ways = samples.altitudes(seen)
    return scenes.ranking(seen, ["Ann"], (0,), totals, ways, winners=(0,), title=title)


# ------------------------------------------------------------------------------- parts on sheets of paper


def sheet(width, height, parts):
    return Scene(width, height, theme.PAPER, tuple(shape for part in parts for shape in part))


def grid(parts, columns, width, height):
    """Parts side by side: each is drawn into the box it is given."""
    boxes = (Box.at(n % columns * width, n // columns * height, width, height) for n in range(len(parts)))
    rows = -(-len(parts) // columns)
    drawn = [draw(box.grown(-10)) for draw, box in zip(parts, boxes, strict=True)]
    return sheet(columns * width, rows * height, drawn)


def cards_and_pieces():
    """Every card, in the hand (some pale) and on the table; the pieces of all players, and tokens."""
    deck, writing = sorted(set(content.DECK)), scenes.writing()
    hands = grid(
        [partial(cards.large, c, writing=writing, pale=n % 3 == 2) for n, c in enumerate(deck)], 5, 326, 420
    )
    small = [cards.small(card, Box.at(10 + 110 * n, 850, 96, 112)) for n, card in enumerate(deck)]
    for seat in range(5):
        places = [Box.at(10 + 80 * n, 980, 54, 58) for n in range(3 * seat, 3 * seat + 3)]
        small += [pieces.pawn((seat, name), place) for name, place in zip("AB", places, strict=False)]
        small.append(pieces.tent(seat, places[2], "A"))
    small += [pieces.token(value, Box.at(1200 + 80 * value, 870, 60, 60)) for value in range(3)]
    return sheet(hands.width, 1050, [hands.shapes, *small])


def forecasts():
    """The weather of today and of the days ahead, by tiles; fewer and broader days at the end."""
    tables = [(1, (tile, *("S3",) * 5)) for tile in ("S1", "S4", "S6", "W2", "W4", "W5", "AS1", "AW2")]
    tables.append((14, ("S1", "S2", "S3", "S4", "S5", "W5")))
    climbers = [(Climber(), Climber())] * 2
    seen = [samples.position(climbers, day=day, tiles=tiles) for day, tiles in tables]
    return grid([partial(forecast.forecast, one, scenes.writing()) for one in seen], 3, 546, 560)


def rows():
    """The players at a turn, in a night that asks, while cards are chosen, and at the end."""
    people = [
        (Climber("b1", 4, 3, "b1"), Climber("summit", 12, 10)),
        (DEAD, DEAD),
        (Climber("a1", 2, 1), DEAD),
    ]
    rule = {"day": 4, "first": 2, "rescue": (True, False, True), "risk": (None, None, 1)}
    turn, night, morning = (
        samples.position(people, phase=phase, turn=acts, **rule)
        for phase, acts in ((Phase.ACTIONS, 0), (Phase.CHECK, None), (Phase.SELECTION, None))
    )
    chosen = tuple(replace(seat, has_committed=seat.seat == 2) for seat in morning.seats)
    shown = (
        turn,
        replace(night, slides=((2, "A"),)),
        replace(night, dying=((0, "A"),)),
        replace(morning, seats=chosen),
        samples.position(people, phase=Phase.OVER, reason="days", resigned=(False, True), **rule),
    )
    return grid([partial(panel.table, one, scenes.writing(samples.NAMES)) for one in shown], 5, 546, 480)


def charts():
    """Ten at one altitude; ten who died in one night; dead, alive and gone, whose ways end in one place."""
    pair = (Climber("c1", 3, 5), Climber("c3", 3, 5))
    level = {(seat, name): (5350,) * 9 for seat in range(5) for name in "AB"}
    fallen = dict.fromkeys(level, (8611,) * 6 + (None,))
    mixed = {
        (seat, name): (5350, 5590, 6310) if seat == 1 else (5350,) * 3 for seat in range(3) for name in "AB"
    }
    shown = (
        (samples.middle(5), level),
        (samples.position([(DEAD, DEAD)] * 5, day=7), fallen),
        (samples.position([pair, (DEAD, DEAD), (DEAD, DEAD)], day=7, resigned=(False, True, False)), mixed),
    )
    parts = [
        lambda box, seen=seen, ways=ways: ranking_picture.altitude_chart(seen, ways, box, scenes.writing())
        for seen, ways in shown
    ]
    return grid(parts, 3, 1080, 830)


def ways_of_a_day():
    """Ten on one rope, a way there and back, where players met, who stayed; earlier ones paler."""
    ways = [Trail((seat, name), ("base", "a2", "a6")) for seat in range(5) for name in "AB"]
    ways += [
        Trail((2, "A"), ("a10", "b1", "a10")),
        Trail((0, "A"), ("b5", "b7")),
        Trail((1, "A"), ("b6", "b7")),
    ]
    ways += [Trail((0, "B"), ("a11", "a9"), earlier=True), Trail((1, "B"), ("c1", "b7"), earlier=True)]
    ways += [Trail((3, "A"), ("a10", "a12"), earlier=True), Trail((3, "B"), ("c3",))]
    map_sheet = Chart(content.board("easy"))
    return sheet(1110, 1050, [chart.trails(map_sheet, ways), chart.plates(map_sheet, scenes.writing())])


DRAWINGS = (
    quiet_board, crowded_board, board_with_ways, board_in_an_avalanche, hand, reveal, plan,
    plan_of_the_summit, night, ranking, ranking_alone, cards_and_pieces, forecasts, rows, charts,
    ways_of_a_day,
)  # fmt: skip


@pytest.mark.skipif(
    (features.version("freetype2") or "").split(".")[:2] < ["2", "14"],
    reason="golden pictures are those of FreeType 2.14 (Pillow 12): older ones set glyphs a pixel apart",
)
@pytest.mark.parametrize("draw", DRAWINGS, ids=lambda draw: draw.__name__.replace("_", "-"))
def test_the_picture_looks_as_it_did(draw, tmp_path, pytestconfig):
    name = draw.__name__.replace("_", "-")
    file = FOLDER / f"{name}.webp"
    scene = draw()
    actual = golden.shrunk(scene)
    if pytestconfig.getoption("update_snapshots"):
        FOLDER.mkdir(exist_ok=True)
        file.write_bytes(golden.kept(actual))
    if not file.exists():
        pytest.fail(f"there is no golden picture {file.name} yet. To make it: {COMMAND}")
    expected = golden.opened(file.read_bytes())
    found = golden.difference(name, expected, actual, scene)
    if found.matters:
        page = golden.report(tmp_path, [(found, expected, actual)])
        pytest.fail(
            f"{found.told()}\nLook at both: {page}\nIf it is meant to be so: {COMMAND}", pytrace=False
        )


def test_the_golden_pictures_are_those_drawn_and_small():
    files = list(FOLDER.iterdir())
    assert {file.name for file in files} == {f"{draw.__name__.replace('_', '-')}.webp" for draw in DRAWINGS}
    assert sum(file.stat().st_size for file in files) < 1024 * 1024


# ------------------------------------------------------------------------------ what the comparison sees


def small():
    place = Box.at(60, 60, 280, 80)
    return Scene(
        480, 240, theme.PAPER, (Plate(place, theme.INK, 16), label("Camp 12", place, theme.WHITE, size=46))
    )


@pytest.fixture
def compare():
    """How another scene differs from the small one's golden picture."""
    expected = golden.opened(golden.kept(golden.shrunk(small())))
    return lambda scene: golden.difference("small", expected, golden.shrunk(scene), scene)


def changed(scene, number, **more):
    shapes = list(scene.shapes)
    shapes[number] = replace(shapes[number], **more)
    return replace(scene, shapes=tuple(shapes))


SEEN = {
    "a figure": (1, {"text": "Camp 13"}),
    "moved right": (1, {"at": (206.0, 117)}),
    "text colour": (1, {"fill": theme.MIST.mixed(theme.SLATE, 0.4)}),
    "shade": (0, {"fill": theme.INK.mixed(theme.WHITE, 0.1)}),
    "wider": (0, {"box": Box.at(60, 60, 292, 80)}),
    "corners": (0, {"radius": 0}),
}


@pytest.mark.parametrize(("number", "more"), SEEN.values(), ids=SEEN)
def test_what_people_would_see_differs(number, more, compare):
    assert compare(changed(small(), number, **more)).matters


def test_another_size_differs(compare):
    found = compare(replace(small(), height=250))
    assert found.matters
    assert "the golden picture is (240, 120) large, today's drawing (240, 125)" in found.told()


def test_the_same_scene_does_not_differ_nor_do_glyphs_drawn_a_little_otherwise(compare):
    same = compare(small())
    assert (same.matters, same.pixels, same.patches) == (False, 0, ())
    assert not compare(changed(small(), 1, at=(200.25, 117))).matters


def test_the_report_says_where_and_what_and_shows_it(compare, tmp_path):
    other = changed(small(), 1, text="Camp 72")
    found = compare(other)
    told = found.told()
    assert told.startswith(f"small: {found.pixels} of 28800 pixels differ (")
    assert "the text 'Camp 72' (46 px) at x " in told
    assert "a plate #1B2738 at x 60 to 340, y 60 to 140" in told
    (patch,) = found.patches
    assert other.shapes[1].box.grown(4).holds(patch.box)
    images = [golden.shrunk(small()), golden.shrunk(other)]
    page = golden.report(tmp_path, [(found, *images)])
    text = page.read_text(encoding="utf-8")
    for word in ("expected", "actual", "difference"):
        assert f"small-{word}.png" in text
        assert (tmp_path / f"small-{word}.png").stat().st_size > 100
    assert golden.opened((tmp_path / "small-actual.png").read_bytes()).tobytes() == images[1].tobytes()
