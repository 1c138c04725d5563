"""A server's best results: what counts, in recorded games, and their texts."""

from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

import pytest

from k2bot.game import limits
from k2bot.game.statistics import BestResult
from k2bot.games.dungeon_twister.hosted import DungeonTwister
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.statistics import best_page
from k2bot.host.rows import SentPost
from k2bot.host.store.statistics import BestRow
from k2bot.text.words import words
from tests.kit.capabilities import past_games

FOLDER = Path(__file__).parent
VARIANTS = {
    "all people": {},
    "to 3 points": {"options": {"goal": "3"}},
    "with a handicap": {"options": {"goal": "blue"}},
    "quiet": {"facts": {"reason": "quiet"}},
    "with computers": {"company": "computers"},
}
"""Changes applied to a recorded game."""


@cache
def recorded(make):
    """Every recorded game by name, as each seat's past game."""
    game, found = make(), {}
    for file in sorted((FOLDER / make.__module__.split(".")[2] / "recorded").glob("*.jsonl")):
        steps = game.replay(file.read_text(encoding="utf-8")).steps
        options = {"side": getattr(steps[0].state.setup, "side", ""), "season": "winter"}
        found[file.stem] = past_games(game, options, steps)
    return found


def varied(one, changes):
    """A past game with some values, options and facts changed."""
    options, facts = (getattr(one, name) | changes.get(name, {}) for name in ("options", "facts"))
    return replace(one, **changes | {"options": options, "facts": facts})


@pytest.mark.parametrize("make", [K2, DungeonTwister])
@pytest.mark.parametrize("variant", VARIANTS)
def test_best_results_of_recorded_games_match_the_snapshot(make, variant, snapshot):
    """Resigned players don't count; a table's total counts only without computers."""
    game, told = make(), []
    for name, games in recorded(make).items():
        people = [varied(one, VARIANTS[variant]) for one in games]
        if variant == "with computers":
            people[1:] = [None] * len(people[1:])
        feats = sorted(f"{feat.kind} of {feat.seat}: {feat.score}" for feat in game.feats(people))
        told.append(f"{name}: {', '.join(feats)}")
    assert "\n".join(told) == snapshot


@pytest.mark.parametrize("make", [K2, DungeonTwister])
def test_every_kind_of_best_result_has_a_text(make, snapshot):
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
def test_all_best_results_fit_into_a_message_with_any_names(make, language, name):
    """The last links are left out if they don't fit."""
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
def test_a_games_figures_fill_the_spreadsheet_columns(make, snapshot):
    game = make()
    *_, games = recorded(make).values()
    assert [game.figures(one) for one in games] == snapshot
    assert set(game.figures(replace(games[0], summary=None, facts={})).values()) == {None}
