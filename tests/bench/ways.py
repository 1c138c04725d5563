"""Files that a press, a board and a computer's decision pass through, which a reader has to open."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from k2bot.host.discord.images import ImageService
from k2bot.host.discord.interactions import InteractionHandler
from k2bot.thinking.processes import Thinking
from tests.dot import DOT
from tests.expeditions.party import gathered

from .table import Goal

if TYPE_CHECKING:
    from collections.abc import Coroutine, Generator, Iterator
    from types import CodeType, FrameType

    from k2bot.game.values import Picture

ROOT = Path(__file__).parents[2]
PRESS, BOARD, THOUGHT = "a press that commits three cards", "drawing a board", "a thought of the hard level"
GOALS = {PRESS: 47, BOARD: 36, THOUGHT: 22}
"""Upper limits, checked by tests/test_architecture.py. A press has no margin: a new file needs a reason."""


class Route:
    """The project's files whose functions are called, in order of first call."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self._known: set[CodeType] = set()

    def _note(self, frame: FrameType, event: str, _: Any) -> None:
        code = frame.f_code
        if event != "call" or code in self._known:
            return
        self._known.add(code)
        if code.co_name != "<module>" and code.co_filename.startswith(str(ROOT)):
            file = Path(code.co_filename).relative_to(ROOT)
            if file.parts[0] in ("k2bot", "cogs", "bot.py"):
                self.files.setdefault(file.as_posix(), code.co_name)

    @contextmanager
    def followed(self) -> Iterator[None]:
        """Record what this thread calls within the block."""
        sys.setprofile(self._note)
        try:
            yield
        finally:
            sys.setprofile(None)


class Followed:
    """Awaits a coroutine and records what it calls itself, not what runs while it waits."""

    def __init__(self, coroutine: Coroutine[Any, Any, Any], route: Route) -> None:
        self._steps = coroutine.__await__()
        self._route = route

    def __await__(self) -> Generator[Any, Any, Any]:
        sent = None
        while True:
            try:
                with self._route.followed():
                    waited_for = self._steps.send(sent)
            except StopIteration as end:
                return end.value
            sent = yield waited_for


def report(*, quick: bool) -> list[Goal]:
    """Play the beginning of a game, and print the routes."""
    found = asyncio.run(routes())
    for what, route in found.items():
        print(f"\n{what.capitalize()}: {len(route.files)} files")  # noqa: T201 - command output
        for file, function in route.files.items():
            print(f"  {file}  {function}")  # noqa: T201 - command output
    return [Goal(f"files of {what}", len(route.files), GOALS[what], "") for what, route in found.items()]


async def routes() -> dict[str, Route]:
    """Play the beginning of a game, and record the files of the three routes."""
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        press, board = await _of_people(Path(folder), patch)
    with pytest.MonkeyPatch.context() as patch, tempfile.TemporaryDirectory() as folder:
        thought = await _of_a_computer(Path(folder), patch)
    return dict(zip(GOALS, (press, board, thought), strict=True))


async def _of_people(folder: Path, patch: pytest.MonkeyPatch) -> tuple[Route, Route]:
    press, board = Route(), Route()
    pictures: list[Picture] = []
    handle = InteractionHandler.press

    async def drawing(_: ImageService, picture: Picture) -> bytes:
        pictures.append(picture)  # drawn below, while nothing of it is in the caches yet
        return DOT

    async def handling(*facts: Any) -> None:
        await Followed(handle(*facts), press)

    patch.setattr(ImageService, "draw", drawing)
    async with gathered(folder, patch, "ann", "bob", styles="cautious", seed="night") as party:
        await party.lay()
        await party.press("bob", party.posts[-1], "join")
        await party.press("ann", party.posts[-1], "start")
        panel = await party.choose("ann", await party.press("ann", party.asking, "page", "hand"))
        patch.setattr(InteractionHandler, "press", handling)
        await party.press("ann", panel, "commit")
        patch.setattr(InteractionHandler, "press", handle)
    with board.followed():
        next(picture for picture in pictures if "board" in picture.name).draw()
    return press, board


async def _of_a_computer(folder: Path, patch: pytest.MonkeyPatch) -> Route:
    thought = Route()
    asked: list[Any] = []
    answer = Thinking.answer

    async def asking(thinking: Thinking, ask: Any, *more: Any) -> str:
        asked.append(ask)
        return await answer(thinking, ask, *more)

    patch.setattr(Thinking, "answer", asking)
    settings = {"computer_workers": 1, "computer_budget": 5}
    async with gathered(folder, patch, "ann", styles="cautious", seed="night", **settings) as party:
        await party.lay()
        await party.seat("hard")
        await party.press("ann", party.posts[-1], "start")
        with thought.followed():
            question = asked[0](100)
            question.think(*question.facts)
    return thought
