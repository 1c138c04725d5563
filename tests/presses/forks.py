"""Going back to an earlier moment: the bot's database and memory, and Discord's messages."""

import copy
import sqlite3
from dataclasses import dataclass

KEPT = (dict, list, set)
"""Types to copy in changing objects; everything else is frozen or restores itself."""


@dataclass(frozen=True)
class Fork:
    """A saved moment: ``tables`` in memory, and other ``objects`` that presses change."""

    database: sqlite3.Connection
    objects: tuple
    messages: dict


def _noted(thing):
    """The attributes of an object; mutable ones are copied."""
    found = {}
    for name, value in vars(thing).items():
        if type(value) in KEPT or type(value).__name__ in {"OrderedDict", "WeakValueDictionary"}:
            found[name] = value, copy.copy(value)
        else:
            found[name] = value, None
    return found


def _back(thing, noted):
    for name, (value, kept) in noted.items():
        if kept is not None:
            value.clear()
            value.extend(kept) if isinstance(value, list) else value.update(kept)
        setattr(thing, name, value)


def _changing(bot):
    """Everything in the bot's memory that a press can change."""
    yield bot.host.tables
    yield bot.host.tables._cache
    yield bot.host.interactions._panels
    yield bot.host.services.computers
    yield bot.host.live
    yield bot.host.sender
    yield bot.host.sender._search
    for table in bot.host.tables._cache:
        yield table
        yield table.outbox


async def taken(world):
    """Save this moment, to come back to."""
    database = sqlite3.connect(":memory:", check_same_thread=False)
    connection = world.host.store.database._connection
    await connection._execute(connection._conn.backup, database)
    backend = world.env.backend
    messages = {
        channel: {number: (message, copy.copy(vars(message))) for number, message in kept.items()}
        for channel, kept in backend.messages.items()
    }
    return Fork(database, tuple((thing, _noted(thing)) for thing in _changing(world.bot)), messages)


async def restore_moment(world, fork):
    """Restore everything to that moment."""
    connection = world.host.store.database._connection
    await connection._execute(fork.database.backup, connection._conn)
    for thing, noted in fork.objects:
        _back(thing, noted)
    backend = world.env.backend
    for channel in [*backend.messages]:
        backend.messages[channel] = {}
        for number, (message, kept) in fork.messages.get(channel, {}).items():
            vars(message).update(kept)
            backend.messages[channel][number] = message
    for grown in (backend.http_requests, backend.transcript):
        grown.clear()
