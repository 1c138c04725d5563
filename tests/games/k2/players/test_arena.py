"""The arena: what it plays, what it says, and that equal seeds are equal games."""

import pytest

from k2bot.games.k2.engine import Setup
from k2bot.games.k2.players import arena


def test_equal_matches_are_equal_games():
    match = arena.Match(Setup(players=3, side="hard"), "one deal", ("easy", "random", "easy"), 4)
    one, other = arena.play(match), arena.play(match)
    assert (one.totals, one.winners, one.deaths) == (other.totals, other.winners, other.deaths)
    assert set(one.thought) == {"easy", "random"}


def test_alone_the_mean_stands_beside_the_rating(capsys):
    assert (
        arena.main(["solo", "--level", "easy", "--games", "3", "--side", "easy", "--season", "winter"]) == 0
    )
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith("easy winter, easy, 3 games: mean ")
    assert "himalaist (17+)" in line
    assert "% ;" not in line


def test_everybody_sits_everywhere(capsys):
    """Each deal is played from every seat, so the shares of all levels make a whole."""
    arena.main(["versus", "easy", "random", "random", "--games", "2", "--side", "hard", "--season", "summer"])
    head, *lines = capsys.readouterr().out.splitlines()
    assert head.startswith("hard summer, 6 games on 2 deals")
    shares = [float(line.split("wins ")[1].split(" %")[0]) for line in lines]
    assert [line.split(":")[0].strip() for line in lines] == ["easy", "random"]
    assert sum(shares) == pytest.approx(100, abs=0.2)


@pytest.mark.parametrize(
    "words", [["versus", "easy"], ["solo", "--games", "0"], ["solo", "--level", "expert"]]
)
def test_bad_commands_are_refused(words, capsys):
    with pytest.raises(SystemExit) as caught:
        arena.main(words)
    assert caught.value.code == 2
    assert "error" in capsys.readouterr().err
