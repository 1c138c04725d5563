"""The program as people start and stop it at a terminal: ``python bot.py --offline``."""

import asyncio
import os
import re
import signal
import sys
from contextlib import asynccontextmanager
from pathlib import Path

from k2bot.config import Settings
from k2bot.offline import start
from k2bot.running import made
from k2bot.text.words import words
from tests.phrases import START, phrase, says
from tests.waiting import until

ROOT = Path(__file__).parents[2]
QUICK = {"computer_workers": 1, "computer_budget": 1}
ADDRESS = re.compile(r"http://127\.0\.0\.1:\d+/\d+")


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
        return ADDRESS.findall("".join(self.said))

    async def end(self, number):
        self.process.send_signal(number)
        async with asyncio.timeout(20):
            said, complained = await self.process.communicate()
        return self.process.returncode, said.decode(), complained.decode()


@asynccontextmanager
async def started(folder, *arguments):
    (folder / "quick.toml").write_text("".join(f"{key} = {value}\n" for key, value in QUICK.items()))
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        str(ROOT / "bot.py"),
        *("--config", "quick.toml", "--port", "0", "--database", str(folder / "games.sqlite3"), *arguments),
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


async def test_a_game_against_a_computer_begins_with_two_presses_and_starting_again_goes_on_with_it(
    tmp_path, open_tab
):
    async with started(tmp_path, "--players", "2") as terminal:
        text = "".join(terminal.said)
        assert says(text, "offline-greeting")
        assert "DISCORD_TOKEN" in text
        assert len(terminal.addresses()) == 2
        page = await open_tab(terminal.addresses()[0])
        assert len(page.texts) == 2, "the welcome and the table, no answers to nobody's question"
        assert "**Add computer: beginner**" in page.texts[0], "the first post says how"
        assert not page.find_any("My hand")
        await page.press(phrase("lobby-button-add-computer", level="beginner"))
        await page.until(lambda page: "⚙ Bot Abruzzi (beginner)" in page.texts[1])
        assert (await page.press(START))["settlement"] == "settled"
        await page.until(lambda page: any("Ready: ⚙ Bot Abruzzi" in text for text in page.texts), 30)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        hand = page.buttons()
        code, said, complained = await terminal.end(signal.SIGINT)
        assert (code, said, untold(complained)) == (0, f"{phrase('offline-stopping')}\n", [])
    async with started(tmp_path, "--players", "2") as terminal:
        page = await open_tab(terminal.addresses()[0])
        await page.until(lambda page: page.find_any("My hand"), seconds=30)
        assert not page.find_any(START)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        assert page.buttons() == hand, "the same cards, in the same game"
        code, said, complained = await terminal.end(signal.SIGTERM)
        assert (code, said, untold(complained)) == (0, f"{phrase('offline-stopping')}\n", [])


async def test_one_press_starts_a_game_alone_in_another_language(tmp_path, open_tab, monkeypatch, capsys):
    say, said, stops = words("pl").text, [], []
    database = tmp_path / "games.sqlite3"
    settings = Settings(language="pl", port=0, database=database, offline_database=database, **QUICK)
    monkeypatch.setattr(start, "_on_end", stops.append)  # the signals are those of the tests

    def addresses():
        said.append(capsys.readouterr().out)
        return ADDRESS.findall("".join(said)) or playing.done()

    playing = asyncio.create_task(start._play(settings, lambda: made(settings, afresh=True)))
    page = await open_tab((await until(addresses))[0])
    assert (await page.press(say("lobby-button-start")))["settlement"] == "settled"
    await page.until(lambda page: page.find_any(say("k2-button-hand")), seconds=30)
    await page.press(say("k2-button-hand"))
    await page.until(lambda page: page.find_any(say("k2-button-commit")))  # also private pages are in it
    assert not re.search(r"\b(The|the|and|you)\b", "".join([*page.texts, *said]))
    stops[0].set()
    await playing
    assert capsys.readouterr().out == say("offline-stopping") + "\n"
