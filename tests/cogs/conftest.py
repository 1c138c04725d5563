"""The tiny game in the simulated Discord of the host's tests, for the slash commands."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

HOST = Path(__file__).parents[1] / "host"


def _load(name, folder):
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, folder / f"{name}.py")
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        spec.loader.exec_module(module)
    return sys.modules[name]


tiny_game = _load("tiny_game", HOST)
kit = _load("kit", HOST / "discord")


class Explained(tiny_game.TinyGame):
    """The tiny game with rules to read, and topics of them."""

    topics = (("round", "A round"), ("end", "The end"))

    def page(self, state, seat, name, draft, people):
        if name.partition(".")[0] == "rules":
            return tiny_game.Page(f"These are the rules: {name}", rows=((tiny_game.board(),),))
        return super().page(state, seat, name, draft, people)


@pytest.fixture
def tiny():
    return Explained()


@pytest.fixture
async def world(tmp_path, tiny):
    async with kit.world(tmp_path, tiny) as made:
        yield made
