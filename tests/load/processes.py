"""Processor time of presses in separate processes, one or several that share a bot's servers.

The simulated Discord is in this process, behind real HTTP and a real gateway, so it takes more than the bot:
on a computer with few cores, look at the processor's time rather than at waiting times.
"""

import asyncio
import os
import time
from collections import Counter
from pathlib import Path

import psycopg

from k2bot.host.discord.controls import GameId, read_id
from tests import postgres
from tests.load.meters import seconds_of, share
from tests.torture.checks import all_sent, rows
from tests.torture.sharing import shared
from tests.waiting import until

SEATED = 2
"""People at a table."""
WARM = 5.0
"""Warm-up seconds before anything is counted."""


async def pressing(folder, processes, *, on_server, tables, rate, seconds):
    """Measure processes while people press at a given rate; returns the rows of a table."""
    if on_server:
        _synced()
    async with shared(
        folder, processes, on_server=on_server, pictures=True, lease=None, log=os.devnull
    ) as own:
        settings = own.lives.folder / "bot.toml"
        settings.write_text(
            settings.read_text(encoding="utf-8").replace('"debug"', '"info"'), encoding="utf-8"
        )
        lives = [await own.begin() for _ in range(processes)]
        if processes > 1:
            await own.hosted_by(*lives)
        seats = [seat for number in range(tables) for seat in await _seats(own, number)]
        await all_sent(own)
        await _press(own, seats, rate, WARM)
        before, began = _taken(own, lives), time.process_time()
        asked = await _press(own, seats, rate, seconds)
        after, world = _taken(own, lives), time.process_time() - began
        return [*_rows(asked, after - before, world, len(lives), seconds)]


async def _seats(own, number):
    """People with open hands: who, where, and two of their cards."""
    first = number * SEATED % 8
    users, at = range(first, first + SEATED), number % 2
    _, channel = await own.game(at, *users)
    post, way = await until(lambda: next(_ways(own.crowd.posts(channel)), None), own.patience)
    for user in users:
        await own.answered(_pressed(own, user, post, way))
    return [(user, own.crowd.panel(own.users[user].id, channel)) for user in users]


def _ways(posts):
    """Posts with a control that opens the hand, and these controls."""
    return (
        (post, one) for post in posts for one in _controls(post, "page") if one.argument in {"hand", "next"}
    )


def _controls(message, verb):
    """Ids of the game's controls with a verb in a message."""
    found = [
        read_id(str(item.get("custom_id", ""))) for row in message.components for item in row["components"]
    ]
    return [one for one in found if isinstance(one, GameId) and one.verb == verb]


def _pressed(own, user, message, control):
    return own.crowd.pressed(own.users[user].id, message, str(control))


async def _press(own, seats, rate, seconds):
    """Let people in turn select or deselect a card, each once answered; returns all their presses."""
    asked, last, due = [], {}, time.monotonic()
    for number in range(round(rate * seconds)):
        due += 1 / rate
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        at = number % len(seats)
        user, panel = seats[at]
        if at not in last or last[at].answered.is_set():
            last[at] = _pressed(own, user, panel, _controls(panel, "card")[0])
            asked.append(last[at])
    await own.answered(*asked)
    return asked


def _taken(own, lives):
    """Processor seconds so far: of each process, of its drawing processes, and of the database."""
    taken = Counter()
    for number, life in enumerate(lives):
        taken[number] = seconds_of(life.number)
        children = Path(f"/proc/{life.number}/task/{life.number}/children").read_text()
        taken["drawing"] += sum(seconds_of(int(child)) for child in children.split())
    if not isinstance(own.database, Path):
        found = rows(
            own.database, "SELECT pid FROM pg_stat_activity WHERE starts_with(application_name, 'k2bot ')"
        )
        taken["database"] = sum(seconds_of(pid) for (pid,) in found)
    return taken


def _rows(asked, taken, world, processes, seconds):
    presses = len(asked)
    each = [taken[number] for number in range(processes)]
    acknowledged = [min(after for after, kind, _ in one.heard if kind == "acknowledging") for one in asked]
    answered = [min(after for after, kind, _ in one.heard if kind == "answering") for one in asked]
    yield "presses per second", f"{presses / seconds:.1f}"
    yield "processor for a press, all bots without drawing", f"{1000 * sum(each) / presses:.1f} ms"
    for number, own in enumerate(each):
        yield f"  process {number + 1}", f"{1000 * own / presses:.1f} ms, {own / seconds:.2f} cores"
    yield "  drawing", f"{1000 * taken['drawing'] / presses:.1f} ms"
    if "database" in taken:
        yield "  the database's server", f"{1000 * taken['database'] / presses:.1f} ms"
    yield "the simulated Discord", f"{1000 * world / presses:.1f} ms"
    for what, values in (("acknowledged", acknowledged), ("answered", answered)):
        yield (
            f"{what}, p50 and p99",
            f"{1000 * share(values, 0.5):.0f} ms, {1000 * share(values, 0.99):.0f} ms",
        )
    yield "load average of the computer", f"{os.getloadavg()[0]:.1f}"


def _synced():
    """Let the tests' database server sync to disk, as others do."""
    with psycopg.connect(postgres.server(), autocommit=True) as connection:
        for setting in postgres.QUICK:
            connection.execute(f"ALTER SYSTEM RESET {setting}")
        connection.execute("SELECT pg_reload_conf()")
