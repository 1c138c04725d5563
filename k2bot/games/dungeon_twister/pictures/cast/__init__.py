"""The cast: the eight characters and the six objects, drawn; see docs/art-dungeon-twister.md."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.cleric import CLERIC, CLERIC_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.easel import (
    WHOLE,
    Figure,
    Framing,
    HeldObject,
    Part,
    Portrait,
    Pose,
    Still,
    Window,
)
from k2bot.games.dungeon_twister.pictures.cast.goblin import GOBLIN, GOBLIN_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.mekanork import MEKANORK, MEKANORK_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.objects import ARMOUR, POTION, ROPE, SWORD, TREASURE, WAND
from k2bot.games.dungeon_twister.pictures.cast.thief import THIEF, THIEF_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.troll import TROLL, TROLL_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.wallwalker import WALLWALKER, WALLWALKER_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.warrior import WARRIOR, WARRIOR_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.wizard import WIZARD, WIZARD_STRIDING

__all__ = [
    "FIGURES",
    "OBJECTS",
    "STRIDING",
    "WHOLE",
    "Framing",
    "HeldObject",
    "Portrait",
    "Pose",
    "Still",
    "Window",
]

FIGURES: Final[dict[str, Figure]] = {
    "cleric": CLERIC,
    "goblin": GOBLIN,
    "mekanork": MEKANORK,
    "thief": THIEF,
    "troll": TROLL,
    "wallwalker": WALLWALKER,
    "warrior": WARRIOR,
    "wizard": WIZARD,
}
"""Figures by kind."""
STRIDING: Final[dict[str, Figure]] = {
    "cleric": CLERIC_STRIDING,
    "goblin": GOBLIN_STRIDING,
    "mekanork": MEKANORK_STRIDING,
    "thief": THIEF_STRIDING,
    "troll": TROLL_STRIDING,
    "wallwalker": WALLWALKER_STRIDING,
    "warrior": WARRIOR_STRIDING,
    "wizard": WIZARD_STRIDING,
}
"""Figures striding with both arms raised, by kind."""
OBJECTS: Final[dict[str, tuple[Part, ...]]] = {
    "armour": ARMOUR,
    "potion": POTION,
    "rope": ROPE,
    "sword": SWORD,
    "treasure": TREASURE,
    "wand": WAND,
}
"""Objects by kind."""
