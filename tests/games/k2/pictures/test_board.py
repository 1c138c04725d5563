"""The board: what stands where, and what it tells of spaces, weather, limits and players."""

from dataclasses import replace

import pytest

from k2bot.games.k2.engine.model import Climber, Phase
from k2bot.games.k2.pictures import sky
from k2bot.games.k2.pictures.chart import Chart
from k2bot.games.k2.pictures.scenery import Slide
from k2bot.render.scene import Backdrop, Veil
from tools.k2 import samples, scenes


@pytest.mark.parametrize(
    ("tile", "day", "zones"),
    [
        ("W6", 2, {"low", "6000"}),
        ("S3", 1, set()),
        ("AS1", 2, {"7000"}),
        ("AW2", 3, {"8000"}),
    ],
)
def test_todays_weather_hangs_before_the_bands_it_hits_and_goes_with_the_end(tile, day, zones):
    seen = samples.position([(Climber(), Climber())], day=day, tiles=(tile, *("S3",) * 5))
    veils = [shape.box for shape in scenes.board(seen, ["Ann"]).shapes if isinstance(shape, Veil)]
    for space in seen.board.spaces:
        y = Chart(seen.board).spot(space.id)[1]
        assert any(veil.top <= y <= veil.bottom for veil in veils) == (space.zone in zones), space.id
    avalanches = [Slide("easy", zone, "day") for zone in zones if tile[0] == "A"]
    assert [shape.cloth for shape in sky.slides(seen, "day")] == avalanches
    over = scenes.board(replace(seen, phase=Phase.OVER, reason="days"), ["Ann"])
    assert not any(isinstance(shape, Veil) for shape in over.shapes)
    (painting,) = (shape.painting for shape in over.shapes if isinstance(shape, Backdrop))
    assert painting.sky == "clear"
