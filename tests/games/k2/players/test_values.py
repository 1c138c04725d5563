"""Dynamic programming values against a plain computation, and the shipped averages."""

import random
from functools import partial
from itertools import permutations, product
from types import SimpleNamespace

import numpy as np
import pytest

from k2bot.games.k2.engine import Setup, content
from k2bot.games.k2.engine.model import Climber, Seat
from k2bot.games.k2.engine.phases.night import check_climber
from k2bot.games.k2.players import values
from k2bot.games.k2.players.tables import NO_TENT, ValueRows, move_table, state_numbering
from tools.k2.averages import season_averages


def states(side):
    """Every possible state: tent, space, step."""
    form = state_numbering(side)
    return [(tent, *stand) for tent in range(len(form.places)) for stand in form.stands]


def slept(form, weather, tomorrow, state, level):
    """One climber's value before the check, using the engine's check (rules 20, 21 and 40)."""
    tent, space, step = state
    names, pitched = form.board.names, form.places[tent]
    climber = Climber(names[space], level, tent=names[pitched] if pitched in range(len(names)) else None)
    owner, setup = Seat((), (), climbers=(climber, Climber())), Setup(side=form.board.side)
    check = check_climber(SimpleNamespace(setup=setup, weather=weather, seats=[owner]), (0, "A"))
    if check.dies:
        return 1 - values.COMPANY_PRICES.death
    if check.slides:
        space = form.board.slope[space]
    return tomorrow[form.index(tent, space, step)][check.after - 1]


def lived(form, weather, nights, state, level):
    """One climber's value in the morning, from every end of its day separately."""
    tent, space, step = state
    reached = move_table(form.board.side, weather).ends_by_points(
        space, step, 0, 0, tent=form.places[tent] is None
    )
    worth = 0.0
    for day in values.COMPANY_PRICES.days:
        found = []
        for need, price in enumerate(values.COMPANY_PRICES.movement[: day.points + 1]):
            for end, top, pitched in reached[need]:
                then = tent if pitched == NO_TENT else form.tent_number[pitched]
                night = nights[form.index(then, end, top)][level + 2 :]
                found += [after - air - price for after, air in zip(night, day.air, strict=False)]
        worth += day.share * max(found)
    return worth


@pytest.mark.parametrize(("side", "season"), [("easy", "summer"), ("hard", "winter")])
def test_vectorized_values_equal_values_computed_one_by_one(side, season):
    """To the last bit, in all weathers and on all days; the values are plain floats, not NumPy's."""
    chance = random.Random(f"{side} {season}")  # noqa: S311 - not cryptographic
    form = state_numbering(side)
    tiles = [tile.id for tile in (*content.AVALANCHE_TILES[season], *content.SEASON_TILES[season])][:6]
    outlook = values.outlook(side, season, tuple(tiles), (), values.COMPANY_PRICES)
    last = ValueRows(form, values.final_values(side))
    for day in range(1, content.DAYS + 1):
        tile = tiles[(day - 1) // 3]
        weather = content.TILES[tile].days[(day - 1) % 3]
        mornings, nights = outlook.morning(day, tile), outlook.night(day, tile)
        tomorrow = outlook.morning(day + 1, tiles[day // 3]) if day < content.DAYS else last
        for state in chance.sample(states(side), 25):
            number = form.index(*state)
            morning, night = mornings[number], nights[number]
            assert {type(value) for value in (*morning, *night)} == {float}
            assert morning == tuple(lived(form, weather, nights, state, level) for level in range(1, 7))
            assert night[2:] == tuple(slept(form, weather, tomorrow, state, level) for level in range(13))


def test_all_possible_next_tiles_count_equally():
    form = state_numbering("hard")
    tiles = tuple(tile.id for tile in content.SEASON_TILES["winter"])
    outlook = values.outlook("hard", "winter", tiles[:4], tiles[4:], values.COMPANY_PRICES)
    one, other = (outlook.morning(13, tile) for tile in tiles[4:])
    numbers = {state: form.index(*state) for state in states("hard")}
    means = {
        number: [(a + b) / 2 for a, b in zip(one[number], other[number], strict=True)]
        for number in numbers.values()
    }
    night, weather = outlook.night(12, tiles[3]), content.TILES[tiles[3]].days[2]
    for state, number in numbers.items():
        assert night[number][2:] == tuple(slept(form, weather, means, state, level) for level in range(13))


@pytest.mark.parametrize(("side", "season"), [*product(content.SIDES, content.SEASONS)])
def test_shipped_averages_match_the_current_prices(side, season):
    """After a change of prices, boards or weather they must be regenerated."""
    made = season_averages(side, season)
    for new, old in zip(made, values.averages(side, season), strict=True):
        assert np.abs(new - old).max() < 0.0011


def test_only_the_latest_table_keeps_its_lookup_caches():
    """A process that serves many tables stays small, but keeps what's expensive to compute."""
    tiles = tuple(tile.id for tile in content.SEASON_TILES["summer"])
    look = partial(values.outlook, "easy", "summer", tiles[:5], tiles[5:], values.COMPANY_PRICES)
    one = look()
    one.reach_cache[1,] = one.pair_cache[1,] = None
    night, morning = one.night(15, tiles[4]), one._tile_values(4, tiles[4]).morning(1)
    assert look() is one
    assert one.reach_cache
    assert one.pair_cache
    assert one.night(15, tiles[4]) is night
    for other in list(permutations(tiles))[:40]:
        values.outlook("easy", "summer", other, (), values.COMPANY_PRICES)
    assert not one.reach_cache
    assert not one.pair_cache
    assert look() is one
    assert one.night(15, tiles[4]) is not night
    assert one._tile_values(4, tiles[4]).morning(1) is morning
