"""Positions: their contents, and refusals that name the faulty place."""

import random
from functools import reduce
from operator import getitem

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    PositionError,
    apply,
    decisions,
    from_position,
    legal_actions,
    outcome,
    to_position,
)
from tests.games.k2.engine.helpers import builder, random_positions
from tests.games.k2.engine.helpers.kit import do, night, set_up, times


def test_decks_list_the_next_card_first():
    game = night("m1 m1 a1, hand m1 m1 m1, deck r1/2 r1/3 r2/3 a0 a1 a2 a3 m2 m2 m2 m3 m3").game
    seat = to_position(game)["seats"][0]
    assert sorted(seat["hand"]) == ["m1", "m1", "m1", "r1/2", "r1/3", "r2/3"]
    assert seat["deck"][0] == "a0"


TILES = ["S1", "S2", "S3", "S4", "S5"]
MISSING = object()
BAD = {
    "setup": [MISSING, []],
    "setup.lenient": [True],
    "setup.family": ["no"],
    "day": [MISSING, 0, 19, True],
    "phase": ["night"],
    "first": [2],
    "turn": [5, None],
    "tiles": ["S1", TILES, [*TILES, "S1"], [*TILES, "W1"], [*TILES, "AS1"]],
    "tokens.open": [[0, 1, 3]],
    "tokens.pile": [MISSING, [2] * 5],
    "summit": [["2A"], ["0A", "0A"]],
    "seats": [{}],
    "seats.1.hand": [["m1", "m9"]],
    "seats.1.deck": [[["m1"]]],
    "seats.0.committed": [None],
    "seats.0.risk": [3],
    "seats.0.rescue": [True],
    "seats.0.climbers.B": [MISSING],
    "seats.0.climbers.A.space": ["z9", 3],
    "seats.0.climbers.A.level": [-1, 2.5],
    "seats.0.climbers.A.vp": [9, 0],
    "seats.0.climbers.A.tent": ["nowhere", MISSING],
}
"""Invalid values by place; the refusal names that place, or the one that lacks something."""
ELSEWHERE = [
    ("setup.players", 3, "seats"),
    ("setup.season", "winter", "tiles"),
    ("seats.1.hand", ["m3", "m3", "m3"], "seats[1]"),
    ("seats.0.committed", ["m1"] * 6, "seats[0]"),
    ("seats.0.risk", 1, "seats"),
    ("setup.avalanche", True, "tiles"),
]
"""Values valid by themselves that contradict others, and the place the refusal names."""


def place(path, value):
    """The place that the refusal of a bad value names."""
    top, *rest = path.split(".")
    if top != "seats" or not rest:
        return top
    seat, *more = rest if value is not MISSING else rest[:-1]
    return ".".join([f"seats[{seat}]", *more])


@pytest.mark.parametrize(
    ("path", "value", "where"),
    [*((path, value, place(path, value)) for path, values in BAD.items() for value in values), *ELSEWHERE],
)
def test_a_bad_position_is_refused_with_its_place(path, value, where):
    position = builder.position("m1 m2 a1")
    *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
    holder = reduce(getitem, way, position)
    if value is MISSING:
        del holder[last]
    else:
        holder[last] = value
    with pytest.raises(PositionError) as caught:
        from_position(position, "seed")
    assert where in f"{caught.value.where} {caught.value}"
    assert len(str(caught.value)) > len(where) + 5, "it says what is wrong, too"


GONE, FAMILY = "A dead, B dead", {"family": True, "phase": "check"}


def check(slides=(), dying=(), fell_from=()):
    """Open decisions of the night."""
    return {"slides": [*slides], "dying": [*dying], "fell_from": [*fell_from]}


@pytest.mark.parametrize(
    ("says", "seats", "said", "changes"),
    [
        ("seats: only one token is taken", "risk 1 | risk 2", {}, {}),
        ("seats[0].risk: the token is taken after", "risk 1", {"phase": "selection"}, {}),
        ("tokens.open: at most 3", "idle", {"open_tokens": [0, 1, 1, 2]}, {}),
        ("summit[0]: a dead climber", "A dead", {}, {"summit": ["0A"]}),
        ("seats[0].climbers.A.vp: a dead climber's", "A dead", {}, {"seats.0.climbers.A.vp": 3}),
        ("seats[0].hand: hand and chosen", "idle", {}, {"seats.0.hand": ["m1"] * 5 + ["m2"] * 2}),
        ("seats[0].hand: hand and chosen cards", "m1 m2 a1, hand m1 m1 m2 m3", {}, {}),
        ("seats[0].resigned: who has resigned", "idle", {}, {"seats.0.resigned": True}),
        ("turn: in a game that is over", "idle", {"phase": "over"}, {"turn": 0}),
        ("turn: seat 1 has no living climber", f"idle | {GONE}", {}, {"turn": 1}),
        ("turn: in this state seat 1 is not asked", "m3 m3 a1 | m1 m1 a0", {"phase": "risk"}, {"turn": 1}),
        ("reason: only a game that is over", "idle", {}, {"reason": "days"}),
        ("check: questions of the check do not fit", "idle", {}, {"check": check()}),
        ("check.slides[0]: only a living climber", "A dead", FAMILY, {"check": check(["0A"])}),
        ("check.fell_from: one space for each", "A dead", FAMILY, {"check": check((), ["0A"])}),
        ("check.dying[0]: only a climber off the board", "A c1", FAMILY,
         {"check": check((), ["0A"], ["c1"])}),
    ],
)  # fmt: skip
def test_contradictory_values_are_refused(says, seats, said, changes):
    position = builder.position(seats, **said)
    for path, value in changes.items():
        *way, last = (int(key) if key.isdigit() else key for key in path.split("."))
        reduce(getitem, way, position)[last] = value
    with pytest.raises(PositionError) as caught:
        from_position(position, "seed")
    assert str(caught.value).startswith(says)


def test_a_seed_must_be_a_string():
    with pytest.raises(PositionError, match="seed"):
        from_position(builder.position("idle"), 7)


def test_positions_in_the_middle_of_a_turn_are_refused():
    """``from_position`` accepts only positions between turns."""
    game = do(set_up("m1 m2 a1"), 0, "use A a1")
    with pytest.raises(PositionError):
        from_position(to_position(game), "seed")


@times(150, 20000)
@given(data=st.data())
def test_any_changed_position_is_playable_or_refused(data):
    """Whatever changes in a position, it's refused or gives a game that can be played on."""
    position = random_positions.drawn(data, random_change)
    try:
        game = from_position(position, "seed")
    except PositionError:
        return
    chance = random.Random(0)  # noqa: S311 - not cryptographic
    for _ in range(30):
        if not decisions(game):
            assert outcome(game) is not None
            break
        seat = chance.choice(decisions(game)).seat
        listed = legal_actions(game, seat)
        assert listed
        game = apply(game, seat, chance.choice(listed)).game


JUNK = [None, 0, 1, 2, -1, 7, 2.5, True, [], {}, ["m1"], [1, 1, 1]]
JUNK += ["m1", "base", "c1", "0A", "summit", "actions"]


def random_change(chance):
    position = chance.choice([random_positions.night, random_positions.turn])(chance)
    if chance.random() < 0.3:
        position["phase"] = chance.choice(["selection", "risk", "check", "over"])
        position["turn"] = chance.choice([None, 0])
        if position["phase"] == "selection" and chance.random() < 0.8:
            for seat in position["seats"]:
                seat["hand"] += seat["committed"] or []
                seat["committed"] = None
                for climber in seat["climbers"].values():
                    climber["level"] = min(6, max(1 if climber["space"] else 0, climber["level"]))
    for _ in range(chance.randint(0, 2)):
        here, path = position, []
        while isinstance(here, dict | list) and here and (not path or chance.random() < 0.9):
            key = chance.choice(list(here) if isinstance(here, dict) else range(len(here)))
            path.append(key)
            holder, here = here, here[key]
        holder[path[-1]] = chance.choice(JUNK)
    return position
