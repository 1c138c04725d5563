"""``python -m k2bot.games.k2.engine``: replay and simulate, as a person would call them."""

import io
import json
import random
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest

from k2bot.games.k2.engine import Setup, apply, decisions, legal_actions, new_game, outcome, record
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


def played(setup, inputs=None):
    """A random game and its record, whole or only so many inputs of it."""
    chance = random.Random(5)  # noqa: S311 - not cryptographic
    game = new_game(setup, "seed")
    moves = []
    while decisions(game) and (inputs is None or len(moves) < inputs):
        seat = decisions(game)[0].seat
        action = chance.choice(legal_actions(game, seat))
        moves.append((seat, action))
        game = apply(game, seat, action).game
    return game, record.dumps(record.Record(setup, "seed", tuple(moves)))


@pytest.fixture
def whole(tmp_path):
    game, text = played(Setup(players=3, family=True))
    file = tmp_path / "game.k2"
    file.write_text(text, encoding="utf-8")
    return game, file


def test_replay_prints_the_result(whole):
    game, file = whole
    result = started("replay", file)
    assert (result.returncode, result.stderr) == (0, "")
    ended = outcome(game)
    for seat, total in enumerate(ended.totals):
        assert f"seat {seat}: {total}" in result.stdout
    assert all(f"seat {seat}" in result.stdout for seat in ended.winners)


def replayed(folder, setup, inputs=None):
    """A game, and what is said of its record."""
    game, text = played(setup, inputs)
    (folder / "record").write_text(text, encoding="utf-8")
    result = call("replay", folder / "record")
    assert result.returncode == 0
    return game, result.stdout


def test_replay_of_a_solo_game_names_the_title(tmp_path):
    game, said = replayed(tmp_path, Setup(players=1, side="hard", season="winter"))
    assert outcome(game).title in said


def test_replay_of_an_unfinished_game_says_who_is_awaited(tmp_path):
    game, said = replayed(tmp_path, Setup(players=2, first=1), inputs=20)
    assert f"day {game.day}" in said
    assert f"seat {decisions(game)[0].seat}" in said


def test_simulate_prints_speed_scores_and_ends_and_takes_every_option():
    options = ("--side", "hard", "--season", "winter", "--family", "--lenient", "--avalanche", "--seed", "x")
    first, second = (call("simulate", "--players", 5, "--games", 2, *options) for _ in range(2))
    assert (first.returncode, first.stderr) == (0, "")
    assert all(word in first.stdout for word in ("2 games", "decisions/s", "18"))
    assert first.stdout.splitlines()[1:] == second.stdout.splitlines()[1:], "equal seeds play equal games"


@pytest.mark.parametrize(
    ("command", "words"),
    [([], ["replay", "simulate"]), (["replay"], ["FILE"]), (["simulate"], ["--players", "--games"])],
)
def test_help(command, words):
    result = call(*command, "--help")
    assert (result.returncode, result.stderr) == (0, "")
    assert all(word in result.stdout for word in ("usage:", *words))


def broken(text, line, **changes):
    lines = text.splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **changes})
    return "\n".join(lines) + "\n"


BAD_RECORDS = {
    "no record": lambda _: "{}\n",
    "a later version": lambda text: broken(text, 0, version=999),
    "a wrong setup": lambda text: broken(text, 0, setup={"players": 9}),
    "an illegal action": lambda text: broken(text, 3, action="slide b6"),
    "a wrong result": lambda text: broken(text, -1, result={"winners": [2]}),
}


@pytest.mark.parametrize("name", BAD_RECORDS)
def test_a_bad_record_is_refused_with_its_line(whole, name):
    _, file = whole
    file.write_text(BAD_RECORDS[name](file.read_text(encoding="utf-8")), encoding="utf-8")
    result = call("replay", file)
    plain_error(result)
    assert "line " in result.stderr


def plain_error(result):
    """Exit code 2, one line on stderr, nothing on stdout."""
    assert result.returncode == 2
    assert result.stdout == ""
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    assert "Traceback" not in result.stderr


def test_a_file_that_cannot_be_read(tmp_path):
    missing = call("replay", tmp_path / "nowhere")
    plain_error(missing)
    assert "nowhere" in missing.stderr
    plain_error(call("replay", tmp_path))
    (tmp_path / "binary").write_bytes(b"\xff\xfe\x00\x80")
    plain_error(call("replay", tmp_path / "binary"))


@pytest.mark.parametrize(
    "arguments",
    [
        "",
        "dance",
        "replay",
        "simulate --players 6",
        "simulate --players 0",
        "simulate --players two",
        "simulate --games 0",
        "simulate --games -3",
        "simulate --players 4 --lenient",
        "simulate --side steep",
        "simulate --unknown",
    ],
)
def test_wrong_arguments(arguments):
    plain_error(call(*arguments.split()))


def test_a_process_of_its_own_ends_the_same():
    plain_error(started("replay", ROOT))
