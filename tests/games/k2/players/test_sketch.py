"""The sketch that playouts are played on goes the way of the engine, day by day."""

import random

import pytest

from k2bot.games.k2.engine import (
    Phase,
    Rescue,
    Setup,
    TakeToken,
    apply,
    content,
    decisions,
    legal_actions,
    new_game,
    observe,
    scores,
)
from k2bot.games.k2.engine.chance import shuffled
from k2bot.games.k2.players import easy, pack, playout, turns
from k2bot.games.k2.players.ground import land
from k2bot.games.k2.players.quick import Look


def choose_and_push(game, sketch, chance):
    """Phases 1 and 2 at random, in the game and in the sketch."""
    while game.phase in {Phase.SELECTION, Phase.RISK}:
        decision = decisions(game)[0]
        action = chance.choice(legal_actions(game, decision.seat))
        if isinstance(action, TakeToken):
            for seat, player in enumerate(sketch.players):
                if player.alive and player.committed is None:
                    sketch.commit(seat, pack.choices(player.hand)[0])
            assert sketch.pusher() == decision.seat
            sketch.take(decision.seat, action.value)
        else:
            sketch.commit(decision.seat, pack.kinds(action.cards))
        game = apply(game, decision.seat, action).game
    return game


def settle_what_asked_nobody(game, sketch):
    """What the engine does by itself: hands of three are chosen, tokens of one value are taken."""
    for seat, player in enumerate(sketch.players):
        if player.alive and player.committed is None:
            assert len(player.hand) <= 3
            sketch.commit(seat, player.hand)
    pusher = sketch.pusher()
    if (sketch.tokens, sketch.pile) != (game.tokens_open, game.tokens_pile):
        assert len(set(sketch.tokens)) == 1
        sketch.take(pusher, sketch.tokens[0])


def take_turn(game, sketch, seat, chance):
    """One of the better turns, in both."""
    look = Look(sketch, seat, easy.tonight(game.setup.side))
    player = sketch.players[seat]
    doings = look.outcomes(player.committed, player.risk, 12)
    chance.shuffle(doings)
    for doing in doings:
        done = turns.plan(game, look, land(game.setup.side, sketch.weather), doing)
        if done is not None:
            break
    else:
        pytest.fail("no turn at first sight can be done")
    doing, plan = done
    playout.act(sketch, seat, doing)
    return apply(game, seat, plan).game


def pass_night(game, sketch):
    """The night in the sketch, then the same answers in the game."""
    saved = {}

    def refuge(table, seat):
        saved[seat] = playout.refuge(table, seat)
        return saved[seat]

    def shuffle(seat, cards):
        mixed = shuffled(game.seed, f"deck/{seat}/{sketch.day}", [pack.KINDS[kind] for kind in cards])
        return tuple(pack.NUMBER[card] for card in mixed)

    sketch.night(refuge, shuffle)
    while game.phase is Phase.CHECK:
        (decision,) = decisions(game)
        action = legal_actions(game, decision.seat)[0]  # of slides, the default
        if decision.kind == "rescue":
            which, space = saved[decision.seat]
            action = Rescue("AB"[which], sketch.ground.names[space])
        game = apply(game, decision.seat, action).game
    return game


@pytest.mark.parametrize("number", range(15))
def test_the_sketch_follows_the_rules(number, climbing):
    """Cards, tokens, spaces, markers, tents, summit, the night, rescues and slides come out the same."""
    chance = random.Random(number)  # noqa: S311 - play, not secrets
    game = new_game(climbing.random_setup(chance), str(number))
    sketch = climbing.sketch_of(game)
    while game.phase is not Phase.OVER:
        game = choose_and_push(game, sketch, chance)
        settle_what_asked_nobody(game, sketch)
        assert climbing.facts(sketch) == climbing.facts(climbing.sketch_of(game))
        for seat in sketch.order():
            assert game.turn == seat
            game = take_turn(game, sketch, seat, chance)
            if game.phase is Phase.ACTIONS and game.day == sketch.day:
                assert climbing.facts(sketch) == climbing.facts(climbing.sketch_of(game))
        game = pass_night(game, sketch)
        assert sketch.totals() == list(scores(game))
        if not sketch.over:
            settled = climbing.facts(climbing.sketch_of(game))
            for seat, player in enumerate(sketch.players):
                if player.alive and len(player.hand) <= 3:
                    sketch.commit(seat, player.hand)
            if game.phase is Phase.SELECTION:
                assert climbing.facts(sketch) == settled
    assert sketch.over
    assert [climber.facts() for player in sketch.players for climber in player.climbers] == [
        climber.facts() for player in climbing.sketch_of(game).players for climber in player.climbers
    ]


def test_who_got_no_points_pays_with_no_level():
    """Rule 18: an air card of 0 makes nobody a payer."""
    found = pack.ways(pack.kinds(content.CARDS[card] for card in ("m1", "a0", "a0")), 2)
    shares = [
        (half, share)
        for halves, split in zip(found.halves, found.splits, strict=True)
        for half, share in zip(halves, split, strict=True)
    ]
    assert {half[2] for half, share in shares if not (share.air or share.movement)} == {0}
    assert min(half[2] for half, share in shares if share.movement) < 0


def test_a_copy_is_a_table_of_its_own(climbing):
    chance = random.Random(1)  # noqa: S311 - play, not secrets
    sketch = climbing.sketch_of(new_game(climbing.random_setup(chance), "copy"))
    before = climbing.facts(sketch)
    copy = sketch.copy()
    assert climbing.facts(copy) == before
    copy.commit(0, pack.choices(copy.players[0].hand)[0])
    copy.move(0, 0, 5, 1, 5)
    assert climbing.facts(copy) != before
    assert climbing.facts(sketch) == before


@pytest.mark.parametrize("players", [1, 3, 5])
def test_room_is_as_the_limits_say(players, climbing):
    """Others alone can fill a space, both own climbers need two places; the base camp has room for all."""
    game = new_game(Setup(players=players), "room")
    sketch = climbing.sketch_of(game)
    seen = observe(game, None)
    chance = random.Random(players)  # noqa: S311 - play, not secrets
    for _ in range(40):
        crowd = chance.sample(range(len(sketch.ground.names)), 4)
        for player in sketch.players:
            for climber in player.climbers:
                climber.space = chance.choice(crowd)
        for seat in range(players):
            full = sketch.full(seat)
            for space, name in enumerate(sketch.ground.names):
                others = sum(
                    climber.space == space
                    for number, player in enumerate(sketch.players)
                    for climber in player.climbers
                    if number != seat
                )
                limit = seen.limit(name)
                assert (space in full) == (limit is not None and others >= limit)
                assert sketch.crowded(seat, space) == (limit is not None and others + 2 > limit)
