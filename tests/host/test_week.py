"""A week of play, every notice counted; ``make contract`` plays many of them."""

import os

import pytest

from k2bot.host.kernel import fairness
from tests.host.week import Week

WEEKS = max(1, int(os.environ.get("CONTRACT") or 0) // 5)


@pytest.fixture
def week(tmp_path, monkeypatch, request):
    week = Week(tmp_path, f"week of play {request.param + 1}")
    monkeypatch.setattr(fairness, "seed_of", week.seed_of)
    return week


@pytest.mark.parametrize("week", range(WEEKS), indirect=True)
async def test_in_a_week_of_play_everybody_is_told_once_and_in_time(week):
    """What must not be is found on the way, where somebody is told. All that can be is in the first week."""
    await week.play()
    if week.seed != "week of play 1":
        return
    assert min(week.waits.total[kind] for kind in ("asked", "reminder", "last")) > 0, week.waits.total
    usual = ("answer", "stop", "pause", "more", "move", "stand_in", "came back", "undo", "swap", "mute")
    assert min(week.done[what] for what in usual) > 0, week.done
    assert week.absent, "nobody has missed three in a row"
