"""Dungeon Twister's emoji: every character and object of both colours, as its token."""

from __future__ import annotations

from typing import TYPE_CHECKING

from k2bot.games.dungeon_twister.engine.content import BY_NAME, IS_CHARACTER, TOKENS
from k2bot.games.dungeon_twister.pictures.characters import character
from k2bot.games.dungeon_twister.pictures.things import thing
from k2bot.render.painting.cutout import WHOLE

if TYPE_CHECKING:
    from k2bot.render.scene import Shape
    from k2bot.render.writing import Writing


def of_token(token: str) -> str:
    """The name of a token's emoji, as in ``dungeon_thief_b``."""
    colour, _, kind = token.partition(".")
    return f"dungeon_{kind}_{colour}"


def drawings(writing: Writing) -> dict[str, tuple[Shape, ...]]:
    """All emoji by name, in shapes."""
    box = WHOLE.grown(-5)
    return {
        of_token(name): character(BY_NAME[name], box, writing)
        if IS_CHARACTER[BY_NAME[name]]
        else thing(BY_NAME[name], box)
        for name in TOKENS
    }
