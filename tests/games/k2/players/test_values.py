"""The values of the dynamic programming where they can be worked out by hand, and the shipped averages."""

from k2bot.games.k2.engine import content
from k2bot.games.k2.engine.content import Weather
from k2bot.games.k2.players import averages, values
from k2bot.games.k2.players.ground import NO_TENT, ground, land
from k2bot.games.k2.players.shape import shape

CLEAR = Weather()


def at(side, space, vp, tent=None):
    """The number of a state."""
    form = shape(side)
    place = form.ground
    number = form.tent_number[NO_TENT if tent is None else place.numbers[tent]]
    return form.index(number, place.numbers[space], place.track_step(vp))


def test_the_last_night_decides_by_level_alone():
    """On the summit a level of 3 just lives through the last night, of 2 with the tent; low down all live."""
    form = shape("easy")
    night = values.before_night(form, CLEAR, values.final(form), death=0.0)
    assert night[at("easy", "summit", 10)][2:6] == (1.0, 1.0, 1.0, 10.0)  # levels 0, 1, 2, 3
    assert night[at("easy", "summit", 10, "summit")][2:6] == (1.0, 1.0, 10.0, 10.0)
    assert night[at("easy", "base", 10)][2:4] == (10.0, 10.0)
    storm = Weather(("8000",), acc=2)
    assert values.before_night(form, storm, values.final(form), 0.0)[at("easy", "summit", 10)][5:8] == (
        1.0,
        1.0,
        10.0,
    )


def test_a_day_buys_what_it_can_and_pays_for_it():
    """From below the summit with level 6 and three points, the three points are bought where they pay."""
    form = shape("easy")
    night = values.before_night(form, CLEAR, values.final(form), death=0.0)
    rich = values.Prices(movement=(0.0, 0.1, 0.2, 0.3), hands=(values.Hand(1.0, 3, (0.0,)),))
    poor = values.Prices(movement=(0.0, 0.1, 0.2, 0.3), hands=(values.Hand(1.0, 2, (0.0,)),))
    below = at("easy", "d1", 7)
    assert values.morning(form, CLEAR, night, rich)[below][5] == 10 - 0.3
    assert values.morning(form, CLEAR, night, poor)[below][5] == 7.0
    half = values.Prices(rich.movement, (values.Hand(0.5, 3, (0.0,)), values.Hand(0.5, 2, (0.0,))))
    assert values.morning(form, CLEAR, night, half)[below][5] == (10 - 0.3) * 0.5 + 7 * 0.5


def test_more_air_is_never_worse():
    for side in content.SIDES:
        tile = content.SEASON_TILES["winter"][0].id
        rows = values.far_stage(side, "winter", 5, tile, values.PRICES).night(0)
        for row in filter(None, rows):
            assert list(row) == sorted(row)


def test_the_shipped_averages_are_those_of_the_prices():
    """After a change of prices, boards or weather they must be made anew."""
    made = values.season_averages("easy", "summer", values.PRICES)
    shipped = averages.averages("easy", "summer")
    for new, old in zip(made, shipped, strict=True):
        for one, other in zip(new, old, strict=True):
            assert (one is None) == (other is None)
            if one is not None:
                assert all(abs(a - b) < 0.0011 for a, b in zip(one, other, strict=True))


def test_ends_cost_what_the_way_costs():
    """Three points lead from the last camp to the summit, six there and back; a tent costs its space."""
    place = ground("easy")
    ways = land("easy", CLEAR)
    camp, top = place.numbers["d1"], place.summit
    by_need = ways.by_need(camp, 0, 0, tent=True)
    assert (top, len(place.points) - 1, NO_TENT) in by_need[3]
    assert (camp, len(place.points) - 1, NO_TENT) in by_need[6]
    assert (camp, place.step[camp], camp) in by_need[3]
    with_rope = ways.by_need(camp, 3, 3, tent=True)
    assert (camp, len(place.points) - 1, NO_TENT) in with_rope[0]


def test_only_the_table_thought_about_last_keeps_its_look_ups():
    """A process that serves many tables stays small; the values themselves are kept."""
    tiles = tuple(tile.id for tile in content.SEASON_TILES["summer"])
    one = values.outlook("easy", "summer", tiles[:5], tiles[5:], values.PRICES)
    one.known[1,] = one.pairs[1,] = None
    night = one.night(18, tiles[5])
    assert values.outlook("easy", "summer", tiles[:5], tiles[5:], values.PRICES) is one
    assert one.known
    assert one.pairs
    values.outlook("easy", "summer", tiles[1:], tiles[:1], values.PRICES)
    assert not one.known
    assert not one.pairs
    assert one.night(18, tiles[5]) is night
