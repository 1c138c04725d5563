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
    name: str = ""


ACTS = st.lists(st.tuples(st.integers(0, 1), st.lists(st.integers(0, 4).map(Highlight), max_size=3)))
RESTS = st.integers(0, 2)


def numbered(acts):
    """Acts with the numbers of their rounds; each says how many rounds it is after the one before."""
    number = 0
    for later, found in acts:
        number += later
        yield number, found


@given(ACTS, RESTS)
def test_no_round_has_two_and_the_rounds_after_one_rest(acts, rest):
    rounds = [(number, [(number, one.rank) for one in found]) for number, found in numbered(acts)]
    shown = [
        one.name
        for one in chosen(((at, [Highlight(rank, at) for _, rank in its]) for at, its in rounds), rest)
    ]
    assert all(later - earlier > rest for earlier, later in pairwise(shown))


@given(ACTS, RESTS, st.data())
def test_what_was_chosen_stays_whatever_comes_later(acts, rest, data):
    until = data.draw(st.integers(0, len(acts)))
    history = list(numbered(acts))
    earlier = list(chosen(history[:until], rest))
    assert list(chosen(history, rest))[: len(earlier)] == earlier


def test_the_greatest_of_an_act_is_chosen_but_the_first_act_of_a_round():
    low, high, late = Highlight(3, "low"), Highlight(1, "high"), Highlight(0, "late")
    assert list(chosen([(1, [low, high]), (1, [late]), (2, []), (3, [low])])) == [high, low]
    assert list(chosen([(1, [low]), (2, [late]), (3, [high])], rest=1)) == [low, high]
