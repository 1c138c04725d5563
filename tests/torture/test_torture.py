"""A short run of ``make torture``."""

from tests.torture.games import torture


async def test_repeated_kills_lose_and_double_nothing(tmp_path):
    found = await torture(tmp_path, kills=6, salt="short", answers=6)
    assert found.counts["games of k2"] == found.counts["games of dungeon"] == 2
    assert found.counts["compared with an unkilled game"] == 2
    assert sum(times > 0 for times in found.struck.values()) >= 6, "each kill has a moment of its own"
