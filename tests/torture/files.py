"""The database file under torture: kills during migrations and backups."""

import asyncio
import shutil

from k2bot.host.service import replay_check
from k2bot.text.words import words
from tests.host.store.old import first_version
from tests.torture import checks

MOST = 90
"""Approximate number of statements in all migrations."""
TIMES = 4
"""Kills per file before it may be migrated undisturbed."""
COPYING = 0.06
"""Approximate seconds that a backup takes."""


async def brought_up_to_date(campaign, chance, kills):
    """Migrate games of the first version under repeated kills; returns the number of kills."""
    folder = campaign.lives.folder
    old = await first_version(campaign.database, folder)
    schema = checks.rows(campaign.database, "SELECT type, name, sql FROM sqlite_master ORDER BY name")
    files, struck = 0, 0
    while struck < kills:
        files += 1
        file = folder / f"old-{files}.sqlite3"
        shutil.copy(old, file)
        for _ in range(TIMES):
            point = ("statement", chance.randint(1, MOST)), ("commit", chance.randint(1, 12))
            life = await campaign.lives.begin(database=file, end_at=chance.choice(point), pictures=False)
            await campaign.here.ready(life)
            await life.kill()
            struck += 1
        life = await campaign.lives.begin(database=file, pictures=False)
        assert await campaign.here.ready(life), (
            f"no start after kills within migrations: {campaign.lives.log}"
        )
        await life.kill()
        found = checks.rows(file, "SELECT type, name, sql FROM sqlite_master ORDER BY name")
        assert found == schema, "other tables than an unkilled bot makes"
        said = []
        assert await replay_check.check(file, campaign.catalogue, words(), said.append), said
    return struck


async def backed_up(campaign, chance, kills):
    """Make backups of the running bot, killed at any time; returns the number of kills.

    An existing backup stays intact.
    """
    file = campaign.lives.folder / "backup.sqlite3"
    life = await campaign.lives.begin("backup", str(file))
    assert await life.exit_code() == 0, f"no backup: {campaign.lives.log}"
    points = [("copying", 1), ("copied", 1), None, ("commit", 1)]  # the last as it notes the backup
    for number in range(kills):
        life = await campaign.lives.begin("backup", str(file), end_at=points[number % len(points)])
        if points[number % len(points)] is None:
            await asyncio.sleep(chance.uniform(0, COPYING))
            life.signal()
        assert await life.exit_code() in {-9, 0}
        _whole(file, campaign)
    life = await campaign.lives.begin("backup", str(file))
    if campaign.life.alive:
        await campaign.life.kill()  # the bot dies while a backup of it is being written
    assert await life.exit_code() == 0, f"no backup beside a bot that was killed: {campaign.lives.log}"
    _whole(file, campaign)
    return kills + 1


def _whole(file, campaign):
    assert checks.rows(file, "PRAGMA integrity_check") == [("ok",)]
    tables, known = (checks.rows(own, "SELECT COUNT(*) FROM game_table") for own in (file, campaign.database))
    assert tables == known
