"""``python -m k2bot.games.dungeon_twister.engine``: replaying records and playing random games."""

import pytest

from k2bot.games.dungeon_twister.engine import RecordError, Setup, record
from k2bot.games.dungeon_twister.engine.__main__ import main


def text(inputs=((0, "resign"),)):
    return record.dumps(record.Record(Setup(dealt=True, revision=1), "cli", tuple(inputs)))


def test_replay_tells_the_result(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    file.write_text(text(), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "over (resigned); won by seat 1" in capsys.readouterr().out
    file.write_text(text(()), encoding="utf-8")
    assert main(["replay", str(file)]) == 0
    assert "the game is not over; waiting for seat" in capsys.readouterr().out


def test_a_bad_file_is_told_in_a_line(tmp_path, capsys):
    file = tmp_path / "game.jsonl"
    file.write_text("{}\n", encoding="utf-8")
    assert main(["replay", str(file)]) == 2
    assert "this is no record of Dungeon Twister" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "none")]) == 2


def test_simulate_plays_random_games(capsys):
    assert main(["simulate", "--games", "1", "--goal", "3", "--dealt"]) == 0
    out = capsys.readouterr().out
    assert "1 games" in out
    assert "decisions/s" in out
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "0"])


@pytest.mark.parametrize(
    ("number", "line", "code"),
    [
        (1, '{"format": "chess"}', "other"),
        (2, '{"seat": 0, "action": "fly"}', "move"),
        (2, '{"seat": 0, "action": "play 5"}', "rule"),
        (2, '{"seat": 0}', "no-move"),
        (3, '{"result": {"reason": "goal"}}', "outcome"),
    ],
)
def test_a_changed_record_says_where(number, line, code):
    lines = text().splitlines()
    lines[number - 1] = line
    with pytest.raises(RecordError) as caught:
        record.replay("\n".join(lines))
    assert (caught.value.line, caught.value.code) == (number, code)
