"""Small positions that show what a rule is about; all rooms lie open, in their printed order."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, Final

from k2bot.games.dungeon_twister.engine.actions import parse
from k2bot.games.dungeon_twister.engine.content import CHARACTERS as _CHARACTERS
from k2bot.games.dungeon_twister.engine.content import COLOURS, COMBAT_CARDS, KIND, ROOM_IDS, TOKENS
from k2bot.games.dungeon_twister.engine.planning import preview
from k2bot.games.dungeon_twister.engine.position import from_position
from k2bot.games.dungeon_twister.engine.squares import BY_NAME, coordinates
from k2bot.games.dungeon_twister.pages import drawings

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.model import Game
    from k2bot.games.dungeon_twister.engine.planning import Preview
    from k2bot.games.dungeon_twister.pages.talk import Talk
    from k2bot.host.game import Picture

_STANDING: Final[dict[str, dict[str, str | int]]] = {
    "carrying": {"b.thief": "C1", "b.sword": "C1", "b.cleric": "D1", "b.rope": "D1", "y.goblin": "G5"},
    "jumping": {"b.cleric": "E1", "b.treasure": "E1", "y.warrior": "H2"},
    "revealing": {"b.warrior": "E3", "y.thief": 1, "y.sword": 1, "b.rope": 1, "y.troll": "P3"},
    "rotating": {"b.mekanork": "D3", "b.goblin": "B2", "y.wizard": "F4", "y.troll": "K8"},
    "fighting": {
        "b.warrior": "G3",
        "b.sword": "G3",
        "y.troll": "G4",
        "b.thief": "G5",
        "b.cleric": "G1",
        "y.goblin": "G2",
    },
    "leaving": {"b.goblin": "U3", "b.treasure": "U3", "b.thief": "T4", "y.warrior": "V2", "y.cleric": "R3"},
}
"""Where tokens stand, or the slot in which they were lifted."""
_TOKENS: Final = ("characters", "objects")
"""The topics that tell what tokens can do."""
_DONE: Final = {
    "carrying": "move b.thief D1 take b.rope C1 B1",
    "jumping": "jump b.cleric F1 F2",
    "leaving": "move b.goblin V3",
}
"""What is done in the examples that show a step."""


@cache
def example(topic: str) -> Game:
    """The position of a topic: blue acts; whoever is not named has left the game."""
    tokens: dict[str, Any] = {
        name: "dead" if kind in _CHARACTERS else "lost" for name, kind in zip(TOKENS, KIND, strict=True)
    }
    for name, place in _STANDING[topic].items():
        tokens[name] = place if isinstance(place, int) else list(coordinates(BY_NAME[place]))
    placing = [[0, "y.thief", 1], [0, "y.sword", 1], [1, "b.rope", 1]] if topic == "revealing" else []
    seats = [{"actions": [2, 3, 4], "combat": list(COMBAT_CARDS), "jumps": 3, "laid": None} for _ in (0, 1)]
    position: dict[str, Any] = {
        "phase": "place" if placing else "act",
        "turn": 0,
        "number": 12,
        "ap": 4,
        "top": 5,
        "quiet": 0,
        "first": 0,
        "setup": {"goal": [5, 5]},
        "vp": [1, 1],
        "rooms": [{"id": name, "rot": 0, "up": True} for name in ROOM_IDS],
        "gates": {},
        "tokens": tokens,
        "wounded": ["y.goblin"] if topic == "carrying" else [],
        "fresh": {"wounded": [], "healed": []},
        "potion": {},
        "seats": seats,
        "fight": None,
        "placing": placing,
        "result": None,
    }
    return from_position(position, topic)


def _look(topic: str, *actions: str) -> Preview:
    return preview(example(topic), 0, [parse(action) for action in actions])


def pictures(talk: Talk, topic: str) -> tuple[Picture, ...]:
    """The picture of a topic, where it has one; nobody's table is in it."""
    if topic in _TOKENS:
        return (drawings.legend(talk),)
    if topic not in _STANDING:
        return ()
    nobody = [talk.text("dungeon-rules-player", colour=colour) for colour in COLOURS]
    return (_picture(talk.among(nobody), topic),)


def _picture(talk: Talk, topic: str) -> Picture:
    look = _look(topic)
    match topic:
        case "revealing":
            return drawings.room(talk, look.seen, 1)
        case "rotating":
            turned = next(str(deed) for deed in look.deeds if str(deed).startswith("rotate b.mekanork 0"))
            return drawings.rotation(talk, look.seen, _look(topic, turned).seen, 0)
        case "fighting":
            return drawings.fight(talk, look.seen, "b.warrior", "y.troll")
        case _:
            done = _look(topic, _DONE[topic])
            return drawings.step(talk, done.before, done.seen, done.events)
