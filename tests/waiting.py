"""Waiting for conditions in tests, instead of for fixed times."""

import asyncio
from types import SimpleNamespace

PATIENCE = 30.0
"""Timeout in seconds; far longer than anything takes on a busy machine."""


def held(monkeypatch, owner, name):
    """Hold up a coroutine function; returns the events ``begun`` (it was called) and ``go_on`` (let it)."""
    usual, events = getattr(owner, name), SimpleNamespace(begun=asyncio.Event(), go_on=asyncio.Event())

    async def waiting(*given, **more):
        events.begun.set()
        await events.go_on.wait()
        return await usual(*given, **more)

    monkeypatch.setattr(owner, name, waiting)
    return events


async def until(holds, patience=PATIENCE, every=0.005):
    """Poll until ``holds()``, awaited if need be, is true; returns its value."""
    async with asyncio.timeout(patience):
        while True:
            found = holds()
            if asyncio.iscoroutine(found):
                found = await found
            if found:
                return found
            await asyncio.sleep(every)
