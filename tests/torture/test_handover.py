"""Two processes on one database, in short; ``make torture ARGS="--processes 2"`` does it at length."""

import random
from datetime import date

from tests.own_server import own_server
from tests.torture import handover, outages, rounds
from tests.torture.pair import pair


async def test_whatever_becomes_of_a_process_another_one_goes_on_and_nothing_is_lost_or_doubled(tmp_path):
    async with pair(tmp_path, rounds.SHORT_LEASE) as own:
        await outages.cut_off(own)
        presses, _ = await handover.updated(own, 0.3)
        assert presses > 5
        assert await handover.paused(own) < 10


async def test_whatever_becomes_of_a_server_and_the_way_to_it_nothing_is_lost_or_doubled(tmp_path):
    """An eighth of all that happens to databases, another one each day; test_sharing kills processes."""
    day = date.today().toordinal()  # noqa: DTZ011 - wherever it is
    chance = random.Random(day)  # noqa: S311 - not cryptographic
    with own_server() as server:
        async with pair(tmp_path, rounds.SHORT_LEASE, server) as own:
            for kind in rounds.kinds(server)[len(rounds.PROCESSES) + day % 8 :: 8]:
                await rounds.happening(own, kind, chance)
