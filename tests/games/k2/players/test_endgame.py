"""The last days are computed: the best plan is that of trying everything."""

import random
from itertools import permutations, product

import pytest

from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.players import pack, playout
from k2bot.games.k2.players.endgame import Endgame
from k2bot.games.k2.players.quick import Look
from k2bot.games.k2.players.simulation import Player, SimClimber, SimState
from k2bot.games.k2.players.tables import NO_TENT, NOWHERE, board_arrays
from k2bot.games.k2.players.values import PRICES, outlook

ENOUGH = 10_000


def best_total(endgame):
    """The most points that a plan brings home alive, in whatever order the tokens come."""
    worlds = [endgame.morning._replace(pile=pile) for pile in permutations(endgame.morning.pile)]
    for goals in endgame.goals():
        if all(any(endgame.can(world, goal) for goal in goals) for world in worlds):
            return sum(goals[0])
    return None


def last_days(chance, day, hand):
    """Two climbers alone somewhere high, with these few cards for the days that are left."""
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
    player = Player(tuple(climbers), hand, (), (), None, 0, rescue=False)
    tokens = tuple(chance.choice(content.TOKENS) for _ in range(3))
    setup = Setup(players=1, side=side, season=season)
    return SimState(setup, day, 0, tuple(tiles), tokens, (), [player], ())


def everything_tried(state):
    """The most points with both climbers alive, of all cards, tokens, turns and nights."""
    table = outlook(state.setup.side, state.setup.season, state.tiles, (), PRICES)
    best, mornings = -1, {}
    for cards, token in product(pack.choices(state.players[0].hand), sorted(set(state.tokens))):
        today = state.copy()
        today.commit(0, cards)
        today.take(0, token)
        look = Look(today, 0, table)
        for spendings in pack.ways(cards, token).spendings:
            levels = look.levels(spendings)
            if min(levels) < 0:
                continue
            for ends in product(*(look._reaches[which].ends(spendings[which]) for which in (0, 1))):
                starts, spaces = [climber.space for climber in look.climbers], [end[0] for end in ends]
                swap = spaces == starts[::-1] and all(state.crowded(0, space) for space in spaces)
                if look.clash(ends) or (swap and spaces != starts):
                    continue
                after = today.copy()
                playout.act(after, 0, look._find_best(cards, token)._replace(ends=ends, levels=levels))
                after.night(playout.refuge, lambda _, cards: cards)
                if any(climber.space == NOWHERE for climber in after.players[0].climbers):
                    continue
                if after.over:
                    best = max(best, after.totals()[0])
                else:
                    facts = tuple(climber.facts() for climber in after.players[0].climbers)
                    mornings[facts, after.players[0].hand, after.tokens] = after
    return max([best, *map(everything_tried, mornings.values())])


@pytest.mark.parametrize("number", range(12))
def test_the_best_plan_is_that_of_trying_everything(number):
    chance = random.Random(f"plans {number}")  # noqa: S311 - not cryptographic
    day = 17 + number % 2
    hand = tuple(sorted(chance.sample(pack.DECK, 3 if day == 18 else 4)))
    state = last_days(chance, day, hand)
    assert (best_total(Endgame(state, 0, ENOUGH)) or -1) == everything_tried(state)
