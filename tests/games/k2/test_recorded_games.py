"""Games of all settings, recorded once: every later version replays them as they were.

The folder ``recorded`` is only ever added to, by ``python -m tools.k2.recorded_games``. Should a game fail
here, a rule has changed for games under way: make the change a correction (docs/engine.md).
"""

from __future__ import annotations

import json
from dataclasses import fields
from datetime import UTC, datetime
from pathlib import Path
from types import MappingProxyType

import pytest

from k2bot.engines.records import digest
from k2bot.games.k2.engine import Setup, record
from k2bot.games.k2.engine.phases import actions, risk
from k2bot.games.k2.hosted import K2
from k2bot.host.service.replay_check import Outcome, replayed
from k2bot.host.values import InputRow, Member, PlacementRow, Status, StoredTable, TableRow
from tools.k2 import recorded_games

FOLDER = Path(__file__).parent / "recorded"
FILES = sorted(FOLDER.glob("*.jsonl"))
NOON = datetime(2030, 5, 1, 12, tzinfo=UTC)


def stored(file):
    """A recorded game as the store would hold it."""
    text = file.read_text(encoding="utf-8")
    read = record.loads(text)
    lines = list(map(json.loads, text.splitlines()))
    setup, first = read.setup, read.setup.first
    options = {name: getattr(setup, name) for name in ("side", "season", "family", "lenient", "avalanche")}
    options = {name: {True: "yes", False: "no"}.get(value, value) for name, value in options.items()}
    options["first"] = "draw" if first is None else str(first + 1)
    row = TableRow(1, 9, 500, 100, "k2", Status.OVER, options, read.seed, NOON, NOON, setup.revision)
    inputs = []
    for number, line in enumerate(lines[1:-1], 1):
        kind = "resign" if line["action"] == "resign" else "answer"
        inputs.append(InputRow(number, line["seat"], kind, "", line["action"], NOON, line["state"]))
    placements = []
    for line in sorted(lines[-1]["placements"], key=lambda line: line["seat"]):
        seat, place, points = (line.pop(name) for name in ("seat", "place", "points"))
        placements.append(PlacementRow(seat, 100 + seat, place, points, MappingProxyType(line)))
    members = tuple(Member(100 + seat, "somebody") for seat in range(setup.players))
    return StoredTable(row, members, tuple(inputs), (), tuple(placements))


def written(file):
    """The game's record as it is written today."""
    return list(map(json.loads, record.dumps(record.loads(file.read_text(encoding="utf-8"))).splitlines()))


def as_shared(file):
    """The game's record as players get it: without the ranking, with the digest of its lines."""
    lines = list(map(json.loads, file.read_text(encoding="utf-8").splitlines()))
    del lines[-1]["placements"]
    lines[-1]["digest"] = digest(lines)
    return lines


def finding(file):
    kept = stored(file)
    return replayed(K2().by_revision(kept.row.rules), kept)


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_is_the_same(file):
    found = finding(file)
    assert (found.outcome, found.reason, found.unmarked) == (Outcome.SAME, "", 0)
    assert found.inputs > 10
    assert written(file) == as_shared(file)


def test_all_settings_are_among_them():
    setups = [record.loads(file.read_text(encoding="utf-8")).setup for file in FILES]
    found = {(name, getattr(setup, name)) for setup in setups for name in ("players", "side", "season")}
    found |= {(name, getattr(setup, name)) for setup in setups for name in ("family", "lenient", "avalanche")}
    assert len(found) == 5 + 2 + 2 + 2 + 2 + 2
    assert {setup.first is None for setup in setups} == {True, False}
    said = {row.answer.split()[0] for file in FILES for row in stored(file).inputs}
    words = "choose token use rope go pitch stop finish pay plan rescue let-go slide resign"
    assert said == set(words.split(" "))
    assert {field.name for field in fields(Setup)} == {
        "players", "side", "season", "family", "lenient", "avalanche", "first", "revision",
    }  # fmt: skip


def first_with(file, word):
    """The number of the first input that begins so."""
    return next(row.number for row in stored(file).inputs if row.answer.startswith(word))


@pytest.mark.parametrize("name", ["three-hard-summer-family-avalanche", "one-easy-summer"])
def test_a_changed_rule_is_reported_where_it_first_makes_a_difference(name, monkeypatch):
    """The changed rule: a token of the value 2 counts 1."""
    file = FOLDER / f"{name}.jsonl"
    taken = risk.changed_seat
    monkeypatch.setattr(risk, "changed_seat", lambda seat, risk: taken(seat, risk=1 if risk == 2 else risk))
    found = finding(file)
    number = first_with(file, "token 2")
    assert found.outcome is Outcome.DIFFERENT
    assert f"input {number} (answer of seat" in found.reason
    assert "leads to another state than it did" in found.reason
    assert "DIFFERENT" in str(found)


def test_a_move_that_is_refused_now_is_reported(monkeypatch):
    """The changed rule: nobody pitches a tent."""
    file = FOLDER / "five-easy-winter-family-avalanche-wild.jsonl"
    refuse = actions._refuse_tent

    def never(game, use):
        return refuse(game, use) or actions._no(game, "no-tents", "there are no tents", 14)

    monkeypatch.setattr(actions, "_refuse_tent", never)
    found = finding(file)
    assert found.outcome is Outcome.FAILING
    assert f"input {first_with(file, 'pitch')} (answer of seat" in found.reason


def test_another_ranking_is_reported(monkeypatch):
    monkeypatch.setattr(K2, "placements", lambda self, state: ())
    found = finding(FILES[0])
    assert (found.outcome, "final standings" in found.reason) == (Outcome.DIFFERENT, True)


def test_a_recorded_game_is_never_written_over(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(recorded_games, "GAMES", recorded_games.GAMES[:2])
    one, other = (tmp_path / f"{match.name}.jsonl" for match in recorded_games.GAMES)
    one.write_text("what the rules said then")
    monkeypatch.setattr(recorded_games, "text_of", lambda match: f"{match.name}\n")
    assert recorded_games.main([str(tmp_path)]) == 0
    assert one.read_text() == "what the rules said then"
    assert other.read_text() == f"{other.stem}\n"
    assert "stays as it is" in capsys.readouterr().out


def test_the_tool_makes_such_a_game(tmp_path):
    match = next(match for match in recorded_games.GAMES if match.name == "two-one-leaves")
    file = tmp_path / "new.jsonl"
    file.write_text(recorded_games.text_of(match), encoding="utf-8")
    assert finding(file).outcome is Outcome.SAME
