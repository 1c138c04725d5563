"""K2 in the arena: its settings, its notes, and the command."""

from k2bot.games.k2.players.arena import ARENA
from k2bot.thinking.arena import Match, play


def test_equal_matches_are_equal_games():
    match = Match("hard-summer", "one deal", ("easy", "random", "easy"), 4)
    one, other = play(ARENA.contest, match), play(ARENA.contest, match)
    assert one.result == other.result
    assert set(one.thought) == {"easy", "random"}


def test_alone_the_mean_stands_beside_the_rating(capsys):
    assert ARENA.main(["solo", "--level", "easy", "--games", "3", "--setting", "easy-winter"]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("easy-winter, easy, 3 games: mean ")
    assert "games with a death " in line
    assert "himalaist (17+)" in line
