"""Two processes on one database, a short run; ``make torture ARGS="--processes 2"`` is the long one."""

import random
from datetime import date

from tests.own_server import own_server
from tests.torture import handover, outages, rounds
from tests.torture.pair import pair


async def test_nothing_is_lost_or_doubled_when_a_process_stops_or_fails(tmp_path):
    async with pair(tmp_path, rounds.SHORT_LEASE) as own:
        await outages.cut_off(own)
        presses, _ = await handover.updated(own, 0.3)
        assert presses > 5
        assert await handover.paused(own) < 10
        assert await handover.cut_off(own) < 10


async def test_nothing_is_lost_or_doubled_in_outages_of_a_database_server(tmp_path):
    """A different eighth of all database outages each day; test_sharing kills processes."""
    day = date.today().toordinal()  # noqa: DTZ011 - wherever it is
    chance = random.Random(day)  # noqa: S311 - not cryptographic
    with own_server() as server:
        async with pair(tmp_path, rounds.SHORT_LEASE, server) as own:
            for kind in rounds.kinds(server)[len(rounds.PROCESSES) + day % 8 :: 8]:
                await rounds.happening(own, kind, chance)
