"""Stored personal data: shown only to its owner, and deleted without harm to other players."""

import io
import json
import sqlite3
from contextlib import closing
from zipfile import ZipFile

from k2bot.host.discord import page_handlers, range_host
from tests.cogs.test_games import play
from tests.phrases import phrase, says


async def privacy(world, who):
    return await world.command(who, "privacy")


async def forget(world, who):
    await privacy(world, who)
    await world.press(who, "privacy-button-forget", world.panels[who])
    return await world.press(who, "privacy-button-sure", world.panels[who])


async def stored(world, who, shown):
    """Contents of somebody's data file."""
    return await unpacked(await world.press(who, "privacy-button-file", shown))


async def unpacked(shown):
    """What's in the file of a message."""
    (file,) = shown.attachments
    return unzipped(await file.read())


def unzipped(data):
    """What's in the only file of an archive."""
    with ZipFile(io.BytesIO(data)) as archive:
        (name,) = archive.namelist()
        return json.loads(archive.read(name))


def everything(world):
    """The whole database as text."""
    with closing(sqlite3.connect(world.settings.database)) as database:
        return "\n".join(database.iterdump())


async def test_stored_data_comes_as_a_file_without_data_of_others(world, story):
    """Backing out of the deletion changes nothing."""
    await play(world)
    before = everything(world)
    shown = await story.command("ann", "privacy")
    for label in ("privacy-button-forget", "Back"):
        await story.press("ann", label, shown)
    assert everything(world) == before
    told = await stored(world, "ann", shown)
    assert [row["name"] for row in told["tables"]] == ["ann"]
    assert [row["answer"] for row in told["answers"]] == ["3", "pass"]
    assert [row["place"] for row in told["placements"]] == [1]
    assert "bob" not in json.dumps(told)


async def test_data_too_large_for_a_message_comes_in_parts(world, story, monkeypatch):
    """Each part begins where the one before it ended."""
    await play(world)
    shown = await privacy(world, "ann")
    whole = await stored(world, "ann", shown)
    assert len(whole) > 3
    monkeypatch.setattr(page_handlers, "UPLOAD_LIMIT", 1)  # so each kind has a part of its own
    parts, shown = [], await world.press("ann", "privacy-button-file", await privacy(world, "ann"))
    while phrase("privacy-button-next") in world.ids(shown):
        parts.append(await unpacked(shown))
        shown = await world.press("ann", "privacy-button-next", shown)
    story.reads("ann", "the last part", shown)
    parts.append(await unpacked(shown))
    assert [list(part) for part in parts] == [[kind] for kind in whole]
    assert {kind: rows for part in parts for kind, rows in part.items()} == whole


async def test_the_log_of_past_writes_is_emptied_now_and_then(world, monkeypatch):
    """It has what has been deleted since, such as marks and settings, and what nobody could empty before."""
    done = {}

    async def once(work, pause, failure):
        done[work.__name__] = await work()

    monkeypatch.setattr(range_host, "run_periodically", once)
    await world.restart()
    assert done["discard_log"]


async def test_a_forgotten_player_remains_in_finished_games_as_a_former_player(world, story):
    """And no mention contains a meaningless id."""
    await play(world)
    ann = str(world.ann.id)
    assert ann in everything(world)
    story.reads("ann", "is forgotten", await forget(world, "ann"))
    assert ann not in everything(world)
    session = (await world.tables.find(1)).session
    assert {session.people[0].name, session.people[0].mention} == {phrase("privacy-former")}
    assert [(row.place, row.points) for row in session.placements] == [(1, 3), (2, 1)]
    await world.restart()
    await story.slash("bob", "replay")
    assert says(await world.slash("bob", "verify"), "verify-over")
    await story.command("ann", "privacy")


async def test_players_in_a_running_game_cannot_be_forgotten(world, story):
    """Refused before the confirmation and, if they have joined a game since, after it."""
    await world.tables.prefer(world.ann.id, {"tips": "off"})
    sure = await story.press("ann", "privacy-button-forget", await privacy(world, "ann"))
    await world.begin("bob")
    page = await privacy(world, "ann")
    for button, message in (("forget", page), ("sure", sure)):
        await story.press("ann", f"privacy-button-{button}", message)
    assert str(world.ann.id) in everything(world)


async def test_people_only_named_by_others_see_that_and_can_be_forgotten(world, story):
    """Named by an invitation or request, even once the game has started; settings are deleted too."""
    await world.tables.prefer(world.cid.id, {"notice": "none"})
    await world.slash("ann", "new")
    await world.slash("ann", "invite", person=world.cid)
    await world.done(world.tables.invite(world.table, world.ann.id, ()))
    await world.press("bob", "Join")
    await world.start()
    await story.command("cid", "privacy")
    await forget(world, "cid")
    await story.command("cid", "privacy")
    await world.slash("bob", "swap", person=world.cid)
    shown = await story.command("cid", "privacy")
    told = await stored(world, "cid", shown)
    assert [(row["kind"], row["proposed"], row["consented"]) for row in told["proposals"]] == [("swap", 0, 0)]
    assert told["elsewhere"] == [{"table": 1}]
    assert str(world.bob.id) not in json.dumps(told)
    await forget(world, "cid")
    assert str(world.cid.id) not in everything(world)
    assert (await world.tables.preferences.person(world.cid.id)).texts["notice"] != "none"
