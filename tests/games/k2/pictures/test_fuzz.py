"""Positions from games played at random give pictures in which nothing collides and everything stands out.

A few games in the ordinary run; ``K2_FUZZ=300`` plays so many.
"""

from __future__ import annotations

import io
import os

import pytest
from PIL import Image

from k2bot.games.k2.engine.model import Phase
from k2bot.render.painting import paint
from tests.games.k2.pictures.helpers import journeys
from tests.kit.pictures import contrast, layout

GAMES = int(os.environ.get("K2_FUZZ") or 5)
ONCE_BROKEN = (62, 230)
"""Games in which something once collided."""
MOMENTS = 2
"""Moments of a game at which each kind of picture is drawn."""
PAINTED_EVERY = 15
"""Every so many scenes one is painted and encoded."""
LIMIT = 250 * 1024


@pytest.mark.parametrize("number", sorted({*range(GAMES), *ONCE_BROKEN}))
def test_pictures_of_random_games(number):
    found = []
    for name, scene in journeys.drawn(number, MOMENTS):
        found += [f"{name}: {fault}" for fault in layout.faults(scene, journeys.NAMES)]
        found += [f"{name}: {fault}" for fault in contrast.faint_texts(scene)]
    assert not found, layout.listed(found)


def test_some_pictures_of_random_games_are_really_painted():
    painted, kinds = 0, set()
    for number in range(GAMES):
        for at, (name, scene) in enumerate(journeys.drawn(number, MOMENTS)):
            if (at + number * 3) % PAINTED_EVERY == 0:
                data = paint.draw(scene)
                with Image.open(io.BytesIO(data)) as image:
                    image.load()
                    assert image.size == (scene.width, scene.height), name
                assert len(data) <= LIMIT, f"{name}: {len(data) / 1024:.0f} KiB"
                painted += 1
                kinds.add(name.rpartition(" ")[2])
    assert painted >= GAMES / 3
    assert len(kinds) >= 3


def test_random_games_reach_all_there_is_to_draw():
    games = [journeys.Journey(number) for number in range(8)]
    setups = {game.moments[0].before.setup for game in games}
    assert {setup.side for setup in setups} == {"easy", "hard"}
    assert {setup.season for setup in setups} == {"summer", "winter"}
    assert len({setup.players for setup in setups}) >= 4
    assert any(setup.family for setup in setups)
    assert any(setup.avalanche for setup in setups)
    seen = [seat for game in games for moment in game.moments for seat in moment.step.game.seats]
    assert any(not climber.alive for seat in seen for climber in seat.climbers)
    assert any(climber.space == "summit" for seat in seen for climber in seat.climbers)
    assert any(climber.tent for seat in seen for climber in seat.climbers)
    for game in games:
        assert game.moments[-1].step.game.phase is Phase.OVER
        kinds = {name.rpartition(" ")[2] for name, _ in journeys.drawn(game.number, MOMENTS)}
        assert kinds >= {"board", "hand", "plan", "reveal", "ranking"}


def test_a_game_by_its_number_is_always_the_same():
    one, other = journeys.drawn(3, MOMENTS), tuple(journeys.Journey(3).scenes(MOMENTS))
    assert one == other
