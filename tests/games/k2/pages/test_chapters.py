"""Looking back at whole expeditions: a page for each day with the night after it, then the ranking."""

from functools import cache
from pathlib import Path

import pytest

from k2bot.game.values import Person
from k2bot.games.k2.engine.events import CardsRevealed, Resigned
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import board_text, days, posts
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.telling import public_step
from k2bot.host.service.practice import Chapter, ReplayedGame, chapters
from k2bot.text.words import words
from tests.kit.looking import share
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


def lines_of_the_day(talk, today):
    """What the posts of a day's phases say of cards, turns, departures and the night, in order."""
    for step in today:
        for event in step.events:
            if isinstance(event, Resigned):
                yield posts.resignation_text(talk, step, event.seat)
            elif isinstance(event, CardsRevealed):
                yield from board_text.revealed_cards(talk, step.seen)
        yield posts.token_text(talk, step)
        yield from posts.turns_text(talk, step)
    events = [event for step in today for event in step.events]
    yield from days.fates(talk, events)


@pytest.mark.parametrize("path", share(GAMES, 2), ids=lambda path: path.stem)
def test_each_day_is_told_once_and_in_order_with_the_board_at_its_end(path):
    game, played, people = replayed(path)
    talk = Talk(words(), tuple(Person(one.name, one.name) for one in people))
    states = (None, *(step.state for step in played.steps))
    happened = tuple(public_step(state, step) for state, step in zip(states, played.steps, strict=False))
    last = played.steps[-1].state.day
    assert [one.key for one in played.chapters] == [*(f"day-{day}" for day in range(1, last + 1)), "end"]
    for number in share(range(last), 3, GAMES.index(path)):
        page = played.page(game, number, people)
        at = 0
        for line in filter(None, lines_of_the_day(talk, days.steps_of(happened, number + 1))):
            assert line in page.text, f"day {number + 1} leaves out {line!r}"
            assert page.text.index(line, at) >= at
        assert len(page.pictures) == 1
        assert f"on day {number + 1} of 18" in page.pictures[0].alt
    assert played.page(game, last, people).pictures[0].name.startswith("k2-ranking")


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
