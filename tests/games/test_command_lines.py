"""``python -m`` of each engine: replay and simulate."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from k2bot.files import TEXT_LIMIT

ROOT = Path(__file__).parents[2]
FOLDERS = ("k2", "dungeon_twister")


@pytest.fixture
def call(capsys):
    """Call an engine's command in this process; returns its exit code and output."""

    def called(folder, *arguments):
        try:
            code = import_module(f"k2bot.games.{folder}.engine.__main__").main([*map(str, arguments)])
        except SystemExit as stopped:
            code = stopped.code
        return (code, *capsys.readouterr())

    return called


@pytest.mark.parametrize(
    ("folder", "name", "lines"),
    [
        ("k2", "two-easy-summer", 999),
        ("k2", "one-hard-winter", 999),
        ("k2", "two-easy-summer", 20),
        ("dungeon_twister", "resigned", 999),
        ("dungeon_twister", "agreed", 999),
        ("dungeon_twister", "agreed", 9),
    ],
)
def test_replay_prints_the_result_or_whose_turn_it_is(folder, name, lines, tmp_path, call, snapshot):
    recorded = (Path(__file__).parent / folder / "recorded" / f"{name}.jsonl").read_text(encoding="utf-8")
    (tmp_path / "record").write_text("\n".join(recorded.splitlines()[:lines]), encoding="utf-8")
    assert call(folder, "replay", tmp_path / "record") == (0, snapshot, "")


@pytest.mark.parametrize("folder", FOLDERS)
def test_the_command_runs_in_its_own_process(folder):
    command = [sys.executable, "-m", f"k2bot.games.{folder}.engine", "--help"]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout  # noqa: S603 - trusted command


OPTIONS = {
    "k2": "--players 5 --side hard --season winter --family --lenient --avalanche --seed x",
    "dungeon_twister": "--goal 3 --dealt --seed x",
}


@pytest.mark.parametrize(("folder", "options"), OPTIONS.items())
def test_simulate_accepts_every_option_and_prints_speed_and_scores(folder, options, call):
    first, second = (call(folder, "simulate", "--games", 2, *options.split()) for _ in range(2))
    assert (first[0], first[2]) == (0, "")
    assert all(word in first[1] for word in ("2 games", "decisions/s", "highest", "ended: "))
    assert first[1].splitlines()[1:] == second[1].splitlines()[1:], "equal seeds play equal games"


WRONG = [
    "", "dance", "replay", "replay nowhere", f"replay {ROOT}", "replay binary", "replay empty",
    "replay large", "simulate --games 0", "simulate --unknown",
]  # fmt: skip


@pytest.mark.parametrize(
    ("folder", "arguments"),
    [
        *((folder, arguments) for folder in FOLDERS for arguments in WRONG),
        ("k2", "simulate --players 6"),
        ("k2", "simulate --players 4 --lenient"),
        ("dungeon_twister", "simulate --goal 4"),
    ],
)
def test_impossible_commands_fail_with_a_one_line_message(folder, arguments, tmp_path, monkeypatch, call):
    monkeypatch.chdir(tmp_path)
    Path("binary").write_bytes(b"\xff\xfe\x00\x80")
    Path("empty").write_text("{}\n", encoding="utf-8")
    Path("large").write_bytes(b" " * (TEXT_LIMIT + 1))
    code, told, complained = call(folder, *arguments.split())
    assert (code, told) == (2, "")
    assert len(complained.strip().splitlines()) == 1, complained
