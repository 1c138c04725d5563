"""Two processes on one database, in short; ``make torture ARGS="--processes 2"`` does it at length."""

from tests import postgres
from tests.torture import handover


async def test_whatever_becomes_of_a_process_another_one_goes_on_and_nothing_is_lost_or_doubled(tmp_path):
    async with handover.pair(tmp_path, handover.SHORT_LEASE) as own:
        await handover.cut_off(own)
        presses, _ = await handover.updated(own, 0.3)
        assert presses > 5
        assert await handover.killed(own) < handover.DISCORDS, "it need not wait for the lease to end"
        assert await handover.paused(own) < 10


async def test_so_it_is_with_a_database_on_a_server(tmp_path):
    with postgres.fresh() as server:
        async with handover.pair(tmp_path, handover.SHORT_LEASE, server) as own:
            await handover.disconnected(own, 2)
            await handover.updated(own, 0.3)
            assert await handover.paused(own, 0.01) < 10
