"""Names of every kind in K2's texts and pictures."""

from dataclasses import replace

from k2bot.game.values import Moment, Pace, Person
from k2bot.games.k2.pages.wording import Talk
from k2bot.text.formatting import ISOLATE, RELEASE
from k2bot.text.words import words
from tests.games.k2.pages.expedition import everything, faults

BAD = {
    "unseen": "\u200b\u2060\u00ad\U000e0041",
    "fillers": "\u3164\u115f\u2800",
    "turned": "דוד" * 20,
}
WILD = set("\u200b\u2060\u00ad\U000e0041\u3164")


def talk(name):
    return Talk(words(), (Person(name, "<@1>"), Person("Bob", "<@2>")))


def test_what_nobody_sees_is_a_question_mark_in_texts_and_the_colour_of_the_seat_in_pictures():
    for name in (BAD["unseen"], BAD["fillers"], ""):
        assert (talk(name).name(0), talk(name).drawn.name(0)) == ("?", "Orange")


def test_texts_hold_and_pictures_are_drawn_with_any_names(whole_games):
    """A game told anew among people of bad names: the same keys of pictures as with names as drawn."""
    table = whole_games["avalanche"]
    people = tuple(
        replace(one, name=bad) for one, bad in zip(table.people, (BAD["turned"], BAD["unseen"]), strict=False)
    )
    called = Talk(words(), people).drawn.people
    assert [one.name.strip(ISOLATE + RELEASE)[:6] for one in called] == ["דודדוד", "Purple"]
    for number, step in enumerate(table.steps):
        before, history = table.steps[number - 1].state if number else None, table.steps[: number + 1]
        for post in table.game.announce(before, step, Pace.PHASE):
            page, expected = (
                table.game.compose(Moment(before, step, who, history.__iter__, str), post)
                for who in (people, called)
            )
            assert faults(page) == []
            assert not WILD & set(everything(page))
            assert [shown.key for shown in page.pictures] == [shown.key for shown in expected.pictures]
