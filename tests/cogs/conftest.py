"""The tiny game in the simulated Discord of the host's tests, for the slash commands."""

import pytest

from tests.cogs.story import Story
from tests.host import tiny_game
from tests.host.discord import kit
from tests.kit.transcript import Readable


class Explained(tiny_game.TinyGame):
    """The tiny game with rules and rule topics."""

    topics = (("round", "A round"), ("end", "The end"))

    def page(self, state, seat, name, draft, people, *, orders=None, recent=()):
        if name.partition(".")[0] == "rules":
            return tiny_game.Page(f"These are the rules: {name}", rows=((tiny_game.board(),),))
        return super().page(state, seat, name, draft, people, recent=recent)


@pytest.fixture
def tiny():
    return Explained()


@pytest.fixture
def others():
    """Games the bot offers besides the tiny one."""
    return ()


@pytest.fixture
async def world(tmp_path, tiny, others):
    async with kit.world(tmp_path, tiny, *others) as made:
        yield made


WHOLE = pytest.StashKey[bool]()
"""Whether the test body passed; some tests skip midway on PostgreSQL."""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item, call):
    report = yield
    if call.when == "call":
        item.stash[WHOLE] = report.passed
    return report


@pytest.fixture
def story(request, world, snapshot):
    """Records what people do and read, and compares it with the approved snapshot."""
    told = Story(world)
    yield told
    if request.node.stash.get(WHOLE, False):
        assert str(told) == snapshot(extension_class=Readable)
