"""What panels ask of the rules: the state after actions that are planned, and what may follow them."""

from __future__ import annotations

from functools import partial

import pytest

from k2bot.games.dungeon_twister.engine import (
    Phase,
    RuleError,
    legal_actions,
    observe,
    parse,
)
from k2bot.games.dungeon_twister.engine.content import CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.planning import NEWS, preview
from tests.games.dungeon_twister.engine.helpers import playing
from tests.games.dungeon_twister.engine.helpers.kit import set_up


def planned(state, seat, *texts):
    return preview(state, seat, [parse(text) for text in texts])


def listed(look, seat):
    """Everything a preview offers while acting."""
    names = [TOKENS[token] for token in CHARACTERS_OF[seat]]
    moves = []
    for name in names:
        for square, ways in look.reach(name).items():
            handled = [sum(not word[0].isupper() for word in move.path) for move in ways]
            assert handled == sorted(handled), "the plain move comes first"
            assert {move.end for move in ways} == {square}
            moves += ways
    assert look.movers == tuple(name for name in names if look.reach(name))
    return {str(action) for action in (*moves, *look.deeds)} | {"end"}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_offered_is_what_is_legal(seed):
    """Moves by square and all other deeds together are the legal actions, in games played at random."""
    acted = 0
    for state, *_ in playing.played(seed)[:120]:
        if state.phase is Phase.ACT:
            acted += 1
            legal = set(map(str, legal_actions(state, state.turn)))
            assert listed(preview(state, state.turn, ()), state.turn) == legal
            assert listed(preview(state, 1 - state.turn, ()), 1 - state.turn) == {"end"}
    assert acted > 30


def test_a_turn_from_its_card_to_its_end():
    """Card and moves are looked at together; with the last point the plan is finished."""
    state = set_up({"b.warrior": "B4", "y.goblin": "U10"}, phase="card", ap=0)
    look = planned(state, 0)
    assert [str(choice) for choice in look.choices] == ["play 2", "play 3", "play 4"]
    look = planned(state, 0, "play 2")
    assert look.seen.ap == 2
    assert not look.choices
    ends = [str(next(iter(ways))) for ways in look.reach("b.warrior").values()]
    look = planned(state, 0, "play 2", ends[0])
    assert look.seen.ap == 1
    assert not look.finished
    back = str(next(iter(look.reach("b.warrior").values()))[0])
    look = planned(state, 0, "play 2", ends[0], back)
    assert look.finished
    assert look.seen.turn == 1
    assert not look.deeds
    assert not look.reach("b.warrior")
    assert look.before == observe(state, 0)


def test_nothing_is_looked_into_that_brings_news():
    """Reveals and fights are refused, and so is whatever the rules forbid; nothing changes."""
    state = set_up({"b.warrior": "G3", "y.troll": "G4", "y.goblin": "U10"})
    refused = partial(pytest.raises, RuleError)
    with refused(match="cannot be looked into") as refusal:
        planned(state, 0, "attack b.warrior y.troll")
    assert refusal.value.code == "news"
    with refused():
        planned(state, 0, "heal b.warrior y.troll")
    with refused():
        planned(state, 0, "end", "play 2")
    assert all(kind.__name__ in {"Reveal", "Attack", "Lay"} for kind in NEWS)


def test_a_room_is_filled_until_the_others_things_are_next():
    """The own tokens one after another; then the plan is finished, no matter who is next."""
    state = set_up(
        {"b.warrior": "B4", "y.goblin": "U10", "y.sword": 1, "b.rope": 1, "y.thief": 1},
        phase="place",
        placing=[[0, "y.thief", 1], [0, "y.sword", 1], [1, "b.rope", 1]],
    )
    look = planned(state, 0)
    assert str(look.choices[0]).startswith("place y.thief")
    taken = look.choices[0].square
    look = planned(state, 0, f"place y.thief {taken}")
    assert taken not in [choice.square for choice in look.choices]
    assert not look.finished
    look = planned(state, 0, f"place y.thief {taken}", str(look.choices[0]))
    assert look.finished
    assert not look.choices
