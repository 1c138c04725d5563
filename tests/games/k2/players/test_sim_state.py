"""The state of playouts and the move tables agree with the engine."""

import random
from itertools import product

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
from k2bot.games.k2.engine.terrain import CardPoints, routes, terrain_under
from k2bot.games.k2.players import choosing, levels, pack, playout
from k2bot.games.k2.players.quick import TurnSearch
from k2bot.games.k2.players.tables import NO_TENT, board_arrays, move_table


def play_phases_1_and_2(game, state, chance):
    """Phases 1 and 2 at random, in the game and in the state."""
    while game.phase in {Phase.COMMIT, Phase.RISK}:
        decision = decisions(game)[0]
        action = chance.choice(legal_actions(game, decision.seat))
        if isinstance(action, TakeToken):
            for seat, player in enumerate(state.players):
                if player.has_climbers and player.committed is None:
                    state.commit(seat, pack.choices(player.hand)[0])
            assert state.token_taker() == decision.seat
            state.take_token(decision.seat, action.value)
        else:
            state.commit(decision.seat, pack.kinds(action.cards))
        game = apply(game, decision.seat, action).game
    return game


def apply_automatic_steps(game, state):
    """Apply the engine's automatic steps: hands of three are committed, equal tokens taken."""
    for seat, player in enumerate(state.players):
        if player.has_climbers and player.committed is None:
            assert len(player.hand) <= 3
            state.commit(seat, player.hand)
    pusher = state.token_taker()
    if (state.tokens, state.pile) != (game.tokens_open, game.tokens_pile):
        assert len(set(state.tokens)) == 1
        state.take_token(pusher, state.tokens[0])


def take_turn(game, state, seat, chance):
    """Play one of the better turns in both."""
    look = TurnSearch(state, seat, levels.overnight_outlook(game.setup.side, "easy"))
    player = state.players[seat]
    results = look.outcomes(player.committed, player.risk, 12)
    chance.shuffle(results)
    for result in results:
        done = choosing.as_plan(game, look, result)
        if done is not None:
            break
    else:
        pytest.fail("no turn at first sight can be done")
    result, plan = done
    playout.act(state, seat, result.ends, result.air)
    return apply(game, seat, plan).game


def pass_night(game, state):
    """The night in the state, then the same answers in the game."""
    saved = {}

    def refuge(table, seat, dying):
        saved[seat] = playout.best_rescue(table, seat, dying)
        return saved[seat]

    def shuffle(seat, cards):
        mixed = shuffled(game.seed, f"deck/{seat}/{state.day}", [pack.DISTINCT_CARDS[kind] for kind in cards])
        return tuple(pack.CARD_NUMBERS[card] for card in mixed)

    state.play_night(refuge, shuffle)
    while game.phase is Phase.CHECK:
        (decision,) = decisions(game)
        action = legal_actions(game, decision.seat)[0]  # of slides, the default
        if decision.kind == "rescue":
            which, space = saved[decision.seat]
            action = Rescue("AB"[which], state.board.names[space])
        game = apply(game, decision.seat, action).game
    return game


@pytest.mark.parametrize("number", range(4))
def test_the_simulated_state_follows_the_engine(number, climbing):
    """Cards, tokens, spaces, markers, tents, summit, nights, rescues and slides agree."""
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    game = new_game(climbing.random_setup(chance), str(number))
    state = climbing.sim_state_of(game)
    while game.phase is not Phase.OVER:
        game = play_phases_1_and_2(game, state, chance)
        apply_automatic_steps(game, state)
        assert climbing.facts(state) == climbing.facts(climbing.sim_state_of(game))
        for seat in state.order():
            assert game.active_seat == seat
            game = take_turn(game, state, seat, chance)
            if game.phase is Phase.ACTIONS and game.day == state.day:
                assert climbing.facts(state) == climbing.facts(climbing.sim_state_of(game))
        game = pass_night(game, state)
        assert state.totals() == list(scores(game))
        if not state.over:
            settled = climbing.facts(climbing.sim_state_of(game))
            for seat, player in enumerate(state.players):
                if player.has_climbers and len(player.hand) <= 3:
                    state.commit(seat, player.hand)
            if game.phase is Phase.COMMIT:
                assert climbing.facts(state) == settled
    assert state.over
    assert climbing.facts(state)["climbers"] == climbing.facts(climbing.sim_state_of(game))["climbers"]


def test_climbers_who_received_no_points_pay_no_levels():
    """Rule 18: an air card of 0 doesn't make a climber pay."""
    found = pack.allocations(pack.kinds(content.CARDS[card] for card in ("m1", "a0", "a0")), 2)
    allotments = [
        (spending, allotment)
        for spendings, split in zip(found.spendings, found.splits, strict=True)
        for spending, allotment in zip(spendings, split, strict=True)
    ]
    assert {spending[2] for spending, share in allotments if not (share.air or share.movement)} == {0}
    assert min(spending[2] for spending, share in allotments if share.movement) < 0


# --------------------------------------------------------------------------------------------------- ways


TILES = [*content.TILES.values()]


def best_marks(ends):
    """The highest marker by space and tent; a higher one is never worse."""
    found = {}
    for space, mark, pitched in ends:
        found[space, pitched] = max(mark, found.get((space, pitched), 0))
    return found


def searched(side, weather, start, mark, spending, *, tent):
    """Ends found by the engine, with tents where the players would pitch them."""
    board = board_arrays(side)
    (up, down), movement, _ = spending
    tents = {board.names[space] for space in board.tent_places} if tent else ()
    ways = routes(
        terrain_under(side, weather), board.names[start], mark, CardPoints(movement, up, down), tents
    )
    return best_marks((space, vp, pitched) for (space, _, _, pitched, vp), _ in ways)


def looked_up(side, weather, start, mark, spending, *, tent):
    """Ends found by the players' tables."""
    board = board_arrays(side)
    (up, down), movement, _ = spending
    step = board.track_step(mark)
    lists = move_table(side, weather).ends_by_points(start, step, up, down, tent=tent)[: movement + 1]
    return best_marks(
        (board.names[space], board.points[top], None if camp == NO_TENT else board.names[camp])
        for ends in lists
        for space, top, camp in ends
    )


@pytest.mark.parametrize(("side", "number"), list(product(content.SIDES, range(4))))
def test_tabled_ends_of_a_use_match_the_engine(side, number):
    """From any space, in any weather, with the points of any three cards."""
    chance = random.Random(f"{side} {number}")  # noqa: S311 - not cryptographic
    board = board_arrays(side)
    for _ in range(40):
        weather = chance.choice(chance.choice(TILES).days)
        start = chance.randrange(len(board.names))
        mark = chance.choice([mark for mark in board.points if mark >= board.points[board.step[start]]])
        cards = tuple(sorted(chance.sample(pack.DECK_NUMBERS, 3)))
        spending, _ = chance.choice(pack.allocations(cards, chance.randint(0, 2)).spendings)
        tent = chance.random() < 0.5
        found = looked_up(side, weather, start, mark, spending, tent=tent)
        assert found == searched(side, weather, start, mark, spending, tent=tent)
        reached = {space for space, _ in found}
        assert reached <= {board.names[space] for space in move_table(side, weather).reachable_spaces(start)}
