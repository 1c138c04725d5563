"""Actions as texts: they survive a round trip, and invalid texts are refused."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    ActionSyntaxError,
    Plan,
    PlannedUse,
    parse,
)
from k2bot.games.k2.engine.content import CARDS
from tests.games.k2.engine.helpers.kit import times


def test_card_order_in_an_action_does_not_matter():
    assert parse("use B r1/3 m2") == parse("use B m2 r1/3")
    assert parse("plan A r2/3down m1 r1/2up > b1") == parse("plan A m1 r1/2up r2/3down > b1")
    assert str(parse("choose a1 r1/2 m1")) == "choose m1 r1/2 a1"


@pytest.mark.parametrize(
    "text",
    [
        "", "dance", "choose m9", "token", "token two", "token 1 2", "use", "use C m1", "use m1",
        "rope r1/2 left", "rope up r1/2", "rope r1/2 up down", "go b1 b2", "pitch b1", "pay C",
        "rescue A", "rescue C a3", "rescue A a3 a4", "let-go A", "plan C m1 > b1", "plan A m9 > b1",
        "plan pay X", "plan pay A; A m1 > b1", "Choose m1 m1 m1", "plan A r1/2left > b1",
    ],
)  # fmt: skip
def test_invalid_action_texts_are_refused(text):
    with pytest.raises(ActionSyntaxError, match=r"is no action"):
        parse(text)


def random_plan(chance):
    uses = []
    for _ in range(chance.randint(0, 3)):
        cards = tuple(sorted(chance.choices(list(CARDS.values()), k=chance.randint(1, 3))))
        ropes = sum(card.is_rope for card in cards)
        way = tuple(chance.choices(["a1", "b12", "base", "summit", "pitch"], k=chance.randint(0, 4)))
        uses.append(
            PlannedUse(chance.choice("AB"), cards, tuple(chance.choices(["up", "down"], k=ropes)), way)
        )
    return Plan(tuple(uses), tuple(chance.choices(["A", "B", "points"], k=chance.randint(0, 2))))


@times(100, 20000)
@given(number=st.integers(0, 2**32 - 1))
def test_plans_survive_a_text_round_trip(number):
    plan = random_plan(random.Random(number))  # noqa: S311 - not cryptographic
    assert parse(str(plan)) == plan
    assert str(parse(str(plan))) == str(plan)


@times(150, 50000)
@given(
    text=st.one_of(
        st.text(),
        st.lists(
            st.sampled_from(
                ["plan", "choose", "use", "A", "B", "m1", "r1/2", "r1/2up", ">", ";", "pay", "points", "b1",
                 "pitch", "token", "0", "-1", "rope", "up", "go", ""]
            )
        ).map(" ".join),
    )
)  # fmt: skip
def test_any_text_is_an_action_or_a_syntax_error(text):
    try:
        action = parse(text)
    except ActionSyntaxError:
        return
    assert parse(str(action)) == action
