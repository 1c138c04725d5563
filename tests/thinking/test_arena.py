"""The arena with a game of a few lines: what it plays, what it says, and that equal seeds are equal games."""

from random import Random

import pytest

from k2bot.thinking.arena import Arena, GameResult, Match, mean_and_margin


class Dice(Arena):
    """Each seat once names a number, from 1 to 6 plus its luck; a deal adds to all. Highest wins."""

    command = "python -m dice"
    settings = ("plain", "high")
    levels = ("low", "lucky", "best")
    seats = range(1, 4)
    budget = 7

    def new(self, setting, seats, seed):
        return Random(f"{setting}{seed}").randint(0, 9), seats, ()  # noqa: S311 - not cryptographic

    def asked(self, game):
        _, seats, named = game
        return len(named) if len(named) < seats else None

    def choose(self, game, level, chance, budget):
        deal, seats, named = game
        return deal, seats, (*named, {"low": 1, "lucky": chance.randint(1, 6), "best": budget}[level])

    def outcome(self, game):
        deal, _, named = game
        points = tuple(deal + number for number in named)
        best = max(points)
        return GameResult(
            points, tuple(seat for seat, one in enumerate(points) if one == best), (("deal", deal),)
        )

    def notes(self, setting, results):
        return (f"{len(results)} deals of {setting}",) if len(results[0].points) == 1 else ()


ARENA = Dice()


def said(capsys, *words):
    assert ARENA.main(words) == 0
    return capsys.readouterr().out.splitlines()


def test_equal_matches_are_equal_games_and_seats_have_luck_of_their_own():
    match = Match("plain", "a deal", ("lucky", "lucky", "lucky"), 7)
    one = ARENA.play(match)
    assert one.result == ARENA.play(match).result
    assert len(set(one.result.points)) > 1
    assert list(map(len, one.thought.values())) == [3]


def test_alone_every_setting_has_a_line_with_the_notes_of_the_game(capsys):
    plain, high = said(capsys, "solo", "--games", "4")
    assert plain.startswith("plain, best, 4 games: mean ")
    assert "; 4 deals of plain; " in plain
    assert high.startswith("high, best, 4 games: mean ")


@pytest.mark.parametrize("processes", ["1", "2"])
def test_each_deal_is_played_from_every_seat(capsys, processes):
    head, best, low = said(
        capsys, "versus", "best", "low", "low", "--games", "2", "--setting", "high", "--processes", processes
    )
    assert head.startswith("high, 6 games on 2 deals; ")
    assert best.startswith("  best: wins 100.0 % +- 0.0, mean points ")
    assert low.startswith("  low: wins 0.0 % +- 0.0, mean points ")


def test_ties_are_shared(capsys):
    _, low = said(capsys, "versus", "low", "low", "--games", "3", "--setting", "plain")
    assert "wins 100.0 %" in low


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["versus", "best"], "2 to 3 can play, not 1"),
        (["versus", *["best"] * 4], "2 to 3 can play, not 4"),
        (["solo", "--games", "0"], "at least 1"),
        (["solo", "--level", "expert"], "'expert' is no level; the levels are low, lucky, best"),
        (["solo", "--setting", "steep"], "steep"),
    ],
)
def test_bad_commands_are_refused_in_words(words, complaint, capsys):
    with pytest.raises(SystemExit) as caught:
        ARENA.main(words)
    assert caught.value.code == 2
    assert complaint in capsys.readouterr().err


def test_an_interval_comes_from_the_spread():
    assert mean_and_margin([3.0]) == (3.0, 0.0)
    mean, margin = mean_and_margin([1.0, 3.0])
    assert (mean, round(margin, 2)) == (2.0, 1.96)
