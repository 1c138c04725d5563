"""The arena with a toy game: what it plays and prints, and that equal seeds give equal games."""

from random import Random
from types import SimpleNamespace

import pytest

from k2bot.thinking.arena import Arena, Match, mean_and_margin


class DiceEngine:
    """Each seat names one number from 1 to 6; the deal adds the same to all. Highest wins."""

    @staticmethod
    def new_game(setup, seed):
        setting, seats = setup
        return Random(f"{setting}{seed}").randint(0, 9), seats, ()  # noqa: S311 - not cryptographic

    @staticmethod
    def decisions(game):
        _, seats, named = game
        return [SimpleNamespace(seat=seat) for seat in range(len(named), seats)]

    @staticmethod
    def observe(game, seat):
        return None

    @staticmethod
    def legal_actions(game, seat):
        return range(1, 7)

    @staticmethod
    def apply(game, seat, action):
        deal, seats, named = game
        return SimpleNamespace(game=(deal, seats, (*named, action)))

    @staticmethod
    def outcome(game):
        deal, _, named = game
        points = tuple(deal + number for number in named)
        winners = tuple(seat for seat, one in enumerate(points) if one == max(points))
        return SimpleNamespace(totals=points, winners=winners)


class Dice(Arena):
    command = "python -m dice"
    engine = DiceEngine
    settings = ("plain", "high")
    levels = ("low", "random", "best")
    seats = range(1, 4)
    budget = 7

    def setup(self, setting, seats):
        return setting, seats

    def answers(self, seen, decision, chance, budget, level):
        return [{"low": 1, "best": budget}[level]]

    def facts(self, game):
        return {"deal": game[0]}

    def notes(self, setting, results):
        return (f"{len(results)} deals of {setting}",) if len(results[0].points) == 1 else ()


ARENA = Dice()


def said(capsys, *words):
    assert ARENA.main(words) == 0
    return capsys.readouterr().out.splitlines()


def test_equal_matches_play_the_same_game_with_separate_luck_per_seat():
    match = Match("plain", "a deal", ("random", "random", "random"), 7)
    one = ARENA.play(match)
    assert one.result == ARENA.play(match).result
    assert len(set(one.result.points)) > 1
    assert list(map(len, one.decision_seconds.values())) == [3]


def test_solo_prints_one_line_per_setting_with_the_games_notes(capsys):
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


def test_tied_players_share_the_win(capsys):
    _, low = said(capsys, "versus", "low", "low", "--games", "3", "--setting", "plain")
    assert "wins 100.0 %" in low


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["versus", "best"], "2 to 3 can play, not 1"),
        (["versus", *["best"] * 4], "2 to 3 can play, not 4"),
        (["solo", "--games", "0"], "at least 1"),
        (["solo", "--level", "expert"], "'expert' is no level; the levels are low, random, best"),
        (["solo", "--setting", "steep"], "steep"),
    ],
)
def test_bad_commands_are_refused_with_an_explanation(words, complaint, capsys):
    with pytest.raises(SystemExit) as caught:
        ARENA.main(words)
    assert caught.value.code == 2
    assert complaint in capsys.readouterr().err


def test_the_margin_of_error_follows_the_spread_of_the_values():
    assert mean_and_margin([3.0]) == (3.0, 0.0)
    mean, margin = mean_and_margin([1.0, 3.0])
    assert (mean, round(margin, 2)) == (2.0, 1.96)
