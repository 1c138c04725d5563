"""Positions from games played at random give pictures in which nothing collides and everything stands out.

A few games in the ordinary run; ``K2_FUZZ=300`` plays so many.
"""

import os

import pytest

from tests.games.k2.pictures.helpers import journeys
from tests.kit.pictures import contrast, layout

GAMES = int(os.environ.get("K2_FUZZ") or 3)
ONCE_BROKEN = (62, 230)
"""Games in which something once collided."""
MOMENTS = 2
"""Moments of a game at which each kind of picture is drawn."""


@pytest.mark.parametrize("number", sorted({*range(GAMES), *ONCE_BROKEN}))
def test_pictures_of_random_games(number):
    found = []
    for name, scene in journeys.drawn(number, MOMENTS):
        found += [f"{name}: {fault}" for fault in layout.faults(scene, journeys.NAMES)]
        found += [f"{name}: {fault}" for fault in contrast.faint_texts(scene)]
    assert not found, layout.listed(found)


def test_random_games_reach_all_there_is_to_draw():
    games = [journeys.Journey(number) for number in range(8)]
    setups = {game.moments[0].before.setup for game in games}
    for name, values in {"side": 2, "season": 2, "players": 4, "family": 2, "avalanche": 2}.items():
        assert len({getattr(setup, name) for setup in setups}) >= values
    seats = [seat for game in games for moment in game.moments for seat in moment.step.game.seats]
    assert {None, "summit"} <= {climber.space for seat in seats for climber in seat.climbers}
    for number in range(GAMES):
        kinds = {name.rpartition(" ")[2] for name, _ in journeys.drawn(number, MOMENTS)}
        assert kinds >= {"board", "hand", "plan", "reveal", "ranking"}
