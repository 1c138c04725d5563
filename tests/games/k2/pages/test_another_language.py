"""The game in the pseudo-language: no letter of it comes from elsewhere, and longer words fit, too.

The contract looks at all that can be opened; here is what comes up in play.
"""

from collections import Counter

import pytest

from k2bot.game.values import Announcement, Moment, Pace, Person, Refusal
from k2bot.games.k2.engine import Phase, observe, outcome
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.days import PublicStep
from k2bot.games.k2.pages.wording import Talk
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.subject import SUBJECT
from tests.kit.languages import english_in

FOREIGN = K2(words(PSEUDO))
PAGES = ("plan", "plan.sure", "plan.cards", "plan.A.24", "rescue.sure", "next", "rules.points", "nothing")
FEW = 3
"""Of each kind of question, how many are looked at with all private pages."""


def people(table):
    return tuple(Person(f"{seat}§", f"<@{seat}>") for seat in range(len(table.people)))


def shown(table, pace):
    """The posts of a whole game, with the hints, drafts and refusals of a few moments of each kind."""
    times, steps, before = Counter(), [], None
    step = FOREIGN.new(table.options, len(table.people), table.seed)
    for seat, answer in [*table.inputs, (0, "")]:
        steps.append(step)
        moment = Moment(before, step, people(table), lambda: iter(steps), pace)
        call = FOREIGN.ping_key(step.state, pace) if pace.edits_posts else None
        for post in (*FOREIGN.announce(before, step, pace), *([Announcement(call)] if call else [])):
            yield FOREIGN.compose(moment, post)
        times[step.state.phase] += 1
        if times[step.state.phase] <= (0 if pace.edits_posts else FEW):  # private pages know no pace
            yield from private(step.state, seat, answer, moment.people)
        if answer:
            before, step = step.state, FOREIGN.apply(step.state, seat, answer)


def private(state, seat, answer, everybody):
    """What is read of a question with its answer prepared, of a hint, and of answers that are none."""
    draft = f"hand {state.day} 0 1 2" if state.phase is Phase.SELECTION else f"turn {state.day} {answer}"
    attempts = [lambda n=name: FOREIGN.page(state, seat, n, draft, everybody) for name in ("hand", *PAGES)]
    if answer and state.phase in (Phase.SELECTION, Phase.ACTIONS):
        attempts.append(lambda: FOREIGN.hint(state, seat, answer, everybody)[0])
    attempts += [lambda a=wrong: FOREIGN.apply(state, seat, a) for wrong in ("*", "go 9", "token 9", "pitch")]
    yield from map(told, attempts)


def told(attempt):
    """The page that is attempted, or why it is refused."""
    try:
        return attempt()
    except Refusal as refusal:
        return refusal.text


def filmed(table):
    """What a film says and what is written in its frames."""
    film = FOREIGN.film(table.steps, ())
    yield from (film.text, film.making, film.alt)
    seen = [PublicStep(None, observe(step.state, None), step.events) for step in table.steps]
    reel = films.reel(Talk(words(PSEUDO), people(table)), seen, outcome(table.state))
    for shot in (reel.title, *reel.shots):
        yield from (shot.headline, shot.detail, *(line.doings for line in getattr(shot, "told", ())))


def english(found, *same):
    return [fault for number, page in enumerate(found) for fault in english_in(SUBJECT, number, page, same)]


@pytest.mark.parametrize("pace", [Pace.PHASE, Pace.DAY, Pace.ONE])
def test_no_letter_of_a_page_comes_from_elsewhere(whole_games, pace):
    found = [page for page in shown(whole_games["family"], pace) if page is not None]
    assert english(found) == []
    assert len(found) > 100


@pytest.mark.parametrize("name", ["family", "solo"])
def test_nor_of_what_is_said_of_a_film_and_written_in_it(whole_games, name):
    found = list(filmed(whole_games[name]))
    assert english(found) == []
    assert len(set(found)) > 20


def test_nor_what_is_said_of_settings_that_do_not_fit_and_of_records():
    found = [FOREIGN.objection({"lenient": "yes"}, 2), *dict(FOREIGN.levels).values()]
    for record in ("", "[1]", "{}", "1" * 10_000, '{"format": 1}'):
        with pytest.raises(Refusal) as refused:
            FOREIGN.replay(record)
        found.append(refused.value.text)
    assert english(found, r"`[^`]*[{\"][^`]*`") == [], "but for a line of a record, as it stands in the file"
