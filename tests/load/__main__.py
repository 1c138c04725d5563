"""Measures the bot under load: ``python -m tests.load``; ``make load`` runs it.

Prints how long people wait, how much processor time a press and a day take and for what, whether presses get
dearer with time, how many calls to Discord a day makes, and how much memory a table takes. Ends with status 1
if a goal is missed that does not depend on how busy the computer is.
"""

import argparse
import asyncio
import os
import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

import pytest

from k2bot.host.event_loop import take_short_turns
from tests.bench.table import Goal, print_goals, print_table
from tests.load import processes, rest
from tests.load.crowd import gathered
from tests.load.meters import Meters, Split, share

DAY = 1.0
"""Processor seconds for a day of four people."""
TABLES_FOR_A_DAY = 50
"""Maximum number of tables at which days are played to measure that."""
PRESS = 4.0
"""Milliseconds of the event loop for a press."""
GROWTH = 1.1
"""Maximum ratio of a press's cost in the last ``PART`` to that in the second.

In the first, everybody opens a hand and nearly nobody commits one.
"""
PART = 30.0
"""Seconds whose presses are averaged."""
AT_REST = 50.0
"""KiB of memory for a table."""


async def day(database, patch, count, days, **settings):
    """Measure a day at ``count`` tables, with everybody pressing as soon as they are answered."""
    meters = Meters()
    with meters.watching(patch):
        async with gathered(database, meters, **settings) as crowd:
            await crowd.lay(count)
            await crowd.quiet()
            meters.clear()
            with Split() as split:
                for _ in range(days):
                    await crowd.day()
                await crowd.quiet()
            return Day(meters, split, count * days, crowd.faults)


class Day:
    """The figures of a day."""

    def __init__(self, meters, split, days, faults):
        self.own = meters.own / days
        on_the_loop = split.parts(meters.threads["MainThread"] / days)
        self.parts = {"drawing pictures": meters.drawing / days} | on_the_loop
        rest = self.own - sum(self.parts.values())
        self.parts["database"] = self.parts.get("database", 0.0) + rest
        self.calls = sum(meters.calls.values()) / days
        self.presses = len(meters.presses) / days
        self.pictures = sum(meters.pictures.values()) / days
        self.kinds = {name: number / days for name, number in meters.pictures.most_common()}
        self.sent = meters.sent / days
        self.faults = dict(faults)

    def rows(self):
        """As lines of a table."""
        yield "processor, of the bot", f"{self.own:.2f} s"
        for name, seconds in sorted(self.parts.items(), key=lambda part: -part[1]):
            yield f"  {name}", f"{seconds:.3f} s"
        yield "presses", f"{self.presses:.1f}"
        yield "calls to Discord in the channel", f"{self.calls:.1f}"
        yield (
            "pictures drawn",
            f"{self.pictures:.1f}: "
            + ", ".join(f"{name} {number:.1f}" for name, number in self.kinds.items()),
        )
        yield "their files", f"{self.sent / 2**20:.2f} MiB"
        if self.faults:
            yield "went otherwise", str(self.faults)


async def waits(database, patch, count, rate, seconds, level=None):
    """Measure waits at ``rate`` presses a second, with a computer at each table or none.

    Returns the rows of a table, and the milliseconds of the event loop for a press: on average, and by parts.
    """
    meters = Meters()
    with meters.watching(patch):
        async with gathered(database, meters) as crowd:
            meters.blank = True
            await crowd.lay(count, level)
            await crowd.quiet()
            meters.blank = False
            meters.clear()
            thought = _by_computers(database)
            watching = [asyncio.create_task(meters.loop_delays()), asyncio.create_task(meters.costs(PART))]
            unused = await crowd.live(rate, seconds)
            for task in watching:
                task.cancel()
            given, parts = meters.presses, meters.parts
            acknowledged = [press.acknowledged - press.made for press in given]
            answered = [press.answered - press.made for press in given]
            pictured = [press.pictured - press.made for press in given if press.pictured]
            rows = {
                "presses in a second": f"{len(given) / seconds:.1f} (for {unused} nobody was ready)",
                "processor while it lasts": f"{meters.own / seconds:.2f} cores, and "
                f"{meters.world / seconds:.2f} for the simulated Discord",
                "load average of the computer": f"{os.getloadavg()[0]:.1f}",
                "processor for a press": _parts(meters, len(given)),
                f"event loop, each {PART:.0f} s": f"{', '.join(f'{press:.1f}' for press, _ in parts)} ms",
                "the same small work meanwhile": f"{', '.join(f'{yard:.2f}' for _, yard in parts)} ms",
                "event loop late, p50 and p99": _milliseconds(meters.late),
                "acknowledged, p50 and p99": _milliseconds(acknowledged),
                "answered, p50 and p99": _milliseconds(answered),
                "page with a picture, p50 and p95": _milliseconds(pictured, 0.95),
                "longest wait for an answer, a picture": f"{max(answered, default=0):.2f} s, "
                f"{max(pictured, default=0):.2f} s",
                "pages shown in text first": f"{sum(press.text_first for press in given)} of {len(pictured)}",
                "decisions of computers in a second": f"{(_by_computers(database) - thought) / seconds:.1f}",
                "went otherwise": str(dict(crowd.faults) or "nothing"),
            }
            return rows, 1000 * meters.threads["MainThread"] / max(1, len(given)), parts


def _by_computers(database):
    """Number of decisions made by computers."""
    with closing(sqlite3.connect(database)) as stored:
        ((count,),) = stored.execute(
            "SELECT COUNT(*) FROM input JOIN member ON member.table_id = input.table_id AND place = seat"
            " WHERE level IS NOT NULL"
        )
        return count


def _parts(meters, presses):
    """Processor time per press, by cause."""
    threads, presses = meters.threads, max(1, presses)
    parts = {"event loop": threads["MainThread"], "pictures": meters.drawing}
    parts["the simulated Discord"] = meters.world
    parts["all else"] = meters.own - parts["event loop"] - parts["pictures"]
    return ", ".join(f"{1000 * taken / presses:.1f} ms {name}" for name, taken in parts.items())


def _milliseconds(values, last=0.99):
    return f"{1000 * share(values, 0.5):.0f} ms, {1000 * share(values, last):.0f} ms"


def main():
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="make load", description="Measure the bot under load.")
    parser.add_argument("--tables", type=int, default=1000, help="how many tables (1000)")
    parser.add_argument("--days", type=int, default=2, help="days that are played for what a day takes (2)")
    parser.add_argument("--rate", type=float, default=40, help="presses in a second (40)")
    parser.add_argument("--seconds", type=float, default=300, help="for how long they press (300)")
    parser.add_argument(
        "--computers", metavar="LEVEL", help="a computer of that level at each table of these"
    )
    parser.add_argument("--only", choices=("day", "waits", "rest"), help="measure this alone")
    parser.add_argument(
        "--processes", type=int, help="instead, what presses take of so many processes that share the servers"
    )
    parser.add_argument("--postgresql", action="store_true", help="with a database on a server")
    wanted = parser.parse_args()
    take_short_turns()  # as the bot does at its start
    goals = []
    if wanted.processes:
        return _outside(wanted)
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        if wanted.only in {None, "day"}:
            tables = min(TABLES_FOR_A_DAY, wanted.tables)
            taken = asyncio.run(day(Path(folder) / "day.sqlite3", patch, tables, wanted.days))
            print_table(f"A day of four at {tables} tables", ("what", "a day"), list(taken.rows()))
            goals.append(Goal("processor for a day of four", taken.own, DAY, " s"))
        if wanted.only in {None, "waits"}:
            setting = wanted.tables, wanted.rate, wanted.seconds, wanted.computers
            found, press, parts = asyncio.run(waits(Path(folder) / "waits.sqlite3", patch, *setting))
            print_table(f"{wanted.tables} live tables", ("what", "taken"), list(found.items()))
            goals.append(Goal("event loop for a press", press, PRESS, " ms"))
            if len(parts) > 2:
                (second, yard), (last, yard_then) = parts[1], parts[-1]
                growth = last / second * yard / yard_then
                goals.append(Goal("growth of that to the end", growth, GROWTH, ""))
        if wanted.only in {None, "rest"}:
            each = asyncio.run(rest.kib_a_table(Path(folder) / "rest.sqlite3", min(200, wanted.tables)))
            goals.append(Goal("memory of a table at rest", each, AT_REST, " KiB"))
    print_goals(goals)
    return 0 if all(goal.reached for goal in goals) else 1


def _outside(wanted):
    """Measure processes of their own."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(
            processes.pressing(
                Path(folder),
                wanted.processes,
                on_server=wanted.postgresql,
                tables=wanted.tables,
                rate=wanted.rate,
                seconds=wanted.seconds,
            )
        )
    database = "PostgreSQL" if wanted.postgresql else "SQLite"
    print_table(f"{wanted.tables} games, {wanted.processes} processes, {database}", ("what", "taken"), found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
