"""Before an update all games are replayed; the database is only read, and what is not as it was is said."""

import pytest

from k2bot.host.kernel.lobby import cancel
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.replay_check import check
from k2bot.host.store import Store, StoreError
from k2bot.text.words import words
from tests.host.hosting import ANN, BOB, CID, OTHER_CHANNEL
from tests.host.migrated import prepared
from tests.host.store.old import first_version
from tests.host.test_rules_change import CorrectedGame, GenerousGame, doubled
from tests.host.tiny_game import TinyGame
from tests.phrases import pattern, phrase


async def checked(path, game=None):
    """What the check says of a file, and whether all is the same."""
    said = []
    same = await check(path, Catalogue({"tiny": lambda _: game or TinyGame()}), words(), said.append)
    return same, said


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


async def test_all_is_the_same_and_the_file_is_only_read(played):
    """Beside the running bot, and when it has ended: then nothing lies beside the file afterwards, either."""
    said_of_all = [
        "game 1 (tiny, over): same; inputs: 3, not fingerprinted: 0",
        "game 2 (tiny, running): same; inputs: 4, not fingerprinted: 0",
        "game 3 (tiny, cancelled): same; inputs: 2, not fingerprinted: 0",
        "games: 3, same: 3, different: 0, failing: 0; inputs: 9, not fingerprinted: 0",
    ]
    assert await checked(played.path) == (True, said_of_all)
    await played.choose(played.tables.get(2), BOB, 1)
    await played.store.close()
    before, files = played.path.read_bytes(), sorted(played.path.parent.iterdir())
    same, said = await checked(played.path)
    assert (same, said[1]) == (True, "game 2 (tiny, running): same; inputs: 5, not fingerprinted: 0")
    assert (played.path.read_bytes(), sorted(played.path.parent.iterdir())) == (before, files)


async def test_a_changed_rule_is_reported_with_the_first_input_that_differs(played):
    same, said = await checked(played.path, GenerousGame())
    why = "DIFFERENT, input 3 (answer of seat 0) leads to another state than it did"
    assert not same
    assert said == [
        f"game 1 (tiny, over): {why}; inputs: 3, not fingerprinted: 0",
        f"game 2 (tiny, running): {why}; inputs: 4, not fingerprinted: 0",
        "game 3 (tiny, cancelled): same; inputs: 2, not fingerprinted: 0",
        "games: 3, same: 1, different: 2, failing: 0; inputs: 9, not fingerprinted: 0",
    ]
    assert (await checked(played.path, CorrectedGame()))[0]


async def test_another_end_and_another_ranking_are_reported(played, monkeypatch):
    monkeypatch.setattr(TinyGame, "over", lambda self, state: state.phase == "turn")
    assert phrase("replay-not-over") in (await checked(played.path))[1][0]
    monkeypatch.undo()
    monkeypatch.setattr(TinyGame, "placements", lambda self, state: ())
    same, said = await checked(played.path)
    assert (same, phrase("replay-standings") in said[0]) == (False, True)


async def test_games_and_rules_that_are_not_known_here_are_reported(played):
    said = []
    assert not await check(played.path, Catalogue({}), words(), said.append)
    assert (
        said[0]
        == "game 1 (tiny, over): FAILING, this version has no game tiny; inputs: 3, not fingerprinted: 0"
    )
    await played.store.database.rows("UPDATE game_table SET rules = 2 WHERE id = 2")
    same, said = await checked(played.path)
    assert (same, "started with rules of revision 2" in said[1]) == (False, True)


async def test_a_database_of_the_first_version_is_brought_up_to_date_in_a_copy(played, tmp_path):
    """Its inputs have no fingerprints, which is said; the file stays as it is."""
    await played.store.close()
    old = await first_version(played.path, tmp_path)
    before = old.read_bytes()
    same, said = await checked(old)
    assert (same, old.read_bytes()) == (True, before)
    assert said[0] == "game 1 (tiny, over): same; inputs: 3, not fingerprinted: 3"
    assert said[-1] == "games: 3, same: 3, different: 0, failing: 0; inputs: 9, not fingerprinted: 9"


async def test_what_cannot_be_read_is_said_with_its_name(played, tmp_path):
    missing, diary, newer = (tmp_path / name for name in ("missing.db", "diary.db", "newer.db"))
    with pytest.raises(StoreError, match=pattern("store-missing", path=str(missing))):
        await checked(missing)
    assert not missing.exists()
    diary.write_text("Dear diary, " * 100)
    with pytest.raises(StoreError, match=pattern("store-not-a-database", path=str(diary))):
        await checked(diary)
    store = await Store.open(prepared(newer))
    await store.database.rows("INSERT INTO migration VALUES (9999, 'later', '')")
    await store.close()
    with pytest.raises(StoreError, match=pattern("store-newer", path=str(newer), step=9999)):
        await checked(newer)
