"""What counts for a server's best results, compared with another reading of recorded games; and in words."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

from k2bot.game import limits
from k2bot.game.statistics import BestResult
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.engine import CLIMBER_NAMES, content
from k2bot.games.k2.engine.events import Stepped
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.statistics import best_page
from k2bot.host.store.statistics import BestRow
from k2bot.host.values import SentPost
from k2bot.text.words import words
from tests.kit.capabilities import past_games

FOLDER = Path(__file__).parent


@cache
def recorded(kind):
    """Every recorded game of a kind, with the view of each seat."""
    game, found = kind(), []
    for file in sorted((FOLDER / kind.__module__.split(".")[2] / "recorded").glob("*.jsonl")):
        steps = game.replay(file.read_text(encoding="utf-8")).steps
        options = {"side": getattr(steps[0].state.setup, "side", ""), "season": "winter"}
        games = past_games(game, options, steps)
        found.append((steps, games))
    return found


def scores(game, games, kind):
    """Scores of a kind by seat."""
    return {feat.seat: feat.score for feat in game.feats(games) if feat.kind == kind}


def test_stays_and_ascents_on_k2_are_those_of_the_climbers_places_by_day():
    game, seen = K2(), set()
    for steps, games in recorded(type(game)):
        altitude = {space.id: space.altitude for space in content.board(games[0].options["side"]).spaces}
        nights, first = {}, {}
        for before, step in pairwise(steps):
            ended = step.state.day > before.state.day or game.over(step.state)
            for seat, player in enumerate(step.state.seats):
                for name in CLIMBER_NAMES:
                    where = player.climber(name).space
                    if ended:
                        high = where is not None and altitude[where] > 8000
                        nights.setdefault((seat, name), []).append(high)
            for event in step.events:
                if isinstance(event, Stepped) and event.space == content.SUMMIT:
                    first.setdefault(event.climber[0], before.state.day)
        runs = {
            key: max(accumulate(one, lambda run, high: run + 1 if high else 0, initial=0))
            for key, one in nights.items()
        }
        stays = {seat: max(runs[seat, name] for name in CLIMBER_NAMES) for seat in range(len(games))}
        stays = {seat: nights for seat, nights in stays.items() if nights}
        left = {seat for seat, one in enumerate(games) if one.facts["resigned"]}
        assert scores(game, games, "stay") == {seat: stays[seat] for seat in stays.keys() - left}
        assert scores(game, games, "ascent") == {seat: -first[seat] for seat in first.keys() - left}
        seen |= {("stays", *sorted(stays.values())), ("first", *first.values()), ("left", *left)}
    assert len(seen) > 20, "the games differ in all of that"


def test_points_on_k2_count_for_people_who_stayed_and_tables_of_them():
    game = K2()
    for _, games in recorded(type(game)):
        stayed = [one for one in games if not one.facts["resigned"]]
        board = f"points-{games[0].options['side']}-winter"
        own = {seat: one.points for seat, one in enumerate(games) if one in stayed}
        assert scores(game, games, board) == own
        whole = len(stayed) == len(games) > 1
        total = round(100 * sum(one.points for one in games) / len(games))
        assert scores(game, games, "table") == ({None: total} if whole else {})
        assert not scores(game, [None, *games[1:]], "table"), "a computer is at that table"


def test_comebacks_and_fast_wins_in_the_dungeon_are_those_of_the_scores_by_turn():
    game, wins = DungeonTwister(), 0
    for steps, games in recorded(type(game)):
        least = [0, 0]
        for step in steps:
            for seat in (0, 1):
                least[seat] = min(least[seat], step.state.vp[seat] - step.state.vp[1 - seat])
        resigned = games[0].facts["reason"] == "resigned"
        for seat, one in enumerate(games):
            behind = -least[seat] if one.won and not resigned else 0
            assert scores(game, games, "comeback").get(seat, 0) == behind
        won = [seat for seat, one in enumerate(games) if one.won and one.facts["reason"] == "goal"]
        fast = dict.fromkeys(won, -steps[-1].state.number)
        assert scores(game, games, "win-5") == fast
        wins += len(fast)
        for goal, kind in (("3", "win-3"), ("blue", "")):
            other = [replace(one, options={"goal": goal}) for one in games]
            assert {feat.kind for feat in game.feats(other)} & {"win-5", "win-3"} == (
                {kind} if fast and kind else set()
            )
        quiet = [replace(one, facts={**one.facts, "reason": "quiet"}) for one in games]
        assert not scores(game, quiet, "win-5"), "nobody has reached the goal"
        alone = [replace(games[0], company="computers"), None]
        assert {feat.kind for feat in game.feats(alone)} == ({"computer-5"} if 0 in won else set())
    assert wins > 1


@pytest.mark.parametrize("make", [K2, DungeonTwister])
def test_they_are_told_in_words(make, snapshot):
    game, result = make(), BestResult("", 0, 3)
    shown = {"table": 1733, "win": -21, "computer": -1, "ascent": -9}
    told = [
        game.best(replace(result, kind=kind, score=shown.get(kind.partition("-")[0], 4)))
        for kind in game.best_kinds
    ]
    assert "\n".join(told) == snapshot


@pytest.mark.parametrize("make", [K2, DungeonTwister])
@pytest.mark.parametrize("language", ["en", "de", "es", "fr", "pl", "uk"])
@pytest.mark.parametrize("name", ["Konstantin", "W" * 40, "*" * 40], ids=["usual", "long", "marked"])
def test_all_of_them_fit_into_a_message_whatever_the_names(make, language, name):
    """The last links are left out where they don't fit."""
    game, says = make(words(language)), words(language)
    post = SentPost(10**18, 10**18)
    rows = [
        BestRow(
            BestResult(kind, -17, 5),
            10**6,
            (name,) * (5 if kind in {"table", "summits"} else 1),
            datetime(2030, 5, 1, tzinfo=UTC),
            post,
        )
        for kind in game.best_kinds
    ]
    page = best_page(game, rows, 10**18, says, missing=20_000)
    assert len(page.text) <= limits.TEXT
    assert page.text.count("https://") >= len(rows) * (1 if name == "Konstantin" else 0.4)


@pytest.mark.parametrize("make", [K2, DungeonTwister])
def test_a_game_in_a_spreadsheet_has_its_figures_in_columns(make, snapshot):
    game = make()
    _, games = recorded(make)[-1]
    assert [game.figures(one) for one in games] == snapshot
    assert set(game.figures(replace(games[0], summary=None, facts={})).values()) == {None}
