"""Game reviews: below the last post, for each of those who played their own decisions."""

from dataclasses import replace

import pytest

from k2bot.game.values import Refusal
from k2bot.thinking.processes import ThoughtError
from k2bot.thinking.question import Valuation
from tests.cogs.test_games import play
from tests.phrases import pattern


@pytest.fixture
def asked(world):
    """What was thought about at leisure; here it takes no process."""
    questions = []

    async def answer_when_idle(question):
        questions.append(question)
        return question.think(*question.facts)

    world.host.services.reviewer._thinking = type(
        "Fake", (), {"answer_when_idle": staticmethod(answer_when_idle)}
    )
    return questions


async def test_who_played_sees_their_own_costliest_decisions_one_at_a_time(world, asked, story):
    await play(world, ann=2)
    last = world.channel.last_message
    for who in ("bob", "ann"):
        panel = await story.press(who, "lobby-button-review", last)
    count = len(asked)
    for label in ("Next", "Previous"):
        await story.press("ann", label, panel)
    assert count == len(asked) > 3, "nothing is thought about twice"
    await story.press("cid", "lobby-button-review", last)


async def test_a_loss_within_the_noise_of_the_estimate_is_not_held_against_anybody(world, asked, story):
    reviewer = world.host.services.reviewer
    thinking = reviewer._thinking

    class Noisy:
        async def answer_when_idle(self, question):
            answer = await thinking.answer_when_idle(question)
            unsure = '["3"' in answer  # what was chosen, but not what was said
            return str(replace(Valuation.read(answer), error=1.5)) if unsure else answer

    reviewer._thinking = Noisy()
    await play(world, ann=2)
    for who in ("bob", "ann"):
        await story.press(who, "lobby-button-review", world.channel.last_message)


async def test_a_game_that_goes_on_is_not_looked_back_at(world, asked):
    await world.begin("bob")
    with pytest.raises(Refusal, match=pattern("review-not-over")):
        world.host.services.reviewer.review(world.table, world.bob.id)
    assert asked == []


async def test_what_cannot_be_thought_over_is_said_and_tried_again(world, asked, story, caplog):
    reviewer = world.host.services.reviewer
    thinking = reviewer._thinking

    async def fails(question):
        raise ThoughtError("it fails here")

    reviewer._thinking = type("Broken", (), {"answer_when_idle": staticmethod(fails)})
    await play(world)
    last = world.channel.last_message
    posted = last.content
    for thinks in (reviewer._thinking, thinking):
        reviewer._thinking = thinks
        await story.press("bob", "lobby-button-review", last)
    assert "it fails here" in caplog.text
    assert world.channel.last_message.content == posted, "the progress is where the refusal was"
