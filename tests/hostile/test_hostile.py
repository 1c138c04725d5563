"""A short run of what ``make hostile`` does at length."""

from tests.hostile import doors, files, people
from tests.hostile.trials import TRIALS, hostile

SHORT = (doors.forged, people.kicked, doors.storm, files.stopped, files.full)
"""The others have tests of their own elsewhere, without a process for the bot."""


async def test_whatever_is_hostile_ends_in_words_and_loses_nothing(tmp_path):
    assert set(SHORT) < set(TRIALS)
    tried = await hostile(tmp_path, SHORT)
    assert len(tried) == len(SHORT)
    assert all(times for times, _ in tried.values())
