"""Waiting in tests for what must come, instead of for a time in which it should have come."""

import asyncio

PATIENCE = 30.0
"""Seconds after which it is taken that it never comes; far longer than anything takes on a busy machine."""


async def until(holds, patience=PATIENCE, every=0.005):
    """Wait until ``holds()``, or what it promises, is true, and give that; it's looked at every so often."""
    async with asyncio.timeout(patience):
        while True:
            found = holds()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(every)
