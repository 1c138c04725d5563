"""Files with somebody's data: complete, and never larger than they may be."""

import io
import secrets

from k2bot.host.service.dailies import DailySecrets
from k2bot.host.service.exports import UNWRITTEN, Exports
from k2bot.host.store.personal_data import PersonalData
from tests.cogs.test_privacy import unzipped
from tests.host.hosting import ANN, NOON, catalogue_of, kept
from tests.host.store.test_store import an_input, new_table

LIMIT = 3 * UNWRITTEN
LONG = 2**13
"""Length of a random answer."""


async def test_a_long_history_fills_several_files_in_order(store, tiny):
    """Nobody's text can be compressed less than random hexadecimal digits."""
    for channel in range(40):
        table = await new_table(store, channel)
        answers = (an_input(number, answer=secrets.token_hex(LONG // 2)) for number in range(1, 7))
        await kept(store, table, inputs=(*answers,))
    stored = PersonalData(store)
    exports = Exports(stored, DailySecrets(store, catalogue_of(tiny), lambda: NOON))
    found, since, files = {}, None, []
    while since is not None or not files:
        assert len(files) < 5, "it comes to an end"
        file = io.BytesIO()
        written = await exports.write(file, "data", ANN, since, LIMIT)
        files.append(len(file.getvalue()))
        part = unzipped(file.getvalue())
        assert sum(map(len, part.values())) == written.rows
        for kind, rows in part.items():
            found.setdefault(kind, []).extend(rows)
        since = written.rest
    assert len(files) == 3
    assert max(files) <= LIMIT
    assert min(files[:-1]) > LIMIT / 2, "they are used"
    assert found == await stored.of(ANN)
