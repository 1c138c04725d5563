"""The game in the pseudo-language: no letter of it comes from elsewhere, and longer words fit, too.

The contract looks at all that can be opened; here is what comes up in play.
"""

import pytest

from k2bot.game.values import Person, Refusal
from k2bot.games.k2.engine import Phase, observe, outcome
from k2bot.games.k2.hosted import K2
from k2bot.games.k2.pages import films
from k2bot.games.k2.pages.days import PublicStep
from k2bot.games.k2.pages.wording import Talk
from k2bot.games.k2.pictures.film_picture import FilmPicture, OpeningPicture
from k2bot.text import PSEUDO
from k2bot.text.words import words
from tests.games.k2.subject import SUBJECT
from tests.kit.languages import english_in, no_letter_comes_from_elsewhere

FOREIGN = K2(words(PSEUDO))
DRAFTED = ("next", "plan.sure", "plan.cards")
FEW = 8
"""Every so manyth answer of a game is drafted."""


def people(table):
    return tuple(Person(f"{seat}§", f"<@{seat}>") for seat in range(len(table.people)))


def prepared(table):
    """What is read of questions with their answers prepared."""
    for step, (seat, answer) in [*zip(table.steps, table.inputs, strict=False)][::FEW]:
        day, choosing = step.state.day, step.state.phase is Phase.SELECTION
        draft = f"hand {day} 0 1 2" if choosing else f"turn {day} {answer}"
        for name in DRAFTED[:1] if choosing else DRAFTED:
            yield FOREIGN.page(step.state, seat, name, draft, people(table))


def filmed(table):
    """What is written in the frames of a film."""
    seen = [PublicStep(None, observe(step.state, None), step.events) for step in table.steps]
    reel = films.reel(Talk(words(PSEUDO), people(table)), seen, outcome(table.state))
    for picture, _ in reel.pictures:
        if isinstance(picture, OpeningPicture):
            yield from (picture.headline, picture.setting, picture.day)
        if isinstance(picture, FilmPicture):
            yield from (text for line in picture.caption for text in (line.text, line.detail))


def settled():
    """What is said of settings that do not fit, of levels, and of records that are none."""
    yield from (FOREIGN.objection({"lenient": "yes"}, 2), *dict(FOREIGN.levels).values())
    for record in ("", "[1]", "{}", "1" * 10_000, '{"format": 1}'):
        with pytest.raises(Refusal) as refused:
            FOREIGN.replay(record)
        yield refused.value.text


def english(found, *same):
    found = list(found)
    assert found
    return [fault for number, page in enumerate(found) for fault in english_in(SUBJECT, number, page, same)]


def test_no_letter_comes_from_elsewhere(whole_games):
    table = whole_games["family"]
    assert list(no_letter_comes_from_elsewhere(SUBJECT, table)) == []
    assert english(prepared(table)) == []
    assert english(filmed(table)) == []
    assert english(settled(), r"`[^`]*[{\"][^`]*`") == [], "but for a line of a record, as it is in the file"
