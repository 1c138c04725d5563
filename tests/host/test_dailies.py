"""Daily games: the same for everybody on a date, one attempt each, until midnight local time."""

import asyncio
import hashlib
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from zoneinfo import ZoneInfo

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from k2bot.host.kernel import fairness
from k2bot.host.kernel.lobby import cancel
from k2bot.host.kernel.transition import resign
from k2bot.host.pages.dailies import MAX_ROWS, DailyTexts
from k2bot.host.rows import DAILY, Status
from k2bot.host.service.dailies import Dailies, over_everywhere
from k2bot.host.store.dailies import Attempt, Daily, Today, streaks
from k2bot.text.formatting import relative_time
from k2bot.text.words import words
from k2bot.thinking.processes import ThoughtError
from tests.host.hosting import ANN, BOB, CID, DORA, EVE, NAMES, NOON
from tests.host.tiny_game import DailyGame
from tests.kit.transcript import page_text
from tests.phrases import refused, says
from tests.waiting import until

FIRST, LAST = "Pacific/Kiritimati", "Etc/GMT+12"
"""Where a date begins first (UTC+14) and where it ends last (UTC-12)."""
HERE, THERE = 901, 902
PAR = 3
CHAT = 7000
RULES = {"rounds": "1", "pairs": "no"}


class CorrectedDailyGame(DailyGame):
    """The daily game with a newer rules revision."""

    newest_revision = 2


class Computer:
    """Stands in for the strongest computer; records its games, and fails while ``points`` is None."""

    def __init__(self):
        self.games = []
        self.points = PAR

    async def play_alone(self, game, options, seed):
        self.games.append((game.revision, dict(options), seed))
        if self.points is None:
            raise ThoughtError("no computer is there")
        return self.points


@pytest.fixture
def tiny():
    return DailyGame()


@pytest.fixture
def computer():
    return Computer()


@pytest.fixture
async def dailies(house, computer):
    made = made_for(house, computer)
    yield made
    await made.work.close()


def made_for(house, computer):
    catalogue = house.tables.catalogue
    return Dailies(house.store, catalogue, house.tables, computer)


async def at(house, now, **zones):
    """Set the clock, and people's time zones."""
    house.clock.now = datetime.fromisoformat(now).replace(tzinfo=UTC)
    for name, zone in zones.items():
        await house.prefer({one.lower(): user for user, one in NAMES.items()}[name], {"zone": zone})


async def start(dailies, user, number=None):
    """Start a user's attempt at today's game."""
    number = number or (await dailies.today("tiny", user)).daily.number
    return await dailies.start("tiny", number, user, NAMES[user], CHAT + user)


async def finish(house, table, choice=3):
    """Play a user's attempt to the end: each round scores the choice, doubled."""
    (user,) = (member.user_id for member in table.session.members)
    while table.session.status is Status.RUNNING:
        await house.choose(table, user, choice)
        await house.say(table, "double")


async def played(house, dailies, user, choice=3):
    """A user's finished attempt at today's game."""
    await finish(house, await start(dailies, user), choice)
    return (await dailies.today("tiny", user)).own


# -------------------------------------------------------------------------------------------------- days


async def test_the_daily_game_of_a_date_is_the_same_in_every_time_zone(house, dailies):
    await at(house, "2030-05-01 12:00", ann="UTC", bob=FIRST, cid=LAST)
    today = await dailies.today("tiny", ANN)
    first, second, third = [(await start(dailies, user)).session.row for user in (ANN, BOB, CID)]
    assert (first.seed, first.options, first.revision) == (third.seed, third.options, third.revision)
    assert first.seed != second.seed
    assert first.options["rounds"] != second.options["rounds"], "settings take turns"
    assert fairness.commitment(second.seed) == today.promised, "published the day before"
    over = datetime(2030, 5, 2, 12, tzinfo=UTC)
    assert first.sealed == third.sealed == over == over_everywhere(today.daily.date)


async def test_a_day_ends_at_midnight_in_each_players_time_zone(house, dailies):
    await at(house, "2030-05-01 09:59:00", bob=FIRST)
    number = (await dailies.today("tiny", BOB)).daily.number
    await at(house, "2030-05-01 10:00:01")
    await refused(start(dailies, BOB, number), "daily-day-over", command="tiny")
    assert (await dailies.today("tiny", BOB)).daily.number == number + 1
    assert (await dailies.today("tiny", ANN)).daily.number == number, "it's still that day elsewhere"
    await refused(start(dailies, ANN, number + 1), "daily-day-over", command="tiny")


async def test_changing_the_time_zone_gives_no_second_attempt(house, dailies):
    await at(house, "2030-05-01 12:00", ann=FIRST)
    early = await start(dailies, ANN)
    await finish(house, early)
    await house.prefer(ANN, {"zone": "UTC"})
    yesterday = await dailies.today("tiny", ANN)
    assert yesterday.own is None, "the day that is left out can be played where it isn't over"
    await at(house, "2030-05-02 12:00")
    again = await dailies.today("tiny", ANN)
    assert again.own.finished
    assert await start(dailies, ANN) is early


async def test_starting_todays_game_cancels_an_unfinished_earlier_one(house, dailies):
    old = await start(dailies, ANN)
    await at(house, "2030-05-02 12:00")
    assert (await dailies.today("tiny", ANN)).unfinished.table_id == old.id
    new = await start(dailies, ANN)
    assert (old.session.status, new.session.status) == (Status.CANCELLED, Status.RUNNING)
    today = await dailies.today("tiny", ANN)
    assert (today.unfinished, today.own.table_id) == (None, new.id)


async def test_a_daily_game_finished_after_midnight_does_not_count(house, dailies):
    await at(house, "2030-05-01 23:59", ann="UTC")
    table = await start(dailies, ANN)
    await at(house, "2030-05-02 00:00:01")
    await finish(house, table)
    own = await dailies.rows.at_table(table.id)
    assert own.finished
    assert not own.counts
    assert (await dailies.today("tiny", ANN)).streaks == (0, 0)
    await house.serve(table)
    assert says(house.wall.last(("channel", CHAT + ANN)).page.text, "daily-late")


async def test_an_update_leaves_the_current_days_game_unchanged(house, dailies, computer):
    before = await start(dailies, ANN)
    await house.restart(game=CorrectedDailyGame())
    dailies = made_for(house, computer)
    after = await start(dailies, BOB)
    assert after.session.row.revision == before.session.row.revision == 1
    assert after.session.row.seed == before.session.row.seed
    await at(house, "2030-05-02 12:00")
    assert (await start(dailies, BOB)).session.row.revision == 2


async def test_a_daily_game_continues_after_downtime_over_midnight(house, dailies, computer):
    await at(house, "2030-05-01 20:00")
    table = await start(dailies, ANN)
    promised = (await dailies.today("tiny", ANN)).promised
    await at(house, "2030-05-03 06:00")
    table = await house.restarted(table)
    dailies = made_for(house, computer)
    await finish(house, table)
    assert not (await dailies.rows.at_table(table.id)).counts
    today = await dailies.today("tiny", ANN)
    assert today.daily.number == 3, "days are counted without the bot"
    assert fairness.commitment(await dailies.seed("tiny", today.daily.date - timedelta(days=1))) == promised


async def forget(house, user):
    """Forget a person, of whom nothing else is stored then."""
    await house.tables.forget(user, "a former player")
    assert not await house.tables.personal_data.of(user)


def marks(house):
    """The marks that are stored."""
    with closing(sqlite3.connect(house.path)) as database:
        return database.execute("SELECT mark, until FROM daily_mark").fetchall()


@pytest.mark.parametrize("how", ["finished", "resigned", "cancelled", "deleted from the database"])
async def test_a_forgotten_person_gets_no_second_attempt_at_the_same_deal(house, dailies, how):
    await at(house, "2030-05-01 12:00")
    table = await start(dailies, ANN)
    if how == "finished":
        await finish(house, table)
    elif how == "resigned":
        await table.do(resign, ANN)
    else:
        await table.do(cancel, ANN)
    if how == "deleted from the database":
        await house.store.database.change("DELETE FROM attempt")
    else:
        await forget(house, ANN)
    today = await dailies.today("tiny", ANN)
    assert (today.own, today.spent) == (None, over_everywhere(today.daily.date))
    until, at_ = relative_time(today.spent), relative_time(today.ends)
    await refused(start(dailies, ANN), "daily-spent", until=until, at=at_)
    await dailies.tidy()
    await refused(start(dailies, ANN), "daily-spent", until=until, at=at_)
    assert (await start(dailies, BOB)).session.status is Status.RUNNING, "others have their own"
    await at(house, "2030-05-02 00:00:01")
    assert (await start(dailies, ANN)).session.status is Status.RUNNING, "of the next day"


async def test_a_mark_covers_every_time_zone_and_is_deleted_with_its_day(house, dailies):
    """A zone chosen anew, or clocks that change, bring nobody back to a deal that they know."""
    await at(house, "2030-03-31 00:30", ann=FIRST)  # clocks go forward in Berlin
    await finish(house, await start(dailies, ANN))
    await forget(house, ANN)
    for zone in ("Europe/Berlin", FIRST, LAST, "America/St_Johns"):
        await at(house, "2030-03-31 00:30", ann=zone)
        today = await dailies.today("tiny", ANN)
        same_day = str(today.daily.date) == "2030-03-31"
        assert (today.spent is not None) == same_day
    await at(house, "2030-04-01 11:50", ann=LAST)
    await dailies.tidy()
    await refused(start(dailies, ANN), "daily-spent")
    ((mark, until_),) = marks(house)
    assert until_.startswith("2030-04-01T12:00:00")
    assert [one.mark for one in await dailies.marks_of(ANN)] == [mark]
    assert await dailies.marks_of(BOB) == ()
    await at(house, "2030-04-01 12:00:00")
    assert await dailies.marks_of(ANN) == ()
    await dailies.tidy()
    assert marks(house) == []


async def test_marks_differ_by_installation_person_day_and_reveal_neither(house, dailies):
    """Whoever sees only the rows can't find a person by trying ids."""
    for user in (ANN, BOB):
        await played(house, dailies, user)
    await at(house, "2030-05-02 12:00")
    await played(house, dailies, ANN)
    found = {mark for mark, _ in marks(house)}
    assert len(found) == 3
    day = (await dailies.today("tiny", ANN)).daily
    guesses = [f"attempt tiny {day.date.isoformat()} {ANN}", f"{day.id} {ANN}", str(ANN)]
    assert not found & {hashlib.sha256(guess.encode()).hexdigest() for guess in guesses}
    (own,) = await dailies.marks_of(ANN)
    assert own.mark in found
    await house.store.database.change("DELETE FROM note")
    assert await made_for(house, dailies._comparisons).marks_of(ANN) == (), "other secrets, other marks"


async def test_attempts_of_an_earlier_version_are_marked_at_the_start(house, dailies):
    await played(house, dailies, ANN)
    await at(house, "2030-05-02 11:00")
    await played(house, dailies, BOB)
    stored = sorted(marks(house))
    await house.store.database.change("DELETE FROM daily_mark")
    await dailies.begin()
    await dailies.begin()
    assert sorted(marks(house)) == stored
    await at(house, "2030-05-02 12:00")
    await house.store.database.change("DELETE FROM daily_mark")
    await dailies.begin()
    assert len(marks(house)) == 1, "the first day is over everywhere"


MOMENTS = st.datetimes(datetime(2024, 1, 1), datetime(2040, 1, 1), timezones=st.just(UTC))  # noqa: DTZ001
ZONES = st.sampled_from([FIRST, LAST, "UTC", "Europe/Berlin", "America/St_Johns", "Asia/Kathmandu"])


@example([(datetime(2030, month, day, tzinfo=UTC), "Europe/Berlin") for month, day in ((3, 31), (10, 27))])
@given(st.lists(st.tuples(MOMENTS, ZONES), min_size=2, max_size=4))
@settings(max_examples=15, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
async def test_each_date_has_its_own_number_and_seed(house, dailies, asked):
    """A day lasts until midnight, even when clocks change."""
    found = []
    for now, zone in asked:
        house.clock.now = now
        await house.prefer(ANN, {"zone": zone})
        today = await dailies.today("tiny", ANN)
        day, seed = today.daily.date, await dailies.seed("tiny", today.daily.date)
        local, ends = [time.astimezone(ZoneInfo(zone)) for time in (house.clock.now, today.ends)]
        assert (local.date(), ends.date(), ends.hour) == (day, day + timedelta(days=1), 0)
        assert today.ends <= over_everywhere(day)
        assert today.promised == fairness.commitment(await dailies.seed("tiny", day + timedelta(days=1)))
        found.append((day, today.daily.number, seed))
    for (day, number, seed), (other, another, unlike) in pairwise(sorted(found)):
        assert another - number == (other - day).days
        assert (seed == unlike) == (day == other)


# --------------------------------------------------------------------------------------------------- par


async def test_the_computer_plays_each_day_once_to_set_par(house, dailies, computer):
    own = await played(house, dailies, ANN)
    await until(lambda: not dailies.work._task or dailies.work._task.done())
    row = (await house.find(own.table_id)).session.row
    settings = {key: value for key, value in row.options.items() if key != DAILY}
    assert computer.games == [(row.revision, settings | computer.games[0][1], row.seed)]
    own = await played(house, dailies, BOB)
    assert own.par == PAR
    assert len(computer.games) == 1


async def test_a_failed_par_game_is_replayed_after_the_next_start(house, dailies, computer):
    computer.points = None
    assert (await played(house, dailies, ANN)).par is None
    await until(lambda: computer.games and dailies.work._task.done())
    computer.points = PAR
    await house.restart()
    dailies = made_for(house, computer)
    dailies.work.wake()
    await until(dailies.work._task.done)
    assert (await dailies.today("tiny", ANN)).own.par == PAR


# ------------------------------------------------------------------------------------------------ results


@pytest.mark.parametrize(
    ("numbers", "today", "expected"),
    [
        ([], 5, (0, 0)),
        ([4], 5, (1, 1)),
        ([1, 2, 3, 5], 5, (1, 3)),
        ([1, 2, 3], 5, (0, 3)),
        ([3, 4, 5], 5, (3, 3)),
        ([-1, 0, 1], 1, (3, 3)),
    ],
)
def test_a_skipped_day_ends_a_streak(numbers, today, expected):
    assert streaks(numbers, today) == expected


async def test_counting_a_streak_does_not_create_todays_game(house, dailies):
    await played(house, dailies, ANN)
    await at(house, "2030-05-02 12:00")
    assert await dailies.finished("tiny", ANN) == (1, 1, 1)
    assert await dailies.finished("tiny", BOB) == (0, 0, 0)
    await at(house, "2030-05-03 12:00")
    assert await dailies.finished("tiny", ANN) == (1, 0, 1)
    assert (await dailies.rows.first("tiny")).date == datetime(2030, 5, 1, tzinfo=UTC).date()
    assert await dailies.rows.daily("tiny", number=3) is None


async def test_a_board_lists_a_servers_public_results_and_the_readers_own(house, dailies):
    for user in (ANN, BOB, CID, DORA):
        await dailies.rows.appear(user, HERE)
    await dailies.rows.appear(EVE, THERE)
    for user, choice in ((ANN, 3), (BOB, 2), (EVE, 3)):
        await played(house, dailies, user, choice)
    await (await start(dailies, CID)).do(resign, CID)
    await played(house, dailies, DORA)
    await house.prefer(DORA, {"statistics": "off"})
    daily = (await dailies.today("tiny", ANN)).daily

    async def board(server, reader):
        found = await dailies.rows.board(daily.id, server, reader)
        return {one.user_id for one in found if one.counts}

    assert await board(HERE, ANN) == {ANN, BOB}
    assert await board(HERE, DORA) == {ANN, BOB, DORA}, "they see themselves"
    assert await board(HERE, EVE) == {ANN, BOB, EVE}
    assert await board(THERE, BOB) == {BOB, EVE}


def attempt(user, number=3, status=Status.OVER, *, points=None, late=False):
    """An attempt on a day that ends at noon; over without points means resigned."""
    over, name = status is Status.OVER, NAMES.get(user, f"Somebody {user}")
    ended = NOON + timedelta(hours=1 if late else -1) if over else None
    return Attempt(number, PAR, user, name, number, NOON, status, points, ended, over and points is None)


def test_uncounted_attempts_are_marked_and_long_boards_say_how_many_are_omitted(tiny, snapshot):
    texts, day = DailyTexts(tiny, words("en")), Daily(1, "tiny", 3, NOON.date(), 1, RULES, PAR)
    left, late = attempt(ANN, 2), attempt(ANN, points=5, late=True)
    cancelled, running = attempt(ANN, 1, Status.CANCELLED), attempt(ANN, 1, Status.RUNNING)
    told = [
        texts.today(Today(day, NOON, own, "…"), link="none", marks="▃", zone="UTC", now=NOON)
        for own in ((running,), (replace(left, number=3),), (replace(cancelled, number=3),))
    ]
    told.append(texts.results((cancelled, left, late), {}))
    others = [attempt(100 + place, points=50 - place) for place in range(MAX_ROWS + 2)]
    told += [
        texts.board([own, *others], ANN, [3], server="", name="Friends")
        for own in (late, attempt(ANN, points=1))
    ]
    assert "\n\n".join(map(page_text, told)) == snapshot


async def test_the_last_post_of_a_daily_game_shows_the_result_without_the_record(house, dailies, snapshot):
    table = await start(dailies, ANN)
    await until(dailies.work._task.done)
    await finish(house, table)
    await house.serve(table)
    page = house.wall.last(("channel", CHAT + ANN)).page
    assert says(page.text, "daily-sealed", promised=(await dailies.today("tiny", ANN)).promised)
    assert table.session.row.seed not in page.text
    assert not page.files
    assert house.wall.story() == snapshot


async def test_simultaneous_first_requests_create_one_day(house, dailies):
    days = await asyncio.gather(*(dailies.today("tiny", user) for user in (ANN, BOB, CID)))
    assert {day.daily.id for day in days} == {1}
