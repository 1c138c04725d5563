"""Before an update all games are replayed; the database is only read, and what is not as it was is said."""

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
    """Whether all is the same in a file for a bot with these games, and what the check says of it."""
    said = []
    return await check(path, catalogue_of(*games), words(), said.append), said


@pytest.fixture
async def played(house):
    """A game that is over, a running one, a cancelled one and a lobby, in a database that is in use."""
    await doubled(house, 500, rounds="1")
    running = await doubled(house, OTHER_CHANNEL)
    await house.choose(running, ANN, 2)
    cancelled = await house.running(CID, channel=502)
    await house.choose(cancelled, CID, 2)
    await house.say(cancelled, "pass")
    await cancelled.do(cancel, CID)
    await house.lobby(BOB, channel=503)
    return house


async def test_all_is_the_same_and_the_file_is_only_read(played, tiny, snapshot):
    """Beside the running bot, and when it has ended: then nothing lies beside the file afterwards, either."""
    assert await checked(played.path, tiny) == snapshot
    await played.choose(played.tables.get(2), BOB, 1)
    await played.store.close()
    before, files = played.path.read_bytes(), sorted(played.path.parent.iterdir())
    assert await checked(played.path, tiny) == snapshot
    assert (played.path.read_bytes(), sorted(played.path.parent.iterdir())) == (before, files)


async def test_a_changed_rule_another_end_another_ranking_and_what_is_not_known_here_are_reported(
    played, tiny, monkeypatch, snapshot
):
    """Of a changed rule, the first input that differs; but not of one that was changed by revision."""
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


async def test_a_database_of_the_first_version_is_brought_up_to_date_in_a_copy(
    played, tiny, tmp_path, snapshot
):
    """Its inputs have no fingerprints, which is said; the file stays as it is."""
    await played.store.close()
    old = await first_version(played.path, tmp_path)
    before = old.read_bytes()
    assert await checked(old, tiny) == snapshot
    assert old.read_bytes() == before


async def test_what_cannot_be_read_is_said_with_its_name(played, tmp_path):
    missing, diary, newer = (tmp_path / name for name in ("missing.db", "diary.db", "newer.db"))
    await refused(checked(missing), "store-missing", path=missing)
    assert not missing.exists()
    diary.write_text("Dear diary, " * 100)
    await refused(checked(diary), "store-not-a-database", path=diary)
    store = await Store.open(prepared(newer))
    await store.database.rows("INSERT INTO migration VALUES (9999, 'later', '')")
    await store.close()
    await refused(checked(newer), "store-newer", path=newer, step=9999)
