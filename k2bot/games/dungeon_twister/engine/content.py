"""The printed components of Dungeon Twister, loaded once from ``data/*.toml``: tokens, cards, rooms (rule 1).

Tokens are integers inside the engine: blue's characters and objects in data order, then yellow's.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads(resources.files(__package__).joinpath("data", name).read_text(encoding="utf-8"))


_COMPONENTS = _load("components.toml")

COLOURS: Final = ("b", "y")
"""Prefix of each seat's token names: blue is seat 0, yellow seat 1."""
CHARACTERS: Final = tuple(str(kind["name"]) for kind in _COMPONENTS["characters"])
OBJECTS: Final = tuple(str(kind["name"]) for kind in _COMPONENTS["objects"])
TOKENS_PER_SEAT: Final = len(CHARACTERS) + len(OBJECTS)
TOKENS: Final = tuple(f"{colour}.{kind}" for colour in COLOURS for kind in (*CHARACTERS, *OBJECTS))
"""Name by token."""
BY_NAME: Final = {name: token for token, name in enumerate(TOKENS)}
ALL_TOKENS: Final = range(len(TOKENS))
OWNER: Final = tuple(token // TOKENS_PER_SEAT for token in ALL_TOKENS)
KIND: Final = tuple(name[2:] for name in TOKENS)
TOKENS_OF: Final = (ALL_TOKENS[:TOKENS_PER_SEAT], ALL_TOKENS[TOKENS_PER_SEAT:])
"""Each seat's tokens."""
IS_CHARACTER: Final = tuple(kind in CHARACTERS for kind in KIND)
CHARACTERS_OF: Final = tuple(
    tuple(token for token in ALL_TOKENS if OWNER[token] == seat and IS_CHARACTER[token]) for seat in (0, 1)
)
ALL_CHARACTERS: Final = CHARACTERS_OF[0] + CHARACTERS_OF[1]
ALL_OBJECTS: Final = tuple(token for token in ALL_TOKENS if not IS_CHARACTER[token])


def _of_kinds(key: str) -> tuple[int, ...]:
    values = {
        kind["name"]: int(kind.get(key, 0))
        for group in ("characters", "objects")
        for kind in _COMPONENTS[group]
    }
    return tuple(values[kind] for kind in KIND)


SPEED: Final = _of_kinds("speed")
COMBAT: Final = _of_kinds("combat")
DEFENCE: Final = _of_kinds("defence")
ATTACK: Final = _of_kinds("attack")
EXIT_VP: Final = _of_kinds("exit_vp")
POTION_AP: Final = max(_of_kinds("ap"))


def _both(kind: str) -> tuple[int, int]:
    return BY_NAME[f"b.{kind}"], BY_NAME[f"y.{kind}"]


CLERICS: Final = _both("cleric")
MEKANORKS: Final = _both("mekanork")
THIEVES: Final = _both("thief")
TROLLS: Final = _both("troll")
WALLWALKERS: Final = _both("wallwalker")
WARRIORS: Final = _both("warrior")
WIZARDS: Final = _both("wizard")
ROPES: Final = _both("rope")
POTIONS: Final = _both("potion")
WANDS: Final = _both("wand")
TREASURES: Final = _both("treasure")

MARKS: Final = tuple(int(y) for y in _COMPONENTS["maze"]["marks"])
_HIDES = _COMPONENTS["maze"]["hides"]
CAPACITY: Final = tuple(int(_HIDES[slot % len(_HIDES)]) for slot in range(2 * len(_HIDES)))
"""Number of tokens hidden on the room of each slot (rule 6)."""
GOALS: Final = tuple(int(goal) for goal in _COMPONENTS["ends"]["goals"])
QUIET_TURNS: Final = int(_COMPONENTS["ends"]["quiet_turns"])
ACTION_CARDS: Final = tuple(int(card) for card in _COMPONENTS["cards"]["action"])
COMBAT_CARDS: Final = tuple(int(card) for card in _COMPONENTS["cards"]["combat"])
RETURNING_CARD: Final = int(_COMPONENTS["cards"]["returning"])
JUMP_CARDS: Final = int(_COMPONENTS["cards"]["jump"])
MOST_ACTIONS: Final = max(ACTION_CARDS) + len(POTIONS) * POTION_AP
"""Most actions of one turn: with the highest action card and both potions."""


def highest_playable(highest: int) -> int:
    """The highest action card that may be played after this highest one so far, 0 for none (rule 9)."""
    return max(highest + 1, ACTION_CARDS[0])


def playable_cards(cards: Sequence[int], highest: int) -> tuple[int, ...]:
    """The action cards that may be played after this highest one so far (rule 9)."""
    return tuple(card for card in cards if card <= highest_playable(highest))


def exit_points(character: int, load: int | None) -> int:
    """Points of a character that leaves the maze with a load (rule 22)."""
    return EXIT_VP[character] + (EXIT_VP[load] if load in TREASURES else 0)


@dataclass(frozen=True, slots=True)
class Room:
    """A printed room in its original orientation; rows and columns count from the top left."""

    id: str
    pair: int
    direction: int
    """Direction of the arrow: 1 clockwise, -1 counterclockwise."""
    gear: tuple[int, int]
    pits: tuple[tuple[int, int], ...]
    horizontal: tuple[str, ...]
    """Six rows of horizontal sides: ``.`` free, ``w`` wall, ``p`` portcullis."""
    vertical: tuple[str, ...]
    """Five rows of vertical sides, with the same marks."""

    @property
    def numeral(self) -> str:
        """The number on its gear and its twin's as it is shown: Roman, unlike those of rooms and steps."""
        return ("I", "II", "III", "IV")[self.pair - 1]

    @property
    def gates(self) -> tuple[tuple[str, int, int], ...]:
        """Portcullises, each by kind of side (``H`` or ``V``), row and place in it."""
        return tuple(
            (kind, line, place)
            for kind, lines in (("H", self.horizontal), ("V", self.vertical))
            for line, marks in enumerate(lines)
            for place, mark in enumerate(marks)
            if mark == "p"
        )

    @property
    def first_gate(self) -> int:
        """Index of its first portcullis in ``GATES``."""
        return GATE_BY_NAME[f"{self.id}/0"]


ROOMS: Final = tuple(
    Room(
        id=room["id"],
        pair=room["pair"],
        direction=1 if room["turn"] == "clockwise" else -1,
        gear=(room["gear"][0], room["gear"][1]),
        pits=tuple((row, column) for row, column in room["pits"]),
        horizontal=tuple(room["H"]),
        vertical=tuple(room["V"]),
    )
    for room in _load("rooms.toml")["room"]
)
ROOM_IDS: Final = tuple(room.id for room in ROOMS)
GATES: Final = tuple(f"{room.id}/{number}" for room in ROOMS for number in range(len(room.gates)))
"""Name by portcullis."""
GATE_BY_NAME: Final = {name: gate for gate, name in enumerate(GATES)}
CLOSED, OPEN, BROKEN = range(3)
GATE_STATES: Final = ("closed", "open", "broken")
