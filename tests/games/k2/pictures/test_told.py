"""Contents of pictures area by area: words, figures and signs in important situations."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine import observe
from k2bot.games.k2.engine.content import CLIMBER_NAMES, Card
from k2bot.games.k2.engine.model import Phase
from k2bot.games.k2.pictures import (
    Deed,
    danger,
    film_picture,
    forecast,
    palette,
    panel,
    pieces,
    sky,
    standings,
)
from k2bot.games.k2.pictures.chart import Trail
from k2bot.games.k2.pictures.plan_panel import Resources
from k2bot.games.k2.pictures.poses import figure
from k2bot.games.k2.pictures.reach import Toll
from k2bot.render import theme
from k2bot.render.scene import Sprite, Text
from k2bot.text import languages
from k2bot.text.formatting import ISOLATE, RELEASE
from k2bot.text.words import words
from tests.games.k2.engine.helpers.builder import climbers
from tests.games.k2.pictures.helpers import catalogue
from tests.kit.pictures import contrast
from tests.kit.pictures.layout import shapes_of, texts_of
from tools.k2 import samples, scenes

NAMES = ("Ann", "Savoia", "Cid", "Dan", "Serac")
PAIR, GONE = "A c1, B b2 air 2", "A dead, B dead"
TOP = "A summit, B a1 air 2"
LOW = "A a1 air 2, B a1 air 2"
BASE = "A base air 1, B base air 1"
CASES = [case for case in catalogue.all_cases() if not case.file.startswith("sky-hard")]

KEPT = [
    kept
    for part in (danger, forecast, palette, panel, pieces, sky, standings)
    for kept in vars(part).values()
    if hasattr(kept, "cache_clear")
]
"""Cached drawings, whose symbols would otherwise be recorded for the first picture only."""


@pytest.fixture
def read(monkeypatch):
    """Contents of a drawing, without the plates of spaces, which never change."""

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


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.file)
def test_contents_of_gallery_pictures_match_the_snapshot(case, read, snapshot):
    assert read(case.scene) == snapshot


# ------------------------------------------------------------------------------------------------ the board


def position(said, **told):
    """The public view of a position from the text of its seats."""
    return samples.position(climbers(said), **told)


def day(phase=Phase.ACTIONS, **told):
    """A day of five players: Cid (seat 2) is first, Serac (seat 4) acts, Savoia has lost both climbers."""
    own = "A b1 air 4 vp 3 tent a12, B a1 air 2"
    rule = {"day": 4, "phase": phase, "first": 2, "turn": 4 if phase is Phase.ACTIONS else None} | told
    return position(f"{own} | {GONE} | {own} | {own} | {own}", **rule)


def over(said, **told):
    """The end of a game on day 18, in a blizzard."""
    tiles = ("W2", "W1", "W3", "W4", "W6", "W5")
    rule = {"day": 18, "phase": Phase.OVER, "reason": "days", "season": "winter", "tiles": tiles} | told
    return position(said, **rule)


MORNING = day(Phase.COMMIT)
CLEAR = ("S3",) * 6
BOARDS = {
    "the order of the day, who has acted, who has lost both, a risk token until it is paid": day(
        risk=(None, None, 1, None, 2), rescue=(True,) * 5
    ),
    "somebody resigned": replace(day(resigned=(False, True)), tokens_open=(2, 0, 1), tokens_pile_size=0),
    "cards are chosen by all but two": replace(
        MORNING, seats=tuple(replace(seat, has_committed=seat.seat in {2, 3}) for seat in MORNING.seats)
    ),
    "at night somebody dies": replace(day(Phase.CHECK), dying=((2, "A"),)),
    "at night some can still be saved": replace(
        position(f"A dead, B a1 air 2 | {GONE} | {PAIR}", phase=Phase.CHECK), dying=((0, "A"), (1, "B"))
    ),
    "levels above six, the base camp": position("A summit air 12, B base air 1"),
    "who would die tonight": position("A b6 air 1, B a1 air 2", tiles=("S3", "S1", "S2", "S4", "S5", "S6")),
    "the end: most points first, of equal ones who was on the summit first": over(
        f"A b4, B a1 air 2 | {TOP} | {GONE} | {TOP} | {PAIR}",
        summit=((3, "A"), (1, "A")), resigned=(False, False, True),
    ),
    "the end: the others resigned": over(f"{PAIR} | {GONE}", reason="resigned", resigned=(False, True)),
    "ahead are clear days": position(BASE, day=17, tiles=CLEAR),
    "nobody leads": position(f"{LOW} | {LOW} | {LOW}", phase=Phase.RISK, turn=0),
    "clear days ahead share a line, in order": position(
        " | ".join([BASE] * 3), day=13, tiles=(*CLEAR[:4], "S6", "S6")
    ),
}  # fmt: skip


@pytest.mark.parametrize("seen", BOARDS.values(), ids=BOARDS)
def test_contents_of_boards_match_the_snapshot(seen, read, snapshot):
    names = NAMES[: len(seen.seats)]
    assert read(lambda: scenes.board(seen, names, computers=(1, 4))) == snapshot


@pytest.mark.parametrize("players", range(1, 6))
def test_zone_notes_show_limits_and_weather(players, snapshot):
    """How many climbers fit there, and the effect of today's weather."""
    seen = position(" | ".join([BASE] * players), tiles=("W5", *("S3",) * 5))
    told = catalogue.read(scenes.board(seen, NAMES[:players], whole=True))
    assert [line for line in told.splitlines() if line.startswith("zone ")] == snapshot


# ------------------------------------------------------------------------------------------------ others


BEFORE = samples.seen_by(samples.middle(5, "easy"), 1)
AFTER = samples.moved(BEFORE, 1, "A", "c3", tent="c1")


def tolls(said):
    """Tolls of spaces from text: ``A a5 air 2, B a6 dies, A c1 air 2 cost 5``."""
    found = {}
    for one in said.split(", "):
        climber, space, *facts = one.replace("dies", "dies 1").split()
        found[climber, space] = Toll(**dict(zip(facts[::2], map(int, facts[1::2]), strict=True)))
    return found


def way_of(said):
    """A climber and its way, as in ``A b6 c1 c3``."""
    climber, *spaces = said.split()
    return climber, tuple(spaces)


def planned(before, after=None, way="", **told):
    """A plan of a turn, with a climber's move and the destinations."""
    ways = [way_of(way)] if way else ()
    goals = told.get("tolls", ())
    return scenes.plan(
        before, after or before, NAMES[: len(before.seats)], ways=ways, destinations=[*goals], **told
    )


def acted(*ways):
    """The board after a turn with these moves."""
    deeds = (Deed((0, climber), way) for climber, way in map(way_of, ways))
    return scenes.board(TURN, NAMES[:1], news=tuple(deeds))


def on_turn(said, tile="S3"):
    """Somebody's turn on day 2, with a weather tile; AS1 has its avalanche on that day."""
    tiles = (tile, "S2", "S4", "S5", "S6", "S1")
    return samples.seen_by(position(said, day=2, phase=Phase.ACTIONS, turn=0, tiles=tiles), 0)


CAUGHT = on_turn("A c1 air 4, B c3 air 4 tent c3", tile="AS1")
MIDDLE = samples.middle(5)
TURN = position("A a8, B a2", phase=Phase.ACTIONS, turn=0)
WHOSE = tuple((seat, name) for seat in range(2) for name in CLIMBER_NAMES)
CARDS = [Card.parse(text) for text in ("m1", "m3", "r1/2", "r2/3", "a0", "a3")]


def ranking(seen, order, totals, **told):
    return scenes.ranking(seen, NAMES[: len(totals)], order, totals, {}, computers=(1, 4), **told)


AFTER_DEATHS = position(f"A c1 air 4, B dead | {GONE} | A a1 air 4, B a2 air 4", phase=Phase.CHECK, day=9)
LEFT = replace(AFTER_DEATHS.seats[1], resigned=True)


DEPARTED = position(
    f"A a1 air 6, B a1 air 6 | {GONE}", day=6, phase=Phase.OVER, reason="resigned", resigned=(False, True),
)  # fmt: skip


LAST = MIDDLE.seats[4]
BEREFT = replace(
    MIDDLE,
    seats=(
        *MIDDLE.seats[:4],
        replace(LAST, climbers=(LAST.climbers[0], replace(LAST.climbers[1], space=None))),
    ),
)


def night_of(seen):
    return scenes.night(seen, NAMES[:3], samples.checks(seen))


def both_dying(rescue):
    """A night in which both climbers of the first of two players die; ``rescue`` says who has a card."""
    seats = "A c1 air 0, B c2 air 1 | A a1 air 4, B summit"
    seen = position(seats, phase=Phase.CHECK, day=9, rescue=rescue)
    return scenes.night(seen, NAMES[:2], samples.checks(seen), dying=samples.dying(seen))


def opening():
    writing = scenes.writing(NAMES, (1, 4))
    return film_picture.OpeningPicture(MIDDLE, "K2", "Easy side", "23 November 2026").scene(writing)


OTHERS = {
    "21: who would die is promised one point": lambda: planned(
        BEFORE, AFTER, way="A b6 c1 c3", tonight={"A": 0, "B": 5}, dying=("A",)
    ),
    "18: what going there takes beside cards": lambda: planned(
        samples.seen_by(samples.start(2), 0),
        tolls=tolls(
            "A base, B a2, A a5 air 2, A a2 air 1, B a5 air 2, A a6 dies, B a6 air 1, A a7 dies, B a7 dies"
        ),
    ),
    "40: who dies does not slide": lambda: planned(
        CAUGHT, tonight={"A": -1, "B": 5}, dying=("A",), sliding=("A",)
    ),
    "a hand: nothing is chosen": lambda: scenes.hand(CARDS, ()),
    "a ranking: a shared win": lambda: ranking(MIDDLE, range(5), (9, 9, 5, 5, 2), winners=(0, 1)),
    "a ranking: the chart is as long as a short game": lambda: scenes.ranking(
        samples.middle(2), NAMES[:2], (0, 1), (5, 4), dict.fromkeys(WHOSE, (5130,) * 7)
    ),
    "a ranking: who leaves has no night of that day": lambda: scenes.ranking(
        replace(samples.middle(2), day=5), NAMES[:2], (0, 1), (5, 4), dict.fromkeys(WHOSE, (5000,) * 4)
    ),
    "a ranking: whose climber died before they left": lambda: scenes.ranking(
        DEPARTED, NAMES[:2], (0, 1), (5, 2), {(1, "A"): (5130, 6500, 7000), (1, "B"): (5130,) * 6},
        died=((1, "A"),),
    ),
    "a ranking: a name that is cut stays apart from the words after it": lambda: scenes.ranking(
        samples.middle(2), [f"{ISOLATE}{'ד' * 32}{RELEASE}", "Bo"], (0, 1), (5, 4), {}, winners=(0,)
    ),
    "a night: two cards leave room for all names": lambda: scenes.night(
        MIDDLE, samples.NAMES, [one for one in samples.checks(MIDDLE) if one.climber != (2, "A")]
    ),
    "a night: who died before has a cross in a column": lambda: scenes.night(
        BEREFT, samples.NAMES, [one for one in samples.checks(MIDDLE) if one.climber != (4, "B")]
    ),
    "a night: who died before is told": lambda: night_of(AFTER_DEATHS),
    "a night: not who left the game": lambda: night_of(
        replace(AFTER_DEATHS, seats=(*AFTER_DEATHS.seats[:1], LEFT, *AFTER_DEATHS.seats[2:]))
    ),
    "a night: 22: of two climbers only one can be rescued": lambda: both_dying((True, True)),
    "a night: 22: whose rescue card is used": lambda: both_dying((False, True)),
    **{f"a night: 20, 21, 40: {name}": draw for name, draw in catalogue.harder("night", scenes.writing())},
    "a turn: who came back, by the highest point of its way": lambda: acted(
        "A a8 a10 a8", "B base a2"
    ),
    "a turn: who ends lower, by the highest point of its way": lambda: acted(
        "A a8 a10 a8 a7", "B base a2"
    ),
    "a turn: who pitches or gains air rests not": lambda: scenes.board(
        TURN, NAMES[:1], news=(Deed((0, "A"), ("a8",), pitches=True), Deed((0, "B"), ("a2",), air=1))
    ),
    "a turn: what it gained, and what the risk token took": lambda: scenes.board(
        TURN,
        NAMES[:1],
        news=(Deed((0, "A"), ("a2", "a5", "a8"), points=1, paid=2), Deed((0, "B"), ("a2",), paid=1)),
    ),
    "a turn: all that one climber can do has room on a line": lambda: scenes.board(
        TURN, NAMES[:1], news=(Deed((0, "A"), ("a8", "a10", "a8"), True, 3, 2, 2), Deed((0, "B"), ("a2",)))
    ),
    "a plan: only what changes is told, before and after": lambda: planned(
        on_turn("A b1 air 4, B a1 air 2"), on_turn("A b5 air 4, B a1 air 2"),
        way="A b1 b5", tonight={"A": 3, "B": 4},
    ),
    "a plan: who comes back, with where they turn": lambda: planned(
        on_turn("A b1 air 4 vp 3, B a1 air 2"), way="A b1 b5 b1", tonight={"A": 4, "B": 4}
    ),
    "a plan: spaces in reach have their climbers and points": lambda: reached(
        "A b1 air 4, B a8 air 4",
        "A b5 cost 1, A c3 cost 6 dies, A c1 air 2 cost 5, A b6 cost 4, A b4 cost 2, A a12 cost 3",
    ),
    "a plan: who can't move, and has air to give": lambda: planned(
        on_turn(LOW), means=Resources(((Card.parse("a1"), False), (Card.parse("m1"), False)))
    ),
    "a film begins": opening,
}  # fmt: skip


@pytest.mark.parametrize("draw", OTHERS.values(), ids=OTHERS)
def test_contents_of_other_pictures_match_the_snapshot(draw, read, snapshot):
    """Computers' names are preceded by a gear."""
    assert read(draw) == snapshot


def reached(own, said):
    """A plan of two climbers with destinations at these tolls."""
    return planned(on_turn(own), tolls=tolls(said), full=("c2",))


ONE_UP = position("A a8 tent a7, B b1", day=3)
SNOWY = position("A a8, B b1", day=2, tiles=("W6", *CLEAR[1:]))
PLATES = {
    "easy": lambda: scenes.board(samples.start(2, "easy"), NAMES[:2], whole=True),
    "hard": lambda: scenes.board(samples.start(2, "hard"), NAMES[:2], whole=True),
    "where a turn is told, points alone": lambda: acted("A a8"),
    "in the morning, one rope above": lambda: scenes.board(
        ONE_UP, NAMES[:1], trails=(Trail((0, "A"), ("a6", "a7", "a8")),)
    ),
    "in the morning, where snow costs": lambda: scenes.board(SNOWY, NAMES[:1]),
    "the whole board where snow costs": lambda: scenes.board(SNOWY, NAMES[:1], whole=True),
    "where nothing above costs": lambda: scenes.board(
        position("A d1 air 4 vp 6, B summit", day=3), NAMES[:1]
    ),
    "in the middle of a turn": lambda: scenes.board(TURN, NAMES[:1]),
    "in a film only those in use": lambda: film_picture.FilmPicture(
        TURN, (film_picture.CaptionRow(None, "A day"),)
    ).scene(scenes.writing(NAMES[:1])),
    "neither cost nor air where it does not matter": lambda: planned(
        BEFORE, AFTER, tolls=tolls("B b2"), way="A b6 c1 c3"
    ),
    "who can go there and what that takes beside cards": lambda: reached(
        "A b1 air 4 vp 3, B a8 air 4",
        "A b7 air 1, B b5 air 2, A c1 dies, B b7 air 2, A b4 cost 4, B b4 cost 2, A b6, B b6, A b5",
    ),
    "without new points badges alone unless somebody dies": lambda: reached(
        "A b1 air 4 vp 4, B a8 air 4 vp 3",
        "A b5 air 1, B b5 cost 2, A a10 dies, B a7, A b7, B b7, B b1",
    ),
}  # fmt: skip


@pytest.mark.parametrize("draw", PLATES.values(), ids=PLATES)
def test_plates_show_points_cost_and_air(draw, snapshot):
    """Points, cost and air."""
    told = catalogue.read(draw()).splitlines()
    assert [line for line in told if line.startswith(("plate ", "key: "))] == snapshot


WINS = {
    "27: most points": ((17, 12, 15), (0,), ()),
    "27: level on points, first on the summit": ((17, 17, 15), (1,), ()),
    "27: who has resigned can't be second": ((9, 17, 8), (0,), (1,)),
    "27: the only one left": ((9, 17), (0,), (1,)),
}


@pytest.mark.parametrize(("totals", "winners", "resigned"), WINS.values(), ids=WINS)
def test_the_ranking_says_why_the_winner_won(totals, winners, resigned, read, snapshot):
    seen = position(" | ".join([PAIR] * len(totals)))
    seats = tuple(replace(seat, resigned=seat.seat in resigned) for seat in seen.seats)
    rows = read(lambda: ranking(replace(seen, seats=seats), range(len(totals)), totals, winners=winners))
    assert [line for line in rows if line.startswith("head:")] == snapshot


@pytest.mark.parametrize(("points", "role"), [((1, 1), "weary"), ((2, 2), "weary"), ((7, 8), "mate")])
def test_solo_climbers_with_the_lowest_title_do_not_celebrate(points, role):
    first, second = points
    seen = position(f"A a8 air 3 vp {first}, B b1 air 2 vp {second}")
    scene = ranking(seen, (0,), (first + second,), winners=(0,), title="…")
    stand = {sprite.artwork.figure for sprite in shapes_of(scene, Sprite)}
    assert stand == {figure(role, name) for name in CLIMBER_NAMES}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("players", [2, 3, 5])
def test_remarks_on_the_first_player_and_highest_sum_are_never_cut(players, language):
    """In German one of them used to be cut, as both had the same space."""
    game, said = samples.midgame(players, phase=Phase.RISK), words(language)
    seats = [*game.order()]
    sums = [(seat, 3 - place) for place, seat in enumerate(seats)]
    scene = scenes.reveal(observe(game, None), NAMES, sums, seats[0], said=said)
    remarks = {said.text("picture-begins"), said.text("picture-highest")}
    sizes = {text.size for text in shapes_of(scene, Text) if text.text in remarks}
    assert remarks <= {*texts_of(scene)}
    assert len(sizes) == 1
    assert sizes.pop() >= theme.CONSTANT_TEXT
