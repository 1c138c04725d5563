"""The cast: the eight characters and the six objects, drawn; see docs/art.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from k2bot.games.dungeon_twister.pictures.cast.cleric import CLERIC
from k2bot.games.dungeon_twister.pictures.cast.easel import FRAMINGS, Framing, Portrait, Still
from k2bot.games.dungeon_twister.pictures.cast.goblin import GOBLIN
from k2bot.games.dungeon_twister.pictures.cast.mekanork import MEKANORK
from k2bot.games.dungeon_twister.pictures.cast.objects import ARMOUR, POTION, ROPE, SWORD, TREASURE, WAND
from k2bot.games.dungeon_twister.pictures.cast.thief import THIEF
from k2bot.games.dungeon_twister.pictures.cast.troll import TROLL
from k2bot.games.dungeon_twister.pictures.cast.wallwalker import WALLWALKER
from k2bot.games.dungeon_twister.pictures.cast.warrior import WARRIOR
from k2bot.games.dungeon_twister.pictures.cast.wizard import WIZARD

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.pictures.cast.easel import Figure, Part

__all__ = ["FIGURES", "FRAMINGS", "OBJECTS", "Framing", "Portrait", "Still"]

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
"""By kind."""
OBJECTS: Final[dict[str, tuple[Part, ...]]] = {
    "armour": ARMOUR,
    "potion": POTION,
    "rope": ROPE,
    "sword": SWORD,
    "treasure": TREASURE,
    "wand": WAND,
}
"""By kind."""
