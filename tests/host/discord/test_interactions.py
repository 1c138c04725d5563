"""Every press gets a private answer, and failures on the way do no harm."""

import asyncio
import logging
import re
from functools import partial

import pytest
import simcord.http.router
from simcord.backend.errors import BackendError

from k2bot.host.discord import interactions
from k2bot.host.store import Claim
from k2bot.host.store.damage import LeaseLostError
from tests.host.discord.wire import CALLBACK, CUT, HANG, interaction, limited, refused, wired
from tests.phrases import phrase, says
from tests.waiting import held, until


@pytest.mark.parametrize(
    ("status", "code", "level"), [(404, 10062, "INFO"), (400, 40060, "DEBUG"), (403, 50001, "WARNING")]
)
async def test_an_unacknowledged_interaction_changes_nothing(world, panel, caplog, status, code, level):
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


async def test_a_panel_dismissed_meanwhile_is_shown_again(world, panel):
    world.fails("PATCH /webhooks/*/messages/@original", 404, 10008)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert shown.ephemeral
    assert "picked 2" in shown.content
    assert shown.attachments, "a new panel needs its picture, too"


async def test_an_answer_that_cannot_be_shown_is_reported_with_a_reference(world, panel, caplog):
    world.fails("PATCH /webhooks/*/messages/@original", 400, 50035)
    shown = await world.press("ann", "2")
    assert shown.id != panel.id
    assert says(shown, "discord-not-shown")
    assert shown.content.split()[-1] in caplog.text
    assert "picked 2" in await world.told("ann", "hand"), "the press itself was taken"


@pytest.mark.parametrize("status", [429, 502])
async def test_an_answer_that_is_limited_or_lost_is_shown_later(world, panel, monkeypatch, status):
    monkeypatch.setattr(interactions, "SHOW_AGAIN", (10.0,))
    world.fails("PATCH /webhooks/*/messages/@original", status)
    await world.click("ann", "2", panel)
    await world.later(10)
    shown = world.newest_private("ann")
    assert shown.id == panel.id
    assert "picked 2" in shown.content


@pytest.mark.parametrize("refused", [False, True])
async def test_a_limited_answer_does_not_delay_that_to_the_next_press(
    world, panel, monkeypatch, caplog, refused
):
    """If the next press is refused, the limited answer is shown in its time."""
    caplog.set_level(logging.INFO)
    monkeypatch.setattr(interactions, "SHOW_AGAIN", (500.0,))
    world.fails("PATCH /webhooks/*/messages/@original", 429)
    world.tap("ann", panel, world.ids(panel)["2"])
    await until(lambda: "trying again in 500 s" in caplog.text)
    if refused:
        await world.click_again("ann", panel, "g|1|p|choose1|dance|3")
        assert "Nothing here is called dance" in world.newest_private("ann").content
        await world.later(499)
        assert "picked nothing" in panel.content
        await world.later(2)
        assert "picked 2" in panel.content
    else:
        assert "picked 3" in (await world.press("ann", "3")).content


async def test_a_press_whose_acknowledgement_is_lost_counts_and_is_answered(world, panel, monkeypatch):
    """Discord has carried it out, but its answer didn't arrive."""
    dispatch, lost = simcord.http.router.dispatch, []

    def losing(backend, method, path, **given):
        answer = dispatch(backend, method, path, **given)
        if path.endswith("/callback") and not lost:
            lost.append(path)
            raise BackendError(502, 0, "upstream")
        return answer

    monkeypatch.setattr(simcord.http.router, "dispatch", losing)
    before = world.count("POST", "/interactions/.*")
    world.tap("ann", panel, world.ids(panel)["2"])
    await until(lambda: "picked 2" in world.newest_private("ann").content)
    assert lost
    assert world.count("POST", "/interactions/.*") == before + 2


# ------------------------------------------------- acknowledgements, at the level of HTTP


@pytest.fixture
async def acknowledging(monkeypatch):
    """A server here, and a function that tells how a press is acknowledged there."""
    monkeypatch.setattr(interactions, "ACKNOWLEDGING", 0.2)
    monkeypatch.setattr(interactions, "REPEATS", (0.0, 0.1))
    async with wired(monkeypatch) as (wire, client):
        request = interactions.Request(interaction(client), in_place=True)
        yield wire, partial(interactions._acknowledge, request)


OUTAGE = [refused(502) for _ in range(5)]


@pytest.mark.parametrize(
    "answers",
    [*([refused(status)] for status in (500, 502, 503, 504, 524)), [CUT], [HANG], OUTAGE, [limited(0.1)], []],
)
async def test_an_acknowledgement_without_an_answer_is_sent_until_it_is_certain(acknowledging, answers):
    wire, acknowledge = acknowledging
    wire.plan[CALLBACK] = [*answers]
    assert await acknowledge()
    assert wire.acknowledged
    assert wire.count(CALLBACK) == len(answers) + 1


@pytest.mark.parametrize(
    "answers", [[refused(400, 40060)], [refused(404, 10062)], [CUT, refused(404, 10062)], [limited(60)]]
)
async def test_an_acknowledgement_that_discord_has_not_taken_is_no_success(acknowledging, answers):
    """By another process, too late, lost before it arrived, or limited for longer than Discord waits."""
    wire, acknowledge = acknowledging
    wire.plan[CALLBACK] = [*answers]
    assert not await asyncio.wait_for(acknowledge(), 2)
    assert wire.count(CALLBACK) == len(answers)


async def test_an_answer_with_an_expired_token_is_only_logged(world, panel, caplog):
    caplog.set_level(logging.INFO)
    world.fails("* /webhooks/*", 401, 50027, times=None)
    await world.click("ann", "2", panel)
    late = [record for record in caplog.records if "too late" in record.message]
    assert [record.levelname for record in late] == ["INFO"]
    world.heal()
    assert "picked 2" in await world.told("ann", "hand")


async def test_an_interaction_is_acknowledged_before_anything_else(world, monkeypatch):
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


async def test_stopping_finishes_running_answers_and_asks_later_presses_to_retry(world, panel, monkeypatch):
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


async def test_stopping_waits_for_answers_only_for_a_limited_time(world, monkeypatch):
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
    """Ann and Bob have each pressed a control of the lobby's post, and wait for answers."""
    await world.lobby("bob")
    monkeypatch.setattr(interactions, "PATIENCE_AT_CLOSE", 0.01)
    find, begun = world.tables.find, []

    async def endless(table_id):
        begun.append(table_id)
        await asyncio.Event().wait()

    before = world.post.content
    monkeypatch.setattr(world.tables, "find", endless)
    world.tap("ann", world.post, world.ids(world.post)[phrase("lobby-button-add-computer")])
    world.tap("bob", world.post, "l|1|leave")
    await until(lambda: len(begun) == 2)
    yield world
    monkeypatch.setattr(world.tables, "find", find)
    await world.settle()
    assert world.post.content == before, "what's for all stays as it is"


def told(world, who):
    return says(world.newest_private(who), "discord-unfinished")


async def test_a_press_not_stored_because_of_a_takeover_is_explained(world, monkeypatch, caplog):
    await world.begin("bob")

    async def lost(table_id):
        raise LeaseLostError("store-lease-lost")

    monkeypatch.setattr(world.tables, "find", lost)
    assert says(await world.press("ann", "My hand"), "discord-not-stored")
    assert "fault" not in caplog.text


async def test_stopping_tells_people_still_waiting_to_look_again(waiting):
    await waiting.bot.host.interactions.close()
    assert told(waiting, "ann")
    assert told(waiting, "bob")
    assert not waiting.bot.host.interactions.busy


async def lose(world):
    """Another process takes the range over, and ends at once; returns once this one has started afresh."""
    lost, world.bot._claim = world.host, Claim(world.settings.database)
    lost.ownership._lose()
    lost.ownership._lose()
    await until(lambda: world.bot.hosts[0] is not lost and world.bot.hosts[0].ownership.acts)


async def test_a_process_that_lost_its_lease_tells_those_waiting_and_starts_afresh(waiting):
    await lose(waiting)
    assert told(waiting, "ann")
    assert told(waiting, "bob")
    assert "2 rounds" in await waiting.told("ann", "status")


async def test_a_process_that_lost_its_lease_starts_afresh_without_waiting_for_discord(waiting, monkeypatch):
    monkeypatch.setattr(interactions, "FAREWELL", 0.01)

    async def endless(_handler, _request, _text):
        await asyncio.Event().wait()

    monkeypatch.setattr(interactions.InteractionHandler, "_say", endless)
    await lose(waiting)


async def test_a_process_that_lost_its_lease_finishes_showing_an_answer(world, monkeypatch):
    await world.begin("bob")
    panel = await world.press("ann", "My hand")
    show, showing = interactions.InteractionHandler._show, asyncio.Event()

    async def slow(*about):
        showing.set()
        await asyncio.sleep(0.05)
        return await show(*about)

    monkeypatch.setattr(interactions.InteractionHandler, "_show", slow)
    world.tap("ann", panel, world.ids(panel)["2"])
    await showing.wait()
    await lose(world)
    assert "picked 2" in panel.content


# ------------------------------------------------------------------------------------------- the log at debug


PASSING = re.compile(r"\d+\.\d+ s|\d{17,}")
"""Times, and Discord's numbers."""


@pytest.fixture
def log(world, caplog):
    """The log lines so far, with people's names in place of their ids."""
    caplog.set_level(logging.DEBUG, "k2bot")
    names = {str(person.id): name for name, person in world.people.items()}

    def lines():
        told = [record.getMessage() for record in caplog.records if record.name.startswith("k2bot")]
        return [PASSING.sub(lambda found: names.get(found[0], "…"), line) for line in told]

    return lines


async def test_the_debug_log_has_every_press_command_and_post_with_its_outcome(world, log, snapshot):
    """Each line about a table names table and game."""
    await world.slash("ann", "board")
    await world.begin("bob")
    await world.press("bob", "My hand")
    await world.press("bob", "2")
    own = world.ids(world.panels["bob"])["Commit"]
    await world.press("bob", "Commit")
    await world.click_again("cid", world.post, own)
    await world.slash("cid", "status")
    assert sorted(log()) == snapshot  # presses and posts go on beside each other


async def test_the_debug_log_says_why_a_post_was_dropped(world, log):
    await world.lobby()
    world.fails("PATCH /channels/*", 400, 50006, times=None)
    await world.slash("ann", "cancel")
    assert any(re.search(r"post lobby given up: 400 Bad Request", line) for line in log())
