"""Panels: people tap faster than pictures are drawn, and the last tap's answer is shown."""

import asyncio
import threading
from dataclasses import replace

import pytest

from k2bot.host.discord import images, panels
from k2bot.host.discord.interactions import InteractionHandler
from k2bot.host.kernel.changes import with_draft
from tests.host import tiny_game
from tests.host.hosting import submit
from tests.phrases import phrase, says
from tests.waiting import until

EDITS = r"/webhooks/.*/messages/@original"
EDIT = "PATCH /webhooks/*/messages/@original"
GONE = "Invalid Form Body\nIn attachments: Attachment data for ids 7 not found"


class Easel:
    """Draws one picture per drafted number; those in ``held`` only once released."""

    def __init__(self):
        self.held = {}
        self.begun = threading.Event()
        self.pages = {"hand"}
        self.in_vain = []
        """Pictures never released, because something waited for them."""

    def hold(self, number):
        self.held[number] = threading.Event()

    def picture(self, number):
        def draw():
            if number in self.held:
                self.begun.set()
                if not self.held[number].wait(5):
                    self.in_vain.append(number)
            return tiny_game.PIXEL

        return tiny_game.Picture(f"hand-{number}", f"hand-{number}.png", f"picked {number}", draw)


@pytest.fixture
def easel(tiny, monkeypatch):
    made, page = Easel(), type(tiny).page

    def painted(self, state, seat, name, draft, people, **told):
        found = page(self, state, seat, name, draft, people)
        return replace(found, pictures=(made.picture(draft),)) if name in made.pages else found

    monkeypatch.setattr(type(tiny), "page", painted)
    yield made
    assert made.in_vain == []


@pytest.fixture
def crowded(monkeypatch):
    """Show pages as text until their picture is there, as in a long drawing queue."""
    monkeypatch.setattr(images, "BUSY_QUEUE", -1)


async def while_drawing(world, easel, number, *others, message):
    """Tap a number, and the other controls while its picture is being drawn."""
    ids = {n: f"g|1|p|choose1|pick|{n}" for n in "123"}
    easel.hold(number)
    world.tap("ann", message, ids[number])
    await asyncio.to_thread(easel.begun.wait, 5)
    for other in others:
        world.tap("ann", message, ids.get(other, other))
    await asyncio.sleep(0.1)  # so that each has come as far as it can
    easel.held[number].set()
    await world.settle()


async def test_a_picture_replaced_by_another_tap_is_sent_again(world, easel, panel):
    await world.press("ann", "1")
    # Both taps come from the panel as it shows picture 1; the first of them takes that away.
    await while_drawing(world, easel, "2", "1", message=panel)
    assert "picked 1" in panel.content
    assert world.pictures(panel) == ["picked 1"]


async def test_a_late_press_does_not_keep_a_picture_already_gone(world, easel, panel, caplog):
    """The press was sent before another one's answer arrived, and comes after it."""
    await world.press("ann", "1")
    seen = world.seen(panel)
    await world.press("ann", "2", panel)
    edits = world.count("PATCH", EDITS)
    world.tap("ann", panel, "g|1|p|choose1|pick|1", seen)
    await world.settle()
    assert "picked 1" in panel.content
    assert world.pictures(panel) == ["picked 1"]
    assert world.count("PATCH", EDITS) == edits + 1, "in one try"
    assert "answer not shown" not in caplog.text


@pytest.mark.parametrize("times", [1, 2])
async def test_an_edit_refused_for_an_attachment_is_retried_once_with_all_files(
    world, easel, panel, caplog, times
):
    await world.press("ann", "1")
    world.fails(EDIT, 400, 50035, message=GONE, times=times)
    edits = world.count("PATCH", EDITS)
    world.tap("ann", panel, "g|1|p|choose1|open|hand")
    await world.settle()
    refused = "answer not shown" in caplog.text
    assert refused == (times == 2), "no more than once"
    assert world.count("PATCH", EDITS) == edits + 2
    assert world.pictures(panel) == ["picked 1"]


async def test_a_live_page_refused_for_an_attachment_is_retried_with_all_files(world, page):
    assert world.pictures(page) == ["picked None"]
    world.fails(EDIT, 400, 50035, message=GONE)
    await world.answers("ann 2")
    assert page.content == "Now: choose, waiting for bob"
    assert world.pictures(page) == ["picked None"]


async def test_results_of_taps_followed_by_another_are_skipped(world, easel, panel):
    before = world.count("PATCH", EDITS)
    await while_drawing(world, easel, "1", "2", "1", "2", "3", message=panel)
    assert "picked 3" in panel.content
    assert world.count("PATCH", EDITS) == before + 1
    assert world.pictures(panel) == ["picked 3"]
    assert world.host.interactions._panels._panels == {}, "nothing is remembered of a panel that is done with"
    assert not world.host.interactions.busy


async def test_a_skipped_result_is_shown_if_the_later_tap_is_refused(world, easel, panel):
    before = len(world.seen_by("ann"))
    await while_drawing(world, easel, "1", "2", "g|1|p|choose1|dance|3", message=panel)
    assert "picked 2" in panel.content
    said = world.seen_by("ann")[before:]
    assert ["Nothing here is called dance" in message.content for message in said] == [True]


async def test_a_page_appears_as_text_while_its_picture_is_drawn(world, easel, panel, crowded):
    assert world.pictures(panel) == ["picked None"]
    easel.hold("1")
    world.tap("ann", panel, "g|1|p|choose1|pick|1")
    await until(lambda: "picked 1" in panel.content)
    assert (panel.content.splitlines()[-1], panel.attachments) == (
        f"-# {phrase('discord-picture-follows')}",
        [],
    )
    controls = world.components(panel)
    easel.held["1"].set()
    await world.settle()
    assert world.pictures(panel) == ["picked 1"]
    assert not says(panel, "discord-picture-follows")
    assert world.components(panel) == controls, "what is chosen in its menu meanwhile still counts"


async def test_buttons_shown_long_before_a_late_picture_work_at_once(
    world, easel, crowded, tiny, monkeypatch
):
    """The first tap of a double tap led to a question; the second one is ignored."""
    usual = type(tiny).press

    def press(self, state, seat, press, *asked, **told):
        return (
            tiny_game.Reply("next", answer="3")
            if press.verb == "commit"
            else usual(self, state, seat, press, *asked, **told)
        )

    monkeypatch.setattr(type(tiny), "press", press)
    clock = asyncio.get_running_loop().time
    ahead = [0.0]
    monkeypatch.setattr(panels, "DOUBLE_TAP", 60.0)
    monkeypatch.setattr(world.host.interactions._panels, "_clock", lambda: clock() + ahead[0])
    easel.pages = {"next"}
    await world.begin()
    panel = await world.press("ann", "My hand")
    await world.settle()
    easel.hold(None)
    world.tap("ann", panel, "g|1|p|choose1|commit|")
    await until(lambda: "your turn" in panel.content)
    world.tap("ann", panel, "g|1|p|turn1|say|pass")
    await asyncio.sleep(0.05)
    assert world.session.state.phase == "turn", "it may be the second half of a double tap"
    ahead[0] = 60.0
    easel.held[None].set()
    await until(lambda: world.pictures(panel) == ["picked None"])
    state = world.session.state
    world.tap("ann", panel, "g|1|p|turn1|say|pass")
    await world.settle()
    assert world.session.state is not state


async def test_a_press_before_the_picture_arrives_is_answered_and_drops_it(world, easel, panel, crowded):
    easel.hold("1")
    world.tap("ann", panel, "g|1|p|choose1|pick|1")
    await until(lambda: "picked 1" in panel.content)
    world.tap("ann", panel, "g|1|p|choose1|pick|2")
    await until(lambda: "picked 2" in panel.content)
    easel.held["1"].set()
    await world.settle()
    assert world.pictures(panel) == ["picked 2"]
    assert world.host.interactions._panels._panels == {}


@pytest.mark.parametrize("heard_late", [False, True])
async def test_a_new_pages_buttons_work_before_its_picture_arrives(
    world, easel, crowded, monkeypatch, heard_late
):
    """Also before the bot hears that the text stands."""
    await world.begin("bob")
    easel.hold(None)
    easel.hold("3")
    usual, shown, heard = InteractionHandler._show, [], asyncio.Event()

    async def show(self, *given):
        message = await usual(self, *given)
        if not shown:
            shown.append(message)
            await heard.wait()
        return message

    monkeypatch.setattr(InteractionHandler, "_show", show)
    if not heard_late:
        heard.set()
    world.tap("ann", world.post, "g|1|o|choose1|open|hand")
    await until(lambda: shown)
    assert says(world.newest_private("ann"), "discord-picture-follows")
    world.tap("ann", world.newest_private("ann"), "g|1|p|choose1|pick|3")
    await until(lambda: "picked 3" in world.newest_private("ann").content)
    heard.set()
    for number in (None, "3"):
        easel.held[number].set()
        await asyncio.sleep(0.05)
    await world.settle()
    panel = world.newest_private("ann")
    assert "picked 3" in panel.content
    assert world.pictures(panel) == ["picked 3"]


@pytest.fixture
async def page(world, easel, panel):
    """What goes on, with a picture, opened from the hand."""
    easel.pages.add("now")
    return await world.open("ann", "now", panel)


async def looks_otherwise(world, easel):
    """Ann's draft is another one, of which nobody was told, and its picture takes long."""
    async with world.table.held():
        session = world.session
        world.table.session = with_draft(session, session.seat_of(world.ann.id), "2")
    easel.hold("2")


async def test_a_press_does_not_wait_for_a_live_pages_picture(world, easel, page, monkeypatch):
    await world.settle()
    monkeypatch.setattr(images, "BUSY_QUEUE", -1)
    await looks_otherwise(world, easel)
    with world.env._bot_scope():
        world.host.live.wake(world.table)
    assert await asyncio.to_thread(easel.begun.wait, 5)
    world.tap("ann", page, "g|1|p|choose1|pick|1")
    await until(lambda: "picked 1" in page.content)
    easel.held["2"].set()
    await world.settle()
    assert world.pictures(page) == ["picked 1"]


async def test_live_pages_are_not_checked_repeatedly_during_a_press(world, easel, panel, monkeypatch):
    page = await world.open("ann", "now", panel)
    looked, usual = [], panels.LivePages._wanted

    async def counted(self, shown):
        looked.append(shown.id)
        return await usual(self, shown)

    monkeypatch.setattr(panels.LivePages, "_wanted", counted)
    easel.hold("1")
    world.tap("ann", page, "g|1|p|choose1|pick|1")
    assert await asyncio.to_thread(easel.begun.wait, 5)
    with world.env._bot_scope():
        world.host.live.wake(world.table)
    await asyncio.sleep(0.2)
    assert page.id not in looked
    easel.held["1"].set()
    await world.settle()
    assert looked.count(page.id) == 1
    assert "picked 1" in page.content


async def test_a_change_waiting_for_a_press_is_shown_even_if_pages_fold_meanwhile(world, easel, page):
    await looks_otherwise(world, easel)
    world.tap("ann", page, "g|1|p||open|now")
    assert await asyncio.to_thread(easel.begun.wait, 5)
    with world.env._bot_scope():
        await world.table.do(submit, world.bob.id, "choose1", "1")
    await asyncio.sleep(0.2)
    with world.env._bot_scope():
        world.host.live._begin(world.table.id)
    await asyncio.sleep(0.2)
    easel.held["2"].set()
    await world.settle()
    assert page.content == "Now: choose, waiting for ann"


async def test_a_later_reply_makes_earlier_pictures_superfluous():
    """They are taken out of the queue at once, however long the later one's own picture takes."""
    queues, picture = panels.Panels(), asyncio.get_running_loop().create_future()
    first, second = panels.QueueTurn(), panels.QueueTurn()
    async with queues.turn(1, first):
        waiting = asyncio.create_task(first.until(picture))
        async with queues.turn(1, second):
            assert not picture.cancelled()
            second.answer()
            assert picture.cancelled()
        assert not await waiting
