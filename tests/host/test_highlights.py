"""Which great moments get a hero picture."""

from dataclasses import dataclass
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from k2bot.game.highlights import chosen


@dataclass(frozen=True)
class Highlight:
    """A moment of some rank."""

    rank: int
    name: str | int


ACTS = st.lists(st.tuples(st.integers(0, 1), st.lists(st.integers(0, 4), max_size=3)), max_size=12)
"""Each act says how many rounds it is after the one before, and which ranks its moments have."""


@given(ACTS, st.integers(0, 2), st.integers(0, 12))
def test_after_a_choice_rounds_rest_and_it_stays_whatever_comes_later(acts, rest, until):
    number, rounds = 0, []
    for later, ranks in acts:
        number += later
        rounds.append((number, [Highlight(rank, number) for rank in ranks]))
    shown = list(chosen(rounds, rest))
    assert all(later.name - earlier.name > rest for earlier, later in pairwise(shown))
    earlier = list(chosen(rounds[:until], rest))
    assert shown[: len(earlier)] == earlier


def test_the_greatest_of_an_act_is_chosen_but_the_first_act_of_a_round():
    low, high, late = Highlight(3, "low"), Highlight(1, "high"), Highlight(0, "late")
    assert list(chosen([(1, [low, high]), (1, [late]), (2, []), (3, [low])])) == [high, low]
    assert list(chosen([(1, [low]), (2, [late]), (3, [high])], rest=1)) == [low, high]
