"""``/stats``: a person's finished games, private until they show everyone; and what others may see."""

from __future__ import annotations

import asyncio
import time
from dataclasses import replace

import pytest

from k2bot.game.statistics import Career, PastGame
from k2bot.game.values import Page
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.statistics import statistics_page
from k2bot.text.words import words
from k2bot.thinking.question import Question
from tests.cogs.conftest import Explained
from tests.cogs.test_games import play
from tests.host.heap_game import HeapGame
from tests.host.tiny_game import picture
from tests.phrases import phrase, says

COMPARE = phrase("lobby-button-compare")


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


async def show_everyone(world, who):
    """Press the button below one's own statistics; gives what it answers, or refuses, and the new posts."""
    own, before = await stats(world, who), len(world.posts())
    result = await world.people[who].click(own, custom_id=world.ids(own)[phrase("statistics-button-show")])
    posts = world.posts()[before:]
    panel = world.env.backend.get_message(world.channel.id, own.id)
    return (panel if posts else result.followups[-1]), posts


async def counted(world):
    """Wait until all finished games are summarised."""
    await world.worked_off(world.bot.host.services.statistics.due)


async def test_statistics_count_games_wins_and_who_was_ahead_of_whom(world):
    await play(world)
    await play(world)
    await counted(world)
    ann, bob = await stats(world, "ann"), await stats(world, "bob")
    assert says(ann.content, "statistics-head", game="Tiny", name="ann")
    assert says(ann.content, "statistics-won", won=2, played=2, drawn=0)
    assert says(ann.content, "statistics-streak", best=2, current=2)
    assert says(ann.content, "statistics-rival", name="bob", ahead=2, behind=0, level=0)
    assert says(bob.content, "statistics-won", won=0, played=2, drawn=0)
    assert says(bob.content, "statistics-rival", name="ann", ahead=0, behind=2, level=0)
    assert "steps" in ann.content
    assert ann.attachments
    assert not says(ann.content, "statistics-missing", count=2)
    assert set(world.ids(ann)) == {phrase("statistics-button-show"), phrase("best-button-file")}


def told(*games):
    """What the page says of these games."""
    return statistics_page(Counted(), Career("Ann", games), words()).text


def test_games_against_people_and_against_computers_are_counted_apart():
    won = PastGame({}, 2, "people", 1, tied=False)
    text = told(won, replace(won, place=2), replace(won, company="computers"))
    assert says(text, "statistics-won", won=1, played=2, drawn=0)
    assert says(text, "statistics-won-computers", won=1, played=1, drawn=0)
    assert not says(told(won), "statistics-won-computers")


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
def test_the_time_of_answers_is_told_in_the_largest_unit_of_which_it_has_two(seconds, unit, count):
    text = told(PastGame({}, 2, "people", 1, tied=False, times=(1, seconds, 10**6)))
    assert phrase("statistics-answers", time=phrase(f"statistics-{unit}", count=count)) in text


async def test_nothing_played_is_said_with_the_ways_to_begin(world):
    shown = await stats(world, "cid")
    assert says(shown.content, "statistics-none-own", game="all", commands="`/tiny new` or `/heap new`")
    assert not world.ids(shown)
    shown = await stats(world, "cid", player=world.bob)
    assert says(shown.content, "statistics-none-other", game="Tiny", name="bob")


async def test_everyone_sees_them_when_the_button_is_pressed_once_a_minute(world):
    await play(world)
    await counted(world)
    shown, (post,) = await show_everyone(world, "ann")
    assert says(shown.content, "statistics-shown")
    assert says(post.content, "statistics-head", game="Tiny", name="ann")
    assert post.attachments
    assert not world.ids(post)
    shown, posts = await show_everyone(world, "ann")
    assert says(shown.content, "statistics-just-shown")
    assert not posts


async def test_others_see_games_of_this_server_and_games_they_were_in(world):
    await play(world)  # ann and bob
    await world.enter_server("elsewhere")
    await play(world)
    await counted(world)
    everywhere = await stats(world, "ann")
    assert says(everywhere.content, "statistics-games", count=2, groups=1)
    shown = await stats(world, "cid", player=world.ann)
    assert says(shown.content, "statistics-games", count=1, groups=1)
    assert set(world.ids(shown)) == {"Heap"}, "buttons don't tell what somebody has finished elsewhere"
    assert says((await stats(world, "bob", player=world.ann)).content, "statistics-games", count=2, groups=1)
    _, (post,) = await show_everyone(world, "ann")
    assert says(post.content, "statistics-games", count=1, groups=1), "only this server's are shown to all"


async def test_buttons_lead_to_the_other_games_somebody_has_finished(world):
    await play(world)
    await world.enter_channel("heaps")
    await world.people["ann"].slash(world.channel, "heap new")
    await world.people["bob"].click(world.post, custom_id=world.ids(world.post)[phrase("lobby-button-join")])
    await world.people["ann"].click(world.post, custom_id=world.ids(world.post)[phrase("lobby-button-start")])
    await (await world.bot.host.tables.find(2)).do(resign, world.ann.id)
    await counted(world)
    for who, options, name in (("ann", {}, "ann"), ("cid", {"player": world.bob}, "bob")):
        shown = await stats(world, who, game="heap", **options)
        assert "1 heaps" in shown.content
        shown = await world.press(who, "Tiny", shown)
        assert says(shown.content, "statistics-head", game="Tiny", name=name)
        assert "1 heaps" in (await world.press(who, "Heap", shown)).content


async def test_who_hides_them_is_in_nobodys_statistics(world):
    await play(world)
    await counted(world)
    await world.bot.host.tables.prefer(world.bob.id, {"statistics": "off"})
    assert says((await stats(world, "ann", player=world.bob)).content, "statistics-hidden", name="bob")
    ann = await stats(world, "ann")
    assert "bob" not in ann.content
    assert says(ann.content, "statistics-won", won=1, played=1, drawn=0), "the game itself still counts"
    assert says((await show_everyone(world, "bob"))[0].content, "statistics-hidden-own")
    assert says((await stats(world, "bob")).content, "statistics-won", won=0, played=1, drawn=0)


async def test_games_of_earlier_versions_are_counted_and_summarised_after_a_start(world, tiny):
    await play(world)
    await counted(world)
    await world.restart()
    assert says((await stats(world, "ann")).content, "statistics-games", count=1, groups=1)
    tiny.summary_revision = 2
    try:
        await world.restart()
        await counted(world)
        (game,) = await world.bot.host.services.statistics.games(
            world.ann.id, "tiny", revision=2, server=None, reader=world.ann.id
        )
        assert game.summary["seat"] == 0
        assert len(game.times) == 2
    finally:
        del tiny.summary_revision


async def test_computers_have_none(world):
    world.people["bot"] = world.guild.add_member(world.env.create_user("another-bot", bot=True))
    shown = await stats(world, "ann", player=world.people["bot"])
    assert says(shown.content, "statistics-bot")


async def compared(world):
    """Wait until computers have played all finished games again."""
    await world.worked_off(world.bot.host.services.statistics.uncompared)


async def test_a_computer_plays_finished_games_again_and_players_see_who_was_better(world):
    await play(world)  # 3 points to 1, where the computer would have chosen 2
    await compared(world)
    shown = await world.press("ann", COMPARE, world.newest("ann", COMPARE))
    assert says(shown.content, "compare-points", own=3, points=2, difference="ahead")
    shown = await world.press("bob", COMPARE, world.newest("ann", COMPARE))
    assert says(shown.content, "compare-points", own=1, points=2, difference="behind")
    luck = {"kind": "ahead", "mean": 1, "spread": 0, "count": 1}
    assert says((await stats(world, "ann")).content, "statistics-luck-free", **luck)
    shown = await world.press("cid", COMPARE, world.newest("ann", COMPARE))
    assert says(shown.content, "compare-not-yours")


async def test_it_plays_a_game_of_an_earlier_version_when_asked(world):
    await play(world)
    await compared(world)
    world.stored("DELETE FROM comparison")
    assert not says((await stats(world, "ann")).content, "statistics-luck-free", kind="ahead")
    shown = await world.press("ann", COMPARE, world.newest("ann", COMPARE))
    assert says(shown.content, "compare-points", own=3, points=2, difference="ahead")
    await world.restart()
    luck = {"kind": "ahead", "mean": 1, "spread": 0, "count": 1}
    assert says((await stats(world, "ann")).content, "statistics-luck-free", **luck)


async def test_where_nothing_can_be_compared_the_button_says_so(world, tiny):
    await play(world)
    post = world.newest("bob", COMPARE)
    tiny.compares = False
    shown = await world.press("bob", COMPARE, post)
    assert says(shown.content, "compare-left")


async def test_a_game_that_can_not_be_played_again_is_said_to_be(world, tiny):
    tiny.late_answer = lambda *_: None
    tiny.thoughts["strong"] = lambda stamp: Question(int, ("nothing",))
    await play(world)
    shown = await world.press("ann", COMPARE, world.newest("ann", COMPARE))
    assert says(shown.content, "compare-failed")


async def test_a_game_that_is_played_again_ends_with_the_bot(world, tiny):
    await play(world)
    await compared(world)
    tiny.thoughts["strong"] = Question(time.sleep, (60,))
    services = world.bot.host.services
    playing = services.comparisons.compare(await services.store.table(1), 0).task
    await asyncio.sleep(0.05)
    assert not playing.done()
    await world.restart()
    assert playing.cancelled()
