"""A short run of what ``make torture`` does at length."""

from tests.torture.games import torture


async def test_a_bot_that_is_killed_over_and_over_loses_and_doubles_nothing(tmp_path):
    found = await torture(tmp_path, kills=6, salt="short", answers=6)
    assert found.counts["games of k2"] == found.counts["games of dungeon"] == 2
    assert found.counts["compared with an unkilled game"] == 2
    assert sum(times > 0 for times in found.struck.values()) >= 6, "each kill has a moment of its own"
