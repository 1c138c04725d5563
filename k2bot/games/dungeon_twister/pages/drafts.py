"""Actions as text: an answer is one or several, a draft those of a turn that are not handed in yet."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.engine import actions

if TYPE_CHECKING:
    from collections.abc import Iterable

    from k2bot.game.values import Press
    from k2bot.games.dungeon_twister.engine.actions import Action

AND: Final = "; "
"""Joins the actions of an answer."""


def written(made: Iterable[Action]) -> str:
    """Actions as one text."""
    return AND.join(map(str, made))


def read(text: str) -> tuple[Action, ...]:
    """The actions of a text, at least one. Raises ActionSyntaxError."""
    return tuple(actions.parse(part) for part in text.split(AND))


def chosen(press: Press) -> str:
    """The one answer that a button or a menu holds; empty where it holds none."""
    return press.values[0] if len(press.values) == 1 else press.argument
