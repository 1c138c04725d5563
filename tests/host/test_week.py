"""A week of play with every notice checked; ``make contract`` plays many weeks."""

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
async def test_in_a_week_of_play_everybody_is_notified_once_and_in_time(week):
    """Wrong notices fail on the way; the first week must include every kind of event."""
    await week.play()
    if week.seed != "week of play 1":
        return
    assert min(week.waits.total[kind] for kind in ("asked", "reminder", "last")) > 0, week.waits.total
    usual = ("answer", "stop", "pause", "more", "move", "stand_in", "came back", "undo", "swap", "mute")
    assert min(week.done[what] for what in usual) > 0, week.done
    assert week.absent, "nobody has missed three in a row"
