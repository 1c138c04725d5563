"""How long computers take where many tables ask at once: ``python -m tests.bench.computers``.

At each table one person plays with computers of the hard level, in the real host with a real store and real
processes; only Discord is left out. The people answer at once, so that every table always waits for its
computers. Printed are the seconds from when a decision is due until it is taken, and the memory of the
processes that think. Time in which other programs had the processors is taken off: each figure is multiplied
by the share of its time that the processes did not wait for a processor.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import defaultdict
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

from k2bot.games import registry
from k2bot.games.k2.hosted import K2
from k2bot.host.kernel.transition import Submit
from k2bot.host.service.background import Computers
from k2bot.host.service.catalogue import Catalogue
from k2bot.host.service.tables import Tables
from k2bot.host.store import Store
from k2bot.thinking.processes import Thinking, ThoughtError
from tests.host.hosting import ComputerSeats

from .table import Goal, print_goals, print_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from k2bot.host.service.table import Table
    from k2bot.thinking.question import Question

GOAL = 2.0
"""Seconds for a decision, the first day apart: then the processes start."""
LOOK = 0.02


class Watched(Thinking):
    """Thinking that notes how long each answer took, and with which share of the usual work."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.day = 1
        self.taken: dict[int, list[float]] = defaultdict(list)
        self.shares: dict[int, list[int]] = defaultdict(list)
        self.given_up = 0

    async def answer(self, ask: Callable[[int], Question]) -> str:
        """As ever, with a look at the clock before and after."""
        begun, day = time.perf_counter(), self.day

        def noted(share: int) -> Question:
            self.shares[day].append(share)
            return ask(share)

        try:
            return await super().answer(noted)
        except ThoughtError:
            self.given_up += 1
            raise
        finally:
            self.taken[day].append(time.perf_counter() - begun)

    def memory(self) -> list[float]:
        """The most memory each process has taken, in MiB; nothing where the system does not tell."""
        found = []
        for pid in self.pids:
            lines = _told(f"/proc/{pid}/status").splitlines()
            found += [int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")]
        return found

    def worked(self) -> tuple[float, float]:
        """Seconds the processes have worked, and waited for a processor; 0 where the system does not tell."""
        told = [_told(f"/proc/{pid}/schedstat").split() for pid in self.pids]
        return sum(int(one[0]) for one in told if one) / 1e9, sum(int(one[1]) for one in told if one) / 1e9


def _told(file: str) -> str:
    try:
        return Path(file).read_text()
    except OSError:
        return ""


@asynccontextmanager
async def _house(workers: int) -> AsyncIterator[tuple[Tables, ComputerSeats, Watched]]:
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(Path(folder) / "bench.sqlite3")
        tables, thinking = Tables(store, Catalogue(registry.makers())), Watched(workers)
        computers = Computers(thinking, tables.languages, budget=100)
        tables.on_posts = [computers.wake]
        try:
            yield tables, ComputerSeats(tables), thinking
        finally:
            await computers.close()
            await store.close()


async def _laid(tables: Tables, computer_seats: ComputerSeats, number: int, rivals: int) -> Table:
    side, season = ("easy", "hard")[number % 2], ("summer", "winter")[number // 2 % 2]
    table = await tables.open(
        game=K2().key,
        options={"side": side, "season": season},
        guild_id=1,
        channel_id=number,
        user_id=1,
        name="Ann",
    )
    for _ in range(rivals):
        await computer_seats.add(table.id, 1, "hard")
    return table


async def _play(table: Table, day: int) -> None:
    """Answer for the person until a day is over."""
    while table.session.status.value == "running" and table.session.state.day <= day:
        if 0 not in table.session.waiting:
            await asyncio.sleep(LOOK)
            continue
        question = table.game.question(table.session.state, 0, "normal", f"{table.id}", 1)
        answer = await asyncio.to_thread(question.think, *question.facts)
        await table.do(Submit(1, table.game.stamp(table.session.state, 0) or "", answer))


async def measured(count: int, rivals: int, days: int, workers: int) -> list[Goal]:
    """Play some days at all tables at once and print the table."""
    async with _house(workers) as (tables, computer_seats, thinking):
        laid = [await _laid(tables, computer_seats, number, rivals) for number in range(count)]
        rows, late = [], []
        await asyncio.gather(*(tables.start(table.id, 1) for table in laid))
        for day in range(1, days + 1):
            thinking.day, begun, before = day, time.perf_counter(), thinking.worked()
            await asyncio.gather(*(_play(table, day) for table in laid))
            work, wait = (now - then for now, then in zip(thinking.worked(), before, strict=True))
            own = work / (work + wait) if work > 0 else 1.0
            taken = sorted(own * seconds for seconds in thinking.taken[day])
            late += taken if day > 1 else []
            rows.append(
                (
                    str(day),
                    str(len(taken)),
                    f"{median(taken):.2f} s",
                    f"{taken[int(0.95 * len(taken))]:.2f} s",
                    f"{taken[-1]:.2f} s",
                    f"{median(thinking.shares[day] or [0]):.0f} %",
                    f"{own * 100:.0f} %",
                    f"{time.perf_counter() - begun:.1f} s",
                )
            )
        print_table(
            f"{count} tables with {rivals} hard computers each, {workers} processes:"
            " seconds from due to done",
            (
                "day",
                "decisions",
                "median",
                "95 %",
                "longest",
                "work each",
                "had of the processors",
                "the day",
            ),
            rows,
        )
        memory = ", ".join(f"{size:.0f} MiB" for size in thinking.memory()) or "not known here"
        print(f"  The processes at their largest: {memory}")  # noqa: T201 - a report for the terminal
        print(f"  Thoughts given up: {thinking.given_up}")  # noqa: T201 - as above
    if not late:
        return []
    late.sort()
    return [
        Goal("a decision from the second day on, median", median(late), GOAL, " s"),
        Goal("the longest", late[-1], GOAL, " s"),
    ]


def main() -> int:
    """Measure what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.computers", description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rivals", type=int, default=3, help="computers at each table, 1 to 4")
    parser.add_argument("--days", type=int, default=4)
    parser.add_argument("--workers", type=int, default=2)
    wanted = parser.parse_args()
    goals = asyncio.run(measured(wanted.tables, wanted.rivals, wanted.days, wanted.workers))
    print_goals(goals)
    return 0 if all(goal.reached for goal in goals) else 1


if __name__ == "__main__":
    sys.exit(main())
