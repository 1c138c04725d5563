"""Games recorded once: every later version replays them as they were.

The folder ``recorded`` is only ever added to, by ``python -m tools.dungeon_twister.recorded_games``. Should a
game fail here, a rule has changed for games under way.
"""

from pathlib import Path

import pytest

from k2bot.games.dungeon_twister.engine import record
from k2bot.games.dungeon_twister.engine.model import newest
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from tools import recording
from tools.dungeon_twister import recorded_games

FILES = sorted((Path(__file__).parent / "recorded").glob("*.jsonl"))


def replayed(text):
    """The recorded game as today's rules have it."""
    read = record.loads(text)
    return recording.ranked(record.dumps(read), DungeonTwister().placements(record.replay(read)))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_recorded_game_is_the_same(file):
    text = file.read_text(encoding="utf-8")
    assert replayed(text) == text


def test_every_revision_of_the_rules_is_among_them():
    assert {record.loads(file.read_text(encoding="utf-8")).setup.revision for file in FILES} == {
        *range(1, newest() + 1)
    }


def test_the_tool_makes_such_a_game():
    (match,) = [match for match in recorded_games.GAMES if match.name == "agreed"]
    text = recorded_games.text_of(match)
    assert replayed(text) == text


def test_an_answer_of_several_actions_is_all_of_them_or_none():
    """The game as the host has it takes what the engine takes one by one, and leaves what it refuses."""
    game = DungeonTwister()
    state = game.new({"dealt": "yes", "first": "blue"}, 2, "seed").state
    drafted = game.apply(state, 0, "play 2; end")
    assert (drafted.state.number, drafted.state.turn) == (2, 1)
    one = game.apply(game.apply(state, 0, "play 2").state, 0, "end")
    assert game.fingerprint(one.state) == game.fingerprint(drafted.state)
    before = game.fingerprint(state)
    with pytest.raises(Exception, match="nothing to decide"):
        game.apply(state, 0, "play 2; end; play 3")
    assert game.fingerprint(state) == before
