"""Hints take seconds to compute; anything their reader does meanwhile on the page comes first."""

import asyncio

import pytest

from k2bot.host.discord import compose
from k2bot.thinking.processes import ThoughtError
from tests.phrases import phrase, says
from tests.waiting import held, until

CALLBACKS, EDITS = r"/interactions/.*/callback", r"/webhooks/.*/messages/@original"
PICK, DANCE = "g|1|p|choose1|pick|{}".format, "g|1|p|choose1|dance|3"
BOARD = "g|1|p||open|board"
THINKS = "discord-computer-thinks"


class Thinker:
    """Thinks until ``go_on`` is set, then answers 2 or fails."""

    def __init__(self):
        self.asked, self.fails = 0, False
        self.go_on = asyncio.Event()

    async def answer(self, ask):
        self.asked += 1
        await self.go_on.wait()
        if self.fails:
            raise ThoughtError("nothing comes to mind")
        return "2"


class HandPage:
    """Ann's hand page, and what she presses there."""

    def __init__(self, world, message):
        self.world, self.message = world, message
        self.hint = world.ids(message)["Hint"]

    @property
    def text(self):
        return self.message.content

    def tap(self, control, seen=None):
        self.world.tap("ann", self.message, control, seen)

    async def shows(self, text):
        await until(lambda: text in self.text)

    async def thinking(self):
        """Ask for a hint and wait until the page says so."""
        self.tap(self.hint)
        await until(lambda: says(self.text, THINKS))


@pytest.fixture
async def thinker(world, monkeypatch):
    made = Thinker()
    monkeypatch.setattr(world.host.services.computers, "_thinking", made)
    yield made
    made.go_on.set()
    await world.settle()


@pytest.fixture
async def hand(world, thinker, monkeypatch):
    monkeypatch.setattr(compose, "BEFORE_PROGRESS", 0.0)
    await world.begin("bob")
    return HandPage(world, await world.press("ann", "My hand"))


@pytest.mark.parametrize("fails", [False, True])
async def test_the_page_itself_shows_that_a_slow_hint_is_coming(world, hand, thinker, fails):
    """The page keeps its text meanwhile, and afterwards if the hint fails."""
    page, thinker.fails = hand.text, fails
    await hand.thinking()
    assert hand.text == f"{page}\n{phrase(THINKS)}"
    thinker.go_on.set()
    await hand.shows(page if fails else "ann, choose 2")
    await world.settle()
    assert not says(hand.text, THINKS)
    assert says(world.newest_private("ann"), "refusal-no-hint") == fails


async def test_a_quick_hint_appears_without_a_waiting_message(world, hand, thinker, monkeypatch):
    monkeypatch.setattr(compose, "BEFORE_PROGRESS", 60)
    thinker.go_on.set()
    edits = world.count("PATCH", EDITS)
    hand.tap(hand.hint)
    await hand.shows("ann, choose 2")
    await world.settle()
    assert world.count("PATCH", EDITS) == edits + 1


@pytest.mark.parametrize("soon", [False, True])
async def test_another_press_during_a_hint_counts_and_discards_the_hint(
    world, hand, thinker, monkeypatch, soon
):
    """Even before the page says that the computer is thinking."""
    if soon:
        monkeypatch.setattr(compose, "BEFORE_PROGRESS", 60)
        hand.tap(hand.hint)
        await until(lambda: thinker.asked)
    else:
        await hand.thinking()
    hand.tap(PICK(1))
    await hand.shows("picked 1")
    assert not says(hand.text, THINKS)
    page, edits = hand.text, world.count("PATCH", EDITS)
    thinker.go_on.set()
    await world.settle()
    assert (hand.text, world.count("PATCH", EDITS)) == (page, edits)
    assert not world.host.interactions.busy


async def test_repeated_hint_requests_compute_and_show_one_hint(world, hand, thinker):
    await hand.thinking()
    page, edits = hand.text, world.count("PATCH", EDITS)
    for _ in range(2):
        hand.tap(hand.hint)
        await asyncio.sleep(0.1)
    assert (hand.text, world.count("PATCH", EDITS)) == (page, edits)
    thinker.go_on.set()
    await hand.shows("ann, choose 2")
    await world.settle()
    assert (thinker.asked, world.count("PATCH", EDITS)) == (1, edits + 1)


async def test_a_discarded_hint_appears_at_once_when_asked_for_again(world, hand, thinker):
    """The press in between hasn't changed the question."""
    await hand.thinking()
    hand.tap(BOARD)
    await hand.shows("Board")
    thinker.go_on.set()
    await world.settle()
    hand.tap(hand.hint)
    await hand.shows("ann, choose 2")
    assert thinker.asked == 1


async def test_a_refused_press_removes_the_waiting_message_of_a_hint(world, hand):
    page = hand.text
    await hand.thinking()
    hand.tap(DANCE)
    await until(lambda: hand.text == page)
    assert "Nothing here is called dance" in world.newest_private("ann").content


@pytest.fixture
def held_pick(hand, world, monkeypatch):
    """Let Ann pick 1, held up until she has pressed something else."""
    press = held(monkeypatch, type(world.table), "press")

    async def picked_before(control):
        seen, before = world.seen(hand.message), world.count("POST", CALLBACKS)
        hand.tap(PICK(1))
        await press.begun.wait()
        hand.tap(control, seen)
        await until(lambda: world.count("POST", CALLBACKS) == before + 2)
        press.go_on.set()
        await hand.shows("picked 1")

    return picked_before


@pytest.mark.parametrize("again", [False, True])
async def test_a_hint_asked_for_after_another_press_waits_below_its_result(hand, thinker, held_pick, again):
    """Not below what the page showed at the time, such as the waiting message."""
    if again:
        await hand.thinking()
    await held_pick(hand.hint)
    await until(lambda: says(hand.text, THINKS))
    assert hand.text.count(phrase(THINKS)) == 1
    thinker.go_on.set()
    await hand.shows("ann, choose 2 after 1")


async def test_a_press_between_a_hint_and_a_refused_press_is_shown_once(world, hand, held_pick):
    await hand.thinking()
    edits = world.count("PATCH", EDITS)
    await held_pick(DANCE)
    await until(lambda: not world.host.interactions.busy)
    assert not says(hand.text, THINKS)
    assert world.count("PATCH", EDITS) == edits + 1


async def test_a_hint_is_used_only_after_it_has_been_shown(world, hand, thinker):
    """Even if the computer has already computed it."""
    await hand.thinking()
    hand.tap(BOARD)
    await hand.shows("Board")
    thinker.go_on.set()
    await world.settle()
    for draft in (None, "2"):
        hand.tap("l|1|take-hint")
        await world.settle()
        assert "ann" in hand.text
        assert world.session.draft_of(0) == draft
