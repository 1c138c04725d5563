"""The package, as pip, pipx and uv install it: built, installed into an empty environment, and played."""

import asyncio
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tarfile
import venv
from pathlib import Path

import pytest

from tests.offline.conftest import open_tab  # noqa: F401 - a fixture
from tests.offline.test_start import Terminal
from tests.phrases import START, phrase, says

ROOT = Path(__file__).parents[1]
NAMES = ("bot.py", "cogs", "k2bot", "LICENSE", "README.md", "pyproject.toml")
REQUIREMENTS = ("requirements.txt", "requirements-postgresql.txt")
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
        archive.extractall(here / "unpacked", filter="data")
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


async def play_a_day(page):
    """Do what the hints say."""
    hinted, pressed = False, None
    while not any("Day 2" in text for text in (await page.read()).texts):
        labels = [control.get("label") or "" for _, control in page.controls()]
        token = next((label for label in labels if label.startswith("Take ")), None)
        done = [label for label in ("Commit", "Finish turn") if hinted and label in labels]
        wanted = ["Use hint", *done, token, "Hint", "Plan my turn", "My hand"]
        label = next((label for label in wanted if label in labels and label != pressed), None)
        if label is not None:
            hinted, pressed = label == "Use hint" or (hinted and label not in done), label
            await page.press(label)
        await asyncio.sleep(0.2)


async def test_a_day_can_be_played_from_any_folder(folder, tmp_path, open_tab):  # noqa: F811 - the fixture
    program = folder.parents[2] / "bin" / "k2bot"
    home = tmp_path / "data"
    (home / "k2bot").mkdir(parents=True)
    # Each of its processes compiles what it imports.
    few = "computer_workers = 1\ncomputer_budget = 1\n"
    (home / "k2bot" / "config.toml").write_text(few, encoding="utf-8")
    away = {"HOME": str(tmp_path), "XDG_DATA_HOME": str(home), "PATH": os.environ["PATH"]}
    process = await asyncio.create_subprocess_exec(
        program,
        *("--port", "0"),
        cwd=tmp_path,
        env=away,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    terminal = Terminal(process)
    try:
        await terminal.until("hosting.md")
        assert says(terminal.said[0], "terminal-home", folder=str(home / "k2bot"))
        page = await open_tab(terminal.addresses()[0])
        await page.press(START)
        await asyncio.wait_for(play_a_day(page), 120)
        code, said, _ = await terminal.end(signal.SIGINT)
        assert (code, said) == (0, f"{phrase('offline-stopping')}\n")
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()
    kept = {file.name for file in (home / "k2bot").glob("*.sqlite3")}
    assert kept == {"k2bot-offline.sqlite3", "k2bot-offline-messages.sqlite3"}
    assert not [file for file in tmp_path.iterdir() if file != home]
