"""Pictures of positions from random games have no layout or contrast faults.

A few games in an ordinary run; ``K2_FUZZ=300`` plays that many.
"""

import os

import pytest

from tests.games.k2.pictures.helpers import journeys
from tests.kit.pictures import contrast, layout

GAMES = int(os.environ.get("K2_FUZZ") or 4)
ONCE_BROKEN = (4, 22, 23, 24, 28, 30, 35, 40, 42, 57, 62, 76, 89, 91, 102, 114, 123, 127, 128)
"""Games in which something used to collide."""
MOMENTS = 1
"""Moments of each kind in a game."""


@pytest.mark.parametrize("number", sorted({*range(GAMES), *ONCE_BROKEN}))
def test_pictures_of_random_games_have_no_layout_or_contrast_faults(number):
    shown = journeys.drawn(number, MOMENTS)
    found = [f"{name}: {fault}" for name, scene in shown for fault in layout.faults(scene, journeys.NAMES)]
    found += [f"{name}: {fault}" for name, scene in shown for fault in contrast.faint_texts(scene)]
    assert not found, layout.listed(found)


def test_random_games_cover_all_settings_and_picture_kinds():
    games = [journeys.journey(number) for number in range(8)]
    setups = {steps[0].state.setup for steps in games}
    for name, values in {"side": 2, "season": 2, "players": 4, "family": 2, "avalanche": 2}.items():
        assert len({getattr(setup, name) for setup in setups}) >= values
    seats = [seat for steps in games for step in steps for seat in step.state.seats]
    assert {None, "summit"} <= {climber.space for seat in seats for climber in seat.climbers}
    kinds = {name.split("-")[1] for number in range(GAMES) for name, _ in journeys.drawn(number, MOMENTS)}
    assert kinds >= {"board", "turn", "hand", "plan", "reveal", "night", "ranking"}
