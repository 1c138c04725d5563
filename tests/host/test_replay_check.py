"""The replay check before an update: replays all games read-only and reports every difference."""

import pytest

from k2bot.host.kernel.lobby import cancel
from k2bot.host.service.replay_check import check
from k2bot.host.store import Store
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, OTHER_CHANNEL, catalogue_of
from tests.host.migrated import prepared
from tests.host.store.old import first_version
from tests.host.test_rules_change import CorrectedGame, GenerousGame, doubled
from tests.host.tiny_game import TinyGame
from tests.phrases import refused


async def checked(path, *games):
    """Run the check with these games; returns whether all replays match, and its report."""
    said = []
    return await check(path, catalogue_of(*games), words(), said.append), said


@pytest.fixture
async def played(house):
    """A finished, a running and a cancelled game and a lobby, in a database in use."""
    await doubled(house, 500, rounds="1")
    running = await doubled(house, OTHER_CHANNEL)
    await house.choose(running, ANN, 2)
    cancelled = await house.running(CID, channel=502)
    await house.choose(cancelled, CID, 2)
    await house.say(cancelled, "pass")
    await cancelled.do(cancel, CID)
    await house.lobby(BOB, channel=503)
    return house


async def test_an_unchanged_replay_passes_without_modifying_the_file(played, tiny, snapshot):
    """While the bot runs and after it has stopped; then no extra files are left either."""
    assert await checked(played.path, tiny) == snapshot
    await played.choose(played.tables.get(2), BOB, 1)
    await played.store.close()
    before, files = played.path.read_bytes(), sorted(played.path.parent.iterdir())
    assert await checked(played.path, tiny) == snapshot
    assert (played.path.read_bytes(), sorted(played.path.parent.iterdir())) == (before, files)


async def test_changed_rules_ends_or_rankings_and_unknown_games_are_reported(
    played, tiny, monkeypatch, snapshot
):
    """The first differing input is reported; changes by revision aren't."""
    assert await checked(played.path, GenerousGame()) == snapshot
    assert (await checked(played.path, CorrectedGame()))[0]
    for name, other in (
        ("over", lambda self, state: state.phase == "turn"),
        ("placements", lambda self, state: ()),
    ):
        with monkeypatch.context() as patched:
            patched.setattr(TinyGame, name, other)
            assert await checked(played.path, tiny) == snapshot(name=name)
    assert await checked(played.path) == snapshot
    await played.store.database.rows("UPDATE game_table SET rules = 2 WHERE id = 2")
    assert await checked(played.path, tiny) == snapshot


async def test_a_database_of_the_first_version_is_migrated_in_a_copy(played, tiny, tmp_path, snapshot):
    """The missing fingerprints are reported; the file stays unchanged."""
    await played.store.close()
    old = await first_version(played.path, tmp_path)
    before = old.read_bytes()
    assert await checked(old, tiny) == snapshot
    assert old.read_bytes() == before


async def test_unreadable_databases_are_reported_by_name(played, tmp_path):
    missing, diary, newer = (tmp_path / name for name in ("missing.db", "diary.db", "newer.db"))
    await refused(checked(missing), "store-missing", path=missing)
    assert not missing.exists()
    diary.write_text("Dear diary, " * 100)
    await refused(checked(diary), "store-not-a-database", path=diary)
    store = await Store.open(prepared(newer))
    await store.database.rows("INSERT INTO migration VALUES (9999, 'later', '')")
    await store.close()
    await refused(checked(newer), "store-newer", path=newer, step=9999)
