"""Looking back at whole expeditions: a page for each day with the night after it, then the ranking."""

from functools import cache
from pathlib import Path

from k2bot.game.values import Person
from k2bot.games.k2.hosted import K2
from k2bot.host.service.practice import Chapter, ReplayedGame, chapters
from k2bot.text.words import words
from tests.kit.transcript import page_text

GAMES = sorted((Path(__file__).parents[1] / "recorded").glob("*.jsonl"))
PEOPLE = tuple(
    Person(name, f"<@{number}>") for number, name in enumerate(("Ann", "Bob", "Cid", "Dora", "Eve"))
)


@cache
def replayed(path):
    game = K2(words())
    steps = game.replay(path.read_text(encoding="utf-8")).steps
    return game, ReplayedGame(steps, chapters(game, steps)), PEOPLE[: len(steps[0].state.seats)]


def test_days_read_as_they_were(snapshot):
    for name in ("two-easy-winter-avalanche", "five-hard-winter-family-avalanche"):
        game, played, people = replayed(next(path for path in GAMES if path.stem == name))
        shown = [
            page_text(played.page(game, number, people)) for number in (0, 1, 6, len(played.chapters) - 1)
        ]
        assert "\n\n".join(shown) == snapshot(name=name)
        assert played.names(game, people)[::6] == ("Day 1", "Day 7", "Day 13", "The end")


def test_the_own_view_of_a_decision_shows_what_was_chosen():
    game, people = K2(words()), PEOPLE[:2]
    first = game.new({}, 2, "own view")
    hand = [str(card) for card in first.state.seats[0].hand]
    answer = f"choose {' '.join(hand[1:4])}"
    steps = first, game.apply(first.state, 0, answer)
    day = (Chapter("day-1", 0, 1),)
    seen = ReplayedGame(steps, day, ((0, answer),)).own_page(game, 0, 0, people)
    chosen = game.page(first.state, 0, "hand", game.draft_of(first.state, 0, answer), people)
    assert seen.pictures[0].key == chosen.pictures[0].key
    assert not seen.rows
    assert seen.pictures[0].key != ReplayedGame(steps, day).own_page(game, 0, 0, people).pictures[0].key
