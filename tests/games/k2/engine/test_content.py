"""The printed boards: facts that must hold for any board of this game."""

import pytest

from k2bot.games.k2.engine import content


@pytest.mark.parametrize("side", content.SIDES)
def test_ropes_connect_base_camp_with_every_space_and_lead_down(side):
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
