"""The offline page in a headless Chromium, with the bot running in this process."""

import asyncio
import json
import time
from contextlib import asynccontextmanager
from functools import partial
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import async_playwright

from k2bot.config import Settings
from k2bot.games import registry
from k2bot.host.discord.client import GameBot
from k2bot.host.service.catalogue import Catalogue
from k2bot.offline.archive import Archive, archive_of
from k2bot.offline.simulation import simulate
from k2bot.running import EXTENSIONS
from tests.browser import found
from tests.phrases import phrase

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = {"width": 1280, "height": 800}
PATIENCE = 45
"""Timeout in seconds."""


AS_OPENED = """() => {
  const line = document.getElementById("channel-composer-input");
  const open = ".select-trigger[aria-expanded='true'], dialog[open], .k2-notice:not([hidden])";
  if (!line || line.value || document.querySelector(open)) return false;
  for (const message of document.querySelectorAll("[data-marked]")) delete message.dataset.marked;
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  line.focus();
  line.blur();
  return true;
}"""
"""Resets marks, pointer and focus; returns whether the page is as it was when opened."""

HOLDING = """
  const fetchNow = window.fetch;
  let held = null;
  window.hold = (path) => {
    const gone = new Promise((resolve) => { window.letGo = () => { held = null; resolve(); }; });
    held = { path, gone };
  };
  window.fetch = async (input, options) => {
    if (held && String(input).startsWith(held.path)) await held.gone;
    return fetchNow(input, options);
  };
"""
"""Runs before the page's own scripts. Playwright can hold requests too, but loses some on release."""

SETTLED = """() => document.getElementById("preview-app").getAttribute("aria-busy") === "false"
  && !document.getElementById("send-message").disabled
  && [...document.querySelectorAll("#channel-timeline img")].every((one) => one.complete)"""


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser():
    path = found.browser()
    if path is None:
        pytest.skip(found.HOW)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def context(browser):
    """Shared by the tabs of all tests, with the typefaces they have loaded."""
    context = await browser.new_context(viewport=DESKTOP)
    context.set_default_timeout(PATIENCE * 1000)
    await context.add_init_script(HOLDING)
    yield context
    await context.close()


class Playing:
    """The running bot, and what tests do besides pressing buttons."""

    def __init__(self, simulation, game_bot):
        self.simulation, self.bot = simulation, game_bot
        self.addresses = simulation.addresses
        self.channel = simulation.world.channel
        self.env = simulation.env

    @property
    def messages(self):
        return self.env.backend.messages[self.channel.id]

    def fill(self, count):
        """Insert ``count`` messages before all others."""
        there, first = self.messages, min(self.messages)
        for number in range(count):
            text = f"earlier {number} " + "and so on " * 30
            message = self.env.backend.create_message(self.channel.id, self.env.backend.bot_user.id, text)
            del there[message.id]
            message.id = first - count + number
            there[message.id] = message
        self.env.backend.messages[self.channel.id] = dict(sorted(there.items()))

    async def post(self, text, **more):
        """Post something in the channel as the bot."""
        return await self.bot.get_channel(self.channel.id).send(text, **more)


@asynccontextmanager
async def at_work(folder, make=None, **settings):
    """The offline bot, as `bot.py --offline` starts it, with its games in this folder."""
    # In a task of its own, for what simcord does to its clock must not reach the test.
    ready, stop = asyncio.get_running_loop().create_future(), asyncio.Event()
    quick = {"drawing_workers": 0, "computer_workers": 1, "computer_budget": 1}
    chosen = Settings(**{"port": 0, "database": folder / "games.sqlite3", **quick, **settings})
    known = Catalogue(registry.makers(chosen.games))
    game_bot = make() if make else GameBot(chosen, known, extensions=EXTENSIONS, afresh=True)
    archive = None if make else Archive(archive_of(chosen.database))

    async def work():
        async with simulate(chosen, game_bot, archive) as simulation:
            ready.set_result(simulation)
            await simulation.beat(stop)

    task = asyncio.create_task(work())
    await asyncio.wait([task, ready], return_when=asyncio.FIRST_COMPLETED)
    try:
        if not task.done():
            yield Playing(ready.result(), game_bot)
    finally:
        stop.set()
        await task


@pytest.fixture(scope="session")
def serve():
    return at_work


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def served(browser, tmp_path_factory):
    """The bot of a module's tests."""
    async with at_work(tmp_path_factory.mktemp("games"), players=10) as playing:
        yield playing


@pytest.fixture
def playing(served):
    """The module's bot; a test's posts are removed after it."""
    before = dict(served.messages)
    yield served
    served.env.backend.messages[served.channel.id] = before


class Tab:
    """A tab of the browser, and what a person sees there."""

    def __init__(self, page):
        self.page = page

    async def open(self, address):
        await self.page.goto(address)
        await self.find("[data-message-id]").last.wait_for()

    async def open_again(self, address):
        """Return to an address: reuse the page if Escape resets it, otherwise load it."""
        for _ in range(3):
            if self.page.url.partition("#")[0] != address:
                break
            if await self.page.evaluate(AS_OPENED):
                await self._to_end()
                return
            await self.keys("Escape")
        await self.open(address)

    async def _to_end(self):
        await self.settled()
        async with self.page.expect_response("**/api/action"):
            await self.page.evaluate("document.getElementById('new-messages').click()")
        await self.settled()

    @property
    def host(self):
        return urlsplit(self.page.url).netloc

    def find(self, selector, **more):
        """Locator for a selector on the page."""
        return self.page.locator(selector, **more)

    def message(self, post):
        """Locator for a message, given as an object or by its id."""
        return self.find(f"[data-message-id='{getattr(post, 'id', post)}']")

    def control(self, post, label):
        return self.message(post).get_by_role("button", name=label, exact=True)

    def menu(self, post):
        return self.message(post).locator(".select-trigger")

    def option(self, label):
        return self.page.get_by_role("option", name=label)

    def marked(self, post):
        return self.message(post).and_(self.find("[data-marked]"))

    def notice(self, name):
        return self.find(".k2-notice", has_text=phrase(name))

    def button(self, label):
        return self.page.get_by_role("button", name=label, exact=True).last

    async def click(self, locator):
        """Click like a person: a key press first, so that the page allows scrolling to the place."""
        await self.keys("Shift")
        await locator.click()

    async def press(self, label):
        await self.click(self.button(label))

    async def write(self, text):
        """Type into the message box, without sending."""
        await self.find("#channel-composer-input").click()
        await self.page.keyboard.insert_text(text)

    async def keys(self, *names):
        for name in names:
            await self.page.keyboard.press(name)

    async def newest(self):
        return await self.find("[data-message-id]").last.get_attribute("data-message-id")

    async def until_newer(self, than):
        """Wait for a message newer than ``than``, which may have been replaced."""

        async def is_newer():
            return int(await self.newest()) > int(than)

        await self.until(is_newer)

    async def far(self):
        """Pixels between the view and the end of the conversation."""
        return await self.page.evaluate(
            "(({scrollHeight, scrollTop, clientHeight}) => scrollHeight - scrollTop - clientHeight)"
            "(document.getElementById('channel-timeline'))"
        )

    async def at_end(self):
        """Wait until the page has settled; returns whether the end of the conversation is in view."""
        await self.settled()
        return await self.far() <= 1

    async def in_view(self, locator):
        """Whether all of an element is within the conversation's frame."""
        return await locator.evaluate(
            """(element) => {
              const frame = document.getElementById("channel-timeline").getBoundingClientRect();
              const { top, bottom, height } = element.getBoundingClientRect();
              return height > 0 && top >= frame.top - 1 && bottom <= frame.bottom + 1;
            }"""
        )

    async def until(self, condition):
        """Wait until the condition, a coroutine function, holds."""
        end = time.monotonic() + PATIENCE
        while not await condition():
            assert time.monotonic() < end, "it never came to hold"
            await asyncio.sleep(0.05)

    async def settled(self):
        """Wait until all pictures are loaded and nothing is under way."""
        await self.page.wait_for_function(SETTLED, polling=50)

    @asynccontextmanager
    async def held(self, path):
        """Hold back the page's requests to paths with this prefix until the block ends."""
        await self.page.evaluate("(path) => hold(path)", path)
        yield
        await self.page.evaluate("letGo()")

    @asynccontextmanager
    async def acting(self, *kinds):
        """Collect the actions of these kinds sent within the block, and wait for as many."""
        sent, done = [], asyncio.Event()

        def note(request):
            action = json.loads(request.post_data) if request.url.endswith("/api/action") else {}
            if action.get("kind") in kinds:
                sent.append(action)
            if len(sent) >= len(kinds):
                done.set()

        self.page.on("request", note)
        yield sent
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        self.page.remove_listener("request", note)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def kept():
    """The tab left open for the module's next test, since loading a page takes longest."""
    tabs = []
    yield tabs
    for tab in tabs:
        await tab.page.close()


@pytest_asyncio.fixture(loop_scope="session")
async def tab(context, kept, request):
    """Opens an address in a tab; the first one may have been used by another test."""
    tabs, failed = [], request.session.testsfailed

    async def opened(address, viewport=DESKTOP):
        tabs.append(kept.pop() if kept else Tab(await context.new_page()))
        if tabs[-1].page.viewport_size != viewport:
            await tabs[-1].page.set_viewport_size(viewport)
        await tabs[-1].open_again(address)
        return tabs[-1]

    yield opened
    if tabs and request.session.testsfailed == failed:
        kept.append(tabs.pop(0))
    for tab in tabs:
        await tab.page.close()


@pytest.fixture
def visit(playing, tab):
    """Opens Ann's page."""
    return partial(tab, playing.addresses[0])


@pytest.fixture
def seen(playing, visit):
    """Posts something in the channel and opens Ann's page; returns both."""

    async def seen(text, **more):
        post = await playing.post(text, **more)
        return await visit(), post

    return seen
