"""Pictures: drawn beside the event loop, once for all who want the same one, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from typing import TYPE_CHECKING

from k2bot.host.discord.painters import Painters
from k2bot.host.service.event_loop import at_ease

if TYPE_CHECKING:
    from collections.abc import Callable
    from concurrent.futures import Future

    from k2bot.game.values import Picture

log = logging.getLogger(__name__)

CROWDED = 3
"""Pictures for each painter from which on people are shown a page's text before its picture."""
ANSWERS_FIRST = 0.25
"""Seconds a picture that the bot itself draws gives way to answers; then it is drawn all the same."""
LARGEST = 10 * 2**20
"""Bytes of the largest file Discord takes."""


class Gallery:
    """Has pictures drawn by so many ``workers``, and keeps up to ``capacity`` bytes of them.

    They are drawn in the order in which they were asked for, which is fair: each panel waits for one picture
    at a time, and so does each table's post. One that nobody waits for any more is not begun. Where the bot
    itself draws, none is begun while the event loop is behind with answers: that would hold it up further.
    """

    def __init__(self, workers: int = 1, capacity: int = 64 * 2**20) -> None:
        self._painters = Painters(workers)
        self._capacity = capacity
        self._size = 0
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[bytes]] = {}
        self._turns = asyncio.Semaphore(self._painters.number)
        self._slow_turns = asyncio.Semaphore(1)
        self._begun: dict[str, Future[bytes]] = {}
        """Those that painters were given, by their keys."""
        self._wanted: Counter[str] = Counter()
        """How many wait for each."""

    @property
    def crowded(self) -> bool:
        """Whether so many pictures wait that another one takes its time."""
        return len(self._drawing) > CROWDED * self._painters.number

    def has(self, key: str) -> bool:
        """Whether the picture of that key is kept, so that it costs nothing."""
        return key in self._kept

    def waits(self, key: str) -> bool:
        """Whether the picture of that key was asked for, and no painter is at it yet."""
        begun = self._begun.get(key)
        return key in self._drawing and (begun is None or not (begun.running() or begun.done()))

    async def draw(self, picture: Picture) -> bytes | None:
        """Give the picture's file; None, logged, where it cannot be drawn or is too large to be sent."""
        key = picture.key
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._draw(picture), name=f"picture-{picture.name}")
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._drawn(key, done))
        self._wanted[key] += 1
        try:
            # Shielded: others may be waiting for the same picture when this request is cancelled.
            data = await asyncio.shield(drawing)
        except asyncio.CancelledError:
            if self._wanted[key] == 1 and self._drawing.get(key) is drawing and self._given_back(key):
                del self._drawing[key]
                drawing.cancel()
            raise
        except Exception:  # the text must go out whatever a drawing raises
            log.exception("the picture %s could not be drawn", picture.name)
            return None
        finally:
            self._wanted -= Counter((key,))
        if len(data) > LARGEST:
            log.error("the picture %s has %d bytes, more than Discord takes", picture.name, len(data))
            return None
        return data

    def close(self) -> None:
        """Stop drawing; what threads are at is finished and thrown away."""
        for key, drawing in self._drawing.items():
            if self._given_back(key):
                drawing.cancel()
        self._painters.close()

    async def _draw(self, picture: Picture) -> bytes:
        """Draw a picture once it is its turn."""
        painters = self._painters
        if painters.apart and not picture.slow:
            # All at once, for a process shall not wait for the event loop between two of them.
            return await self._painted(picture, painters.begin)
        async with self._slow_turns if picture.slow else self._turns:
            await at_ease(ANSWERS_FIRST)
            return await self._painted(picture, painters.begin_slow if picture.slow else painters.begin)

    async def _painted(
        self, picture: Picture, begin: Callable[[Callable[[], bytes]], Future[bytes]]
    ) -> bytes:
        self._begun[picture.key] = begun = begin(picture.draw)
        return await asyncio.wrap_future(begun)

    def _given_back(self, key: str) -> bool:
        """Whether no painter is at a picture, so that it need not be drawn."""
        begun = self._begun.get(key)
        return begun is None or begun.cancel()

    def _drawn(self, key: str, done: asyncio.Task[bytes]) -> None:
        if self._drawing.get(key) is done:
            del self._drawing[key]
            self._begun.pop(key, None)
        if done.cancelled() or done.exception() is not None:
            return
        self._kept[key] = done.result()
        self._size += len(done.result())
        while self._size > self._capacity:
            self._size -= len(self._kept.popitem(last=False)[1])
