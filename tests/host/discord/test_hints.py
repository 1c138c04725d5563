"""A hint takes the computer some seconds; whatever its reader does meanwhile on the same page comes first."""

import asyncio

import pytest

from k2bot.host.discord import messages
from k2bot.thinking.processes import ThoughtError
from tests.phrases import phrase, says
from tests.waiting import held, until

CALLBACKS, EDITS = r"/interactions/.*/callback", r"/webhooks/.*/messages/@original"
PICK, DANCE = "g|1|p|choose1|pick|{}".format, "g|1|p|choose1|dance|3"
BOARD = "g|1|p||open|board"
THINKS = "discord-computer-thinks"


class Thinker:
    """Thinks until it may go on, and then chooses 2, or fails."""

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
    """Ann's hand, with a hint under way, and what she presses there."""

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
        """A hint has been asked for, and the page says so."""
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
    monkeypatch.setattr(messages, "BEFORE_PROGRESS", 0.0)
    await world.begin("bob")
    return HandPage(world, await world.press("ann", "My hand"))


@pytest.mark.parametrize("fails", [False, True])
async def test_a_hint_that_takes_long_is_waited_for_on_the_page_itself(world, hand, thinker, fails):
    """The page keeps its text meanwhile, and afterwards if there is no hint."""
    page, thinker.fails = hand.text, fails
    await hand.thinking()
    assert hand.text == f"{page}\n{phrase(THINKS)}"
    thinker.go_on.set()
    await hand.shows(page if fails else "ann, choose 2")
    await world.settle()
    assert not says(hand.text, THINKS)
    assert says(world.newest_private("ann"), "refusal-no-hint") == fails


async def test_a_hint_that_comes_soon_is_not_waited_for(world, hand, thinker, monkeypatch):
    monkeypatch.setattr(messages, "BEFORE_PROGRESS", 60)
    thinker.go_on.set()
    edits = world.count("PATCH", EDITS)
    hand.tap(hand.hint)
    await hand.shows("ann, choose 2")
    await world.settle()
    assert world.count("PATCH", EDITS) == edits + 1


@pytest.mark.parametrize("soon", [False, True])
async def test_another_press_counts_while_a_hint_is_thought_about_and_the_hint_does_not_come(
    world, hand, thinker, monkeypatch, soon
):
    """Also before the page says that the computer is thinking."""
    if soon:
        monkeypatch.setattr(messages, "BEFORE_PROGRESS", 60)
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


async def test_a_hint_asked_for_again_is_thought_about_once_and_shown_once(world, hand, thinker):
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


async def test_a_hint_that_another_press_came_before_is_there_at_once_when_asked_for_again(
    world, hand, thinker
):
    """What was pressed in between has changed nothing about the question."""
    await hand.thinking()
    hand.tap(BOARD)
    await hand.shows("Board")
    thinker.go_on.set()
    await world.settle()
    hand.tap(hand.hint)
    await hand.shows("ann, choose 2")
    assert thinker.asked == 1


async def test_after_a_press_that_is_refused_the_page_no_longer_says_that_a_hint_comes(world, hand):
    page = hand.text
    await hand.thinking()
    hand.tap(DANCE)
    await until(lambda: hand.text == page)
    assert "Nothing here is called dance" in world.newest_private("ann").content


@pytest.fixture
def held_pick(hand, world, monkeypatch):
    """Ann picks 1, which counts once it may, after she has pressed something else."""
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
async def test_a_hint_asked_for_right_after_another_press_waits_below_what_that_led_to(
    hand, thinker, held_pick, again
):
    """And not below what the page said when it was pressed, such as that a hint comes."""
    if again:
        await hand.thinking()
    await held_pick(hand.hint)
    await until(lambda: says(hand.text, THINKS))
    assert hand.text.count(phrase(THINKS)) == 1
    thinker.go_on.set()
    await hand.shows("ann, choose 2 after 1")


async def test_what_a_press_led_to_is_shown_once_though_a_hint_was_waited_for_and_the_next_one_refused(
    world, hand, held_pick
):
    await hand.thinking()
    edits = world.count("PATCH", EDITS)
    await held_pick(DANCE)
    await until(lambda: not world.host.interactions.busy)
    assert not says(hand.text, THINKS)
    assert world.count("PATCH", EDITS) == edits + 1


async def test_a_hint_is_copied_only_once_it_has_been_seen(world, hand, thinker):
    """Also where the computer has thought about it already."""
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
