"""``/stats``: a person's finished games, private until they show everyone; and what others may see."""

import asyncio
import time
from dataclasses import replace

import pytest

from k2bot.game.statistics import Career, PastGame
from k2bot.game.values import Page
from k2bot.host.pages.statistics import statistics_page
from k2bot.text.words import words
from k2bot.thinking.question import Question
from tests.cogs.conftest import Explained
from tests.cogs.test_games import heap, play
from tests.host.heap_game import HeapGame
from tests.host.hosting import catalogue_of
from tests.host.tiny_game import picture
from tests.phrases import phrase, says
from tests.waiting import until

COMPARE, SHOW = phrase("lobby-button-compare"), phrase("statistics-button-show")


class Counted(Explained):
    """The tiny game with statistics: how often somebody chose."""

    summary_revision = 1
    compares = True

    def summaries(self, steps):
        rounds = sum(bool(step.events) for step in steps)
        return tuple({"steps": rounds, "seat": seat} for seat in range(2))

    def figures(self, game):
        return {}

    def career(self, career):
        steps = sum(summary["steps"] for _, summary in career.summaries)
        return Page(f"{steps} steps", (picture("career"),))


class CountedHeap(HeapGame):
    """The heap with statistics, too."""

    summary_revision = 1

    def summaries(self, steps):
        return tuple({"last": seat} for seat in range(2))

    def career(self, career):
        return Page(f"{len(career.games)} heaps", (picture("heaps"),))


@pytest.fixture
def tiny():
    return Counted()


@pytest.fixture
def others():
    return (CountedHeap(),)


async def stats(world, who, **options):
    return await world.command(who, "stats", **options)


async def counted(world):
    """Wait until all finished games are summarised."""
    await world.worked_off(world.host.services.statistics.next_unsummarised)


async def test_players_see_their_own_statistics_and_share_them_once_a_minute(world, story):
    """Ann has won twice against Bob; Cid has played nothing, and is told how to begin."""
    await story.command("cid", "stats")
    await story.command("cid", "stats", player=world.bob)
    await play(world)
    await play(world)
    await counted(world)
    await compared(world)
    await story.command("bob", "stats")
    for _ in range(2):
        await story.press("ann", SHOW, await story.command("ann", "stats"))
    await world.forbid("send_messages", but=("ann",))
    refused = await world.press("bob", SHOW, await world.command("bob", "stats"))
    assert says(refused, "refusal-may-not-write", where=world.channel.mention)


def told(*games):
    """Text of the statistics page for these games."""
    return statistics_page(Counted(), Career("Ann", games), words()).text


def test_games_against_people_and_computers_are_counted_separately(snapshot):
    won = PastGame({}, 2, "people", 1, tied=False)
    games = won, replace(won, place=2), replace(won, company="computers")
    assert [told(*games), told(won), told(*games, replace(won, seats=3))] == snapshot


@pytest.mark.parametrize(
    ("seconds", "unit", "count"),
    [
        (119, "seconds", 119),
        (120, "minutes", 2),
        (119 * 60, "minutes", 119),
        (2 * 3600, "hours", 2),
        (47 * 3600, "hours", 47),
        (2 * 86400, "days", 2),
    ],
)
def test_answer_times_use_the_largest_unit_that_reaches_two(seconds, unit, count):
    text = told(PastGame({}, 2, "people", 1, tied=False, times=(1, seconds, 10**6)))
    assert phrase("statistics-answers", time=phrase(f"statistics-{unit}", count=count)) in text


async def test_others_see_only_unhidden_games_of_this_server_or_their_own(world, story):
    """Shared statistics cover only this server, and buttons reveal no games from elsewhere."""
    await play(world)
    await world.enter_server("elsewhere")
    await play(world)
    await counted(world)
    await compared(world)
    await story.command("ann", "stats")
    for who in ("cid", "bob"):
        await story.command(who, "stats", player=world.ann)
    await story.press("ann", SHOW, world.panels["ann"])
    await world.tables.prefer(world.bob.id, {"statistics": "off"})
    await story.command("ann", "stats", player=world.bob)
    await story.command("ann", "stats")  # the game itself still counts
    await story.press("bob", SHOW, await story.command("bob", "stats"))
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    await story.command("ann", "stats", player=world.people["bot"])


async def test_buttons_lead_to_a_players_other_finished_games(world, story):
    await play(world)
    await world.enter_channel("heaps")
    await heap(world)
    await counted(world)
    await compared(world)
    for who, options in (("ann", {}), ("cid", {"player": world.bob})):
        shown = await story.command(who, "stats", game="heap", **options)
        for title in ("Tiny", "Heap"):
            await story.press(who, title, shown)


async def test_games_of_earlier_versions_are_summarised_after_a_restart(world, tiny):
    await play(world)
    await counted(world)
    await world.restart()
    assert says(await stats(world, "ann"), "statistics-games", count=1, groups=1)
    tiny.summary_revision = 2
    try:
        await world.restart()
        await counted(world)
        (game,) = await world.host.services.statistics.games(
            world.ann.id, "tiny", revision=2, server=None, reader=world.ann.id
        )
        assert game.summary["seat"] == 0
        assert len(game.times) == 2
    finally:
        del tiny.summary_revision


async def compared(world):
    """Wait until computers have replayed all finished games."""
    await world.worked_off(world.host.services.statistics.next_uncompared)


async def test_a_computer_replays_finished_games_and_players_see_who_did_better(world, story, tiny):
    """3 points to 1, where the computer would have chosen 2; games of an earlier version on request."""
    await play(world)
    await compared(world)
    post = world.newest("ann", COMPARE)
    for who in ("ann", "bob", "cid"):
        panel = await story.press(who, COMPARE, post)
        if who == "ann":
            assert "**Game review**" in (await world.press(who, "lobby-button-review", panel)).content
    await story.command("ann", "stats")
    world.stored("DELETE FROM comparison")
    await story.command("ann", "stats")
    await story.press("ann", COMPARE, post)
    await world.restart()
    await story.command("ann", "stats")
    tiny.compares = False
    await story.press("bob", COMPARE, post)


async def test_a_comparison_counts_the_points_of_the_seat_that_the_computer_took(world):
    await world.begin("bob", rounds="1")
    await world.answers("ann 1", "bob 3", "bob pass")
    await compared(world)
    assert world.stored("SELECT seat, points FROM comparison ORDER BY seat") == [(0, 2), (1, 2)]


async def test_comparisons_of_games_not_offered_wait_until_they_are_again(world, tiny):
    """Its games stay queued, since the owner may leave a game out for a while."""
    await play(world)
    await compared(world)
    world.stored("DELETE FROM comparison")
    world.stored("INSERT INTO uncompared VALUES (1)")
    usual, world.games = world.games, catalogue_of(CountedHeap())
    await world.restart()
    await world.host.services.comparisons.work._task
    world.games = usual
    await world.restart()
    await compared(world)
    assert world.stored("SELECT COUNT(*) FROM comparison") == [(2,)]


async def test_a_failed_comparison_is_reported(world, tiny):
    tiny.late_answer = lambda *_: None
    tiny.thoughts["strong"] = lambda stamp: Question(int, ("nothing",))
    await play(world)
    shown = await world.press("ann", COMPARE, world.newest("ann", COMPARE))
    assert says(shown, "computer-failed")


async def test_a_running_comparison_is_cancelled_when_the_bot_stops(world, tiny):
    await play(world)
    await compared(world)
    tiny.thoughts["strong"] = Question(time.sleep, (60,))
    services = world.host.services
    playing = services.comparisons.compare(await services.store.table(1), 0).task
    await asyncio.sleep(0.05)
    assert not playing.done()
    await world.restart()
    assert playing.cancelled()


async def test_stopping_the_bot_tells_those_waiting_for_a_comparison(world, tiny):
    await play(world)
    await compared(world)
    world.stored("DELETE FROM comparison")
    tiny.thoughts["strong"] = Question(time.sleep, (60,))
    asking = asyncio.create_task(world.press("ann", COMPARE, world.newest("ann", COMPARE)))
    comparisons = world.host.services.comparisons
    await until(lambda: comparisons._running)
    await comparisons.close()
    assert says(await asking, "computer-failed")
