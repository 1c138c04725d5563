"""``python -m k2bot.games.k2.engine``: replay and simulate, as a person would call them."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from k2bot.games.k2.engine.__main__ import main

ROOT = Path(__file__).parents[4]


def call(*arguments):
    """What the command does, called in this process: how it ends and what it says."""
    said, complained = io.StringIO(), io.StringIO()
    with redirect_stdout(said), redirect_stderr(complained):
        try:
            code = main([*map(str, arguments)])
        except SystemExit as stopped:
            code = stopped.code
    return subprocess.CompletedProcess(arguments, code, said.getvalue(), complained.getvalue())


def started(*arguments):
    """The same in a process of its own."""
    return subprocess.run(  # noqa: S603 - trusted command
        [sys.executable, "-m", "k2bot.games.k2.engine", *map(str, arguments)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.parametrize(
    ("name", "lines", "run"),
    [("two-easy-summer", 999, started), ("one-hard-winter", 999, call), ("two-easy-summer", 20, call)],
)
def test_replay_tells_the_result_or_who_is_awaited(tmp_path, name, lines, run, snapshot):
    recorded = (ROOT / "tests/games/k2/recorded" / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    (tmp_path / "record").write_text("\n".join(recorded[:lines]), encoding="utf-8")
    result = run("replay", tmp_path / "record")
    assert (result.returncode, result.stdout, result.stderr) == (0, snapshot, "")


def test_simulate_prints_speed_scores_and_ends_and_takes_every_option():
    options = ("--side", "hard", "--season", "winter", "--family", "--lenient", "--avalanche", "--seed", "x")
    first, second = (call("simulate", "--players", 5, "--games", 2, *options) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert all(word in first.stdout for word in ("2 games", "decisions/s", "18"))
    assert first.stdout.splitlines()[1:] == second.stdout.splitlines()[1:], "equal seeds play equal games"


WRONG = [
    "", "dance", "replay", "replay nowhere", f"replay {ROOT}", "replay binary", "replay empty",
    "simulate --players 6", "simulate --games 0", "simulate --players 4 --lenient", "simulate --unknown",
]  # fmt: skip


@pytest.mark.parametrize("arguments", WRONG)
def test_what_cannot_be_done_is_told_in_a_line(tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    Path("binary").write_bytes(b"\xff\xfe\x00\x80")
    Path("empty").write_text("{}\n", encoding="utf-8")
    result = call(*arguments.split())
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
