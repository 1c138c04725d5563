"""The package, as pip, pipx and uv install it: built, installed into an empty environment, started twice."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
from contextlib import asynccontextmanager
from importlib import metadata
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.offline.conftest import open_tab  # noqa: F401 - a fixture
from tests.offline.test_pages import ADDRESS
from tests.phrases import START, phrase, says

ROOT = Path(__file__).parents[1]
NAMES = ("bot.py", "cogs", "k2bot", "LICENSE", "README.md", "pyproject.toml")
REQUIREMENTS = ("requirements.txt", "requirements-offline.txt", "requirements-postgresql.txt")
BUILD = "import sys; from setuptools import build_meta; build_meta.build_{}(sys.argv[1])"


def built(what, source, target):
    target.mkdir(exist_ok=True)
    subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-W", "ignore", "-c", BUILD.format(what), str(target)],
        cwd=source,
        check=True,
        capture_output=True,
    )
    (found,) = target.iterdir()
    return found


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    """An environment with nothing but the package in it, made as pip does: a source archive, then a wheel."""
    here = tmp_path_factory.mktemp("package")
    (here / "source").mkdir()
    for name in (*NAMES, *REQUIREMENTS):
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, here / "source" / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, here / "source" / name)
    with tarfile.open(built("sdist", here / "source", here / "archive")) as archive:
        # Python 3.11 has no filters before 3.11.4; later ones warn where none is named.
        filters = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}
        archive.extractall(here / "unpacked", **filters)  # noqa: S202 - an archive of our own
    (unpacked,) = (here / "unpacked").iterdir()
    wheel = built("wheel", unpacked, here / "wheel")
    venv.create(here / "environment")
    subprocess.run(  # noqa: S603 - trusted command
        [
            *(sys.executable, "-m", "pip", "-q", "--python", here / "environment"),
            *("install", "--no-index", "--no-deps", "--no-compile", wheel),
        ],
        check=True,
    )
    # What it requires is that of the tests, so that nothing is downloaded; the tests' folder isn't in there.
    (place,) = (here / "environment").glob("lib/python*/site-packages")
    (place / "required.pth").write_text(sysconfig.get_path("purelib"))
    return place


def files(folder):
    return {
        str(file.relative_to(folder))
        for part in ("k2bot", "cogs")
        for file in (folder / part).rglob("*")
        if file.is_file() and file.suffix != ".pyc"
    }


def test_every_file_is_in_the_package(folder):
    assert files(folder) == files(ROOT)


def test_only_the_extras_need_simcord_and_psycopg(folder):
    (package,) = metadata.distributions(name="k2bot", path=[str(folder)])
    extras = {one.name: str(one.marker or "") for one in map(Requirement, package.requires)}
    assert extras["discord.py"] == ""
    assert (extras["simcord"], extras["psycopg"]) == ('extra == "offline"', 'extra == "postgresql"')


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
async def started(program, home):
    """The program, started from a terminal in a home folder; the block has to end it."""
    process = await asyncio.create_subprocess_exec(
        program,
        *("--players", "2", "--port", "0"),
        cwd=home,
        env={"HOME": str(home), "XDG_DATA_HOME": str(home / "data"), "PATH": os.environ["PATH"]},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        umask=0,
    )
    terminal = Terminal(process)
    try:
        await terminal.until("hosting.md")
        yield terminal
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def ended(terminal, number):
    """Ask the program to end; it confirms that and logs no complaints."""
    code, said, complained = await terminal.end(number)
    untold = [line for line in complained.splitlines() if " INFO " not in line]
    assert (code, said, untold) == (0, f"{phrase('offline-stopping')}\n", [])


async def test_the_installed_program_starts_a_game_and_resumes_it_after_restarting(
    folder,
    tmp_path,
    open_tab,  # noqa: F811 - the fixture
):
    program, games = folder.parents[2] / "bin" / "k2bot", tmp_path / "data" / "k2bot"
    games.mkdir(parents=True)
    # Each of its processes compiles what it imports.
    (games / "config.toml").write_text("computer_workers = 1\ncomputer_budget = 1\n", encoding="utf-8")
    async with started(program, tmp_path) as terminal:
        text = "".join(terminal.said)
        assert says(terminal.said[0], "terminal-home", folder=str(games))
        assert says(text, "offline-greeting")
        assert "DISCORD_TOKEN" in text
        assert len(terminal.addresses()) == 2
        page = await open_tab(terminal.addresses()[0])
        assert len(page.texts) == 2, "the welcome and the table, no answers to nobody's question"
        assert "**Add computer**" in page.texts[0], "the first post says how"
        assert not page.find_any("My hand")
        await page.press(phrase("lobby-button-add-computer"))
        await page.until(lambda page: "⚙ Bot Abruzzi (beginner)" in page.texts[1])
        assert (await page.press(START))["settlement"] == "settled"
        await page.until(lambda page: any("Ready: ⚙ Bot Abruzzi" in text for text in page.texts), 60)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        hand = page.buttons()
        await ended(terminal, signal.SIGINT)
    async with started(program, tmp_path) as terminal:
        page = await open_tab(terminal.addresses()[0])
        await page.until(lambda page: page.find_any("My hand"), seconds=30)
        assert not page.find_any(START)
        await page.press("My hand")
        await page.until(lambda page: page.find_any("Commit"))
        assert page.buttons() == hand, "the same cards, in the same game"
        await ended(terminal, signal.SIGTERM)
    assert {file.name: file.stat().st_mode & 0o777 for file in games.glob("*.sqlite3*")} == dict.fromkeys(
        ("k2bot-offline.sqlite3", "k2bot-offline.sqlite3-lock", "k2bot-offline-messages.sqlite3"), 0o600
    )
    assert [*tmp_path.iterdir()] == [games.parent]
