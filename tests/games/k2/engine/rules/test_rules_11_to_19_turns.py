"""Rules 11 to 19: a turn is a list of uses; steps, tents, limits, points; how a risk token is paid."""

import pytest

from k2bot.games.k2.engine import Card, Plan, PlannedUse, RuleError, apply, legal_actions, observe
from k2bot.games.k2.engine.play import as_if_turn_of
from tests.games.k2.engine.helpers.kit import (
    case,
    do,
    legal,
    moment,
    refused,
    set_up,
    summit_of,
    told,
    tried,
)


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(
            11, "each use names a climber, cards and what they do; a climber may appear in several uses",
            "m1 m1 a2, B a7 air 2", "A m1 > a2; B a2; A m1 > a6", "A a6 air 3, B a7 air 4",
        ),
        case(11, "each card is used once, for one climber",
             "m1 r1/3 a2", "A m1 > a2; B m1 > a2", "refused (11)"),
        case(13, "the direction is told", "r2/3 m1 a0, A b2", "A r2/3 > b4", "refused (13)"),
        case((12, 13), "air pays for no step", "m1 m1 a1", "A a1 > a2", "refused (13)"),
        case((13, 14), "worked example: two moves up into a space of cost 2; a rope's 3 down over 2 and 1",
             "m1 m1 r1/3, A a7, B b2", "A m1 m1 > a8; B r1/3down > b1 a10",
             "A a8 air 3, B a10 air 3 vp 2"),
    ],
)  # fmt: skip
def test_plans_move_climbers_or_are_refused_by_their_rule(seat, plan, ends):
    game = set_up(seat)
    assert tried(game, plan) == ends
    assert ends.startswith("refused") or do(game, 0, f"plan {plan}").active_seat == 1


@pytest.mark.rule(11, 13)
def test_plans_are_refused_during_payment_or_with_two_rope_directions():
    """11, 13: not once the turn is paid for; each rope has one direction."""
    paying = do(do(set_up("a0 a1 a2, risk 1"), 0, "use A a1"), 0, "finish")
    assert legal(paying, 0) == ["pay points", "pay A"]
    refused(paying, 0, "plan", rule=11)
    both = Plan((PlannedUse("A", (Card.parse("r1/3"),), ("up", "down"), ("a2",)),))
    with pytest.raises(RuleError) as caught:
        apply(set_up("r1/3 m1 a0"), 0, both)
    assert caught.value.rule == 13


@pytest.mark.rule(11)
def test_players_act_clockwise_from_the_first_player():
    """11: one player after the other, from the first player, clockwise."""
    game = set_up("idle | idle | idle", first=1)
    for seat, later in ((1, {2, 0}), (2, {0}), (0, set())):
        assert game.active_seat == seat
        assert {other for other in range(3) if as_if_turn_of(game, other)} == later
        for other in {0, 1, 2} - {seat}:
            assert not legal_actions(game, other)
            refused(game, other, "finish")
            refused(game, other, "plan A m1 > a2")
        game = do(game, seat, "finish")
    assert moment(game) == "day 2 selection"


@pytest.mark.rule(12, 21)
def test_acclimatization_may_exceed_six_until_the_check():
    """12: the level may pass 6 until phase 4."""
    game = do(set_up("a1 a2 a3, A base air 5"), 0, "plan A a1 a2 a3")
    assert told(game, 0) == "A base air 11, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A base air 6, B base air 4"


UP_OR_DOWN = "affordable if what ropes leave of up and down is within the movement points"
WHERE = "at any space of the use's way, its start and its end too"
BY_POINTS = "a tent is paid from movement and rope-up points, not from rope-down points"


@pytest.mark.parametrize(
    ("cards", "start", "plan", "ends"),
    [
        case(14, UP_OR_DOWN, "m2 r1/2 a0", "a10 tent a1", "m2 r1/2down > b1 a11", "a11 air 3 vp 2 tent a1"),
        case(15, WHERE, "m3 m2 a0", "a10", "m2 m3 > b1 pitch b5", "b5 air 3 tent b1"),
        case(15, BY_POINTS, "m1 r1/3 a0", "b5", "r1/3down > pitch", "refused (15)"),
    ],
)  # fmt: skip
def test_a_use_of_cards_gives_the_expected_result_or_refusal(cards, start, plan, ends):
    found = tried(set_up(f"{cards}, A {start}, B dead"), f"A {plan}")
    assert found.removeprefix("A ").removesuffix(", B dead") == ends


SNOW = {"season": "winter", "tile": "W6", "day": 2}
"""Steps and tents below 7000 m cost 1 more."""


@pytest.mark.parametrize(
    ("cards", "start", "plan", "ends"),
    [
        case((14, 16), "base camp is an ordinary low space (r), where a step costs 2 today",
             "m1 m1 m3", "a2", "m1 m1 > base", "base air 3"),
        case((14, 16), "and no single point pays for it", "m1 m1 m3", "a2", "m1 > base", "refused (11)"),
        case(15, "a tent costs what the space does, weather included",
             "m1 m3 r1/2", "a2", "m3 > pitch; B m1 > pitch", "refused (11)"),
        case(15, "what is left after a tent is left after its price of today",
             "m2 m3 r1/2", "a2", "m3 m2 > pitch a6 a2", "refused (11)"),
        case(15, "base camp's included", "m2 m1 a0", "base", "m2 > pitch", "base air 3 tent base"),
    ],
)  # fmt: skip
def test_bad_weather_makes_steps_and_tents_cost_more(cards, start, plan, ends):
    found = tried(set_up(f"{cards}, A {start}", **SNOW), f"A {plan}")
    assert found.removeprefix("A ").removesuffix(", B base air 3") == ends


GONE = "A dead, B dead"
CROWD = "m3 m2 m1, A c1 | A c3, B c3 | idle"
TOO_MANY = "m3 m3 a1, A c1, B c1 | idle"


@pytest.mark.parametrize(
    ("seats", "plan", "ends"),
    [
        case(16, "worked example: of three players at most 2 climbers on a space between 7000 and 8000 m",
             CROWD, "A m3 > c3", "refused (16)"),
        case(16, "a use with steps may not end on a full space even if it began there",
             TOO_MANY, "A m3 m3 > c3 c1", "refused (16)"),
        *(case((15, 16), f"a use without steps is never forbidden: a tent can be pitched there, {points}",
               TOO_MANY, f"A {cards} > pitch", "A c1 air 3 tent c1, B c1 air 3")
          for points, cards in (("and no step paid", "m3"), ("with points left", "m3 m3"))),
        case(16, "the climber itself is not one of the others: it may come back to where it stood alone",
             "m3 m1 a0, A c1", "A m1 m3 > c3 c1", "A c1 air 3, B base air 3"),
        case(16, "the number of players at the start decides, whoever is left",
             "m3 m2 m1, A c1, B c3 | idle | A dead, B dead | A dead, B dead", "A m2 > c3",
             "A c3 air 3, B c3 air 3"),
        case(16, "base camp has no limit (r)",
             "m3 m2 m1, A a2 | idle | idle | idle | idle", "A m1 > base", "A base air 3, B base air 3"),
        case(17, "the marker rises with every space entered, also in passing, and never falls by descending",
             "m3 m3 r2/3, A b1", "A m3 m3 r2/3down > b2 b4 b2 b1",
             "A b1 air 3 vp 3, B base air 3"),
    ],
)  # fmt: skip
def test_space_limits_and_score_markers_follow_the_rules(seats, plan, ends):
    assert tried(set_up(seats, avalanche=True, tile="AS1"), plan) == ends


@pytest.mark.rule(5, 16)
@pytest.mark.parametrize(("lenient", "ends"), [(False, "refused (16)"), (True, "A c3 air 3, B c3 air 3")])
def test_lenient_limits_apply_to_five_players_above_7000_m(lenient, ends):
    """5, 16: higher limits above 7000 m, and nowhere else."""
    game = set_up("m3 m2 m1, A c1, B c3 | A c3, B d1 | idle | idle | idle", lenient=lenient)
    assert tried(game, "A m2 > c3") == ends
    limits = [observe(game, 0).capacity(space) for space in ("a1", "b1", "c1", "d1", "base")]
    assert limits == ([4, 3, 3, 2, None] if lenient else [4, 3, 2, 1, None])


@pytest.mark.rule(16, 28)
def test_a_solo_game_uses_the_two_player_limits():
    """28: two-player limits: alone, one climber a space above 7000 m, two below."""
    game = set_up("m3 m2 m1, A c1, B c3", players=1)
    assert tried(game, "A m2 > c3") == "refused (16)"
    assert [observe(game, 0).capacity(space) for space in ("c3", "b5")] == [1, 2]


@pytest.mark.rule(17)
def test_the_summit_order_records_each_climbers_first_arrival():
    """17: the order in which climbers first enter the summit is recorded, also in passing, each once."""
    game = set_up("m3 m3 r1/3, A d1, B c5 | m3 m3 r1/3, A c4 | idle")
    game = do(game, 0, "plan A m3 r1/3down > summit d1")
    assert (summit_of(game), told(game, 0)) == (["0A"], "A d1 air 3 vp 10, B c5 air 3")
    assert observe(game, None).summit == ((0, "A"),)
    assert summit_of(do(game, 1, "plan A m3 m3 > d1 summit")) == ["0A", "1A"]


UNUSED = "all points of unused cards, of a rope the larger value, of acclimatization cards too"
PAYERS = "levels pay of who took a step, pitched, or received at least 1 point from cards this turn"
MIX = "in any mix the player chooses"
EXACTLY = "exactly min(value, all that is payable) is paid: not more, not less"


def mixed(payment):
    """A turn after which points and both climbers' levels can pay for a 2."""
    return "m3 a2 m1, B base air 2, risk 2", f"A a2; B m3 > a2; pay {payment}"


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(18, "worked example: one moves 1, gains 1 and pays 1 level; 3 is lowered to 2",
             "m1 m3 a1, B a7, risk 2", "A m1 > a2; A a1; B m3 > a8; pay A points",
             "A a2 air 3, B a8 air 3"),
        case(18, UNUSED, "m1 r1/2 m1, risk 2", "A m1 > a2; B m1 > a2; pay points points",
             "A a2 air 3, B a2 air 3"),
        *(
            case(18, f"{PAYERS}: {plan} by {payer}", "m1 m1 a1, risk 1", f"{plan}; pay {payer}", ends)
            for plan, payer, ends in (
                ("A m1 m1 > a2 a6; A a1", "B", "refused (18)"),
                ("B m1 > pitch; B m1 > a2; B a1", "A", "refused (18)"),
            )
        ),
        case(18, MIX, *mixed("A B"), "A base air 4, B a2 air 1"),
        case(18, EXACTLY, *mixed("A"), "refused (18)"),
        case(18, "what cannot be paid is dropped, also where the player chose it so (r)",
             "m1 m1 a0, A base air 1, risk 2", "A m1 m1 > a2 a6", "A a6 air 0, B base air 3"),
        case(18, "who does nothing pays with cards; no level of idle climbers is touched",
             "a0 m1 a1, risk 2", "", "A base air 3, B base air 3"),
    ],
)  # fmt: skip
def test_risk_tokens_are_paid_from_points_and_active_climbers_levels(seat, plan, ends):
    assert tried(set_up(seat), plan) == ends


@pytest.mark.rule(18)
def test_the_risk_token_is_paid_after_all_uses():
    """18: settled at the end of the turn, after all uses; then nothing else can be done."""
    game = do(set_up("m1 m3 a2, risk 1"), 0, "use A m1", "go a2")
    assert told(game, 0) == "A a2 air 3, B base air 3"
    assert not [text for text in legal(game, 0) if text.startswith("pay")]
    refused(game, 0, "pay A")
    game = do(game, 0, "use B a2", "finish")
    assert sorted(legal(game, 0)) == ["pay A", "pay B", "pay points"]
    refused(game, 0, "use A m3")
    refused(game, 0, "finish")
    game = do(game, 0, "pay B")
    assert (told(game, 0), game.active_seat) == ("A a2 air 3, B base air 4", 1)


@pytest.mark.rule(19)
def test_nobody_dies_in_phase_3():
    """19: nobody dies in phase 3, even at level 0 (r): base camp's air saves in the night."""
    game = set_up("m1 m1 a0, A a1 air 1, risk 1")
    game = do(game, 0, "plan A m1 m1 > a6 a2")
    assert told(game, 0) == "A a2 air 0, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A a2 air 1, B base air 4"
