"""``/GAME daily``: today's game in the chat with the bot, boards for those who have finished, and sharing."""

from dataclasses import replace
from datetime import timedelta

import pytest

from k2bot.host.rows import Status
from k2bot.text.formatting import relative_time
from tests.cogs.test_privacy import everything, forget, privacy
from tests.cogs.test_privacy import stored as data_of
from tests.cogs.test_statistics import Counted, stats
from tests.host.hosting import submit
from tests.phrases import phrase, says
from tests.waiting import until

START, BOARD, SHARE = (phrase(f"daily-button-{name}") for name in ("start", "board", "share"))
TODAY = phrase("daily-button-today", game="Tiny")


class Everyday(Counted):
    """The tiny game with a daily, in which the strongest computer scores 2 points a round."""

    daily = True

    def summaries(self, steps):
        return super().summaries(steps)[:1]

    def daily_options(self, number):
        return {"rounds": "1"}

    def daily_marks(self, steps):
        return "▃" * sum("shown" in step.events for step in steps)


@pytest.fixture
def tiny():
    return Everyday()


async def later(world, **time):
    """Advance the bot's clock by so much."""
    services, clock = world.tables._services, world.tables._services.clock
    ahead = replace(services, clock=lambda: clock() + timedelta(**time))
    world.tables._services = ahead
    for table in world.tables._cache:
        table.services = ahead


async def begin(world, who):
    """Start today's game from the channel; returns its table."""
    shown = await world.slash(who, "daily")
    shown = await world.press(who, START, shown)
    assert says(shown, "daily-started")
    return await own(world, who)


async def test_starting_a_daily_from_a_channel_links_to_the_private_chat(world):
    shown = await world.press("ann", START, await world.slash("ann", "daily"))
    chat = world.ann.user.dm_channel.id
    assert f"](https://discord.com/channels/@me/{chat}" in shown.content
    assert world.count("DELETE", rf"/channels/{chat}/messages/\d+") == 1, "a message showed whether it's open"
    await world.whisper("cid", "tiny daily")
    await world.enter_channel("newer than the chat")
    await world.press("cid", START, await world.slash("cid", "daily"))
    assert world.count("DELETE", rf"/channels/{world.cid.user.dm_channel.id}/messages/\d+") == 1
    letter = await world.whisper("bob", "tiny daily")
    assert (await world.press("bob", START, letter)).content == phrase("daily-started", link="none")


async def own(world, who):
    today = await world.host.services.dailies.today("tiny", world.people[who].id)
    return await world.tables.find(today.own.table_id)


async def finish(world, who, choice=3):
    """Play to the end, and wait for the last post."""
    table, user = await own(world, who), world.people[who].id
    for answer in (str(choice), "double"):
        await world.done(table.do(submit, user, table.session.play.stamp(0), answer))
    await until(lambda: any(BOARD in world.ids(letter) for letter in world.letters(who)))


async def par(world):
    """Wait until the computer has played today's game."""
    await world.worked_off(world.host.services.dailies.rows.next_without_par)


async def played(world, who, choice=3):
    """Somebody plays today's game to its end, and so does the computer."""
    await begin(world, who)
    await finish(world, who, choice)
    await par(world)


async def test_a_daily_game_is_played_entirely_in_the_private_chat(world, story):
    await story.slash("ann", "daily")
    await begin(world, "ann")
    await par(world)
    assert world.posts() == [], "nobody in the channel is bothered"
    await story.slash("ann", "daily")
    await story.whisper("ann", "tiny hint")
    await finish(world, "ann")
    story.reads("ann", "the last post", world.letter("ann", BOARD))
    await story.slash("ann", "daily")
    assert says(await stats(world, "ann"), "daily-statistics", count=1, current=1, best=1)
    assert not says(await stats(world, "bob", player=world.ann), "daily-statistics")


async def test_a_missing_par_is_computed_after_a_restart(world):
    await begin(world, "ann")
    await par(world)
    world.stored("UPDATE daily SET par = NULL")
    await world.restart()
    await par(world)
    assert await world.host.services.dailies.rows.next_without_par() is None


async def test_a_shared_result_is_posted_once_and_lets_others_start_their_attempt(world, story):
    await played(world, "ann")
    shared = await story.press("ann", SHARE, await world.slash("ann", "daily"))
    assert world.ids(await world.press("ann", TODAY, shared)).keys() >= {BOARD, SHARE}
    await story.press("ann", SHARE, await world.slash("ann", "daily"))
    await story.press("bob", TODAY, world.post)
    story.reads("ann", "(Share) in the chat", await world.press_letter("ann", SHARE))
    assert len(world.posts()) == 1


async def test_the_board_is_open_to_finishers_and_pages_through_the_days(world, story):
    for who, choice in (("ann", 3), ("bob", 2)):
        await played(world, who, choice)
    table = await begin(world, "cid")
    post = await world.slash("ann", "daily")
    ids = world.ids(post)
    await story.press("ann", BOARD, post)
    running = await story.slash("cid", "daily")
    pressed = await world.click_again("cid", running, ids[BOARD])
    assert says(pressed.followups[-1], "daily-board-not-yet")
    assert table.session.status is Status.RUNNING
    await later(world, days=1)
    await played(world, "ann", 1)
    board = await story.press("ann", BOARD, await world.slash("ann", "daily"))
    for button, number in (("before", 1), ("after", 2)):
        board = await story.press("ann", phrase(f"daily-button-{button}", number=number), board)
    assert says(await world.press("ann", TODAY, board), "daily-next")


@pytest.mark.parametrize(("hour", "number"), [(13, 0), (10, -1)])
async def test_daily_numbers_before_the_first_are_playable_in_western_time_zones(world, hour, number):
    """The first to ask was far to the east, so elsewhere it's still an earlier date."""
    now = world.tables.now()
    await later(world, seconds=(now.replace(hour=hour, minute=30) - now) / timedelta(seconds=1))
    for who, zone in ("bob", "Pacific/Kiritimati"), ("ann", "Pacific/Pago_Pago"):
        await world.done(world.tables.prefer(world.people[who].id, {"zone": zone}))
    await world.slash("bob", "daily")
    await played(world, "ann")
    shown = await world.press("ann", BOARD, await world.slash("ann", "daily"))
    assert says(shown, "daily-board-head", game="Tiny", number=number, server="Friends", par="2")
    await world.click("ann", SHARE, await world.slash("ann", "daily"))
    assert f"Tiny #{number}  6" in world.post.content


async def test_the_private_chat_shows_own_results_and_boards_of_shared_servers(world, story):
    """That of the only one at once."""
    await played(world, "ann")
    story.reads("ann", "(Board) of the only server", await world.press_letter("ann", BOARD))
    await world.enter_server("Others")
    await world.slash("ann", "daily")
    shown = story.reads("ann", "(Board) in the chat", await world.press_letter("ann", BOARD))
    (menu,) = [own for own in world.components(shown) if own["custom_id"].startswith("l|0|daily-board")]
    friends = menu["options"][0]["value"]
    story.reads("ann", "[Friends]", await world.choose("ann", friends, message=shown, menu="|daily-board"))


async def test_a_daily_seed_stays_secret_until_the_day_is_over_everywhere(world, story):
    """And, after that, for anyone still playing."""
    table, later_on = await begin(world, "ann"), await begin(world, "bob")
    await finish(world, "ann")
    seed = table.session.row.seed
    await story.whisper("ann", "tiny verify")
    story.reads("ann", "(Record)", await record_of(world, "ann"))
    await story.slash("ann", "replay", table=str(table.id), show="all")
    shown = await story.slash("ann", "replay", table=str(table.id))
    await world.click_again("ann", shown, f"l|{table.id}|show-film")
    assert says(world.newest_private("ann"), "daily-film-later")
    assert seed not in "".join((str(story), *world.dms("ann")))
    await later(world, days=2)
    shown = await world.whisper("ann", "tiny verify")
    assert says(shown, "daily-verify", number=1, seed=seed)
    story.reads("ann", "(Record), two days later", await record_of(world, "ann"))
    await story.whisper("bob", "tiny verify")
    assert later_on.session.row.seed not in str(story)


async def record_of(world, who):
    """Look back at table 1 from the list in the chat, and ask for its record."""
    shown = await world.whisper(who, "tiny history")
    shown = await world.choose(who, "1", message=shown, menu="|past-look-back|")
    return await world.press(who, phrase("look-back-record"), shown)


async def test_a_closed_chat_costs_no_attempt_and_double_clicks_start_one_game(world):
    shown = await world.slash("ann", "daily")
    world.fails("POST /users/@me/channels", 403, 50007)
    assert says(await world.press("ann", START, shown), "discord-dm-closed")
    for _ in range(2):
        world.tap("ann", shown, world.ids(shown)[START])
    await world.settle()
    await world.settle()
    assert len(await world.host.store.open_tables_of(world.ann.id)) == 1


async def test_the_first_daily_post_states_the_deadline(world):
    await begin(world, "ann")
    await world.settle()
    ends = (await world.host.services.dailies.today("tiny", world.ann.id)).ends
    found = [says(letter, "alone-begun-daily", ends=relative_time(ends)) for letter in world.letters("ann")]
    assert found.count(True) == 1


async def test_a_forgotten_person_reads_why_they_get_no_second_try(world, story):
    """And finds the mark of the first one in the file of their data, until it's deleted."""
    await played(world, "ann")
    fresh = await world.slash("bob", "daily")
    chat = str(world.ann.user.dm_channel.id)
    assert chat in everything(world)
    story.reads("ann", "(Forget me)", await forget(world, "ann"))
    assert chat not in everything(world)
    assert START not in world.ids(await story.slash("ann", "daily"))
    pressed = await world.click_again("ann", await world.slash("ann", "daily"), world.ids(fresh)[START])
    assert says(pressed.followups[-1], "daily-spent")
    assert says(await privacy(world, "ann"), "privacy-stored"), "the page showed her on this server again"
    await forget(world, "ann")
    page = await story.command("ann", "privacy")
    (kept,) = (await data_of(world, "ann", page))["daily marks"]
    assert str(world.ann.id) not in str(kept)
    await later(world, days=3)
    await world.host.services.dailies.tidy()
    assert world.stored("SELECT * FROM daily_mark") == []
    assert says(await privacy(world, "ann"), "privacy-nothing", until="none")
