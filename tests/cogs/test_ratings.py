"""``/ratings``: off until a server enables them, opt-in for each person, and private."""

import pytest

from tests.cogs.test_games import play
from tests.cogs.test_privacy import forget
from tests.cogs.test_settings import settings
from tests.cogs.test_statistics import Counted, stats
from tests.host.discord import kit
from tests.host.heap_game import HeapGame
from tests.host.hosting import submit
from tests.phrases import says

JOIN, LEAVE = "ratings-button-join", "ratings-button-leave"


class Measured(Counted):
    """The tiny game with statistics, and a computer of known strength."""

    anchors = {"strong": (40.0, 1.0)}  # noqa: RUF012 - as games declare it


@pytest.fixture
async def world(tmp_path):
    async with kit.world(tmp_path, Measured(), HeapGame()) as made:
        made.manages("ann")
        yield made


async def ratings(world, who, **options):
    return await world.command(who, "ratings", **options)


async def switch_on(world):
    """Switch ratings on in the server's settings."""
    panel = await settings(world, "ann", whose="server")
    await world.choose("ann", "ratings=on", message=panel, menu="switch")


async def rated(world):
    """Wait until nothing is left to be rated."""
    await world.worked_off(world.host.services.ratings.due)


async def joined(world, *names):
    for who in names:
        await world.press(who, JOIN, await ratings(world, who))
    await rated(world)


async def test_ratings_are_off_until_the_server_enables_them(world, story):
    await story.command("bob", "ratings")
    panel = await story.press("ann", "preferences-button-server", await story.command("ann", "ratings"))
    await world.choose("ann", "ratings=on", message=panel, menu="switch")
    await story.command("bob", "ratings")
    await story.whisper("bob", "ratings")
    await story.press("cid", "Tiny", await story.command("cid", "ratings", game="heap"))
    world.stored("INSERT INTO unrated (guild_id, game, table_id) VALUES (?, 'tiny', 1)", world.guild.id)
    await story.command("ann", "ratings")  # some aren't rated yet


async def test_joining_rates_past_and_future_games_with_other_members(world, story):
    """Statistics show one's own rating, but not other people's."""
    await switch_on(world)
    await play(world)
    await rated(world)
    await joined(world, "ann")
    await story.command("ann", "ratings")  # Bob hasn't joined, so there's nobody to compare with
    await joined(world, "bob")
    await story.command("bob", "ratings")
    await play(world)
    await rated(world)
    await story.command("bob", "ratings")
    assert says(await stats(world, "ann"), "statistics-rating")
    assert not says(await stats(world, "cid", player=world.ann), "statistics-rating")


async def test_leavers_hidden_and_inactive_players_are_not_listed(world, story):
    """At once, before ratings are recomputed; inactive players still see their own."""
    await switch_on(world)
    await play(world)
    await joined(world, "ann", "bob")
    shown = await world.press("bob", LEAVE, await ratings(world, "bob"))
    assert says(shown, "ratings-invite")
    assert "bob" not in shown.content
    await rated(world)
    await story.command("ann", "ratings")
    await joined(world, "bob")
    await story.command("ann", "ratings")
    world.stored("UPDATE rating SET newest = '2020-01-01T00:00:00+00:00'")
    await story.command("ann", "ratings")
    await world.choose("bob", "statistics=off", message=await settings(world, "bob"), menu="switch")
    await rated(world)
    for who in ("ann", "bob"):
        await story.command(who, "ratings")


async def test_forgotten_players_have_no_rating_and_take_nothing_from_others(world, story):
    await switch_on(world)
    await play(world)
    await joined(world, "ann", "bob")
    await forget(world, "bob")
    await story.command("ann", "ratings")
    await rated(world)
    await story.command("ann", "ratings")


async def test_a_long_rating_list_is_cut_but_always_includes_the_reader(world, story):
    await switch_on(world)
    await joined(world, "ann")
    for user in (world.ann.id, *range(1, 30)):
        mu = 25.0 if user == world.ann.id else 50.0 - user // 2
        new = "INSERT INTO rating VALUES (?, 'tiny', ?, ?, 1, 12, '2100-01-01T00:00:00+00:00')"
        world.stored(new, world.guild.id, user, mu)
    shown = await story.command("ann", "ratings")
    assert len(shown.content) < 2000


async def test_unrated_games_are_rated_after_a_restart(world):
    await switch_on(world)
    await joined(world, "ann", "bob")
    await play(world)
    await rated(world)
    rows = world.stored("SELECT * FROM rating")
    for table in ("rating", "rating_change"):
        world.stored(f"DELETE FROM {table}")  # noqa: S608 - trusted identifiers
    world.stored("INSERT INTO unrated (guild_id, game, table_id) VALUES (?, 'tiny', 1)", world.guild.id)
    await world.restart()
    await rated(world)
    assert world.stored("SELECT * FROM rating") == rows


async def test_leaving_a_rated_game_is_announced_where_people_confirm_it(world, story):
    """Only to those who take part, and for cancelling once it has consequences."""
    await switch_on(world)
    await world.begin("ann", "bob")
    await joined(world, "ann")
    asked = [await world.slash(who, "standin", level="weak") for who in ("ann", "bob")]
    assert [says(page, "ratings-standin-sure") for page in asked] == [True, False]
    assert not says(await world.slash("ann", "cancel"), "ratings-cancel-sure")
    table = await world.tables.find(1)
    for who in ("ann", "bob"):
        await world.done(table.do(submit, world.people[who].id, "choose1", "1"))
    await story.slash("ann", "cancel")
    await story.slash("ann", "standin", level="weak")
