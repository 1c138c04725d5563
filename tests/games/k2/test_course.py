"""K2 in five minutes: two days that teach, whatever is pressed."""

from __future__ import annotations

from itertools import combinations

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Press, Refusal
from k2bot.games.k2.engine.actions import Commit
from k2bot.games.k2.engine.content import Card
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.courses import View, course_page
from k2bot.host.service.courses import Attempt, pressed
from k2bot.text.formatting import without_emoji
from k2bot.text.words import words
from tests.host.discord import kit
from tests.kit.looking import refuses

GAME, LEARNER, WORDS = K2(words()), Person("Ann", "<@1>"), words()
FIRST_DAY = (CONTINUE, "choose m1 m2 a2", "token 1", "plan A m2 > c1; A a2")
SECOND_DAY = ("choose m1 m2 a1", "plan A a1; A m2 > pitch")


def lesson(key, **facts):
    """What a lesson says, as it reads in a message."""
    text = WORDS.text(f"k2-course-{key}", a="A", b="B", bold="⚙ Baltoro", goal="c1", **facts)
    return " ".join(text.splitlines())


class Learner:
    """Somebody who has given some answers, and presses on."""

    def __init__(self, *answers):
        self.attempt, self.view = Attempt(answers), View()

    @property
    def exercise(self):
        return GAME.exercise(self.attempt.answers, LEARNER)

    def press(self, verb, argument="", *values):
        press = Press(verb, argument, values)
        self.attempt, self.view = pressed(GAME, self.attempt, self.exercise, press, WORDS)
        return self.said

    @property
    def said(self):
        """What stands above the page."""
        draft = self.attempt.draft
        page = course_page(GAME, self.exercise, self.view, WORDS, stamp=self.attempt.stamp, draft=draft)
        return " ".join(line[2:] for line in without_emoji(page.text).splitlines() if line.startswith("> "))

    @property
    def number(self):
        return self.exercise.number[0]


def chosen(learner, *cards):
    own = sorted(learner.exercise.state.seats[0].hand)
    for card in cards:
        place = own.index(Card.parse(card))
        own[place] = None
        said = learner.press("card", str(place))
    return said


def test_whoever_plays_it_right_lives_through_the_storm_and_sees_another_die():
    learner = Learner(*FIRST_DAY, CONTINUE, *SECOND_DAY)
    assert lesson("lives") in learner.said
    assert learner.exercise.retry_from is None
    assert [climber.level for climber in learner.exercise.state.seats[0].climbers] == [1, 4]
    learner.press("learn-on")
    assert learner.exercise.model is None


def test_each_wrong_choice_of_cards_is_answered_before_and_after_it():
    learner = Learner(CONTINUE)
    assert lesson("cards-no-air", card="Air 2") in chosen(learner, "m1", "m1", "m2")
    assert lesson("cards-no-air", card="Air 2") in learner.press("commit")
    assert learner.number == 2
    learner = Learner(CONTINUE)
    chosen(learner, "m1", "m1", "a2")
    assert lesson("cards-no-spare", card="Move 2") in learner.press("commit")
    learner = Learner(CONTINUE)
    assert lesson("cards-right") in chosen(learner, "m1", "m2", "a2")
    learner.press("commit")
    assert lesson("token-dear") in learner.press("token", "2")
    learner.press("token", "1")
    assert learner.number == 4


def test_a_turn_is_taken_once_a_is_up_and_lives():
    learner = Learner(*FIRST_DAY[:3])
    learner.press("finish")
    assert lesson("turn-no-air-yet") in learner.press("sure")
    assert lesson("turn-not-there") in learner.press("air", "A a2")
    assert lesson("turn-not-there") in learner.press("finish")
    learner.press("clear")
    assert lesson("turn-no-air", card="Air 2", climber="A") in learner.press("go", "A", "A m2 > c1")
    learner.press("air", "A a2")
    with refuses("k2-rule-card-used"):
        learner.press("go", "B", "B m2 > a12")
    assert lesson("turn-right") in learner.press("pay", "", "points")
    assert lesson("turn-paid-by-a") in learner.press("pay", "", "A")
    learner.press("pay", "", "points")
    learner.press("finish")
    assert learner.number == 5


def test_the_storm_takes_who_has_no_tent_and_another_try_begins_that_day():
    learner = Learner(*FIRST_DAY, CONTINUE)
    assert lesson("storm-cards", air=2) in learner.said
    chosen(learner, "m1", "m2", "a1")
    learner.press("commit")
    assert lesson("storm-no-tent") in learner.press("air", "A a1")
    learner.press("finish")
    assert lesson("lost", climbers="A", count=1) in learner.press("sure")
    learner.press("learn-again")
    assert learner.number == 6
    assert lesson("storm-cards-right") in chosen(learner, "m1", "m2", "a1")
    learner.press("commit")
    assert lesson("storm-more-air") in learner.press("go", "A", "A m2 > pitch")
    assert lesson("storm-lives") in learner.press("air", "A a1")


def test_only_cards_are_taken_that_leave_a_point_for_the_token():
    first = Learner(CONTINUE)
    hand = first.exercise.state.seats[0].hand
    cards = {Commit(three) for three in combinations(hand, 3)}
    taken = {str(own) for own in cards if first.exercise.correct(str(own)) is None}
    assert taken == {"choose m1 m2 a2", "choose m2 r1/2 a2"}


def test_the_risk_sum_is_explained_on_the_first_page_that_speaks_of_it():
    learner, page = Learner(), ""
    while "risk sum" not in page:
        learner.press("learn-model")
        draft, stamp = learner.attempt.draft, learner.attempt.stamp
        shown = course_page(GAME, learner.exercise, learner.view, WORDS, stamp=stamp, draft=draft)
        page = shown.text.lower()
    assert "**risk sum**" in page[: page.index("risk sum") + len("risk sum**")]


@pytest.mark.parametrize("cards", ["choose m1 m2 a2", "choose m2 r1/2 a2"])
def test_who_is_stuck_is_led_through_it(cards):
    learner = Learner(CONTINUE, cards)
    while learner.exercise.model is not None:
        assert lesson("lost", climbers="A", count=1) not in learner.said
        learner.press("learn-model")
    assert learner.number == 9


@pytest.mark.parametrize(
    "answers",
    [(CONTINUE, CONTINUE), ("choose m1 m2 a2",), (CONTINUE, "choose m3 m3 a3"), (*FIRST_DAY, CONTINUE, "?")],
)
def test_answers_that_lead_nowhere_are_refused(answers):
    with pytest.raises(Refusal):
        _ = Learner(*answers).exercise


async def test_it_goes_on_in_its_place_on_discord_also_after_a_restart(tmp_path):
    async with kit.world(tmp_path, K2(words()), people=("ann",)) as world:
        attempt = Attempt(FIRST_DAY[:3], "turn 7 plan A a2")
        with world.env._bot_scope():
            async with world.bot.store.writing() as write:
                await write.setting("person", world.ann.id, "course-k2", str(attempt))
        page = await world.slash("ann", "learn")
        assert lesson("turn-not-there") in without_emoji(page.content)
        await world.restart()
        menu = next(own for own in kit.World.components(page) if "A at b6" in own.get("placeholder", ""))
        result = await world.ann.select(page, ["A m2 > c1"], custom_id=menu["custom_id"])
        assert lesson("turn-right") in without_emoji(result.response.content)
        page = await world.press("ann", words().text("k2-button-finish"), result.response)
        assert "5 of 9" in page.content
        assert not world.posts()
