"""The printed matter: counts, and facts that must hold of any board of this game."""

from collections import Counter
from itertools import pairwise

import pytest

from k2bot.games.k2.engine import content

SIDES = ["easy", "hard"]


@pytest.mark.parametrize(
    ("side", "spaces", "ropes", "zones", "sums"),
    [
        ("easy", 28, 34, {"low": 13, "6000": 8, "7000": 5, "8000": 2}, (47, 81, -5)),
        ("hard", 30, 35, {"low": 13, "6000": 8, "7000": 5, "8000": 4}, (49, 94, -8)),
    ],
)
def test_the_counts_of_a_board(side, spaces, ropes, zones, sums):
    board = content.board(side)
    assert len(board.spaces) == len(board.by_id) == spaces
    assert len(board.ropes) == len(set(board.ropes)) == ropes
    assert Counter(space.zone for space in board.spaces) == zones
    totals = (
        sum(space.cost for space in board.spaces),
        sum(space.vp for space in board.spaces),
        sum(space.acc for space in board.spaces),
    )
    assert totals == sums


@pytest.mark.parametrize("side", SIDES)
def test_base_camp_and_summit_are_the_ends_of_the_mountain(side):
    board = content.board(side)
    assert board.spaces[0].id == content.BASE_CAMP
    assert board.spaces[-1].id == content.SUMMIT
    assert min(board.spaces, key=lambda space: space.altitude).id == content.BASE_CAMP
    assert max(board.spaces, key=lambda space: space.altitude).id == content.SUMMIT
    assert board.by_id[content.SUMMIT].altitude == 8611
    assert (board.by_id[content.BASE_CAMP].cost, board.by_id[content.BASE_CAMP].vp) == (1, 1)
    assert board.by_id[content.SUMMIT].vp == 10


@pytest.mark.parametrize("side", SIDES)
def test_every_space_can_be_reached_from_base_camp(side):
    board = content.board(side)
    reached, todo = {content.BASE_CAMP}, [content.BASE_CAMP]
    while todo:
        for space in board.neighbours[todo.pop()]:
            if space.id not in reached:
                reached.add(space.id)
                todo.append(space.id)
    assert reached == set(board.by_id)


@pytest.mark.parametrize("side", SIDES)
def test_ropes_lead_from_a_lower_to_a_higher_end(side):
    board = content.board(side)
    for lower, upper in board.ropes:
        low, high = board.by_id[lower], board.by_id[upper]
        assert low.altitude < high.altitude, (lower, upper)
        assert low.vp <= high.vp, "who climbs never loses points, who slides never gains any"
        assert high in board.neighbours[lower]
        assert low in board.neighbours[upper]
    assert sum(map(len, board.neighbours.values())) == 2 * len(board.ropes)
    assert len({frozenset(rope) for rope in board.ropes}) == len(board.ropes)


@pytest.mark.parametrize("side", SIDES)
def test_everybody_outside_the_low_zone_has_a_way_down(side):
    board = content.board(side)
    for space in board.spaces:
        if space.zone != "low":
            assert any(other.altitude < space.altitude for other in board.neighbours[space.id])


@pytest.mark.parametrize("side", SIDES)
def test_zones_are_bands_of_altitude(side):
    bands = {"low": (0, 6000), "6000": (6000, 7000), "7000": (7000, 8000), "8000": (8000, 9000)}
    for space in content.board(side).spaces:
        low, high = bands[space.zone]
        assert low <= space.altitude < high
        assert space.cost in {1, 2, 3}
        assert space.acc in {-2, -1, 0, 1}
        assert 0 < space.x < 1
        assert 0 < space.y < 1


@pytest.mark.parametrize("side", SIDES)
def test_higher_spaces_are_drawn_higher(side):
    board = content.board(side)
    by_altitude = sorted(board.spaces, key=lambda space: space.altitude)
    assert all(low.y >= high.y - 0.001 for low, high in pairwise(by_altitude))
    for space in board.spaces:
        for line, y in board.altitude_lines.items():
            assert (space.altitude >= int(line)) == (space.y < y), (space.id, line)


@pytest.mark.parametrize("side", SIDES)
def test_every_value_of_a_space_is_on_the_score_track(side):
    board = content.board(side)
    assert {space.vp for space in board.spaces} == set(board.score_track)
    assert list(board.score_track) == sorted(set(board.score_track))


def test_the_score_tracks():
    assert content.board("easy").score_track == (1, 2, 3, 4, 5, 6, 7, 10)
    assert content.board("hard").score_track == (1, 2, 3, 4, 5, 6, 7, 8, 10)


def test_the_deck():
    assert Counter(map(str, content.DECK)) == {
        "m1": 5, "m2": 3, "m3": 2, "r1/2": 1, "r1/3": 1, "r2/3": 1, "a0": 1, "a1": 2, "a2": 1, "a3": 1,
    }  # fmt: skip
    assert len(content.DECK) == 18
    assert list(content.DECK) == sorted(content.DECK)
    for text, card in content.CARDS.items():
        assert content.Card.parse(text) == card
        assert str(card) == text
        assert eval(repr(card), {"Card": content.Card}) == card  # noqa: S307 - a repr of our own


@pytest.mark.parametrize("text", ["m4", "m0", "r3/3", "a4", "", "M1", "x", "r1", "m1 "])
def test_what_is_no_card(text):
    with pytest.raises(ValueError, match="is no card"):
        content.Card.parse(text)


@pytest.mark.rule(3)
def test_the_risk_tokens():
    assert Counter(content.TOKENS) == {0: 4, 1: 11, 2: 5}


def test_the_weather_tiles():
    assert {season: len(tiles) for season, tiles in content.SEASON_TILES.items()} == {
        "summer": 6,
        "winter": 6,
    }
    assert {season: len(tiles) for season, tiles in content.AVALANCHE_TILES.items()} == {
        "summer": 2,
        "winter": 2,
    }
    assert len(content.TILES) == 16
    for tile in content.TILES.values():
        assert len(tile.days) == 3
        for day in tile.days:
            assert 0 <= day.acc <= 2
            assert 0 <= day.move <= 1
            assert day.is_clear == (not day.zones)
            assert set(day.zones) <= set(content.ZONES)
            assert sum(day.avalanche_in(zone) for zone in content.ZONES) == (day.avalanche and len(day.zones))
    for season, tiles in content.SEASON_TILES.items():
        assert not any(day.avalanche for tile in tiles for day in tile.days)
        for tile in content.AVALANCHE_TILES[season]:
            assert sum(day.avalanche for day in tile.days) == 1
    assert not any(day.move for tile in content.SEASON_TILES["summer"] for day in tile.days)


def test_own_tiles_are_named():
    assert set(content.OWN_WEATHER_TILES) < set(content.TILES)
    assert not {"S1", "S2", "S3", "S4", "S5", "S6", "W1"} & set(content.OWN_WEATHER_TILES)


@pytest.mark.rule(16)
@pytest.mark.parametrize(
    ("zone", "limits", "lenient"),
    [
        ("low", [2, 2, 3, 3, 4], 4),
        ("6000", [2, 2, 2, 3, 3], 3),
        ("7000", [1, 1, 2, 2, 2], 3),
        ("8000", [1, 1, 1, 1, 1], 2),
    ],
)
def test_the_limits(zone, limits, lenient):
    assert [content.limit(zone, players) for players in (1, 2, 3, 4, 5)] == limits
    assert content.limit(zone, 5, lenient=True) == lenient


@pytest.mark.rule(28)
@pytest.mark.parametrize(
    ("side", "season", "least"),
    [
        ("easy", "summer", [20, 16, 11, 0]),
        ("easy", "winter", [17, 15, 10, 0]),
        ("hard", "summer", [17, 15, 10, 0]),
        ("hard", "winter", [16, 14, 10, 0]),
    ],
)
def test_the_solo_titles(side, season, least):
    titles = ["himalaist", "alpinist", "crag climber", "sailor"]
    assert content.solo_rating(side, season) == tuple(zip(titles, least, strict=True))
    for title, total in zip(titles, least, strict=True):
        assert content.solo_title(side, season, total) == title
        if total:
            assert content.solo_title(side, season, total - 1) != title
