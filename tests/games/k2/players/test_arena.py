"""K2 in the arena: its settings, its notes, and the command."""

from k2bot.games.k2.players.arena import ARENA
from k2bot.thinking.arena import Match, play


def test_equal_matches_are_equal_games():
    match = Match("hard-summer", "one deal", ("easy", "random", "easy"), 4)
    one, other = play(ARENA.contest, match), play(ARENA.contest, match)
    assert one.result == other.result
    assert set(one.thought) == {"easy", "random"}
