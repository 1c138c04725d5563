"""Rules 18 and 19: how a risk token is paid; nobody dies of it."""

import pytest

from tests.games.k2.engine.helpers.builder import player
from tests.games.k2.engine.helpers.kit import case, do, legal, refused, set_up, told, tried

UNUSED = "all points of unused cards, of a rope the larger value, of acclimatization cards too"
PAYERS = "levels pay of who took a step, pitched, or received at least 1 point from cards this turn"
MIX = "in any mix the player chooses"
EXACTLY = "exactly min(value, all that is payable) is paid: not more, not less"
WINTER = {"season": "winter", "tile": "W2", "day": 1}


def mixed(payment):
    """A turn after which points and levels of both can pay 2."""
    return player("m3 a2 m1", B="base air 2", risk=2), f"A a2; B m3 > a2; pay {payment}"


@pytest.mark.parametrize(
    ("seat", "plan", "ends"),
    [
        case(18, "worked example: one moves 1, gains 1 and pays 1 level; 3 is lowered to 2",
             player("m1 m3 a1", B="a7", risk=2), "A m1 > a2; A a1; B m3 > a8; pay A points",
             "A a2 air 3, B a8 air 3"),
        *(case(18, f"{UNUSED}: {cards}", player(cards, risk=2), "A m1 > a2; B m1 > a2; pay points points",
               "A a2 air 3, B a2 air 3") for cards in ("m1 r1/2 m1", "m1 a2 m1")),
        case(18, "a used rope pays in its direction only: levels must", player("r1/3 a0 m1", A="a2", risk=2),
             "A r1/3up > a6; A m1 > a1; pay A A", "A a1 air 1, B base air 3"),
        *(
            case(18, f"{PAYERS}: {plan} by {payer}", player("m1 m1 a1", risk=1), f"{plan}; pay {payer}", ends)
            for plan, payer, ends in (
                ("A m1 m1 > a2 a6; A a1", "B", "refused (18)"),
                ("A m1 m1 > a2 a6; B a1", "A", "A a6 air 2, B base air 4"),
                ("A m1 > pitch; B m1 > a2; A a1", "B", "A base air 4 tent base, B a2 air 2"),
                ("B m1 > pitch; B m1 > a2; B a1", "A", "refused (18)"),
            )
        ),
        case(18, "an acclimatization card of 0 makes nobody pay", player("m1 m1 a0", risk=1),
             "A m1 m1 > a2 a6; B a0; pay B", "refused (18)"),
        case(18, "this turn's gains included", player("m1 m1 a2", A="base air 0", risk=2),
             "A a2; A m1 m1 > a2 a6; pay A A", "A a6 air 0, B base air 3"),
        *(
            case(18, f"{MIX}: {payment}", *mixed(payment), f"A base air {a}, B a2 air {b}")
            for payment, a, b in (
                ("points points", 5, 2), ("A B", 4, 1), ("A points", 4, 2),
            )
        ),
        *(case(18, f"{EXACTLY}: {payment}", *mixed(payment), "refused (18)")
          for payment in ("points points points", "A", "B B B")),
        case(18, "what cannot be paid is dropped, also where the player chose it so (r)",
             player("m1 m1 a0", A="base air 1", risk=2), "A m1 m1 > a2 a6", "A a6 air 0, B base air 3"),
        case(18, "a token of nothing takes nothing", player("m1 m1 a2", risk=0), "A m1 m1 a2 > a2 a6; pay A",
             "refused (18)"),
        case(18, "who does nothing pays with cards; no level of idle climbers is touched",
             player("a0 m1 a1", risk=2), "", "A base air 3, B base air 3"),
    ],
)  # fmt: skip
def test_what_is_paid(seat, plan, ends):
    assert tried(set_up(seat), plan) == ends


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("risk", "payment", "ends"),
    [(1, "points", "air 3"), (2, "points points", None), (2, "points A", "air 2")],
)
def test_a_tent_and_a_toll_are_costs(risk, payment, ends):
    """18: beyond what the uses cost: tent and weather are costs."""
    game = set_up(player("m3 a0 m1", A="c1", B="dead", risk=risk), **WINTER)
    found = tried(game, f"A m1 m3 > pitch; pay {payment}")
    assert found == (f"A c1 {ends} tent c1, B dead" if ends else "refused (18)")


@pytest.mark.rule(18)
def test_it_is_settled_after_all_uses():
    """18: settled at the end of the turn, after all uses; then nothing else can be done."""
    game = do(set_up(player("m1 m3 a2", risk=1)), 0, "use A m1", "go a2")
    assert told(game, 0) == "A a2 air 3, B base air 3"
    assert not [text for text in legal(game, 0) if text.startswith("pay")]
    refused(game, 0, "pay A")
    game = do(game, 0, "use B a2", "finish")
    assert sorted(legal(game, 0)) == ["pay A", "pay B", "pay points"]
    refused(game, 0, "use A m3")
    refused(game, 0, "finish")
    game = do(game, 0, "pay B")
    assert (told(game, 0), game.turn) == ("A a2 air 3, B base air 4", 1)


@pytest.mark.rule(18)
@pytest.mark.parametrize(
    ("seat", "steps", "ends"),
    [
        (player("m1 m1 m1", risk=2), [], "A base air 3, B base air 3"),
        (player("m1 m1 a0", A="base air 1", risk=2), ["use A m1 m1", "go a2", "go a6"],
            "A a6 air 0, B base air 3"),
    ],
)  # fmt: skip
def test_without_a_choice_nobody_is_asked(seat, steps, ends):
    """18: where it makes no difference, or there is only one source, it is paid by itself."""
    game = do(set_up(seat), 0, *steps, "finish")
    assert (told(game, 0), game.turn) == (ends, 1)


@pytest.mark.rule(19)
def test_nobody_dies_in_phase_3():
    """19: nobody dies in phase 3, even at level 0 (r): base camp's air saves in the night."""
    game = set_up(player("m1 m1 a0", A="a1 air 1", risk=1))
    game = do(game, 0, "plan A m1 m1 > a6 a2")
    assert told(game, 0) == "A a2 air 0, B base air 3"
    assert told(do(game, 1, "finish"), 0) == "A a2 air 1, B base air 4"
