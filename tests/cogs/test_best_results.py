"""``/best``: a server's best results, limited to what the reader may see; and games as a file."""

import csv
import io
import zipfile
from datetime import UTC, datetime, timedelta

import pytest

from k2bot.game.statistics import Feat
from k2bot.host.service import spreadsheets
from k2bot.host.store import statistics
from k2bot.host.store.database import SqliteDatabase
from tests.cogs.test_games import play
from tests.cogs.test_privacy import forget, privacy, stored
from tests.cogs.test_statistics import Counted, CountedHeap, compared, counted, stats
from tests.host.store.old import first_version
from tests.phrases import phrase, says
from tests.waiting import until

FILE, SHOW = phrase("best-button-file"), phrase("statistics-button-show")


class Best(Counted):
    """The tiny game with best results: the points of one player, and of a table of people."""

    best_kinds = ("points", "table")

    def figures(self, game):
        return {"steps": game.summary["steps"] if game.summary else None, "note": "-1+1"}

    def feats(self, games):
        people = [game for game in games if game is not None]
        table = sum(game.points for game in people) if len(people) == len(games) else None
        return (
            *(Feat("points", game.points, seat) for seat, game in enumerate(games) if game is not None),
            *([] if table is None else [Feat("table", table)]),
        )

    def best(self, result):
        return f"{result.kind} {result.score} of {result.seats}"

    def best_source(self):
        return "Any game counts."


class BestHeap(CountedHeap):
    """The heap, with a kind of best result that nobody achieves."""

    best_kinds = ("none",)

    def feats(self, games):
        return ()

    def best(self, result):
        raise NotImplementedError

    def best_source(self):
        return "No game counts."


@pytest.fixture
def tiny():
    return Best()


@pytest.fixture
def others():
    return (BestHeap(),)


async def best(world, who, **options):
    return await world.command(who, "best", **options)


async def told(world, who):
    """The result lines that somebody is shown."""
    return [line for line in (await best(world, who)).content.splitlines() if line.startswith("- ")]


async def show(story, who):
    """Show the results to everyone."""
    await story.press(who, SHOW, await best(story.world, who))


def utc(text):
    """Parse a time in the format that spreadsheets read."""
    return datetime.strptime(text, "%Y-%m-%d %H:%M:%S").replace(tzinfo=UTC)


def archive(world):
    """Archive all threads, so that Discord doesn't list them when the bot starts."""
    guild = world.bot.get_guild(world.guild.id)
    for thread in guild.threads:
        guild._remove_thread(thread)


async def file_of(world, who, panel):
    """The rows of the file that a button gives somebody."""
    (file,) = (await world.press(who, FILE, panel)).attachments
    data = await file.read()
    if file.filename.endswith(".zip"):
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            (name,) = archive.namelist()
            data = archive.read(name)
    assert data.startswith(b"\xef\xbb\xbf"), "spreadsheet programs know by it that this is UTF-8"
    return [*csv.DictReader(io.StringIO(data.decode("utf-8-sig"), newline=""))]


async def test_each_best_result_shows_what_who_and_when_with_a_link(world, story):
    """Of equal results the first; without any, how to begin. Buttons lead to other games."""
    for read in (story.command, story.whisper):
        await read("cid", "best")
    await play(world, 2)
    await play(world, 3)
    await play(world, 3)
    await counted(world)
    await story.command("cid", "best")
    await story.press("cid", "Tiny", await story.command("cid", "best", game="heap"))


async def test_results_that_are_private_hidden_or_from_elsewhere_are_left_out(world, story):
    """Hidden statistics, forgotten people, computers, private games, and other servers."""
    await play(world)
    await world.lobby(rounds="1", private="on")
    await world.done(world.tables.invite(world.table, world.ann.id, (world.bob.id,)))
    await world.press("bob", "Join")
    await world.start()
    await world.answers("ann 3", "bob 3", "ann double")
    await counted(world)
    await story.command("cid", "best")
    await world.tables.prefer(world.ann.id, {"statistics": "off"})
    await story.command("cid", "best")
    await forget(world, "bob")
    await story.command("cid", "best")
    await world.tables.prefer(world.ann.id, {"statistics": "on"})
    await story.command("cid", "best")
    await world.enter_server("elsewhere")
    await story.command("ann", "best")


async def test_only_games_in_channels_the_reader_can_see_are_listed(world, story):
    """Shared lists hold only what everyone can see; in a secret channel, also its own games."""
    await play(world, 2)
    before = await world.enter_channel("secret")
    await world.forbid("view_channel", but=("ann", "bob"))
    await play(world, 3)
    await counted(world)
    for _ in range(2):
        await show(story, "ann")
    world.channel = before
    for who in ("ann", "cid"):
        await story.command(who, "best")
    await show(story, "ann")
    await world.enter_server("elsewhere")
    await story.command("ann", "best")


async def test_thread_games_count_when_their_lobby_or_thread_is_visible(world, monkeypatch):
    """Discord doesn't list threads that nobody has used for a while."""
    await world.begin("bob", rounds="1", thread="on")
    home, world.channel = world.channel, world.channel.threads[-1]
    with monkeypatch.context() as unknown:
        unknown.setattr(world.host.services.summaries, "visible_in", lambda _: None)
        await world.answers("ann 2", "bob 1", "ann pass")
        await counted(world)
    world.channel = home
    archive(world)
    assert "points 2 of 2" in (await told(world, "cid"))[0]
    await world.enter_thread()
    await play(world, 3)
    await counted(world)
    await world.enter_channel("open")
    archive(world)
    assert "points 3 of 2" in (await told(world, "cid"))[0]
    await world.host.services.statistics.list_outdated("tiny", 2)
    world.host.services.summaries.work.wake()
    await counted(world)
    assert "points 3 of 2" in (await told(world, "cid"))[0], "that is still known when it's evaluated again"
    world.manages("cid")
    assert len(await file_of(world, "cid", await best(world, "cid"))) == 4


async def test_games_not_yet_evaluated_are_mentioned(world):
    world.host.services.summaries.work.wake = lambda: None
    world.tables.on_over = ()
    await play(world)
    assert says(await best(world, "cid"), "statistics-missing", count=1)


async def test_a_player_can_download_their_own_games(world, story, snapshot):
    """Without players who hide theirs, and with notes that no spreadsheet runs as a formula."""
    await play(world)
    await counted(world)
    await world.tables.prefer(world.bob.id, {"statistics": "off"})
    rows = await file_of(world, "ann", await stats(world, "ann"))
    assert {abs(datetime.now(UTC) - utc(row["ended"])) < timedelta(minutes=10) for row in rows} == {True}
    took = "median_answer_seconds"
    assert [row | {"ended": "", took: bool(row[took])} for row in rows] == snapshot
    panel = story.reads("ann", "(file)", world.panels["ann"])
    await story.press("ann", "page-button-back", panel)


async def test_buttons_of_games_without_statistics_count_as_outdated(world, tiny):
    await play(world)
    await counted(world)
    panel = await stats(world, "ann")
    tiny.summary_revision = 0
    assert says(await world.press("ann", FILE, panel), "discord-old-button")


async def test_only_managers_can_download_the_games_of_the_server(world, monkeypatch):
    monkeypatch.setattr(statistics, "ROWS_AT_ONCE", 1)
    monkeypatch.setattr(spreadsheets, "MAX_PLAIN_SIZE", 10)
    for ann in (1, 2, 3):
        await play(world, ann)
    await counted(world)
    assert FILE not in world.ids(await best(world, "cid"))
    world.manages("cid")
    shown = await best(world, "cid")
    rows = await file_of(world, "cid", shown)
    assert [(row["table"], row["seat"], row["seats"]) for row in rows] == [
        (table, seat, "2") for table in "123" for seat in "12"
    ]
    monkeypatch.setattr(spreadsheets, "MOST_GAMES", 2)
    rows = await file_of(world, "cid", await world.press("cid", "page-button-back", world.panels["cid"]))
    assert {row["table"] for row in rows} == {"2", "3"}, "the newest fit in"
    assert says(world.panels["cid"], "best-file", whose="server", count=2, older="yes")
    panel = await world.press("cid", "page-button-back", world.panels["cid"])
    world.manages("ann")
    shown = await world.press("cid", FILE, panel)
    assert says(shown, "best-managers")


async def test_games_of_the_first_version_count_once_rebuilt_from_their_records(world, tmp_path, monkeypatch):
    await play(world)
    await world.bot.close()
    folder = tmp_path / "first"
    folder.mkdir()
    old = await first_version(world.settings.database, folder)
    for file in world.settings.database.parent.glob(f"{world.settings.database.name}*"):
        file.unlink()
    old.rename(world.settings.database)
    database = await SqliteDatabase.open(world.settings.database)
    assert not await database.rows("SELECT * FROM placement")
    await database.close()
    await world.restart(crash=True)
    await until(lambda: told(world, "cid"))
    assert "points 3 of 2 · ann" in (await told(world, "cid"))[0]
    assert says(await stats(world, "ann"), "statistics-won", won=1, played=1, drawn=0)


async def test_stored_data_includes_best_results_and_scores_without_luck(world, snapshot):
    await play(world)
    await counted(world)
    await compared(world)
    own = await stored(world, "ann", await privacy(world, "ann"))
    assert [own[kind] for kind in ("best results", "scores without luck")] == snapshot
