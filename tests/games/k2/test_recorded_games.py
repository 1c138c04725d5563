"""Games of all settings, recorded once: every later version replays them as they were.

The folder ``recorded`` is only ever added to, by ``python -m tools.k2.recorded_games``. Should a game fail
here, a rule has changed for games under way: make the change a correction (docs/engine.md).
"""

import json
from pathlib import Path

import pytest

from k2bot.games.k2.engine import record
from k2bot.games.k2.engine.model import newest
from k2bot.games.k2.hosted import K2
from tools import recording
from tools.k2 import recorded_games

FILES = sorted((Path(__file__).parent / "recorded").glob("*.jsonl"))


def replayed(text):
    """The recorded game as today's rules have it."""
    read = record.loads(text)
    return recording.ranked(record.dumps(read), K2().placements(record.replay(read)))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_is_the_same(file):
    text = file.read_text(encoding="utf-8")
    assert replayed(text) == text


def test_all_settings_are_among_them():
    lines = [json.loads(line) for file in FILES for line in file.read_text(encoding="utf-8").splitlines()]
    setups = [line["setup"] for line in lines if "setup" in line]
    values = {name: {setup.get(name) for setup in setups} for name in setups[0]}
    assert {name: len(found) for name, found in values.items() if name != "first"} == {
        "players": 5, "side": 2, "season": 2, "family": 2, "lenient": 2, "avalanche": 2,
    }  # fmt: skip
    assert {setup["first"] is None for setup in setups} == {True, False}
    words = "choose token use rope go pitch stop finish pay plan rescue let-go slide resign"
    assert {line["action"].split()[0] for line in lines if "action" in line} == set(words.split(" "))


def test_every_revision_of_the_rules_is_among_them():
    assert {record.loads(file.read_text(encoding="utf-8")).setup.revision for file in FILES} == {
        *range(1, newest() + 1)
    }


def test_a_recorded_game_is_never_written_over(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(recorded_games, "GAMES", recorded_games.GAMES[:2])
    one, other = (tmp_path / f"{match.name}.jsonl" for match in recorded_games.GAMES)
    one.write_text("what the rules said then")
    monkeypatch.setattr(recorded_games, "text_of", lambda match: f"{match.name}\n")
    assert recorded_games.main([str(tmp_path)]) == 0
    assert one.read_text() == "what the rules said then"
    assert other.read_text() == f"{other.stem}\n"
    assert "stays as it is" in capsys.readouterr().out


def test_the_tool_makes_such_a_game():
    match = next(match for match in recorded_games.GAMES if match.name == "two-one-leaves")
    text = recorded_games.text_of(match)
    assert replayed(text) == text
