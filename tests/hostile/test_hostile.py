"""A short run of ``make hostile``."""

from tests.hostile import doors, files, servers
from tests.hostile.trials import TRIALS, hostile

SHORT = (doors.forged, servers.kicked, doors.storm, files.stopped, files.full)
"""Trials that open no games of their own and need no other user."""


async def test_hostile_input_gets_an_explanation_and_loses_nothing(tmp_path):
    assert set(SHORT) < set(TRIALS)
    tried = await hostile(tmp_path, SHORT)
    assert len(tried) == len(SHORT)
    assert all(times for times, _ in tried.values())
