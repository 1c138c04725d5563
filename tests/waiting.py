"""Waiting in tests for what must come, instead of for a time in which it should have come."""

import asyncio
from types import SimpleNamespace

PATIENCE = 30.0
"""Seconds after which it is taken that it never comes; far longer than anything takes on a busy machine."""


def held(monkeypatch, owner, name):
    """Let a coroutine function wait: gives the events that it has ``begun``, and that it may ``go_on``."""
    usual, events = getattr(owner, name), SimpleNamespace(begun=asyncio.Event(), go_on=asyncio.Event())

    async def waiting(*given, **more):
        events.begun.set()
        await events.go_on.wait()
        return await usual(*given, **more)

    monkeypatch.setattr(owner, name, waiting)
    return events


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
