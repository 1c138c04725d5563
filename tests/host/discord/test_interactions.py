"""Every press is answered, privately, and what goes wrong on the way harms nothing."""

import asyncio
import logging
import re

import pytest

from k2bot.host.discord import interactions
from k2bot.host.store.damage import LeaseLostError
from tests.phrases import phrase, says
from tests.waiting import held, until


@pytest.mark.parametrize(
    ("status", "code", "level"), [(404, 10062, "INFO"), (400, 40060, "DEBUG"), (500, 0, "WARNING")]
)
async def test_an_interaction_that_came_too_late_changes_nothing(world, panel, caplog, status, code, level):
    caplog.set_level(logging.DEBUG)
    await world.press("ann", "2")
    state = world.session.state
    world.fails("POST /interactions/*/callback", status, code)
    result = await world.click("ann", "Commit", panel)
    assert not result.acknowledged
    assert world.session.state is state
    records = [record for record in caplog.records if "not acknowledged" in record.message]
    assert [record.levelname for record in records] == [level]
    await world.press("ann", "Commit")
    assert world.session.state.choices[0] == 2


async def test_a_panel_put_away_meanwhile_is_shown_anew(world, panel):
    world.fails("PATCH /webhooks/*/messages/@original", 404, 10008)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert shown.ephemeral
    assert "picked 2" in shown.content
    assert shown.attachments, "a new panel needs its picture, too"


async def test_an_answer_that_cannot_be_shown_is_said_so_with_a_reference(world, panel, caplog):
    world.fails("PATCH /webhooks/*/messages/@original")
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert says(shown, "discord-not-shown")
    assert shown.content.split()[-1] in caplog.text
    assert "picked 2" in await world.told("ann", "hand"), "the press itself was taken"


async def test_an_answer_after_the_token_ran_out_is_only_logged(world, panel, caplog):
    caplog.set_level(logging.INFO)
    world.fails("* /webhooks/*", 401, 50027, times=None)
    await world.click("ann", "2", panel)
    late = [record for record in caplog.records if "too late" in record.message]
    assert [record.levelname for record in late] == ["INFO"]
    world.heal()
    assert "picked 2" in await world.told("ann", "hand")


async def test_the_answer_is_acknowledged_before_anything_else_is_done(world, monkeypatch):
    await world.begin("bob")
    order = []
    find = world.tables.find

    async def slow(table_id):
        order.append(world.count("POST", r"/interactions/.*/callback"))
        await asyncio.sleep(0)
        return await find(table_id)

    before = world.count("POST", r"/interactions/.*/callback")
    monkeypatch.setattr(world.tables, "find", slow)
    await world.press("ann", "Board")
    assert order == [before + 1]


async def test_a_stop_lets_the_answer_under_way_be_given_and_asks_later_presses_to_try_again(
    world, panel, monkeypatch
):
    finding = held(monkeypatch, world.tables, "find")
    world.tap("ann", panel, world.ids(panel)["2"])
    await finding.begun.wait()
    closing = asyncio.create_task(world.host.interactions.close())
    await asyncio.sleep(0.01)
    assert not closing.done()
    finding.go_on.set()
    await closing
    await world.settle()
    assert "picked 2" in panel.content
    assert says(await world.press("bob", "My hand", world.post), "discord-stopping")
    assert says(await world.slash("bob", "board"), "discord-stopping")


async def test_a_stop_does_not_wait_for_ever(world, monkeypatch):
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    await world.begin("bob")
    finding = held(monkeypatch, world.tables, "find")
    world.tap("cid", world.post, world.ids(world.post)["Board"])
    await finding.begun.wait()
    await asyncio.wait_for(world.host.interactions.close(), 1)
    finding.go_on.set()
    await world.settle()


# ----------------------------------------------------------------- presses that another process has to finish


@pytest.fixture
async def waiting(world, monkeypatch):
    """Ann has pressed below the lobby's post, Bob uses a command, and Cid has seen what there is to see."""
    await world.lobby("bob")
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    find, begun = world.tables.find, []

    async def endless(table_id):
        begun.append(table_id)
        await asyncio.Event().wait()

    before = world.post.content
    monkeypatch.setattr(world.tables, "find", endless)
    adding = phrase("lobby-button-add-computer", level="strong")
    world.tap("ann", world.post, world.ids(world.post)[adding])
    world.tap("bob", world.post, "l|1|leave")
    await until(lambda: len(begun) == 2)
    yield world
    monkeypatch.setattr(world.tables, "find", find)
    await world.settle()
    assert world.post.content == before, "what's for all stays as it is"


def told(world, who):
    return says(world.newest_private(who), "discord-unfinished")


async def test_what_was_not_stored_because_another_process_has_taken_over_is_said_so(
    world, monkeypatch, caplog
):
    await world.begin("bob")

    async def lost(table_id):
        raise LeaseLostError("store-lease-lost")

    monkeypatch.setattr(world.tables, "find", lost)
    assert says(await world.press("ann", "My hand"), "discord-not-stored")
    assert "fault" not in caplog.text


async def test_whoever_still_waits_when_a_process_stops_is_told_to_look_again(waiting):
    await waiting.bot.host.interactions.close()
    assert told(waiting, "ann")
    assert told(waiting, "bob")
    assert not waiting.bot.host.interactions.busy


async def test_a_process_that_has_lost_the_games_ends_once_it_has_told_whoever_waits(waiting):
    ended = []
    waiting.bot._on_lost = lambda: ended.append(told(waiting, "ann") and told(waiting, "bob"))
    waiting.bot._lost()
    waiting.bot._lost()
    assert ended == []
    await waiting.bot._farewell
    assert ended == [True]


async def test_it_ends_at_once_if_nobody_waits_and_waits_for_no_answer_of_discords(waiting, monkeypatch):
    ended, bot = [], waiting.bot
    bot._on_lost = lambda: ended.append(1)
    monkeypatch.setattr(interactions, "FAREWELL", 0.01)

    async def endless(_handler, _request, _text):
        await asyncio.Event().wait()

    monkeypatch.setattr(interactions.InteractionHandler, "_say", endless)
    bot._lost()
    await asyncio.wait_for(bot._farewell, 1)
    assert ended == [1]
    bot._farewell = None
    bot._lost()
    assert ended == [1, 1]


async def test_an_answer_that_is_being_shown_is_shown(world, monkeypatch, caplog):
    caplog.set_level(logging.INFO)
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    show, showing, ended = interactions.InteractionHandler._show, asyncio.Event(), []

    async def slow(*about):
        showing.set()
        await asyncio.sleep(0.05)
        return await show(*about)

    monkeypatch.setattr(interactions.InteractionHandler, "_show", slow)
    world.bot._on_lost = lambda: ended.append("picked 2" in panel.content)
    world.tap("ann", panel, world.ids(panel)["2"])
    await showing.wait()
    world.bot._lost()
    await world.bot._farewell
    assert ended == [True]


# ------------------------------------------------------------------------------------------- the log at debug


PASSING = re.compile(r"\d+\.\d+ s|\d{17,}")
"""Times, and Discord's numbers."""


@pytest.fixture
def log(world, caplog):
    """The lines so far about tables and commands, with people's names in place of their numbers."""
    caplog.set_level(logging.DEBUG, "k2bot")
    names = {str(person.id): name for name, person in world.people.items()}

    def lines():
        told = [record.getMessage() for record in caplog.records if record.name.startswith("k2bot")]
        return [PASSING.sub(lambda found: names.get(found[0], "…"), line) for line in told]

    return lines


async def test_each_press_command_and_post_is_told_with_what_came_of_it(world, log, snapshot):
    """Each line about a table carries table and game."""
    await world.slash("ann", "board")
    await world.begin("bob")
    await world.press("bob", "My hand")
    await world.press("bob", "2")
    own = world.ids(world.panels["bob"])["Commit"]
    await world.press("bob", "Commit")
    await world.click_again("cid", world.post, own)
    await world.slash("cid", "status")
    assert sorted(log()) == snapshot  # presses and posts go on beside each other


async def test_a_post_that_is_left_out_is_told_with_the_reason(world, log):
    await world.lobby()
    world.fails("PATCH /channels/*", 400, 50006, times=None)
    await world.press("ann", "lobby-button-cancel")
    assert any(re.search(r"row \d+ dropped: 400 Bad Request", line) for line in log())
