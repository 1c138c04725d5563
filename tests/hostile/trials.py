"""All that is tried, in one scene: a bot in a process of its own, with a table of people for each game."""

import asyncio
import random
import time

from tests.hostile import doors, files, servers
from tests.torture import checks
from tests.torture.campaign import campaign
from tests.torture.games import boards

TRIALS = (
    doors.forged,
    doors.options_at_their_limits,
    servers.archived,
    servers.kicked,
    doors.storm,
    files.stopped,
    files.unwritable,
    files.full,
)
SETTLING = 0.3


async def hostile(folder, trials=TRIALS, *, much=1, salt="1"):
    """Try them all; gives for each how often something was tried, and the seconds it took."""
    found = {}
    async with campaign(folder, most=0, salt=salt, pictures=False) as under:
        await under.begin()
        laid = [board for board in boards(under.here, 1) if not board.computers]
        for board in laid:
            await under.lay(board)
        for trial in trials:
            begun = time.monotonic()
            chance = random.Random(f"{salt} {trial.__name__}")  # noqa: S311 - not cryptographic
            tried = await trial(under, laid, chance, much)
            await asyncio.sleep(SETTLING)  # for faults that are told after the acknowledgement
            assert not under.crowd.faults, (trial.__name__, under.crowd.faults)
            assert under.life.alive, f"{trial.__name__}: the bot has ended: {under.lives.log}"
            for board in laid:
                await checks.same_as_unkilled(under, board)
            found[trial.__name__.replace("_", " ")] = tried, time.monotonic() - begun
    return found
