"""The last days are solved exactly: the best plan equals brute force, and following it pays off."""

import random
from itertools import permutations, product

import pytest

from k2bot.games.k2.engine import (
    Phase,
    Setup,
    apply,
    content,
    decisions,
    from_position,
    new_game,
    observe,
    outcome,
)
from k2bot.games.k2.players import choose, pack, playout
from k2bot.games.k2.players.endgame import WORK_PER_PLAYOUT, Endgame
from k2bot.games.k2.players.quick import TurnSearch
from k2bot.games.k2.players.simulation import SimClimber, SimPlayer, SimState
from k2bot.games.k2.players.tables import NO_TENT, NOWHERE, board_arrays
from k2bot.games.k2.players.values import COMPANY_PRICES, outlook
from tests.games.k2.engine.helpers import builder

ENOUGH = 10_000


def best_total(endgame):
    """The most points a plan guarantees with both climbers alive, in any order of the tokens."""
    worlds = [endgame.morning._replace(pile=pile) for pile in permutations(endgame.morning.pile)]
    for goals in endgame.goals():
        if all(any(endgame.is_reachable(world, goal) for goal in goals) for world in worlds):
            return sum(goals[0])
    return None


def last_days(chance, day, hand):
    """Two solo climbers somewhere high, with these few cards for the remaining days."""
    side, season = chance.choice(content.SIDES), chance.choice(content.SEASONS)
    board = board_arrays(side)
    high = [space for space, zone in enumerate(board.zone) if zone >= 1]
    climbers = []
    for space in chance.sample(high, 2):
        tent = chance.choice([NO_TENT, space, *chance.sample(board.tent_places, 2)])
        step = chance.randrange(board.step[space], len(board.points))
        climbers.append(SimClimber(space, chance.randint(1, 3), step, tent))
    tiles = [tile.id for tile in content.SEASON_TILES[season]]
    chance.shuffle(tiles)
    player = SimPlayer(tuple(climbers), hand, (), (), None, 0, rescue=False)
    tokens = tuple(chance.choice(content.TOKENS) for _ in range(3))
    setup = Setup(players=1, side=side, season=season)
    return SimState(setup, day, 0, tuple(tiles), tokens, (), [player], ())


def brute_force_total(state):
    """The most points with both climbers alive, over all cards, tokens, turns and nights."""
    table = outlook(state.setup.side, state.setup.season, state.tiles, (), COMPANY_PRICES)
    best, mornings = -1, {}
    for cards, token in product(pack.choices(state.players[0].hand), sorted(set(state.tokens))):
        today = state.copy()
        today.commit(0, cards)
        today.take_token(0, token)
        look = TurnSearch(today, 0, table)
        for spendings in pack.allocations(cards, token).spendings:
            levels = look.air_after(spendings)
            if min(levels) < 0:
                continue
            for ends in product(*(look.pair.reaches[which].ends(spendings[which]) for which in (0, 1))):
                starts, spaces = [climber.space for climber in look.climbers], [end[0] for end in ends]
                swap = spaces == starts[::-1] and all(state.is_crowded(0, space) for space in spaces)
                if look.clash(ends) or (swap and spaces != starts):
                    continue
                after = today.copy()
                playout.act(after, 0, ends, levels)
                after.play_night(playout.best_rescue, lambda _, cards: cards)
                if any(climber.space == NOWHERE for climber in after.players[0].climbers):
                    continue
                if after.over:
                    best = max(best, after.totals()[0])
                else:
                    facts = tuple(climber.facts() for climber in after.players[0].climbers)
                    mornings[facts, after.players[0].hand, after.tokens] = after
    return max([best, *map(brute_force_total, mornings.values())])


@pytest.mark.parametrize("number", range(12))
def test_the_best_plan_matches_an_exhaustive_search(number):
    chance = random.Random(f"plans {number}")  # noqa: S311 - not cryptographic
    day = 17 + number % 2
    hand = tuple(sorted(chance.sample(pack.DECK_NUMBERS, 3 if day == 18 else 4)))
    state = last_days(chance, day, hand)
    assert (best_total(Endgame(state, 0, ENOUGH)) or -1) == brute_force_total(state)


class Counted(Endgame):
    """Counts the slow work: splits of cards, and pairs of sleeps compared."""

    work = ones = 0

    def _day_plans(self, evening, which, *spent):
        found = super()._day_plans(evening, which, *spent)
        if which == 0:
            self.ones = len(found)
        self.work += self.ones * len(found) if which else 1
        return found


@pytest.mark.parametrize("number", [31, 44, 51])
def test_the_work_limit_covers_all_totals_together(number):
    """Nine cards in hand take more than the budget; the last turn may exceed it a little."""
    chance = random.Random(f"work {number}")  # noqa: S311 - not cryptographic
    endgame = Counted(last_days(chance, 16, tuple(sorted(chance.sample(pack.DECK_NUMBERS, 9)))), 0, 2)
    best_total(endgame)
    assert WORK_PER_PLAYOUT < endgame.work < WORK_PER_PLAYOUT * 2.4


def test_climbers_with_safe_points_are_not_put_at_risk():
    """Day 17, 8 and 5 points: without one more level each today, one climber dies tomorrow."""
    position = builder.position(
        "hand r1/2 m1 a2 m3 a0 m1, deck, A c3 air 5 vp 8 tent c3, B c4 air 4 vp 5 tent c4",
        players=1, side="hard", day=17, phase="selection", open_tokens=[2, 0, 0], pile=[1],
        tiles=["S5", "S6", "S4", "S3", "S2", "S1"],
    )  # fmt: skip
    game, chance = from_position(position, "safe points"), random.Random(1)  # noqa: S311 - not cryptographic
    while questions := decisions(game):
        game = apply(game, 0, choose(observe(game, 0), questions[0], chance)).game
    assert [climber.vp for climber in game.seats[0].climbers] == [8, 7]


@pytest.mark.parametrize("number", [2])
def test_following_the_plan_scores_the_promised_points(number, climbing):
    """From a position left by another level: it scores the possible points, and nobody dies."""
    setup = Setup(players=1, side=content.SIDES[number % 2], season=content.SEASONS[number // 2 % 2])
    chance = random.Random(number)  # noqa: S311 - not cryptographic
    promised, day = [], 0
    game = new_game(setup, f"last days {number}")
    while game.phase is not Phase.OVER:
        decision = decisions(game)[0]
        if game.day >= 16 and game.day > day and decision.kind == "choose":
            day = game.day
            promised.append(best_total(Endgame(climbing.sim_state_of(game), 0, ENOUGH)))
        level = "hard" if game.day >= 16 else "normal"
        game = apply(game, 0, choose(observe(game, 0), decision, chance, 250, level)).game
    assert promised
    assert promised[0] is not None
    assert outcome(game).totals[0] == max(promised)
    assert promised == sorted(promised)
    assert all(climber.on_board for climber in game.seats[0].climbers)
