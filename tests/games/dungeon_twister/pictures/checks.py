"""What may be wrong with a scene of Dungeon Twister: the faults every game's layout has, and small type."""

from __future__ import annotations

import re

from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS
from k2bot.games.dungeon_twister.pictures import Writing
from k2bot.games.dungeon_twister.pictures.characters import letters
from k2bot.render.scene import Text
from tests.kit.pictures import layout
from tools.dungeon_twister import samples

HARD_NAMES = ("W" * 32, "🏔️🧗")
LEAST, LEAST_ON_TOKENS = 28, 10
"""Pixels of the smallest type, and of letters on tokens, which are told by their outlines as well."""
GRAZED = 15
"""Per cent of the box of a token's letters that a badge in its corner may take: no letter reaches there."""


def on_tokens(said):
    """The letters of all characters."""
    writing = Writing(said)
    return {letters(token, writing) for token in ALL_CHARACTERS}


def faults(scene, said, names=samples.NAMES):
    """Everything that is wrong with a scene."""
    small = on_tokens(said)
    for fault in layout.faults(scene, names):
        text = (*fault.split("'"), "")[1]
        grazed = re.search(r"is covered to (\d+)% ", fault)
        if " is set in " in fault or (grazed and text in small and int(grazed[1]) <= GRAZED):
            continue
        yield fault
    for shape in scene.shapes:
        if isinstance(shape, Text):
            least = LEAST_ON_TOKENS if shape.text in small else LEAST
            if shape.size < least:
                yield f"{shape.text!r} is set in {shape.size} px, less than {least}"


def foreign(scene):
    """Texts in the pseudo-language with letters from elsewhere; columns and squares apart."""
    for shape in scene.shapes:
        if isinstance(shape, Text):
            said = re.sub(r"\b[A-V]\d{0,2}\b", "", shape.text)
            if re.search("[A-Za-z]", said):
                yield shape.text
