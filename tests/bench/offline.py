"""Memory of the offline bot while a game is played with three tabs open."""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp

from k2bot.host.discord.images import NICENESS
from tests.offline.conftest import Tab
from tests.phrases import START, phrase

from .table import Goal, print_table

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

GOAL = 400.0
"""MiB."""
_BOT = Path(__file__).parents[2] / "bot.py"
_NEXT = ("Finish anyway", "Finish turn", "Take", "Commit", "Plan my turn", "My hand")
"""Beginnings of the buttons that play a day without thinking, the most urgent first."""


def report(*, quick: bool) -> list[Goal]:
    """Play a game and print the table; the goal is for the peak, which only Linux reports."""
    taken = asyncio.run(_played(days=4 if quick else 17))
    rows = [(when, f"{mib:.0f} MiB") for when, mib in taken.items()]
    print_table("The bot offline: a person against two computers, three tabs", ("when", "taken"), rows)
    return [Goal("taken offline, at the most", max(taken.values()), GOAL, " MiB")]


async def _played(*, days: int) -> dict[str, float]:
    async with _started() as (pid, address), aiohttp.ClientSession() as client:
        taken = {"started": _resident(pid)}
        async with asyncio.TaskGroup() as group:
            tabs = [_Watcher(client, address[:-1] + str(seat)) for seat in (1, 2, 3)]
            await asyncio.gather(*(tab.open() for tab in tabs))  # as after a restart of the bot
            taken["three tabs open"] = _taken(pid)
            watching = [group.create_task(tab.watch()) for tab in tabs[1:]]
            computer = phrase("lobby-button-add-computer")
            for label in (computer, computer, START):
                await tabs[0].press(label)
                await tabs[0].look()
            presses, day = 0, 0
            while day <= days:
                await tabs[0].look()
                today = int((re.findall(r"Day (\d+) of", "\n".join(tabs[0].texts)) or [0])[-1])
                if today > day:
                    day = today
                    taken[f"day {day}, after {presses} presses"] = _taken(pid)
                presses += await tabs[0].act()
            for task in watching:
                task.cancel()
        return taken


class _Watcher(Tab):  # type: ignore[misc]  # the tests are not checked
    """A tab that fetches pictures like a browser, and presses what a hasty player would."""

    def __init__(self, client: aiohttp.ClientSession, address: str) -> None:
        super().__init__(client, address)
        self.fetched: set[str] = set()
        self.done: dict[tuple[str, str], int] = {}

    async def open(self) -> None:
        await super().open()
        # All the typefaces that simcord's page loads.
        async with self.client.get(f"{self.root}/preview.css") as response:
            faces = re.findall(r'url\("(/fonts/[^"]+)', await response.text())
        await asyncio.gather(*(self._fetch(path) for path in faces))

    async def watch(self) -> None:
        while True:
            await self.look()
            await asyncio.sleep(0.5)

    async def look(self) -> None:
        await self.read()
        shown = self.state["messages"].values()
        assets = {attachment["asset_id"] for message in shown for attachment in message["attachments"]}
        for asset in assets - self.fetched:
            await self._fetch(f"/api/assets/{asset}")
        self.fetched |= assets

    async def _fetch(self, path: str) -> None:
        async with self.client.get(self.root + path, headers=self.headers) as response:
            await response.read()

    async def act(self) -> int:
        """Press the next control, if any; returns the number of presses."""
        found = self._choice()
        if found is None:
            await asyncio.sleep(0.2)
            return 0
        await self.press(found)
        return 1

    def find(self, wanted: Any) -> Any:
        """The control with this label, or the one chosen."""
        return wanted if isinstance(wanted, tuple) else super().find(wanted)

    def _choice(self) -> tuple[str, str] | None:
        """The message and key of the control to press next."""
        for key in reversed(self.state["timeline"]):
            row = [control for other, control in self.controls() if other == key]
            named = {str(control.get("label")): control for control in row}
            label = next((name for start in _NEXT for name in named if name.startswith(start)), None)
            if label is None or self._is_dead_end(key, label):
                continue
            if not named[label].get("disabled"):
                return key, named[label]["control_key"]
            cards = [control for control in row if control.get("style") == 2 and not control.get("disabled")]
            return (key, cards[sum(self.done.values()) % len(cards)]["control_key"]) if cards else None
        return None

    def _is_dead_end(self, key: str, label: str) -> bool:
        """Whether a button was pressed so often that it must be a dead end; those of posts recover."""
        self.done[key, label] = tries = self.done.get((key, label), 0) + 1
        return tries > 8 and (label not in ("My hand", "Plan my turn") or tries % 8 != 0)


@asynccontextmanager
async def _started() -> AsyncIterator[tuple[int, str]]:
    with tempfile.TemporaryDirectory() as folder:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, str(_BOT), "--offline", "--port", "0"),
            *("--database", str(Path(folder, "games.sqlite3"))),
            cwd=folder,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            said = b""
            while not (found := re.search(rb"http://127\.0\.0\.1:\d+/1", said)):
                if not (line := await process.stdout.readline()):  # type: ignore[union-attr]  # it is a pipe
                    raise RuntimeError("the bot did not start")
                said += line
            yield process.pid, found[0].decode()
        finally:
            process.terminate()
            await process.communicate()


def _taken(pid: int) -> float:
    """Memory of the bot and its drawing process, without thinking processes, in MiB."""
    children = Path(f"/proc/{pid}/task").glob("*/children")
    pids = [int(child) for file in children for child in file.read_text(encoding="utf-8").split()]
    drawing = f"main({NICENESS})"
    drawers = [child for child in pids if drawing in Path(f"/proc/{child}/cmdline").read_text("utf-8")]
    return sum(map(_resident, (pid, *drawers)))


def _resident(pid: int) -> float:
    """Current memory of a process in MiB."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 2**10  # type: ignore[index]  # Linux always tells it
