"""Measurements under load: how long people wait, and where processor time goes."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import threading
import time
from collections import Counter
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace

from simcord import components, gateway
from simcord.http import router

from k2bot.host.discord import panels
from k2bot.host.discord.images import ImageService
from tests.host.tiny_game import PIXEL
from tests.pids import pids

CALLBACK = re.compile(r"/interactions/(\d+)/[^/]+/callback")
ANSWER = re.compile(r"/webhooks/\d+/([^/]+)(?:/messages/.+)?")
CHANNEL = re.compile(r"/channels/\d+/messages(?:/\d+)?")


@dataclass
class Press:
    """One press, with the times when it was made, acknowledged and answered, in seconds."""

    made: float
    shown: object
    """A future that is done once the answer is there."""
    acknowledged: float = 0.0
    answered: float = 0.0
    pictured: float = 0.0
    """Time at which a file came, with or after the answer; 0 for none."""

    @property
    def text_first(self):
        """Whether the page came in text, its picture later."""
        return self.pictured > self.answered


@dataclass
class Meters:
    """Counts of one period; ``clear`` begins the next."""

    presses: list = field(default_factory=list)
    late: list = field(default_factory=list)
    """Samples of the event loop's delay, in seconds."""
    parts: list = field(default_factory=list)
    """Milliseconds of the event loop for a press, and for ``yardstick``, in each part of the time."""
    world: float = 0.0
    """Processor seconds of everything but the bot."""
    calls: Counter = field(default_factory=Counter)
    pictures: Counter = field(default_factory=Counter)
    """Number of pictures drawn, by name prefix."""
    sent: int = 0
    """Bytes of the files drawn."""
    blank: bool = False
    """Whether pictures are skipped, so that games open fast."""
    begun: float = 0.0
    threads_begun: dict = field(default_factory=dict)
    painters: list = field(default_factory=list)
    """Pools of drawing processes, and the processor time they had used when the count began."""
    painters_begun: float = 0.0
    open: dict = field(default_factory=dict)
    """Presses waiting for their answer, by token."""
    acknowledging: dict = field(default_factory=dict)
    """The same by interaction id."""

    def clear(self):
        """Reset the counts; what is under way continues."""
        self.presses, self.late, self.parts = [], [], []
        self.sent, self.begun = 0, time.process_time()
        self.threads_begun, self.painters_begun = by_thread(), self._of_painters()
        self.world, self.calls, self.pictures = 0.0, Counter(), Counter()

    @property
    def own(self):
        """Processor seconds of the bot since the last ``clear``."""
        apart = self._of_painters() - self.painters_begun
        return time.process_time() - self.begun - self.world + apart

    @property
    def drawing(self):
        """Processor seconds of drawing, in processes and threads."""
        return self._of_painters() - self.painters_begun + self.threads["picture"]

    def _of_painters(self):
        return sum(seconds_of(pid) for one in self.painters for pid in pids(one))

    @property
    def threads(self):
        """Processor seconds by kind of thread, without what isn't the bot's."""
        taken = by_thread()
        taken.subtract(self.threads_begun)
        taken["MainThread"] -= self.world
        return taken

    async def loop_delays(self):
        """Keep sampling the event loop's delay."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + 0.05
            await asyncio.sleep(0.05)
            self.late.append(loop.time() - due)

    async def costs(self, seconds):
        """Keep recording what a press cost the event loop in each part of so many seconds."""
        while True:
            presses, taken, yards = len(self.presses), self.threads["MainThread"], []
            for _ in range(round(seconds)):
                await asyncio.sleep(1)
                with self.aside():
                    yards.append(yardstick())
            taken = self.threads["MainThread"] - taken
            self.parts.append((1000 * taken / max(1, len(self.presses) - presses), 1000 * share(yards, 0.5)))

    @contextmanager
    def aside(self):
        """Count this thread's processor time as not the bot's."""
        begun = time.thread_time()
        try:
            yield
        finally:
            self.world += time.thread_time() - begun

    def made(self, record, shown):
        """Record a press."""
        press = Press(time.perf_counter(), shown)
        self.open[record.token] = self.acknowledging[record.id] = press
        return press

    def _called(self, method, path, files):
        """Record a successful call to Discord."""
        now = time.perf_counter()
        if found := CALLBACK.fullmatch(path):
            if press := self.acknowledging.pop(int(found[1]), None):
                press.acknowledged = now
        elif found := ANSWER.fullmatch(path):
            if method in {"POST", "PATCH"} and (press := self.open.get(found[1])):
                if not press.answered:
                    press.answered = now
                    self.presses.append(press)
                    if not press.shown.done():  # the player may have stopped meanwhile
                        press.shown.set_result(None)
                if files and not press.pictured:
                    press.pictured = now
        elif CHANNEL.fullmatch(path):
            self.calls[method] += 1

    @contextmanager
    def watching(self, patch):
        """Count until the end of the block."""
        dispatch, draw = router.dispatch, ImageService.draw

        def dispatched(backend, method, path, **more):
            with self.aside():
                given = dispatch(backend, method, path, **more)
                self._called(method, path, more.get("files"))
            return given

        async def drawn(gallery, picture):
            if self.blank:
                return PIXEL
            if gallery not in self.painters:
                self.painters.append(gallery)
            new = not gallery.has(picture.key) and picture.key not in gallery._drawing
            data = await draw(gallery, picture)
            if new and data is not None:
                self.pictures["-".join(picture.name.split("-")[:2])] += 1
                self.sent += len(data)
            return data

        patch.setattr(router, "dispatch", dispatched)
        patch.setattr(ImageService, "draw", drawn)
        # The simulated Discord copies whatever comes and goes, all of it JSON, with the means for anything.
        for module in (router, gateway):
            patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
        patch.setattr(components, "deepcopy", copied)
        # Scripted people press as soon as they are answered, and mean it.
        patch.setattr(panels, "DOUBLE_TAP", 0.0)
        self.clear()
        yield self


def seconds_of(pid):
    """Processor seconds of a process; 0 if it has ended."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text()
    except FileNotFoundError:
        return 0.0
    user, system = told.rpartition(")")[2].split()[11:13]
    return (int(user) + int(system)) / os.sysconf("SC_CLK_TCK")


def copied(value):
    """A copy of a JSON value."""
    if isinstance(value, dict):
        return {key: copied(part) for key, part in value.items()}
    return [copied(part) for part in value] if isinstance(value, list) else value


SAMPLE = {str(number): {"id": number, "names": [str(number)] * 3} for number in range(200)}


def yardstick():
    """Processor seconds of the same small work each time, for other programs slow a computer down."""
    begun = time.thread_time()
    copied(SAMPLE)
    return time.thread_time() - begun


def by_thread():
    """Processor seconds of each kind of thread, by name prefix."""
    taken = Counter()
    for thread in threading.enumerate():
        clock = time.pthread_getcpuclockid(thread.ident)
        taken[re.split(r"[-_ ]\d", thread.name)[0]] += time.clock_gettime(clock)
    return taken


KINDS = (
    ("", re.compile(r"/simcord/|/tests/|selectors\.py|pydantic")),
    ("rules and pages", re.compile(r"/k2bot/(games|engines|pages|text|render)/")),
    ("database", re.compile(r"/host/store/|/aiosqlite/|/sqlite3/")),
    ("tables and plans", re.compile(r"/k2bot/")),
    ("discord.py", re.compile(r"/discord/|/aiohttp/")),
    ("asyncio", re.compile(r"/asyncio/")),
)
"""Activities of the event loop's thread, by innermost matching file; the first isn't the bot's."""


class Split:
    """Sampling profiler of the event loop's thread."""

    EVERY = 0.005

    def __enter__(self):
        self.seen = Counter()
        signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, self.EVERY, self.EVERY)
        return self

    def __exit__(self, *_):
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, signal.SIG_IGN)

    def _look(self, _number, frame):
        while frame is not None:
            for name, file in KINDS:
                if file.search(frame.f_code.co_filename):
                    self.seen[name] += 1
                    return
            frame = frame.f_back

    def parts(self, seconds):
        """Divide the thread's seconds in proportion to the samples."""
        seen = {name: number for name, number in self.seen.items() if name}
        return {name: seconds * number / max(1, sum(seen.values())) for name, number in seen.items()}


def share(seconds, part):
    """Quantile of values; 0 if there are none."""
    values = sorted(seconds)
    return values[min(len(values) - 1, int(part * len(values)))] if values else 0.0
