"""Nobody learns what the rules keep secret: twins that differ only in that look the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from k2bot.games.k2.engine import (
    Commit,
    Phase,
    Plan,
    RuleError,
    Setup,
    UseCards,
    apply,
    decisions,
    from_position,
    legal_actions,
    new_game,
    observe,
    preview,
    to_position,
)
from k2bot.games.k2.engine.content import CARDS
from k2bot.games.k2.engine.events import seen_by
from tests.games.k2.engine.helpers import playing, random_positions
from tests.games.k2.engine.helpers.kit import times


def twins(data, most=6):
    """Observers with pairs of games that they must not be able to tell apart."""
    chance = random_positions.rng_for(data, "twins")
    for game in playing.drawn_states(data, most):
        if game.turn is not None and game.turn.actions:
            continue
        position = to_position(game)
        for watcher in (*range(len(game.seats)), None):
            other = random_positions.twin(position, watcher, chance)
            yield watcher, from_position(position, "one"), from_position(other, "other")


def assert_same_view(watcher, one, other):
    assert observe(one, watcher) == observe(other, watcher)
    assert decisions(one) == decisions(other)
    if watcher is not None:
        assert legal_actions(one, watcher) == legal_actions(other, watcher)


def events_seen(step, watcher):
    return [seen_by(event, watcher) for event in step.events]


@times(6, 500)
@given(data=st.data())
def test_turns_look_the_same_in_states_that_differ_only_in_secrets(data):
    """Observations, legal actions, previews and refusals don't depend on secrets; nor do turns
    and events."""
    chance, differing = random_positions.rng_for(data, "play"), 0
    for watcher, *pair in twins(data, most=10):
        one, other = pair
        assert_same_view(watcher, one, other)
        differing += to_position(one) != to_position(other)
        if watcher is not None:
            chosen = tuple(chance.choices(list(CARDS.values()), k=3))
            for action in (Commit(chosen), UseCards("A", chosen)):
                assert refusal(one, watcher, action) == refusal(other, watcher, action)
        if one.active_seat == watcher is not None and one.phase is Phase.ACTIONS:
            assert preview(one, watcher, Plan()) == preview(other, watcher, Plan())
        while one.phase in {Phase.RISK, Phase.ACTIONS, Phase.CHECK} and decisions(one):
            seat = decisions(one)[0].seat
            assert legal_actions(one, seat) == legal_actions(other, seat)
            action = chance.choice(legal_actions(one, seat))
            day, phase = one.day, one.phase
            left, right = apply(one, seat, action), apply(other, seat, action)
            one, other = left.game, right.game
            if phase is Phase.RISK or one.day != day:
                break  # a token or a tile may have been turned up: now there is something to tell
            assert events_seen(left, watcher) == events_seen(right, watcher)
            assert_same_view(watcher, one, other)
    assert differing


@times(8, 500)
@given(data=st.data())
def test_another_players_card_choice_stays_secret(data):
    """Observers see that a player has chosen, but not what."""
    game, chance = playing.drawn_game(data, players=data.draw(st.integers(3, 5)))
    for day in range(3):
        for seat in chance.sample(range(len(game.seats)), len(game.seats) - 1):
            listed = legal_actions(game, seat)
            choices = [apply(game, seat, action) for action in chance.sample(listed, min(4, len(listed)))]
            for watcher in (None, *(other for other in range(len(game.seats)) if other != seat)):
                first = choices[0]
                for step in choices[1:]:
                    assert_same_view(watcher, step.game, first.game)
                    assert events_seen(step, watcher) == events_seen(first, watcher)
            game = chance.choice(choices).game
        while game.day == day + 1:
            game = apply(game, decisions(game)[0].seat, legal_actions(game, decisions(game)[0].seat)[-1]).game


def refusal(game, seat, action):
    try:
        apply(game, seat, action)
    except RuleError as error:
        return str(error), error.code, error.rule, error.facts
    return None


@pytest.mark.rule(4, 25)
def test_drawn_cards_are_shown_to_their_owner_only():
    """4, 25: what a player draws is that player's secret."""
    game = new_game(Setup(players=2, first=0), "seed")
    events = []
    while game.day == 1:
        seat = decisions(game)[0].seat
        step = apply(game, seat, legal_actions(game, seat)[0])
        game = step.game
        events += step.events
    drawn = [event for event in events if type(event).__name__ == "CardsDrawn"]
    assert {event.seat for event in drawn} == {0, 1}
    for event in drawn:
        assert seen_by(event, event.seat).cards is not None
        assert len(event.cards) == event.count == 3
        for watcher in (1 - event.seat, None):
            assert (seen_by(event, watcher).cards, seen_by(event, watcher).count) == (None, 3)
    assert observe(game, 0).seats[1].hand is observe(game, None).seats[0].hand is None
