"""The arena finds each game's computers; rating anchors are fitted to their games."""

from itertools import islice
from math import exp, sqrt
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from k2bot.game.ratings import BETA, NEWCOMER, Entry, Rating, after_game
from k2bot.games import registry
from k2bot.host.service.catalogue import Catalogue
from k2bot.thinking.arena import GameResult
from tests.thinking.test_arena import ARENA
from tools import anchors, arena

ROOT = Path(__file__).parents[2]
LEVELS = ("low", "random", "best")


def drawn(count, mu, chance):
    """Games of two and three players with places drawn from the rating model."""
    for number in range(count):
        left, order = chance.choices(LEVELS, k=2 + number % 2), []
        spread = BETA * sqrt(len(left))
        while left:
            weights = [exp(mu[level] / spread) for level in left]
            order.append(left.pop(chance.choices(range(len(left)), weights)[0]))
        yield [Entry(level, place) for place, level in enumerate(order, 1)]


def test_fitting_recovers_the_strengths_with_plausible_errors():
    mu = {"low": 18.0, "random": 25.0, "best": 31.0}
    games = list(drawn(1500, mu, Random(1)))  # noqa: S311 - not cryptographic
    found = anchors.fitted(games, LEVELS, "random")
    assert found["random"] == NEWCOMER.mu
    assert found == pytest.approx(mu, abs=1.0)
    error = anchors.errors(games[:200], LEVELS, "random")
    assert error["random"] == 0
    assert 0.3 < error["best"] < 2


def test_ratings_at_the_fitted_strengths_do_not_drift_on_average():
    games = list(drawn(300, {"low": 18.0, "random": 25.0, "best": 31.0}, Random(2)))  # noqa: S311 - not cryptographic
    found = {level: (mu, 0.01) for level, mu in anchors.fitted(games, LEVELS, "random").items()}
    change, seats = 0.0, 0
    for game in games:
        for seat in (number for number, one in enumerate(game) if one.player == "best"):
            entries = [Entry(1, one.place) if number == seat else one for number, one in enumerate(game)]
            (after,) = after_game(entries, {1: Rating(found["best"][0], 0.5)}, found).values()
            change, seats = change + after.mu - found["best"][0], seats + 1
    assert abs(change / seats) < 0.0005


def test_a_level_that_always_wins_has_a_finite_strength():
    games = [[Entry("best", 1), Entry("random", 2)]] * 20
    assert 40 < anchors.fitted(games, LEVELS, "random")["best"] < 100


def test_places_rank_winners_first_then_by_points():
    match = next(anchors.matches(ARENA, LEVELS, [3], "a deal"))
    assert len(set(match.levels)) > 1
    assert [one.place for one in anchors.entries(match, GameResult((5, 9, 5), (0,)))] == [1, 2, 3]
    assert [one.place for one in anchors.entries(match, GameResult((5, 9, 5), ()))] == [1, 1, 1]
    assert [one.place for one in anchors.entries(match, GameResult((9, 5, 5), (0,)))] == [1, 2, 2]


def test_the_matches_played_follow_from_the_seed(monkeypatch, capsys):
    one, again = (list(islice(anchors.matches(ARENA, LEVELS, [2, 3], "s"), 6)) for _ in range(2))
    assert one == again
    assert [len(match.levels) for match in one] == [2, 3] * 3
    assert [match.setting for match in one] == ["plain", "plain", "high", "high", "plain", "plain"]
    monkeypatch.setattr(anchors, "import_module", lambda name: SimpleNamespace(ARENA=ARENA))
    assert anchors.main(["k2", *LEVELS, "--games", "5", "--middle", "random"]) == 0
    assert capsys.readouterr().out.startswith("5 games (5 of 2 players): low ")


def test_every_computer_level_of_every_game_has_a_documented_anchor():
    """The documentation gives the declared values."""
    games, told = Catalogue(registry.makers(), "en"), (ROOT / "docs" / "players.md").read_text("utf-8")
    table = told.partition("### Anchors for ratings")[2].partition("##")[0]
    for game in map(games.game, games.keys):
        assert game.anchors.keys() == {level for level, _ in game.levels}
        assert game.anchors[game.standin_level][0] == NEWCOMER.mu
        (row,) = (line for line in table.splitlines() if line.startswith(f"| {game.title}"))
        cells = [f"{mu:.1f} ± {sigma:.1f}" if sigma else f"{mu:.0f}" for mu, sigma in game.anchors.values()]
        assert row.endswith(f"| {' | '.join(cells)} |")


# ---------------------------------------------------------------------------------------------- the arena


@pytest.mark.parametrize("game", registry.GAMES)
def test_every_game_of_the_bot_has_an_arena(game, capsys):
    with pytest.raises(SystemExit) as ended:
        arena.main([game, "--help"])
    assert ended.value.code == 0
    assert f"{registry.module_of(game, 'players.arena')} [-h]" in capsys.readouterr().out


def test_a_game_without_an_arena_is_refused():
    with pytest.raises(SystemExit, match="TinyGame has no computers that could play each other"):
        arena.main(["tests.host.tiny_game:TinyGame", "versus"])
