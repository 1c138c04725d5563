"""Waiting in tests for what must come, instead of for a time in which it should have come."""

import asyncio

PATIENCE = 30.0
"""Seconds after which it is taken that it never comes; far longer than anything takes on a busy machine."""


async def until(holds, patience=PATIENCE, every=0.005):
    """Wait until ``holds()``, which is looked at every so many seconds, is true, and give what it gave."""
    async with asyncio.timeout(patience):
        while not (found := holds()):  # noqa: ASYNC110 - nothing signals it
            await asyncio.sleep(every)
    return found
