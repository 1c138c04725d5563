"""What people are shown can be pressed, and answers: a short run of what ``make presses`` does at length."""

from __future__ import annotations

from tests.presses import campaign
from tests.presses.scenarios import SHORT
from tests.presses.sites import sites

REACHED = 0.75
"""How much of the code that makes controls a short run comes upon."""


async def test_what_is_shown_can_be_pressed_and_answers(tmp_path, monkeypatch):
    found = await campaign.held(tmp_path, monkeypatch, SHORT, options=1)
    assert found.faults == []
    assert len(found.reached) > REACHED * len(sites())
