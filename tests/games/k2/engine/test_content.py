"""The printed matter: counts, and facts that must hold of any board of this game."""

from collections import Counter

import pytest

from k2bot.games.k2.engine import content


@pytest.mark.parametrize("side", content.SIDES)
def test_ropes_lead_up_from_base_camp_to_every_space_and_down_from_every_space(side):
    board = content.board(side)
    reached, todo = {content.BASE_CAMP}, [content.BASE_CAMP]
    while todo:
        near = {space.id for space in board.neighbours[todo.pop()]} - reached
        reached |= near
        todo += near
    assert reached == set(board.by_id)
    for lower, upper in board.ropes:
        low, high = board.by_id[lower], board.by_id[upper]
        assert low.altitude < high.altitude, (lower, upper)
        assert low.vp <= high.vp, "who climbs never loses points, who slides never gains any"
        assert (high in board.neighbours[lower], low in board.neighbours[upper]) == (True, True)
    assert sum(map(len, board.neighbours.values())) == 2 * len(board.ropes)
    for space in board.spaces:
        down = any(other.altitude < space.altitude for other in board.neighbours[space.id])
        assert down or space.zone == "low"


def test_the_deck():
    assert Counter(map(str, content.DECK)) == {
        "m1": 5, "m2": 3, "m3": 2, "r1/2": 1, "r1/3": 1, "r2/3": 1, "a0": 1, "a1": 2, "a2": 1, "a3": 1,
    }  # fmt: skip
    assert list(content.DECK) == sorted(content.DECK)
    for text, card in content.CARDS.items():
        assert (content.Card.parse(text), str(card)) == (card, text)
        assert eval(repr(card), {"Card": content.Card}) == card  # noqa: S307 - trusted data


def test_the_weather_tiles():
    counts = {(len(content.SEASON_TILES[s]), len(content.AVALANCHE_TILES[s])) for s in ("summer", "winter")}
    assert counts == {(6, 2)}
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
