"""A short run of what ``make hostile`` does at length."""

from tests.hostile import doors, files, servers
from tests.hostile.trials import TRIALS, hostile

SHORT = (doors.forged, servers.kicked, doors.storm, files.stopped, files.full)
"""Those that lay no tables of their own and need no other user."""


async def test_whatever_is_hostile_ends_in_words_and_loses_nothing(tmp_path):
    assert set(SHORT) < set(TRIALS)
    tried = await hostile(tmp_path, SHORT)
    assert len(tried) == len(SHORT)
    assert all(times for times, _ in tried.values())
