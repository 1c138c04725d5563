"""The little game by which Dungeon Twister is learnt: its position, what the other does, and what leads on.

Room 4 is still hidden. Its corridors lie across the way as it is turned up, and lead straight out once it is
turned; then the other's Warrior steps into them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from k2bot.games.dungeon_twister.engine import play
from k2bot.games.dungeon_twister.engine.actions import Attack, Lay, Play, Rotate, parse
from k2bot.games.dungeon_twister.engine.board import Board
from k2bot.games.dungeon_twister.engine.content import BY_NAME, CHARACTERS_OF, TOKENS
from k2bot.games.dungeon_twister.engine.errors import RuleError
from k2bot.games.dungeon_twister.engine.model import Phase, Setup
from k2bot.games.dungeon_twister.engine.position import from_position
from k2bot.games.dungeon_twister.engine.reaching import reach
from k2bot.games.dungeon_twister.engine.squares import BY_NAME as SQUARE_BY_NAME
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARES, coordinates
from k2bot.games.dungeon_twister.pages import drafts

if TYPE_CHECKING:
    from k2bot.games.dungeon_twister.engine.actions import Action
    from k2bot.games.dungeon_twister.engine.model import Game

LEARNER, OTHER = 0, 1
GOBLIN, WARRIOR, MEKANORK = "b.goblin", "b.warrior", "b.mekanork"
NEEDED: Final = (GOBLIN, MEKANORK, WARRIOR)
"""Who has a part in it; the fourth is the learner's choice and stands aside."""
GUARD, TREASURE, SHUT_IN = "y.warrior", "y.treasure", "y.cleric"
ROOM: Final = 3
"""The slot of the room that is revealed and turned."""
STAND, STEP, OUT = "S5", ("T5", "U5"), "V5"
"""From where the Warrior attacks, where the guard steps, the best first, and where the way leads out."""
WAY_OUT: Final = ("V1", OUT)
"""A part of yellow's line, from the upper wall of the maze on."""
WINNING, GUARDED = 3, 2
"""The lowest combat card that surely beats the other's, and the card that the other lays."""
COMBAT: Final = (0, 2, WINNING, 5)
"""The combat cards that the learner has left."""

_SEED: Final = "course"
_SETUP: Final = Setup(goal=(3, 3), first=0)
_ASIDE: Final = "D3"
_STANDING: Final[dict[str, str | int]] = {
    GOBLIN: "P4",
    WARRIOR: "P5",
    MEKANORK: "I3",
    GUARD: "V4",
    "y.troll": "V2",
    "y.goblin": "V7",
    "y.mekanork": "V9",
    SHUT_IN: ROOM,
    TREASURE: ROOM,
    "b.rope": 4,
    "y.thief": 5,
    "y.sword": 5,
    "y.wizard": 6,
    "b.armour": 6,
    "y.wallwalker": 7,
}
"""Where tokens stand, or the slot in which they lie; objects that are not named have been used."""
_HIDDEN: Final = (4, 5, 6, 7)
"""The slots in which the learner's other characters lie."""


def start() -> Game:
    """The game before the teams are chosen."""
    return play.new_game(_SETUP, _SEED)


def later(fourth: str) -> Game:
    """The game some turns on, the learner to play; the fourth of the team stands far off."""
    own = [TOKENS[token] for token in CHARACTERS_OF[LEARNER]]
    rest = zip((name for name in own if name not in (*NEEDED, fourth)), _HIDDEN, strict=True)
    tokens: dict[str, Any] = dict.fromkeys(TOKENS, "lost")
    for name, place in {**_STANDING, fourth: _ASIDE, **dict(rest)}.items():
        tokens[name] = place if isinstance(place, int) else list(coordinates(SQUARE_BY_NAME[place]))
    hands = (([3, 4], [*COMBAT]), ([2, 3], [0, 1, GUARDED]))
    position: dict[str, Any] = {
        "phase": "card",
        "turn": LEARNER,
        "number": 13,
        "ap": 0,
        "top": 5,
        "quiet": 0,
        "first": LEARNER,
        "setup": {"goal": list(_SETUP.goal)},
        "vp": [0, 0],
        "rooms": [
            {"id": room, "rot": 0, "up": slot < ROOM}
            for slot, room in enumerate(("2R", "1R", "3R", "1L", "2L", "3L", "4R", "4L"))
        ],
        "gates": {},
        "tokens": tokens,
        "wounded": [],
        "fresh": {"wounded": [], "healed": []},
        "potion": {},
        "seats": [
            {"actions": actions, "combat": combat, "jumps": 0, "laid": None} for actions, combat in hands
        ],
        "fight": None,
        "placing": [],
        "result": None,
    }
    return from_position(position, _SEED)


def answered(state: Game, seat: int) -> str:
    """What the other does: its guard steps into the way, and lays the highest card it has left."""
    if state.phase is Phase.FIGHT:
        return str(Lay(GUARDED))
    low = min(state.seats[seat].actions)
    acting = play.apply(state, seat, Play(low)).game
    ways = reach(acting, seat, GUARD)
    steps = [str(ways[square][0]) for square in STEP if square in ways]
    return drafts.AND.join([str(Play(low)), *steps[:1], "end"])


# ----------------------------------------------------------------------------------------- what leads on


def after(state: Game, seat: int, *actions: Action | str) -> Game | None:
    """The state after some actions of a seat, None where they do not go."""
    try:
        for action in actions:
            state = play.apply(state, seat, parse(action) if isinstance(action, str) else action).game
    except RuleError:
        return None
    return state


def has_treasure(state: Game) -> bool:
    """Whether the Goblin is in play with the Treasure in hand."""
    goblin = BY_NAME[GOBLIN]
    return Board(state).is_fit(goblin) and Board(state).load(goblin) == BY_NAME[TREASURE]


def treasure_square(state: Game) -> str:
    """The square on which the Treasure is; empty where it is on none."""
    place = state.at[BY_NAME[TREASURE]]
    return NAMES[place] if place < SQUARES else ""


def fetching(state: Game) -> str | None:
    """The move by which the Goblin stops where the Treasure lies, so that it can leave next turn."""
    for way in reach(state, LEARNER, GOBLIN).get(treasure_square(state), ())[:1]:
        then = after(state, LEARNER, way)
        if then is not None and has_treasure(then) and can_leave(then):
            return str(way)
    return None


def turned(state: Game) -> tuple[str, ...]:
    """What turns the room so that the Goblin can fetch the Treasure, and does so; none otherwise."""
    for turn in (-1, 1):
        rotate = Rotate(MEKANORK, ROOM, turn)
        then = after(state, LEARNER, rotate)
        if then is not None and (way := fetching(then)) is not None:
            return str(rotate), way
    return ()


def can_leave(state: Game) -> bool:
    """Whether the learner wins in the next turn, once the guard has stepped in: by a fight, and then out."""
    ends = state if state.turn == OTHER else after(state, LEARNER, "end")
    if ends is None or ends.phase is not Phase.CARD:
        return False
    guarded = after(ends, OTHER, *answered(ends, OTHER).split(drafts.AND))
    fought = None if guarded is None else after(guarded, LEARNER, *fight(guarded), Lay(WINNING))
    won = None if fought is None else after(fought, OTHER, Lay(GUARDED))
    return won is not None and bool(leaving(won))


def fight(state: Game) -> tuple[str, ...]:
    """What brings the Warrior beside the guard and attacks it; none where that does not go."""
    acting = after(state, LEARNER, Play(max(state.seats[LEARNER].actions)))
    ways = {} if acting is None else reach(acting, LEARNER, WARRIOR)
    guard = Attack(WARRIOR, GUARD)
    for square in (STAND, *ways):
        for way in ways.get(square, ())[:1]:
            if acting is not None and after(acting, LEARNER, way, guard) is not None:
                return str(Play(max(state.seats[LEARNER].actions))), str(way), str(guard)
    return ()


def leaving(state: Game) -> tuple[str, ...]:
    """The moves by which the Goblin leaves with the Treasure, with the points left; none where it cannot."""
    if state.phase is not Phase.ACT or not has_treasure(state):
        return ()
    for first in ("", *reach(state, LEARNER, GOBLIN)):
        moves: tuple[str, ...] = ()
        then: Game | None = state
        if first:
            moves = (str(reach(state, LEARNER, GOBLIN)[first][0]),)
            then = after(state, LEARNER, *moves)
        if then is not None and OUT in (ways := reach(then, LEARNER, GOBLIN)):
            return (*moves, str(ways[OUT][0]))
    return ()
