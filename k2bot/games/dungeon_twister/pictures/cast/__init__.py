"""The cast: the eight characters and the six objects, drawn; see docs/art-dungeon-twister.md."""

from __future__ import annotations

from typing import Final

from k2bot.games.dungeon_twister.pictures.cast.cleric import CLERIC, CLERIC_FALLEN, CLERIC_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.easel import (
    LYING,
    WHOLE,
    Eyes,
    Figure,
    Framing,
    HeldObject,
    Part,
    Portrait,
    Pose,
    Still,
    Window,
)
from k2bot.games.dungeon_twister.pictures.cast.goblin import GOBLIN, GOBLIN_FALLEN, GOBLIN_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.mekanork import MEKANORK, MEKANORK_FALLEN, MEKANORK_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.objects import ARMOUR, POTION, ROPE, SWORD, TREASURE, WAND
from k2bot.games.dungeon_twister.pictures.cast.thief import THIEF, THIEF_FALLEN, THIEF_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.troll import TROLL, TROLL_FALLEN, TROLL_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.wallwalker import (
    WALLWALKER,
    WALLWALKER_FALLEN,
    WALLWALKER_STRIDING,
)
from k2bot.games.dungeon_twister.pictures.cast.warrior import WARRIOR, WARRIOR_FALLEN, WARRIOR_STRIDING
from k2bot.games.dungeon_twister.pictures.cast.wizard import WIZARD, WIZARD_FALLEN, WIZARD_STRIDING

__all__ = [
    "FALLEN",
    "FIGURES",
    "LYING",
    "OBJECTS",
    "STRIDING",
    "WHOLE",
    "Eyes",
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
FALLEN: Final[dict[str, Figure]] = {
    "cleric": CLERIC_FALLEN,
    "goblin": GOBLIN_FALLEN,
    "mekanork": MEKANORK_FALLEN,
    "thief": THIEF_FALLEN,
    "troll": TROLL_FALLEN,
    "wallwalker": WALLWALKER_FALLEN,
    "warrior": WARRIOR_FALLEN,
    "wizard": WIZARD_FALLEN,
}
"""Figures on the ground, by kind."""
OBJECTS: Final[dict[str, tuple[Part, ...]]] = {
    "armour": ARMOUR,
    "potion": POTION,
    "rope": ROPE,
    "sword": SWORD,
    "treasure": TREASURE,
    "wand": WAND,
}
"""Objects by kind."""
