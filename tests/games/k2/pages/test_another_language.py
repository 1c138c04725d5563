"""The game in the pseudo-language: no letter of it comes from elsewhere, and longer words fit, too."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from k2bot.game.values import Announcement, Moment, Pace, Page, Person, Refusal, Select
from k2bot.games.k2.engine import Phase, observe, outcome
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.talk import Talk
from k2bot.text import PSEUDO
from k2bot.text.formatting import without_emoji
from k2bot.text.words import words
from tests.games.k2.pages.expedition import faults

PAGES = (
    *(
        "board",
        "board.weather",
        "board.low",
        "board.6000",
        "picture",
        "hand",
        "plan",
        "plan.sure",
        "plan.cards",
    ),
    *("plan.A.24", "token", "slide", "rescue", "rescue.sure", "next", "rules", "rules.points", "nothing"),
)
FEW = 3
"""Of each kind of question, how many are looked at with all private pages."""
ENGLISH = re.compile(r"[A-Za-z]+")
PROPER = re.compile(
    r"\b[a-d]\d{1,2}\b"  # a space of the board, as it is called in every language
    r"|\b[AB]\b"  # a climber, by the letter on the piece
    r"|(?<=`/)k2\b"  # the command, as it is registered
    r"|`[^`]*[{\"][^`]*`"  # a line of a record, as it stands in the file
)


@pytest.fixture(scope="module")
def foreign():
    """The game in a language in which every letter is another one."""
    return K2(words(PSEUDO))


def visible(page):
    """What somebody reads of a page, or has read aloud to them; all of it must fit."""
    assert faults(page) == []
    yield without_emoji(page.text)
    yield from (picture.alt for picture in page.pictures)
    for row in page.rows:
        if isinstance(row, Select):
            yield row.placeholder
            yield from (f"{choice.label} {choice.description}" for choice in row.choices)
        else:
            yield from (button.label for button in row)


def english(texts):
    return sorted({word for text in texts for word in ENGLISH.findall(PROPER.sub("", text))})


def drafts(state, seat, answer):
    """Nothing, and what is about to be answered."""
    yield None
    if state.phase is Phase.SELECTION:
        yield f"hand {state.day} 0 1 2"
    elif state.phase is Phase.ACTIONS and answer.startswith("plan"):
        yield f"turn {state.day} {answer}"


def told_of(game, table, pace):
    """Every moment of a whole game with the seat and the answer that end it, then the end."""
    people = tuple(Person(f"{seat}§", f"<@{seat}>") for seat in range(len(table.people)))
    step, steps, before = game.new(table.options, len(people), table.seed), [], None
    for seat, answer in [*table.inputs, (0, "")]:
        steps.append(step)
        yield Moment(before, step, people, lambda: iter(steps), str, pace), seat, answer
        if answer:
            before, step = step.state, game.apply(step.state, seat, answer)


def shown(game, table, pace=Pace.PHASE):
    """What a whole game lets anybody read: all posts, with pages and refusals of a few of each kind."""
    times, steps = Counter(), []
    for moment, seat, answer in told_of(game, table, pace):
        state = moment.step.state
        steps.append(moment.step)
        call = game.ping_key(state, pace) if pace.quiet else None
        for post in (
            *game.announce(moment.before, moment.step, pace),
            *([Announcement(call)] if call else []),
        ):
            yield from visible(game.compose(moment, post))
        times[state.phase] += 1
        if times[state.phase] <= (0 if pace.quiet else FEW):  # private pages know no pace
            yield from private(game, state, seat, answer, moment.people)
    film = game.film(steps, ())
    yield from (film.text, film.making, film.alt)


def filmed(game, table):
    """What is written in the frames of a game's film."""
    people = tuple(Person(f"{seat}§", f"<@{seat}>") for seat in range(len(table.people)))
    told = [(observe(step.state, None), step.events) for step in table.steps]
    reel = films.reel(Talk(words(PSEUDO), people), told, outcome(table.state))
    for shot in (reel.opening, *reel.shots):
        yield from (shot.headline, shot.detail, *(line.doings for line in getattr(shot, "told", ())))


def private(game, state, seat, answer, people):
    for draft in drafts(state, seat, answer):
        for name in PAGES:
            yield from told(lambda n=name, d=draft: game.page(state, seat, n, d, people))
    for name in PAGES:
        yield from told(lambda n=name: game.page(state, None, n, None, people))
    if answer and state.phase in (Phase.SELECTION, Phase.ACTIONS):
        yield from told(lambda: game.hint(state, seat, answer, people)[0])
    for wrong in ("*", "go 9", "token 9", "pitch"):
        yield from told(lambda text=wrong: game.apply(state, seat, text))


def told(attempt):
    """What somebody reads of the page that is attempted, or why it is refused."""
    try:
        page = attempt()
    except Refusal as refusal:
        return [refusal.text]
    return visible(page) if isinstance(page, Page) else []


@pytest.mark.parametrize("name", ["family", "solo"])
def test_no_letter_of_a_page_comes_from_elsewhere(foreign, whole_games, name):
    texts = list(shown(foreign, whole_games[name]))
    assert english(texts) == []
    assert len(set(texts)) > 300


@pytest.mark.parametrize("name", ["family", "solo"])
def test_nor_of_what_is_written_in_a_film(foreign, whole_games, name):
    texts = list(filmed(foreign, whole_games[name]))
    assert english(texts) == []
    assert len(set(texts)) > 20


@pytest.mark.parametrize("pace", [Pace.DAY, Pace.ONE])
def test_nor_of_the_posts_that_are_edited(foreign, whole_games, pace):
    texts = list(shown(foreign, whole_games["family"], pace))
    assert english(texts) == []
    assert len(set(texts)) > 50


def test_nor_what_is_said_before_a_game_and_about_its_record(foreign):
    texts = [foreign.summary({}, 1), foreign.objection({"lenient": "yes"}, 2), *dict(foreign.topics).values()]
    for option in foreign.options:
        texts += [option.label, option.help, *dict(option.values).values()]
    texts += dict(foreign.levels).values()
    for record in ("", "[1]", "{}", "1" * 10_000, '{"format": 1}'):
        texts += told(lambda text=record: foreign.replay(text))
    assert english(texts) == []
