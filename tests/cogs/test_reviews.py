"""Game reviews: each player's own decisions, and practice from them against computers."""

import asyncio
from dataclasses import replace

import pytest

from k2bot.game.values import PRACTISE, Refusal
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.rows import PRACTICE, Status
from k2bot.thinking.processes import ThoughtError
from k2bot.thinking.question import Valuation
from tests.cogs.test_games import play
from tests.cogs.test_learning import arriving
from tests.cogs.test_statistics import Counted, compared, counted
from tests.host.discord.widgets import answer_to
from tests.host.hosting import submit
from tests.phrases import pattern, phrase, says
from tests.waiting import until


@pytest.fixture(autouse=True)
def asked(world):
    """Questions asked when idle, answered here without a process."""
    questions = []

    async def answer_when_idle(question):
        questions.append(question)
        return question.think(*question.facts)

    world.host.services.reviewer._thinking = type(
        "Fake", (), {"answer_when_idle": staticmethod(answer_when_idle)}
    )
    return questions


async def review(world):
    """The review that Ann opens below the newest post."""
    return await world.press("ann", "lobby-button-review", world.channel.last_message)


async def test_players_review_their_own_costliest_decisions_one_at_a_time(world, asked, story):
    await play(world, ann=2)
    last = world.channel.last_message
    for who in ("bob", "ann"):
        panel = await story.press(who, "lobby-button-review", last)
    count = len(asked)
    for label in ("Next", "Previous"):
        await story.press("ann", label, panel)
    assert count == len(asked) > 3, "nothing is thought about twice"
    await story.press("cid", "lobby-button-review", last)


async def test_losses_within_the_estimates_noise_are_not_reported(world, story):
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


async def test_decisions_that_cost_too_little_to_report_are_evaluated_once(world, asked):
    reviewer = world.host.services.reviewer
    thinking = reviewer._thinking

    class Small:
        async def answer_when_idle(self, question):
            loss = Valuation.read(await thinking.answer_when_idle(question))
            return str(replace(loss, loss=0.2 * loss.loss))

    reviewer._thinking = Small()
    await play(world)  # what Ann passed up would cost 2
    assert says(await review(world), "review-none")
    assert [question.facts for question in asked].count(asked[-1].facts) == 1


async def test_a_running_game_cannot_be_reviewed(world, asked):
    await world.begin("bob")
    with pytest.raises(Refusal, match=pattern("review-not-over")):
        world.host.services.reviewer.review(world.table, world.bob.id)
    assert asked == []


async def test_players_who_decided_nothing_are_refused_a_review(world, asked):
    await world.begin("bob", rounds="1")
    table = world.table
    await world.do(resign, world.bob.id)
    await world.answers("ann 3", "ann pass")
    with pytest.raises(Refusal, match=pattern("review-nothing")):
        world.host.services.reviewer.review(table, world.bob.id)
    assert asked == []


async def test_a_failed_review_is_reported_and_can_be_retried(world, story, caplog):
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


async def test_a_persons_new_review_or_comparison_ends_one_they_have_left(world, monkeypatch):
    """Not those of others, nor one made in the background as well."""

    async def endless(*asked, **more):
        await asyncio.Event().wait()

    services, ann = world.host.services, world.ann.id
    for _ in range(2):
        await play(world)
    await compared(world)
    monkeypatch.setattr(services.reviewer, "_costliest", endless)
    monkeypatch.setattr(services.comparisons, "_play_out", endless)
    one, two = [await world.tables.find(number) for number in (1, 2)]
    reviews = [services.reviewer.review(*asked) for asked in ((one, ann), (one, world.bob.id), (two, ann))]
    stored = [await services.store.table(number) for number in (1, 2)]
    compare, seats = services.comparisons.compare, ((0, 0, ann), (1, 0, ann), (1, 0, 0))
    comparisons = [compare(stored[number], seat, reader) for number, seat, reader in seats]
    compare(stored[1], 1, ann)
    await asyncio.sleep(0)
    for jobs, ended in ((reviews, [True, False, False]), (comparisons, [True, False, False])):
        assert [job.task.cancelled() for job in jobs] == ended
    assert services.reviewer.review(one, ann) is not reviews[0]
    for work in services.idle_work:
        await work.close()


# --------------------------------------------------------------------------------- playing on from a position


__all__ = ["arriving"]
BUTTON, AGAIN = phrase("practice-button"), phrase("practice-button-again")


@pytest.fixture
def tiny():
    return Counted()


async def practised(world, panel=None):
    """Press the practice button on Ann's review; returns what she sees."""
    panel = panel or await review(world)
    return await world.press("ann", BUTTON, panel)


async def open_one(world):
    """Ann's open practice."""
    rows = await world.host.store.open_tables_of(world.ann.id)
    (row,) = (row for row in rows if row.kind == PRACTICE)
    return await world.tables.find(row.id)


async def finish(world, table, *answers, who="ann"):
    """Submit somebody's answers in turn, and wait for the game to end."""
    for answer in answers:
        seat = table.session.seat_of(world.people[who].id)
        await until(lambda: seat in table.session.waiting)  # noqa: B023 - awaited at once
        stamp = table.session.play.stamp(seat)
        await world.done(table.do(submit, world.people[who].id, stamp, answer))
    await until(lambda: table.session.status is Status.OVER)
    await world.settle()


async def test_a_player_practises_from_a_decision_and_sees_the_new_ending(world, story):
    await play(world)  # Ann chose 3, and passed instead of doubling
    panel = await story.press("ann", "lobby-button-review", world.channel.last_message)
    await story.press("ann", BUTTON, panel)
    chat = world.ann.user.dm_channel.id
    table = await open_one(world)
    row = table.session.row
    assert (row.channel_id, row.guild_id, row.origin.table) == (chat, None, 1)
    assert table.session.members[1].level == "strong"
    for letter in world.letters("ann"):
        story.reads("ann", "a message", letter)
    await story.command("ann", "games")
    await world.press_letter("ann", "My turn")
    await world.press_letter("ann", "double")
    await until(lambda: table.session.status is Status.OVER)
    await world.settle()
    last = story.reads("ann", "the last message", world.letter("ann", AGAIN))
    for who in ("ann", "bob"):
        await story.slash(who, "history")
    await counted(world)
    await compared(world)
    await story.command("ann", "stats")
    await world.press("ann", AGAIN, last)
    again = await open_one(world)
    assert (again.id, again.session.row.origin) == (3, row.origin)
    assert again.session.play.number == 2


async def test_practising_a_changed_decision_starts_before_its_first_answer(world):
    await world.begin("bob", rounds="1")
    await world.answers("ann 1", "ann 2", "bob 1", "ann pass")
    panel = await review(world)
    while "ann 2, not 3" not in panel.content:
        await world.press("ann", phrase("review-on"), panel)
    await practised(world, panel=panel)
    assert (await open_one(world)).session.row.origin.inputs == 0


async def test_pressing_twice_opens_one_practice_and_another_decision_replaces_it(world):
    await play(world, ann=2)
    panel = await review(world)
    table, practice = await world.tables.find(1), world.host.services.practice
    with world.env._bot_scope():
        opened = await asyncio.gather(*[practice.open(table, world.ann.id, "ann", 0, 900) for _ in range(3)])
    assert [one.id for one in opened] == [2, 2, 2], "each press leads there"
    assert [row.id for row in await world.host.store.open_tables_of(world.ann.id)] == [2]
    first = await world.tables.find(2)
    for _ in range(2):
        await practised(world, panel=panel)
    second = await open_one(world)
    assert (first.session.status, second.id) == (Status.CANCELLED, 3)
    await world.press_letter("ann", "My turn")
    await world.press_letter("ann", "double")
    await world.press("ann", phrase("review-on"), panel)
    shown = await world.press("ann", BUTTON, panel)
    assert says(shown, "practice-open")
    assert (await open_one(world)).session.row.origin.inputs == 0


async def test_practice_from_another_game_or_already_under_way_is_not_reused(world):
    await play(world, ann=2)
    game, practice = await world.tables.find(1), world.host.services.practice

    async def opened(table, inputs):
        return await world.done(practice.open(table, world.ann.id, "ann", inputs, 900))

    over = await opened(game, 0)
    await finish(world, over, "1")
    assert (await opened(game, 1)).id != (await opened(over, 1)).id
    begun = await opened(game, 0)
    await world.done(begun.do(submit, world.ann.id, begun.session.play.stamp(0), "3"))
    assert (await opened(game, 0)).id != begun.id


async def test_players_with_closed_messages_are_told_how_to_open_them(world, story):
    await play(world)
    panel = await review(world)
    world.fails("POST /channels/*/messages", 403, 50007)
    await story.press("ann", BUTTON, panel)
    world.heal()
    assert await world.host.store.open_tables_of(world.ann.id) == ()
    await story.press("ann", BUTTON, panel)


async def test_practice_opens_from_user_installed_commands_and_from_practice_reviews(world, arriving, story):
    """What the practised game had before isn't theirs any more."""
    await play(world)
    arriving.update(context=2, authorizing_integration_owners={"1": str(world.ann.id)})
    panel = await world.slash("ann", "history")
    await world.choose("ann", "1", message=panel, menu="past-look-back")
    await story.press("ann", BUTTON, await world.press("ann", "lobby-button-review", panel))
    arriving.clear()
    table = await open_one(world)
    await finish(world, table, "pass")
    panel = await story.press("ann", "lobby-button-review", world.letter("ann", AGAIN))
    await story.press("ann", BUTTON, panel)
    assert (await open_one(world)).session.row.origin == table.session.row.origin


async def test_invalid_practice_requests_are_refused(world, story, monkeypatch):
    await play(world)
    practise = world.host.services.practice
    table = await world.tables.find(1)
    for who, inputs, message in (("cid", 0, "practice-not-yours"), ("ann", 9, "refusal-stale")):
        with pytest.raises(Refusal, match=pattern(message)):
            await practise.open(table, world.people[who].id, who, inputs, 900)
    with monkeypatch.context() as patch:
        patch.setattr(table.game, "levels", ())
        with pytest.raises(Refusal, match=pattern("refusal-no-computers", game="Tiny")):
            practise.check(table, world.ann.id, 0)

    async def press(number, argument):
        await world.click_again("ann", world.post, f"l|{number}|{PRACTISE}|={argument}")
        story.reads("ann", f"plays on from decision {argument} of game {number}", world.newest_private("ann"))

    for argument in ("x", 99):
        await press(1, argument)
    await world.enter_channel("second")
    await world.begin("bob")
    await press(2, 0)
    await world.cancel()
    await press(2, 0)  # a cancelled game can be played on, too


async def test_an_unreplayable_game_cannot_be_practised(world):
    await play(world)
    world.stored("UPDATE game_table SET rules = 99")
    await world.restart()
    shown = answer_to(await world.click_again("ann", world.channel.last_message, f"l|1|{PRACTISE}|=0"))
    assert says(shown, "practice-unknown")


async def test_buttons_of_a_finished_practice_say_that_it_is_over(world):
    await play(world)
    await practised(world)
    panel = await world.press_letter("ann", "My turn")
    double = world.ids(panel)["double"]
    table = await open_one(world)
    await finish(world, table, "pass")
    with pytest.raises(Refusal, match=pattern("refusal-over", kind="practice")):
        await (await world.tables.find(table.id)).do(resign, world.ann.id)
    shown = await world.click_again(world.ann.user, panel, double)
    assert "over" in answer_to(shown).content
    await world.press_letter("ann", AGAIN)
    await world.done((await world.tables.find(3)).do(cancel, world.ann.id))
    assert says(world.letters("ann")[-1], "alone-cancelled", game="Tiny")


async def test_practice_keeps_resigned_seats_empty(world):
    await world.begin("bob", "cid")
    await world.do(resign, world.bob.id)
    await world.answers("ann 3", "cid 1", "ann pass", "ann 1", "cid 3", "cid pass")
    await practised(world)
    table = await open_one(world)
    assert table.session.resigned == {1}
    await finish(world, table, "double", "3", "double")
    assert table.session.state.scores[0] == 12
