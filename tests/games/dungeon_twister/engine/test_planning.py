"""What panels ask of the rules: the state after actions that are planned, and what may follow them."""

from functools import partial

import pytest

from k2bot.games.dungeon_twister.engine import (
    Phase,
    RuleError,
    legal_actions,
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
