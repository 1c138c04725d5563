"""Claims: a database belongs to one program at a time; others may still read it."""

import subprocess
import sys
from pathlib import Path

import pytest

from k2bot.host.store import Store, StoreError, claimed
from tests.phrases import pattern

ROOT = Path(__file__).parents[3]
KEEPING = """
import sys
from pathlib import Path
from k2bot.host.store import claimed
with claimed(Path(sys.argv[1])):
    print("claimed", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def database(tmp_path):
    return tmp_path / "games.sqlite3"


def test_a_second_claim_is_refused_with_advice_until_the_first_ends(database, tmp_path):
    """Whatever path leads to the file."""
    database.touch()
    (tmp_path / "other.sqlite3").symlink_to(database)
    for file in (database, tmp_path / "other.sqlite3"):
        refused = pytest.raises(StoreError, match=rf"{file.name} is in use.*--database")
        with claimed(database), refused, claimed(file):
            pass
    with claimed(database):
        pass


def test_a_claim_binds_other_programs_and_ends_when_its_owner_is_killed(database):
    other = subprocess.Popen(  # noqa: S603 - trusted command
        [sys.executable, "-W", "ignore", "-c", KEEPING, str(database)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    with other:
        assert other.stdout.readline() == "claimed\n"
        with pytest.raises(StoreError, match="in use"), claimed(database):
            pass
        other.kill()
    with claimed(database):
        pass


async def test_opening_a_store_explains_why_no_claim_is_possible(tmp_path):
    nowhere = tmp_path / "no" / "games.sqlite3"
    with claimed(nowhere), pytest.raises(StoreError, match=pattern("store-unopened", path=str(nowhere))):
        await Store.open(nowhere)
