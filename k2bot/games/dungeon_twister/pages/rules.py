"""The rules in our own words, one page per topic; topics about the board have a picture."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Final

from k2bot.game.reading import RuleBook
from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import Hide, Team, read_actions
from k2bot.games.dungeon_twister.engine.content import (
    ALL_CHARACTERS,
    BY_NAME,
    COLOURS,
    COMBAT_CARDS,
    EXIT_VP,
    IS_CHARACTER,
    OWNER,
    ROOM_IDS,
    TOKENS,
)
from k2bot.games.dungeon_twister.engine.listing import board_of, fetches
from k2bot.games.dungeon_twister.engine.model import Game, Setup
from k2bot.games.dungeon_twister.engine.planning import Preview, preview
from k2bot.games.dungeon_twister.engine.position import seats_with, set_out
from k2bot.games.dungeon_twister.engine.view import observe
from k2bot.games.dungeon_twister.pages import drawings, orders
from k2bot.games.dungeon_twister.pages.moves import destinations
from k2bot.games.dungeon_twister.pages.orders import Orders
from k2bot.games.dungeon_twister.pages.wording import TEXT, Talk

if TYPE_CHECKING:
    from k2bot.game.values import Picture


@dataclass(frozen=True, slots=True)
class _Example:
    """Example position of a topic: blue to move; characters not named left the maze or are safe."""

    tokens: str
    """Tokens with their squares, or the slots where they are face down or were lifted."""
    done: str = ""
    """Actions, if the example shows steps."""
    reach: str = ""
    """The character whose reach is shown, if any."""
    wounded: tuple[str, ...] = ()
    hidden: tuple[int, ...] = ()
    """Slots still face down."""
    points: tuple[int, int] = (1, 1)


_EXAMPLES: Final = {
    "overview": _Example(
        "b.goblin L5, b.thief N3, b.treasure N3, b.warrior G3, y.troll I3, y.wizard E4, "
        "y.cleric R3, b.rope 6, y.sword 6, y.thief 6, b.wizard 7, y.treasure 7",
        hidden=(6, 7),
    ),
    "turn": _Example(
        "b.mekanork D3, b.goblin B2, b.thief G3, y.wizard F4, y.troll K8",
        done="rotate b.mekanork 0 +1; move b.goblin F1 F2 F3; move b.thief G4 G5 G6",
    ),
    "panel": _Example("b.thief C1, b.cleric E3, b.rope D3, y.goblin G3", reach="b.thief"),
    "moving": _Example("b.warrior L4, b.goblin K5, y.troll N4", reach="b.warrior"),
    "wounds": _Example("b.warrior G3, b.cleric G1, y.troll G4, y.goblin G2", wounded=("y.troll",)),
    "end": _Example(
        "b.goblin U3, b.treasure U3, b.thief T4, y.warrior V2, y.cleric R3",
        done="move b.goblin V3",
        points=(2, 1),
    ),
    "carrying": _Example(
        "b.thief C1, b.sword C1, b.cleric D1, b.rope D1, y.goblin G5",
        done="move b.thief D1 take b.rope C1 B1",
        wounded=("y.goblin",),
    ),
    "jumping": _Example("b.cleric E1, b.treasure E1, y.warrior H2", done="jump b.cleric F1 F2"),
    "revealing": _Example("b.warrior E3, y.thief 1, y.sword 1, b.rope 1, y.troll P3"),
    "rotating": _Example(
        "b.mekanork D3, b.goblin B2, y.wizard F4, y.troll K8",
        done="rotate b.mekanork 0 +1",
    ),
    "fighting": _Example("b.warrior G3, b.sword G3, y.troll G4, b.thief G5, b.cleric G1, y.goblin G2"),
    "leaving": _Example(
        "b.goblin U3, b.treasure U3, b.thief T4, y.warrior V2, y.cleric R3",
        done="move b.goblin V3",
    ),
}
_LEAVING: Final = tuple(
    [token for token in ALL_CHARACTERS if OWNER[token] == seat and EXIT_VP[token] == 1] for seat in (0, 1)
)
"""Each seat's characters that score a point for leaving."""
_SETUP: Final = "setup"
_TEAM: Final = Team(("b.thief", "b.warrior", "b.mekanork", "b.goblin"))
_PLAN: Final = (Hide("b.troll", 4), Hide("b.rope", 0), Hide("b.treasure", 2))
"""The plan so far in the example of the setup."""
_ABILITIES: Final = ("characters", "objects")
"""Topics about the tokens' abilities."""


@cache
def example(topic: str) -> Game:
    """Example position of a topic."""
    setting = _EXAMPLES[topic]
    placing = [[0, "y.thief", 1], [0, "y.sword", 1], [1, "b.rope", 1]] if topic == "revealing" else []
    leaving = [
        TOKENS[token]
        for seat, points in enumerate(setting.points)
        for token in [one for one in _LEAVING[seat] if TOKENS[one] not in setting.tokens][:points]
    ]
    return set_out(
        topic,
        setting.tokens,
        lambda name: "exit" if name in leaving else "safe" if IS_CHARACTER[BY_NAME[name]] else "lost",
        ROOM_IDS,
        setting.hidden,
        phase="place" if placing else "act",
        ap=4,
        vp=list(setting.points),
        wounded=list(setting.wounded),
        seats=seats_with([([2, 3, 4], COMBAT_CARDS, 3)] * 2),
        placing=placing,
    )


def _look(topic: str, actions: str = "") -> Preview:
    return preview(example(topic), 0, read_actions(actions) if actions else ())


def example_pictures(talk: Talk, topic: str) -> tuple[Picture, ...]:
    """The picture of a topic, if it has one; independent of any game."""
    if topic in _ABILITIES:
        return (drawings.legend(talk),)
    if topic not in (*_EXAMPLES, _SETUP):
        return ()
    nobody = [talk.text("dungeon-rules-player", colour=colour) for colour in COLOURS]
    return (_picture(talk.with_names(nobody), topic),)


def _picture(talk: Talk, topic: str) -> Picture:
    if topic == _SETUP:
        begun = play.apply(play.new_game(Setup(), topic), 0, _TEAM).game
        return orders.hiding_picture(talk, observe(begun, 0), Orders(_PLAN))
    setting, look = _EXAMPLES[topic], _look(topic)
    after = _look(topic, setting.done)
    match topic:
        case "overview":
            return drawings.maze(talk, look.seen)
        case "panel" | "moving":
            goals = destinations(look.seen, look.reach(setting.reach))
            squares = tuple(one.square for one in goals)
            fetched = fetches(board_of(look.seen), (way for one in goals for way in one.ways))
            return drawings.reach(talk, look.seen, setting.reach, squares, fetches=fetched)
        case "revealing":
            return drawings.room(talk, look.seen, 1)
        case "rotating":
            return drawings.rotation(talk, look.seen, after.seen, 0)
        case "fighting":
            return drawings.fight(talk, look.seen, "b.warrior", "y.troll")
        case "wounds":
            return drawings.fight(talk, look.seen, "b.warrior", "y.troll", (2, 1))
        case "turn" | "end":
            return drawings.maze(talk, after.seen, after.events)
        case _:
            return drawings.step(talk, after.before, after.seen, after.events)


TOPICS: Final = (
    "overview",
    "turn",
    "panel",
    "moving",
    "carrying",
    "jumping",
    "revealing",
    "rotating",
    "fighting",
    "wounds",
    "leaving",
    "characters",
    "objects",
    "setup",
    "end",
    "rulings",
    "rulings-2",
    "rulings-3",
    "sources",
)
"""Topics in menu order; the page ``rules`` shows the first."""
_RULINGS: Final = {
    "rulings": (7, 8, 10, 13, 14, 15),
    "rulings-2": (16, 18, 19, 23, 24, 28, 30, 31, 32, 33),
    "rulings-3": (34, 35, 37, 38, 39, 40, 41, 42),
}


BOOK: Final = RuleBook(TOPICS, example_pictures, TEXT, rulings=_RULINGS)
