"""The program as people start and stop it at a terminal: ``python bot.py --offline``."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.phrases import START, phrase, says

ROOT = Path(__file__).parents[2]


class Terminal:
    """A started program: what it says, and how it ends."""

    def __init__(self, process):
        self.process, self.said = process, []

    async def until(self, words):
        async with asyncio.timeout(30):
            while not self.said or words not in self.said[-1]:
                line = (await self.process.stdout.readline()).decode()
                assert line, f"it ended: {''.join(self.said)}{(await self.process.stderr.read()).decode()}"
                self.said.append(line)

    def addresses(self):
        return re.findall(r"http://127\.0\.0\.1:\d+/\d+", "".join(self.said))

    async def end(self, number):
        self.process.send_signal(number)
        async with asyncio.timeout(20):
            said, complained = await self.process.communicate()
        return self.process.returncode, said.decode(), complained.decode()


@asynccontextmanager
async def started(folder, *arguments):
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *("--port", "0", "--database", str(folder / "games.sqlite3"), *arguments),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    terminal = Terminal(process)
    try:
        await terminal.until("hosting.md")
        yield terminal
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


def untold(complained):
    """What stands on the error output besides the log's ordinary notes."""
    return [line for line in complained.splitlines() if " INFO " not in line]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_what_it_is_and_stops_cleanly(tmp_path, number):
    async with started(tmp_path, "--players", "2") as terminal:
        text = "".join(terminal.said)
        assert says(text, "offline-greeting")
        assert "DISCORD_TOKEN" in text
        assert len(terminal.addresses()) == 2
        code, said, complained = await terminal.end(number)
        assert (code, said) == (0, f"{phrase('offline-stopping')}\n")
        assert not untold(complained)


async def test_it_plays_in_the_pseudo_language(tmp_path, open_tab):
    say = words(PSEUDO).text
    async with started(tmp_path, "--language", PSEUDO) as terminal:
        page = await open_tab(terminal.addresses()[0])
        assert await page.press(say("lobby-button-start"))
        await page.until(lambda page: len(page.texts) > 2, seconds=30)
        assert not re.search(r"\b(The|the|and|you)\b", "".join([*page.texts, *terminal.said]))
        code, said, complained = await terminal.end(signal.SIGINT)
        assert (code, said, untold(complained)) == (0, say("offline-stopping") + "\n", [])


async def test_one_press_starts_a_game_alone_and_starting_again_goes_on_with_it(tmp_path, open_tab):
    async with started(tmp_path) as terminal:
        page = await open_tab(terminal.addresses()[0])
        assert len(page.texts) == 2, "the welcome and the table, no answers to nobody's question"
        page.find(START)
        assert not page.find_any("My hand")
        assert (await page.press(START))["settlement"] == "settled"
        await page.until(lambda page: page.find_any("My hand"), seconds=30)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        hand = page.buttons()
        code, _, complained = await terminal.end(signal.SIGINT)
        assert (code, untold(complained)) == (0, [])
    async with started(tmp_path) as terminal:
        page = await open_tab(terminal.addresses()[0])
        await page.until(lambda page: page.find_any("My hand"), seconds=30)
        assert not page.find_any(START)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        assert page.buttons() == hand, "the same cards, in the same game"
        assert (await terminal.end(signal.SIGINT))[0] == 0


async def test_two_presses_begin_a_game_against_a_computer(tmp_path, open_tab):
    async with started(tmp_path) as terminal:
        page = await open_tab(terminal.addresses()[0])
        add = phrase("lobby-button-add-computer", level="easy")
        assert f"**{add}**" in page.texts[0], "the first post says how"
        await page.press(add)
        await page.until(lambda page: "⚙ Bot Abruzzi (easy)" in page.texts[1])
        await page.press(START)
        await page.until(lambda page: any("Ready: ⚙ Bot Abruzzi" in text for text in page.texts), 30)
        code, _, complained = await terminal.end(signal.SIGINT)
        assert (code, untold(complained)) == (0, [])
