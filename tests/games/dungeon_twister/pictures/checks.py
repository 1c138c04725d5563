"""Faults of Dungeon Twister scenes: those of any game's layout, and type that is too small."""

import re

from k2bot.games.dungeon_twister.engine.content import ALL_CHARACTERS, KIND
from k2bot.games.dungeon_twister.pictures import Writing
from k2bot.games.dungeon_twister.pictures.changed_rooms import CARVED
from k2bot.games.dungeon_twister.pictures.pieces import token_letters
from k2bot.games.dungeon_twister.pictures.rooms import LETTER
from k2bot.render import theme
from k2bot.render.scene import Text
from k2bot.text.words import words
from tests.kit.pictures import layout
from tests.phrases import phrase
from tools.dungeon_twister import samples

HARD_NAMES = ("W" * 32, "🏔️🧗")
LEAST_ON_TOKENS = 10
"""Minimum pixels of letters on tokens, which outlines identify too."""
CAPITALS = 0.73
"""Height of capitals as a share of the type size."""
CONSTANT, CHANGING = 7, 9
"""Minimum pixels of capitals in a chat, for constant and for changing texts."""
ALWAYS = {
    phrase(f"dungeon-picture-{part}")
    for part in (
        *("new", "points", "cards"),
        *("source-exit", "source-goblin", "source-treasure", "source-elimination"),
        *("end-out", "end-struck", "end-treasure"),
    )
} | {
    *(phrase("dungeon-picture-places", who=who) for who in ("all", "rest")),
}
"""Texts with a fixed place in every picture, or explained by the signs around them."""
TOLD_TWICE = (
    *(
        re.compile(re.escape(phrase("dungeon-picture-can-leave", **values)).replace("NAMES", ".*"))
        for values in (
            {"colour": "NAMES", "names": "NAMES", "count": 1, "when": when, "wins": wins, "points": points}
            | {"partly": partly, "ap": ap, "short": short}
            for short in ("yes", "no")
            for when in ("now", "turn", "next")
            for partly in ("yes", "no")
            for wins in ("yes", "no")
            for points in range(1, 9)
            for ap in ("none", *range(1, 9))
        )
    ),
    *(re.compile(re.escape(phrase("dungeon-picture-quiet", count=count))) for count in range(1, 20)),
)
"""Texts that repeat what an arrow shows (who can leave) or the post says (quiet turns)."""


def on_tokens(said):
    """The letters of all characters."""
    writing = Writing(said)
    return {token_letters(token, writing) for token in ALL_CHARACTERS}


def faults(scene, said, names=samples.NAMES):
    """Everything that is wrong with a scene."""
    small = on_tokens(said)
    yield from misplaced(scene, said, names)
    for shape in scene.shapes:
        if isinstance(shape, Text):
            least = LEAST_ON_TOKENS if shape.text in small else _least(shape, scene, said, names)
            if shape.size < least:
                yield f"{shape.text!r} is set in {shape.size} px, less than {least:.0f}"


def misplaced(scene, said, names=samples.NAMES):
    """Faults in the position and spacing of shapes."""
    yield from (fault for fault in layout.faults(scene, names) if " is set in " not in fault)


def _least(shape, scene, said, names):
    """Minimum size of a text; long words of other languages may be smaller than ours.

    Tall pictures are for phones, which show them 400 pixels wide.
    """
    if said is not words():
        return theme.LEAST_TEXT
    kinds = {said.text(f"dungeon-kind-{kind}") for kind in KIND}
    shown = layout.bare(shape.text).strip("…")
    is_name = any(shown in layout.bare(theme.drawable_text(name, "")) for name in names)
    is_always = is_name or shape.text in kinds | ALWAYS or shape.fill in (LETTER, CARVED)
    is_always = is_always or any(one.fullmatch(shape.text) for one in TOLD_TWICE)
    seen = (550 if scene.width > scene.height else 400) / scene.width
    return (CONSTANT if is_always else CHANGING) / CAPITALS / seen


def foreign(scene):
    """Texts with untranslated letters in the pseudo-language, except columns, squares and gears."""
    for shape in scene.shapes:
        if isinstance(shape, Text):
            said = re.sub(r"\b(?:[A-V]\d{0,2}|II|III|IV)\b", "", shape.text)
            if re.search("[A-Za-z]", said):
                yield shape.text
