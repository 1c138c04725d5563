"""Short notation for positions and actions in tests.

Tokens are listed in a string, each with its square, room or fate: ``b.troll G3, y.sword 5, b.thief
exit``. Later entries override earlier ones. By default the rooms are unrotated, in the order of the data,
all revealed; blue acts with five points left; tokens not named are dead or lost.
"""

import copy

from k2bot.games.dungeon_twister.engine import (
    RuleError,
    apply,
    from_position,
    legal_actions,
    parse,
    to_position,
)
from k2bot.games.dungeon_twister.engine.squares import NAMES, SQUARE_BY_NAME, coordinates, square_at

CHARACTERS = ["cleric", "goblin", "mekanork", "thief", "troll", "wallwalker", "warrior", "wizard"]
OBJECTS = ["armour", "sword", "rope", "potion", "wand", "treasure"]
TOKENS = [f"{colour}.{kind}" for colour in "by" for kind in CHARACTERS + OBJECTS]
ROOMS = ["1R", "1L", "2R", "2L", "3R", "3L", "4R", "4L"]
COMBAT = [0, 1, 2, 2, 3, 3, 4, 5, 6]


def hands(*combat, actions=(2, 3, 4), jumps=3):
    """The cards of both players: combat cards of each, or the same for both."""
    both = combat if len(combat) == 2 else (combat or [COMBAT]) * 2
    return [{"actions": list(actions), "combat": list(one), "jumps": jumps, "laid": None} for one in both]


def place_of(word):
    """Where a token is, as in a position."""
    square = SQUARE_BY_NAME.get(word)
    return list(coordinates(square)) if square is not None else int(word) if word.isdigit() else word


def position(tokens, rotations=None, hidden=(), rooms=ROOMS, **changes):
    """A position with these tokens, named with ``b.`` or ``y.``, on squares or elsewhere."""
    places = {name: "dead" if name[2:] in CHARACTERS else "lost" for name in TOKENS}
    standing = tokens.items() if isinstance(tokens, dict) else map(str.split, tokens.split(", "))
    places |= {name: place_of(word) for name, word in standing}
    turn = changes.get("turn", 0)
    made = {
        "phase": "act",
        "turn": turn,
        "number": 12,
        "ap": 5,
        "top": 5,
        "quiet": 0,
        "first": 0,
        "setup": {"goal": [5, 5]},
        "vp": [0, 0],
        "rooms": [
            {"id": name, "rot": (rotations or {}).get(slot, 0), "up": slot not in hidden}
            for slot, name in enumerate(rooms)
        ],
        "gates": {},
        "tokens": places,
        "wounded": [],
        "fresh": {"wounded": [], "healed": []},
        "potion": {},
        "seats": hands(),
        "fight": None,
        "placing": [],
        "result": None,
    }
    made.update(copy.deepcopy(changes))
    return made


def set_up(tokens, seed="kit", **changes):
    return from_position(position(tokens, **changes), seed)


def actions(state, kind="", seat=None):
    """Texts of the listed actions with this prefix."""
    seat = state.active_seat if seat is None else seat
    return [text for text in map(str, legal_actions(state, seat)) if text.startswith(kind)]


def do(state, *texts, seat=None):
    """The game after some answers of one seat (whose turn it is)."""
    for text in texts:
        state = answer(state, text, seat=seat).game
    return state


def answer(state, text, seat=None):
    """One answer, which must be listed unless it's a move along another path."""
    seat = state.active_seat if seat is None else seat
    if not text.startswith("move"):
        assert text in actions(state, seat=seat), text
    return apply(state, seat, parse(text))


def refused(state, text, seat=None):
    """The rule that refuses an answer, which isn't listed and changes nothing."""
    seat = state.active_seat if seat is None else seat
    before = to_position(state)
    assert text not in actions(state, seat=seat)
    try:
        apply(state, seat, parse(text))
    except RuleError as error:
        assert to_position(state) == before
        return error.rule
    raise AssertionError(f"{text} was not refused")


def where(state, token):
    """Where a token is: a square, or as in a position."""
    place = to_position(state)["tokens"][token]
    return NAMES[square_at(*place)] if isinstance(place, list) else place


def fight(state, text, attack, defence):
    """An attack with both cards."""
    state = do(state, text)
    attacker = state.active_seat
    return do(do(state, f"lay {attack}", seat=attacker), f"lay {defence}", seat=1 - attacker)


def injured(state):
    return to_position(state)["wounded"]


def ends(state, character):
    """The squares on which a character's listed moves end."""
    found = set()
    for text in actions(state, f"move {character} "):
        found.add([word for word in text.split()[2:] if word[0].isupper()][-1])
    return found


def begun(state):
    """The turn after its first playable card."""
    return do(state, actions(state, "play")[0])


def blue_turns(tokens, *turns, **changes):
    """Blue's last turn in a position, not ended, after its earlier ones; yellow passes each time."""
    state = set_up(tokens, ap=0, phase="card", turn=1, **changes)
    for turn in turns:
        last = do(begun(do(begun(state), "end")), *turn)
        state = do(last, "end")
    return last
