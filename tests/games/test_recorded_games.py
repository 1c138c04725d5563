"""Recorded games of all settings: every later version must replay them unchanged.

The folders ``recorded`` are only ever added to, by ``python -m tools.k2.recorded_games`` and the same of
``tools.dungeon_twister``. Should a game fail here, a rule has changed for games under way: make the change a
correction (docs/changing-rules.md).
"""

import json
from pathlib import Path

import pytest

from k2bot.games.dungeon_twister import engine as dungeon
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2 import engine as k2
from k2bot.games.k2.hosted import K2
from tests.kit.table import defaults
from tools import recording
from tools.dungeon_twister import recorded_games as dungeon_games
from tools.k2 import recorded_games as k2_games

GAMES = {
    "k2": (K2(), k2, k2_games, "two-one-leaves"),
    "dungeon_twister": (DungeonTwister(), dungeon, dungeon_games, "agreed"),
}
"""By folder: the game, its engine, its recording tool, and a game the tool makes quickly."""
FILES = {folder: sorted((Path(__file__).parent / folder / "recorded").glob("*.jsonl")) for folder in GAMES}


def replayed(folder, text):
    """The recorded game as replayed by today's rules."""
    game, engine, *_ = GAMES[folder]
    read = engine.record.loads(text)
    return recording.ranked(engine.record.dumps(read), game.placements(engine.record.replay(read)))


@pytest.mark.parametrize(
    ("folder", "file"),
    [pytest.param(folder, file, id=file.stem) for folder, files in FILES.items() for file in files],
)
def test_recorded_games_replay_unchanged(folder, file):
    text = file.read_text(encoding="utf-8")
    assert replayed(folder, text) == text


@pytest.mark.parametrize("folder", GAMES)
def test_the_recorded_games_cover_every_rules_revision(folder):
    game, engine, *_ = GAMES[folder]
    read = (engine.record.loads(file.read_text(encoding="utf-8")) for file in FILES[folder])
    assert {one.setup.revision for one in read} == {*range(1, game.newest_revision + 1)}


@pytest.mark.parametrize("folder", GAMES)
def test_a_game_left_to_computers_can_still_be_recorded(folder):
    """Dungeon Twister used to fail here, so its last post never came."""
    game, *_ = GAMES[folder]
    options = defaults(game.options)
    record = game.record(options, 2, "left", [(0, "resign-last")])
    assert game.over(game.replay(record).steps[-1].state)


@pytest.mark.parametrize("folder", GAMES)
def test_the_recording_tool_reproduces_a_recorded_game(folder):
    *_, tool, name = GAMES[folder]
    text = tool.text_of(next(match for match in tool.GAMES if match.name == name))
    assert replayed(folder, text) == text


def test_the_recorded_games_cover_all_k2_settings():
    lines = [
        json.loads(line) for file in FILES["k2"] for line in file.read_text(encoding="utf-8").splitlines()
    ]
    setups = [line["setup"] for line in lines if "setup" in line]
    values = {name: {setup.get(name) for setup in setups} for name in setups[0]}
    assert {name: len(found) for name, found in values.items() if name != "first"} == {
        "players": 5, "side": 2, "season": 2, "family": 2, "lenient": 2, "avalanche": 2,
    }  # fmt: skip
    assert {setup["first"] is None for setup in setups} == {True, False}
    words = "choose token use rope go pitch stop finish pay plan rescue let-go slide resign"
    assert {line["action"].split()[0] for line in lines if "action" in line} == set(words.split(" "))


def test_recorded_games_are_never_overwritten(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(k2_games, "GAMES", k2_games.GAMES[:2])
    one, other = (tmp_path / f"{match.name}.jsonl" for match in k2_games.GAMES)
    one.write_text("what the rules said then")
    monkeypatch.setattr(k2_games, "text_of", lambda match: f"{match.name}\n")
    assert k2_games.main([str(tmp_path)]) == 0
    assert one.read_text() == "what the rules said then"
    assert other.read_text() == f"{other.stem}\n"
    assert "stays as it is" in capsys.readouterr().out
