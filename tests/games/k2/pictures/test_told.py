"""What pictures tell, area by area: their words, figures and signs in situations that matter."""

from __future__ import annotations

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import CLIMBER_NAMES, Card
from k2bot.games.k2.engine.events import Checked
from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.engine.view import observe
from k2bot.games.k2.pictures import film_picture, panel, pieces, scenery, sky
from k2bot.games.k2.pictures.film_picture import Opening, Reel
from k2bot.games.k2.pictures.plan_picture import Resources, Toll
from k2bot.render import theme
from k2bot.render.layout import label, named
from k2bot.render.scene import Backdrop, Box, Polygon, Text
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import contrast, layout
from tools.k2 import samples, scenes

NAMES = ("Ann", "Savoia", "Cid", "Dan", "Serac")
HIGH, LOW = Climber("summit", 3, 10), Climber("a1", 2, 1)
DEAD = Climber(None, 0, 1)
PAIR, GONE = (Climber("c1", 3, 5), Climber("b2", 2, 2)), (DEAD, DEAD)


KEPT = [kept for part in (panel, pieces, sky) for kept in vars(part).values() if hasattr(kept, "cache_clear")]
"""What is drawn once for several pictures, so that its symbols would be noted down for the first alone."""


# ------------------------------------------------------------------------------------------------ the board


def day(phase=Phase.ACTIONS, players=5, **told):
    """A day of five players, Cid (seat 2) first and Serac (seat 4) on turn; Savoia has lost both climbers."""
    people = [(Climber("b1", 4, 3, "a12"), Climber("a1", 2, 1))] * players
    people[1:2] = [GONE] * (players == 5)
    turn = 4 % players if phase is Phase.ACTIONS else None
    rule = {"day": 4, "phase": phase, "first": 2 % players, "turn": turn} | told
    return samples.position(people, **rule)


def over(*climbers, reason="days", **told):
    """The end of a game on day 18, whose weather is a blizzard."""
    tiles = ("W2", "W1", "W3", "W4", "W6", "W5")
    return samples.position(
        climbers, day=18, phase=Phase.OVER, reason=reason, season="winter", tiles=tiles, risk=(2,), **told
    )


def committed(seen, *seats):
    chosen = tuple(replace(seat, has_committed=seat.seat in seats) for seat in seen.seats)
    return replace(seen, seats=chosen)


BOARDS = {
    "the order of the day, who has acted, who has lost both": day(risk=(None, None, 1), rescue=(True,) * 5),
    "somebody resigned": replace(day(resigned=(False, True)), tokens_open=(2, 0, 1), tokens_pile_size=0),
    "cards are chosen by all but two": committed(day(Phase.SELECTION), 2, 3),
    "alone there is no order": day(Phase.SELECTION, players=1),
    "a token is taken": replace(day(Phase.RISK), turn=0),
    "at night nobody is asked": day(Phase.CHECK),
    "at night somebody slides": replace(day(Phase.CHECK), slides=((3, "B"),)),
    "at night somebody dies": replace(day(Phase.CHECK), dying=((2, "A"),)),
    "levels above six, the summit, the base camp": samples.position([(Climber("summit", 12, 10), Climber())]),
    "who would die tonight": samples.position(
        [(Climber("b6", 1, 4), LOW)], tiles=("S3", "S1", "S2", "S4", "S5", "S6")
    ),
    "the end": over(PAIR, PAIR),
    "the end: most points first, of equal ones who was on the summit first": over(
        (Climber("b4", 3, 3), LOW), (HIGH, LOW), GONE, (HIGH, LOW), PAIR,
        summit=((3, "A"), (1, "A")), resigned=(False, False, True),
    ),
    "the end: nobody came back": over(GONE, GONE, reason="dead"),
    "the end: alone a climber died": over((Climber("c1", 3, 5), DEAD), reason="dead"),
    "the end: the others resigned": over(PAIR, GONE, reason="resigned", resigned=(False, True)),
}  # fmt: skip


@pytest.fixture
def read(monkeypatch):
    """What a drawing tells, without the plates of spaces, which are always the same."""

    def told(draw):
        for kept in KEPT:
            kept.cache_clear()
        book = contrast.SymbolBook()
        with monkeypatch.context() as patch:
            book.open(patch)
            scene = draw()
        lines = catalogue.read(scene, book.found(scene)).splitlines()
        return [line for line in lines if not line.startswith(("plate ", "zone "))]

    return told


@pytest.mark.parametrize("seen", BOARDS.values(), ids=BOARDS)
def test_what_a_board_tells(seen, read, snapshot):
    names = NAMES[: len(seen.seats)]
    assert read(lambda: scenes.board(seen, names, computers=(1, 4))) == snapshot


# ------------------------------------------------------------------------------------------------ the planner


def planned(before, after=None, names=NAMES, **told):
    return scenes.plan(before, after or before, names[: len(before.seats)], **told)


BEFORE = samples.seen_by(samples.middle(5, "easy"), 1)
AFTER = samples.moved(BEFORE, 1, "A", "c3", tent="c1")
START = samples.seen_by(samples.start(2), 0)
CARDS = tuple(Card.parse(text) for text in ("m1", "r1/3", "a2"))
SPACES = ("a1", "a2", "a5", "a6", "a7")
TOLLS = {
    ("A", "a2"): Toll(1), ("A", "a5"): Toll(2), ("B", "a5"): Toll(2), ("A", "a6"): Toll(dies=True),
    ("B", "a6"): Toll(1), ("A", "a7"): Toll(dies=True), ("B", "a7"): Toll(dies=True),
}  # fmt: skip


def in_weather(tile, *climbers):
    """Somebody's turn on day 2, with a weather tile; AS1 has its avalanche on that day."""
    tiles = tuple(dict.fromkeys((tile, "S2", "S3", "S4", "S5", "S6", "S1")))[:6]
    return samples.seen_by(samples.position([climbers], day=2, phase=Phase.ACTIONS, turn=0, tiles=tiles), 0)


CAUGHT = in_weather("AS1", Climber("c1", 4, 5), Climber("c3", 4, 5, "c3"))
PLANS = {
    "a way, with air and points before and after": lambda: planned(BEFORE, AFTER, tonight={"A": 4, "B": 5}),
    "21: who would die is promised one point": lambda: planned(BEFORE, AFTER, tonight={"A": 0, "B": 5}),
    "21: also where it stays": lambda: planned(BEFORE, tonight={"A": -1, "B": 5}),
    "without a plan": lambda: planned(BEFORE),
    "cards, of which some are used, and the risk to be paid": lambda: planned(
        BEFORE, AFTER, means=Resources(tuple((card, number < 2) for number, card in enumerate(CARDS)), due=2)
    ),
    "nothing to be paid": lambda: planned(
        BEFORE, AFTER, means=Resources(tuple((c, False) for c in CARDS), 0)
    ),
    "one climber lives": lambda: planned(in_weather("S3", Climber(), DEAD)),
    "no climber lives": lambda: planned(in_weather("S3", DEAD, DEAD)),
    "who can go where, once for each, and not where it stands": lambda: planned(
        START, destinations=[("B", "a5"), ("A", "a5"), ("B", "a2"), ("A", "a5"), ("A", "base")]
    ),
    "18: what going there takes beside cards": lambda: planned(
        START, destinations=[(name, space) for space in SPACES for name in CLIMBER_NAMES], tolls=TOLLS
    ),
    "16: one may pass a full space in reach, but not stay": lambda: planned(
        samples.seen_by(samples.middle(3, "easy"), 0), destinations=[("A", "b8"), ("B", "b5")], full=["b4"]
    ),
    "40: an avalanche, and who slides": lambda: planned(CAUGHT, tonight={"A": 2, "B": 3}, sliding=("A",)),
    "40: who dies does not slide": lambda: planned(CAUGHT, tonight={"A": -1, "B": 5}, sliding=("A",)),
}


@pytest.mark.parametrize("draw", PLANS.values(), ids=PLANS)
def test_what_the_planner_tells(draw, read, snapshot):
    assert read(draw) == snapshot


@pytest.mark.parametrize("side", content.SIDES)
def test_what_spaces_tell(side, snapshot):
    """Points, cost and air."""
    told = catalogue.read(scenes.board(samples.start(2, side), NAMES[:2]))
    assert [line for line in told.splitlines() if line.startswith("plate ")] == snapshot


@pytest.mark.parametrize("players", range(1, 6))
def test_what_bands_tell(players, snapshot):
    """How many people fit there, and what today's weather does."""
    people = [(Climber(), Climber())] * players
    seen = samples.position(people, day=1, tiles=("W5", *("S3",) * 5))
    told = catalogue.read(scenes.board(seen, NAMES[:players]))
    assert [line for line in told.splitlines() if line.startswith("zone ")] == snapshot


def test_spaces_that_do_not_matter_tell_neither_cost_nor_air(snapshot):
    ways = [("A", ("b6", "c1", "c3"))]
    told = catalogue.read(planned(BEFORE, AFTER, destinations=[("B", "b2")], ways=ways))
    assert [line for line in told.splitlines() if line.startswith("plate ")] == snapshot


# ------------------------------------------------------------------------------------------------ others


def line(key, space, after, before=3, *, air=0, tent=0, weather=0, avalanche=0):
    return Checked(key, space, before, air, tent, weather, avalanche, after)


EVENING = observe(samples.midgame(5, phase=Phase.CHECK), None)
CHECKS = (
    line((0, "A"), "b3", 3, avalanche=1),
    line((0, "B"), "b6", 2, tent=1, avalanche=1),
    line((1, "A"), "b5", 2, avalanche=1),
    line((1, "B"), "a10", 6, 6, air=1, tent=1),
    line((2, "A"), "b7", -1, avalanche=1),
    line((2, "B"), "b8", 0, avalanche=1),
    line((3, "A"), "a2", 4, avalanche=1, weather=2),
)
SLID = (((0, "A"), ("a11",)), ((1, "A"), ("b3", "b1")), ((3, "A"), ("base",)))
MIDDLE = samples.middle(5)
UNTAKEN = replace(MIDDLE, seats=tuple(replace(seat, risk=None) for seat in MIDDLE.seats))
TAKEN = replace(UNTAKEN, seats=(*UNTAKEN.seats[:4], replace(UNTAKEN.seats[4], risk=2)))
HAND = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]


def ranking(seen, order, totals, ways=None, names=NAMES, **told):
    return scenes.ranking(seen, names[: len(totals)], order, totals, ways or {}, computers=(1, 4), **told)


def reveal(seen, sums, highest):
    return scenes.reveal(seen, NAMES, list(enumerate(sums)), highest, computers=(1, 4))


def opening():
    return film_picture.opening(
        Reel(MIDDLE, scenes.writing(NAMES, (1, 4)), Opening("K2", "Easy side", 1), ())
    )


OTHERS = {
    "a night: what becomes of each climber beside its sum": lambda: scenes.night(
        EVENING, NAMES, CHECKS, dying=((2, "B"),), slid=SLID, computers=(1, 4)
    ),
    "a night without an avalanche": lambda: scenes.night(
        EVENING, NAMES, [line((0, "A"), "c1", 2, weather=1)]
    ),
    "a reveal: the highest sum": lambda: reveal(UNTAKEN, (3, 2, 4, 1, 5), 4),
    "a reveal: a tie of three": lambda: reveal(UNTAKEN, (5, 3, 5, 5, 1), None),
    "a reveal: a token is taken": lambda: reveal(TAKEN, (3, 2, 4, 1, 5), 4),
    "a reveal: alone": lambda: scenes.reveal(samples.middle(1), NAMES, [(0, 3)], 0),
    "a hand: nothing is chosen": lambda: scenes.hand(HAND, ()),
    "a hand: three are chosen": lambda: scenes.hand(HAND, (1, 3, 5)),
    "a hand: committed": lambda: scenes.hand(HAND, (0, 1, 5), committed=True),
    "a ranking: somebody on the summit": lambda: ranking(
        over((HIGH, LOW), PAIR, summit=((0, "A"),)), (0, 1), (11, 7), winners=(0,)
    ),
    "a ranking: nobody on the summit": lambda: ranking(over(PAIR, PAIR), (1, 0), (7, 7), winners=(1,)),
    "a ranking: a shared win": lambda: ranking(MIDDLE, range(5), (9, 9, 5, 5, 2), winners=(0, 1)),
    "a ranking: nobody came back": lambda: ranking(
        over(GONE, GONE, reason="dead"), (0, 1), (2, 2), winners=(0, 1)
    ),
    "a ranking: the others resigned": lambda: ranking(
        over(GONE, GONE, reason="resigned", resigned=(False, True)), (0, 1), (2, 2), winners=(0,)
    ),
    "a ranking: alone": lambda: ranking(samples.heights(1), (0,), (16,), winners=(0,), title="alpinist"),
    "a film begins": opening,
}


@pytest.mark.parametrize("draw", OTHERS.values(), ids=OTHERS)
def test_what_other_pictures_tell(draw, read, snapshot):
    """A gear stands before the names of computers."""
    assert read(draw) == snapshot
    assert not layout.faults(draw(), NAMES)


@pytest.mark.parametrize(("nights", "days"), [(0, 6), (1, 6), (6, 6), (7, 9), (17, 18), (18, 18)])
def test_the_chart_of_the_end_is_as_long_as_the_game(nights, days):
    ways = {(seat, name): (5130,) * nights for seat in range(2) for name in CLIMBER_NAMES}
    texts = catalogue.said(scenes.ranking(samples.middle(2), NAMES, (0, 1), (5, 4), ways))
    ticks = [str(number) for number in range(0, days + 1, 3)]
    start = texts.index("Day") + 1
    assert texts[start : start + len(ticks)] == ticks
    assert texts[start + len(ticks)] in CLIMBER_NAMES


def test_a_hand_and_a_plan_are_of_what_there_is():
    with pytest.raises(ValueError, match="no card at"):
        scenes.hand(HAND, (6,))
    with pytest.raises(ValueError, match="seat that plans"):
        scenes.plan(MIDDLE, MIDDLE, NAMES)


def test_a_long_name_gives_way_to_its_gear():
    box = Box(80, 0, 319, 70)
    *gear, text = named(scenes.writing(["W" * 32], (0,)), 0, box, theme.INK, lines=1)
    assert isinstance(text, Text)
    assert text.box.right == box.right
    assert theme.text_width(text.text, text.size) <= text.box.width
    (form,) = gear
    assert isinstance(form, Polygon)
    assert min(x for x, _ in form.points) >= box.left - 1
    assert max(x for x, _ in form.points) < text.box.left
    plain = label("W" * 32, box, theme.INK, size=theme.BODY, align="l", least=theme.CHANGING)
    assert named(scenes.writing(["W" * 32]), 0, box, theme.INK, lines=1) == (plain,)


def test_tall_pictures_are_painted_down_to_their_foot():
    table = samples.middle(5)
    sums = [(seat.seat, 3) for seat in table.seats]
    tall = (
        scenes.reveal(table, samples.NAMES, sums, None),
        scenes.ranking(table, samples.NAMES, range(5), (2,) * 5, samples.altitudes(table)),
    )
    for scene in tall:
        (backdrop,) = (shape for shape in scene.shapes if isinstance(shape, Backdrop))
        assert backdrop.box == Box(0, 0, scene.width, scene.height)
        assert Box(0, 0, *scenery.SIZE).grown(0.01).holds(backdrop.window)
        shapes = [box.width / box.height for box in (backdrop.box, backdrop.window)]
        assert shapes[0] == pytest.approx(shapes[1])
