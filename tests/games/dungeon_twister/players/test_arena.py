"""Dungeon Twister in the arena: baselines and levels, and the command for any game."""

from tools import arena


def test_the_arena_command_plays_the_named_game(capsys):
    assert (
        arena.main(
            ["dungeon", "versus", "random", "mixed", "--setting", "goal-3", "--games", "1", "--budget", "1"]
        )
        == 0
    )
    first, *standings = capsys.readouterr().out.splitlines()
    assert first.startswith("goal-3, 2 games on 1 deals; ")
    assert "turns a game" in first
    assert "% ended by rule 39" in first
    assert [line.split(":")[0].strip() for line in standings] == ["random", "mixed"]


def test_the_arena_command_plays_k2_by_default(capsys):
    assert arena.main(["solo", "--level", "easy", "--games", "1", "--setting", "easy-summer"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("easy-summer, easy, 1 games: mean ")
    assert "games with a death " in line
    assert "himalaist (" in line
