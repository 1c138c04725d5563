"""The state that playouts are played on goes the way of the engine, day by day."""

import random

import pytest

from k2bot.engines.chance import shuffled
from k2bot.games.k2.engine import (
    Phase,
    Rescue,
    TakeToken,
    apply,
    content,
    decisions,
    legal_actions,
    new_game,
    scores,
)
from k2bot.games.k2.players import choosing, levels, pack, playout
from k2bot.games.k2.players.quick import Look


def choose_and_push(game, state, chance):
    """Phases 1 and 2 at random, in the game and in the state."""
    while game.phase in {Phase.SELECTION, Phase.RISK}:
        decision = decisions(game)[0]
        action = chance.choice(legal_actions(game, decision.seat))
        if isinstance(action, TakeToken):
            for seat, player in enumerate(state.players):
                if player.alive and player.committed is None:
                    state.commit(seat, pack.choices(player.hand)[0])
            assert state.pusher() == decision.seat
            state.take(decision.seat, action.value)
        else:
            state.commit(decision.seat, pack.kinds(action.cards))
        game = apply(game, decision.seat, action).game
    return game


def settle_what_asked_nobody(game, state):
    """What the engine does by itself: hands of three are chosen, tokens of one value are taken."""
    for seat, player in enumerate(state.players):
        if player.alive and player.committed is None:
            assert len(player.hand) <= 3
            state.commit(seat, player.hand)
    pusher = state.pusher()
    if (state.tokens, state.pile) != (game.tokens_open, game.tokens_pile):
        assert len(set(state.tokens)) == 1
        state.take(pusher, state.tokens[0])


def take_turn(game, state, seat, chance):
    """One of the better turns, in both."""
    look = Look(state, seat, levels.tonight(game.setup.side, "easy"))
    player = state.players[seat]
    results = look.outcomes(player.committed, player.risk, 12)
    chance.shuffle(results)
    for result in results:
        done = choosing.plan(game, look, result)
        if done is not None:
            break
    else:
        pytest.fail("no turn at first sight can be done")
    result, plan = done
    playout.act(state, seat, result)
    return apply(game, seat, plan).game


def pass_night(game, state):
    """The night in the state, then the same answers in the game."""
    saved = {}

    def refuge(table, seat):
        saved[seat] = playout.refuge(table, seat)
        return saved[seat]

    def shuffle(seat, cards):
        mixed = shuffled(game.seed, f"deck/{seat}/{state.day}", [pack.DISTINCT_CARDS[kind] for kind in cards])
        return tuple(pack.NUMBER[card] for card in mixed)

    state.night(refuge, shuffle)
    while game.phase is Phase.CHECK:
        (decision,) = decisions(game)
        action = legal_actions(game, decision.seat)[0]  # of slides, the default
        if decision.kind == "rescue":
            which, space = saved[decision.seat]
            action = Rescue("AB"[which], state.board.names[space])
        game = apply(game, decision.seat, action).game
    return game


@pytest.mark.parametrize("number", range(8))
def test_the_sketch_follows_the_rules(number, climbing):
    """Cards, tokens, spaces, markers, tents, summit, the night, rescues and slides come out the same."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    game = new_game(climbing.random_setup(chance), str(number))
    state = climbing.sim_state_of(game)
    while game.phase is not Phase.OVER:
        game = choose_and_push(game, state, chance)
        settle_what_asked_nobody(game, state)
        assert climbing.facts(state) == climbing.facts(climbing.sim_state_of(game))
        for seat in state.order():
            assert game.turn == seat
            game = take_turn(game, state, seat, chance)
            if game.phase is Phase.ACTIONS and game.day == state.day:
                assert climbing.facts(state) == climbing.facts(climbing.sim_state_of(game))
        game = pass_night(game, state)
        assert state.totals() == list(scores(game))
        if not state.over:
            settled = climbing.facts(climbing.sim_state_of(game))
            for seat, player in enumerate(state.players):
                if player.alive and len(player.hand) <= 3:
                    state.commit(seat, player.hand)
            if game.phase is Phase.SELECTION:
                assert climbing.facts(state) == settled
    assert state.over
    assert climbing.facts(state)["climbers"] == climbing.facts(climbing.sim_state_of(game))["climbers"]


def test_who_got_no_points_pays_with_no_level():
    """Rule 18: an air card of 0 makes nobody a payer."""
    found = pack.ways(pack.kinds(content.CARDS[card] for card in ("m1", "a0", "a0")), 2)
    allotments = [
        (spending, allotment)
        for spendings, split in zip(found.spendings, found.splits, strict=True)
        for spending, allotment in zip(spendings, split, strict=True)
    ]
    assert {spending[2] for spending, share in allotments if not (share.air or share.movement)} == {0}
    assert min(spending[2] for spending, share in allotments if share.movement) < 0
