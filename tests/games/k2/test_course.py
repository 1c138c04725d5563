"""The five-minute K2 tutorial: two days, whatever the learner presses."""

import re
from itertools import combinations

import pytest

from k2bot.game.exercises import CONTINUE
from k2bot.game.values import Person, Press, Refusal
from k2bot.games.k2.engine import Plan, content
from k2bot.games.k2.engine.actions import Commit
from k2bot.games.k2.engine.content import Card, sums
from k2bot.games.k2.engine.planning import preview
from k2bot.games.k2.hosted import K2
from k2bot.host.pages.exercises import CourseProgress, View, course_page
from k2bot.host.service.exercises import handle_press
from k2bot.text import languages
from k2bot.text.formatting import without_emoji
from k2bot.text.words import words
from tests.kit.courses import says_lesson
from tests.phrases import says

GAME, LEARNER, WORDS = K2(words()), Person("Ann", "<@1>"), words()
READ = (CONTINUE, CONTINUE)
FIRST_DAY = (*READ, "choose m1 m2 a2", "token 1", "plan A m2 > c1; A a2")
SECOND_DAY = ("choose m1 m2 a1", "plan A a1; A m2 > pitch")


class Learner:
    """A learner who has given some answers and continues."""

    def __init__(self, *answers):
        self.view = View(CourseProgress(answers))

    @property
    def exercise(self):
        return GAME.exercise(self.view.attempt.answers, LEARNER)

    def press(self, verb, argument="", *values):
        press = Press(verb, argument, values)
        self.view = handle_press(GAME, self.view.attempt, self.exercise, press)

    def choose(self, *cards):
        """Tap these cards."""
        own = sorted(self.exercise.state.seats[0].hand)
        for card in cards:
            place = own.index(Card.parse(card))
            own[place] = None
            self.press("card", str(place))

    @property
    def page(self):
        return course_page(GAME, self.exercise, self.view, WORDS).text

    @property
    def said(self):
        """The remark above the page."""
        return " ".join(line[2:] for line in without_emoji(self.page).splitlines() if line.startswith("> "))

    def does(self, step):
        """The remark after a step, which gives a verb, its argument and the chosen values."""
        verb, *rest = step.split(" ", 1)
        try:
            if verb == "cards":
                self.choose(*rest[0].split())
            else:
                self.press(verb, *rest[0].split(": ") if rest else ())
        except Refusal as refusal:
            return f"refused: {refusal.text}"
        return self.said


STORM = (*FIRST_DAY, CONTINUE)
WALKS = {
    "who plays it right lives through the storm, and sees another die": ((*STORM, *SECOND_DAY), "learn-on"),
    "cards without air": (READ, "cards m1 m1 m2 / commit"),
    "cards without a point to spare": (READ, "cards m1 m1 a2 / commit"),
    "the right cards, a dear token and a cheap one": (
        READ, "cards m1 m2 a2 / commit / token 2 / token 1",
    ),
    "a turn is taken once A is up and lives": (
        FIRST_DAY[:4],
        (
            "finish / sure / air A a2 / finish / clear / go A: A m2 > c1 / air A a2 / go B: B m2 > a12 "
            "/ pay : points / pay : A / pay : points / finish"
        ),
    ),
    "the storm takes who has no tent, and another try begins that day": (
        STORM,
        (
            "cards m1 m2 a1 / commit / air A a1 / finish / sure / learn-again / cards m1 m2 a1 / commit "
            "/ go A: A m2 > pitch / air A a1"
        ),
    ),
    "cards that save nobody": ((*STORM, "choose m1 m1 m2"), "finish / sure"),
    "cards that can only take the climber down": ((*STORM, "choose m1 m1 r1/3"), "learn-model"),
}  # fmt: skip


@pytest.mark.parametrize(("answers", "steps"), WALKS.values(), ids=WALKS)
def test_the_tutorial_comments_on_each_step(answers, steps, snapshot):
    learner = Learner(*answers)
    assert [learner.said, *(f"{step} -> {learner.does(step)}" for step in steps.split(" / "))] == snapshot


def test_the_tutorial_calls_cards_hopeless_only_if_no_way_down_saves():
    hand = Learner(*STORM).exercise.state.seats[0].hand
    down = set()
    for cards in {Commit(three) for three in combinations(hand, 3)}:
        learner = Learner(*STORM, str(cards))
        state, air = learner.exercise.state, sums(cards.cards).air
        goals = [goal for goal in preview(state, 0, Plan()).destinations if goal.climber == "A"]
        lives = any(goal.air_tonight + air >= content.LOWEST_AIR for goal in goals)
        assert lives is not says(learner.said, "k2-course-storm-lost"), cards
        assert says_lesson(learner.exercise, course_page(GAME, learner.exercise, learner.view, WORDS)), cards
        down |= {str(cards)} if says(learner.said, "k2-course-storm-down") else set()
    assert "choose m1 m1 r1/3" in down


@pytest.mark.parametrize(
    "answers",
    [(*READ, CONTINUE), ("choose m1 m2 a2",), (*READ, "choose m3 m3 a3"), (*FIRST_DAY, CONTINUE, "?")],
)
def test_invalid_sequences_of_tutorial_answers_are_refused(answers):
    with pytest.raises(Refusal):
        _ = Learner(*answers).exercise


@pytest.mark.parametrize("language", languages())
def test_the_tutorial_names_the_phases_of_a_day_as_the_rules_do(language):
    game = K2(words(language))
    lesson = game.exercise((CONTINUE,), LEARNER).text
    rules = game.page(None, None, "rules.overview", None, ()).text
    named = [re.findall(r"\*\*(\d\. .+?)\*\*", text) for text in (lesson, rules)]
    assert [name[0] for name in named[0]] == [*"12345"]
    assert named[0] == named[1]
