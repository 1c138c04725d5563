"""Programs for developers, such as galleries, measurements and makers of the bot's files."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from k2bot.games import registry

if TYPE_CHECKING:
    from types import ModuleType


def of_game(game: str, name: str) -> ModuleType:
    """A module about a game, in its folder here or else in its own package. Raises ImportError.

    The game is named by its key, or by its import path as in the settings.
    """
    module = registry.module_of(game, name)
    here = f"tools.{module.split('.')[-2]}"
    return import_module(f"{here}.{name}" if find_spec(here) else module)
