"""Records of both games: any change to one is detected and explained."""

import json
import random
from functools import cache

import pytest

from k2bot.engines.command_line import play_randomly
from k2bot.engines.errors import RECORD_FAULTS, RecordError
from k2bot.engines.records import read_lines, to_text
from k2bot.game.values import Refusal
from k2bot.games.dungeon_twister import engine as dungeon
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2 import engine as k2
from k2bot.games.k2.hosted import K2
from k2bot.text.words import words
from tests.phrases import pattern
from tools.recording import ranked

GAMES = {
    "k2": (k2, K2(), k2.Setup(players=2, family=True)),
    "dungeon": (dungeon, DungeonTwister(), dungeon.Setup(goal=(3, 3))),
}
SEED = "one"
each_game = pytest.mark.parametrize("name", GAMES)


def played(name):
    """Record lines of a random game, and the legal alternatives to each input."""
    text, others = _played(name)
    return list(map(json.loads, text.splitlines())), others


@cache
def _played(name):
    engine, _, setup = GAMES[name]
    inputs, others = [], []

    class Noted:
        new_game, decisions, legal_actions = engine.new_game, engine.decisions, engine.legal_actions

        @staticmethod
        def apply(game, seat, action):
            inputs.append((seat, action))
            others.append([one for one in engine.legal_actions(game, seat) if one != action])
            return engine.apply(game, seat, action)

    play_randomly(Noted, setup, SEED)
    return engine.record.dumps(engine.record.Record(setup, SEED, tuple(inputs))), others


def text_of(lines):
    return "".join(f"{json.dumps(line)}\n" for line in lines)


def error_of(name, lines):
    """The engine's error for a record; the game's refusal names the same line."""
    with pytest.raises(Refusal) as refusal:
        GAMES[name][1].replay(text_of(lines))
    error = refusal.value.__cause__
    assert isinstance(error, RecordError)
    assert f"Line {error.line}: " in str(refusal.value)
    return error


def refusal_of(name, lines):
    """Error code of a refused record."""
    return error_of(name, lines).code


def test_every_record_fault_has_a_message():
    """Illegal moves have the rules' own messages."""
    said = {name.removeprefix("talk-record-") for name in words("en").ids if name.startswith("talk-record-")}
    assert {*RECORD_FAULTS} - {"rule"} == said - {"refused"}


def changed(lines, number, **values):
    return [*lines[:number], {**lines[number], **values}, *lines[number + 1 :]]


@each_game
def test_replacing_a_move_by_another_legal_one_is_detected(name):
    lines, others = played(name)
    chance = random.Random(SEED)  # noqa: S311 - not cryptographic
    free = [number for number, legal in enumerate(others, 1) if legal]
    for number in chance.sample(free, 12):
        other = str(chance.choice(others[number - 1]))
        assert refusal_of(name, changed(lines, number, action=other)) in {"state", "digest"}


@each_game
def test_a_truncated_record_is_open_or_refused_and_extra_lines_are_refused(name):
    lines, _ = played(name)
    game = GAMES[name][1]
    assert game.replay(text_of(lines)).over
    assert refusal_of(name, lines[:-1]) == "cut"
    assert refusal_of(name, [*lines, lines[-2]]) == "more"
    for number in (1, 2, len(lines) // 2, len(lines) - 2):
        found = game.replay(text_of(lines[:number]))
        assert (found.over, found.marked, len(found.steps)) == (False, True, number)
        assert refusal_of(name, [*lines[: number - 1], *lines[number:]]) in {
            "other",
            "state",
            "rule",
            "digest",
        }
    assert refusal_of(name, [*lines[:5], *lines[6:-1]]) in {"rule", "state"}


WRONG = {
    **{f"the version {one!r}": (0, {"version": one}, {"version"}) for one in (1.0, True, 2, "1", None)},
    **{f"something unknown in line {at}": (at, {"winner": "me"}, {"unknown"}) for at in (0, 1, -1)},
    **{f"the seat {seat}": (1, {"seat": seat}, {"rule"}) for seat in (99, -1, 2)},
    **{f"the seat {seat!r}": (1, {"seat": seat}, {"no-move"}) for seat in ("0", True, None)},
    "an action that is none": (1, {"action": 5}, {"no-move"}),
    "a program that is none": (0, {"program": 5}, {"unknown"}),
    "a seed that is none": (0, {"seed": 5}, {"seed"}),
    **{f"the settings {setup}": (0, {"setup": setup}, {"settings"}) for setup in ([], {"winner": "me"})},
    "a setting with a value it can't have": (0, {"setup": {"revision": 0}}, {"setup"}),
    "a result that is none": (-1, {"result": "won"}, {"result"}),
    "another result": (-1, {"result": {}}, {"outcome"}),
    **{f"placements {one}": (-1, {"placements": one}, {"result"}) for one in ([1], None, 8)},
    "another state at the beginning": (0, {"state": "0" * 16}, {"state"}),
    "another state later": (3, {"state": "0" * 16}, {"state"}),
    "a state that is none": (3, {"state": 5}, {"state"}),
    "another seed": (0, {"seed": "another"}, {"state", "rule"}),
}


@each_game
@pytest.mark.parametrize(("number", "values", "codes"), WRONG.values(), ids=WRONG)
def test_invalid_values_in_a_record_line_are_refused(name, number, values, codes):
    lines, _ = played(name)
    if "seat" in values:
        del lines[-1]["digest"]
    error = error_of(name, changed(lines, number % len(lines), **values))
    assert error.code in codes
    assert error.code != "result" or error.facts["value"] == json.dumps(*values.values())


@each_game
def test_the_same_unknown_value_is_named_on_every_run(name):
    lines, _ = played(name)
    many = changed(lines, 0, **dict.fromkeys("zyxwvutsrqponmlkjihgfedcba", 1))
    assert error_of(name, many).facts["value"] == '"a"'


@each_game
def test_placements_are_checked_against_the_replayed_game(name):
    lines, _ = played(name)
    engine, game, _ = GAMES[name]
    places = game.placements(engine.record.replay(text_of(lines)))
    lines = list(map(json.loads, ranked(text_of(lines), places).splitlines()))
    assert game.replay(text_of(lines)).over
    seats = lines[-1]["placements"]
    moved = [{**seats[0], "points": seats[0]["points"] + 1}, *seats[1:]]
    with pytest.raises(Refusal, match=pattern("talk-record-outcome")):
        game.replay(text_of(changed(lines, len(lines) - 1, placements=moved)))


@each_game
def test_records_without_fingerprints_replay_but_partly_marked_ones_are_refused(name):
    lines, _ = played(name)
    bare = [{key: value for key, value in line.items() if key not in {"state", "digest"}} for line in lines]
    found = GAMES[name][1].replay(text_of(bare))
    assert (found.over, found.marked, found.seed) == (True, False, SEED)
    assert refusal_of(name, [*lines[:4], bare[4], *lines[5:]]) == "no-state"
    assert refusal_of(name, [bare[0], *lines[1:]]) == "unknown"


# -------------------------------------------------------------------------------------------------- lines


EXAMPLE = '{"seat": 0}'


def lines(text, largest=1000):
    return list(read_lines(text, largest=largest, example=EXAMPLE))


def test_written_lines_are_read_back_with_their_line_numbers():
    values = [{"seed": "a\u2028b"}, {"seat": 0, "action": "⚙"}]
    assert lines(to_text(values)) == list(enumerate(values, 1))
    assert lines("\n" + to_text(values[1:])) == [(2, values[1])]


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("", 1, "empty"),
        (" \n", 1, "empty"),
        ("x" * 1001, 1, "large"),
        ('{"a": 1}\n{"a": ', 2, "broken"),
        ('{"a": 1}\n[1]', 2, "no-line"),
        ('{"a": 1, "a": 2}', 1, "changed"),
        ('{"a": 1234567890}', 1, "changed"),
        ('{"a": NaN}', 1, "changed"),
        ('{"a": [[[[1]]]]}', 1, "changed"),
        ('{"a": "\\ud800"}', 1, "changed"),
    ],
)
def test_a_bad_line_is_refused_with_its_number_and_the_reason(text, line, code):
    with pytest.raises(RecordError) as refused:
        lines(text)
    assert (refused.value.line, refused.value.code) == (line, code)


def test_the_lines_before_a_bad_one_are_still_read():
    found = read_lines('{"a": 1}\n{"a": ', largest=1000, example=EXAMPLE)
    assert next(found) == (1, {"a": 1})
